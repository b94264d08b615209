// How the novice runs the dungeon: whatever it can pay it plays, its monsters go for whoever is nearest and strike whom they can hurt most.

import type { Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { overlordCardRow } from '../content/overlord.ts';
import { isBeside, mapNow } from '../rules/board.ts';
import * as keys from '../rules/keys.ts';
import { landKey } from '../rules/legend/outdoors/keys.ts';
import { foesOf, type Known, type Monster, monsterOf, rowId, type Side, type Stand, standsOn } from '../rules/state.ts';
import { worthOfBlow } from './blows.ts';
import { fieldOf, type Lure } from './lure.ts';
import { foretoldBy, type Mind } from './mind.ts';

const PLAYED = { power: 12, spawn: 9, event: 6, trap: 6 } as const;

/** Heroes on the board; the weaker, the more they draw. */
const luresOf = ({ heroes }: Known, spaces: (at: Space) => readonly Space[]): Lure[] =>
  heroes.flatMap(hero => (hero.at ? [{ at: spaces(hero.at), worth: 10 + 10 / (1 + hero.wounds) }] : []));

/** What draws whoever a hero has animated. */
export const foes = (known: Known): Lure[] =>
  foesOf(known).map(one => ({ at: standsOn(one).flatMap(at => mapNow(known).neighbours(at)), worth: 10 }));

const fieldBeside = (state: Known, side: Side = 'overlord'): ((at: Space) => number) =>
  fieldOf(state, side === 'heroes' ? foes(state) : luresOf(state, at => mapNow(state).neighbours(at)));
/** What a place for a figure is worth: the best of its spaces. */
const standing = (field: (at: Space) => number, at: Stand): number => Math.max(0, ...standsOn({ at }).map(field));

/** Cards, monsters and what is burnt, in the overlord's own turn. */
export function worthOfPlay({ known }: Mind): (option: Option) => number {
  const field = fieldBeside(known);
  return ({ key }) => {
    const [card] = keys.cardKey.read(key) ?? [];
    if (card !== undefined) return PLAYED[overlordCardRow(rowId(card)).type as keyof typeof PLAYED] ?? 5;
    const [id] = keys.monsterKey.read(key) ?? [];
    // Whoever stands nearest acts first, and makes room.
    if (id !== undefined) return 1 + standing(field, monsterOf(known, id as `monster:${string}`).at) / 10;
    const [burnt] = keys.burnKey.read(key) ?? [];
    return burnt === undefined ? 0 : -5 - worthOfKeeping(burnt);
  };
}

/** What is given away first, where a hand is too full: what costs most. */
export const worthOfKeeping = (card: string): number => -(overlordCardRow(rowId(card)).cost ?? 0) / 10;

/** What the monster that acts does: strikes, or comes nearer. */
export function deedsOfMonster(mind: Mind): (option: Option) => number {
  const { known, side } = mind;
  const { acting } = known.overlord;
  if (!acting) return () => 0;
  const monster = monsterOf(known, acting.monster);
  const strike = foretoldBy(mind, monster.id, 'activation');
  const field = fieldBeside(known, side);
  const here = standing(field, monster.at);
  return ({ key }) => {
    if (keys.attackKey.read(key)) return 1 + worthOfBlow(known, side, strike.byKey(key));
    if (key === landKey) return hasFoeBeside(known, monster) ? 1 : 0;
    if (keys.cardKey.read(key)) return PLAYED.event;
    if (keys.doorKey.read(key)) return 0.2;
    const [to] =
      keys.walkKey.read(key) ?? keys.climbKey.read(key) ?? keys.jumpKey.read(key) ?? keys.leapKey.read(key) ?? [];
    return to === undefined ? 0 : standing(field, to as Stand) - here - 0.05;
  };
}

/** Whoever soars comes down where that is of use (DES-89.4). */
const hasFoeBeside = (known: Known, monster: Monster): boolean =>
  known.heroes.some(({ at }) => at !== undefined && standsOn(monster).some(own => isBeside(known, own, at)));

/** Where a monster is placed: near to the heroes. */
export function worthOfSite({ known }: Mind): (option: Option) => number {
  const field = fieldBeside(known);
  return ({ key }) => {
    const [at] = keys.placeKey.read(key) ?? [];
    return at === undefined ? 0 : 1 + standing(field, at as Stand);
  };
}
