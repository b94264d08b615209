// Thunderstone's inks: what a span on the terminal means, and the colour of each meaning. Setting lines is the kernel's.

import { inks } from '@veillee/pieces/paint';

export type { Line, Span } from '@veillee/pieces/paint';
export { BLANK, beside, cells, clip, fill, fitting, flow, heading, right, widthOf } from '@veillee/pieces/paint';

export type Ink = 'attack' | 'magic' | 'light' | 'gold' | 'xp' | 'vp' | 'fact' | 'title' | 'good' | 'bad';
export const { span, line, wrap, draw } = inks<Ink>({
  attack: '31',
  magic: '94',
  light: '33',
  gold: '1;33',
  xp: '32',
  vp: '35',
  fact: '2',
  title: '1',
  good: '1;32',
  bad: '91',
});
