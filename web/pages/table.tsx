// A live table on this screen: connection, hot-seat, the end of the game, and everything around the board.

import type { Picks, Seat } from '@veillee/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { play, tendFire } from '../frame/sound.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { invitationsAt, keepSeats, seatsAt, tokensAt, useSettings } from '../keepsakes.ts';
import { CardBack } from '../kit/card.tsx';
import { Badge, Button, Progress, Toast } from '../kit/controls.tsx';
import { awareness, blackFlag, brokenHeart, campfire, checkMark, cycle, laurels, trophy } from '../kit/glyphs.ts';
import { Icon } from '../kit/icon.tsx';
import { Dialog } from '../kit/overlay.tsx';
import { Avatar } from '../kit/seat.tsx';
import { Slip } from '../kit/slip.tsx';
import { EMBLEMS, type SeatInfo } from '../kit/table.ts';
import { eyesFor, openDecision, type Session } from '../live/session.ts';
import { TableStore } from '../live/table-store.ts';
import { go, href } from '../navigate.ts';
import { troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import { Nowhere } from './nowhere.tsx';
import { SettingsRows } from './settings.tsx';
import { useBoard } from './use-game.ts';

export function useTableStore(table: string): TableStore {
  const store = useMemo(() => new TableStore(table, tokensAt(table)), [table]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return store;
}

export function TablePage({ table }: { readonly table: string }) {
  const { word } = useWords();
  const store = useTableStore(table);
  const session = useSyncExternalStore(store.subscribe, store.get);
  const { pace, fire } = useSettings();
  store.pace = pace;
  useEffect(() => {
    tendFire(fire);
    return () => tendFire(0);
  }, [fire]);
  if (session.link === 'gone') return <Nowhere title={word('gone.title')} text={word('gone.text')} />;
  if (!session.facts) return <Dim trouble={session.link === 'lost'} />;
  if (session.facts.status === 'waiting') return <WaitingRoom facts={session.facts} session={session} store={store} />;
  return <Seated facts={session.facts} session={session} store={store} />;
}

/** The table appears at once, dim, cards face down. */
function Dim({ trouble }: { readonly trouble: boolean }) {
  const { word } = useWords();
  return (
    <div className="table-page">
      <Progress label={word('loading')} />
      <main className="dim-table">
        <div className="dim-cards">
          <CardBack width={120} label={word('loading')} />
          <CardBack width={120} label={word('loading')} />
          <CardBack width={120} label={word('loading')} />
        </div>
        {trouble && (
          <div className="toasts">
            <Toast tone="bad" glyph={brokenHeart}>
              {word('link.lost')}
            </Toast>
          </div>
        )}
      </main>
    </div>
  );
}

export function seatInfos(facts: TableFacts, mine: readonly Seat[], acting: readonly Seat[]): readonly SeatInfo[] {
  return facts.seats.map((seat, index) => ({
    seat: index,
    name: seat.name,
    emblem: EMBLEMS[index % EMBLEMS.length] ?? 'fox',
    ...(seat.bot && { bot: seat.bot }),
    mine: mine.includes(index),
    present: seat.present,
    acting: acting.includes(index),
  }));
}

interface LiveProps {
  readonly facts: TableFacts;
  readonly session: Session;
  readonly store: TableStore;
}

function Seated({ facts, session, store }: LiveProps) {
  const { word } = useWords();
  const mine = useMemo(() => Object.keys(session.seats).map(Number), [session.seats]);
  const shared = mine.length > 1;
  // Around one screen nobody's hand is shown until that player says so.
  const [shown, setShown] = useState<Seat | undefined>(shared ? undefined : mine[0]);
  const eyes = facts.status === 'over' ? (shown ?? mine[0]) : eyesFor(session, shown);
  const seat = shared ? shown : eyes;
  const covered = shared && facts.status !== 'over' && eyes !== shown;
  const texts = useGameTexts(facts.game);
  const board = useBoard(facts.game);
  const [rule, setRule] = useState<string>();
  const [menu, setMenu] = useState(false);
  const [ended, setEnded] = useState(true);
  const [asking, setAsking] = useState(false);
  const { status } = facts;
  const decision = seat === undefined || status === 'over' ? undefined : openDecision(session, seat);
  const own = seat === undefined ? undefined : session.seats[seat];
  const seats = useMemo(() => seatInfos(facts, mine, status === 'playing' ? facts.toAct : []), [facts, mine, status]);
  const say = useSay(
    texts,
    seats.map(info => info.name),
  );
  useSounds(session, decision !== undefined, mine.length > 0);
  useTitle(decision !== undefined, facts.game);

  if (covered && eyes !== undefined)
    return <HandOver name={facts.seats[eyes]?.name ?? ''} emblem={eyes} onTake={() => setShown(eyes)} />;
  if (!texts || !board) return <Dim trouble={false} />;

  const canGoBack = seat !== undefined && session.entries > 0;
  const undo =
    seat === undefined || (!own?.canUndo && !canGoBack)
      ? undefined
      : () => {
          if (own?.canUndo) store.undo(seat);
          else if (canGoBack) setAsking(true);
        };
  const view = seat === undefined ? session.spectator : own?.view;
  if (view === undefined) return <Nowhere title={word('closed.title')} text={word('closed.text')} />;

  return (
    <>
      <TableFrame
        game={facts.game}
        texts={texts}
        board={board === 'none' ? undefined : board}
        status={status}
        view={view}
        seat={seat}
        decision={decision}
        fresh={session.fresh}
        log={session.log}
        seats={seats}
        options={facts.options}
        replaying={seat === undefined}
        chat={session.chat}
        onChat={text => store.chat(seat, text)}
        answer={(picks: Picks) => {
          if (seat !== undefined && decision) {
            play('down');
            store.answer(seat, decision.id, picks);
          }
        }}
        {...(undo && { undo })}
        rule={rule}
        onRule={setRule}
        {...(status === 'over' && {
          slip: (
            <Slip
              glyph={trophy}
              prompt={facts.outcome ? say(facts.outcome.text) : word('over.title')}
              buttons={
                <>
                  <Button onClick={() => setEnded(true)}>{word('over.scores')}</Button>
                  <Button look="main" onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>
                    {word('over.replay')}
                  </Button>
                </>
              }
            />
          ),
        })}
        bar={
          <>
            <TopBar
              game={facts.game}
              turn={Math.max(1, facts.turn)}
              seats={seats}
              myTurn={decision !== undefined}
              badges={
                <>
                  {seat === undefined && (
                    <Badge glyph={awareness} tone="gloom">
                      {word('bar.watching')}
                    </Badge>
                  )}
                  {status === 'paused' && <Badge tone="bad">{word('bar.paused')}</Badge>}
                </>
              }
              undo={undo}
              onRules={() => setRule('')}
              onMenu={() => setMenu(true)}
            />
            {session.link !== 'open' && <Progress label={word('link.lost')} />}
          </>
        }
      />
      <Toasts session={session} store={store} seat={seat} />
      <Menu
        open={menu}
        onClose={() => setMenu(false)}
        facts={facts}
        seat={seat}
        store={store}
        onRules={() => setRule('')}
      />
      <Dialog
        title={word('back.title')}
        open={asking}
        onClose={() => setAsking(false)}
        buttons={
          <>
            <Button onClick={() => setAsking(false)}>{word('back.no')}</Button>
            <Button
              look="main"
              onClick={() => {
                setAsking(false);
                if (seat !== undefined) store.rewind(seat, own?.undoTo ?? Math.max(0, session.entries - 1));
              }}
            >
              {word('back.yes')}
            </Button>
          </>
        }
      >
        <p>{word('back.text')}</p>
      </Dialog>
      {status === 'over' && facts.outcome && (
        <Over facts={facts} say={say} open={ended} onClose={() => setEnded(false)} seat={seat} />
      )}
    </>
  );
}

function useTitle(myTurn: boolean, game: string): void {
  const { word } = useWords();
  useEffect(() => {
    document.title = myTurn ? `● ${word('bar.mine')} – ${titleOf(game)}` : `${titleOf(game)} – Veillée`;
    return () => {
      document.title = 'Veillée';
    };
  }, [myTurn, game, word]);
}

/** A match is struck when it becomes one's turn; cards slide when something moves. */
function useSounds(session: Session, myTurn: boolean, playing: boolean): void {
  useEffect(() => {
    if (myTurn && playing) play('match');
  }, [myTurn, playing]);
  useEffect(() => {
    if (session.fresh.length > 0 && !document.hidden)
      play(session.fresh.some(event => event.moves?.length) ? 'card' : 'page');
  }, [session.fresh]);
}

function HandOver({ name, emblem, onTake }: { readonly name: string; readonly emblem: Seat; onTake(): void }) {
  const { word } = useWords();
  return (
    <main className="handover">
      <div className="v-paper">
        <Avatar emblem={EMBLEMS[emblem % EMBLEMS.length] ?? 'fox'} size={88} />
        <h1>{word('handover.title', { name })}</h1>
        <p>{word('handover.text')}</p>
        <Button look="main" autoFocus onClick={onTake}>
          {word('handover.take', { name })}
        </Button>
      </div>
    </main>
  );
}

function Toasts({
  session,
  store,
  seat,
}: {
  readonly session: Session;
  readonly store: TableStore;
  readonly seat: Seat | undefined;
}) {
  const { word } = useWords();
  const { invited } = session;
  const nameOf = (who: Seat): string => session.facts?.seats[who]?.name ?? '';
  const [told, setTold] = useState(false);
  return (
    <div className="toasts">
      {session.link === 'lost' && (
        <Toast
          tone="bad"
          glyph={brokenHeart}
          action={
            <button type="button" className="link" onClick={() => store.retry()}>
              {word('retry')}
            </button>
          }
        >
          {word('link.lost')}
        </Toast>
      )}
      {session.troubles.map(trouble => (
        <Toast
          key={trouble.n}
          tone="bad"
          glyph={brokenHeart}
          action={
            <button type="button" className="link" onClick={() => store.dismiss(trouble.n)}>
              {word('close')}
            </button>
          }
        >
          {troubleWord(word, trouble.error.code)}
        </Toast>
      ))}
      {session.reseated && !told && (
        <Toast
          glyph={cycle}
          action={
            <button type="button" className="link" onClick={() => setTold(true)}>
              {word('close')}
            </button>
          }
        >
          {word('link.reseated')}
        </Toast>
      )}
      {session.requests.map(request => (
        <Toast
          key={request.request}
          glyph={cycle}
          action={
            seat !== undefined && request.waitingFor.includes(seat) ? (
              <>
                <button type="button" className="link" onClick={() => store.consent(seat, request.request, false)}>
                  {word('back.refuse')}
                </button>
                <button type="button" className="link" onClick={() => store.consent(seat, request.request, true)}>
                  {word('back.agree')}
                </button>
              </>
            ) : undefined
          }
        >
          {word('back.asked', { name: nameOf(request.seat) })}
        </Toast>
      ))}
      {invited && (
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

interface MenuProps {
  readonly open: boolean;
  onClose(): void;
  readonly facts: TableFacts;
  readonly seat: Seat | undefined;
  readonly store: TableStore;
  onRules(): void;
}

function Menu({ open, onClose, facts, seat, store, onRules }: MenuProps) {
  const { word } = useWords();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  const token = seat === undefined ? undefined : seatsAt(facts.id)[seat];
  const attempt = (deed: Promise<unknown>): void => {
    setProblem(undefined);
    deed.catch((error: unknown) => setProblem(troubleWord(word, error instanceof Refused ? error.code : 'internal')));
  };
  const playing = facts.status === 'playing' || facts.status === 'paused';
  return (
    <Dialog title={titleOf(facts.game)} open={open} onClose={onClose} closeLabel={word('close')} side material="dark">
      <div className="menu-list">
        {problem && (
          <Toast tone="bad" glyph={brokenHeart}>
            {problem}
          </Toast>
        )}
        <Button
          onClick={() => {
            onClose();
            onRules();
          }}
        >
          {word('bar.rules')}
        </Button>
        {seat !== undefined && playing && (
          <Button
            onClick={() => {
              store.pause(seat, facts.status !== 'paused');
              onClose();
            }}
          >
            {word(facts.status === 'paused' ? 'menu.resume' : 'menu.pause')}
          </Button>
        )}
        {token && (
          <>
            <Button onClick={() => attempt(api.download(facts.id, 'export', token))}>{word('menu.export')}</Button>
            <Button onClick={() => attempt(api.download(facts.id, 'report', token))}>{word('menu.report')}</Button>
          </>
        )}
        <Button onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>{word('menu.replay')}</Button>
        <Button onClick={() => go({ at: 'shelf' })}>{word('menu.shelf')}</Button>
        {seat !== undefined &&
          playing &&
          (sure ? (
            <>
              <p>{word('menu.resignText')}</p>
              <Button
                look="danger"
                glyph={blackFlag}
                onClick={() => {
                  store.resign(seat);
                  onClose();
                }}
              >
                {word('menu.resignSure')}
              </Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => setSure(true)}>
              {word('menu.resign')}
            </Button>
          ))}
        <h2 className="v-section">{word('nav.settings')}</h2>
        <SettingsRows />
      </div>
    </Dialog>
  );
}

interface OverProps {
  readonly facts: TableFacts;
  say: ReturnType<typeof useSay>;
  readonly open: boolean;
  onClose(): void;
  readonly seat: Seat | undefined;
}

function Over({ facts, say, open, onClose, seat }: OverProps) {
  const { word } = useWords();
  const [problem, setProblem] = useState<string>();
  const { outcome } = facts;
  if (!outcome) return null;
  const token = seat === undefined ? undefined : seatsAt(facts.id)[seat];
  const order = facts.seats
    .map((info, index) => ({ ...info, index, score: outcome.scores[index] ?? 0, won: outcome.won.includes(index) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const again = async (): Promise<void> => {
    if (!token) return;
    try {
      const made = await api.rematch(facts.id, token);
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(troubleWord(word, error.code));
    }
  };
  return (
    <Dialog
      title={word(seat !== undefined && outcome.won.includes(seat) ? 'over.won' : 'over.title')}
      open={open}
      onClose={onClose}
      closeLabel={word('over.look')}
      buttons={
        <>
          <Button onClick={() => go({ at: 'shelf' })}>{word('menu.shelf')}</Button>
          <Button look="option" onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>
            {word('over.replay')}
          </Button>
          {token && (
            <Button look="main" onClick={() => void again()}>
              {word('over.again')}
            </Button>
          )}
        </>
      }
    >
      <p className="over-text">{say(outcome.text)}</p>
      <table className="scores">
        <tbody>
          {order.map(row => (
            <tr key={row.index} data-won={row.won || undefined}>
              <td>
                <Avatar emblem={EMBLEMS[row.index % EMBLEMS.length] ?? 'fox'} />
              </td>
              <td>
                <b>{row.name}</b>
              </td>
              <td>{row.won && <Icon glyph={laurels} size={26} label={word('over.winner')} />}</td>
              <td>{row.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem && (
        <Toast tone="bad" glyph={brokenHeart}>
          {problem}
        </Toast>
      )}
    </Dialog>
  );
}

/** Before everybody sits: the invitations to send. */
function WaitingRoom({ facts, session, store }: LiveProps) {
  const { word } = useWords();
  const [copied, setCopied] = useState<Seat>();
  const invitations = invitationsAt(facts.id);
  const link = (seat: Seat): string =>
    `${location.origin}${location.pathname}${href({ at: 'join', table: facts.id, code: invitations[seat] })}`;
  return (
    <div className="table-page">
      <TopBar
        game={facts.game}
        turn={0}
        seats={seatInfos(facts, Object.keys(session.seats).map(Number), [])}
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
              <Avatar emblem={EMBLEMS[seat % EMBLEMS.length] ?? 'fox'} size={48} />
              <div className="seat-words">
                <b className="seat-name">
                  {info.taken ? info.name : word(info.kind === 'open' ? 'seat.open' : 'seat.friend')}
                </b>
                <span className="seat-kind">{word(info.taken ? 'invite.here' : 'invite.awaited')}</span>
              </div>
              {info.taken ? (
                <Badge tone="good" glyph={checkMark}>
                  {word('invite.sits')}
                </Badge>
              ) : (
                invitations[seat] && (
                  <Button
                    look={copied === seat ? 'plain' : 'main'}
                    onClick={() => {
                      void navigator.clipboard?.writeText(link(seat)).then(() => setCopied(seat));
                    }}
                  >
                    {word(copied === seat ? 'invite.copied' : 'invite.copy')}
                  </Button>
                )
              )}
            </div>
          ))}
          {Object.keys(invitations)
            .map(Number)
            .filter(seat => !facts.seats[seat]?.taken)
            .map(seat => (
              <input
                key={seat}
                className="field"
                readOnly
                aria-label={word('invite.link', { seat: seat + 1 })}
                value={link(seat)}
                onFocus={event => event.target.select()}
              />
            ))}
        </section>
      </main>
      <Toasts session={session} store={store} seat={undefined} />
    </div>
  );
}
