// Euthia in a terminal: scenario and round, the land around whoever looks, Offers and Quests, the Heroes, the fight.

import type { Shown, Terminal } from '@veillee/kernel';
import { type Showing, showingOf } from '@veillee/pieces/terminal';
import type { View } from '../rules/view.ts';
import { fightLines, heroLines, offerLines, questLines } from './heroes.ts';
import { mapLines } from './map.ts';
import { draw, flow, type Line, line } from './paint.ts';

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const showing = showingOf(show, show.view.turn.seat);
    const lines = [
      ...headLines(showing),
      ...mapLines(showing),
      ...offerLines(showing),
      ...questLines(showing),
      ...heroLines(showing),
      ...fightLines(showing),
    ];
    return draw(lines, show.width, show.colour);
  },
};

function headLines({ view, word, width }: Showing<View>): Line[] {
  const { scenario, round, rounds, bounties } = view;
  const counters = Object.entries(scenario.counters).map(([id, n]) =>
    line(word(`counter.${id}`, { n: n ?? 0 }), 'fact'),
  );
  const pieces = [
    line(word(`scenario.${scenario.id}`), 'title'),
    line(word('screen.round', { round, rounds })),
    ...(bounties.current ? [line(word('screen.bounty', { elite: word(`elite.${bounties.current}`) }), 'foe')] : []),
    ...counters,
  ];
  return flow(pieces, width, ' · ');
}
