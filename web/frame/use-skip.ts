// While a scene is told a click, a touch or a key ends it and does nothing else: what lies beneath is not pressed, not even
// by a press that began in the scene and ended after it.

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const KEYS: readonly string[] = [' ', 'Enter', 'Escape'];
/** What is no part of the board stays usable. */
const APART = '.top-bar, [role="dialog"], [role="listbox"], .chronicle, .toasts, [data-scene-control], .replay-bar';
/** A double click on the answer that began the scene does not end it. */
const BLINK = 300;

const isApart = ({ target }: Event): boolean => target instanceof Element && target.closest(APART) !== null;
const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

export function useSkip(telling: number | undefined, skip: () => void): void {
  const since = useRef(0);
  useLayoutEffect(() => {
    if (telling !== undefined) since.current = performance.now();
  }, [telling]);
  const isTelling = useEffectEvent(() => telling !== undefined);
  const end = useEffectEvent(() => skip());
  useEffect(() => {
    let held = false;
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: Event): void => {
      held = isTelling() && !isApart(event);
      if (held) event.stopImmediatePropagation(); // no drag begins; scrolling does
    };
    const click = (event: Event): void => {
      const on = isTelling() && !isApart(event);
      if (!on && !held) return;
      held = false;
      swallow(event);
      if (on && performance.now() - since.current > BLINK) end();
    };
    const key = (event: KeyboardEvent): void => {
      if (!isTelling() || !KEYS.includes(event.key) || isWriting(event)) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      swallow(event);
      if (!event.repeat) end();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
}
