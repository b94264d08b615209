// Before everybody sits: the invitations to send.

import type { Seat } from '@veillee/kernel';
import { lazy, Suspense, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { Refused } from '../api.ts';
import { TopBar } from '../frame/top-bar.tsx';
import { invitationsAt } from '../keepsakes.ts';
import { Badge, Button, Toast } from '../kit/controls/controls.tsx';
import { brokenHeart, checkMark, share as shareGlyph } from '../kit/glyphs.ts';
import { Avatar } from '../kit/people/seat.tsx';
import type { Session } from '../live/session.ts';
import type { TableStore } from '../live/table-store.ts';
import { go, href } from '../navigate.ts';
import { emblemOf, seatInfos, seatNames } from '../who.ts';
import { troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { CloseTable, closeTable, isGuest, isHost, showOut } from './host.tsx';
import { Toasts } from './notices.tsx';
import './waiting-room.css';

export interface WaitingRoomProps {
  readonly facts: TableFacts;
  readonly session: Session;
  readonly store: TableStore;
}

export function WaitingRoom({ facts, session, store }: WaitingRoomProps) {
  const { word } = useWords();
  const invitations = invitationsAt(facts.id);
  const names = seatNames(facts.seats, word);
  const texts = useGameTexts(facts.game);
  const say = useSay(texts, names, undefined);
  const hosts = Object.keys(session.seats).some(seat => isHost(facts, Number(seat)));
  const [problem, setProblem] = useState<string>();
  const attempt = (deed: Promise<unknown>): void => {
    setProblem(undefined);
    deed.catch((error: unknown) => setProblem(troubleWord(word, error instanceof Refused ? error.code : 'internal')));
  };
  const link = (seat: Seat): string =>
    `${location.origin}${location.pathname}${href({ at: 'join', table: facts.id, code: invitations[seat] })}`;
  return (
    <div className="table-page">
      <TopBar
        game={facts.game}
        turn={undefined}
        seats={seatInfos(facts, names, Object.keys(session.seats).map(Number), [])}
        myTurn={false}
        onRules={() => go({ at: 'rulebook', game: facts.game, rule: undefined })}
        onMenu={() => go({ at: 'shelf' })}
      />
      <main className="waiting-page v-wood">
        <section className="invites">
          <div>
            <h1>{word('invite.title')}</h1>
            <p>{word('invite.text')}</p>
          </div>
          {facts.seats.map((info, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <div key={seat} className="seat v-paper">
              <Avatar emblem={emblemOf(seat)} size={48} />
              <div className="seat-words">
                <b className="seat-name">
                  {info.taken ? names[seat] : word(info.kind === 'open' ? 'seat.open' : 'seat.friend')}
                </b>
                <span className="seat-kind">
                  {info.role && texts && `${say({ text: `role.${info.role}` })} · `}
                  {word(info.taken ? 'invite.here' : 'invite.awaited')}
                </span>
              </div>
              {info.taken ? (
                <>
                  <Badge tone="good" glyph={checkMark}>
                    {word('invite.sits')}
                  </Badge>
                  {hosts && isGuest(info) && (
                    <Button look="quiet" onClick={() => attempt(showOut(facts, seat))}>
                      {word('host.outSure', { name: names[seat] ?? '' })}
                    </Button>
                  )}
                </>
              ) : (
                invitations[seat] && <Invitation link={link(seat)} seat={seat} />
              )}
            </div>
          ))}
          {hosts && (
            <div className="invite-close">
              <p>{word('invite.kept')}</p>
              {problem && (
                <Toast tone="bad" glyph={brokenHeart}>
                  {problem}
                </Toast>
              )}
              <CloseTable onSure={() => attempt(closeTable(facts))} />
            </div>
          )}
        </section>
      </main>
      <Toasts session={session} store={store} seat={undefined} />
    </div>
  );
}

const InvitationCode = lazy(async () => ({ default: (await import('./invitation-code.tsx')).InvitationCode }));

/** The ways to send a link: what the device shares with, a copy, a code to be read from this screen, and the link itself. */
function Invitation({ link, seat }: { readonly link: string; readonly seat: Seat }) {
  const { word } = useWords();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const shares = typeof navigator.share === 'function';
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: word('invite.shared'), url: link });
    } catch (error) {
      // Whoever thinks better of it has shared nothing, and that is all right.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  return (
    <div className="invitation">
      {shares && (
        <Button look="main" glyph={shareGlyph} onClick={() => void share()}>
          {word('invite.share')}
        </Button>
      )}
      <Button look={shares || copied ? 'plain' : 'main'} onClick={() => void copy()}>
        {word(copied ? 'invite.copied' : 'invite.copy')}
      </Button>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        {word(shown ? 'invite.code.hide' : 'invite.code')}
      </Button>
      {shown && (
        <Suspense fallback={<div className="invitation-code" aria-busy="true" />}>
          <InvitationCode link={link} label={word('invite.code.label', { seat: seat + 1 })} />
        </Suspense>
      )}
      <input
        className="field"
        readOnly
        aria-label={word('invite.link', { seat: seat + 1 })}
        value={link}
        onFocus={event => event.target.select()}
      />
    </div>
  );
}
