// What is printed on boards, tiles and cards: every row is one of these records. Names and texts are in the catalogues.

import type {
  Campaign,
  CardRule,
  CharacterPlace,
  Condition,
  Counter,
  Deck,
  DeckId,
  FoeId,
  Goal,
  LaidTile,
  MarkerKind,
  ScenarioId,
  ScenarioRule,
  TileTable,
} from './scenarios/vocabulary.ts';
import type {
  AttackRow,
  CardOp,
  CardTrigger,
  ChallengeRow,
  Chapter,
  Colour,
  Company,
  Counted,
  Effect,
  Element,
  EncounterId,
  EquipmentSlot,
  GainOp,
  Gem,
  HeroId,
  HeroSlot,
  HeroTileKind,
  ItemKind,
  ItemSlot,
  LegendId,
  Level,
  Material,
  Mine,
  Mode,
  Needs,
  PerPlayers,
  Post,
  ResourceId,
  SlotId,
  SpaceKind,
  SupplyItemId,
  TileClass,
  TileColour,
  TileId,
  WoundRow,
} from './vocabulary.ts';

// ---- heroes ----

/** What unlocks a slot in a Trade Action (EUT-15.12, EUT-16.9). */
export type Lock = { readonly gold: number } | { readonly essence: Element };

export interface SlotRow {
  readonly id: SlotId;
  readonly symbol: HeroSlot | EquipmentSlot;
  readonly lock?: Lock;
}

export interface HeroRow {
  readonly id: HeroId;
  readonly colour: Colour;
  readonly health: number;
  readonly gaarSlots: number;
  readonly dwurtSlots: number;
  readonly gemSlots: number;
  readonly bags: number;
  readonly slots: readonly SlotRow[];
}

/** What an Item or an Ability can do. */
export interface TileRow {
  readonly effects?: readonly Effect[];
  readonly attack?: readonly AttackRow[];
  readonly gemSlots?: number;
  /** What it does reaches an Immune Monster all the same (EUT-17.18). */
  readonly pierces?: true;
}

export interface HeroTileRow extends TileRow {
  readonly id: string;
  readonly hero: HeroId;
  readonly kind: HeroTileKind;
  /** What Revealing it takes; a starting tile has none (EUT-2.16). */
  readonly reputation?: number;
  /** To Learn an Ability, to buy Equipment. */
  readonly cost: number;
  /** Of Equipment. */
  readonly sell?: number;
  /** Played alone, or by several (EUT-2.18). */
  readonly players?: 'one' | 'several';
}

// ---- items ----

/** Where an Item comes from. */
export type ItemSource =
  | { readonly post: Post }
  | { readonly treasure: Level }
  | { readonly reward: EncounterId }
  | { readonly legend: LegendId }
  | 'supply';

export interface ItemRow extends TileRow {
  readonly id: string;
  readonly kind: ItemKind;
  readonly from: ItemSource;
  readonly copies: number;
  /** Where it is equipped; without a slot it works from any storage. */
  readonly slot?: ItemSlot;
  readonly material?: Material;
  /** Without prices it can neither be bought nor sold, and counts 0 at scoring (R22). */
  readonly price?: { readonly buy: number; readonly sell: number };
  /** A Weapon for the Initiative attack alone (R28). */
  readonly initiative?: true;
  /** Discarded after use. */
  readonly consumed?: true;
}

export type SupplyItemRow = ItemRow & { readonly id: SupplyItemId };

export interface ResourceRow {
  readonly id: ResourceId;
  readonly mine: Mine;
  readonly copies: number;
  /** Selling gives one of them (EUT-8.20). */
  readonly sale: readonly [readonly GainOp[], ...(readonly GainOp[])[]];
}

export interface GemRow {
  readonly id: Gem;
  /** A Ruby works without being turned (R64). */
  readonly turns: boolean;
  readonly copies: number;
  readonly effects: readonly Effect[];
}

export interface EssenceRow {
  readonly id: Element;
  readonly copies: number;
  readonly effects: readonly Effect[];
}

// ---- monsters ----

