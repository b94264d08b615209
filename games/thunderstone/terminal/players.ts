// The other players: a line each, and the hand of whoever shows it.

import type { Seat } from '@veillee/kernel';
import { defOf } from '../content/cards.ts';
import { cells, flow, heading, type Line, line, span } from './paint.ts';
import { cardName, counted, figure, named, type Showing } from './showing.ts';

export function playerLines(showing: Showing): Line[] {
  const others = showing.view.players.map((_, seat) => seat).filter(seat => seat !== showing.eyes);
  if (others.length === 0) return [];
  return [
    ...heading(line(showing.word('screen.others'), 'title'), showing.width),
    ...others.flatMap(seat => playerLine(showing, seat)),
  ];
}

function playerLine(showing: Showing, seat: Seat): Line[] {
  const { view, width } = showing;
  const player = view.players[seat];
  if (!player) return [];
  const top = player.discard.at(-1);
  const active = view.active === seat;
  const pieces: Line[] = [
    [span(active ? '▸ ' : '  ', 'good'), span(showing.name(seat), 'title')],
    figure(showing, 'screen.xp', player.xp, 'xp'),
    line(showing.word('screen.cards.hand', { count: player.handCount }), 'fact'),
    line(showing.word('screen.cards.deck', { count: player.deckCount }), 'fact'),
    line(showing.word('screen.cards.discard', { count: player.discardCount }), 'fact'),
    ...(top ? [line(showing.word('screen.top', { card: cardName(showing, defOf(top)) }), 'fact')] : []),
  ];
  const lines = flow(pieces, width);
  if (player.hand && player.hand.length > 0) {
    const words = player.revealed ? 'screen.shows' : 'screen.holds';
    const room = width - 4 - cells(showing.word(words, { names: '' }));
    lines.push(line(`    ${showing.word(words, { names: named(showing, counted(showing, player.hand), room) })}`));
  }
  return lines;
}
