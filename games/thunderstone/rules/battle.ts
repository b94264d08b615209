// The battle, as arithmetic. One pure function: the rule, the preview, the log and the bots all call it. THU-9 to THU-12.

import { type Card, type CardDef, defOf, matches } from '../content/cards.ts';
import type { Prey } from '../content/vocabulary.ts';
import { effectKey, type Party, type Rank } from './state.ts';

export type AttackKind = 'attack' | 'magic';

/** What the player decides once the target is known. */
export interface BattleChoices {
  /** Heroes stopped by a Battle Effect (THU-12.9). */
  readonly stopped: readonly Card[];
  /** Where each Hero takes the loss of a Battle Effect on Attack (THU-10.6). */
  readonly lowered: { readonly [hero: Card]: AttackKind };
  /** Where each Disease strikes (THU-15.3). */
  readonly diseases: readonly AttackKind[];
}

export const NO_CHOICES: BattleChoices = { stopped: [], lowered: {}, diseases: [] };

/** A party: the cards that entered, and what was done in preparation. */
export interface Side {
  readonly cards: readonly Card[];
  readonly party: Party;
}

/** Why a Hero does not attack. */
export type Hindrance = 'rank' | 'unequipped' | 'stopped';

export interface HeroInBattle {
  readonly card: Card;
  readonly strength: number;
  /** The Weapon that is still equipped. */
  weapon: Card | undefined;
  /** The Weapon that the Hero could no longer carry. */
  dropped: Card | undefined;
  hindrance: Hindrance | undefined;
  attack: number;
  magic: number;
  light: number;
}

/** One figure of the sum, for showing. */
export interface Part {
  readonly card: Card;
  readonly kind: AttackKind | 'light';
  readonly amount: number;
  /** The text that says where it comes from. */
  readonly why: string;
}

export interface Battle {
  readonly target: string;
  readonly rank: Rank;
  readonly health: number;
  readonly heroes: readonly HeroInBattle[];
  readonly parts: readonly Part[];
  /** Sums before Diseases, multipliers and Traits. */
  readonly rawAttack: number;
  readonly rawMagic: number;
  /** Sums after Diseases, before multipliers. */
  readonly attackBeforeTraits: number;
  readonly magicBeforeTraits: number;
  readonly multiplier: number;
  /** What counts against the target. */
  readonly attack: number;
  readonly magic: number;
  readonly light: number;
  /** Points of Light that are missing, and what they cost. */
  readonly penalty: number;
  readonly reduction: number;
  readonly beforeHalf: number;
  readonly halved: boolean;
  readonly total: number;
  readonly weaponPresent: boolean;
  readonly magicMissing: boolean;
  readonly victory: boolean;
}

/** The Trait or Battle Effect with this name, if the monster has it. */
export function power<Op extends CardDef['abilities'][number]['op']>(
  def: CardDef,
  op: Op,
): Extract<CardDef['abilities'][number], { op: Op }> | undefined {
  const at = def.ops.indexOf(op);
  return at < 0 ? undefined : (def.abilities[at] as never);
}

/** THU-9.2: the monster's own darkness. */
export const lightPenaltyOf = (def: CardDef): number => power(def, 'lightPenalty')?.amount ?? 0;

/** A Hero's Strength in preparation: printed, its own bonuses and those of all (THU-7.4). */
export const strengthOf = (party: Party, hero: Card): number =>
  defOf(hero).strength + (party.strength[hero] ?? 0) + party.allStrength;

/** A Weapon's Weight now (THU-7.2, THU-21.6). */
export const weightOf = (party: Party, weapon: Card): number => (party.weightless ? 0 : defOf(weapon).weight);

/** The Weapon of a Hero. */
export function weaponOf(party: Party, hero: Card): Card | undefined {
  for (const weapon in party.equip) if (party.equip[weapon] === hero) return weapon;
  return undefined;
}

