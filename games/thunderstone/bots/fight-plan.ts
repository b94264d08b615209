// How a party would fight one monster: Weapons, Strength, and what it pays for more Attack. A quick search for bots that
// weigh many fights; the verdict is always the battle's own arithmetic. Pure.

import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { type Battle, lightPenaltyOf, power, type Side, strengthOf, weightOf } from '../rules/battle.ts';
import { previewBattle } from '../rules/battle-choices.ts';
import { fedAll, type Meal, unusedMeal } from '../rules/meals.ts';
import { effectKey, isEffectOf, type Party, type Rank, wasUsed } from '../rules/state.ts';

export interface FightPlan {
  readonly target: CardDef;
  readonly rank: Rank;
  /** Weapons to hand out, with their Heroes. */
  readonly equip: readonly (readonly [Card, Card])[];
  /** Strengthening cards to use, with their Heroes. */
  readonly feeds: readonly (readonly [Card, Card])[];
  /** Effects that destroy a card for Attack: a Spear thrown, a Food eaten. */
  readonly paid: readonly string[];
  readonly battle: Battle;
}

/** The search stops after so many assignments and keeps the best so far. */
const MOST_LEAVES = 160;

interface Pair {
  readonly hero: number;
  readonly attack: number;
  readonly magic: number;
  readonly light: number;
  readonly rations: number;
  readonly kept: boolean;
}

/** The party as it will be when everything that costs nothing has been used. */
export function readied({ cards, party }: Side): Party {
  const ready: Party = { ...party, used: [...party.used], equip: { ...party.equip }, strength: { ...party.strength } };
  ready.attack = { ...party.attack };
  ready.converted = [...party.converted];
  ready.thrown = [...party.thrown];
  for (const card of cards)
    for (const [i, ability] of defOf(card).abilities.entries()) {
      const effect = effectKey(card, i);
      if (ability.timing !== 'dungeon' || wasUsed(ready, card, i)) continue;
      if (ability.op === 'attackPerCard') ready.used.push(effect);
      else if (ability.op === 'weaponsWeightZero') ready.weightless = true;
      else if (ability.op === 'buffHeroes') {
        ready.used.push(effect);
        ready.allAttack += ability.attack;
        ready.allStrength += ability.strength;
      }
    }
  return ready;
}

/** Unused cards of the party that strengthen one Hero, by what they do. */
const mealsOf = (cards: readonly Card[], party: Party, op: Meal['op']): Card[] =>
  cards.filter(card => unusedMeal(party, card)?.op === op);

/** The best fight against this monster, from a party made ready. */
export function planFight(cards: readonly Card[], ready: Party, target: CardDef, rank: Rank): FightPlan {
  const berries = mealsOf(cards, ready, 'convertHero');
  let best = arm(cards, ready, target, rank, []);
  const berry = berries[0];
  if (berry !== undefined && !best.battle.victory && !power(target, 'immuneMagic')) {
    const tried = new Set<string>();
    for (const hero of cards) {
      const { id, isHero } = defOf(hero);
      if (!isHero || tried.has(id)) continue;
      tried.add(id);
      const plan = arm(cards, fedAll(ready, [[berry, hero]]), target, rank, [[berry, hero]]);
      if (better(plan.battle, best.battle)) best = plan;
    }
  }
  return best.battle.victory ? best : payMore(cards, ready, best);
}

const better = (one: Battle, other: Battle): boolean =>
  one.victory !== other.victory ? one.victory : one.total > other.total;

