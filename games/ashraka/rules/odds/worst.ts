// The worst that a monster's next action can do.

import { DIE_FACES } from '../../content/dice.ts';
import { monsterRow } from '../../content/monsters.ts';
import { monsterOn, type State } from '../state.ts';

/** The most that the next bubble can take from one hero; nothing where nobody fights. */
export function worstOf(state: Pick<State, 'combat' | 'monsters'>): number {
  const { combat } = state;
  const foe = combat && monsterOn(state, combat.slot);
  if (!combat || !foe) return 0;
  const { ops } = monsterRow(foe.card).bubbles[combat.bubble - 1] ?? { ops: [] };
  return ops.reduce((worst, op) => {
    if (op.op !== 'strike') return worst;
    return worst + op.dice.reduce((sum, die) => sum + Math.max(...DIE_FACES[die]), op.flat ?? 0);
  }, 0);
}
