// What a hand of cards can do in a fight, in round figures: quick enough to try thousands of hands. The deck model's
// arithmetic only; a real fight is reckoned by fight-plan.ts.

import type { CardDef } from '../content/cards.ts';
import { lightPenaltyOf, power } from '../rules/battle.ts';
import type { CardKit } from './card-kit.ts';

export interface Strength {
  gold: number;
  attack: number;
  magic: number;
  light: number;
  /** More of each against Ranks 2 and 3. */
  farAttack: number;
  farMagic: number;
  farLight: number;
  factor: number;
  /** Parts of the sums: given by Edged Weapons, and by Heroes without Weapons. */
  edgedAttack: number;
  edgedMagic: number;
  bareAttack: number;
  bareMagic: number;
  bareLight: number;
  /** Lost when every Hero loses 2 or 4 Strength. */
  lossAt2: number;
  lossAt4: number;
  /** More Attack that costs a card. */
  dear: number;
  heroes: number;
  weakHeroes: number;
  weakest: number;
  equipped: number;
  militia: number;
  diseases: number;
}

const heroes: CardKit[] = [];
const heroWeapon: (CardKit | undefined)[] = [];
const heroStrength: number[] = [];
const weapons: CardKit[] = [];

/** The strength of the cards `hand`, with `next` waiting to be drawn by effects. */
export function strengthOfHand(
  hand: readonly CardKit[],
  next: readonly CardKit[],
  from: number,
  out: Strength,
): Strength {
  let count = hand.length;
  let drawn = 0;
  let gold = 0;
  let visitDraws = 0;
  let attack = 0;
  let magic = 0;
  let light = 0;
  let allAttack = 0;
  let allStrength = 0;
  let militiaAura = 0;
  let othersAura = 0;
  let itemAura = 0;
  let factor = 1;
  let rations = 0;
  let foods = 0;
  let berries = 0;
  let arcane = false;
  let weightless = false;
  let cures = false;
  let lightItems = 0;
  let monsters = 0;
  let charmed = 0;
  let diseases = 0;
  let militia = 0;
  heroes.length = 0;
  weapons.length = 0;
  for (let i = 0; i < count; i++) {
    const kit = (i < hand.length ? hand[i] : next[from + i - hand.length]) as CardKit;
    if (i < hand.length) {
      gold += kit.gold;
      visitDraws += kit.visitDraws;
    }
    if (kit.draws > 0 && count - hand.length < 5) {
      drawn += kit.draws;
      count = Math.min(hand.length + drawn, hand.length + next.length - from, hand.length + 5);
    }
    if (kit.isHero) {
      heroes.push(kit);
      if (kit.isMilitia) militia++;
      militiaAura += kit.militiaAura;
      othersAura += kit.othersAura;
      itemAura += kit.itemAura;
      factor *= kit.factor;
      if (kit.cures) cures = true;
      continue;
    }
    if (kit.isWeapon) {
      let at = weapons.length;
      weapons.push(kit);
      const might = kit.attack + kit.magic;
      for (; at > 0; at--) {
        const other = weapons[at - 1] as CardKit;
        if (other.attack + other.magic >= might) break;
        weapons[at] = other;
      }
      weapons[at] = kit;
      continue;
    }
    if (kit.isDisease) {
      diseases++;
      continue;
    }
    attack += kit.attack;
    magic += kit.magic;
    light += kit.light;
    if (kit.isMonster) {
      monsters++;
      continue;
    }
    allAttack += kit.allAttack;
    allStrength += kit.allStrength;
    if (kit.charmed) charmed++;
    if (kit.isLightItem) lightItems++;
    if (kit.converts) berries++;
    else if (kit.meal > 0) rations++;
    if (kit.isFood) foods++;
    if (kit.arcane) arcane = true;
    if (kit.weightless) weightless = true;
  }
  magic += itemAura * charmed;
  if (cures) diseases = 0;
  for (let i = 0; i < visitDraws && from + i < next.length; i++) gold += (next[from + i] as CardKit).gold;

  for (let h = 0; h < heroes.length; h++) {
    heroWeapon[h] = undefined;
    heroStrength[h] = (heroes[h] as CardKit).strength + allStrength;
  }
  out.lossAt2 = out.lossAt4 = out.edgedAttack = out.edgedMagic = out.bareAttack = out.bareMagic = out.bareLight = 0;
  out.farAttack = out.farMagic = out.farLight = out.dear = 0;
  let equipped = 0;
  for (let w = 0; w < weapons.length && equipped < heroes.length; w++) {
    const weapon = weapons[w] as CardKit;
    const weight = weightless ? 0 : weapon.weight;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let h = 0; h < heroes.length; h++) {
      if (heroWeapon[h]) continue;
      const hero = heroes[h] as CardKit;
      const strength = heroStrength[h] as number;
      const meals = strength >= weight ? 0 : Math.ceil((weight - strength) / 2);
      if (meals > rations) continue;
      const score =
        (weapon.isEdged ? 20 * hero.edge : 0) -
        strength -
        10 * meals -
        (hero.farOnly ? 3 : 0) +
        (weapon.threshold <= strength ? 60 : 0);
      if (score > bestScore) [best, bestScore] = [h, score];
    }
    if (best < 0) continue;
    const hero = heroes[best] as CardKit;
    heroWeapon[best] = weapon;
    equipped++;
    let strength = heroStrength[best] as number;
    if (strength < weight) {
      const meals = Math.ceil((weight - strength) / 2);
      rations -= meals;
      strength += 2 * meals;
      heroStrength[best] = strength;
    }
    const might = strength >= weapon.threshold ? weapon.thresholdAttack : weapon.attack;
    const slack = strength - weight;
    if (slack < 2) out.lossAt2 += might + weapon.magic;
    if (slack < 4) out.lossAt4 += might + weapon.magic;
    if (weapon.isEdged) {
      out.edgedAttack += might;
      out.edgedMagic += weapon.magic;
    }
    if (weapon.thrown > 0) out.dear += weapon.thrown;
    if (weapon.isEdged && hero.edge > 0) attack += hero.edge;
  }

  let weakest = 99;
  let weakHeroes = 0;
  let eating = 0;
  for (let h = 0; h < heroes.length; h++) {
    const hero = heroes[h] as CardKit;
    const weapon = heroWeapon[h];
    let own = hero.attack + allAttack + hero.perLight * lightItems + hero.perMonster * monsters;
    if (hero.isMilitia) own += militiaAura;
    if (!hero.isFighter) own += othersAura;
    let ownMagic = hero.magic;
    let ownLight = hero.light;
    if ((heroStrength[h] as number) <= 4) weakHeroes++;
    if (weapon) {
      own += (heroStrength[h] as number) >= weapon.threshold ? weapon.thresholdAttack : weapon.attack;
      ownMagic += weapon.magic;
      ownLight += weapon.light;
    } else {
      out.bareAttack += own;
      out.bareMagic += ownMagic;
      out.bareLight += ownLight;
    }
    if (hero.eats > 0 && eating < foods) {
      eating++;
      out.dear += hero.eats;
    }
    if ((arcane && weapon) || berries > 0) {
      if (!(arcane && weapon)) berries--;
      ownMagic += own;
      own = 0;
    }
    if (own + ownMagic < weakest) weakest = own + ownMagic;
    if (hero.farOnly) {
      out.farAttack += own;
      out.farMagic += ownMagic;
      out.farLight += ownLight;
    } else {
      attack += own;
      magic += ownMagic;
      light += ownLight;
      out.farAttack += hero.far;
    }
  }
  out.gold = gold;
  out.attack = attack;
  out.magic = magic;
  out.light = light;
  out.factor = factor;
  out.heroes = heroes.length;
  out.weakHeroes = weakHeroes;
  out.weakest = heroes.length > 0 ? weakest : 0;
  out.equipped = equipped;
  out.militia = militia;
  out.diseases = diseases;
  return out;
}

