// What sheets, skills and items do at a moment of play.

import type { Moment } from '../../content/vocabulary.ts';
import type { About } from '../calls.ts';
import type { Flow, T } from '../state.ts';

export { statOf, sumOf } from './stats.ts';

export function* moment(_t: T, _moment: Moment, _about: About): Flow {}
