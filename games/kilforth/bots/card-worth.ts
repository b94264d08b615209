// What Gold, HP, cards and prizes are worth to one hero now, in coins of about one AP.

import { type CardDef, cardById, rewardDeck, sagaById } from '../content/cards.ts';
import type { Ability, Attribute, RewardType } from '../content/vocabulary.ts';
import { opsOf } from '../rules/abilities/conditions.ts';
import { salePrice } from '../rules/actions/trade.ts';
import { chapterCost } from '../rules/saga/feat.ts';
import { type Card, type Hero, LIMIT } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import { feesAfter } from './exchange-choice.ts';
import { friendsFees, friendsNeed } from './fellowship.ts';
import { opsOfTalents } from './held.ts';
import type { Mind } from './mind.ts';
import { answerWorth, assetAnswers } from './needs.ts';
import { weights } from './weights.ts';

// ---- Gold, HP, AP ----

/** What it is worth to have `after` Gold instead of `before`. */
export function goldWorth(mind: Mind, before: number, after: number): number {
  return purse(mind, after) - purse(mind, before);
}

/** A purse: what the Chapter under way costs counts most, then the Chapters to come, then a reserve; the rest is idle. */
function purse(mind: Mind, gold: number): number {
  const { own, view } = mind;
  const { chapter } = own;
  const fee = typeof chapter === 'number' ? chapterCost(view, chapter) : 0;
  const later = typeof chapter === 'number' ? feesAfter(view, chapter) : friendsFees(mind);
  const first = Math.min(gold, fee);
  const second = Math.min(gold - first, later);
  const third = Math.min(gold - first - second, RESERVE);
  return (
    first * weights.goldNeeded +
    second * weights.goldLater +
    third * weights.gold +
    (gold - first - second - third) * weights.goldIdle
  );
}

/** Gold for the market and for wounds. */
const RESERVE = 6;

/** What the last HP of so many is worth: the fewer are left, the more. */
export function hpWorth({ days }: Mind, hp: number): number {
  const scarce = hp <= 1 ? 2.2 : hp <= 2 ? 1.4 : 1;
  return weights.hp * scarce * (days > 3 ? 1 : 0.6);
}

/** What it costs to go from `before` HP to `after`, with so many AP left to lose. */
export function woundCost(mind: Mind, before: number, after: number, ap: number): number {
  let cost = 0;
  for (let hp = Math.ceil(before); hp > after; hp--) cost += hpWorth(mind, hp) * Math.min(1, hp - after);
  return cost + weights.ap * Math.min(ap, Math.max(0, before - after));
}

/** What it costs to be defeated: KIL-9.23 to 9.28. */
export function defeatCost(mind: Mind, ap: number): number {
  const { own } = mind;
  const cards = own.assets.length + own.hand.length > 0 ? 1.5 : 0;
  return (
    weights.defeat + cards + goldWorth(mind, 0, own.gold) + woundCost(mind, own.maxHp - 1, 2, 0) * 0.8 + weights.ap * ap
  );
}

// ---- cards ----

/** What a card is worth in the hand. */
export function rumourWorth(mind: Mind, card: Card): number {
  if (isBack(card)) return weights.junk;
  const known = mind.memo.rumour.get(card);
  if (known !== undefined) return known;
  const def = cardById(card);
  const asset = def.isReward ? weights.rumourAsset * assetPower(mind, def) : 0;
  const worth = Math.max(weights.junk, 0.5 * goldWorth(mind, mind.own.gold, mind.own.gold + salePrice(card))) + asset;
  const answers = Math.max(answerWorth(mind.needs, def.keywords), friendsNeed(mind, def.keywords));
  const result = Math.max(worth, answers + asset * 0.7);
  mind.memo.rumour.set(card, result);
  return result;
}

/** What a hero would lose with a card of his hand or his play area. */
export function lossOf(mind: Mind, card: Card): number {
  const { own, needs } = mind;
  if (isBack(card)) return weights.junk;
  const answers = needs.answers.get(card) ?? 0;
  const def = cardById(card);
  const power = def.isReward || def.isTotem ? assetPower(mind, def) : 0;
  if (own.assets.includes(card)) return answers + power;
  return Math.max(weights.junk, answers) + weights.rumourAsset * power + 0.1 * def.gold;
}

/** What a card is worth in play, beside the keywords that it answers. */
export function assetPower(mind: Mind, def: CardDef): number {
  const known = mind.memo.power.get(def.id);
  if (known !== undefined) return known;
  const { own, dice } = mind;
  let worth = bonusWorth(mind, def.bonus);
  if (def.ability && (def.loreLock === 0 || dice.lore + def.bonus.lore >= def.loreLock)) {
    const power = powerOf(def.id, def.ability);
    worth += power.once + power.daily * mind.days;
  }
  for (const { per, attribute } of opsOfTalents(own, 'addDice'))
    if (per !== undefined && per === def.reward) worth += attribute === 'combat' ? weights.combat : weights.otherDice;
  mind.memo.power.set(def.id, worth);
  return worth;
}

/** What a card would add if it came into play: the Asset with its unique keyword goes, or the worst of six. */
export function assetWorth(mind: Mind, card: Card): number {
  const { own, needs } = mind;
  const def = cardById(card);
  // A Rumour that is played goes on answering what it answers now; Items and Spells may be handed on (KIL-11.4).
  const gift = def.reward === 'item' || def.reward === 'spell' ? friendsNeed(mind, def.keywords) : 0;
  const answers = Math.max(assetAnswers(needs, def.keywords) + (needs.answers.get(card) ?? 0), gift);
  const worth = assetPower(mind, def) + answers;
  const clash = own.assets.find(
    other => other !== card && def.unique !== undefined && cardById(other).unique === def.unique,
  );
  if (clash !== undefined) return worth - assetPower(mind, cardById(clash));
  if (own.assets.length < LIMIT) return worth + 0.3;
  return worth - Math.min(...own.assets.map(other => assetPower(mind, cardById(other))));
}

