// The overlord's shop of treachery, as its owner sees it: what each colour has left, what is bought and what could be, and what the deck comes to.
// Pure.

import type { Option, PlainDecision, Refused, Text } from '@veillee/kernel';
import type { TableEvent } from '@veillee/web/kit';
import { rowsOf } from '../../content/boxes.ts';
import { overlordCards } from '../../content/overlord.ts';
import { questRow } from '../../content/quests.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { CARD_TYPES, type CardType, TREACHERY, type Treachery } from '../../content/vocabulary.ts';
import { rowId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface ShopCard {
  readonly row: OverlordCardRow;
  readonly cost: number;
  /** Copies that are in the deck already. */
  readonly bought: number;
  readonly state: 'open' | 'dear' | 'out';
}

export interface ShopRow {
  readonly colour: Treachery;
  readonly left: number;
  readonly all: number;
  readonly cards: readonly ShopCard[];
}

interface Asked {
  readonly options: readonly Pick<Option, 'on'>[];
  readonly refused: readonly Pick<Refused, 'on'>[];
}

/** By colour, the cheapest first; what is bought stays where it lay. */
export function shopOf({ quest, boxes, overlord, legend }: View, { options, refused }: Asked): readonly ShopRow[] {
  const { treachery } = overlord;
  const has = (list: Asked['refused'], thing: string): boolean => list.some(({ on }) => on?.includes(thing));
  return TREACHERY.map(colour => ({
    colour,
    left: treachery?.points[colour] ?? 0,
    all: (legend?.treachery ?? questRow(quest).treachery)[colour],
    cards: rowsOf(overlordCards, boxes)
      .flatMap((row): ShopCard[] => {
        if (row.treachery?.colour !== colour) return [];
        const thing = `card:${row.id}`;
        const state = has(options, thing) ? 'open' : has(refused, thing) ? 'dear' : 'out';
        return [{ row, cost: row.treachery.cost, bought: boughtOf(overlord, row.id), state }];
      })
      .toSorted((one, other) => one.cost - other.cost || one.row.cost - other.row.cost),
  }));
}

/**
 * What lies in front on a shelf that holds so many beside each other: the first of them, in their order. What is bought, and what has been
 * chosen, is not put away behind others.
 */
export function inFront(cards: readonly ShopCard[], most: number, chosen: string | undefined): readonly ShopCard[] {
  const isKept = ({ bought, row }: ShopCard): boolean => bought > 0 || row.id === chosen;
  const room = most - cards.filter(isKept).length;
  const others = cards.filter(card => !isKept(card)).slice(0, Math.max(0, room));
  return cards.filter(card => isKept(card) || others.includes(card));
}

const boughtOf = ({ treachery }: View['overlord'], id: string): number =>
  treachery?.bought.filter(card => rowId(card) === id).length ?? 0;

/** What is in the deck, by type, and how much of it is treachery. */
export function deckByType({ boxes, overlord }: View): readonly { type: CardType; n: number; treachery: number }[] {
  const { aside = [] } = overlord;
  return CARD_TYPES.map(type => {
    const rows = rowsOf(overlordCards, boxes).filter(row => row.type === type);
    const basics = rows.filter(row => !row.treachery);
    const gone = aside.filter(card => basics.some(({ id }) => id === rowId(card))).length;
    const treachery = rows.reduce((sum, row) => sum + (row.treachery ? boughtOf(overlord, row.id) : 0), 0);
    return { type, n: basics.reduce((sum, { copies }) => sum + copies, 0) - gone + treachery, treachery };
  });
}

/** A card of treachery, and the one that has made room for it: none yet, while that is asked. */
export interface Swapped {
  readonly comes: OverlordCardRow;
  readonly goes: OverlordCardRow | undefined;
}

/** In their order, as the overlord alone was told; the one that is under way last. */
export function exchangesOf(
  log: readonly Pick<TableEvent, 'text' | 'with'>[],
  decision: Pick<PlainDecision, 'prompt' | 'with'> | undefined,
): readonly Swapped[] {
  const done = log.flatMap(({ text, with: told }): Swapped[] => {
    const [comes, goes] = [cardNamed(told?.card), cardNamed(told?.out)];
    return text === 'log.overlord.treachery' && comes && goes ? [{ comes, goes }] : [];
  });
  const comes = comingIn(decision);
  return comes ? [...done, { comes, goes: undefined }] : done;
}

/** What has been chosen and waits for a card to make room. */
export const comingIn = (decision: Pick<PlainDecision, 'prompt' | 'with'> | undefined): OverlordCardRow | undefined =>
  decision?.prompt === 'overlord.aside' ? cardNamed(decision.with?.card) : undefined;

const cardNamed = (name: unknown): OverlordCardRow | undefined =>
  overlordCards.find(({ id }) => (name as Text | undefined)?.text === `card.${id}`);
