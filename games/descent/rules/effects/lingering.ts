// What is worked out at the start of a figure's turn or activation (DES-6.2).

import type { FigureId, Flow, T } from '../state.ts';

export function* startEffects(_t: T, _figure: FigureId): Flow {}
