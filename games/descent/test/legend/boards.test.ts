// The boards of the campaign, read as guides: as many as there are to be, each of which can be played, with figures that the box holds.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { abilityRow } from '../../content/abilities.ts';
import { guideOf, RED } from '../../content/legend/boards/chart.ts';
import { happeningsAt, hasLaw, isAbout, lawsOf } from '../../content/legend/boards/reading.ts';
import {
  type AvatarId,
  type BoardRow,
  type DungeonLevelRow,
  GROUNDS,
  INCIDENTS,
  KEEP_LEVELS,
  LEGENDARY,
  LEVELS,
  type LeaderSpec,
  PASSAGE_COLOURS,
  RUMOURS,
} from '../../content/legend/boards/vocabulary.ts';
import {
  boards,
  grounds,
  incidentRow,
  incidents,
  keepLevelOf,
  keepLevels,
  legendaryAreas,
  levelRow,
  levels,
  levelsWith,
  rumourRow,
  rumours,
} from '../../content/legend/boards.ts';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import { type QuestBoard, readGuide } from '../../content/quests/read.ts';
import { type MonsterId, TIERS } from '../../content/vocabulary.ts';
import { mapWhen, startOf } from '../quests/explore.ts';
import { wrongPlaces } from '../quests/placement.ts';
import { type Guests, isSideBySide, movesTo, tooMany, wrongBoard, wrongGround } from './charts.ts';
import { GROUND, INCIDENT, UNDERGROUND } from './figures.ts';

const read = (row: BoardRow): QuestBoard => readGuide(guideOf(row));
const ICE = 'tomb-of-ice';
const ofIce = (rows: readonly { readonly box?: string }[]): number => rows.filter(({ box }) => box === ICE).length;

/** As whom the avatar comes. */
const AVATAR: { readonly [avatar in AvatarId]: MonsterId } = {
  titan: 'giant',
  'beastman-lord': 'beastman',
  'spider-queen': 'bane-spider',
  'great-wyrm': 'dragon',
  'demon-prince': 'demon',
  'sorcerer-king': 'sorcerer',
};

describe('there are', () => {
  test.each([
    ['levels of dungeons', levels.map(({ board }) => board), LEVELS, 44, ofIce(levels), 4],
    ['rumours', rumours.map(({ board }) => board), RUMOURS, 16, ofIce(rumours), 1],
    ['legendary areas', legendaryAreas.map(({ board }) => board), LEGENDARY, 3, ofIce(legendaryAreas), 0],
    ['levels of the keep', keepLevels.map(({ board }) => board), KEEP_LEVELS, 6, ofIce(keepLevels), 0],
    ['grounds', grounds.map(({ board }) => board), GROUNDS, 17, ofIce(grounds), 2],
    ['incidents', incidents.map(({ incident }) => incident), INCIDENTS, 35, ofIce(incidents), 5],
  ] as const)('%s, each once, and so many of the Tomb of Ice', (_, rows, ids, n, iced, ice) => {
    expect(rows).toEqual(ids);
    expect(new Set(rows).size).toBe(n);
    expect(iced).toBe(ice);
  });

  test('no two boards that are called alike, and each is found by its name', () => {
    expect(new Set(boards.map(({ board }) => board)).size).toBe(86);
    expect(levelRow('level-22').passages?.map(({ colour }) => colour)).toEqual(['blue']);
    expect(rumourRow('the-twins').distance).toBe(2);
    expect(keepLevelOf('titan').board).toBe('keep-titan');
    expect(() => levelRow('level-99' as DungeonLevelRow['board'])).toThrow(/level-99/);
    expect(incidentRow('lost').shield).toBe('green');
  });

  test('levels of the Tomb of Ice only where it is in play', () => {
    expect(levelsWith(['base']).length).toBe(40);
    expect(levelsWith(['base', ICE]).length).toBe(44);
    expect(levelsWith(['base']).filter(({ board }) => Number(board.slice(-2)) > 40)).toEqual([]);
  });
});

// ---- under the ground ----

const underground = boards.filter((row): row is Exclude<BoardRow, { readonly exits: number }> => !('exits' in row));

