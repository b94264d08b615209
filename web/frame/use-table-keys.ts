// The keyboard at a table: back and forth, from one lit thing to the next, the main answer, the lists.

import { type RefObject, useEffect, useRef } from 'react';
import { isArrow, nearest } from '../kit/arrows.ts';
import { backKey } from './back-keys.ts';

export interface TableKeys {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  /** Escape: nothing is chosen, nothing is open. */
  leave(): void;
  /** Enter, where nothing has the focus that answers to it: the main answer. */
  goOn(): void;
  /** All options in a list. */
  list(): void;
  help(): void;
}

export function useTableKeys(page: RefObject<HTMLElement | null>, keys: TableKeys): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('input, textarea, select, [role="dialog"], [role="listbox"]')) return;
    const wish = backKey(event);
    if (wish) {
      event.preventDefault();
      keys[wish]?.();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key) && page.current) {
      if (target?.closest('[role="tablist"], [role="radiogroup"], [role="slider"]')) return;
      if (moveFocus(page.current, event.key)) event.preventDefault();
      return;
    }
    switch (event.key) {
      case 'Escape':
        return keys.leave();
      case 'Enter':
        if (!target?.closest('button, a, [role="button"], summary, [role="tab"]')) keys.goOn();
        return;
      case 'o':
        return keys.list();
      case '?':
        return keys.help();
    }
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Moves the focus to the nearest lit thing in that direction, or to the first one. */
function moveFocus(page: HTMLElement, arrow: Parameters<typeof nearest>[2]): boolean {
  const lit = [...page.querySelectorAll<HTMLElement | SVGElement>('[data-lit][tabindex="0"], .v-slip button')].filter(
    element => element.getClientRects().length > 0,
  );
  const spots = lit.map(element => ({ element, ...centre(element) }));
  const active = document.activeElement;
  const here = active && active !== document.body && page.contains(active) ? centre(active) : undefined;
  const next = here
    ? nearest(
        here,
        spots.filter(spot => spot.element !== active),
        arrow,
      )
    : spots[0];
  next?.element.focus();
  next?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
