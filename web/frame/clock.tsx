// A seat's time in a timed game: counted down here between two messages, decided by the server.

import { useEffect, useState } from 'react';
import { hourglass } from '../kit/glyphs.ts';
import { Icon } from '../kit/icon.tsx';
import type { SeatInfo } from '../kit/table.ts';
import { useWords } from '../words.tsx';

type SeatTime = NonNullable<SeatInfo['clock']>;

/** Milliseconds before the reserve is touched, and what is left of the reserve. */
export function timeLeft({ left, reserve, runs, at }: SeatTime, now: number): { turn: number; reserve: number } {
  const rest = Math.max(0, runs ? left - Math.max(0, now - at) : left);
  return { turn: Math.max(0, rest - reserve), reserve: Math.min(reserve, rest) };
}

/** "1:05". A second that has begun counts. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const SHORT = 15_000;

export function ClockFace({ clock }: { readonly clock: SeatTime }) {
  const { word } = useWords();
  const [now, setNow] = useState(() => performance.now());
  const { runs } = clock;
  useEffect(() => {
    setNow(performance.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  // A message may be newer than the last tick.
  const { turn, reserve } = timeLeft(clock, Math.max(now, clock.at));
  return (
    <span
      className="clock v-figures"
      role="timer"
      data-runs={runs || undefined}
      data-short={(runs && turn < SHORT) || undefined}
      aria-label={word('clock.label', { turn: minutes(turn), reserve: minutes(reserve) })}
    >
      <Icon glyph={hourglass} size={15} />
      <b>{minutes(turn)}</b>
      <small>+{minutes(reserve)}</small>
    </span>
  );
}
