// The journal: every answer of a game, by prompt and option keys, each sealed to the ones before.

import type { Ask, Picks, Seat } from './decision.ts';
import { hex, mix } from './plain.ts';

/** One answer. */
export interface Choice {
  readonly seat: Seat;
  readonly prompt: string;
  readonly picks: Picks;
  /** Seal over the entry before, the question with all keys offered, and the picks. */
  readonly seal: string;
  /** Chance or a reveal followed: undo by oneself stops after this entry. */
  barrier?: true;
}

/** Chance was reseeded here, after the table went back beyond a barrier. */
export interface Reseed {
  readonly reseed: string;
  readonly seal: string;
}

export type Entry = Choice | Reseed;

export const isReseed = (entry: Entry): entry is Reseed => 'reseed' in entry;

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
