// The words in which quests are written: what stands where, what waits for what, and what then happens (DES-26.8). The drawing of maps
// is told in `content/quests/README.md`. Written for every box, so that one interpreter runs them all.

import type {
  Ability,
  Box,
  Dice,
  Familiar,
  Kind,
  MonsterId,
  MonsterKind,
  Owned,
  PerTable,
  Potion,
  PowerFace,
  Prop,
  RuneColour,
  Tier,
  Tokens,
} from '../vocabulary.ts';

/** In the order in which they are meant to be played. */
export const QUESTS = [
  'heart-of-darkness',
  'durnog-brothers',
  'life-or-death',
  'spoiled-brat',
  'last-wishes',
  'eternal-guardian',
  'black-blade',
  'trapped-ruins',
  'old-friends',
  // The Well of Darkness.
  'buried-alive',
  'bone-mill',
  'other-party',
  'cold-road',
  'bottom-of-the-well',
  // The Altar of Despair.
  'eyes-in-the-fog',
  'house-of-two-hands',
  'three-souls-for-sale',
  'kings-gifts',
  'room-without-a-door',
  // The Tomb of Ice.
  'lake-of-three-fires',
  'mother-of-embers',
  'garden-that-watches',
  'belly-of-winter',
  'cold-egg',
  'king-under-ice',
] as const;
export type QuestId = (typeof QUESTS)[number];

// ---- what is named ----

/** The number of an area, as it is drawn. */
export type Area = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Spot = readonly [x: number, y: number];
/**
 * Spaces: `[3, 4]`, `3,4-6,7`, `area-2`, `around:bed`, a region, a thing or a unique monster (where it is now), `$here` (where it
 * happened); or a list of such.
 */
export type Where = string | Spot | readonly (string | Spot)[];
/** One name, or several. */
export type Named = string | readonly string[];
/** Things and unique monsters by name, all monsters of a kind, `any`, or `$figure` (whom it happened to). */
export type Who = Named | { readonly monster: MonsterId; readonly rank?: 'normal' | 'master' };
/** A number, one for each count of players, so many for each hero, or for each token of progress. */
export type Amount = number | PerTable | { readonly perHero: number } | { readonly perProgress: number };
export type Range = number | { readonly min?: number; readonly max?: number } | { readonly all: true };

// ---- the map ----

/** How many points of monsters an area has: bands of the budget, for whoever writes quests. */
export type AreaTier = 'start' | 'side' | 1 | 2 | 3 | 'finale';

interface Placed {
  /** For scripts, where its letter on the map is not enough. */
  readonly id?: string;
  /** The upper left space of its base, where it is not drawn. */
  readonly at?: Spot | readonly Spot[];
  /** A script places it. */
  readonly later?: true;
}
export type FigureSpec = (
  | { readonly monster: MonsterId; readonly rank?: 'master' }
  | { readonly unique: string }
  /** The egg of such a monster: attacked like one, and nothing else of one (ICE-4.1). */
  | { readonly egg: MonsterId; readonly wounds: PerTable; readonly armour: number }
) & {
  readonly facing?: 'h' | 'v';
  /** A place that it never leaves. */
  readonly bound?: Where;
  /** With how many heroes at least it is in play: of several that are drawn alike one number for each, row by row (R96). */
  readonly from?: number | readonly number[];
  /** With fewer heroes a master is a normal monster of its kind (R96). */
  readonly masterFrom?: number;
};
export type MarkerSpec =
  | { readonly chest: Tier }
  | { readonly glyph: 'active' | 'inactive'; readonly dark?: 'broken' | 'summoning' | 'power' }
  | { readonly money: true }
  | { readonly potion: Potion }
  | { readonly key: RuneColour }
  | { readonly relic: string }
  /** A quest object: it fills no slot and falls where its bearer dies. `wards`: who cannot attack the bearer. */
  | { readonly object: true; readonly wards?: readonly string[] }
  | { readonly encounter: true }
  /** In nobody's way: what it does is the quest's (ICE-4.2). */
  | { readonly prop: 'frozen-sarcophagus' | 'altar-good' | 'altar-evil' }
  /** Stairs of one colour lead to each other. */
  | { readonly staircase: string }
  | { readonly terrain: Prop }
  /** A boulder rolls where its arrow points (DES-51.2); one that is `still` waits until a script releases it. */
  | { readonly prop: 'boulder'; readonly direction: Side; readonly still?: true }
  /** On this side of a row of spaces that begins where it is, it moves across them (DES-50.2). */
  | {
      readonly prop: 'crushing-wall';
      readonly side: Side;
      readonly length: number;
      readonly direction: Side;
      readonly still?: true;
    }
  /** On the outer corner of a bend, where a boulder comes onto it as it fills the corner (DES-52.2). */
  | { readonly prop: 'boulder-ramp'; readonly direction: Side }
  /** The overlord's own (DES-35.50). */
  | { readonly familiar: Familiar }
  /** A space with a name, and nothing on it. */
  | { readonly spot: true };