/** What is printed on the face of whoever is fought. */
export interface FighterRow {
  readonly level: Level;
  readonly wounds: readonly WoundRow[];
  /** Added to the Hero's Combat Strength: 0 or less (EUT-10.42). */
  readonly penalty: number;
  readonly silver: number;
  readonly goldCards: number;
  readonly chaos: number;
  readonly gaar: number;
  readonly immune?: true;
}

export interface MonsterRow extends FighterRow {
  readonly id: string;
  readonly health: number;
  /** Above it there is no Reward (EUT-11.2). */
  readonly reputationMax: number;
  readonly reward: readonly GainOp[];
}

/** On such a space, on one beside it, on one of the three hexes around it (EUT-17.5). */
export interface Lair {
  readonly relation: 'on' | 'adjacent' | 'outer';
  readonly place: SpaceKind | EncounterId;
}

export interface EliteRow extends FighterRow {
  readonly id: string;
  readonly health: number;
  readonly lair: Lair;
  /** What its Bounty gives, whatever the Reputation (EUT-17.8). */
  readonly reward: readonly GainOp[];
}

export interface ElementalRow {
  readonly id: Element;
  readonly ranges: readonly ChallengeRow[];
}

// ---- cards ----

export interface PowerCardRow {
  readonly id: string;
  readonly deck: 'silver' | 'gold';
  readonly copies: number;
  readonly trigger: CardTrigger;
  readonly company?: Company;
  /** By how many are played together (EUT-12.9). */
  readonly sections: readonly (readonly CardOp[])[];
  readonly continuous?: readonly CardOp[];
}

/** What the Monster's dice show, how many Gaar and Chaos Actions it tries (EUT-19.20 to EUT-19.23). */
export interface CombatCardRow {
  readonly id: string;
  readonly dice: readonly [left: number, right: number];
  readonly gaar: number;
  readonly chaos: number;
}

export interface EncounterRow {
  readonly id: EncounterId;
  readonly chapter: Chapter;
  /** It has Reward tiles (EUT-13.18). */
  readonly rewards?: true;
}

export interface QuestRow {
  readonly id: string;
  readonly encounter: EncounterId;
  readonly company?: Company;
  readonly needs: Needs;
  readonly reward: readonly GainOp[];
}

export interface LegendRow {
  readonly id: LegendId;
  readonly needs: Needs;
  readonly reward: readonly GainOp[];
  /** The Item that it gives besides. */
  readonly artifact: string;
}

export interface DwurtFaceRow {
  readonly face: number;
  readonly ops: readonly GainOp[];
}

// ---- the map ----

export interface SpaceRow {
  readonly kind: SpaceKind;
  readonly monster?: Level;
  /** With a Monster alone (EUT-11.4). */
  readonly loot?: readonly GainOp[];
  readonly encounter?: EncounterId;
  readonly legend?: LegendId;
}

export interface TerritoryRow {
  readonly id: TileId;
  readonly chapter: Chapter;
  readonly class: TileClass;
  /** Of a Scenario tile. */
  readonly colour?: TileColour;
  /** A Fixed tile that is used alone too (EUT-19.1). */
  readonly solo?: true;
  /** At (0,0), (1,0) and (0,1) from the origin (EUT-5.3). */
  readonly spaces: readonly [SpaceRow, SpaceRow, SpaceRow];
  /** The fourth space of a Special tile. */
  readonly centre?: SpaceRow;
}

// ---- scoring ----

export const SCORE_ROWS = [
  'hero-tokens',
  'interaction-tokens',
  'trade-tokens',
  'defeated-heroes',
  'quests',
  'elites',
] as const;
export interface ScoreRow {
  readonly id: (typeof SCORE_ROWS)[number];
  /** The highest step that is reached counts. */
  readonly steps: readonly { readonly atLeast: number; readonly reputation: number }[];
}

// ---- scenarios ----

interface Foe {
  readonly id: FoeId;
  /** A Hero who enters its space must fight it, or may. */
  readonly engage: 'must' | 'may';
  /** The fight then stops without a victor. */
  readonly rounds?: number;
  /** Damage stays between fights. */
  readonly lasting?: true;
}

