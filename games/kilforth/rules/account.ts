// The account of a game: points by where they came from, and what was done and suffered for them. KIL-2.8.

import { type Account, type Figure, type GameEvent, type PointSource, sumOfCoin } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { REWARD_TYPES } from '../content/vocabulary.ts';
import { chaptersDone } from './scoring.ts';
import type { Hero } from './state.ts';
import type { View } from './view.ts';

/** Whoever was removed from the game has nothing left. */
function points({ heroes }: View): readonly PointSource[] {
  const gold = { id: 'gold', bySeat: heroes.map(own => (own.eliminated ? 0 : own.gold)) };
  const assets = [...REWARD_TYPES, 'totem'].map(id => ({ id, bySeat: heroes.map(own => assetsWorth(own, id)) }));
  return [gold, ...assets];
}

const assetsWorth = ({ assets, eliminated }: Hero, source: string): number =>
  eliminated
    ? 0
    : assets
        .map(cardById)
        .filter(({ reward = 'totem' }) => reward === source)
        .reduce((sum, { gold }) => sum + gold, 0);

function figures({ heroes }: View, events: readonly GameEvent[]): readonly Figure[] {
  const gained = (n: number): number => Math.max(0, n);
  const lost = (n: number): number => Math.max(0, -n);
  return [
    { id: 'chapters', bySeat: heroes.map(({ chapter }) => chaptersDone(chapter)) },
    { id: 'victories', bySeat: sumOfCoin(events, heroes.length, 'victories') },
    { id: 'gold', bySeat: sumOfCoin(events, heroes.length, 'gold', gained) },
    { id: 'wounds', bySeat: sumOfCoin(events, heroes.length, 'hp', lost) },
  ];
}

export const account: Account<View> = { points, figures };
