// What the table has to say besides the game: a lost connection, a refusal, a wish to go back, an invitation.

import type { Params, Seat } from '@veillee/kernel';
import { type ReactNode, useState } from 'react';
import { Button, Toast } from '../kit/controls/controls.tsx';
import { brokenHeart, campfire, cycle } from '../kit/glyphs.ts';
import type { Session } from '../live/session.ts';
import type { TableStore } from '../live/table-store.ts';
import { href } from '../navigate.ts';
import { seatNames } from '../who.ts';
import { troubleWord, useWords } from '../words.tsx';
import { wayLine } from './going-back.tsx';

export function Toasts({
  session,
  store,
  seat,
  said,
  onward,
}: {
  readonly session: Session;
  readonly store: TableStore;
  readonly seat: Seat | undefined;
  /** What somebody has just said. */
  readonly said?: ReactNode;
  /** Where the table goes on, if everybody is taken there: then nobody need be invited. */
  readonly onward?: ReactNode;
}) {
  const { word } = useWords();
  const { invited } = session;
  const names = session.facts ? seatNames(session.facts.seats, word) : [];
  const [told, setTold] = useState(false);
  const asker = (by: Seat): Params => ({ whose: by === seat ? 'mine' : 'theirs', name: names[by] ?? '' });
  return (
    <div className="toasts">
      {said}
      {session.link === 'lost' && (
        <Toast tone="bad" glyph={brokenHeart} action={<Deed word={word('retry')} onClick={() => store.retry()} />}>
          {word('link.lost')}
        </Toast>
      )}
      {session.troubles.map(trouble => (
        <Toast
          key={trouble.n}
          tone="bad"
          glyph={brokenHeart}
          action={<Deed word={word('close')} onClick={() => store.dismiss(trouble.n)} />}
        >
          {troubleWord(word, trouble.error.code)}
        </Toast>
      ))}
      {session.reseated && !told && (
        <Toast glyph={cycle} action={<Deed word={word('close')} onClick={() => setTold(true)} />}>
          {word('link.reseated')}
        </Toast>
      )}
      {session.requests.map(request => (
        <Toast
          key={request.request}
          glyph={cycle}
          action={
            seat !== undefined && request.waitingFor.includes(seat) ? (
              <div className="toast-answers">
                <Button onClick={() => store.consent(seat, request.request, false)}>{word('back.refuse')}</Button>
                <Button look="option" onClick={() => store.consent(seat, request.request, true)}>
                  {word('back.agree')}
                </Button>
              </div>
            ) : seat !== undefined && request.seat === seat ? (
              <button type="button" className="link" onClick={() => store.consent(seat, request.request, false)}>
                {word('back.withdraw')}
              </button>
            ) : undefined
          }
        >
          {request.again
            ? word('back.askedAgain', { ...asker(request.seat), answers: request.answers })
            : `${word('back.asked', asker(request.seat))} ${wayLine(word, session.facts, request, names, seat)}`}
        </Toast>
      ))}
      {onward}
      {invited && !onward && (
        <Toast
          tone="good"
          glyph={campfire}
          action={
            <a className="link" href={href({ at: 'join', table: invited.table, code: invited.code })}>
              {word('over.sit')}
            </a>
          }
        >
          {word('over.invited')}
        </Toast>
      )}
    </div>
  );
}

/** What one can do about it. */
const Deed = ({ word, onClick }: { readonly word: string; onClick(): void }) => (
  <button type="button" className="link" onClick={onClick}>
    {word}
  </button>
);
