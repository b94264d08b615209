// What a game is to the kernel. A game is this record; the kernel knows nothing else of it.

import type { Costs } from '../trial/silence.ts';
import type { Chance } from './chance.ts';
import type { Params, RuleId, Seat, Text } from './decision.ts';
import type { Rules, Table } from './table.ts';
import type { Interruption, Occurrence, Trigger, When } from './triggers.ts';

/** Who looks: a seat, somebody without one, or all seats together (used to re-deal what nobody has seen). */
export type Viewer = Seat | 'spectator' | 'everyone';

/** A place in the outer loop of a game. Plain data; each position starts one generator. */
export interface Position {
  readonly at: string;
  readonly [detail: string]: string | number | boolean;
}

/**
 * The positions of a game whose details are typed: `P` is a union of its own, each generator takes the position of its name and
 * leads to any of them.
 */
export const positionsOf = <S, P extends Position>(
  positions: {
    readonly [At in P['at']]: (t: Table<S>, position: Extract<P, { readonly at: At }>) => Rules<P>;
  },
): Game<S>['positions'] => positions as unknown as Game<S>['positions'];

export type OptionValue = string | number | boolean | readonly string[];
export type Options = { readonly [name: string]: OptionValue };

/** An option of the set-up screen. */
export type OptionSpec = {
  readonly id: string;
  readonly rule?: RuleId;
  /** The option means something only while each of these others has one of these values; else nobody is asked. */
  readonly when?: { readonly [option: string]: readonly OptionValue[] };
  /** … and only from so many players on: whoever plays alone is not asked how rivals go about it. */
  readonly players?: number;
} & (
  | { readonly kind: 'switch'; readonly initial: boolean }
  | {
      readonly kind: 'choice';
      readonly initial: string;
      readonly choices: readonly string[];
      /** What a choice looks like, where it is worth a card of its own: a scenario with its map and its length. */
      readonly cards?: { readonly [choice: string]: ChoiceCard };
    }
  | { readonly kind: 'number'; readonly initial: number; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly initial: readonly string[]; readonly choices: readonly string[] }
);

/** A choice drawn as a card: its name and text are in the catalogue like those of any choice. */
export interface ChoiceCard {
  /** How long it takes. */
  readonly minutes?: number;
  /** A drawing as SVG: the map, in small. */
  readonly picture?: string;
}

export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** What a seat is, in a game that has sides: overlord, hero. `role.<id>` and `side.<id>` name them. */
export interface Role {
  readonly id: string;
  readonly side: string;
}

/** How a game ended. `score` is what a ladder compares; `won` may hold several seats (a shared victory) or none. */
export interface Outcome {
  readonly won: readonly Seat[];
  readonly scores: readonly number[];
  readonly text: Text;
  /** The side that won, where it is a side that wins: then all its seats are among the winners, and nobody else. */
  readonly side?: string;
}

export interface Game<S = unknown, V = unknown> {
  readonly id: string;
  /** Grows with every change of the rules that alters a decision. */
  readonly rules: number;
  /** Fingerprint of the content rows. */
  readonly content: string;
  readonly options: readonly OptionSpec[];
  /** Why this setting cannot be played, or undefined. Types and choices of options have been checked before. */
  refuseSetting(setting: Setting): Text | undefined;
  /** The roles that are shared out with such a setting, one for each seat, in the order of the seats unless players choose. */
  roles?(setting: Setting): readonly Role[];
  /** Whether something is hidden between two seats. Without it: between all who are not on the same side. */
  hides?(setting: Setting, one: Seat, other: Seat): boolean;
  /** The empty table, before set-up; the first position is `{ at: 'setup' }`. `legacy` is what `chapters.read` has let in. */
  begin(setting: Setting, legacy?: unknown): S;
  readonly positions: { readonly [at: string]: (t: Table<S>, position: Position) => Rules<Position> };
  /** The position with which a turn begins. A host of many matches keeps checkpoints there instead of everywhere. */
  readonly turnAt?: string;
  view(state: S, viewer: Viewer): V;
  /** The views of several at once, where that is less work: what they see alike is made once, and is the same object in each. */
  views?(state: S, viewers: readonly Viewer[]): readonly V[];
  /**
   * Deals anew, in place, everything that this viewer cannot see. The result depends on what the viewer sees and on
   * chance, on nothing else.
   */
  redeal(state: S, viewer: Viewer, chance: Chance): void;
  outcome(state: S): Outcome;
  /** How far the game has come, as its players count: turns, rounds, Days. */
  turns(state: S): number;
  /** Broken promises of the state, in words; none when all is well. Of a state that is not `sound` it need not know what to say. */
  invariants(state: S): readonly string[];
  /**
   * What is wrong with a standing that came from anywhere, of these rules and for this setting: where, and what. Undefined for every
   * standing that play can lead to; what is let in can be played on, whatever it is. From shapes, with `soundBy` of `kernel/save/sound.ts`.
   */
  sound(standing: Standing, setting: Setting): string | undefined;
  /** Content rows that this state shows in use; the conformance kit wants all of `content rows` met. */
  met?(state: S): Iterable<string>;
  readonly rows?: readonly string[];
  /** Modes and settings that the conformance kit goes through. */
  readonly trials: readonly Setting[];
  /** What deeds cost: the law `silence` finds those that cost something and do nothing. */
  readonly costs?: Costs;
  /** What waits for an occurrence, from the state alone; `fired` are the keys of what has fired in this window. */
  triggers?(state: S, when: When, what: Occurrence, fired: readonly string[]): readonly Trigger<S>[];
  /** Who may interrupt there, in the rulebook's order, and how they are asked. Other owners follow, clockwise from the chooser. */
  interruptions?(state: S, when: When, what: Occurrence, fired: readonly string[]): readonly Interruption[];
  /** Who orders what must happen at the same time: usually whoever's turn it is. */
  chooser?(state: S, what: Occurrence): Seat;
  /** A match as older rules, or other content, have left it: put right for these. Without it the state is taken as it is. */
  migrate?(old: Standing, fromRules: number): Standing<S>;
  /** Set where matches follow each other as the chapters of a campaign. */
  readonly chapters?: Chapters<S>;
}

