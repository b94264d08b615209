// Cards on their way: what arrives comes from where it lay, what leaves flies to where it goes. Transforms and opacity only.

import type { Move, Seat } from '@veillee/kernel';
import { motion } from 'motion/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Kind } from '../numbers/meaning.ts';
import { Bust, type Likeness } from '../people/portrait.tsx';
import type { TableEvent } from '../table.ts';
import { useTable } from '../touch/thing.ts';
import './flights.css';

/** What a game says about its cards and the places they move between. */
export interface FlightPlan {
  /** The `data-zone` of a place, then of those that stand for it where it is not drawn. */
  zones(zone: string, end: 'from' | 'to'): readonly string[];
  /** Whether a ghost shows this move to these eyes. What arrives where it is drawn moves by itself (`useArrival`). */
  flies(move: Move, eyes: Seat): boolean;
  face(what: string): { readonly kind: Kind; readonly glyph: string; readonly likeness?: Likeness | undefined };
  /** Moves that take longer than a card's way to a hand, in seconds. */
  slow?(move: Move): number | undefined;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly id: string;
  readonly what: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

const TRAVEL = 0.32;
const STAGGER = 0.06;
const MOST = 14;
/** More events at once are a table that is opened, not something that happens. */
const OPENED = 40;
const SWIFT: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/** The middle of a place on the screen. */
function spotOf(zones: readonly string[]): Spot | undefined {
  for (const zone of zones)
    for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
  return undefined;
}

/** A card that has just come here starts from where it lay. */
export function useArrival(what: string, plan: FlightPlan): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(useTable());
  latest.current = useTable();
  useLayoutEffect(() => {
    const { events, settings } = latest.current;
    const element = ref.current;
    if (!element || !settings.motion) return;
    const all = events.flatMap(event => event.moves ?? []);
    const at = all.findLastIndex(move => move.what === what);
    const move = all[at];
    const from = move && spotOf(plan.zones(move.from, 'from'));
    if (!move || !from) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const shift = `translate(${from.x - x - width / 2}px, ${from.y - y - height / 2}px) scale(.35)`;
    const before = all.slice(0, at).filter(other => other.to === move.to).length;
    element.animate(
      [
        { transform: shift, opacity: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 1000 * (plan.slow?.(move) ?? TRAVEL),
        delay: 1000 * STAGGER * before,
        easing: `cubic-bezier(${SWIFT.join()})`,
        fill: 'backwards',
      },
    );
  }, [what, plan]);
  return ref;
}

/** Ghosts of cards that go elsewhere: to a pile, to another player, out of the game. */
export function Flights({ plan, eyes }: { readonly plan: FlightPlan; readonly eyes: Seat }) {
  const { events, settings } = useTable();
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(-1);
  useEffect(() => {
    const fresh = events.filter(event => event.n > seen.current);
    const last = fresh.at(-1);
    if (!last) return;
    const opened = seen.current < 0 && fresh.length > OPENED;
    seen.current = last.n;
    if (opened || !settings.motion) return;
    const next = flightsOf(fresh, plan, eyes);
    // Most news moves no card: nothing is drawn anew for it.
    setFlights(now => (now.length === 0 && next.length === 0 ? now : next));
  }, [events, settings.motion, plan, eyes]);
  if (flights.length === 0) return null;
  return (
    <div className="v-flights" aria-hidden="true">
      {flights.map(flight => (
        <Ghost
          key={flight.id}
          flight={flight}
          plan={plan}
          onDone={() => setFlights(now => now.filter(other => other !== flight))}
        />
      ))}
    </div>
  );
}

function flightsOf(events: readonly TableEvent[], plan: FlightPlan, eyes: Seat): Flight[] {
  return events
    .flatMap(({ n, moves = [] }) => moves.map(move => ({ n, move })))
    .filter(({ move }) => plan.flies(move, eyes))
    .slice(-MOST)
    .flatMap(({ n, move: { what, from, to } }, i) => {
      const [start, end] = [spotOf(plan.zones(from, 'from')), spotOf(plan.zones(to, 'to'))];
      return start && end ? [{ id: `${n}-${what}`, what, from: start, to: end, delay: i * STAGGER }] : [];
    });
}

interface GhostProps {
  readonly flight: Flight;
  readonly plan: FlightPlan;
  onDone(): void;
}

function Ghost({ flight: { what, from, to, delay }, plan, onDone }: GhostProps) {
  const { kind, glyph, likeness } = plan.face(what);
  const top = Math.max(20, Math.min((from.y + to.y) / 2 - 30, from.y, to.y));
  return (
    <motion.div
      className="v-ghost"
      initial={{ x: from.x, y: from.y, scale: 1, opacity: 0 }}
      animate={{ x: to.x, y: [from.y, top, to.y], scale: 0.45, opacity: [0, 1, 1, 0] }}
      transition={{ duration: TRAVEL * 1.5, delay, ease: SWIFT }}
      onAnimationComplete={onDone}
    >
      <span className="v-ghost-card" data-kind={kind}>
        <Bust of={likeness} glyph={glyph} size="56%" />
      </span>
    </motion.div>
  );
}
