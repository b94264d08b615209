// Ashraka's inks: what a span on the terminal means, and the colour of each meaning.

import { inks } from '@veillee/pieces/paint';

export type { Line } from '@veillee/pieces/paint';
export { BLANK, flow } from '@veillee/pieces/paint';

export const { span, line, wrap, draw } = inks({
  fact: '2',
  title: '1',
  hero: '1;32',
  foe: '1;31',
  health: '31',
  mana: '94',
  coin: '33',
  rune: '35',
  place: '36',
  event: '1;33',
  danger: '91',
});
