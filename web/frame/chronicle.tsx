// The chronicle and the talk: what happened, newest last, with rule ids and folded arithmetic.

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import { Button, ChronicleLine } from '../kit/controls.tsx';
import type { TableEvent, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';

export interface ChronicleProps {
  readonly log: readonly TableEvent[];
  readonly fresh: readonly TableEvent[];
  say: TableProps['say'];
  readonly Detail: ComponentType<{ event: TableEvent; say: TableProps['say'] }> | undefined;
  readonly chat: readonly ChatLine[] | undefined;
  readonly onChat: ((text: string) => void) | undefined;
  /** Shows the game as it was there: in a replay, lines are for that. */
  readonly onBack: ((event: TableEvent) => void) | undefined;
  /** Takes the table back to an entry: at a live table, lines are for that once one has said so. */
  readonly goBack: ((to: number) => void) | undefined;
}

const SHOWN = 120;

export function Chronicle({ log, fresh, say, Detail, chat, onChat, onBack, goBack }: ChronicleProps) {
  const { word } = useWords();
  const [talking, setTalking] = useState(false);
  const [all, setAll] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing && goBack !== undefined;
  const choose = isChoosing
    ? (event: TableEvent): void => {
        setChoosing(false);
        goBack(Math.max(0, event.at - 1));
      }
    : onBack;
  const foot = useRef<HTMLDivElement>(null);
  const first = fresh[0]?.n ?? Number.POSITIVE_INFINITY;
  const shown = all ? log : log.slice(-SHOWN);
  const last = log.at(-1)?.n;
  const lines = chat?.length ?? 0;
  const [read, setRead] = useState(lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    const box = foot.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last, lines, talking]);
  useEffect(() => {
    if (talking) setRead(lines);
  }, [talking, lines]);
  return (
    <section className="chronicle" aria-label={word('frame.chronicle')}>
      <header>
        <h2 className="v-section">{word(talking ? 'frame.chat' : 'frame.chronicle')}</h2>
        {goBack && !talking && log.length > 0 && (
          <button type="button" className="link" aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {word('back.choose')}
          </button>
        )}
        {chat && (
          <button type="button" className="link" aria-pressed={talking} onClick={() => setTalking(!talking)}>
            {talking ? word('frame.chronicle') : word('frame.chat')}
            {!talking && lines > read && <span className="chronicle-unread">{lines - read}</span>}
          </button>
        )}
      </header>
      <div className="chronicle-lines" ref={foot}>
        {talking ? (
          <ul>
            {chat?.length === 0 && <li className="v-line">{word('chat.none')}</li>}
            {chat?.map(line => (
              <li key={`${line.at}${line.name}${line.text}`} className="v-line">
                <b>{line.name}</b> {line.text}
              </li>
            ))}
          </ul>
        ) : (
          <ul>
            {!all && log.length > SHOWN && (
              <li>
                <button type="button" className="link" onClick={() => setAll(true)}>
                  {word('frame.earlier', { count: log.length - SHOWN })}
                </button>
              </li>
            )}
            {shown.map(event => (
              <ChronicleLine
                key={event.n}
                rule={event.rule}
                fresh={event.n >= first}
                detail={arithmetic(event, say, Detail)}
                detailLabel={word('frame.arithmetic')}
              >
                {choose ? (
                  <button
                    type="button"
                    className="line-back"
                    title={word(isChoosing ? 'back.here' : 'replay.here')}
                    onClick={() => choose(event)}
                  >
                    {say(event)}
                  </button>
                ) : (
                  say(event)
                )}
              </ChronicleLine>
            ))}
          </ul>
        )}
      </div>
      {talking && onChat && <ChatForm onChat={onChat} />}
    </section>
  );
}

/** The game's own drawing of the arithmetic, or its lines in words. */
function arithmetic(event: TableEvent, say: TableProps['say'], Detail: ChronicleProps['Detail']): ReactNode {
  if (event.detail !== undefined && Detail) return <Detail event={event} say={say} />;
  if (!event.lines?.length) return undefined;
  return (
    <ul className="chronicle-sum">
      {event.lines.map(line => (
        <li key={JSON.stringify(line)}>{say(line)}</li>
      ))}
    </ul>
  );
}

function ChatForm({ onChat }: { onChat(text: string): void }) {
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
}
