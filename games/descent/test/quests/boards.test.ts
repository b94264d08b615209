// The nine quests: read as boards, and held against the notation, the rules, the box and the budgets of `DRF 7.2`. Their words are secret
// texts, one for each name in a guide and none besides.

import type { Space } from '@veillee/pieces/geometry';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { abilityRow } from '../../content/abilities.ts';
import { guideOf, guides } from '../../content/booklet.ts';
import { BASE } from '../../content/boxes.ts';
import { FEWEST_HEROES } from '../../content/heroes.ts';
import { monsterRow } from '../../content/monsters.ts';
import { isFigure, rankFor, readGuide } from '../../content/quests/read.ts';
import { type GuideRow, QUESTS, type Script } from '../../content/quests/vocabulary.ts';
import { questRow, quests, questsWith } from '../../content/quests.ts';
import { KINDS, MAIN_DIE } from '../../content/vocabulary.ts';
import en from '../../secrets/en.json' with { type: 'json' };
import fr from '../../secrets/fr.json' with { type: 'json' };
import { outOfBudget } from './budget.ts';
import { blocks, explore } from './explore.ts';
import { wrongPlaces } from './placement.ts';
import { winsSomehow, wrongReferences } from './references.ts';

const secrets: { readonly [language in 'en' | 'fr']: { readonly [key: string]: string } } = { en, fr };

