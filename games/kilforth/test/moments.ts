// Moments for scenes: a fight, two before an Ancient, an offer, the last Day; and rules carried out directly.

import { Table as KernelTable, newChance } from '@veillee/kernel';
import { newFight } from '../rules/battle/fight.ts';
import { kilforth } from '../rules/game.ts';
import { type Hero, hero, type State } from '../rules/state.ts';
import { facing, type Setting, scene } from './scene.ts';

export const twoAtTheAncient = (...about: Partial<Hero>[]) => {
  const set = scene(2)
    .ancients('okhtar', 'thuldram')
    .risen('okhtar', 'brimstone-pit', { hp: 8 })
    .risen('thuldram', 'watchers-peak');
  for (const seat of [0, 1])
    set.hero(seat, { fate: 0, chapter: 'done', hp: 8, maxHp: 8, ...about[seat] }).at(seat, 'brimstone-pit');
  return set;
};

/** A rule carried out at this table, and what was told of it. */
export function done<R>(state: State, deed: (t: KernelTable<State>) => R): { result: R; told: string[] } {
  const t = new KernelTable<State>(kilforth, { seats: state.heroes.length, options: {} }, state, newChance('bounds'));
  const told: string[] = [];
  t.listener = event => void told.push(event.text);
  return { result: deed(t), told };
}

/** In the middle of a Battle against an Enemy who has 2 HP left. */
export const fighting = (about: Partial<Hero> = {}): State => {
  const { state } = facing('restless-rider').opens();
  state.fight = { ...newFight(0, 'restless-rider', false), step: 'battle', round: 1, hp: 2 };
  Object.assign(hero(state, 0), { region: 'barrow-lea', ...about });
  return state;
};

/** A human ranger: Combat 4, Stealth 3. The Restless Rider: Combat 3, Health 3, Stealth 2. */
export const ranger: Partial<Hero> = { class: 'ranger', fate: 0 };

export const ranging = (enemy = 'restless-rider', about: Partial<Hero> = {}) =>
  scene()
    .hero(0, { ...ranger, ...about })
    .meets('barrow-lea', enemy);

/** The last Day, one hero left to camp. */
export const lastDay = (setting: Setting): Setting => setting.day(25);