describe.each(underground.map(row => [row.board, row] as const))('%s', (_, row) => {
  const board = read(row);
  const { leader, minions } = row;
  const hasTwin = hasLaw(row, 'twins');

  test('is a board on which the heroes come to the leader, and by the red door to the portal', () => {
    const leaders = [...(leader ? [leader.monster] : []), ...('avatar' in row ? [AVATAR[row.avatar]] : [])];
    expect(wrongBoard(row, board, { leaders, sets: minions })).toEqual([]);
    // What is in chests, dice say (LEG-8.29).
    expect(wrongPlaces(board).filter(what => !what.startsWith('chest'))).toEqual([]);
  });

  test('has so many spaces, so long a way, so much red, and such a leader', () => {
    const [mark] = board.spacesOf('leader') ?? [];
    expect([
      board.floor.places.length,
      mark ? movesTo(row, board, mark) : 0,
      board.spacesOf(RED)?.length,
      leader?.wounds ?? 0,
      leader?.armour ?? 0,
    ]).toEqual(UNDERGROUND[row.board]);
  });

  test('needs no more figures than the box has', () => {
    expect(minions.flatMap(set => tooMany(leader, set, hasTwin))).toEqual([]);
  });

  test('names spaces that are there', () => {
    for (const name of Object.keys(row.regions ?? {})) expect(board.spacesOf(name)?.length, name).toBeGreaterThan(0);
    const laid = new Set(
      [...board.things.flatMap(({ spec }) => ('id' in spec && spec.id ? [spec.id] : []))].concat([
        ...board.terrain.values(),
        ...board.things.flatMap(({ spec }) => ('prop' in spec ? [spec.prop] : [])),
      ]),
    );
    const spoken = row.rules.flatMap(rule =>
      ['on', 'beside', 'prop', 'to'].flatMap(field => {
        const of = (rule as { readonly [field: string]: unknown })[field];
        return typeof of === 'string' ? [of] : [];
      }),
    );
    expect(spoken.filter(name => !laid.has(name))).toEqual([]);
  });
});

test('a level has a leader, three sets of minions, and is no wider than any of its rows', () => {
  for (const { board, minions, rows } of levels) {
    expect(minions.length, board).toBe(3);
    for (const set of minions) expect(set.length, board).toBeGreaterThan(0);
    expect(new Set(rows.map(line => line.length)).size, board).toBe(1);
  }
});

rule('LEG-8.6', 'a level names its leader, its sets of minions and what is special about it', () => {
  expect(levelRow('level-02')).toMatchObject({
    leader: { monster: 'naga', rank: 'master', wounds: 6, armour: 1, abilities: [{ ability: 'sorcery', rank: 2 }] },
    minions: [
      [
        { monster: 'naga', rank: 'normal', n: 2 },
        { monster: 'kobold', rank: 'normal', n: 2 },
      ],
      [{ monster: 'bane-spider', rank: 'normal', n: 4 }],
      [
        { monster: 'naga', rank: 'normal', n: 2 },
        { monster: 'beastman', rank: 'master', n: 1 },
      ],
    ],
    rules: [{ when: 'hero-turn-end', beside: 'water', do: [{ op: 'fatigue', n: -1 }] }],
  });
});

test('boards under the sky are read as those below, and neither has pieces of the other', () => {
  const below = read(levelRow('level-01'));
  const above = read(grounds[0] as BoardRow);
  expect(below.spacesOf('exit')).toBeUndefined();
  expect(above.spacesOf('portal')).toBeUndefined();
  const mixed = { ...levelRow('level-01'), rows: levelRow('level-01').rows.map(line => line.replace('+', 'E')) };
  expect(wrongBoard(mixed, read(mixed), { leaders: [], sets: [] })).toContain('pieces of another kind of board');
  const ground = grounds[0];
  if (ground) {
    const lit = { ...ground, rows: ground.rows.map((line, y) => (y === 0 ? line.replace('0', '+') : line)) };
    expect(wrongGround(lit, read(lit))).toContain('pieces of another kind of board');
  }
});

