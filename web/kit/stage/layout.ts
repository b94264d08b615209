// How much space there is: three layouts, after the guide's section 9.

import { useCallback, useSyncExternalStore } from 'react';

export type Layout = 'wide' | 'tablet' | 'phone';

const WIDE = '(min-width: 1200px)';
// A phone held sideways is wide but low: it gets the tablet's layout.
const PHONE = '(max-width: 767px) and (orientation: portrait), (max-width: 599px)';

const lists = new Map<string, MediaQueryList>();

/** The browser makes a new list each time it is asked; many parts of a board ask whenever they are drawn. */
function mediaOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, as long as it is asked for. */
export function useMedia(query: string, usually = true): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => mediaOf(query).matches,
    () => usually,
  );
}

export function useLayout(): Layout {
  const wide = useMedia(WIDE);
  const phone = useMedia(PHONE, false);
  return wide ? 'wide' : phone ? 'phone' : 'tablet';
}
