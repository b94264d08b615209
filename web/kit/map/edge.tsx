// Doors, and walls that stand on the line between places.

import { pointOf, sidesOf } from '@veillee/pieces/geometry';
import { memo } from 'react';
import { padlock } from '../glyphs.ts';
import { useThing } from '../touch/thing.ts';
import type { MapEdge } from './contents.ts';
import { Glyph } from './figure.tsx';
import './edge.css';

/** From its first end to its last, in places; `across` when it lies between an upper and a lower one. */
function lineOf(on: MapEdge['on']): {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: boolean;
} {
  const sides = on.map(line => sidesOf(line).map(pointOf));
  const seconds = sides.flatMap(([, second]) => second ?? []);
  const [x, y] = [Math.min(...seconds.map(at => at.x)), Math.min(...seconds.map(at => at.y))];
  const [first, second] = sides[0] ?? [];
  return { x, y, along: on.length, across: first?.x === second?.x };
}

export const Edge = memo(function Edge({ edge, unit }: { readonly edge: MapEdge; readonly unit: number }) {
  const { id, name, on, state, sign, drawing, inspect } = edge;
  const thing = useThing({ thing: id, label: name, inspect });
  const { x, y, along, across } = lineOf(on);
  const length = along * unit;
  // Drawn downward from its first end, then turned.
  const turn = across ? -90 : 0;
  const thick = unit * 0.3;
  return (
    <g
      className="v-map-edge"
      {...thing}
      data-state={state}
      data-told={inspect ? true : undefined}
      transform={`translate(${x * unit} ${y * unit}) rotate(${turn})`}
      {...(sign && { style: { '--door': sign.colour } as object })}
    >
      <rect
        className="v-map-edge-ring"
        x={-thick}
        y={-unit * 0.04}
        width={2 * thick}
        height={length + unit * 0.08}
        rx={7}
      />
      {drawing && <g transform={`scale(${unit / 100})`}>{drawing}</g>}
      {state === 'wall' && !drawing && (
        <rect className="v-map-wall" x={-thick / 2} y={0} width={thick} height={length} />
      )}
      {state === 'open' && (
        <>
          <Leaf at={unit * 0.1} turn={-62} length={unit * Math.min(0.82, (0.42 * length) / unit)} thick={thick} />
          <Leaf
            at={length - unit * 0.1}
            turn={62 + 180}
            length={unit * Math.min(0.82, (0.42 * length) / unit)}
            thick={thick}
          />
        </>
      )}
      {(state === 'shut' || state === 'locked') && (
        <>
          <rect
            className="v-map-door"
            x={-thick / 2}
            y={unit * 0.06}
            width={thick}
            height={length - unit * 0.12}
            rx={3}
          />
          <path
            className="v-map-door-joint"
            d={[1, 2, 3].map(i => `M${-thick / 2 + 1} ${(length * i) / 4}h${thick - 2}`).join('')}
          />
          <path className="v-map-door-light" d={`M${-thick * 0.2} ${unit * 0.12}V${length - unit * 0.12}`} />
          <path
            className="v-map-door-band"
            d={`M${-thick / 2} ${unit * 0.3}h${thick}M${-thick / 2} ${length - unit * 0.3}h${thick}`}
            strokeWidth={unit * 0.075}
          />
        </>
      )}
      {state !== 'wall' &&
        [0, length].map(end => (
          <rect
            key={end}
            className="v-map-post"
            x={-thick * 0.75}
            y={end - unit * 0.1}
            width={thick * 1.5}
            height={unit * 0.2}
            rx={2}
          />
        ))}
      {(state === 'locked' || sign) && state !== 'open' && (
        <g className="v-map-door-sign" transform={`translate(0 ${length / 2}) rotate(${-turn})`}>
          <circle r={unit * 0.27} />
          <Glyph glyph={sign?.glyph ?? padlock} size={unit * 0.32} />
        </g>
      )}
      <rect
        className="v-map-focus"
        x={-thick - 3}
        y={-unit * 0.1}
        width={2 * thick + 6}
        height={length + unit * 0.2}
        rx={9}
      />
    </g>
  );
});

function Leaf({
  at,
  turn,
  length,
  thick,
}: {
  readonly at: number;
  readonly turn: number;
  readonly length: number;
  readonly thick: number;
}) {
  return (
    <g transform={`translate(0 ${at}) rotate(${turn})`}>
      <rect className="v-map-door" x={-thick * 0.28} y={0} width={thick * 0.56} height={length} rx={2} />
      <path className="v-map-door-light" d={`M0 ${length * 0.15}v${length * 0.7}`} />
    </g>
  );
}
