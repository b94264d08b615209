// A piece in hand: taken by a click, a key, a finger or dragged; dropped where it may go. What it does is not sent before it is dropped.

import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A mouse that goes farther than this with a piece drags it. */
const STILL = 6;

export interface Draggable {
  readonly id: string;
}
/** Something that may be done with a piece by dropping it there. */
export interface Drop {
  readonly to?: string;
}

export interface Held<Piece extends Draggable, Move extends Drop> {
  readonly piece: Piece;
  readonly moves: readonly Move[];
}

interface Grip<Piece> {
  readonly piece: Piece;
  readonly from: { readonly x: number; readonly y: number };
  isDragging: boolean;
}

export interface Dragging<Piece extends Draggable, Move extends Drop> {
  readonly held: Held<Piece, Move> | undefined;
  /** The place that is pointed at or has the focus, if the piece in hand may go there. */
  readonly over: string | undefined;
  /** Where the piece hovers while it is dragged. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  /** A click or a key on a piece: takes it, or puts it back. */
  take(piece: Piece): void;
  letGo(): void;
  /** Something is pointed at, or no more. */
  point(place: string | undefined): void;
  /** The piece in hand may go there. */
  fits(place: string): boolean;
  /** Drops it there; false where it does not fit. */
  drop(place: string): boolean;
  /** For whatever can be dragged. */
  grip(event: PointerEvent<Element>, piece: Piece): void;
  /** The click that ends a drag is none. */
  wasDragged(): boolean;
}

/** What an element and all that it lies in are called: places to drop things, and whatever options name; the nearest first. */
export function placesAround(element: Element | null): string[] {
  const found: string[] = [];
  for (let at = element?.closest(PLACES); at; at = at.parentElement?.closest(PLACES))
    found.push(...[at.getAttribute('data-drop'), at.getAttribute('data-thing')].filter(name => name !== null));
  return found;
}
const PLACES = '[data-drop], [data-thing]';
const placesUnder = (x: number, y: number): string[] => placesAround(document.elementFromPoint(x, y));

/** `movesFor` says what may be done with a piece; `play` does it. Of several ways to one place the first is meant. */
export function useDragging<Piece extends Draggable, Move extends Drop>(
  movesFor: (piece: Piece) => readonly Move[],
  play: (move: Move) => void,
): Dragging<Piece, Move> {
  const [held, setHeld] = useState<Held<Piece, Move>>();
  const [over, setOver] = useState<string>();
  const [at, setAt] = useState<{ x: number; y: number }>();
  const grip = useRef<Grip<Piece>>(undefined);
  const dragged = useRef(false);
  const letGo = (): void => {
    setHeld(undefined);
    setOver(undefined);
    setAt(undefined);
  };
  const hold = (piece: Piece): Held<Piece, Move> => {
    const next = { piece, moves: movesFor(piece) };
    setHeld(next);
    return next;
  };
  const moveTo = (now: Held<Piece, Move> | undefined, place: string | undefined): Move | undefined =>
    place === undefined ? undefined : now?.moves.find(({ to }) => to === place);
  const dropped = (now: Held<Piece, Move> | undefined, place: string | undefined): boolean => {
    const move = moveTo(now, place);
    if (!move) return false;
    letGo();
    play(move);
    return true;
  };

  // While something is dragged the whole page is its ground: the last closure of each is the one that counts.
  const ground = useRef({ move(_: globalThis.PointerEvent) {}, up(_: globalThis.PointerEvent) {} });
  ground.current = {
    move(event) {
      const now = grip.current;
      if (!now) return;
      const { clientX: x, clientY: y } = event;
      if (!now.isDragging && Math.hypot(x - now.from.x, y - now.from.y) <= STILL) return;
      const mine = now.isDragging && held ? held : hold(now.piece);
      now.isDragging = true;
      setAt({ x, y });
      setOver(placesUnder(x, y).find(place => moveTo(mine, place)));
    },
    up(event) {
      const now = grip.current;
      grip.current = undefined;
      if (!now?.isDragging) return;
      dragged.current = true;
      // The click that follows comes in the same turn of the page.
      setTimeout(() => {
        dragged.current = false;
      });
      setAt(undefined);
      const places = event.type === 'pointercancel' ? [] : placesUnder(event.clientX, event.clientY);
      if (!places.some(place => dropped(held, place))) letGo();
    },
  };
  useEffect(() => {
    const move = (event: globalThis.PointerEvent): void => ground.current.move(event);
    const up = (event: globalThis.PointerEvent): void => ground.current.up(event);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, []);

  return {
    held,
    over,
    at,
    take(piece) {
      if (held?.piece.id === piece.id) letGo();
      else hold(piece);
    },
    letGo,
    point: place => setOver(moveTo(held, place) ? place : undefined),
    fits: place => moveTo(held, place) !== undefined,
    drop: place => dropped(held, place),
    grip(event, piece) {
      // A finger scrolls until it has taken the piece with a touch.
      if (event.button !== 0 || (event.pointerType !== 'mouse' && held?.piece.id !== piece.id)) return;
      grip.current = { piece, from: { x: event.clientX, y: event.clientY }, isDragging: false };
    },
    wasDragged: () => dragged.current,
  };
}
