// The board of each adventure as a map (ASH-7): places, steps, and the ways between them.

import type { Option, Text } from '@veillee/kernel';
import { type GraphMap, graphMap, idOf, type Node, node } from '@veillee/pieces/geometry';
import { edgesIn, nodesIn } from '../content/boards.ts';
import type { EdgeRow, NodeRow } from '../content/rows.ts';
import { ADVENTURES, type DiseaseColour, type PathId, type PathKind } from '../content/vocabulary.ts';
import { goKey } from './keys.ts';
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

/** An arrow of a storm space (ASH-8.25). */
export interface Arrow {
  readonly colour: DiseaseColour;
  readonly to: Node;
}

/** How a position is named: alone, or with the words that lead up to it. */
type Form = 'alone' | 'the' | 'at' | 'to';

/** All that a board says of one of its positions. */
interface Spot {
  readonly row: NodeRow;
  readonly names: { readonly [form in Form]: Text };
  /** The green and dangerous segments that begin here. */
  readonly segments: readonly Segment[];
  /** Where waterways lead from here (ASH-8.22). */
  readonly quays: readonly Node[];
  readonly arrows: readonly Arrow[];
}

export interface Board {
  readonly map: GraphMap<Node, Way>;
  readonly exits: readonly Exit[];
  readonly spot: (at: Node) => Spot;
  readonly segments: (at: Node) => readonly Segment[];
  readonly space: (at: Node) => NodeRow;
  /** Where tokens can lie: everything but steps (R42). */
  readonly places: readonly Node[];
}

const wayOf = ({ path, from, to, kind, oneWay, health, colour }: EdgeRow): Way[] =>
  kind === 'exit' || to === undefined
    ? []
    : [{ path, from: node(from), to: node(to), kind, oneWay, health, ...(colour && { colour }) }];

/** The way as a segment that begins here, if it does. */
function segmentFrom({ path, kind, health, from, to }: Way, at: Node): Segment[] {
  if (at !== from && at !== to) return [];
  return [{ path, kind, health, to: at === from ? to : from }];
}

/** A step is called after the places it lies between. */
function namesOf(map: GraphMap<Node, Way>, isStep: (at: Node) => boolean, at: Node): Spot['names'] {
  const name = (suffix: string): Text => {
    if (!isStep(at)) return { text: `place.${idOf(at)}${suffix}` };
    const paths = new Set(map.waysFrom(at).map(({ path }) => path));
    const ends = map.ways.filter(({ path }) => paths.has(path)).flatMap(({ from, to }) => [from, to]);
    const [from, to] = ends.filter(end => !isStep(end)).map((end): Text => ({ text: `place.${idOf(end)}.the` }));
    if (!from || !to) throw new Error(`${at} lies between no two places`);
    return { text: `place.step${suffix}`, with: { from, to } };
  };
  return { alone: name(''), the: name('.the'), at: name('.at'), to: name('.to') };
}

/** Boards never change, so that what is asked at every decision is found once. */
function boardOf(adventure: (typeof ADVENTURES)[number]): Board {
  const edges = edgesIn(adventure);
  const rows = new Map(nodesIn(adventure).map(row => [node(row.id), row]));
  const nodes = [...rows.keys()];
  const ways = edges.flatMap(wayOf);
  const map = graphMap(nodes, ways);
  const isStep = (at: Node): boolean => rows.get(at)?.kind === 'step';
  const spots = new Map(
    [...rows].map(([at, row]) => {
      const segments = ways.flatMap(way => segmentFrom(way, at));
      const spot: Spot = {
        row,
        names: namesOf(map, isStep, at),
        segments: segments.filter(({ kind }) => kind === 'green' || kind === 'dangerous'),
        quays: segments.filter(({ kind }) => kind === 'waterway').map(({ to }) => to),
        arrows: ways.flatMap(({ kind, from, to, colour }) =>
          kind === 'storm' && from === at && colour ? [{ colour, to }] : [],
        ),
      };
      return [at, spot];
    }),
  );
  const spot = (at: Node): Spot => {
    const found = spots.get(at);
    if (!found) throw new Error(`there is no ${at} in adventure ${adventure}`);
    return found;
  };
  return {
    map,
    spot,
    segments: at => spot(at).segments,
    exits: edges.flatMap(({ kind, path, from }) => (kind === 'exit' ? [{ path, from: node(from) }] : [])),
    space: at => spot(at).row,
    places: nodes.filter(at => !isStep(at)),
  };
}

const boards = ADVENTURES.map(boardOf);

export type OnBoard = Pick<State, 'adventure'>;

export const board = ({ adventure }: OnBoard): Board => boards[adventure - 1] as Board;
export const spaceAt = (state: OnBoard, at: Node): NodeRow => board(state).space(at);
export const isStep = (state: OnBoard, at: Node): boolean => spaceAt(state, at).kind === 'step';

/** What a position is called, alone or in a sentence. */
export const placeName = (state: OnBoard, at: Node, form: Form = 'alone'): Text => board(state).spot(at).names[form];

/** How one of several places is offered. */
export const placeOption =
  (state: OnBoard) =>
  (at: Node): Option => ({
    key: goKey.make(at),
    text: 'place.choice',
    with: { place: placeName(state, at) },
    on: [at],
  });

export const quaysFrom = (state: OnBoard, at: Node): readonly Node[] => board(state).spot(at).quays;
export const arrowsFrom = (state: OnBoard, at: Node): readonly Arrow[] => board(state).spot(at).arrows;
