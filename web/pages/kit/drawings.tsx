// Drawings for samples, in a box of 100 units a place, light from above.

import { uneven } from '../../kit/map/index.ts';

const LINE = '#1d120a';

export function Chest() {
  return (
    <g stroke={LINE} strokeWidth={3.5} strokeLinejoin="round">
      <ellipse cx={50} cy={84} rx={38} ry={9} fill="#0a0502" fillOpacity={0.42} stroke="none" />
      <path d="M14 46h72v34q0 4-4 4H18q-4 0-4-4z" fill="#7a4a22" />
      <path d="M14 46q0-24 18-24h36q18 0 18 24z" fill="#9a6330" />
      <path d="M26 24h8v60h-8zM70 24h8v60h-8z" fill="#c9a24a" strokeWidth={2} />
      <rect x={42} y={40} width={16} height={18} rx={3} fill="#c9a24a" strokeWidth={2.6} />
      <path d="M24 30q4-5 10-5" stroke="#fff" strokeOpacity={0.45} fill="none" />
    </g>
  );
}

export function Rubble() {
  const stones = [
    [30, 40, 19],
    [66, 36, 22],
    [48, 60, 24],
    [24, 70, 15],
    [76, 68, 18],
  ] as const;
  return (
    <g stroke={LINE} strokeWidth={2.6} strokeLinejoin="round">
      <ellipse cx={50} cy={78} rx={42} ry={12} fill="#0a0502" fillOpacity={0.4} stroke="none" />
      {stones.map(([x, y, r], i) => (
        <path
          key={x}
          fill={['#8c7b60', '#7a6a52', '#9c8b6e'][i % 3]}
          d={`M${[0, 1, 2, 3, 4, 5, 6]
            .map(j => {
              const reach = r * (0.8 + 0.35 * uneven(j, x, y));
              return `${x + Math.cos(j * 0.9) * reach} ${y + Math.sin(j * 0.9) * reach * 0.86}`;
            })
            .join('L')}Z`}
        />
      ))}
    </g>
  );
}

/** Glowing cracks over a part of a floor that `w` by `h` places large. */
export function Lava({ w, h }: { readonly w: number; readonly h: number }) {
  const [x, y] = [w * 100, h * 100];
  const rim = `M12 22Q${x * 0.3} 4 ${x * 0.55} 14T${x - 10} 24Q${x + 2} ${y * 0.5} ${x - 14} ${y - 20}Q${x * 0.6} ${y - 2} ${x * 0.35} ${y - 12}T14 ${y - 24}Q-4 ${y * 0.5} 12 22Z`;
  return (
    <g strokeLinejoin="round">
      <path d={rim} fill="#a92508" stroke="#2a0d05" strokeWidth={8} />
      <path d={rim} fill="#e2501a" transform={`translate(${x * 0.06} ${y * 0.08}) scale(.88)`} />
      <path d={rim} fill="#ff9a3c" transform={`translate(${x * 0.16} ${y * 0.2}) scale(.68)`} />
      {Array.from({ length: 4 * w * h }, (_, i) => {
        const [cx, cy] = [30 + uneven(i, 2, 1) * (x - 60), 30 + uneven(i, 5, 2) * (y - 60)];
        const r = 8 + uneven(i, 1, 3) * 9;
        return (
          <path
            key={`${cx} ${cy}`}
            d={`M${cx - r} ${cy}l${r * 0.7} ${-r * 0.7}l${r} ${r * 0.2}l${r * 0.3} ${r * 0.6}l${-r * 0.9} ${r * 0.5}z`}
            fill="#4a1408"
            stroke="#7d2209"
            strokeWidth={2}
          />
        );
      })}
    </g>
  );
}

export function Water({ w, h }: { readonly w: number; readonly h: number }) {
  const [x, y] = [w * 100, h * 100];
  const rim = `M10 18Q${x * 0.3} 6 ${x * 0.6} 12T${x - 8} 20Q${x - 2} ${y * 0.5} ${x - 12} ${y - 16}Q${x * 0.5} ${y - 4} 14 ${y - 18}Q2 ${y * 0.5} 10 18Z`;
  return (
    <g>
      <path d={rim} fill="#1c4656" stroke="#2a1d12" strokeWidth={6} />
      <path d={rim} fill="#2f7186" transform={`translate(${x * 0.08} ${y * 0.08}) scale(.84)`} opacity={0.8} />
      {Array.from({ length: 3 * w * h }, (_, i) => {
        const [a, b] = [16 + uneven(i, 4, 1) * (x - 64), 30 + uneven(i, 7, 2) * (y - 60)];
        return (
          <path
            key={`${a} ${b}`}
            d={`M${a} ${b}q7-7 14 0t14 0`}
            fill="none"
            stroke="#a9d8de"
            strokeWidth={3}
            opacity={0.55}
          />
        );
      })}
    </g>
  );
}
