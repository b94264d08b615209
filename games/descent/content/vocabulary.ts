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

/** Of a monster's attacks: its own, or whichever the overlord likes (DES-98). */
export type MonsterKind = Kind | 'morph';

export const SKILL_TYPES = ['fighting', 'subterfuge', 'wizardry'] as const;
export type SkillType = (typeof SKILL_TYPES)[number];

export const DICE = ['red', 'blue', 'white', 'green', 'yellow', 'black', 'silver', 'gold', 'bash', 'stealth'] as const;
export type Die = (typeof DICE)[number];
export type Dice = { readonly [die in Die]?: number };
/** The die that an attack of this kind never goes without; it alone can miss (DES-19.3). */
export const MAIN_DIE = { melee: 'red', ranged: 'blue', magic: 'white' } as const satisfies { [kind in Kind]: Die };
/** What a power die can show (DES-19.5). */
export type PowerFace = 'blank' | 'enhancement' | 'surge';

export const TIERS = ['copper', 'silver', 'gold'] as const;
/** Of a chest and its treasures. */
export type Tier = (typeof TIERS)[number];
export type ItemTier = 'shop' | Tier | 'relic' | 'dark-relic';

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
  'monster-egg',
  'altar-good',
  'altar-evil',
  'table',
  'bed',
  'throne',
  'sarcophagus',
  'bone-heap',
  'fountain',
  'giant-mushrooms',
  'summoning-circle',
  'dart-field',
  'scything-blades',
  'boulder',
  'boulder-ramp',
  'crushing-wall',
  'staircase',
  'glyph',
  'dark-glyph-broken',
  'dark-glyph-summoning',
  'dark-glyph-power',
  'door',
  'rune-door',
] as const;
export type Prop = (typeof PROPS)[number];

export const DARK_GLYPHS = ['broken', 'summoning', 'power'] as const;
/** What the overlord makes of a glyph (DES-4.9). */
export type DarkGlyph = (typeof DARK_GLYPHS)[number];

export const POTIONS = [
  'healing-potion',
  'vitality-potion',
  'power-potion',
  'invulnerability-potion',
  'invisibility-potion',
] as const;
export type Potion = (typeof POTIONS)[number];

export const FAMILIARS = [
  'boggs',
  'skye',
  'mata',
  'kata',
  'pico',
  'bottle-imp',
  'shadow-soul',
  'eyes-of-thara',
  'sharr',
  'furr',
  'spectre',
] as const;
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
  'blood-ape',
  'chaos-beast',
  'dark-priest',
  'deep-elf',
  'troll',
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
  'any-turn-start', // of whomever, the overlord's included
  // what happens on the board
  'space-entered',
  'enemy-comes-adjacent',
  'enemy-attacks', // somebody, and no die is rolled yet
  'door-opened',
  'chest-opened',
  'treasure-dealt',
  'glyph-activated',
  'to-town', // by an active glyph (DES-54.2)
  'area-revealed',
  'area-set-up', // and what is read out has been
  'any-roll', // anybody's, of an attack
  'wounds-dealt', // about to be lost, whatever deals them
  'wounded',
  'killed',
  'guard-used',
  'hero-attacked', // by a monster, whichever hero it is, before the dice
  'card-played', // by the overlord, from the hand, before it does anything
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
        | 'one-handed' // the weapon, by its card
        | 'two-handed'
        | 'with-staff'
        | 'by-enemy'
        | 'stays-dead'
        | 'unmoved' // in this turn; shopping is moving (DRF-2.6)
        | 'nameless' // the monster attacked, or killed
        | 'empty-space'; // the one stepped on (DES-17.5)
    }
  | { readonly is: 'action'; readonly action: Action }
  /** Of a card that the overlord has played: its type, and whom it is about: the hero, or a friend so near. */
  | { readonly is: 'card'; readonly type: CardType }
  | { readonly is: 'on-us'; readonly within: number }
  /** So few of the hero's wounds are left: a half of them, or a quarter. */
  | { readonly is: 'left'; readonly of: 2 | 4; readonly above?: 4 }
  /** Nothing that blocks movement beside the space (DRF-5.12). */
  | { readonly is: 'no-obstacle-beside' };

export interface Cost {
  readonly fatigue?: number;
  readonly wounds?: number;
  readonly movement?: number;
  /** Of the attack under way. */
  readonly surges?: number;
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
  readonly daze?: number;
  readonly web?: number;
  /** Spaces that whoever is thrown flies besides. */
  readonly throws?: number;
  /** A wound and a fatigue each, for oneself or a hero beside. */
  readonly mend?: number;
  /** The damage so far times this. */
  readonly times?: number;
  /** Every target dies, Undying or not. */
  readonly kill?: true;
  /** How often whoever is hit loses fatigue or wounds, as they like: lieutenants alone. */
  readonly wears?: number;
  /** The overlord loses it, if the attack hits something. */
  readonly threat?: number;
}
export interface Surge {
  readonly cost: number;
  readonly gain: SurgeGain;
}