/** Hands out the Weapons, and Iron Rations where they help to carry them. */
function arm(
  cards: readonly Card[],
  ready: Party,
  target: CardDef,
  rank: Rank,
  feeds: readonly (readonly [Card, Card])[],
): FightPlan {
  const heroes = cards.filter(card => defOf(card).isHero);
  const weapons = cards.filter(card => defOf(card).isWeapon && ready.equip[card] === undefined);
  const armed = new Set(Object.values(ready.equip));
  const bare = heroes.filter(hero => !armed.has(hero));
  const rations = mealsOf(cards, ready, 'strengthBonus');
  const plan = (pairs: readonly (Pair | undefined)[]): FightPlan => {
    const party: Party = { ...ready, equip: { ...ready.equip }, strength: { ...ready.strength } };
    const equip: (readonly [Card, Card])[] = [];
    const meals = [...feeds];
    let spare = 0;
    for (const [i, pair] of pairs.entries()) {
      if (!pair) continue;
      const weapon = weapons[i] as Card;
      const hero = bare[pair.hero] as Card;
      for (let n = 0; n < pair.rations; n++) {
        meals.push([rations[spare++] as Card, hero]);
        party.strength[hero] = (party.strength[hero] ?? 0) + 2;
      }
      party.equip[weapon] = hero;
      equip.push([weapon, hero]);
    }
    return { target, rank, equip, feeds: meals, paid: [], battle: previewBattle({ cards, party }, target, rank) };
  };
  if (weapons.length === 0 || bare.length === 0) return plan([]);

  // What the party has without any more Weapons, then what each pair of Weapon and Hero adds to it.
  const bareHandsStop = power(target, 'unequippedCannotAttack') !== undefined;
  const before = previewBattle({ cards, party: ready }, target, rank);
  weapons.sort((a, b) => weaponPower(b) - weaponPower(a));
  const table = weapons.map(weapon =>
    bare
      .map((hero, i) => pairOf(ready, weapon, hero, i, target, rank, rations.length, bareHandsStop))
      .filter(pair => pair !== undefined)
      .sort(
        (a, b) => b.attack + b.magic - (a.attack + a.magic) || a.rations - b.rations || strengthAt(a) - strengthAt(b),
      ),
  );
  function strengthAt(pair: Pair): number {
    return strengthOf(ready, bare[pair.hero] as Card);
  }

  const need = rank + lightPenaltyOf(target);
  const chosen: (Pair | undefined)[] = [];
  let bestPairs: (Pair | undefined)[] = [];
  let most = Number.NEGATIVE_INFINITY;
  let leaves = 0;
  const taken = new Set<number>();
  const weigh = (attack: number, magic: number, light: number, food: number): void => {
    leaves++;
    const score =
      scoreOf(
        before,
        target,
        need,
        attack,
        magic,
        light,
        chosen.some(pair => pair?.kept),
      ) -
      food / 10;
    if (score <= most) return;
    most = score;
    bestPairs = [...chosen];
  };
  const go = (i: number, attack: number, magic: number, light: number, food: number): void => {
    if (i === weapons.length) return weigh(attack, magic, light, food);
    const seen = new Set<string>();
    for (const pair of table[i] as Pair[]) {
      if (taken.has(pair.hero) || food + pair.rations > rations.length || leaves >= MOST_LEAVES) continue;
      const hero = bare[pair.hero] as Card;
      const twin = `${defOf(hero).id}/${ready.strength[hero] ?? 0}/${ready.attack[hero] ?? 0}`;
      if (seen.has(twin)) continue;
      seen.add(twin);
      taken.add(pair.hero);
      chosen[i] = pair;
      go(i + 1, attack + pair.attack, magic + pair.magic, light + pair.light, food + pair.rations);
      chosen[i] = undefined;
      taken.delete(pair.hero);
    }
    if (leaves < MOST_LEAVES) go(i + 1, attack, magic, light, food);
  };
  go(0, 0, 0, 0, 0);
  return plan(bestPairs);
}

const weaponPower = (card: Card): number => {
  const { attack, magic, weight } = defOf(card);
  return 10 * (attack + magic) + weight;
};

