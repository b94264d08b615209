// The words in which sheets, cards and figures of Descent are written: names from the glossary, moments of play, and what an effect
// does, as `Op`s. Every box is written in it; what quests say besides is in `quests/vocabulary.ts`.

// ---- the names of things (glossary) ----

export const BOXES = [
  'base',
  'well-of-darkness',
  'altar-of-despair',
  'road-to-legend',
  'tomb-of-ice',
  'promo', // four heroes given away apart from any box
] as const;
export type Box = (typeof BOXES)[number];

/** Players, the overlord included: hero figures + 1 (DES-3.21, R4). */
export const TABLES = [2, 3, 4, 5] as const;
export type TableSize = (typeof TABLES)[number];
/** A figure that depends on how many play. */
export type PerTable = { readonly [size in TableSize]: number };

export const KINDS = ['melee', 'ranged', 'magic'] as const;
/** Of an attack, and the trait that gives its power dice (DES-20.4). */
export type Kind = (typeof KINDS)[number];
export type Trait = Kind;

export const SKILL_TYPES = ['fighting', 'subterfuge', 'wizardry'] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

export const DICE = ['red', 'blue', 'white', 'green', 'yellow', 'black', 'silver', 'gold', 'stealth'] as const;
export type Die = (typeof DICE)[number];
export type Dice = { readonly [die in Die]?: number };
/** The die that an attack of this kind never goes without; it alone can miss (DES-19.3). */
export const MAIN_DIE = { melee: 'red', ranged: 'blue', magic: 'white' } as const satisfies { [kind in Kind]: Die };
/** What a power die can show (DES-19.5). */
export type PowerFace = 'blank' | 'enhancement' | 'surge';

export const TIERS = ['copper', 'silver', 'gold'] as const;
/** Of a chest and its treasures. */
export type Tier = (typeof TIERS)[number];
export type ItemTier = 'shop' | Tier | 'relic';

export const RANKS = ['normal', 'master', 'unique'] as const;
export type Rank = (typeof RANKS)[number];

/** Bases by width and height; either way round on the map (DES-18.1). */
export const SIZES = ['1x1', '1x2', '2x2', '2x3'] as const;
export type FigureSize = (typeof SIZES)[number];

export const COLOURS = ['red', 'blue', 'yellow'] as const;
/** Of rune keys and their doors. */
export type RuneColour = (typeof COLOURS)[number];

export const ORDERS = ['aim', 'dodge', 'guard', 'rest', 'prolonged'] as const;
export type Order = (typeof ORDERS)[number];
export const ACTIONS = ['advance', 'battle', 'run', 'ready'] as const;
export type Action = (typeof ACTIONS)[number];
export const HALF_ACTIONS = ['move', 'attack', 'order', 'concentrate'] as const;
export type HalfAction = (typeof HALF_ACTIONS)[number];
/** What a hero may say that they intend, besides to fight somebody. */
export const INTENTS = ['quest', 'explore', 'treasure', 'glyph', 'fight', 'heal', 'follow'] as const;
export type Intent = (typeof INTENTS)[number];

export const TOKENS = ['burn', 'web', 'stun', 'daze', 'bleed', 'frost', 'poison', 'asleep', 'curse'] as const;
/** Tokens of lingering effects. */
export type Token = (typeof TOKENS)[number];
export type Tokens = { readonly [token in Token]?: number };

