// The Thunderstones. This box has one.

import type { CardRow } from './vocabulary.ts';

export const thunderstones: readonly CardRow[] = [
  { id: 'stone-of-mystery', kind: 'thunderstone', types: ['thunderstone'], vp: 3, copies: 1 },
];
