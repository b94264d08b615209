// What rows of the long campaign have. Names are in the catalogues; maps of boards are in `boards/`.

import type { MonsterSide } from '../rows.ts';
import type {
  Bonus,
  Box,
  Dice,
  Group,
  Kind,
  MonsterId,
  Owned,
  PowerFace,
  SkillType,
  Trait,
  Treachery,
} from '../vocabulary.ts';
import type {
  Avatar,
  AvatarOp,
  Building,
  Category,
  CityOp,
  DuelOp,
  Form,
  Level,
  LocationKind,
  Mode,
  OverlordOp,
  Plot,
  PlotOp,
  Preset,
  Rated,
  RiderOp,
  RumourOp,
  Shield,
  TrailKind,
  UpgradeOp,
} from './vocabulary.ts';

/** What is paid from the purse, and by whoever learns. */
export interface Price {
  readonly coins: number;
  readonly xp: number;
}

export interface LevelRow {
  readonly id: Level;
  /** Conquest of both sides together with which it begins (LEG-2.2). */
  readonly from: number;
  /** What a hero may have of better dice in all; any number, where it is not said (LEG-2.6 to LEG-2.8). */
  readonly silverDice?: number;
  readonly goldDice?: number;
  /** How many categories may be of a form, or of a better one (LEG-2.9). */
  readonly forms: { readonly [form in Exclude<Form, 'copper'>]: number };
  /** Powers in play at the same time in one dungeon (LEG-2.11). */
  readonly powers: number;
  /** Of a round at the Tavern (LEG-13.22). */
  readonly round?: number;
  /** Of secret training (LEG-11.4). */
  readonly secret?: Price;
  /** What both sides have when a campaign begins here (LEG-3.22, LEG-3.23). */
  readonly start?: { readonly conquest: number; readonly coins: number; readonly places: number };
  /** The legendary area that is open (LEG-10.1). */
  readonly legendary?: string;
}

// ---- the map ----

export interface LocationRow {
  readonly id: string;
  readonly kind: LocationKind;
  /** On the map, in hundredths of its width. */
  readonly x: number;
  readonly y: number;
}
export interface TrailRow {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly kind: TrailKind;
  readonly shield: Shield;
  readonly dice: number;
}

// ---- cities ----

/** Where something can be learned: a city, or a secret master's (LEG-13.25, LEG-11.2). */
export interface SchoolRow {
  readonly id: string;
  readonly traits: readonly Trait[];
  readonly skills: readonly string[];
}
export interface CityRow extends SchoolRow {
  /** Siege tokens that it takes. */
  readonly defense: number;
  /** Buildings that it has; a number where they are rated. */
  readonly buildings: { readonly [building in Building]?: building extends Rated ? number : true };
  readonly special?: CityOp;
  /** What lies in its vault from the beginning. */
  readonly vault?: string;
}
export interface BuildingRow {
  readonly id: Building;
  readonly modes: readonly Mode[];
}

/** What a whole city, or the party, buys once. */
export interface TamalirRow {
  readonly id: string;
  /** Of each hero (LEG-13.33). */
  readonly xp: number;
  readonly ops: readonly UpgradeOp[];
}
export interface PartyRow {
  readonly id: string;
  readonly price: number;
  readonly ops: readonly UpgradeOp[];
}

// ---- gains and finds ----

export interface CampaignGain {
  readonly id: string;
  readonly side: 'heroes' | 'overlord';
  readonly conquest: number;
  readonly coins: number;
}
/** What one die gives at each level: coins, a potion, a treasure. */
export interface Find {
  readonly coins?: number;
  readonly potions?: number;
  readonly treasures?: number;
}
export interface LootRow {
  readonly id: 'encounter' | 'chest';
  readonly dice: number;
  readonly faces: { readonly [face in PowerFace]: { readonly [metal in 'copper' | 'silver' | 'gold']: Find } };
}
/** What a bone heap or a sarcophagus is, by one die. */
export interface SearchRow {
  readonly id: 'bone-heap' | 'sarcophagus';
  readonly faces: { readonly [face in PowerFace]: 'nothing' | 'chest' | MonsterId };
}

// ---- monsters ----

