// Moments for scenes: before the cave, leaving, drawing a tile of Destiny, piles as they lie, pages that are read.

import type { Decision, Param, Text } from '@veillee/kernel';
import type { FindId } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { ATSU, at, CLEARING, down, holds, type Plan, type Play, scene, TANTAN, takeOut } from './scene.ts';

export const CAVE = at('a1-mysterious-cave');

export const atTheCave = (torch: boolean) =>
  scene({
    set(state, [atsu]) {
      Object.assign(atsu, { at: CAVE, disc: 4 });
      state.bag.coins = 2;
      if (torch) holds(state, atsu, 'a1-find-01');
    },
  });

/** Both stand before the open exit. */
export const leaving = (
  more?: (state: State, heroes: Parameters<NonNullable<Plan['set']>>[1]) => void,
  options = {},
): Play =>
  scene({
    options,
    set(state, heroes) {
      state.crossed = [];
      for (const hero of heroes) hero.at = at('a1-forest-edge');
      more?.(state, heroes);
    },
  });

export const leave = (play: Play): Play =>
  play.does(ATSU, 'exit:a1-e-forest-edge--exit').does(TANTAN, 'exit:a1-e-forest-edge--exit');

/** These cards are the pile, the last on top. */
export function pile(state: State, n: 1 | 2 | 3 | 4, cards: readonly FindId[]): void {
  state.boxed.push(...state.piles[n].splice(0).map(({ card }) => card));
  for (const card of cards) takeOut(state, card);
  state.piles[n].push(...cards.map(card => ({ card, faceUp: false })));
}

export const explores = (state: State, atsu: Hero, ...cards: readonly FindId[]): void => {
  atsu.at = at('a1-hollow-oak');
  pile(state, 1, cards);
};

/** Whom a text names. */
export const nameOf = (param: Param | undefined): string => (param as Text).text;

/** This tile is drawn next. */
export const drawing = (
  tile: number,
  set?: (state: State, heroes: readonly [Hero, Hero]) => void,
  plan: Plan = {},
): Plan => ({
  ...plan,
  position: { at: 'destiny' },
  set(state, heroes) {
    state.track = [{ tile, faceUp: false }];
    set?.(state, heroes);
  },
});

/** Atsu is down, and TanTan has left the board. */
export const lastOne = (state: State, [atsu, tantan]: readonly [Hero, Hero]): void => {
  Object.assign(atsu, { at: at('a1-ruins'), disc: 3, mana: 1 });
  tantan.at = undefined;
  holds(state, atsu, 'a1-find-06');
  down(atsu);
  state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
};

/** The turn ends with a row that changes no figure. */
export const nextTurn = (plan: Plan): Plan => ({
  ...plan,
  position: { at: 'destiny' },
  set(state, heroes) {
    state.track = [{ tile: 5, faceUp: false }];
    plan.set?.(state, heroes);
  },
});

export const decisionOf = (play: Play, seat: number): Decision | undefined => play.table.match.decisionOf(seat);

export const resting = (plan: Omit<Plan, 'set'>, more: (state: State, atsu: Hero) => void): Play =>
  scene({
    ...plan,
    set(state, [atsu]) {
      Object.assign(atsu, { at: CLEARING, health: 2, mana: 0 });
      more(state, atsu);
    },
  }).does(ATSU, 'activate:campfire');

export const questionOf = (play: Play, seat: number): Decision => play.table.match.decisionOf(seat) as Decision;

/** Atsu activates the event of a place. */
export const reads = (
  place: string,
  more?: (state: State, heroes: readonly [Hero, Hero]) => void,
  plan: Plan = {},
): Play =>
  scene({
    ...plan,
    set(state, heroes) {
      heroes[0].at = at(place);
      more?.(state, heroes);
    },
  }).does(ATSU, 'activate:event');

/** Atsu stands there. */
export const on = (place: string, more?: (state: State, atsu: Hero, tantan: Hero) => void, plan: Plan = {}): Plan => ({
  ...plan,
  at: place,
  set(state, [atsu, tantan]) {
    more?.(state, atsu, tantan);
  },
});
