// What a player may do at a step, one thing at a time: each deed is an option and what it does, offered with what stands against it.

import type { Option, Reaction, Refused, RuleId, Seat, Text } from '@veillee/kernel';
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

/** Asks for one deed and lets it happen; undefined where the seat passed. */
export function* act(t: T, { seat, prompt, pass, ...how }: Asked, deeds: Deeds): Step {
  const open = optionsIn(deeds);
  const options = open.map(({ option }) => option);
  const wording = { ...how, refused: () => refusedDeeds(deeds), ...(pass && { pass }) };
  const key: string | undefined = yield* t.choose(seat, prompt, options, wording);
  const deed = open.find(({ option }) => option.key === key);
  return deed ? yield* deed.run(t) : undefined;
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
