// What a dungeon adds to the state of a table: which of its levels lies there, and what belongs to that level alone. Everything in it lies open.

import type { Space } from '@veillee/pieces/geometry';
import type { BoardId } from '../../../content/legend/boards/vocabulary.ts';
import type { Avatar } from '../../../content/legend/vocabulary.ts';
import type { HeroId, MonsterFigure } from '../../ids.ts';

/** What a figure came as: it leads the level, leads it with another, is of the set that the overlord has chosen, or walks along with the heroes. */
export type Standing = 'leader' | 'twin' | 'minion' | 'villager';

export interface Dungeon {
  /** How many levels it has, and which have been entered, the last of them now (LEG-8.4). */
  readonly levels: number;
  entered: BoardId[];
  /** It is the keep of this avatar (LEG-12.4). */
  readonly keep?: Avatar | undefined;
  /** Its figure, once it has appeared, and whether it is dead (LEG-12.11, LEG-12.20). */
  avatar?: MonsterFigure | undefined;
  slain?: true | undefined;
  /** Who turns on the others (LEG-17.18). */
  enslaved?: HeroId | undefined;
  /** Where the party learns before it goes in from higher up (LEG-3.22). */
  readonly schools: string[];
  /** Powers that lieutenants have brought: they count for no limit (LEG-7.30). */
  readonly fortified: string[];
  /** A Power of treachery that lies there for nothing (LEG-21.8). */
  free?: string | undefined;
  /** Lieutenants who have fortified it and make it shake. */
  shaken?: string[] | undefined;
  /** The High Temple has spared the heroes a part of a death (LEG-13.33). */
  mourned?: true | undefined;
  /** Conquest of both sides when it was entered (LEG-21.21). */
  readonly from: { readonly heroes: number; readonly overlord: number };
  /** The round that was over when this level was entered. */
  since: number;
  /** The reinforcement marker is face up (LEG-8.18). */
  markerUp: boolean;
  /** How often the deck has run out on this level (LEG-8.16). */
  exhausted: number;
  /** Potions that the Alchemist has sold (LEG-13.9), and what the Market offers, once somebody has been there (LEG-13.11). */
  potions: number;
  offer?: string[] | undefined;
  /** Of this level: figures that have attacked or been attacked, spaces that were searched, doors that were opened, what has happened once. */
  stirred: MonsterFigure[];
  searched: Space[];
  opened: string[];
  /** Chests that were opened on it. */
  chests: number;
  done: LevelNote[];
  /** The party is gone: it has left by the last portal, fled, or been thrown out (LEG-8.44, LEG-8.45, LEG-8.15). */
  over?: 'won' | 'fled' | 'ejected' | undefined;
}

export const LEVEL_NOTES = [
  'leader-fell', // once, and waits to come back
  'leader-back',
  'leader-called', // by a glyph
  'leader-came',
  'leader-roused', // and waits no more
  'seal-broken', // to which the leader was bound
  'villager-left', // by the portal
  'survived', // once, thanks to a phylactery
  'rewarded', // with what a rumour or a legendary area brings (LEG-9.11)
] as const;
export type LevelNote = (typeof LEVEL_NOTES)[number];
