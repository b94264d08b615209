// Questions inside tests and fights: boosts, rerolls, Fate, shields, flight. D10 to D12, D25 to D29.

import { bestOf } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import { isCopy } from '@veillee/pieces/things';
import { cardById } from '../content/cards.ts';
import type { Attribute } from '../content/vocabulary.ts';
import { opIn, opsOf } from '../rules/abilities/conditions.ts';
import { cardOfKey } from '../rules/abilities/sources.ts';
import { AS, FATE, OVERCOME, USE } from '../rules/keys.ts';
import { helpersOf } from '../rules/realm/team.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { totalOf } from '../rules/tests/test-spec.ts';
import { defeatCost, lossOf, prizeOf, woundCost } from './card-worth.ts';
import { duel, type Result } from './duel.ts';
import { battleWith, enemyWorth, evasion, fightWorth } from './facing.ts';
import { helpInBattle } from './fellowship.ts';
import { giftInFight } from './gift-choice.ts';
import { strikesFirst } from './held.ts';
import { diceAgainst, type Mind } from './mind.ts';
import { weights } from './weights.ts';

const keysOf = ({ turn }: Mind): string[] => turn.decision.options.map(({ key }) => key);

const abilityOf = ({ own }: Mind, key: string) => cardById(cardOfKey(own, USE.only(key))).ability;

const isAssault = ({ view }: Mind): boolean => view.fight?.assault === true;

// ---- before the roll ----

/** D10: another attribute if it has more dice, boosts where they pay, flight where it must be. */
export function beforeRoll(mind: Mind): Picks {
  const keys = keysOf(mind);
  const { view, seat } = mind;
  const { test } = view;
  if (!test) return [];
  if (view.fight) {
    const gift = giftInFight(mind, keys);
    if (gift) return [gift];
    const mate = helpInBattle(mind, keys, fromHere(mind));
    if (mate) return [mate];
    if (keys.includes('flee') && shouldFlee(mind)) return ['flee'];
  }
  const helpers = helpersOf(view, seat).length;
  const context = { against: test.against, helpers, boost: test.boost };
  for (const key of keys)
    if (AS.is(key)) {
      const use = AS.only(key) as Attribute;
      if (diceCount(view, seat, test.attribute, { ...context, use }) > diceCount(view, seat, test.attribute, context))
        return [key];
    }
  const boost = keys.find(key => USE.is(key) && boosts(mind, key));
  return boost ? [boost] : [];
}

/** Whether dice for this test are worth a card's exhaustion, or Gold. */
function boosts(mind: Mind, key: string): boolean {
  const ability = abilityOf(mind, key);
  if (!ability || (!opIn(ability, 'addDice') && !opIn(ability, 'adversaryDice'))) return false;
  const { view } = mind;
  if (isAssault(mind)) return !spoilsDice(mind, key) || lastRounds(mind, 1);
  if (view.fight && spoilsDice(mind, key)) return lastRounds(mind, 0) && mind.own.hp <= 3;
  if (ability.cost.some(cost => cost.pay === 'sacrifice')) return false;
  if (ability.cost.some(cost => cost.pay === 'gold')) return false;
  if (view.fight) return view.fight.hp > 1 || mind.own.hp <= 2;
  return (view.test?.need ?? 0) - (view.test?.stored ?? 0) >= 2;
}

/** KIL-5.19: a card that gives Combat dice gives none once it is exhausted. */
function spoilsDice({ own }: Mind, key: string): boolean {
  const { bonus, ability } = cardById(cardOfKey(own, USE.only(key)));
  return bonus.combat > 0 && ability !== undefined && ability.cost.some(cost => cost.pay === 'exhaust');
}

/** Whether the fight will hardly last so many rounds more than this one. */
function lastRounds({ view, dice, chance }: Mind, more: number): boolean {
  const { fight } = view;
  return fight !== undefined && fight.hp - fight.hits <= (more + 1) * dice.combat * chance;
}

// ---- flight ----

/** D29: on to the end or away, by what each is worth. */
export function shouldFlee(mind: Mind): boolean {
  const { view, own } = mind;
  const { fight } = view;
  if (!fight) return false;
  const def = cardById(fight.adversary);
  const prize = prizeOf(mind, def, own.hostile.includes(def.id));
  const result = fromHere(mind);
  const ap = own.ap;
  const on =
    result.win * (prize - woundCost(mind, own.hp, Math.min(own.hp, result.winHp), ap)) -
    result.flee * (woundCost(mind, own.hp, result.fleeHp, 0) + weights.ap * ap + 0.8) -
    (result.lose + result.both) * defeatCost(mind, ap);
  return on < -(weights.ap * ap + 0.8);
}

function fromHere(mind: Mind): Result {
  const { view, own } = mind;
  const def = cardById(view.fight?.adversary ?? '');
  const dice = diceAgainst(mind, 'combat', def);
  const foe = def.fight?.combat ?? 0;
  return duel({
    hp: own.hp,
    foeHp: view.fight?.hp ?? 1,
    firstDice: dice,
    dice,
    foeFirstDice: foe,
    foeDice: foe,
    chance: mind.chance,
    strikesFirst: strikesFirst(own),
    courage: weights.courage,
  });
}

