// A live table on this screen: connection, hot-seat, the end of the game, and everything around the board.

import type { Picks, Seat } from '@veillee/kernel';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { play, tendFire } from '../frame/sound.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { rememberTable, tokensAt, useSettings } from '../keepsakes.ts';
import { CardBack } from '../kit/cards/card.tsx';
import { Badge, Button, Progress, Toast } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { awareness, brokenHeart, campfire, trophy } from '../kit/glyphs.ts';
import { Played } from '../kit/people/portrait.tsx';
import { Slip } from '../kit/stage/slip.tsx';
import { momentsOf } from '../kit/story/scene.ts';
import { awaited, canUndo, eyesFor, heardBy, isShared, openDecision, type Session } from '../live/session.ts';
import { TableStore } from '../live/table-store.ts';
import { go } from '../navigate.ts';
import { finalNames, seatInfos, seatNames } from '../who.ts';
import { type Say, useGameTexts, useSay, useWords } from '../words.tsx';
import { countOf, titleOf } from './box.tsx';
import { Said, useCall, useTalk } from './calls.tsx';
import { GoingBack } from './going-back.tsx';
import { HandOver } from './hand-over.tsx';
import { InterruptionRows, useWishes } from './interruptions.tsx';
import { Menu } from './menu.tsx';
import { useMissed } from './missed.ts';
import { Toasts } from './notices.tsx';
import { Nowhere } from './nowhere.tsx';
import { SoundOffer } from './sound-offer.tsx';
import { hasStandIn, StandIn } from './stand-in.tsx';
import { TakenAlong, useTakenAlong } from './taken-along.tsx';
import { useBoard } from './use-game.ts';
import { WaitingRoom } from './waiting-room.tsx';

const SetAside = lazy(async () => ({ default: (await import('./aside.tsx')).SetAside }));
const Stopped = lazy(async () => ({ default: (await import('./aside.tsx')).Stopped }));
const EndingPage = lazy(async () => ({ default: (await import('./ending.tsx')).EndingPage }));

