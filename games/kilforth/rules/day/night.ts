// The Night Phase: Gloom, Darkness, Plots, Dawn. KIL-10.

import type { Rules, ScenePart, Table } from '@veillee/kernel';
import { ancientById, cardById, regionById } from '../../content/cards.ts';
import { difficultyLevels } from '../../content/presets.ts';
import { runWeather } from '../abilities/abilities.ts';
import { resolveEvent } from '../actions/move.ts';
import { loseHp } from '../battle/defeat.ts';
import { discardCard, drawNight, drawPlot, named, who } from '../cards/piles.ts';
import { DECK, REGION } from '../places.ts';
import { terrainOf } from '../realm/map.ts';
import { hero, inGame, type Position, place, type RegionId, type State } from '../state.ts';
import { firstHero } from './day.ts';

/** The steps of a night, as they are told. */
export const NIGHT = {
  gloom: { of: 'night', part: 'gloom' },
  darkness: { of: 'night', part: 'darkness' },
  plot: { of: 'night', part: 'plot' },
  dawn: { of: 'night', part: 'dawn' },
} as const satisfies { readonly [part: string]: ScenePart };

/** KIL-10.1: what the red shield of a region takes; hard play makes some of them crueller. */
export function gloomLoss(state: Pick<State, 'house'>, region: RegionId): number {
  const { gloomLoss: usual, gloomLossHard } = regionById(region);
  return difficultyLevels[state.house.difficulty].cruelGloom ? gloomLossHard : usual;
}

/** Position, step A. All who lie in Gloom lose HP, then the Weather strikes; nobody's loss depends on another's. */
export function* gloom(t: Table<State>): Rules<Position> {
  const { state } = t;
  const struck = inGame(state).filter(seat => place(state, hero(state, seat).region).gloom);
  for (const seat of struck)
    yield* loseHp(
      t,
      seat,
      gloomLoss(state, hero(state, seat).region),
      { text: 'cause.gloom' },
      'KIL-10.1',
      NIGHT.gloom,
    );
  yield* runWeather(t, 'gloomStep');
  return { at: 'darkness' };
}

/** Position, step B: one Night card, its region, its effect. */
export function* darkness(t: Table<State>): Rules<Position> {
  const { state } = t;
  const card = drawNight(t);
  if (card === undefined) throw new Error('the Night deck is empty before the last Day');
  const { region, isWeather, isEvent } = cardById(card);
  place(state, region).gloom = true; // KIL-10.2
  t.tell(
    'log.night',
    { card: named(card), region: named(region) },
    {
      weight: 6,
      rule: 'KIL-10.2',
      scene: NIGHT.darkness,
      moves: [{ what: card, from: DECK.make('night'), to: isWeather ? 'weather' : REGION.make(region) }],
    },
  );
  if (isWeather) {
    if (state.weather !== undefined) discardCard(t, state.weather, 'weather'); // KIL-10.4
    state.weather = card;
  } else if (isEvent)
    yield* resolveEvent(t, firstHero(state), card, region); // KIL-10.6
  else place(state, region).encounters.push(card); // KIL-10.5, A-17
  return { at: 'plot', region };
}

/** Position: the region that has just fallen brings a Plot of each Ancient that lists its terrain (KIL-10.7, A-14). */
export function* plot(t: Table<State>, { region }: { readonly region: RegionId }): Rules<Position> {
  const { state } = t;
  const terrain = terrainOf(region);
  for (const ancient of state.ancients) {
    if (ancient.defeated || !terrain || !ancientById(ancient.id).plotTerrains.includes(terrain)) continue;
    const card = drawPlot(t);
    if (card === undefined) break;
    place(state, region).plots.push(card);
    t.tell(
      'log.plot',
      { card: named(card), region: named(region) },
      {
        weight: 5,
        rule: 'KIL-10.7',
        scene: NIGHT.plot,
        moves: [{ what: card, from: DECK.make('plots'), to: REGION.make(region) }],
      },
    );
  }
  return { at: 'dawn' };
}

/** HP of a defeated hero at Dawn (KIL-9.28). */
const REVIVAL = 2;

/** Position, step C, in the order of KIL-10.8. */
export function* dawn(t: Table<State>): Rules<Position> {
  const { state } = t;
  const seats = inGame(state);
  for (const seat of seats) {
    const own = hero(state, seat);
    own.successes = []; // KIL-5.10
    own.hidden = false; // KIL-4.32
  }
  for (const seat of seats) {
    const own = hero(state, seat);
    if (!own.defeated) continue;
    own.hp = Math.min(own.maxHp, own.hp + REVIVAL); // a rule, not an ability: A-26
    own.defeated = false;
    t.tell('log.revived', { player: who(seat), hp: own.hp }, { rule: 'KIL-9.28', scene: NIGHT.dawn });
  }
  for (const seat of seats) {
    const own = hero(state, seat);
    own.exhausted = []; // KIL-15.19
    own.untilDawn = { combat: 0, noConfront: false };
  }
  if (state.nextFirst !== undefined && state.nextFirst !== state.first) {
    state.first = state.nextFirst;
    t.tell('log.first.new', { player: who(firstHero(state)) }, { rule: 'KIL-3.12', scene: NIGHT.dawn });
  }
  state.nextFirst = undefined;
  state.day++; // KIL-2.3
  return { at: 'day' };
}
