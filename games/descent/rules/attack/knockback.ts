// DES-73: whoever took damage from such an attack may be thrown.

import { calls } from '../calls.ts';
import { placeOption, putAt, throwsOf } from '../effects/places.ts';
import { isImmune, rankIn } from '../effects/stats.ts';
import { boughtOps, isAvatar } from '../legend/avatar-sheet.ts';
import { nameOf } from '../names.ts';
import type { FigureId, Flow, Known, T } from '../state.ts';
import { inForce, maybeFigure, standsOn } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { boughtOf } from './sheet.ts';

/** After the wounds, each survivor: one to three spaces, further for surges, wherever the attacker likes, or not at all. */
export function* knockBack(t: T, attack: Attacking, id: FigureId): Flow {
  const { state } = t;
  const target = maybeFigure(state, id);
  if (!target || standsOn(target).length === 0 || rankIn(attack.abilities, 'knockback') === 0) return;
  if (isImmune(state, target, 'knockback')) return;
  attack.step = 'knockback';
  const places = throwsOf(state, target, boughtOf(attack, 'throws'));
  if (places.length === 0) {
    // DES-73.4; some tables make it hurt (DES-73.5).
    if (inForce(state, 'knockback-wound'))
      yield* calls(t).wound(t, id, 1, { kind: 'ability', by: attack.by, what: 'knockback' });
    return;
  }
  const at = yield* t.choose(attack.seat, 'attack.throw', places, placeOption(state, id, 'attack.throw.to'), {
    rule: 'DES-73.1',
    with: { figure: nameOf(state, attack.by), target: nameOf(state, id) },
    pass: { text: 'attack.throw.not' },
  });
  if (!at) return;
  yield* putAt(t, id, at, 'DES-73.1', 'log.attack.thrown');
  const n = hurtByThrow(state, attack.by);
  if (n > 0 && maybeFigure(state, id)?.at !== undefined)
    yield* calls(t).wound(t, id, n, { kind: 'ability', by: attack.by, what: 'knockback' });
}

/** LEG-16.2: whom this avatar throws back loses more. */
function hurtByThrow(state: Known, by: FigureId): number {
  const thrower = state.monsters.find(one => one.id === by);
  if (!state.legend || !thrower || !isAvatar(thrower)) return 0;
  return boughtOps(state.legend, 'thrownWounds').reduce((sum, op) => sum + op.n, 0);
}
