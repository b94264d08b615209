// What lies on the map of Terrinoth, as SVG in the map's own units: cities, dungeons, shields of trails, banners, siege tokens.

import { Glyph } from '@veillee/web/kit/map';
import { useEffect, useRef } from 'react';
import type { Shield } from '../../content/legend/vocabulary.ts';
import { dekuTree, evilTower, hut, laurels, sevenPointedStar, siegeTower, walkingBoot } from '../glyphs.ts';
import type { Spot } from './layout.ts';

const INK = '#4a3620';

/** Told apart by colour and by shape: round, six-sided, lozenge. */
export const SHIELDS: { readonly [shield in Shield]: { readonly fill: string; readonly d: string } } = {
  green: { fill: '#2f6b34', d: 'M-8-9H8V1Q8 8 0 11Q-8 8-8 1Z' },
  yellow: { fill: '#8a6a10', d: 'M0-11L9-5V3L0 11L-9 3V-5Z' },
  red: { fill: '#9c2415', d: 'M0-11L10 0L0 11L-10 0Z' },
};

export const ShieldSign = ({
  shield,
  at,
  size,
}: {
  readonly shield: Shield;
  readonly at: Spot;
  readonly size: number;
}) => (
  <path
    className="des-shield"
    data-shield={shield}
    d={SHIELDS[shield].d}
    transform={`translate(${at.x} ${at.y}) scale(${size})`}
  />
);

const ROOFS: { readonly [city: string]: string } = {
  tamalir: '#33557c',
  forge: '#6d4a2a',
  greyhaven: '#56408a',
  vynelvale: '#8a6a10',
  riverwatch: '#2f6f73',
  dawnsmoor: '#9a4326',
  frostgate: '#5f7f92',
  nerekhall: '#8a3a2a',
};
const WALLS = 'M-25 14V-2h6v-4h5v4h9v-9h10v9h9v-4h5v4h6v16z';
const TOWERS = 'M-5-11l5-13l5 13zM-20-6l3.5-9l3.5 9zM13-6l3.5-9l3.5 9z';
const RUINS = 'M-24 14V-2l5-4v-7l4 3l3-4v10l8-3l4 6l5-8l5 6v-9l6 3v8l4 5v10z';
const SMOKE = 'M-6-10q-6-8 0-14t-2-14M8-12q6-8 0-15t3-12';
const FLAMES = 'M-2 12q-6-6 0-12q1 4 4 5q3 4-4 7zM14 13q-4-5 0-9q4 4 0 9z';

/** Walls and towers; of a razed one what is left of them, and the fire. */
export const City = ({ id, razed }: { readonly id: string; readonly razed: boolean }) => {
  const isCapital = id === 'tamalir';
  return (
    <g className="des-map-city" data-razed={razed || undefined} transform={`scale(${isCapital ? 1.75 : 1.4})`}>
      <ellipse cy={15} rx={27} ry={7} fill="#0003" />
      {razed ? (
        <>
          <path d={RUINS} fill="#6d5b4a" stroke={INK} strokeWidth={1.6} strokeLinejoin="round" />
          <path d="M-10 14v-7h5v7M8 14v-9h6v9" fill="#2a1a12" />
          <path d={SMOKE} fill="none" stroke="#4a423c" strokeWidth={4} opacity={0.55} strokeLinecap="round" />
          <path d={FLAMES} fill="#d4542a" stroke="#7a2410" />
        </>
      ) : (
        <>
          <path d={WALLS} fill="#d9c7a0" stroke={INK} strokeWidth={1.6} strokeLinejoin="round" />
          <path d={TOWERS} fill={ROOFS[id]} stroke={INK} strokeWidth={1.4} strokeLinejoin="round" />
          <path d="M-4 14v-7q0-4 4-4t4 4v7z" fill="#3a2a18" />
          <path d="M-18 4h4M-18 9h4M14 4h4M14 9h4" stroke={INK} strokeWidth={1.6} />
          <path d="M-25 2h50" stroke={INK} strokeWidth={0.9} opacity={0.5} />
          {isCapital && <path d="M0-24v-9l9 3l-9 3" fill="#c79a24" stroke={INK} strokeWidth={1.2} />}
        </>
      )}
    </g>
  );
};

export type DungeonState = 'unexplored' | 'seen' | 'explored';
const ARCH = 'M-9.5 10v-11.500q0-10 9.5-10t9.5 10v11.5z';

/** A black arch; a tick where the party has been and not gone down, a cross where all has been seen. */
export const Dungeon = ({ state }: { readonly state: DungeonState }) => (
  <g className="des-site" data-state={state}>
    <circle r={19} cy={3} fill="#0004" />
    <circle r={19} className="des-site-disc" />
    {state === 'explored' ? (
      <path d="M-8-8l16 16M8-8l-16 16" stroke="#3a2a18" strokeWidth={4.4} strokeLinecap="round" />
    ) : (
      <path d={ARCH} className="des-site-arch" />
    )}
    {state === 'seen' && (
      <>
        <path d="M-10-2l5.500 7l15-16" fill="none" stroke="#f2e6ca" strokeWidth={7.5} />
        <path d="M-10-2l5.500 7l15-16" fill="none" stroke="#2c6128" strokeWidth={4} />
      </>
    )}
  </g>
);