/** Attacks that cover more than a space or a figure. */
export type Spread = Extract<Ability, 'blast' | 'bolt' | 'breath'>;

/** An attack without a weapon. */
export interface DiceAlone {
  readonly kind: Kind;
  readonly dice: Dice;
}

/** `self-or-beside`: heroes alone. */
export type Whom = 'self' | 'self-and-adjacent' | 'self-or-adjacent' | 'self-or-beside';

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
        | 'moreWounds' // by each attack that hits
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
        | 'stunWithin' // every monster so near
        | 'opensFor' // doors and chests, in movement points
        | 'otherItems' // in use, more than the usual two
        | 'coins' // gained
        | 'conquest' // for the party
        | 'bounty' // coins more for the killing blow to a monster without a name
        | 'harmBeside' // wounds of every enemy beside whoever has just been killed
        | 'trapCost' // threat, for trap cards that answer this hero
        | 'tauntWithin'; // an enemy so near attacks this hero in place of another
      readonly n: number;
    }
  | {
      readonly op:
        | 'halfSpeed' // as movement points, rounded up
        | 'noRun'
        | 'noFatigueSteps' // fatigue brings no movement points
        | 'noPack' // neither potions nor pack nor coins: what there was is gone
        | 'noSurges' // none can be spent
        | 'revives' // enemies whom one kills may be back, as if they were Undying
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
        | 'spoilHand' // one looks at the overlord's hand, and a card of it is discarded for threat
        | 'aimed' // it is an aimed attack, order or not
        | 'orders' // one always counts as aiming and dodging
        | 'enhanceBoth' // range and damage, with each enhancement
        | 'rollAgain' // as many of its dice as one likes, be it for the second time
        | 'cancelAll' // wounds, as many as one likes
        | 'notAdjacent' // ranged attacks on adjacent figures are impossible
        | 'mercy' // what is left with one wound is killed
        | 'avenge' // every enemy within 3 that has no name dies too
        | 'crowdToDamage' // 1 for each monster beside the hero beyond the first
        | 'breakDoors' // they are opened for nothing, and are broken
        | 'softFalls' // pits do no damage
        | 'spareTreasure' // one card more is drawn, and one goes back
        | 'shareTreasure' // of a chest, as one likes
        | 'anyPack' // it holds whatever one has
        | 'keepCoins' // also when killed
        | 'mayMove' // whatever holds others
        | 'noTokens' // can be placed on the hero
        | 'escape' // the attack under way misses the hero
        | 'hide'; // Stealth against the attack under way
    }
  | {
      readonly op:
        | 'ward' // armour against the attack under way
        | 'foil' // so many cards of the overlord's hand are shown, at random, and one of them is discarded
        | 'threat'; // of the overlord: lost where it is less than 0
      readonly n: number;
    }
  /** To the attack under way. */
  | { readonly op: 'add'; readonly bonus: Bonus }
  /** All its dice but those of this colour are turned as the hero likes. */
  | { readonly op: 'faces'; readonly but: Die }
  /** On the monster that it has just hit. */
  | { readonly op: 'tokens'; readonly tokens: Tokens }
  /** More attacks of one kind in this turn. */
  | { readonly op: 'attacksOf'; readonly kind: Kind; readonly n: number }
  /** For the hero and every hero so near. */
  | { readonly op: 'armourWithin'; readonly within: number; readonly n: number }
  /** All other heroes, wherever they are. */
  | { readonly op: 'armourOfOthers'; readonly n: number }
  /** The card just played is discarded, and does nothing; it may cost nothing either. */
  | { readonly op: 'stopCard'; readonly unpaid?: true }
  | { readonly op: 'armourIs'; readonly n: number; readonly plus: Trait }
  | { readonly op: 'armourAgainst'; readonly kind: Kind; readonly n: number }
  | { readonly op: 'armourAgainstAreas'; readonly of: readonly Spread[]; readonly n: number }
  /** Prolonged actions of this trait are rolled for twice. */
  | { readonly op: 'persists'; readonly kind: Kind }
  /** An attack of this kind may begin on the space of a friend so near. */
  | { readonly op: 'strikeFrom'; readonly kind: Kind; readonly within: number }
  | { readonly op: 'have'; readonly ability: Ability; readonly rank?: number }
  | { readonly op: 'gain'; readonly ability: Ability; readonly rank?: number }
  | { readonly op: 'immune'; readonly to: readonly Ability[] }
  | { readonly op: 'ignore'; readonly ability: Ability }
  /** To attacks, where the conditions hold. */
  | { readonly op: 'grant'; readonly ability: Ability; readonly rank?: number }
  /** Through it one moves, without stopping there; or it does nothing to whoever comes there. */
  | { readonly op: 'passThrough' | 'unharmedBy'; readonly prop: Prop }
  | { readonly op: 'bonus'; readonly bonus: Bonus }
  | { readonly op: 'companion'; readonly familiars: readonly Familiar[] }
  | { readonly op: 'placeOrder'; readonly order: Order }
  | {
      readonly op: 'recover';
      readonly wounds?: number | 'all';
      readonly fatigue?: number | 'all';
      readonly who?: Whom;
    }
  /** One of these, as the hero likes. */
  | { readonly op: 'oneOf'; readonly ops: readonly HeroOp[] }
  /** Any card of one of these decks, which is shuffled then. */
  | { readonly op: 'pickTreasure'; readonly of: readonly Tier[] }
  /** One more attack: with the same weapon, with any, or with these dice and no weapon; of these kinds, if they are named. */
  | { readonly op: 'attack'; readonly with: 'same-weapon' | 'any' | DiceAlone; readonly kinds?: readonly Kind[] }
  | { readonly op: 'reroll'; readonly n: number; readonly of: readonly Die[] }
  /** A power die for each wound; those that show one of these cancel it. */
  | { readonly op: 'cancelOn'; readonly faces: readonly PowerFace[] }
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
        | 'smash' // a door or rubble beside a monster is gone, but no door into the dark
        | 'cleanse' // all tokens on a monster are gone
        | 'ennoble' // a normal monster without a name becomes an unwounded master
        | 'noGiving' // of items and potions, from hero to hero
        | 'alarm' // a door into the dark is opened, and it is the overlord's turn
        | 'powerless' // the hero's attack has no power dice at all
        | 'attackSelf' // the hero, with what the overlord likes
        | 'endTurn';
    }
  /** In place of all damage the hero loses an item, no relic; these colours for so much more threat. */
  | { readonly op: 'discardItem'; readonly more: { readonly [tier in Tier]?: number } }
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
        | 'monsterSpeed'
        | 'heroWorth' // in conquest, when a hero is killed
        | 'draw' // more cards each turn
        | 'takeCards' // at once
        | 'threat' // gained
        | 'conquest' // of the heroes: lost where it is less than 0
        | 'trapCost'
        | 'trapWounds'
        | 'mill' // so many cards of the deck are discarded each turn
        | 'deckOut' // conquest more or less, each time the deck runs out
        | 'strew' // things and figures are moved so far each, and doors are shut
        | 'pierce' // for the attack, and one more for each threat that is spent besides
        | 'promote'; // so many monsters of the area become masters
      readonly n: number;
    }
  | { readonly op: 'spawn'; readonly groups: readonly Group[] }
  | { readonly op: 'reinforce'; readonly n: number; readonly of: readonly MonsterId[] }
  | { readonly op: 'place'; readonly prop: Prop }
  /** A marker of it, over the hero's space, as the overlord likes; the hero has just entered it, or all who stand there. */
  | { readonly op: 'lay'; readonly prop: Prop; readonly sizes: readonly FigureSize[]; readonly all?: true }
  /** A marker of it in a corridor of the new area. */
  | { readonly op: 'field'; readonly prop: Prop; readonly size: FigureSize }
  /** Before the door, on the side of whoever opened it: all who stand there throw a power die, and a blank saves. */
  | { readonly op: 'trapdoor'; readonly prop: Prop; readonly harm: Harm }
  /** Its narrow end on the chest, or where the door was: for everybody under it. */
  | { readonly op: 'template'; readonly of: 'breath' | 'bolt'; readonly harm: Harm; readonly tokens: Tokens }
  /** Every figure so near a space of the overlord's choice that sees it throws a power die, unless it is sure: all but blanks get these. */
  | {
      readonly op: 'burst';
      readonly within: number;
      readonly tokens: Tokens;
      readonly sure?: true;
      readonly heroes?: true;
    }
  | { readonly op: 'harm'; readonly whom: 'hero' | 'adjacent-to-door'; readonly harm: Harm }
  | { readonly op: 'tokens'; readonly tokens: Tokens }
  /** To an adjacent space, as this side likes. */
  | { readonly op: 'shift'; readonly by: 'overlord' | 'hero' }
  /** The hero throws one power die. */
  | { readonly op: 'throw'; readonly blank: readonly CardOp[]; readonly else: readonly CardOp[] }
  /** For each hero on the board, beside the door, or within 3 spaces of the hero: one after the other. */
  | {
      readonly op: 'each';
      readonly of: 'board' | 'door' | 'near';
      /** In the order that the overlord likes. */
      readonly inOrder?: true;
      readonly ops: readonly CardOp[];
    }
  /** In place of a treasure a hero is to receive a dark relic; for treasure of these colours it costs so much more threat. */
  | { readonly op: 'darkRelic'; readonly more: { readonly [tier in Tier]?: number } }
  /** The hero discards a potion, or this happens. */
  | { readonly op: 'potionOr'; readonly ops: readonly CardOp[] }
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
  /** It comes to nothing on this face of a power die. */
  readonly failsOn?: PowerFace;
  /** Until the owner's next turn, to the end of this one, or until their next attack in it is over. */
  readonly lasts?: 'next-turn' | 'turn' | 'attack';
  readonly ops: readonly HeroOp[];
}
