// What the rulebook gives stays as it gives it, however the rest is tuned; and what is ours keeps to what its makers promised each other.

import { describe, expect, test } from 'vitest';
import { combatCards } from '../../content/combat-cards.ts';
import { essences, gems } from '../../content/gems.ts';
import { heroTileRow } from '../../content/hero-tiles.ts';
import { heroes } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import { eliteRow, monsterRow, monsters, rowAt } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { quests } from '../../content/quests.ts';
import { resources } from '../../content/resources.ts';
import type { MonsterRow, TileRow } from '../../content/rows.ts';
import { scenarioRow } from '../../content/scenarios.ts';
import { territory } from '../../content/territory.ts';
import { LEVELS, type Level, type TileOp } from '../../content/vocabulary.ts';

/** What a tile does at these moments, or always. */
const opsOf = (tile: TileRow, trigger = 'permanent'): readonly TileOp[] =>
  (tile.effects ?? []).filter(effect => effect.trigger === trigger).flatMap(({ ops }) => ops);

describe('the rulebook’s own', () => {
  test('Dragonfly, Cyclops and the sample back (EX-10, EX-11, EX-14, EX-16)', () => {
    const dragonfly = monsterRow('dragonfly');
    expect([dragonfly.health, dragonfly.penalty, dragonfly.reputationMax]).toEqual([3, -4, 15]);
    expect(dragonfly.wounds).toEqual([
      { from: 4, wounds: 1 },
      { from: 8, wounds: 2 },
      { from: 12, wounds: 3 },
    ]);
    expect(dragonfly.reward).toEqual([
      { op: 'reputation', n: 1 },
      { op: 'gem', gem: 'emerald', n: 1 },
      { op: 'silver', n: 2 },
    ]);
    expect(monsterRow('cyclops').chaos).toBe(2);
  });

  test('Power Surge, Curse and Healing (EX-16, EX-32)', () => {
    const section = (id: string, n: number) => powerCards.find(card => card.id === id)?.sections[n - 1];
    expect(section('power-surge', 1)).toEqual([
      { op: 'woundPlus', n: 2 },
      { op: 'nextHeroRoll', n: -2 },
    ]);
    expect(section('curse', 2)).toEqual([
      { op: 'heroRoll', n: -4 },
      { op: 'damageMinus', n: 1 },
    ]);
    expect(section('healing', 1)).toContainEqual({ op: 'monsterStrength', n: 2 });
    expect(powerCards.map(({ copies }) => copies)).toEqual(Array(7).fill(8));
  });

  test('Fire Staff, Concentration, Dodge, Feint, Torpor (EX-03, EX-09, EX-13, EX-21, EX-25)', () => {
    const staff = heroTileRow('maeldur-fire-staff').attack ?? [];
    expect(rowAt(staff, 10)?.damage).toBeGreaterThanOrEqual(3);
    expect(rowAt(staff, 9)?.damage).toBeLessThan(3);
    expect(opsOf(heroTileRow('maeldur-concentration'), 'hero-after')).toEqual([{ op: 'heroRoll', n: 2 }]);
    expect(opsOf(heroTileRow('keleia-dodge'), 'monster-after')).toEqual([{ op: 'monsterStrength', n: -2 }]);
    const feint = heroTileRow('keleia-feint').effects ?? [];
    expect(feint.length).toBeGreaterThan(1);
    expect(feint.every(({ set }) => set === 3)).toBe(true);
    expect(opsOf(heroTileRow('taesiri-torpor'))).toEqual([{ op: 'protectElementals' }]);
    expect(opsOf(heroTileRow('taesiri-silence'), 'hero-before')).toEqual([{ op: 'noCurse' }]);
  });

  test('Armour, Jewellery and Gems (EX-19, EX-22, EX-23, EX-24, EX-26)', () => {
    const health = (id: string) => opsOf(itemRow(id)).find(({ op }) => op === 'maxHealth');
    expect(['leather-helm', 'leather-greaves', 'mail-gauntlets', 'mail-greaves', 'plate-greaves'].map(health)).toEqual(
      [1, 1, 2, 2, 3].map(n => ({ op: 'maxHealth', n })),
    );
    expect(itemRow('leather-greaves').gemSlots).toBeGreaterThan(0);
    expect(opsOf(itemRow('leather-cuirass'))).toContainEqual({ op: 'bags', n: -1 });
    const gauntlets = itemRow('dragonhide-gauntlets');
    expect(opsOf(gauntlets)).toEqual([
      { op: 'maxHealth', n: 2 },
      { op: 'bags', n: 2 },
    ]);
    expect([opsOf(gauntlets, 'none'), gauntlets.gemSlots]).toEqual([[{ op: 'mineCart' }], 2]);
    expect(itemRow('set-brooch').effects).toEqual([
      { trigger: 'anytime', set: 3, ops: [{ op: 'heal', n: 2 }] },
      { trigger: 'anytime', set: 4, ops: [{ op: 'heal', n: 1 }] },
    ]);
    const gem = (id: string) => gems.find(row => row.id === id)?.effects.flatMap(({ ops }) => ops);
    expect([gem('emerald'), gem('ruby'), gem('demonite')]).toEqual([
      [{ op: 'heroRoll', n: 1 }],
      [{ op: 'maxHealth', n: 1 }],
      [{ op: 'goldCard', n: 1 }],
    ]);
    expect(heroes.find(({ id }) => id === 'maeldur')?.health).toBe(6);
  });

  test('Raw Diamond, a Quest of the Emissary, a Scroll of range 3 (EX-06, EX-17, EX-18)', () => {
    expect(resources.find(({ id }) => id === 'raw-diamond')?.sale).toContainEqual([
      { op: 'gold', n: 2 },
      { op: 'reputation', n: 3 },
    ]);
    expect(quests.find(({ id }) => id === 'emissary-1')).toMatchObject({
      needs: [[{ pay: 'gem', gem: 'emerald' }], [{ pay: 'gem', gem: 'ruby' }]],
      reward: [
        { op: 'reputation', n: 1 },
        { op: 'gold', n: 3 },
      ],
    });
    expect(opsOf(itemRow('teleport-scroll'), 'none')).toEqual([{ op: 'teleport', n: 3 }]);
  });

  test('the tiles of To the Villagers’ Rescue for three (EX-01)', () => {
    expect(scenarioRow('villagers-rescue').tiles[3]).toEqual({
      encounter: { 1: 1, 2: 1, 3: 2, 4: 0 },
      other: { 1: 6, 2: 4, 3: 3, 4: 3 },
    });
  });

  test('as many Gems and Essences as are in the box', () => {
    const all = (rows: readonly { readonly copies: number }[]) => rows.reduce((sum, { copies }) => sum + copies, 0);
    expect([all(gems), all(essences)]).toEqual([110, 60]);
  });
});

