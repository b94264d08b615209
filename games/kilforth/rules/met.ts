// Cards that a state shows in use: they lie open, or somebody holds them. The trial wants all of them met.

import { originalOf } from '@veillee/pieces/things';
import type { State } from './state.ts';

export function* met(state: State): Generator<string> {
  yield* state.map;
  for (const own of state.heroes) {
    for (const id of [own.race, own.class, own.saga]) if (id !== '') yield id;
    yield* own.hand;
    yield* own.assets;
    yield* own.talents;
    for (const token of own.loot) yield originalOf(token);
  }
  for (const { encounters, plots } of Object.values(state.places)) {
    yield* encounters;
    yield* plots;
  }
  for (const { id, plots } of state.ancients) {
    yield id;
    yield* plots;
  }
  if (state.weather !== undefined) yield state.weather;
  yield* state.open;
  yield* state.night.discard;
  for (const { discard } of Object.values(state.encounters)) yield* discard;
  for (const thing of state.removed) yield originalOf(thing);
}
