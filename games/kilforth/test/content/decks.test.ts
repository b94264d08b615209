// The decks of Kilforth: their mix, their prices, and a supply that lets every Saga be told.

import { originalOf } from '@veillee/pieces/things';
import { describe, expect, it } from 'vitest';
import {
  type CardDef,
  cardById,
  encounterDeck,
  encounterRows,
  lootBag,
  nightDeck,
  rewardDeck,
  rewardRows,
  rewardsIn,
  sagaIds,
} from '../../content/cards.ts';
import { regions } from '../../content/regions.ts';
import {
  type Ability,
  DEFEATABLE_TYPES,
  type Keyword,
  type RewardType,
  SUBTYPES,
  TERRAINS,
  UNIQUE_KEYWORDS,
} from '../../content/vocabulary.ts';
import { counted, opsOf, sum, tally, wholeSaga } from '../count.ts';

const CITY = 'sprawl-city';
const encounters = encounterRows.map(row => cardById(row.id));
const rewards = rewardRows.map(row => cardById(row.id));
const nights = nightDeck.map(cardById);

/** Whether each keyword can be answered by a card of its own: augmenting paths. */
function answered(keywords: readonly Keyword[], cards: readonly CardDef[]): boolean {
  const holder = new Map<CardDef, number>();
  const seat = (slot: number, tried: Set<CardDef>): boolean =>
    cards.some(card => {
      const wanted = keywords[slot];
      if (wanted === undefined || tried.has(card) || !card.keywords.includes(wanted)) return false;
      tried.add(card);
      const before = holder.get(card);
      if (before !== undefined && !seat(before, tried)) return false;
      holder.set(card, slot);
      return true;
    });
  return keywords.every((_, slot) => seat(slot, new Set()));
}

describe('the Encounter decks', () => {
  const cells = {
    plains: { enemy: 6, place: 3, quest: 3, stranger: 6, event: 2 },
    forest: { enemy: 6, place: 3, quest: 6, stranger: 3, event: 2 },
    mountains: { enemy: 6, place: 6, quest: 3, stranger: 3, event: 2 },
    badlands: { enemy: 9, place: 3, quest: 3, stranger: 3, event: 2 },
  };
  const deckOf = Object.fromEntries(TERRAINS.map(terrain => [terrain, encounterDeck[terrain].map(cardById)]));

  it('have their own mix of types, with subtypes in equal parts', () => {
    for (const terrain of TERRAINS) {
      const deck = deckOf[terrain] ?? [];
      expect(counted(deck.map(def => String(def.encounter))), terrain).toEqual(cells[terrain]);
      for (const type of DEFEATABLE_TYPES)
        expect(counted(deck.filter(def => def.encounter === type).map(def => String(def.subtype)))).toEqual(
          Object.fromEntries(SUBTYPES[type].map(subtype => [subtype, cells[terrain][type] / 3])),
        );
    }
  });

  it('grow richer with danger', () => {
    const mean = (terrain: string): number => {
      const golds = (deckOf[terrain] ?? []).filter(def => def.isEncounter).map(def => def.gold);
      return Math.round((sum(golds) / golds.length) * 10) / 10;
    };
    expect(['plains', 'forest', 'mountains', 'badlands'].map(mean)).toEqual([1.9, 2.1, 2.3, 2.6]);
  });

  it('hold Enemies of the strengths they were tuned with', () => {
    const enemies = encounters.filter(def => def.isEnemy);
    expect(counted(enemies.map(def => def.fight?.combat ?? 0))).toEqual({ 2: 8, 3: 10, 4: 4, 5: 4, 6: 1 });
    expect(counted(enemies.map(def => def.fight?.health ?? 0))).toEqual({ 1: 5, 2: 13, 3: 6, 4: 3 });
    for (const def of enemies.filter(one => one.terrain === 'plains' || one.terrain === 'forest')) {
      expect(def.fight?.combat, def.id).toBeLessThanOrEqual(3);
      expect(def.fight?.health, def.id).toBeLessThanOrEqual(3);
    }
    for (const def of nights.filter(one => one.isEnemy)) expect(def.weakness, def.id).toBeDefined();
  });

  it('print 48 Weaknesses, each unique keyword three times, none on the weakest Enemies', () => {
    const weaknesses = encounters.flatMap(def => def.weakness ?? []);
    expect(weaknesses).toHaveLength(48);
    expect(counted(weaknesses)).toEqual(
      Object.fromEntries(
        Object.values(UNIQUE_KEYWORDS)
          .flat()
          .map(keyword => [keyword, 3]),
      ),
    );
    expect(encounters.filter(def => def.isEnemy && def.fight?.health === 1 && def.weakness)).toEqual([]);
  });

  it('offer 25 Trophies, one of them forced', () => {
    const trophies = encounters.filter(def => def.ability?.timing === 'trophy');
    expect(trophies).toHaveLength(25);
    expect(trophies.filter(def => def.ability?.forced).map(def => def.id)).toEqual(['pallid-ghoul']);
    const first = trophies.map(def => opsOf((def.ability as Ability).effect)[0]?.op);
    expect([first.filter(op => op === 'heal').length, first.filter(op => op === 'loot').length]).toEqual([7, 7]);
  });

  it('help as much as they hinder where an Enemy has a trick', () => {
    const tricks = encounters.filter(def => def.isEnemy && def.ability && def.ability.timing !== 'trophy');
    const figures = tricks.flatMap(def => opsOf((def.ability as Ability).effect)).map(op => ('n' in op ? op.n : 0));
    expect(tricks).toHaveLength(9);
    expect(figures.filter(n => n > 0)).toHaveLength(4);
  });
});

