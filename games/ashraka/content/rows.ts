// What is printed on sheets, cards, boards and booklets: every row is one of these records. Names and texts are in the catalogues.

import type { Somebody } from './people.ts';
import type {
  AdventureNumber,
  AllyId,
  BonusOp,
  BubbleKind,
  Condition,
  Cost,
  Die,
  DiseaseColour,
  EquipmentType,
  EventId,
  EventSymbol,
  FindId,
  Flag,
  Half,
  HeroId,
  Limit,
  Mod,
  MonsterId,
  MonsterOp,
  Op,
  PathId,
  PathKind,
  Pawn,
  PlaceId,
  PlaceKind,
  Price,
  Reward,
  SpaceKind,
  TileColour,
  Tree,
} from './vocabulary.ts';

// ---- heroes ----

/** A physical attack (ASH-15.6). */
export interface Force {
  readonly die: Die;
  readonly bonus: number;
}

/** A step of a track: the first is free, one with the quest logo comes from the story only (ASH-17.7). */
export interface TrackStep<Value> {
  readonly value: Value;
  readonly cost?: Cost | 'quest';
}

export interface Tracks {
  readonly health: readonly TrackStep<number>[];
  readonly actions: readonly TrackStep<number>[];
  readonly force: readonly TrackStep<Force>[];
  readonly knowledge: readonly TrackStep<number>[];
  readonly inventory: readonly TrackStep<number>[];
  readonly mana: readonly TrackStep<number>[];
}

export interface HeroRow {
  readonly id: HeroId;
  readonly pawn: Pawn;
  /** The first adventure in which they are offered. */
  readonly from: AdventureNumber;
  readonly tracks: Tracks;
}

/** Its cost to learn and its neighbours follow from the slot; the skill of slot 0 is known from the start. */
export interface SkillRow {
  readonly id: string;
  readonly hero: HeroId;
  readonly tree: Tree;
  readonly slot: number;
  /** Applies by itself (ASH-16.6); the others are used, those of the adventure tree for 1 action. */
  readonly automatic?: true;
  readonly mana?: number;
  readonly health?: number;
  readonly limit?: Limit;
  readonly ops: readonly Op[];
}

// ---- monsters and allies ----

export interface Bubble {
  readonly kind: BubbleKind;
  readonly ops: readonly MonsterOp[];
}

export interface MonsterRow {
  readonly id: MonsterId;
  readonly card: number;
  readonly tier: 1 | 2 | 3 | 4;
  readonly health: number;
  readonly engage: number;
  readonly actsFirst?: true;
  readonly boss?: true;
  readonly bubbles: readonly [Bubble, Bubble, Bubble];
  readonly rewards: readonly [Reward, Reward];
}

export interface AllyRow {
  readonly id: AllyId;
  /** A momentary ally: so many times in an adventure. Without it the ally is permanent. */
  readonly uses?: number;
  readonly ops: readonly Op[];
}

// ---- Find cards ----

/** What more knowledge than the minimum brings: besides what the card does, or instead of it. */
export interface Bonus {
  readonly mode: 'add' | 'replace';
  readonly ops: readonly Op[];
}

interface Find {
  readonly id: FindId;
  readonly adventure: AdventureNumber;
  readonly number: number;
}

export interface EquipmentRow extends Find {
  readonly type: EquipmentType;
  readonly cost: number;
  readonly knowledge: number;
  readonly ops: readonly Op[];
  readonly bonus?: Bonus;
}

export interface QuestRow extends Find {
  readonly type: 'quest';
  /** It can be bought and sold. */
  readonly cost?: number;
  /** The adventure cannot be won without it: it is not bought back by anybody (R23). */
  readonly obligatory?: true;
}

export interface TreasureRow extends Find {
  readonly type: 'treasure';
  readonly ops: readonly Op[];
}

export interface VoidRow extends Find {
  readonly type: 'void';
}

/** In force as long as it is held. */
export interface HeldRow extends Find {
  readonly type: 'trap' | 'luck';
  readonly ops: readonly Mod[];
}

export type FindRow = EquipmentRow | QuestRow | TreasureRow | VoidRow | HeldRow;

// ---- boards ----