/** The whole calculation, in the order of a Battle as rulings.md lists it. */
export function resolveBattle(side: Side, target: CardDef, rank: Rank, choices = NO_CHOICES, explain = false): Battle {
  const { cards, party } = side;
  const parts: Part[] = [];
  const note = (card: Card, kind: Part['kind'], amount: number, why: string): void => {
    if (explain && amount !== 0) parts.push({ card, kind, amount, why });
  };

  // 4a-1, 4b-1, 4b-2: who attacks, and with what. Strength losses come first (THU-12.5).
  const loss = power(target, 'strengthAll')?.strength ?? 0;
  const bareHandsStop = power(target, 'unequippedCannotAttack') !== undefined;
  const heroes: HeroInBattle[] = [];
  let weaponPresent = false;
  for (const card of cards) {
    const def = defOf(card);
    if (!def.isHero) continue;
    const strength = strengthOf(party, card) + loss;
    const carried = weaponOf(party, card);
    const kept = carried !== undefined && weightOf(party, carried) <= strength; // THU-7.5, 7.10
    const weapon = kept ? carried : undefined;
    if (weapon !== undefined) weaponPresent = true;
    let hindrance: Hindrance | undefined;
    if (power(def, 'cannotAttackRank')?.rank === rank) hindrance = 'rank';
    else if (bareHandsStop && weapon === undefined)
      hindrance = 'unequipped'; // THU-11.10
    else if (choices.stopped.includes(card)) hindrance = 'stopped';
    heroes.push({
      card,
      strength,
      weapon,
      dropped: kept ? undefined : carried,
      hindrance,
      attack: 0,
      magic: 0,
      light: 0,
    });
  }

  // 4a-2: each attacker. A Hero who does not attack gives nothing at all (THU-10.3).
  let attack = 0;
  let magic = 0;
  let light = 0;
  let multiplier = 1;
  for (const hero of heroes) {
    if (hero.hindrance !== undefined) continue;
    heroAttack(hero, side, heroes, target, rank, choices, note);
    attack += hero.attack;
    magic += hero.magic;
    light += hero.light;
    for (const ability of defOf(hero.card).abilities) if (ability.op === 'multiplyMagic') multiplier *= ability.factor; // THU-10.8
  }

  // 4a-3: Items, played Spells and Trophies need no Hero (THU-6.7).
  for (const card of cards) {
    const def = defOf(card);
    if (def.isHero || def.isWeapon || def.isDisease) continue;
    if (def.isMonster) {
      for (const ability of def.abilities) {
        if (ability.timing !== 'trophy') continue;
        attack += ability.attack; // THU-16.1, 16.2
        magic += ability.magic;
        light += ability.light;
        note(card, 'attack', ability.attack, 'part.trophy');
        note(card, 'magic', ability.magic, 'part.trophy');
        note(card, 'light', ability.light, 'part.trophy');
      }
      continue;
    }
    if (def.isSpell && party.held.includes(card)) continue; // THU-6.15
    attack += def.attack;
    magic += def.magic;
    light += def.light;
    note(card, 'attack', def.attack, 'part.printed');
    note(card, 'magic', def.magic, 'part.printed');
    note(card, 'light', def.light, 'part.printed');
    for (const hero of heroes) {
      if (hero.hindrance !== undefined) continue;
      const bonus = auraOn(defOf(hero.card), def, 'magic');
      magic += bonus; // THU-21.68
      note(card, 'magic', bonus, 'part.aura');
    }
  }
  const rawAttack = attack;
  const rawMagic = magic;

  // 4a-4: Diseases, before multipliers and halvings (THU-15.6).
  for (const kind of choices.diseases) {
    if (kind === 'attack') attack--;
    else magic--;
  }
  const attackBeforeTraits = attack;
  const magicBeforeTraits = magic;

  // 4a-5, 4a-6: multipliers, then Traits on one kind of attack.
  magic *= multiplier;
  if (power(target, 'immuneMagic')) magic = 0; // THU-11.7
  if (power(target, 'magicOnly')) attack = 0; // THU-11.8
  if (power(target, 'halfMagic')) magic = Math.floor(magic / 2); // THU-11.1

  // 4a-7: the dark (THU-9). The Attack Value never falls below 0 (THU-9.6, 10.9).
  const penalty = Math.max(0, rank + lightPenaltyOf(target) - light);
  const reduction = 2 * penalty;
  const beforeHalf = Math.max(0, attack + magic - reduction);

  // 4a-8: Half-Attack, after Light (THU-11.2).
  const half = power(target, 'halfUnless');
  const present = half?.unless === 'magic-attack-present' ? magic >= 1 : weaponPresent; // THU-11.3, 11.4
  const halved = half !== undefined && !present;
  const total = halved ? Math.floor(beforeHalf / 2) : beforeHalf;

  const magicMissing = power(target, 'magicRequired') !== undefined && magic < 1; // THU-11.9
  return {
    target: target.id,
    rank,
    health: target.health,
    heroes,
    parts,
    rawAttack,
    rawMagic,
    attackBeforeTraits,
    magicBeforeTraits,
    multiplier,
    attack,
    magic,
    light,
    penalty,
    reduction,
    beforeHalf,
    halved,
    total,
    weaponPresent,
    magicMissing,
    victory: total >= target.health && !magicMissing, // THU-13.1
  };
}

