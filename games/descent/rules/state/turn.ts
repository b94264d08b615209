// Where a quest stands between two decisions, and what has happened in the turn of a hero.

import type { Space } from '@veillee/pieces/geometry';
import type { Action, HalfAction, Intent, Kind } from '../../content/vocabulary.ts';
import type { HeroId, MonsterFigure } from '../ids.ts';
import type { WeekPosition } from '../legend/record.ts';

export type Position =
  | { readonly at: 'setup' }
  /** Heroes are chosen, one after the other (DES-3.4). */
  | { readonly at: 'heroes' }
  /** Each hero in turn may exchange a skill (DES-3.10). */
  | { readonly at: 'skills'; readonly hero: number }
  /** What a hero buys before the quest (DES-3.14). */
  | { readonly at: 'shopping'; readonly hero: number }
  /** Where the figures stand at first (DES-3.29). */
  | { readonly at: 'arrival'; readonly hero: number }
  /** Of a dungeon from silver or gold (LEG-3.22): the overlord's means, treasures of lower metals, and lessons in one place after the other. */
  | { readonly at: 'means' }
  | { readonly at: 'treasures'; readonly hero: number }
  | { readonly at: 'lessons'; readonly school: number; readonly hero: number }
  /** Of a dungeon: its next level is laid, and its leader and minions are placed (LEG-8.4, LEG-8.8). */
  | { readonly at: 'level' }
  | { readonly at: 'minions' }
  /** Of an encounter: its ground is laid, the heroes begin there, and the overlord places who waits (LEG-6.5, LEG-6.12). */
  | { readonly at: 'ground' }
  /** Of a battle with a lieutenant: what the overlord holds is bought (LEG-7.13). */
  | { readonly at: 'hand' }
  | { readonly at: 'foes' }
  | { readonly at: 'round' }
  /** Who goes next (DES-5.4). */
  | { readonly at: 'next' }
  /** Steps 0 and 1 of a hero's turn (DES-6.2, DES-6.4). */
  | { readonly at: 'turnStart' }
  /** Step 2 (DES-6.7). */
  | { readonly at: 'equip' }
  /** Step 3 (DES-6.8). */
  | { readonly at: 'declare' }
  /** One deed of the declared action. */
  | { readonly at: 'act' }
  | { readonly at: 'turnEnd' }
  /** One step of the overlord's turn, which `overlord.step` names. */
  | { readonly at: 'overlord' }
  | { readonly at: 'roundEnd' }
  /** Of a campaign, between its boards. */
  | WeekPosition;

/** What has happened in the turn of a hero. */
export interface HeroTurn {
  readonly hero: HeroId;
  /** Declared: or the one half-action of whoever is stunned (DES-75.6). */
  action?: Action | HalfAction;
  /** What Ready is besides the order, once it is known. */
  half?: HalfAction | 'both';
  /** What they have said that they intend: it binds nobody. */
  intent?: Intent | MonsterFigure;
  /** Movement points left. */
  movement: number;
  /** Attacks left. */
  attacks: number;
  /** Orders that may be placed, and must be where the action says so (DES-7.9). */
  orders: number;
  /** The prolonged action of the order that was placed (DES-9.2). */
  work?: string;
  /** Nobody can spend movement points in it: webbed (DES-97.4). */
  stuck?: true;
  stunned?: true;
  /** Potions drunk. */
  drunk: number;
  /** Has paid for trading in Town (DES-32.2). */
  trades?: true;
  /** Has walked since an encounter was last looked for (DES-27.2). */
  walked?: true;
  /** Was interrupted on the way and may go on: their movement has not ended (DES-27.2). */
  midway?: true;
  /** The space to go back to where one may not stop (DES-16.16). */
  lastFree?: Space;
  /** Began as a monkey: a turn of those that are counted (DES-99.9). */
  asMonkey?: true;
  /** Began in Town; points for its places alone, where they are played with (DES-33.1). */
  inTown?: true;
  errands?: number;
  /** Uses of what can be used once in a turn. */
  used: string[];
  /** Movement points and attacks that do not come from the action. */
  extra?: { movement?: number; attacks?: number };
  /** Attacks left that are of one kind alone, besides the others. */
  only?: { [kind in Kind]?: number } | undefined;
  /** Spaces walked over, for whoever strikes at the end of a straight line. */
  trail?: Space[];
  /** Their movement has ended: no step is taken any more, whatever points there are (Steelhorns). */
  halted?: true;
  ended: boolean;
}
