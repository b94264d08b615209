// How the page calls somebody who looks elsewhere: the title, a dot on its icon, a sound, a notification if they wish; and
// what others say, for a while, while the talk is out of sight.

import type { Seat } from '@veillee/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import { currentSettings } from '../keepsakes.ts';
import { Avatar } from '../kit/people/seat.tsx';
import { emblemOf } from '../who.ts';
import { useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import './calls.css';

export interface TalkRead {
  /** Lines that were not seen in the talk yet. */
  readonly unread: number;
  onRead(): void;
  /** Said by others since this page was opened, not seen yet. */
  readonly heard: readonly ChatLine[];
}

/** What was said before one came counts as read. */
export function useTalk(chat: readonly ChatLine[], mine: readonly Seat[]): TalkRead {
  const [read, setRead] = useState(chat.length);
  const onRead = useCallback(() => setRead(chat.length), [chat.length]);
  const heard = chat.slice(read).filter(line => line.seat === undefined || !mine.includes(line.seat));
  return { unread: heard.length, onRead, heard };
}

/** How long a word from the table stays in sight. */
const TOLD_MS = 7000;

/** The last thing that was said, in its speaker's colour. */
export function Said({ heard }: { readonly heard: readonly ChatLine[] }) {
  const line = heard.at(-1);
  const key = line && `${line.at}${line.name}${line.text}`;
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setGone(key), TOLD_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (!line || key === gone) return null;
  return (
    <div className="call" role="status" data-emblem={line.seat === undefined ? undefined : emblemOf(line.seat)}>
      {line.seat !== undefined && <Avatar emblem={emblemOf(line.seat)} size={36} />}
      <p>
        <b>{line.name}</b>
        {line.text}
      </p>
    </div>
  );
}

/** Title, icon and notification while it is one's turn. `turn`: "Turn 10", as the game calls it. */
export function useCall(myTurn: boolean, game: string, turn: string | undefined): void {
  const { word, language } = useWords();
  const title = titleOf(game, language);
  const mine = turn === undefined ? word('bar.mine') : word('call.title', { turn });
  useEffect(() => {
    document.title = myTurn ? `● ${mine} – ${title}` : `${title} – Veillée`;
    return () => {
      document.title = 'Veillée';
    };
  }, [myTurn, title, mine]);
  useEffect(() => {
    if (!myTurn) return;
    return dotted();
  }, [myTurn]);
  useEffect(() => {
    if (!myTurn || !document.hidden || !mayNotify()) return;
    const note = new Notification(word('bar.mine'), { body: title, icon: '/icon.svg', tag: 'veillee-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  }, [myTurn, title, word]);
}

const mayNotify = (): boolean =>
  currentSettings().notify && typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Puts a dot on the page's icon. Returns how it is taken away. */
function dotted(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => {};
  const plain = link.href;
  link.href = '/icon-turn.svg';
  return () => {
    link.href = plain;
  };
}

/** The browser has said no, and will say no again without asking anybody. */
export const isForbidden = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'denied';

/** Asks the browser whether it may call; false if it, or the person, says no. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
