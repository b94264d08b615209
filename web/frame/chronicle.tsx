// The chronicle and the talk. A turn is a heading and one line, and unfolds to its steps; the newest is last and open.

import type { Seat } from '@veillee/kernel';
import { type ComponentType, memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import { ChronicleLine } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { areAlike } from '../kit/lasting.ts';
import { isSameFace, type Likeness, Portrait } from '../kit/people/portrait.tsx';
import { Avatar } from '../kit/people/seat.tsx';
import type { Coins, SeatInfo, TableEvent, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import './chronicle.css';
import { Talk } from './talk.tsx';
import { beneath, type Round, roundsOf, spanOf, type Turn, turnsOf } from './turns.ts';

export interface ChronicleProps {
  readonly log: readonly TableEvent[];
  readonly fresh: readonly TableEvent[];
  readonly seats: readonly SeatInfo[];
  /** Whose eyes are in use. */
  readonly eyes: Seat | undefined;
  say: TableProps['say'];
  /** "Turn 7", as the game calls it. */
  turnName(turn: number): string;
  /** "Turns 4 to 7". */
  turnsName(from: number, until: number): string;
  readonly coins: Coins | undefined;
  /** Whose face stands by a turn's heading, where it is somebody of the game: told by its first line. */
  whose?: ((event: TableEvent) => Likeness | undefined) | undefined;
  readonly Detail: ComponentType<{ event: TableEvent; say: TableProps['say'] }> | undefined;
  readonly chat: readonly ChatLine[] | undefined;
  /** Lines of talk that nobody has looked at here. */
  readonly unread: number;
  /** All talk so far has been seen. */
  onRead?: (() => void) | undefined;
  readonly onChat: ((text: string) => void) | undefined;
  /** The host does not let us talk. */
  readonly silenced: boolean | undefined;
  /** Shows the game as it was there: in a replay, lines are for that. */
  readonly onBack: ((event: TableEvent) => void) | undefined;
  /** Takes the table back to an entry: at a live table, lines are for that once one has said so. */
  readonly goBack: ((to: number) => void) | undefined;
}

/** Rounds before these are one folded line. */
const ROUNDS_SHOWN = 3;

export function Chronicle(props: ChronicleProps) {
  const { log, chat, unread, onRead, onBack, goBack } = props;
  const { word } = useWords();
  const [talking, setTalking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const isChoosing = choosing && goBack !== undefined;
  const choose = isChoosing
    ? (event: TableEvent): void => {
        setChoosing(false);
        goBack(Math.max(0, event.at - 1));
      }
    : onBack;
  const foot = useRef<HTMLDivElement>(null);
  const last = log.at(-1)?.n;
  const lines = chat?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useEffect(() => {
    const box = foot.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last, lines, talking]);
  useEffect(() => {
    if (talking && unread > 0) onRead?.();
  }, [talking, unread, onRead]);
  return (
    <section className="chronicle" aria-label={word('frame.chronicle')}>
      <header>
        <h2 className="v-hidden">{word(talking ? 'frame.chat' : 'frame.chronicle')}</h2>
        <button type="button" className="chronicle-tab" aria-pressed={!talking} onClick={() => setTalking(false)}>
          {word('frame.chronicle')}
        </button>
        {chat && (
          <button type="button" className="chronicle-tab" aria-pressed={talking} onClick={() => setTalking(true)}>
            {word('frame.chat')}
            {unread > 0 && !talking && (
              <span className="chronicle-unread" role="img" aria-label={word('chat.unread', { count: unread })}>
                {unread}
              </span>
            )}
          </button>
        )}
        {goBack && !talking && log.length > 0 && (
          <button
            type="button"
            className="chronicle-back"
            aria-pressed={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {word('back.choose')}
          </button>
        )}
      </header>
      {isChoosing && !talking && (
        <p className="chronicle-pick" role="status">
          {word('back.pick')}
        </p>
      )}
      <div className="chronicle-lines" ref={foot}>
        {talking && chat ? (
          <Talk chat={chat} seats={props.seats} eyes={props.eyes} />
        ) : (
          <Turns {...props} onBack={choose} isChoosing={isChoosing} />
        )}
      </div>
      {talking && props.silenced && <p className="talk-none">{word('chat.silenced')}</p>}
      {talking && props.onChat && <Talk.Form onChat={props.onChat} />}
    </section>
  );
}

interface TurnsProps extends ChronicleProps {
  /** A line that is touched is where the table goes back to. */
  readonly isChoosing: boolean;
}

function Turns(props: TurnsProps) {
  const { log, turnName, turnsName, seats, eyes, whose } = props;
  const { word } = useWords();
  const rounds = useMemo(() => roundsOf(turnsOf(log)), [log]);
  const newest = rounds.at(-1)?.turns.at(-1)?.n;
  const [all, setAll] = useState(false);
  /** Turns that were folded or unfolded by hand; the newest is open until then. */
  const [turned, setTurned] = useState<{ readonly [n: number]: boolean }>({});
  const onOpen = useCallback((n: number, open: boolean) => setTurned(now => ({ ...now, [n]: open })), []);
  const early = all ? [] : rounds.slice(0, -ROUNDS_SHOWN);
  const shown = all ? rounds : rounds.slice(-ROUNDS_SHOWN);
  const span = spanOf(early);
  const fresh = props.fresh[0]?.n ?? Number.POSITIVE_INFINITY;
  const told = ({ round: number, turns }: Round): readonly Turn[] =>
    number === undefined ? turns : beneath(turnName(number), turns, props.say);
  const entry = (turn: Turn): ReactNode => {
    const { n, mark, events } = turn;
    const info = mark?.seat === undefined ? undefined : seats.find(({ seat }) => seat === mark.seat);
    return (
      <TurnEntry
        key={n}
        turn={turn}
        name={info && (info.seat === eyes ? word('chronicle.you') : info.name)}
        emblem={info?.emblem}
        likeness={info && whose?.(events[0] as TableEvent)}
        acting={n === newest && info?.acting === true}
        newest={n === newest}
        open={turned[n] ?? (all || n === newest)}
        // A turn that is all old has nothing fresh, whatever comes.
        fresh={(events.at(-1)?.n ?? 0) >= fresh ? fresh : Number.POSITIVE_INFINITY}
        onOpen={onOpen}
        say={props.say}
        coins={props.coins}
        Detail={props.Detail}
        onBack={props.onBack}
        isChoosing={props.isChoosing}
      />
    );
  };
  const round = (one: Round): ReactNode => (
    <li key={one.turns[0]?.n} className="chronicle-round">
      {one.round !== undefined && <h3>{turnName(one.round)}</h3>}
      <ul>{told(one).map(entry)}</ul>
    </li>
  );
  return (
    <ul className="chronicle-rounds">
      {early.length > 0 && (
        <li>
          <button type="button" className="chronicle-early" onClick={() => setAll(true)}>
            {span === undefined
              ? word('chronicle.before')
              : span.from === span.until
                ? turnName(span.until)
                : turnsName(span.from, span.until)}
          </button>
        </li>
      )}
      {shown.map(round)}
    </ul>
  );
}

interface TurnEntryProps extends Pick<TurnsProps, 'say' | 'coins' | 'Detail' | 'onBack' | 'isChoosing'> {
  readonly turn: Turn;
  /** Whose turn it is, where it is somebody's, with their emblem and face. */
  readonly name: string | undefined;
  readonly emblem: SeatInfo['emblem'] | undefined;
  readonly likeness: Likeness | undefined;
  readonly acting: boolean;
  readonly newest: boolean;
  readonly open: boolean;
  /** Lines from this number on have just been told. */
  readonly fresh: number;
  onOpen(turn: number, open: boolean): void;
}

/** Most of a chronicle stays as it was, whatever happens at the table: a turn is drawn again when something of it is another. */
const TurnEntry = memo(
  function TurnEntry(props: TurnEntryProps) {
    const { turn, name, emblem, likeness, acting, newest, open, onOpen, say, coins } = props;
    const { word } = useWords();
    const { n, mark, events, headline } = turn;
    const head = events[0] as TableEvent;
    // What the heading says already is not said again.
    const line = name === undefined && headline === head ? undefined : say(headline);
    return (
      <li className="chronicle-turn" data-newest={newest || undefined} data-open={open || undefined}>
        <button type="button" aria-expanded={open} onClick={() => onOpen(n, !open)}>
          {emblem && (
            <Avatar
              emblem={emblem}
              size={34}
              acting={acting}
              face={instead => <Portrait of={likeness} crop="bust" instead={instead} />}
            />
          )}
          <span className="chronicle-name">{name ?? (mark ? say(head) : word('chronicle.before'))}</span>
          <span className="chronicle-coins">
            {Object.entries(turn.coins).map(([coin, sum]) => {
              const face = coins?.[coin];
              return (
                face && (
                  <span key={coin} data-coin={face.tone} title={say({ text: face.text, with: { n: sum } })}>
                    <Icon glyph={face.glyph} size={16} label={say({ text: face.text, with: { n: sum } })} />{' '}
                    {signed(sum)}
                  </span>
                )
              );
            })}
          </span>
          {!open && line && <span className="chronicle-line">{line}</span>}
        </button>
        {open && <Steps {...props} events={name !== undefined || !mark ? events : events.slice(1)} />}
      </li>
    );
  },
  ({ likeness: before, ...old }, { likeness, ...now }) => areAlike(old, now) && isSameFace(before, likeness),
);

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

function Steps({
  events,
  fresh,
  ...rest
}: Pick<TurnEntryProps, 'fresh' | 'say' | 'Detail' | 'onBack' | 'isChoosing'> & {
  readonly events: readonly TableEvent[];
}) {
  return (
    <ul className="chronicle-steps">
      {events.map(event => (
        <Step
          key={event.n}
          event={event}
          isFresh={event.n >= fresh}
          say={rest.say}
          Detail={rest.Detail}
          onBack={rest.onBack}
          isChoosing={rest.isChoosing}
        />
      ))}
    </ul>
  );
}

interface StepProps extends Pick<TurnsProps, 'say' | 'Detail' | 'onBack' | 'isChoosing'> {
  readonly event: TableEvent;
  readonly isFresh: boolean;
}

const Step = memo(function Step({ event, isFresh, say, Detail, onBack, isChoosing }: StepProps) {
  const { word } = useWords();
  return (
    <ChronicleLine
      rule={event.rule}
      fresh={isFresh}
      detail={arithmetic(event, say, Detail)}
      detailLabel={word('frame.arithmetic')}
    >
      {onBack ? (
        <button
          type="button"
          className="line-back"
          title={word(isChoosing ? 'back.here' : 'replay.here')}
          onClick={() => onBack(event)}
        >
          {say(event)}
        </button>
      ) : (
        say(event)
      )}
    </ChronicleLine>
  );
});

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
