// What a quest says of itself when it is over: who won it, or by what conquest the heroes competed, and its figures.

import { type Account, type GameEvent, sumOfCoin } from '@veillee/kernel';
import { outcome } from './outcome.ts';
import type { Feats } from './state.ts';
import type { View } from './view.ts';

/** Of the heroes that a seat runs, together; for the overlord nothing. */
const bySeat = ({ sides, heroes }: View, of: (feats: Feats) => number): number[] =>
  sides.map((_, seat) => heroes.reduce((n, hero) => (hero.seat === seat ? n + of(hero.feats) : n), 0));

function hardestBlows(seats: number, events: readonly GameEvent[]): number[] {
  const most = Array<number>(seats).fill(0);
  for (const { brings } of events)
    if (brings) most[brings.seat] = Math.max(most[brings.seat] ?? 0, brings.coins.wounds ?? 0);
  return most;
}

export const account: Account<View> = {
  cast: ({ heroes }) => heroes.map(({ id }) => id).sort(),
  points: view => [{ id: 'quest', bySeat: view.won ? outcome(view).scores : view.sides.map(() => 0) }],
  figures(view, events) {
    const { sides, heroes, conquest, delve } = view;
    const deaths = heroes.reduce((n, { feats }) => n + feats.deaths, 0);
    const kills = bySeat(view, feats => feats.kills);
    return [
      { id: 'wounds', bySeat: sumOfCoin(events, sides.length, 'wounds') },
      { id: 'kills', bySeat: kills.map((n, seat) => (sides[seat] === 'overlord' ? deaths : n)) },
      { id: 'blow', bySeat: hardestBlows(sides.length, events) },
      { id: 'treasures', bySeat: bySeat(view, feats => feats.treasures) },
      { id: 'deaths', bySeat: bySeat(view, feats => feats.deaths) },
      {
        id: 'conquest',
        bySeat: sides.map(side => (delve ? delve.gained[side] : side === 'heroes' ? Math.max(0, conquest) : 0)),
      },
    ];
  },
};
