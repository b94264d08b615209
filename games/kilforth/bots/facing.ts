// What it is worth to meet an Encounter: to fight it, evade it, or test it. KIL-5, KIL-9.

import { enough } from '@veillee/pieces/odds';
import { type CardDef, cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../content/vocabulary.ts';
import { storedOn } from '../rules/actions/confront.ts';
import { hasKeyword } from '../rules/saga/keywords.ts';
import type { Card } from '../rules/state.ts';
import { defeatCost, prizeOf, woundCost } from './card-worth.ts';
import { rowWorth } from './dice-odds.ts';
import { duel, type Result } from './duel.ts';
import { strikesFirst, surpriseDice, weatherDice } from './held.ts';
import { diceAgainst, type Mind } from './mind.ts';
import { weights } from './weights.ts';

/** How a fight begins. */
export type Surprise = 'hero' | 'foe' | 'nobody';

/** How a Battle with this adversary would go. */
export function battleWith(mind: Mind, def: CardDef, surprise: Surprise, hp = mind.own.hp): Result {
  const { combat = 0, health = 0 } = def.fight ?? {};
  const dice = diceAgainst(mind, 'combat', def);
  const foeDice = combat + weatherDice(mind.view, def.keywords);
  const { start } = mind;
  return duel({
    hp: hp + start.shield,
    foeHp: health - start.damage,
    firstDice: dice + start.dice + (surprise === 'hero' ? surpriseDice(mind.own) : 0),
    dice,
    foeFirstDice: foeDice + (surprise === 'foe' ? 1 : 0),
    foeDice,
    chance: mind.chance,
    strikesFirst: strikesFirst(mind.own),
    courage: weights.courage,
  });
}

/** What a fight is worth, with so many AP left. */
export function fightWorth(mind: Mind, def: CardDef, surprise: Surprise, ap: number, hostile = false): number {
  const { own } = mind;
  const result = battleWith(mind, def, surprise);
  const prize = prizeOf(mind, def, hostile);
  const bitten = own.race === 'vampire' ? 2 : 0;
  const soldier = own.class === 'soldier' ? weights.gold : 0;
  const winHp = Math.min(own.maxHp, Math.min(own.hp, result.winHp) + bitten);
  const fleeHp = Math.min(own.hp, result.fleeHp);
  const healed = Math.max(0, winHp - own.hp) * weights.hp;
  return (
    result.win * (prize + soldier + healed - woundCost(mind, own.hp, winHp, ap)) -
    result.flee * (woundCost(mind, own.hp, fleeHp, 0) + weights.ap * ap + 0.8) -
    (result.lose + result.both) * defeatCost(mind, ap)
  );
}

/** KIL-11.6: an Asset in play that it is weak against. */
export const overcomes = ({ own }: Mind, { weakness }: CardDef): boolean =>
  weakness !== undefined && own.assets.some(card => hasKeyword(card, weakness));

/** The chance to slip past it, Hidden (KIL-9.8). */
export function evasion(mind: Mind, def: CardDef): number {
  const { own, view } = mind;
  if (own.class === 'druid' && def.keywords.includes('humanoid')) return 1;
  const need = def.fight?.stealth ?? 0;
  const dice = diceAgainst(mind, 'stealth', def);
  if (view.house.sureEvasion && dice > need) return 1;
  return enough(dice, need, mind.chance);
}

/** What an Enemy is worth that must be faced: by Overcome, by Battle, or past it. */
export function enemyWorth(mind: Mind, def: CardDef, how: { hidden: boolean; drawn: boolean; ap: number }): number {
  const { hidden, drawn, ap } = how;
  if (overcomes(mind, def)) return prizeOf(mind, def); // who is Hidden may show himself first
  const hostile = mind.own.hostile.includes(def.id);
  const open = fightWorth(mind, def, drawn && !hidden ? 'foe' : 'nobody', ap, hostile);
  const druid = mind.own.class === 'druid' && def.keywords.includes('humanoid') ? 0 : Number.NEGATIVE_INFINITY;
  if (!hidden) return Math.max(open, druid);
  const slip = evasion(mind, def);
  const past = slip < 1 ? (1 - slip) * fightWorth(mind, def, 'foe', ap, hostile) : 0;
  return Math.max(open, past, druid, fightWorth(mind, def, 'hero', ap, hostile));
}

/** The best way to test a Place, Quest or Stranger, with so many AP. */
export function confrontWorth(mind: Mind, card: Card, ap: number): { worth: number; how: Attribute | 'hostile' } {
  const def = cardById(card);
  const { view, seat } = mind;
  const prize = prizeOf(mind, def);
  if (overcomes(mind, def)) return { worth: prize, how: 'combat' };
  const stored = storedOn(view, seat, card);
  let best: { worth: number; how: Attribute | 'hostile' } = { worth: 0, how: 'influence' };
  for (const attribute of ATTRIBUTES) {
    const value = def.confront[attribute];
    if (value === undefined || (def.isStranger && attribute !== 'influence')) continue;
    if (stored && stored.attribute !== attribute) continue;
    const need = value - (stored?.n ?? 0);
    const dice = diceAgainst(mind, attribute, def);
    const rebuff = def.isStranger && !stored ? fightWorth(mind, def, 'nobody', ap - 1, true) : undefined;
    const worth = rowWorth(dice, need, ap, prize, mind.chance, rebuff);
    if (worth > best.worth) best = { worth, how: attribute };
  }
  if (def.isStranger && ap > 0 && !stored) {
    const worth = fightWorth(mind, def, 'nobody', ap - 1, true) - 1;
    if (worth > best.worth) best = { worth, how: 'hostile' };
  }
  return best;
}

/** What a card that has just been drawn is worth, with so many AP left to deal with it. */
export function meetingWorth(mind: Mind, def: CardDef, hidden: boolean, ap: number): number {
  if (def.isEvent) return eventWorth(mind, def);
  if (def.isEnemy) return enemyWorth(mind, def, { hidden, drawn: true, ap });
  const today = confrontWorth(mind, def.id, ap).worth;
  // With so much of the Day left, tomorrow would not be better.
  return ap >= 3 ? today : Math.max(today, 0.75 * confrontWorth(mind, def.id, mind.own.hp).worth);
}

function eventWorth(mind: Mind, { ability }: CardDef): number {
  if (!ability) return 0;
  if ('test' in ability.effect) {
    const { attribute, value, pass, fail } = ability.effect.test;
    const good = enough(mind.dice[attribute], value, mind.chance);
    return good * (pass.length > 0 ? 1.2 : 0) - (1 - good) * fail.length * 0.8;
  }
  return 0.5 + (mind.own.hp < mind.own.maxHp ? 0.3 : 0);
}