test('what a rumour asks for lies on its board, and whoever walks along waits on one', () => {
  const spaces = (row: BoardRow, name: string): number => read(row).spacesOf(name)?.length ?? 0;
  for (const row of rumours) {
    const { goal } = row;
    if (goal.goal === 'chests-and-leave') expect(spaces(row, 'c'), row.board).toBe(goal.n);
    if (goal.goal === 'lit') expect(spaces(row, goal.on), row.board).toBe(1);
    if (goal.goal === 'led-out' || (goal.goal === 'leave' && goal.alive)) expect(spaces(row, 'villager')).toBe(1);
  }
  expect(spaces(rumourRow('the-drowned-bell'), '+')).toBe(3);
  for (const row of boards) {
    expect(spaces(row, 'villager'), row.board).toBe(lawsOf(row, 'walks-along')[0]?.n ?? 0);
    const hatches = happeningsAt(row, 'overlord-turn-start').some(one => one.do.some(({ op }) => op === 'hatch'));
    expect(spaces(row, 'e') > 0, row.board).toBe(hatches);
  }
});

test('the avatar comes where it can: glyphs enough to wake, chests beside which lava runs, a mark of its own', () => {
  for (const row of keepLevels) {
    const board = read(row);
    const { appears, after } = row;
    if (appears.on === 'glyphs') expect(board.spacesOf('+')?.length).toBeGreaterThanOrEqual(appears.n);
    if (appears.on === 'region') expect(board.spacesOf(appears.region)?.length).toBeGreaterThan(0);
    expect(row.leader !== undefined, row.board).toBe(/leader|door/.test(appears.on));
    for (const as of after)
      if (as.as === 'ground-beside-chests')
        for (const chest of board.spacesOf('c') ?? [])
          expect(board.floor.neighbours(chest).length).toBeGreaterThanOrEqual(as.n);
  }
});

test('a rule speaks of kinds, of minions, of the leader, or of all monsters', () => {
  const [leader, minion, spawned] = [
    { kind: 'ogre', as: 'leader' },
    { kind: 'beastman', as: 'minion' },
    { kind: 'ogre' },
  ] as const;
  const spokenOf = (about: Parameters<typeof isAbout>[0]) => [leader, minion, spawned].map(one => isAbout(about, one));
  expect(spokenOf('leader')).toEqual([true, false, false]);
  expect(spokenOf('minions')).toEqual([false, true, false]);
  expect(spokenOf(['ogre', 'troll'])).toEqual([true, false, true]);
  expect(spokenOf(undefined)).toEqual([true, true, true]);
  expect(lawsOf(levelRow('level-08'), 'speed')).toEqual([{ law: 'speed', about: ['hell-hound'], n: 1 }]);
  expect(happeningsAt(levelRow('level-32'), 'chest-opened').map(({ do: ops }) => ops)).toEqual([
    [{ op: 'threat', n: 1 }],
  ]);
  expect(happeningsAt(levelRow('level-32'), 'leader-killed')).toEqual([]);
});

test('chests are of the metal that the campaign has reached', () => {
  for (const tier of TIERS) {
    const { things, chests } = guideOf(levelRow('level-18'), tier);
    expect(things.c).toEqual({ chest: tier });
    expect(Object.keys(chests[tier]).length).toBe(4);
  }
});

test('the four cells of the Prison are behind their doors', () => {
  const row = levelRow('level-09');
  const board = read(row);
  const [law] = lawsOf(row, 'cells');
  expect(Object.keys(law?.cells ?? {}).length).toBe(4);
  for (const [door, cell] of Object.entries(law?.cells ?? {})) {
    const map = mapWhen(board, ({ id, kind }) => kind === 'normal' && id !== door);
    const reach = new Set(map.reach(startOf(board)).places);
    expect(
      (board.spacesOf(cell) ?? []).filter(of => reach.has(of)),
      cell,
    ).toEqual([]);
    expect(board.spacesOf(cell)?.length, cell).toBeGreaterThan(0);
  }
});

test('magic passages end on two free spaces side by side', () => {
  const passages = underground.flatMap(row => (row.passages ?? []).map(passage => [row, passage] as const));
  expect(passages.length).toBe(1);
  for (const [row, { colour, ends }] of passages) {
    const board = read(row);
    expect(PASSAGE_COLOURS).toContain(colour);
    const spaces = ends.map(end => end.map(([x, y]) => space(x, y)));
    for (const [one, other] of spaces) expect(one && other && isSideBySide(one, other)).toBe(true);
    const lying = [...board.terrain.keys(), ...board.things.flatMap(thing => thing.spaces)];
    for (const end of spaces.flat()) {
      expect(board.floor.has(end)).toBe(true);
      expect(lying).not.toContain(end);
    }
    expect(new Set(spaces.flat()).size).toBe(4);
  }
});

