// The cards of Kilforth: what the rulebook prints on each kind, and the vocabulary they are written in.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, it } from 'vitest';
import { ancients } from '../content/ancients.ts';
import {
  cardById,
  chapterKeywords,
  defs,
  encounterRows,
  nightCardOf,
  nightDeck,
  plotsOf,
  regionById,
  rewardDeck,
  rows,
  sagaById,
  sagaIds,
  talentsOf,
} from '../content/cards.ts';
import { classes } from '../content/classes.ts';
import { nightCards } from '../content/night-cards.ts';
import { plots } from '../content/plots.ts';
import { DIFFICULTIES, difficultyLevels, recommendedPairs } from '../content/presets.ts';
import { races } from '../content/races.ts';
import { regions } from '../content/regions.ts';
import type { HeroClass, Race, Region } from '../content/rows.ts';
import { sagas } from '../content/sagas.ts';
import {
  ABILITY_KINDS,
  ARCHETYPES,
  ATTRIBUTES,
  type Condition,
  DEFEATABLE_TYPES,
  KEYWORDS,
  OPS,
  REWARD_TYPES,
  type RewardType,
  SUBTYPES,
  TERRAINS,
  TIMINGS,
  UNIQUE_KEYWORDS,
} from '../content/vocabulary.ts';
import { CHAPTERS, counted, opsOf, sum, wholeSaga } from './count.ts';

const CITY = 'sprawl-city';
const realm: readonly Region[] = regions;
const encounters = encounterRows.map(row => cardById(row.id));
const nights = nightDeck.map(cardById);
const withAbility = defs.flatMap(def => (def.ability ? [{ def, ability: def.ability }] : []));

const allOps = withAbility.flatMap(({ ability }) => opsOf(ability.effect));
const conditionsIn = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined
    ? []
    : condition.is === 'anyOf'
      ? [condition, ...condition.of.flatMap(conditionsIn)]
      : [condition];

const groups: { readonly [group: string]: readonly string[] } = {
  type: DEFEATABLE_TYPES,
  subtype: Object.values(SUBTYPES).flat(),
  reward: REWARD_TYPES,
  unique: Object.values(UNIQUE_KEYWORDS).flat(),
  terrain: TERRAINS,
};
const groupOf = (keyword: string): string | undefined =>
  Object.keys(groups).find(group => groups[group]?.includes(keyword));

// ---- card anatomy ----

rule(
  ['KIL-16.1', 'KIL-6.7'],
  'a Reward has a type, one unique keyword of that type, a region, a price, and a Lore lock if it is a Spell',
  () => {
    expect(UNIQUE_KEYWORDS).toEqual({
      item: ['weapon', 'armour', 'potion', 'jewel'],
      spell: ['battle', 'healing', 'aid', 'kinetic'],
      ally: ['martial', 'arcane', 'shadow', 'pious'],
      title: ['order', 'rank', 'reputation', 'mount'],
    });
    const prices: { readonly [type in RewardType]: readonly [number, number] } = {
      item: [2, 6],
      spell: [2, 4],
      ally: [4, 4],
      title: [2, 6],
    };
    for (const type of REWARD_TYPES) {
      const deck = rewardDeck[type].map(cardById);
      expect(deck).toHaveLength(24);
      expect(counted(deck.map(def => String(def.unique)))).toEqual(
        Object.fromEntries(UNIQUE_KEYWORDS[type].map(keyword => [keyword, 6])),
      );
      for (const def of deck) {
        expect(def.keywords, def.id).toEqual([type, def.unique]);
        expect(def.gold, def.id).toBeGreaterThanOrEqual(prices[type][0]);
        expect(def.gold, def.id).toBeLessThanOrEqual(prices[type][1]);
        expect(def.loreLock > 0, def.id).toBe(type === 'spell');
      }
      // Each of its keywords can be looked for in every terrain.
      for (const keyword of UNIQUE_KEYWORDS[type])
        expect(
          new Set(deck.filter(def => def.unique === keyword).map(def => regionById(def.region).terrain)).size,
        ).toBe(4);
    }
  },
);

