// Recorded entries played again: each must be asked for, offered, and carry the seal that it carried before.

import { checkPicks } from '../play/answer.ts';
import type { Decision, Picks } from '../play/decision.ts';
import type { Engine } from '../play/engine.ts';
import { Divergence } from './failures.ts';
import { type Choice, describeEntry, type Entry, isReseed, type Reseed, sealReseed } from './journal.ts';
import type { MatchRecord } from './record.ts';

/** Plays these entries from where the match stands. Throws a Divergence at the first that does not fit. */
export function retrace<S>(engine: Engine<S>, record: MatchRecord<S>, entries: readonly Entry[]): void {
  const base = record.journal.length;
  record.checkpoints.aim = base + entries.length;
  let checked = 0;
  entries.forEach((entry, i) => {
    if (isReseed(entry)) retraceReseed(engine, record, entry, base + i);
    else retraceChoice(engine, record, entry, base + i);
    // Answers that were given at once are all in the journal with the last of them.
    for (; checked < record.journal.length - base; checked++)
      checkSeal(record.journal[base + checked] as Entry, entries[checked] as Entry, base + checked);
  });
  record.checkpoints.aim = 0;
}

function checkSeal(now: Entry, before: Entry, number: number): void {
  if (now.seal === before.seal) return;
  throw new Divergence(
    number,
    `${describeEntry(before)} under seal ${before.seal}`,
    `other options or another answer, under seal ${now.seal}`,
  );
}

function retraceReseed<S>(engine: Engine<S>, record: MatchRecord<S>, entry: Reseed, number: number): void {
  if (record.history && entry.seal !== sealReseed(record.lastSeal, entry.reseed))
    throw new Divergence(number, describeEntry(entry), 'a seal that does not fit');
  engine.dealAnew(entry.reseed, 'everyone');
  if (record.history) record.journal.push(entry);
}

function retraceChoice<S>(engine: Engine<S>, record: MatchRecord<S>, entry: Choice, number: number): void {
  const diverge: (found: string) => never = found => {
    throw new Divergence(number, describeEntry(entry), found);
  };
  const decision = engine.decisionOf(entry.seat);
  if (!decision) diverge(engine.over ? 'the game is over' : `seat ${entry.seat} is not asked`);
  if (decision.prompt !== entry.prompt) diverge(`seat ${entry.seat} is asked ${decision.prompt}`);
  try {
    checkPicks(decision, entry.picks);
  } catch (refusal) {
    diverge((refusal as Error).message);
  }
  try {
    engine.take(decision, entry.picks, entry.auto);
  } catch (cause) {
    throw record.failure(engine, cause, describeAnswer(decision, entry.picks));
  }
}

export const describeAnswer = (decision: Decision, picks: Picks): string =>
  `${decision.prompt} (seat ${decision.seat}) was answered with ${picks.join(', ') || 'a pass'}`;
