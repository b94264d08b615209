// Monsters of the three Levels and the Elites; and what can be read off a card.

import { byId } from '@veillee/pieces/things';
import { elites } from './monsters/elites.ts';
import { level1, level2, level3 } from './monsters/levels.ts';
import type { FighterRow, MonsterRow } from './rows.ts';
import type { Level } from './vocabulary.ts';

const OF_LEVEL: { readonly [level in Level]: readonly MonsterRow[] } = { 1: level1, 2: level2, 3: level3 };
export const monstersOf = (level: Level): readonly MonsterRow[] => OF_LEVEL[level];

export const monsters: readonly MonsterRow[] = [...level1, ...level2, ...level3];
export const monsterRow = byId('Monster', monsters);

export { elites };
export const eliteRow = byId('Elite', elites);

/** The lowest result of the table, as the back says (R82): above 0 only where the first range has no lower bound. */
export function minWounds({ wounds: [lowest] }: FighterRow): number {
  return lowest && lowest.from === undefined ? lowest.wounds : 0;
}

/** The row of a ruler that a value falls on: the last one it reaches. */
export function rowAt<Row extends { readonly from?: number }>(ruler: readonly Row[], value: number): Row | undefined {
  for (let n = ruler.length - 1; n >= 0; n--) {
    const row = ruler[n] as Row;
    if (row.from === undefined || value >= row.from) return row;
  }
  return undefined;
}