test('there are nine of the base box, and those of others after them, each with its guide', () => {
  expect(quests.map(({ id }) => id)).toEqual(QUESTS);
  expect(guides.map(({ quest }) => quest)).toEqual(QUESTS);
  expect(questsWith(BASE).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(quests.slice(9).map(({ number, boxes }) => [number, boxes])).toEqual([
    ...[1, 2, 3, 4, 5].map(number => [number, ['well-of-darkness']]),
    [1, ['altar-of-despair']],
    [2, ['altar-of-despair']],
    [3, ['altar-of-despair']],
    [4, ['altar-of-despair']],
    [5, ['altar-of-despair']],
    [1, ['tomb-of-ice']],
    [2, ['tomb-of-ice']],
    [3, ['tomb-of-ice']],
    [4, ['tomb-of-ice']],
    [5, ['tomb-of-ice']],
    [5, ['tomb-of-ice']],
  ]);
  const parts = quests.flatMap(({ id, part }) => (part ? [[id, part]] : []));
  expect(parts).toEqual([
    ['cold-egg', 'a'],
    ['king-under-ice', 'b'],
  ]);
});

test('the overlord has the treachery that the book gives', () => {
  const points = quests.map(({ treachery: { event, trap, monster } }) => [event, trap, monster]);
  expect(points).toEqual([
    [4, 4, 4],
    [4, 2, 4],
    [3, 3, 4],
    [3, 3, 3],
    [4, 4, 2],
    [3, 2, 5],
    [3, 5, 4],
    [2, 6, 2],
    [5, 3, 3],
    [3, 3, 4],
    [3, 4, 3],
    [4, 4, 3],
    [4, 4, 4],
    [4, 5, 3],
    [4, 3, 3],
    [3, 5, 3],
    [4, 3, 4],
    [3, 4, 4],
    [4, 4, 4],
    [4, 3, 3],
    [3, 3, 4],
    [4, 4, 2],
    [3, 4, 4],
    [4, 3, 4],
    [4, 4, 4],
  ]);
});

describe.each(QUESTS)('%s', id => {
  const guide = guideOf(id);
  const board = readGuide(guide);
  const prefix = `quest.${id}.`;
  const words = new Set(Object.keys(en).flatMap(key => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])));

  test('every name has a text, and every text a name', () => {
    const wanted = [
      ...[...board.areas.keys()].map(area => `area.${area}`),
      ...Object.entries(guide.uniques).flatMap(([unique, { rule }]) => [
        `unique.${unique}`,
        ...(rule ? [`unique.${unique}.rule`] : []),
      ]),
      ...new Set(board.things.flatMap(({ spec, names: of }) => ('object' in spec ? [`object.${of.at(-1)}`] : []))),
      ...Object.keys(guide.counters ?? {}).map(counter => `counter.${counter}`),
      ...Object.keys({ ...guide.quickActions, ...guide.prolongedActions }).map(action => `action.${action}`),
    ];
    expect([...words].filter(key => !key.startsWith('text.')).toSorted()).toEqual(wanted.toSorted());
  });

  test('scripts name only what there is, and what is said is said somewhere', () => {
    expect(wrongReferences(board, words)).toEqual([]);
    expect(winsSomehow(guide.on)).toBe(true);
  });

  test('things, doors and large figures stand where they can, and the box holds them', () => {
    expect(wrongPlaces(board)).toEqual([]);
  });

  test('heroes come to everything, and every script can happen', () => {
    const world = explore(board);
    expect(guide.on.filter(script => !world.fired.has(script)).map(script => script.id)).toEqual([]);
    expect(board.doors.filter(({ kind, colour }) => kind === 'rune' && !world.keys.has(colour ?? ''))).toEqual([]);
    const closed = board.doors.filter(
      ({ kind, locked, id: door }) => (kind === 'hidden' || locked) && !world.opened.has(door),
    );
    expect(closed).toEqual([]);
    expect(board.things.filter(thing => thing.spec.later && !world.placed.has(thing))).toEqual([]);
    const lost = board.things.filter(
      ({ spec, kind, spaces }) =>
        !isFigure(spec) && kind !== 'spot' && kind !== 'terrain' && !spaces.some(of => world.reach.has(of)),
    );
    expect(lost).toEqual([]);
    // Nobody thrown anywhere is stranded (DES-45.5).
    const dry = board.map.places.filter((of: Space) => !blocks(board, of) && !world.reach.has(of));
    expect(dry).toEqual([]);
    const keys = board.things.flatMap(({ spec }) => ('key' in spec ? [spec.key] : []));
    expect(keys.filter(key => !board.doors.some(({ colour }) => colour === key))).toEqual([]);
  });

  test('unique monsters are whole (DES-36.8)', () => {
    for (const [unique, { kind, dice, morph = 0, abilities }] of Object.entries(guide.uniques)) {
      expect(board.thingsNamed(unique).length, unique).toBeGreaterThan(0);
      expect(
        KINDS.filter(one => dice[MAIN_DIE[one]]),
        unique,
      ).toEqual(kind === 'morph' ? [] : [kind]);
      // Whoever morphs has dice that become what the overlord likes (DES-98.1), and nobody else has.
      expect(morph > 0, unique).toBe(kind === 'morph');
      for (const { ability, rank } of abilities)
        expect(abilityRow(ability).ranked === true, ability).toBe(rank !== undefined);
    }
  });

  test('fewer heroes meet fewer monsters, and never too few; whoever has a name is there (R96)', () => {
    const figures = board.things.filter(({ spec }) => isFigure(spec));
    const pointsFor = (heroes: number, group: typeof figures): number =>
      group.reduce((sum, { spec, from }) => {
        if (!('monster' in spec) || from > heroes) return sum;
        return sum + monsterRow(spec.monster).points + (rankFor(spec, heroes) === 'master' ? 1 : 0);
      }, 0);
    expect(figures.filter(({ spec, from }) => 'unique' in spec && from > FEWEST_HEROES)).toEqual([]);
    const [two, three, four] = [2, 3, 4].map(heroes => pointsFor(heroes, figures)) as [number, number, number];
    expect([two / four, three / four].map(share => share.toFixed(1))).toEqual([
      expect.stringMatching(/^0\.[456]$/),
      expect.stringMatching(/^0\.[78]$/),
    ]);
    // Nowhere is everybody gone, neither from an area nor of those whom a script brings.
    const groups = Map.groupBy(figures, ({ spec, area, names: [name] }) => (spec.later ? name : area));
    for (const [where, group] of groups)
      if (pointsFor(4, group) > 0) expect(pointsFor(2, group), `${where}`).toBeGreaterThan(0);
  });

  test('monsters, conquest, treasure and length are within the budgets', () => {
    expect(outOfBudget(board, questRow(id))).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('what is told in %s', language => {
  const texts = Object.entries(secrets[language]);

  test('is well set', () => {
    const wrong = texts.flatMap(([key, text]) => faultsOf(language, text).map(fault => `${key}: ${fault}: ${text}`));
    expect(wrong).toEqual([]);
  });

  test('is short enough to be read aloud', () => {
    const wordsIn = (text: string): number => text.split(/\s+/).length;
    const long = texts.filter(
      ([key, text]) => wordsIn(text) > (/\.text\.(?:overlord|objective)$/.test(key) ? 190 : 110),
    );
    expect(long).toEqual([]);
  });
});

test('both languages tell the same', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

describe('what is wrong with a guide is found', () => {
  const right = guideOf('heart-of-darkness');
  const words = new Set(
    Object.keys(en).flatMap(key => (key.startsWith('quest.heart-of-darkness.') ? [key.slice(24)] : [])),
  );
  const row = questRow('heart-of-darkness');
  const script = (changes: Partial<Script>): GuideRow => ({
    ...right,
    on: [...right.on, { id: 'new', when: { start: true }, do: [{ op: 'win' }], ...changes }],
  });

  test.each([
    ['a door that is not there', script({ when: { open: 'no-door' } }), /no door no-door/],
    ['a place that is not there', script({ do: [{ op: 'terrain', kind: 'pit', at: 'nowhere' }] }), /no place/],
    ['a text that nobody wrote', script({ do: [{ op: 'say', text: 'nothing' }] }), /no text nothing/],
    ['a flag that nobody sets', script({ if: { not: { flag: 'never' } } }), /nobody sets never/],
    ['something placed that lies there', script({ do: [{ op: 'place', what: 'foreman-key' }] }), /is there already/],
    ['an id used twice', script({ id: 'victory' }), /its id/],
    ['a text that nobody shows', { ...right, on: right.on.slice(1) }, /tip-turn is never shown/],
  ] as const)('%s', (_, guide, why) => {
    expect(wrongReferences(readGuide(guide), words).join('\n')).toMatch(why);
  });

  test.each([
    ['a monster on an obstacle', { x2: { monster: 'skeleton', at: [24, 7] } }, /stands on rubble/],
    ['two figures on one space', { x2: { monster: 'skeleton', at: [14, 2] } }, /stands where another does/],
    [
      'more figures than the box has',
      {
        x2: {
          monster: 'giant',
          at: [
            [13, 8],
            [13, 10],
          ],
        },
      },
      /2 normal giant/,
    ],
    ['stairs that lead nowhere', { x2: { staircase: 'green', at: [1, 9] } }, /stairs green lead nowhere/],
  ] as const)('%s', (_, things, why) => {
    const guide = { ...right, things: { ...right.things, ...(things as GuideRow['things']) } };
    expect(wrongPlaces(readGuide(guide)).join('\n')).toMatch(why);
  });

  test('a large figure that cannot get out', () => {
    const rows = right.rows.map((line, y) => (y === 9 ? line.replace('#00000B', '#00000%') : line));
    const beastmen = { monster: 'beastman' } as const;
    const ogre = { monster: 'ogre', at: [1, 11] } as const;
    const guide: GuideRow = { ...right, rows, things: { ...right.things, B: beastmen, x2: ogre } };
    expect(wrongPlaces(readGuide(guide))).toEqual(['x2 at space:1,11 cannot leave area 0']);
  });

  test('a door that leaves half of its opening', () => {
    const rows = right.rows.map((line, y) =>
      y === 8 ? line.replace('######111B', '###011111B').replace('#000$###', '#000$000') : line,
    );
    expect(() => readGuide({ ...right, rows })).toThrow(/are one/);
  });

  test('a key that is behind its own door', () => {
    const { k: _key, ...things } = right.things;
    const board = readGuide({
      ...right,
      rows: right.rows.map(line => line.replace('k', '2')),
      things: { ...things, key: { key: 'red', id: 'foreman-key', at: [30, 18] } },
    });
    const world = explore(board);
    expect(world.keys.size).toBe(0);
    expect(
      right.on
        .filter(({ id }) => !world.fired.has(board.guide.on.find(one => one.id === id) as Script))
        .map(({ id }) => id),
    ).toContain('victory');
  });

  test('too many monsters, too much conquest, too long a way', () => {
    const crowded = { ...right, things: { ...right.things, x2: { monster: 'ogre', at: [16, 17] } } } as GuideRow;
    expect(outOfBudget(readGuide(crowded), row)).toContain('points of area 1: 13, not 8 to 10');
    expect(outOfBudget(readGuide(right), { ...row, conquest: 9 }).join()).toMatch(/starting conquest: 9/);
    expect(outOfBudget(readGuide(right), { ...row, rounds: [1, 5] }).join()).toMatch(/rounds: 13\.\d+, not 1 to 5/);
  });
});

describe('a guide that cannot be', () => {
  const small = (changes: Partial<GuideRow>): GuideRow => ({
    quest: 'heart-of-darkness',
    rows: ['######', '#0@11#', '#0011#', '######'],
    things: {},
    doors: [{ id: 'gate', at: [2, 1], side: 'e', kind: 'normal', joins: [0, 1] }],
    areas: { 0: 'start', 1: 1 },
    chests: { copper: {}, silver: {}, gold: {} },
    uniques: {},
    route: [],
    on: [],
    ...changes,
  });

  test('is read where it can', () => {
    const board = readGuide(small({}));
    expect([...board.areas].map(([area, spaces]) => [area, spaces.length])).toEqual([
      [0, 4],
      [1, 4],
    ]);
    expect(board.spacesOf('around:gate')).toBeUndefined();
    expect(board.spacesOf('1,1-2,2')).toEqual(['space:1,1', 'space:2,1', 'space:1,2', 'space:2,2']);
  });

  test.each([
    ['rows of unequal length', { rows: ['######', '#0@11', '#0011#', '######'] }, /row 1 has 5/],
    ['letters without a meaning', { rows: ['######', '#0@1Z#', '#0011#', '######'] }, /nothing is said of Z/],
    ['areas that run into each other', { doors: [] }, /areas 0 and 1 are one/],
    ['an area without a space', { areas: { 0: 'start', 1: 1, 2: 2 } }, /area 2 is not on the map/],
    [
      'a door in the rock',
      { doors: [{ id: 'gate', at: [2, 2], side: 'e', kind: 'normal', joins: [0, 1] }] },
      /no floor/,
    ],
    [
      'more numbers of heroes than figures',
      { rows: ['######', '#0@1B#', '#0011#', '######'], things: { B: { monster: 'beastman', from: [2, 3] } } },
      /B is there 1 times, not 2/,
    ],
    [
      'a large figure that is drawn too small',
      { rows: ['######', '#0@1O#', '#0011#', '######'], things: { O: { monster: 'ogre' } } },
      /make no base of 2x2/,
    ],
    ['a thing off the floor', { things: { loot: { chest: 'gold', at: [0, 0] } } }, /off the floor/],
    [
      'a unique monster that nobody describes',
      { things: { boss: { unique: 'boss', at: [3, 1] } } },
      /nothing is said of boss/,
    ],
  ] as const)('is refused for %s', (_, changes, why) => {
    expect(() => readGuide(small(changes as Partial<GuideRow>))).toThrow(why);
  });
});
