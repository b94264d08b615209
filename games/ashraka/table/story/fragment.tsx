// The part of the map that a page is about, drawn into the booklet: what it changed is ringed.

import type { Node } from '@veillee/pieces/geometry';
import { GraphPicture } from '@veillee/web/kit/map';
import { useMemo } from 'react';
import { Land } from '../land/land.tsx';
import { HALOS } from '../land/palettes.ts';
import { sizeOf } from '../map/lay.ts';
import { anchorsOf, pathsOf, placesOf } from '../map/map-parts.ts';
import { useReading } from '../reading.ts';
import { type Changed, excerptOf } from './changed.ts';

export function MapFragment({ at, changed }: { readonly at: Node | undefined; readonly changed: Changed }) {
  const { view, table, word } = useReading();
  const { adventure, events, merchants, piles, crossed } = view;
  const { say } = table;
  const onMap = useMemo(
    () => ({ adventure, events, merchants, piles, crossed }),
    [adventure, events, merchants, piles, crossed],
  );
  const anchors = useMemo(() => anchorsOf(adventure, say), [adventure, say]);
  const places = useMemo(() => placesOf(onMap, say, anchors, changed.places), [onMap, say, anchors, changed]);
  const paths = useMemo(() => pathsOf(onMap, changed.paths), [onMap, changed]);
  return (
    <GraphPicture
      label={word('table.map')}
      places={places}
      paths={paths}
      land={<Land adventure={adventure} />}
      halo={HALOS[adventure]}
      {...sizeOf(adventure)}
      part={excerptOf(adventure, at, changed)}
      marks={at === undefined ? changed.places : [at, ...changed.places]}
    />
  );
}
