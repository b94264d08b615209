// The rows hang together: as many as the box holds, and every id that one names is another's. That their fields and ops are right, their types say.

import { describe, expect, test } from 'vitest';
import { combatCards } from '../../content/combat-cards.ts';
import { dwurtFaces } from '../../content/dwurt.ts';
import { elementals } from '../../content/elementals.ts';
import { essences, gems } from '../../content/gems.ts';
import { heroTiles, isFor, isStarting, MANUSCRIPTS, slotOf, tilesOf } from '../../content/hero-tiles.ts';
import { heroes } from '../../content/heroes.ts';
import { isEquipment, itemRow, items, itemsAt, rewardsOf, treasuresOf } from '../../content/items.ts';
import { elites, minWounds, monsters, monstersOf, rowAt } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { encounterRow, encounters, legendRow, legends, quests, questsOf } from '../../content/quests.ts';
import { resources } from '../../content/resources.ts';
import { SCORE_ROWS } from '../../content/rows.ts';
import { DECKS, FOES, SCENARIOS } from '../../content/scenarios/vocabulary.ts';
import { cardsOfDeck, cardsOfFoe, foes, scenarioCards, scenarios } from '../../content/scenarios.ts';
import { scoreTable } from '../../content/score-table.ts';
import { spacesOf, territory, territoryOf } from '../../content/territory.ts';
import {
  CHAPTERS,
  ELEMENTS,
  ENCOUNTERS,
  GEMS,
  HERO_IDS,
  LEGENDS,
  LEVELS,
  MINES,
  POSTS,
  RESOURCES,
  SPACE_KINDS,
  SUPPLY_ITEMS,
} from '../../content/vocabulary.ts';
import { LEAST_TOTAL, MOST_TOTAL } from '../../rules/odds/fight.ts';

const pieces = (rows: readonly { readonly copies: number }[]): number =>
  rows.reduce((sum, { copies }) => sum + copies, 0);
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