export const newStrength = (): Strength => ({
  gold: 0,
  attack: 0,
  magic: 0,
  light: 0,
  farAttack: 0,
  farMagic: 0,
  farLight: 0,
  factor: 1,
  edgedAttack: 0,
  edgedMagic: 0,
  bareAttack: 0,
  bareMagic: 0,
  bareLight: 0,
  lossAt2: 0,
  lossAt4: 0,
  dear: 0,
  heroes: 0,
  weakHeroes: 0,
  weakest: 0,
  equipped: 0,
  militia: 0,
  diseases: 0,
});

/** A monster as the deck model sees it. */
export interface Foe {
  readonly def: CardDef;
  readonly health: number;
  readonly dark: number;
  readonly hides: boolean;
  readonly weakens: number;
  readonly lowers: boolean;
  readonly stops: boolean;
  readonly bareHandsStop: boolean;
  readonly halfWithoutMagic: boolean;
  readonly halfWithoutWeapon: boolean;
  readonly halfMagic: boolean;
  readonly immuneMagic: boolean;
  readonly immuneEdged: boolean;
  readonly magicOnly: boolean;
  readonly magicRequired: boolean;
  readonly buff: number;
}

const foes = new Map<string, Foe>();

export function foeOf(def: CardDef): Foe {
  const known = foes.get(def.id);
  if (known) return known;
  const half = power(def, 'halfUnless')?.unless;
  const foe: Foe = {
    def,
    health: def.health,
    dark: lightPenaltyOf(def),
    hides: power(def, 'cannotBeAttackedInDark') !== undefined,
    weakens: -(power(def, 'strengthAll')?.strength ?? 0),
    lowers: power(def, 'attackAll') !== undefined,
    stops: power(def, 'heroCannotAttack') !== undefined,
    bareHandsStop: power(def, 'unequippedCannotAttack') !== undefined,
    halfWithoutMagic: half === 'magic-attack-present',
    halfWithoutWeapon: half === 'equipped-weapon-present',
    halfMagic: power(def, 'halfMagic') !== undefined,
    immuneMagic: power(def, 'immuneMagic') !== undefined,
    immuneEdged: power(def, 'immuneEdged') !== undefined,
    magicOnly: power(def, 'magicOnly') !== undefined,
    magicRequired: power(def, 'magicRequired') !== undefined,
    buff: power(def, 'buffEquipped')?.attack ?? 0,
  };
  foes.set(def.id, foe);
  return foe;
}

