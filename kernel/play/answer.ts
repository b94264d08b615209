// An answer: how it comes, and how it is checked.

import type { Ask, Option, Picks, Range } from './decision.ts';
import { Refusal } from './errors.ts';
import type { Seat } from './text.ts';

/** An answer as it comes from outside: nothing in it is trusted. */
export interface Answer {
  readonly seat: Seat;
  /** The id of the decision that it answers. */
  readonly decision: number;
  readonly picks: Picks;
  /** Nobody was asked: the host lets an interruption pass, as the seat wishes. */
  readonly auto?: true;
}

/** An answer to a simultaneous question that is in but that nobody may see yet. */
export interface SealedAnswer {
  readonly seat: Seat;
  readonly picks: Picks;
  readonly auto?: true;
}

/** Throws a Refusal if these picks do not answer the decision. */
export function checkPicks(decision: Ask, picks: unknown): asserts picks is Picks {
  if (!Array.isArray(picks)) throw new Refusal('malformed', 'picks must be a list of option keys');
  for (let i = 0; i < picks.length; i++)
    if (typeof picks[i] !== 'string') throw new Refusal('malformed', 'a pick is an option key');
  if (picks.length === 1 && decision.max === 1 && decision.range === undefined) {
    if (!offers(decision.options, picks[0])) refuseKey(decision, picks[0]);
    return;
  }
  if (picks.length === 0 && decision.pass !== undefined) return;
  if (decision.range) return checkNumber(decision.range, picks);
  if (picks.length < decision.min)
    throw new Refusal('too-few', `${decision.prompt} needs at least ${decision.min} picks, not ${picks.length}`);
  if (picks.length > decision.max)
    throw new Refusal('too-many', `${decision.prompt} takes at most ${decision.max} picks, not ${picks.length}`);
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as string;
    if (!offers(decision.options, pick)) refuseKey(decision, pick);
    if (picks.indexOf(pick) !== i) throw new Refusal('repeated', `${decision.prompt}: ${pick} is picked twice`);
  }
}

function offers(options: readonly Option[], key: string): boolean {
  for (let i = 0; i < options.length; i++) if ((options[i] as Option).key === key) return true;
  return false;
}

function refuseKey(decision: Ask, key: string): never {
  const known = decision.refused?.().find(refused => refused.key === key);
  if (known) throw new Refusal('not-allowed', `${decision.prompt}: ${key} is not allowed (${known.rule})`, known);
  const offered = decision.options.map(option => option.key).join(', ');
  throw new Refusal('unknown-key', `${decision.prompt} offers ${offered || 'nothing'}; the answer was ${key}`);
}

function checkNumber(range: Range, picks: Picks): void {
  if (picks.length !== 1) throw new Refusal(picks.length ? 'too-many' : 'too-few', 'exactly one number is needed');
  const numeral = picks[0] as string;
  const value = Number(numeral);
  if (!Number.isSafeInteger(value) || String(value) !== numeral)
    throw new Refusal('malformed', `${numeral} is not a whole number`);
  const { min, max, step = 1 } = range;
  if (value < min || value > max || (value - min) % step !== 0)
    throw new Refusal('unknown-key', `the number must lie between ${min} and ${max} in steps of ${step}, not ${value}`);
}
