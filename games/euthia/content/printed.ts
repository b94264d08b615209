// How tiles and cards are written down: short words for what is printed on them, of which the rows of `rows.ts` are made.

import type {
  EliteRow,
  FighterRow,
  HeroTileRow,
  ItemRow,
  ItemSource,
  Lair,
  MonsterRow,
  QuestRow,
  SpaceRow,
  TerritoryRow,
} from './rows.ts';
import type { ScenarioOp } from './scenarios/vocabulary.ts';
import {
  type AttackRow,
  type CardOp,
  type ChallengeRow,
  type Chapter,
  type Company,
  type Effect,
  ELEMENTS,
  type Element,
  type EncounterId,
  type GainOp,
  GEMS,
  type Gem,
  type HeroId,
  type HeroTileKind,
  type ItemKind,
  type ItemSlot,
  type Level,
  type Mine,
  type MonsterOp,
  type Needs,
  type OwnToken,
  type Price,
  type Proof,
  type ResourceId,
  type SpaceKind,
  type TileClass,
  type TileId,
  type TileOp,
  type Trigger,
  type WoundRow,
} from './vocabulary.ts';

// ---- what effects do ----

type Counted<Op> = Op extends { readonly op: infer Name extends string; readonly n: number }
  ? keyof Op extends 'op' | 'n'
    ? Name
    : never
  : never;
type Plain<Op> = Op extends { readonly op: infer Name extends string } ? (keyof Op extends 'op' ? Name : never) : never;
/** `{ heal: 2, mineCart: true }`: the ops of these names, in this order. */
type Words<Op> = { readonly [name in Counted<Op>]?: number } & { readonly [name in Plain<Op>]?: true };

/** `{ reputation: 2, ruby: 1, fire: 1, treasure: 3 }`: Gems and Essences by their names, a Treasure by its Level. */
export type Gains = Words<GainOp> & { readonly [thing in Gem | Element]?: number } & { readonly treasure?: Level };
type Deeds = Gains & Words<TileOp>;

function ops(words: object): object[] {
  return Object.entries(words).map(([op, n]) => {
    if (GEMS.some(gem => gem === op)) return { op: 'gem', gem: op, n };
    if (ELEMENTS.some(element => element === op)) return { op: 'essence', essence: op, n };
    if (op === 'treasure') return { op, level: n };
    return n === true ? { op } : { op, n };
  });
}
export const gains = (words: Gains): readonly GainOp[] => ops(words) as GainOp[];
/** What a rule of a scenario does. */
export const does = (words: Gains & Words<ScenarioOp>): readonly ScenarioOp[] => ops(words) as ScenarioOp[];
/** One section of a Silver or Gold card. */
export const section = (words: Words<CardOp>): readonly CardOp[] => ops(words) as CardOp[];

/** An effect and when it may be used. */
export const on = (trigger: Trigger, words: Deeds, more: Pick<Effect, 'set' | 'cost'> = {}): Effect => ({
  trigger,
  ...more,
  ops: ops(words) as TileOp[],
});
export const always = (words: Deeds): Effect => on('permanent', words);
/** Outside combat, or Before Combat. */
export const act = (words: Deeds, more?: Pick<Effect, 'set' | 'cost'>): Effect => on('none', words, more);

// ---- rulers ----

/** `{ 5: 1, 8: 2 }`: from 5 on one thing, from 8 on another; `any`: what holds below. */
type Ruler<Value> = { readonly [from: number]: Value } & { readonly any?: Value };

const read = <Value, Row extends object>(
  { any, ...ruler }: Ruler<Value>,
  row: (value: Value) => Row,
): (Row & { readonly from?: number })[] => [
  ...(any === undefined ? [] : [row(any)]),
  ...Object.entries<Value>(ruler).map(([from, value]) => ({ from: Number(from), ...row(value) })),
];

/** Damage, and what it does besides. */
type Damage = number | readonly [damage: number, deeds: Deeds];
const attackOf = (ruler: Ruler<Damage>): readonly AttackRow[] =>
  read(ruler, damage =>
    typeof damage === 'number' ? { damage } : { damage: damage[0], ops: ops(damage[1]) as TileOp[] },
  ) as AttackRow[];

/** Wounds, and the special effect beside them. */
type Wounds = number | readonly [wounds: number, special: Words<MonsterOp>];
const woundsOf = (ruler: Ruler<Wounds>): readonly WoundRow[] =>
  read(ruler, wounds =>
    typeof wounds === 'number' ? { wounds } : { wounds: wounds[0], special: ops(wounds[1]) as MonsterOp[] },
  );

export const challenge = (ruler: Ruler<Gains>): readonly ChallengeRow[] =>
  read(ruler, words => ({ ops: gains(words) }));

// ---- Monsters ----

/** What of a face is not said is 0. */
type Face = Pick<FighterRow, 'level' | 'penalty' | 'immune'> &
  Partial<Pick<FighterRow, 'silver' | 'goldCards' | 'chaos' | 'gaar'>>;

export const fighter = (
  { level, penalty, silver = 0, goldCards = 0, chaos = 0, gaar = 0, immune }: Face,
  wounds: Ruler<Wounds>,
): FighterRow => ({
  level,
  wounds: woundsOf(wounds),
  penalty,
  silver,
  goldCards,
  chaos,
  gaar,
  ...(immune && { immune }),
});

const faced = (id: string, health: number, face: Face, wounds: Ruler<Wounds>) => {
  const { level, ...rest } = fighter(face, wounds);
  return { id, level, health, ...rest };
};

