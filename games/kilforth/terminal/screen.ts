// Gloom of Kilforth in a terminal: the table as a player sees it, what is nearest to the question at the bottom.

import type { Shown, Terminal } from '@veillee/kernel';
import { LAST_DAY } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { aroundLines } from './around.ts';
import { contestLines } from './contest.ts';
import { heroLines } from './hero.ts';
import { type Look, lookOf, nameOf, textOf } from './look.ts';
import { offeredLines } from './offered.ts';
import { draw, flow, type Line, line, wrap } from './paint.ts';
import { ancientLines, playerLines } from './players.ts';
import { realmLines } from './realm.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const look = lookOf(show);
    const lines = [
      ...headerLines(look),
      ...realmLines(look),
      ...ancientLines(look),
      ...playerLines(look),
      ...(look.view.fight ? [] : aroundLines(look)),
      ...heroLines(look),
      ...offeredLines(look),
      ...contestLines(look),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** The game, the Day and whose turn it is; the Weather. */
function headerLines(look: Look): Line[] {
  const { view, width, eyes, seated } = look;
  const mine = seated && view.active === eyes;
  const whose = mine
    ? look.word('screen.turn.own')
    : view.active === undefined
      ? ''
      : look.word('screen.turn.of', { player: look.name(view.active) });
  const pieces: Line[] = [
    line(look.word('screen.title'), 'title'),
    line(look.word(`mode.${view.mode}`), 'fact'),
    line(look.word(`setup.difficulty.${view.house.difficulty}`), 'fact'),
    ...(view.phase === 'setup'
      ? []
      : [line(look.word(view.phase === 'night' ? 'screen.night' : 'screen.day', { day: view.day, last: LAST_DAY }))]),
    ...(whose === '' ? [] : [line(whose, mine ? 'good' : undefined)]),
  ];
  const { weather } = view;
  return [
    ...flow(pieces, width, ' · '),
    ...(weather
      ? wrap(
          look.word('screen.weather', { card: nameOf(look, weather), text: textOf(look, weather) }),
          width,
          2,
          'gloom',
        )
      : []),
  ];
}
