// Telling: the scene that is told now, the verdict that is still read, and what of the news has been heard that way.

import { useCallback, useMemo, useState } from 'react';
import type { Scene } from '../kit/story/scene.ts';
import type { TableEvent, TableProps } from '../kit/table.ts';
import type { TableFrameProps } from './frame-props.ts';
import { useSkip } from './use-skip.ts';

export interface Told {
  /** The scene that is being told: the table shows what was before it. */
  readonly telling: Scene | undefined;
  /** The scene of the news that the table shows. */
  readonly told: Scene | undefined;
  /** The same, or the last one with a verdict: whoever is asked next still reads it. */
  readonly verdict: Scene | undefined;
  /** The scene that was told last. */
  readonly heard: Scene | undefined;
  /** Whoever answers has read the verdict. */
  forget(): void;
}

const NOTHING: readonly TableEvent[] = [];

type Sources = Pick<TableFrameProps, 'board' | 'seat' | 'fresh' | 'log' | 'telling'>;

export function useTelling({ board, seat, fresh, log, telling: now }: Sources, say: TableProps['say']): Told {
  const scenes = board?.scene;
  const tell = useCallback(
    (events: readonly TableEvent[]): Scene | undefined =>
      events.length === 0 ? undefined : scenes?.(events, { seat, say }),
    [scenes, seat, say],
  );
  const held = now?.events;
  const telling = useMemo(() => held && tell(held), [held, tell]);
  const told = useMemo(() => tell(fresh), [fresh, tell]);
  useSkip(telling?.from, () => now?.skip());
  // Others may have played since; what was taken back is no verdict any more.
  const [kept, setKept] = useState(NOTHING);
  if (told?.verdict && kept !== fresh) setKept(fresh);
  const lastSaid = log.at(-1)?.n ?? -1;
  const verdict = told ?? (kept.every(({ n }) => n <= lastSaid) ? tell(kept) : undefined);
  const forget = useCallback(() => setKept(NOTHING), []);
  return { telling, told, verdict, heard: useLast(telling), forget };
}

/** What it last was, where it is no more. */
function useLast<T>(now: T | undefined): T | undefined {
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}
