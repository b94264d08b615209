// The state of a game: one plain tree. What follows from it is in `land.ts` (the map) and `board.ts` (a Hero's board).
// Piles run from the bottom up. Copies of a tile or card are told apart: `mail-helm#2`.

import type { Deed as KernelDeed, Rules, Seat, Table } from '@veillee/kernel';
import type { Hex } from '@veillee/pieces/geometry';
import type { Offered } from '@veillee/pieces/offers';
import type { SpaceAt } from '../content/lattice.ts';
import type { CounterId, DeckId, FoeId, Marker, Modifier, ScenarioId } from '../content/scenarios/vocabulary.ts';
import type {
  Action,
  Element,
  EncounterId,
  Gem,
  HeroId,
  LegendId,
  Level,
  Mine,
  Mode,
  OwnToken,
  Post,
  SlotId,
  SupplyItemId,
  TileId,
} from '../content/vocabulary.ts';
import type { Combat, CombatPosition } from './combat/state.ts';
import type { HeroRoll } from './dice/hero-roll.ts';

export type Position =
  | { readonly at: 'setup' }
  /** Each player in turn chooses a Hero. */
  | { readonly at: 'heroes' }
  | { readonly at: 'round' }
  /** One deed of whoever's turn it is. */
  | { readonly at: 'turn' }
  /** One deed of a Trade Action. */
  | { readonly at: 'trade' }
  | { readonly at: 'turnEnd' }
  | { readonly at: 'roundEnd' }
  | { readonly at: 'scoring' }
  | CombatPosition;

/** The house's own rules: the rulings that have a switch. */
export interface House {
  /** Movement of the Combat token (R6). */
  readonly combatMovement: number;
  /** A reveal hurts and heals every Hero in reach (R9). */
  readonly revealsReachAll: boolean;
  /** How many spaces from the start tiles may be laid; 0 is without end (R12). */
  readonly mapLimit: number;
  /** 1 Gold to each other owner at the Towers (R17). */
  readonly towerTax: boolean;
  /** The Trade Action after a victory on a Trading Post is free (R18). */
  readonly freeTrade: boolean;
  /** Regenerate counts once, however many cards lie there (R36). */
  readonly oneRegenerate: boolean;
  /** Slots that an Essence unlocked are worth nothing at the end (R41). */
  readonly essenceSlotsWorthless: boolean;
  /** Gaar and Healing Potions count 1 Gold each at the end (R42). */
  readonly suppliesCount: boolean;
  /** Zero on the Dwurt die does nothing (R54). */
  readonly soberZero: boolean;
  /** An engaged Weapon or Shield cannot be used (R75). */
  readonly engagedIsSpent: boolean;
  /** Among rivals whoever plays later begins with more. The only one that is on unless it is said. */
  readonly lateStart: boolean;
}

// ---- things ----

/** An Item or a Hero tile: a copy of its row. */
export type TileCopy = string;

export interface SetGem {
  readonly gem: Gem;
  active: boolean;
}

/** A tile on a board or in a Bag: it keeps its state wherever it goes (EUT-15.14, EUT-16.19). */
export interface Tile {
  readonly tile: TileCopy;
  engaged: boolean;
  gems: SetGem[];
  /** Placed on an Ability (EUT-16.27). */
  essences: Element[];
}

export interface Slot {
  open: boolean;
  tile?: Tile;
}

/** A loose Gem or an Essence. */
export type Stone = { readonly gem: Gem } | { readonly essence: Element };

/** What lies in Bags besides Gaar, Dwurt and stones that found no slot of their own. */
export type Bagged =
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'resource'; readonly resource: TileCopy }
  /** The card of a Monster or of an Elite. */
  | { readonly kind: 'trophy'; readonly card: string };

