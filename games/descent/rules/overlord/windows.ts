// DES-12, DES-13: where the overlord may answer with cards.

import type { Occurrence } from '../calls.ts';
import type { Flow, T } from '../state.ts';

export function* offerOverlord(_t: T, _what: Occurrence): Flow {}
