// Hands on a map: mouse, fingers and wheel become looks of a camera. A press that hardly moves is a click and stays one.

import type { Camera, Point, Sight } from './camera.ts';
import { dragged, pinched, scaled } from './camera.ts';

/** Farther than this a press becomes a drag; fingers are less steady. */
const STILL = { mouse: 6, finger: 10 } as const;
/** The wheel has no end: the map lies still when it has been quiet for so long. */
const QUIET = 160;
/** Pixels of a line and of a page, for wheels that count in those. */
const LINE = 16;
const PAGE = 400;

export interface HandsOn {
  look(): Camera;
  sight(): Sight;
  set(camera: Camera): void;
  /** The map is being moved, or lies still again. */
  moving(yes: boolean): void;
  /** Something was pressed: whatever still moves by itself comes to its end. */
  pressed(): void;
}

/** Listens until the function it returns is called. */
export function layHands(window: HTMLElement, on: HandsOn): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  let moved = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const spot = (event: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const begin = (id: number): void => {
    if (moved) return;
    moved = true;
    // Only now: captured from the beginning, a click would go to the window instead of what was pressed.
    window.setPointerCapture(id);
    on.moving(true);
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // The first finger of a hand: whatever was believed to lie there still has been lifted unnoticed.
    if (event.isPrimary) fingers.clear();
    if (fingers.size === 0) {
      moved = false;
      start = spot(event);
    }
    fingers.set(event.pointerId, spot(event));
    on.pressed();
  };
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || !start || fingers.size > 2) return;
    const now = spot(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.finger;
    if (!moved && !other && Math.hypot(now.x - start.x, now.y - start.y) < still) return;
    // The few pixels before it was a drag are not made up for: the map would jump.
    const first = !moved;
    begin(event.pointerId);
    fingers.set(event.pointerId, now);
    if (other) on.set(pinched(on.look(), on.sight(), [before, other], [now, other]));
    else if (!first) on.set(dragged(on.look(), on.sight(), { x: now.x - before.x, y: now.y - before.y }));
  };
  const onUp = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    start = undefined;
    if (!moved) return;
    on.moving(false);
    // The click that ends a drag comes before this; a later one, made by whatever reads the page aloud, is a click.
    setTimeout(() => {
      moved = false;
    }, 0);
  };
  const onClick = (event: MouseEvent): void => {
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1;
    const [x, y] = [event.deltaX * lines, event.deltaY * lines];
    on.moving(true);
    if (event.shiftKey) on.set(dragged(on.look(), on.sight(), { x: -(x || y), y: 0 }));
    // Two fingers on a touch pad come as a wheel with Ctrl, in much smaller steps.
    else
      on.set(scaled(on.look(), on.sight(), on.look().scale * Math.exp(-y / (event.ctrlKey ? 120 : 420)), spot(event)));
    clearTimeout(quiet);
    quiet = setTimeout(() => on.moving(false), QUIET);
  };

  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  // A press that leaves the window before it is a drag ends outside of it.
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  window.addEventListener('click', onClick, { signal, capture: true });
  window.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => {
    clearTimeout(quiet);
    gone.abort();
  };
}
