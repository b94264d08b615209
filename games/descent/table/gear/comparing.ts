// What a thing in hand would change, in figures: wounds on the average through middling armour, near and far, then armour and speed. Pure.

import { mean } from '@veillee/pieces/odds';
import { woundOdds } from '../../rules/attack/odds.ts';
import type { Fit } from '../../rules/hero/comparison.ts';
import { rowId, type Thing } from '../../rules/state.ts';
import type { Reading } from '../reading.ts';
import type { Piece } from './equipment.tsx';

/** As thick as most monsters of the base box wear it. */
export const ARMOUR = 2;
/** In spaces: hand to hand, across a room, down a corridor. */
const DISTANCES = [1, 3, 6] as const;

export interface Compared {
  readonly what: 'wounds' | 'armour' | 'speed';
  /** How far away, of wounds. */
  readonly distance?: number;
  readonly before: number;
  readonly after: number;
}

/** With whichever weapon does best there. */
export const woundsAt = ({ weapons }: Fit, distance: number): number =>
  Math.max(
    0,
    ...weapons
      .filter(({ kind }) => kind !== 'melee' || distance === 1)
      .map(weapon => mean(woundOdds(weapon, { armour: ARMOUR, ...(weapon.kind !== 'melee' && { distance }) }))),
  );

/** Only what changes; wounds as a whole where any of them does. */
export function compared(before: Fit, after: Fit): Compared[] {
  const round = (n: number): number => Math.round(n * 10) / 10;
  const wounds = DISTANCES.map(distance => ({
    what: 'wounds' as const,
    distance,
    before: round(woundsAt(before, distance)),
    after: round(woundsAt(after, distance)),
  }));
  const stats = (['armour', 'speed'] as const).map(what => ({ what, before: before[what], after: after[what] }));
  return [
    ...(wounds.some(one => one.before !== one.after) ? wounds : []),
    ...stats.filter(one => one.before !== one.after),
  ];
}

/** Whether a thing in use would make room for the one that is weighed. */
export function makesWay(reading: Reading, thing: Thing, held: Piece | undefined): boolean {
  const id = thingWeighed(reading, held);
  const instead = id === undefined ? [] : (reading.outlook.things?.[id]?.instead ?? []);
  return instead.some(({ text }) => text === `item.${rowId(thing)}`);
}

/** The thing that is held, or that is chosen. */
export function thingWeighed({ options, table, outlook }: Reading, held: Piece | undefined): string | undefined {
  const known = (id: string | undefined): id is string => id !== undefined && outlook.things?.[id] !== undefined;
  if (known(held?.id)) return held?.id;
  const chosen = options.find(({ key }) => table.picked.includes(key));
  return chosen?.on?.find(known);
}
