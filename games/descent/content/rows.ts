// What is printed on sheets, cards, dice and markers: every row is one of these records. Names and texts are in the catalogues.

import type {
  Ability,
  Action,
  Bonus,
  Box,
  CardOp,
  CardType,
  Condition,
  Dice,
  DiceAlone,
  Die,
  Effect,
  Familiar,
  FigureSize,
  HalfAction,
  ItemTier,
  Kind,
  Moment,
  MonsterId,
  MonsterKind,
  Order,
  Owned,
  PerTable,
  Potion,
  PowerFace,
  Prop,
  SkillType,
  Surge,
  Tier,
  Token,
  Tokens,
  Trait,
  Treachery,
  Window,
} from './vocabulary.ts';

// ---- dice ----

export interface Face {
  readonly range?: number;
  readonly damage?: number;
  readonly surges?: number;
  /** Power enhancements: +1 range or +1 damage each (DES-19.6). */
  readonly enhancements?: number;
  readonly miss?: true;
}
export type SixFaces = readonly [Face, Face, Face, Face, Face, Face];
export interface DieRow {
  readonly id: Die;
  readonly box: Box;
  readonly kind: 'combat' | 'power' | 'stealth';
  readonly faces: SixFaces;
  /** In the box; it matters for Morph alone (DES-19.11). */
  readonly count: number;
  /** It is such a die, rolled on terms of its own. */
  readonly like?: Die;
}

// ---- heroes ----

export type PerTrait = { readonly [trait in Trait]: number };
export type PerSkillType = { readonly [type in SkillType]: number };

export interface HeroRow {
  readonly id: string;
  readonly box: Box;
  readonly conquest: number;
  readonly wounds: number;
  readonly fatigue: number;
  /** Base armour; of a hero whose armour is worked out otherwise, none. */
  readonly armour?: number;
  readonly speed: number;
  readonly traits: PerTrait;
  readonly skills: PerSkillType;
  readonly effects: readonly Effect[];
}

export interface SkillRow {
  readonly id: string;
  /** Of another box than the base box. */
  readonly box?: Box;
  readonly type: SkillType;
  readonly effects: readonly Effect[];
}

/** A card that a hero holds in secret and plays once (ICE-1). */
export interface FeatRow {
  readonly id: string;
  readonly box: Box;
  readonly type: SkillType;
  readonly copies: number;
  /** When it may be played, and what it does; of what lasts, the card lies face up as long. */
  readonly effect: Effect;
}

// ---- items ----

/** A weapon's attack: its dice do not include those of the trait (DES-34.12). */
export interface Weapon {
  readonly kind: Kind;
  readonly dice: Dice;
  readonly surges: readonly Surge[];
  readonly freeSurges?: number;
  readonly abilities?: readonly Owned[];
  /** What it adds to the attack of the weapon in the other hand (DES-20.12). */
  readonly offHand?: Bonus;
  readonly offHandAbilities?: readonly Owned[];
  /** Tokens for each target that loses a wound to it. */
  readonly onWound?: Tokens;
  /** Its attack affects every enemy so near, whatever the range. */
  readonly around?: number;
  /** Its attack affects three spaces, each beside the others; one of them has to be seen. */
  readonly cluster?: true;
  /** It misses by its dice alone, however far the target is. */
  readonly anyRange?: true;
  /** Hard to handle: the stealth die is rolled too, and its X misses everybody. */
  readonly stealthDie?: true;
  /** Whoever it kills does not rise again. */
  readonly deadly?: true;
}

export interface Armour {
  readonly armour: number;
  /** The hero's own speed counts as this at most (DES-34.8). */
  readonly speedCap?: number;
  readonly forbidsRunes?: true;
}

