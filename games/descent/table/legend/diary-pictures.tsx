// Drawings of the diary in ink and wash: what a week was about, where there is something to draw.

import type { DeedKind } from '../../rules/legend/diary/deeds.ts';

const INK = '#4a3620';
const HILLS = [
  [26, 108, 24, 44],
  [58, 100, 30, 62],
  [120, 100, 32, 66],
  [152, 110, 22, 46],
] as const;

const Gate = () => (
  <svg viewBox="0 0 176 124" width={176} height={124} aria-hidden="true">
    <ellipse cx={88} cy={84} rx={70} ry={34} fill="#c5b896" opacity={0.7} />
    {HILLS.map(([x, y, w, h]) => (
      <g key={x} stroke={INK} strokeWidth={1.6} strokeLinejoin="round">
        <path
          d={`M${x - w} ${y}l${w * 0.3} ${-h * 0.7}l${w * 0.5} ${-h * 0.3}l${w * 0.6} ${h * 0.34}l${w * 0.5} ${h * 0.66}z`}
          fill="#cdbd98"
        />
        <path
          d={`M${x - w * 0.2} ${y - h}l${w * 0.6} ${h * 0.34}l${w * 0.5} ${h * 0.66}h${-w * 0.6}z`}
          fill="#9a8763"
          stroke="none"
          opacity={0.8}
        />
      </g>
    ))}
    <path d="M64 116V84Q64 62 88 62T112 84V116Z" fill="#2a1a10" stroke={INK} strokeWidth={3} />
    <path d="M58 116V84Q58 56 88 56T118 84V116" fill="none" stroke="#b9a47c" strokeWidth={6} />
    <path d="M58 116V84Q58 56 88 56T118 84V116" fill="none" stroke={INK} strokeWidth={1.4} strokeDasharray="9 2" />
    <path d="M74 116v-22q0-10 14-10t14 10v22z" fill="#f0a04a" opacity={0.5} />
    <path d="M8 116q80-10 160 0" fill="none" stroke={INK} strokeWidth={1.6} />
  </svg>
);

const WALLS =
  'M96 136V96h10V84h12v12h14V70l10-10v-14l8 8l10-12v22l10 8v14h16V74h10V58l6 6l6-10v20h12v14h20V64l8-4V34l10-14l10 14v26l8 4v24h18V76h12V62l8 8v20h16v-12h10v12h14v46z';
const FLAMES = [
  [116, 134],
  [164, 132],
  [214, 136],
  [262, 130],
  [312, 134],
  [364, 132],
] as const;

const Walls = ({ burning }: { readonly burning?: true }) => (
  <svg viewBox="0 20 508 124" className="des-diary-wide" aria-hidden="true">
    {burning && <ellipse cx={254} cy={112} rx={230} ry={70} fill="#c9704a" opacity={0.4} />}
    <g transform="translate(-27 0) scale(1.25 1)">
      <path
        d={WALLS}
        fill={burning ? '#3a2a22' : '#d8c9a4'}
        stroke={burning ? '#1d120c' : INK}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
    </g>
    {burning &&
      FLAMES.map(([x, y]) => (
        <g key={x}>
          <path
            d={`M${x} ${y}q-15-17 2-38q2 12 10 14q10 13-12 24z`}
            fill="#d8572a"
            stroke="#7a2410"
            strokeWidth={1.4}
          />
          <path d={`M${x} ${y - 2}q-5-8 1-18q2 8 6 9q4 6-7 9z`} fill="#ffc56a" />
        </g>
      ))}
    {!burning &&
      [60, 86, 420, 446].map(x => (
        <path
          key={x}
          d={`M${x - 12} 138L${x} 114L${x + 12} 138ZM${x} 114v-9l9 4l-9 3`}
          fill="#a3322a"
          stroke={INK}
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      ))}
    <path d="M20 138q234-10 468 0" fill="none" stroke={INK} strokeWidth={1.8} />
  </svg>
);

const Road = () => (
  <svg viewBox="0 0 508 70" className="des-diary-wide" aria-hidden="true">
    <path d="M0 58q60-34 128-14t130-12t140 16t110-10v32H0z" fill="#d4c79c" opacity={0.7} />
    <path
      d="M14 60Q120 22 214 44T500 24"
      fill="none"
      stroke="#8a1d12"
      strokeWidth={4}
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    {[70, 96, 330, 352, 376, 446].map((x, n) => (
      <path
        key={x}
        d={`M${x} ${46 - (n % 3) * 4}l-7 0l7-18l7 18zm0 0v7`}
        fill="#8f9a5c"
        stroke={INK}
        strokeWidth={1.2}
      />
    ))}
  </svg>
);

const PICTURES: { readonly [kind in DeedKind]?: () => React.JSX.Element } = {
  explored: Gate,
  left: Gate,
  proved: Gate,
  razed: () => <Walls burning />,
  besieged: () => <Walls />,
  relieved: () => <Walls />,
  road: Road,
  routed: Road,
};

export function WeekPicture({ about }: { readonly about: DeedKind }) {
  const Picture = PICTURES[about];
  return Picture ? (
    <div className="des-diary-picture" data-about={about}>
      <Picture />
    </div>
  ) : null;
}
