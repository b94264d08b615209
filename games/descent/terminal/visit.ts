// Where the party stands, in a terminal: what there is to be had, in lines of the same words as for whoever plays without pictures.

import { inks, type Line } from '@veillee/pieces/paint';
import type { Showing } from '@veillee/pieces/terminal';
import type { View } from '../rules/view.ts';
import { visitParts } from '../table/legend/visit-outline.ts';

const { line, wrap } = inks({ title: '1', fact: '2' });
const MOST_LINES = 5;

export const visitLines = ({ view, say, width }: Showing<View>): Line[] =>
  visitParts(view).flatMap(({ title, rows }) => [
    ...(title ? [line(say(title), 'title')] : []),
    ...rows.flatMap(({ label, values = [] }) => {
      const words = values.map(say).join('; ');
      return wrap(label ? `${say(label)}: ${words}` : words, width, MOST_LINES, 'fact');
    }),
  ]);
