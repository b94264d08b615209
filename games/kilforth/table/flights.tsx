// Cards on their way: what arrives comes from where it lay, what leaves flies to where it goes. Transforms and opacity only.

import { Icon, type TableEvent } from '@veillee/web/kit';
import { motion } from 'motion/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardById } from '../content/cards.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { cardOf, isCard, useReading } from './reading.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly id: string;
  readonly card: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

const TRAVEL = 0.32;
const STAGGER = 0.06;
const MOST = 12;
/** More events at once are a table that is opened, not something that happens. */
const OPENED = 40;
const SWIFT: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/** The middle of a place on the screen. What a hero holds lies where the hero is, if it is not drawn itself. */
function spotOf(zone: string): Spot | undefined {
  const seat = /^(?:hand|assets|loot|hero):(\d+)$/.exec(zone)?.[1];
  const names =
    seat === undefined ? [zone, zone.replace(/^discard:/, 'deck:')] : [zone, `hero:${seat}`, `seat:${seat}`];
  for (const name of names)
    for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(name)}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
  return undefined;
}

/** A card that has just come here starts from where it lay. */
export function useArrival(card: string): RefObject<HTMLDivElement | null> {
  const { table } = useReading();
  const ref = useRef<HTMLDivElement>(null);
  const moves = useRef(table);
  moves.current = table;
  useLayoutEffect(() => {
    const { events, settings } = moves.current;
    const element = ref.current;
    if (!element || !settings.motion) return;
    const move = events.flatMap(event => event.moves ?? []).findLast(({ what }) => what === card);
    const from = move && spotOf(move.from);
    if (!from) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    element.animate(
      [
        {
          transform: `translate(${from.x - x - width / 2}px, ${from.y - y - height / 2}px) scale(.35)`,
          opacity: 0.3,
        },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 1000 * TRAVEL, easing: `cubic-bezier(${SWIFT.join()})`, fill: 'backwards' },
    );
  }, [card]);
  return ref;
}

/** Ghosts of cards that go elsewhere: to a pile, to a region, to another hero. */
export function Flights() {
  const { table, eyes } = useReading();
  const { events, settings } = table;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(-1);
  useEffect(() => {
    const fresh = events.filter(event => event.n > seen.current);
    const last = fresh.at(-1);
    if (!last) return;
    const opened = seen.current < 0 && fresh.length > OPENED;
    seen.current = last.n;
    if (!opened && settings.motion) setFlights(flightsOf(fresh, `hand:${eyes}`));
  }, [events, eyes, settings.motion]);
  if (flights.length === 0) return null;
  return (
    <div className="kil-flights" aria-hidden="true">
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
  return events
    .flatMap(({ n, moves = [] }) => moves.map(move => ({ ...move, n })))
    .filter(({ to, what }) => to !== hand && isCard(what))
    .slice(-MOST)
    .flatMap(({ what, from, to, n }, i) => {
      const [start, end] = [spotOf(from), spotOf(to)];
      return start && end ? [{ id: `${n}-${what}`, card: what, from: start, to: end, delay: i * STAGGER }] : [];
    });
}

function Ghost({ flight, onDone }: { readonly flight: Flight; onDone(): void }) {
  const { card, from, to, delay } = flight;
  const def = cardById(cardOf(card));
  return (
    <motion.div
      className="kil-ghost"
      initial={{ x: from.x, y: from.y, scale: 1, opacity: 0 }}
      animate={{
        x: to.x,
        y: [from.y, Math.max(20, Math.min((from.y + to.y) / 2 - 30, from.y, to.y)), to.y],
        scale: 0.5,
        opacity: [0, 1, 1, 0],
      }}
      transition={{ duration: TRAVEL * 1.6, delay, ease: SWIFT }}
      onAnimationComplete={onDone}
    >
      <span className="kil-ghost-card" data-kind={kindOf(def)}>
        <Icon glyph={drawingOf(def)} size={36} />
      </span>
    </motion.div>
  );
}
