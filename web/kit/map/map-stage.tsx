// The stage that every map lies on: one looks at it through a window, moves it with wheel, fingers, mouse and keys, and finds
// it as one left it, however often the table changes. Whatever is drawn is drawn once; looking about moves the drawing only.

import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../words.tsx';
import { Icon } from '../controls/icon.tsx';
import { expand, walkingBoot } from '../glyphs.ts';
import type { Camera, Point, Sight } from './camera.ts';
import * as view from './camera.ts';
import { type Box, freeCorner, isOver } from './corners.ts';
import { layHands } from './hands.ts';
import { useTempo } from './pace.ts';
import './map-stage.css';

export interface MapStageProps {
  /** What a screen reader calls the map. */
  readonly label: string;
  /** Under this name the look is remembered while the page is open: the game's own, one for each map, at each table for itself. */
  readonly memory: string;
  /** In the map's own units: a pixel at scale 1. */
  readonly width: number;
  readonly height: number;
  /** How large one place is. */
  readonly unit: number;
  /** The figure that matters: the first look goes there, and later ones when it walks and the map follows. */
  readonly follow?: Point | undefined;
  /** What has just come: a map that follows brings it into sight. */
  readonly fresh?: readonly Point[] | undefined;
  /** What one is asked about, where any of it lies on the map: a map that follows shows one of these places at least. */
  readonly asked?: { readonly id: string; points(): readonly Point[] } | undefined;
  /** What may be touched now, and whoever is aimed at: nothing lies over it. */
  lit?(): readonly Point[];
  /** A map that grows to the left or upwards moves everything on it: how far, since it was first laid out. */
  readonly origin?: Point | undefined;
  /** What belongs together in a question: a map that follows shows it all, from farther off if need be. */
  readonly gather?: readonly Point[] | undefined;
  /** The map in little, as SVG in the map's units; unless given there is none. */
  readonly little?: ReactNode;
  /** Over a corner of the window: what the colours mean. */
  readonly legend?: ReactNode;
  /** What lies behind the map: the dark of the room, unless given. */
  readonly table?: 'dark' | 'oak';
  /** SVG in the map's units. */
  readonly children: ReactNode;
}

/** What lies on a stage may ask it to show something, and how large places are at this moment. */
export interface StageHold {
  bring(...points: readonly Point[]): void;
  /** Pixels of a place as it is seen now. */
  seen(): number;
  /** Calls back when something on the stage is pressed; returns how to stop that. */
  onPress(listen: () => void): () => void;
}
const StageContext = createContext<StageHold | undefined>(undefined);
export const useStage = (): StageHold | undefined => useContext(StageContext);

/** By what the map was when it was first laid out, which may have grown since; and in which window it was looked at. */
const remembered = new Map<string, { readonly camera: Camera; readonly window: Sight['window'] }>();
const NOWHERE: Point = { x: 0, y: 0 };
const stages = new Set<HTMLElement>();

const KEYS: { readonly [key: string]: 'closer' | 'farther' | 'whole' } = {
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'whole',
};
const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** Places smaller than this are `data-far`: boards leave out there what could not be read. */
const SMALL = 52;
/** From places of this size on, faces stand for glyphs (`data-faces`); on bases of several places, from half of it on. */
const FACE = 48;
const facesAt = (place: number): string => (place >= FACE ? 'all' : place >= FACE / 2 ? 'large' : 'none');
/** Of a place, what must not be covered: a finger that touches its rim finds the rest beside it. */
const CORE = 0.8;
/** The map lies still for so long before what lies over it goes elsewhere. */
const SETTLED = 60;
/** Of the window, with one press of an arrow key. */
const NUDGE = 0.22;