export type FoeRow = Foe &
  (
    | ({
        readonly form: 'single';
        readonly health: PerPlayers;
        readonly reward: readonly GainOp[];
      } & FighterRow)
    /** Cards that are beaten one after the other, each with its own Health and Reward. */
    | { readonly form: 'stages' }
    /** One Health; which card is in force depends on a counter. */
    | { readonly form: 'phases'; readonly health: PerPlayers; readonly reward: readonly GainOp[] }
  );

export interface StageCardRow extends FighterRow {
  readonly id: string;
  readonly form: 'stage';
  readonly foe: FoeId;
  readonly stage: number;
  readonly health: PerPlayers;
  readonly magicDefence: number;
  readonly reward: readonly GainOp[];
}

export interface PhaseCardRow extends FighterRow {
  readonly id: string;
  readonly form: 'phase';
  readonly foe: FoeId;
  /** The first value of the counter at which it is in force. */
  readonly from: number;
  readonly rules: readonly CardRule[];
}

export interface DeckCardRow {
  readonly id: string;
  readonly form: 'deck';
  readonly deck: DeckId;
  readonly tier?: 1 | 2 | 3;
  readonly rules: readonly CardRule[];
}

export interface RecallCardRow {
  readonly id: string;
  readonly form: 'recall';
  readonly episode: 1 | 2 | 3;
  readonly elements: readonly Element[];
  /** Where its tokens lie: on Elementals that are Recalled, or on Rifts, as seals. */
  readonly on: 'elementals' | 'rifts';
  /** What the episode asks of those who play together, or alone. */
  readonly goal: readonly Condition[];
}

export interface FaerCardRow {
  readonly id: string;
  readonly form: 'faer';
  readonly order: readonly Element[];
  readonly rules: readonly CardRule[];
}

export interface CharacterRow {
  readonly id: string;
  readonly form: 'character';
  readonly at: CharacterPlace;
  readonly needs: Needs;
  readonly reward: readonly GainOp[];
  /** Counted for whoever meets it. */
  readonly clues: number;
}

/** A reminder of the Griffin's rules. */
export interface GriffinCardRow {
  readonly id: string;
  readonly form: 'griffin';
}

export type ScenarioCardRow =
  | StageCardRow
  | PhaseCardRow
  | DeckCardRow
  | RecallCardRow
  | FaerCardRow
  | CharacterRow
  | GriffinCardRow;

export interface ScenarioRow {
  readonly id: ScenarioId;
  readonly modes: readonly Mode[];
  readonly rounds: Counted;
  /** Among rivals, where the game is shorter: nobody has to win against the scenario. */
  readonly rivalRounds?: number;
  /** 1 (first games) to 5. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  readonly chapters: readonly Chapter[];
  /** Levels of the Elites that are used. */
  readonly elites: readonly Level[];
  readonly griffin?: true;
  /** With the Griffin module the Fixed tiles of Chapter I go on top of the stack (EUT-22.11). */
  readonly griffinOnTop?: true;
  readonly tiles: { readonly [players in 1 | 2 | 3 | 4]: TileTable };
  /** What lies on the map at the start; the first is the starting tile. */
  readonly layout: readonly [LaidTile, ...LaidTile[]];
  /** Tiles that are certainly in the stack, among the numbers of their Chapter. */
  readonly include?: readonly TileId[];
  /** Besides, with three players or more. */
  readonly includeOfMany?: readonly TileId[];
  /** Colours whose Scenario tiles are used: all, or so many at random. */
  readonly colours?: { readonly [colour in TileColour]?: 'all' | Counted };
  /** Single Scenario tiles used besides. */
  readonly scenarioTiles?: readonly TileId[];
  readonly foes: readonly FoeId[];
  readonly decks: readonly Deck[];
  readonly cards?: readonly string[];
  readonly markers: readonly MarkerKind[];
  readonly counters: readonly Counter[];
  readonly rules: readonly ScenarioRule[];
  readonly goals: { readonly [mode in Mode]?: Goal };
  readonly campaign?: Campaign;
}
