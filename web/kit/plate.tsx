// The contract of the page that teaches a game in one minute, and the strokes its drawn plates share.

import type { Options, Text } from '@veillee/kernel';
import type { ComponentType, ReactNode } from 'react';
import { type Likeness, usePicture } from './people/portrait.tsx';

/** What is told, in this order; the page has the titles. */
export const LEARN_STEPS = ['aim', 'turn', 'end'] as const;
export type LearnStep = (typeof LEARN_STEPS)[number];

export interface PictureProps {
  say(text: Text): string;
}

export interface LearnPlate {
  /** Drawn with the board's own pieces, in a `PlateFrame`. An ornament: the text says it all. */
  readonly Picture: ComponentType<PictureProps>;
  /** At most three lines; `**words**` are bold. */
  readonly text: Text;
  /** Five at most. */
  readonly glyphs: readonly LearnGlyph[];
}

export interface LearnGlyph {
  readonly glyph: string;
  readonly text: Text;
  readonly tone?: 'hero' | 'monster' | 'item' | 'villager' | 'gloom' | 'good';
}

/** What `games/<game>/table/learn.tsx` exports. */
export interface LearnModule {
  readonly plates: { readonly [step in LearnStep]: LearnPlate };
  /** Options of a first game, where they differ from the initial ones: the same as the board's. */
  readonly firstGame?: Options;
  /** What may be added to it later: a sentence below the plates. */
  readonly more?: Text | undefined;
  /** Another way to play that is taught too: some lines below the plates, and a first game of its own. */
  readonly also?: {
    readonly title: Text;
    /** `**words**` are bold. */
    readonly text: Text;
    readonly steps: readonly { readonly glyph: string; readonly title: Text; readonly text: Text }[];
    /** What its button says, and the options that it begins with. */
    readonly begin: Text;
    readonly options: Options;
  };
  /** The deal of the guided game, where luck must not spoil it; else any. */
  readonly seed?: string;
}

/** What stands under a picture: a drawing, its text, its colour. */
type Caption = readonly [glyph: string, text: string, tone?: LearnGlyph['tone']];

/** A plate by its picture and captions; what it tells is `learn.<step>.text`. */
export const plateOf = (step: LearnStep, Picture: LearnPlate['Picture'], captions: readonly Caption[]): LearnPlate => ({
  Picture,
  text: { text: `learn.${step}.text` },
  glyphs: captions.map(([glyph, text, tone]) => ({ glyph, text: { text }, ...(tone && { tone }) })),
});

const PLATE_WIDTH = 420;
const PLATE_HEIGHT = 300;

export function PlateFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="plate-picture"
      viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Colours that run into each other, from the left or `round` from a middle; as in a style sheet: "#fff3c4 0, #fff3c4 1 .5". */
export const Gradient = ({
  id,
  round,
  stops,
  ...middle
}: {
  readonly id: string;
  readonly round?: boolean;
  /** Each a colour, where it is reached, and how dense it is unless it is whole. */
  readonly stops: string;
  readonly cx?: string;
  readonly cy?: string;
  readonly r?: string;
}) => {
  const colours = stops.split(', ').map(stop => {
    const [colour, offset, opacity] = stop.split(' ');
    return <stop key={stop} offset={offset} stopColor={colour} stopOpacity={opacity} />;
  });
  return round ? (
    <radialGradient id={id} {...middle}>
      {colours}
    </radialGradient>
  ) : (
    <linearGradient id={id}>{colours}</linearGradient>
  );
};

export interface PlacedProps {
  readonly glyph: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

/** A drawing of game-icons, somewhere on the plate. */
export const Placed = ({ glyph, x, y, size, fill = '#fff3dd' }: PlacedProps) => (
  <path d={glyph} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
);

/** Somebody's head, cut off by a disc or a square; the drawing until there is one. */
export function PlacedBust({
  of,
  round,
  ...placed
}: PlacedProps & { readonly of: Likeness | undefined; readonly round?: boolean }) {
  const picture = usePicture(of, 'bust');
  const { x, y, size } = placed;
  if (!picture) return <Placed {...placed} size={size * 0.66} />;
  return (
    <image
      href={picture.url}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ clipPath: round ? 'circle(50%)' : 'inset(0 round 12%)' }}
    />
  );
}

