// A map of hexes that stand on a corner: cardboard tiles on the oak, three or seven hexes to a tile or one by one.

import { axialOf, type Hex } from '@veillee/pieces/geometry';
import { memo, type ReactNode, useContext, useMemo } from 'react';
import { TableContext } from '../touch/thing.ts';
import type { Point } from './camera.ts';
import type { MapContents, MapSpot, Veil } from './contents.ts';
import { MapBoard } from './map-board.tsx';
import { boxOf, hexCentre, hexCorners, outlineOf, polygon, wordLines } from './shapes.ts';
import './hex-map.css';

export interface HexPlace {
  /** Axial coordinates. */
  readonly id: Hex;
  readonly name: string;
  /** `unknown`: where a tile may come to lie. */
  readonly veil?: Veil | undefined;
  /** Hexes of one tile share its name; the seam between tiles is drawn. */
  readonly tile?: string | undefined;
  /** SVG round the middle of the hex, with a radius of 100. What reaches beyond the hex is cut off. */
  readonly face?: ReactNode;
  /** What is drawn over the face and not cut off: levels, flags, owners. Radius of 100 too. */
  readonly marks?: ReactNode;
  /** The word for what lies there, in high contrast, where faces are not drawn. */
  readonly word?: string | undefined;
  /** Where its first line stands if something lies on the middle, in units of faces. */
  readonly wordAt?: Point | undefined;
  /** Its tile was laid just now: it is turned and set down. */
  readonly fresh?: boolean | undefined;
}

/** A round place where hexes meet: the middle of a tile, a town on the crossing of three lands. */
export interface HexDisc {
  readonly id: string;
  readonly name: string;
  /** It lies in the middle of these. */
  readonly among: readonly Hex[];
  /** Its size, as a part of a hex's radius. */
  readonly size: number;
  /** SVG round its middle, in the units of faces: 100 are the radius of a hex. Nothing is cut off. */
  readonly face?: ReactNode;
  readonly marks?: ReactNode;
  readonly word?: string | undefined;
}

export interface HexMapProps extends MapContents {
  readonly places: readonly HexPlace[];
  readonly discs?: readonly HexDisc[];
  /** Pixels from the middle of a hex to its corner, at scale 1. */
  readonly radius?: number;
}

const RADIUS = 47;
/** Left free round the outermost hexes, in radii. */
const RIM = 0.5;

interface Laid extends HexPlace {
  readonly at: Point;
  readonly corners: readonly Point[];
}

const NO_DISCS: readonly HexDisc[] = [];

interface LaidDisc extends HexDisc {
  readonly at: Point;
}

export function HexMap({ places, discs = NO_DISCS, radius = RADIUS, ...contents }: HexMapProps) {
  const { laid, round, spots, fresh, box } = useMemo(() => layOut(places, discs, radius), [places, discs, radius]);
  return (
    <MapBoard
      {...contents}
      table="oak"
      spots={spots}
      fresh={fresh}
      origin={box.origin}
      width={box.width}
      height={box.height}
      unit={radius * Math.sqrt(3)}
      seen={radius * 1.2}
      base={radius * 0.98}
      ground={<Cardboard places={laid} radius={radius} />}
      edges={
        <>
          <Discs discs={round} radius={radius} />
          <Marks places={laid} radius={radius} />
          <Marks places={round} radius={radius} />
        </>
      }
    />
  );
}

function layOut(places: readonly HexPlace[], discs: readonly HexDisc[], radius: number) {
  const raw = places.map(({ id }) => {
    const { q, r } = axialOf(id);
    return hexCentre(q, r, radius);
  });
  const around = boxOf(raw.flatMap(at => hexCorners(at, radius)));
  const rim = radius * RIM;
  const laid = places.map((place, i): Laid => {
    const { x, y } = raw[i] ?? { x: 0, y: 0 };
    const at = { x: x - around.x + rim, y: y - around.y + rim };
    return { ...place, at, corners: hexCorners(at, radius) };
  });
  const middles = new Map<Hex, Point>(laid.map(({ id, at }) => [id, at]));
  const round = discs.map(
    (disc): LaidDisc => ({ ...disc, at: middleOf(disc.among.flatMap(id => middles.get(id) ?? [])) }),
  );
  // Discs lie over the hexes that they touch, and are touched first.
  const spots = [
    ...laid.map(({ id, name, at, corners, veil }): MapSpot => ({ id, name, at, corners, veil })),
    ...round.map(({ id, name, at, size }): MapSpot => ({ id, name, at, radius: size * radius })),
  ];
  const fresh = places.flatMap(({ id, fresh: isFresh }) => (isFresh ? [id] : []));
  const origin = { x: rim - around.x, y: rim - around.y };
  const box = { width: around.width + 2 * rim, height: around.height + 2 * rim, origin };
  return { laid, round, spots, fresh, box };
}