export const monstersOf =
  (level: Level, reputationMax: number) =>
  (
    id: string,
    {
      health,
      most = reputationMax,
      ...face
    }: Omit<Face, 'level'> & { readonly health: number; readonly most?: number },
    wounds: Ruler<Wounds>,
    reward: Gains,
  ): MonsterRow => ({
    ...faced(id, health, { level, ...face }, wounds),
    reputationMax: most,
    reward: gains(reward),
  });

export const elite = (
  id: string,
  { health, ...face }: Face & { readonly health: number },
  wounds: Ruler<Wounds>,
  [relation, place]: readonly [Lair['relation'], Lair['place']],
  reward: Gains,
): EliteRow => ({ ...faced(id, health, face, wounds), lair: { relation, place }, reward: gains(reward) });

// ---- Items and Hero tiles ----

type ItemFacts = Omit<ItemRow, 'id' | 'kind' | 'from' | 'price' | 'effects' | 'attack'> & {
  /** What it costs, and what it is sold for. */
  readonly price?: readonly [buy: number, sell: number];
  readonly attack?: Ruler<Damage>;
};

const worked = (effects: readonly Effect[], attack: Ruler<Damage> | undefined) => ({
  ...(effects.length > 0 && { effects }),
  ...(attack && { attack: attackOf(attack) }),
});

/** Makers of Items, by where these come from. */
export function itemsFrom(from: ItemSource) {
  const item = (
    id: string,
    kind: ItemKind,
    { copies, slot, material, price, attack, ...facts }: ItemFacts,
    ...effects: readonly Effect[]
  ): ItemRow => ({
    id,
    kind,
    from,
    copies,
    ...(slot && { slot }),
    ...(material && { material }),
    ...(price && { price: { buy: price[0], sell: price[1] } }),
    ...facts,
    ...worked(effects, attack),
  });
  const worn =
    (kind: ItemKind, slot?: ItemSlot) =>
    (id: string, facts: ItemFacts, ...effects: readonly Effect[]): ItemRow =>
      item(id, kind, slot ? { ...facts, slot } : facts, ...effects);
  return {
    item,
    armour: worn('armour'),
    jewellery: worn('jewellery', 'jewellery'),
    weapon: worn('weapon', 'sword'),
    shield: worn('shield', 'sword'),
    /** Discarded after use. */
    once: (id: string, kind: ItemKind, facts: ItemFacts, ...effects: readonly Effect[]): ItemRow =>
      item(id, kind, { ...facts, consumed: true }, ...effects),
  };
}

type HeroTileFacts = Omit<HeroTileRow, 'id' | 'hero' | 'kind' | 'effects' | 'attack'> & {
  readonly attack?: Ruler<Damage>;
};

/** A Hero tile's row, by whose it is. */
export const tilesFor = (hero: HeroId) => {
  const tile =
    (kind: HeroTileKind) =>
    (id: string, { attack, ...facts }: HeroTileFacts, ...effects: readonly Effect[]): HeroTileRow => ({
      id,
      hero,
      kind,
      ...facts,
      ...worked(effects, attack),
    });
  return {
    weapon: tile('weapon'),
    shield: tile('shield'),
    ability: tile('ability'),
    combatAbility: tile('combat-ability'),
    initiativeAbility: tile('initiative-ability'),
  };
};

// ---- Quests ----

type Sum<All, Key extends string> = All extends { readonly n: number } & { readonly [key in Key]: infer Name }
  ? keyof All extends Key | 'n'
    ? Name
    : never
  : never;

export const pay = (what: Sum<Price, 'pay'>, n: number): Price => ({ pay: what, n }) as Price;
export const gem = (name: Gem): Price => ({ pay: 'gem', gem: name });
export const essence = (element: Element): Price => ({ pay: 'essence', essence: element });
export const resource = (name: ResourceId): Price => ({ pay: 'resource', resource: name });
export const resources = (n: number, mine?: Mine): Price => ({ pay: 'resources', n, ...(mine && { mine }) });
export const trophy = (level: Level): Price => ({ pay: 'trophy', level });
export const equipment = (price: number): Price => ({ pay: 'equipment', price });
export const have = (what: Sum<Proof, 'have'>, n: number): Proof => ({ have: what, n }) as Proof;
export const tokens = (token: OwnToken, n: number): Proof => ({ have: 'tokens', token, n });

/** `needs`: the alternatives, each of them whole. */
export const questFor =
  (company?: Company) =>
  (id: string, encounter: EncounterId, reward: Gains, ...needs: Needs): QuestRow => ({
    id,
    encounter,
    ...(company && { company }),
    needs,
    reward: gains(reward),
  });

// ---- the map ----

/** A space with a Monster of this Level, and what lies behind it. */
export const guarded = (kind: SpaceKind, monster: Level, loot: Gains): SpaceRow => ({
  kind,
  monster,
  loot: gains(loot),
});
export const met = (encounter: EncounterId, kind: SpaceKind = 'encounter'): SpaceRow => ({ kind, encounter });

/** Nothing is said of a space but its kind. */
type Space = SpaceKind | SpaceRow;
const space = (row: Space): SpaceRow => (typeof row === 'string' ? { kind: row } : row);

const NAMED = /^ch([1-5])-([a-z]+)-\d+$/;

/** Chapter and class are in its name. */
export function tile(
  id: TileId,
  [first, second, third]: readonly [Space, Space, Space],
  { centre, ...facts }: Pick<TerritoryRow, 'colour' | 'solo'> & { readonly centre?: Space } = {},
): TerritoryRow {
  const [, chapter, name] = NAMED.exec(id) ?? [];
  return {
    id,
    chapter: Number(chapter) as Chapter,
    class: name as TileClass,
    ...facts,
    spaces: [space(first), space(second), space(third)],
    ...(centre && { centre: space(centre) }),
  };
}
