// What a player may do at a step, one thing at a time: each deed is an option and what it does, offered with what stands against it.

import type { Ask, Option, Reaction, Refused, RuleId, Seat, Text } from '@veillee/kernel';
import { type Offered, optionsIn, type Why } from '@veillee/pieces/offers';
import type { Position, State, Step, T } from './state.ts';

/** An option, and what comes of it: the position that follows, or nothing where the step goes on. */
export interface Deed extends Reaction<State, Position> {
  readonly option: Option;
  run(t: T): Step;
}

export type Deeds = Offered<Deed>;

/** How a step is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly rule: RuleId;
  readonly pass?: Text;
  readonly with?: Option['with'];
  readonly confirm?: 'turn' | 'fight';
}

/** What somebody else may do meanwhile. */
export interface Standing {
  readonly asked: Asked;
  readonly deeds: Deeds;
}

/** Asks for one deed and lets it happen; undefined where the seat passed. Nobody waits for what others may do meanwhile. */
export function* act(t: T, asked: Asked, deeds: Deeds, others: readonly Standing[] = []): Step {
  if (others.length > 0) return yield* actAmong(t, { asked, deeds }, others);
  const { seat, prompt, pass, ...how } = asked;
  const open = optionsIn(deeds);
  const options = open.map(({ option }) => option);
  const wording = { ...how, refused: () => refusedDeeds(deeds), ...(pass && { pass }) };
  const key: string | undefined = yield* t.choose(seat, prompt, options, wording);
  const deed = open.find(({ option }) => option.key === key);
  return deed ? yield* deed.run(t) : undefined;
}

function* actAmong(t: T, one: Standing, others: readonly Standing[]): Step {
  const { seat, picks } = yield* t.askAny(() => [
    askOf(one),
    ...others.map(other => ({ ...askOf(other), standing: true })),
  ]);
  const { deeds } = others.find(({ asked }) => asked.seat === seat) ?? one;
  const deed = optionsIn(deeds).find(({ option }) => option.key === picks[0]);
  return deed ? yield* deed.run(t) : undefined;
}

function askOf({ asked: { confirm, ...asked }, deeds }: Standing): Ask {
  const options = optionsIn(deeds).map(({ option }) => option);
  const isOnly = options.length + (asked.pass ? 1 : 0) === 1;
  return {
    ...asked,
    options,
    min: 1,
    max: 1,
    refused: () => refusedDeeds(deeds),
    ...(confirm && isOnly && { confirm }),
  };
}

/** Deeds that cannot be done, and why. */
export function refusedDeeds(deeds: Deeds): Refused[] {
  const refused: Refused[] = [];
  deeds((why, make) => {
    if (why) refused.push({ ...make().option, why: why.why, rule: why.rule });
  });
  return refused;
}

/** The first thing that stands against a deed. */
export const first = (...whys: readonly (Why | undefined | false)[]): Why | undefined =>
  whys.find((why): why is Why => why !== undefined && why !== false);
