// The board of each adventure as a map (ASH-7): places, steps, and the ways between them.

import type { Text } from '@veillee/kernel';
import { type GraphMap, graphMap, idOf, type Node, node } from '@veillee/pieces/geometry';
import { edgesIn, nodesIn } from '../content/boards.ts';
import type { EdgeRow, NodeRow } from '../content/rows.ts';
import { ADVENTURES, type DiseaseColour, type PathId, type PathKind } from '../content/vocabulary.ts';
import type { State } from './state.ts';

/** A segment of a path, an arrow or a waterway, as the map knows it. */
export interface Way {
  readonly path: PathId;
  readonly from: Node;
  readonly to: Node;
  readonly kind: Exclude<PathKind, 'exit'>;
  readonly oneWay: boolean;
  /** Health tokens printed on a dangerous segment (ASH-7.7). */
  readonly health: number;
  readonly colour?: DiseaseColour;
}

/** A segment as seen from one of its ends. */
export interface Segment extends Pick<Way, 'path' | 'kind' | 'health'> {
  readonly to: Node;
}

/** An arrow that leaves the board (ASH-7.11). */
export interface Exit {
  readonly path: PathId;
  readonly from: Node;
}

export interface Board {
  readonly map: GraphMap<Node, Way>;
  readonly exits: readonly Exit[];
  /** The green and dangerous segments that begin at a space. */
  readonly segments: (at: Node) => readonly Segment[];
  readonly space: (at: Node) => NodeRow;
  /** Where tokens can lie: everything but steps (R42). */
  readonly places: readonly Node[];
}

const wayOf = ({ path, from, to, kind, oneWay, health, colour }: EdgeRow): Way[] =>
  kind === 'exit' || to === undefined
    ? []
    : [{ path, from: node(from), to: node(to), kind, oneWay, health, ...(colour && { colour }) }];

function segmentFrom({ path, kind, health, from, to }: Way, at: Node): Segment[] {
  if (at !== from && at !== to) return [];
  return [{ path, kind, health, to: at === from ? to : from }];
}

function boardOf(adventure: (typeof ADVENTURES)[number]): Board {
  const edges = edgesIn(adventure);
  const rows = new Map(nodesIn(adventure).map(row => [node(row.id), row]));
  const space = (at: Node): NodeRow => {
    const row = rows.get(at);
    if (!row) throw new Error(`there is no ${at} in adventure ${adventure}`);
    return row;
  };
  const ways = edges.flatMap(wayOf);
  const walked = ways.filter(({ kind }) => kind === 'green' || kind === 'dangerous');
  const segments = new Map([...rows.keys()].map(at => [at, walked.flatMap(way => segmentFrom(way, at))]));
  return {
    map: graphMap([...rows.keys()], ways),
    segments: at => segments.get(at) ?? [],
    exits: edges.flatMap(({ kind, path, from }) => (kind === 'exit' ? [{ path, from: node(from) }] : [])),
    space,
    places: [...rows.keys()].filter(at => space(at).kind !== 'step'),
  };
}

const boards = ADVENTURES.map(boardOf);

export type OnBoard = Pick<State, 'adventure'>;

export const board = ({ adventure }: OnBoard): Board => boards[adventure - 1] as Board;
export const spaceAt = (state: OnBoard, at: Node): NodeRow => board(state).space(at);
export const isStep = (state: OnBoard, at: Node): boolean => spaceAt(state, at).kind === 'step';

/** The places that the paths of a step lead to. */
function endsOf(state: OnBoard, step: Node): Node[] {
  const { map } = board(state);
  const paths = new Set(map.waysFrom(step).map(({ path }) => path));
  const ends = map.ways.filter(({ path }) => paths.has(path)).flatMap(({ from, to }) => [from, to]);
  return [...new Set(ends)].filter(at => !isStep(state, at));
}

/** What a position is called, alone or in a sentence; a step is called after the places it lies between. */
export function placeName(state: OnBoard, at: Node, form?: 'the' | 'at' | 'to'): Text {
  const suffix = form ? `.${form}` : '';
  if (!isStep(state, at)) return { text: `place.${idOf(at)}${suffix}` };
  const [from, to] = endsOf(state, at) as [Node, Node];
  return { text: `place.step${suffix}`, with: { from: placeName(state, from), to: placeName(state, to) } };
}

/** Where waterways lead from a quay (ASH-8.22). */
export const quaysFrom = (state: OnBoard, at: Node): Node[] =>
  board(state).map.ways.flatMap(({ kind, from, to }) => {
    if (kind !== 'waterway') return [];
    if (from === at) return [to];
    return to === at ? [from] : [];
  });

/** The arrows of a storm space (ASH-8.25). */
export const arrowsFrom = (state: OnBoard, at: Node): { colour: DiseaseColour; to: Node }[] =>
  board(state).map.ways.flatMap(({ kind, from, to, colour }) =>
    kind === 'storm' && from === at && colour ? [{ colour, to }] : [],
  );
