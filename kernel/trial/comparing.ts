// Two matches compared: where they stand, what they ask, and which answers are in.

import type { Match } from '../match.ts';
import type { Decision } from '../play/decision.ts';
import { plainDecision } from '../play/decision.ts';
import { agree, type Law } from './laws.ts';

/** What a seat is asked, without the number of the asking. */
export const question = (decision: Decision): unknown => ({ ...plainDecision(decision), id: undefined });

export const questions = <S, V>(match: Match<S, V>): unknown => match.decisions.map(question);

export function agreeMatches<S, V>(law: Law, what: string, a: Match<S, V>, b: Match<S, V>): void {
  agree(law, what, a.snapshot(), b.snapshot());
  agree(law, what, questions(a), questions(b));
  agree(law, what, a.sealedAnswers, b.sealedAnswers);
}