export interface Hero {
  readonly seat: Seat;
  readonly id: HeroId;
  /** Nowhere before the first turn (EUT-3.19). */
  at?: SpaceAt;
  health: number;
  gold: number;
  reputation: number;
  /** Unused Action tokens on their own slots, and the one that was kept (EUT-3.10). */
  tokens: Action[];
  saved?: Action;
  movement: number;
  slots: { [slot in SlotId]?: Slot };
  /** Revealed, but neither Learned nor bought. */
  pool: Tile[];
  /** Face-down Hero tiles, the lowest Reputation on top. */
  stack: TileCopy[];
  /** Loose Gems and Essences; those beyond the Gem slots lie in Bags, as do Gaar and Dwurt beyond theirs. */
  stones: Stone[];
  gaar: number;
  dwurt: number;
  dwurtDie: number;
  bags: Bagged[];
  /** Kept beside the board, in no Bag. */
  beside: Tile[];
  /** Silver and Gold cards. */
  hand: string[];
  /** Holds a Control card of their own (EUT-9.12). */
  control: boolean;
  /** Completed Quests and Legends, and Bounties, for final scoring. */
  quests: string[];
  legends: LegendId[];
  bounties: string[];
  /** The Heroes whose tokens were taken as Monster Player (EUT-14.7). */
  kills: Seat[];
  /** Chaos tokens for deaths in Solo (EUT-19.36). */
  chaos: number;
  /** Portals used in this turn: each works again when the Hero has left it by other means (EUT-5.33, R13). */
  spentPortals: SpaceAt[];
  /** Each attack of the next fight against this foe that deals Damage deals more (EUT-13.26). */
  forged?: { readonly foe: FoeId; readonly n: number };
  /** Supply tiles taken that each Hero takes once. */
  taken: string[];
}

/** A stack that is made anew of its discard pile. */
export interface Pile {
  stack: string[];
  discard: string[];
}

export interface MonsterPile extends Pile {
  /** Everybody has seen the face of the top card: it has beaten a Hero (R46). */
  seen: boolean;
}

export interface PostPile extends Pile {
  offer: string[];
}

export interface Encounter {
  stack: string[];
  faceUp: string[];
  rewards: string[];
  /** Put back unseen. */
  boxed: string[];
}

/** A player's token on a space. */
export interface Token {
  readonly kind: OwnToken;
  readonly seat: Seat;
}

/** A Trade Action under way. */
export interface Trade {
  readonly post: Post;
  /** With all three Offers (scenarios). */
  readonly all?: true;
  renewals: number;
  /** Items bought in it, which may be used at once (EUT-8.10). */
  bought: TileCopy[];
  /** Whether an Ability was Learned in it: then others may go back to the pool (EUT-15.9). */
  learned: boolean;
  /** Still to be paid, to this player (EUT-8.3). */
  tax: Seat[];
}

/** What has happened in this turn. */
export interface Turn {
  seat: Seat;
  /** Encounters of which Quests were completed (EUT-3.13). */
  encounters: EncounterId[];
  /** Quests and Legends whose roll was tried, Actions of the scenario that are for once a turn. */
  tried: string[];
}

export interface FoeState {
  at?: SpaceAt;
  damage: number;
  stage: number;
  magicDefence: number;
  beaten: boolean;
  /** Damage dealt to it in this round. */
  hurt: number;
}

export interface Scenario {
  readonly id: ScenarioId;
  /** Follows another episode of a campaign. */
  readonly follows: boolean;
  /** Of the table. */
  counters: { [counter in CounterId]?: number };
  /** Of each Hero, by seat. */
  own: { [counter in CounterId]?: number }[];
  markers: { [at in SpaceAt]?: Marker[] };
  /** Monsters of pits. */
  pits: { [at in SpaceAt]?: Level };
  foes: { [foe in FoeId]?: FoeState };
  decks: { [deck in DeckId]?: Pile };
  /** Cards in play. */
  cards: string[];
  modifiers: { modifier: Modifier; until: 'roundEnd' | 'inPlay' }[];
  /** What was used up: by rule, Hero and place. */
  used: string[];
  /** Rules whose conditions were true when last looked at. */
  fired: string[];
  /** Rules whose story was told. */
  told: string[];
  /** The element under the Faer token. */
  faer?: Element;
  /** The elements of the seals on a Rift. */
  seals: { [at in SpaceAt]?: Element[] };
  /** Cards that went back unseen. */
  boxed: string[];
  /** How those who play together, or alone, have fared. */
  verdict?: 'won' | 'lost' | undefined;
}

export interface State {
  readonly mode: Mode;
  readonly players: number;
  readonly house: House;
  first: Seat;
  round: number;
  /** The last one. */
  rounds: number;
  phase: 'setup' | 'play' | 'over';
  heroes: Hero[];
  turn: Turn;
  trade?: Trade;
  /** Drawn and looked at, to keep one (EUT-7.8). */
  looked?: string[];
  combat?: Combat;
  /** A Hero roll under way outside combat. */
  roll?: HeroRoll;

