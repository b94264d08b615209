// A map of places joined by paths: ink on paper, a country, the rooms of a story. Names stand beside their places, last of all.

import { memo, type ReactNode, useMemo } from 'react';
import { hearts } from '../glyphs.ts';
import type { Point, Size } from './camera.ts';
import type { MapContents, MapSpot, Veil } from './contents.ts';
import { Glyph } from './figure.tsx';
import { MapBoard, type MapBoardProps } from './map-board.tsx';
import './graph-map.css';

export interface GraphPlace extends Point {
  readonly id: string;
  readonly name: string;
  /** A step on the way to somewhere has no name on the map, and is small. */
  readonly step?: boolean | undefined;
  readonly glyph?: string | undefined;
  /** What it offers, by its colour; always with a glyph. */
  readonly colour?: string | undefined;
  /** A sign in place of a glyph, on paper: `?`, `!`. */
  readonly sign?: string | undefined;
  readonly veil?: Veil | undefined;
  /** Drawn by the board, with its middle at the place's, instead of a disc; and how far from it a touch is still meant for it. */
  readonly drawing?: ReactNode;
  readonly radius?: number | undefined;
  /**
   * Where its name stands; below, unless given. A point is the middle of its line, or its `start` or `end`, for maps that place their names
   * themselves.
   */
  readonly anchor?: 'above' | 'below' | 'left' | 'right' | Anchor | undefined;
  /** The name in lines, where one would be too long. */
  readonly written?: readonly string[] | undefined;
  /** Its name is larger than others. */
  readonly large?: boolean | undefined;
  /** Beside the disc, upper right: a pile and how many are left. */
  readonly count?: number | undefined;
  /** Something came or went here just now: it shines for a moment. */
  readonly fresh?: boolean | undefined;
}

export interface Anchor extends Point {
  readonly align?: 'start' | 'end';
}

export interface GraphPath {
  readonly id: string;
  readonly from: string;
  /** A place; or a point, where the way leads off the map. */
  readonly to: string | Point;
  /** `danger` costs health, `closed` cannot be gone now, `water` takes a boat, `secret` a guide, `arrow` leads one way only. */
  readonly kind?: 'plain' | 'danger' | 'closed' | 'water' | 'secret' | 'arrow' | undefined;
  /** Another part of the same path bears its seal. */
  readonly bare?: boolean | undefined;
  /** Of a danger: the health it costs, shown from two on. */
  readonly cost?: number | undefined;
  /** How far it bends to one side, as a share of its length. */
  readonly bend?: number | undefined;
  /** Of an arrow: what it is told by, at its root. */
  readonly sign?: { readonly colour: string; readonly glyph: string } | undefined;
  /** Opened just now: it shines for a moment. */
  readonly fresh?: boolean | undefined;
}

export interface GraphMapProps extends MapContents, Size, Pick<MapBoardProps, 'table'> {
  readonly places: readonly GraphPlace[];
  readonly paths: readonly GraphPath[];
  /** The land in the map's units, under paths and places; names have a halo in this colour. */
  readonly land?: ReactNode;
  readonly halo?: string;
  /** Over paths, under whoever stands there; and over everybody, in nobody's way. */
  readonly marks?: ReactNode;
  readonly over?: ReactNode;
  /** How large a place is for eye and finger: by this the first look shows all of the map, or what matters. */
  readonly unit?: number;
  /** How wide a figure is. */
  readonly base?: number;
}

const DISC = 22;
const STEP = 8;
/** A finger takes a place by more than its disc. */
const UNIT = 56;
const BASE = 46;
const CROSS = 'M-4.6 -4.6L4.6 4.6M4.6 -4.6L-4.6 4.6';

export function GraphMap(props: GraphMapProps) {
  const { places, paths, land, halo, marks, over, width, height, unit = UNIT, base = BASE, ...contents } = props;
  const spots = useMemo(
    (): readonly MapSpot[] =>
      places.map(({ id, name, x, y, step, veil, radius }) => ({
        id,
        name,
        at: { x, y },
        radius: radius ?? (step ? STEP + 5 : DISC + 5),
        veil,
      })),
    [places],
  );
  const links = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { from, to, kind } of paths)
      if (typeof to === 'string' && kind !== 'arrow')
        for (const [a, b] of [
          [from, to],
          [to, from],
        ] as const)
          found.set(a, [...(found.get(a) ?? []), b]);
    return found;
  }, [paths]);
  return (
    <MapBoard
      {...contents}
      spots={spots}
      width={width}
      height={height}
      unit={unit}
      base={base}
      links={links}
      ground={
        <Land width={width} height={height} halo={halo} places={places} paths={paths}>
          {land}
        </Land>
      }
      names={
        <>
          <Names places={places} halo={halo} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus; places say what lies over them */}
          {over && <g aria-hidden="true">{over}</g>}
        </>
      }
      edges={marks && <g className="v-land-marks">{marks}</g>}
    />
  );
}

