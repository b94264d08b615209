// A thing that lies on a map: a chest, a trap, a well.

import { memo } from 'react';
import { useThing } from '../touch/thing.ts';
import type { Point } from './camera.ts';
import type { MapThing } from './contents.ts';

export interface ThingProps {
  readonly thing: MapThing;
  /** The middle of it. */
  readonly at: Point;
  readonly unit: number;
  /** Something may be done with the place under it. */
  readonly under: boolean;
}

/** 512 units in the middle of a place. */
const GLYPH_IN_BOX = 'translate(16 16) scale(.133)';

export const Thing = memo(function Thing({
  thing: { id, name, drawing, glyph, size = [1, 1], inspect },
  at,
  unit,
  under,
}: ThingProps) {
  const thing = useThing({ thing: id, label: name, inspect });
  const lit = thing['data-lit'] === true || thing['data-look'] === 'refused';
  const [w, h] = [size[0] * 100, size[1] * 100];
  return (
    <g
      className="v-map-thing"
      {...thing}
      data-under={(!lit && (under || !inspect)) || undefined}
      transform={`translate(${at.x} ${at.y}) scale(${unit / 100}) translate(${-w / 2} ${-h / 2})`}
    >
      <rect className="v-map-thing-ring" x={4} y={4} width={w - 8} height={h - 8} rx={12} />
      {drawing}
      {glyph && <path className="v-map-thing-glyph" d={glyph} transform={GLYPH_IN_BOX} />}
      <rect className="v-map-focus" x={-2} y={-2} width={w + 4} height={h + 4} rx={14} />
    </g>
  );
});