/** By how much the hand beats the foe in this Rank (below 0: by how much it fails), dear help not counted. */
export function marginAgainst(s: Strength, foe: Foe, rank: number): number {
  let { attack, magic, light } = s;
  if (rank > 1) {
    attack += s.farAttack;
    magic += s.farMagic;
    light += s.farLight;
  }
  if (foe.bareHandsStop) {
    attack -= s.bareAttack;
    magic -= s.bareMagic;
    light -= s.bareLight;
  }
  if (foe.immuneEdged) {
    attack -= s.edgedAttack;
    magic -= s.edgedMagic;
  }
  if (foe.weakens > 0) attack -= foe.weakens > 2 ? s.lossAt4 : s.lossAt2;
  if (foe.lowers) attack -= s.heroes;
  if (foe.stops) attack -= s.weakest;
  attack += foe.buff * s.equipped;
  if (s.diseases > 0) {
    if (attack >= s.diseases && !foe.magicOnly) attack -= s.diseases;
    else magic = Math.max(0, magic - s.diseases);
  }
  magic *= s.factor;
  if (foe.immuneMagic) magic = 0;
  if (foe.magicOnly) attack = 0;
  if (foe.halfMagic) magic = Math.floor(magic / 2);
  if (foe.magicRequired && magic < 1) return -9;
  const missing = rank + foe.dark - light;
  if (foe.hides && missing > 0) return -9;
  let total = attack + magic - (missing > 0 ? 2 * missing : 0);
  if ((foe.halfWithoutMagic && magic < 1) || (foe.halfWithoutWeapon && s.equipped === 0)) total = Math.floor(total / 2);
  return total - foe.health;
}
