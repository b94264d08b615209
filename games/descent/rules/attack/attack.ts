// One attack (DES-21).

import type { AttackChoice } from '../calls.ts';
import type { FigureId, Flow, T } from '../state.ts';

export function* attack(_t: T, _who: FigureId, _how: AttackChoice): Flow {}