type Bonus = { readonly [attribute in Attribute]?: number };

function bonusWorth(mind: Mind, bonus: Bonus): number {
  const { combat = 0, lore = 0, stealth = 0, influence = 0 } = bonus;
  const worth = combat * combatWorth(mind) + (lore + stealth + influence) * weights.otherDice;
  return worth + finaleBonus(mind.own, bonus) + strikeBonus(mind.own, bonus);
}

const combatWorth = ({ own }: Mind): number =>
  weights.combat * (own.chapter === 'finale' || own.chapter === 'done' ? 1.5 : 1);

/** Dice for the Finale. */
function finaleBonus({ saga, chapter }: Hero, bonus: Bonus): number {
  if (saga === '' || chapter === 'done') return 0;
  const { values } = sagaById(saga).finale;
  let best = 0;
  for (const attribute of Object.keys(values) as Attribute[]) best = Math.max(best, bonus[attribute] ?? 0);
  return best * weights.finaleDice;
}

/** Another attribute that is used in Combat. */
function strikeBonus(own: Hero, bonus: Bonus): number {
  const swap = opsOfTalents(own, 'substituteAttr').find(op => op.for === 'combat');
  return swap ? weights.combat * (bonus[swap.use] ?? 0) : 0;
}

/** What an ability is worth, and what for each Day that is left. */
interface Power {
  readonly once: number;
  readonly daily: number;
}

const powers = new Map<string, Power>();

function powerOf(card: string, ability: Ability): Power {
  let power = powers.get(card);
  if (!power) {
    power = weighAbility(ability);
    powers.set(card, power);
  }
  return power;
}

function weighAbility(ability: Ability): Power {
  const lasting = ability.cost.some(cost => cost.pay === 'exhaust');
  const condition = ability.condition ? 0.5 : 1;
  let once = 0;
  let daily = 0;
  for (const op of opsOf(ability))
    switch (op.op) {
      case 'addDice':
        once += op.n * (op.attribute === 'combat' ? (ability.condition?.is === 'attribute' ? 1 : 0.6) : 0.4);
        break;
      case 'addSuccess':
        once += lasting ? 2 : op.n;
        break;
      case 'reroll':
        once += 0.5;
        break;
      case 'preventHp':
        once += lasting ? weights.shield * op.n : op.n;
        break;
      case 'adversaryDice':
        once += 1.2;
        break;
      case 'damageAdversary':
        once += 1.6 * op.n;
        break;
      case 'heal':
        if (lasting) daily += weights.healDaily * Math.sqrt(op.n) * condition;
        else once += op.n * condition;
        break;
      case 'gainAp':
        daily += (op.only === undefined ? weights.apDaily : weights.moveDaily) * condition;
        break;
      case 'gainGold':
        daily += weights.goldDaily;
        break;
      default:
        once += 0.2;
    }
  return { once, daily };
}

// ---- prizes ----

/** What a random Reward of this deck is worth in the hand. */
export function drawWorth(mind: Mind, type: RewardType): number {
  const known = mind.memo.draw.get(type);
  if (known !== undefined) return known;
  const cards = rewardsLeft(mind, type);
  const worth = cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + rumourWorth(mind, card), 0) / cards.length;
  mind.memo.draw.set(type, worth);
  return worth;
}

/** Rewards that may lie in a deck: those that lie nowhere in sight. */
export function rewardsLeft({ view }: Mind, type: RewardType): Card[] {
  const seen = new Set<Card>(view.rewards[type].discard);
  for (const { hand, assets } of view.heroes) {
    for (const card of hand) seen.add(card);
    for (const card of assets) seen.add(card);
  }
  for (const card of view.open) seen.add(card);
  const left = rewardDeck[type].filter(card => !seen.has(card));
  return left.length > 0 ? left : [...view.rewards[type].discard];
}

/** What a defeated Encounter brings: KIL-8. */
export function prizeOf(mind: Mind, def: CardDef, forced = false): number {
  const memo = forced ? mind.memo.forced : mind.memo.prize;
  const known = memo.get(def.id);
  if (known !== undefined) return known;
  const { own, view } = mind;
  const gold = goldWorth(mind, own.gold, own.gold + def.gold);
  const loot = forced || view.bag === 0 ? gold : Math.max(gold, weights.loot);
  const take = rumourWorth(mind, def.id);
  const card = forced || def.icon === undefined ? take : Math.max(take, drawWorth(mind, def.icon));
  const worth = loot + card + trophyWorth(mind, def);
  memo.set(def.id, worth);
  return worth;
}

/** What a Trophy or an Event's list brings. */
export function trophyWorth(mind: Mind, def: CardDef): number {
  const { ability } = def;
  if (ability?.timing !== 'trophy') return 0;
  let worth = 0;
  for (const op of opsOf(ability))
    switch (op.op) {
      case 'heal':
        worth += mind.own.hp < mind.own.maxHp ? op.n * weights.hp * 0.8 : 0;
        break;
      case 'loseHp':
        worth -= op.n * weights.hp;
        break;
      case 'loot':
        worth += op.n * weights.loot;
        break;
      case 'gainGold':
        worth += op.n * weights.gold;
        break;
      case 'gainFate':
        worth += 0.8 * op.n;
        break;
      case 'drawReward':
        worth += op.to === 'play' ? 4 : 1.5;
        break;
      case 'gainAp':
        worth += 0.7 * op.n;
        break;
      case 'trade':
        worth += 1.2;
        break;
      default:
        worth += 0.3;
    }
  return worth;
}
