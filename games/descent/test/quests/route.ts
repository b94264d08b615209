// The shortest win of a quest walked stop by stop, in movement points: 1 a step, a pit 3 (in and out, or over it), 2 for the first time
// through a door, stairs 1; to Town and back 1 each.

import { edge, type GridMap, pointOf, type Space, space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { isFigure, names, type QuestBoard, type QuestDoor } from '../../content/quests/read.ts';
import type { Area, Script } from '../../content/quests/vocabulary.ts';
import { blocks, everyScriptOp, isLitLater, mapWhen, opener, startOf } from './explore.ts';

const TRAVEL = 1;

export interface Walked {
  readonly movement: number;
  readonly areas: ReadonlySet<Area>;
}

/** The door whose line a step crosses, diagonal steps included. */
function doorBetween(board: QuestBoard, a: Space, b: Space): QuestDoor | undefined {
  // A door's line lies between four spaces, and whoever crosses it stands on one of them before or after.
  if (!board.doors.some(({ spaces }) => spaces.includes(a) || spaces.includes(b))) return undefined;
  const [from, to] = [pointOf(a), pointOf(b)];
  const touch = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  if (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1) return undefined;
  const bends = [space(to.x, from.y), space(from.x, to.y)];
  const lines = touch === 1 ? [edge(a, b)] : bends.flatMap(bend => [edge(a, bend), edge(bend, b)]);
  return board.doors.find(one => one.edges.some(line => lines.includes(line)));
}

const enterCost = (board: QuestBoard, of: Space): number => {
  const kind = board.terrain.get(of);
  if (blocks(board, of)) return Number.POSITIVE_INFINITY;
  return kind === 'pit' ? 3 : ((kind && propRow(kind).cost) ?? 1);
};

/** Scripts that a stop sets off: those that wait for it, then those that wait for a counter or flag that these change. */
function setOff(board: QuestBoard, stop: string): Set<Script> {
  const { guide } = board;
  const stirred = new Set([stop]);
  const fired = new Set<Script>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const script of guide.on) {
      const causes = Object.values(script.when).flatMap(value =>
        typeof value === 'string' || Array.isArray(value) ? names(value) : [],
      );
      const places = causes.flatMap(name =>
        names((guide.quickActions?.[name] ?? guide.prolongedActions?.[name])?.at as string | undefined),
      );
      if (fired.has(script) || ![...causes, ...places].some(name => stirred.has(name))) continue;
      fired.add(script);
      grown = true;
      for (const op of everyScriptOp(script.do)) {
        if (op.op === 'count') stirred.add(op.counter);
        if (op.op === 'set') stirred.add(op.flag);
      }
    }
  }
  return fired;
}

/** Fails with the stop that cannot be had in this order. */
export function walk(board: QuestBoard, stops: readonly string[]): Walked {
  const keys = new Set<string>();
  const opened = new Set<string>();
  const crossed = new Set<string>();
  const areas = new Set<Area>();
  const lit = new Set<string>();
  // Glyphs by which one goes to Town.
  const glyphs = [startOf(board)];
  let at = startOf(board);
  let movement = 0;
  const reachFrom = (map: GridMap) =>
    map.reach(at, {
      cost: (to, from, way) => {
        if (way === 'link') return 1;
        const through = doorBetween(board, from, to);
        const price = through && through.kind !== 'hidden' && !through.open && !crossed.has(through.id) ? 2 : 0;
        return enterCost(board, to) + price;
      },
    });
  for (const stop of stops) {
    const [, round] = /^round:(\d+)$/.exec(stop) ?? [];
    if (round !== undefined) {
      // Nothing to walk: what the scripts of that round open.
      for (const script of board.guide.on)
        if ('round' in script.when && script.when.round === Number(round))
          for (const op of everyScriptOp(script.do))
            if (op.op === 'open' || op.op === 'unlock') for (const id of names(op.door)) opened.add(id);
      continue;
    }
    const isOpen = opener(keys, opened);
    const map = mapWhen(board, isOpen);
    const reach = reachFrom(map);
    const through = board.doors.find(({ id }) => id === stop);
    const things = board.thingsNamed(stop);
    const [shines] = things.filter(isLitLater).flatMap(({ spaces }) => spaces);
    if (shines !== undefined) {
      const home = Math.min(...glyphs.map(of => reach.cost(of)));
      if (!lit.has(stop) || !Number.isFinite(home))
        throw new Error(`${board.guide.quest}: ${stop} cannot be reached from Town in this order`);
      movement += home + 2 * TRAVEL;
      areas.add(board.areaOf(shines));
      at = shines;
      continue;
    }
    const figure = things.some(({ spec }) => isFigure(spec));
    const own = through ? through.spaces : (board.spacesOf(stop) ?? []);
    const goals = figure ? own.flatMap(of => map.neighbours(of)).filter(of => !own.includes(of)) : own;
    const [goal] = goals.filter(of => Number.isFinite(reach.cost(of))).sort((a, b) => reach.cost(a) - reach.cost(b));
    if (goal === undefined) throw new Error(`${board.guide.quest}: ${stop} cannot be reached in this order`);
    if (through && !isOpen(through)) throw new Error(`${board.guide.quest}: ${stop} cannot be opened in this order`);
    movement += reach.cost(goal);
    const path = reach.path(goal) ?? [];
    for (const [n, of] of path.entries()) {
      areas.add(board.areaOf(of));
      const passed = n > 0 ? doorBetween(board, path[n - 1] as Space, of) : undefined;
      if (passed) crossed.add(passed.id);
    }
    if (through && !crossed.has(through.id)) {
      movement += 2;
      crossed.add(through.id);
    }
    for (const { spec } of things) {
      if ('key' in spec) keys.add(spec.key);
      if ('glyph' in spec) glyphs.push(goal);
    }
    for (const script of setOff(board, stop))
      for (const op of everyScriptOp(script.do)) {
        if (op.op === 'open' || op.op === 'unlock') for (const id of names(op.door)) opened.add(id);
        if (op.op === 'give' && op.key) keys.add(op.key);
        if (op.op === 'place') for (const name of names(op.what)) lit.add(name);
      }
    if (figure) for (const of of own) areas.add(board.areaOf(of));
    at = goal;
  }
  return { movement, areas };
}
