// Things stand where they can, doors close what they should, large figures get out, and the box holds it all. Each finding is a line.

import { type Base, edge, pointOf, type Size, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { CHEST_MARKERS, supplyRow } from '../../content/economy.ts';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import { isFigure, monsterOf, names, type QuestBoard, several, sizeOf, type Thing } from '../../content/quests/read.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { blocks, everyScriptOp, mapWhen } from './explore.ts';

const LYING = ['money', 'potion', 'key', 'relic', 'object', 'chest', 'glyph', 'encounter', 'staircase'];

export function wrongPlaces(board: QuestBoard): string[] {
  const { things, terrain, guide } = board;
  const found: string[] = [];
  const say = ({ names: [name], spaces: [at] }: Thing, what: string): void =>
    void found.push(`${name} at ${at}: ${what}`);
  const shut = mapWhen(board, () => false);

  const standing = new Map<Space, Thing>();
  const lying = new Map<Space, Thing>();
  for (const thing of things) {
    const { spec, spaces, kind } = thing;
    for (const of of kind === 'spot' || kind === 'terrain' ? [] : spaces) {
      const ground = terrain.get(of);
      if (ground && isFigure(spec) && propRow(ground).kind === 'obstacle') say(thing, `stands on ${ground} (DES-14.1)`);
      else if (blocks(board, of)) say(thing, `lies on ${ground}`);
    }
    if (sizeOf(spec, guide) !== '1x1' && !shut.large(sizeOf(spec, guide) as Size).has(baseOf(spaces)))
      say(thing, 'lies across a wall or door');
    if (spec.later) continue;
    if (isFigure(spec))
      for (const of of spaces) {
        if (standing.has(of)) say(thing, 'stands where another does');
        standing.set(of, thing);
      }
    if (LYING.includes(kind)) {
      if (lying.has(spaces[0] as Space)) say(thing, 'lies on another marker');
      lying.set(spaces[0] as Space, thing);
    }
  }
  for (const thing of things)
    for (const of of thing.spaces) {
      if (thing.kind === 'terrain' && standing.has(of)) say(thing, 'lies under a figure');
      if (
        'glyph' in thing.spec &&
        thing.spec.glyph === 'active' &&
        things.some(one => isFigure(one.spec) && one.spaces.includes(of))
      )
        say(thing, 'has a monster on it (DES-54.7)');
    }

  const colours = things.flatMap(({ spec }) => ('staircase' in spec ? [spec.staircase] : []));
  for (const colour of new Set(colours))
    if (colours.filter(one => one === colour).length < 2) found.push(`stairs ${colour} lead nowhere`);

  const starts = things.filter(({ spec }) => 'glyph' in spec && spec.glyph === 'active' && !spec.later);
  if (starts.length !== 1) found.push(`${starts.length} active glyphs`);
  const first = starts[0]?.spaces[0];
  const room = first
    ? [first, ...shut.neighbours(first)].filter(
        of => !standing.has(of) && !blocks(board, of) && terrain.get(of) !== 'pit',
      )
    : [];
  if (room.length < 4) found.push(`room for ${room.length} heroes at the start (DES-3.29)`);
  return [...found, ...wrongDoors(board), ...caged(board), ...tooMany(board)];
}

const baseOf = (spaces: readonly Space[]): Base => {
  const points = spaces.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return `base:${x},${y}/${Math.max(...xs) - x + 1}x${Math.max(...ys) - y + 1}`;
};

/** A door closes its whole opening and joins what it says (DES-25.1). */
function wrongDoors(board: QuestBoard): string[] {
  const found: string[] = [];
  const lines = board.doors.flatMap(({ edges }) => edges);
  const shut = mapWhen(board, () => false);
  for (const { id, spaces, joins, edges, kind, colour } of board.doors) {
    const [near, nearToo, far, farToo] = spaces.map(board.areaOf);
    if (near !== nearToo || far !== farToo) found.push(`${id}: its spaces are of several areas`);
    if ([near, far].toSorted().join() !== joins.toSorted().join()) found.push(`${id}: lies between ${near} and ${far}`);
    if (edges.some(line => lines.filter(one => one === line).length > 1)) found.push(`${id}: lies on another door`);
    if (spaces.some(of => blocks(board, of))) found.push(`${id}: something blocks it`);
    if ((kind === 'rune') !== (colour !== undefined)) found.push(`${id}: a rune door, and only that, has a colour`);
    const [a, b, c, d] = spaces.map(pointOf) as [Point, Point, Point, Point];
    const along = { x: b.x - a.x, y: b.y - a.y };
    for (const [one, other, sign] of [
      [a, c, -1],
      [b, d, 1],
    ] as const) {
      const [p, r] = [one, other].map(of => space(of.x + sign * along.x, of.y + sign * along.y)) as [Space, Space];
      if (shut.has(p) && shut.has(r) && shut.adjacent(p, r) && !lines.includes(edge(p, r)))
        found.push(`${id}: the opening goes on beside it at ${p}`);
    }
  }
  const colours = board.doors.flatMap(({ colour }) => colour ?? []);
  for (const colour of new Set(colours))
    if (colours.filter(one => one === colour).length > 1) found.push(`two ${colour} rune doors`);
  return found;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A large figure can leave its area, unless the quest binds it there. */
function caged(board: QuestBoard): string[] {
  const { guide } = board;
  const map = mapWhen(board, () => true);
  const blocked = map.marks(map.places.filter(of => blocks(board, of)));
  return board.things.flatMap(({ spec, spaces, area, names: [name] }) => {
    const size = sizeOf(spec, guide);
    if (!isFigure(spec) || 'egg' in spec || spec.bound || size === '1x1') return [];
    const side = 'unique' in spec ? guide.uniques[spec.unique] : monsterRow(spec.monster)[spec.rank ?? 'normal'];
    const flies = side?.abilities.some(({ ability }) => ability === 'fly');
    const bases = map.large(size);
    const reach = bases.reach(baseOf(spaces), flies ? {} : { cost: bases.avoiding(blocked) });
    const away = reach.places.some(base => spacesOf(base).some(of => board.areaOf(of) !== area));
    return away ? [] : [`${name} at ${spaces[0]} cannot leave area ${area}`];
  });
}

/** Figures that stand at the same time, and markers, never outnumber the box (DES-14.8, DES-26.4). */
function tooMany(board: QuestBoard): string[] {
  const { guide, things } = board;
  const found: string[] = [];
  const tally = (group: Iterable<Thing>, what: string): void => {
    const counts = new Map<string, number>();
    for (const { spec } of new Set(group)) {
      const monster = monsterOf(spec, guide);
      if (!monster) continue;
      // A unique monster takes a red figure (DES-36.8).
      const named = 'unique' in spec ? (guide.uniques[spec.unique]?.figure ?? 'master') : undefined;
      const rank = named ?? ('rank' in spec && spec.rank ? 'master' : 'normal');
      const n = (counts.get(`${rank} ${monster}`) ?? 0) + 1;
      counts.set(`${rank} ${monster}`, n);
      if (n > monsterRow(monster).figures[rank]) found.push(`${what}: ${n} ${rank} ${monster}`);
    }
  };
  const inAreas = (areas: readonly number[]): Thing[] =>
    things.filter(({ spec, area }) => !spec.later && areas.includes(area));
  for (const area of board.areas.keys()) tally(inAreas([area]), `area ${area}`);
  for (const { id, when, do: ops } of guide.on) {
    const placed = [...everyScriptOp(ops)].flatMap(op =>
      op.op === 'place' ? names(op.what).flatMap(board.thingsNamed) : [],
    );
    const figures = placed.filter(({ spec }) => isFigure(spec));
    for (const [n, one] of figures.entries())
      if (figures.slice(n + 1).some(other => other !== one && other.spaces.some(of => one.spaces.includes(of))))
        found.push(`${id} places two on one space`);
    const revealed = 'reveal' in when ? when.reveal : 'revealing' in when ? when.revealing : [];
    tally([...placed, ...inAreas(revealed === 'any' ? [] : several(revealed))], id);
  }

  const count = (kind: Thing['kind']): number => things.filter(thing => thing.kind === kind).length;
  const potions = (potion: string): number =>
    things.filter(({ spec }) => 'potion' in spec && spec.potion === potion).length;
  const obstacles = new Set([...board.terrain.keys()].map(of => markerOf(board, of)));
  const used: { readonly [supply: string]: number } = {
    doors: board.doors.filter(({ kind }) => kind === 'normal').length,
    'rune-doors': board.doors.filter(({ kind }) => kind === 'rune').length,
    obstacles: obstacles.size,
    'encounter-markers': count('encounter'),
    glyphs: count('glyph'),
    stairs: count('staircase'),
    chests: count('chest'),
    'healing-potions': potions('healing-potion'),
    'vitality-potions': potions('vitality-potion'),
    'money-markers': count('money'),
    'relic-markers': count('relic') + count('object'),
  };
  for (const [id, n] of Object.entries(used)) if (n > supplyRow(id).count) found.push(`${n} ${id}`);
  for (const tier of TIERS) {
    const markers = Math.max(
      CHEST_MARKERS[tier],
      things.filter(({ spec }) => 'chest' in spec && spec.chest === tier).length,
    );
    const told = Object.keys(guide.chests[tier] ?? {}).map(Number);
    if (told.toSorted().join() !== Array.from({ length: markers }, (_, n) => n + 1).join())
      found.push(`chests of ${tier}: ${told.join()}`);
    for (const [n, chest] of Object.entries(guide.chests[tier] ?? {})) {
      if (Object.keys(chest).length === 0) found.push(`chest ${tier} ${n} is empty`);
      if ((chest.coins ?? 0) % 25) found.push(`chest ${tier} ${n}: coins come in steps of 25`);
    }
  }
  return found;
}

/** Neighbouring spaces of one terrain are one marker: the first of them. */
function markerOf(board: QuestBoard, of: Space): Space {
  const kind = board.terrain.get(of);
  const { places } = board.map.reach(of, {
    cost: to => (board.terrain.get(to) === kind ? 1 : Number.POSITIVE_INFINITY),
  });
  return places.toSorted()[0] as Space;
}
