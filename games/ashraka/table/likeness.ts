// Who is who: the figure of whoever has a face. Fetched when the first is shown.

import type { Seat, Text } from '@veillee/kernel';
import { idOf, type Node } from '@veillee/pieces/geometry';
import { gallery, type Likeness, type TableEvent } from '@veillee/web/kit';
import { allies } from '../content/allies.ts';
import { heroes } from '../content/heroes.ts';
import { monsters } from '../content/monsters.ts';
import { KEEPERS, type Somebody } from '../content/people.ts';
import type { MonsterRow } from '../content/rows.ts';
import type { AllyId, HeroId, MonsterId, PlaceId } from '../content/vocabulary.ts';
import { allyName, heroName, monsterName } from '../rules/state.ts';
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

type Told = Pick<TableEvent, 'with'>;

/** Which of these a line names. */
function named<R>(name: unknown, rows: readonly R[], nameOf: (row: R) => Text): R | undefined {
  const text = typeof name === 'object' && name !== null && 'text' in name ? name.text : undefined;
  return rows.find(row => text === nameOf(row).text);
}

export const monsterIn = ({ with: told }: Told): MonsterRow | undefined =>
  named(told?.monster, monsters, ({ id }) => monsterName({ card: id }));
export const allyIn = ({ with: told }: Told): AllyId | undefined => named(told?.ally, allies, allyName)?.id;
export const heroIn = ({ with: told }: Told): HeroId | undefined => named(told?.hero, heroes, heroName)?.id;
