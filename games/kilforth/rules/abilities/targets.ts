// Whom an ability touches. KIL-12.13, KIL-14.12, KIL-4.24.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Ability } from '../../content/vocabulary.ts';
import { who } from '../cards/piles.ts';
import { HERO } from '../places.ts';
import { distance, terrainOf } from '../realm/map.ts';
import { fighters } from '../realm/team.ts';
import { type Board, canBeAffected, type Hero, hero, inGame, place, type RegionId, type State } from '../state.ts';

/** Whether this hero is among those an ability touches, apart from `self`, `heroHere`, `team` and `weakest`, which somebody must say. */
export function isTarget(state: Board, ability: Ability, seat: Seat, region: RegionId): boolean {
  const own = hero(state, seat);
  if (!canBeAffected(own)) return false;
  if (ability.hiddenImmune && own.hidden) return false; // KIL-4.24
  const { target } = ability;
  if (target === 'outsideGloom') return !place(state, own.region).gloom;
  if (typeof target === 'string') return true;
  if ('on' in target) {
    const terrain = terrainOf(own.region);
    return terrain !== undefined && target.on.includes(terrain);
  }
  if ('within' in target) return distance(state, own.region, region) <= target.within;
  if ('inRegion' in target) return own.region === target.inRegion;
  return own.region !== target.outsideRegion;
}

/** The heroes an ability touches, the First Hero's choice where heroes tie for weakest. */
export function* targetsOf(
  t: Table<State>,
  ability: Ability,
  seat: Seat,
  source: string,
  region: RegionId,
): Rules<Seat[]> {
  const { state } = t;
  switch (ability.target) {
    case 'self':
      return [seat]; // operations look themselves whether he can be affected
    case 'heroHere':
      return yield* oneHere(t, ability, seat, source);
    case 'team':
      return (state.fight ? fighters(state) : [seat]).filter(member => isTarget(state, ability, member, region));
    case 'weakest': {
      const weak = weakest(state);
      if (weak.length === 0) return [];
      return [yield* t.choose(state.first, 'ability.weakest', weak, heroOption, { rule: 'KIL-14.12' })]; // D37
    }
    default:
      return fromFirst(state).filter(one => isTarget(state, ability, one, region));
  }
}

/** KIL-14.12: the heroes with the fewest Talents; of those who tie, whom an ability can touch. */
export function weakest(state: Board): Seat[] {
  const seats = inGame(state);
  const least = Math.min(...seats.map(seat => hero(state, seat).talents.length));
  return seats.filter(seat => hero(state, seat).talents.length === least && canBeAffected(hero(state, seat)));
}

/** Heroes in the game, clockwise from the First Hero. */
export function fromFirst(state: Board): Seat[] {
  const seats = inGame(state);
  return [...seats.filter(seat => seat >= state.first), ...seats.filter(seat => seat < state.first)];
}

export const heroOption = (seat: Seat): Option => ({
  key: HERO.make(seat),
  text: 'option.hero',
  with: { player: who(seat) },
  on: [HERO.make(seat)],
});

/** One hero in the region whom it would help. */
function* oneHere(t: Table<State>, ability: Ability, seat: Seat, source: string): Rules<Seat[]> {
  const here = heroesHelped(t.state, ability, seat);
  if (here.length === 0) return [];
  const how = { rule: 'KIL-15.6', with: { card: { text: `card.${source}` } } };
  return [yield* t.choose(seat, 'ability.hero', here, heroOption, how)];
}

/** Heroes in the region for whom an ability that heals would do something. */
export const heroesHelped = (state: Board, ability: Ability, seat: Seat): Seat[] =>
  inGame(state).filter(other => {
    const one: Hero = hero(state, other);
    if (one.region !== hero(state, seat).region || !canBeAffected(one)) return false;
    return !('ops' in ability.effect) || !ability.effect.ops.every(op => op.op === 'heal') || one.hp < one.maxHp;
  });
