// What matters now is brought into sight, though one may have scrolled elsewhere.

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the element that shows `what`: whenever that changes to something, the element is scrolled to. It stays in sight while the
 * slip takes more room or less, until somebody scrolls.
 */
export function useIntoSight<E extends Element>(what: unknown): RefObject<E | null> {
  const self = useRef<E>(null);
  useEffect(() => {
    const element = self.current;
    if (what === undefined || !element) return;
    element.scrollIntoView({ block: 'nearest' });
    const scroller = scrollerOf(element);
    if (!scroller) return;
    const room = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    const leave = (): void => room.disconnect();
    room.observe(scroller);
    for (const by of OWN_WAY) scroller.addEventListener(by, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const by of OWN_WAY) scroller.removeEventListener(by, leave);
    };
  }, [what]);
  return self;
}

/** How one scrolls oneself. */
const OWN_WAY = ['wheel', 'touchmove', 'keydown'] as const;

const scrollerOf = (element: Element): Element | undefined => {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return undefined;
};
