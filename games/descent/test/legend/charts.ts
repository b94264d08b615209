// Whether a board of the campaign can be played: drawn whole, walked whole, its portal behind its red door, its leader and minions able to
// come to the heroes. Each finding is a line.

import { type Base, type GridMap, pointOf, type Size, type Space, spacesOf } from '@veillee/pieces/geometry';
import { PORTAL, RED } from '../../content/legend/boards/chart.ts';
import { hasLaw, lawsOf } from '../../content/legend/boards/reading.ts';
import type { BoardRow, Figures, GroundRow, LeaderSpec } from '../../content/legend/boards/vocabulary.ts';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import type { QuestBoard } from '../../content/quests/read.ts';
import type { FigureSize, MonsterId } from '../../content/vocabulary.ts';
import { cutsCorner } from '../../rules/ground.ts';
import { mapWhen, startOf } from '../quests/explore.ts';

/** Ice and eggs come by the marker (ICE-3, ICE-4.1). */
const MARKERS = { '*': 19, e: 6 } as const;
const MOST_CHESTS = 4;
const LEAST_GLYPHS = 2;
/** Moves of a small figure from the start to the leader. */
const WAY = { least: 11, most: 30 } as const;
const NEVER = Number.POSITIVE_INFINITY;

export type Strict = 'corners as printed' | 'no corner cut';
export const WAYS: readonly Strict[] = ['corners as printed', 'no corner cut'];

const countOf = ({ rows }: BoardRow, sign: string): number => rows.join('').split(sign).length - 1;
const named = (board: QuestBoard, name: string): readonly Space[] => board.spacesOf(name) ?? [];

/** What nobody walks through here: obstacles, eggs, and what the board's own laws say of trees and water. */
function blocked(board: QuestBoard, row: BoardRow, size: FigureSize): Space[] {
  const eggs = board.things.flatMap(({ kind, spaces }) => (kind === 'egg' ? spaces : []));
  const ground = [...board.terrain].filter(([, prop]) => {
    if (lawsOf(row, 'wade').some(law => law.prop === prop)) return false;
    if (prop === 'tree' && size === '1x1' && hasLaw(row, 'trees-bar')) return true;
    return propRow(prop).blocksMovement === true;
  });
  return [...eggs, ...ground.map(([of]) => of)];
}

/** Normal doors open, the red one as it is said. */
const walked = (board: QuestBoard, red: 'shut' | 'open'): GridMap =>
  mapWhen(board, ({ kind }) => kind === 'normal' || red === 'open');

function smallReach(board: QuestBoard, row: BoardRow, from: Space, red: 'shut' | 'open', strict: Strict): Set<Space> {
  const map = walked(board, red);
  const barred = new Set(blocked(board, row, '1x1'));
  const cost = (to: Space, of: Space): number =>
    barred.has(to) || (strict === 'no corner cut' && cutsCorner(map, of, to)) ? NEVER : 1;
  return new Set(map.reach(from, { cost }).places);
}

/** Bases on which such a figure can be, and those that it can come to from some of them. */
function largeWays(
  board: QuestBoard,
  row: BoardRow,
  size: FigureSize,
): (from: (base: readonly Space[]) => boolean) => Space[][] {
  const map = walked(board, 'shut');
  const barred = blocked(board, row, size);
  if (size === '1x1') {
    const cost = (to: Space): number => (barred.includes(to) ? NEVER : 1);
    return from =>
      map
        .reach(
          map.places.filter(of => !barred.includes(of) && from([of])),
          { cost },
        )
        .places.map(of => [of]);
  }
  const bases = map.large(size as Size);
  const cost = bases.avoiding(map.marks(barred));
  const free = (base: Base): boolean => !spacesOf(base).some(of => barred.includes(of));
  return from => {
    const starts = bases.places.filter(base => free(base) && from(spacesOf(base)));
    return starts.length === 0 ? [] : bases.reach(starts, { cost }).places.map(base => [...spacesOf(base)]);
  };
}

const covers = (base: readonly Space[], spaces: readonly Space[]): boolean => base.some(of => spaces.includes(of));
const beside = (base: readonly Space[], to: Space): boolean =>
  base.some(of => Math.max(Math.abs(pointOf(of).x - pointOf(to).x), Math.abs(pointOf(of).y - pointOf(to).y)) <= 1);