export type PlaceRow = {
  readonly id: PlaceId;
  /** Which half of a double board; the whole of another. */
  readonly half?: Half;
  /** Of 100 each, from the top left. */
  readonly x: number;
  readonly y: number;
} & (
  | { readonly kind: Exclude<PlaceKind, 'exploration' | 'inn' | 'quay'> }
  | { readonly kind: 'exploration'; readonly pile: number }
  /** What a lot, or a crossing, costs. */
  | { readonly kind: 'inn' | 'quay'; readonly price: number }
);

/** A path as it is drawn: steps lie on it at equal distances, and each segment costs the same. */
export type PathRow = { readonly id: PathId; readonly from: PlaceId } & (
  | { readonly kind: 'green'; readonly to: PlaceId; readonly steps?: number }
  | { readonly kind: 'dangerous'; readonly to: PlaceId; readonly steps?: number; readonly health: number }
  | { readonly kind: 'waterway'; readonly to: PlaceId }
  | { readonly kind: 'storm'; readonly to: PlaceId; readonly colour: DiseaseColour }
  | { readonly kind: 'exit'; readonly direction: 'north' }
);

export interface BoardRow {
  readonly adventure: AdventureNumber;
  readonly places: readonly PlaceRow[];
  readonly paths: readonly PathRow[];
}

/** A space of the board: a place, or a step of a path. */
export interface NodeRow {
  readonly id: PlaceId;
  readonly adventure: AdventureNumber;
  readonly kind: SpaceKind;
  readonly half: Half;
  readonly x: number;
  readonly y: number;
  readonly pile?: number;
  readonly price?: number;
}

/** A segment of a path, walked in either direction; a storm arrow in one. An exit leads nowhere. */
export interface EdgeRow {
  readonly id: string;
  readonly path: PathId;
  readonly kind: PathKind;
  readonly from: PlaceId;
  readonly to?: PlaceId;
  readonly oneWay: boolean;
  /** What a move along it costs; quays and storms are activated instead. */
  readonly actions: 0 | 1;
  readonly health: number;
  readonly colour?: DiseaseColour;
}

// ---- adventures: front and back of the booklet ----

export interface AdventureRow {
  readonly id: string;
  readonly number: AdventureNumber;
  readonly minutes: number;
  readonly heroes: readonly HeroId[];
  readonly tiles: { readonly orange: number; readonly red: number; readonly black: number };
  /** Cards in each exploration pile. */
  readonly piles: readonly number[];
  readonly start: PlaceId;
  readonly respawn: PlaceId;
}

export interface TileRow {
  readonly number: number;
  readonly colour: TileColour;
}

// ---- the inside of the booklet ----

export interface SetupRow {
  readonly adventure: AdventureNumber;
  readonly reserve: readonly FindId[];
  readonly stalls: readonly [readonly FindId[], readonly FindId[]];
  readonly monsters: readonly MonsterId[];
  /** Brought in by an entry alone. */
  readonly aside: readonly MonsterId[];
  readonly tokens: readonly { readonly symbol: EventSymbol; readonly at: PlaceId }[];
  readonly markers: readonly PathId[];
  readonly startOps: readonly Op[];
  /** Both heroes leave the board, or an entry says so. */
  readonly win: { readonly by: 'exit' } | { readonly by: 'entry'; readonly entry: EventId };
  readonly bonus: readonly BonusOp[];
}

export interface ChoiceRow {
  readonly id: string;
  readonly needs?: Price;
  readonly ops: readonly Op[];
}

export interface EventRow {
  readonly id: EventId;
  readonly adventure: AdventureNumber;
  readonly place: PlaceId;
  readonly symbol: EventSymbol;
  readonly conditions: readonly Condition[];
  /** Who is met there. */
  readonly met?: Somebody;
  /** Sentences of the narration that are read only if this happened, also in an earlier adventure. */
  readonly variants?: readonly Flag[];
  /** Carried out first; then one of the choices, if there are any. */
  readonly ops: readonly Op[];
  readonly choices: readonly ChoiceRow[];
}

export interface BoxRow {
  readonly box: 'A' | 'B';
  readonly needs?: Price;
  readonly ops: readonly Op[];
}

export interface DestinyRow {
  readonly id: string;
  readonly adventure: AdventureNumber;
  readonly tile: number;
  /** Who it is about. */
  readonly met?: Somebody;
  readonly boxes: readonly BoxRow[];
}
