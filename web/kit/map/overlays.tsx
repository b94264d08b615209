// Marks over many places at once: out of sight, within reach, dangerous, held by a power. Each has a pattern besides its colour.

import { useId } from 'react';
import type { Point } from './camera.ts';
import type { MapOverlay, MapSign, MapSpot } from './contents.ts';
import { outlineOf, polygon } from './shapes.ts';

type Find = (id: string) => MapSpot | undefined;

export interface OverlaysProps {
  readonly overlays: readonly MapOverlay[];
  spotOf: Find;
}

/** From here on one should count on it: the tint alone does not say so. */
const LIKELY = 0.5;

const PATTERNS: {
  readonly [pattern in NonNullable<MapOverlay['pattern']>]: {
    readonly w: number;
    readonly h: number;
    readonly d: string;
  };
} = {
  flames: { w: 14, h: 16, d: 'M4 12q-3 -4 0 -8q1 3 3 4q1 3 -3 4z' },
  waves: { w: 18, h: 11, d: 'M0 6q4.5 -5 9 0t9 0' },
  strokes: { w: 19, h: 13, d: 'M1 6h9q4 0 3 -3' },
  dots: { w: 12, h: 12, d: 'M3 3h.01M9 9h.01' },
};

export function Overlays({ overlays, spotOf }: OverlaysProps) {
  return overlays.map((overlay, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a game names its marks in the same order
    <Overlay key={`${overlay.of}-${i}`} overlay={overlay} spotOf={spotOf} />
  ));
}

function Overlay({ overlay, spotOf }: { readonly overlay: MapOverlay; readonly spotOf: Find }) {
  const id = useId();
  const spots = overlay.places.flatMap(place => spotOf(place) ?? []);
  const corners = spots.flatMap(spot => (spot.corners ? [spot.corners] : []));
  const area = corners.map(polygon).join('');
  const rim = outlineOf(corners);
  const { colour, chance } = overlay;
  const style =
    colour !== undefined || chance !== undefined
      ? ({ ...(colour && { '--field': colour }), ...(chance !== undefined && { '--chance': chance }) } as object)
      : undefined;
  if (overlay.of === 'field') {
    const pattern = PATTERNS[overlay.pattern ?? 'dots'];
    return (
      <g
        className="v-map-field"
        data-pattern={overlay.pattern}
        data-fresh={overlay.fresh || undefined}
        {...(style && { style })}
      >
        <pattern id={id} width={pattern.w} height={pattern.h} patternUnits="userSpaceOnUse">
          <path d={pattern.d} />
        </pattern>
        <path className="v-map-field-tint" d={area} />
        {spots.map(({ id: place, at, corners: own = [] }) => (
          // Only along the rim of a place, so that its picture stays clear.
          <path
            key={place}
            d={`${polygon(own)}${polygon(own.map(point => toward(at, point, 0.68)))}`}
            fillRule="evenodd"
            fill={`url(#${id})`}
          />
        ))}
        <path className="v-map-field-case" d={rim} />
        <path className="v-map-field-rim" d={rim} />
      </g>
    );
  }
  return (
    <g
      className="v-map-overlay"
      data-of={overlay.of}
      data-likely={chance === undefined ? undefined : chance >= LIKELY ? 'yes' : 'no'}
      {...(style && { style })}
    >
      <pattern
        id={id}
        width={9}
        height={9}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${overlay.of === 'danger' ? -45 : 45})`}
      >
        <path d="M0 0V9" />
      </pattern>
      <path className="v-map-overlay-tint" d={area} />
      {overlay.of !== 'reach' && overlay.of !== 'boon' && <path d={area} fill={`url(#${id})`} />}
      {overlay.of === 'reach' && <path className="v-map-reach" d={rim} />}
      {chance !== undefined && <path className="v-map-overlay-rim" d={rim} />}
      {spots
        .filter(spot => !spot.corners)
        .map(({ id: place, at, radius = 0 }) => (
          <circle key={place} className="v-map-overlay-disc" cx={at.x} cy={at.y} r={radius + 6} />
        ))}
    </g>
  );
}

const toward = (at: Point, point: Point, part: number): Point => ({
  x: at.x + (point.x - at.x) * part,
  y: at.y + (point.y - at.y) * part,
});

const NOBODY: readonly Point[] = [];

interface OverlayFiguresProps extends OverlaysProps {
  readonly hidden: string | undefined;
  /** Places where somebody stands. */
  readonly taken: ReadonlySet<string>;
  /** Where the Health of figures is written. */
  readonly healths: readonly Point[];
}

/** What an overlay writes on places. Where the way ends its own cost is written. */
export function OverlayFigures({ overlays, spotOf, hidden, taken, healths }: OverlayFiguresProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus; each place says its own marks
    <g aria-hidden="true" className="v-map-figures">
      {overlays.flatMap(({ of, figures = {}, signs = {} }, n) =>
        [...new Set([...Object.keys(figures), ...Object.keys(signs)])].map(place => {
          const spot = place === hidden ? undefined : spotOf(place);
          return (
            spot && (
              <Pill
                // biome-ignore lint/suspicious/noArrayIndexKey: two marks of one sort may write on one place
                key={`${of} ${n} ${place}`}
                at={pillSpot(spot, of, { isTaken: taken.has(place), healths })}
                words={figures[place] ?? ''}
                signs={signs[place]}
                tone={isFate(of) ? of : 'plain'}
                room={roomOf(spot)}
              />
            )
          );
        }),
      )}
    </g>
  );
}