// ---- what is ours ----

/** Of an attack that nobody changes. */
function meanWounds({ wounds }: MonsterRow): number {
  let sum = 0;
  for (let left = 1; left <= 6; left++)
    for (let right = 1; right <= 6; right++) sum += rowAt(wounds, left + right)?.wounds ?? 0;
  return sum / 36;
}

type Range = readonly [least: number, most: number];
const MONSTERS: {
  readonly [level in Level]: {
    readonly [figure in 'health' | 'wounds' | 'penalty' | 'chaos' | 'gaar' | 'limit' | 'reputation']: Range;
  };
} = {
  1: {
    health: [2, 4],
    wounds: [1, 1.6],
    penalty: [-4, 0],
    chaos: [0, 1],
    gaar: [0, 1],
    limit: [12, 15],
    reputation: [1, 2],
  },
  2: {
    health: [5, 9],
    wounds: [1.8, 2.8],
    penalty: [-5, -1],
    chaos: [1, 3],
    gaar: [0, 2],
    limit: [35, 35],
    reputation: [2, 3],
  },
  3: {
    health: [10, 15],
    wounds: [4.3, 5.4],
    penalty: [-6, -2],
    chaos: [2, 3],
    gaar: [1, 2],
    limit: [70, 70],
    reputation: [5, 7],
  },
};

test.each(LEVELS)('Monsters of Level %i are as strong as their Level', level => {
  const ranges = MONSTERS[level];
  const within = (value: number, [least, most]: Range, what: string): void => {
    expect(value, what).toBeGreaterThanOrEqual(least);
    expect(value, what).toBeLessThanOrEqual(most);
  };
  for (const monster of monsters.filter(row => row.level === level)) {
    const reputation = monster.reward.find(({ op }) => op === 'reputation');
    within(monster.health, ranges.health, `${monster.id} health`);
    within(Math.round(meanWounds(monster) * 10) / 10, ranges.wounds, `${monster.id} wounds`);
    within(monster.penalty, ranges.penalty, `${monster.id} penalty`);
    within(monster.chaos, ranges.chaos, `${monster.id} chaos`);
    within(monster.gaar, ranges.gaar, `${monster.id} gaar`);
    within(monster.reputationMax, ranges.limit, `${monster.id} limit`);
    within(reputation && 'n' in reputation ? reputation.n : 0, ranges.reputation, `${monster.id} reputation`);
  }
});

test('Loot grows with the Monster', () => {
  const gold: { readonly [level in Level]: Range } = { 1: [1, 3], 2: [3, 5], 3: [5, 8] };
  for (const { id, spaces } of territory)
    for (const { monster, loot = [] } of spaces) {
      if (!monster) continue;
      const coins = loot.find(({ op }) => op === 'gold');
      const n = coins && 'n' in coins ? coins.n : 0;
      expect(
        n >= gold[monster][0] && n <= gold[monster][1],
        `${id}: ${n} Gold under a Monster of Level ${monster}`,
      ).toBe(true);
    }
});

test('the Combat deck helps low dice with Gaar', () => {
  const gaarOf = (low: boolean): number =>
    combatCards.filter(({ dice }) => dice[0] + dice[1] <= 6 === low).reduce((sum, { gaar }) => sum + gaar, 0);
  expect(gaarOf(true)).toBeGreaterThan(gaarOf(false));
  expect(combatCards.reduce((sum, { chaos }) => sum + chaos, 0)).toBe(39);
});

test('only the strongest foes are Immune, and one Elite kills at a blow', () => {
  expect(eliteRow('black-mage-shade').wounds.at(-1)?.special).toEqual([{ op: 'instantDeath' }]);
  expect(monsters.filter(({ immune }) => immune)).toEqual([]);
});
