// Wounds and fatigue come back: to oneself, to those beside, or to one of them.

import type { HeroOp, OpOf } from '../../content/vocabulary.ts';
import { areAdjacent } from '../board.ts';
import { figureKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, isHero, type Monster, type T } from '../state.ts';
import { heal } from '../wounds.ts';
import { recoverFatigue } from './fatigue.ts';

type Recover = OpOf<HeroOp, 'recover'>;

export function* recover(t: T, hero: Hero, op: Recover): Flow {
  for (const figure of yield* whom(t, hero, op)) {
    if (op.wounds !== undefined) heal(t, figure.id, op.wounds);
    if (op.fatigue !== undefined && isHero(figure)) recoverFatigue(t, figure, op.fatigue);
  }
}

function* whom(t: T, hero: Hero, { who = 'self' }: Recover): Flow<(Hero | Monster)[]> {
  const { state } = t;
  if (who === 'self') return [hero];
  const isNear = (one: Hero | Monster): boolean => one.id === hero.id || areAdjacent(state, one, hero);
  if (who === 'self-and-adjacent') return state.heroes.filter(isNear);
  const near = [...state.heroes, ...(who === 'self-or-beside' ? [] : state.monsters)].filter(isNear);
  const optionOf = ({ id }: Hero | Monster) => ({
    key: figureKey.make(id),
    text: 'recover.figure',
    with: { figure: nameOf(state, id) },
    on: [id],
  });
  const how = { rule: 'DES-24.8', with: { figure: nameOf(state, hero.id) } };
  return [yield* t.choose(hero.seat, 'recover.whom', near, optionOf, how)];
}
