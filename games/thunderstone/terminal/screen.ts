// Thunderstone in a terminal: the table as a player sees it, in some forty lines.

import type { Shown, Terminal } from '@veillee/kernel';
import type { View } from '../rules/view.ts';
import { dungeonLines } from './hall.ts';
import { handLines } from './hand.ts';
import { isActive, type Look, lookOf } from './look.ts';
import { draw, flow, type Line, line } from './paint.ts';
import { playerLines } from './players.ts';
import { projections } from './projection.ts';
import { villageLines } from './village.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const look = lookOf(show);
    const found = projections(look);
    const lines = [
      ...headerLines(look),
      ...dungeonLines(look, found),
      ...handLines(look, found),
      ...villageLines(look),
      ...playerLines(look),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** The game, the turn, whose it is, and where that player stands. */
function headerLines(look: Look): Line[] {
  const { view, width } = look;
  // A turn counts from the choice of its action.
  const begun = view.visit !== undefined || view.party !== undefined || look.decision?.prompt === 'rest.destroy';
  const place = view.party ? 'screen.in.dungeon' : view.visit ? 'screen.in.village' : undefined;
  const whose =
    look.seated && isActive(look)
      ? look.word('screen.turn.own')
      : look.word('screen.turn.of', { player: look.name(view.active) });
  const pieces: Line[] = [
    line(look.word('screen.title'), 'title'),
    line(look.word(`mode.${view.mode}`), 'fact'),
    line(look.word('screen.turn', { turn: view.turn + (begun ? 0 : 1) })),
    line(whose, look.seated && isActive(look) ? 'good' : undefined),
    ...(place ? [line(look.word(place))] : []),
  ];
  return flow(pieces, width, ' · ');
}
