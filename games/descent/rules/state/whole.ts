// A state: all of it in one plain tree, what of it lies open, and the table that rules play it at.

import type { Deed as KernelDeed, Rules, Seat, Table } from '@veillee/kernel';
import type { Offer } from '@veillee/pieces/offers';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import type { Box, Tier } from '../../content/vocabulary.ts';
import type { Attacking } from '../attack/attacking.ts';
import type { HeroId } from '../ids.ts';
import type { Dungeon } from '../legend/dungeon/record.ts';
import type { Outdoors } from '../legend/outdoors/record.ts';
import type { Legend } from '../legend/record.ts';
import type { Board } from './board.ts';
import type { Decks, FeatCards, Town } from './cards.ts';
import type { Companion, Hero, Monster, Side } from './figures.ts';
import type { Guide } from './guide.ts';
import type { Overlord } from './overlord.ts';
import type { Supply, Thing } from './things.ts';
import type { HeroTurn } from './turn.ts';

export type T = Table<State>;

/** A rule of this game. */
export type Flow<R = void> = Rules<R>;
/** What may be done at a step: an option and what it does (pieces/deeds.ts). */
export type Deed = KernelDeed<State>;
export type DeedOffer = Offer<Deed>;

/** What has been read out, by its key in the quest's texts; `to` whom. */
export interface Told {
  readonly text: string;
  readonly to: 'all' | Side;
}

/** A hero who comes from an earlier quest (DES-110). */
export interface Veteran {
  readonly sheet: string;
  /** Those of the beginning of their first quest (DES-110.3). */
  readonly skills: readonly string[];
  /** Quests won one after the other. */
  readonly won: number;
}

export interface State {
  /** In a dungeon: the level that lies there; on the road: the ground. */
  quest: Played;
  /** Of each seat. */
  readonly sides: readonly Side[];
  readonly boxes: readonly Box[];
  /** Options in force, by their ids (`content/options.ts`). */
  readonly house: readonly string[];
  /** Whether heroes are chosen or dealt (DES-3.4); or are ready, with what they need, at the entrance. */
  readonly choosing: 'choice' | 'ready' | 'random' | 'draft';
  /** By the book: every figure that the guide draws is in play, as the master that it may be (R96). */
  readonly byBook?: true | undefined;
  phase: 'setup' | Side | 'over';
  round: number;
  conquest: number;
  /** In seating order, from the overlord's left. */
  heroes: Hero[];
  /** Whose each of the hero figures is, before they are chosen. */
  party: Seat[];
  monsters: Monster[];
  companions: Companion[];
  board: Board;
  overlord: Overlord;
  guide: Guide;
  decks: Decks;
  /** With the box that has them. */
  featCards?: FeatCards | undefined;
  /** The shop is open to all. */
  shop: Thing[];
  supply: Supply;
  /** Colours of the chests that were opened (DES-32.7). */
  opened: Tier[];
  town: Town;
  /** Dropped or discarded for good (DES-2.4, DES-30.11). */
  lost: Thing[];
  turn?: HeroTurn;
  /** Attacks under way: the last one interrupts those before it. */
  attacks: Attacking[];
  /** In which order heroes take their turns, where dice say so (DES-5.7). */
  order: HeroId[];
  told: Told[];
  /** Who comes from the quest before, and which quests they have won together (DES-110). */
  readonly veterans: readonly Veteran[];
  readonly before: readonly QuestId[];
  /** The skills with which each hero began their first quest, by sheet. */
  origins: { [sheet: string]: string[] };
  /** Figures have been numbered so far. */
  figures: number;
  won?: Side;
  /** The campaign of which a board is played, or what a dungeon by itself needs of one (LEG-21.21). */
  legend?: Legend | undefined;
  dungeon?: Dungeon | undefined;
  /** On the road: the encounter that is fought. */
  outdoors?: Outdoors | undefined;
}

/**
 * What lies open, as the pure questions of the rules read it: of a state, or of what somebody sees. Neither hands nor piles are in it; of the
 * guide what a seat may know.
 */
export interface Known extends Omit<State, 'overlord' | 'guide' | 'decks' | 'featCards' | 'told'> {
  readonly overlord: Omit<Overlord, 'hand' | 'deck' | 'discard' | 'aside' | 'glyphs'> & {
    /** The hand, to the overlord's own eyes. */
    readonly cards?: readonly string[];
  };
  readonly guide: Omit<Guide, 'pools'>;
}

export const inForce = (state: Pick<State, 'house'>, option: string): boolean => state.house.includes(option);
