// Going back, before it happens: what it takes back, and whether chance is dealt anew.

import type { Seat } from '@veillee/kernel';
import { useEffect } from 'react';
import type { Way } from '../../server/protocol.ts';
import { Button } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import type { SeatInfo, TableEvent } from '../kit/table.ts';
import type { Session } from '../live/session.ts';
import type { TableStore } from '../live/table-store.ts';
import { type Say, useWords, type Word } from '../words.tsx';
import { type Counted, countOf } from './box.tsx';

/** "Takes back 7 answers, to your choice on Day 5. Chance is dealt anew." */
export function wayLine(
  word: Word,
  table: Counted | undefined,
  { answers, whose, turn, anew }: Way,
  names: readonly string[],
  reader?: Seat,
): string {
  const line = word('back.line', {
    answers,
    whose: whose === undefined ? 'nobody' : whose === reader ? 'mine' : 'theirs',
    name: names[whose ?? -1] ?? '',
    ...countOf(table ?? { game: '', options: {} }, turn ?? 0),
    known: turn === undefined ? 'no' : 'yes',
  });
  return `${line} ${word(anew ? 'back.anew' : 'back.same')}`;
}

interface GoingBackProps {
  readonly session: Session;
  readonly store: TableStore;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  /** The chronicle as this seat may know it: the choice is told there in words. */
  readonly log: readonly TableEvent[];
  readonly say: Say;
}

export function GoingBack({ session, store, seat, seats, log, say }: GoingBackProps) {
  const { word } = useWords();
  const { way, position } = session;
  const isOpen = way?.seat === seat;
  const chosen = way?.chosen;
  // Others play on meanwhile: what is said must be what will happen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something has happened, not when the answer comes
  useEffect(() => {
    if (isOpen) store.lookBack(seat, chosen);
  }, [position]);
  const names = seats.map(({ name }) => name);
  const told = way && log.find(event => event.at === way.to + 1);
  const others = seats.some(({ mine, bot }) => !mine && bot === undefined);
  // Around one screen nobody is “you”, and whoever else sits there is asked across the table.
  const shared = seats.filter(({ mine }) => mine).length > 1;
  const asked = seats.filter(info => info.mine && info.seat !== seat && !info.bot && way?.of?.includes(info.seat));
  const agreeing = { names: asked.map(({ name }) => name), count: asked.length };
  return (
    <Dialog
      title={word('back.title')}
      open={isOpen}
      onClose={() => store.stay()}
      buttons={
        <>
          <Button onClick={() => store.stay()}>{word('back.no')}</Button>
          <Button
            look="main"
            onClick={() => {
              store.stay();
              if (way) store.rewind(seat, way.to);
            }}
          >
            {others ? word('back.propose') : asked.length > 0 ? word('back.agreed', agreeing) : word('back.yes')}
          </Button>
        </>
      }
    >
      {way && (
        <>
          <p>{wayLine(word, session.facts, way, names, shared ? undefined : seat)}</p>
          {asked.length > 0 && <p>{word('back.of', { names: agreeing.names })}</p>}
          {told && <blockquote className="back-told">{say(told)}</blockquote>}
          {others && <p>{word('back.others')}</p>}
        </>
      )}
    </Dialog>
  );
}