// ---- after the roll ----

/** D11: rerolls that may still turn the test. */
export function afterRoll(mind: Mind): Picks {
  const { view, own } = mind;
  const { test } = view;
  if (!test) return [];
  const total = totalOf(view, test);
  const short = test.need === undefined ? (view.fight?.hp ?? 0) - (view.fight?.hits ?? 0) - total : test.need - total;
  if (short <= 0) return [];
  for (const key of keysOf(mind)) {
    const ability = USE.is(key) ? abilityOf(mind, key) : undefined;
    if (!ability || ability.timing === 'gift') continue;
    if (view.fight && spoilsDice(mind, key) && short > 2) continue; // its dice are worth more than one roll
    if (isAssault(mind)) return [key];
    if (ability.cost.some(cost => cost.pay === 'gold')) {
      if (short === 1 && view.fight && own.gold > 1 && (own.hp <= 2 || own.gold > 6)) return [key];
      continue;
    }
    if (isCopy(key) && (short > 2 || test.rolls.length < 3)) continue; // a token is used up
    const bonus = cardById(cardOfKey(own, USE.only(key))).bonus.combat;
    if (bonus > 0 && !view.fight && own.ap > 1) continue; // the card's Combat may be wanted today
    return [key];
  }
  return [];
}

// ---- successes ----

/** D12: Fate and what else adds a success, the cheapest that is worth it. */
export function addSuccess(mind: Mind): Picks {
  const { view, seat, own } = mind;
  const { test } = view;
  if (!test) return [];
  const gain = successGain(mind);
  let best: string | undefined;
  let least = gain;
  for (const key of keysOf(mind)) {
    const cost = priceOf(mind, key);
    if (cost < least) {
      least = cost;
      best = key;
    }
  }
  if (best === undefined || (test.seat !== seat && view.mode === 'competitive')) return [];
  return own.eliminated ? [] : [best];
}

/** What one more success is worth in the test under way. */
function successGain(mind: Mind): number {
  const { view, own } = mind;
  const { test, fight } = view;
  if (!test) return 0;
  const total = totalOf(view, test);
  if (fight?.step === 'battle' && test.need === undefined) {
    const left = fight.hp - fight.hits - total;
    if (left <= 0) return 0;
    if (fight.assault) return 10;
    if (left > 1) return own.hp <= 2 ? 0.9 : 0.3;
    const foe = cardById(fight.adversary).fight?.combat ?? 0;
    return 0.6 + (foe / 3) * weights.hp * (own.hp <= 2 ? 1.6 : 1); // a round less
  }
  if (test.need === undefined) return 0;
  const short = test.need - total;
  if (short <= 0) return 0;
  if (test.against === 'finale') return short === 1 ? 8 : own.ap === 0 ? 0 : 1.3;
  if (fight) return short === 1 ? 2 : 0; // evasion
  const def = cardById(test.against);
  if (short === 1) return own.ap === 0 && def.isEncounter ? Math.max(1.5, prizeOf(mind, def)) : 1.6;
  if (def.isStranger && total === 0) return Math.max(0, -fightWorth(mind, def, 'nobody', own.ap, true)) + 0.4;
  return own.ap > 0 ? 0.45 : 0;
}

/** What a way to one more success costs. */
function priceOf(mind: Mind, key: string): number {
  const { own, days } = mind;
  if (key === 'fate') return own.fate > 1 ? Math.min(1.2, 4 / own.fate) * (days < 6 ? 0.5 : 0.75) : 1.5;
  if (FATE.is(key)) return Math.max(0.4, lossOf(mind, FATE.only(key)));
  if (key === 'unhide') return 1.5; // then a token can be used
  const ability = USE.is(key) ? abilityOf(mind, key) : undefined;
  if (!ability || ability.timing === 'gift') return 99;
  if (ability.cost.some(cost => cost.pay === 'sacrifice')) return isAssault(mind) ? 0 : 3.5;
  if (key === 'use:class') return 0.9;
  return isCopy(key) ? 1 : 0.2;
}

// ---- damage ----

/** D28: exhaustible shields first; what is lost for good only against death or an Ancient. */
export function prevent(mind: Mind): Picks {
  const { own, turn } = mind;
  const wounds = Number(turn.decision.with?.n ?? 0);
  const deadly = wounds >= own.hp;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const key of keysOf(mind)) {
    const ability = USE.is(key) ? abilityOf(mind, key) : undefined;
    if (ability?.timing !== 'skirmishDamage') continue;
    const costly = ability.cost.some(cost => cost.pay !== 'exhaust');
    if (costly && !deadly && !isAssault(mind)) continue;
    const n = opIn(ability, 'preventHp')?.n ?? 0;
    if (!deadly && isAssault(mind) && spoilsDice(mind, key) && Math.min(n, wounds) < 2 && !lastRounds(mind, 2))
      continue;
    const price = (costly ? 5 : 0) + Math.abs(n - wounds);
    if (price < least) {
      least = price;
      best = key;
    }
  }
  if (best !== undefined) return [best];
  return deadly ? lastResort(mind, wounds) : [];
}

