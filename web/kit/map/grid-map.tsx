// A map of square places: dungeons, towns, anything in columns and rows.

import { base, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLasting } from '../lasting.ts';
import type { MapContents, MapEdge, MapSpot, Veil } from './contents.ts';
import { Edge } from './edge.tsx';
import { MapBoard } from './map-board.tsx';
import { squareCorners } from './shapes.ts';
import { Stone } from './stone.tsx';

export interface GridPlace {
  /** Column and row, from 0. */
  readonly id: Space;
  readonly name: string;
  readonly veil?: Veil | undefined;
}

export interface GridMapProps extends MapContents {
  /** What is known. A place that is not among them is rock, or the dark. */
  readonly places: readonly GridPlace[];
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a place at scale 1. */
  readonly unit?: number;
  readonly edges?: readonly MapEdge[];
  /** The ground in the map's units (a place is `unit` wide): stone, unless given. */
  readonly ground?: ReactNode;
  readonly terrain?: readonly GridTerrain[];
  /** Light runs over these, place after place, and the map shows them. */
  readonly dawn?: readonly Dawning[];
}

/** A place that comes out of the dark, and how many places later than the first of them. */
export interface Dawning {
  readonly at: Space;
  readonly after: number;
}

/** On the ground, under everything else, in a box of 100 units a place: water, rubble, a carpet. */
export interface GridTerrain {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly drawing: ReactNode;
  /** Thinly over whoever stands there, and in nobody's way: fog, smoke. */
  readonly over?: boolean;
}

const UNIT = 48;
const NO_EDGES: readonly MapEdge[] = [];
const NOWHERE: readonly Dawning[] = [];
/** Left free round the outermost places: walls stand there. */
const RIM = 0.7;

export function GridMap(props: GridMapProps) {
  const { columns, rows, unit = UNIT, edges = NO_EDGES, ground, terrain, dawn = NOWHERE, ...contents } = props;
  const places = useLasting(props.places);
  const rim = RIM * unit;
  const spots = useMemo(
    (): readonly MapSpot[] =>
      places.map(({ id, name, veil }) => {
        const { x, y } = pointOf(id);
        return {
          id,
          name,
          at: { x: (x + 0.5) * unit + rim, y: (y + 0.5) * unit + rim },
          corners: squareCorners(x, y, unit).map(corner => ({ x: corner.x + rim, y: corner.y + rim })),
          veil,
        };
      }),
    [places, unit, rim],
  );
  const known = useMemo(() => new Set<string>(places.map(({ id }) => id)), [places]);
  const covers = useCallback(
    (at: string, [wide, high]: readonly [number, number]): readonly string[] => {
      const { x, y } = pointOf(at as Space);
      return spacesOf(base(x, y, wide, high)).filter(id => known.has(id));
    },
    [known],
  );
  const fresh = useMemo(() => dawn.map(({ at }) => at), [dawn]);
  const cells = useMemo(() => places.map(({ id }) => [pointOf(id).x, pointOf(id).y] as const), [places]);
  const lie = (over: boolean): ReactNode =>
    terrain
      ?.filter(one => (one.over ?? false) === over)
      .map(({ id, x, y, drawing }) => (
        <g key={id} transform={`translate(${x * unit} ${y * unit}) scale(${unit / 100})`}>
          {drawing}
        </g>
      ));
  return (
    <MapBoard
      {...contents}
      spots={spots}
      width={columns * unit + 2 * rim}
      height={rows * unit + 2 * rim}
      unit={unit}
      base={unit * 0.82}
      covers={covers}
      ground={
        <g transform={`translate(${rim} ${rim})`}>
          {ground ?? <Stone cells={cells} unit={unit} />}
          {lie(false)}
        </g>
      }
      over={<g transform={`translate(${rim} ${rim})`}>{lie(true)}</g>}
      fresh={fresh}
      names={<Dawn dawn={dawn} unit={unit} rim={rim} />}
      edges={
        <g transform={`translate(${rim} ${rim})`}>
          {edges.map(edge => (
            <Edge key={edge.id} edge={edge} unit={unit} />
          ))}
        </g>
      }
    />
  );
}

/** What the light has not reached yet, over all that stands there. */
function Dawn({ dawn, unit, rim }: { readonly dawn: readonly Dawning[]; readonly unit: number; readonly rim: number }) {
  return (
    <g className="v-map-dawn">
      {dawn.map(({ at, after }) => {
        const { x, y } = pointOf(at);
        const style = { '--after': after } as object;
        return (
          <rect
            key={at}
            x={x * unit + rim - 1}
            y={y * unit + rim - 1}
            width={unit + 2}
            height={unit + 2}
            style={style}
          />
        );
      })}
    </g>
  );
}
