// The other players: a line each, and the hand of whoever shows it.

import type { Seat } from '@veillee/kernel';
import { defOf } from '../content/cards.ts';
import { cardName, counted, figure, type Look, named } from './look.ts';
import { cells, flow, heading, type Line, line, span } from './paint.ts';

export function playerLines(look: Look): Line[] {
  const others = look.view.players.map((_, seat) => seat).filter(seat => seat !== look.eyes);
  if (others.length === 0) return [];
  return [
    ...heading(line(look.word('screen.others'), 'title'), look.width),
    ...others.flatMap(seat => playerLine(look, seat)),
  ];
}

function playerLine(look: Look, seat: Seat): Line[] {
  const { view, width } = look;
  const player = view.players[seat];
  if (!player) return [];
  const top = player.discard.at(-1);
  const active = view.active === seat;
  const pieces: Line[] = [
    [span(active ? '▸ ' : '  ', 'good'), span(look.name(seat), 'title')],
    figure(look, 'screen.xp', player.xp, 'xp'),
    line(look.word('screen.cards.hand', { count: player.handCount }), 'fact'),
    line(look.word('screen.cards.deck', { count: player.deckCount }), 'fact'),
    line(look.word('screen.cards.discard', { count: player.discardCount }), 'fact'),
    ...(top ? [line(look.word('screen.top', { card: cardName(look, defOf(top)) }), 'fact')] : []),
  ];
  const lines = flow(pieces, width);
  if (player.hand && player.hand.length > 0) {
    const words = player.revealed ? 'screen.shows' : 'screen.holds';
    const room = width - 4 - cells(look.word(words, { names: '' }));
    lines.push(line(`    ${look.word(words, { names: named(look, counted(look, player.hand), room) })}`));
  }
  return lines;
}
