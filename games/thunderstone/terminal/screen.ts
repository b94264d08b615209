// Thunderstone in a terminal: the table as a player sees it, in some forty lines.

import type { Shown, Terminal } from '@veillee/kernel';
import type { View } from '../rules/view.ts';
import { dungeonLines } from './hall.ts';
import { handLines } from './hand.ts';
import { draw, flow, type Line, line } from './paint.ts';
import { playerLines } from './players.ts';
import { projections } from './projection.ts';
import { isActive, lookOf, type Showing } from './showing.ts';
import { villageLines } from './village.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const showing = lookOf(show);
    const found = projections(showing);
    const lines = [
      ...headerLines(showing),
      ...dungeonLines(showing, found),
      ...handLines(showing, found),
      ...villageLines(showing),
      ...playerLines(showing),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** The game, the turn, whose it is, and where that player stands. */
function headerLines(showing: Showing): Line[] {
  const { view, width } = showing;
  // A turn counts from the choice of its action.
  const begun = view.visit !== undefined || view.party !== undefined || showing.decision?.prompt === 'rest.destroy';
  const place = view.party ? 'screen.in.dungeon' : view.visit ? 'screen.in.village' : undefined;
  const whose =
    showing.seated && isActive(showing)
      ? showing.word('screen.turn.own')
      : showing.word('screen.turn.of', { player: showing.name(view.active) });
  const pieces: Line[] = [
    line(showing.word('screen.title'), 'title'),
    line(showing.word(`mode.${view.mode}`), 'fact'),
    line(showing.word('screen.turn', { turn: view.turn + (begun ? 0 : 1) })),
    line(whose, showing.seated && isActive(showing) ? 'good' : undefined),
    ...(place ? [line(showing.word(place))] : []),
  ];
  return flow(pieces, width, ' · ');
}
