// The rows of the long campaign: as many as there are, each whole, and naming only what exists.

import { repeated, rulebookOf } from '@veillee/games/test/words';
import { describe, expect, test } from 'vitest';
import { abilityRow } from '../../content/abilities.ts';
import { items, potions } from '../../content/items.ts';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { legendaryAreas, rumours as rumourBoards } from '../../content/legend/boards.ts';
import { cardChanges } from '../../content/legend/changes.ts';
import {
  buildings,
  cities,
  cityRow,
  masters,
  partyUpgrades,
  schools,
  tamalirUpgrades,
} from '../../content/legend/cities.ts';
import { campaignGains, levels, loot, searches, skillPrices, traitPrices } from '../../content/legend/economy.ts';
import { cardOf, forms, kindRow, kinds } from '../../content/legend/forms.ts';
import { FIRST_LIEUTENANT, lieutenantRow, lieutenants } from '../../content/legend/lieutenants.ts';
import { locationRow, locations, TAMALIR, trails } from '../../content/legend/map.ts';
import { plotCards, plotRow, questObjects } from '../../content/legend/plots.ts';
import { rumours } from '../../content/legend/rumours.ts';
import { FULL, variants } from '../../content/legend/variants.ts';
import {
  AVATARS,
  BUILDINGS,
  CATEGORIES,
  FORMS,
  LEVELS,
  METALS,
  PLOTS,
  PRESETS,
} from '../../content/legend/vocabulary.ts';
import { monsterRow } from '../../content/monsters.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skillRow, skills } from '../../content/skills.ts';
import { type Dice, MONSTERS, type Owned, TIERS } from '../../content/vocabulary.ts';
import { BESIDES } from '../../rules/legend/possible.ts';
import { distance, distancesFrom, isRemote, neighboursOf, trailsAt } from '../../rules/legend/ways.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
const diceIn = (dice: Dice): number => sum(Object.values(dice));
/** Ranks stand where an ability has them, and nowhere else; what a campaign gives ranks to has them there. */
const RANKED_HERE: readonly string[] = ['berserk', 'trickster', 'reach'];
const isWhole = ({ ability, rank }: Owned): boolean =>
  (rank !== undefined) === (abilityRow(ability).ranked === true || RANKED_HERE.includes(ability));

describe('the map', () => {
  const settled = locations.filter(({ kind }) => kind === 'city' || kind === 'dungeon');

  test('has 43 locations and 81 trails, each between two that there are, no two alike', () => {
    expect(locations).toHaveLength(43);
    expect(
      ['city', 'dungeon', 'legendary', 'master'].map(kind => locations.filter(one => one.kind === kind).length),
    ).toEqual([8, 30, 3, 2]);
    expect(trails).toHaveLength(81);
    for (const { ends } of trails) expect(ends.map(end => locationRow(end).id)).toEqual(ends);
    expect(repeated(trails.map(({ ends }) => [...ends].sort().join()))).toEqual([]);
    expect(trails.filter(({ ends: [a, b] }) => a === b)).toEqual([]);
  });

  test('is the same seen from both ends of every trail', () => {
    for (const { id } of locations) for (const other of neighboursOf(id)) expect(neighboursOf(other)).toContain(id);
    expect(distance('tamalir', 'forge')).toBe(distance('forge', 'tamalir'));
  });

  test('joins all cities and dungeons by normal trails, whatever keep is barred', () => {
    const normal = (barred?: string) => distancesFrom(TAMALIR, (to, { kind }) => kind === 'normal' && to !== barred);
    for (const barred of [undefined, ...avatars.map(({ keep }) => keep)])
      for (const { id } of settled)
        expect(normal(barred).has(id) || id === barred, `${id} without ${barred}`).toBe(true);
  });

  test('gives Tamalir four neighbours, cities their way and keeps their distance', () => {
    expect([...neighboursOf(TAMALIR)].sort()).toEqual([
      'blackwing-swamp',
      'fallen-star-forest',
      'red-echo-river',
      'thelsvan-trail',
    ]);
    const far = cities.filter(({ id }) => id !== TAMALIR).map(({ id }) => distance(TAMALIR, id));
    expect([Math.min(...far), Math.max(...far)]).toEqual([2, 4]);
    for (const { keep } of avatars) expect([3, 4, 5]).toContain(distance(TAMALIR, keep));
    expect(neighboursOf('shadow-peaks')).toContain('ruby-barrier-plains');
    expect(trails.find(({ id }) => id === 'tamalir--thelsvan-trail')).toMatchObject({
      kind: 'normal',
      shield: 'green',
      dice: 3,
    });
  });

  test('hides the masters behind secret trails, and no shortest way of a lieutenant leads by them', () => {
    for (const { id } of masters) expect(trailsAt(id).every(({ kind }) => kind === 'secret')).toBe(true);
    expect(trailsAt('fools-rapids').map(({ kind }) => kind)).toEqual(['river']);
    expect(trailsAt('valley-of-souls').map(({ kind }) => kind)).toEqual(['secret']);
    for (const { id } of settled) {
      const [free, ridden] = [distancesFrom(id), distancesFrom(id, to => !isRemote(to))];
      for (const other of settled) expect(ridden.get(other.id), `${id} to ${other.id}`).toBe(free.get(other.id));
    }
  });

  test('has shields with one to three dice', () => {
    for (const { id, shield, dice } of trails) expect(dice, id).toBeLessThanOrEqual(shield === 'green' ? 3 : 2);
    expect(trails.every(({ dice }) => dice >= 1)).toBe(true);
  });
});

