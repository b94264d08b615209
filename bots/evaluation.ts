// What something is worth as a sum of named terms, each an amount and its weight; so a bot can say why it chose, and weights
// can be tried out without touching the measures.

/** One reason for what something is worth. */
export interface Term {
  readonly name: string;
  readonly amount: number;
  readonly weight: number;
  readonly worth: number;
}

/** How much of each there is in a subject: `{ wounds: hero => hero.wounds, … }`. */
export type Measures<Subject, Name extends string> = { readonly [name in Name]: (subject: Subject) => number };
export type Weights<Name extends string> = { readonly [name in Name]: number };

export interface Evaluation<Subject, Name extends string = string> {
  readonly weights: Weights<Name>;
  worth(subject: Subject): number;
  /** Why it is worth that: the terms that count at all, the weightiest first. */
  terms(subject: Subject): readonly Term[];
  /** The same measures under other weights. */
  weighing(weights: Partial<Weights<Name>>): Evaluation<Subject, Name>;
}

export function evaluation<Subject, Name extends string>(
  measures: Measures<Subject, Name>,
  weights: Weights<Name>,
): Evaluation<Subject, Name> {
  const names = Object.keys(measures) as Name[];
  const terms = names.map(name => ({ name, measure: measures[name], weight: weights[name] }));
  return {
    weights,
    worth: subject => {
      let worth = 0;
      // What has no weight is not even measured.
      for (const { measure, weight } of terms) if (weight !== 0) worth += weight * measure(subject);
      return worth;
    },
    terms: subject =>
      terms
        .map(({ name, measure, weight }) => ({ name, amount: measure(subject), weight }))
        .map(term => ({ ...term, worth: term.amount * term.weight }))
        .filter(({ worth }) => worth !== 0)
        .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth)),
    weighing: other => evaluation(measures, { ...weights, ...other }),
  };
}

/** The reasons in a line for whoever tunes a bot: `gold 3 × 0.5 = 1.5, wounds 2 × -1 = -2`. */
export const explained = (terms: readonly Term[]): string =>
  terms
    .map(({ name, amount, weight, worth }) => `${name} ${brief(amount)} × ${brief(weight)} = ${brief(worth)}`)
    .join(', ');

const brief = (n: number): string => String(Math.round(n * 1000) / 1000);
