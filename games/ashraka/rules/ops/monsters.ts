// Ops on monsters in play, outside a combat or by the monster itself.

import type { Rules, Table } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { monsterRow } from '../../content/monsters.ts';
import { board, isStep, placeName, placeOption } from '../board.ts';
import { monsterKey } from '../keys.ts';
import { type Hero, type Monster, monsterName, monsterOn, type State } from '../state.ts';
import { banish, hurtOutside, placeMonster } from '../zone.ts';
import { actorOf, type Doing, type Scope } from './scope.ts';

function* oneOf(t: Table<State>, scope: Scope, monsters: readonly Monster[]): Rules<Monster | undefined> {
  if (monsters.length === 0) return undefined;
  const optionOf = (monster: Monster) => ({
    key: monsterKey.make(monster.slot),
    text: 'monster.at',
    with: { monster: monsterName(monster), cubes: monster.cubes, place: placeName(t.state, monster.at, 'at') },
    on: [monster.slot],
  });
  const how = { rule: 'ASH-11.10', with: { source: scope.source } };
  return yield* t.choose(actorOf(scope).seat, 'monster.choose', monsters, optionOf, how);
}

/** Monsters one segment away that a hero can pull onto their own place; none stands on a step (R42). */
export function monstersToPull(state: State, { at }: Pick<Hero, 'at'>): Monster[] {
  if (at === undefined || isStep(state, at)) return [];
  const near = board(state)
    .segments(at)
    .map(({ to }) => to);
  return state.monsters.filter(monster => near.includes(monster.at));
}

function relocate(t: Table<State>, monster: Monster, to: Monster['at']): void {
  const moves = [{ what: monster.slot, from: monster.at, to }];
  monster.at = to;
  t.tell(
    'log.monster.moved',
    { monster: monsterName(monster), place: placeName(t.state, to, 'to') },
    { rule: 'ASH-11.13', moves },
  );
}

export const monsterOps: Doing<'hurtMonster' | 'healMonster' | 'removeMonster' | 'moveMonster' | 'monster.place'> = {
  *hurtMonster(t, { which, n }, scope) {
    const { at } = actorOf(scope);
    const monsters = t.state.monsters.filter(monster => which === 'choose' || monster.at === at);
    const monster = yield* oneOf(t, scope, monsters);
    if (monster) hurtOutside(t, monster, n);
  },
  healMonster(t, { which, n }) {
    const { combat, monsters } = t.state;
    const own = which === 'self' && combat ? monsterOn(t.state, combat.slot) : undefined;
    for (const monster of which === 'all' ? monsters : own ? [own] : []) {
      monster.cubes += n;
      t.tell('log.monster.heals', { monster: monsterName(monster), n, cubes: monster.cubes }, { rule: 'ASH-11.4' });
    }
  },
  *removeMonster(t, _, scope) {
    const monster = yield* oneOf(
      t,
      scope,
      t.state.monsters.filter(({ card }) => !monsterRow(card).boss),
    );
    if (monster) banish(t, monster);
  },
  *moveMonster(t, { from, to }, scope) {
    const { state } = t;
    const { at, seat } = actorOf(scope);
    const monster = yield* oneOf(
      t,
      scope,
      from === 'adjacent' ? monstersToPull(state, actorOf(scope)) : state.monsters,
    );
    if (!monster) return;
    if (to === 'here') {
      if (at !== undefined) relocate(t, monster, at);
      return;
    }
    const places = board(state).places.filter(
      place => place !== monster.at && state.heroes.every(hero => hero.at !== place),
    );
    const how = { rule: 'ASH-11.13', with: { monster: monsterName(monster) } };
    relocate(t, monster, yield* t.choose(seat, 'monster.where', places, placeOption(state), how));
  },
  *'monster.place'(t, { at, extraHealth, monster }, scope) {
    const place = at === 'this' ? actorOf(scope).at : node(at);
    if (place !== undefined) yield* placeMonster(t, place, { extraHealth, monster, by: scope.hero?.seat });
  },
};