rule('KIL-16.2', 'an Encounter has type, subtype and terrain as keywords, its values, Gold and a reward icon', () => {
  for (const def of [...encounters, ...nights].filter(one => one.isEncounter)) {
    expect(def.keywords, def.id).toEqual([def.encounter, def.subtype, def.terrain]);
    expect(def.icon, def.id).toBeDefined();
    expect(def.gold, def.id).toBeGreaterThanOrEqual(1);
    if (def.isEnemy || def.isStranger) {
      for (const figure of ['combat', 'health', 'stealth'] as const)
        expect(def.fight?.[figure], `${def.id} ${figure}`).toBeGreaterThanOrEqual(1);
    } else expect(def.fight, def.id).toBeUndefined();
    if (def.isEnemy) expect(def.confront, def.id).toEqual({});
    else if (def.isStranger) expect(Object.keys(def.confront), def.id).toEqual(['influence']);
    else expect(Object.keys(def.confront).length, def.id).toBe(2);
  }
  for (const def of encounters.filter(one => one.isEvent))
    expect(def, def.id).toMatchObject({
      keywords: [],
      gold: 0,
      icon: undefined,
      ability: { kind: 'event', timing: 'revealed' },
    });
});

rule(
  'KIL-8.4',
  'the icon of an Enemy is an Item, of a Place a Title, of a Quest a Spell, of a Stranger an Ally',
  () => {
    const usual = { enemy: 'item', place: 'title', quest: 'spell', stranger: 'ally' } as const;
    for (const row of encounterRows) if (row.type !== 'event') expect(row.reward, row.id).toBe(usual[row.type]);
    // By night the Thing in the Cave alone guards something else: a Spell.
    const odd = nightCards.filter(
      row => row.type !== 'event' && row.type !== 'weather' && row.reward !== usual[row.type],
    );
    expect(odd.map(row => row.id)).toEqual(['thing-in-the-cave']);
  },
);

rule(
  ['KIL-16.3', 'KIL-1.9'],
  'there is one Night card for each region, and none puts an Encounter into the city',
  () => {
    expect(nightDeck).toHaveLength(25);
    expect(new Set(nights.map(def => def.region))).toEqual(new Set(regions.map(row => row.id)));
    for (const { id } of regions) expect(nightCardOf(id).region).toBe(id);
    expect(counted(nightCards.map(row => row.type))).toEqual({
      weather: 5,
      event: 10,
      enemy: 6,
      quest: 2,
      place: 1,
      stranger: 1,
    });
    expect(nightCardOf(CITY)).toMatchObject({ isEvent: true, isEncounter: false });
    expect(nights.filter(def => def.ability?.hiddenImmune)).toHaveLength(4);
  },
);

rule(
  'KIL-16.4',
  'an Ancient has a region outside the city, a terrain that brings Plots, Combat, Health, Gold and an Ability card',
  () => {
    expect(ancients).toHaveLength(8);
    expect(counted(ancients.flatMap(row => row.plotTerrains))).toEqual({
      plains: 2,
      forest: 2,
      badlands: 2,
      mountains: 2,
    });
    for (const row of ancients) {
      expect(row.plotTerrains, row.id).toContain(regionById(row.region).terrain);
      expect(row.gold).toBe(10);
      expect(row.combat + row.health, row.id).toBeGreaterThanOrEqual(13);
      expect(cardById(row.id)).toMatchObject({ isAncient: true, fight: { combat: row.combat, health: row.health } });
      expect(cardById(row.id).ability?.kind).toBe('realm');
    }
  },
);

