// A game in one minute: three drawn plates that turn by themselves or are read, then the guided first game.

import type { Catalogue } from '@veillee/kernel';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../api.ts';
import { changeSettings, currentSettings, useSettings } from '../keepsakes.ts';
import { Button, Progress, Toast } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { brokenHeart, campfire, pauseButton, playButton, ruleBook } from '../kit/glyphs.ts';
import { LEARN_STEPS, type LearnModule, type LearnPlate, type LearnStep } from '../kit/plate.tsx';
import { useLayout } from '../kit/stage/layout.ts';
import { useLook } from '../look.ts';
import { go, href } from '../navigate.ts';
import { plannedNames } from '../who.ts';
import { type Say, troubleWord, useGameTexts, useSay, useWords, type Word } from '../words.tsx';
import { AskName } from './ask-name.tsx';
import { boxOf, GameTile, playersOf, titleOf } from './box.tsx';
import { layTable } from './lay.ts';
import './learn.css';
import { clockLeft, MINUTE_MS, PLATE_MS, plateAt, toldOf } from './learn-clock.ts';
import { Nowhere } from './nowhere.tsx';
import { PageFrame } from './page-frame.tsx';
import { firstGamePlan } from './setup-plan.ts';
import { useLesson, useOffer, useRules } from './use-game.ts';

const TICK_MS = 200;
/** A finger that went this far sideways turned the page. */
const SWIPE = 40;

export function Learn({ game }: { readonly game: string }) {
  const { word, language } = useWords();
  const lesson = useLesson(game);
  const texts = useGameTexts(game);
  if (lesson === 'none') return <Nowhere title={word('lost.title')} text={word('lost.text')} />;
  return (
    <PageFrame
      here="learn"
      via={{ name: titleOf(game, language), to: { at: 'setup', game, how: boxOf(game)?.alone ? 'alone' : 'bot' } }}
      trail={word('learn.title')}
    >
      {lesson && texts ? <Lesson game={game} lesson={lesson} texts={texts} /> : <Progress label={word('loading')} />}
    </PageFrame>
  );
}

interface LessonProps {
  readonly game: string;
  readonly lesson: LearnModule;
  readonly texts: Catalogue;
}

function Lesson({ game, lesson, texts }: LessonProps) {
  const { word, language } = useWords();
  const say = useSay(texts, [], undefined);
  const { plate, elapsed, running, show, toggle } = useMinute();
  const box = boxOf(game);
  return (
    <div className="learn">
      <header className="learn-head">
        <GameTile game={game} size={104} />
        <div className="learn-title">
          <h1 className="v-title">{word('learn.minute', { game: titleOf(game, language) })}</h1>
          <p>
            {box && `${word('box.players', playersOf(box))}. `}
            {word('learn.own')}
          </p>
        </div>
        <div className="learn-clock">
          <button
            type="button"
            className="learn-play"
            aria-label={word(running ? 'learn.pause' : 'learn.play')}
            onClick={toggle}
          >
            <Icon glyph={running ? pauseButton : playButton} size={22} />
          </button>
          <div className="learn-bars">
            {LEARN_STEPS.map((step, index) => (
              <button
                key={step}
                type="button"
                className="learn-bar"
                aria-current={index === plate ? 'step' : undefined}
                onClick={() => show(index)}
              >
                <span className="learn-track" aria-hidden="true">
                  <span style={{ width: `${toldOf(index, elapsed) * 100}%` }} />
                </span>
                {stepWord(word, step)}
              </button>
            ))}
          </div>
          <span className="learn-left" aria-hidden="true">
            {clockLeft(elapsed)}
          </span>
        </div>
      </header>
      <Plates lesson={lesson} say={say} plate={plate} show={show} />
      {lesson.more && <p className="learn-more">{say(lesson.more)}</p>}
      <Begin game={game} lesson={lesson} />
      {lesson.also && <Also game={game} lesson={lesson} also={lesson.also} say={say} />}
    </div>
  );
}

const stepWord = (word: Word, step: LearnStep): string =>
  word(({ aim: 'learn.aim', turn: 'learn.turn', end: 'learn.end' } as const)[step]);

/** The minute: it runs by itself where things may move, and stops where somebody looks for themselves. */
function useMinute() {
  const { motion } = useLook();
  const [elapsed, setElapsed] = useState(0);
  const [wanted, setWanted] = useState(motion);
  const running = wanted && elapsed < MINUTE_MS;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setElapsed(before => Math.min(MINUTE_MS, before + TICK_MS));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return {
    elapsed,
    running,
    plate: plateAt(elapsed),
    show: (plate: number) => {
      setWanted(false);
      if (plate !== plateAt(elapsed)) setElapsed(plate * PLATE_MS);
    },
    toggle: () => {
      if (elapsed >= MINUTE_MS) setElapsed(0);
      setWanted(!running);
    },
  };
}

interface PlatesProps {
  readonly lesson: LearnModule;
  readonly say: Say;
  readonly plate: number;
  show(plate: number): void;
}

/** Side by side; on a phone one at a time, turned by a swipe. */
function Plates({ lesson, say, plate, show }: PlatesProps) {
  const phone = useLayout() === 'phone';
  const begun = useRef(0);
  const turn = (by: number): void => {
    const next = plate + Math.sign(by);
    show(Math.abs(by) < SWIPE || next < 0 || next >= LEARN_STEPS.length ? plate : next);
  };
  return (
    <div
      className="learn-plates"
      {...(phone && {
        onTouchStart: event => {
          begun.current = event.touches[0]?.clientX ?? 0;
        },
        onTouchEnd: event => turn(begun.current - (event.changedTouches[0]?.clientX ?? begun.current)),
      })}
    >
      {LEARN_STEPS.map(
        (step, index) =>
          (!phone || index === plate) && (
            <Plate
              key={step}
              step={step}
              number={index + 1}
              plate={lesson.plates[step]}
              told={index === plate}
              say={say}
              {...(!phone && { onTouch: () => show(index) })}
            />
          ),
      )}
    </div>
  );
}