/** Nothing stops the blow: what defeats the adversary, or heals enough to survive it. */
function lastResort(mind: Mind, wounds: number): Picks {
  const { own } = mind;
  const found = keysOf(mind).find(key => {
    if (OVERCOME.is(key)) return true;
    const ability = USE.is(key) ? abilityOf(mind, key) : undefined;
    if (!ability) return false;
    const healed = Math.min(own.maxHp, own.hp + (opIn(ability, 'heal')?.n ?? 0));
    return opIn(ability, 'autoDefeat') !== undefined || healed > wounds;
  });
  return found === undefined ? [] : [found];
}

/** A friend is about to fall: what ends the fight, or heals him. */
export const rescue = (mind: Mind): Picks =>
  mind.view.mode === 'cooperative'
    ? keysOf(mind)
        .filter(key => OVERCOME.is(key) || USE.is(key))
        .slice(0, 1)
    : [];

// ---- the start of an Engagement ----

/** D25, D26: out of hiding with Surprise, past it, or simply out. */
export function hiddenWay(mind: Mind): Picks {
  const keys = keysOf(mind);
  const { view } = mind;
  const def = cardById(view.fight?.adversary ?? '');
  if (keys.includes('slip') && enemyWorth(mind, def, { hidden: false, drawn: false, ap: mind.own.ap }) <= 0.3)
    return ['slip'];
  if (keys.includes('drop') && mind.own.assets.length > 0 && weakTo(mind, def.id)) return ['drop'];
  const ap = mind.own.ap;
  const hostile = mind.own.hostile.includes(def.id);
  const slip = evasion(mind, def);
  const values: [string, number][] = [
    ['surprise', fightWorth(mind, def, 'hero', ap, hostile)],
    ['evade', (1 - slip) * fightWorth(mind, def, 'foe', ap, hostile) + slip * 0.05],
    ['sure', 0.05],
    ['drop', fightWorth(mind, def, view.drawn.includes(def.id) ? 'foe' : 'nobody', ap, hostile) - 0.2],
  ];
  const best = bestOf(
    values.filter(([key]) => keys.includes(key)),
    ([, worth]) => worth,
  );
  return best ? [best[0]] : [];
}

const weakTo = ({ own }: Mind, card: string): boolean => {
  const { weakness } = cardById(card);
  return weakness !== undefined && own.assets.some(asset => cardById(asset).keywords.includes(weakness));
};

/** An open Engagement: Overcome, slip away, call friends, or fight. */
export function openingChoice(mind: Mind): Picks {
  const keys = keysOf(mind);
  const { view, own } = mind;
  const def = cardById(view.fight?.adversary ?? '');
  const gift = giftInFight(mind, keys);
  if (gift) return [gift];
  const worth = fightWorth(
    mind,
    def,
    view.drawn.includes(def.id) ? 'foe' : 'nobody',
    own.ap,
    own.hostile.includes(def.id),
  );
  if (keys.includes('slip') && worth <= 0.2) return ['slip'];
  const smoke = worth < -1 ? keys.find(key => USE.is(key) && abilityOf(mind, key) && hides(mind, key)) : undefined;
  if (smoke) return [smoke];
  const mate = helpInBattle(mind, keys, battleWith(mind, def, view.drawn.includes(def.id) ? 'foe' : 'nobody'));
  if (mate) return [mate];
  const start = keys.find(key => USE.is(key) && startIsGood(mind, key));
  return start ? [start] : [];
}

const hides = (mind: Mind, key: string): boolean => {
  const ability = abilityOf(mind, key);
  return ability !== undefined && opsOf(ability).some(op => op.op === 'hide');
};

/** D27: what wounds the adversary before the first round. */
export function startChoice(mind: Mind): Picks {
  const start = keysOf(mind).find(key => startIsGood(mind, key));
  return start ? [start] : [];
}

function startIsGood(mind: Mind, key: string): boolean {
  const ability = abilityOf(mind, key);
  if (!ability || (ability.timing !== 'startOfEngagement' && ability.timing !== 'startOfBattle')) return false;
  if (opIn(ability, 'loseHp') === undefined) return opIn(ability, 'damageAdversary') !== undefined;
  // KIL-19.12: one HP for one HP pays only where it ends the fight.
  const health = cardById(mind.view.fight?.adversary ?? '').fight?.health ?? 0;
  return mind.own.hp > 1 && health === 1 && mind.dice.combat < 3;
}

/** The option with the most worth. */
export function bestOption(options: readonly Option[], worth: (key: string, option: Option) => number): Picks {
  const best = bestOf(options, option => worth(option.key, option));
  return best ? [best.key] : [];
}
