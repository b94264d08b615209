// Floors drawn in letters: `%` rubble, `~` water, `_` pit, `?` fog; other letters are spaces with a name.

import { drawn, type Edge, edge, gridMap, type Space } from '@veillee/pieces/geometry';
import type { Prop } from '../content/vocabulary.ts';
import { type Ground, groundOf } from '../rules/ground.ts';

export const GROUND: { readonly [sign: string]: Prop } = { '%': 'rubble', '~': 'water', _: 'pit', '?': 'fog' };

export interface Drawn extends Ground {
  readonly at: (letter: string) => Space;
  readonly all: (letter: string) => Space[];
}

export function drawnFloor(
  rows: readonly string[],
  { walls = [], closed = [] }: { walls?: readonly [Space, Space][]; closed?: readonly Edge[] } = {},
): Drawn {
  const signs = drawn(rows);
  const board = gridMap({ spaces: [...signs.keys()], walls: walls.map(([a, b]) => edge(a, b)) });
  const terrain = new Map([...signs].flatMap(([at, sign]) => (GROUND[sign] ? [[at, GROUND[sign]] as const] : [])));
  const all = (letter: string): Space[] => [...signs].flatMap(([at, sign]) => (sign === letter ? [at] : []));
  return { ...groundOf(board, closed, terrain), all, at: letter => all(letter)[0] as Space };
}
