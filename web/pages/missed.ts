// Around one screen: what happened since a player last chose, for when they take the screen back.

import type { Seat } from '@veillee/kernel';
import { useRef, useState } from 'react';
import type { WireEvent } from '../../server/protocol.ts';
import { heardBy } from '../live/session.ts';

/** Who has the screen, and the last event that they knew when they chose before. */
export interface Since {
  readonly seat: Seat;
  readonly n: number;
}

const NOTHING: readonly WireEvent[] = [];

/** What these eyes may know of what happened since; nothing for anybody else. */
export const missedBy = (log: readonly WireEvent[], since: Since | undefined, eyes: Seat | undefined) =>
  since === undefined || since.seat !== eyes ? NOTHING : heardBy(log, eyes).filter(({ n }) => n > since.n);

export function useMissed(log: readonly WireEvent[]) {
  const chosen = useRef(new Map<Seat, number>());
  const [since, setSince] = useState<Since>();
  return {
    /** Somebody takes the screen. Whoever has not chosen yet has missed nothing. */
    take(seat: Seat): void {
      const n = chosen.current.get(seat);
      setSince(n === undefined ? undefined : { seat, n });
    },
    choose(seat: Seat): void {
      chosen.current.set(seat, log.at(-1)?.n ?? -1);
      setSince(undefined);
    },
    by: (eyes: Seat | undefined): readonly WireEvent[] => missedBy(log, since, eyes),
  };
}
