// Who is who: the figure of whoever has a face. Fetched when the first is shown.

import type { Seat } from '@veillee/kernel';
import { idOf, type Node } from '@veillee/pieces/geometry';
import { gallery, type Likeness, type TableEvent } from '@veillee/web/kit';
import { monsters } from '../content/monsters.ts';
import { KEEPERS, type Somebody } from '../content/people.ts';
import type { MonsterRow } from '../content/rows.ts';
import type { AllyId, HeroId, MonsterId, PlaceId } from '../content/vocabulary.ts';
import { monsterName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const from = gallery(() => import('./figures/index.ts'));

export const likenessOf = (id: Somebody): Likeness => ({ from, id });
export const heroLikeness = (hero: HeroId): Likeness => likenessOf(`hero:${hero}`);
export const allyLikeness = (ally: AllyId): Likeness => likenessOf(`ally:${ally}`);
export const monsterLikeness = (monster: MonsterId): Likeness => likenessOf(`monster:${monster}`);

/** Who keeps the inn, the stall or the quay of a place. */
export function keeperOf(at: Node): Likeness | undefined {
  const keeper = KEEPERS[idOf(at) as PlaceId];
  return keeper && likenessOf(keeper);
}

/** Who plays for a seat: whichever of its heroes is meant, or the first of them. */
export function seatLikeness({ heroes }: Pick<View, 'heroes'>, seat: Seat, held?: HeroId): Likeness | undefined {
  const own = heroes.filter(hero => hero.seat === seat);
  const hero = own.find(({ id }) => id === held) ?? own[0];
  return hero && heroLikeness(hero.id);
}

/** The monster that a line names. */
export function monsterIn({ with: told }: Pick<TableEvent, 'with'>): MonsterRow | undefined {
  const name = told?.monster;
  const text = typeof name === 'object' && 'text' in name ? name.text : undefined;
  return monsters.find(({ id }) => text === monsterName({ card: id }).text);
}
