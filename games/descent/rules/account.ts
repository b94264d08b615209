// What a quest says of itself when it is over: who won it, or by what conquest the heroes competed, and its figures.

import { type Account, type Figure, type GameEvent, sumOfCoin } from '@veillee/kernel';
import type { Legend } from './legend/record.ts';
import { outcome } from './outcome.ts';
import { type Feats, heroId, noFeats } from './state.ts';
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

/** Of a campaign: what its heroes did in this chapter, or in all of it once it is over, and conquest of both sides. */
function ofCampaign({ sides }: View, legend: Legend): Figure[] {
  const when = legend.won ? 'all' : 'now';
  const featsOf = (sheet: string): Feats => legend.feats?.[sheet]?.[when] ?? noFeats();
  const sum = (of: (feats: Feats) => number): number[] =>
    sides.map((_, seat) =>
      legend.heroes.reduce((n, hero) => (hero.seat === seat ? n + of(featsOf(hero.sheet)) : n), 0),
    );
  const deaths = legend.heroes.reduce((n, { sheet }) => n + featsOf(sheet).deaths, 0);
  const most = (seat: number): number =>
    Math.max(0, ...legend.heroes.filter(hero => hero.seat === seat).map(({ sheet }) => featsOf(sheet).blow));
  const { before } = legend;
  return [
    { id: 'wounds', bySeat: sum(({ wounds }) => wounds) },
    { id: 'kills', bySeat: sum(({ kills }) => kills).map((n, seat) => (sides[seat] === 'overlord' ? deaths : n)) },
    { id: 'blow', bySeat: sides.map((_, seat) => most(seat)) },
    { id: 'treasures', bySeat: sum(({ treasures }) => treasures) },
    { id: 'deaths', bySeat: sum(one => one.deaths) },
    { id: 'conquest', bySeat: sides.map(side => legend.conquest[side] + (before?.[side] ?? 0)) },
  ];
}

export const account: Account<View> = {
  cast: ({ heroes, legend }) =>
    (heroes.length > 0 || !legend
      ? heroes.map(({ id }) => id)
      : legend.heroes.map(({ sheet }) => heroId(sheet))
    ).sort(),
  points: view => [{ id: 'quest', bySeat: view.won ? outcome(view).scores : view.sides.map(() => 0) }],
  figures(view, events) {
    const { sides, heroes, conquest, delve, legend } = view;
    if (legend?.diary) return ofCampaign(view, legend);
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
