// Events: what happened, as logs and animations tell it, and who hears which version of it.

import type { Params, RuleId, Seat, Text } from './text.ts';

/** Who looks: a seat, somebody without one, or all seats together (used to re-deal what nobody has seen). */
export type Viewer = Seat | 'spectator' | 'everyone';

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