describe('cities', () => {
  test('are the eight of the map, with five buildings among them', () => {
    expect(ids(cities).sort()).toEqual(ids(locations.filter(({ kind }) => kind === 'city')).sort());
    expect(ids(buildings)).toEqual(BUILDINGS);
    for (const { id, defense, buildings: has } of cities) {
      expect(defense, id).toBeGreaterThanOrEqual(2);
      for (const building of Object.keys(has)) expect(BUILDINGS).toContain(building);
      expect(has['training-ground']).toBe(true);
    }
    expect(cityRow(TAMALIR)).toMatchObject({ defense: 5, vault: 'obelisk-of-travel' });
    expect(cityRow('riverwatch').buildings.temple).toBe(2);
    expect(cityRow('vynelvale').buildings.alchemist).toBeUndefined();
    expect(buildings.filter(({ modes }) => modes.includes('restock')).map(({ id }) => id)).toEqual([
      'alchemist',
      'market',
      'temple',
    ]);
  });

  test('teach, with the masters, each of the 54 skills of the campaign in one place', () => {
    const taught = schools.flatMap(school => school.skills);
    for (const id of taught) expect(skillRow(id).id).toBe(id);
    expect(repeated(taught)).toEqual([]);
    const gone = cardChanges.filter(one => one.deck === 'skill' && !('armourPerLevel' in one)).map(({ id }) => id);
    const left = skills.filter(({ id, box }) => box !== 'tomb-of-ice' && !gone.some(one => one === id));
    expect([...taught].sort()).toEqual(ids(left).sort());
    expect(taught).toHaveLength(54);
    const by = Object.fromEntries(schools.map(({ id, skills: own }) => [id, own.length]));
    expect(by).toEqual({
      dawnsmoor: 8,
      forge: 8,
      frostgate: 7,
      greyhaven: 3,
      nerekhall: 4,
      riverwatch: 4,
      tamalir: 6,
      vynelvale: 7,
      'olmrics-hut': 3,
      'shikas-tree': 4,
    });
  });

  test('have five upgrades for Tamalir and four for the party', () => {
    expect([tamalirUpgrades.length, partyUpgrades.length]).toEqual([5, 4]);
  });
});

describe('monsters', () => {
  test('have a card for each form, a category and a price to send for', () => {
    expect(forms).toHaveLength(100);
    expect(ids(kinds).sort()).toEqual([...MONSTERS].sort());
    for (const monster of MONSTERS) {
      expect(CATEGORIES).toContain(kindRow(monster).category);
      const cards = FORMS.map(form => cardOf(monster, form));
      for (const rank of ['normal', 'master'] as const) {
        const lives = cards.map(card => card[rank].wounds);
        expect(lives, monster).toEqual([...new Set(lives)].sort((a, b) => a - b));
        const armours = cards.map(card => card[rank].armour);
        expect(armours, monster).toEqual([...armours].sort((a, b) => a - b));
        for (const { abilities, dice, morph = 0 } of cards.map(card => card[rank])) {
          expect(
            abilities.filter(one => !isWhole(one)),
            monster,
          ).toEqual([]);
          expect(diceIn(dice) + morph, monster).toBeGreaterThan(0);
        }
      }
    }
  });

  test('are those of the box, but for what the book changes', () => {
    for (const monster of MONSTERS) {
      const [plain, { normal, master }] = [monsterRow(monster), cardOf(monster, 'copper')];
      expect(Boolean(plain.normal.morph), monster).toBe(Boolean(normal.morph));
      // A master has one power die more, or better ones.
      const power = ({ dice }: { readonly dice: Dice }): number =>
        (dice.black ?? 0) + (dice.silver ?? 0) + (dice.gold ?? 0);
      expect(power(master), monster).toBeGreaterThanOrEqual(power(normal));
    }
    expect(cardOf('beastman', 'copper').master.dice.black).toBe(1);
    expect(cardOf('hell-hound', 'silver').master).toMatchObject({ speed: 4 });
    expect(cardOf('hell-hound', 'silver').master.abilities).toContainEqual({ ability: 'pierce', rank: 4 });
    expect(cardOf('hell-hound', 'gold').normal.speed).toBe(4);
    const of = (rank: 'normal' | 'master') =>
      cardOf('ferrox', 'diamond')
        [rank].abilities.map(({ ability }) => ability)
        .sort();
    expect([of('normal'), of('master')]).toEqual([['bleed'], ['bleed', 'leech']]);
  });
});

