// What the back of each booklet asks for, as whoever has read it knows it (ASH-2.1, ASH-4.19): where it ends, and what must be
// brought there. Nothing here stands inside a booklet.

import { type Node, node } from '@veillee/pieces/geometry';
import type { AdventureNumber, FindId, PathId, PlaceId } from '../content/vocabulary.ts';

export interface Goal {
  readonly at: Node;
  /** Cards that must be shown there, by whoever of the heroes stands there. */
  readonly cards: readonly FindId[];
  /** Both heroes must be there. */
  readonly both: boolean;
  /** Somebody is known to wait there: another monster on the board. */
  readonly guarded?: true;
}

export interface Objective {
  /** In this order, as far as each can be reached. */
  readonly goals: readonly Goal[];
  /** Then both leave by it. */
  readonly exit?: PathId;
}

const goal = (at: PlaceId, cards: readonly FindId[], both = false): Goal => ({ at: node(at), cards, both });

export const OBJECTIVES: { readonly [adventure in AdventureNumber]: Objective } = {
  // "Show the Sage’s Letter at the Edge of Braiebois, then both leave the board by the northern exit."
  1: { goals: [goal('a1-forest-edge', ['a1-find-02'])], exit: 'a1-e-forest-edge--exit' },
  // "Bring both heroes to the Great Oak with all three Amber Acorns, then activate it."
  2: { goals: [goal('a2-great-oak', ['a2-find-01', 'a2-find-02', 'a2-find-03'], true)] },
  // "Show the Moon Lily and the Marsh Heart at the North Dyke, then both leave the board by the northern exit."
  3: { goals: [goal('a3-north-dyke', ['a3-find-02', 'a3-find-04'])], exit: 'a3-e-north-dyke--exit' },
  // "Open the Buried Gate with both halves of the disc, then activate it while both heroes stand there."
  4: { goals: [goal('a4-buried-gate', ['a4-find-01', 'a4-find-02'], true)] },
  // "Three keys keep the throne stair shut"; "Defeat the Avatar of Ashraka in the Throne Room".
  5: {
    goals: [
      goal('a5-throne-stair', ['a5-find-01', 'a5-find-02', 'a5-find-03']),
      { ...goal('a5-throne-room', [], true), guarded: true },
    ],
  },
};