rule(
  'KIL-16.5',
  'a Plot belongs to an Ancient, says what defeats it, and is a Rumour with a subtype, worth 3 Gold',
  () => {
    expect(plots).toHaveLength(32);
    for (const { id } of ancients) {
      const own = plotsOf(id).map(cardById);
      expect(own).toHaveLength(4);
      for (const def of own) expect(def).toMatchObject({ gold: 3, keywords: ['plot', def.subtype], isPlot: true });
      // More Combat, more Health, a wound at the start, and a ban of its own.
      const ops = own.map(def => (def.ability ? opsOf(def.ability.effect)[0]?.op : undefined));
      expect(ops.slice(0, 3)).toEqual(['adversaryDice', 'adversaryHealth', 'loseHp']);
      expect(['forbid', 'suppressBonus', 'rollEach']).toContain(ops[3]);
    }
    // The one To Defeat that the rulebook shows.
    expect(
      plots.filter(row => row.toDefeat.pay === 'talents' && 'n' in row.toDefeat && row.toDefeat.n === 4),
    ).toHaveLength(1);
    expect(counted(plots.map(row => row.toDefeat.pay))).toEqual({ gold: 8, rumours: 8, talents: 8, test: 8 });
  },
);

rule(
  'KIL-16.6',
  'a Saga has four Chapters with more keywords for one or two heroes, a Finale, and a Totem worth 8 Gold',
  () => {
    expect(counted(sagas.map(row => row.archetype))).toEqual({ pious: 2, shadow: 2, martial: 2, arcane: 2 });
    for (const id of sagaIds) {
      const { chapters, finale, totem, archetype } = sagaById(id);
      expect(
        chapters.map(({ keywords, extra }) => [keywords.length, extra.length]),
        id,
      ).toEqual([
        [2, 0],
        [3, 1],
        [5, 1],
        [5, 1],
      ]);
      expect(CHAPTERS.map(chapter => chapterKeywords(id, chapter, 2).length)).toEqual([2, 4, 6, 6]);
      expect(CHAPTERS.map(chapter => chapterKeywords(id, chapter, 3).length)).toEqual([2, 3, 5, 5]);
      // Common words first, then rarer ones.
      expect(
        chapters.map(({ keywords }) => keywords.map(groupOf)),
        id,
      ).toEqual([
        ['type', 'reward'],
        ['unique', 'type', 'type'],
        ['unique', 'subtype', 'terrain', 'type', 'type'],
        ['unique', 'subtype', 'terrain', 'type', 'type'],
      ]);
      expect(
        chapters.flatMap(({ extra }) => extra.map(groupOf)),
        id,
      ).toEqual(['terrain', 'type', 'terrain']);
      expect(finale.region).not.toBe(CITY);
      expect(regionById(finale.region).terrain).toBeDefined();
      expect(Math.min(...Object.values(finale.values))).toBe(7);
      expect(Object.values(finale.values)).toHaveLength(2);
      const def = cardById(totem.id);
      expect(def).toMatchObject({ gold: 8, keywords: ['totem', archetype], unique: undefined, isTotem: true });
      expect(def.bonus.combat).toBeGreaterThanOrEqual(1);
      expect([2, 3]).toContain(sum(Object.values(def.bonus)));
      expect(def.ability?.cost).toEqual([{ pay: 'exhaust' }]);
      // All four terrains over a whole Saga, each once.
      const terrains = wholeSaga(id, 1).filter(keyword => TERRAINS.some(terrain => terrain === keyword));
      expect([terrains.length, new Set(terrains).size]).toEqual([4, 4]);
    }
  },
);

rule('KIL-16.7', 'a region has a terrain, perhaps a Shortcut, and the HP that its Gloom side takes', () => {
  expect(realm).toHaveLength(25);
  expect(realm.filter(row => row.terrain === undefined).map(row => row.id)).toEqual([CITY]);
  expect(counted(realm.flatMap(row => row.terrain ?? []))).toEqual({ plains: 6, forest: 6, badlands: 6, mountains: 6 });
  const linked = realm.filter(row => row.shortcut !== undefined);
  expect(linked).toHaveLength(12);
  for (const row of linked) {
    const other = regionById(row.shortcut ?? '');
    if (row.shortcutInGloom) expect(other.id).toBe(CITY);
    else {
      expect(other.shortcut, row.id).toBe(row.id); // pairs go both ways, between two terrains
      expect(other.terrain).not.toBe(row.terrain);
    }
  }
  expect(counted(linked.filter(row => row.shortcutInGloom).map(row => String(row.terrain)))).toEqual({
    plains: 1,
    forest: 1,
    badlands: 1,
    mountains: 1,
  });
  expect(new Set(realm.map(row => row.gloomLoss))).toEqual(new Set([1]));
  expect(
    realm
      .filter(row => row.gloomLossHard === 2)
      .map(row => row.id)
      .sort(),
  ).toEqual(['black-cave', 'brimstone-pit', 'gallows-oak', 'skull-heath']);
});

