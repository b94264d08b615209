// The last page of a chapter: at the left its last week on paper, what happened at each step and its best moment; at the right both sides on one bar, by
// what they gained, and what the next week begins with.

import type { Text } from '@veillee/kernel';
import { Button, Icon, type LastPageProps, type Word, wordBy } from '@veillee/web/kit';
import { playButton } from '@veillee/web/kit/glyphs.ts';
import { lengthIn } from '../../rules/legend/record.ts';
import type { View } from '../../rules/view.ts';
import { campsite, wayside } from '../drawn/camp.ts';
import { cityscape, ruins } from '../drawn/city.ts';
import { depths } from '../drawn/depths.ts';
import { Drawing, Washes } from '../drawn/drawing.tsx';
import { hourglass, laurels, overlordHelm, siegeTower } from '../glyphs.ts';
import { SheetDisc } from '../heroes/token.tsx';
import { Ahead, Fortunes, Side } from './chapter.tsx';
import { ConquestTrack } from './conquest.tsx';
import { ConquestCurve } from './curve.tsx';
import { DiaryButton } from './diary.tsx';
import { ofChapter, partsOf, sidesOf, stepsOf, toldOf } from './diary-facts.ts';
import { Emblem, WeekMoment } from './diary-week.tsx';
import { STEPS, type WeekStep } from './week-facts.ts';
import './week-end.css';

/** What lies behind the heroes: by what the week was about. */
const BEHIND: { readonly [about: string]: string } = {
  explored: depths,
  left: depths,
  leader: depths,
  fell: depths,
  treasure: depths,
  blow: depths,
  proved: depths,
  object: depths,
  razed: ruins,
  training: cityscape,
  upgrade: cityscape,
  rumour: cityscape,
  relieved: cityscape,
  besieged: cityscape,
  ambush: campsite,
  wiped: campsite,
  quiet: campsite,
};
const GLYPH: { readonly [step in WeekStep]: string } = {
  time: hourglass,
  siege: siegeTower,
  overlord: overlordHelm,
  party: laurels,
};

/** Of a campaign whose end has not come. */
export function WeekEnd({ view, moment, say }: LastPageProps<View>) {
  const { legend } = view;
  const word = wordBy(say);
  const weeks = legend ? ofChapter(toldOf(view), legend) : [];
  const last = weeks.at(-1);
  if (!legend || !last) return null;
  const party = legend.heroes.map(({ sheet }) => sheet);
  const pages = weeks.map(({ page }) => page);
  const gained = sidesOf({ gains: sumOf(pages.map(({ gains }) => gains)) });
  const byTime = partsOf(pages, 'overlord').find(({ source }) => source === 'time')?.n ?? 0;
  const { thresholds } = lengthIn(legend);
  const total = legend.conquest.heroes + legend.conquest.overlord;
  const next = thresholds.findIndex(n => n > total);
  const mark = MARKS[next];
  return (
    <div className="des-week-end">
      <Washes />
      <article className="des-week-end-told v-paper">
        <div className="des-week-end-scene" aria-hidden="true">
          <svg viewBox="0 0 868 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Drawing svg={BEHIND[last.about] ?? wayside} />
          </svg>
          <p>
            {party.map((sheet, n) => (
              <SheetDisc key={sheet} sheet={sheet} n={n} size={44} />
            ))}
          </p>
        </div>
        <div className="des-week-end-words">
          <header>
            <Emblem told={last} size={48} />
            <span>
              <small>{word('diary.number', { n: last.page.week })}</small>
              <h3>{say(last.title)}</h3>
            </span>
          </header>
          <blockquote>{say(last.sentences.at(-1) ?? last.title)}</blockquote>
          {weeks.length > 1 && (
            <ol>
              {weeks.slice(0, -1).map(told => (
                <li key={told.page.week}>
                  <Emblem told={told} size={26} /> <small>{word('diary.number', { n: told.page.week })}</small>{' '}
                  {say(told.title)}
                </li>
              ))}
            </ol>
          )}
          <dl>
            {STEPS.map(step => (
              <div key={step}>
                <dt>
                  <Icon glyph={GLYPH[step]} size={22} /> {word(`terrinoth.step.${step}`)}
                </dt>
                <dd>{toldAt(step, { word, say, total, level: legend.level, gained: byTime, weeks })}</dd>
              </div>
            ))}
          </dl>
          {moment ? (
            <div className="des-week-end-moment">
              <b>{moment.words}</b>
              <Button glyph={playButton} onClick={moment.see}>
                {word('diary.see')}
              </Button>
            </div>
          ) : (
            <WeekMoment told={last} party={party} word={word} say={say} />
          )}
          <DiaryButton view={view} word={word} say={say} />
        </div>
      </article>
      <section className="des-week-end-side" aria-label={word('terrinoth.conquest.name')}>
        <h3>
          {word('terrinoth.conquest.name')}
          <span>
            <b>{total}</b>{' '}
            {mark === undefined
              ? word('terrinoth.conquest.due')
              : word('terrinoth.conquest.next', {
                  level: word(`level.${legend.level}`),
                  n: (thresholds[next] ?? 0) - total,
                  mark,
                })}
          </span>
        </h3>
        <ConquestTrack conquest={legend.conquest} thresholds={thresholds} gained={gained} short={false} word={word} />
        <div className="des-chapter-sides">
          <Side side="heroes" parts={partsOf(pages, 'heroes')} word={word} />
          <Side side="overlord" parts={partsOf(pages, 'overlord')} word={word} />
        </div>
        <Fortunes legend={legend} pages={pages} word={word} say={say} />
        <ConquestCurve legend={legend} word={word} />
      </section>
      <Ahead view={view} legend={legend} word={word} />
    </div>
  );
}
const MARKS = ['silver', 'gold', 'final'] as const;

const sumOf = (all: readonly (readonly number[])[]): number[] =>
  all.reduce<number[]>((sum, gains) => {
    const long = Math.max(sum.length, gains.length);
    return Array.from({ length: long }, (_, n) => (sum[n] ?? 0) + (gains[n] ?? 0));
  }, []);

interface Telling {
  readonly word: Word;
  say(text: Text): string;
  readonly total: number;
  readonly level: string;
  readonly gained: number;
  readonly weeks: ReturnType<typeof toldOf>;
}

/** A step of these weeks in one line. */
function toldAt(step: WeekStep, { word, say, total, level, gained, weeks }: Telling): string {
  if (step === 'time') return word('diary.step.time', { total, level: { text: `level.${level}` }, n: gained });
  const deeds = stepsOf(weeks, step).map(say);
  return deeds.length > 0 ? deeds.join(' · ') : word(`diary.step.${step}.none`);
}
