// What quests make happen: their scripts.

import type { Happening } from '../calls.ts';
import type { Flow, T } from '../state.ts';

export function* happen(_t: T, _what: Happening): Flow {}
