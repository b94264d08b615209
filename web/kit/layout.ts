// How much space there is: three layouts, after the guide's section 9.

import { useSyncExternalStore } from 'react';

export type Layout = 'wide' | 'tablet' | 'phone';

const WIDE = '(min-width: 1200px)';
// A phone held sideways is wide but low: it gets the tablet's layout.
const PHONE = '(max-width: 767px) and (orientation: portrait), (max-width: 599px)';

const measure = (): Layout => (matchMedia(WIDE).matches ? 'wide' : matchMedia(PHONE).matches ? 'phone' : 'tablet');

function watch(changed: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export const useLayout = (): Layout => useSyncExternalStore(watch, measure, () => 'wide');
