// What was read out of late, at the moment of it: it lies open until it is put away. Whoever comes to a table under way has heard it before.

import type { TableProps } from '@veillee/web/kit';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type Tale, taleIn } from '../rules/legend/tale.ts';
import type { View } from '../rules/view.ts';

export interface Tales {
  readonly tales: readonly Tale[];
  /** Changes with them. */
  readonly piece: string;
  putAway(): void;
}

const NONE: Tales = { tales: [], piece: '', putAway() {} };
export const TalesContext = createContext(NONE);
export const useTales = (): Tales => useContext(TalesContext);

/** So many lie there at once, the last of them: the chronicle has all. */
const MOST = 2;

/** In its first week a campaign begins with what is read out then, for whoever comes to it. */
const isYoung = ({ legend }: View): boolean =>
  legend !== undefined && legend.week <= 1 && (legend.diary ?? []).length === 0;

/** Kept while the map and its boards change places. Whoever has answered since has gone on. */
export function useTelling({ view, log, acted, replaying, telling, seat }: TableProps<View>): Tales {
  const last = log.at(-1)?.n ?? -1;
  const [read, setRead] = useState(() => (isYoung(view) ? -1 : last));
  // What was taken back and happens otherwise is read anew.
  useEffect(() => {
    if (last < read) setRead(last);
  }, [last, read]);
  useEffect(() => {
    if (acted > 0) setRead(last);
  }, [acted]);
  return useMemo(() => {
    if (replaying || telling || seat === undefined) return NONE;
    const events = log.filter(({ n }) => n > read).flatMap(event => taleIn(event) ?? []);
    return events.length === 0
      ? NONE
      : { tales: events.slice(-MOST), piece: `${read} ${events.length}`, putAway: () => setRead(last) };
  }, [replaying, telling, seat, log, read, last]);
}
