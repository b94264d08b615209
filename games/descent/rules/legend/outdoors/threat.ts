// LEG-6.18: what threat buys under the sky besides the abilities of the Incident: a space further, and power dice. By a variant whoever leads a dungeon
// has both too (LEG-21.15).

import { unless } from '@veillee/pieces/offers';
import type { Dice, Die } from '../../../content/vocabulary.ts';
import type { Attacking } from '../../attack/attacking.ts';
import { diceIn, roomForPower } from '../../attack/dice.ts';
import { joined } from '../../attack/odds.ts';
import { dieKey } from '../../keys.ts';
import { nameOf } from '../../names.ts';
import { type Acting, type DeedOffer, type Flow, type Monster, type State, sideOf, type T } from '../../state.ts';
import { powerKey, stepKey } from './keys.ts';

/** Of a space further, or of a power die. */
export const THREAT_PRICE = 2;
const ruleOf = ({ outdoors }: Pick<State, 'outdoors'>) => (outdoors ? 'LEG-6.18' : 'LEG-21.15');

export const whyTooDear = (state: State, cost: number, rule?: 'LEG-6.41') =>
  unless(state.overlord.threat >= cost, 'why.outdoors.threat', rule ?? ruleOf(state), { n: cost });

/** Threat is spent, and everybody sees for what. */
export function pay(t: T, cost: number): void {
  t.state.overlord.threat -= cost;
}

/** One space more for whoever is activated, as often as it is paid for. */
export function offerStep(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  if (monster.owner) return;
  const why = unless(!acting.stuck, 'overlord.why.web', 'DES-97.4') ?? whyTooDear(state, THREAT_PRICE);
  offer(why, () => ({
    option: {
      key: stepKey,
      text: 'outdoors.further',
      with: { monster: nameOf(state, monster.id), n: THREAT_PRICE },
      rule: ruleOf(state),
      on: [monster.id],
    },
    *run(t) {
      pay(t, THREAT_PRICE);
      acting.movement++;
      acting.further = (acting.further ?? 0) + 1;
      const words = { monster: nameOf(state, monster.id), n: THREAT_PRICE, left: state.overlord.threat };
      t.tell('log.outdoors.further', words, { rule: ruleOf(state) });
    },
  }));
}

/** Which die each of them becomes. */
const BETTER = { black: 'silver', silver: 'gold' } as const satisfies { readonly [die in Die]?: Die };
type Lesser = keyof typeof BETTER;
const LESSER = Object.keys(BETTER) as Lesser[];

/** What a pool becomes by one of them: a die of a better metal, else a black one more. */
export function poweredBy(pool: Dice, key: string): Dice {
  const die = LESSER.find(one => dieKey.make(one, 0) === key);
  return die ? joined({ ...pool, [die]: (pool[die] ?? 0) - 1 }, { [BETTER[die]]: 1 }) : joined(pool, { black: 1 });
}

/** Before the dice of a monster are rolled: a black one more, or one of a better metal. */
export function* buyPower(t: T, attack: Attacking): Flow {
  const { state } = t;
  const { overlord } = state;
  if (sideOf(attack.by) !== 'overlord' || attack.powerless) return;
  while (overlord.threat >= THREAT_PRICE) {
    const { pool } = attack;
    const more =
      roomForPower(diceIn(pool)) > 0 ? [{ key: powerKey, text: 'outdoors.power', with: { n: THREAT_PRICE } }] : [];
    const better = LESSER.filter(die => (pool[die] ?? 0) > 0).map(die => ({
      key: dieKey.make(die, 0),
      text: 'outdoors.better',
      with: { die: { text: `die.${die}` }, better: { text: `die.${BETTER[die]}` }, n: THREAT_PRICE },
    }));
    if (more.length + better.length === 0) return;
    const key = yield* t.choose(attack.seat, 'outdoors.dice', [...more, ...better], {
      rule: ruleOf(state),
      with: { monster: nameOf(state, attack.by), threat: overlord.threat },
      pass: { text: 'outdoors.roll' },
    });
    if (key === undefined) return;
    pay(t, THREAT_PRICE);
    const die = LESSER.find(one => dieKey.make(one, 0) === key);
    attack.pool = poweredBy(pool, key);
    const words = { monster: nameOf(state, attack.by), n: THREAT_PRICE, left: overlord.threat };
    t.tell(die ? 'log.outdoors.better' : 'log.outdoors.power', words, { rule: ruleOf(state) });
  }
}
