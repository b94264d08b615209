// LEG-1.10, LEG-15.3: boosts are placed before the dice are rolled, as whoever attacks likes.

import { METALS } from '../../content/legend/vocabulary.ts';
import { spendFatigue } from '../effects/fatigue.ts';
import { nameOf } from '../names.ts';
import { type Flow, figureOf, isHero, type T } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { boosted, boostsForFatigue, powerIn, type Step, stepsFrom } from './boosts.ts';
import { powerlessPool } from './dice.ts';
import { joined } from './odds.ts';
import { morphsOf } from './outlook.ts';
import { reasonOf } from './reasons.ts';

/** Metals that dice are made of, none added. */
const [, ...BETTER] = METALS;

/** All boosts that the attack has, as its side likes, and then what a hero's breath makes better. */
export function* boost(t: T, attack: Attacking, more: number): Flow {
  const { n, power } = attack.boosts ?? { n: 0, power: powerIn(attack.pool) };
  attack.pool = joined(powerlessPool(attack.pool), power);
  attack.boosts = undefined;
  for (let left = n + more; left > 0; left--) {
    const steps = stepsFrom(attack.pool);
    const step = steps.length < 2 ? steps[0] : yield* chosen(t, attack, steps, left);
    if (!step) {
      attack.pool = boosted(attack.pool, left);
      break;
    }
    attack.pool = step.pool;
  }
  yield* temper(t, attack);
}

/** None: the rest as it is mostly wanted. */
function* chosen(t: T, attack: Attacking, steps: readonly Step[], left: number): Flow<Step | undefined> {
  const { state } = t;
  return yield* t.choose(attack.seat, 'attack.boost', steps, optionOf, {
    rule: 'LEG-1.10',
    with: { figure: nameOf(state, attack.by), n: left },
    pass: { text: 'attack.boost.usual' },
    outlook: () => morphsOf(state, attack, steps),
  });
}
const optionOf = ({ key, metal }: Step) => ({ key, text: `attack.boost.${metal}` });

/** LEG-15.3: as often as they like, each die before it is rolled. */
function* temper(t: T, attack: Attacking): Flow {
  const { state } = t;
  const hero = figureOf(state, attack.by);
  const { isFamiliars, noDice } = reasonOf(attack);
  if (!isHero(hero) || isFamiliars || noDice) return;
  let paid = 0;
  for (;;) {
    const steps = stepsFrom(attack.pool, BETTER);
    if (steps.length === 0 || (paid === 0 && hero.fatigue === 0)) return;
    const words = { figure: nameOf(state, hero.id), left: hero.fatigue };
    const step = yield* t.choose(attack.seat, 'attack.temper', steps, optionOf, {
      rule: 'LEG-15.3',
      with: words,
      pass: { text: 'attack.temper.not' },
      outlook: () => morphsOf(state, attack, steps),
    });
    if (!step) return;
    if (paid === 0) {
      spendFatigue(t, hero, 1);
      attack.fatigue++;
      paid = boostsForFatigue(hero);
    }
    paid--;
    attack.pool = step.pool;
    t.tell('log.attack.tempers', { figure: words.figure, die: { text: `die.${step.metal}` } }, { rule: 'LEG-15.3' });
  }
}