/** Where a match stands: a position that begins, and the state it begins with. */
export interface Standing<S = unknown> {
  readonly position: Position;
  readonly state: S;
}

/** A game in chapters: what one of them leaves to the next, and how it is told. */
export interface Chapters<S = unknown, L = unknown> {
  /** Whether a match of this setting is one of them; without it, every match is. */
  holds?(setting: Setting): boolean;
  /** Reads a legacy that came from anywhere, also one of older rules. Throws an Error that says what is wrong with it. */
  read(value: unknown): L;
  /** What is wrong with a legacy that `read` has given and that came from anywhere; undefined for all that chapters can leave. */
  sound(legacy: unknown): string | undefined;
  /** What a chapter that is over leaves, plain JSON; undefined if it leaves nothing and can only be played again. */
  legacy(state: S): L | undefined;
  /** The chapters that can follow on this legacy; none where the campaign is over. */
  following(legacy: L, setting: Setting): readonly NextChapter[];
  /** What the chapter of this setting is called. */
  title(setting: Setting): Text;
  /**
   * The chapter in a sentence or two, as far as it has come. Everybody reads it: nothing hidden is in it. A match that is no
   * chapter is told so too, once it is over.
   */
  story(state: S): Text;
  /** Where another branch may begin: at any entry, or only where a chapter begins. */
  readonly branches: 'anywhere' | 'beginnings';
}

export interface NextChapter {
  readonly id: string;
  readonly title: Text;
  /** What differs from the options of the chapter before. */
  readonly options: Options;
}

/** Something that happened, for logs and animation. A seat outside `only` is told `others`, or nothing. */
export interface GameEvent {
  readonly text: string;
  readonly with?: Params;
  readonly rule?: RuleId;
  /** Things that changed place: enough to animate it. */
  readonly moves?: readonly Move[];
  /** The arithmetic behind it, a line a figure, in words. */
  readonly lines?: readonly Text[];
  /** The same as data, for a board that shows it in its own way. */
  readonly detail?: unknown;
  /** Its part in something that is told step by step before anybody sees what came of it: a battle, a test, a night. */
  readonly scene?: ScenePart;
  /** A turn begins with it. */
  readonly turn?: TurnHeading;
  /** How much it says of its turn, where a turn is told in one line: the weightiest is that line. */
  readonly weight?: number;
  /** What somebody gained or lost by it, in the game's own coins. */
  readonly brings?: { readonly seat: Seat; readonly coins: { readonly [coin: string]: number } };
  readonly only?: readonly Seat[];
  readonly others?: Omit<GameEvent, 'only' | 'others'>;
}

export interface ScenePart {
  /** The kind of scene: `battle`, `test`, `night`. */
  readonly of: string;
  /** The step of it: `roll`, `dawn`. */
  readonly part: string;
  /** Set where this is the verdict. */
  readonly won?: boolean;
}

/** In which round of the game a turn begins, and whose it is, where it is somebody's. */
export interface TurnHeading {
  readonly round: number;
  readonly seat?: Seat;
}

export interface Move {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** The event as this viewer may know it. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent | undefined {
  if (event.only === undefined || viewer === 'everyone') return event;
  if (typeof viewer === 'number' && event.only.includes(viewer)) return event;
  return event.others;
}
