// What a hand of cards can do in a fight, in round figures: quick enough to try thousands of hands. The deck model's
// arithmetic only; a real fight is reckoned by fight-plan.ts.

import type { CardKit } from './card-kit.ts';

const newStrength = () => ({
  gold: 0,
  attack: 0,
  magic: 0,
  light: 0,
  /** More of each against Ranks 2 and 3. */
  farAttack: 0,
  farMagic: 0,
  farLight: 0,
  factor: 1,
  /** Parts of the sums: given by Edged Weapons, and by Heroes without Weapons. */
  edgedAttack: 0,
  edgedMagic: 0,
  bareAttack: 0,
  bareMagic: 0,
  bareLight: 0,
  /** Lost when every Hero loses 2 or 4 Strength. */
  lossAt2: 0,
  lossAt4: 0,
  /** More Attack that costs a card. */
  dear: 0,
  heroes: 0,
  weakest: 0,
  equipped: 0,
  diseases: 0,
});
export type Strength = ReturnType<typeof newStrength>;

const heroes: CardKit[] = [];
const heroWeapon: (CardKit | undefined)[] = [];
const heroStrength: number[] = [];
const weapons: CardKit[] = [];

/** What the cards of a hand give together, before Weapons are handed out. Worked on in place: thousands are needed. */
const newSum = () => ({
  gold: 0,
  attack: 0,
  magic: 0,
  light: 0,
  allAttack: 0,
  allStrength: 0,
  militiaAura: 0,
  othersAura: 0,
  itemAura: 0,
  factor: 1,
  rations: 0,
  foods: 0,
  berries: 0,
  arcane: false,
  weightless: false,
  cures: false,
  lightItems: 0,
  monsters: 0,
  charmed: 0,
  diseases: 0,
  visitDraws: 0,
});
let sum = newSum();

/** The strength of the cards `hand`, with `next` waiting to be drawn by effects. */
export function strengthOfHand(hand: readonly CardKit[], next: readonly CardKit[], from: number): Strength {
  gather(hand, next, from);
  const out = newStrength();
  handOutWeapons(out);
  sumHeroes(out);
  out.gold = sum.gold;
  out.attack += sum.attack;
  out.magic += sum.magic + sum.itemAura * sum.charmed;
  out.light += sum.light;
  out.factor = sum.factor;
  out.diseases = sum.cures ? 0 : sum.diseases;
  return out;
}

const MOST_DRAWN = 5;

/** Adds up the cards, those that effects draw included. */
function gather(hand: readonly CardKit[], next: readonly CardKit[], from: number): void {
  sum = newSum();
  heroes.length = 0;
  weapons.length = 0;
  let count = hand.length;
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    const kit = (i < hand.length ? hand[i] : next[from + i - hand.length]) as CardKit;
    if (i < hand.length) {
      sum.gold += kit.gold;
      sum.visitDraws += kit.visitDraws;
    }
    if (kit.draws > 0) {
      drawn = Math.min(drawn + kit.draws, MOST_DRAWN);
      count = hand.length + Math.min(drawn, next.length - from);
    }
    if (kit.isHero) addHero(kit);
    else if (kit.isWeapon) addWeapon(kit);
    else if (kit.isDisease) sum.diseases++;
    else addThing(kit);
  }
  for (let i = 0; i < sum.visitDraws && from + i < next.length; i++) sum.gold += (next[from + i] as CardKit).gold;
}

function addHero(kit: CardKit): void {
  heroes.push(kit);
  sum.militiaAura += kit.militiaAura;
  sum.othersAura += kit.othersAura;
  sum.itemAura += kit.itemAura;
  sum.factor *= kit.factor;
  if (kit.cures) sum.cures = true;
}

/** Weapons are kept with the mightiest first. */
function addWeapon(kit: CardKit): void {
  let at = weapons.length;
  const might = kit.attack + kit.magic;
  for (; at > 0; at--) {
    const other = weapons[at - 1] as CardKit;
    if (other.attack + other.magic >= might) break;
    weapons[at] = other;
  }
  weapons[at] = kit;
}

