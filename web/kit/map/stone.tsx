// A floor of stone in the dark: slabs, worn joints, walls with a face towards the viewer, rough rock round them.

import { memo, useId, useMemo } from 'react';
import { boxOf, outlineOf, squareCorners, uneven } from './shapes.ts';
import { TEXTURE, useStains } from './texture.ts';
import './stone.css';

export interface StoneProps {
  /** Column and row of each space. */
  readonly cells: readonly (readonly [number, number])[];
  readonly unit: number;
}

/** How a space is cut into slabs: left, top, width, height, in parts of it. */
type Slab = readonly [number, number, number, number];
const CUTS: readonly (readonly [number, readonly Slab[]])[] = [
  [0.42, [[0, 0, 1, 1]]],
  [
    0.56,
    [
      [0, 0, 0.55, 1],
      [0.55, 0, 0.45, 1],
    ],
  ],
  [
    0.7,
    [
      [0, 0, 1, 0.48],
      [0, 0.48, 1, 0.52],
    ],
  ],
  [
    0.84,
    [
      [0, 0, 0.6, 0.52],
      [0.6, 0, 0.4, 0.52],
      [0, 0.52, 0.4, 0.48],
      [0.4, 0.52, 0.6, 0.48],
    ],
  ],
  [
    0.93,
    [
      [0, 0, 1, 0.5],
      [0, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5],
    ],
  ],
  [
    1,
    [
      [0, 0, 0.5, 0.5],
      [0.5, 0, 0.5, 1],
      [0, 0.5, 0.5, 0.5],
    ],
  ],
];
/** Tans of slabs and of bricks. */
const TANS = 5;
const BRICKS = 4;
/** Parts of a space: the face of a wall, its crest. */
const FACE = 0.34;
const CREST = 0.13;

export const Stone = memo(function Stone({ cells, unit: c }: StoneProps) {
  const id = useId();
  const stains = useStains();
  const drawn = useMemo(() => stonework(cells, c), [cells, c]);
  const { outline, box } = drawn;
  return (
    <g className="v-stone">
      <clipPath id={`${id}-floor`}>
        <path d={outline} />
      </clipPath>
      <filter id={`${id}-soft`} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation={c * 0.14} />
      </filter>
      <filter id={`${id}-rough`} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="7" />
        <feDisplacementMap in="SourceGraphic" scale={c * 0.3} />
      </filter>
      <linearGradient id={`${id}-under`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0a0503" stopOpacity=".62" />
        <stop offset="1" stopColor="#0a0503" stopOpacity="0" />
      </linearGradient>
      <path className="v-stone-deep" d={outline} strokeWidth={c * 1.5} filter={`url(#${id}-soft)`} />
      <g filter={`url(#${id}-rough)`}>
        <path className="v-stone-rock" d={outline} strokeWidth={c * 0.94} />
        <path className="v-stone-rock-lit" d={outline} strokeWidth={c * 0.6} />
      </g>
      <path className="v-stone-case" d={outline} strokeWidth={c * 0.34} />
      <path className="v-stone-crest" d={outline} strokeWidth={c * 0.26} />
      <path
        className="v-stone-crest-lit"
        d={outline}
        strokeWidth={c * 0.26}
        strokeDasharray={`${c * 0.42} ${c * 0.05} ${c * 0.3} ${c * 0.05}`}
      />
      {drawn.faces.map(({ d, tone }) => (
        <path key={tone} d={d} data-brick={tone} />
      ))}
      <path className="v-stone-top" d={drawn.tops} />
      <path className="v-stone-top-lit" d={drawn.topLights} />
      <g clipPath={`url(#${id}-floor)`}>
        <path className="v-stone-joint" d={outline} />
        {drawn.slabs.map(({ d, tone }) => (
          <path key={tone} d={d} data-slab={tone} />
        ))}
        <path className="v-stone-upper" d={drawn.upper} />
        <path className="v-stone-lower" d={drawn.lower} />
        <path className="v-stone-crack" d={drawn.cracks} />
        {stains && (
          <>
            <pattern id={`${id}-stains`} width={TEXTURE} height={TEXTURE} patternUnits="userSpaceOnUse">
              <image href={stains} width={TEXTURE} height={TEXTURE} />
            </pattern>
            <rect className="v-stone-stains" {...box} fill={`url(#${id}-stains)`} />
          </>
        )}
        <path className="v-stone-shade" d={outline} strokeWidth={c * 0.4} filter={`url(#${id}-soft)`} />
        {drawn.north.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x * c} y={y * c} width={c} height={c * 0.24} fill={`url(#${id}-under)`} />
        ))}
      </g>
      <path className="v-stone-edge" d={outline} />
    </g>
  );
});

