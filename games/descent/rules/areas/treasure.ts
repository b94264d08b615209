// DES-30.11: a treasure comes to a hero.

import { receive } from '../hero/equipment.ts';
import { type Flow, type HeroId, heroOf, type T, type Thing } from '../state.ts';

export function* treasure(t: T, hero: HeroId, thing: Thing): Flow {
  yield* receive(t, heroOf(t.state, hero), thing);
}