// ---- heroes ----

rule(
  'KIL-1.6',
  'the pairs recommended for a first game join each archetype’s plainest Class with a Saga of its own',
  () => {
    expect(recommendedPairs).toEqual([
      { class: 'priest', saga: 'save-the-villagers' },
      { class: 'rogue', saga: 'assassinate-the-lord' },
      { class: 'warrior', saga: 'take-the-stronghold' },
      { class: 'sorcerer', saga: 'steal-the-artefact' },
    ]);
    for (const pair of recommendedPairs)
      expect(cardById(pair.class).archetype, pair.class).toBe(cardById(pair.saga).archetype);
  },
);

rule(
  ['KIL-19.1', 'KIL-19.14', 'KIL-19.17', 'KIL-19.20'],
  'the Human, the Priest, the Warrior and the Rogue have no ability, and all others have one',
  () => {
    const heroes = defs.filter(def => def.kind === 'race' || def.kind === 'class');
    expect(heroes.filter(def => def.ability === undefined).map(def => def.id)).toEqual([
      'human',
      'priest',
      'warrior',
      'rogue',
    ]);
  },
);

it('of a hero have the attributes of the rulebook: Combat, Lore, Stealth, Influence', () => {
  const figures = (list: readonly Race[] | readonly HeroClass[]) =>
    Object.fromEntries(list.map(row => [row.id, ATTRIBUTES.map(attribute => row[attribute]).join(' ')]));
  expect(figures(races)).toEqual({
    human: '3 3 2 3',
    dwarf: '3 3 2 2',
    elf: '2 3 3 2',
    orc: '4 3 2 1',
    halfling: '1 3 4 2',
    'dark-elf': '2 3 4 1',
    'half-elf': '2 2 3 3',
    'half-demon': '3 3 1 3',
    werewolf: '4 1 3 2',
    vampire: '3 2 1 4',
  });
  expect(figures(classes)).toEqual({
    sorcerer: '0 2 0 0',
    warmage: '1 1 0 0',
    bard: '0 1 0 1',
    priest: '0 0 0 2',
    shaman: '0 1 0 1',
    druid: '0 0 1 1',
    warrior: '2 0 0 0',
    ranger: '1 0 1 0',
    soldier: '1 0 0 1',
    rogue: '0 0 2 0',
    scout: '0 1 1 0',
    assassin: '1 0 1 0',
  });
});

rule('KIL-1.21', 'every Race gives 4 Health; the Human has eleven points of attributes and the others ten', () => {
  expect(races).toHaveLength(10);
  for (const row of races) {
    expect(row.health, row.id).toBe(4);
    expect(sum(ATTRIBUTES.map(attribute => row[attribute])), row.id).toBe(row.id === 'human' ? 11 : 10);
  }
});

rule('KIL-1.7', 'each Class gives two points and belongs to an archetype, which has two Talents at each level', () => {
  expect(counted(classes.map(row => row.archetype))).toEqual({ arcane: 3, pious: 3, martial: 3, shadow: 3 });
  for (const row of classes) expect(sum(ATTRIBUTES.map(attribute => row[attribute])), row.id).toBe(2);
  for (const archetype of ARCHETYPES)
    expect(talentsOf[archetype].map(row => `${row.level}${row.row}`).sort()).toEqual([
      '1a',
      '1b',
      '2a',
      '2b',
      '3a',
      '3b',
      '4a',
      '4b',
    ]);
});

