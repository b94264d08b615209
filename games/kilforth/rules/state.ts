// The state of a game of Gloom of Kilforth: one plain tree. Small questions about it that many rules ask.

import type { Seat } from '@veillee/kernel';
import type { Attribute, RewardType, Terrain } from '../content/vocabulary.ts';

export type Mode = 'competitive' | 'cooperative' | 'solo';
export type Difficulty = 'story' | 'easy' | 'normal' | 'hard' | 'nightmare';

/** A card by its content id: every card of Kilforth exists once. */
export type Card = string;
export type RegionId = string;
export type AncientId = string;
/** A Loot token: one copy of its kind. */
export type Token = string;

/** The outer loop: the heroes are made, then Days of turns and Nights. */
export type Position =
  | {
      readonly at:
        | 'setup'
        | 'beginning'
        | 'day'
        | 'turn'
        | 'act'
        | 'endTurn'
        | 'nightfall'
        | 'gloom'
        | 'darkness'
        | 'dawn';
    }
  | { readonly at: 'draft'; readonly seat: Seat }
  | { readonly at: 'firstRumour'; readonly seat: Seat }
  | { readonly at: 'plot'; readonly region: RegionId };

export const CITY: RegionId = 'sprawl-city';
export const LAST_DAY = 25;
/** KIL-6.8: Assets in play, Rumours in hand, Loot tokens in play. */
export const LIMIT = 6;

/** A deck with its discard pile. Bottom first: the top of a deck is its end. */
export interface Pile {
  draw: Card[];
  discard: Card[];
}

export interface State {
  readonly mode: Mode;
  readonly house: House;
  phase: 'setup' | 'day' | 'night' | 'over';
  /** 1 to 25 (KIL-2.3). */
  day: number;
  /** Turns begun. */
  turn: number;
  /** The First Hero in force now; the next one is fixed by the first camp of the Day (KIL-3.12, A-04). */
  first: Seat;
  nextFirst?: Seat;
  /** The hero whose turn it is; nobody at night. */
  active?: Seat;
  /** The 25 regions row by row; the city lies at 12. */
  map: RegionId[];
  places: { [region: RegionId]: Place };
  encounters: { [terrain in Terrain]: Pile };
  rewards: { [type in RewardType]: Pile };
  night: Pile;
  plots: Pile;
  weather?: Card;
  ancients: Ancient[];
  /** Loot tokens left, bottom first. */
  bag: Token[];
  /** Loot used and whatever else has left the game. */
  removed: string[];
  heroes: Hero[];
  /** Talents nobody has yet, shared by archetype; with `talentSetPerHero` each hero looks at what he lacks. */
  talents: string[];
  /** Some Saga has been completed: the Ancients are on the map (KIL-7.21). */
  awake: boolean;
  /** Enemies that came from an Encounter deck in this turn: they have Surprise (KIL-9.4). */
  drawn: Card[];
  /** Who besides the holder knows a card in a secret hand. A card that everybody saw taken lists every seat. */
  known: { [card: Card]: Seat[] };
  /** Cards that a hero has looked at in a deck and that still lie there. */
  peeks: { deck: Terrain | 'night'; card: Card; seat: Seat }[];
  /** Cards that lie open for the moment: an Event or Night card that is resolved, the three cards of a Buy. */
  open: Card[];
  /** Heroes who are about to discard down to six (KIL-6.8). */
  excess: Seat[];
  /** The team of the active hero, without him (KIL-12); in a fight, those who fight beside him. */
  team: Seat[];
  /** Invitations and offers of the active hero that were refused in this turn: nobody is asked the same twice. */
  refusals?: Refusals;
  /** The Engagement or Assault under way. */
  fight?: Fight;
  /** The test under way. */
  test?: Test;
  /** How the game ended, once it has. */
  ending?: 'ancient' | 'time' | 'fallen';
  /** The hero whose Assault won a competitive game. */
  victor?: Seat;
}

/**
 * All that lies open. A seat's view has it too, with backs for the cards it does not know in a hand, so rules that only
 * look take a state or a view.
 */
export type Board = Omit<State, 'encounters' | 'rewards' | 'night' | 'plots' | 'bag' | 'known' | 'peeks'> & {
  readonly encounters: { readonly [terrain in Terrain]: AnyPile };
};

/** A deck with its discard pile; in a view the deck is a number of cards. */
export interface AnyPile {
  readonly draw: readonly Card[] | number;
  readonly discard: readonly Card[];
}

/** Whether no card can be drawn, not even after a shuffle. */
export const isEmpty = ({ draw, discard }: AnyPile): boolean =>
  (typeof draw === 'number' ? draw : draw.length) + discard.length === 0;

/** Options that change rules. */
export interface House {
  readonly difficulty: Difficulty;
  readonly firstGame: boolean;
  readonly foursCount: boolean;
  readonly scaledChapterCost: boolean;
  readonly sureEvasion: boolean;
  readonly evadedBlocksAssault: boolean;
  readonly plotsFollowOwner: boolean;
  readonly classKeepsBonus: boolean;
  readonly talentSetPerHero: boolean;
  readonly druidNeedsHidden: boolean;
  readonly shadowHealsInForest: boolean;
  /** Hands lie open for everybody. */
  readonly openHands: boolean;
}