export function MapStage(props: MapStageProps) {
  const {
    label,
    memory,
    width,
    height,
    unit,
    follow,
    fresh,
    asked,
    gather,
    little,
    legend,
    table = 'dark',
    children,
  } = props;
  const { word } = useWords();
  const tempo = useTempo();
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const glass = useRef<SVGRectElement>(null);
  const [look, setLook] = useState({ whole: true, closest: false });
  const [following, setFollowing] = useState(true);
  const { lit } = props;
  const latest = useRef({ follow, tempo, following, asked, lit });
  latest.current = { follow, tempo, following, asked, lit };

  const { x: left, y: top } = props.origin ?? NOWHERE;
  const stage = useMemo(() => {
    const [map, origin] = [
      { width, height },
      { x: left, y: top },
    ];
    return makeStage({ memory, map, origin, unit, pane, world, glass, latest, changed: setLook });
  }, [memory, width, height, left, top, unit]);
  useLayoutEffect(() => stage.open(), [stage]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    stages.add(element);
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const deed = KEYS[event.key];
      if (!deed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest('input, textarea, select, [role="dialog"]')) return;
      // Elsewhere on the page the keys mean the map in sight; with several, the one that has the focus.
      const inSight = [...stages].filter(other => other.getClientRects().length > 0);
      if (!element.contains(target) && (inSight.length !== 1 || inSight[0] !== element)) return;
      event.preventDefault();
      stage[deed]();
    };
    addEventListener('keydown', onKey);
    return () => {
      stages.delete(element);
      removeEventListener('keydown', onKey);
    };
  }, [stage]);

  // Somebody has gone elsewhere: the map goes along.
  const [x, y] = [follow?.x, follow?.y];
  const gone = useRef<Point>(undefined);
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    const before = gone.current;
    gone.current = { x, y };
    if (before && (before.x !== x || before.y !== y) && following) stage.bring({ x, y });
  }, [x, y, following, stage]);

  // What belongs together, and what has come: whoever follows sees it.
  const come = useRef({ fresh, gather });
  come.current = { fresh, gather };
  const together = JSON.stringify(gather);
  useEffect(() => {
    if (together && come.current.gather && latest.current.following) stage.gather(come.current.gather);
  }, [together, stage]);
  const named = JSON.stringify(fresh);
  useEffect(() => {
    if (named && come.current.fresh && latest.current.following) stage.bring(...come.current.fresh);
  }, [named, stage]);

  // A question about something out of sight: whoever follows sees where it can be answered.
  const askedId = asked?.id;
  useEffect(() => {
    if (askedId !== undefined && latest.current.following) stage.bringOne(latest.current.asked?.points() ?? []);
  }, [askedId, stage]);
  // Whatever has changed on the table may be lit now, or somebody stands elsewhere.
  useEffect(() => stage.settle());

  const onArrow = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (!way || event.target !== pane.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stage.nudge(way);
  };
  return (
    <StageContext value={stage}>
      <div className="v-map" data-table={table} ref={root}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is seen of it */}
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
        <div className="v-map-window" ref={pane} role="group" aria-label={label} tabIndex={0} onKeyDown={onArrow}>
          <div className="v-map-world" ref={world} style={{ width, height }}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group round it has the name, and each place its own */}
            <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="visible">
              {children}
            </svg>
          </div>
        </div>
        <div className="v-map-dusk" aria-hidden="true" />
        {legend && <div className="v-map-legend">{legend}</div>}
        {little && (
          <Little hidden={look.whole} width={width} height={height} glass={glass} go={stage.jump}>
            {little}
          </Little>
        )}
        <div className="v-map-controls">
          {follow && (
            <StageButton
              label={word('map.follow')}
              pressed={following}
              onClick={() => {
                setFollowing(!following);
                if (!following) stage.bring(follow);
              }}
            >
              <Icon glyph={walkingBoot} size={20} />
            </StageButton>
          )}
          <StageButton label={word('zoom.farther')} idle={look.whole} onClick={stage.farther}>
            −
          </StageButton>
          <StageButton label={word('zoom.closer')} idle={look.closest} onClick={stage.closer}>
            +
          </StageButton>
          <StageButton label={word('zoom.whole')} idle={look.whole} onClick={stage.whole}>
            <Icon glyph={expand} size={18} />
          </StageButton>
        </div>
      </div>
    </StageContext>
  );
}

interface StageButtonProps {
  readonly label: string;
  /** On or off, where it switches. */
  readonly pressed?: boolean;
  /** There is nothing for it to do now. */
  readonly idle?: boolean;
  onClick(): void;
  readonly children: ReactNode;
}

const StageButton = ({ label, pressed, idle, onClick, children }: StageButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    aria-label={label}
    title={label}
    aria-disabled={idle || undefined}
    onClick={onClick}
  >
    {children}
  </button>
);

