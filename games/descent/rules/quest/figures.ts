// Figures as scripts speak of them.

import { names } from '../../content/quests/read.ts';
import type { Where, Who } from '../../content/quests/vocabulary.ts';
import type { MonsterId, Rank } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import { type Hero, isHero, livingMonsters, type Monster, type State, standsOn } from '../state.ts';
import { type About, isWho, type Met } from './facts.ts';
import { placeNow } from './places.ts';

/** What scripts call a monster: as it is drawn, and as it is named. */
export function metMonster(
  state: Pick<State, 'quest'>,
  { id, kind, rank, unique, thing }: Pick<Monster, 'id' | 'kind' | 'rank' | 'unique' | 'thing'>,
): Met {
  const { names: drawn = [], spec } = (thing === undefined ? undefined : boardOf(state).things[thing]) ?? {};
  // An egg is called by its names alone: it is no monster of a kind (ICE-4.1).
  if (spec && 'egg' in spec) return { id, names: drawn };
  return {
    id,
    names: unique === undefined || drawn.includes(unique) ? drawn : [...drawn, unique],
    monster: kind,
    rank,
  };
}

export const metFigure = (state: State, figure: Hero | Monster): Met =>
  isHero(figure) ? { id: figure.id, names: [] } : metMonster(state, figure);

export const metDead = (
  state: State,
  dead: {
    readonly figure: Monster['id'];
    readonly kind: string;
    readonly rank: string;
    readonly unique?: string;
    readonly thing?: number;
  },
): Met => {
  const { figure: id, kind, rank, unique, thing } = dead;
  return metMonster(state, {
    id,
    kind: kind as MonsterId,
    rank: rank as Rank,
    ...(unique !== undefined && { unique }),
    ...(thing !== undefined && { thing }),
  });
};

/** Whom an operation means, wherever they are: heroes in Town are among them. */
export function figuresOf(
  state: State,
  who: Who | 'heroes' | 'monsters' | 'all' | '$hero',
  about: About,
): (Hero | Monster)[] {
  const { heroes, monsters } = state;
  if (who === 'heroes') return [...heroes];
  if (who === 'monsters') return [...livingMonsters(state)];
  if (who === 'all') return [...heroes, ...livingMonsters(state)];
  if (who === '$hero') return heroes.filter(({ id }) => id === about.hero);
  if (typeof who === 'string' || Array.isArray(who)) {
    const called = names(who as string | readonly string[]);
    if (called.includes('$figure')) return [...heroes, ...monsters].filter(({ id }) => id === about.figure?.id);
  }
  return monsters.filter(monster => isWho(who, metMonster(state, monster)));
}

/** Those of them who stand in a place. */
export function figuresIn<F extends Hero | Monster>(
  state: State,
  figures: readonly F[],
  place: Where,
  about: About,
): F[] {
  const spaces = placeNow(state, place, about);
  return figures.filter(figure => standsOn(figure).some(at => spaces.has(at)));
}
