// What a rule offers, said once: everything a player would look for, each with what stands against it. Options and refusals
// are both read from that one list, so that neither can say what the other denies.

import type { Option, Params, Refused, RuleId, Text } from '@veillee/kernel';

/** Why something cannot be done, and the rule that says so. */
export interface Why {
  readonly why: Text;
  readonly rule: RuleId;
}

export const because = (text: string, rule: RuleId, params?: Params): Why => ({
  why: params ? { text, with: params } : { text },
  rule,
});

/** A reason that takes some finding: only whoever shows it pays for that. */
export const whyBy = (find: () => Why): Why => new FoundWhy(find);

class FoundWhy implements Why {
  readonly #find: () => Why;

  constructor(find: () => Why) {
    this.#find = find;
  }

  get why(): Text {
    return this.#find().why;
  }

  get rule(): RuleId {
    return this.#find().rule;
  }
}

/** Takes one thing that is looked for. What it looks like is asked only by whoever shows it: playouts pay for no refusal. */
export interface Offer<T = Option> {
  (why: Why | undefined, make: () => T): void;
  /** Whoever asks hears nothing of what cannot be done: see `isUnheard`. */
  deaf?: true;
}

/** Nobody hears of anything that this stands against: what it stands against need not be looked for. */
export const isUnheard = <T>(why: Why | undefined, { deaf }: Offer<T>): boolean => why !== undefined && deaf === true;

/** A list of offers, told to whoever asks. */
export type Offered<T = Option> = (offer: Offer<T>) => void;

/** What can be chosen: all that nothing stands against. */
export function optionsIn<T = Option>(offered: Offered<T>): T[] {
  const options: T[] = [];
  const offer: Offer<T> = (why, make) => {
    if (why === undefined) options.push(make());
  };
  offer.deaf = true;
  offered(offer);
  return options;
}

/** What cannot be chosen, and why. */
export function refusedIn(offered: Offered): Refused[] {
  const refused: Refused[] = [];
  offered((why, make) => {
    if (why !== undefined) refused.push({ ...make(), why: why.why, rule: why.rule });
  });
  return refused;
}

/** The first thing that stands against what is offered. */
export const first = (...whys: readonly (Why | undefined | false)[]): Why | undefined =>
  whys.find((why): why is Why => why !== undefined && why !== false);

export const unless = (holds: boolean, text: string, rule: RuleId, params?: Params): Why | undefined =>
  holds ? undefined : because(text, rule, params);
