// The interpreter: what every text of the game does, op by op, in the order written (ASH-9.9). Nothing more happens once the
// adventure is won; a loss ends it by itself (ASH-27.7).

import type { Rules, Table } from '@veillee/kernel';
import { changeText } from '../../content/changes.ts';
import type { Op, OpName } from '../../content/vocabulary.ts';
import { secret } from '../secrets.ts';
import type { State } from '../state.ts';
import { boardOps, isBrought } from './board.ts';
import { cardOps } from './cards.ts';
import { combatOps } from './combat.ts';
import { controlOps } from './control.ts';
import { destinyOps } from './destiny.ts';
import { heroOps } from './heroes.ts';
import { monsterOps } from './monsters.ts';
import { movementOps } from './movement.ts';
import type { Does, Doing, Scope } from './scope.ts';

const DOING: Doing<OpName> = {
  ...boardOps,
  ...cardOps,
  ...combatOps,
  ...controlOps,
  ...destinyOps,
  ...heroOps,
  ...monsterOps,
  ...movementOps,
};

export function* run(t: Table<State>, ops: readonly Op[], scope: Scope): Rules {
  for (const op of ops) {
    if (t.state.phase === 'won') return;
    tellChange(t, op, scope);
    // Each op is given to what does ops of its name.
    const doing = (DOING[op.op] as Does<OpName>)(t, op as never, scope, run);
    if (doing) yield* doing;
  }
}

/** What a booklet does is told in its own words, as it happens (ASH-9.9); allies who do not join stay in the box (ASH-2.7). */
function tellChange(t: Table<State>, op: Op, { kind }: Scope): void {
  if (!isBrought(t.state, op)) return;
  const key = kind === 'entry' || kind === 'row' || kind === 'start' || kind === 'bonus' ? changeText(op) : undefined;
  if (key) t.tell('log.change', { words: secret(key) }, { rule: 'ASH-9.9', scene: { of: 'story', part: 'change' } });
}
