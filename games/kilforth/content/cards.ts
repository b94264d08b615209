// Every card of the box by id, with what rules ask of it worked out once.

import { fingerprint, type Text } from '@veillee/kernel';
import { byId, cardName, copiesOf } from '@veillee/pieces/things';
import { allies } from './allies.ts';
import { ancients } from './ancients.ts';
import { classes } from './classes.ts';
import { badlandsEncounters } from './encounters-badlands.ts';
import { forestEncounters } from './encounters-forest.ts';
import { mountainsEncounters } from './encounters-mountains.ts';
import { plainsEncounters } from './encounters-plains.ts';
import { items } from './items.ts';
import { loot } from './loot.ts';
import { nightCards } from './night-cards.ts';
import { plots } from './plots.ts';
import { races } from './races.ts';
import { regions } from './regions.ts';
import type {
  Ancient,
  Attributes,
  Encounter,
  FightFigures,
  HeroClass,
  Loot,
  NightCard,
  Plot,
  Race,
  Region,
  Reward,
  Saga,
  Talent,
} from './rows.ts';
import { sagas } from './sagas.ts';
import { spells } from './spells.ts';
import { talents } from './talents.ts';
import { titles } from './titles.ts';
import {
  type Ability,
  type AbilityRow,
  ARCHETYPES,
  type Archetype,
  type EncounterType,
  type Figures,
  type Keyword,
  type RewardType,
  type Subtype,
  type Terrain,
  type UniqueKeyword,
} from './vocabulary.ts';

export const encounterRows: readonly Encounter[] = [
  ...plainsEncounters,
  ...forestEncounters,
  ...badlandsEncounters,
  ...mountainsEncounters,
];
export const rewardRows: readonly Reward[] = [...items, ...spells, ...allies, ...titles];

export type CardKind =
  | 'encounter'
  | 'reward'
  | 'night'
  | 'plot'
  | 'totem'
  | 'ancient'
  | 'loot'
  | 'race'
  | 'class'
  | 'talent'
  | 'saga'
  | 'region';

/** A card's figures with nothing left out. What a kind does not print is 0, empty or undefined. */
export interface CardDef {
  readonly id: string;
  readonly kind: CardKind;
  readonly name: Text;
  /** What its ability is called on a button, without its cost: "gain 1 HP". For a card with an ability. */
  readonly use: Text;
  readonly ability: Ability | undefined;
  /** Of an Encounter, or of a Night card as an Encounter. */
  readonly encounter: EncounterType | undefined;
  readonly subtype: Subtype | undefined;
  /** Of its deck, or of the region that a Night card names. */
  readonly terrain: Terrain | undefined;
  readonly reward: RewardType | undefined;
  readonly unique: UniqueKeyword | undefined;
  readonly archetype: Archetype | undefined;
  readonly keywords: readonly Keyword[];
  readonly gold: number;
  /** Values of a test against it, by attribute. A Finale prints them in its Saga. */
  readonly confront: Figures;
  /** Of an Enemy or an Ancient, or the skull values of a Stranger. An Ancient has no Stealth. */
  readonly fight: FightFigures | undefined;
  readonly weakness: UniqueKeyword | undefined;
  /** The deck of its reward icon. */
  readonly icon: RewardType | undefined;
  /** Where it is discovered, where a Night card strikes, where an Ancient enters play. */
  readonly region: string;
  /** Attributes it gives while it is ready: all four, 0 if none. A Race gives its values always. */
  readonly bonus: Attributes;
  readonly loreLock: number;
  /** Enemy, Place, Quest or Stranger, in a deck or among the Night cards: it can lie on the map and be defeated. */
  readonly isEncounter: boolean;
  readonly isEnemy: boolean;
  readonly isStranger: boolean;
  readonly isEvent: boolean;
  readonly isWeather: boolean;
  readonly isReward: boolean;
  readonly isPlot: boolean;
  readonly isTotem: boolean;
  readonly isAncient: boolean;
}

/** An ability with nothing left out. */
export function complete(row: AbilityRow): Ability {
  const { kind, timing, cost = [], condition, limit, target = 'self', attribute = 'any' } = row;
  return {
    kind,
    timing,
    cost,
    condition,
    limit,
    optional:
      row.optional === true || cost.length > 0 || kind === 'gift' || (timing === 'trophy' && row.forced !== true),
    untilDawn: row.untilDawn === true,
    target,
    hiddenImmune: row.hiddenImmune === true,
    forced: row.forced === true,
    attribute,
    effect: 'ops' in row ? { ops: row.ops } : 'test' in row ? { test: row.test } : { choice: row.choice },
  };
}

