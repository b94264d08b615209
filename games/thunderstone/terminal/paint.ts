// Thunderstone's inks: what a span on the terminal means, and the colour of each meaning. Setting lines is the kernel's.

import type { Colours, Line, Span } from '@veillee/kernel/paint';
import * as paint from '@veillee/kernel/paint';

export type Ink = 'attack' | 'magic' | 'light' | 'gold' | 'xp' | 'vp' | 'fact' | 'title' | 'good' | 'bad';
export type { Line, Span };

const COLOURS: Colours<Ink> = {
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
};

export const span: (text: string, ink?: Ink) => Span = paint.span;
export const line: (text: string, ink?: Ink) => Line = paint.line;
export const wrap: (text: string, width: number, most: number, ink?: Ink) => Line[] = paint.wrap;
export const { BLANK, beside, cells, clip, fill, fitting, flow, heading, right, widthOf } = paint;

export const draw = (lines: readonly Line[], width: number, colour: boolean): string =>
  paint.draw(lines, width, colour ? COLOURS : undefined);
