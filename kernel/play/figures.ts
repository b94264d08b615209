// Several figures of one seat: they are asked for together, in one question or one after the other.

import type { Ask, Option, Refused } from './decision.ts';
import type { Reply } from './rules.ts';
import type { Seat } from './text.ts';

/** A key of a combined question: the figure, and the key of its own question. Figures are named without a slash. */
export const figureKey = {
  make: (figure: string, key: string): string => `${figure}/${key}`,
  read: (key: string): { figure: string; key: string } => {
    const end = key.indexOf('/');
    return { figure: key.slice(0, end), key: key.slice(end + 1) };
  },
};

/** The key of an option in its figure's own question, whether or not several are asked together. */
export const keyOf = ({ key, figure }: Pick<Option, 'key' | 'figure'>): string =>
  figure === undefined ? key : figureKey.read(key).key;

/** Every seat once: the questions for its figures as one, with the options of all. */
export function combined(asks: readonly Ask[]): readonly Ask[] {
  if (asks.every(({ figure }) => figure === undefined)) return asks;
  const bySeat = new Map<Seat, Ask[]>();
  const plain: Ask[] = [];
  for (const ask of asks)
    if (ask.figure === undefined) plain.push(ask);
    else bySeat.set(ask.seat, [...(bySeat.get(ask.seat) ?? []), ask]);
  return [...plain, ...[...bySeat.values()].map(combine)];
}

function combine(asks: readonly Ask[]): Ask {
  const [first] = asks as [Ask, ...Ask[]];
  for (const { min, max, range, prompt, seat } of asks)
    if (min !== 1 || max !== 1 || range)
      throw new Error(`${prompt} asks seat ${seat} for several figures, but not for one option of each`);
  const { figure: _, pass: __, refused: ___, standing: ____, outlook: _____, ...rest } = first;
  const pass = asks.every(ask => ask.pass) ? first.pass : undefined;
  const named = <T extends Option | Refused>(list: readonly T[], figure = ''): T[] =>
    list.map(option => ({ ...option, key: figureKey.make(figure, option.key), figure }));
  return {
    ...rest,
    options: asks.flatMap(({ options, figure }) => named(options, figure)),
    refused: () => asks.flatMap(({ refused, figure }) => named(refused?.() ?? [], figure)),
    ...(pass && { pass }),
    ...(asks.every(({ standing }) => standing) && { standing: true }),
  };
}

/** The reply to a combined question, as one to the question of its figure. */
export function ofFigure(reply: Reply, asks: readonly Ask[]): Reply {
  const [pick] = reply.picks;
  const isCombined = asks.some(({ seat, figure }) => seat === reply.seat && figure !== undefined);
  if (!isCombined || pick === undefined) return reply;
  const { figure, key } = figureKey.read(pick);
  return { seat: reply.seat, picks: [key], figure };
}

/** Of what seats are asked for their figures, the first question of each seat, then the second, and so on. */
export function asksOfRound(asks: readonly Ask[], round: number): readonly Ask[] {
  if (asks.every(({ figure }) => figure === undefined)) return round === 0 ? asks : [];
  const asked = new Map<Seat, number>();
  return asks.filter(({ seat, figure }) => {
    if (figure === undefined) return round === 0;
    const before = asked.get(seat) ?? 0;
    asked.set(seat, before + 1);
    return before === round;
  });
}

export const withFigures = (replies: readonly Reply[], asks: readonly Ask[]): readonly Reply[] =>
  replies.map(reply => {
    const figure = asks.find(({ seat }) => seat === reply.seat)?.figure;
    return figure === undefined ? reply : { ...reply, figure };
  });