export function useTableStore(table: string, visit = 0): TableStore {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another connection
  const store = useMemo(() => new TableStore(table, tokensAt(table)), [table, visit]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return store;
}

export function TablePage({ table }: { readonly table: string }) {
  const { word } = useWords();
  const [visit, setVisit] = useState(0);
  const store = useTableStore(table, visit);
  const session = useSyncExternalStore(store.subscribe, store.get);
  const { pace, fire } = useSettings();
  store.pace = pace;
  const { facts } = session;
  const seated = facts !== undefined && facts.status !== 'waiting' && Object.keys(session.seats).length > 0;
  const game = facts?.game ?? '';
  useEffect(() => {
    if (seated) rememberTable(table, game);
  }, [seated, table, game]);
  useEffect(() => {
    tendFire(fire);
    return () => tendFire(0);
  }, [fire]);
  if (session.link === 'removed') return <Nowhere title={word('removed.title')} text={word('removed.text')} />;
  if (session.link === 'gone') return <Nowhere title={word('gone.title')} text={word('gone.text')} />;
  if (session.link === 'aside')
    return (
      <Suspense fallback={<Dim trouble={false} />}>
        <SetAside table={table} onAgain={() => setVisit(visit + 1)} />
      </Suspense>
    );
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

interface LiveProps {
  readonly facts: TableFacts;
  readonly session: Session;
  readonly store: TableStore;
}

function Seated({ facts, session, store }: LiveProps) {
  const { word, language } = useWords();
  const mine = useMemo(() => Object.keys(session.seats).map(Number), [session.seats]);
  const shared = mine.length > 1;
  // Around one screen nobody's hand is shown until that player says so.
  const [shown, setShown] = useState<Seat | undefined>(shared ? undefined : mine[0]);
  const eyes = facts.status === 'over' ? (shown ?? mine[0]) : eyesFor(session, shown);
  const texts = useGameTexts(facts.game);
  const board = useBoard(facts.game);
  // Nothing is hidden at all, or nothing between those who looked and those who look now.
  const open = (typeof board === 'object' && board.isOpen?.(facts.options) === true) || isShared(facts, shown, eyes);
  const seat = shared && !open && facts.status !== 'over' ? shown : eyes;
  // Until the board is there nobody knows whether anything is hidden, and nothing is shown either.
  const covered = shared && board !== undefined && !open && facts.status !== 'over' && eyes !== shown;
  useEffect(() => {
    if (open && eyes !== undefined) setShown(eyes);
  }, [open, eyes]);
  const missed = useMissed(session.log);
  const [rule, setRule] = useState<string>();
  const [menu, setMenu] = useState(false);
  const [wishing, setWishing] = useState(false);
  const openWishes = useCallback(() => setWishing(true), []);
  const [ended, setEnded] = useState(true);
  const { status } = facts;
  const leaving = useTakenAlong(facts);
  // While the table is paused the question waits as well.
  const backlog = useSyncExternalStore(store.subscribe, store.backlog);
  const isHeld = backlog.telling !== undefined || (seat !== undefined && backlog.outdated.includes(seat));
  const decision = isHeld || seat === undefined || status !== 'playing' ? undefined : openDecision(session, seat);
  const own = seat === undefined ? undefined : session.seats[seat];
  const over = status === 'over';
  const names = useMemo(() => (over ? finalNames : seatNames)(facts.seats, word), [facts.seats, word, over]);
  const seats = useMemo(
    () => seatInfos(facts, names, mine, status === 'playing' ? awaited(session, facts) : [], session.clock),
    [facts, names, mine, status, session],
  );
  // What a bot has won in somebody's seat nobody is told that they have won.
  const resigned = over && seat !== undefined && facts.seats[seat]?.resigned === true;
  const say = useSay(texts, names, resigned ? undefined : seat);
  const asked = decision !== undefined && !decision.standing;
  const kind = asked ? decision.window?.id : undefined;
  const ms = asked ? own?.closes : undefined;
  const askedId = decision?.id;
  const lull = useMemo(
    () =>
      ms === undefined || seat === undefined || askedId === undefined
        ? undefined
        : { ms, hold: () => store.hold(seat, askedId, true) },
    [ms, seat, askedId, store],
  );
  // Around one screen everybody's log is there; only that of these eyes is shown.
  const log = useMemo(() => heardBy(session.log, seat), [session.log, seat]);
  const fresh = useMemo(() => heardBy(session.fresh, seat), [session.fresh, seat]);
  useSounds(fresh, asked, mine.length > 0);
  const told = backlog.telling?.events;
  const held = useMemo(() => heardBy(told ?? [], seat), [told, seat]);
  // Before the game's texts are there nothing of it can be told.
  const scenes = texts && typeof board === 'object' ? board.scene : undefined;
  store.scene = events => {
    const scene = scenes && !covered ? scenes(heardBy(events, seat), { seat, say }) : undefined;
    return scene && momentsOf(scene);
  };
  const view = seat === undefined ? session.spectator : own?.view;
  const drawn = typeof board === 'object' ? board : undefined;
  const whenText = (kind: string, when: string) =>
    view === undefined ? undefined : drawn?.whenText?.(view, kind, when);
  const isAsked = (kind: string): boolean =>
    view === undefined || seat === undefined || (drawn?.isAskedOf?.(view, seat, kind) ?? true);
  const isSecret = (kind: string): boolean => drawn?.isSecret?.(kind) ?? false;
  const turnName = (turn: number): string => word('bar.turn', countOf(facts, turn));
  const turn = texts && view !== undefined ? turnName(facts.turn) : undefined;
  useCall(asked, facts.game, turn);
  const talk = useTalk(session.chat, mine);
  useWishes(facts.game, session, store);

  if (covered && eyes !== undefined)
    return (
      <Played value={who => (view === undefined ? undefined : drawn?.plays?.(view, who))}>
        <HandOver
          name={names[eyes] ?? ''}
          seat={eyes}
          role={texts && roleOf(facts, eyes, say)}
          onTake={() => {
            missed.take(eyes);
            setShown(eyes);
          }}
        />
      </Played>
    );
  if (!texts || !board) return <Dim trouble={false} />;

  const canGoBack = seat !== undefined && session.entries > 0;
  const back = canGoBack ? (to?: number) => store.lookBack(seat, to) : undefined;
  const mayUndo = seat !== undefined && canUndo(session, seat);
  const undo = mayUndo ? () => store.undo(seat) : back && (() => back());
  const redo = own?.canRedo && seat !== undefined ? () => store.redo(seat) : undefined;
  if (view === undefined) return <Nowhere title={word('closed.title')} text={word('closed.text')} />;

  return (
    <>
      <TableFrame
        game={facts.game}
        texts={texts}
        board={drawn}
        view={view}
        seat={seat}
        decision={decision}
        fresh={fresh}
        meanwhile={missed.by(seat)}
        log={log}
        seats={seats}
        options={facts.options}
        replaying={seat === undefined}
        turnTo={shared && open ? setShown : undefined}
        openWishes={seat === undefined ? undefined : openWishes}
        telling={
          backlog.telling && {
            events: held,
            begun: backlog.telling.begun,
            skip: () => store.skip(),
          }
        }
        waiting={backlog.waiting}
        toNow={() => store.flush()}
        reads={store.reads}
        isReading={backlog.isReading}
        chat={session.chat}
        unread={talk.unread}
        onRead={talk.onRead}
        {...(isSilenced(facts, seat) ? { silenced: true } : { onChat: text => store.chat(seat, text) })}
        answer={(picks: Picks) => {
          if (seat !== undefined && decision) {
            play('down');
            missed.choose(seat);
            store.answer(seat, decision.id, picks);
          }
        }}
        {...(seat !== undefined && kind !== undefined && { hush: () => store.hush(seat, kind) })}
        lull={lull}
        undo={undo}
        redo={redo}
        back={back}
        rule={rule}
        onRule={setRule}
        {...(status === 'playing' &&
          seat !== undefined &&
          hasStandIn(facts, seat) && { slip: <StandIn facts={facts} seat={seat} /> })}
        {...(status === 'paused' && {
          slip: (
            <Slip
              glyph={campfire}
              waiting
              prompt={word('slip.paused')}
              second={
                facts.stopped && (
                  <Suspense>
                    <Stopped />
                  </Suspense>
                )
              }
              buttons={
                seat !== undefined && (
                  <Button look="main" onClick={() => store.pause(seat, false)}>
                    {word('menu.resume')}
                  </Button>
                )
              }
            />
          ),
        })}
        {...(status === 'over' && {
          slip: (
            <Slip
              glyph={trophy}
              waiting={ended}
              prompt={facts.outcome ? say(facts.outcome.text) : word('over.title')}
              // The last page lies over it, or is on its way.
              buttons={
                !ended && (
                  <>
                    <Button onClick={() => setEnded(true)}>{word('over.scores')}</Button>
                    <Button look="main" onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>
                      {word('over.replay')}
                    </Button>
                  </>
                )
              }
            />
          ),
        })}
        bar={
          <>
            <TopBar
              game={facts.game}
              turn={turn}
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
              undoes={shared && mayUndo ? names[seat] : undefined}
              redo={redo}
              onRules={() => setRule('')}
              onMenu={() => setMenu(true)}
            />
            {session.link !== 'open' && <Progress label={word('link.lost')} />}
            {mine.length > 0 && <SoundOffer />}
          </>
        }
      />
      <Toasts
        session={session}
        store={store}
        seat={seat}
        said={<Said heard={talk.heard} />}
        onward={leaving && !ended && <TakenAlong leaving={leaving} say={say} />}
      />
      <Menu
        open={menu}
        onClose={() => setMenu(false)}
        facts={facts}
        seat={seat}
        store={store}
        armed={own?.armed ?? []}
        whenText={whenText}
        isAsked={isAsked}
        isSecret={isSecret}
        undo={mayUndo ? undo : undefined}
        redo={redo}
        back={back}
        onRules={() => setRule('')}
      />
      {seat !== undefined && (
        <Dialog
          title={titleOf(facts.game, language)}
          open={wishing}
          onClose={() => setWishing(false)}
          closeLabel={word('close')}
          side
          material="dark"
        >
          <InterruptionRows
            game={facts.game}
            armed={own?.armed ?? []}
            arm={(kind, when, wish) => store.arm(seat, kind, when, wish)}
            whenText={whenText}
            isAsked={isAsked}
            isSecret={isSecret}
          />
        </Dialog>
      )}
      {seat !== undefined && (
        <GoingBack session={session} store={store} seat={seat} seats={seats} log={log} say={say} />
      )}
      {status === 'over' && facts.outcome && (
        <Suspense>
          <EndingPage
            facts={facts}
            board={drawn}
            seats={seats}
            seat={seat}
            view={view}
            entries={session.entries}
            say={say}
            turnName={turnName}
            open={ended}
            onClose={() => setEnded(false)}
            onward={leaving && <TakenAlong leaving={leaving} say={say} />}
          />
        </Suspense>
      )}
    </>
  );
}

/** The host has taken the talk of this seat, or of those who look on. */
const isSilenced = ({ seats, hushed }: TableFacts, seat: Seat | undefined): boolean =>
  (seat === undefined ? hushed : seats[seat]?.muted) === true;

/** A match is struck when it becomes one's turn; cards slide when something moves. */
function useSounds(fresh: Session['fresh'], myTurn: boolean, playing: boolean): void {
  useEffect(() => {
    if (myTurn && playing) play('match');
  }, [myTurn, playing]);
  useEffect(() => {
    if (fresh.length > 0 && !document.hidden) play(fresh.some(event => event.moves?.length) ? 'card' : 'page');
  }, [fresh]);
}

/** What a seat is, as the game calls it. */
function roleOf({ seats }: TableFacts, seat: Seat, say: Say): string | undefined {
  const role = seats[seat]?.role;
  return role === undefined ? undefined : say({ text: `role.${role}` });
}