export const CARD_TYPES = ['spawn', 'event', 'trap', 'power'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const TREACHERY = ['event', 'trap', 'monster'] as const;
/** The colours of treachery points. */
export type Treachery = (typeof TREACHERY)[number];

/** Special abilities and lingering effects by one name (DES-60). */
export const ABILITIES = [
  'asleep',
  'aura',
  'bash',
  'berserk',
  'black-curse',
  'blast',
  'bleed',
  'bolt',
  'breath',
  'burn',
  'command',
  'curse',
  'dark-prayer',
  'daze',
  'enslaved',
  'fear',
  'fly',
  'frost',
  'ghost',
  'grapple',
  'ironskin',
  'knockback',
  'leap',
  'leech',
  'morph',
  'necromancy',
  'pierce',
  'poison',
  'quick-shot',
  'reach',
  'regeneration',
  'reinforce',
  'shadowcloak',
  'soar',
  'sorcery',
  'stealth',
  'stun',
  'swallow',
  'swarm',
  'sweep',
  'transformed',
  'tread-ice',
  'trickster',
  'undying',
  'unstoppable',
  'web',
] as const;
export type Ability = (typeof ABILITIES)[number];
/** An ability as a figure or a weapon has it, with its rank where it has ranks (DES-60.4). */
export interface Owned {
  readonly ability: Ability;
  readonly rank?: number;
}

export const PROPS = [
  'rubble',
  'water',
  'pit',
  'mud',
  'fog',
  'corrupted',
  'lava',
  'ice',
  'tree',
  'frozen-sarcophagus',
  'dart-field',
  'scything-blades',
  'boulder',
  'boulder-ramp',
  'staircase',
  'glyph',
  'door',
  'rune-door',
] as const;
export type Prop = (typeof PROPS)[number];

export const POTIONS = ['healing-potion', 'vitality-potion', 'invisibility-potion'] as const;
export type Potion = (typeof POTIONS)[number];

export const FAMILIARS = ['boggs', 'skye', 'mata', 'kata', 'pico'] as const;
export type Familiar = (typeof FAMILIARS)[number];

export const MONSTERS = [
  'bane-spider',
  'beastman',
  'demon',
  'dragon',
  'giant',
  'hell-hound',
  'manticore',
  'naga',
  'ogre',
  'razorwing',
  'skeleton',
  'sorcerer',
  'ferrox',
  'golem',
  'kobold',
  'ice-wyrm',
  'lava-beetle',
  'medusa',
  'shade',
  'wendigo',
] as const;
export type MonsterId = (typeof MONSTERS)[number];

// ---- moments of play ----

/** One attack, in the order in which it is worked out (DES-21.1). */
export const ATTACK_STEPS = [
  'declare', // the space, the weapon, Aim (DES-21.2)
  'sight',
  'pool', // which dice are rolled, and which of them Daze takes away
  'roll', // rerolls, Dodge, other targets
  'spend', // surges, enhancements, fatigue dice, one after the other (DES-21.18)
  'fear', // paid, or the attack fails (DES-88.1)
  'damage', // the common total (DES-21.31)
  'ward', // before armour: who is exempt, what is drunk against it
  'armour', // pierced first (DES-21.23)
  'shield', // wounds that are about to be dealt are cancelled (DES-21.29)
  'suffer', // wounds are lost one by one: dice for each of them, Poison, Leech
  'tokens', // after the wounds (DES-21.27)
  'kill', // death, Undying, what it pays
  'knockback',
  'after', // the attack is over: what breaks, what may follow
] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];

