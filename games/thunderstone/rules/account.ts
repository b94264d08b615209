// The account of a game: victory points by where they came from, and what was done for them. THU-19.5.

import { type Account, type Figure, type GameEvent, type PointSource, type Seat, sumOfCoin } from '@veillee/kernel';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import type { Battle } from './battle.ts';
import { vpOf } from './scoring.ts';
import type { View } from './view.ts';

const SOURCES = {
  monsters: ({ isMonster }: CardDef): boolean => isMonster,
  stone: ({ isStone }: CardDef): boolean => isStone,
  heroes: ({ isHero }: CardDef): boolean => isHero,
  village: ({ isMonster, isStone, isHero }: CardDef): boolean => !isMonster && !isStone && !isHero,
} as const;

/** Every card of a seat, wherever it lies; a Hero on loan counts for its owner. */
function cardsOf({ players, party }: View, seat: Seat): readonly Card[] {
  const { deck = [], hand = [], discard = [] } = players[seat] ?? {};
  const lent = (party?.borrowed ?? []).filter(loan => loan.owner === seat).map(loan => loan.card);
  return [...deck, ...hand, ...discard, ...lent];
}

function points(view: View): readonly PointSource[] {
  const owned = view.players.map((_, seat) => cardsOf(view, seat));
  return Object.entries(SOURCES).map(([id, isOf]) => ({
    id,
    bySeat: owned.map(cards => vpOf(cards.filter(card => isOf(defOf(card))))),
  }));
}

function figures({ players }: View, events: readonly GameEvent[]): readonly Figure[] {
  const spent = (n: number): number => Math.max(0, -n);
  const earned = (n: number): number => Math.max(0, n);
  return [
    { id: 'blow', bySeat: hardestBlows(events, players.length) },
    { id: 'monsters', bySeat: sumOfCoin(events, players.length, 'monsters') },
    { id: 'gold', bySeat: sumOfCoin(events, players.length, 'gold', spent) },
    { id: 'xp', bySeat: sumOfCoin(events, players.length, 'xp', earned) },
  ];
}

/** The most that anybody brought against a monster that fell. */
function hardestBlows(events: readonly GameEvent[], seats: number): number[] {
  const most = Array<number>(seats).fill(0);
  let active: Seat | undefined;
  for (const { turn, scene, detail } of events) {
    active = turn?.seat ?? active;
    if (active === undefined || scene?.of !== 'battle' || scene.part !== 'sum' || !scene.won) continue;
    most[active] = Math.max(most[active] ?? 0, (detail as Battle).total);
  }
  return most;
}

export const account: Account<View> = { points, figures };
