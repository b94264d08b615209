// Whoever has a face; the figures come when the first of them is shown.

import type { Colours } from '@veillee/web/kit/paper/drawing.ts';
import { gallery, type Likeness } from '@veillee/web/kit/portrait.tsx';

const faces = gallery(() => import('./figures/index.ts'));

/** By the card. */
export const likeness = (id: string, colours?: Colours): Likeness => ({ from: faces, id, colours });
