// Euthia's inks: what a span on the terminal means, and the colour of each meaning.

import { inks } from '@veillee/pieces/paint';

export type { Line, Span } from '@veillee/pieces/paint';
export { flow } from '@veillee/pieces/paint';

export const { span, line, wrap, draw } = inks({
  fact: '2',
  title: '1',
  hero: '1;32',
  foe: '1;31',
  health: '31',
  coin: '33',
  fame: '94',
  place: '36',
  fire: '91',
  water: '96',
  air: '97',
  earth: '33',
});
