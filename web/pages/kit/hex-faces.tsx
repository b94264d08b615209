// Faces of hexes for samples: round their middle, with a radius of 100, light from the upper left.

import { uneven } from '../../kit/map/index.ts';

export type Face = 'wilds' | 'wood' | 'lake' | 'peaks' | 'cave' | 'fire' | 'chest' | 'gate';

const FULL = 'M-90 -104H90V104H-90Z';

function Fir({ x, y, s = 1 }: { readonly x: number; readonly y: number; readonly s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx={3} cy={2} rx={12} ry={4} fill="#000" opacity={0.2} />
      <path d="M0 -44L14 0H-14Z" fill="#3f6140" />
      <path d="M0 -44L14 0H2Z" fill="#2d4a33" />
      <path d="M-2 0h4v6h-4z" fill="#4a3320" />
    </g>
  );
}

/** Rolling ground in two tones, and a little unevenness of its own for each place. */
function Hills({ ground, shade, seed }: { readonly ground: string; readonly shade: string; readonly seed: number }) {
  const a = uneven(seed, 3, 1) * 30;
  return (
    <>
      <path d={FULL} fill={ground} />
      <path d={`M-90 ${-10 + a}Q-40 ${-40 + a} 10 ${-14 + a}T90 ${-30 + a}V104H-90Z`} fill={shade} opacity={0.55} />
      <path
        d={`M-90 ${40 + a / 2}Q-20 ${16 + a / 2} 40 ${42 + a / 2}T90 ${30 + a / 2}V104H-90Z`}
        fill={shade}
        opacity={0.5}
      />
      <path d="M-90 -104H90L-90 60Z" fill="#fff6c8" opacity={0.08} />
      {[0, 1, 2].map(i => (
        <path
          key={i}
          d={`M${-50 + uneven(seed, i, 4) * 90} ${-20 + uneven(i, seed, 5) * 80}q5 -8 10 0`}
          fill="none"
          stroke="#47582c"
          strokeOpacity={0.6}
          strokeWidth={3}
        />
      ))}
    </>
  );
}

