// Emberhold in a terminal: the map in letters, then who is where.

import type { Terminal } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { inks } from '@veillee/pieces/paint';
import { gridLines } from '@veillee/pieces/terminal-maps';
import { dungeonOf, nameOf, sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const { draw, line, span, wrap } = inks({ fact: '2', title: '1', heroes: '1;32', warden: '1;31' });

export const terminal: Terminal<View> = {
  screen({ view, say, width, colour }) {
    const { rows, rooms, loose, stairs } = dungeonOf(view);
    const hidden = rooms.filter(({ door }) => view.closed.includes(door)).flatMap(({ spaces }) => spaces);
    const full = rooms.filter(({ id }) => !view.emptied.includes(id)).map(({ chest }) => chest);
    const spot = (at: Space, x: number, y: number) => {
      const figure = view.figures.find(each => each.at === at);
      if (figure) return span(say(nameOf(figure)).charAt(0), sideOf(figure));
      if (rows[y]?.[x] === '#' || hidden.includes(at)) return span(rows[y]?.[x] === '#' ? '##' : '?', 'fact');
      return span(full.includes(at) ? '$' : loose.includes(at) ? '^' : at === stairs ? '>' : '.');
    };
    const figures = view.figures.map(figure => {
      const { health, steps } = figure;
      return line(say({ text: 'screen.figure', with: { figure: nameOf(figure), health, steps } }), sideOf(figure));
    });
    const head = line(say({ text: 'log.round', with: { round: view.round } }), 'title');
    const map = gridLines({ columns: rows[0]?.length ?? 0, rows: rows.length, spot });
    const story = view.story ? wrap(say(view.story), width, 9) : [];
    return draw([head, ...map, ...figures, ...story], width, colour);
  },
};