export interface GraphPictureProps extends Size, Pick<GraphMapProps, 'places' | 'paths' | 'land' | 'halo'> {
  readonly label: string;
  /** What is shown of it, in the map's units. */
  readonly part: Point & Size;
  /** Places that are ringed. */
  readonly marks?: readonly string[];
}

/** A part of a map as a picture, for a page that speaks of it. Nothing on it can be touched. */
export function GraphPicture({ label, part, places, paths, land, halo, marks = [], width, height }: GraphPictureProps) {
  const seen = places.filter(({ x, y }) => {
    const [dx, dy] = [x - part.x, y - part.y];
    return dx > 0 && dy > 0 && dx < part.width && dy < part.height;
  });
  return (
    <svg
      className="v-map-picture"
      role="img"
      aria-label={label}
      viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
    >
      <Land width={width} height={height} halo={halo} places={places} paths={paths}>
        {land}
      </Land>
      {seen
        .filter(({ id }) => marks.includes(id))
        .map(({ id, x, y }) => (
          <circle key={id} className="v-map-picture-mark" cx={x} cy={y} r={DISC + 8} />
        ))}
      <Names places={seen} halo={halo} />
    </svg>
  );
}

interface LandProps extends Size {
  readonly places: readonly GraphPlace[];
  readonly paths: readonly GraphPath[];
  readonly halo: string | undefined;
  readonly children: ReactNode;
}

const Land = memo(function Land({ width, height, places, paths, halo, children }: LandProps) {
  const at = new Map(places.map(place => [place.id, place]));
  const drawn = paths.flatMap(path => {
    const [a, b] = [at.get(path.from), typeof path.to === 'string' ? at.get(path.to) : path.to];
    return a && b ? [{ ...path, ...lineOf(a, b, path) }] : [];
  });
  return (
    <g className="v-land" {...(halo && { style: { '--land-halo': halo } as object })}>
      <rect className="v-land-shade" x={3} y={7} width={width} height={height} rx={7} />
      <rect className="v-land-paper" width={width} height={height} rx={6} />
      <svg
        x={0}
        y={0}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="v-land-picture"
        aria-hidden="true"
      >
        {children}
      </svg>
      <rect className="v-land-rim" x={1} y={1} width={width - 2} height={height - 2} rx={5} />
      {drawn.map(({ id, d, fresh }) => (
        <path key={id} className="v-path-case" d={d} data-fresh={fresh || undefined} />
      ))}
      {drawn.map(({ id, d, kind = 'plain', sign }) => (
        <path key={id} className="v-path" d={d} data-kind={kind} {...(sign && { style: { stroke: sign.colour } })} />
      ))}
      {drawn.map(({ id, kind, bare, cost = 1, middle }) =>
        bare ? null : kind === 'danger' || kind === 'closed' ? (
          <g key={id} className="v-path-seal" data-kind={kind} transform={`translate(${middle.x} ${middle.y})`}>
            <circle r={10} />
            {kind === 'danger' ? <Glyph glyph={hearts} size={12} /> : <path className="v-path-cross" d={CROSS} />}
            {kind === 'danger' && cost > 1 && (
              <text x={9} y={12}>
                {cost}
              </text>
            )}
          </g>
        ) : (
          kind === 'water' && <Boat key={id} at={middle} />
        ),
      )}
      {drawn.map(
        ({ id, kind, sign, tip, root }) =>
          kind === 'arrow' && (
            <g key={id} className="v-path-arrow" {...(sign && { style: { '--arrow': sign.colour } as object })}>
              <path
                d="M7 0L-8 -8L-4 0L-8 8Z"
                transform={`translate(${tip.x} ${tip.y}) rotate(${(tip.turn * 180) / Math.PI})`}
              />
              {sign && (
                <g transform={`translate(${root.x} ${root.y})`}>
                  <circle r={11} />
                  <Glyph glyph={sign.glyph} size={14} />
                </g>
              )}
            </g>
          ),
      )}
      {places.map(place => (
        <Disc key={place.id} place={place} />
      ))}
    </g>
  );
});

