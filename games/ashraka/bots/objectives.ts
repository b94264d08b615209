// What front and back of each booklet tell whoever has read them (ASH-2.1, ASH-4.19): where it ends, what must be brought there, which
// places the story names and which card a place sounds like. Nothing here stands inside a booklet.

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
  /** Cards whose names say where they belong, to whoever has seen them. */
  readonly leads: { readonly [place in PlaceId]?: FindId };
  /** Places that the story does without, and what a look at them is worth in actions. */
  readonly aside: { readonly [place in PlaceId]?: number };
}

const goal = (at: PlaceId, cards: readonly FindId[], both = false): Goal => ({ at: node(at), cards, both });

export const OBJECTIVES: { readonly [adventure in AdventureNumber]: Objective } = {
  // "Show the Sage’s Letter at the Edge of Braiebois, then both leave the board by the northern exit."
  1: {
    goals: [goal('a1-forest-edge', ['a1-find-02'])],
    exit: 'a1-e-forest-edge--exit',
    // The Bridge Pass; the Torch.
    leads: { 'a1-guarded-bridge': 'a1-find-04', 'a1-mysterious-cave': 'a1-find-01' },
    aside: { 'a1-mysterious-cave': 3, 'a1-south-gate': 3 },
  },
  // "Bring both heroes to the Great Oak with all three Amber Acorns, then activate it."
  2: {
    goals: [goal('a2-great-oak', ['a2-find-01', 'a2-find-02', 'a2-find-03'], true)],
    // The Dryad’s Flute; the Lantern.
    leads: { 'a2-dryad-grove': 'a2-find-04', 'a2-spider-den': 'a2-find-05' },
    aside: {},
  },
  // "Show the Moon Lily and the Marsh Heart at the North Dyke, then both leave the board by the northern exit."
  // A lily that "blooms only among the herons", "a bell that must be earned".
  3: {
    goals: [goal('a3-north-dyke', ['a3-find-02', 'a3-find-04'])],
    exit: 'a3-e-north-dyke--exit',
    // The Heron Mask; the Ferryman’s Bell.
    leads: { 'a3-moon-pool': 'a3-find-03', 'a3-bell-tower': 'a3-find-01' },
    aside: {},
  },
  // "Open the Buried Gate with both halves of the disc, then activate it while both heroes stand there."
  // "Water for the nomads, courage for the worm’s pit, a long patience for the tomb and, if you can find one, a good answer for the sphinx."
  4: {
    goals: [goal('a4-buried-gate', ['a4-find-01', 'a4-find-02'], true)],
    // The Water Skin; the Nomads’ Map.
    leads: { 'a4-nomad-camp': 'a4-find-04', 'a4-lost-tomb': 'a4-find-03' },
    aside: { 'a4-sphinx': 10 },
  },
  // "Three keys keep the throne stair shut: one among the living who are locked away, one among the dead who are forgotten, the last
  // among the stars"; "Defeat the Avatar of Ashraka in the Throne Room".
  5: {
    goals: [
      goal('a5-throne-stair', ['a5-find-01', 'a5-find-02', 'a5-find-03']),
      { ...goal('a5-throne-room', [], true), guarded: true },
    ],
    // The Rat Disguise; the Alchemist’s Fuse.
    leads: { 'a5-prison': 'a5-find-04', 'a5-great-gate': 'a5-find-07' },
    aside: { 'a5-treasury': 6, 'a5-clock-tower': 3, 'a5-great-gate': 3 },
  },
};
