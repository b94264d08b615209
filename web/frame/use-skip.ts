// While a scene is told a click, a touch or a key ends it and does nothing else: what lies beneath is not pressed, not even
// by a press that began in the scene and ended after it.

import { useEffect, useRef } from 'react';

const KEYS: readonly string[] = [' ', 'Enter', 'Escape'];
/** What is no part of the board stays usable. */
const APART = '.top-bar, [role="dialog"], [role="listbox"], .chronicle, .toasts, [data-scene-control], .replay-bar';
/** A double click on the answer that began the scene does not end it. */
const BLINK = 300;

const isApart = ({ target }: Event): boolean => target instanceof Element && target.closest(APART) !== null;
const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

export function useSkip(telling: number | undefined, skip: () => void): void {
  const latest = useRef({ telling, skip, since: 0 });
  const since = telling === latest.current.telling ? latest.current.since : performance.now();
  latest.current = { telling, skip, since };
  useEffect(() => {
    let held = false;
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: Event): void => {
      held = latest.current.telling !== undefined && !isApart(event);
      if (held) event.stopImmediatePropagation(); // no drag begins; scrolling does
    };
    const click = (event: Event): void => {
      const now = latest.current;
      const on = now.telling !== undefined && !isApart(event);
      if (!on && !held) return;
      held = false;
      swallow(event);
      if (on && performance.now() - now.since > BLINK) now.skip();
    };
    const key = (event: KeyboardEvent): void => {
      if (latest.current.telling === undefined || !KEYS.includes(event.key) || isWriting(event)) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      swallow(event);
      if (!event.repeat) latest.current.skip();
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