/** When something may be done or works, apart from attacks. */
export const MOMENTS = [
  'always',
  'setup',
  // the heroes' turns (DES-6.1)
  'before-hero-turn', // after which no event may be played before it (DES-6.13)
  'turn-start',
  'equip',
  'action-declared',
  'own-turn', // at any time of it
  'rested', // by the order (DES-8.24)
  'order-placed',
  'turn-end',
  'any-time',
  // what happens on the board
  'space-entered',
  'enemy-comes-adjacent',
  'door-opened',
  'chest-opened',
  'treasure-dealt',
  'glyph-activated',
  'to-town', // by an active glyph (DES-54.2)
  'area-revealed',
  'area-set-up', // and what is read out has been
  'wounds-dealt', // about to be lost, whatever deals them
  'wounded',
  'killed',
  'guard-used',
  // the overlord's turn (DES-11.1)
  'overlord-turn-start',
  'threat-collected',
  'power-step',
  'spawn-step',
  'monster-activated',
  'never', // of a card that is worth discarding alone
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A moment, a step of one's own attack, or a step of an attack against oneself. */
export type Window = Moment | `attack:${AttackStep}` | `attacked:${AttackStep}`;

// ---- on which terms ----

export type Condition =
  /** Of an attack. */
  | { readonly is: 'kind'; readonly kinds: readonly Kind[] }
  | {
      readonly is:
        | 'adjacent-target' // an enemy beside the attacker
        | 'unseen' // the target had no line of sight to the attacker when the turn began
        | 'plain-roll' // neither aimed nor dodged
        | 'off-hand' // an off-hand bonus is used
        | 'hits' // something, whatever it does to it
        | 'unarmoured'
        | 'overlord-turn'
        | 'own-turn'
        | 'with-this' // the weapon whose effect it is
        | 'by-enemy'
        | 'stays-dead'
        | 'nameless' // the monster attacked
        | 'empty-space'; // the one stepped on (DES-17.5)
    }
  | { readonly is: 'action'; readonly action: Action }
  /** Nothing that blocks movement beside the space (DRF-5.12). */
  | { readonly is: 'no-obstacle-beside' };

export interface Cost {
  readonly fatigue?: number;
  readonly wounds?: number;
  readonly movement?: number;
  readonly exhaust?: true;
  readonly discard?: true;
}

// ---- what effects do ----

/** What is added to an attack: to its result, to its dice, or ability ranks (DES-60.4). */
export interface Bonus {
  readonly damage?: number;
  readonly range?: number;
  /** Free surges. */
  readonly surges?: number;
  readonly pierce?: number;
  readonly blast?: number;
  /** Power dice, up to five in all (DES-19.8). */
  readonly powerDice?: number;
}

/** What surges buy, each time they are paid (DES-20.16). */
export interface SurgeGain extends Bonus {
  readonly stun?: number;
  readonly burn?: number;
  /** The damage so far times this. */
  readonly times?: number;
  /** Every target dies, Undying or not. */
  readonly kill?: true;
  /** The overlord loses it, if the attack hits something. */
  readonly threat?: number;
}
export interface Surge {
  readonly cost: number;
  readonly gain: SurgeGain;
}

/** An attack without a weapon. */
export interface DiceAlone {
  readonly kind: Kind;
  readonly dice: Dice;
}

export type Whom = 'self' | 'self-and-adjacent' | 'self-or-adjacent';

/** Wounds that ignore armour, less what a throw of power dice saves (DES-24.10). */
export interface Harm {
  readonly wounds: number;
  readonly save?: { readonly dice: number; readonly perSurge: number };
  /** And a token of it for each wound lost (DES-90.1). */
  readonly poison?: true;
}

/** What sheets, skills and items do for whoever has them. */
export type HeroOp =
  | {
      readonly op:
        | 'maxWounds'
        | 'maxFatigue'
        | 'speed' // after any cap (DES-34.9)
        | 'armour'
        | 'movement' // points besides those of the action
        | 'attacks' // more than the action has
        | 'halfActions' // instead of two, none of them twice
        | 'fatigueDice' // so many for 1 fatigue
        | 'hands'
        | 'cancelWounds'
        | 'fewerWounds' // each time
        | 'shields' // each use cancels so many more
        | 'saveDice' // against trap cards
        | 'trapWounds' // of trap cards: more or fewer
        | 'discardTokens'
        | 'glyphsWithin' // are activated from so far
        | 'noSpawnWithin'
        | 'noUndyingWithin' // for monsters
        | 'cardCost' // threat, more or less
        | 'threatIncome'
        | 'moveFigure' // one in sight
        | 'stunWithin'; // every monster so near
      readonly n: number;
    }
  | {
      readonly op:
        | 'halfSpeed' // as movement points, rounded up
        | 'noArmour'
        | 'runesInArmour'
        | 'noSpeedCap'
        | 'unbreakable' // what is worn cannot be destroyed
        | 'oneHanded' // a two-handed melee weapon
        | 'changeAction'
        | 'changeOrder'
        | 'lendOrder' // another hero places it
        | 'changePotion'
        | 'changeTarget'
        | 'rangeToDamage'
        | 'distanceToDamage'
        | 'spacesToDamage' // 1 for each space beyond the first
        | 'traceFromBeside' // line of sight from any empty space next to one's own
        | 'seeThroughOne' // figure or obstacle
        | 'seeThroughAll' // whatever one looks for
        | 'chargeAttack' // after a run in a straight line, which it ends
        | 'guardMove'
        | 'blink' // to any empty space in sight
        | 'acrobatics' // through enemies and obstacles
        | 'letPass' // enemies pass through one's space
        | 'notAdjacent' // ranged attacks on adjacent figures are impossible
        | 'mercy' // what is left with one wound is killed
        | 'avenge'; // every enemy within 3 that has no name dies too
    }
  | { readonly op: 'armourIs'; readonly n: number; readonly plus: Trait }
  | { readonly op: 'armourAgainst'; readonly kind: Kind; readonly n: number }
  | { readonly op: 'have'; readonly ability: Ability; readonly rank?: number }
  | { readonly op: 'gain'; readonly ability: Ability; readonly rank?: number }
  | { readonly op: 'immune'; readonly to: readonly Ability[] }
  | { readonly op: 'ignore'; readonly ability: Ability }
  | { readonly op: 'bonus'; readonly bonus: Bonus }
  | { readonly op: 'companion'; readonly familiars: readonly Familiar[] }
  | { readonly op: 'placeOrder'; readonly order: Order }
  | {
      readonly op: 'recover';
      readonly wounds?: number | 'all';
      readonly fatigue?: number | 'all';
      readonly who?: Whom;
    }
  /** One more attack: with the same weapon, with any, or with these dice and no weapon. */
  | { readonly op: 'attack'; readonly with: 'same-weapon' | 'any' | DiceAlone }
  | { readonly op: 'reroll'; readonly n: number; readonly of: readonly Die[] }
  /** A power die for each wound; those that show this cancel it. */
  | { readonly op: 'cancelOn'; readonly face: PowerFace }
  | { readonly op: 'feats'; readonly perGlyph: number; readonly limit: number };

/** Who brings what with a spawn card, or with an area. */
export interface Group {
  readonly monster: MonsterId;
  readonly rank: 'normal' | 'master';
  readonly n: number;
}

/** What overlord cards do. */
export type CardOp =
  | {
      readonly op:
        | 'aimed'
        | 'dodged'
        | 'hidden' // the target has Stealth against this attack
        | 'doubleSpeed'
        | 'doubleAttacks'
        | 'chooseHero' // of whom the rest speaks
        | 'transform' // into a monkey (DES-99)
        | 'charm' // one attack of the hero, as the overlord likes (DRF-2.15a)
        | 'nothing'
        | 'endTurn';
    }
  /** One comes to lie, so far from every hero or further, and rolls from the next turn on. */
  | { readonly op: 'boulder'; readonly away: number }
  /** Up to so many monsters act at once, of the area or of the whole board. */
  | { readonly op: 'activate'; readonly n: number; readonly of: 'area' | 'board' }
  /** The monster that acts: so many wounds, and one more for each threat that is spent besides. */
  | { readonly op: 'mend'; readonly n: number }
  /** The chest is such a monster until it is killed. */
  | { readonly op: 'mimic'; readonly monster: MonsterId }
  | {
      readonly op:
        | 'heroSight' // no further than this
        | 'moreDice' // power dice for the attack
        | 'powerDice' // for every monster
        | 'monsterArmour'
        | 'heroWorth' // in conquest, when a hero is killed
        | 'draw' // more cards each turn
        | 'takeCards' // at once
        | 'threat' // gained
        | 'conquest' // of the heroes: lost where it is less than 0
        | 'trapCost'
        | 'trapWounds'
        | 'promote'; // so many monsters of the area become masters
      readonly n: number;
    }
  | { readonly op: 'spawn'; readonly groups: readonly Group[] }
  | { readonly op: 'reinforce'; readonly n: number; readonly of: readonly MonsterId[] }
  | { readonly op: 'place'; readonly prop: Prop }
  /** A marker of it, over the hero's space, as the overlord likes; the hero has just entered it. */
  | { readonly op: 'lay'; readonly prop: Prop }
  /** Every figure so near a space of the overlord's choice that sees it throws a power die, unless it is sure: all but blanks get these. */
  | { readonly op: 'burst'; readonly within: number; readonly tokens: Tokens; readonly sure?: true }
  | { readonly op: 'harm'; readonly whom: 'hero' | 'adjacent-to-door'; readonly harm: Harm }
  | { readonly op: 'tokens'; readonly tokens: Tokens }
  /** To an adjacent space, as this side likes. */
  | { readonly op: 'shift'; readonly by: 'overlord' | 'hero' }
  /** The hero throws one power die. */
  | { readonly op: 'throw'; readonly blank: readonly CardOp[]; readonly else: readonly CardOp[] }
  /** Until the overlord's next turn. */
  | { readonly op: 'untilNextTurn'; readonly ops: readonly CardOp[] };

export type { OpOf } from '@veillee/pieces/speech';

export interface Effect {
  readonly when: Window;
  /** All of them. */
  readonly if?: readonly Condition[];
  /** What has a cost is left to its owner; so is this. */
  readonly may?: true;
  readonly cost?: Cost;
  /** Otherwise as often as it is paid for. `either`: in a turn, all of them that say so together. */
  readonly once?: 'turn' | 'either' | 'entry' | 'attack';
  /** Until the owner's next turn. */
  readonly lasts?: 'next-turn';
  readonly ops: readonly HeroOp[];
}
