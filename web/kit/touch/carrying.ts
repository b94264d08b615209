// A thing that the pointer carries along, and that goes back to its place when it is let go. Nothing is rendered on the way: its element
// alone moves (`carrying.css`), and pages with forty drawn cards have no time for more between two frames.

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import './carrying.css';

/** What is carried lies above all that stands beside it, whatever layer a board has given it. */
const ABOVE = '30';

/** A pointer that goes farther than this with a thing carries it. */
const STILL = 3;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Grip {
  readonly pointer: number;
  readonly from: Spot;
  readonly element: HTMLElement;
  /** What of it the pointer came down upon. */
  readonly touched: Element;
  carries: boolean;
}

interface Carrying {
  /** It has left its place. */
  taken(): void;
  /** It was let go there. */
  dropped(at: Spot): void;
}

/** For the element that is carried, or `undefined` while it stays where it is. */
export function useCarrying(carrying: Carrying | undefined) {
  const grip = useRef<Grip>(undefined);
  const carried = useRef(false);
  const stays = carrying === undefined;
  // What may no longer be moved while it is under way goes back.
  useEffect(() => {
    if (stays) letGo(grip);
  }, [stays]);
  if (!carrying) return {};

  const move = (event: PointerEvent<HTMLElement>): void => {
    const now = grip.current;
    if (now?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - now.from.x, event.clientY - now.from.y];
    if (!now.carries) {
      if (Math.hypot(x, y) <= STILL) return;
      now.carries = true;
      // From here on all that the pointer does comes to what it took, wherever it goes; and nothing else is pointed at.
      now.touched.setPointerCapture(event.pointerId);
      now.element.dataset.carried = '';
      now.element.style.zIndex = ABOVE;
      carrying.taken();
    }
    now.element.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    const now = grip.current;
    if (now?.pointer !== event.pointerId) return;
    letGo(grip);
    if (!now.carries || event.type !== 'pointerup') return;
    carried.current = true;
    // The click that follows comes in the same turn of the page.
    setTimeout(() => {
      carried.current = false;
    });
    carrying.dropped({ x: event.clientX, y: event.clientY });
  };
  return {
    'data-carry': true,
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const { pointerId: pointer, clientX: x, clientY: y, currentTarget: element, target } = event;
      if (target instanceof Element)
        grip.current = { pointer, from: { x, y }, element, touched: target, carries: false };
    },
    onPointerMove: move,
    // A quick pointer is elsewhere with its first move.
    onPointerLeave: move,
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent<HTMLElement>): void {
      if (carried.current) event.stopPropagation();
    },
    // The browser would carry a picture of its own.
    onDragStart: (event: { preventDefault(): void }): void => event.preventDefault(),
  } as const;
}

function letGo(grip: { current: Grip | undefined }): void {
  const element = grip.current?.element;
  grip.current = undefined;
  if (!element) return;
  delete element.dataset.carried;
  element.style.transform = '';
  element.style.zIndex = '';
}
