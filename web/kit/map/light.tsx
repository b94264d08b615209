// Dark, and pools of warm light in it: round heroes, lanterns, fires.

import { useId } from 'react';
import type { Point } from './camera.ts';

export interface DarknessProps {
  readonly width: number;
  readonly height: number;
  readonly lights: readonly { readonly at: Point; readonly reach: number }[];
}

const FAR = 400;

export function Darkness({ width, height, lights }: DarknessProps) {
  const id = useId();
  const whole = { x: -FAR, y: -FAR, width: width + 2 * FAR, height: height + 2 * FAR };
  return (
    <g className="v-map-darkness">
      <radialGradient id={`${id}-hole`}>
        <stop offset="0" stopColor="#000" />
        <stop offset=".45" stopColor="#000" stopOpacity=".92" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-warm`}>
        <stop offset="0" stopColor="#ffb95e" stopOpacity=".34" />
        <stop offset=".5" stopColor="#ffa640" stopOpacity=".14" />
        <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" {...whole}>
        <rect {...whole} fill="#fff" />
        {lights.map(({ at, reach }) => (
          <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r={reach} fill={`url(#${id}-hole)`} />
        ))}
      </mask>
      <rect className="v-map-dark" {...whole} mask={`url(#${id}-mask)`} />
      {lights.map(({ at, reach }) => (
        <circle
          key={`${at.x} ${at.y}`}
          className="v-map-warm"
          cx={at.x}
          cy={at.y}
          r={reach * 0.85}
          fill={`url(#${id}-warm)`}
        />
      ))}
    </g>
  );
}