test('the last room of the Titan’s keep holds the mark and the portal', () => {
  const board = read(keepLevelOf('titan'));
  const last = board.spacesOf('last') ?? [];
  for (const name of ['leader', 'portal'])
    expect(last).toEqual(expect.arrayContaining([...(board.spacesOf(name) ?? [])]));
});

// ---- under the sky ----

describe.each(grounds.map(row => [row.board, row] as const))('%s', (_, row) => {
  test('has its start tile, its exits, and room for everybody', () => {
    expect(wrongGround(row, read(row))).toEqual([]);
    expect(read(row).floor.places.length).toBe(GROUND[row.board]);
  });
});

// ---- leaders ----

/** Ranked in the campaign alone. */
const RANKED = ['berserk'];
/** Printed in the rulebook, whether it does something or not (LEG-6.40). */
const PRINTED = [['level-06', 'undying']];
const leaders: readonly (readonly [string, LeaderSpec, 'below' | 'above'])[] = [
  ...underground.flatMap(({ board, leader }) => (leader ? [[board, leader, 'below'] as const] : [])),
  ...incidents.flatMap(row => ('leader' in row ? [[row.incident, row.leader, 'above'] as const] : [])),
];

test('every leader has more than its form, by abilities that its form has not', () => {
  expect(leaders.length).toBe(44 + 16 + 3 + 4 + 28);
  const wrong = leaders.flatMap(([where, { monster, rank, abilities, wounds }, place]) => {
    const form = monsterRow(monster);
    return abilities
      .flatMap(({ ability, rank: of }) => {
        const isRanked = abilityRow(ability).ranked === true || RANKED.includes(ability);
        const isIdle =
          (!isRanked && form[rank].abilities.some(one => one.ability === ability)) ||
          (ability === 'reach' && form.kind !== 'melee') ||
          (place === 'above' && ['trickster', 'reinforce'].includes(ability));
        const isPrinted = PRINTED.some(([row, has]) => row === where && has === ability);
        return [
          ...(isRanked === (of !== undefined) ? [] : [`${where}: the rank of ${ability}`]),
          ...(isIdle && !isPrinted ? [`${where}: ${ability} does nothing`] : []),
        ];
      })
      .concat(wounds > 0 && abilities.length > 0 ? [] : [`${where}: nothing more`]);
  });
  expect(wrong).toEqual([]);
});

// ---- incidents ----

const fights = incidents.flatMap(row => ('leader' in row ? [row] : []));

test('incidents by their shields, with and without a fight', () => {
  const of = (shield: string): number => incidents.filter(row => row.shield === shield).length;
  expect([of('green'), of('yellow'), of('red')]).toEqual([11, 12, 12]);
  expect(fights.length).toBe(28);
});

test('a fight has a leader, normal minions, what threat buys, a shield and faces of an ambush', () => {
  for (const { incident, leader, minions, abilities, ambush } of fights) {
    expect(leader.rank, incident).toBe('master');
    expect(minions.length, incident).toBeGreaterThan(0);
    expect(minions.filter(({ rank }) => rank !== 'normal')).toEqual([]);
    expect(abilities.length, incident).toBeGreaterThan(1);
    expect(abilities.filter(({ threat }) => threat < 1)).toEqual([]);
    expect(ambush.length, incident).toBeGreaterThan(0);
    expect(new Set(ambush).size, incident).toBe(ambush.length);
    expect(tooMany(leader, minions, false), incident).toEqual([]);
    expect([leader.wounds, leader.armour], incident).toEqual(INCIDENT[incident]);
  }
});

/** What a monster costs that comes in later. */
const REINFORCE: { readonly [monster in MonsterId]?: number } = {
  kobold: 2,
  'bane-spider': 3,
  'hell-hound': 3,
  skeleton: 3,
  razorwing: 4,
  ferrox: 4,
  beastman: 4,
  naga: 4,
  'dark-priest': 4,
  sorcerer: 4,
  medusa: 4,
  shade: 4,
  'lava-beetle': 4,
  wendigo: 4,
  'blood-ape': 5,
  manticore: 5,
  golem: 6,
  troll: 6,
};

