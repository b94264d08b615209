// The rival who runs a Monster: cards where they hurt more than they are worth in hand, Gaar wherever a reroll hurts more, and whether
// to volunteer for a fight.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { GAAR_BONUS } from '../content/constants.ts';
import type { CardOp } from '../content/vocabulary.ts';
import { rulerOf } from '../rules/combat/blow.ts';
import { powerCardRow } from '../rules/combat/cards.ts';
import { fighterOf, healthOf, woundsAt } from '../rules/combat/fighter.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import { attackKey, comboKey, gaarKey, volunteerKey } from '../rules/keys.ts';
import { firstRolls } from '../rules/odds/rolls.ts';
import { type Hero, heroOf } from '../rules/state.ts';
import { type Mind, optionsOf, timeLeft } from './mind.ts';
import { oddsAgainst } from './prospects.ts';
import { rerollChoice } from './rolls.ts';
import { armed, meanDamage } from './worths.ts';

/** A Hero's death at the Monster's hands: a token for the rival, Reputation lost for the Hero. */
const KILL = 5;
const WOUND = 0.3;

interface Attack {
  readonly mind: Mind;
  readonly victim: Hero;
  readonly row: ReturnType<typeof fighterOf>;
  /** What the Monster still stands. */
  readonly left: number;
}

/** What Wounds are worth to the rival. */
const woundWorth = ({ victim }: Attack, wounds: number): number =>
  wounds >= victim.health ? KILL : wounds * WOUND + (wounds / victim.health) ** 2 * 1.2;

/** What a card is worth in hand: it waits for a better moment, if there will be one. */
const cardPrice = (mind: Mind, card: string, n: number): number => {
  const { deck } = powerCardRow(card);
  const full = mind.own.hand.length > 4 ? 0.4 : 1;
  return n * (deck === 'gold' ? 0.4 : 0.12) * timeLeft(mind) * full;
};

const amount = (ops: readonly CardOp[], name: CardOp['op']): number =>
  ops.reduce((sum, op) => (op.op === name && 'n' in op ? sum + op.n : sum), 0);

/** What a section does for the Monster: to the roll that lies there, or to the one that will be thrown. */
function sectionWorth(attack: Attack, ops: readonly CardOp[], rolled: boolean): number {
  const { mind, victim, row } = attack;
  const { combat } = mind.view;
  if (!combat) return 0;
  const rest = strengthOf(
    rolled ? combat.ledger : { ...combat.ledger, dice: { hero: [], monster: [] } },
    'monster',
  ).total;
  const totals = rolled
    ? [rest]
    : firstRolls(combat.winds).map(({ dice, rest: wind }) => dice.reduce((a, b) => a + b, wind + rest));
  const hurt = (shift: number, plus: number): number =>
    totals.reduce((sum, total) => {
      const plain = woundsAt(row, total + shift);
      return sum + woundWorth(attack, plain === 0 ? 0 : plain + plus);
    }, 0) / totals.length;
  const more = hurt(amount(ops, 'monsterStrength'), amount(ops, 'woundPlus')) - hurt(0, 0);
  const healed = Math.min(combat.damage, amount(ops, 'silverHeart'));
  const damage = armed(victim);
  // A weaker Hero roll and lost Gaar make the fight longer: what a Combat Round costs the Hero, for each Damage that is not dealt.
  const perDamage = hurt(0, 0) / Math.max(0.5, damage) + 0.1;
  const hindered = -(amount(ops, 'heroRoll') + amount(ops, 'nextHeroRoll')) * 0.3 * perDamage * 2;
  const spared = (healed + amount(ops, 'damageMinus')) * perDamage * 1.5;
  const stolen = Math.min(victim.gaar + victim.dwurt, amount(ops, 'stealGaar')) * 0.45;
  const bound = ops.some(({ op }) => op === 'chooseHeroAttack') ? worstAttack(victim) * perDamage : 0;
  const noGaar = ops.some(({ op }) => op === 'heroNoGaar') && victim.gaar > 0 ? 0.4 : 0;
  return more + hindered + spared + stolen + bound + noGaar;
}

/** How much less the worst attack does than the best. */
function worstAttack(victim: Hero): number {
  const means = Object.values(victim.slots).flatMap(slot => {
    const ruler = slot?.tile && rulerOf(slot.tile.tile);
    return ruler && ruler.length > 0 ? [meanDamage(ruler)] : [];
  });
  return means.length < 2 ? 0 : Math.max(...means) - Math.min(...means);
}

function attackOf(mind: Mind): Attack | undefined {
  const { combat } = mind.view;
  if (!combat || (combat.card === undefined && combat.opponent.kind !== 'foe')) return undefined;
  const victim = heroOf(mind.known, combat.seat);
  return { mind, victim, row: fighterOf(mind.known), left: healthOf(mind.known) - combat.damage };
}

function cards(attack: Attack, rolled: boolean): Picks | undefined {
  const { mind } = attack;
  const worth = (key: string): number => {
    const [card, n] = comboKey.read(key) ?? [];
    if (card === undefined || n === undefined) return -1;
    return sectionWorth(attack, powerCardRow(card).sections[n - 1] ?? [], rolled) - cardPrice(mind, card, n);
  };
  const best = bestOf(optionsOf(mind), ({ key }) => worth(key));
  return best && worth(best.key) > 0.05 ? [best.key] : undefined;
}

/** Step C: the Monster's Gaar cost nothing, so any reroll that hurts more is made; then cards. */
function exchange(attack: Attack): Picks {
  const { mind } = attack;
  const { combat } = mind.view;
  if (!combat) return [];
  const { dice } = { dice: combat.ledger.dice.monster };
  const rest = strengthOf(combat.ledger, 'monster').total - dice.reduce((a, b) => a + b, 0);
  const worth = (total: number): number => woundWorth(attack, woundsAt(attack.row, total));
  const die = rerollChoice({ dice, rest }, worth, { gaar: combat.gaar, price: 0.05, bonus: GAAR_BONUS });
  if (die !== undefined) return [gaarKey.make(die)];
  return cards(attack, true) ?? [];
}

/** Possession: with what does least. */
function possess(mind: Mind): Picks | undefined {
  const best = bestOf(optionsOf(mind), ({ key }) => -meanDamage(rulerOf(attackKey.only(key))));
  return best && [best.key];
}

/** A Control card is used where the Hero may well fall; the less the leader's fight is safe, the better. */
function volunteers(mind: Mind): Picks {
  const { combat } = mind.view;
  if (!combat) return [];
  const odds = oddsAgainst(mind, heroOf(mind.known, combat.seat), combat.opponent);
  return odds !== undefined && odds.wins < 0.85 ? [volunteerKey] : [];
}

export function monsterChoice(mind: Mind): Picks | undefined {
  const { prompt } = mind.turn.decision;
  if (prompt === 'combat.volunteer') return volunteers(mind);
  if (prompt === 'combat.possess') return possess(mind);
  const attack = attackOf(mind);
  if (!attack) return undefined;
  switch (prompt) {
    case 'combat.monsterBefore':
    case 'combat.curses':
      return cards(attack, false) ?? [];
    case 'combat.exchange.monster':
      return exchange(attack);
    default:
      return undefined;
  }
}
