// The layers of any map, from the ground up: light, marks, places, edges, things, figures, ways, figures written on places.
// Which places may be touched comes from the decision; keys walk from place to place.

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ThingState } from '../table.ts';
import { isArrow, nearest } from '../touch/arrows.ts';
import { TableContext } from '../touch/thing.ts';
import type { Point } from './camera.ts';
import type { MapContents, MapFigure, MapSpot, MapThing } from './contents.ts';
import { Figure } from './figure.tsx';
import { Darkness } from './light.tsx';
import { MapStage, type MapStageProps, useStage } from './map-stage.tsx';
import { OverlayFigures, Overlays, overlayWords, pillSpot } from './overlays.tsx';
import { Place } from './place.tsx';
import { outlineOf, polygon } from './shapes.ts';
import { Thing } from './thing.tsx';
import { AimLine, WayLine } from './way.tsx';
import './layers.css';

export interface MapBoardProps extends MapContents, Pick<MapStageProps, 'width' | 'height' | 'unit' | 'table'> {
  readonly spots: readonly MapSpot[];
  /** How large a place is for the eye, where that is less than the way from one to the next. */
  readonly seen?: number;
  /** How wide a figure on one place is. */
  readonly base: number;
  /** What the places are drawn on. */
  readonly ground: ReactNode;
  /** Between places and things: doors and walls, paths. */
  readonly edges?: ReactNode;
  /** Over figures, and in nobody's way. */
  readonly over?: ReactNode;
  /** Drawn last: names. */
  readonly names?: ReactNode;
  /** Places that have just come. */
  readonly fresh?: readonly string[];
  /** How far a map that has grown has moved since it was first laid out. */
  readonly origin?: Point;
  /** The map in little; places, unless given. */
  readonly little?: ReactNode;
  /** The places under a base of this size whose first is `at`. */
  covers?(at: string, size: readonly [number, number]): readonly string[];
  /** Where arrow keys lead from a place, if not to the nearest in that direction. */
  readonly links?: ReadonlyMap<string, readonly string[]> | undefined;
}

const ONE: readonly [number, number] = [1, 1];
const MIDDLE: Point = { x: 0, y: 0 };
/** Where a figure's Health is written, in bases to the right of its middle and below it. */
const HEALTH = 0.36;
const NOTHING: readonly never[] = [];

export function MapBoard(props: MapBoardProps) {
  const { spots, figures = NOTHING, things = NOTHING, follow, fresh = NOTHING, gather = NOTHING } = props;
  const table = useContext(TableContext);
  const at = useMemo(() => new Map(spots.map(spot => [spot.id, spot])), [spots]);
  const followed = figures.find(({ id }) => id === follow);
  const point = follow === undefined ? undefined : at.get(followed?.at ?? follow)?.at;
  const come = fresh.flatMap(id => at.get(id)?.at ?? []);
  const { decision } = table ?? {};
  const points = (): readonly Point[] =>
    [...spots.map(({ id }) => ({ id, at: id })), ...figures, ...things]
      .filter(({ id }) => isLit(table?.stateOf(id)))
      .flatMap(thing => at.get(thing.at)?.at ?? []);
  const asked = decision && { id: `${decision.id}`, points };
  const aimedAt = figures.filter(({ look }) => look === 'target').flatMap(figure => at.get(figure.at)?.at ?? []);
  const together = gather.flatMap(id => at.get(id)?.at ?? []);
  return (
    <MapStage
      label={props.label}
      memory={props.memory}
      width={props.width}
      height={props.height}
      unit={props.seen ?? props.unit}
      follow={point}
      fresh={come.length > 0 ? [...come, ...(point ? [point] : [])] : undefined}
      asked={asked}
      lit={() => [...points(), ...aimedAt]}
      gather={together.length > 0 ? [...together, ...(point ? [point] : [])] : undefined}
      origin={props.origin}
      little={props.little ?? <LittleMap {...props} at={at} />}
      legend={props.legend}
      {...(props.table && { table: props.table })}
    >
      <Layers {...props} at={at} />
    </MapStage>
  );
}

type Spots = ReadonlyMap<string, MapSpot>;

function LittleMap({ spots, figures = NOTHING, at, base }: MapBoardProps & { readonly at: Spots }) {
  const ground = useMemo(
    () => spots.filter(({ corners }) => corners).map(({ corners = [] }) => polygon(corners)),
    [spots],
  );
  return (
    <>
      <path className="v-map-little-ground" d={ground.join('')} />
      {spots
        .filter(({ corners }) => !corners)
        .map(({ id, at: { x, y }, radius = base / 2 }) => (
          <circle key={id} className="v-map-little-ground" cx={x} cy={y} r={radius} />
        ))}
      {figures.map(({ id, at: place, kind }) => {
        const spot = at.get(place)?.at;
        const side = kind === 'hero' || kind === 'friend' ? 'own' : 'foe';
        return spot && <circle key={id} data-side={side} cx={spot.x} cy={spot.y} r={base * 0.55} />;
      })}
    </>
  );
}