  // ---- the map ----
  /** Never changed, only replaced: what follows from it is kept with it (`land.ts`). */
  map: { readonly [origin in Hex]?: TileId };
  tokens: { [at in SpaceAt]?: Token[] };
  territory: TileId[];
  griffin?: SpaceAt;
  /** Elites are in play, and the Griffin. */
  readonly modules: { readonly elites: boolean; readonly griffin: boolean };

  // ---- stacks ----
  posts: { [post in Post]: PostPile };
  resources: { [mine in Mine]: Pile };
  treasures: { [level in Level]: Pile };
  monsters: { [level in Level]: MonsterPile };
  silver: Pile;
  gold: Pile;
  encounters: { [encounter in EncounterId]?: Encounter };
  /** Elites with their Bounties: those to come, the one face up. */
  bounties: { stack: string[]; current?: string };
  control: Pile;
  /** Copies of supply tiles that nobody has. */
  supply: { [tile in SupplyItemId]: string[] };

  // ---- solo and co-operative ----
  combatDeck: Pile;
  reserves: { silver: string[]; gold: string[] };

  /** Back in the box: unseen Territory tiles and Bounties; tiles that left the game in sight of all. */
  boxed: { territory: TileId[]; bounties: string[]; tiles: string[] };

  scenario: Scenario;
  /** Reputation after final scoring, and who won. */
  result?: Result;
}

/**
 * What lies open, as the pure questions of the rules read it: of a state, or of what somebody sees (`open.ts`). Of stacks only how many
 * Territory tiles are left is in it, of rivals' hands nothing.
 */
export interface Known
  extends Omit<
    State,
    | 'territory'
    | 'posts'
    | 'resources'
    | 'treasures'
    | 'monsters'
    | 'silver'
    | 'gold'
    | 'encounters'
    | 'bounties'
    | 'control'
    | 'combatDeck'
    | 'reserves'
    | 'boxed'
    | 'scenario'
  > {
  readonly territory: { readonly length: number };
  readonly posts: { readonly [post in Post]: { readonly offer: readonly string[] } };
  readonly encounters: { readonly [encounter in EncounterId]?: { readonly faceUp: readonly string[] } };
  readonly bounties: { readonly current?: string };
  readonly scenario: Omit<Scenario, 'decks' | 'boxed'>;
}

/** What a victory alone is worth. */
export type Rank = 'bronze' | 'silver' | 'gold';

export interface Result {
  won: Seat[];
  rank?: Rank;
  /** What each player's Reputation is made of, by seat. */
  scores: ScoreLine[][];
}

/** A line of the final account (EUT-18). */
export interface ScoreLine {
  readonly id: string;
  readonly reputation: number;
  /** What it rests on: Gold, tokens, Quests. */
  readonly n: number;
}

export type T = Table<State>;
/** A rule that leads to another position, or stays where it is. */
export type Step = Rules<Position | undefined>;
/** What may be done at a step: an option, and what comes of it: the position that follows, or nothing where the step goes on. */
export type Deed = KernelDeed<State, Position>;
export type Deeds = Offered<Deed>;

export const heroOf = ({ heroes }: Pick<Known, 'heroes'>, seat: Seat): Hero => {
  const hero = heroes.find(one => one.seat === seat);
  if (!hero) throw new Error(`seat ${seat} has no Hero`);
  return hero;
};

/** Whoever's turn it is. */
export const activeHero = (state: Pick<Known, 'heroes' | 'turn'>): Hero => heroOf(state, state.turn.seat);

/** Solo or co-operative: the Combat deck plays the Monsters. */
export const isTeam = ({ mode }: Pick<Known, 'mode'>): boolean => mode !== 'competitive';

export const rivalsOf = ({ heroes }: Pick<Known, 'heroes'>, hero: Hero): Hero[] =>
  heroes.filter(({ seat }) => seat !== hero.seat);

/** Players in turn order: the first player first, then clockwise (EUT-3.1). */
export const inTurnOrder = ({ first, players }: Pick<Known, 'first' | 'players'>): Seat[] =>
  Array.from({ length: players }, (_, n) => (first + n) % players);