export type ThingSpec = Placed & (FigureSpec | MarkerSpec);

export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];
export interface DoorSpec {
  readonly id: string;
  /** The upper or left of the two spaces on its near side (DES-25.1). */
  readonly at: Spot;
  readonly side: Side;
  /** `hidden`: a wall until a script opens it, then open for good. */
  readonly kind: 'normal' | 'rune' | 'hidden';
  readonly colour?: RuneColour;
  /** By scripts alone. */
  readonly locked?: true;
  readonly open?: true;
  readonly joins: readonly [Area, Area];
}
export interface WallSpec {
  readonly at: Spot;
  readonly side: Side;
  readonly length: number;
}

export interface ChestSpec {
  /** Chest curses (DES-30.6). */
  readonly curse?: number;
  readonly conquest?: number;
  /** For each hero. */
  readonly coins?: number;
  /** Cards for each hero (DES-30.7). */
  readonly treasure?: number;
  readonly potion?: readonly Potion[];
  /** Feats for each hero (ICE-1.8). */
  readonly feat?: number;
}

export interface UniqueSpec {
  readonly base: MonsterId;
  readonly speed: number;
  readonly armour: number;
  readonly wounds: PerTable;
  readonly kind: MonsterKind;
  readonly dice: Dice;
  /** Dice of the overlord’s choice besides, of whoever morphs (DES-98.1). */
  readonly morph?: number;
  readonly abilities: readonly Owned[];
  /** For killing it (DES-36.10). */
  readonly conquest: number;
  /** It has a rule of its own, which the overlord explains (DES-36.8). */
  readonly rule?: true;
  /** It stands on a normal figure; on a master's unless said. */
  readonly figure?: 'normal';
}

export interface CounterSpec {
  readonly start: Amount;
  readonly max?: number;
  readonly show: 'all' | 'heroes' | 'overlord';
}

export interface QuickActionSpec {
  readonly at: Where;
  readonly movement: number;
  /** An object or a relic that the hero holds. */
  readonly needs?: string;
  /** Until a script allows it. */
  readonly off?: true;
}

export interface ProlongedActionSpec {
  readonly at: Where;
  readonly trait: Kind;
  readonly difficulty: Amount | 'X';
  readonly group?: true;
  readonly continuous?: true;
  readonly interrupt?: readonly ('mp' | 'wound' | 'leave' | 'attack')[];
  readonly needs?: string;
  readonly off?: true;
}

// ---- what waits ----

type Any = 'any';
/** Each fires after the rule has had its effects and the cards that answer it have been played (DES-13.12). */
export type Event =
  | { readonly start: true }
  /** Before the first turn of that round; `every` so many rounds after. */
  | { readonly round: number; readonly every?: number }
  | { readonly turnStart: 'hero' | 'overlord' }
  | { readonly turnEnd: 'hero' | 'overlord' }
  /** Before anything is set up, and after all is (DES-26.2). */
  | { readonly revealing: Area | readonly Area[] | Any }
  | { readonly reveal: Area | readonly Area[] | Any }
  | { readonly open: Named }
  | { readonly close: Named }
  | { readonly enter: Where; readonly by?: 'hero' | 'monster' | Who }
  | { readonly leave: Where; readonly by?: 'hero' | 'monster' | Who }
  | { readonly encounter: Named }
  | { readonly take: Named }
  | { readonly chest: Named }
  | { readonly glyph: Named }
  | { readonly travel: Named }
  | { readonly altar: Named }
  | { readonly quickAction: Named }
  | { readonly prolongedAction: Named }
  | { readonly attacked: Who }
  /** `left`: when so much is left of it, or this part. */
  | { readonly wounded: Who; readonly left?: number | `${number}/${number}` }
  /** Really dead (DES-80.3). */
  | { readonly kill: Who }
  | { readonly activate: Who }
  | { readonly swallow: Who }
  | { readonly heroKilled: true }
  | { readonly lastCard: true }
  | { readonly counter: string; readonly is?: number; readonly min?: number; readonly max?: number }
  | { readonly flag: Named };

