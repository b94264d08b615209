// What the ground does to whoever comes to stand on it (DES-40 and after).

import type { Step } from '../calls.ts';
import type { FigureId, Flow, T } from '../state.ts';

export function* stepOn(_t: T, _figure: FigureId, _step: Step): Flow {}