const NOTHING: Attributes = { combat: 0, lore: 0, stealth: 0, influence: 0 };

function define(id: string, kind: CardKind, ability: AbilityRow | undefined, printed: Partial<CardDef>): CardDef {
  const { encounter } = printed;
  return {
    id,
    kind,
    name: cardName(id),
    use: { text: `card.${id}.use` },
    ability: ability && complete(ability),
    encounter,
    subtype: undefined,
    terrain: undefined,
    reward: undefined,
    unique: undefined,
    archetype: undefined,
    keywords: [],
    gold: 0,
    confront: {},
    fight: undefined,
    weakness: undefined,
    icon: undefined,
    region: '',
    bonus: NOTHING,
    loreLock: 0,
    isEncounter: encounter !== undefined && encounter !== 'event',
    isEnemy: encounter === 'enemy',
    isStranger: encounter === 'stranger',
    isEvent: encounter === 'event',
    isWeather: false,
    isReward: kind === 'reward',
    isPlot: kind === 'plot',
    isTotem: kind === 'totem',
    isAncient: kind === 'ancient',
    ...printed,
  };
}

/** What an Encounter prints, wherever it comes from. */
function encounterFigures(row: Encounter | NightCard, terrain: Terrain | undefined): Partial<CardDef> {
  if (row.type === 'weather') return { terrain, isWeather: true };
  if (row.type === 'event') return { terrain, encounter: 'event' };
  return {
    encounter: row.type,
    subtype: row.subtype,
    terrain,
    keywords: terrain ? [row.type, row.subtype, terrain] : [row.type, row.subtype],
    gold: row.gold,
    confront: row.type === 'enemy' ? {} : row.confront,
    fight:
      row.type === 'enemy'
        ? { combat: row.combat, health: row.health, stealth: row.stealth }
        : row.type === 'stranger'
          ? row.hostile
          : undefined,
    weakness: row.weakness,
    icon: row.reward,
  };
}

const attributesOf = ({ combat, lore, stealth, influence }: Attributes): Attributes => ({
  combat,
  lore,
  stealth,
  influence,
});

const terrainOf = new Map<string, Terrain | undefined>(regions.map((row: Region) => [row.id, row.terrain]));

const encounterDefs = encounterRows.map(row =>
  define(row.id, 'encounter', row.ability, encounterFigures(row, row.deck)),
);
const rewardDefs = rewardRows.map(row =>
  define(row.id, 'reward', row.ability, {
    reward: row.type,
    unique: row.unique,
    archetype: ARCHETYPES.find(archetype => archetype === row.unique),
    keywords: [row.type, row.unique],
    gold: row.gold,
    region: row.region,
    bonus: { ...NOTHING, ...row.bonus },
    loreLock: row.type === 'spell' ? row.loreLock : 0,
  }),
);
const nightDefs = nightCards.map((row: NightCard) =>
  define(row.id, 'night', row.ability, {
    ...encounterFigures(row, terrainOf.get(row.region)),
    region: row.region,
  }),
);
const plotDefs = plots.map((row: Plot) =>
  define(row.id, 'plot', row.ability, { subtype: row.subtype, keywords: ['plot', row.subtype], gold: row.gold }),
);
const totemDefs = sagas.map(({ archetype, totem }: Saga) =>
  define(totem.id, 'totem', totem.ability, {
    archetype,
    keywords: ['totem', archetype],
    gold: totem.gold,
    bonus: { ...NOTHING, ...totem.bonus },
  }),
);
const ancientDefs = ancients.map((row: Ancient) =>
  define(row.id, 'ancient', row.ability, {
    terrain: terrainOf.get(row.region),
    gold: row.gold,
    fight: { combat: row.combat, health: row.health, stealth: 0 },
    region: row.region,
  }),
);

