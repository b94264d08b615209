// The way one would go, and the line of an aim: drawn while they are asked for.

import type { Point } from './camera.ts';
import { Pill } from './overlays.tsx';
import { polyline } from './shapes.ts';

export interface WayLineProps {
  readonly points: readonly Point[];
  readonly cost: string | undefined;
  readonly danger: boolean | undefined;
  /** Where its cost is written. */
  readonly at: Point | undefined;
}

export function WayLine({ points, cost, danger, at }: WayLineProps) {
  const end = points.at(-1);
  if (!end || points.length < 2) return null;
  const d = polyline(points);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus; each place says its own way
    <g className="v-map-way" data-danger={danger || undefined} aria-hidden="true">
      <path className="v-map-way-case" d={d} />
      <path className="v-map-way-line" d={d} />
      {points.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.6} />
      ))}
      {cost !== undefined && <Pill at={at ?? end} words={cost} tone={danger ? 'danger' : 'main'} />}
    </g>
  );
}

export function AimLine({ from, to }: { readonly from: Point | undefined; readonly to: Point | undefined }) {
  if (!from || !to) return null;
  return (
    <g className="v-map-aim">
      <path className="v-map-way-case" d={polyline([from, to])} />
      <path className="v-map-aim-line" d={polyline([from, to])} />
    </g>
  );
}
