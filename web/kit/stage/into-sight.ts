// What matters now is brought into sight, though one may have scrolled elsewhere.

import { type RefObject, useEffect, useRef } from 'react';

/** For the element that shows `what`: whenever that changes to something, the element is scrolled to. */
export function useIntoSight<E extends Element>(what: unknown): RefObject<E | null> {
  const self = useRef<E>(null);
  useEffect(() => {
    if (what !== undefined) self.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return self;
}