export const Keep = () => (
  <g className="des-keep">
    <circle r={29} fill="#4e1116" stroke="#1b0705" strokeWidth={2.6} />
    <circle r={24.5} fill="none" stroke="#ecc169" strokeWidth={2.2} />
    <g fill="#ffe6d6">
      <Glyph glyph={evilTower} size={35} />
    </g>
  </g>
);

export const Legendary = ({ open, explored }: { readonly open: boolean; readonly explored: boolean }) => (
  <g className="des-legendary" data-open={open || undefined}>
    <circle r={22} className="des-legendary-disc" />
    <g fill="#fff3dd">
      <Glyph glyph={sevenPointedStar} size={29} />
    </g>
    {explored && <path d="M-10-10l20 20M10-10l-20 20" stroke="#2a1a10" strokeWidth={4.4} strokeLinecap="round" />}
  </g>
);

export const Master = ({ id, ruined }: { readonly id: string; readonly ruined: boolean }) => (
  <g className="des-master" data-ruined={ruined || undefined}>
    <circle r={22} className="des-master-disc" />
    <g fill="#fff3dd">
      <Glyph glyph={id === 'shikas-tree' ? dekuTree : hut} size={28} />
    </g>
    {ruined && <path d="M-10-10l20 20M10-10l-20 20" stroke="#2a1a10" strokeWidth={4.4} strokeLinecap="round" />}
  </g>
);

/** The party's, in a box of 100 units whose middle stands on the place. */
export const Banner = () => (
  <g transform="translate(50 50) scale(1.75)">
    <ellipse cy={3} rx={13} ry={4} fill="#0006" />
    <path d="M0 3V-40" stroke="#2a1a10" strokeWidth={4.5} />
    <path d="M0 3V-40" stroke="#c79a5a" strokeWidth={2} />
    <path
      d="M1.500-40H38L31-27L38-14H1.500Z"
      fill="#2f5d46"
      stroke="#140b06"
      strokeWidth={1.8}
      strokeLinejoin="round"
    />
    <path d="M4-37H32" stroke="#8fc7a4" strokeWidth={1.5} opacity={0.7} />
    <g fill="#fff3dd">
      <Glyph glyph={laurels} size={20} at={{ x: 16, y: -26.5 }} />
    </g>
  </g>
);

/** Dice of the test and the chance of an encounter, on a trail that can be marched on. */
export const MarchTag = ({
  at,
  shield,
  dice,
  chance,
  chosen,
}: {
  readonly at: Spot;
  readonly shield: Shield;
  readonly dice: number;
  readonly chance: string;
  readonly chosen: boolean;
}) => (
  <g className="des-march-tag" data-chosen={chosen || undefined} transform={`translate(${at.x} ${at.y})`}>
    <rect x={-50} y={-20} width={100} height={40} rx={20} />
    <path d={SHIELDS[shield].d} transform="translate(-29 0) scale(1.38)" className="des-shield" data-shield={shield} />
    <text x={-29} y={6} className="des-march-dice">
      {dice}
    </text>
    <text x={16} y={7}>
      {chance}
    </text>
  </g>
);

/** The same while it is not the party's to go: a boot and the chance, on paper. */
export const MightTag = ({ at, chance }: { readonly at: Spot; readonly chance: string }) => (
  <g className="des-might-tag" transform={`translate(${at.x} ${at.y})`}>
    <rect x={-43} y={-18} width={86} height={36} rx={18} />
    <Glyph glyph={walkingBoot} size={24} at={{ x: -22, y: 0 }} />
    <text x={14} y={7}>
      {chance}
    </text>
  </g>
);

const TOKEN = 21;
/** Under a city: the tokens that lie there, of those that it takes. */
export function SiegePlate({ at, n, most }: { readonly at: Spot; readonly n: number; readonly most: number }) {
  const width = most * TOKEN + 12;
  const before = useRef(n);
  const fresh = n > before.current ? n - 1 : undefined;
  useEffect(() => {
    before.current = n;
  });
  return (
    <g className="des-siege" transform={`translate(${at.x - width / 2} ${at.y})`}>
      <rect width={width} height={30} rx={7} />
      {Array.from({ length: most }, (_, i) => (
        <g key={i} transform={`translate(${7.5 + i * TOKEN} 6.500)`} data-laid={i < n || undefined}>
          <rect width={17} height={17} rx={3.5} />
          {i < n && (
            <g className={i === fresh ? 'des-siege-fresh' : undefined}>
              <Glyph glyph={siegeTower} size={14} at={{ x: 8.5, y: 8.5 }} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** A rumour or a quest object beside its place. */
export const PlaceToken = ({
  at,
  of,
  glyph,
}: {
  readonly at: Spot;
  readonly of: 'rumour' | 'object' | 'sealed' | 'chained' | 'temple';
  readonly glyph: string;
}) => (
  <g className="des-place-token" data-of={of} transform={`translate(${at.x} ${at.y})`}>
    <circle r={17} />
    <Glyph glyph={glyph} size={23} />
  </g>
);
