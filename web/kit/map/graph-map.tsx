// A map of places joined by paths: ink on paper, a country, the rooms of a story. Names stand beside their places, last of all.

import { memo, type ReactNode, useMemo } from 'react';
import { cancel, hearts } from '../glyphs.ts';
import type { Point, Size } from './camera.ts';
import type { MapContents, MapSpot, Veil } from './contents.ts';
import { Glyph } from './figure.tsx';
import { MapBoard } from './map-board.tsx';
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
  /** Where its name stands; below, unless given. */
  readonly anchor?: 'above' | 'below' | 'left' | 'right' | undefined;
  /** Beside the disc, upper right: a pile and how many are left. */
  readonly count?: number | undefined;
}

export interface GraphPath {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** `danger` costs health, `closed` cannot be gone now, `water` takes a boat. */
  readonly kind?: 'plain' | 'danger' | 'closed' | 'water' | undefined;
  /** Opened just now: it shines for a moment. */
  readonly fresh?: boolean | undefined;
}

export interface GraphMapProps extends MapContents, Size {
  readonly places: readonly GraphPlace[];
  readonly paths: readonly GraphPath[];
  /** The land in the map's units, under paths and places; names have a halo in this colour. */
  readonly land?: ReactNode;
  readonly halo?: string;
}

const DISC = 22;
const STEP = 8;
/** A finger takes a place by more than its disc. */
const UNIT = 56;

export function GraphMap({ places, paths, land, halo, width, height, ...contents }: GraphMapProps) {
  const spots = useMemo(
    (): readonly MapSpot[] =>
      places.map(({ id, name, x, y, step, veil }) => ({
        id,
        name,
        at: { x, y },
        radius: step ? STEP + 5 : DISC + 5,
        veil,
      })),
    [places],
  );
  const links = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { from, to } of paths)
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
      unit={UNIT}
      base={46}
      links={links}
      ground={
        <Land width={width} height={height} halo={halo} places={places} paths={paths}>
          {land}
        </Land>
      }
      names={<Names places={places} halo={halo} />}
    />
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
    const [a, b] = [at.get(path.from), at.get(path.to)];
    return a && b ? [{ ...path, a, b, d: `M${a.x} ${a.y}L${b.x} ${b.y}` }] : [];
  });
  return (
    <g className="v-land" {...(halo && { style: { '--halo': halo } as object })}>
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
      {drawn.map(({ id, d, kind = 'plain' }) => (
        <path key={id} className="v-path" d={d} data-kind={kind} />
      ))}
      {drawn.map(
        ({ id, a, b, kind }) =>
          (kind === 'danger' || kind === 'closed') && (
            <g
              key={id}
              className="v-path-seal"
              data-kind={kind}
              transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}
            >
              <circle r={10} />
              <Glyph glyph={kind === 'danger' ? hearts : cancel} size={kind === 'danger' ? 12 : 13} />
            </g>
          ),
      )}
      {places.map(place => (
        <Disc key={place.id} place={place} />
      ))}
    </g>
  );
});

function Disc({ place: { x, y, step, glyph, colour, sign, veil } }: { readonly place: GraphPlace }) {
  if (step) return <circle className="v-node-step" cx={x} cy={y} r={STEP} />;
  return (
    <g
      className="v-node"
      data-paper={sign ? true : undefined}
      data-veil={veil}
      transform={`translate(${x} ${y})`}
      {...(colour && { style: { '--node': colour } as object })}
    >
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

const Names = memo(function Names({
  places,
  halo,
}: {
  readonly places: readonly GraphPlace[];
  readonly halo: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus; each place says its own name
    <g className="v-land-names" aria-hidden="true" {...(halo && { style: { '--halo': halo } as object })}>
      {places
        .filter(({ step }) => !step)
        .map(({ id, name, x, y, count, anchor = 'below' }) => {
          const aside = anchor === 'left' ? -1 : anchor === 'right' ? 1 : 0;
          const dy = anchor === 'below' ? DISC + 20 : anchor === 'above' ? -DISC - 10 : 5;
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
              <text className="v-land-name" x={x + aside * (DISC + 9)} y={y + dy} data-anchor={anchor}>
                {name}
              </text>
            </g>
          );
        })}
    </g>
  );
});
