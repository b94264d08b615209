// KIL-16: how to read the cards.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ancients } from '../content/ancients.ts';
import {
  cardById,
  chapterKeywords,
  encounterRows,
  nightCardOf,
  nightDeck,
  plotsOf,
  regionById,
  rewardDeck,
  sagaById,
  sagaIds,
} from '../content/cards.ts';
import { nightCards } from '../content/night-cards.ts';
import { plots } from '../content/plots.ts';
import { regions } from '../content/regions.ts';
import type { Region } from '../content/rows.ts';
import { sagas } from '../content/sagas.ts';
import {
  DEFEATABLE_TYPES,
  REWARD_TYPES,
  type RewardType,
  SUBTYPES,
  TERRAINS,
  UNIQUE_KEYWORDS,
} from '../content/vocabulary.ts';
import { CHAPTERS, counted, opsOf, sum, wholeSaga } from './count.ts';

const CITY = 'sprawl-city';

const realm: readonly Region[] = regions;

const encounters = encounterRows.map(row => cardById(row.id));

const nights = nightDeck.map(cardById);

const groups: { readonly [group: string]: readonly string[] } = {
  type: DEFEATABLE_TYPES,
  subtype: Object.values(SUBTYPES).flat(),
  reward: REWARD_TYPES,
  unique: Object.values(UNIQUE_KEYWORDS).flat(),
  terrain: TERRAINS,
};

const groupOf = (keyword: string): string | undefined =>
  Object.keys(groups).find(group => groups[group]?.includes(keyword));

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
