// Where a glyph brings whoever comes back from Town by it: what the area is called in which it lies, and its place on the map. Pure.

import type { Option, Text } from '@veillee/kernel';
import { pointOf } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import type { View } from '../../rules/view.ts';
import { areaNameAt } from './ground.ts';

type Seen = Pick<View, 'board' | 'floor' | 'areas'>;

/** Undefined of everything else that may be done. */
export function glyphTaken({ board }: Seen, { key, on = [] }: Pick<Option, 'key' | 'on'>) {
  if (headOf(key) !== 'glyph') return undefined;
  return board.markers.find(({ id, kind }) => kind === 'glyph' && on.includes(id));
}

export function leadsTo(view: Seen, option: Pick<Option, 'key' | 'on'>): Text | undefined {
  const glyph = glyphTaken(view, option);
  const area = glyph && areaNameAt(view, glyph.at);
  if (!area) return undefined;
  const { x, y } = pointOf(glyph.at);
  return { text: 'table.leads', with: { area, x: x + 1, y: y + 1 } };
}
