// Emberhold as it is drawn, and all that can be met there. A map is content: states hold only the keys of its places.

import { door, drawn, drawnRooms, gridMap, type Space } from '@veillee/pieces/geometry';

export const FIGURES = {
  knight: { health: 7, speed: 4, dice: 3, range: 1 },
  ranger: { health: 5, speed: 5, dice: 2, range: 5 },
  rat: { health: 1, speed: 5, dice: 1, range: 1 },
  skeleton: { health: 2, speed: 4, dice: 2, range: 1 },
  golem: { health: 6, speed: 3, dice: 3, range: 1 },
} as const;
export type Kind = keyof typeof FIGURES;
export const HEROES = ['knight', 'ranger'] as const satisfies readonly Kind[];

/** A trap wounds, and may end the hero's walk or whole turn. */
export const TRAPS = {
  dart: { wounds: 2, ends: 'nothing' },
  pit: { wounds: 1, ends: 'walk' },
  web: { wounds: 0, ends: 'turn' },
} as const;
export type Trap = keyof typeof TRAPS;

/** Letters a to d are rooms behind doors, `^` is loose flagstone, `h` where heroes begin, `s` the stairs, `k` a skeleton. */
const GATE = [
  '#############',
  '#aaaa###bbbb#',
  '#aaaa###bbbb#',
  '##a#######b##',
  '#..^...^...^#',
  '#h.^.#k#.^.s#',
  '#h.^...^...^#',
  '##c#######d##',
  '#cccc###dddd#',
  '#############',
];
/** The Heart lies below, and is built as if in a mirror. */
const HEART = GATE.map(row => [...row].reverse().join(''));

const dungeon = (rows: readonly string[], guards: readonly Kind[], finds: readonly string[]) => {
  const letters = [...drawn(rows)];
  const spots = (letter: string): Space[] => letters.filter(([, found]) => found === letter).map(([at]) => at);
  const rooms = drawnRooms(rows, 'abcd').map(room => {
    const [chest, guard] = [room.spaces[0], room.spaces[3]] as [Space, Space];
    return { ...room, door: door(room.id), chest, guard };
  });
  const doors = Object.fromEntries(rooms.map(room => [room.door, room.doorway]));
  const map = gridMap({ spaces: letters.map(([at]) => at), doors, corners: 'strict' });
  const [stairs] = spots('s') as [Space];
  return { rows, map, rooms, guards, finds, stairs, start: spots('h'), watch: spots('k'), loose: spots('^') };
};

export const DUNGEONS = {
  gate: dungeon(GATE, ['rat', 'rat', 'skeleton', 'skeleton'], ['key', 'blade', 'cloak', 'draught']),
  heart: dungeon(HEART, ['rat', 'skeleton', 'skeleton', 'golem'], ['blade', 'cloak', 'draught', 'draught']),
};
export type Chapter = keyof typeof DUNGEONS;
export type Room = (typeof DUNGEONS)[Chapter]['rooms'][number];
