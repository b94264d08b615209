// The rows of the base box: as many as are printed, each whole, and naming only what exists.

import { describe, expect, test } from 'vitest';
import { abilities, abilityRow } from '../../content/abilities.ts';
import { guides } from '../../content/booklet.ts';
import { BASE, isOf, rowsOf } from '../../content/boxes.ts';
import { dice } from '../../content/dice.ts';
import {
  CHEST_MARKERS,
  gains,
  heroLevels,
  overlordLevels,
  supply,
  supplyRow,
  TRAINING_PER_TRAIT,
} from '../../content/economy.ts';
import { familiars } from '../../content/familiars.ts';
import { heroes } from '../../content/heroes.ts';
import { itemRow, items, potions, relics, saleOf, shop, treasures } from '../../content/items.ts';
import { monsters } from '../../content/monsters.ts';
import { options } from '../../content/options.ts';
import { overlordCards } from '../../content/overlord.ts';
import { propRow, props } from '../../content/props.ts';
import { GAINS, type ItemRow, PLACES } from '../../content/rows.ts';
import { skillDecks, skills } from '../../content/skills.ts';
import { coinsLost, places, priceRow, prices, salePrice } from '../../content/town.ts';
import { actions, orders, quickActions, templates, tokens } from '../../content/turns.ts';
import {
  ABILITIES,
  ACTIONS,
  ATTACK_STEPS,
  BOXES,
  type Box,
  CARD_TYPES,
  DICE,
  type Effect,
  FAMILIARS,
  KINDS,
  MAIN_DIE,
  MOMENTS,
  MONSTERS,
  type MonsterId,
  ORDERS,
  POTIONS,
  PROPS,
  SKILL_TYPES,
  TABLES,
  TIERS,
  TOKENS,
} from '../../content/vocabulary.ts';
import { isTrigger } from '../../rules/overlord/timing.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const copies = (rows: readonly { readonly copies: number }[]): number => sum(rows.map(row => row.copies));
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

describe('there is as much as the box holds', () => {
  test('heroes, skills, monsters', () => {
    const byBox = BOXES.map(box => heroes.filter(hero => hero.box === box).length);
    expect(byBox).toEqual([20, 6, 6, 0, 6, 4]);
    for (const type of SKILL_TYPES) expect(rowsOf(skillDecks[type], BASE)).toHaveLength(12);
    expect(ids(monsters)).toEqual(MONSTERS);
    const figuresIn = (box: Box) =>
      (['normal', 'master'] as const).map(rank =>
        sum(monsters.flatMap(row => ((row.box ?? 'base') === box ? [row.figures[rank]] : []))),
      );
    expect(figuresIn('base')).toEqual([39, 21]);
    expect(figuresIn('well-of-darkness')).toEqual([18, 9]);
    expect(figuresIn('altar-of-despair')).toEqual([14, 7]);
    expect(figuresIn('tomb-of-ice')).toEqual([14, 7]);
  });

  test('cards of the shop, treasures, relics', () => {
    const inBox = (box: Box) =>
      [shop, ...TIERS.map(tier => treasures[tier]), relics].map(rows => copies(rows.filter(row => isOf(row, [box]))));
    expect(inBox('base')).toEqual([24, 22, 18, 16, 4]);
    expect(inBox('tomb-of-ice')).toEqual([2, 4, 4, 4, 1]);
  });

  test('cards of the overlord', () => {
    const base = rowsOf(overlordCards, BASE);
    expect(copies(base)).toBe(36);
    expect(CARD_TYPES.map(type => copies(base.filter(card => card.type === type)))).toEqual([9, 12, 9, 6]);
    // Cards of treachery come with other boxes.
    expect(base.filter(card => card.treachery)).toEqual([]);
    const basic = (box: Box) => copies(overlordCards.filter(card => card.box === box && !card.treachery));
    expect(basic('well-of-darkness')).toBe(3);
    expect(basic('altar-of-despair')).toBe(8);
    expect(basic('tomb-of-ice')).toBe(3);
  });

  test('everything that has a name has a row, and the other way round', () => {
    expect(ids(abilities)).toEqual(ABILITIES);
    expect(ids(props)).toEqual(PROPS);
    expect(ids(dice)).toEqual(DICE);
    expect(ids(familiars)).toEqual(FAMILIARS);
    expect(ids(potions)).toEqual(POTIONS);
    expect(ids(orders)).toEqual(ORDERS);
    expect(ids(actions)).toEqual(ACTIONS);
    expect(ids(tokens).toSorted()).toEqual(TOKENS.toSorted());
    expect(ids(places)).toEqual(PLACES);
    expect(ids(gains)).toEqual(GAINS);
    for (const rows of [heroes, skills, items, overlordCards, quickActions, options, supply, prices])
      expect(new Set(ids(rows)).size).toBe(rows.length);
  });
});

