// Which attacks a figure can make from where it stands. Pure.

import type { AttackChoice } from '../calls.ts';
import type { FigureId, State } from '../state.ts';

export const attacksOf = (_state: State, _who: FigureId, _by: AttackChoice['by']): readonly AttackChoice[] => [];
