// The land, drawn: ground by terrain, and the strokes of which landmarks are made. Colours come from the tile, so that the
// Gloom side is the same drawing in another light.

import type { Terrain } from '../content/vocabulary.ts';

/** The drawing's own measures; a tile cuts off what does not fit. */
export const WIDTH = 148;
export const HEIGHT = 124;

/** Small whole numbers from a name: the same region always looks the same. */
function sown(name: string): () => number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return () => {
    seed = (seed * 75 + 74) % 65_537;
    return seed / 65_537;
  };
}

export type Tone = 'sky' | 'far' | 'near' | 'deep' | 'mark' | 'pale';
const ink = (tone: Tone): string => `var(--kil-${tone})`;

export function Fir({ x, y, h, tone = 'near' }: { x: number; y: number; h: number; tone?: Tone }) {
  const w = h * 0.36;
  return (
    <path
      fill={ink(tone)}
      d={`M${x} ${y - h}L${x + w * 0.62} ${y - h * 0.5}H${x + w * 0.34}L${x + w} ${y}H${x - w}L${x - w * 0.34} ${y - h * 0.5}H${x - w * 0.62}Z`}
    />
  );
}

/** A round tree with its stem. */
export function Tree({
  x,
  y,
  r,
  tone = 'near',
  stem = 'deep',
}: {
  x: number;
  y: number;
  r: number;
  tone?: Tone;
  stem?: Tone;
}) {
  return (
    <>
      <rect x={x - r * 0.12} y={y - r} width={r * 0.24} height={r} fill={ink(stem)} />
      <ellipse cx={x} cy={y - r * 1.5} rx={r * 0.86} ry={r} fill={ink(tone)} />
    </>
  );
}

export function Peak({ x, y, w, h, tone = 'near' }: { x: number; y: number; w: number; h: number; tone?: Tone }) {
  const top = y - h;
  return (
    <>
      <path fill={ink(tone)} d={`M${x - w / 2} ${y}L${x} ${top}L${x + w / 2} ${y}Z`} />
      <path fill={ink('deep')} opacity=".4" d={`M${x} ${top}L${x + w / 2} ${y}H${x + w * 0.06}Z`} />
      <path
        fill={ink('pale')}
        d={`M${x} ${top}L${x + w * 0.13} ${top + h * 0.27}L${x + w * 0.05} ${top + h * 0.21}L${x} ${top + h * 0.32}L${x - w * 0.06} ${top + h * 0.22}L${x - w * 0.13} ${top + h * 0.27}Z`}
      />
    </>
  );
}

export function Mound({ x, y, w, h, tone = 'near' }: { x: number; y: number; w: number; h: number; tone?: Tone }) {
  return <path fill={ink(tone)} d={`M${x - w / 2} ${y}Q${x} ${y - h * 2} ${x + w / 2} ${y}Z`} />;
}

export function Water({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={w / 2} ry={h / 2} fill="var(--kil-water)" />
      <path
        fill="none"
        stroke={ink('pale')}
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".75"
        d={`M${x - w * 0.28} ${y - h * 0.12}h${w * 0.2}M${x} ${y + h * 0.14}h${w * 0.26}M${x - w * 0.1} ${y + h * 0.3}h${w * 0.14}`}
      />
    </>
  );
}

export const Line = ({ d, tone = 'deep', width = 2 }: { d: string; tone?: Tone; width?: number }) => (
  <path d={d} fill="none" stroke={ink(tone)} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

export const Shape = ({ d, tone = 'deep', opacity }: { d: string; tone?: Tone; opacity?: number }) => (
  <path d={d} fill={ink(tone)} opacity={opacity} />
);

/** What lies under every landmark of a terrain. */
export function Ground({ terrain, region }: { readonly terrain: Terrain | undefined; readonly region: string }) {
  const next = sown(region);
  const spread = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 0.2 + next() * 0.6) / count);
  switch (terrain) {
    case 'plains': {
      const rise = 46 + next() * 14;
      return (
        <>
          <Shape tone="far" d={`M0 ${rise}Q40 ${rise - 12 - next() * 10} 82 ${rise}T148 ${rise - 4}V124H0Z`} />
          {spread(5).map((at, i) => {
            const y = rise + 14 + i * 12;
            return (
              <Line
                key={at}
                tone="near"
                width={2.2}
                d={`M-4 ${y + next() * 6}Q36 ${y - 8 - next() * 5} 74 ${y}T152 ${y - 3}`}
              />
            );
          })}
        </>
      );
    }
    case 'forest': {
      const back = spread(7).map(at => ({ x: at * 156 - 4, h: 26 + next() * 12 }));
      const front = spread(5).map(at => ({ x: at * 160 - 6, h: 32 + next() * 14 }));
      return (
        <>
          <Shape tone="far" d="M0 52Q40 40 80 50T148 46V124H0Z" />
          {back.map(tree => (
            <Fir key={tree.x} x={tree.x} y={66} h={tree.h} tone="near" />
          ))}
          {front.map(tree => (
            <Fir key={tree.x} x={tree.x} y={96} h={tree.h} tone="deep" />
          ))}
        </>
      );
    }
    case 'mountains': {
      const shift = next() * 20 - 10;
      return (
        <>
          <Peak x={34 + shift} y={100} w={92} h={52 + next() * 10} tone="far" />
          <Peak x={116 + shift} y={100} w={88} h={48 + next() * 14} tone="far" />
          <Peak x={76 + shift} y={106} w={104} h={66 + next() * 12} tone="near" />
          <Shape tone="deep" opacity={0.55} d="M0 92Q40 82 78 92T148 90V124H0Z" />
        </>
      );
    }
    case 'badlands': {
      const rise = 50 + next() * 10;
      return (
        <>
          <Shape
            tone="far"
            d={`M0 ${rise}L22 ${rise - 10}H48L58 ${rise}H92L102 ${rise - 14}H126L138 ${rise}H148V124H0Z`}
          />
          {spread(4).map(at => {
            const x = at * 148;
            const y = 74 + next() * 16;
            return (
              <Line key={at} tone="near" width={2.2} d={`M${x - 16} ${y}l9 -5l8 6l9 -7l10 4M${x} ${y + 1}l-3 12l7 8`} />
            );
          })}
        </>
      );
    }
    default:
      return <Shape tone="far" d="M0 56Q40 46 80 54T148 50V124H0Z" />;
  }
}