/** What heroes have said no to, and the turn in which they did. */
export interface Refusals {
  turn: number;
  no: { seat: Seat; what: string; secret?: true }[];
}

/** A region as it lies on the map. */
export interface Place {
  gloom: boolean;
  /** Face up, in the order in which they came. */
  encounters: Card[];
  obstacles: number;
  plots: Card[];
}

export interface Ancient {
  id: AncientId;
  /** Where it stands once it is in play; absent before. */
  region?: RegionId;
  /** Set by the first Assault (KIL-13.14). */
  hp?: number;
  defeated: boolean;
  /** Plots beside it since an Assault (KIL-13.5). */
  plots: Card[];
  /** Ability cards in force: its own, none in a first game, a second one in Nightmare. */
  abilities: AncientId[];
}

export type Chapter = 1 | 2 | 3 | 4 | 'finale' | 'done';

export interface Hero {
  race: string;
  class: string;
  saga: string;
  chapter: Chapter;
  region: RegionId;
  hp: number;
  maxHp: number;
  ap: number;
  /** AP usable for one action only, lost on camping. */
  restrictedAp: { [action in ActionId]?: number };
  gold: number;
  fate: number;
  /** Rumours (KIL-14.14). */
  hand: Card[];
  /** Assets in play, oldest first, the Totem among them. */
  assets: Card[];
  talents: string[];
  loot: Token[];
  /** Exhausted cards of this hero: Assets, Talents, and `race` or `class`. */
  exhausted: string[];
  hidden: boolean;
  camped: boolean;
  defeated: boolean;
  /** Removed from the game by an Ancient (KIL-13.11). */
  eliminated: boolean;
  featToday: boolean;
  fateToday: boolean;
  /** Once-a-Day and once-a-game abilities that are used up. */
  usedToday: string[];
  usedForGood: string[];
  /** Until Dawn: what an exhausted Race or Class granted (KIL-19.9). */
  untilDawn: { combat: number; noConfront: boolean };
  successes: Stored[];
  /** Enemies evaded, until the Day Phase ends or he leaves (KIL-9.9). */
  evaded: Card[];
  /** Strangers that bear his Enemy token (KIL-5.13). */
  hostile: Card[];
}

/** Successes kept against one target with one attribute (KIL-5.33). */
export interface Stored {
  target: Card | 'finale';
  attribute: Attribute;
  n: number;
}

export type ActionId =
  | 'move'
  | 'clear'
  | 'search'
  | 'hide'
  | 'confront'
  | 'rest'
  | 'discover'
  | 'trade'
  | 'feat'
  | 'peek';

export type Side = 'hero' | 'adversary' | 'nobody';

export interface Fight {
  active: Seat;
  /** An Encounter or an Ancient. */
  adversary: Card | AncientId;
  assault: boolean;
  step: 'start' | 'evade' | 'battle';
  surprise: Side;
  /** 0 before the first Skirmish. */
  round: number;
  hp: number;
  /** HP the adversary loses as soon as they are placed. */
  early: number;
  /** How often an ability was used in this Engagement, by hero and card: `0:shadow-3a`. */
  used: { [ability: string]: number };
  /** Dice that heroes' abilities add to the adversary's tests of this round, or take away. */
  foeDice: number;
  /** Hits of this round so far. */
  hits: number;
  /** HP each member lost in the last Skirmish. */
  lost: { [seat: number]: number };
}

/** A test under way, for the table to see: dice lie open. */
export interface Test {
  /** Whose dice: a hero, or the adversary against this hero. */
  seat: Seat;
  by: 'hero' | 'adversary';
  attribute: Attribute;
  /** The attribute that is rolled: another one if the hero uses it instead. */
  rolled: Attribute;
  /** What it is against: an Encounter, an Ancient, the Finale, or the card that asks for it. */
  against: string;
  need?: number;
  stored: number;
  /** Dice that abilities have added before the roll. */
  boost: number;
  /** A bonus to the attribute itself was paid for: no other attribute is rolled instead. */
  bound?: true;
  dice: number;
  rolls: number[];
  /** Faces that succeed. */
  faces: number[];
  sixesDouble: boolean;
  /** Successes added outside the dice. */
  added: number;
  /** How often an ability was used in this test, where there is no Engagement to count it. */
  used: { [ability: string]: number };
}

export const hero = (state: Pick<State, 'heroes'>, seat: Seat): Hero => {
  const found = state.heroes[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
};

export const place = (state: Pick<State, 'places'>, region: RegionId): Place => {
  const found = state.places[region];
  if (!found) throw new Error(`${region} is not on the map`);
  return found;
};

export const placeOf = (state: Pick<State, 'heroes' | 'places'>, seat: Seat): Place =>
  place(state, hero(state, seat).region);

/** Heroes still in the game, clockwise from seat 0. */
export function inGame({ heroes }: Pick<State, 'heroes'>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < heroes.length; seat++) if (!heroes[seat]?.eliminated) seats.push(seat);
  return seats;
}

/** abilities pass over heroes who are defeated or out of the game. */
export const canBeAffected = (one: Hero): boolean => !one.defeated && !one.eliminated;

export const togetherWith = (state: Pick<State, 'heroes'>, seat: Seat): Seat[] =>
  inGame(state).filter(other => other !== seat && hero(state, other).region === hero(state, seat).region);
