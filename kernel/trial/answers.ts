// Answers for the conformance kit: any legal one, and one of each bad kind.

import type { Match } from '../match.ts';
import type { Chance } from '../play/chance.ts';
import type { Decision, Picks } from '../play/decision.ts';
import type { RefusalCode } from '../play/errors.ts';
import type { Seat } from '../play/text.ts';

/** Of a wider range, only the lower numbers are tried. */
const MOST_STEPS = 1_000_000;
/** So many interruptions of others are let pass after one step. */
const MOST_PASSES = 50;

/** Any legal answer. */
export function anyPicks(decision: Decision, chance: Chance, stream: string): Picks {
  const { options, min, max, pass, range } = decision;
  if (pass && chance.below(options.length + 1, stream) === 0) return [];
  if (range) {
    const { min: low, max: high, step = 1 } = range;
    const steps = Math.min(Math.floor((high - low) / step) + 1, MOST_STEPS);
    return [String(low + step * chance.below(steps, stream))];
  }
  const most = Math.min(max, options.length);
  const count = most > min ? min + chance.below(most - min + 1, stream) : min;
  if (count === 1) return [chance.pick(options, stream).key];
  const keys = options.map(option => option.key);
  return chance.shuffle(keys, stream).slice(0, count);
}

export interface BadPicks {
  readonly what: string;
  readonly picks: unknown;
  readonly code: RefusalCode;
}

/** One of each kind of picks that this decision must refuse. */
export function* badPicks(decision: Decision): Generator<BadPicks> {
  const { options, min, max, pass, range } = decision;
  yield { what: 'no list', picks: 'pick', code: 'malformed' };
  yield { what: 'a pick that is no key', picks: [7], code: 'malformed' };
  if (!pass && min > 0) yield { what: 'nothing', picks: [], code: 'too-few' };
  if (range) {
    const { min: low, max: high } = range;
    yield { what: 'a number too low', picks: [String(low - 1)], code: 'unknown-key' };
    yield { what: 'a number too high', picks: [String(high + 1)], code: 'unknown-key' };
    yield { what: 'two numbers', picks: [String(low), String(high)], code: 'too-many' };
    yield { what: 'no number', picks: ['many'], code: 'malformed' };
    return;
  }
  const keys = options.map(option => option.key);
  const padded = (...first: string[]): string[] => [...first, ...keys].slice(0, Math.max(first.length, min));
  if (max < 1000) yield { what: 'too many picks', picks: Array(max + 1).fill(keys[0] ?? ''), code: 'too-many' };
  if (max === 0) return;
  yield { what: 'a key not offered', picks: padded('\u0000'), code: 'unknown-key' };
  const [first] = keys;
  if (first !== undefined && max > 1)
    yield { what: 'a key picked twice', picks: padded(first, first), code: 'repeated' };
  for (const { key } of decision.refused?.() ?? [])
    yield { what: `${key}, which is refused,`, picks: padded(key), code: 'not-allowed' };
}

/** Answers what a seat is asked, checked like any answer. */
export const give = <S, V>(match: Match<S, V>, seat: Seat, picks: Picks): void => match.takeSealed([{ seat, picks }]);

/** Others let pass what they are asked about, as far as that goes. */
export function letPass<S, V>(match: Match<S, V>, seat: Seat): void {
  for (let n = 0; n < MOST_PASSES; n++) {
    const open = match.decisions.find(({ window, standing, seat: other }) => window && !standing && other !== seat);
    if (!open) return;
    give(match, open.seat, []);
  }
}