test('two incidents cost what their corrections say, all others what reinforcements cost', () => {
  const bought = fights.flatMap(({ incident, abilities }) =>
    abilities.flatMap(({ threat, does }) =>
      does.buy === 'reinforce' ? [[incident, does.monster, threat / does.n] as const] : [],
    ),
  );
  const other = bought.filter(([, monster, threat]) => threat !== REINFORCE[monster]);
  expect(other).toEqual([['a-silent-raid', 'ferrox', 5]]);
  expect(incidentRow('silent-as-the-grave')).toMatchObject({
    abilities: [{ threat: 1, does: { buy: 'move', target: { who: 'leader' }, n: 1, when: 'any' } }, {}],
  });
});

test('whom threat is spent on is there', () => {
  for (const { incident, leader, minions, abilities } of fights) {
    const kinds = [leader.monster, ...minions.map(({ monster }) => monster)];
    for (const { does } of abilities) {
      const named = [
        ...('monster' in does ? [does.monster] : []),
        ...('with' in does ? [does.with] : []),
        ...('target' in does && 'of' in does.target ? [does.target.of] : []),
        ...('target' in does && 'beside' in does.target && does.target.beside ? [does.target.beside] : []),
      ];
      for (const monster of named) expect(kinds, incident).toContain(monster);
    }
  }
});

// ---- what is wrong is found ----

describe('a board is refused', () => {
  const right = levelRow('level-01');
  const lines = (y: number, from: string, to: string): Pick<DungeonLevelRow, 'rows'> => ({
    rows: right.rows.map((line, n) => (n === y ? line.replace(from, to) : line)),
  });
  const guests = { leaders: [right.leader.monster], sets: right.minions };
  const refused = (changes: Partial<DungeonLevelRow>, who: Guests = guests): string => {
    const row = { ...right, ...changes };
    return wrongBoard(row, read(row), who).join('\n');
  };

  test('not as it is', () => expect(refused({})).toBe(''));
  test.each([
    ['without its second glyph', lines(10, '+', '0'), /1 more glyphs/],
    ['with a way that rubble bars', lines(15, '00', '%%'), /out of reach/],
    ['with lava across the way', lines(7, '00', '^^'), /lava or pits/],
    ['without its red door', { doors: right.doors.filter(({ kind }) => kind === 'normal') }, /another way/],
    ['with a red door only', { doors: right.doors.filter(({ kind }) => kind === 'rune') }, /no normal door/],
    ['with the leader at the start', { ...lines(3, '0@', 'L@'), portal: right.portal }, /2 marks/],
    ['with red spaces away from the start', { red: ['10,10-14,11'] }, /no red space/],
  ] as const)('%s', (_, changes, why) => expect(refused(changes as Partial<DungeonLevelRow>)).toMatch(why));

  test('on which large minions have no room', () =>
    expect(refused({}, { leaders: [], sets: [[{ monster: 'dragon', rank: 'normal', n: 30 }]] })).toMatch(
      /room for \d+ dragon/,
    ));
  test('on which the leader is caught', () =>
    expect(refused({ rows: caged(right.rows) }, { leaders: ['giant'], sets: [] })).toMatch(/cannot come/));
  test('which has more figures than the box', () =>
    expect(tooMany(right.leader, [{ monster: 'beastman', rank: 'master', n: 9 }], false)).toEqual([
      '10 master beastman',
    ]));
});

/** Rubble before the leader's corner, with gaps for small figures alone. */
const caged = (rows: readonly string[]): string[] =>
  rows.map((line, y) =>
    y === 9 || y === 10 || y === 11 || y === 12 ? `${line.slice(0, 10)}%${line.slice(11)}` : line,
  );

test('props that rules speak of are in the box', () => {
  const spoken = boards.flatMap(({ rules }) => rules.flatMap(one => ('law' in one && 'prop' in one ? [one.prop] : [])));
  expect(spoken.map(prop => propRow(prop).id)).toEqual(spoken);
});