function Layers(props: MapBoardProps & { readonly at: Spots }) {
  const {
    spots,
    at,
    unit,
    base,
    figures = NOTHING,
    things = NOTHING,
    overlays = NOTHING,
    here,
    wayTo,
    inspect,
  } = props;
  const table = useContext(TableContext);
  const stage = useStage();
  const layer = useRef<SVGGElement>(null);
  const [aim, setAim] = useState<string>();
  const [visited, setVisited] = useState<string>();

  const covers = props.covers;
  const under = useMemo(() => occupants(figures, things, covers), [figures, things, covers]);
  const states = new Map<string, ThingState>(spots.map(({ id }) => [id, table?.stateOf(id) ?? 'plain']));
  const lit = spots.filter(({ id }) => states.get(id) === 'option' || states.get(id) === 'chosen');
  // One of all places is the way in with Tab; from there the arrow keys lead on.
  const first = [visited, here, lit[0]?.id, spots[0]?.id].find(id => id !== undefined && at.has(id));

  const onFocus = (event: FocusEvent): void => {
    const place = placeOf(event.target, figures, things);
    const spot = place === undefined ? undefined : at.get(place);
    if (!spot) return;
    setVisited(place);
    if (!event.target.matches(':focus-visible')) return;
    setAim(place);
    stage?.bring(spot.at);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const place = event.target instanceof Element ? placeOf(event.target, figures, things) : undefined;
    const from = place === undefined ? undefined : at.get(place);
    if (!from) return;
    event.preventDefault();
    const linked = props.links?.get(from.id);
    const reach = (linked ? linked.flatMap(id => at.get(id) ?? []) : spots).filter(({ id }) => id !== from.id);
    const next = nearest(
      from.at,
      reach.map(({ id, at: { x, y } }) => ({ id, x, y })),
      event.key,
    );
    if (next)
      layer.current?.querySelector<SVGElement>(`[data-place="${CSS.escape(next.id)}"]`)?.focus({ preventScroll: true });
  };

  // A finger points at nothing: the way to what it has chosen is shown.
  const weighed = lit.find(({ id }) => states.get(id) === 'chosen' && props.weighs?.(id))?.id;
  const pointed = aim ?? weighed;
  const way = pointed === undefined ? undefined : wayTo?.(pointed);
  const aimed = pointed === undefined ? undefined : at.get(pointed);
  const spotOf = useCallback((place: string): Point | undefined => at.get(place)?.at, [at]);
  const hereSpot = here === undefined ? undefined : at.get(here);
  const sorted = useMemo(
    () => [...figures].sort((a, b) => (at.get(a.at)?.at.y ?? 0) - (at.get(b.at)?.at.y ?? 0)),
    [figures, at],
  );
  const taken = new Set(figures.map(figure => figure.at));
  const healths = figures.flatMap(({ at: place, aside = MIDDLE, health }) => {
    const spot = health === undefined ? undefined : spotOf(place);
    return spot ? [{ x: spot.x + aside.x + base * HEALTH, y: spot.y + aside.y + base * HEALTH }] : [];
  });
  const outline = outlineOf(lit.flatMap(({ corners }) => (corners ? [corners] : [])));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus are those of the places inside
    <g ref={layer} onFocus={onFocus} onBlur={() => setAim(undefined)} onKeyDown={onKey}>
      <g className="v-map-ground">{props.ground}</g>
      {props.lights && (
        <Darkness
          width={props.width}
          height={props.height}
          lights={props.lights.flatMap(({ at: place, reach }) => {
            const spot = spotOf(place);
            return spot ? [{ at: spot, reach: reach * unit }] : [];
          })}
        />
      )}
      <Overlays overlays={overlays} spotOf={id => at.get(id)} />
      <g>
        {spots.map(spot => (
          <Place
            key={spot.id}
            spot={spot}
            words={wordsOf(spot, under.get(spot.id) ?? NOTHING, overlays, wayTo?.(spot.id)?.said)}
            within={under.get(spot.id) ?? NOTHING}
            first={spot.id === first}
            inspect={inspect}
            weighed={props.weighs?.(spot.id) ?? false}
            aim={setAim}
          />
        ))}
      </g>
      {outline && <path className="v-map-lit-case" d={outline} />}
      {outline && <path className="v-map-lit" d={outline} />}
      {hereSpot?.corners && <path className="v-map-here" d={polygon(inset(hereSpot, 0.9))} />}
      {lit.map(
        spot =>
          states.get(spot.id) === 'chosen' &&
          spot.corners && <path key={spot.id} className="v-map-chosen" d={polygon(inset(spot, 0.86))} />,
      )}
      {props.edges}
      {things.map(thing => {
        const [w, h] = thing.size ?? ONE;
        const spot = spotOf(thing.at);
        return (
          spot && (
            <Thing
              key={thing.id}
              thing={thing}
              at={{ x: spot.x + ((w - 1) * unit) / 2, y: spot.y + ((h - 1) * unit) / 2 }}
              unit={unit}
              under={states.get(thing.at) !== 'plain'}
            />
          )
        );
      })}
      {way && (
        <WayLine
          points={way.places.flatMap(id => spotOf(id) ?? [])}
          cost={way.cost}
          danger={way.danger}
          at={aimed && pillSpot(aimed, 'reach', { isTaken: taken.has(aimed.id), healths })}
        />
      )}
      {props.aim && <AimLine from={spotOf(props.aim.from)} to={spotOf(props.aim.to)} />}
      {sorted.map(figure => (
        <Standing
          key={figure.id}
          figure={figure}
          unit={unit}
          base={base}
          spotOf={spotOf}
          under={isLit(states.get(figure.at))}
        />
      ))}
      {props.over && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus
        <g className="v-map-over" aria-hidden="true">
          {props.over}
        </g>
      )}
      {props.names}
      <OverlayFigures
        overlays={overlays}
        spotOf={id => at.get(id)}
        hidden={way?.places.at(-1)}
        taken={taken}
        healths={healths}
      />
      {lit.map(spot => states.get(spot.id) === 'chosen' && <Seal key={spot.id} spot={spot} />)}
    </g>
  );
}

