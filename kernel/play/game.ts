// What a game is to the kernel. A game is this record; the kernel knows nothing else of it.

import type { Chance } from './chance.ts';
import type { Costs } from './costs.ts';
import type { GameEvent, Viewer } from './event.ts';
import type { Rules } from './rules.ts';
import type { GameOption, Options, Setting } from './setting.ts';
import type { Table, TableGame } from './table.ts';
import type { Seat, Text } from './text.ts';

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

/** How a game ended. `score` is what a ladder compares; `won` may hold several seats (a shared victory) or none. */
export interface Outcome {
  readonly won: readonly Seat[];
  readonly scores: readonly number[];
  readonly text: Text;
  /** The side that won, where it is a side that wins: then all its seats are among the winners, and nobody else. */
  readonly side?: string;
  /** Neither won nor lost: a chapter is over, and its campaign goes on. Nobody is among the winners then. */
  readonly undecided?: true;
}

export interface Game<S = unknown, V = unknown> extends TableGame<S> {
  /** Grows with every change of the rules that alters a decision. */
  readonly rules: number;
  /** Fingerprint of the content rows. */
  readonly content: string;
  readonly options: readonly GameOption[];
  /** Why this setting cannot be played, or undefined. Types and choices of options have been checked before. */
  refuseSetting(setting: Setting): Text | undefined;
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
  /** Content rows that this state shows in use, or what was told on the way to it; the conformance kit wants all of `rows` met. */
  met?(state: S, told: readonly GameEvent[]): Iterable<string>;
  readonly rows?: readonly string[];
  /** Modes and settings that the conformance kit goes through. */
  readonly trials: readonly Setting[];
  /** What deeds cost: the law `silence` finds those that cost something and do nothing. */
  readonly costs?: Costs;
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
  /** What the chapter is called that begins with this setting and this legacy: as it was announced by `following`. Everybody reads it. */
  title(setting: Setting, legacy?: L): Text;
  /** The part of a long campaign that it belongs to, where such a game has parts: many chapters are shown by them. */
  part?(setting: Setting, legacy?: L): Text | undefined;
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