/** What may be done on a disc, and where one is. */
function DiscRing({ id, radius }: { readonly id: string; readonly radius: number }) {
  const state = useContext(TableContext)?.stateOf(id) ?? 'plain';
  return state === 'plain' ? null : <circle className="v-hex-disc-ring" data-look={state} r={radius} />;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

interface DrawnProps {
  readonly places: readonly Laid[];
  readonly radius: number;
}

/** Over what is lit, so that a disc is never drawn over by its neighbours' light. */
const Discs = memo(function Discs({ discs, radius }: { readonly discs: readonly LaidDisc[]; readonly radius: number }) {
  return (
    <g className="v-hex-discs">
      {discs.map(({ id, at, size, face }) => (
        <g key={id} transform={`translate(${at.x} ${at.y}) scale(${radius / 100})`}>
          <circle className="v-hex-disc" r={size * 100} />
          <g className="v-hex-face">{face}</g>
          <DiscRing id={id} radius={size * 100} />
        </g>
      ))}
    </g>
  );
});

/** Shadow, the cut edge of the card, the faces, and the seams between tiles. */
const Cardboard = memo(function Cardboard({ places, radius }: DrawnProps) {
  const known = places.filter(({ veil }) => veil !== 'unknown');
  const outline = outlineOf(known.map(({ corners }) => corners));
  const tiles = new Map<string, (readonly Point[])[]>();
  for (const { tile, id, corners } of known) tiles.set(tile ?? id, [...(tiles.get(tile ?? id) ?? []), corners]);
  const lip = radius * 0.11;
  return (
    <g className="v-hexes">
      {places
        .filter(({ veil }) => veil === 'unknown')
        .map(({ id, corners }) => (
          <path key={id} className="v-hex-unknown" d={polygon(corners)} />
        ))}
      <path className="v-hex-shade" d={outline} transform={`translate(0 ${lip * 1.7})`} />
      <path className="v-hex-cut" d={outline} transform={`translate(0 ${lip})`} />
      {known.map(({ id, at, corners, face, fresh }) => (
        <g key={id} className="v-hex" data-fresh={fresh || undefined}>
          <clipPath id={`face-${id}`}>
            <path d={polygon(corners)} />
          </clipPath>
          <path className="v-hex-ground" d={polygon(corners)} />
          <g clipPath={`url(#face-${id})`}>
            <g className="v-hex-face" transform={`translate(${at.x} ${at.y}) scale(${radius / 100})`}>
              {face}
            </g>
          </g>
          <path className="v-hex-joint" d={polygon(corners)} />
        </g>
      ))}
      {[...tiles].map(([tile, corners]) => (
        <path key={tile} className="v-hex-seam" d={outlineOf(corners)} />
      ))}
      <path className="v-hex-edge" d={outline} />
    </g>
  );
});

interface Marked extends Pick<Laid, 'at' | 'marks' | 'word' | 'wordAt'> {
  readonly id: string;
}

interface MarksProps {
  readonly places: readonly Marked[];
  readonly radius: number;
}

const MIDDLE: Point = { x: 0, y: -6 };

function HexWord({ word, at: { x, y } = MIDDLE }: { readonly word: string; readonly at?: Point | undefined }) {
  return wordLines(word).map(({ text, width }, i) => (
    <text
      key={text}
      className="v-hex-word"
      x={x}
      y={y + i * 30}
      {...(width !== undefined && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  ));
}

const Marks = memo(function Marks({ places, radius }: MarksProps) {
  return (
    <g className="v-hex-marks">
      {places
        .filter(({ marks, word }) => marks || word)
        .map(({ id, at, marks, word, wordAt }) => (
          <g key={id} transform={`translate(${at.x} ${at.y}) scale(${radius / 100})`}>
            {word !== undefined && <HexWord word={word} at={wordAt} />}
            {marks}
          </g>
        ))}
    </g>
  );
});