/** What a Weapon adds in the hands of this Hero, or undefined if it is too heavy. */
function pairOf(
  ready: Party,
  weapon: Card,
  hero: Card,
  index: number,
  target: CardDef,
  rank: Rank,
  rations: number,
  bareHandsStop: boolean,
): Pair | undefined {
  const def = defOf(weapon);
  const holder = defOf(hero);
  const weight = weightOf(ready, weapon);
  const loss = power(target, 'strengthAll')?.strength ?? 0;
  const strength = strengthOf(ready, hero);
  const threshold = power(def, 'weaponThreshold');
  let meals = Math.max(0, Math.ceil((weight - loss - strength) / 2));
  if (meals > rations) meals = Math.max(0, Math.ceil((weight - strength) / 2));
  if (meals > rations) return undefined;
  const toThreshold = threshold ? Math.ceil((threshold.strengthAtLeast - loss - strength) / 2) : 0;
  if (threshold && toThreshold <= rations) meals = Math.max(meals, toThreshold);
  const final = strength + 2 * meals + loss;
  const kept = weight <= final;
  let attack = 0;
  let magic = 0;
  if (kept && !(def.isEdged && power(target, 'immuneEdged'))) {
    attack = threshold && final >= threshold.strengthAtLeast ? threshold.attack : def.attack;
    magic = def.magic;
    const conditional = power(def, 'weaponConditional');
    if (
      conditional &&
      holder.classes.includes(conditional.wielder) &&
      conditional.against.some(against => target.classes.includes(against))
    )
      attack += conditional.attack;
  }
  if (kept) attack += power(target, 'buffEquipped')?.attack ?? 0;
  for (const ability of holder.abilities)
    if (ability.op === 'attackBonus' && !ability.ranks && def.isEdged) attack += ability.attack;
  if (power(holder, 'cannotAttackRank')?.rank === rank)
    return { hero: index, attack: 0, magic: 0, light: 0, rations: meals, kept };
  let light = kept ? def.light : 0;
  let own = holder.attack + ready.allAttack + (ready.attack[hero] ?? 0);
  for (const ability of holder.abilities)
    if (ability.op === 'attackBonus' && ability.ranks?.includes(rank)) own += ability.attack;
  if (bareHandsStop && kept) {
    attack += own;
    magic += holder.magic;
    light += holder.light;
  }
  if (ready.converted.includes(hero) || (ready.arcane && kept)) {
    const moved = ready.arcane && kept && !bareHandsStop && !ready.converted.includes(hero) ? own : 0;
    magic += attack + moved;
    attack = -moved;
  }
  return { hero: index, attack, magic, light, rations: meals, kept };
}

/** An estimate of how well the party does with so much more; a victory beats everything. */
function scoreOf(
  before: Battle,
  target: CardDef,
  need: number,
  moreAttack: number,
  moreMagic: number,
  moreLight: number,
  armed: boolean,
): number {
  let attack = before.attackBeforeTraits + moreAttack;
  let magic = (before.magicBeforeTraits + moreMagic) * before.multiplier;
  if (power(target, 'immuneMagic')) magic = 0;
  if (power(target, 'magicOnly')) attack = 0;
  if (power(target, 'halfMagic')) magic = Math.floor(magic / 2);
  let total = Math.max(0, attack + magic - 2 * Math.max(0, need - before.light - moreLight));
  const half = power(target, 'halfUnless');
  if (half && !(half.unless === 'magic-attack-present' ? magic >= 1 : armed || before.weaponPresent))
    total = Math.floor(total / 2);
  const won = total >= target.health && !(power(target, 'magicRequired') && magic < 1);
  return total + (won ? 100 : 0) + (armed ? 0.5 : 0);
}

/** Throws Spears and eats Food, one after the other, until the monster is beaten. If that is out of reach, pays nothing. */
function payMore(cards: readonly Card[], ready: Party, plan: FightPlan): FightPlan {
  const { target, rank } = plan;
  let party = fedAll({ ...ready, equip: { ...ready.equip, ...Object.fromEntries(plan.equip) } }, plan.feeds);
  const served = new Set(plan.feeds.map(([meal]) => meal));
  const spent = (card: Card): boolean => ready.used.some(effect => isEffectOf(effect, card));
  const foods = cards.filter(card => defOf(card).isFood && !served.has(card) && !spent(card));
  const ways: { effect: string; card: Card; attack: number; food: boolean }[] = [];
  for (const card of cards)
    for (const [i, ability] of defOf(card).abilities.entries()) {
      const effect = effectKey(card, i);
      if (ability.op === 'throwWeapon' && party.equip[card] !== undefined && !party.thrown.includes(card))
        ways.push({ effect, card, attack: ability.attack, food: false });
      if (ability.op !== 'destroyForAttack') continue;
      const times = ability.timing === 'repeat-dungeon' ? foods.length : ready.used.includes(effect) ? 0 : 1;
      for (let n = 0; n < times; n++) ways.push({ effect, card, attack: ability.attack, food: true });
    }
  ways.sort((a, b) => b.attack - a.attack || Number(b.food) - Number(a.food));
  const paid: string[] = [];
  let left = [...cards];
  for (const { effect, card, attack, food } of ways) {
    if (food) {
      const meal = foods.shift();
      if (meal === undefined) continue;
      left = left.filter(other => other !== meal);
      party = { ...party, attack: { ...party.attack, [card]: (party.attack[card] ?? 0) + attack } };
    } else party = { ...party, thrown: [...party.thrown, card] };
    paid.push(effect);
    const battle = previewBattle({ cards: left, party }, target, rank);
    if (battle.victory) return { ...plan, paid, battle };
  }
  return plan;
}