/** A path as it is drawn: how it bends, where its seal lies, where an arrow ends and where its sign stands. */
function lineOf(a: Point, b: Point, { bend = 0, kind, to }: GraphPath) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bow = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  const turn = Math.atan2(b.y - bow.y, b.x - bow.x);
  const out = Math.atan2(bow.y - a.y, bow.x - a.x);
  // An arrow ends before the disc it leads to.
  const short = kind === 'arrow' && typeof to === 'string' ? DISC + 8 : 0;
  const tip = { x: b.x - Math.cos(turn) * short, y: b.y - Math.sin(turn) * short, turn };
  return {
    d: bend === 0 ? `M${a.x} ${a.y}L${tip.x} ${tip.y}` : `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${tip.x} ${tip.y}`,
    middle: { x: (a.x + 2 * bow.x + b.x) / 4, y: (a.y + 2 * bow.y + b.y) / 4 },
    tip,
    root: { x: a.x + Math.cos(out) * (DISC + 19), y: a.y + Math.sin(out) * (DISC + 19) },
  };
}

const Boat = ({ at }: { readonly at: Point }) => (
  <g className="v-path-boat" transform={`translate(${at.x} ${at.y})`}>
    <path className="v-path-hull" d="M-14 2q14 8 28 0q-4 10 -14 10t-14 -10z" />
    <path className="v-path-sail" d="M0 3V-16q13 6 0 17z" />
  </g>
);

function Disc({ place: { x, y, step, glyph, colour, sign, veil, fresh, drawing } }: { readonly place: GraphPlace }) {
  if (drawing) return <g transform={`translate(${x} ${y})`}>{drawing}</g>;
  if (step) return <circle className="v-node-step" cx={x} cy={y} r={STEP} />;
  return (
    <g
      className="v-node"
      data-paper={sign ? true : undefined}
      data-veil={veil}
      transform={`translate(${x} ${y})`}
      {...(colour && { style: { '--node': colour } as object })}
    >
      {fresh && <circle className="v-node-fresh" r={DISC + 9} />}
      <circle className="v-node-shade" cy={3} r={DISC + 1.5} />
      <circle className="v-node-disc" r={DISC} />
      <circle className="v-node-shine" r={DISC - 3.6} />
      {sign ? (
        <text className="v-node-sign" y={10} data-sign={sign}>
          {sign}
        </text>
      ) : glyph ? (
        <g className="v-node-glyph">
          <Glyph glyph={glyph} size={DISC * 1.3} />
        </g>
      ) : (
        <circle className="v-node-dot" r={5.4} />
      )}
    </g>
  );
}

const ALIGNED = { start: 'right', end: 'left' } as const;

const Names = memo(function Names({
  places,
  halo,
}: {
  readonly places: readonly GraphPlace[];
  readonly halo: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus; each place says its own name
    <g className="v-land-names" aria-hidden="true" {...(halo && { style: { '--land-halo': halo } as object })}>
      {places
        .filter(({ step }) => !step)
        .map(({ id, name, x, y, count, anchor = 'below', written = [name], large }) => {
          const side = typeof anchor === 'string' ? anchor : anchor.align && ALIGNED[anchor.align];
          const aside = side === 'left' ? -1 : side === 'right' ? 1 : 0;
          const dy = side === 'below' ? DISC + 20 : side === 'above' ? -DISC - 10 : 5;
          const [nx, ny] = typeof anchor === 'string' ? [x + aside * (DISC + 9), y + dy] : [anchor.x, anchor.y];
          return (
            <g key={id}>
              {count !== undefined && (
                <g
                  className="v-node-count"
                  data-empty={count === 0 || undefined}
                  transform={`translate(${x + DISC * 0.95} ${y - DISC * 0.95})`}
                >
                  <rect x={-8.5} y={-11.5} width={17} height={23} rx={3} />
                  <text y={5}>{count}</text>
                </g>
              )}
              <text className="v-land-name" x={nx} y={ny} data-anchor={side} data-large={large || undefined}>
                {written.map((line, n) => (
                  <tspan key={line} x={nx} dy={n === 0 ? 0 : '1.06em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
    </g>
  );
});