// ---- under the ground ----

export interface Guests {
  readonly leaders: readonly MonsterId[];
  readonly sets: readonly Figures[];
}

export function wrongBoard(row: BoardRow, board: QuestBoard, { leaders, sets }: Guests): string[] {
  const found = [...wrongSigns(row), ...wrongDoors(board)];
  const start = startOf(board);
  const [mark, ...marks] = named(board, 'leader');
  const portal = named(board, PORTAL);
  if (mark === undefined || marks.length > 0) return [...found, `${marks.length + 1} marks of a leader`];
  if (portal.length !== 4) return [...found, `${portal.length} spaces of a portal`];

  for (const strict of WAYS) {
    const shut = smallReach(board, row, start, 'shut', strict);
    const open = smallReach(board, row, start, 'open', strict);
    const barred = blocked(board, row, '1x1');
    const lost = board.floor.places.filter(of => !portal.includes(of) && !barred.includes(of) && !shut.has(of));
    if (lost.length > 0) found.push(`${lost.length} spaces are out of reach with ${strict}, such as ${lost[0]}`);
    if (portal.some(of => shut.has(of))) found.push('the portal has another way than the red door');
    if (portal.some(of => !open.has(of))) found.push(`the portal is out of reach with ${strict}`);
  }
  found.push(...wrongWay(row, board, start, mark, portal));

  const red = named(board, RED);
  if (!red.includes(start)) found.push('the start is no red space');
  if (red.includes(mark)) found.push('the leader stands on a red space');
  for (const leader of leaders) {
    const { size } = monsterRow(leader);
    const come = largeWays(board, row, size)(base => covers(base, [mark]) && !covers(base, portal));
    if (!come.some(base => beside(base, start))) found.push(`the leader, a ${leader}, cannot come to the start`);
  }
  for (const set of sets)
    for (const { monster, n } of set) {
      const room = roomFor(row, board, monster, [...red, ...portal]);
      if (room < n) found.push(`there is room for ${room} ${monster}, not ${n}`);
    }
  return found;
}

function wrongSigns(row: BoardRow): string[] {
  const found: string[] = [];
  const say = (isWrong: boolean, what: string): void => void (isWrong && found.push(what));
  say(countOf(row, '@') !== 1, `${countOf(row, '@')} active glyphs`);
  say(countOf(row, '+') < LEAST_GLYPHS, `${countOf(row, '+')} more glyphs`);
  const [chests, least] = [countOf(row, 'c'), 'avatar' in row ? 0 : 1];
  say(chests < least || chests > MOST_CHESTS, `${chests} chests`);
  for (const [sign, most] of Object.entries(MARKERS))
    say(countOf(row, sign) > most, `${countOf(row, sign)} markers ${sign}`);
  say(countOf(row, 'E') + countOf(row, 'd') > 0, 'pieces of another kind of board');
  return found;
}

function wrongDoors({ doors }: QuestBoard): string[] {
  const red = doors.filter(({ kind, colour }) => kind === 'rune' && colour === 'red');
  const normal = doors.filter(({ kind }) => kind === 'normal');
  return [
    ...(red.length === 1 ? [] : [`${red.length} red doors`]),
    ...(normal.length > 0 ? [] : ['no normal door']),
    ...(red.length + normal.length === doors.length ? [] : ['a door of another kind']),
  ];
}

/** Moves of a small figure from the start, normal doors open; through a magic passage it would be no less. */
export function movesTo(row: BoardRow, board: QuestBoard, mark: Space): number {
  const barred = new Set(blocked(board, row, '1x1'));
  const steps = walked(board, 'shut').path(startOf(board), mark, { cost: to => (barred.has(to) ? NEVER : 1) });
  return (steps?.length ?? 1) - 1;
}

