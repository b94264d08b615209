// The keyboard at a table: back and forth, from one lit thing to the next, the main answer, the lists.

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isArrow, nearest } from '../kit/touch/arrows.ts';
import { backKey } from './back-keys.ts';
import { litButton } from './lit-button.ts';

export interface TableKeys {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  /** Escape: nothing is chosen, nothing is open. */
  leave(): void;
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
        if (!event.repeat && !target?.closest('button, a, [role="button"], summary, [role="tab"]'))
          litButton(page.current)?.click();
        return;
      case 'o':
        return keys.list();
      case '?':
        return keys.help();
    }
  };
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useEnterAfterClick(page);
}

/** Keys by which the focus is led about: from then on it is where somebody wants it. */
const isLeading = ({ key }: KeyboardEvent): boolean => key === 'Tab' || isArrow(key);

/**
 * A click leaves the focus on what it has done already: Enter means the lit button then, not the same door or "Undo" once more.
 * Whoever leads the focus by keys presses what has it.
 */
function useEnterAfterClick(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let clicked: EventTarget | null = null;
    const press = (event: Event): void => {
      clicked = event.target;
    };
    const key = (event: KeyboardEvent): void => {
      if (isLeading(event)) clicked = null;
      const { target } = event;
      if (event.key !== 'Enter' || !(clicked instanceof Node) || !(target instanceof Element)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target.closest('input, textarea, select, [role="listbox"], [role="menu"]')) return;
      // What a dialog gives the focus to by itself was chosen with care: only a click in it is left behind. A note asks nothing.
      const dialog = target.closest<HTMLElement>('[role="dialog"]:not([data-note] *)');
      const lit = dialog ? target.contains(clicked) && litButton(dialog) : litButton(page.current);
      if (dialog && !lit) return;
      event.preventDefault();
      event.stopPropagation();
      if (lit && !event.repeat) lit.click();
    };
    // A press that ends a scene is kept from the board, but leaves the focus there all the same.
    addEventListener('mousedown', press, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('mousedown', press, true);
      removeEventListener('keydown', key, true);
    };
  }, [page]);
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
