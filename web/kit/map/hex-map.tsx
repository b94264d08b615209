// A map of hexes that stand on a corner: cardboard tiles on the oak, three or seven hexes to a tile or one by one.

import { axialOf, type Hex } from '@veillee/pieces/geometry';
import { memo, type ReactNode, useMemo } from 'react';
import type { Point } from './camera.ts';
import type { MapContents, MapSpot, Veil } from './contents.ts';
import { MapBoard } from './map-board.tsx';
import { boxOf, hexCentre, hexCorners, outlineOf, polygon } from './shapes.ts';
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
}

export interface HexMapProps extends MapContents {
  readonly places: readonly HexPlace[];
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

export function HexMap({ places, radius = RADIUS, ...contents }: HexMapProps) {
  const { laid, spots, box } = useMemo(() => layOut(places, radius), [places, radius]);
  return (
    <MapBoard
      {...contents}
      table="oak"
      spots={spots}
      width={box.width}
      height={box.height}
      unit={radius * Math.sqrt(3)}
      seen={radius * 1.2}
      base={radius * 0.98}
      ground={<Cardboard places={laid} radius={radius} />}
      edges={<Marks places={laid} radius={radius} />}
    />
  );
}

function layOut(places: readonly HexPlace[], radius: number) {
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
  const spots = laid.map(({ id, name, at, corners, veil }): MapSpot => ({ id, name, at, corners, veil }));
  return { laid, spots, box: { width: around.width + 2 * rim, height: around.height + 2 * rim } };
}

interface DrawnProps {
  readonly places: readonly Laid[];
  readonly radius: number;
}

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
      {known.map(({ id, at, corners, face }) => (
        <g key={id}>
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

const Marks = memo(function Marks({ places, radius }: DrawnProps) {
  return (
    <g className="v-hex-marks">
      {places
        .filter(({ marks, word }) => marks || word)
        .map(({ id, at, marks, word }) => (
          <g key={id} transform={`translate(${at.x} ${at.y}) scale(${radius / 100})`}>
            {word?.split(' ').map((part, i) => (
              <text key={part} className="v-hex-word" y={(i - 0.2) * 30}>
                {part}
              </text>
            ))}
            {marks}
          </g>
        ))}
    </g>
  );
});