/** What one attacking Hero gives, Weapon included. */
function heroAttack(
  hero: HeroInBattle,
  side: Side,
  heroes: readonly HeroInBattle[],
  target: CardDef,
  rank: Rank,
  choices: BattleChoices,
  note: (card: Card, kind: Part['kind'], amount: number, why: string) => void,
): void {
  const { cards, party } = side;
  const { card } = hero;
  const def = defOf(card);
  const add = (kind: Part['kind'], amount: number, why: string, from: Card = card): void => {
    hero[kind] += amount;
    note(from, kind, amount, why);
  };
  add('attack', def.attack, 'part.printed');
  add('magic', def.magic, 'part.printed');
  add('light', def.light, 'part.printed');
  add('attack', party.attack[card] ?? 0, 'part.effect');
  add('attack', party.allAttack, 'part.party');

  // THU-21.31: the Dwarf's bonus is settled by what he carried when the target was declared, and kept.
  const carried = hero.weapon ?? hero.dropped;
  const edged = carried !== undefined && defOf(carried).isEdged;
  for (const [i, ability] of def.abilities.entries()) {
    if (ability.op === 'attackBonus') {
      const applies = ability.ranks ? ability.ranks.includes(rank) : edged;
      if (applies) add('attack', ability.attack, 'part.ability');
    } else if (ability.op === 'attackPerCard' && party.used.includes(effectKey(card, i))) {
      const counted = cards.filter(other => matches(defOf(other), ability.per)).length; // THU-21.41
      add('attack', ability.attack * counted, 'part.ability');
    }
  }
  for (const other of heroes)
    if (other.hindrance === undefined && other !== hero)
      add('attack', auraOn(defOf(other.card), def, 'attack'), 'part.aura');

  if (hero.weapon !== undefined) {
    addWeapon(hero, party, target, add);
    const battleBonus = power(target, 'buffEquipped');
    if (battleBonus) add('attack', battleBonus.attack, 'part.monster'); // THU-21.45
  }
  const lowered = choices.lowered[card];
  const malus = power(target, 'attackAll');
  if (lowered && malus) add(lowered, malus.attack, 'part.monster');

  // THU-10.12: conversion comes last, Weapon included.
  if (party.converted.includes(card) || (party.arcane && hero.weapon !== undefined)) {
    note(card, 'magic', hero.attack, 'part.converted');
    note(card, 'attack', -hero.attack, 'part.converted');
    hero.magic += hero.attack;
    hero.attack = 0;
  }
}

type Add = (kind: Part['kind'], amount: number, why: string, from?: Card) => void;

function addWeapon(hero: HeroInBattle, party: Party, target: CardDef, add: Add): void {
  const weapon = hero.weapon as Card;
  const def = defOf(weapon);
  add('light', def.light, 'part.printed', weapon); // THU-7.7
  if (def.isEdged && power(target, 'immuneEdged')) return; // THU-11.5
  let attack = def.attack;
  for (const ability of def.abilities) {
    if (ability.op === 'weaponThreshold' && hero.strength >= ability.strengthAtLeast) attack = ability.attack;
    if (ability.op === 'weaponConditional') {
      const { wielder, against } = ability;
      const meets =
        defOf(hero.card).classes.includes(wielder) && target.classes.some(c => against.includes(c as never));
      if (meets) attack += ability.attack;
    }
    if (ability.op === 'throwWeapon' && party.thrown.includes(weapon)) attack += ability.attack;
  }
  add('attack', attack, 'part.weapon', weapon);
  add('magic', def.magic, 'part.weapon', weapon);
}

/** What a Hero's constant ability gives to another card. */
function auraOn(source: CardDef, card: CardDef, kind: AttackKind): number {
  let bonus = 0;
  for (const ability of source.abilities)
    if (ability.op === 'buffCards' && ability.targets.some(filter => matches(card, filter)))
      bonus += ability[kind] ?? 0;
  return bonus;
}

/** Cards in the battle that a Battle Effect may destroy (THU-12.11). */
export function preyOf(cards: readonly Card[], what: Prey): Card[] {
  return cards.filter(card => {
    const def = defOf(card);
    switch (what) {
      case 'hero':
        return def.isHero;
      case 'weapon':
        return def.isWeapon;
      case 'food':
        return def.isFood;
      case 'spell':
        return def.isSpell;
      case 'cleric-or-wizard':
        return def.isHero && (def.classes.includes('cleric') || def.classes.includes('wizard'));
      default:
        return def.isHero && def.classes.includes(what);
    }
  });
}

/** THU-8.4: a monster that hides in the dark cannot be attacked while a Light Penalty remains against it. */
export function canBeAttacked(side: Side, target: CardDef, rank: Rank): boolean {
  return !power(target, 'cannotBeAttackedInDark') || resolveBattle(side, target, rank).penalty === 0;
}
