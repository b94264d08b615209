// Heroes who stand somewhere with something: on faces of glyphs, in Town, until their next turn.

import { space } from '@veillee/pieces/geometry';
import type { Hero, State } from '../rules/state.ts';
import type { Play } from './scene.ts';

export const ENHANCED = 2;

export const SURGE = 5;

export const FACES = { blank: 1, enhanced: ENHANCED, surge: SURGE };

/** The first hero stands here, the second far from it all. */
export const standing =
  (x: number, y: number, more: (state: State, hero: Hero, friend: Hero) => void = () => {}) =>
  (state: State, heroes: readonly Hero[]): void => {
    const [hero, friend] = heroes as [Hero, Hero];
    hero.at = space(x, y);
    friend.at = space(1, 13);
    more(state, hero, friend);
  };

export const holdsCards = (state: State, ...cards: readonly string[]): void =>
  void Object.assign(state.overlord, { threat: 30, hand: [...cards] });

/** Every other hero and the overlord do nothing, until it is this hero's turn and they are asked what they do. */
export function untilNextTurn(play: Play): void {
  const { id } = play.hero();
  if (play.state.turn?.hero === id) play.passes(0).overlordWaits();
  for (let step = 0; step < 40 && play.state.turn?.hero !== id; step++) {
    if (play.asked(play.overlordSeat) !== undefined) play.passes(play.overlordSeat);
    else if (play.can().includes('action:battle')) play.does('action:battle');
    else if (play.can().includes(`turn:${id}`)) play.does(`turn:${id}`);
    else play.passes(0);
  }
}

/** The first hero is in Town with so many coins. */
export const inTown =
  (coins: number, more: (state: State, hero: Hero) => void = () => {}) =>
  (state: State, [hero]: readonly Hero[]): void => {
    if (!hero) return;
    hero.at = undefined;
    hero.coins = coins;
    more(state, hero);
  };