/** How far what lies over a window reaches into it, from above or below. */
function coveredIn(pane: HTMLElement): number {
  const { top, bottom } = pane.getBoundingClientRect();
  const over = [...(pane.parentElement?.querySelectorAll('.v-map-little, .v-map-controls') ?? [])];
  const reaches = over.map(element => {
    const box = element.getBoundingClientRect();
    return Math.min(box.bottom - top, bottom - box.top);
  });
  return Math.max(0, ...reaches);
}

/** Nothing that may be touched, and nobody whom one plays, lies under what lies over the window: it goes elsewhere, or lets touches through. */
function makeRoom(pane: HTMLElement, places: readonly Point[], wide: number): void {
  const { left, top, width, height } = pane.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
  };
  const over = (name: string): HTMLElement | null => pane.parentElement?.querySelector(`.v-map-${name}`) ?? null;
  const [little, legend, controls] = [over('little'), over('legend'), over('controls')];
  little?.toggleAttribute('data-under', isOver(boxOf(little), places, wide));
  if (!controls) return;
  // What a board itself lays over its map: figures of the game, a switch.
  const laid = [...(pane.closest('[data-board]')?.querySelectorAll('[data-over-map]') ?? [])];
  const others = [legend, little?.matches('[data-hidden], [data-under]') ? null : little, ...laid].flatMap(other =>
    other ? [boxOf(other)] : [],
  );
  const spot = freeCorner({ width, height }, boxOf(controls), places, wide, others);
  controls.toggleAttribute('data-under', spot === undefined);
  controls.setAttribute('data-corner', spot?.corner ?? 'bottom-right');
  controls.style.setProperty('--aside', `${spot?.aside ?? 0}px`);
}

interface LittleProps {
  readonly hidden: boolean;
  readonly width: number;
  readonly height: number;
  readonly glass: { readonly current: SVGRectElement | null };
  go(at: Point): void;
  readonly children: ReactNode;
}

/** The map in little, with a frame round what is seen. For the pointer only: keys and focus find their way on the map itself. */
function Little({ hidden, width, height, glass, go, children }: LittleProps) {
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    go({ x: ((event.clientX - left) / wide) * width, y: ((event.clientY - top) / high) * height });
  };
  return (
    <svg
      className="v-map-little"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-hidden={hidden || undefined}
      aria-hidden="true"
      onPointerDown={move}
      onPointerMove={move}
    >
      {children}
      <rect className="v-map-glass" ref={glass as React.Ref<SVGRectElement>} />
    </svg>
  );
}

interface Making {
  readonly memory: string;
  readonly map: Sight['map'];
  readonly origin: Point;
  readonly unit: number;
  readonly pane: { readonly current: HTMLDivElement | null };
  readonly world: { readonly current: HTMLDivElement | null };
  readonly glass: { readonly current: SVGRectElement | null };
  readonly latest: {
    readonly current: Pick<MapStageProps, 'follow' | 'asked' | 'lit'> & {
      readonly following: boolean;
      readonly tempo: { readonly glide: number };
    };
  };
  changed(look: { readonly whole: boolean; readonly closest: boolean }): void;
}

