// Cards on their way: what arrives comes from where it lay, what leaves flies to where it goes. Transforms and opacity only.

import type { TableEvent } from '@veillee/web/kit';
import { Icon } from '@veillee/web/kit';
import { motion } from 'motion/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Card, defOf } from '../content/cards.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { useReading } from './reading.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly id: string;
  readonly card: Card;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

const TRAVEL = 0.32;
const STAGGER = 0.06;
const MOST = 14;
const SWIFT: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/** The middle of a place on the screen. A player's piles that are not drawn are where the player is. */
function spotOf(zone: string): Spot | undefined {
  const seat = /^(?:deck|hand|discard)-(\d+)$/.exec(zone)?.[1];
  for (const name of seat === undefined ? [zone] : [zone, `seat-${seat}`])
    for (const element of document.querySelectorAll(`[data-zone="${name}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
  return undefined;
}

/** A card that has just come here starts from where it lay. */
export function useArrival(card: Card): RefObject<HTMLDivElement | null> {
  const { table } = useReading();
  const ref = useRef<HTMLDivElement>(null);
  const moves = useRef(table);
  moves.current = table;
  useLayoutEffect(() => {
    const { events, settings } = moves.current;
    const element = ref.current;
    if (!element || !settings.motion) return;
    const all = events.flatMap(event => event.moves ?? []);
    const at = all.findLastIndex(move => move.what === card);
    const move = all[at];
    const from = move && spotOf(move.from);
    if (!move || !from) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const shift = `translate(${from.x - x - width / 2}px, ${from.y - y - height / 2}px) scale(.35)`;
    const order = all.slice(0, at).filter(other => other.to === move.to).length;
    element.animate(
      [
        { transform: shift, opacity: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 1000 * (move.to.startsWith('rank') ? 0.45 : TRAVEL),
        delay: 1000 * STAGGER * order,
        easing: `cubic-bezier(${SWIFT.join()})`,
        fill: 'backwards',
      },
    );
  }, [card]);
  return ref;
}

/** Ghosts of cards that have left: to a pile, under the deck, out of the game. */
export function Flights() {
  const { table, eyes } = useReading();
  const { events, settings } = table;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(-1);

  useEffect(() => {
    const fresh = events.filter(event => event.n > seen.current);
    const last = fresh.at(-1);
    if (!last) return;
    // The first batch is the past: a table that is opened, not something that happens.
    const first = seen.current < 0 && fresh.length > 40;
    seen.current = last.n;
    if (!first && settings.motion) setFlights(flightsOf(fresh, `hand-${eyes}`));
  }, [events, eyes, settings.motion]);

  if (flights.length === 0) return null;
  return (
    <div className="thu-flights" aria-hidden="true">
      {flights.map(flight => (
        <Ghost
          key={flight.id}
          flight={flight}
          onDone={() => setFlights(now => now.filter(other => other !== flight))}
        />
      ))}
    </div>
  );
}

function flightsOf(events: readonly TableEvent[], hand: string): Flight[] {
  const moves = events.flatMap(({ n, moves = [] }) => moves.map(move => ({ ...move, n })));
  return moves
    .filter(({ to, what }) => to !== hand && !to.startsWith('rank-') && what.includes('#'))
    .slice(-MOST)
    .flatMap(({ what, from, to, n }, i) => {
      const [start, end] = [spotOf(from), spotOf(to) ?? spotOf(to.startsWith('dungeon') ? 'dungeon' : 'hall')];
      return start && end ? [{ id: `${n}-${what}`, card: what, from: start, to: end, delay: i * STAGGER }] : [];
    });
}

function Ghost({ flight, onDone }: { readonly flight: Flight; onDone(): void }) {
  const { card, from, to, delay } = flight;
  const def = defOf(card);
  const lift = Math.min(from.y, to.y) - 40;
  return (
    <motion.div
      className="thu-ghost"
      initial={{ x: from.x, y: from.y, scale: 1, opacity: 0 }}
      animate={{
        x: to.x,
        y: [from.y, Math.max(20, (from.y + to.y) / 2 - 30, lift), to.y],
        scale: 0.4,
        opacity: [0, 1, 1, 0],
      }}
      transition={{ duration: TRAVEL * 1.5, delay, ease: SWIFT }}
      onAnimationComplete={onDone}
    >
      <span className="thu-ghost-card" data-kind={kindOf(def)}>
        <Icon glyph={drawingOf(def)} size={44} />
      </span>
    </motion.div>
  );
}