export const ITEM_KINDS = ['weapon', 'shield', 'armour', 'other', 'cache'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface ItemRow {
  readonly id: string;
  /** Of another box than the base box. */
  readonly box?: Box;
  readonly tier: ItemTier;
  readonly kind: ItemKind;
  readonly copies: number;
  readonly hands: 0 | 1 | 2;
  /** Of the shop; what it is sold for follows (DES-32.4). */
  readonly price?: number;
  readonly rune?: true;
  readonly staff?: true;
  /** Of a dark relic: threat that it costs besides the card (DES-4.21). */
  readonly threat?: number;
  /** Whoever puts it to use is cursed (DES-31.1). */
  readonly cursed?: true;
  readonly weapon?: Weapon;
  readonly armour?: Armour;
  readonly effects?: readonly Effect[];
  /** What a Treasure Cache gives before another card is drawn. */
  readonly cache?: { readonly coins?: number; readonly potion?: Potion };
}

export interface PotionRow {
  readonly id: Potion;
  /** Of another box than the base box. */
  readonly box?: Box;
  readonly tokens: number;
  /** What always works makes it stay on the sheet, one at a time, until another is drunk (ICE-2.2, ICE-2.4). */
  readonly effects: readonly Effect[];
  /** Of one that stays: it ends with the attack whose dice it has given (DES-29.7), or with the one that it has warded off (DES-29.10). */
  readonly endsWith?: 'attack' | 'hit';
  /** Of one that stays: it ends on this face of a power die, rolled with each later turn (ICE-2.3). */
  readonly endsOn?: PowerFace;
}

// ---- monsters ----

export interface MonsterSide {
  readonly speed: number;
  readonly wounds: PerTable;
  readonly armour: number;
  readonly dice: Dice;
  /** Dice whose colours the overlord chooses for each attack, besides those (DES-98.1). */
  readonly morph?: number;
  readonly abilities: readonly Owned[];
  /** Flat modifiers of every attack. */
  readonly bonus?: Bonus;
}
export interface MonsterRow {
  readonly id: MonsterId;
  /** Of another box than the base box. */
  readonly box?: Box;
  readonly kind: MonsterKind;
  readonly size: FigureSize;
  /** Figures in the box, which limit play (DES-14.8). */
  readonly figures: { readonly normal: number; readonly master: number };
  readonly normal: MonsterSide;
  readonly master: MonsterSide;
  /** For the budget of an area: a normal one; a master is worth 1 more. */
  readonly points: number;
}

// ---- the overlord's deck ----

export interface OverlordCardRow {
  readonly id: string;
  /** Of another box than the base box. */
  readonly box?: Box;
  readonly type: CardType;
  readonly copies: number;
  readonly cost: number;
  /** Threat for discarding it. */
  readonly value: number;
  /** Of other boxes: bought into the deck, and no part of the basic one. */
  readonly treachery?: { readonly colour: Treachery; readonly cost: number };
  readonly when: Window;
  readonly if?: readonly Condition[];
  /** Not a second time on the same monster in a turn. */
  readonly once?: 'monster';
  /** Of a Power in play: what each use costs, in threat. */
  readonly use?: number;
  readonly ops: readonly CardOp[];
}

// ---- companions ----

export interface FamiliarRow {
  readonly id: Familiar;
  /** Of another box than the base box. */
  readonly box?: Box;
  /** It moves by itself, or is carried and moves with whoever has it. */
  readonly speed?: number;
  readonly fly?: true;
  /** Its line of sight denies spawning, as a hero's does. */
  readonly watches?: true;
  /** It comes with an item that is in use, and goes with it. */
  readonly summoned?: true;
  /** What hurts enemies who come to it. */
  readonly aura?: number;
  /** It does not share a space at the end of a move, be it its own or a figure's. */
  readonly solitary?: true;
  /** Its owner and it may change places as a turn begins. */
  readonly swaps?: true;
  /** Wounds that friends recover on whose space it ends its move. */
  readonly heals?: number;
  /** A dark glyph on which it ends its move becomes one like all others. */
  readonly purifies?: true;
  /** It goes through whatever lies on the ground, and stays there. */
  readonly ghostly?: true;
  /** At the end of its move it attacks whoever is beside it, if its owner sees it and is so near. */
  readonly attack?: DiceAlone & { readonly within: number };
  /** Fatigue that heroes lose through whom it passes, or with whom it stays. */
  readonly drains?: { readonly passing: number; readonly staying: number };
  /** Items that it can carry. */
  readonly carries?: number;
  /** Movement points to hand it over. */
  readonly handOver?: number;
  /** What enemies beside it or on its space suffer. */
  readonly hinders?: { readonly armour: number; readonly orders: readonly Order[] };
  readonly bonus?: Bonus;
}

// ---- the board ----

/** When something on the ground works on a large figure (DES-18.4, DES-18.7). */
export type LargeRule = 'whole-base' | 'whole-front' | 'front';
export interface PropRow {
  readonly id: Prop;
  readonly box: Box;
  readonly kind: 'obstacle' | 'trap' | 'prop' | 'door';
  /** Of which supply its markers are, where cards that lay them can run out of them. */
  readonly markers?: string;
  readonly blocksMovement?: true;
  readonly blocksSight?: true;
  /** Movement points instead of 1 (DES-16.15). */
  readonly cost?: number;
  /** Points for each space jumped; none: it cannot be jumped. */
  readonly jump?: number;
  /** What flyers do about it. */
  readonly flyers: 'ignore' | 'pass' | 'subject';
  readonly familiars: 'ignore' | 'barred' | 'subject';
  readonly large?: LargeRule;
  /** Whoever has this ability does not notice it. */
  readonly spares?: Ability;
  /** Whoever stands in it, with one space at least, has Shadowcloak. */
  readonly cloaks?: true;
  /** Whoever stands on it stands above the ground: always, or where the table plays with heights. */
  readonly raises?: 'always' | 'option';
  /** Wounds that whoever ends a move there may recover, each turn. */
  readonly heals?: number;
  /** An attack that wounds somebody there has Poison. */
  readonly poisons?: true;
  /** A hero on it may search it once, for movement points: a die says what is in it. `gone`: it is, then. */
  readonly search?: { readonly movement: number; readonly gone?: true };
  /** Small figures may climb into it, where the table plays so. */
  readonly canBeClimbed?: true;
  /** On entering it. */
  readonly enter?: {
    readonly wounds?: number;
    readonly tokens?: Tokens;
    /** Nothing happens on this face of a power die. */
    readonly safeOn?: PowerFace;
    /** The turn ends on this one. */
    readonly endsTurnOn?: PowerFace;
  };
  /** Points to leave it, in place of the step. */
  readonly climb?: number;
  /** At the start of the overlord's turn it moves so far, and kills whoever is in its way. */
  readonly rolls?: Dice;
  /** At the start of the overlord's turn it moves one space, and whoever is in its way is pushed and loses so many wounds. */
  readonly pushes?: number;
  /** What comes onto it goes on in its direction. */
  readonly turns?: Prop;
  /** What is seen from inside, and from where one sees into it. */
  readonly sight?: { readonly out: 'own-and-beside' | 'beside'; readonly in: 'anywhere' | 'beside' };
  /** For the heroes, the first time one of them enters. */
  readonly conquest?: number;
  readonly leads?: 'town' | 'same-colour';
  /** For the overlord, from a hero who stands on it. */
  readonly threat?: { readonly perFatigue: number; readonly perWound: number };
  /** An altar wants coins of a hero, or the life of a monster, besides (DES-55.2, DES-55.3). */
  readonly asks?: 'coins' | 'life';
  /** Of a dark glyph: points of treachery that it costs (DES-4.9). */
  readonly treachery?: { readonly colour: Treachery; readonly cost: number };
  /** When a hero wakes it, and whenever one travels by it: monsters of these kinds that come, cards of which one is kept. */
  readonly summons?: { readonly n: number; readonly of: readonly MonsterId[] };
  readonly draws?: number;
  /** Points to use it: a door, stairs, a glyph. */
  readonly use?: number;
  readonly key?: true;
}

// ---- turns ----

export interface ActionRow {
  readonly id: Action;
  /** Movement points, as so many times the speed. */
  readonly speeds: number;
  readonly attacks: number;
  /** What must be done, and one of these besides. */
  readonly order?: { readonly or: readonly HalfAction[] };
}

/** What takes an order away (DES-8.7, DES-8.10, DES-8.21, DES-8.26). */
export type OrderEnd = 'wound' | 'move' | 'equip' | 'use' | 'turn-start' | 'turn-end';
export interface OrderRow {
  readonly id: Order;
  readonly box: Box;
  readonly with: readonly HalfAction[];
  readonly ends: readonly OrderEnd[];
}

export interface QuickActionRow {
  readonly id: string;
  readonly box: Box;
  /** Movement points for heroes; absent where they cannot do it. */
  readonly hero?: number;
  readonly monster?: number;
  /** Of monsters, these alone. */
  readonly monsters?: 'small' | 'unique';
  /** It needs no movement, so it may be done in any action (DES-10.2). */
  readonly still?: true;
  /** For each space, or for each item. */
  readonly each?: 'space' | 'item';
}

export interface TokenRow {
  readonly id: Token;
  readonly box: Box;
  /** When the owner looks at it. */
  readonly at: Moment | 'attack:pool' | 'attack:after' | 'healed';
  /** Thrown for each token. */
  readonly die?: Die;
  /** A surge removes one; or all go, or one does by itself. */
  readonly removed: 'surge' | 'all' | 'one' | 'healing' | 'death';
  /** For each token that is left. */
  readonly wounds?: number;
  /** The damage thrown is suffered. */
  readonly suffers?: 'damage';
}

/** A shape laid against a figure: for each row, counted from it, which spaces to the right. */
export interface TemplateRow {
  readonly id: 'breath' | 'bolt';
  readonly rows: readonly (readonly number[])[];
  readonly mirrored?: true;
}

// ---- Town ----

export interface PriceRow {
  readonly id: 'potion' | `${Tier}-treasure` | 'skill' | 'training';
  readonly buy: number;
  readonly sell?: number;
  /** On sale once a chest of this colour has been opened (DES-32.7). */
  readonly chest?: Tier;
}

export const PLACES = [
  'apothecary',
  'town-hall',
  'armourer',
  'training-tower',
  'healer-novice',
  'healer-adept',
  'healer-master',
  'inn-drinks',
  'inn-meal',
] as const;
export interface PlaceRow {
  readonly id: (typeof PLACES)[number];
  readonly movement: number;
  readonly coins?: number;
  /** How many are on offer this round, by a power die. */
  readonly offer?: { readonly [face in PowerFace]: number };
  /** Of which colour each is, by a power die. */
  readonly colour?: { readonly [face in PowerFace]: Tier };
  readonly dice?: Dice;
  readonly cures?: readonly Token[];
  readonly wounds?: number;
  readonly reputation?: number;
  /** In one visit. */
  readonly most?: number;
}

// ---- conquest, threat, coins ----

export const GAINS = [
  'glyph',
  'broken-glyph',
  'deck-out',
  'surge-pair',
  'master-killed',
  'money-marker',
  'starting-coins',
] as const;
export interface GainRow {
  readonly id: (typeof GAINS)[number];
  readonly box: Box;
  readonly pool: 'conquest' | 'threat' | 'coins';
  readonly n: number;
}

/** Linked quests: what heroes begin with after so many victories (DES-110.4). */
export interface HeroLevelRow {
  readonly level: number;
  readonly won: readonly [least: number, most: number];
  readonly coins: number;
  readonly training?: number;
  readonly retires?: true;
}
/** And the overlord against heroes of this level on average (DES-110.6). */
export interface OverlordLevelRow {
  readonly level: number;
  readonly cards: number;
  readonly threatPerHero: number;
  readonly hordes?: true;
}

// ---- what the box holds, and what a table may choose ----

export interface SupplyRow {
  readonly id: string;
  readonly count: number;
  /** Other boxes bring so many more. */
  readonly boxes?: { readonly [box in Box]?: number };
  /** A shortage matters in play, not only to whoever draws maps (DES-2.5). */
  readonly limits?: true;
}

export interface OptionRow {
  readonly id: string;
  /** Of another box than the base box: offered beside its switch. */
  readonly box?: Box;
  readonly kind: 'house' | 'variant' | 'ruling';
  readonly standard: boolean;
  /** The rule or ruling that it switches. */
  readonly rule: string;
}

// ---- special abilities ----

export interface AbilityRow {
  readonly id: Ability;
  readonly box: Box;
  readonly ranked?: true;
  /** Whoever has it may do without it in an attack (DES-60.2). */
  readonly optional?: true;
  /** The token that an attack with it leaves (DES-60.6). */
  readonly token?: Token;
  /** Whoever has it is untouched by these. */
  readonly immune?: readonly Ability[];
  /** Attacks with these do it no damage. */
  readonly harmless?: readonly Ability[];
}
