// The words in which the tiles and cards of Euthia are written: names from the glossary, what an effect does, as `Op`s, and what a
// Quest asks for, as `Need`s. What scenarios say besides is in `scenarios/vocabulary.ts`.

// ---- the names of things (glossary) ----

export const HERO_IDS = ['ael', 'dral', 'keleia', 'maeldur', 'skoldur', 'taesiri'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export type Colour = 'white' | 'blue' | 'yellow' | 'red' | 'black' | 'violet';

export const MODES = ['competitive', 'cooperative', 'solo'] as const;
export type Mode = (typeof MODES)[number];
/** Whom a piece is for where it is not for all: players against each other, or against the Combat deck. */
export type Company = 'rivals' | 'team';

/** A figure that depends on how many play. */
export type PerPlayers = { readonly [players in 1 | 2 | 3 | 4]: number };
export type Counted = number | PerPlayers;

export const ACTIONS = ['mining', 'trade', 'combat'] as const;
export type Action = (typeof ACTIONS)[number];

/** Elementals, their Powers and their Essences have the same four names. */
export const ELEMENTS = ['air', 'earth', 'water', 'fire'] as const;
export type Element = (typeof ELEMENTS)[number];

export const GEMS = ['amethyst', 'emerald', 'onyx', 'opal', 'ruby', 'sapphire', 'demonite', 'diamond'] as const;
export type Gem = (typeof GEMS)[number];

export const LEVELS = [1, 2, 3] as const;
/** Of Monsters, Elites, Treasures, Trophies. */
export type Level = (typeof LEVELS)[number];

export const CHAPTERS = [1, 2, 3, 4, 5] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const MINES = ['mountain', 'lake', 'cave'] as const;
export type Mine = (typeof MINES)[number];

export const POSTS = ['merchants', 'alchemists', 'dragonslayer-towers'] as const;
export type Post = (typeof POSTS)[number];

export const SPACE_KINDS = [
  'chapel',
  ...MINES,
  ...POSTS,
  'treasure-1',
  'treasure-2',
  'treasure-3',
  'elemental-air',
  'elemental-earth',
  'elemental-water',
  'elemental-fire',
  'portal',
  'encounter',
  'legend',
  'griffin-lair',
  // of scenarios; without their scenario they are wild (R84)
  'village',
  'foundry',
  'dragon-lair',
  'faer-rift',
  // no location
  'wild',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const ENCOUNTERS = [
  'priest',
  'hunter',
  'emissary',
  'ferryman',
  'armourer',
  'herbalist',
  'smuggler',
  'witch',
  'mercenary-fortress',
  'scholar',
  'knight-commander',
  'suzerain',
  'hermit',
  'oracle',
] as const;
export type EncounterId = (typeof ENCOUNTERS)[number];

export const LEGENDS = ['sunken-crown', 'ember-heart', 'oathblade', 'star-loom', 'bone-flute', 'last-lantern'] as const;
export type LegendId = (typeof LEGENDS)[number];

export const RESOURCES = [
  'iron-ore',
  'copper-ore',
  'gold-nugget',
  'raw-ruby',
  'raw-emerald',
  'sky-iron',
  'river-pearl',
  'silver-carp',
  'raw-sapphire',
  'raw-opal',
  'moon-lily',
  'sunken-relic',
  'raw-diamond',
  'raw-onyx',
  'raw-amethyst',
  'rock-salt',
  'glowcap',
  'demonite-ore',
] as const;
export type ResourceId = (typeof RESOURCES)[number];

/** Classes of Territory tiles at set-up (EUT-2.4); the Griffin's tile is its module's. */
export const TILE_CLASSES = ['start', 'fixed', 'encounter', 'scenario', 'other', 'griffin'] as const;
export type TileClass = (typeof TILE_CLASSES)[number];
/** The colours that tell Scenario tiles apart. */
export const TILE_COLOURS = ['green', 'blue', 'red', 'purple', 'gold'] as const;
export type TileColour = (typeof TILE_COLOURS)[number];
/** `ch3-other-2`: Chapter, class, number. */
export type TileId = `ch${Chapter}-${TileClass}-${number}`;

export const HERO_SLOTS = ['sword', 'ability', 'initiative'] as const;
export type HeroSlot = (typeof HERO_SLOTS)[number];
export const ARMOUR_SLOTS = ['helm', 'cuirass', 'gauntlets', 'greaves', 'boots'] as const;
export type ArmourSlot = (typeof ARMOUR_SLOTS)[number];
export type EquipmentSlot = ArmourSlot | 'jewellery';
/** Where an Item is equipped; one without a slot works from wherever it is stored (EUT-16.28). */
export type ItemSlot = EquipmentSlot | 'sword';
/** A slot of a Hero board: `ability-3`. */
export type SlotId = `${HeroSlot | EquipmentSlot}-${number}`;

export const MATERIALS = ['leather', 'mail', 'plate', 'dragonhide'] as const;
/** The background colour that makes an Armour Set (EUT-16.21). */
export type Material = (typeof MATERIALS)[number];

export const ITEM_KINDS = [
  'weapon',
  'shield',
  'armour',
  'jewellery',
  'scroll',
  'potion',
  'vial',
  'coffer',
  'pouch',
  'case',
  'backpack',
  'provisions',
  'artifact',
  'catalyst',
  'amulet',
  'token', // kept beside the board, in no Bag
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export const EQUIPMENT_KINDS = ['weapon', 'shield', 'armour', 'jewellery'] as const satisfies readonly ItemKind[];

export const HERO_TILE_KINDS = ['weapon', 'shield', 'ability', 'combat-ability', 'initiative-ability'] as const;
export type HeroTileKind = (typeof HERO_TILE_KINDS)[number];

/** Pieces that are Items without being bought or found: of the supply, or given by a scenario. */
export const SUPPLY_ITEMS = [
  'healing-potion',
  'teleport-scroll',
  'catalyst',
  'amulet-of-eternity',
  'initiative-token',
] as const;
export type SupplyItemId = (typeof SUPPLY_ITEMS)[number];

/** Tokens that players leave on the map. */
export type OwnToken = 'hero' | 'interaction' | 'trade';

// ---- when an effect may be used (EUT-15.15) ----

export const TRIGGERS = [
  'none', // outside combat, or Before Combat
  'permanent', // always, the tile is never engaged for it
  'anytime', // outside combat and in the two Healing Phases
  'combat-prep',
  'initiative',
  'attack', // chosen at step B of the Hero Attack
  'monster-before', // step A of the Monster Attack
  'monster-before-or-after', // step A or C of it
  'monster-after', // step C of it
  'hero-before', // step A of the Hero Attack
  'hero-after', // step C of it, and after any other Hero roll (R24)
] as const;
export type Trigger = (typeof TRIGGERS)[number];
/** When Silver and Gold cards are played (EUT-12.6). */
export type CardTrigger = Extract<
  Trigger,
  'monster-before' | 'monster-before-or-after' | 'monster-after' | 'hero-before'
>;

// ---- what effects do ----

/** What is given or taken, wherever it is said: Rewards, Loot, Quests, Challenges, tiles, scenarios. */
export type GainOp =
  | {
      readonly op:
        | 'gold'
        | 'reputation'
        | 'loseReputation'
        | 'gaar'
        | 'dwurt'
        | 'silver'
        | 'goldCard'
        | 'healingPotion'
        | 'movement'
        | 'heal'
        | 'sufferWounds';
      readonly n: number;
    }
  | { readonly op: 'gem'; readonly gem: Gem; readonly n: number }
  /** Of the player's choice, but neither Demonite nor Diamond. */
  | { readonly op: 'gemChoice' }
  | { readonly op: 'essence'; readonly essence: Element; readonly n: number }
  | { readonly op: 'essenceChoice' }
  /** The top Treasure tile of this Level. */
  | { readonly op: 'treasure'; readonly level: Level }
  /** From the Reward stack of the Encounter whose Quest it is (EUT-13.18). */
  | { readonly op: 'rewardTile'; readonly n: number }
  /** Of the supply, as long as there are any. */
  | {
      readonly op: 'takeTile';
      readonly tile: SupplyItemId;
      readonly n: number;
      readonly limit?: 'oncePerHero';
    };

/** What tiles, Gems and Essences do besides. */
export type TileOp =
  | GainOp
  | {
      readonly op:
        | 'heroRoll' // Clover: a Hero roll
        | 'nextHeroRoll' // the Hero's next Combat Strength
        | 'monsterStrength' // Rabbit's Foot; in an attack row, of the Monster's next attack
        | 'damagePlus' // if at least 1 plain Damage is inflicted
        | 'woundMinus'
        | 'maxHealth' // and current Health with it
        | 'bags'
        | 'teleport' // at most so many spaces
        | 'rerollHeroDie' // up to so many of one's dice
        | 'surviveDeath'; // instead of dying, the tile goes and Health becomes so much
      readonly n: number;
    }
  | {
      readonly op:
        | 'mineCart'
        | 'miningAction'
        | 'tradeAction'
        | 'combatAction'
        | 'monsterOneDie' // the Monster's next roll is made with one die fewer (R33)
        | 'noCurse' // every Curse of this Hero Attack, also those just played
        | 'monsterNoCards'
        | 'protectElementals' // from the Powers whose Essences lie on the tile
        | 'disengageAbility' // another one
        | 'refreshGem'
        | 'wildEssence' // counts as any Essence to Recall or to seal
        | 'initiativeAttack'; // with a Weapon
    };

export type { OpOf } from '@veillee/pieces/speech';

/** What an effect costs besides engaging the tile: spent, or an Essence discarded. */
export type EffectCost = { readonly dwurt: number } | { readonly essence: Element };

export interface Effect {
  readonly trigger: Trigger;
  /** Only with an Armour Set of at least so many pieces (EUT-16.22). */
  readonly set?: 3 | 4 | 5;
  readonly cost?: EffectCost;
  readonly ops: readonly TileOp[];
}

/** A ruler of Combat Strengths or rolls: each row reaches up to the next one's `from`, the last one has no end. */
export interface AttackRow {
  readonly from: number;
  readonly damage: number;
  readonly ops?: readonly TileOp[];
}

/** Without `from` there is no lower bound; below the first `from` there is no Wound. */
export interface WoundRow {
  readonly from?: number;
  readonly wounds: number;
  readonly special?: readonly MonsterOp[];
}

export interface ChallengeRow {
  readonly from?: number;
  readonly ops: readonly GainOp[];
}

/** Special effects of Elites and foes (EUT-17.14 to EUT-17.17), whenever their range is hit. */
export type MonsterOp =
  /** Clover: every Hero roll until step A of the next Combat Round's Monster Attack. */
  | { readonly op: 'hinderHero'; readonly n: number }
  | { readonly op: 'drawSilver'; readonly n: number }
  | { readonly op: 'drawGold'; readonly n: number }
  | { readonly op: 'healMonster'; readonly n: number }
  | { readonly op: 'instantDeath' };

/** What a section of a Silver or Gold card does for the Monster. */
export type CardOp =
  | {
      readonly op:
        | 'heroRoll' // Clover: every Hero roll until step A of the next Combat Round (EUT-12.12)
        | 'nextHeroRoll' // the next Hero Attack alone
        | 'damageMinus'
        | 'woundPlus'
        | 'monsterStrength'
        | 'silverHeart' // Damage taken off the Monster
        | 'stealGaar'
        | 'regenerate'; // Damage taken off at the start of each later Monster Attack
      readonly n: number;
    }
  | { readonly op: 'chooseHeroAttack' | 'heroWeaponsOnly' | 'heroNoGaar' | 'heroNoHope' };

// ---- what Quests, Legends, Characters and scenarios ask for ----

/** Given up. Gems are loose ones (EUT-16.15); Wounds must leave Health above 0. */
export type Price =
  | { readonly pay: 'gold' | 'gaar' | 'healingPotions' | 'scrolls' | 'silver' | 'goldCards'; readonly n: number }
  | { readonly pay: 'wounds'; readonly n: number }
  | { readonly pay: 'gem'; readonly gem: Gem }
  | { readonly pay: 'gems'; readonly n: number }
  /** `same`: as the Elemental one stands on; `missing`: of an element whose seal the Rift lacks. */
  | { readonly pay: 'essence'; readonly essence: Element | 'same' | 'missing' }
  | { readonly pay: 'essences'; readonly n: number }
  | { readonly pay: 'resource'; readonly resource: ResourceId }
  | { readonly pay: 'resources'; readonly n: number; readonly mine?: Mine }
  /** Of this Level or higher; an Elite counts as its Level (EUT-17.10). */
  | { readonly pay: 'trophy'; readonly level: Level }
  | { readonly pay: 'equipment'; readonly price: number };

/** Looked at, not spent. */
export type Proof =
  | { readonly have: 'tokens'; readonly token: OwnToken; readonly n: number }
  | { readonly have: 'reputation' | 'bounties'; readonly n: number }
  | { readonly have: 'set'; readonly n: 3 | 4 | 5 }
  /** A Hero roll of at least this, tried once a turn. */
  | { readonly have: 'roll'; readonly n: number };

export type Need = Price | Proof;
/** One of the alternatives, and all of it. */
export type Needs = readonly (readonly [Need, ...Need[]])[];