/** All of it must hold, when the script's turn comes. */
export interface Test {
  readonly flag?: Named;
  readonly counter?: { readonly [counter: string]: Range };
  /** Not killed since last placed, unrevealed included. */
  readonly alive?: Named;
  readonly dead?: Named;
  readonly heroesIn?: { readonly [place: string]: Range };
  readonly monstersIn?: { readonly [place: string]: Range };
  readonly revealed?: Area | readonly Area[];
  readonly open?: Named;
  readonly closed?: Named;
  readonly taken?: Named;
  readonly opened?: Named;
  readonly active?: Named;
  /** `$hero` has the object or relic. */
  readonly holds?: Named;
  readonly round?: Range;
  readonly heroes?: Range;
  readonly conquest?: Range;
  readonly threat?: Range;
  readonly sees?: { readonly [figure: string]: string };
  readonly has?: readonly Ability[];
  readonly not?: Test;
  readonly any?: readonly Test[];
}

// ---- what happens ----

export type ScriptOp =
  | { readonly op: 'say'; readonly text: string; readonly to?: 'heroes' | 'overlord' | 'all' }
  /** No spawn: sight does not matter (DES-14.15). A taken space means the nearest free one of the overlord's choice. */
  | {
      readonly op: 'place';
      readonly what: Named;
      readonly at?: Where;
      readonly wounds?: 'half' | Amount;
      readonly activate?: true;
    }
  | {
      readonly op: 'spawn';
      readonly monsters: readonly { readonly monster: MonsterId; readonly rank?: 'master'; readonly count: Amount }[];
      readonly in: Where;
    }
  | { readonly op: 'remove'; readonly what: Named }
  | { readonly op: 'move'; readonly what: Named; readonly to: Where }
  | { readonly op: 'open' | 'close' | 'lock' | 'unlock'; readonly door: Named }
  | { readonly op: 'reveal'; readonly area: Area }
  /** To the party unless it says otherwise; what is negative is lost. */
  | ({ readonly op: 'give'; readonly to?: 'party' | '$hero' | 'overlord' } & Gift)
  /** Ignoring armour, unless it is said to count. */
  | {
      readonly op: 'wound';
      readonly who: Who | 'heroes' | 'monsters' | 'all' | '$hero';
      readonly in?: Where;
      readonly wounds?: Amount;
      readonly tokens?: Tokens;
      readonly armour?: true;
      readonly save?: { readonly dice: Dice; readonly perSurge: number };
    }
  | {
      readonly op: 'heal';
      readonly who: Who | 'heroes' | 'monsters' | 'all' | '$hero';
      readonly in?: Where;
      readonly wounds?: Amount | 'all';
      readonly fatigue?: Amount | 'all';
    }
  /** Added to what it has. */
  | {
      readonly op: 'stats';
      readonly who: Who;
      readonly speed?: number;
      readonly armour?: number;
      readonly wounds?: Amount;
      readonly dice?: Dice;
      readonly gain?: readonly Owned[];
      readonly lose?: readonly Ability[];
      /** Also to what waits in an area that nobody has seen: it comes so. */
      readonly ahead?: true;
    }
  | { readonly op: 'set'; readonly flag: string; readonly to?: false }
  | { readonly op: 'count'; readonly counter: string; readonly by?: Amount; readonly to?: Amount }
  | { readonly op: 'terrain'; readonly kind: Prop | 'none'; readonly at: Where }
  | { readonly op: 'release' | 'stop'; readonly what: Named }
  | { readonly op: 'push'; readonly what: Named; readonly by: number }
  | { readonly op: 'activate'; readonly who: Who }
  | { readonly op: 'bind'; readonly who: Who; readonly to?: Where }
  | { readonly op: 'swallow'; readonly who: Who; readonly by: Who }
  | { readonly op: 'allow' | 'forbid'; readonly what: Named }
  | {
      readonly op: 'roll';
      readonly dice: Dice;
      readonly by?: '$hero' | 'overlord';
      readonly on: { readonly [face in PowerFace | 'miss' | 'hit' | 'else']?: readonly ScriptOp[] };
    }
  | {
      readonly op: 'choose';
      readonly who: '$hero' | 'heroes' | 'overlord';
      readonly options: readonly { readonly text: string; readonly do: readonly ScriptOp[] }[];
    }
  | { readonly op: 'win' | 'lose'; readonly text?: string };