describe('the Reward decks', () => {
  it('name each region once a type, and the city never', () => {
    for (const { id } of regions) {
      const types = rewardsIn(id).map(def => def.reward);
      expect(types.toSorted(), id).toEqual(id === CITY ? [] : ['ally', 'item', 'spell', 'title']);
    }
  });

  it('keep to their prices', () => {
    const prices = (type: RewardType) => counted(rewardDeck[type].map(id => cardById(id).gold));
    expect(prices('item')).toEqual({ 2: 6, 3: 8, 4: 4, 5: 3, 6: 3 });
    expect(prices('spell')).toEqual({ 2: 9, 3: 9, 4: 6 });
    expect(prices('ally')).toEqual({ 4: 24 });
    expect(prices('title')).toEqual({ 2: 4, 3: 7, 4: 5, 5: 4, 6: 4 });
  });

  it('give +2 only for 5 or 6 Gold, and Combat never from a Spell', () => {
    for (const def of rewards)
      if (Math.max(...Object.values(def.bonus)) > 1) expect(def.gold, def.id).toBeGreaterThanOrEqual(5);
    const combat = rewards.filter(def => def.bonus.combat > 0);
    expect(counted(combat.map(def => String(def.reward)))).toEqual({ item: 9, ally: 8, title: 8 });
  });

  it('never sell nothing: a card without a bonus has an ability', () => {
    expect(rewards.filter(def => def.ability === undefined && sum(Object.values(def.bonus)) === 0)).toEqual([]);
  });

  it('hold no card twice: what looks alike differs at least in worth', () => {
    const same = (def: CardDef): string =>
      JSON.stringify([def.keywords, def.bonus, def.ability, def.loreLock, def.gold]);
    expect([...tally(rewards.map(same))].filter(([, count]) => count > 1)).toEqual([]);
  });
});

describe('the Loot bag', () => {
  it('holds 40 tokens', () => {
    expect(lootBag).toHaveLength(40);
    expect(new Set(lootBag).size).toBe(40);
    const kinds = counted(lootBag.map(originalOf));
    expect(kinds).toMatchObject({ 'gold-1': 6, 'gold-2': 6, 'gold-3': 3, 'fleet-boots': 5, 'second-wind': 3 });
    expect(kinds).toMatchObject({ bandage: 5, 'healing-draught': 2, 'lucky-charm': 4, 'loaded-dice': 2 });
  });
});

// ---- every Saga can be told ----

describe('the supply of keywords', () => {
  const decks = [...encounters, ...rewards];
  const supply = (keyword: Keyword): number => decks.filter(def => def.keywords.includes(keyword)).length;

  it('is at least five cards for whatever a Chapter asks', () => {
    for (const keyword of new Set(sagaIds.flatMap(id => wholeSaga(id, 1))))
      expect(supply(keyword), keyword).toBeGreaterThanOrEqual(5);
  });

  it('answers a whole Saga with a card for each keyword', () => {
    for (const id of sagaIds) expect(answered(wholeSaga(id, 1), decks), id).toBe(true);
  });

  it('answers any four Sagas at one table', () => {
    for (const a of sagaIds)
      for (const b of sagaIds.filter(id => id > a))
        for (const c of sagaIds.filter(id => id > b))
          for (const d of sagaIds.filter(id => id > c))
            expect(
              answered(
                [a, b, c, d].flatMap(id => wholeSaga(id, 4)),
                decks,
              ),
              [a, b, c, d].join(),
            ).toBe(true);
  });

  it('is measured by a count that notices a missing card', () => {
    const wanted = wholeSaga('steal-the-artefact', 1);
    expect(
      answered(
        wanted,
        decks.filter(def => def.unique !== 'jewel'),
      ),
    ).toBe(false);
    expect(answered(['demon', 'demon', 'enemy'], encounters.filter(def => def.subtype === 'demon').slice(0, 2))).toBe(
      false,
    );
    expect(
      answered(['enemy', 'demon'], encounters.filter(def => def.isEnemy && def.terrain === 'plains').slice(1, 3)),
    ).toBe(true);
  });
});