describe('dice', () => {
  test('have six faces; red, blue and white miss once, and power dice of Bash (DES-71.2), the others never (DES-19.3)', () => {
    for (const { id, faces } of dice) {
      expect(faces, id).toHaveLength(6);
      const misses = faces.filter(face => face.miss).length;
      expect(misses, id).toBe({ red: 1, blue: 1, white: 1, bash: 1, stealth: 2 }[id as string] ?? 0);
    }
  });

  test('power dice have one blank and three enhancements; silver and gold are worth twice and three times (DES-19.5)', () => {
    const worth = { black: 1, silver: 2, gold: 3, bash: 1 } as const;
    for (const { id, kind, faces } of dice) {
      expect(kind === 'power', id).toBe(id in worth);
      if (kind !== 'power') continue;
      const n = worth[id as keyof typeof worth];
      expect(faces.slice(1), id).toEqual([...Array(3).fill({ enhancements: n }), ...Array(2).fill({ surges: n })]);
      expect(faces[0]).toEqual(id === 'bash' ? { miss: true } : {});
    }
  });

  test('the supply of the box (DES-19.11)', () => {
    expect(dice.filter(({ box }) => box === 'base').map(({ id, count }) => [id, count])).toEqual([
      ['red', 1],
      ['blue', 1],
      ['white', 1],
      ['green', 2],
      ['yellow', 2],
      ['black', 5],
    ]);
  });
});

describe('heroes', () => {
  test.each(heroes.map(hero => [hero.id, hero] as const))('%s has a sheet that can be', (_, hero) => {
    expect([1, 2, 3, 4]).toContain(hero.conquest);
    expect([8, 12, 16]).toContain(hero.wounds);
    expect(hero.fatigue).toBeGreaterThanOrEqual(2);
    expect(hero.fatigue).toBeLessThanOrEqual(5);
    expect(hero.speed).toBeGreaterThanOrEqual(2);
    // A hero without a figure for armour says what it is instead.
    expect(hero.armour === undefined).toBe(hero.effects.some(({ ops }) => ops.some(({ op }) => op === 'armourIs')));
    expect(sum(Object.values(hero.traits))).toBeLessThanOrEqual(5);
    expect(hero.effects.length).toBeGreaterThan(0);
  });

  test('of the box have three dice and three skills each', () => {
    for (const { id, traits, skills: of } of heroes.filter(({ box }) => box === 'base')) {
      expect(sum(Object.values(traits)), id).toBe(3);
      expect(sum(Object.values(of)), id).toBe(3);
    }
  });

  test('what the rulebook itself says of some', () => {
    const hero = (id: string) => heroes.find(one => one.id === id);
    expect(hero('battlemage-jaes')?.armour).toBe(2);
    expect(hero('silhouette')?.speed).toBe(5);
    expect(hero('tahlia')?.traits.melee).toBe(3);
    expect(hero('aurim')?.traits.magic).toBe(1);
    expect(hero('runewitch-astarra')?.conquest).toBe(2);
  });
});

