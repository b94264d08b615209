// Fatigue is spent and comes back (DES-24.1 to DES-24.6).

import { nameOf } from '../names.ts';
import { corrupt } from '../props/corruption.ts';
import type { Hero, State, T } from '../state.ts';
import { statOf } from './stats.ts';

export function spendFatigue(t: T, hero: Hero, n: number): void {
  if (n > hero.fatigue) throw new Error(`${hero.id} has ${hero.fatigue} fatigue, not ${n}`);
  hero.fatigue -= n;
  t.tell('log.fatigue.spent', { figure: nameOf(t.state, hero.id), n, left: hero.fatigue }, { rule: 'DES-24.1' });
  corrupt(t, hero, 'perFatigue', n); // DES-39.5
}

/** Never above the maximum; says how much came back. */
export function restedBy(state: State, hero: Hero, n: number | 'all'): number {
  const most = statOf(state, hero.id, 'maxFatigue');
  const back = Math.max(0, Math.min(n === 'all' ? most : n, most - hero.fatigue));
  hero.fatigue += back;
  return back;
}

export function recoverFatigue(t: T, hero: Hero, n: number | 'all'): void {
  const back = restedBy(t.state, hero, n);
  if (back > 0)
    t.tell('log.fatigue.back', { figure: nameOf(t.state, hero.id), n: back, left: hero.fatigue }, { rule: 'DES-24.2' });
}