export function HexFace({ face, seed }: { readonly face: Face; readonly seed: number }) {
  switch (face) {
    case 'wilds':
      return (
        <>
          <Hills ground="#8fa263" shade="#6f8548" seed={seed} />
          <Fir x={40} y={-24} s={0.8} />
          <Fir x={-46} y={34} s={0.7} />
        </>
      );
    case 'wood':
      return (
        <>
          <Hills ground="#7d9257" shade="#5c7440" seed={seed} />
          {[0, 1, 2, 3, 4, 5, 6, 7].map(i => (
            <Fir
              key={i}
              x={-52 + (i % 4) * 34 + uneven(seed, i, 7) * 12}
              y={-18 + Math.floor(i / 4) * 56}
              s={0.9 + uneven(i, seed, 2) * 0.3}
            />
          ))}
        </>
      );
    case 'lake':
      return (
        <>
          <Hills ground="#8fa263" shade="#6f8548" seed={seed} />
          <ellipse cx={0} cy={8} rx={66} ry={46} fill="#355e62" opacity={0.6} />
          <ellipse cx={0} cy={4} rx={64} ry={44} fill="#5aa6c0" />
          <ellipse cx={-8} cy={-4} rx={48} ry={30} fill="#74bdd2" />
          <path
            d="M-36 -8q8 -8 16 0t16 0M-6 14q8 -8 16 0t16 0M8 -18q7 -7 14 0t14 0"
            fill="none"
            stroke="#e4f6f8"
            strokeWidth={4}
            strokeLinecap="round"
          />
          <path d="M-60 22v-26M-54 26v-20M56 20v-24" stroke="#5c6b32" strokeWidth={4} strokeLinecap="round" />
        </>
      );
    case 'peaks':
      return (
        <>
          <path d={FULL} fill="#a8aeb0" />
          <Hills ground="#b3b3a4" shade="#8b9174" seed={seed} />
          <path d="M-96 50L-34 -66L16 30L50 -30L104 50Z" fill="#7e849c" />
          <path d="M-34 -66L16 30L-6 50H-20Z" fill="#5d6480" />
          <path d="M50 -30L104 50H62Z" fill="#565d78" />
          <path d="M-34 -66L-52 -32L-38 -40L-28 -30L-18 -38Z" fill="#fff" />
          <path d="M50 -30L38 -10L48 -14L56 -8L62 -12Z" fill="#fff" />
        </>
      );
    case 'cave':
      return (
        <>
          <Hills ground="#a08f64" shade="#7d6c48" seed={seed} />
          <path d="M-74 54Q-70 -44 0 -58Q70 -44 74 54Z" fill="#7b6a4e" />
          <path d="M0 -58Q70 -44 74 54H30Z" fill="#5f5139" />
          <path d="M-36 54Q-36 -14 0 -18Q36 -14 36 54Z" fill="#0d0906" />
          <path d="M-58 54q4 -12 12 0M46 56q6 -14 14 0" fill="#c87b5a" />
        </>
      );
    case 'fire':
      return (
        <>
          <path d={FULL} fill="#6b2a24" />
          <circle r={84} fill="#8c3a22" opacity={0.8} />
          <path
            d="M0 -82Q50 -30 46 14Q44 58 0 62Q-44 58 -46 14Q-44 -14 -20 -34Q-20 -10 -8 -6Q-14 -46 0 -82Z"
            fill="#ef6a1f"
          />
          <path d="M2 -44Q30 -10 26 20Q22 52 0 54Q-24 52 -24 20Q-22 2 -8 -10Q-6 6 2 8Q-2 -18 2 -44Z" fill="#ffb030" />
          <path d="M2 0Q16 18 12 34Q8 48 -2 48Q-14 46 -12 30Q-8 14 2 0Z" fill="#fff0a8" />
        </>
      );
    case 'chest':
      return (
        <>
          <path d={FULL} fill="#c3a153" />
          {[0, 1, 2, 3, 4, 5, 6, 7].map(i => (
            <path key={i} d="M0 0L-8 -120H8Z" fill="#e2c67a" opacity={0.55} transform={`rotate(${i * 45})`} />
          ))}
          <ellipse cx={0} cy={44} rx={52} ry={11} fill="#000" opacity={0.25} />
          <g stroke="#4a2c12" strokeWidth={4} strokeLinejoin="round">
            <path d="M-44 0h88v40h-88z" fill="#a9692c" />
            <path d="M-44 0q0 -34 22 -34h44q22 0 22 34z" fill="#c98438" />
            <path d="M-8 -12h16v20h-16z" fill="#f2d27a" />
          </g>
        </>
      );
    case 'gate':
      return (
        <>
          <path d={FULL} fill="#4d4a8c" />
          <circle r={90} fill="#5b58a0" />
          <path d="M-50 62V-10a50 50 0 0 1 100 0V62Z" fill="#8488b8" />
          <path d="M-34 62V-6a34 34 0 0 1 68 0V62Z" fill="#232a7a" />
          <path
            d="M0 -4a8 8 0 1 1 -8 8a18 18 0 1 1 26 12a26 26 0 0 1 -38 4"
            fill="none"
            stroke="#bfe0ff"
            strokeWidth={6}
            strokeLinecap="round"
          />
        </>
      );
  }
}

const SWORDS = ['one', 'two', 'three'] as const;

/** Crossed by so many swords: how strong the monster is. */
export function Level({ of }: { readonly of: number }) {
  const width = 34 + of * 22;
  return (
    <g transform="translate(0 56)">
      <rect x={-width / 2} y={-18} width={width} height={36} rx={18} fill="#6d1a18" stroke="#f0c9a8" strokeWidth={3} />
      {SWORDS.slice(0, of).map((sword, i) => (
        <path
          key={sword}
          d="M-9 9L9 -9M-10 2l8 8"
          stroke="#fff1e0"
          strokeWidth={4}
          strokeLinecap="round"
          transform={`translate(${(i - (of - 1) / 2) * 22} 0)`}
        />
      ))}
    </g>
  );
}

/** Whose it is: a flag on a dark pole. */
export function Flag({ colour }: { readonly colour: string }) {
  return (
    <g transform="translate(-54 -30)">
      <path d="M0 34V-24" stroke="#1b0f06" strokeWidth={6} />
      <path d="M0 -26h34l-9 12l9 12H0z" fill={colour} stroke="#1b0f06" strokeWidth={3} />
    </g>
  );
}