describe('monsters', () => {
  /** Masters whose armour grows by two, and those that roll better dice instead of more of them. */
  const [TOUGH, DEFT]: readonly (readonly MonsterId[])[] = [['blood-ape', 'troll'], ['troll']];

  test.each(monsters.map(monster => [monster.id, monster] as const))('%s', (id, { kind, normal, master, points }) => {
    for (const side of [normal, master]) {
      // Whoever morphs has a main die of no kind before it is chosen (DES-98.1).
      const mains = KINDS.filter(other => side.dice[MAIN_DIE[other]] === 1);
      expect(mains).toEqual(kind === 'morph' ? [] : [kind]);
      expect(side.morph !== undefined).toBe(kind === 'morph');
      // One wound more at four players, two at five.
      expect(TABLES.map(n => side.wounds[n] - side.wounds[2])).toEqual([0, 0, 1, 2]);
      for (const { ability, rank } of side.abilities)
        expect(abilityRow(ability).ranked === true, ability).toBe(rank !== undefined);
    }
    expect(master.wounds[2]).toBe(normal.wounds[2] + 1);
    expect(master.armour - normal.armour).toBe(TOUGH?.includes(id) ? 2 : 1);
    // A master rolls a power die that its kind does not: one more, some two more.
    expect(DEFT?.includes(id) ? [0] : [1, 2]).toContain((master.dice.black ?? 0) - (normal.dice.black ?? 0));
    expect([1, 2, 4, 7]).toContain(points);
  });
});

describe('items', () => {
  test('have what their kind needs, and hands that fit (DES-34.1)', () => {
    for (const item of items) {
      expect(item.weapon !== undefined, item.id).toBe(item.kind === 'weapon');
      expect(item.armour !== undefined, item.id).toBe(item.kind === 'armour');
      expect(item.cache !== undefined, item.id).toBe(item.kind === 'cache');
      expect(item.hands > 0, item.id).toBe(item.kind === 'weapon' || item.kind === 'shield');
      expect(item.price !== undefined, item.id).toBe(item.tier === 'shop');
      expect(item.weapon || item.armour || item.cache || item.effects, item.id).toBeDefined();
    }
  });

  test('weapons have the one main die of their kind, and no power dice of their own (DES-34.12)', () => {
    for (const { id, weapon, hands, effects } of items) {
      if (!weapon) continue;
      expect(
        KINDS.filter(kind => weapon.dice[MAIN_DIE[kind]] === 1),
        id,
      ).toEqual([weapon.kind]);
      expect(weapon.dice.black, id).toBeUndefined();
      // What has no surges has its dice rolled again.
      expect(weapon.surges.length + (effects ?? []).length, id).toBeGreaterThan(0);
      if (weapon.offHand) expect(hands, id).toBe(1);
    }
  });

  test('a better weapon rolls more dice', () => {
    const count = ({ weapon }: ItemRow): number => sum(Object.values(weapon?.dice ?? {}));
    const least = (rows: readonly ItemRow[]): number => Math.min(...rows.filter(row => row.weapon).map(count));
    expect([shop, treasures.copper, treasures.silver, treasures.gold, relics].map(least)).toEqual([2, 2, 3, 4, 5]);
  });

  test('the Sword is as the rulebook shows it', () => {
    expect(itemRow('sword')).toEqual({
      id: 'sword',
      tier: 'shop',
      kind: 'weapon',
      copies: 3,
      hands: 1,
      price: 75,
      weapon: {
        kind: 'melee',
        dice: { red: 1, green: 1 },
        surges: [{ cost: 2, gain: { damage: 1 } }],
        offHand: { damage: 1 },
      },
    });
  });

  test('sell for half, rounded down to 25 (DES-32.4); relics for nothing', () => {
    expect([25, 75, 250, 500, 750].map(salePrice)).toEqual([0, 25, 125, 250, 375]);
    expect(saleOf(itemRow('dagger'))).toBe(0);
    for (const { id, buy, sell } of prices) if (sell !== undefined) expect(salePrice(buy), id).toBe(sell);
    expect(TIERS.map(tier => saleOf(treasures[tier][0] as ItemRow))).toEqual([125, 250, 375]);
    for (const relic of relics) expect(saleOf(relic)).toBeUndefined();
    expect(priceRow('potion')).toEqual({ id: 'potion', buy: 50, sell: 25 });
  });

  test('death takes half the coins, rounded down to 25 (DES-37.4)', () => {
    expect([125, 100, 25, 0, 375].map(coinsLost)).toEqual([50, 50, 0, 0, 175]);
  });
});

