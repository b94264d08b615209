// A card as the deck model sees it: flat figures, worked out once for each card.

import { type CardDef, defs } from '../content/cards.ts';

function kitOf(def: CardDef) {
  const kit = {
    def,
    isHero: def.isHero,
    isWeapon: def.isWeapon,
    isEdged: def.isEdged,
    isMonster: def.isMonster,
    isFood: def.isFood,
    isMilitia: def.classes.includes('militia'),
    isFighter: def.classes.includes('fighter'),
    isDisease: def.isDisease,
    gold: def.gold,
    strength: def.strength,
    weight: def.weight,
    /** Trophies included. */
    attack: def.attack,
    magic: def.magic,
    light: def.light,
    /** More Attack against Ranks 2 and 3. */
    far: 0,
    /** Cannot attack Rank 1. */
    farOnly: false,
    /** More Attack with an Edged Weapon. */
    edge: 0,
    militiaAura: 0,
    othersAura: 0,
    itemAura: 0,
    factor: 1,
    draws: 0,
    visitDraws: 0,
    perLight: 0,
    perMonster: 0,
    /** Attack for a Food destroyed. */
    eats: 0,
    allAttack: 0,
    allStrength: 0,
    /** Strength for one Hero. */
    meal: 0,
    converts: false,
    arcane: false,
    weightless: false,
    cures: false,
    thrown: 0,
    thresholdAttack: 0,
    threshold: 99,
    /** An Item, or a Spell with Magic Attack: what a Selurin Magician helps. */
    charmed: def.isItem || (def.isSpell && def.magic > 0),
    isLightItem: def.isItem && def.light > 0,
  };
  for (const ability of def.abilities) {
    switch (ability.op) {
      case 'attackBonus':
        if (ability.ranks) kit.far = ability.attack;
        else kit.edge = ability.attack;
        break;
      case 'cannotAttackRank':
        kit.farOnly = true;
        break;
      case 'buffCards':
        if (ability.magic) kit.itemAura = ability.magic;
        else if (ability.targets.some(target => target.class === 'militia')) kit.militiaAura = ability.attack ?? 0;
        else kit.othersAura = ability.attack ?? 0;
        break;
      case 'multiplyMagic':
        kit.factor = ability.factor;
        break;
      case 'draw':
        if (ability.timing === 'village') kit.visitDraws += ability.draw;
        else kit.draws += ability.draw;
        break;
      case 'destroyForDraw':
        kit.cures = true;
        break;
      case 'attackPerCard':
        if (ability.per.type === 'monster') kit.perMonster = ability.attack;
        else kit.perLight = ability.attack;
        break;
      case 'destroyForAttack':
        kit.eats = ability.attack;
        break;
      case 'buffHeroes':
        kit.allAttack = ability.attack;
        kit.allStrength = ability.strength;
        break;
      case 'strengthBonus':
        kit.meal = ability.strength;
        break;
      case 'convertHero':
        kit.meal = ability.strength;
        kit.converts = true;
        break;
      case 'convertAttackToMagic':
        kit.arcane = true;
        kit.draws += ability.draw;
        break;
      case 'weaponsWeightZero':
        kit.weightless = true;
        kit.draws += ability.draw;
        break;
      case 'banish':
        kit.draws += 1;
        break;
      case 'throwWeapon':
        kit.thrown = ability.attack;
        break;
      case 'weaponThreshold':
        kit.thresholdAttack = ability.attack;
        kit.threshold = ability.strengthAtLeast;
        break;
      case 'bonus':
        kit.attack += ability.attack;
        kit.magic += ability.magic;
        kit.light += ability.light;
        break;
      default:
    }
  }
  return kit;
}

export type CardKit = Readonly<ReturnType<typeof kitOf>>;

const kits = new Map(defs.map(def => [def.id, kitOf(def)]));

export const cardKit = (id: string): CardKit => {
  const kit = kits.get(id);
  if (!kit) throw new Error(`there is no card ${id}`);
  return kit;
};
