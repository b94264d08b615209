// Ashraka in a terminal: the countdown, the board with places where they lie, the monsters, the Bag, then the heroes.

import type { Shown, Terminal } from '@veillee/kernel';
import { type Showing, showingOf } from '@veillee/pieces/terminal';
import type { View } from '../rules/view.ts';
import { fightLines, heroLines } from './heroes.ts';
import { mapLines } from './map.ts';
import { draw, flow, type Line, line, wrap } from './paint.ts';
import { bagLines, monsterLines, pileLines } from './things.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const showing = showingOf(show, 0);
    const lines = [
      ...headLines(showing),
      ...mapLines(showing),
      ...monsterLines(showing),
      ...pileLines(showing),
      ...bagLines(showing),
      ...heroLines(showing),
      ...fightLines(showing),
      ...endLines(showing),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** The adventure, the turn and the tiles that are left (ASH-26.6). */
function headLines({ view, word, width }: Showing<View>): Line[] {
  const tiles = view.track.map(({ colour, tile }) => word('screen.tile', { colour, tile: tile ?? '?' }));
  const turn = word('screen.turn', { turn: view.turn, left: view.track.length });
  const pieces = [
    line(word(`adventure.${view.adventure}`), 'title'),
    line(turn, view.track.length === 0 ? 'danger' : undefined),
    line(tiles.join(' '), 'fact'),
  ];
  return flow(pieces, width, ' · ');
}

const endLines = ({ view, say, width }: Showing<View>): Line[] =>
  (view.ending ?? []).flatMap(words => wrap(say(words), width, 12));
