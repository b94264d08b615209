// A game seen again: a slider over its journal, at one's pace, through anybody's eyes once it is over.

import type { Seat } from '@veillee/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { keepSeats, seatsAt, useSettings } from '../keepsakes.ts';
import { Badge, Button, Progress, Toast, Tool } from '../kit/controls/controls.tsx';
import { awareness, brokenHeart, nextButton, pauseButton, playButton, previousButton } from '../kit/glyphs.ts';
import { type Eyes, type Frame, Reel } from '../live/reel.ts';
import { go } from '../navigate.ts';
import { seatInfos, seatNames } from '../who.ts';
import { troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { countOf } from './box.tsx';
import { HandOver } from './hand-over.tsx';
import { Nowhere } from './nowhere.tsx';
import { useFacts } from './use-facts.ts';
import { useBoard } from './use-game.ts';
import { useToldFrames } from './use-told-frames.ts';
import './replay.css';

type Speed = 1 | 2 | 4;
const BEAT = 1100;

interface ReplayProps {
  readonly table: string;
  readonly entry: number | undefined;
  /** From there it goes on by itself. */
  readonly plays: boolean;
}

export function Replay({ table, entry, plays }: ReplayProps) {
  const { word } = useWords();
  const mine = useMemo(() => seatsAt(table), [table]);
  const { facts, trouble } = useFacts(table);
  if (trouble) return <Nowhere title={word('lost.title')} text={troubleWord(word, trouble)} />;
  if (!facts) return <Progress label={word('loading')} />;
  return <Shown facts={facts} mine={mine} first={entry} plays={plays} />;
}

interface ShownProps {
  readonly facts: TableFacts;
  readonly mine: { readonly [seat: Seat]: string };
  readonly first: number | undefined;
  readonly plays: boolean;
}

function Shown({ facts, mine, first, plays }: ShownProps) {
  const { word } = useWords();
  const { name } = useSettings();
  const own = Object.keys(mine).map(Number);
  const [firstSeat] = own;
  const over = facts.status === 'over';
  const board = useBoard(facts.game);
  const open = typeof board === 'object' && board.isOpen?.(facts.options) === true;
  // Around one screen, in mid-game, nobody's past is shown either until that player says so.
  const shared = own.length > 1 && !over && !open;
  const [chosenEyes, setEyes] = useState<Eyes>();
  const eyes = chosenEyes ?? (shared ? undefined : firstSeat) ?? 'spectator';
  const [taken, setTaken] = useState<Seat>();
  const covered = shared && typeof eyes === 'number' && eyes !== taken;
  const reel = useMemo(
    () =>
      new Reel((at, from, by) => {
        const token = (typeof by === 'number' ? mine[by] : undefined) ?? Object.values(mine)[0];
        return api.replay(facts.id, at, from, String(by), token);
      }),
    [facts.id, mine],
  );
  const [wanted, setWanted] = useState(first ?? 0);
  const [loaded, setLoaded] = useState<Frame>();
  const [playing, setPlaying] = useState(plays);
  const [speed, setSpeed] = useState<Speed>(1);
  const [problem, setProblem] = useState<string>();
  const [rule, setRule] = useState<string>();
  const texts = useGameTexts(facts.game);

  useEffect(() => {
    if (covered) return;
    let current = true;
    reel.at(wanted, eyes).then(
      answer => {
        if (!current) return;
        setProblem(undefined);
        setLoaded(answer);
        if (answer.at < answer.entries) void reel.at(answer.at + 1, eyes).catch(() => undefined); // looked at when it is wanted
      },
      (error: unknown) => current && setProblem(error instanceof Refused ? error.code : 'internal'),
    );
    return () => {
      current = false;
    };
  }, [reel, wanted, eyes, covered]);

  const names = seatNames(facts.seats, word);
  const seat = typeof eyes === 'number' ? eyes : undefined;
  const say = useSay(texts, names, seat);
  // Before the game's texts are there nothing of it can be told.
  const scenes = texts && typeof board === 'object' ? board.scene : undefined;
  const tell = useCallback(({ events }: Frame) => scenes?.(events, { seat, say }), [scenes, seat, say]);
  const { frame: shown, begun, skip } = useToldFrames(loaded, playing ? speed : undefined, tell);

  const entries = shown?.entries ?? 0;
  useEffect(() => {
    if (!playing || !shown) return;
    if (shown.at >= entries) {
      setPlaying(false);
      return;
    }
    if (shown.at !== wanted) return;
    const timer = setTimeout(() => setWanted(shown.at + 1), shown.events.length > 0 ? BEAT / speed : 60);
    return () => clearTimeout(timer);
  }, [playing, shown, wanted, entries, speed]);

  const step = (to: number): void => {
    setPlaying(false);
    setWanted(Math.max(0, Math.min(entries, to)));
  };
  if (covered) return <HandOver name={names[eyes] ?? ''} seat={eyes} onTake={() => setTaken(eyes)} />;
  // What other eyes have seen is not shown while these ask.
  if (!texts || !board || !shown || (shared && shown.eyes !== eyes))
    return problem ? (
      <Nowhere title={word('replay.title')} text={troubleWord(word, problem)} />
    ) : (
      <Progress label={word('loading')} />
    );

  const token = firstSeat === undefined ? undefined : mine[firstSeat];
  // In a campaign it is another branch, if one may begin here: its chance is new. Where a chapter begins one always may, so where
  // branches begin there alone the whole chapter is played again.
  const { chapter } = facts;
  const branches = chapter !== undefined && (chapter.branches === true || shown.at === 0);
  const deed = branches ? 'replay.branch' : chapter ? 'evenings.again' : 'replay.continue';
  const goOn = async (): Promise<void> => {
    if (!token) return;
    try {
      const made = chapter
        ? await api.branch(facts.id, token, branches ? { at: shown.at } : {})
        : await api.continue(facts.id, token, shown.at, name || (names[firstSeat ?? 0] ?? ''));
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.code);
    }
  };
  const turn = shown.turns.filter(known => known.at <= shown.at).at(-1)?.turn ?? 0;
  const seats = seatInfos(facts, names, own, shown.entry?.seat === undefined ? [] : [shown.entry.seat]).map(info => ({
    ...info,
    present: true,
  }));
  return (
    <>
      <TableFrame
        game={facts.game}
        texts={texts}
        board={board === 'none' ? undefined : board}
        view={shown.view}
        seat={seat}
        decision={undefined}
        fresh={shown.events}
        log={shown.past}
        seats={seats}
        options={facts.options}
        replaying
        telling={begun > 0 && loaded ? { events: loaded.events, begun, skip } : undefined}
        answer={() => undefined}
        rule={rule}
        onRule={setRule}
        onBack={event => step(event.at)}
        slip={
          <section className="replay-bar v-paper" aria-label={word('replay.title')}>
            <Tool
              glyph={previousButton}
              label={word('replay.back')}
              disabled={shown.at === 0}
              onClick={() => step(shown.at - 1)}
            />
            <Tool
              glyph={playing ? pauseButton : playButton}
              label={word(playing ? 'replay.pause' : 'replay.play')}
              onClick={() => {
                if (!playing && shown.at >= entries) setWanted(0);
                setPlaying(!playing);
              }}
            />
            <Tool
              glyph={nextButton}
              label={word('replay.next')}
              disabled={shown.at >= entries}
              onClick={() => step(shown.at + 1)}
            />
            <input
              type="range"
              min={0}
              max={entries}
              value={wanted}
              aria-label={word('replay.slider')}
              aria-valuetext={word('replay.at', { at: shown.at, entries })}
              onChange={event => step(Number(event.target.value))}
            />
            <span className="replay-count v-figures">{word('replay.at', { at: shown.at, entries })}</span>
            <select
              aria-label={word('replay.turn', countOf(facts, turn))}
              value={turn}
              onChange={event => {
                const to = shown.turns.find(known => known.turn === Number(event.target.value));
                if (to) step(to.at);
              }}
            >
              {turn === 0 && <option value={0}>{word('replay.start')}</option>}
              {shown.turns.map(known => (
                <option key={known.turn} value={known.turn}>
                  {word('bar.turn', countOf(facts, known.turn))}
                </option>
              ))}
            </select>
            <select
              aria-label={word('replay.speed')}
              value={speed}
              onChange={event => setSpeed(Number(event.target.value) as Speed)}
            >
              <option value={1}>1×</option>
              <option value={2}>2×</option>
              <option value={4}>4×</option>
            </select>
            <select
              aria-label={word('replay.eyes')}
              value={String(eyes)}
              onChange={event => {
                const chosen = event.target.value;
                setPlaying(false);
                setTaken(undefined);
                setEyes(chosen === 'spectator' || chosen === 'everyone' ? chosen : Number(chosen));
              }}
            >
              {names.map(
                (player, index) =>
                  (over || own.includes(index)) && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                    <option key={index} value={index}>
                      {player}
                    </option>
                  ),
              )}
              <option value="spectator">{word('replay.spectator')}</option>
              {over && <option value="everyone">{word('replay.everyone')}</option>}
            </select>
            {token && (
              <Button look="option" onClick={() => void goOn()}>
                {word(deed)}
              </Button>
            )}
          </section>
        }
        bar={
          <TopBar
            game={facts.game}
            turn={turn > 0 ? word('bar.turn', countOf(facts, turn)) : undefined}
            seats={[]} // nobody is awaited
            myTurn={false}
            badges={
              <Badge tone="gloom" glyph={awareness}>
                {word('replay.title')}
              </Badge>
            }
            onRules={() => setRule('')}
            onMenu={() => go(over ? { at: 'shelf' } : { at: 'table', table: facts.id })}
          />
        }
      />
      {problem && (
        <div className="toasts">
          <Toast
            tone="bad"
            glyph={brokenHeart}
            action={
              <button type="button" className="link" onClick={() => setProblem(undefined)}>
                {word('close')}
              </button>
            }
          >
            {troubleWord(word, problem)}
          </Toast>
        </div>
      )}
    </>
  );
}