/** Somebody's whole figure, standing on y; the drawing until there is one. */
export function PlacedFigure({ of, ...placed }: PlacedProps & { readonly of: Likeness | undefined }) {
  const picture = usePicture(of, 'full');
  const { x, y, size } = placed;
  if (!picture) return <Placed {...placed} y={y - size / 2} />;
  const [, , width, height] = picture.drawing.frame;
  const wide = (size * width) / height;
  return <image href={picture.url} x={x - wide / 2} y={y - size} width={wide} height={size} />;
}

/** A round piece with its shadow. */
export const Pawn = ({
  glyph,
  x,
  y,
  r,
  fill,
  of,
}: Omit<PlacedProps, 'size' | 'fill'> & {
  readonly r: number;
  readonly fill: string;
  readonly of?: Likeness | undefined;
}) => (
  <>
    <ellipse cx={x} cy={y + r * 0.95} rx={r} ry={r * 0.28} fill="#0007" />
    <circle cx={x} cy={y} r={r} fill="#140805" />
    <circle cx={x} cy={y} r={r - 1.5} fill={fill} />
    {of && <PlacedBust of={of} glyph={glyph} x={x} y={y} size={(r - 3) * 2} round />}
    <circle cx={x} cy={y} r={r - 3} fill="none" stroke="#fff3d2" strokeWidth="2.6" />
    {!of && <Placed glyph={glyph} x={x} y={y} size={r * 1.25} />}
  </>
);

/** A small card: a kind's colour, a drawing, and a figure or a drawing at its foot. */
export const PlateCard = ({
  glyph,
  x,
  y,
  w = 34,
  fill,
  of,
  figure,
  ring,
}: {
  readonly glyph: string;
  /** Who is on it, if anybody. */
  readonly of?: Likeness | undefined;
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly fill: string;
  readonly figure?: ReactNode;
  /** `option`: lit; `chosen`: picked. */
  readonly ring?: 'option' | 'chosen';
}) => (
  <g transform={`translate(${x} ${y}) scale(${w / 34})`}>
    <rect width="34" height="46" rx="4" fill="#f2e6ca" stroke="#140b06" strokeWidth="1.6" />
    <rect x="3" y="3" width="28" height={figure === undefined ? 40 : 25} rx="2.5" fill={fill} />
    {of ? (
      <PlacedBust
        of={of}
        glyph={glyph}
        x={17}
        y={figure === undefined ? 23 : 15.5}
        size={figure === undefined ? 28 : 25}
      />
    ) : (
      <Placed glyph={glyph} x={17} y={figure === undefined ? 23 : 15.5} size={20} />
    )}
    {figure !== undefined && (
      <text x="17" y="41" textAnchor="middle" className="plate-figure" fontSize="13" fill="#26190f">
        {figure}
      </text>
    )}
    {ring && (
      <rect
        x="-2"
        y="-2"
        width="38"
        height="50"
        rx="5.5"
        fill="none"
        stroke={ring === 'option' ? '#f6a93b' : '#fff3d2'}
        strokeWidth="3"
      />
    )}
  </g>
);

/** Words on a dark tray, as wide as it is told. */
export const PlateTray = ({
  x,
  y,
  w,
  h = 34,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
  readonly children?: ReactNode;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={w} height={h} rx="8" fill="#120c08" opacity=".92" />
    {children}
  </g>
);

/** A cost or a need on a lit space: dark, with flame-coloured words. */
export const PlatePill = ({ x, y, w, children }: { x: number; y: number; w: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x={-w / 2} y="-12" width={w} height="24" rx="12" fill="#140b06" />
    <text y="5" textAnchor="middle" className="plate-figure" fontSize="14" fill="#ffd88f">
      {children}
    </text>
  </g>
);

const PAWN_COLOURS = ['#33609c', '#8a5c17', '#7b2a28'] as const;

/** A plate that needs no picture of its own: three pieces side by side, ours, a thing, theirs. */
export const pawnPlate = (text: string, ...pieces: readonly [string, string, string]): LearnPlate => ({
  text: { text },
  glyphs: [],
  Picture: () => (
    <PlateFrame>
      <rect width={PLATE_WIDTH} height={PLATE_HEIGHT} fill="#2a1d13" />
      {pieces.map((glyph, n) => (
        <Pawn key={glyph} glyph={glyph} x={90 + n * 120} y={135 + (n % 2) * 40} r={48} fill={PAWN_COLOURS[n] ?? ''} />
      ))}
    </PlateFrame>
  ),
});