/** The way to the leader is neither short nor long, and nobody has to burn or fall on the way to it and to the portal. */
function wrongWay(row: BoardRow, board: QuestBoard, start: Space, mark: Space, portal: readonly Space[]): string[] {
  const found: string[] = [];
  const barred = new Set(blocked(board, row, '1x1'));
  const length = movesTo(row, board, mark);
  if (length < WAY.least || length > WAY.most) found.push(`${length} moves to the leader`);
  const map = walked(board, 'open');
  const dry = new Set(
    map.reach(start, {
      cost: (to, of) =>
        barred.has(to) || ['lava', 'pit'].includes(board.terrain.get(to) ?? '') || cutsCorner(map, of, to) ? NEVER : 1,
    }).places,
  );
  if (![mark, ...portal].every(of => dry.has(of))) found.push('nobody comes to leader and portal without lava or pits');
  return found;
}

/** How many of them stand apart from each other, off these spaces, and can come to the start. */
function roomFor(row: BoardRow, board: QuestBoard, monster: MonsterId, off: readonly Space[]): number {
  const start = startOf(board);
  const taken = new Set(off);
  let room = 0;
  const bases = largeWays(board, row, monsterRow(monster).size)(base => beside(base, start));
  for (const base of bases.toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))) {
    if (base.some(of => taken.has(of))) continue;
    for (const of of base) taken.add(of);
    room += 1;
  }
  return room;
}

// ---- under the sky ----

/** Of the start tile: dead ends, bedrolls, the stump, the fire, the rest. */
const START = { d: 4, b: 3, w: 1, r: 1, s: 19 } as const;
const LARGE: readonly FigureSize[] = ['1x2', '2x2', '2x3'];

export function wrongGround(row: GroundRow, board: QuestBoard): string[] {
  const found = [
    ...Object.entries(START).flatMap(([sign, n]) =>
      countOf(row, sign) === n ? [] : [`${countOf(row, sign)} spaces ${sign} of the start tile, not ${n}`],
    ),
    ...(row.doors.length + countOf(row, '@') + countOf(row, '+') > 0 || row.portal
      ? ['pieces of another kind of board']
      : []),
  ];
  const exits = exitsOf(board);
  if (exits.length !== row.exits || exits.length < 2 || exits.length > 4 || exits.some(tile => tile.length !== 2))
    found.push(`exit tiles of ${exits.map(tile => tile.length).join()} spaces, not ${row.exits} of 2`);
  const [first] = named(board, 'dead-end');
  for (const strict of first ? WAYS : []) {
    const reach = smallReach(board, row, first as Space, 'shut', strict);
    const barred = blocked(board, row, '1x1');
    const lost = board.floor.places.filter(of => !barred.includes(of) && !reach.has(of));
    if (lost.length > 0) found.push(`${lost.length} spaces are out of reach with ${strict}, such as ${lost[0]}`);
  }
  const tile = ['start', 'dead-end', 'bedroll', 'stump', 'fire'].flatMap(name => named(board, name));
  for (const size of LARGE) {
    const from = largeWays(board, row, size);
    const [all, reached] = [from(() => true), from(base => covers(base, tile))];
    if (reached.length < all.length) found.push(`figures of ${size} are shut in`);
    if (exits.some(exit => !reached.some(base => covers(base, exit)))) found.push(`figures of ${size} cannot come in`);
  }
  return found;
}

/** Exit spaces side by side are one tile. */
function exitsOf(board: QuestBoard): Space[][] {
  const tiles: Space[][] = [];
  for (const of of named(board, 'exit')) {
    const tile = tiles.find(spaces => spaces.some(one => isSideBySide(one, of)));
    if (tile) tile.push(of);
    else tiles.push([of]);
  }
  return tiles;
}

export const isSideBySide = (one: Space, other: Space): boolean => {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
};

// ---- figures ----

/** More figures than the box has; a twin stands on a normal monster's base. */
export function tooMany(leader: LeaderSpec | undefined, set: Figures, twins: boolean): string[] {
  const groups = [
    ...set,
    ...(leader ? [{ monster: leader.monster, rank: leader.rank, n: 1 }] : []),
    ...(leader && twins ? [{ monster: leader.monster, rank: 'normal' as const, n: 1 }] : []),
  ];
  const used = Object.entries(Object.groupBy(groups, ({ monster, rank }) => `${rank} ${monster}`));
  return used.flatMap(([name, of = []]) => {
    const [{ monster, rank } = groups[0] as (typeof groups)[number]] = of;
    const n = of.reduce((sum, group) => sum + group.n, 0);
    return n > monsterRow(monster).figures[rank] ? [`${n} ${name}`] : [];
  });
}