/** Items, Spells, Villagers, and Trophies. */
function addThing(kit: CardKit): void {
  sum.attack += kit.attack;
  sum.magic += kit.magic;
  sum.light += kit.light;
  if (kit.isMonster) {
    sum.monsters++;
    return;
  }
  sum.allAttack += kit.allAttack;
  sum.allStrength += kit.allStrength;
  if (kit.charmed) sum.charmed++;
  if (kit.isLightItem) sum.lightItems++;
  if (kit.converts) sum.berries++;
  else if (kit.meal > 0) sum.rations++;
  if (kit.isFood) sum.foods++;
  if (kit.arcane) sum.arcane = true;
  if (kit.weightless) sum.weightless = true;
}

const might = (weapon: CardKit, strength: number): number =>
  strength >= weapon.threshold ? weapon.thresholdAttack : weapon.attack;

/** The mightiest Weapon first, to whom it helps most; else to the weakest Hero who can carry it. */
function handOutWeapons(out: Strength): void {
  for (let h = 0; h < heroes.length; h++) {
    heroWeapon[h] = undefined;
    heroStrength[h] = (heroes[h] as CardKit).strength + sum.allStrength;
  }
  for (let w = 0; w < weapons.length && out.equipped < heroes.length; w++) {
    const weapon = weapons[w] as CardKit;
    const weight = sum.weightless ? 0 : weapon.weight;
    const best = bearerOf(weapon, weight);
    if (best < 0) continue;
    const hero = heroes[best] as CardKit;
    heroWeapon[best] = weapon;
    out.equipped++;
    let strength = heroStrength[best] as number;
    if (strength < weight) {
      const meals = Math.ceil((weight - strength) / 2);
      sum.rations -= meals;
      strength += 2 * meals;
      heroStrength[best] = strength;
    }
    const attack = might(weapon, strength);
    if (strength - weight < 2) out.lossAt2 += attack + weapon.magic;
    if (strength - weight < 4) out.lossAt4 += attack + weapon.magic;
    if (weapon.isEdged) {
      out.edgedAttack += attack;
      out.edgedMagic += weapon.magic;
      out.attack += hero.edge;
    }
    out.dear += weapon.thrown;
  }
}

/** The place of the Hero who should carry this Weapon, or -1. */
function bearerOf(weapon: CardKit, weight: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let h = 0; h < heroes.length; h++) {
    if (heroWeapon[h]) continue;
    const hero = heroes[h] as CardKit;
    const strength = heroStrength[h] as number;
    const meals = strength >= weight ? 0 : Math.ceil((weight - strength) / 2);
    if (meals > sum.rations) continue;
    let score = -strength - 10 * meals;
    if (weapon.isEdged) score += 20 * hero.edge;
    if (hero.farOnly) score -= 3;
    if (weapon.threshold <= strength) score += 60;
    if (score > most) [best, most] = [h, score];
  }
  return best;
}

/** What each Hero gives, Weapon included. */
function sumHeroes(out: Strength): void {
  out.heroes = heroes.length;
  out.weakest = heroes.length > 0 ? 99 : 0;
  let { foods, berries } = sum;
  for (let h = 0; h < heroes.length; h++) {
    const hero = heroes[h] as CardKit;
    const weapon = heroWeapon[h];
    let attack = hero.attack + sum.allAttack + hero.perLight * sum.lightItems + hero.perMonster * sum.monsters;
    if (hero.isMilitia) attack += sum.militiaAura;
    if (!hero.isFighter) attack += sum.othersAura;
    let { magic, light } = hero;
    if (weapon) {
      attack += might(weapon, heroStrength[h] as number);
      magic += weapon.magic;
      light += weapon.light;
    } else {
      out.bareAttack += attack;
      out.bareMagic += magic;
      out.bareLight += light;
    }
    if (hero.eats > 0 && foods > 0) {
      foods--;
      out.dear += hero.eats;
    }
    const arcane = sum.arcane && weapon !== undefined;
    if (arcane || berries > 0) {
      if (!arcane) berries--;
      magic += attack;
      attack = 0;
    }
    out.weakest = Math.min(out.weakest, attack + magic);
    if (hero.farOnly) {
      out.farAttack += attack;
      out.farMagic += magic;
      out.farLight += light;
    } else {
      out.attack += attack;
      out.magic += magic;
      out.light += light;
      out.farAttack += hero.far;
    }
  }
}
