// Floors drawn in letters on which monsters of every size tread: `%` rubble, `~` water, `_` pit, `;` mud, `^` lava, `*` ice, `:` darts; other letters are spaces with a name.

import { drawn, edge, gridMap, type Space } from '@veillee/pieces/geometry';
import type { FigureSize, Prop } from '../content/vocabulary.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import type { Tread } from '../rules/overlord/treading.ts';

export const TERRAIN: { readonly [sign: string]: Prop } = {
  '%': 'rubble',
  '~': 'water',
  _: 'pit',
  ';': 'mud',
  '^': 'lava',
  '*': 'ice',
  ':': 'dart-field',
};

export interface LaidFloor extends Ground {
  readonly at: (letter: string) => Space;
  readonly all: (letter: string) => Space[];
}

export function laidFloor(rows: readonly string[], walls: readonly [Space, Space][] = []): LaidFloor {
  const signs = drawn(rows);
  const board = gridMap({ spaces: [...signs.keys()], walls: walls.map(([a, b]) => edge(a, b)) });
  const terrain = new Map([...signs].flatMap(([at, sign]) => (TERRAIN[sign] ? [[at, TERRAIN[sign]] as const] : [])));
  const all = (letter: string): Space[] => [...signs].flatMap(([at, sign]) => (sign === letter ? [at] : []));
  return { ...groundOf(board, [], terrain), all, at: letter => all(letter)[0] as Space };
}

export const tread = (ground: Ground, size: FigureSize, more: Partial<Tread> = {}): Tread => ({
  ground,
  size,
  flies: false,
  enemies: new Set(),
  friends: new Set(),
  noStay: new Set(),
  isOpen: () => true,
  ...more,
});
