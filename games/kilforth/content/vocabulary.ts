// The words in which the cards of Kilforth are written: names from the glossary, and the parts of an ability.

// ---- the names of things (glossary) ----

export const TERRAINS = ['plains', 'forest', 'badlands', 'mountains'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ATTRIBUTES = ['combat', 'lore', 'stealth', 'influence'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The four Talent sets; also what an Ally is. */
export const ARCHETYPES = ['martial', 'arcane', 'shadow', 'pious'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** The types that can be defeated and kept; an Event is an Encounter too, but it has no keywords. */
export const DEFEATABLE_TYPES = ['enemy', 'place', 'quest', 'stranger'] as const;
export type DefeatableType = (typeof DEFEATABLE_TYPES)[number];
export type EncounterType = DefeatableType | 'event';

export const SUBTYPES = {
  enemy: ['demon', 'humanoid', 'undead'],
  place: ['dwelling', 'dungeon', 'haven'],
  quest: ['assist', 'destroy', 'seek'],
  stranger: ['neutral', 'noble', 'villain'],
} as const satisfies { readonly [type in DefeatableType]: readonly string[] };
export type SubtypeOf<T extends DefeatableType> = (typeof SUBTYPES)[T][number];
export type Subtype = SubtypeOf<DefeatableType>;

export const REWARD_TYPES = ['item', 'spell', 'ally', 'title'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** Marked with an asterisk on the card: a hero has at most one Asset with each (KIL-6.6). */
export const UNIQUE_KEYWORDS = {
  item: ['weapon', 'armour', 'potion', 'jewel'],
  spell: ['battle', 'healing', 'aid', 'kinetic'],
  ally: ARCHETYPES,
  title: ['order', 'rank', 'reputation', 'mount'],
} as const satisfies { readonly [type in RewardType]: readonly string[] };
export type UniqueKeywordOf<T extends RewardType> = (typeof UNIQUE_KEYWORDS)[T][number];
export type UniqueKeyword = UniqueKeywordOf<RewardType>;

/** All 42. Plot and Totem are printed on those cards, and no Chapter asks for them. */
export type Keyword = DefeatableType | Subtype | RewardType | UniqueKeyword | Terrain | 'plot' | 'totem';
export const KEYWORDS: readonly Keyword[] = [
  ...DEFEATABLE_TYPES,
  ...Object.values(SUBTYPES).flat(),
  ...REWARD_TYPES,
  ...Object.values(UNIQUE_KEYWORDS).flat(),
  ...TERRAINS,
  'plot',
  'totem',
];

/** A figure for some of the attributes. */
export type Figures = { readonly [attribute in Attribute]?: number };

// ---- abilities ----

/** KIL-15: mandatory for its hero, a Gift, in force in the Realm, or an Event. */
export const ABILITY_KINDS = ['hero', 'gift', 'realm', 'event'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

export const TIMINGS = [
  'passive', // in force while the card is in play
  'gift', // through the Resolve Gift
  'action', // the action of the turn; its AP stands among the costs
  'ownTest',
  'ownCombatTest',
  'anyTestInRegion', // a test of any hero in the owner's region
  'startOfEngagement',
  'evadeStep',
  'startOfBattle', // HP are placed, round 1 has not begun; for an Ancient and its Plots the start of the Assault
  'skirmish',
  'skirmishDamage', // both tests are counted, the losses not yet taken
  'endOfRound',
  'assault', // in force during the whole Assault
  'adversaryDefeated', // by the hero, in an Engagement or an Assault
  'enemyDefeated', // the same, without Ancients
  'trophy',
  'enterRegion',
  'enterPlay',
  'breakCamp',
  'endOfDayPhase',
  'gloomStep',
  'revealed',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** What must be paid in full first (KIL-15.11). */
export type Cost =
  | { readonly pay: 'exhaust' | 'sacrifice' }
  | { readonly pay: 'gold' | 'ap' | 'rumours'; readonly n: number }
  /** A card of this type, from the hand or from play. */
  | { readonly pay: 'card'; readonly type: RewardType };

export type Condition =
  | { readonly is: 'terrain'; readonly terrain: Terrain }
  | { readonly is: 'region'; readonly region: string }
  | { readonly is: 'anyOf'; readonly of: readonly Condition[] }
  | { readonly is: 'attribute' | 'attributeNot'; readonly attribute: Attribute }
  /** The adversary or Encounter has one of these keywords. */
  | { readonly is: 'opponent'; readonly keywords: readonly Keyword[] }
  /** Surprise is the hero's. */
  | { readonly is: 'surprise' }
  | { readonly is: 'round' | 'roundAtMost'; readonly round: number }
  /** A hero lost at least so many HP in this round. */
  | { readonly is: 'heroHpLostThisRound'; readonly atLeast: number };

/**
 * Whom an ability touches; all its operations touch the same heroes. A target wider than `self` is a printed exception
 * to KIL-12.13.
 */
export type Target =
  | 'self' // the active hero, or the owner
  | 'heroHere' // one hero in the owner's region
  | 'team' // every hero in the Battle
  | 'weakest' // fewest Talents (KIL-14.12)
  | 'allHeroes'
  | 'outsideGloom'
  | { readonly on: readonly Terrain[] }
  /** At most so many orthogonal steps from the region of the card. */
  | { readonly within: number }
  | { readonly inRegion: string }
  | { readonly outsideRegion: string };

export type LimitedAction = 'move' | 'rest' | 'confront';
/** What an Ancient's side can forbid. */
export type Forbidden = 'fate' | 'reroll' | 'potion' | 'healing' | 'armour' | 'spell';

/** The 42 operations. `n` is how much; a figure of a test is a number of dice or of successes. */
export type Op =
  // tests of the hero
  | {
      readonly op: 'addDice';
      readonly attribute: Attribute | 'any';
      readonly n: number;
      /** Once for each Asset of this type. */
      readonly per?: RewardType;
    }
  | { readonly op: 'addSuccess'; readonly n: number }
  /** Up to `n` dice of the hero's choice, or all dice that show a 1, or all failed dice. */
  | { readonly op: 'reroll'; readonly dice: 'chosen'; readonly n: number }
  | { readonly op: 'reroll'; readonly dice: 'ones' | 'failed' }
  | { readonly op: 'successFaces'; readonly faces: readonly number[] }
  | { readonly op: 'sixesDouble' }
  | { readonly op: 'substituteAttr'; readonly use: Attribute; readonly for: Attribute }
  // HP of the hero
  | { readonly op: 'heal' | 'loseHp' | 'preventHp'; readonly n: number }
  /** Abilities prevent at most `n` HP a hero and round. */
  | { readonly op: 'capPrevent'; readonly n: number }
  // the adversary
  | { readonly op: 'damageAdversary' | 'healAdversary' | 'adversaryDice' | 'adversaryHealth'; readonly n: number }
  /** All its failed dice, once. */
  | { readonly op: 'adversaryReroll' }
  | { readonly op: 'strikeFirst' | 'autoEvade' }
  | { readonly op: 'autoDefeat'; readonly keyword: Keyword }
  // AP, Gold, Fate, cards
  | { readonly op: 'gainAp'; readonly n: number; readonly only?: LimitedAction }
  | { readonly op: 'loseAp' | 'gainGold' | 'loseGold' | 'gainFate' | 'loot'; readonly n: number }
  | { readonly op: 'drawReward'; readonly type: RewardType | 'any'; readonly to: 'hand' | 'play' }
  | { readonly op: 'discardRumour' | 'exhaustAsset'; readonly n: number }
  | { readonly op: 'ready'; readonly n: number; readonly what: 'any' | 'spell' }
  // place and stance
  | { readonly op: 'hide' | 'moveDiagonal' | 'discoverAnywhere' }
  | { readonly op: 'moveTo'; readonly to: 'sameTerrain' | 'city' }
  /** Options of the Trade action without AP, at the hero's place: all three, or one of them. */
  | { readonly op: 'trade'; readonly options: 1 | 3 }
  | { readonly op: 'peek'; readonly deck: 'night' | 'encounterHere' | 'anyEncounter'; readonly n: number }
  // the map
  | { readonly op: 'placeObstacle'; readonly n: number; readonly where: 'here' | 'adjacentSameTerrain' }
  | { readonly op: 'removeObstacle'; readonly n: number }
  /** One from its own deck on each adjacent region without an Encounter; Events are discarded. */
  | { readonly op: 'placeEncounter'; readonly where: 'adjacentEmpty' }
  /** The first of this type from that deck, on the region of the card. */
  | { readonly op: 'placeFirst'; readonly deck: Terrain; readonly type: DefeatableType }
  // bans
  | { readonly op: 'forbid'; readonly what: readonly Forbidden[] }
  | { readonly op: 'forbidAction'; readonly action: LimitedAction }
  /** Assets with this keyword give no attribute bonus. */
  | { readonly op: 'suppressBonus'; readonly keyword: Keyword }
  /** Each hero rolls a die; on this face these operations touch him. */
  | { readonly op: 'rollEach'; readonly face: number; readonly ops: readonly Op[] };

export const OPS = [
  'addDice',
  'addSuccess',
  'reroll',
  'successFaces',
  'sixesDouble',
  'substituteAttr',
  'heal',
  'loseHp',
  'preventHp',
  'capPrevent',
  'damageAdversary',
  'healAdversary',
  'adversaryDice',
  'adversaryHealth',
  'adversaryReroll',
  'strikeFirst',
  'autoEvade',
  'autoDefeat',
  'gainAp',
  'loseAp',
  'gainGold',
  'loseGold',
  'gainFate',
  'loot',
  'drawReward',
  'discardRumour',
  'exhaustAsset',
  'ready',
  'hide',
  'moveTo',
  'moveDiagonal',
  'discoverAnywhere',
  'trade',
  'peek',
  'placeObstacle',
  'removeObstacle',
  'placeEncounter',
  'placeFirst',
  'forbid',
  'forbidAction',
  'suppressBonus',
  'rollEach',
] as const satisfies readonly Op['op'][];

/** What an ability does: a list of operations, a test with two lists, or one list of several, at the hero's choice. */
export type Effect =
  | { readonly ops: readonly Op[] }
  | {
      readonly test: {
        readonly attribute: Attribute;
        readonly value: number;
        readonly pass: readonly Op[];
        readonly fail: readonly Op[];
      };
    }
  | { readonly choice: readonly (readonly Op[])[] };

/** How often it may be used; an Engagement or an Assault counts as one. */
export interface Limit {
  readonly times: number;
  readonly per: 'day' | 'game' | 'engagement';
}

/** An ability as it is written down. What is not written stands in `Ability`. */
export type AbilityRow = {
  readonly kind: AbilityKind;
  readonly timing: Timing;
  readonly cost?: readonly Cost[];
  readonly condition?: Condition;
  readonly limit?: Limit;
  readonly optional?: true;
  readonly untilDawn?: true;
  readonly target?: Target;
  readonly hiddenImmune?: true;
  readonly forced?: true;
  readonly attribute?: Attribute;
} & Effect;

/** An ability with nothing left out. */
export interface Ability {
  readonly kind: AbilityKind;
  readonly timing: Timing;
  /** In the order in which it is paid; empty if it is free. */
  readonly cost: readonly Cost[];
  readonly condition: Condition | undefined;
  readonly limit: Limit | undefined;
  /** The hero may leave it. So are all Gifts, whatever has a cost, and Trophies that are not forced. */
  readonly optional: boolean;
  /** Its operations stay in force until Dawn. */
  readonly untilDawn: boolean;
  readonly target: Target;
  /** Hidden heroes are spared (KIL-4.24). */
  readonly hiddenImmune: boolean;
  /** A Trophy that cannot be refused (KIL-8.7). */
  readonly forced: boolean;
  /** A Trophy for those who tested this attribute (KIL-8.8). */
  readonly attribute: Attribute | 'any';
  readonly effect: Effect;
}
