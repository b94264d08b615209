// Whose feats lie before the reader: of the hero who is asked, if they are the reader's; else of the first of theirs. Pure.

import { headOf } from '@veillee/pieces/keys';
import { featRow } from '../../content/feats.ts';
import type { FeatRow } from '../../content/rows.ts';
import { featKey } from '../../rules/keys.ts';
import { type Hero, rowId } from '../../rules/state.ts';
import type { Reading } from '../reading.ts';

export interface HeldFeat {
  readonly row: FeatRow;
  /** As options name it. */
  readonly thing: string;
  readonly count: number;
  /** Why it does not lie open to be played: the moment that it waits for, or that one was played in this turn. */
  readonly waits: 'played' | FeatRow['effect']['when'] | undefined;
}

type Read = Pick<Reading, 'view' | 'table' | 'hero' | 'options'>;

/** Heroes of the reader, if any of them holds a feat. */
export function holders({ view, table }: Pick<Read, 'view' | 'table'>): readonly Hero[] {
  const { cards = {} } = view.featCards ?? {};
  const own = view.heroes.filter(({ seat }) => seat === table.seat);
  return own.some(({ id }) => (cards[id] ?? []).length > 0) ? own : [];
}

export function holderInFront(read: Read): Hero | undefined {
  const own = holders(read);
  const { hero, view } = read;
  const held = view.featCards?.cards ?? {};
  return own.find(({ id }) => id === hero?.id) ?? own.find(({ id }) => (held[id] ?? []).length > 0) ?? own[0];
}

/** A hero's hand, alike cards together. What is lit is theirs to play: with another hero of the reader asked, nothing is. */
export function featsOf({ view, options, hero }: Read, { id }: Pick<Hero, 'id'>): readonly HeldFeat[] {
  const { cards = {}, played = [] } = view.featCards ?? {};
  const hand = (cards[id] ?? []).map(rowId);
  const isAsked = hero?.id === id;
  const held = [...new Set(hand)].map((card): HeldFeat => {
    const row = featRow(card);
    const thing = featKey.make(card);
    const isOpen = isAsked && options.some(({ key, on }) => headOf(key) === 'feat' && on?.includes(thing));
    return {
      row,
      thing,
      count: hand.filter(one => one === card).length,
      waits: isOpen ? undefined : played.includes(id) ? 'played' : row.effect.when,
    };
  });
  // What can be played now lies first: on a phone the rest may lie below the edge.
  return held.toSorted((one, other) => Number(one.waits !== undefined) - Number(other.waits !== undefined));
}

/** What this feat would add to an attack that has been rolled: the wounds of a blow with it and without it are then known. */
export const damageAdded = (row: FeatRow): number =>
  row.effect.ops.reduce((sum, op) => sum + (op.op === 'add' ? (op.bonus.damage ?? 0) : 0), 0);
