// Gloom of Kilforth in a terminal: the table as a player sees it, what is nearest to the question at the bottom.

import type { Shown, Terminal } from '@veillee/kernel';
import { LAST_DAY } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { aroundLines } from './around.ts';
import { contestLines } from './contest.ts';
import { heroLines } from './hero.ts';
import { offeredLines } from './offered.ts';
import { draw, flow, type Line, line, wrap } from './paint.ts';
import { ancientLines, playerLines } from './players.ts';
import { realmLines } from './realm.ts';
import { lookOf, nameOf, type Showing, textOf } from './showing.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const showing = lookOf(show);
    const lines = [
      ...headerLines(showing),
      ...realmLines(showing),
      ...ancientLines(showing),
      ...playerLines(showing),
      ...(showing.view.fight ? [] : aroundLines(showing)),
      ...heroLines(showing),
      ...offeredLines(showing),
      ...contestLines(showing),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** The game, the Day and whose turn it is; the Weather. */
function headerLines(showing: Showing): Line[] {
  const { view, width, eyes, seated } = showing;
  const mine = seated && view.active === eyes;
  const whose = mine
    ? showing.word('screen.turn.own')
    : view.active === undefined
      ? ''
      : showing.word('screen.turn.of', { player: showing.name(view.active) });
  const pieces: Line[] = [
    line(showing.word('screen.title'), 'title'),
    line(showing.word(`mode.${view.mode}`), 'fact'),
    line(showing.word(`setup.difficulty.${view.house.difficulty}`), 'fact'),
    ...(view.phase === 'setup'
      ? []
      : [
          line(showing.word(view.phase === 'night' ? 'screen.night' : 'screen.day', { day: view.day, last: LAST_DAY })),
        ]),
    ...(whose === '' ? [] : [line(whose, mine ? 'good' : undefined)]),
  ];
  const { weather } = view;
  return [
    ...flow(pieces, width, ' · '),
    ...(weather
      ? wrap(
          showing.word('screen.weather', { card: nameOf(showing, weather), text: textOf(showing, weather) }),
          width,
          2,
          'gloom',
        )
      : []),
  ];
}