// ---- the vocabulary ----

describe('the vocabulary', () => {
  it('has 42 keywords and 42 operations', () => {
    expect(new Set(KEYWORDS).size).toBe(42);
    expect(KEYWORDS).toHaveLength(42);
    expect(new Set(OPS).size).toBe(42);
  });

  it('is used to the last word', () => {
    expect(new Set(allOps.map(op => op.op))).toEqual(new Set(OPS));
    expect(new Set(withAbility.map(({ ability }) => ability.timing))).toEqual(new Set(TIMINGS));
    expect(new Set(withAbility.map(({ ability }) => ability.kind))).toEqual(new Set(ABILITY_KINDS));
    expect(new Set(withAbility.flatMap(({ ability }) => conditionsIn(ability.condition).map(one => one.is)))).toEqual(
      new Set([
        'terrain',
        'region',
        'anyOf',
        'attribute',
        'attributeNot',
        'opponent',
        'surprise',
        'round',
        'roundAtMost',
        'heroHpLostThisRound',
      ]),
    );
    const targets = withAbility.map(({ ability: { target } }) =>
      typeof target === 'string' ? target : Object.keys(target)[0],
    );
    expect(new Set(targets)).toEqual(
      new Set([
        'self',
        'heroHere',
        'team',
        'weakest',
        'allHeroes',
        'outsideGloom',
        'on',
        'within',
        'inRegion',
        'outsideRegion',
      ]),
    );
  });

  it('has cards for every keyword', () => {
    const printed = new Set(defs.flatMap(def => def.keywords));
    expect(KEYWORDS.filter(keyword => !printed.has(keyword))).toEqual([]);
    expect([...printed].filter(keyword => !KEYWORDS.includes(keyword))).toEqual([]);
  });
});

describe('every card', () => {
  it('has an id of its own, in small letters and hyphens', () => {
    expect(rows).toHaveLength(347);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('is found by it, and nothing else is', () => {
    for (const def of defs) expect(cardById(def.id)).toBe(def);
    expect(() => cardById('golden-goose')).toThrow('there is no card golden-goose');
  });

  it('names regions that exist', () => {
    const named = defs.flatMap(def => (def.region === '' ? [] : [def.region]));
    const inAbilities = withAbility.flatMap(({ ability: { condition, target } }) => [
      ...conditionsIn(condition).flatMap(one => (one.is === 'region' ? [one.region] : [])),
      ...(typeof target === 'object' && 'inRegion' in target ? [target.inRegion] : []),
      ...(typeof target === 'object' && 'outsideRegion' in target ? [target.outsideRegion] : []),
    ]);
    for (const id of [...named, ...inAbilities]) expect(regionById(id).id).toBe(id);
  });

  it('pays with itself only where it lies before a hero', () => {
    const payers = withAbility.filter(({ ability }) =>
      ability.cost.some(({ pay }) => pay === 'exhaust' || pay === 'sacrifice'),
    );
    expect(new Set(payers.map(({ def }) => def.kind))).toEqual(new Set(['reward', 'totem', 'race', 'class', 'talent']));
    // A card that readied itself could be used for ever.
    for (const { def, ability } of payers)
      for (const op of opsOf(ability.effect)) if (op.op === 'ready') expect(op.what, def.id).toBe('spell');
  });
});

describe('the levels of difficulty', () => {
  it('grow from a story to a nightmare', () => {
    const levels = DIFFICULTIES.map(id => difficultyLevels[id]);
    expect(levels.map(level => level.ancientHealth)).toEqual([0, -2, 0, 2, 2]);
    expect(levels.map(level => level.abilityCards)).toEqual([0, 1, 1, 1, 2]);
    expect(levels.map(level => level.plots)).toEqual([false, true, true, true, true]);
    expect(levels.map(level => level.cruelGloom)).toEqual([false, false, false, true, true]);
    expect(levels.map(level => level.foursCount && level.sureEvasion)).toEqual([true, false, false, false, false]);
  });
});
