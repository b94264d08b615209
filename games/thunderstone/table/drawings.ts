// Which drawing stands for which card, Monster group and Hero family. One drawing a card, none twice.

import type { Kind } from '@veillee/web/kit';
import type { CardDef } from '../content/cards.ts';
import * as glyphs from './glyphs.ts';

export const drawings: { readonly [card: string]: string } = {
  'amazon-archer': glyphs.bowman,
  'amazon-huntress': glyphs.quiver,
  'amazon-queen': glyphs.queenCrown,
  'chalice-quester': glyphs.holyGrail,
  'chalice-defender': glyphs.templarShield,
  'chalice-paladin': glyphs.mountedKnight,
  'dwarf-guardian': glyphs.dwarfFace,
  'dwarf-janissary': glyphs.dwarfHelmet,
  'dwarf-sentinel': glyphs.dwarfKing,
  'elf-wizard': glyphs.wizardFace,
  'elf-sorcerer': glyphs.womanElfFace,
  'elf-archmage': glyphs.wizardStaff,
  'feayn-archer': glyphs.archer,
  'feayn-marksman': glyphs.crossbow,
  'feayn-sniper': glyphs.targetArrows,
  'lorigg-thief': glyphs.hood,
  'lorigg-rogue': glyphs.rogue,
  'lorigg-outlaw': glyphs.robinHoodHat,
  'outlands-warrior': glyphs.barbarian,
  'outlands-slayer': glyphs.vikingHead,
  'outlands-khan': glyphs.warlordHelmet,
  'redblade-killer': glyphs.cloakDagger,
  'redblade-poisoner': glyphs.poisonBottle,
  'redblade-assassin': glyphs.hoodedAssassin,
  'regian-cleric': glyphs.monkFace,
  'regian-priest': glyphs.sunPriest,
  'regian-bishop': glyphs.popeCrown,
  'selurin-magician': glyphs.pointyHat,
  'selurin-warlock': glyphs.warlockHood,
  'selurin-theurge': glyphs.concentrationOrb,
  'thyrian-squire': glyphs.blackKnightHelm,
  'thyrian-knight': glyphs.heavyHelm,
  'thyrian-lord': glyphs.throneKing,

  militia: glyphs.guards,
  dagger: glyphs.plainDagger,
  'iron-rations': glyphs.slicedBread,
  torch: glyphs.torch,
  disease: glyphs.plagueDoctorProfile,

  'arcane-energies': glyphs.rollingEnergy,
  banish: glyphs.portal,
  barkeep: glyphs.beerStein,
  'battle-fury': glyphs.swordsPower,
  feast: glyphs.roastChicken,
  fireball: glyphs.burningMeteor,
  'flaming-sword': glyphs.shiningSword,
  goodberries: glyphs.raspberry,
  hatchet: glyphs.hatchet,
  lantern: glyphs.oldLantern,
  'lightstone-gem': glyphs.crystalShine,
  'magical-aura': glyphs.aura,
  pawnbroker: glyphs.scales,
  polearm: glyphs.sharpHalberd,
  'short-sword': glyphs.gladius,
  spear: glyphs.stoneSpear,
  'town-guard': glyphs.guardedTower,
  trainer: glyphs.swordman,
  warhammer: glyphs.warhammer,

  grudgebeast: glyphs.minotaur,
  'the-unchained': glyphs.breakingChain,
  succubus: glyphs.devilMask,
  tormentor: glyphs.whip,
  'archduke-of-pain': glyphs.diabloSkull,
  'lord-mortis': glyphs.candleSkull,
  judgement: glyphs.executionerHood,
  darkness: glyphs.evilMoon,
  'the-prince': glyphs.overlordHelm,
  knightmare: glyphs.cloakedFigureOnHorseback,
  skaladak: glyphs.dragonHead,
  mythlurian: glyphs.spikedDragonHead,
  'uyril-unending': glyphs.seaSerpent,
  'tyxr-the-old': glyphs.wyvern,
  'ebon-fume': glyphs.doubleDragon,
  'blink-dog': glyphs.wolfHead,
  nixie: glyphs.mermaid,
  pegasus: glyphs.pegasus,
  griffon: glyphs.griffinSymbol,
  sphinx: glyphs.greekSphinx,
  'griknack-goblin': glyphs.goblinHead,
  'bloodskull-orc': glyphs.orcHead,
  'grayskin-lizard': glyphs.lizardman,
  'firebrand-cyclops': glyphs.cyclops,
  'deadbone-troll': glyphs.troll,
  'black-slime': glyphs.gooeyDaemon,
  'green-blob': glyphs.burstBlob,
  'red-jelly': glyphs.acidBlob,
  'gray-ooze': glyphs.slime,
  'noxious-slag': glyphs.transparentSlime,
  harbinger: glyphs.raven,
  famine: glyphs.desertSkull,
  kingdom: glyphs.crownedSkull,
  suffering: glyphs.spectre,
  'lord-of-death': glyphs.grimReaper,
  haunt: glyphs.haunting,
  spectre: glyphs.floatingGhost,
  wraith: glyphs.reaperScythe,
  ghost: glyphs.ghost,
  revenant: glyphs.shamblingZombie,

  'stone-of-mystery': glyphs.runeStone,
};

export const groupDrawings: { readonly [group: string]: string } = {
  abyssal: glyphs.imp,
  'doomknight-humanoid': glyphs.knightBanner,
  dragon: glyphs.dragonSpiral,
  enchanted: glyphs.fairyWings,
  humanoid: glyphs.goblinCamp,
  ooze: glyphs.drippingGoo,
  'undead-doom': glyphs.raiseSkeleton,
  'undead-spirit': glyphs.soul,
};

export const drawingOf = (def: CardDef): string => drawings[def.id] ?? glyphs.runeStone;

/** The guide's seven kinds. */
export function kindOf(def: CardDef): Kind {
  if (def.isHero) return 'hero';
  if (def.isMonster) return 'monster';
  if (def.isWeapon) return 'weapon';
  if (def.isSpell) return 'spell';
  if (def.isDisease) return 'bane';
  if (def.types.includes('villager')) return 'villager';
  return 'item';
}
