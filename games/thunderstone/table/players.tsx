// What everybody knows of the others: XP, deck, last card gained, a hand that lies open. And the Village score pile.

import type { Seat, Text } from '@veillee/kernel';
import { Icon, Note, Peek, type SeatLine, type TableEvent } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import { named } from '../rules/piles.ts';
import { DISCARD, HAND, RANK, SEAT, STACK } from '../rules/places.ts';
import { vpOf } from '../rules/scoring.ts';
import { artOf } from './drawings.ts';
import { inspected } from './face.tsx';
import { counted, type Reading, useReading } from './reading.ts';

/** The last card that each seat gained, as far as the chronicle tells: what was taken back was never gained. */
export function gainsIn(log: readonly TableEvent[]): ReadonlyMap<Seat, Text> {
  const gains = new Map<Seat, Text>();
  for (const { moves = [], brings } of log)
    for (const { what, from, to } of moves) {
      const [seat] = DISCARD.read(to) ?? [];
      const way = RANK.is(from) ? 'took' : STACK.is(from) ? (brings?.coins.xp ? 'trained' : 'bought') : undefined;
      if (seat !== undefined && way !== undefined)
        gains.set(seat, { text: `table.gained.${way}`, with: { card: named(what) } });
    }
  return gains;
}

export function seatLine(reading: Reading, gains: ReadonlyMap<Seat, Text>, seat: Seat): SeatLine {
  const { view, word } = reading;
  const player = view.players[seat];
  if (!player) return {};
  const gained = gains.get(seat);
  const { deckCount: deck, handCount: hand, discardCount: discard } = player;
  const facts = word('table.seat', { cards: deck + hand + discard, hand });
  return {
    figure: <span className="thu-xp">{word('table.xp', { n: player.xp })}</span>,
    short: player.xp,
    note: (
      <>
        <span data-zone={SEAT.make(seat)} title={word('table.seat.piles', { deck, hand, discard })}>
          {gained ? `${facts}, ${reading.table.say(gained)}` : facts}
        </span>
        {seat !== reading.eyes && <OpenHand reading={reading} seat={seat} />}
      </>
    ),
  };
}

/** A hand that lies open: drawings in a row, each card one hover away. */
function OpenHand({ reading, seat }: { readonly reading: Reading; readonly seat: Seat }) {
  const { view, word, name } = reading;
  const player = view.players[seat];
  if (!player?.hand || !player.revealed || player.hand.length === 0) return null;
  const inDungeon = view.active === seat && view.party !== undefined;
  return (
    <span className="thu-open-hand" data-zone={HAND.make(seat)}>
      <small>{word(inDungeon ? 'table.seat.dungeon' : 'table.seat.open')}</small>
      {counted(player.hand).map(({ def, count }) => (
        <Peek key={def.id} name={name(def)} {...artOf(def)} count={count} inspect={() => inspected(reading, def)} />
      ))}
    </span>
  );
}

/** Solo and together: what reached the Village against what was won so far. */
export function ScorePile() {
  const { view, word, own, table } = useReading();
  if (view.mode === 'standard') return null;
  const grace = view.mode === 'coop' ? Math.max(0, 3 * view.players.length - view.turn) : 0;
  const mine = own.deck && own.hand ? vpOf([...own.deck, ...own.hand, ...own.discard]) : undefined;
  const alone = table.seats.length === 1;
  return (
    <section className="thu-score">
      <h3 className="v-section">{word('table.score')}</h3>
      <p className="thu-score-sum">
        <Icon glyph={laurels} size={22} />
        <b className="v-figures">{view.escaped.vp ?? '?'}</b>
        <span>{word('table.score.cards', { count: view.escaped.count })}</span>
      </p>
      {mine !== undefined && <p>{word(alone ? 'table.score.own' : 'table.score.mine', { vp: mine })}</p>}
      <Note
        text={
          grace > 0
            ? word('table.score.grace', { turns: grace })
            : word(view.halted ? 'table.score.halted' : 'table.score.advance')
        }
        rule="THU-23.3"
      />
    </section>
  );
}
