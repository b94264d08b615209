// What a state may hold, place by place, wherever it came from. Read by the server and the lab alone.

import type { Position, Setting } from '@veillee/kernel';
import { bare, either, exactly, flag, listOf, maybe, oneOf, only, type Shape, whole } from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import { place } from '@veillee/pieces/geometry';
import { DUNGEONS, FIGURES, type Kind, TRAPS } from '../content/dungeon.ts';
import { chapterOf, type Legacy } from './ending.ts';
import type { Figure, Side, State } from './state.ts';

const side = oneOf<Side>(['heroes', 'warden']);
const kinds = Object.keys(FIGURES) as Kind[];
const finds = listOf(oneOf([...DUNGEONS.gate.finds, ...DUNGEONS.heart.finds]), 8);
const traps = listOf(oneOf(Object.keys(TRAPS)), 9);

const state = (setting: Setting): Shape<State> => {
  const { map, rooms } = DUNGEONS[chapterOf(setting)];
  const roomIds = rooms.map(({ id }) => id);
  const seat = whole(0, setting.seats - 1);
  const figure = exactly<Figure>({
    id: oneOf(kinds.flatMap(kind => [kind, 'watch', ...roomIds].map(id => place(kind, id)))),
    kind: oneOf(kinds),
    seat,
    at: oneOf(map.places),
    health: whole(1, 20),
    steps: whole(0, 5),
    acted: flag,
  });
  return exactly<State>({
    chapter: only(chapterOf(setting)),
    sides: listOf(side, setting.seats, setting.seats),
    round: whole(0, 8),
    figures: listOf(figure, 8),
    closed: listOf(oneOf(rooms.map(({ door }) => door)), rooms.length),
    guards: listOf(oneOf(kinds), rooms.length, rooms.length),
    finds,
    emptied: listOf(oneOf(roomIds), rooms.length),
    found: finds,
    hand: traps,
    deck: traps,
    discard: traps,
    ready: listOf(seat, setting.seats),
    won: maybe(side),
  });
};

const position: Shape<Position> = either(
  bare('setup', 'round'),
  exactly<{ at: 'turn'; side: Side }>({ at: only('turn'), side }),
);

export const sound = soundBy(setting => ({ state: state(setting), position }));

const legacy = exactly<Legacy>({ found: finds });
export const soundLegacy = (value: unknown): string | undefined => legacy.amiss(value);
