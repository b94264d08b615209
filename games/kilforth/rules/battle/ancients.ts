// The Ancients: where they stand, what they have, who may assault them, and their end. KIL-13, A-13, A-60.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { ancientById, cardById, plotById } from '../../content/cards.ts';
import { difficultyLevels } from '../../content/presets.ts';
import { runOwn } from '../abilities/abilities.ts';
import { opIn } from '../abilities/conditions.ts';
import { gainGold } from '../cards/holdings.ts';
import { discardCard, named, who } from '../cards/piles.ts';
import { ASSAULT } from '../keys.ts';
import { ANCIENT } from '../places.ts';
import { encountersFor } from '../realm/encounters.ts';
import { endGame } from '../scoring.ts';
import { type Ancient, type AncientId, type Board, hero, inGame, placeOf, type State } from '../state.ts';
import { victoryOf } from './victory.ts';

export function ancientOf(state: Board, id: AncientId): Ancient {
  const found = state.ancients.find(one => one.id === id);
  if (!found) throw new Error(`${id} is not in this game`);
  return found;
}

/** Ancients in this hero's region. */
export const ancientsHere = (state: Board, seat: Seat): Ancient[] =>
  state.ancients.filter(one => !one.defeated && one.region === hero(state, seat).region);

/** KIL-13.1, 13.2: why this hero cannot assault the Ancient of his region. */
export function whyNoAssault(state: Board, seat: Seat): Why | undefined {
  if (hero(state, seat).chapter !== 'done') return because('refuse.assault.saga', 'KIL-13.1');
  if (state.mode === 'cooperative') {
    const unready = inGame(state).filter(other => hero(state, other).chapter !== 'done');
    if (unready.length > 0) return because('refuse.assault.sagas', 'KIL-13.2', { players: unready.map(who) });
  }
  const [card] = state.house.evadedBlocksAssault ? placeOf(state, seat).encounters : encountersFor(state, seat);
  return card === undefined ? undefined : because('refuse.encounter', 'KIL-13.1', { card: named(card) });
}

/** Ancients that this hero could assault now. */
export const ancientsToAssault = (state: Board, seat: Seat): Ancient[] => {
  const here = ancientsHere(state, seat);
  return here.length > 0 && whyNoAssault(state, seat) === undefined ? here : [];
};

export const assaultOption = ({ id }: Ancient): Option => ({
  key: ASSAULT.make(id),
  text: 'option.assault',
  with: { card: named(id) },
  rule: 'KIL-13.3',
  on: [ANCIENT.make(id)],
});

/** Health as printed, with what the difficulty adds. */
export const baseHealth = (state: Pick<State, 'house'>, id: AncientId): number =>
  ancientById(id).health + difficultyLevels[state.house.difficulty].ancientHealth;

/** The most HP an Ancient can have: Health and the Plots beside it. */
export const fullHealth = (state: Board, { id, plots }: Pick<Ancient, 'id' | 'plots'>): number =>
  plots.reduce((sum, plot) => sum + plotHealth(plot), baseHealth(state, id));

export const plotHealth = (plot: string): number => {
  const { ability } = cardById(plot);
  return (ability && opIn(ability, 'adversaryHealth')?.n) ?? 0;
};

/** KIL-13.5, A-13: the Plots on the map that an Assault on this Ancient would draw to it. */
export function plotsFor(state: Board, { id }: Pick<Ancient, 'id'>): string[] {
  const found: string[] = [];
  for (const region of state.map)
    for (const plot of state.places[region]?.plots ?? [])
      if (!state.house.plotsFollowOwner || plotById(plot).ancient === id) found.push(plot);
  return found;
}

/** KIL-13.9, 13.10, 13.13: the Ancient is defeated; with the last one the game is won, whoever falls beside it. */
export function* ancientFalls(t: Table<State>, seat: Seat, id: AncientId): Rules {
  const { state } = t;
  const ancient = ancientOf(state, id);
  t.tell(
    'log.ancient.defeated',
    { player: who(seat), card: named(id) },
    { weight: 9, rule: 'KIL-13.9', ...victoryOf(seat) },
  );
  gainGold(t, seat, ancientById(id).gold, 'KIL-13.9');
  yield* runOwn(t, seat, 'adversaryDefeated'); // KIL-19.10
  ancient.defeated = true;
  delete ancient.region;
  for (const plot of ancient.plots) discardCard(t, plot, ANCIENT.make(id));
  ancient.plots = [];
  if (state.ancients.some(one => !one.defeated)) return;
  yield* endGame(t, 'ancient', seat);
}