describe('there are as many as the box holds', () => {
  test('of Heroes and their tiles', () => {
    expect(ids(heroes)).toEqual(HERO_IDS);
    expect(HERO_IDS.map(hero => tilesOf(hero).length)).toEqual([22, 22, 22, 21, 24, 24]);
    expect(heroTiles.length).toBe(135);
  });

  test('of Items', () => {
    expect(POSTS.map(post => pieces(itemsAt(post)))).toEqual([73, 76, 70]);
    expect(LEVELS.map(level => pieces(treasuresOf(level)))).toEqual([20, 20, 20]);
    expect(pieces(rewardsOf('hunter').filter(({ id }) => id === 'hunter-provisions'))).toBe(6);
    expect(pieces(rewardsOf('hunter').filter(({ id }) => id !== 'hunter-provisions'))).toBe(12);
    expect(pieces(rewardsOf('armourer'))).toBe(12);
    expect(pieces(rewardsOf('witch'))).toBe(7);
    expect(items.filter(({ from }) => typeof from === 'object' && 'legend' in from).length).toBe(6);
    expect(SUPPLY_ITEMS.map(id => itemRow(id).copies)).toEqual([12, 4, 4, 4, 3]);
    expect(MINES.map(mine => pieces(resources.filter(row => row.mine === mine)))).toEqual([25, 25, 24]);
    expect([ids(gems), ids(essences), ids(resources)]).toEqual([GEMS, ELEMENTS, RESOURCES]);
  });

  test('of Monsters and cards', () => {
    expect(LEVELS.map(level => monstersOf(level).length)).toEqual([14, 14, 12]);
    expect(LEVELS.map(level => elites.filter(row => row.level === level).length)).toEqual([7, 7, 6]);
    expect(pieces(powerCards.filter(({ deck }) => deck === 'silver'))).toBe(24);
    expect(pieces(powerCards.filter(({ deck }) => deck === 'gold'))).toBe(32);
    expect(combatCards.length).toBe(36);
    expect([quests.length, legends.length]).toEqual([105, 6]);
    expect([ids(encounters), ids(legends)]).toEqual([ENCOUNTERS, LEGENDS]);
    expect(ids(elementals)).toEqual(ELEMENTS);
    expect(dwurtFaces.map(({ face }) => face)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('of Territory tiles', () => {
    expect(CHAPTERS.map(chapter => territoryOf(chapter).length)).toEqual([18, 15, 14, 15, 14]);
    const kinds = territory.flatMap(tile => spacesOf(tile).map(({ kind }) => kind));
    expect(ELEMENTS.map(element => kinds.filter(kind => kind === `elemental-${element}`).length)).toEqual([7, 6, 6, 7]);
    expect(new Set(kinds)).toEqual(new Set(SPACE_KINDS));
  });

  test('of scenarios and what they bring', () => {
    expect(ids(scenarios)).toEqual(SCENARIOS);
    expect(ids(foes)).toEqual(FOES);
    expect(DECKS.map(deck => cardsOfDeck(deck).length)).toEqual([4, 7, 10]);
    expect([cardsOfFoe('farruga').length, cardsOfFoe('mirrezil').length]).toEqual([4, 4]);
    expect(scenarioCards.length).toBe(38);
    expect(scoreTable.map(({ id }) => id)).toEqual(SCORE_ROWS);
  });
});

test('no two things that can be carried have the same id', () => {
  const all = [...ids(heroTiles), ...ids(items), ...ids(resources), ...ids(monsters), ...ids(elites)];
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

test('a slot of a Hero board is named after its symbol', () => {
  for (const { id, slots } of heroes) {
    expect(new Set(slots.map(slot => slot.id)).size, id).toBe(slots.length);
    for (const slot of slots) expect(slot.id.replace(/-\d+$/, '')).toBe(slot.symbol);
  }
});

describe.each(HERO_IDS)('the tiles of %s', hero => {
  const tiles = tilesOf(hero);
  const board = heroes.find(({ id }) => id === hero);

  test('fit on the board from the start', () => {
    const open = (board?.slots ?? []).filter(({ lock }) => !lock).map(({ symbol }) => symbol as string);
    for (const tile of tiles.filter(isStarting)) {
      const at = open.indexOf(slotOf(tile));
      expect(at, tile.id).toBeGreaterThanOrEqual(0);
      open.splice(at, 1);
    }
    // Whoever has no Weapon cannot attack (R26).
    expect(tiles.some(tile => isStarting(tile) && tile.kind === 'weapon')).toBe(true);
  });

  test.each([1, 2, 3, 4])('with %i players come in pairs of one Reputation, of which one is kept (EUT-15.4)', count => {
    const used = tiles.filter(tile => isFor(tile, count));
    for (const mark of MANUSCRIPTS) {
      const pair = used.filter(({ reputation }) => reputation === mark);
      expect(pair.length, `${mark}`).toBeLessThanOrEqual(2);
      expect(pair.length === 0 && mark > 0, `${mark}`).toBe(false);
    }
  });

  test('say what they cost and what they do', () => {
    for (const { id, kind, sell, effects = [], attack = [], gemSlots, cost } of tiles) {
      const equipment = kind === 'weapon' || kind === 'shield';
      expect(sell !== undefined, id).toBe(equipment);
      if (sell !== undefined) expect(sell, id).toBeLessThan(cost);
      expect(effects.length + attack.length, id).toBeGreaterThan(0);
      expect(attack.length > 0, id).toBe(kind !== 'ability' && kind !== 'shield');
      if (gemSlots !== undefined) expect(equipment, id).toBe(true);
    }
  });
});

test('an Item that is equipped has a slot, and no other', () => {
  for (const row of items) {
    const { id, kind, slot, material, price, gemSlots, attack, effects } = row;
    // A Backpack takes a place among the Jewellery.
    expect(slot !== undefined, id).toBe(isEquipment(row) || kind === 'backpack');
    expect(kind === 'weapon' || kind === 'shield', id).toBe(slot === 'sword');
    if (kind === 'jewellery' || kind === 'backpack') expect(slot, id).toBe('jewellery');
    if (material) expect(kind, id).toBe('armour');
    expect(attack !== undefined, id).toBe(kind === 'weapon');
    if (price) expect(price.sell, id).toBeLessThan(price.buy);
    if (gemSlots) expect(isEquipment(row), id).toBe(true);
    expect((effects ?? []).length + (attack ?? []).length, id).toBeGreaterThan(0);
  }
});

test('whatever is no Equipment is used up, but for Artifacts and Backpacks', () => {
  const lasting = items.filter(row => !row.consumed && !isEquipment(row));
  expect([...new Set(lasting.map(({ kind }) => kind))].sort()).toEqual(['artifact', 'backpack']);
});

test('rulers rise without gaps, within what forecasts look at', () => {
  const rulers = [
    ...[...heroTiles, ...items].flatMap(({ id, attack }) => (attack ? [{ id, ruler: attack }] : [])),
    ...[...monsters, ...elites].map(({ id, wounds }) => ({ id, ruler: wounds })),
    ...elementals.map(({ id, ranges }) => ({ id, ruler: ranges })),
    ...[...foes, ...scenarioCards].flatMap(row => ('wounds' in row ? [{ id: row.id, ruler: row.wounds }] : [])),
  ];
  for (const { id, ruler } of rulers) {
    const from = ruler.map((row, i) => row.from ?? (i === 0 ? Number.NEGATIVE_INFINITY : Number.NaN));
    expect(from.length, id).toBeGreaterThan(0);
    expect(
      from.every((value, i) => i === 0 || value > (from[i - 1] ?? value)),
      id,
    ).toBe(true);
    expect(
      from.filter(Number.isFinite).every(value => value > LEAST_TOTAL && value <= MOST_TOTAL),
      id,
    ).toBe(true);
  }
});

test('the row of a ruler is the last one reached', () => {
  const [dragonfly] = monstersOf(1);
  expect([3, 4, 7, 8, 11, 12].map(value => rowAt(dragonfly?.wounds ?? [], value)?.wounds ?? 0)).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
  expect(minWounds(monsters.find(({ id }) => id === 'lich') ?? monsters[0] ?? expect.fail())).toBe(4);
});

test('a Combat card for each pair of dice', () => {
  const pairs = combatCards.map(({ dice }) => dice.join('-'));
  expect(new Set(pairs).size).toBe(36);
  expect(combatCards.map(({ id }) => id)).toEqual(pairs.map(pair => `combat-${pair}`));
});

test('as many Quests of each Encounter for rivals as for a team', () => {
  for (const encounter of ENCOUNTERS)
    expect([questsOf(encounter, 'rivals').length, questsOf(encounter, 'team').length], encounter).toEqual([7, 7]);
  expect(quests.filter(({ company }) => company).map(({ encounter }) => encounter)).toEqual(Array(14).fill('witch'));
  for (const { encounter, reward } of quests)
    if (reward.some(({ op }) => op === 'rewardTile')) expect(encounterRow(encounter).rewards, encounter).toBe(true);
});

test('spaces name what is printed on them', () => {
  for (const tile of territory)
    for (const space of spacesOf(tile)) {
      const { kind, encounter, legend, monster, loot } = space;
      expect(encounter !== undefined, tile.id).toBe(
        kind === 'encounter' || (kind === 'chapel' && tile.id === 'ch1-start-2'),
      );
      expect(legend !== undefined, tile.id).toBe(kind === 'legend');
      expect(loot !== undefined, tile.id).toBe(monster !== undefined);
      if (encounter) expect(encounterRow(encounter).chapter, tile.id).toBe(tile.chapter);
      if (legend) expect(itemRow(legendRow(legend).artifact).copies).toBe(1);
      // Centres hold no Monster: whoever stands there has freed the three hexes.
      if (space === tile.centre) expect(monster, tile.id).toBeUndefined();
    }
});

test('two Fixed tiles of each Chapter are used alone (EUT-19.1)', () => {
  for (const chapter of CHAPTERS) expect(territoryOf(chapter).filter(({ solo }) => solo).length).toBe(2);
  expect(territory.filter(tile => tile.solo && tile.class !== 'fixed')).toEqual([]);
  expect(territory.filter(tile => (tile.class === 'scenario') !== (tile.colour !== undefined))).toEqual([]);
});
