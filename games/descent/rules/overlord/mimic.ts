// Chests that bite. Mimic is treated as a beastman until it is killed, Killer Chest as an ogre; only then are they opened (DES-13.10).

import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import type { MonsterId } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { placeKey } from '../keys.ts';
import { markerName, nameOf } from '../names.ts';
import { type Flow, type MarkerId, markerOf, type T } from '../state.ts';
import { placeMonster } from './monsters.ts';
import { shiftSpaces } from './shift.ts';

/** The chest moves beside where it lay, becomes a monster and acts at once; the hero's turn goes on afterwards. */
export function* becomeMimic(t: T, id: MarkerId, kind: MonsterId): Flow {
  const { state } = t;
  const marker = markerOf(state, id);
  if (marker.kind !== 'chest') throw new Error(`${id} is no chest`);
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'overlord.do.mimic', on: [at] });
  const spaces = shiftSpaces(state, marker);
  const at = yield* t.choose(state.overlord.seat, 'overlord.mimic', spaces, optionOf, { rule: 'DES-13.10' });
  remove(state.board.markers, marker);
  const monster = placeMonster(state, { kind, rank: 'normal', at, chest: { ...marker } });
  const moves = [{ what: monster.id, from: marker.at, to: at }];
  const told = { chest: markerName(state, marker), monster: nameOf(state, monster.id) };
  t.tell('log.overlord.mimic', told, { rule: 'DES-13.10', weight: 3, moves });
  yield* calls(t).activate(t, monster.id);
}
