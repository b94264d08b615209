// Who is who: the figure of a hero in the cloth of their seat, of a monster by its rank, of a familiar. Fetched when the first is shown.

import { gallery, type Likeness } from '@veillee/web/kit';
import type { Rank } from '../content/vocabulary.ts';
import { type Hero, type Monster, sheetOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { heroColour } from './kinds.ts';

const from = gallery(() => import('./figures/index.ts'));

/** By the sheet alone they wear their own colours. */
export const sheetLikeness = (sheet: string, n?: number): Likeness => ({
  from,
  id: `hero:${sheet}`,
  ...(n !== undefined && { colours: { main: heroColour(n) } }),
});
export const heroLikeness = ({ heroes }: Pick<View, 'heroes'>, hero: Hero): Likeness =>
  sheetLikeness(
    sheetOf(hero),
    heroes.findIndex(({ id }) => id === hero.id),
  );

const SHELF: { readonly [rank in Rank]: string } = { normal: 'monster', master: 'master', unique: 'named' };
export const monsterLikeness = ({ kind, rank }: Pick<Monster, 'kind' | 'rank'>): Likeness => ({
  from,
  id: `${SHELF[rank]}:${kind}`,
});

export const familiarLikeness = (id: string): Likeness => ({ from, id: `familiar:${id}` });
