// A seat's time in a timed game: counted down here between two messages, decided by the server.

import { useEffect, useState } from 'react';
import { Icon } from '../kit/controls/icon.tsx';
import { hourglass } from '../kit/glyphs.ts';
import { minutes, type SeatTime, timeLeft } from '../live/clock.ts';
import { useWords } from '../words.tsx';
import './players.css';

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
      {reserve > 0 && <small>+{minutes(reserve)}</small>}
    </span>
  );
}
