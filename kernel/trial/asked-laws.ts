// The laws of what is asked: it can be answered, bad answers change nothing, and deeds are not done for nothing.

import type { Match } from '../match.ts';
import { copy } from '../plain/plain.ts';
import type { Decision, Picks } from '../play/decision.ts';
import { Refusal, type RefusalCode } from '../play/errors.ts';
import type { Seat } from '../play/text.ts';
import { anyPicks, badPicks } from './answers.ts';
import { questions } from './comparing.ts';
import type { Exam } from './exam.ts';
import { agree, Breach } from './laws.ts';
import { asksForDeed, listedAsIdle, spentInSilence } from './silence.ts';

/** So many deeds of one question are tried for whether they are done in silence. */
const MOST_DEEDS = 2;

/** Somebody is asked, and whoever is asked can answer. */
export function checkAsked<S, V>(match: Match<S, V>): void {
  const { decisions, seats } = match;
  if (!match.over && decisions.length === 0) throw new Breach('empty', 'nobody is asked, yet the game is not over');
  if (decisions.length > 0 && decisions.every(({ standing }) => standing))
    throw new Breach('empty', `${decisions[0]?.prompt} merely stands, and nobody is waited for`);
  for (const { seat, prompt, options, min, max, pass, range } of decisions) {
    const times = decisions.filter(other => other.seat === seat).length;
    if (times > 1 || !(seat >= 0 && seat < seats))
      throw new Breach('empty', `${prompt} asks seat ${seat}, of ${seats}, ${times} times`);
    const enough = range ? range.min <= range.max : min <= max && options.length >= Math.max(1, min);
    if (!enough && !pass) throw new Breach('empty', `${prompt} cannot be answered by seat ${seat}`);
  }
}

export function checkRefusals<S, V>(exam: Exam<S, V>, match: Match<S, V>, decision: Decision): void {
  const { seat, id, prompt } = decision;
  const before = copy({ snapshot: match.snapshot(), journal: match.journal.length, asked: questions(match) });
  const refuse = (what: string, answer: { seat: Seat; decision: number; picks: unknown }, ...due: RefusalCode[]) => {
    let came = 'it was accepted';
    try {
      match.answer({ ...answer, picks: answer.picks as Picks });
    } catch (cause) {
      if (cause instanceof Refusal && due.includes(cause.code)) return;
      came = String(cause);
    }
    throw new Breach('refusal', `${prompt}, ${what}: ${due.join(' or ')} was due; ${came}`);
  };
  const good = anyPicks(decision, exam.chance, 'on');
  refuse('an answer to an older decision', { seat, decision: id - 1, picks: good }, 'stale');
  refuse('a seat that does not exist', { seat: match.seats, decision: id, picks: good }, 'malformed');
  for (let other = 0; other < match.seats; other++)
    if (!match.decisionOf(other))
      refuse(`seat ${other}'s answer`, { seat: other, decision: id, picks: good }, 'foreign', 'answered');
  for (const { what, picks, code } of badPicks(decision)) refuse(what, { seat, decision: id, picks }, code);
  const after = { snapshot: match.snapshot(), journal: match.journal.length, asked: questions(match) };
  agree('refusal', `answers refused at ${prompt} changed the game`, before, after);
}

/** A deed that costs something does something, unless the game lists it as one that may come to nothing. */
export function checkSilence<S, V>(exam: Exam<S, V>, match: Match<S, V>, decision: Decision): void {
  const { costs } = exam.game;
  if (!costs || !asksForDeed(decision)) return;
  exam.silences.see(match.view(decision.seat));
  const tried = exam.chance.shuffle([...decision.options], 'deeds').slice(0, MOST_DEEDS);
  for (const option of tried) {
    const spent = spentInSilence(match, decision, option, costs);
    if (!spent) continue;
    const listed = listedAsIdle(costs, option);
    if (!listed)
      throw new Breach('silence', `${decision.prompt}: ${option.key} spends ${spent.join(', ')} and does nothing`);
    exam.silences.meet(listed);
  }
}