describe('who rides for the overlord', () => {
  test('ten lieutenants, three of them large, each with figures for their minions', () => {
    expect(lieutenants).toHaveLength(10);
    expect(ids(lieutenants.filter(({ large }) => large)).sort()).toEqual([
      'dar-hilzernod',
      'kratz-the-plague',
      'thaadd-the-destroyer',
    ]);
    for (const { id, minions, abilities, sides, since = 'copper', rides } of lieutenants) {
      for (const { monster, rank, n } of minions)
        expect(monsterRow(monster).figures[rank], id).toBeGreaterThanOrEqual(n);
      expect(
        abilities.filter(one => !isWhole(one)),
        id,
      ).toEqual([]);
      const levelsOf = TIERS.filter(tier => sides[tier]);
      expect(levelsOf, id).toEqual(TIERS.slice(levels.findIndex(({ id: level }) => level === since)));
      for (const ride of rides)
        if (ride.op === 'cheaper') for (const one of ride.beside) expect(lieutenantRow(one).id).toBe(one);
    }
    const alric = lieutenantRow(FIRST_LIEUTENANT);
    expect(alric.xp).toBe(0);
    expect(TIERS.map(tier => alric.sides[tier])).toMatchObject([
      { speed: 4, wounds: 30, armour: 5 },
      { speed: 4, wounds: 60, armour: 7 },
      { speed: 4, wounds: 90, armour: 9 },
    ]);
  });

  test('bring Powers that are in the deck', () => {
    const powers = ids(overlordCards.filter(({ type }) => type === 'power'));
    for (const { id, brings } of lieutenants)
      if (brings && 'power' in brings) expect(powers, id).toContain(brings.power);
  });

  test('six avatars with their prices, 35 upgrades within the totals of the book', () => {
    expect(ids(avatars)).toEqual(AVATARS);
    for (const { id, keep, treachery, forms: prices } of avatars) {
      expect(locationRow(keep).kind, id).toBe('dungeon');
      const points = Object.values(treachery).toSorted((a, b) => a.xp - b.xp);
      expect(points, id).toEqual([
        { xp: 10, most: 4 },
        { xp: 15, most: 3 },
        { xp: 20, most: 2 },
      ]);
      expect(
        Object.values(prices).toSorted((a, b) => a - b),
        id,
      ).toEqual([25, 30, 30]);
    }
    expect(repeated(avatars.map(({ keep }) => keep))).toEqual([]);
    expect(upgrades).toHaveLength(35);
    const [any, own] = [upgrades.filter(({ avatar }) => !avatar), upgrades.filter(({ avatar }) => avatar)];
    expect([any.length, own.length]).toEqual([12, 23]);
    // With the two paid Farrows at 10 in all it is 81.
    expect(sum(any.map(({ xp }) => xp))).toBe(71);
    for (const id of AVATARS) {
      const of = own.filter(({ avatar }) => avatar === id);
      const isKind = ({ ops }: (typeof own)[number]): boolean =>
        ops.some(({ op }) => ['monsters', 'seesPast', 'rises'].includes(op));
      const [kind, self] = [of.filter(isKind), of.filter(one => !isKind(one))].map(list =>
        sum(list.map(({ xp }) => xp)),
      );
      expect(kind, id).toBeGreaterThanOrEqual(15);
      expect(kind, id).toBeLessThanOrEqual(35);
      expect(self, id).toBeGreaterThanOrEqual(10);
      expect(self, id).toBeLessThanOrEqual(35);
    }
  });

  test('three plots of seven cards, which ask for cards of their own', () => {
    expect([plotCards.length, questObjects.length]).toEqual([21, 5]);
    for (const plot of PLOTS) {
      const cards = plotCards.filter(card => card.plot === plot);
      expect(
        cards.map(({ place }) => place),
        plot,
      ).toEqual(['opening', 'card', 'card', 'card', 'card', 'card', 'finale']);
      for (const { id, after } of cards) for (const one of after) expect(plotRow(one).plot, id).toBe(plot);
    }
    const costs = PLOTS.map(plot => sum(plotCards.filter(card => card.plot === plot).map(({ xp }) => xp)));
    expect(costs).toEqual([105, 55, 20]);
    const laid = plotCards.flatMap(({ ops }) => ops.flatMap(op => (op.op === 'layObject' ? [op.object] : [])));
    expect(laid.sort()).toEqual(
      questObjects
        .filter(({ plot }) => plot)
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('prices, gains and variants', () => {
  test('levels grow', () => {
    expect(ids(levels)).toEqual(LEVELS);
    expect(levels.map(({ from }) => from)).toEqual([0, ...FULL.thresholds]);
    expect(levels.map(({ powers }) => powers)).toEqual([2, 3, 4, 4]);
    expect(levels.map(({ legendary }) => legendary && locationRow(legendary).kind)).toEqual([
      'legendary',
      'legendary',
      'legendary',
      undefined,
    ]);
  });

  test('a chest and a search are worth what they are on average', () => {
    const mean = (id: string, tier: (typeof TIERS)[number]): number => {
      const row = loot.find(one => one.id === id);
      const coins = (face: 'blank' | 'surge' | 'enhancement'): number => row?.faces[face][tier].coins ?? 0;
      return Math.round(4 * (coins('enhancement') / 2 + coins('surge') / 3 + coins('blank') / 6));
    };
    expect(TIERS.map(tier => mean('chest', tier))).toEqual([267, 533, 800]);
    expect(TIERS.map(tier => mean('encounter', tier))).toEqual([267, 367, 467]);
    expect(ids(searches)).toEqual(['bone-heap', 'sarcophagus']);
    expect(Object.keys(traitPrices)).toEqual(METALS);
    expect(skillPrices).toHaveLength(4);
    expect(campaignGains.filter(({ side }) => side === 'heroes').every(({ conquest }) => conquest >= 0)).toBe(true);
  });

  test('what rumours and legendary areas bring each hero besides conquest is all that a chapter may have left of it', () => {
    const all = [...rumourBoards, ...legendaryAreas].flatMap(({ reward }) => reward);
    const sum = (of: 'xp' | 'wounds-max'): number =>
      all.reduce((n, gain) => n + (gain.gain === of ? (gain as { readonly each: number }).each : 0), 0);
    expect(BESIDES).toEqual({ xp: sum('xp'), wounds: sum('wounds-max') });
  });

  test('28 variants, two presets, two lengths that grow shorter', () => {
    expect(variants).toHaveLength(28);
    const of = PRESETS.map(preset => ids(variants.filter(({ presets }) => presets.includes(preset))));
    expect(of).toEqual([
      ['feats-off'],
      ['sob-2', 'sob-4', 'sob-5', 'tiny-silver', 'tiny-gold', 'house-dungeon-leader', 'feats-off', 'balanced-monsters'],
    ]);
    const lengths = variants.flatMap(({ length }) => (length ? [length] : []));
    for (const { thresholds, factor, catchUp } of lengths) {
      expect(catchUp).toBe(Math.floor(FULL.catchUp / factor));
      expect(thresholds).toEqual([...new Set(thresholds)].sort((a, b) => a - b));
      expect(thresholds.every((n, i) => n < (FULL.thresholds[i] ?? 0))).toBe(true);
      expect(factor).toBeGreaterThan(1);
    }
    expect(lengths).toHaveLength(2);
    const known = rulebookOf(new URL('../../', import.meta.url), 'en').map(({ id }) => id);
    expect(variants.filter(({ rule }) => !known.includes(rule)).map(({ id }) => id)).toEqual([]);
  });

  test('sixteen rumours, one of them of the ice, one to three trails away', () => {
    expect(rumours).toHaveLength(16);
    expect(ids(rumours.filter(({ box }) => box))).toEqual(['the-frozen-sepulchre']);
    expect([...new Set(rumours.map(({ distance: far }) => far))].sort()).toEqual([1, 2, 3]);
  });

  test('cards that are changed are cards of ours', () => {
    const known = [...overlordCards, ...items, ...potions, ...skills].map(({ id }) => id);
    expect(cardChanges.filter(({ id }) => !known.includes(id))).toEqual([]);
    expect(cardChanges).toHaveLength(19);
  });
});
