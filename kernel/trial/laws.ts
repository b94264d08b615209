// The laws of the conformance kit, and how a breach of one is told.

import { difference, notPlain } from '../plain/compare.ts';

export type Law =
  /** No rule throws or runs away. */
  | 'exception'
  /** Somebody who can answer is asked something that can be answered. */
  | 'empty'
  | 'endless'
  /** Keys tell all options of a decision apart. */
  | 'keys'
  /** State, views, decisions and events are plain JSON; the state is a tree. */
  | 'plain'
  | 'save'
  | 'clone'
  | 'undo'
  | 'rewind'
  | 'journal'
  | 'view'
  | 'redeal'
  | 'imagine'
  /** What a seat sees of a step does not depend on whether others could have interrupted it. */
  | 'secret'
  | 'text'
  | 'invariant'
  | 'outcome'
  /** What a chapter leaves is plain, is read again, comes out the same each time, and a campaign of it replays. */
  | 'chapters'
  /** A bad answer is refused and changes nothing. */
  | 'refusal'
  /** A deed that costs something does something, or it is refused with the reason. */
  | 'silence'
  /** Wherever a position begins the match would be let in if it came from anywhere (`Game.sound`). */
  | 'sound';

export class Breach extends Error {
  readonly law: Law;
  constructor(law: Law, message: string) {
    super(message);
    this.law = law;
  }
}

/** As it comes out of a file or off the wire. */
export const viaText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export function agree(law: Law, what: string, a: unknown, b: unknown): void {
  const found = difference(a, b);
  if (found !== undefined) throw new Breach(law, `${what}: ${found}`);
}

export function checkPlain(value: unknown, what: string, seen?: Set<unknown>): void {
  const found = notPlain(value, what, seen);
  if (found !== undefined) throw new Breach('plain', found);
}

/** Any exception inside is a breach of this law. */
export function under<T>(law: Law, what: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof Breach) throw cause;
    throw new Breach(law, `${what}: ${(cause as Error).message}`);
  }
}
