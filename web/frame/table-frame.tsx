// The table: top bar, board, slip, chronicle, and what opens over them. Fed by a live table or a replay; knows no game.

import type { Catalogue, Option, Options, Picks, PlainDecision, Seat } from '@veillee/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { RuleContext } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { Played } from '../kit/people/portrait.tsx';
import { FrameContext, type FrameParts, StepsPlaceContext } from '../kit/stage/stage.tsx';
import type { Scene } from '../kit/story/scene.ts';
import type { GuideStep, Inspected, SeatInfo, TableEvent, TableModule, TableProps } from '../kit/table.ts';
import { TableContext } from '../kit/touch/thing.ts';
import { useLook } from '../look.ts';
import { countOf } from '../pages/box.tsx';
import { RulebookPanel } from '../pages/rulebook.tsx';
import { useSay, useWords } from '../words.tsx';
import { Beside, type BesideShown } from './beside.tsx';
import { Chronicle } from './chronicle.tsx';
import {
  type Choice,
  figuresOf,
  maySend,
  ofFigure,
  optionsOn,
  refusedFor,
  stateOf,
  takesMany,
  toggled,
  weighed,
} from './decide.ts';
import { DecisionSlip } from './decision-slip.tsx';
import { GenericBoard } from './generic-board.tsx';
import { Help } from './help.tsx';
import type { Lull } from './lull.tsx';
import { OptionWorthContext } from './option-worth.tsx';
import { OptionsList } from './options-panel.tsx';
import { Players } from './players.tsx';
import { SceneSlip, type SceneSlipProps, ToNow } from './scene-slip.tsx';
import { useHeldChoosesNothing } from './use-held.ts';
import { useSkip } from './use-skip.ts';
import { useTableKeys } from './use-table-keys.ts';
import './table-page.css';

export interface TableFrameProps {
  readonly game: string;
  readonly texts: Catalogue;
  readonly board: TableModule | undefined;
  readonly view: unknown;
  readonly seat: Seat | undefined;
  readonly decision: PlainDecision | undefined;
  readonly fresh: readonly TableEvent[];
  readonly log: readonly TableEvent[];
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly replaying: boolean;
  /** What happened since this seat last chose, if the screen was somebody else's meanwhile. */
  readonly meanwhile?: readonly TableEvent[] | undefined;
  /** What is told before its news is shown: the view is the one before it. */
  readonly telling?: Telling | undefined;
  /** Pieces of news that are shown later, and the way to see them all now. */
  readonly waiting?: number;
  toNow?(): void;
  /** Somebody reads a page of the board: what others do waits for them. */
  reads?(piece: string | undefined): void;
  /** What waits does so because somebody here reads. */
  readonly isReading?: boolean;
  /** Around one screen: another player of it goes on. */
  readonly turnTo?: ((seat: Seat) => void) | undefined;
  /** Opens the list of interruptions about which the seat wishes to be asked. */
  readonly openWishes?: (() => void) | undefined;
  /** The top bar, and whatever else belongs to who feeds the frame. */
  readonly bar: ReactNode;
  /** Replaces the slip: a replay's controls, the end of the game. */
  readonly slip?: ReactNode;
  readonly chat?: readonly ChatLine[] | undefined;
  /** Lines of talk that nobody has looked at here. */
  readonly unread?: number;
  onRead?(): void;
  onChat?(text: string): void;
  /** The host does not let us talk. */
  readonly silenced?: boolean;
  answer(picks: Picks): void;
  /** Lets the interruption that is asked about, and others of its kind, pass until the turn is over. */
  readonly hush?: (() => void) | undefined;
  /** What is asked closes by itself, unless somebody holds it open. */
  readonly lull?: Lull | undefined;
  readonly undo?: (() => void) | undefined;
  readonly redo?: (() => void) | undefined;
  /** Asks to go back: to one's own last decision, or to an entry. */
  readonly back?: ((to?: number) => void) | undefined;
  readonly rule: string | undefined;
  onRule(rule: string | undefined): void;
  /** Shows the game as it was at a line of the chronicle. */
  onBack?: ((event: TableEvent) => void) | undefined;
}

