// LEG-16.2: an avatar that stays, once, where others die.

import { statOf } from '../../effects/stats.ts';
import { nameOf } from '../../names.ts';
import type { Monster, T } from '../../state.ts';
import { boughtOps } from '../avatar-sheet.ts';
import { legendOf } from '../record.ts';

export function survives(t: T, monster: Monster): boolean {
  const { state } = t;
  const { dungeon } = state;
  if (!dungeon || monster.id !== dungeon.avatar || dungeon.done.includes('survived')) return false;
  const [op] = boughtOps(legendOf(state), 'survives');
  if (!op) return false;
  dungeon.done.push('survived');
  monster.wounds = Math.min(op.wounds, statOf(state, monster.id, 'maxWounds'));
  const words = { avatar: nameOf(state, monster.id), n: monster.wounds };
  t.tell('log.dungeon.survives', words, { rule: 'LEG-16.2', weight: 6 });
  return true;
}
