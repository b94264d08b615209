// The journal: every answer of a game, by prompt and option keys, each sealed to the ones before.

import { hex, mix } from '../plain/plain.ts';
import type { Ask, Picks } from '../play/decision.ts';
import type { Seat } from '../play/text.ts';

/** One answer. */
export interface Choice {
  readonly seat: Seat;
  readonly prompt: string;
  readonly picks: Picks;
  /** Seal over the entry before, the question with all keys offered, and the picks. */
  readonly seal: string;
  /** It answers an interruption: letting it pass holds up nobody's undo. */
  readonly window?: true;
  /** Nobody was asked: whoever hosts the match let the interruption pass, as the seat wishes. */
  readonly auto?: true;
  /** Chance or a reveal followed: undo by oneself stops after this entry. */
  barrier?: true;
  /** What it showed may not be chosen anew: the table does not go back behind this entry either. */
  final?: true;
}

/** Chance was reseeded here, after the table went back beyond a barrier. */
export interface Reseed {
  readonly reseed: string;
  readonly seal: string;
}

export type Entry = Choice | Reseed;

export const isReseed = (entry: Entry): entry is Reseed => 'reseed' in entry;

/** An interruption was let pass here. */
export const isPass = ({ window, picks }: Pick<Choice, 'window' | 'picks'>): boolean =>
  window === true && picks.length === 0;

/** Chance or a reveal lies behind this entry, or the table was dealt anew with it. */
export const isBarrier = (entry: Entry): boolean => isReseed(entry) || entry.barrier === true;

/** The first entry that a table may go back to: nothing before it is taken back. */
export const earliest = (journal: readonly Entry[]): number =>
  journal.findLastIndex(entry => !isReseed(entry) && entry.final === true) + 1;

/** The last entry, not after `from`, that one of these seats really decided: no pass that was made for it. */
export function lastDecided(
  journal: readonly Entry[],
  isOf: (seat: Seat) => boolean,
  from = journal.length - 1,
): number {
  return journal.slice(0, from + 1).findLastIndex(entry => !isReseed(entry) && !entry.auto && isOf(entry.seat));
}

export const firstSeal = (seed: string): string => hex(mix(seed, 0));

export function sealChoice(previous: string, ask: Ask, picks: Picks): string {
  let h = mix(previous, ask.seat + 1);
  h = mix(ask.prompt, h);
  if (ask.range) h = mix(`${ask.range.min}..${ask.range.max}`, h);
  for (const option of ask.options) h = mix(option.key, h);
  for (const pick of picks) h = mix(pick, ~h);
  return hex(h);
}

export const sealReseed = (previous: string, reseed: string): string => hex(mix(reseed, mix(previous, -1)));

/** An entry in words, for errors and listings. */
export const describeEntry = (entry: Entry): string =>
  isReseed(entry)
    ? `reseed ${entry.reseed}`
    : `seat ${entry.seat} at ${entry.prompt}: ${entry.picks.join(', ') || 'pass'}`;
