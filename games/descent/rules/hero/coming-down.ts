// R157: whoever flies no longer comes down on what flyers do not mind (DES-102.2).

import { propRow } from '../../content/props.ts';
import { propAt } from '../board.ts';
import { calls } from '../calls.ts';
import { has } from '../effects/stats.ts';
import type { Flow, Hero, T } from '../state.ts';

/** A hero is about to lose what may bear them: they fall, or burn, as soon as it is gone (R165). */
export function* losing(t: T, hero: Hero, lose: () => void): Flow {
  const flew = has(t.state, hero.id, 'fly');
  lose();
  if (flew) yield* comeDown(t, hero);
}

export function* comeDown(t: T, hero: Hero): Flow {
  const { state } = t;
  const prop = hero.at && propAt(state, hero.at);
  if (!prop || propRow(prop).flyers !== 'ignore' || has(state, hero.id, 'fly')) return;
  yield* calls(t).stepOn(t, hero.id, { own: false });
}
