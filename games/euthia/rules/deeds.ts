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
  /** What is refused besides deeds; found only where somebody looks. */
  refused?(): readonly Refused[];
}

/** What somebody else may do meanwhile. */
export interface Standing {
  readonly asked: Asked;
  readonly deeds: Deeds;
}

/** Asks for one deed and lets it happen; undefined where the seat passed. Nobody waits for what others may do meanwhile. */
export function* act(t: T, asked: Asked, deeds: Deeds, others: readonly Standing[] = []): Step {
  if (others.length > 0) return yield* actAmong(t, { asked, deeds }, others);
  const open = optionsIn(deeds);
  const options = open.map(({ option }) => option);
  const wording = { ...asked, refused: () => refusalsOf({ asked, deeds }) };
  const key: string | undefined = yield* t.choose(asked.seat, asked.prompt, options, wording);
  const deed = open.find(({ option }) => option.key === key);
  return deed ? yield* deed.run(t) : undefined;
}

function* actAmong(t: T, one: Standing, others: readonly Standing[]): Step {
  // What was on offer when it was asked last: worked out once.
  let open: ReadonlyMap<Seat, readonly Deed[]> = new Map();
  const { seat, picks } = yield* t.askAny(() => {
    open = new Map([one, ...others].map(({ asked, deeds }) => [asked.seat, optionsIn(deeds)]));
    return [
      askOf(one, open.get(one.asked.seat) ?? []),
      ...others.map(other => ({ ...askOf(other, open.get(other.asked.seat) ?? []), standing: true })),
    ];
  });
  const deed = open.get(seat)?.find(({ option }) => option.key === picks[0]);
  return deed ? yield* deed.run(t) : undefined;
}

function askOf({ asked: { confirm, ...asked }, deeds }: Standing, open: readonly Deed[]): Ask {
  const options = open.map(({ option }) => option);
  const isOnly = options.length + (asked.pass ? 1 : 0) === 1;
  return {
    ...asked,
    options,
    min: 1,
    max: 1,
    refused: () => refusalsOf({ asked, deeds }),
    ...(confirm && isOnly && { confirm }),
  };
}

const refusalsOf = ({ asked, deeds }: Standing): Refused[] => [...refusedDeeds(deeds), ...(asked.refused?.() ?? [])];

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