/** One side of a campaign card: it does not depend on how many play. */
export interface FormSide extends Omit<MonsterSide, 'wounds'> {
  readonly wounds: number;
}
export interface FormRow {
  readonly id: string;
  readonly monster: MonsterId;
  readonly form: Form;
  readonly normal: FormSide;
  readonly master: FormSide;
}
export interface KindRow {
  readonly id: MonsterId;
  readonly category: Category;
  /** Threat to bring a normal one while a lieutenant fights. */
  readonly reinforce: number;
}

// ---- those who ride for the overlord ----

export interface LieutenantSide {
  readonly speed: number;
  readonly wounds: number;
  readonly armour: number;
  readonly dice: Dice;
}
export interface LieutenantRow {
  readonly id: string;
  readonly xp: number;
  /** Of this avatar's alone. */
  readonly avatar?: Avatar;
  /** Not before this level. */
  readonly since?: Level;
  readonly kind: Kind;
  readonly large?: true;
  /** On whose base they stand, and whose drawing they have (R180). */
  readonly figure: MonsterId;
  /** At each level of the campaign; of a level before the first one, nothing. */
  readonly sides: { readonly [level in 'copper' | 'silver' | 'gold']?: LieutenantSide };
  readonly abilities: readonly Owned[];
  readonly bonus?: Bonus;
  readonly minions: readonly Group[];
  /** What an encounter begins with, and a dungeon that is fortified. */
  readonly brings?: { readonly power: string } | { readonly threat: number };
  readonly rides: readonly RiderOp[];
  readonly fights: readonly DuelOp[];
}
export interface AvatarRow {
  readonly id: Avatar;
  readonly monster: MonsterId;
  readonly keep: string;
  readonly loses?: readonly Owned['ability'][];
  readonly treachery: { readonly [type in Treachery]: { readonly xp: number; readonly most: number } };
  readonly forms: { readonly [category in Category]: number };
  readonly ops: readonly AvatarOp[];
}
export interface UpgradeRow {
  readonly id: string;
  readonly xp: number;
  /** Of this avatar's alone. */
  readonly avatar?: Avatar;
  readonly ops: readonly OverlordOp[];
}
export interface PlotRow {
  readonly id: string;
  readonly plot: Plot;
  readonly xp: number;
  /** The first lies there from the beginning; the last is read at the end (LEG-3.18). */
  readonly place: 'opening' | 'card' | 'finale';
  readonly since: Level;
  /** Cards that lie there already, and cities that are razed. */
  readonly after: readonly string[];
  readonly razed?: number;
  /** Every object of the plot is sealed. */
  readonly sealed?: true;
  readonly ops: readonly PlotOp[];
}
export interface ObjectRow {
  readonly id: string;
  readonly plot?: Plot;
  /** Where the overlord may seal it for good: in any razed city, or at the keep. */
  readonly seal?: 'razed' | 'keep';
}

export interface RumourRow {
  readonly id: string;
  /** Of another box than the campaign's (LEG-3.27). */
  readonly box?: Box;
  /** Trails from where it is heard, at least (LEG-9.5). */
  readonly distance: number;
  readonly heard?: RumourOp;
  /** The card stays with the party when it is won (LEG-9.12). */
  readonly kept?: true;
}

// ---- variants and changed cards ----

export interface Length {
  /** Conquest with which silver, gold and the Final Battle begin. */
  readonly thresholds: readonly [number, number, number];
  /** Coins and XP are gained so many times. */
  readonly factor: number;
  readonly levels: {
    readonly dungeon: number;
    readonly rumour: number;
    readonly legendary: number;
    readonly keep: number;
  };
  /** Of every city, one at least. */
  readonly defense: number;
  /** So much conquest makes one step of what a hero is worth, by the variant that helps whoever is behind (LEG-21.2). */
  readonly catchUp: number;
}
export interface VariantRow {
  readonly id: string;
  readonly group: 'sea-of-blood' | 'tiny-cthulhu' | 'house' | 'feats' | 'designed' | 'ruling' | 'length';
  /** The rule of the book that it changes or adds. */
  readonly rule: string;
  readonly presets: readonly Preset[];
  readonly length?: Length;
}
/** A card that is not in a campaign, or is another one there. */
export type CardChange =
  | {
      readonly id: string;
      readonly deck: 'treachery' | 'treasure' | 'potion' | 'skill';
      readonly copies: number | 'all';
    }
  /** Armour against attacks of a kind, for each level of the campaign. */
  | {
      readonly id: string;
      readonly deck: 'skill';
      readonly type: SkillType;
      readonly armourPerLevel: { readonly kind: Kind; readonly n: number };
    };
