// Dice on the table, as heroes think of them: what surges and fatigue are spent on, which dice are thrown again.

import { bestOf } from '@veillee/bots/judgement';
import type { Decision, Picks } from '@veillee/kernel';
import { dieRow } from '../content/dice.ts';
import type { Metal } from '../content/legend/vocabulary.ts';
import type { Dice } from '../content/vocabulary.ts';
import { affectedBy } from '../rules/attack/affected.ts';
import type { Attacking } from '../rules/attack/attacking.ts';
import { packsFor, stepsFrom } from '../rules/attack/boosts.ts';
import { diceIn, roomForPower } from '../rules/attack/dice.ts';
import { blowsOf } from '../rules/attack/foretell.ts';
import { standing } from '../rules/attack/sheet.ts';
import { surgesLeft } from '../rules/attack/spend.ts';
import { armourAgainst } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { figureOf, type Hero, isHero, type Known } from '../rules/state.ts';
import { foeWorth, type Party } from './adept-heroes-errands.ts';
import { worthOfBlow } from './blows.ts';
import { bestReroll } from './rerolls.ts';

/** What wounds are worth that do not kill, as a share. */
const PARTIAL = 0.55;
/** What a point of fatigue is worth, and each of the last two. */
const FATIGUE = 1;
const LAST_FATIGUE = 2.2;
/** A friend who is hit. */
const FRIEND = -30;
/** What surges buy besides damage: tokens on somebody who lives on. */
const TOKEN = 1.5;

/** What an attack is worth as it stands. */
function worthOf(party: Party, attack: Attacking): number {
  const { known } = party.tale;
  const { misses, reaches, damage, pierce } = standing(attack);
  if (misses || !reaches || surgesLeft(known, attack) < 0) return 0;
  return affectedBy(known, attack).reduce((sum, target) => {
    const armour = Math.max(0, armourAgainst(known, target, attack.kind).total - pierce);
    const wounds = Math.max(0, damage - armour);
    const share = wounds >= target.wounds ? 1 : (PARTIAL * wounds) / target.wounds;
    return sum + share * (isHero(target) ? FRIEND : foeWorth(party, target));
  }, 0);
}

const times = ({ bought }: Attacking, n: number): number => bought[n] ?? 0;
const buying = (attack: Attacking, n: number): Attacking => ({
  ...attack,
  bought: attack.purchases.map((_, i) => times(attack, i) + (i === n ? 1 : 0)),
});

/** The best that the surges left can make of it, and what to buy first. */
function bestSpent(party: Party, attack: Attacking, from = 0): { worth: number; first?: number } {
  let best: { worth: number; first?: number } = { worth: worthOf(party, attack) + tokensOf(attack) };
  const left = surgesLeft(party.tale.known, attack);
  for (let n = from; n < attack.purchases.length; n++) {
    const cost = attack.purchases[n]?.cost ?? Number.POSITIVE_INFINITY;
    if (cost > left || cost === 0) continue;
    const { worth } = bestSpent(party, buying(attack, n), n);
    if (worth > best.worth + 0.001) best = { worth, first: n };
  }
  return best;
}

const tokensOf = (attack: Attacking): number =>
  attack.purchases.reduce(
    (sum, { gain }, n) => sum + times(attack, n) * (gain.stun || gain.burn ? TOKEN : gain.threat ? -1 : 0),
    0,
  );

/** With such power dice more, on the average of their faces. */
function withDice(party: Party, attack: Attacking, [die, ...others]: readonly Metal[]): number {
  if (die === undefined) return bestSpent(party, attack).worth;
  const { faces } = dieRow(die);
  const sum = faces.reduce(
    (all, _, face) => all + withDice(party, { ...attack, dice: [...attack.dice, { die, face }] }, others),
    0,
  );
  return sum / faces.length;
}

/** Of the power dice that fatigue buys now those that bring most for it, if any are worth it. */
function diceWorthBuying(party: Party, attack: Attacking, hero: Hero, offered: ReadonlySet<string>, worth: number) {
  const room = roomForPower(attack.dice.map(({ die }) => die));
  const packs = packsFor(hero).map(({ dice, fatigue }, n) => ({
    key: n === 0 ? keys.fatigueKey : keys.fatigueDieKey.make(dice[0] ?? 'black'),
    dice: dice.slice(0, room),
    price: fatigue * (hero.fatigue - fatigue < 2 ? LAST_FATIGUE : FATIGUE),
  }));
  const net = ({ dice, price }: (typeof packs)[number]): number => withDice(party, attack, dice) - worth - price;
  const best = bestOf(
    packs.filter(({ key }) => offered.has(key)),
    net,
  );
  return best && net(best) > 0 ? best.key : undefined;
}

export function spending(party: Party, decision: Decision): Picks {
  const attack = party.tale.known.attacks.at(-1);
  if (!attack) return [];
  const offered = new Set(decision.options.map(({ key }) => key));
  const { worth, first } = bestSpent(party, attack);
  const surge = first === undefined ? undefined : keys.surgeKey.make(first);
  const attacker = figureOf(party.tale.known, attack.by);
  if (isHero(attacker) && offered.has(keys.fatigueKey) && !standing(attack).misses) {
    const bought = diceWorthBuying(party, attack, attacker, offered, worth);
    if (bought !== undefined) return [bought];
  }
  if (surge !== undefined && offered.has(surge)) return [surge];
  const use = decision.options.find(({ key }) => keys.useKey.read(key) !== undefined);
  return use && worthOf(party, { ...attack, turnsRange: true }) > worth + 1 ? [use.key] : [];
}

/** Better dice for fatigue only where there is no room for more of them once they lie, and where they make so much more of the blow. */
export function tempering(known: Known, { options }: Decision): Picks {
  const attack = known.attacks.at(-1);
  const attacker = attack && figureOf(known, attack.by);
  if (!attack || !attacker || !isHero(attacker)) return [];
  if (roomForPower(diceIn(attack.pool)) > 0 || attacker.fatigue <= SPARED) return [];
  const worth = (pool: Dice): number => worthOfBlow(known, 'heroes', blowsOf(known, { ...attack, pool }));
  const steps = stepsFrom(attack.pool).filter(({ key }) => options.some(one => one.key === key));
  const best = bestOf(steps, ({ pool }) => worth(pool));
  return best && worth(best.pool) - worth(attack.pool) > TEMPERED ? [best.key] : [];
}
/** What is kept for the way. */
const SPARED = 2;
/** What a point of fatigue is worth in the way that blows are weighed. */
const TEMPERED = 0.3;

// ---- thrown again ----

/** Which dice to throw again: of one's own attack for the most of it, of an enemy's for the least. */
export function rerolling(party: Party, decision: Decision, mine: boolean): Picks {
  const { known } = party.tale;
  const attack = known.attacks.at(-1);
  if (!attack) return [];
  return bestReroll(
    known,
    attack,
    decision,
    blows => (mine ? 1 : -1) * worthOfBlow(known, mine ? 'heroes' : 'overlord', blows),
  ).picks;
}
