// What is printed on each kind of card: every row is one of these records. Names and texts are in the catalogues.

import type {
  AbilityRow,
  Archetype,
  Attribute,
  Figures,
  Keyword,
  RewardType,
  Subtype,
  SubtypeOf,
  Terrain,
  UniqueKeyword,
  UniqueKeywordOf,
} from './vocabulary.ts';

/** A region of the map. Sprawl City alone has no terrain. */
export interface Region {
  readonly id: string;
  readonly terrain?: Terrain;
  /** Where its Shortcut leads on the day side. */
  readonly shortcut?: string;
  /** The Shortcut is on the Gloom side too. */
  readonly shortcutInGloom?: true;
  /** HP lost there in the Gloom step, and what hard play makes of it. */
  readonly gloomLoss: number;
  readonly gloomLossHard: number;
}

/** Figures of somebody who fights. */
export interface FightFigures {
  readonly combat: number;
  readonly health: number;
  readonly stealth: number;
}

interface Prize {
  readonly gold: number;
  /** The deck shown by the icon (KIL-8.4). */
  readonly reward: RewardType;
  readonly weakness?: UniqueKeyword;
  readonly ability?: AbilityRow;
}

export type EnemyBody = { readonly type: 'enemy'; readonly subtype: SubtypeOf<'enemy'> } & FightFigures & Prize;
export type PlaceBody = {
  readonly type: 'place';
  readonly subtype: SubtypeOf<'place'>;
  readonly confront: Figures;
} & Prize;
export type QuestBody = {
  readonly type: 'quest';
  readonly subtype: SubtypeOf<'quest'>;
  readonly confront: Figures;
} & Prize;
export type StrangerBody = {
  readonly type: 'stranger';
  readonly subtype: SubtypeOf<'stranger'>;
  readonly confront: { readonly influence: number };
  /** The skull values, for a hero whose Enemy token he bears. */
  readonly hostile: FightFigures;
} & Prize;
export type EventBody = { readonly type: 'event'; readonly ability: AbilityRow };
export type DefeatableBody = EnemyBody | PlaceBody | QuestBody | StrangerBody;

/** A card of an Encounter deck. Its keywords are type, subtype and deck; an Event has none. */
export type Encounter = { readonly id: string; readonly deck: Terrain } & (DefeatableBody | EventBody);

/** A Night card and the region it turns over; an Encounter has the keywords of a deck card of that terrain. */
export type NightCard = { readonly id: string; readonly region: string } & (
  | DefeatableBody
  | EventBody
  | { readonly type: 'weather'; readonly ability: AbilityRow }
);

/** A card of a Reward deck. Its keywords are its type and its unique keyword. */
export type Reward = {
  readonly id: string;
  /** Where it can be discovered. */
  readonly region: string;
  /** Value and price. */
  readonly gold: number;
  readonly bonus?: Figures;
  readonly ability?: AbilityRow;
} & (
  | { readonly type: 'item'; readonly unique: UniqueKeywordOf<'item'> }
  | { readonly type: 'spell'; readonly unique: UniqueKeywordOf<'spell'>; readonly loreLock: number }
  | { readonly type: 'ally'; readonly unique: UniqueKeywordOf<'ally'> }
  | { readonly type: 'title'; readonly unique: UniqueKeywordOf<'title'> }
);

export interface Chapter {
  readonly keywords: readonly Keyword[];
  /** Asked for besides in a game of one or two heroes. */
  readonly extra: readonly Keyword[];
}

/** A Totem: an Asset with the keywords `totem` and its archetype, neither of them unique. */
export interface Totem {
  readonly id: string;
  readonly gold: number;
  readonly bonus: Figures;
  readonly ability: AbilityRow;
}

export interface Saga {
  readonly id: string;
  /** Whom it suits. */
  readonly archetype: Archetype;
  readonly chapters: readonly [Chapter, Chapter, Chapter, Chapter];
  readonly finale: { readonly region: string; readonly values: Figures };
  readonly totem: Totem;
}

export interface Ancient {
  readonly id: string;
  /** Where it enters play. */
  readonly region: string;
  readonly plotTerrains: readonly Terrain[];
  readonly combat: number;
  readonly health: number;
  readonly gold: number;
  /** Its Ability card. */
  readonly ability: AbilityRow;
}

/** What a Clear action must bring to remove a Plot. */
export type ToDefeat =
  | { readonly pay: 'gold' | 'rumours' | 'talents'; readonly n: number }
  | { readonly pay: 'test'; readonly attribute: Attribute; readonly value: number };

/** A Plot. Its keywords are `plot` and its subtype. */
export interface Plot {
  readonly id: string;
  readonly ancient: string;
  readonly subtype: Subtype;
  readonly gold: number;
  readonly toDefeat: ToDefeat;
  readonly ability: AbilityRow;
}

export interface Loot {
  readonly id: string;
  /** Tokens in the bag. */
  readonly count: number;
  /** Discarded at once for its effect (KIL-8.10). */
  readonly immediate: boolean;
  readonly ability: AbilityRow;
}

export type Attributes = { readonly [attribute in Attribute]: number };

export type Race = { readonly id: string; readonly health: number; readonly ability?: AbilityRow } & Attributes;

export type HeroClass = {
  readonly id: string;
  readonly archetype: Archetype;
  readonly ability?: AbilityRow;
} & Attributes;

export interface Talent {
  readonly id: string;
  readonly archetype: Archetype;
  readonly level: 1 | 2 | 3 | 4;
  readonly row: 'a' | 'b';
  readonly ability: AbilityRow;
}