export interface Gift {
  readonly conquest?: Amount;
  readonly coins?: Amount;
  readonly threat?: Amount;
  readonly cards?: Amount;
  readonly curse?: Amount;
  readonly feat?: Amount;
  readonly treasure?: { readonly tier: Tier; readonly n: number };
  readonly potion?: Potion;
  readonly relic?: string;
  readonly key?: RuneColour;
  readonly object?: string;
}

export interface Script {
  readonly id: string;
  readonly when: Event;
  readonly if?: Test;
  readonly do: readonly ScriptOp[];
  /** Each time; otherwise once. */
  readonly every?: true;
}

// ---- rows ----

/** What everybody may know of a quest before it is played. */
export interface QuestRow {
  readonly id: QuestId;
  /** Boxes that it needs besides the base box. */
  readonly boxes?: readonly Box[];
  readonly number: number;
  /** Of a quest in two parts, which share a number. */
  readonly part?: 'a' | 'b';
  /** Between so many rounds and so many, as a rule. */
  readonly rounds: readonly [least: number, most: number];
  /** The pool at the start, as its guide says. */
  readonly conquest: number;
  /** What is added to it, or taken away, so that either side wins about half of the games, by how many play. */
  readonly aid: PerTable;
  /** Cards that the overlord then draws in a turn: two by the book, fewer where the way is long or heroes are few (R97). */
  readonly draws: PerTable;
  /** Points of treachery, by colour: with other boxes they buy cards. */
  readonly treachery: { readonly event: number; readonly trap: number; readonly monster: number };
}

/** The quest guide: for the overlord alone (DES-0.9). What it says is in `secrets/`. Boards of the campaign are guides as well. */
/** Each space of one end is beside both of the other, for whoever walks. */
export interface PassageSpec {
  readonly colour: string;
  readonly ends: readonly [readonly [Spot, Spot], readonly [Spot, Spot]];
}

export interface GuideRow<Of extends string = QuestId> {
  readonly quest: Of;
  /** Flags that a first part hands on as they stand when it ends, won or lost. */
  readonly keeps?: readonly string[];
  /** The first part, whose flags are set at the start; `alone`: those that are when nobody has played it. */
  readonly follows?: { readonly quest: QuestId; readonly alone: readonly string[] };
  readonly rows: readonly string[];
  readonly things: { readonly [name: string]: ThingSpec | readonly ThingSpec[] };
  readonly doors: readonly DoorSpec[];
  readonly walls?: readonly WallSpec[];
  /** Pairs of places that a step joins, each of two spaces (LEG-5.6). */
  readonly passages?: readonly PassageSpec[];
  readonly regions?: { readonly [name: string]: readonly string[] };
  readonly areas: { readonly [area in Area]?: AreaTier };
  /** By the number under the marker (DES-30.4). */
  readonly chests: { readonly [tier in Tier]: { readonly [number: number]: ChestSpec } };
  readonly uniques: { readonly [id: string]: UniqueSpec };
  readonly counters?: { readonly [id: string]: CounterSpec };
  readonly quickActions?: { readonly [id: string]: QuickActionSpec };
  readonly prolongedActions?: { readonly [id: string]: ProlongedActionSpec };
  /** Stops of the shortest way to win; or several such ways, walked at once. For whoever checks quests. */
  readonly route: readonly string[] | readonly (readonly string[])[];
  /** The rule that a text is about. */
  readonly cites?: { readonly [text: string]: string };
  readonly on: readonly Script[];
}
