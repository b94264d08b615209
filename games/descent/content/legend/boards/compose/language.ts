// What a language must be able to say so that the rules of boards can be told in it. A phrase is a clause: small first letter, no full stop.

import type {
  Appears,
  Arrival,
  BoardLaw,
  BoardOp,
  Happening,
  Meeting,
  RumourGoal,
  ThreatOp,
  Windfall,
} from '../vocabulary.ts';

/** A phrase for each word of a vocabulary whose members are told apart by this field. */
type PhrasesBy<Field extends string, Member extends { readonly [field in Field]: string }> = {
  readonly [Word in Member[Field]]: (of: Extract<Member, { readonly [field in Field]: Word }>) => string;
};

export interface BoardSpeech {
  /** When it happens, and to whom. */
  readonly when: (happening: Happening) => string;
  readonly ops: PhrasesBy<'op', BoardOp>;
  readonly laws: PhrasesBy<'law', BoardLaw>;
  readonly goals: PhrasesBy<'goal', RumourGoal>;
  readonly windfalls: PhrasesBy<'gain', Windfall>;
  readonly appears: PhrasesBy<'on', Appears>;
  readonly arrivals: PhrasesBy<'as', Arrival>;
  readonly bought: PhrasesBy<'buy', ThreatOp>;
  readonly meetings: PhrasesBy<'meet', Meeting>;
  readonly and: (clauses: readonly string[]) => string;
  /** A moment and what then happens. */
  readonly joined: (when: string, what: string) => string;
  /** Whoever comes, where, and what is added. */
  readonly arriving: (at: 'mark' | 'portal', before: readonly string[], after: readonly string[]) => string;
  readonly costs: (threat: number, what: string) => string;
}