const isLit = (state: ThingState | undefined): boolean => state === 'option' || state === 'chosen';

interface StandingProps {
  readonly figure: MapFigure;
  readonly unit: number;
  readonly base: number;
  readonly under: boolean;
  spotOf(place: string): Point | undefined;
}

/** A figure where it stands: in the middle of all its places. */
function Standing({ figure, unit, base, spotOf, under }: StandingProps) {
  const [w, h] = figure.size ?? ONE;
  const { x: dx, y: dy } = figure.aside ?? MIDDLE;
  const spot = useCallback(
    (place: string): Point | undefined => {
      const first = spotOf(place);
      return first && { x: first.x + ((w - 1) * unit) / 2 + dx, y: first.y + ((h - 1) * unit) / 2 + dy };
    },
    [spotOf, w, h, unit, dx, dy],
  );
  const at = spot(figure.at);
  if (!at) return null;
  const size = figure.kind === 'small' ? 0.7 : 1;
  return (
    <Figure
      figure={figure}
      at={at}
      width={(base + (w - 1) * unit) * size}
      height={(base + (h - 1) * unit) * size}
      base={base * size}
      spot={spot}
      under={under}
    />
  );
}

/** A check at the upper left corner of what is chosen. */
function Seal({ spot }: { readonly spot: MapSpot }) {
  const corner = spot.corners ? inset(spot, 0.92)[0] : undefined;
  const { x, y } = corner ?? { x: spot.at.x - (spot.radius ?? 0) * 0.8, y: spot.at.y - (spot.radius ?? 0) * 0.8 };
  return (
    <g className="v-map-seal" transform={`translate(${x} ${y})`}>
      <circle r={10} />
      <path d="M-4.6 .4L-1.4 4L5 -4.2" />
    </g>
  );
}

const inset = ({ corners = [], at }: MapSpot, by: number): readonly Point[] =>
  corners.map(({ x, y }) => ({ x: at.x + (x - at.x) * by, y: at.y + (y - at.y) * by }));

export interface Occupant {
  readonly id: string;
  readonly name: string;
}

/** Who stands and what lies on each place. */
function occupants(
  figures: readonly MapFigure[],
  things: readonly MapThing[],
  covers: MapBoardProps['covers'],
): ReadonlyMap<string, readonly Occupant[]> {
  const found = new Map<string, Occupant[]>();
  for (const { id, name, at, size = ONE } of [...figures, ...things])
    for (const place of covers?.(at, size) ?? [at]) found.set(place, [...(found.get(place) ?? []), { id, name }]);
  return found;
}

/** What is said of a place: its name, who is there, what going there means. */
const wordsOf = (
  spot: MapSpot,
  there: readonly Occupant[],
  overlays: NonNullable<MapContents['overlays']>,
  way: string | undefined,
): string => {
  const marks = [...overlayWords(overlays, spot.id), ...(way ? [way] : [])];
  // A name or a mark may say it already.
  const told = marks.filter((words, n) => marks.indexOf(words) === n && !spot.name.split(', ').includes(words));
  return [spot.name, ...there.map(({ name }) => name), ...told].join(', ');
};

/** The place that an element on the map belongs to. */
function placeOf(element: Element, figures: readonly MapFigure[], things: readonly MapThing[]): string | undefined {
  const own = element.closest('[data-place]')?.getAttribute('data-place');
  if (own) return own;
  const id = element.closest('[data-thing]')?.getAttribute('data-thing');
  return [...figures, ...things].find(thing => thing.id === id)?.at;
}
