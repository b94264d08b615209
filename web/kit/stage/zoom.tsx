// A map that can be looked at more closely: pinch, Ctrl and wheel, buttons, the keys + − 0. Enlarged it is moved by its own
// scrolling, so that a finger, the focus and a drag with the mouse all find what lies outside, and the page stays where it is.

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../controls/icon.tsx';
import { magnifyingGlass } from '../glyphs.ts';
import { TableContext } from '../touch/thing.ts';
import { FrameContext } from './stage.tsx';
import {
  apart,
  CLOSEST,
  closer,
  farther,
  middle,
  type Point,
  pinched,
  scrollKeeping,
  WHOLE,
  within,
} from './zoom-frame.ts';
import './zoom.css';

export interface Zoom {
  readonly scale: number;
  readonly enlarged: boolean;
  /** The window that the map is seen through. */
  readonly window: RefObject<HTMLDivElement | null>;
  closer(): void;
  farther(): void;
  whole(): void;
  /** Changes the scale at once; what lies under `at` stays there. */
  set(scale: number, at: Point): void;
}

const GLIDE = 180;

/**
 * `on`: a selector for the place that matters, such as where one's hero stands. Enlarging begins there, and it is brought
 * into sight when it changes.
 */
export function useZoom(on?: string): Zoom {
  const motion = useContext(TableContext)?.settings.motion ?? true;
  const [scale, setScale] = useState(WHOLE);
  const view = useRef<HTMLDivElement>(null);
  const now = useRef(scale);
  const wanted = useRef<Point>(undefined);
  const frame = useRef(0);

  const set = useCallback((to: number, at: Point): void => {
    const element = view.current;
    if (!element || to === now.current) return;
    wanted.current = scrollKeeping(wanted.current ?? scrollOf(element), at, now.current, to);
    now.current = to;
    setScale(to);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room to scroll in is there once the new scale is drawn
  useLayoutEffect(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (to) view.current?.scrollTo({ left: to.x, top: to.y, behavior: 'instant' });
  }, [scale]);

  const glide = useCallback(
    (to: number): void => {
      const element = view.current;
      if (!element) return;
      cancelAnimationFrame(frame.current);
      const at = anchor(element, on, now.current);
      if (!motion) return set(to, at);
      const [from, begun] = [now.current, performance.now()];
      const step = (time: number): void => {
        const part = Math.min(1, Math.max(0, (time - begun) / GLIDE));
        set(part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3), at);
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [motion, on, set],
  );
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  // Somebody has gone elsewhere: the map follows.
  useEffect(() => {
    const element = view.current;
    if (!element || now.current === WHOLE || on === undefined) return;
    const { x, y } = offsetOf(element, on);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const left = scrollLeft + x - clientWidth / 2;
    const top = scrollTop + y - clientHeight / 2;
    element.scrollTo({ left, top, behavior: motion ? 'smooth' : 'instant' });
  }, [on, motion]);

  return {
    scale,
    enlarged: scale > WHOLE,
    window: view,
    closer: () => glide(closer(now.current)),
    farther: () => glide(farther(now.current)),
    whole: () => glide(WHOLE),
    set,
  };
}

const scrollOf = (element: Element): Point => ({ x: element.scrollLeft, y: element.scrollTop });

/** The middle of a place, from the window's upper left corner; the window's own middle if there is no such place. */
function offsetOf(window: HTMLElement, selector: string | undefined): Point {
  const place = selector === undefined ? null : window.querySelector(selector);
  const frame = window.getBoundingClientRect();
  const { left, top, width, height } = (place ?? window).getBoundingClientRect();
  return { x: left - frame.left + width / 2, y: top - frame.top + height / 2 };
}

/** What stays where it is: what has the focus, else the place that matters, else what is in the middle now. */
function anchor(window: HTMLElement, selector: string | undefined, scale: number): Point {
  const { activeElement } = document;
  if (activeElement && activeElement !== window && window.contains(activeElement)) {
    const frame = window.getBoundingClientRect();
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    return { x: left - frame.left + width / 2, y: top - frame.top + height / 2 };
  }
  return scale === WHOLE ? offsetOf(window, selector) : offsetOf(window, undefined);
}

const KEYS: { readonly [key: string]: 'closer' | 'farther' | 'whole' } = {
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'whole',
};

export function Zoomable({ zoom, children }: { readonly zoom: Zoom; readonly children: ReactNode }) {
  const { scale, enlarged, window: view, set } = zoom;
  const words = useContext(FrameContext)?.words;
  const latest = useRef(zoom);
  latest.current = zoom;
  usePinch(view, latest, set);
  useDrag(view, enlarged);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return;
      const deed = KEYS[event.key];
      if (!deed || !view.current?.getClientRects().length) return;
      event.preventDefault();
      latest.current[deed]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [view]);
  return (
    <div className="v-zoom" data-enlarged={enlarged || undefined}>
      <div
        ref={view}
        className="v-zoom-window"
        {...(enlarged && { tabIndex: 0, role: 'group', 'aria-label': words?.map })}
      >
        <div className="v-zoom-room" style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <div
            className="v-zoom-map"
            style={
              enlarged ? { width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` } : {}
            }
          >
            {children}
          </div>
        </div>
      </div>
      {enlarged && <ZoomButtons zoom={zoom} />}
    </div>
  );
}

/** For a board's own bar: looks closer, or shows the whole map again. */
export function ZoomToggle({ zoom }: { readonly zoom: Zoom }) {
  const words = useContext(FrameContext)?.words;
  const label = zoom.enlarged ? words?.whole : words?.closer;
  return (
    <button
      type="button"
      className="v-zoom-toggle"
      aria-pressed={zoom.enlarged}
      aria-label={label}
      title={label}
      onClick={zoom.enlarged ? zoom.whole : zoom.closer}
    >
      <Icon glyph={magnifyingGlass} size={20} />
    </button>
  );
}

/** Below the enlarged map. */
function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const words = useContext(FrameContext)?.words;
  return (
    <div className="v-zoom-buttons">
      <button type="button" aria-label={words?.farther} title={words?.farther} onClick={zoom.farther}>
        −
      </button>
      <button
        type="button"
        aria-label={words?.closer}
        title={words?.closer}
        aria-disabled={zoom.scale >= CLOSEST || undefined}
        onClick={zoom.closer}
      >
        +
      </button>
      <button type="button" className="v-zoom-whole" onClick={zoom.whole}>
        {words?.whole}
      </button>
    </div>
  );
}

/** Two fingers, or Ctrl and the wheel, which is what a touch pad makes of two fingers. */
function usePinch(view: Zoom['window'], latest: RefObject<Zoom>, set: Zoom['set']): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let begun: { readonly apart: number; readonly scale: number } | undefined;
    const spots = ({ touches }: TouchEvent): readonly [Point, Point] | undefined => {
      const [one, two] = touches;
      if (!one || !two || touches.length > 2) return undefined;
      const { left, top } = element.getBoundingClientRect();
      return [
        { x: one.clientX - left, y: one.clientY - top },
        { x: two.clientX - left, y: two.clientY - top },
      ];
    };
    const onTouch = (event: TouchEvent): void => {
      const fingers = spots(event);
      begun = fingers && { apart: apart(...fingers), scale: latest.current.scale };
    };
    const onMove = (event: TouchEvent): void => {
      const fingers = spots(event);
      if (!fingers || !begun) return;
      event.preventDefault();
      set(pinched(begun.scale, begun.apart, apart(...fingers)), middle(...fingers));
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      set(within(latest.current.scale * Math.exp(-event.deltaY / 200)), at);
    };
    element.addEventListener('touchstart', onTouch, { passive: true });
    element.addEventListener('touchend', onTouch, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchend', onTouch);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
    };
  }, [view, latest, set]);
}

/** With the mouse the enlarged map is dragged about; a drag is no click. */
function useDrag(view: Zoom['window'], enlarged: boolean): void {
  useEffect(() => {
    const element = view.current;
    if (!element || !enlarged) return;
    let from: (Point & { readonly left: number; readonly top: number }) | undefined;
    let dragged = false;
    const onDown = (event: PointerEvent): void => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const onMove = (event: PointerEvent): void => {
      if (!from) return;
      if (!dragged && apart(from, { x: event.clientX, y: event.clientY }) < 6) return;
      dragged = true;
      element.scrollTo({
        left: from.left + from.x - event.clientX,
        top: from.top + from.y - event.clientY,
        behavior: 'instant',
      });
    };
    const onUp = (): void => {
      from = undefined;
    };
    const onClick = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      element.removeEventListener('click', onClick, true);
    };
  }, [view, enlarged]);
}