/** Every row that a player can hold, meet or read, as a card. */
export const defs: readonly CardDef[] = [
  ...encounterDefs,
  ...rewardDefs,
  ...nightDefs,
  ...plotDefs,
  ...totemDefs,
  ...ancientDefs,
  ...loot.map((row: Loot) => define(row.id, 'loot', row.ability, {})),
  ...races.map((row: Race) => define(row.id, 'race', row.ability, { bonus: attributesOf(row) })),
  ...classes.map((row: HeroClass) =>
    define(row.id, 'class', row.ability, { archetype: row.archetype, bonus: attributesOf(row) }),
  ),
  ...talents.map((row: Talent) => define(row.id, 'talent', row.ability, { archetype: row.archetype })),
  ...sagas.map((row: Saga) =>
    define(row.id, 'saga', undefined, {
      archetype: row.archetype,
      region: row.finale.region,
      confront: row.finale.values,
    }),
  ),
  ...regions.map((row: Region) => define(row.id, 'region', undefined, { terrain: row.terrain, region: row.id })),
];

/** The card with this id. */
export const cardById = byId('card', defs);

// The rows themselves, for what only one kind of card prints.
export const regionById = byId<Region>('region', regions);
export const sagaById = byId<Saga>('Saga', sagas);
export const ancientById = byId<Ancient>('Ancient', ancients);
export const plotById = byId<Plot>('Plot', plots);
export const lootById = byId<Loot>('Loot', loot);
export const raceById = byId<Race>('Race', races);
export const classById = byId<HeroClass>('Class', classes);
export const talentById = byId<Talent>('Talent', talents);

// ---- what lies in each deck, in the order of the files ----

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(one => one.id);

export const encounterDeck: { readonly [terrain in Terrain]: readonly string[] } = {
  plains: idsOf(plainsEncounters),
  forest: idsOf(forestEncounters),
  badlands: idsOf(badlandsEncounters),
  mountains: idsOf(mountainsEncounters),
};
export const rewardDeck: { readonly [type in RewardType]: readonly string[] } = {
  item: idsOf(items),
  spell: idsOf(spells),
  ally: idsOf(allies),
  title: idsOf(titles),
};
export const nightDeck: readonly string[] = idsOf(nightCards);
export const plotsOf = (ancient: string): readonly string[] => idsOf(plots.filter(row => row.ancient === ancient));

/** The 40 tokens of the bag, copies of their kinds: `bandage#3`. */
export const lootBag: readonly string[] = loot.flatMap(row => copiesOf(row.id, row.count));

export const regionIds = idsOf(regions);
export const raceIds = idsOf(races);
export const classIds = idsOf(classes);
export const sagaIds = idsOf(sagas);
export const ancientIds = idsOf(ancients);
export const talentIds = idsOf(talents);

/** The eight Talents of an archetype. */
export const talentsOf: { readonly [archetype in Archetype]: readonly Talent[] } = {
  martial: talents.filter(row => row.archetype === 'martial'),
  arcane: talents.filter(row => row.archetype === 'arcane'),
  shadow: talents.filter(row => row.archetype === 'shadow'),
  pious: talents.filter(row => row.archetype === 'pious'),
};

/** The Rewards to be discovered in a region. */
const rewardsByRegion = new Map(regions.map(({ id }) => [id, rewardDefs.filter(def => def.region === id)] as const));
export const rewardsIn = (region: string): readonly CardDef[] => rewardsByRegion.get(region) ?? [];

const nightByRegion = new Map(nightDefs.map(def => [def.region, def]));
/** The Night card that turns this region over. */
export function nightCardOf(region: string): CardDef {
  const def = nightByRegion.get(region);
  if (!def) throw new Error(`no Night card names ${region}`);
  return def;
}

// For few heroes first, then for three or four.
const chapters = new Map(
  sagas.map((row: Saga) => [
    row.id,
    [row.chapters.map(({ keywords, extra }) => [...keywords, ...extra]), row.chapters.map(({ keywords }) => keywords)],
  ]),
);
/** Keywords that a Chapter asks for, with so many heroes in the game (KIL-7.10). */
export function chapterKeywords(saga: string, chapter: 1 | 2 | 3 | 4, heroes: number): readonly Keyword[] {
  const found = chapters.get(saga)?.[heroes <= 2 ? 0 : 1]?.[chapter - 1];
  if (!found) throw new Error(`${saga} has no Chapter ${chapter}`);
  return found;
}

/** Ids of all rows, for the conformance kit. */
export const rows: readonly string[] = idsOf(defs);

/** Fingerprint of all content, for saves. */
export const contentHash = fingerprint(
  JSON.stringify([
    regions,
    encounterRows,
    rewardRows,
    nightCards,
    sagas,
    ancients,
    plots,
    loot,
    races,
    classes,
    talents,
  ]),
);
