// DES-8.14: heroes on guard interrupt the overlord's turn.

import { attackOption, attacksOf, keyOfAttack } from '../attack/options.ts';
import { type AttackChoice, calls } from '../calls.ts';
import { heroName } from '../names.ts';
import { type Flow, figureAt, type Hero, sheetOf, type T } from '../state.ts';

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
      attacks.map(how => attackOption(state, hero.id, how)),
      {
        rule: 'DES-8.14',
        with: { hero: heroName(sheetOf(hero)) },
        pass: { text: 'guard.wait' },
        window: { id: 'guard', matters: true, open: true },
      },
    );
    const how = attacks.find(one => keyOfAttack(one) === key);
    if (how) yield* guardAttack(t, hero, how);
  }
}

function* guardAttack(t: T, hero: Hero, how: AttackChoice): Flow {
  hero.order = undefined; // DES-8.21
  t.tell('log.guard', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-8.14', weight: 2 });
  yield* calls(t).attack(t, hero.id, how);
}