/** How wide a place is; a disc has nobody beside it. */
const roomOf = ({ corners }: MapSpot): number | undefined => {
  const xs = corners?.map(({ x }) => x) ?? [];
  return xs.length > 0 ? Math.max(...xs) - Math.min(...xs) : undefined;
};

/** Something happens to whoever goes there. */
export const isFate = (of: MapOverlay['of']): of is 'danger' | 'boon' => of === 'danger' || of === 'boon';

/** How near a pill may come to the Health of a figure, in radii of its place. */
const CLEAR = 0.75;

/**
 * Costs stand at the top, harm below them, and where somebody stands beside their Health: all can be true of a place, and what lies on
 * its lower half stays in sight. Where a cost would lie over the Health of a neighbour (`healths`) it stands in the middle of its own
 * place, and harm at the bottom.
 */
export function pillSpot(
  { at, corners, radius = 0 }: MapSpot,
  of: MapOverlay['of'],
  { isTaken = false, healths = NOBODY }: { readonly isTaken?: boolean; readonly healths?: readonly Point[] } = {},
): Point {
  const isNear = (spot: Point, reach: number): boolean =>
    healths.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reach * CLEAR);
  if (!corners) {
    const rim = radius * 0.86;
    const left = { x: at.x - rim, y: at.y - rim };
    return isNear(left, radius * 1.4) ? { ...left, x: at.x + rim } : left;
  }
  const top = Math.min(...corners.map(({ y }) => y));
  const right = Math.max(...corners.map(({ x }) => x));
  const high = at.y - top;
  const square = corners.length === 4;
  const spot = { x: at.x, y: top + high * 0.34 };
  const isMoved = isNear(spot, high) && !isTaken;
  if (isFate(of)) {
    if (square || isTaken || isMoved)
      return { x: isTaken ? at.x - (right - at.x) * 0.42 : at.x, y: at.y + high * (square ? 0.58 : 0.52) };
    return { x: at.x, y: at.y - high * 0.16 };
  }
  if (square) return { x: right - 12, y: top + 12 };
  return isMoved ? { x: at.x, y: at.y + high * 0.06 } : spot;
}

export interface PillProps {
  readonly at: Point;
  readonly words: string;
  /** Instead of words: drawings with their figures. */
  readonly signs?: readonly MapSign[] | undefined;
  readonly tone: 'plain' | 'main' | 'danger' | 'boon';
  /** What it may take: what is written on the next place is not covered. */
  readonly room?: number | undefined;
}

/** Units that a character and a drawing take, and what lies round them. */
const LETTER = 8.4;
const SIGN = 13;
const ROUND = 9;
const APART = 3;

const wide = ({ words }: MapSign): number => SIGN + 1 + words.length * LETTER;

/** How wide a pill is; and how much smaller it is drawn where there is not so much room. */
export function pillSize(
  words: string,
  signs: readonly MapSign[],
  room = Number.POSITIVE_INFINITY,
): { readonly width: number; readonly scale: number } {
  const length =
    signs.length > 0 ? signs.reduce((sum, sign) => sum + wide(sign) + APART, -APART) : words.length * LETTER;
  const width = Math.max(20, ROUND + length);
  return { width, scale: Math.min(1, room / width) };
}

/** A few characters on a dark plate, with drawings between them where they need some. */
export function Pill({ at: { x, y }, words, signs, tone, room }: PillProps) {
  const parts = signs ?? [];
  const { width, scale } = pillSize(words, parts, room);
  const first = (ROUND - width) / 2;
  const starts = parts.map((_, n) => parts.slice(0, n).reduce((sum, sign) => sum + wide(sign) + APART, first));
  const smaller = scale < 1 ? ` scale(${scale.toFixed(3)})` : '';
  return (
    <g className="v-map-pill" data-tone={tone} transform={`translate(${x} ${y})${smaller}`}>
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
      {parts.length === 0 && <text y={5}>{words}</text>}
      {parts.map((sign, n) => (
        <g key={sign.glyph} transform={`translate(${starts[n]} 0)`}>
          <path d={sign.glyph} transform={`translate(0 ${-SIGN / 2}) scale(${SIGN / 512})`} />
          <text x={SIGN + 1 + (sign.words.length * LETTER) / 2} y={5}>
            {sign.words}
          </text>
        </g>
      ))}
    </g>
  );
}

/** What is said of a place because of its marks. */
export const overlayWords = (overlays: readonly MapOverlay[], place: string): readonly string[] =>
  overlays.flatMap(({ places, label, said, figures }) => {
    if (said?.[place]) return [said[place]];
    if (!places.includes(place)) return [];
    return [figures?.[place] === undefined ? label : `${label} ${figures[place]}`];
  });