interface PlateProps {
  readonly step: LearnStep;
  readonly number: number;
  readonly plate: LearnPlate;
  readonly told: boolean;
  readonly say: Say;
  readonly onTouch?: () => void;
}

function Plate({ step, number, plate, told, say, onTouch }: PlateProps) {
  const { word } = useWords();
  const { Picture } = plate;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the bars above do the same by keyboard
    <article
      className="plate v-paper"
      data-told={told || undefined}
      aria-labelledby={`plate-${step}`}
      onClick={onTouch}
    >
      <span className="plate-number" aria-hidden="true">
        {number}
      </span>
      <Picture say={say} />
      <div className="plate-text">
        <h2 id={`plate-${step}`}>{stepWord(word, step)}</h2>
        <p>
          <Bold text={say(plate.text)} />
        </p>
      </div>
      <ul className="plate-glyphs">
        {plate.glyphs.map(({ glyph, text, tone }) => (
          <li key={text.text}>
            <span data-tone={tone}>
              <Icon glyph={glyph} size={26} />
            </span>
            {say(text)}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** `**words**` are bold. */
function Bold({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <b key={index}>{part}</b>
    ) : (
      part
    ),
  );
}

/** Another way to play, in short lines, and a first game of it. */
function Also({
  game,
  lesson,
  also,
  say,
}: {
  readonly game: string;
  readonly lesson: LearnModule;
  readonly also: NonNullable<LearnModule['also']>;
  readonly say: Say;
}) {
  return (
    <section className="learn-also v-paper" aria-labelledby="learn-also">
      <h2 id="learn-also">{say(also.title)}</h2>
      <p>
        <Bold text={say(also.text)} />
      </p>
      <ol>
        {also.steps.map(({ glyph, title, text }) => (
          <li key={title.text}>
            <span aria-hidden="true">
              <Icon glyph={glyph} size={26} />
            </span>
            <div>
              <h3>{say(title)}</h3>
              <p>
                <Bold text={say(text)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Begin game={game} lesson={lesson} options={also.options} begins={say(also.begin)} />
    </section>
  );
}

/** The slip: the rulebook, and the first game, alone or with a novice bot. */
function Begin({
  game,
  lesson,
  options = lesson.firstGame,
  begins,
}: {
  readonly game: string;
  readonly lesson: LearnModule;
  readonly options?: LearnModule['firstGame'];
  /** Its button alone, with these words. */
  readonly begins?: string;
}) {
  const { word } = useWords();
  const { name } = useSettings();
  const { offer } = useOffer(game);
  const rules = useRules(game);
  const [busy, setBusy] = useState(false);
  const [naming, setNaming] = useState<'alone' | 'bot'>();
  const [problem, setProblem] = useState<Refused>();
  const alone = boxOf(game)?.alone === true;

  const begin = async (how: 'alone' | 'bot', own: string): Promise<void> => {
    if (!offer || !rules) return;
    setBusy(true);
    setProblem(undefined);
    const first = firstGamePlan(how, offer, setting => rules.refuseSetting(setting), options);
    const plan = { ...first, seed: lesson.seed ?? first.seed };
    try {
      const table = await layTable(game, plan, plannedNames(plan.seats, own, word));
      // Whoever asks to be guided is, even after saying otherwise.
      changeSettings({ guided: currentSettings().guided.filter(id => id !== game) });
      go({ at: 'table', table });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error);
      setBusy(false);
    }
  };
  const ask = (how: 'alone' | 'bot'): void => {
    if (name === '') setNaming(how);
    else void begin(how, name);
  };
  const ready = offer !== undefined && rules !== undefined && !busy;
  const asking = naming && (
    <AskName
      onName={own => {
        setNaming(undefined);
        void begin(naming, own);
      }}
    />
  );
  const trouble = problem && (
    <Toast tone="bad" glyph={brokenHeart}>
      {troubleWord(word, problem.code)}
    </Toast>
  );
  if (begins !== undefined)
    return (
      <div className="learn-buttons">
        {trouble}
        <Button look="option" disabled={!ready} onClick={() => ask('bot')}>
          {begins}
        </Button>
        {asking}
      </div>
    );
  return (
    <section className="learn-slip v-paper" aria-label={word('learn.begin')}>
      <span className="learn-seal" aria-hidden="true">
        <Icon glyph={campfire} size={24} />
      </span>
      <div className="learn-words">
        <h2>{word('learn.now', { how: alone ? 'alone' : 'bot' })}</h2>
        <p>{word('learn.told')}</p>
        {trouble}
      </div>
      <div className="learn-buttons">
        <a className="v-button" data-look="plain" href={href({ at: 'rulebook', game, rule: undefined })}>
          <Icon glyph={ruleBook} size={20} />
          <span>{word('learn.rulebook')}</span>
        </a>
        {alone && (
          <Button look="option" disabled={!ready} onClick={() => ask('bot')}>
            {word('learn.bot')}
          </Button>
        )}
        <Button look="main" disabled={!ready} onClick={() => ask(alone ? 'alone' : 'bot')}>
          {word('learn.begin')}
        </Button>
      </div>
      {asking}
    </section>
  );
}
