// Whoever has a face; the figures come when the first of them is shown.

import type { Colours } from '@veillee/web/kit/paper/drawing.ts';
import { gallery, type Likeness } from '@veillee/web/kit/people/portrait.tsx';

const faces = gallery(() => import('./figures/index.ts'));

/** By the card. */
export const likeness = (id: string, colours?: Colours): Likeness => ({ from: faces, id, colours });

/** The neighbours who make up the Militia: no two in a hand need be alike. */
const MILITIA: readonly Colours[] = [
  {},
  { skin: '#9a6444', hair: '#2a1a16', scarf: '#8a3a34', cloth: '#6a6a78' },
  { skin: '#ecc39c', hair: '#c98a3c', scarf: '#3f7a54', cloth: '#7a6448' },
  { skin: '#c58a62', hair: '#8d8880', scarf: '#a8823a', cloth: '#5a6a72' },
];
export const militiaLikeness = (n: number): Likeness => likeness('militia', MILITIA[n % MILITIA.length]);
