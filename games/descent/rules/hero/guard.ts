// DES-8.14: heroes on guard interrupt the overlord's turn.

import { attacksOf } from '../attack/options.ts';
import { type AttackChoice, calls } from '../calls.ts';
import { attackKey } from '../keys.ts';
import { heroName, nameOf, thingName } from '../names.ts';
import { type Flow, figureAt, type Hero, type State, sheetOf, type T } from '../state.ts';

/**
 * One opportunity (DES-8.18): each hero on guard who could attack somebody is asked, in seating order, and once more after an attack of
 * another. The order is spent with the attack, which is resolved before the overlord goes on (DES-8.15).
 */
export function* offerGuard(t: T): Flow {
  const { state } = t;
  if (state.phase !== 'overlord') return;
  for (const hero of [...state.heroes]) {
    if (hero.order !== 'guard' || !hero.at || hero.monkey !== undefined) continue;
    const attacks = attacksOf(state, hero.id, 'guard').filter(how => figureAt(state, how.target) !== undefined);
    if (attacks.length === 0) continue;
    const key = yield* t.choose(
      hero.seat,
      'guard.ask',
      attacks.map(how => optionOf(state, how)),
      {
        rule: 'DES-8.14',
        with: { hero: heroName(sheetOf(hero)) },
        pass: { text: 'guard.wait' },
        window: { id: 'guard', matters: true, open: true },
      },
    );
    const how = attacks.find(one => keyOf(one) === key);
    if (how) yield* guardAttack(t, hero, how);
  }
}

const keyOf = ({ weapon, target }: AttackChoice): string => attackKey.make(weapon ?? 'fists', target);

function optionOf(state: State, how: AttackChoice) {
  const figure = figureAt(state, how.target);
  const weapon = how.weapon === undefined ? { text: 'name.fists' } : thingName(how.weapon);
  return {
    key: keyOf(how),
    text: 'turn.attack',
    with: { weapon, target: figure ? nameOf(state, figure.id) : { text: 'name.gone' } },
    on: [how.target, ...(figure ? [figure.id] : [])],
  };
}

function* guardAttack(t: T, hero: Hero, how: AttackChoice): Flow {
  hero.order = undefined; // DES-8.21
  t.tell('log.guard', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-8.14', weight: 2 });
  yield* calls(t).attack(t, hero.id, how);
}
