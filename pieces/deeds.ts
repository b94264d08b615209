// One way to offer and do a deed: whatever a player would look for at a step, each an option and what it does, told with what stands against it.

import type { Ask, Asking, Deed, Refused, Rules, Seat, Table, Wording } from '@veillee/kernel';
import { type Offered, optionsIn, refusedIn } from './offers.ts';

export type Deeds<S, T = never> = Offered<Deed<S, T>>;

/** How a step is asked. What `refused` names comes besides the deeds that cannot be done. */
export interface Asked extends Wording {
  readonly seat: Seat;
  readonly prompt: string;
}

/** What somebody else may do meanwhile. */
export interface Standing<S, T = never> {
  readonly asked: Asked;
  readonly deeds: Deeds<S, T>;
}

/** A deed was done: what it returned. */
export interface Done<T> {
  readonly next: T | undefined;
}

/** Asks for one deed and lets it happen; undefined where the seat passed. Nobody waits for what others may do meanwhile. */
export function* act<S, T = never>(
  t: Table<S>,
  asked: Asked,
  deeds: Deeds<S, T>,
  others: readonly Standing<S, T>[] = [],
): Rules<Done<T> | undefined> {
  const deed = others.length > 0 ? yield* chooseAmong(t, { asked, deeds }, others) : yield* chooseDeed(t, asked, deeds);
  return deed && { next: (yield* deed.run(t)) as T | undefined };
}

/** Asks for one deed, of those that nothing stands against; undefined where the seat passes. */
export const chooseDeed = <S, T = never>(
  t: Table<S>,
  asked: Asked,
  deeds: Deeds<S, T>,
  open: readonly Deed<S, T>[] = optionsIn(deeds),
): Asking<Deed<S, T> | undefined> =>
  t.choose(asked.seat, asked.prompt, open, optionOf, { ...asked, refused: () => refusalsOf({ asked, deeds }) });

function* chooseAmong<S, T>(
  t: Table<S>,
  one: Standing<S, T>,
  others: readonly Standing<S, T>[],
): Rules<Deed<S, T> | undefined> {
  // What was on offer when it was asked last: worked out once.
  let open: ReadonlyMap<Seat, readonly Deed<S, T>[]> = new Map();
  const { seat, picks } = yield* t.askAny(() => {
    open = new Map([one, ...others].map(({ asked, deeds }) => [asked.seat, optionsIn(deeds)]));
    return [
      askOf(one, open.get(one.asked.seat) ?? []),
      ...others.map(other => ({ ...askOf(other, open.get(other.asked.seat) ?? []), standing: true })),
    ];
  });
  return open.get(seat)?.find(({ option }) => option.key === picks[0]);
}

function askOf<S, T>({ asked: { confirm, ...asked }, deeds }: Standing<S, T>, open: readonly Deed<S, T>[]): Ask {
  const options = open.map(optionOf);
  const isOnly = options.length + (asked.pass ? 1 : 0) === 1;
  const refused = () => refusalsOf({ asked, deeds });
  return { ...asked, options, min: 1, max: 1, refused, ...(confirm && isOnly && { confirm }) };
}

const refusalsOf = <S, T>({ asked, deeds }: Standing<S, T>): Refused[] => [
  ...refusedIn(offer => deeds((why, make) => offer(why, () => make().option))),
  ...(asked.refused?.() ?? []),
];

const optionOf = <S, T>({ option }: Deed<S, T>) => option;
