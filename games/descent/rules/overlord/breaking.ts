// Cards that go for doors: one is smashed, or rubble is; one is thrown open by an alarm.

import type { Space } from '@veillee/pieces/geometry';
import type { QuestDoor } from '../../content/quests/read.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { isAtDoor } from '../areas/doors.ts';
import { doorsInPlay, groundNow, isLocked, isOpen, mapNow } from '../board.ts';
import { calls } from '../calls.ts';
import { patch } from '../ground.ts';
import { doorKey, placeKey } from '../keys.ts';
import { type Flow, type Hero, isBroken, type Known, livingMonsters, type State, standsOn, type T } from '../state.ts';
import { cardName } from './deck.ts';

// ---- Smash! ----

/** Something beside a monster that it can break. */
type Target = { readonly door: QuestDoor } | { readonly rubble: readonly Space[] };

export const doorsToSmash = (state: Known): QuestDoor[] =>
  doorsInPlay(state).filter(
    ({ id, joins }) =>
      !isBroken(state, id) &&
      joins.every(area => state.board.revealed.includes(area)) &&
      livingMonsters(state).some(monster => isAtDoor(state, monster, id)),
  );

/** Neighbouring spaces of rubble are one marker. */
function rubbleToSmash(state: State): Space[][] {
  const ground = groundNow(state);
  const beside = new Set(
    livingMonsters(state)
      .flatMap(standsOn)
      .flatMap(at => mapNow(state).neighbours(at)),
  );
  const found: Space[][] = [];
  for (const [at, prop] of ground.terrain) {
    if (prop !== 'rubble' || !ground.revealed.has(at) || found.some(one => one.includes(at))) continue;
    const marker = [...patch(ground, at)];
    if (marker.some(one => beside.has(one))) found.push(marker);
  }
  return found;
}

export const targetsOf = (state: State): Target[] => [
  ...doorsToSmash(state).map(door => ({ door })),
  ...rubbleToSmash(state).map(rubble => ({ rubble })),
];

export function* smash(t: T, { id: card }: OverlordCardRow): Flow {
  const { state } = t;
  const optionOf = (one: Target) =>
    'door' in one
      ? { key: doorKey.make(one.door.id), text: 'overlord.do.smash.door', on: [one.door.door] }
      : { key: placeKey.make(one.rubble[0] as Space), text: 'overlord.do.smash.rubble', on: one.rubble };
  const how = { rule: 'DES-12.9', with: { card: cardName(card) } };
  const what = yield* t.choose(state.overlord.seat, 'overlord.smash', targetsOf(state), optionOf, how);
  if ('door' in what) yield* smashDoor(t, what.door);
  else {
    for (const at of what.rubble) state.board.terrain[at] = 'none';
    t.tell('log.overlord.smash.rubble', {}, { rule: 'DES-12.9', weight: 2 });
  }
  yield* calls(t).look(t); // DES-26.1
}

/** It stands open for good; whoever waits for it to be opened has not waited in vain. */
function* smashDoor(t: T, { id, door }: QuestDoor): Flow {
  const { state } = t;
  const wasOpen = isOpen(state, id);
  if (!wasOpen) state.board.open.push(id);
  state.board.broken = [...(state.board.broken ?? []), id];
  t.tell('log.overlord.smash.door', {}, { rule: 'DES-12.9', weight: 2, detail: door });
  if (!wasOpen) yield* calls(t).happen(t, { what: 'open', door: id });
}

// ---- Alarm ----

/** Shut doors to what nobody has seen, but those that a rune or a lock keeps shut. */
export const doorsToOpen = (state: State): QuestDoor[] =>
  doorsInPlay(state).filter(
    door =>
      door.kind !== 'rune' &&
      !isOpen(state, door.id) &&
      !isLocked(state, door) &&
      door.joins.some(area => !state.board.revealed.includes(area)),
  );

/** R105: what is behind it comes to light, and the overlord's turn begins: nobody else has theirs in this round. Whether it was done. */
export function* raiseAlarm(t: T, { id: card }: OverlordCardRow, { id: hero }: Hero): Flow<boolean> {
  const { state } = t;
  const optionOf = ({ id, door }: QuestDoor) => ({ key: doorKey.make(id), text: 'overlord.do.alarm', on: [door] });
  const found = yield* t.choose(state.overlord.seat, 'overlord.alarm', doorsToOpen(state), optionOf, {
    rule: 'DES-12.9',
    with: { card: cardName(card) },
    pass: { text: 'overlord.alarm.none' },
  });
  if (!found) return false;
  const { id, door, joins } = found;
  state.board.open.push(id);
  t.tell('log.overlord.alarm', {}, { rule: 'DES-25.6', weight: 3, detail: door });
  yield* calls(t).happen(t, { what: 'open', door: id });
  for (const area of joins) yield* calls(t).reveal(t, area, hero);
  for (const one of state.heroes) one.ready = false;
  return true;
}
