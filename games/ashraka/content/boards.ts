// The five boards: places, the steps of the paths between them, and the segments that are walked one at a time.

import { byId } from '@veillee/pieces/things';
import { board1, board2, board3, board4, board5 } from './maps.ts';
import type { BoardRow, EdgeRow, NodeRow, PathRow, PlaceRow } from './rows.ts';
import type { AdventureNumber, PlaceId } from './vocabulary.ts';

export const boards: { readonly [adventure in AdventureNumber]: BoardRow } = {
  1: board1,
  2: board2,
  3: board3,
  4: board4,
  5: board5,
};

const all = Object.values(boards);
export const places: readonly PlaceRow[] = all.flatMap(board => board.places);
export const paths: readonly PathRow[] = all.flatMap(board => board.paths);
export const placeRow = byId('place', places);
export const pathRow = byId('path', paths);

const stepsOf = (path: PathRow): number => ('steps' in path ? (path.steps ?? 0) : 0);

/** The spaces along a path, both ends included; an exit has one end. */
export function spacesAlong(path: PathRow): readonly PlaceId[] {
  if (path.kind === 'exit') return [path.from];
  // A path's id is that of its adventure, `e`, and its ends.
  const step = (n: number): PlaceId => `${path.id.replace('-e-', '-') as PlaceId}-step-${n + 1}`;
  return [path.from, ...Array.from({ length: stepsOf(path) }, (_, n) => step(n)), path.to];
}

function nodesOf({ adventure, places, paths }: BoardRow): NodeRow[] {
  const found = new Map(places.map(place => [place.id, place]));
  const steps = paths.flatMap(path => {
    const from = found.get(path.from);
    const to = path.kind === 'exit' ? undefined : found.get(path.to);
    if (!from || !to) return [];
    const between = spacesAlong(path).slice(1, -1);
    return between.map((id, n): NodeRow => {
      const part = (n + 1) / (between.length + 1);
      const at = (a: number, b: number): number => Math.round(a + (b - a) * part);
      return { id, adventure, kind: 'step', half: from.half ?? 'A', x: at(from.x, to.x), y: at(from.y, to.y) };
    });
  });
  return [...places.map(place => ({ ...place, adventure, half: place.half ?? ('A' as const) })), ...steps];
}

function edgesOf(path: PathRow): EdgeRow[] {
  const oneWay = path.kind === 'storm' || path.kind === 'exit';
  const shared = {
    path: path.id,
    kind: path.kind,
    oneWay,
    actions: path.kind === 'storm' || path.kind === 'waterway' ? (0 as const) : (1 as const),
    health: path.kind === 'dangerous' ? path.health : 0,
    ...(path.kind === 'storm' && { colour: path.colour }),
  };
  const [from, ...others] = spacesAlong(path);
  if (!from) return [];
  if (others.length === 0) return [{ id: path.id, from, ...shared }];
  const id = (n: number): string => (others.length === 1 ? path.id : `${path.id}-${n + 1}`);
  return others.map((to, n) => ({ id: id(n), from: others[n - 1] ?? from, to, ...shared }));
}

const nodesBy = new Map(all.map(board => [board.adventure, nodesOf(board)]));
const edgesBy = new Map(all.map(board => [board.adventure, board.paths.flatMap(edgesOf)]));

export const nodes: readonly NodeRow[] = [...nodesBy.values()].flat();
export const edges: readonly EdgeRow[] = [...edgesBy.values()].flat();
export const nodeRow = byId('space', nodes);

/** Every space of an adventure's board: its places, then the steps. */
export const nodesIn = (adventure: AdventureNumber): readonly NodeRow[] => nodesBy.get(adventure) ?? [];

/** Every segment of an adventure's board. */
export const edgesIn = (adventure: AdventureNumber): readonly EdgeRow[] => edgesBy.get(adventure) ?? [];
