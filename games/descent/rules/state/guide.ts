// What only the reader of the quest guide knows, besides the guide itself (DES-0.9).

import type { LevelId } from '../../content/legend/boards/vocabulary.ts';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import type { MonsterId, Rank, Tier } from '../../content/vocabulary.ts';
import type { HeroId } from '../ids.ts';
import type { Fact } from '../quest/facts.ts';
import type { MarkerId } from './board.ts';
import type { Stand, StatChange } from './figures.ts';

/** Flags that first parts keep for those that follow them, by their quests. */
export type Kept = { readonly [quest in QuestId]?: readonly string[] };

/** Somebody who is not on the board yet. */
export interface Hidden {
  readonly kind: MonsterId;
  readonly rank: Rank;
  readonly at: Stand;
}

/** What the reader of the quest guide knows. */
export interface Guide {
  /** Numbers under chests on the board (DES-3.28), and of those not drawn yet. */
  chests: { [marker in MarkerId]?: number };
  pools: { [tier in Tier]: number[] };
  flags: string[];
  /** What the first parts of other quests have left. */
  readonly kept?: Kept | undefined;
  counters: { [counter: string]: number };
  /** Scripts that have run, and run no more. */
  done: string[];
  /** Things of the guide that were killed or removed, by their numbers. */
  gone: number[];
  /** Quick actions that are allowed or forbidden, doors that are locked, otherwise than the guide says. */
  allowed: { [what: string]: boolean };
  locked: { [door: string]: boolean };
  /** Things of the guide that heroes have taken or opened, by their numbers. */
  taken: number[];
  /** Things that scripts have placed in an area that nobody has seen yet: they are set up with it. */
  due: number[];
  /** What scripts have changed of figures that are yet to be set up. */
  changes?: readonly { readonly thing: number; readonly change: StatChange }[] | undefined;
  /** Who opened a chest that has not given what is in it (DES-13.10). */
  openers: { [marker in MarkerId]?: HeroId };
  /** What has happened while a script ran, and the scripts that wait for it. */
  queue: { readonly fact: Fact; readonly scripts: readonly string[] }[];
  isRunning?: true;
  /** Levels of a dungeon that were drawn as it was entered, in their order (LEG-21.11): the overlord has read them. */
  ahead?: LevelId[] | undefined;
  /** Minions whom no hero has seen yet, and where they stand (LEG-21.14). */
  hidden?: Hidden[] | undefined;
  /** At a table that a hero imagines: nobody there knows what stands in an area that has not been seen, so nothing does. */
  isUnread?: true;
}