/** The camera lives outside of React: it changes with every frame of a drag, and nothing is drawn anew for that. */
function makeStage({ memory, map, origin, unit, pane, world, glass, latest, changed }: Making) {
  let camera: Camera | undefined;
  let frame = 0;
  let target: Camera | undefined;
  let window = { width: 0, height: 0 };
  let over = 0;
  let told = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  const presses = new Set<() => void>();
  const name = `${location.hash} ${memory}`;
  const sight = (): Sight => ({ window, map, unit, over });

  const show = (next: Camera): void => {
    camera = next;
    remembered.set(name, { camera: view.moved(next, { x: -origin.x, y: -origin.y }), window });
    const { x, y, scale } = next;
    const left = window.width / 2 - x * scale;
    const top = window.height / 2 - y * scale;
    if (world.current) world.current.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    pane.current?.toggleAttribute('data-far', unit * scale < SMALL);
    const faces = facesAt(unit * scale);
    if (pane.current && pane.current.dataset.faces !== faces) pane.current.dataset.faces = faces;
    for (const [side, n] of Object.entries(view.seen(next, sight()))) glass.current?.setAttribute(side, String(n));
    const look = { whole: view.isWhole(next, sight()), closest: scale >= view.closestScale(sight()) * 0.999 };
    if (told !== JSON.stringify(look)) {
      told = JSON.stringify(look);
      changed(look);
    }
    settle();
  };
  /** Tools that went out of the way in the middle of a drag would be under the hand at its end. */
  const settle = (): void => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      const { follow, lit } = latest.current;
      if (!pane.current || !camera || pane.current.hasAttribute('data-moving')) return;
      const seen = camera;
      const places = [...(lit?.() ?? []), ...(follow ? [follow] : [])];
      makeRoom(
        pane.current,
        places.map(at => view.inWindow(seen, sight(), at)),
        unit * seen.scale * CORE,
      );
    }, SETTLED);
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    target = undefined;
  };
  const moving = (yes: boolean): void => {
    pane.current?.toggleAttribute('data-moving', yes);
    if (!yes) settle();
  };
  const glide = (to: Camera): void => {
    stop();
    const from = camera;
    const { glide: lasts } = latest.current.tempo;
    if (!from || lasts === 0 || view.same(from, to)) return show(to);
    target = to;
    const since = performance.now();
    moving(true);
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - since) / lasts));
      show(view.onTheWay(from, to, part));
      if (part < 1) frame = requestAnimationFrame(step);
      else {
        target = undefined;
        moving(false);
      }
    };
    frame = requestAnimationFrame(step);
  };
  /** From where one is going, so that two quick presses go twice as far. */
  const from = (): Camera => target ?? camera ?? view.firstLook(sight(), latest.current.follow);

  return {
    open(): () => void {
      const element = pane.current;
      if (!element) return () => undefined;
      const measure = (): void => {
        const { clientWidth, clientHeight } = element;
        if (clientWidth === 0 || clientHeight === 0) return;
        const [looked, seen] = [target ?? camera, sight()];
        stop();
        window = { width: clientWidth, height: clientHeight };
        over = coveredIn(element);
        const { follow, following, asked } = latest.current;
        if (looked && seen.window.width > 0) {
          const kept = view.resized(looked, seen, sight(), follow);
          // The slip of a question has its own height: what was just brought into sight must not leave it again.
          return show(following && asked ? view.bringingOne(kept, sight(), asked.points()) : kept);
        }
        const before = remembered.get(name);
        if (!before) return show(view.firstLook(sight(), follow));
        const then = { ...sight(), window: before.window };
        show(view.resized(view.moved(before.camera, origin), then, sight(), follow));
      };
      measure();
      const watch = new ResizeObserver(measure);
      watch.observe(element);
      // A browser that brings the focus into sight would scroll the window; the camera does that.
      const back = (): void => element.scrollTo(0, 0);
      element.addEventListener('scroll', back);
      const off = layHands(element, {
        look: from,
        sight,
        set: next => {
          stop();
          show(next);
        },
        moving,
        // What glides on under a press would be gone when it is let go, and nothing would have been clicked.
        pressed: () => {
          if (target) moving(false);
          stop();
          for (const listen of presses) listen();
        },
      });
      return () => {
        stop();
        clearTimeout(settling);
        watch.disconnect();
        element.removeEventListener('scroll', back);
        off();
      };
    },
    settle,
    closer: () => glide(view.closer(from(), sight())),
    farther: () => glide(view.farther(from(), sight())),
    whole: () => glide(view.whole(sight())),
    nudge: (way: Point) =>
      glide(view.dragged(from(), sight(), { x: way.x * window.width * NUDGE, y: way.y * window.height * NUDGE })),
    bringOne: (points: readonly Point[]) => glide(view.bringingOne(from(), sight(), points)),
    bring: (...points: readonly Point[]) => glide(view.bringingAll(from(), sight(), points)),
    gather: (places: readonly Point[]) => glide(view.gathering(from(), sight(), places)),
    jump: (at: Point) => {
      stop();
      show(view.within({ ...from(), ...at }, sight()));
    },
    seen: () => unit * (camera?.scale ?? 1),
    onPress: (listen: () => void) => {
      presses.add(listen);
      return () => {
        presses.delete(listen);
      };
    },
  };
}