const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}z`;

/** All of it as few paths, one for each tone: hundreds of spaces stay light to draw. */
function stonework(cells: StoneProps['cells'], c: number) {
  const has = new Set(cells.map(cell => cell.join()));
  const places = cells.map(([x, y]) => squareCorners(x, y, c));
  const slabs = Array.from({ length: TANS }, () => [] as string[]);
  const faces = Array.from({ length: BRICKS }, () => [] as string[]);
  const [upper, lower, cracks, tops, topLights]: string[][] = [[], [], [], [], []];
  for (const [x, y] of cells) {
    const which = uneven(x, y, 5);
    const cut = CUTS.find(([most]) => which < most)?.[1] ?? [];
    cut.forEach(([px, py, pw, ph], i) => {
      const gap = c * 0.019;
      const [left, top] = [x * c + px * c + gap, y * c + py * c + gap];
      const [w, h] = [pw * c - 2 * gap, ph * c - 2 * gap];
      slabs[Math.floor(uneven(x * 3 + i, y, 11) * TANS)]?.push(rectangle(left, top, w, h));
      upper?.push(`M${(left + 1.5).toFixed(1)} ${(top + 0.9).toFixed(1)}h${(w - 3).toFixed(1)}`);
      lower?.push(`M${(left + 1).toFixed(1)} ${(top + h - 0.6).toFixed(1)}h${(w - 2).toFixed(1)}`);
    });
    if (uneven(x + 9, y + 2, 3) > 0.8) {
      const lean = c * 0.1 * (uneven(x, y, 2) - 0.3);
      cracks?.push(
        `M${(x * c + c * (0.2 + 0.4 * uneven(x, y, 8))).toFixed(1)} ${(y * c + c * 0.1).toFixed(1)}l${lean.toFixed(1)} ${(c * 0.24).toFixed(1)}l${(c * 0.18).toFixed(1)} ${(c * 0.14).toFixed(1)}l${(-c * 0.04).toFixed(1)} ${(c * 0.2).toFixed(1)}`,
      );
    }
  }
  const north = cells.filter(([x, y]) => !has.has(`${x},${y - 1}`));
  for (const [x, y] of north) {
    const [left, top] = [x * c, y * c - c * FACE];
    for (const row of [0, 1])
      for (const i of [0, 1, 2]) {
        const from = left + ((i - (row === 1 ? 0.5 : 0)) * c) / 2.5;
        const [low, high] = [Math.max(left, from + 0.7), Math.min(left + c, from + c / 2.5 - 0.7)];
        const tone = Math.floor(uneven(x * 5 + i, y, row + 20) * BRICKS);
        const half = (c * FACE) / 2;
        if (high > low) faces[tone]?.push(rectangle(low, top + row * half + 0.7, high - low, half - 1.4));
      }
    tops?.push(rectangle(left - 1, top - c * 0.12, c + 2, c * CREST));
    topLights?.push(rectangle(left - 1, top - c * 0.12, c + 2, 1.4));
    // Where a wall at the side meets the face.
    for (const side of [-1, 1])
      if (!has.has(`${x + side},${y}`) && !has.has(`${x + side},${y - 1}`))
        tops?.push(rectangle(side < 0 ? left - c * CREST : left + c, top - c * 0.12, c * CREST, c * (FACE + CREST)));
  }
  return {
    outline: outlineOf(places),
    box: boxOf(places.flat()),
    slabs: slabs.map((parts, tone) => ({ tone, d: parts.join('') })),
    faces: faces.map((parts, tone) => ({ tone, d: parts.join('') })),
    upper: upper?.join(''),
    lower: lower?.join(''),
    cracks: cracks?.join(''),
    tops: tops?.join(''),
    topLights: topLights?.join(''),
    north,
  };
}
