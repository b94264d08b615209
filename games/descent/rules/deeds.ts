// What a player may do at a step, one thing at a time: each deed is an option and what it does, offered with what stands against it.

import type { Option, RuleId, Seat, Text, Window } from '@veillee/kernel';
import { because, type Offer, type Offered, optionsIn, type Why } from '@veillee/pieces/offers';
import type { Outlook } from './attack/outlook.ts';
import type { Flow, T } from './state.ts';

export interface Deed {
  readonly option: Option;
  run(t: T): Flow;
}
export type DeedOffer = Offer<Deed>;

export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly rule: RuleId;
  readonly with?: Option['with'];
  readonly pass?: Text | undefined;
  readonly confirm?: 'turn';
  /** Where it may be left unasked: needs `pass`. */
  readonly window?: Window;
  readonly outlook?: () => Outlook;
}

/** Asks for one deed and lets it happen; false where the seat passed. */
export function* act(t: T, asked: Asked, deeds: Offered<Deed>): Flow<boolean> {
  const open = optionsIn(deeds);
  const refused = () => {
    const found: { why: Text; rule: RuleId; key: string; text: string }[] = [];
    deeds((why, make) => {
      if (why) found.push({ ...make().option, why: why.why, rule: why.rule });
    });
    return found;
  };
  const options = open.map(({ option }) => option);
  const key: string | undefined = yield* t.choose(asked.seat, asked.prompt, options, { ...asked, refused });
  const deed = open.find(({ option }) => option.key === key);
  if (deed) yield* deed.run(t);
  return deed !== undefined;
}

/** The first thing that stands against a deed. */
export const first = (...whys: readonly (Why | undefined | false)[]): Why | undefined =>
  whys.find((why): why is Why => why !== undefined && why !== false);

export const unless = (holds: boolean, text: string, rule: RuleId, params?: Option['with']): Why | undefined =>
  holds ? undefined : because(text, rule, params);
