// Who is who: the figures of heroes, of whoever is fought, and of Elementals. Fetched when the first is shown.

import { gallery, type Likeness } from '@veillee/web/kit';

const from = gallery(() => import('./figures/index.ts'));

export const heroLikeness = (id: string): Likeness => ({ from, id });
/** A Monster, an Elite, or the foe of a scenario. */
export const foeLikeness = (card: string): Likeness => ({ from, id: card });
export const elementalLikeness = (element: string): Likeness => ({ from, id: `${element}-elemental` });