/** A scene that is being told, by the events of its news. */
export interface Telling extends Pick<SceneSlipProps, 'begun' | 'skip'> {
  readonly events: readonly TableEvent[];
}

const NONE: Choice = { keys: [] };
const NOTHING_NEW: readonly TableEvent[] = [];

export function TableFrame(props: TableFrameProps) {
  const { game, texts, board, view, seat, seats, options, replaying, turnTo, openWishes, rule, onRule } = props;
  const { word, language } = useWords();
  const { plain, noted, guided } = useSettings();
  const { motion, contrast } = useLook();
  const say = useSay(
    texts,
    seats.map(info => info.name),
    seat,
  );
  const notes = useMemo(
    () => Object.fromEntries(Object.entries(board?.ruleNotes?.(view) ?? {}).map(([of, note]) => [of, say(note)])),
    [board, view, say],
  );
  const scenes = board?.scene;
  const tell = useCallback(
    (events: readonly TableEvent[]): Scene | undefined =>
      events.length === 0 ? undefined : scenes?.(events, { seat, say }),
    [scenes, seat, say],
  );
  const held = props.telling?.events;
  const telling = useMemo(() => held && tell(held), [held, tell]);
  const told = useMemo(() => tell(props.fresh), [props.fresh, tell]);
  // Whoever is asked next still reads the verdict, though others may have played since; answered, it is gone.
  const kept = useRef<readonly TableEvent[]>([]);
  if (told?.verdict) kept.current = props.fresh;
  const lastSaid = props.log.at(-1)?.n ?? -1;
  const verdict = told ?? (kept.current.every(({ n }) => n <= lastSaid) ? tell(kept.current) : undefined);
  useHeldChoosesNothing();
  useSkip(telling?.from, () => props.telling?.skip());
  // Whatever is asked waits until the scene has been told.
  const decision = telling ? undefined : props.decision;
  const [last, setLast] = useState<Choice & { decision: number }>({ decision: -1, ...NONE });
  const choice = decision && last.decision === decision.id ? last : NONE;
  const { keys: picked } = choice;
  const warn = board?.warn;
  const caution = useMemo(() => {
    const answer = decision && weighed(decision, choice);
    return answer && warn?.(view, decision, answer);
  }, [view, decision, choice, warn]);
  const [meant, setMeant] = useState<string>();
  const figures = useMemo(() => figuresOf(decision), [decision]);
  const figure = meant !== undefined && figures.includes(meant) ? meant : undefined;
  /** What the board is about: all of it, or the one figure that is meant. */
  const shown = useMemo(
    () => (decision && figure !== undefined ? ofFigure(decision, figure) : decision),
    [decision, figure],
  );
  const [beside, setBeside] = useState<BesideShown>();
  // What it shows was said in the language of that moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what is waited for
  useEffect(() => setBeside(undefined), [language]);
  const [listing, setListing] = useState(false);
  const [helping, setHelping] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  const [acted, setActed] = useState(0);
  const { reads } = props;
  const send = props.answer;
  const answer = useCallback(
    (keys: Picks): void => {
      setBeside(undefined);
      setListing(false);
      if (!decision || maySend(decision, choice, keys, warn?.(view, decision, keys) !== undefined)) {
        kept.current = [];
        setActed(n => n + 1);
        send(keys);
      } else setLast({ decision: decision.id, keys, asked: true });
    },
    [send, view, decision, choice, warn],
  );
  const pick = useCallback(
    (key: string): void => {
      if (!decision) return;
      setLast(now => ({
        decision: decision.id,
        keys: toggled(decision, now.decision === decision.id ? now.keys : NONE.keys, key),
      }));
    },
    [decision],
  );

  const table = useMemo((): TableProps => {
    const touch: TableProps['touch'] = (thing, by, how) => {
      const meaning = how?.figure === undefined || !decision ? shown : ofFigure(decision, how.figure);
      const found = optionsOn(meaning, thing);
      const refused = refusedFor(meaning, thing);
      const [only] = found;
      if (!decision) return;
      if (found.length === 0) {
        if (figures.includes(thing)) setMeant(thing === figure ? undefined : thing);
        else if (refused.length > 0) setBeside({ kind: 'refused', refused, by: by ?? null });
      } else if (found.length > 1)
        setBeside({
          kind: 'options',
          options: found,
          refused,
          by: by ?? null,
          weigh: how?.weigh === true,
        });
      else if (only) {
        if (takesMany(decision)) pick(only.key);
        else if (how?.confirm && !picked.includes(only.key)) pick(only.key);
        else answer([only.key]);
      }
    };
    return {
      view,
      seat,
      decision,
      picked,
      caution,
      events: props.fresh,
      log: props.log,
      seats,
      language,
      options,
      telling,
      settings: { motion, contrast },
      replaying,
      say,
      optionsOn: thing => optionsOn(shown, thing),
      refusedFor: thing => refusedFor(shown, thing),
      stateOf: thing => {
        const state = stateOf(shown, picked, thing);
        if (state === 'option' || state === 'chosen' || !figures.includes(thing)) return state;
        return thing === figure ? 'chosen' : 'option';
      },
      figure,
      mean: setMeant,
      turnTo,
      touch,
      pick,
      answer,
      listOptions: () => setListing(true),
      inspect: (what: Inspected | undefined, by) =>
        setBeside(now => {
          // What may be done, once it is open, is not taken away by a pointer that rests on something.
          if (now && now.kind !== 'inspect') return now;
          return what && { kind: 'inspect', what, by: by ?? null };
        }),
      acted,
      reads,
      openRule: onRule,
      openWishes,
      notices: {
        isRead: id => noted.includes(`${game}.${id}`),
        putAway: id => changeSettings({ noted: [...noted, `${game}.${id}`] }),
      },
    };
  }, [
    view,
    seat,
    decision,
    shown,
    figures,
    figure,
    picked,
    caution,
    props.fresh,
    props.log,
    seats,
    language,
    options,
    motion,
    contrast,
    telling,
    replaying,
    say,
    pick,
    answer,
    acted,
    reads,
    onRule,
    turnTo,
    openWishes,
    noted,
    game,
  ]);

  // What a scene has told need not be said again.
  const heard = useRef({ from: 0, to: -1 });
  if (telling) heard.current = telling;

  const nameOf = useMemo(() => namesIn(texts, say), [texts, say]);
  const Board = plain ? undefined : board?.default;
  const worth = useCallback((option: Option) => board?.figures?.(option, say, decision) ?? [], [board, say, decision]);
  const step = guideStep(board?.guide, view, decision);
  const isGuided = !guided.includes(game);
  const advice = useMemo(
    () => (isGuided && decision && !decision.standing ? board?.advise?.(view, decision) : undefined),
    [isGuided, board, view, decision],
  );

  const [steps, setSteps] = useState<HTMLElement | null>(null);
  const parts: FrameParts = {
    steps: steps ?? undefined,
    slip: given => {
      const now = props.telling;
      const toNow = <ToNow waiting={props.waiting ?? 0} toNow={() => props.toNow?.()} />;
      if (telling && now) {
        const { begun, skip } = now;
        const scene = <SceneSlip scene={telling} begun={begun} skip={skip} toNow={toNow} roomy={isGuided} />;
        return replaying && props.slip ? (
          <>
            {scene}
            {props.slip}
          </>
        ) : (
          scene
        );
      }
      return (
        props.slip ?? (
          <DecisionSlip
            table={table}
            hints={given}
            guide={step}
            advice={advice}
            nameOf={nameOf}
            game={game}
            last={props.log.at(-1)}
            told={decision && !decision.standing ? verdict : told}
            meanwhile={props.meanwhile ?? NOTHING_NEW}
            toNow={toNow}
            isReading={props.isReading === true}
            hush={props.hush}
            lull={props.lull}
            several={figures.length > 0 && (figure === undefined ? 'any' : 'one')}
          />
        )
      );
    },
    players: line => <Players seats={seats} eyes={seat} line={line} turnTo={turnTo} />,
    chronicle: () => (
      <Chronicle
        log={props.log}
        fresh={props.fresh}
        seats={seats}
        eyes={seat}
        say={say}
        turnName={turn => word('bar.turn', countOf(game, turn))}
        turnsName={(from, until) => word('chronicle.turns', { from, ...countOf(game, until) })}
        coins={board?.coins}
        whose={event => board?.whose?.(event, props.view)}
        unread={props.unread ?? 0}
        onRead={props.onRead}
        Detail={board?.Detail}
        chat={props.chat}
        onChat={props.onChat}
        silenced={props.silenced}
        onBack={props.onBack}
        goBack={props.back}
      />
    ),
    unread: props.unread ?? 0,
    words: {
      players: word('frame.players'),
      chronicle: word('frame.chronicle'),
      places: word('frame.places'),
      more: word('frame.more'),
      map: word('zoom.map'),
      closer: word('zoom.closer'),
      farther: word('zoom.farther'),
      whole: word('zoom.whole'),
    },
  };

  useTableKeys(page, {
    undo: props.undo,
    redo: props.redo,
    back: props.back,
    leave: () => {
      setBeside(undefined);
      setLast({ decision: -1, ...NONE });
    },
    list: () => decision && setListing(true),
    help: () => setHelping(true),
  });

  return (
    <RuleContext value={onRule}>
      <TableContext value={table}>
        <FrameContext value={parts}>
          <Played value={who => board?.plays?.(view, who)}>
            <OptionWorthContext value={worth}>
              <div className="table-page" ref={page}>
                <StepsPlaceContext value={setSteps}>{props.bar}</StepsPlaceContext>
                {Board ? (
                  <Board {...table} />
                ) : (
                  <GenericBoard table={table} outline={board?.outline?.(view)} nameOf={nameOf} />
                )}
                <Announcer fresh={props.fresh} heard={heard.current} say={say} />
              </div>
              <Beside shown={beside} table={table} onClose={() => setBeside(undefined)} />
              {decision && (
                <Dialog
                  title={say({ text: decision.prompt, ...(decision.with && { with: decision.with }) })}
                  open={listing}
                  onClose={() => setListing(false)}
                  closeLabel={word('close')}
                >
                  <OptionsList table={table} decision={decision} nameOf={nameOf} onDone={() => setListing(false)} />
                </Dialog>
              )}
              <Help open={helping} onClose={() => setHelping(false)} />
              <RulebookPanel game={game} rule={rule} onRule={onRule} notes={notes} />
            </OptionWorthContext>
          </Played>
        </FrameContext>
      </TableContext>
    </RuleContext>
  );
}

