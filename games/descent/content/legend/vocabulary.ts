// The words of the long campaign: its map, its levels, who rides for the overlord, and what upgrades, cities and plots do. What boards say is in
// the vocabularies of cards and quests.

import type { ItemKind } from '../rows.ts';
import type { Ability, Dice, MonsterId, Owned, PowerFace, Tier, Token, Tokens, Trait } from '../vocabulary.ts';

// ---- levels and dice ----

/** How far the campaign has come: three metals, and the Final Battle (LEG-2.1). */
export const LEVELS = ['copper', 'silver', 'gold', 'final'] as const;
export type Level = (typeof LEVELS)[number];

/** Of power dice (LEG-15.1). */
export const METALS = ['black', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

/** Of monsters of a category (LEG-2.9). */
export const FORMS = ['copper', 'silver', 'gold', 'diamond'] as const;
export type Form = (typeof FORMS)[number];
export const CATEGORIES = ['humanoid', 'beast', 'eldritch'] as const;
export type Category = (typeof CATEGORIES)[number];

// ---- the map ----

export const LOCATION_KINDS = ['city', 'dungeon', 'legendary', 'master'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];
export const TRAIL_KINDS = ['normal', 'river', 'secret'] as const;
export type TrailKind = (typeof TRAIL_KINDS)[number];
export const SHIELDS = ['green', 'yellow', 'red'] as const;
/** How dangerous a trail is (LEG-5.2). */
export type Shield = (typeof SHIELDS)[number];

// ---- cities ----

export const BUILDINGS = ['alchemist', 'market', 'temple', 'tavern', 'training-ground'] as const;
export type Building = (typeof BUILDINGS)[number];
/** Those that are better in one city than in another (LEG-13.1). */
export const RATED = ['alchemist', 'market', 'temple'] as const satisfies readonly Building[];
export type Rated = (typeof RATED)[number];
export const MODES = ['visit', 'train', 'restock'] as const;
/** How a hero comes to a building (LEG-13.2 to LEG-13.4). */
export type Mode = (typeof MODES)[number];

/** What one city alone has (LEG-13.26). */
export type CityOp =
  /** Things of the shop cost so much less in a hundred, rounded up to a multiple. */
  | { readonly op: 'shopDiscount'; readonly percent: number; readonly step: number }
  /** Treasures more on offer; of these, what is of another kind goes back at once. */
  | { readonly op: 'moreOffers'; readonly n: number; readonly of: readonly ItemKind[] }
  /** Whoever trains recovers so many wounds. */
  | { readonly op: 'mendsTrainees'; readonly n: number }
  | { readonly op: 'traitDiscount'; readonly trait: Trait; readonly coins: number }
  /** A skill costs less XP, and the overlord gains conquest. */
  | { readonly op: 'skillBargain'; readonly xp: number; readonly conquest: number }
  /** Once a week, for coins, all that is unsold goes back and as much is drawn. */
  | { readonly op: 'freshOffers'; readonly coins: number }
  /** Whoever uses the Temple loses these tokens. */
  | { readonly op: 'cleanses'; readonly tokens: readonly Token[] };

/** What Tamalir and the party can buy for good. */
export type UpgradeOp =
  | { readonly op: 'defense'; readonly n: number }
  | { readonly op: 'rating'; readonly building: Rated; readonly n: number }
  /** What a potion costs there. */
  | { readonly op: 'potionPrice'; readonly coins: number }
  /** What a killed hero is worth less, once in each dungeon, one at least. */
  | { readonly op: 'cheaperDeath'; readonly n: number }
  | { readonly op: 'trainingDiscount'; readonly coins: number }
  | { readonly op: 'opens'; readonly trail: TrailKind }
  /** Dice more or fewer of encounter tests. */
  | { readonly op: 'testDice'; readonly n: number }
  /** A move may follow two trails, with a test on the second alone. */
  | { readonly op: 'twoTrails' };

// ---- the overlord ----

export const AVATARS = [
  'titan',
  'beastman-lord',
  'spider-queen',
  'great-wyrm',
  'demon-prince',
  'sorcerer-king',
] as const;
export type Avatar = (typeof AVATARS)[number];
export const PLOTS = ['chains-of-obsidian', 'everlasting-night', 'ascension'] as const;
export type Plot = (typeof PLOTS)[number];

/** What an avatar does on boards all the while (LEG-3.12). */
export type AvatarOp =
  | {
      readonly op:
        | 'spawnCost' // threat, more or less
        | 'eventCost'
        | 'trapCost'
        | 'markerCost' // threat that it takes to turn the marker face up again
        | 'trapWounds'
        | 'handSize'
        | 'chestConquest' // for each chest that heroes open
        | 'moneyThreat' // for each money marker
        | 'dungeonThreat' // as a dungeon begins
        | 'turnThreat' // each turn, in dungeons
        | 'clones'; // with the avatar
      readonly n: number;
    }
  /** Power dice more, of the best metal that they roll. */
  | { readonly op: 'commonDice'; readonly rank: 'master'; readonly n: number };

/** What becomes of a figure: added to what its card says. */
export interface Change {
  readonly speed?: number;
  readonly armour?: number;
  readonly wounds?: number;
  /** For each form above copper. */
  readonly woundsPerForm?: number;
  readonly dice?: Dice;
  /** No more than this of a colour, what is added included. */
  readonly most?: Dice;
  readonly gain?: readonly Owned[];
  readonly immune?: readonly Ability[];
}

/** What the overlord's upgrades do (LEG-16.2). */
export type OverlordOp =
  | { readonly op: 'avatar'; readonly change: Change }
  /** All monsters of these kinds, or of a category; of one rank, if it is named. */
  | {
      readonly op: 'monsters';
      readonly of: readonly MonsterId[] | Category;
      readonly rank?: 'normal' | 'master';
      readonly change: Change;
    }
  /** The avatar comes with one of these orders. */
  | { readonly op: 'comesWith'; readonly orders: readonly ('dodge' | 'guard')[] }
  /** Whom the avatar throws back loses so many wounds more. */
  | { readonly op: 'thrownWounds'; readonly n: number }
  | { readonly op: 'clones'; readonly n: number }
  /** A card that brings monsters of this kind brings more normal ones. */
  | { readonly op: 'moreSpawned'; readonly monster: MonsterId; readonly n: number }
  /** Each turn of the avatar's so many come beside it. */
  | { readonly op: 'broods'; readonly monster: MonsterId; readonly n: number }
  /** Its breath leaves these. */
  | { readonly op: 'breath'; readonly tokens: Tokens }
  /** Once, with its last wound, it stays at so many. */
  | { readonly op: 'survives'; readonly wounds: number }
  /** They see past so many figures or obstacles. */
  | { readonly op: 'seesPast'; readonly of: readonly MonsterId[]; readonly n: number }
  /** They rise again on a surge of this die. */
  | {
      readonly op: 'rises';
      readonly of: readonly MonsterId[];
      readonly rank: 'normal';
      readonly die: 'black';
    };

/** What somebody who rides for the overlord does on the map. */
export type RiderOp =
  /** So much XP less for each of these who is in play. */
  | { readonly op: 'cheaper'; readonly xp: number; readonly beside: readonly string[] }
  /** Follows two trails with a Move, while carrying nothing. */
  | { readonly op: 'twoTrails' }
  /** Conquest more for each city that is razed while in play. */
  | { readonly op: 'razing'; readonly conquest: number }
  /** A city that is ripe falls for certain. */
  | { readonly op: 'sureSiege' }
  /** Back at the keep in the next week, unless the killing blow passed Undying by. */
  | { readonly op: 'returns' }
  /** Goes straight to heroes who are so near. */
  | { readonly op: 'huntsWithin'; readonly trails: number }
  /** Cities that they besiege resist so much less. */
  | { readonly op: 'defense'; readonly n: number }
  /** Heroes whom they meet are ambushed on these faces. */
  | { readonly op: 'ambush'; readonly on: readonly PowerFace[] }
  /** Dungeons that they fortify shake: at the start of each overlord turn, on this face, all heroes on the board lose wounds. */
  | { readonly op: 'tremors'; readonly on: PowerFace; readonly wounds: number };

/** And on the board. */
export type DuelOp =
  /** Movement points to come to any space in sight. */
  | { readonly op: 'blink'; readonly movement: number }
  /** All friends so near attack with more. */
  | { readonly op: 'inspires'; readonly within: number; readonly range: number; readonly damage: number }
  | { readonly op: 'noHealingWithin'; readonly n: number }
  /** A wound through armour, and this face of a power die, or none of them thrown: the hero is killed, spent, or loses an item. */
  | { readonly op: 'onWound'; readonly face?: PowerFace; readonly what: 'dies' | 'spent' | 'losesItem' }
  /** Conquest more for each hero whom they kill. */
  | { readonly op: 'killWorth'; readonly n: number }
  /** Surges take fatigue of whoever is hit, or wounds, as they like. */
  | { readonly op: 'wearsOut'; readonly surges: number; readonly fatigue: number; readonly wounds: number }
  /** Instead, one attack on everybody who is webbed. */
  | { readonly op: 'strikesWebbed'; readonly pierce: number };

/** What cards of a plot do when they are bought, or as long as they lie there. */
export type PlotOp =
  /** So many cities, not Tamalir: potions cost more there, and the Market has less. */
  | { readonly op: 'chain'; readonly cities: number; readonly potions: number; readonly offers: number }
  | { readonly op: 'razeChained' }
  | { readonly op: 'ruinMaster' }
  | { readonly op: 'enslave' }
  /** An object on a dungeon so far from every lieutenant, or on this place. */
  | { readonly op: 'layObject'; readonly object: string; readonly away?: number; readonly at?: string }
  | { readonly op: 'win' }
  | { readonly op: 'razingXp'; readonly n: number }
  /** A temple rises in a razed city. */
  | { readonly op: 'temple' }
  /** At the start of each level the overlord gives one hero these. */
  | { readonly op: 'levelTokens'; readonly tokens: Tokens }
  | { readonly op: 'bars'; readonly trail: TrailKind }
  | { readonly op: 'dungeonThreat'; readonly n: number }
  | { readonly op: 'testDice'; readonly n: number }
  | { readonly op: 'opensKeep' }
  /** One is removed with each Passage of Time; with the last the overlord wins. */
  | { readonly op: 'comets'; readonly n: number };

// ---- variants ----

export const PRESETS = ['classic', 'balanced'] as const;
export type Preset = (typeof PRESETS)[number];

/** Treasure of which metal there is at a level: in the Final Battle gold goes on. */
export const tierOf = (level: Level): Tier => (level === 'final' ? 'gold' : level);

// ---- rumours ----

/** What a rumour does as it is heard (LEG-9.2). */
export type RumourOp =
  | { readonly op: 'potionSale'; readonly coins: number }
  | { readonly op: 'curse' }
  | { readonly op: 'conquest'; readonly side: 'heroes' | 'overlord'; readonly n: number };
