// Kilforth's inks: what a span on the terminal means, and the colour of each meaning. Setting lines is the kernel's.

import { inks, type Line } from '@veillee/pieces/paint';
import type { Attribute, Terrain } from '../content/vocabulary.ts';

export type { Line, Span } from '@veillee/pieces/paint';
export { beside, cells, clip, fill, flow, heading, widthOf } from '@veillee/pieces/paint';

export type Ink = Attribute | Terrain | 'hp' | 'ap' | 'gold' | 'fate' | 'gloom' | 'fact' | 'title' | 'good' | 'bad';
export const { span, line, wrap, draw } = inks<Ink>({
  combat: '31',
  lore: '94',
  stealth: '36',
  influence: '33',
  plains: '93',
  forest: '32',
  badlands: '91',
  mountains: '96',
  hp: '1;31',
  ap: '1;36',
  gold: '1;33',
  fate: '35',
  gloom: '35',
  fact: '2',
  title: '1',
  good: '1;32',
  bad: '91',
});

export const indent = (spans: Line, by = 1): Line => [span(' '.repeat(by)), ...spans];