describe('what rows name exists', () => {
  const effects: Effect[] = [...heroes, ...skills, ...items, ...potions].flatMap(row => row.effects ?? []);

  test('effects work at moments of play, and say something', () => {
    const windows = [
      ...MOMENTS,
      ...ATTACK_STEPS.flatMap(step => [`attack:${step}`, `attacked:${step}`]),
    ] as readonly string[];
    for (const { when, ops } of [...effects, ...overlordCards]) {
      expect(windows).toContain(when);
      expect(ops.length).toBeGreaterThan(0);
    }
    // What is paid for or left to its owner is not also told as a fact.
    for (const { once, cost, may, ops } of effects)
      if (once && !cost && !may) expect(ops.map(({ op }) => op)).toEqual(['movement']);
  });

  test('abilities have ranks where they have ranks', () => {
    for (const { ops } of effects)
      for (const op of ops)
        if (op.op === 'have' || op.op === 'gain')
          expect(abilityRow(op.ability).ranked === true).toBe(op.rank !== undefined);
    for (const { weapon } of items)
      for (const { ability, rank } of weapon?.abilities ?? [])
        expect(abilityRow(ability).ranked === true).toBe(rank !== undefined);
  });

  test('every companion is somebody’s', () => {
    const given = effects.flatMap(({ ops }) => ops.flatMap(op => (op.op === 'companion' ? op.familiars : [])));
    // The overlord has theirs of a quest (DES-35.50).
    const drawn = guides.flatMap(({ things }) =>
      Object.values(things).flatMap(of => [of].flat().flatMap(spec => ('familiar' in spec ? [spec.familiar] : []))),
    );
    expect([...given, ...drawn].toSorted()).toEqual(FAMILIARS.toSorted());
  });

  test('cards of a type are played when that type may be (DES-12.15, DES-12.16)', () => {
    for (const { id, type, when, use, ops } of overlordCards) {
      expect(type === 'spawn', id).toBe(ops.some(({ op }) => op === 'spawn'));
      expect(type === 'spawn', id).toBe(when === 'spawn-step');
      // Powers work always, at a moment of their own, or for threat where cards answer too.
      if (type === 'power')
        expect(use !== undefined, id).toBe(isTrigger(when) && !['chest-opened', 'area-set-up'].includes(when));
    }
  });

  test('a spawn card never asks for more figures than there are', () => {
    for (const { id, ops } of overlordCards)
      for (const op of ops)
        if (op.op === 'spawn')
          for (const { monster, rank, n } of op.groups)
            expect(monsters.find(one => one.id === monster)?.figures[rank], id).toBeGreaterThanOrEqual(n);
  });

  test('options are as the book says, but for those without an official alternative', () => {
    const on = options.filter(({ standard }) => standard).map(({ id }) => id);
    expect(on).toEqual(['dispute-roll', 'corner-pinch', 'pit-exit-anywhere', 'one-start-event']);
    for (const { kind, rule } of options)
      expect(rule).toMatch(kind === 'ruling' ? /^R\d+$/ : /^(?:DES|DRF|ICE)-\d+\.\d+[a-z]?$/);
  });

  test('numbers agree between tables', () => {
    expect(sum(Object.values(CHEST_MARKERS))).toBe(supplyRow('chests').count);
    expect(3 * TRAINING_PER_TRAIT).toBe(supplyRow('training-tokens').count);
    for (const { id, tokens: n } of potions) expect(supplyRow(`${id}s`).count).toBe(n);
    expect(propRow('glyph').conquest).toBe(gains.find(({ id }) => id === 'glyph')?.n);
    const movement = (id: string) => quickActions.find(action => action.id === id)?.hero;
    expect([movement('door'), movement('climb'), movement('jump'), movement('glyph'), movement('stairs')]).toEqual([
      propRow('door').use,
      propRow('pit').climb,
      propRow('pit').jump,
      propRow('glyph').use,
      propRow('staircase').use,
    ]);
  });

  test('levels of linked quests follow each other without a gap (DES-110.4, DES-110.6)', () => {
    for (const [n, { level, won }] of heroLevels.entries()) {
      expect(level).toBe(n + 1);
      expect(won[0]).toBe(n === 0 ? 0 : (heroLevels[n - 1]?.won[1] ?? 0) + 1);
    }
    for (const { level, cards, threatPerHero } of overlordLevels)
      expect([cards, threatPerHero]).toEqual([level - 1, level - 1]);
  });

  test('templates are as wide at the figure as the book proves', () => {
    expect(templates.map(({ id, rows }) => [id, rows[0]?.length, sum(rows.map(row => row.length))])).toEqual([
      ['breath', 1, 9],
      ['bolt', 2, 8],
    ]);
  });
});