interface AnnouncerProps {
  readonly fresh: readonly TableEvent[];
  readonly heard: Pick<Scene, 'from' | 'to'>;
  say: TableProps['say'];
}

/** What happened, said to who listens. */
function Announcer({ fresh, heard, say }: AnnouncerProps) {
  return (
    <div className="v-hidden" role="log" aria-live="polite" aria-atomic="false">
      {fresh
        .filter(({ n }) => n < heard.from || n > heard.to)
        .map(event => (
          <p key={event.n}>{say(event)}</p>
        ))}
    </div>
  );
}

/** Ids of the catalogue that name a thing: `card.militia` names `militia`. */
function namesIn(texts: Catalogue, say: TableProps['say']): (id: string) => string | undefined {
  const names = new Map<string, string>();
  for (const key of Object.keys(texts)) {
    const [kind, id, ...rest] = key.split('.');
    if (
      kind &&
      id &&
      rest.length === 0 &&
      !/[{?]|[.:]$/.test(texts[key] ?? '') &&
      !['log', 'refuse', 'option', 'setup'].includes(kind)
    )
      names.set(id, key);
  }
  return id => {
    const key = names.get(id);
    return key === undefined ? undefined : say({ text: key });
  };
}

function guideStep(
  guide: readonly GuideStep[] | undefined,
  view: unknown,
  decision: PlainDecision | undefined,
): GuideStep | undefined {
  return guide?.find(step => step.applies(view, decision));
}
