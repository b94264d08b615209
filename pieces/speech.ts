// What every language must be able to say so that rule texts can be composed in it, whatever the game: how clauses are joined, and a phrase for
// each word of a vocabulary. A phrase is a clause: small first letter, no full stop.

import { listed } from './words.ts';

type Named = { readonly op: string };

/** The members of a vocabulary that can say this. */
export type OpOf<Op extends Named, Name extends Op['op']> = Op extends unknown
  ? Name extends Op['op']
    ? Op
    : never
  : never;

/** A phrase for each word of a vocabulary, and what it must know of where it stands. */
export type Phrases<Op extends Named, Name extends Op['op'] = Op['op'], About extends readonly unknown[] = []> = {
  readonly [N in Name]: (op: OpOf<Op, N>, ...about: About) => string;
};

/** What is said of a member whose word stands in this field. Each phrase takes the member of its word, which the compiler cannot follow through the table. */
export function phraseBy<Field extends string, About extends readonly unknown[]>(
  phrases: object,
  field: Field,
  of: { readonly [field in Field]: string },
  ...about: About
): string {
  const say = (phrases as { readonly [word: string]: (of: object, ...about: About) => string })[of[field]];
  if (!say) throw new Error(`nothing is said of ${of[field]}`);
  return say(of, ...about);
}

/** What is said of an op. */
export const phrase = <About extends readonly unknown[]>(phrases: object, op: Named, ...about: About): string =>
  phraseBy(phrases, 'op', op, ...about);

/** Names as a game's catalogue has them: `ability.web`, `place.a1-ruins.at`. */
export type Names = (key: string) => string;

/** How a language joins clauses. */
export interface Joints {
  /** `a, b and c`, `a, b or c`. */
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  /** Longer ones: `do this, or do that`. */
  readonly either: (clauses: readonly string[]) => string;
  /** What is done in this order. */
  readonly inTurn: (clauses: readonly string[]) => string;
  /** `label: text`, as the language sets a colon. */
  readonly labelled: (label: string, text: string) => string;
}

const joints = (and: string, or: string, then: string, colon: string): Joints => ({
  and: items => listed(items, and),
  or: items => listed(items, or),
  either: clauses => clauses.join(`, ${or} `),
  inTurn: clauses => clauses.join(`, ${then} `),
  labelled: (label, text) => `${label}${colon} ${text}`,
});

export const ENGLISH: Joints = joints('and', 'or', 'then', ':');
export const FRENCH: Joints = joints('et', 'ou', 'puis', '\u00a0:');
