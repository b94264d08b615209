// DES-73: whoever took damage from such an attack may be thrown.

import { calls } from '../calls.ts';
import { placeOption, putAt, throwsOf } from '../effects/places.ts';
import { isImmune, rankIn } from '../effects/stats.ts';
import { nameOf } from '../names.ts';
import type { FigureId, Flow, T } from '../state.ts';
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
  if (at) yield* putAt(t, id, at, 'DES-73.1', 'log.attack.thrown');
}
