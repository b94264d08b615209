// Who is who: the figure of a hero in the cloth of their seat, of a monster by its rank, of a familiar. Fetched when the first is shown.

import type { Seat } from '@veillee/kernel';
import { gallery, type Likeness, type TableEvent } from '@veillee/web/kit';
import type { OverlordCardRow } from '../content/rows.ts';
import type { Rank } from '../content/vocabulary.ts';
import type { Legend } from '../rules/legend/record.ts';
import { type FigureId, type Hero, type Monster, sheetOf } from '../rules/state.ts';
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

/** Nobody, of an egg: it is a thing as yet. */
export function likenessOf(view: Pick<View, 'heroes' | 'monsters'>, id: FigureId): Likeness | undefined {
  const hero = view.heroes.find(one => one.id === id);
  if (hero) return heroLikeness(view, hero);
  const monster = view.monsters.find(one => one.id === id);
  return monster && !monster.egg ? monsterLikeness(monster) : undefined;
}

/** Who comes with a card; of several kinds or ranks, the first. */
export function cardLikeness({ ops }: OverlordCardRow): Likeness | undefined {
  const [first] = ops.flatMap(op => (op.op === 'spawn' ? op.groups : []));
  return first && monsterLikeness({ kind: first.monster, rank: first.rank });
}

/** Whoever acts of those whom a seat plays, or the first of them. */
export function seatLikeness(view: Pick<View, 'heroes' | 'turn'>, seat: Seat): Likeness | undefined {
  const own = view.heroes.filter(hero => hero.seat === seat);
  const hero = own.find(({ id }) => id === view.turn?.hero) ?? own[0];
  return hero && heroLikeness(view, hero);
}

/** The hero whose turn a heading tells of. */
export function whose({ turn, with: told }: TableEvent, view: Pick<View, 'heroes'>): Likeness | undefined {
  const name = told?.hero;
  const text = turn && typeof name === 'object' && 'text' in name ? name.text : undefined;
  const n = view.heroes.findIndex(hero => `hero.${sheetOf(hero)}` === text);
  const sheet = view.heroes[n];
  return sheet && sheetLikeness(sheetOf(sheet), n);
}

export const familiarLikeness = (id: string): Likeness => ({ from, id: `familiar:${id}` });

export const lieutenantLikeness = (id: string): Likeness => ({ from, id: `lieutenant:${id}` });
export const avatarLikeness = (id: string): Likeness => ({ from, id: `avatar:${id}` });

/** Of a campaign between its boards: the first whom a seat plays. */
export function roadLikeness({ heroes }: Legend, seat: Seat): Likeness | undefined {
  const n = heroes.findIndex(hero => hero.seat === seat);
  const hero = heroes[n];
  return hero && sheetLikeness(hero.sheet, n);
}
