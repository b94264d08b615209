// The words in which scenarios and their cards are written: when a rule speaks, on what condition, for whom, about which spaces, and
// what it does. Several rules of the same moment are carried out in the order of their list.

import type { Chapter, Counted, GainOp, Level, Mode, OpOf, Post, Price, SpaceKind, TileId } from '../vocabulary.ts';

// ---- the names of things ----

export const SCENARIOS = [
  'the-hunt',
  'villagers-rescue',
  'devastation-incarnate',
  'wings-of-farruga',
  'mirrezils-hoard',
  'hecatomb',
  'the-saboteur',
  'recall-1',
  'recall-2',
  'recall-3',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** Figures that stand on the map and can be fought. */
export const FOES = ['golem', 'farruga', 'mirrezil', 'accomplice', 'saboteur', 'magma-demon'] as const;
export type FoeId = (typeof FOES)[number];

/** Tokens of scenarios on spaces. A pit is a Destruction token B with a Level. */
export const MARKERS = ['destruction-a', 'destruction-b', 'pit', 'emblem', 'recall', 'villager'] as const;
export type Marker = (typeof MARKERS)[number];
/** A marker, or either Destruction token. */
export type MarkerKind = Marker | 'destruction';

export const DECKS = ['offensive', 'event', 'hecatomb'] as const;
export type DeckId = (typeof DECKS)[number];

export const COUNTERS = [
  'ledger',
  'villagers',
  'delivered',
  'wake',
  'legend',
  'monsters',
  'pits-closed',
  'clue',
  'recalled',
  'sealed',
  'seals',
] as const;
export type CounterId = (typeof COUNTERS)[number];

// ---- spaces ----

/** `any`: every hex but a Village; neither the Chapel nor any other centre. `trading-post`, `mine`: any of the three. */
export type WhereKind = SpaceKind | 'any' | 'trading-post' | 'mine';

/** Revealed spaces, as far as all of this is true of them. */
export interface Spaces {
  readonly kinds?: readonly WhereKind[];
  readonly liberated?: true;
  /** Where this piece stands. */
  readonly piece?: FoeId;
  readonly marker?: MarkerKind;
  readonly without?: readonly MarkerKind[];
  /** With an Interaction token of the Hero. */
  readonly own?: true;
  /** No Hero stands there. */
  readonly vacant?: true;
  /** Of Rifts. */
  readonly unsealed?: true;
  readonly within?: { readonly n: number; readonly of: Spaces };
  /** Ties are broken at random. Without it there is one such space. */
  readonly pick?: 'all' | 'random' | { readonly nearest: Spaces } | { readonly farthest: Spaces };
  /** Used if no space matches. */
  readonly otherwise?: Spaces;
}
/** `here`: where the Hero stands. `character`: the place that a Character card names. */
export type Where = Spaces | 'here' | 'nearest-hero' | 'character';

// ---- moments ----

interface Rounds {
  readonly round?: number;
  readonly from?: Counted;
  readonly to?: number;
}

export type When =
  /** At the end of EUT-2. */
  | { readonly at: 'setup' }
  /** After EUT-3.2 to EUT-3.4, before the first turn. */
  | ({ readonly at: 'roundStart' } & Rounds)
  /** After the last turn, before the Round marker moves. A Hero who dies here dies outside combat. */
  | ({ readonly at: 'roundEnd' } & Rounds)
  | { readonly at: 'reveal'; readonly kind: SpaceKind }
  /** After step 1 of EUT-11: the foe, for good; the Monster of a pit; a Monster printed on the map. */
  | { readonly at: 'defeat'; readonly foe: FoeId }
  | { readonly at: 'defeat'; readonly marker: 'pit' }
  | { readonly at: 'defeat'; readonly monsters: readonly Level[] }
  /** However it ends. */
  | { readonly at: 'fightEnd'; readonly foe: FoeId }
  /** EUT-9.20, as often as the Hero pays. */
  | { readonly at: 'combatPrep'; readonly foe: FoeId }
  /** A Hero dies in combat. */
  | { readonly at: 'death' }
  | { readonly at: 'legend' }
  /** Offered to a Hero on a Liberated space (EUT-13.1). */
  | { readonly at: 'freeAction'; readonly where: Where }
  /** Each time the conditions become true. */
  | { readonly at: 'asSoonAs' }
  | { readonly at: 'always' }
  /** Before step 1 of EUT-18. */
  | { readonly at: 'gameEnd' };

/** At least so much, or at most. */
type Bound = { readonly atLeast: Counted } | { readonly atMost: Counted };

export type Condition =
  /** The Hero's own, if its scope is the Hero. */
  | ({ readonly is: 'counter'; readonly counter: CounterId } & Bound)
  /** On the whole map. */
  | ({ readonly is: 'markers'; readonly marker: MarkerKind } & Bound)
  /** On one space of this kind. */
  | ({ readonly is: 'markersOn'; readonly kind: SpaceKind; readonly marker: MarkerKind } & Bound)
  | { readonly is: 'defeated' | 'notDefeated' | 'onMap'; readonly foe: FoeId }
  | { readonly is: 'standsOn'; readonly foe: FoeId; readonly kind: SpaceKind }
  | ({ readonly is: 'damagedThisRound'; readonly foe: FoeId } & Bound)
  | { readonly is: 'lastRoundOver' }
  /** The episode does not follow another one in a campaign. */
  | { readonly is: 'standalone' }
  /** The house lets later rivals begin with more. */
  | { readonly is: 'lateStart' }
  /** EUT-18.14 and EUT-18.15. */
  | { readonly is: 'mostReputation' }
  /** Of every Hero, after final scoring, or as it would be if the game ended now. */
  | { readonly is: 'reputation'; readonly atLeast: Counted };

/** Whom what is given or taken concerns; without it the Hero who set the rule off. */
export type Who =
  /** In turn order from the first player. */
  | 'each'
  /** All but the first player. */
  | 'later'
  | { readonly within: number; readonly of: Spaces }
  /** The Hero with the highest counter, if it is above 0; in a tie each of them gets `tie` instead. */
  | { readonly most: CounterId; readonly tie: number };

// ---- what rules do ----

/**
 * What a value is multiplied by: full so many Damage inflicted in this fight, the Monster's Level, a counter, tokens on the map, those
 * who play before the Hero.
 */
export type Per =
  | { readonly damage: number }
  | { readonly level: true }
  | { readonly counter: CounterId }
  | { readonly markers: MarkerKind }
  | { readonly tiles: 'legend' }
  | { readonly before: 'players' };

/** Figures that a card changes. Prices and Movement stay at least 1. */
export type Modifier =
  | {
      readonly stat:
        | 'buyPrice'
        | 'actionMovement' // of each token spent for Movement
        | 'monsterStrength'
        | 'monsterReputation' // besides the Reward and whatever its limit
        | 'challengeRoll';
      readonly n: number;
    }
  | { readonly stat: 'freeMineCart' }
  /** Of the element that the Faer token marks. */
  | { readonly stat: 'markedChallengeRoll' | 'markedReach'; readonly n: number };

export type ScenarioOp =
  | GainOp
  | { readonly op: 'reputation' | 'loseReputation'; readonly n: number; readonly per: Per }
  /** As many as there are, at most `n` (Skoldur: Gaar from Bags first, then Dwurt). */
  | { readonly op: 'loseGaar'; readonly n: number }
  | { readonly op: 'counter'; readonly counter: CounterId; readonly n: number }
  // pieces
  /** Nothing is set off. At the Towers it stands on one of the three hexes. Where nothing matches nothing happens. */
  | { readonly op: 'place'; readonly piece: FoeId; readonly where: Spaces }
  /** By a shortest way over revealed spaces. `trail`: it destroys each space it quits. */
  | {
      readonly op: 'move';
      readonly piece: FoeId;
      readonly steps: number;
      readonly toward: Spaces | 'nearest-hero';
      readonly trail?: true;
    }
  | { readonly op: 'remove'; readonly piece: FoeId }
  /** The foe can be fought on its space in the way its row says. */
  | { readonly op: 'fight'; readonly foe: FoeId }
  /** The card in force is the last one whose threshold the counter has reached. */
  | { readonly op: 'phase'; readonly foe: FoeId; readonly counter: CounterId }
  | { readonly op: 'healFoe'; readonly foe: FoeId; readonly n: number }
  /** Never below 0; a stage never above 4. */
  | { readonly op: 'magicDefence'; readonly foe: FoeId; readonly n: number; readonly per?: Per }
  /** Until the end of the Hero's next fight against the foe each attack that deals Damage deals more (EUT-13.26). */
  | { readonly op: 'forge'; readonly foe: FoeId; readonly n: number }
  /** The Griffin goes where the piece came from, if it is entered (EUT-22.10). */
  | { readonly op: 'moveGriffin'; readonly piece: FoeId }
  // tokens on spaces
  | { readonly op: 'mark'; readonly marker: Marker; readonly n: number; readonly where: Spaces | 'here' }
  | {
      readonly op: 'unmark';
      readonly marker: MarkerKind;
      readonly n: number | 'all';
      readonly where: Spaces | 'here';
    }
  /** Destruction token A on a Trading Post or a Village, B elsewhere; not where a Hero stands, who suffers Wounds instead. */
  | { readonly op: 'ruin'; readonly where: Spaces; readonly guardWounds: number }
  /** An undefeated Monster of this Level stands there again; never on a space with a Hero, a piece, a Village or on a centre. */
  | { readonly op: 'pit'; readonly level: Level; readonly n: Counted; readonly where: Spaces }
  /** Fought like any Monster; no Loot, no token; on an outer hex it closes the centre. */
  | { readonly op: 'pitRule' }
  /** A Recalled Elemental has no Power and cannot be Challenged. */
  | { readonly op: 'recallRule' }
  // cards
  | { readonly op: 'draw'; readonly deck: DeckId; readonly n: number }
  | { readonly op: 'useCard'; readonly card: string }
  /** Meet what the Character of this place asks for, and gain what is offered. */
  | { readonly op: 'useCharacter' }
  /** The Faer token goes to the next element of the card. */
  | { readonly op: 'faer' }
  // trade
  | { readonly op: 'renewOffers' }
  | { readonly op: 'freeReveal' }
  /** With all three Offers, no tax, the services of the Merchants. */
  | { readonly op: 'tradeAllOffers' }
  | { readonly op: 'modifier'; readonly modifier: Modifier; readonly until: 'roundEnd' | 'inPlay' }
  // Trophies and Villagers
  /** Any number of Trophies for Reputation by Level, counted on `ledger`; `first` more for the first of each Level. */
  | { readonly op: 'ledger'; readonly worth: { readonly [level in Level]: number }; readonly first: number }
  | { readonly op: 'deliver'; readonly reputation: number }
  | { readonly op: 'dropVillagers' }
  | { readonly op: 'pickUpVillagers' }
  // the end
  /** At the end of this round, or so many rounds later. */
  | { readonly op: 'endGame'; readonly delay: 0 | 1 };

/** What cards of scenarios do. */
export type CardRuleOp =
  | GainOp
  | OpOf<
      ScenarioOp,
      | 'loseGaar'
      | 'place'
      | 'move'
      | 'healFoe'
      | 'magicDefence'
      | 'unmark'
      | 'ruin'
      | 'pit'
      | 'faer'
      | 'renewOffers'
      | 'modifier'
    >;

export interface CardRule {
  /** Without it: when the card is turned up. */
  readonly when?: When;
  readonly who?: Exclude<Who, 'later' | { readonly most: CounterId }>;
  readonly do: readonly CardRuleOp[];
}

// ---- scenarios ----

/** A special rule. Its words are in the catalogue: `scenario.<scenario>.rule.<id>`. */
export interface ScenarioRule {
  readonly id: string;
  /** Without it: in every mode of the scenario. */
  readonly modes?: readonly Mode[];
  readonly when: When;
  /** All of them. */
  readonly if?: readonly Condition[];
  readonly who?: Who;
  /** The player may decline. */
  readonly optional?: true;
  /** Each Hero once for each Character, or for each space. */
  readonly limit?: 'oncePerCharacter' | 'oncePerSpace' | 'oncePerTurn';
  readonly cost?: readonly Price[];
  readonly do: readonly ScenarioOp[];
  /** Something is told when it first happens: `scenario.<scenario>.told.<id>`, among the secrets. */
  readonly told?: true;
}

/** Looked at after every action, every card and at the end of each round, winning first. */
export interface Goal {
  /** All of them. */
  readonly win: readonly Condition[];
  /** One of these, and all of it. */
  readonly lose: readonly (readonly Condition[])[];
  /** Reputation after final scoring; the victory itself is bronze. */
  readonly ranks?: { readonly silver: number; readonly gold: number };
}

export interface Counter {
  readonly id: CounterId;
  readonly scope: 'table' | 'hero' | { readonly [mode in Mode]: 'table' | 'hero' };
  readonly max?: number;
}

/** `tiers`: so many cards of each tier, drawn at random, the lowest tier on top. An empty stack is shuffled again or gives no card. */
export interface Deck {
  readonly id: DeckId;
  readonly tiers?: { readonly [tier in 1 | 2 | 3]: Counted };
  readonly reshuffle: boolean;
}

/** How many tiles of a Chapter are drawn at random (EUT-2.6, EUT-2.9). */
export type TileNumbers = { readonly [chapter in Chapter]?: number };
export interface TileTable {
  readonly encounter: TileNumbers;
  readonly other: TileNumbers;
}

/** A tile that lies on the map from the start: where its first hex is (EUT-5.3). */
export interface LaidTile {
  readonly tile: TileId;
  readonly q: number;
  readonly r: number;
}

/** What Heroes take along from the episode before, and what they begin with. */
export interface Carry {
  readonly keep: readonly (
    | 'heroTiles'
    | 'pool'
    | 'unlockedSlots'
    | 'equipment'
    | 'items'
    | 'gems'
    | 'essences'
    | 'gaar'
  )[];
  readonly lose: readonly ('trophies' | 'silverGoldCards' | 'questCards' | 'bountyCards' | 'killTokens')[];
  /** Whoever has less begins with the least: an episode that was won early leaves a Hero poor. */
  readonly gold: { readonly least: number; readonly most: number };
  readonly reputation: number;
  /** 1 more for each full `per` points of the episode before. */
  readonly bonus: { readonly per: number; readonly max: number };
  readonly begin: readonly ('fullHealth' | 'freeReveal' | 'tradeAllOffers')[];
}

export interface Campaign {
  readonly cycle: 'recall';
  readonly episode: 1 | 2 | 3;
  readonly previous?: ScenarioId;
  readonly next?: ScenarioId;
  readonly carry?: Carry;
}

/** Where a Character is found. */
export type CharacterPlace = 'chapel' | Post;
