// DES-43: corrupted ground. What a hero spends or suffers on it feeds the overlord.

import { propRow } from '../../content/props.ts';
import { groundNow } from '../board.ts';
import { nameOf } from '../names.ts';
import type { Hero, T } from '../state.ts';

/** So much fatigue was spent there, or so many wounds were lost (DES-43.2, DES-43.3). What an enemy takes of fatigue is not spent (DES-43.8). */
export function corrupt(t: T, { id, at }: Hero, what: 'perFatigue' | 'perWound', n: number): void {
  const { state } = t;
  const prop = at && groundNow(state).below.terrain.get(at); // Also under the boulder that has just killed somebody there.
  const { threat } = prop ? propRow(prop) : {};
  if (!threat || n <= 0) return;
  const gained = threat[what] * n;
  state.overlord.threat += gained;
  const words = { figure: nameOf(state, id), n: gained, threat: state.overlord.threat };
  t.tell('log.corrupted', words, { rule: what === 'perFatigue' ? 'DES-43.2' : 'DES-43.3' });
}
