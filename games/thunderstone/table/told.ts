// The last battle, while it is told: what it came to, how far the telling is, and when it ends. It never waits for anybody.

import type { Params } from '@veillee/kernel';
import type { TableEvent } from '@veillee/web/kit';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { cardById } from '../content/cards.ts';
import type { Battle } from '../rules/battle.ts';
import { isBattle } from './detail.tsx';
import { arithmetic, effectLines, type Line } from './ledger.ts';
import { seatOf } from './players.tsx';
import type { Reading } from './reading.ts';

export interface Told {
  readonly n: number;
  /** It was fought by whose eyes these are. */
  readonly own: boolean;
  readonly headline: string;
  readonly player: Params[string];
  readonly battle: Battle;
  readonly lines: readonly Line[];
  readonly aftermath: readonly { readonly text: string; readonly rule?: string | undefined }[];
}

export interface Telling {
  readonly told: Told | undefined;
  /** Lines, result and aftermath said so far. */
  readonly shown: number;
  readonly whole: boolean;
  /** Shows the rest; when all is shown, puts it away. */
  next(): void;
  /** Stays while somebody reads it. */
  keep(on: boolean): void;
}

const SILENT: Telling = { told: undefined, shown: 0, whole: false, next: () => undefined, keep: () => undefined };
export const TellingContext = createContext<Telling>(SILENT);
export const useTelling = (): Telling => useContext(TellingContext);

/** What may follow a battle and belongs to it. */
const AFTERMATH = new Set([
  'log.destroy',
  'log.disease',
  'log.xp',
  'log.spoils',
  'log.under',
  'log.escaped',
  'log.stone.taken',
]);
/** How long a told battle stays, in milliseconds: one's own, another's, and on the slip, where it is in nobody's way. */
const STAYS = 5000;
const STAYS_SHORTLY = 1800;
const STAYS_ON_SLIP = 12_000;

export function useTeller(reading: Reading): Telling {
  const { table, eyes, decision } = reading;
  const { events, settings } = table;
  const [told, setTold] = useState<Told | undefined>(undefined);
  const [shown, setShown] = useState(0);
  const [kept, setKept] = useState(false);
  const seen = useRef(-1);

  useEffect(() => {
    const fought = ({ text, n }: TableEvent): boolean =>
      (text === 'log.victory' || text === 'log.defeat') && n > seen.current;
    const mine = events.findLastIndex(event => fought(event) && seatOf(event) === eyes);
    const at = mine >= 0 ? mine : events.findLastIndex(fought);
    const event = events[at];
    if (!event || !isBattle(event.detail)) return;
    seen.current = events.at(-1)?.n ?? event.n;
    setTold(tellBattle(reading, event, event.detail, events.slice(at + 1)));
    setShown(0);
    setKept(false);
  }, [events, reading, eyes]);

  const count = told ? told.lines.length + 1 + told.aftermath.length : 0;
  const pace = settings.motion ? settings.pace : 0;
  // Who is asked something wants the result, not the steps.
  const atOnce = pace === 0 || decision !== undefined;
  const stays = decision ? STAYS_ON_SLIP : told?.own ? STAYS : STAYS_SHORTLY;
  useEffect(() => {
    if (!told) return;
    if (atOnce && shown < count) return setShown(count);
    if (shown >= count && kept) return;
    const timer = setTimeout(
      () => (shown < count ? setShown(shown + 1) : setTold(undefined)),
      shown < count ? 500 / Math.max(1, pace) : stays,
    );
    return () => clearTimeout(timer);
  }, [told, shown, count, pace, kept, atOnce, stays]);

  return {
    told,
    shown,
    whole: shown >= count,
    next: () => (shown < count ? setShown(count) : setTold(undefined)),
    keep: setKept,
  };
}

function tellBattle(reading: Reading, event: TableEvent, battle: Battle, later: readonly TableEvent[]): Told {
  const { table, word, name } = reading;
  const target = cardById(battle.target);
  const effects = effectLines(reading, { target, battle });
  const first = effects.filter(
    ({ rule }) => rule === 'THU-7.5' || rule === 'THU-12.5' || rule === 'THU-12.9' || rule === 'THU-11.10',
  );
  const until = later.findIndex(({ text }) => text === 'log.hall.refill' || text === 'log.hall.empty');
  return {
    n: event.n,
    own: seatOf(event) === reading.eyes,
    player: event.with?.player ?? '',
    headline: word('table.battle', {
      player: event.with?.player ?? '',
      card: name(target),
      rank: battle.rank,
    }),
    battle,
    lines: [...first, ...arithmetic(reading, target, battle)],
    aftermath: (until < 0 ? later : later.slice(0, until))
      .filter(({ text }) => AFTERMATH.has(text))
      .map(({ text, with: params, rule }) => ({ text: table.say(params ? { text, with: params } : { text }), rule })),
  };
}
