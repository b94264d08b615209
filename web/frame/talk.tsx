// What people at the table say to each other: bubbles with emblem and hour, one's own on the right.

import type { Seat } from '@veillee/kernel';
import { useState } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import { Button } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { awareness } from '../kit/glyphs.ts';
import { SeatDisc } from '../kit/people/portrait.tsx';
import type { SeatInfo } from '../kit/table.ts';
import { useWords } from '../words.tsx';

interface TalkProps {
  readonly chat: readonly ChatLine[];
  readonly seats: readonly SeatInfo[];
  readonly eyes: Seat | undefined;
}

export function Talk({ chat, seats, eyes }: TalkProps) {
  const { word, language } = useWords();
  const hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  if (chat.length === 0) return <p className="talk-none">{word('chat.none')}</p>;
  return (
    <ul className="talk">
      {chat.map(line => {
        const info = seats.find(({ seat }) => seat === line.seat);
        const own = line.seat !== undefined && line.seat === eyes;
        return (
          <li key={`${line.at}${line.name}${line.text}`} data-own={own || undefined} data-onlooker={!info || undefined}>
            {info ? (
              <SeatDisc seat={info.seat} emblem={info.emblem} size={34} />
            ) : (
              <span className="talk-onlooker">
                <Icon glyph={awareness} size={20} />
              </span>
            )}
            <p>
              <span className="talk-who">
                <b>{own ? word('chronicle.you') : line.name}</b>{' '}
                <time dateTime={line.at}>{hour.format(new Date(line.at))}</time>
                {!info && <> · {word('chat.onlooker')}</>}
              </span>
              <span className="talk-words">{line.text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

Talk.Form = function TalkForm({ onChat }: { onChat(text: string): void }) {
  const { word } = useWords();
  const [text, setText] = useState('');
  return (
    <form
      className="chat-form"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim()) onChat(text.trim());
        setText('');
      }}
    >
      <input
        className="field"
        maxLength={500}
        aria-label={word('chat.field')}
        placeholder={word('chat.field')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit">{word('chat.send')}</Button>
    </form>
  );
};
