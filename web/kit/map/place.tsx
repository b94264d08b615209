// A place on a map: what may be done there is lit, and a key or a touch does it.

import { memo, type PointerEvent, type SVGProps, useCallback, useContext, useMemo } from 'react';
import type { Inspected, TableProps, ThingState } from '../table.ts';
import { TableContext, useThing } from '../touch/thing.ts';
import type { MapSpot } from './contents.ts';
import { useStage } from './map-stage.tsx';
import { polygon } from './shapes.ts';

export interface PlaceProps {
  readonly spot: MapSpot;
  readonly words: string;
  /** Who stands and what lies there. */
  readonly within: readonly { readonly id: string }[];
  /** The way in with Tab. */
  readonly first: boolean;
  inspect?: ((place: string) => Inspected | undefined) | undefined;
  /** A finger chooses it first. */
  readonly weighed: boolean;
  aim(place: string | undefined): void;
}

/** A finger needs so much; what is smaller is chosen first and then confirmed. */
const FINGER = 44;

export const Place = memo(function Place({ spot, words, within, first, inspect, weighed, aim }: PlaceProps) {
  const { id, corners, radius = 0, veil, at } = spot;
  const table = useContext(TableContext);
  const stage = useStage();
  const meant = table && toTouch(table, [id, ...within.map(other => other.id)]);
  const shown = inspect?.(id);
  const thing = useThing({
    thing: id,
    label: words,
    onTouch:
      meant === undefined
        ? undefined
        : by =>
            table?.touch(meant, by, {
              confirm: matchMedia('(pointer: coarse)').matches && (weighed || (stage?.seen() ?? FINGER) < FINGER),
            }),
    inspect: shown && (() => shown),
  });
  const { onPointerEnter: enter, onPointerLeave: leave } = thing;
  const onPointerEnter = useCallback(
    (event: PointerEvent<Element>): void => {
      enter(event);
      if (event.pointerType === 'mouse') aim(id);
    },
    [enter, aim, id],
  );
  const onPointerLeave = useCallback(
    (event: PointerEvent<Element>): void => {
      leave(event);
      if (event.pointerType === 'mouse') aim(undefined);
    },
    [leave, aim],
  );
  const shapes = useMemo(() => {
    const d = corners && polygon(corners);
    return ['v-map-shape', 'v-map-focus'].map(name =>
      d ? (
        <path key={name} className={name} d={d} />
      ) : (
        <circle key={name} className={name} cx={at.x} cy={at.y} r={radius} />
      ),
    );
  }, [corners, at, radius]);
  return (
    <Outlined
      className="v-map-place"
      {...thing}
      role="button"
      aria-disabled={meant === undefined || thing['data-look'] === 'refused' || undefined}
      tabIndex={first ? 0 : -1}
      data-place={id}
      data-veil={veil}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {shapes}
    </Outlined>
  );
});

/** Most places stay as they are, whatever happens on the map. */
const Outlined = memo((props: SVGProps<SVGGElement>) => <g {...props} />);

/** The first of these with which something may be done; else the first that is refused. */
function toTouch(table: TableProps, ids: readonly string[]): string | undefined {
  const states: readonly ThingState[] = ids.map(id => table.stateOf(id));
  const lit = states.findIndex(state => state === 'option' || state === 'chosen');
  const refused = states.indexOf('refused');
  return ids[lit >= 0 ? lit : refused];
}
