// One week of the diary on paper: emblem, title, what happened, its moment, what it brought.

import type { Text } from '@veillee/kernel';
import { Icon, type Word } from '@veillee/web/kit';
import type { ToldWeek } from '../../rules/legend/diary/prose.ts';
import { SheetDisc } from '../heroes/token.tsx';
import { EMBLEM, type Part, partsOf, sidesOf } from './diary-facts.ts';
import { WeekPicture } from './diary-pictures.tsx';

interface Speaking {
  readonly word: Word;
  say(text: Text): string;
}
export interface DiaryWeekProps extends Speaking {
  readonly told: ToldWeek;
  /** Sheets in the order of the party: each has its colour. */
  readonly party: readonly string[];
}

export const Emblem = ({ told, size }: { readonly told: ToldWeek; readonly size: number }) => {
  const { glyph, tone } = EMBLEM[told.about];
  return (
    <span className="des-week-emblem" data-tone={tone} style={{ width: size, height: size }} aria-hidden="true">
      <Icon glyph={glyph} size={size * 0.6} />
    </span>
  );
};

export function DiaryWeek({ told, party, word, say }: DiaryWeekProps) {
  const { page, about, title, sentences } = told;
  const [first, ...rest] = sentences;
  return (
    <section className="des-diary-week" id={weekId(page.week)} tabIndex={-1}>
      <header>
        <Emblem told={told} size={44} />
        <span>
          <small>{word('diary.number', { n: page.week })}</small>
          <h3>{say(title)}</h3>
        </span>
      </header>
      <WeekPicture about={about} />
      {first && <p className="des-diary-first">{[first, ...rest.slice(0, 1)].map(say).join(' ')}</p>}
      {rest.length > 1 && <p>{rest.slice(1).map(say).join(' ')}</p>}
      <WeekMoment told={told} party={party} word={word} say={say} />
      <DiaryLedger told={told} word={word} />
    </section>
  );
}
export const weekId = (week: number): string => `diary-week-${week}`;

export function WeekMoment({ told: { moment }, party, say }: DiaryWeekProps) {
  if (!moment) return null;
  return (
    <div className="des-diary-moment">
      <SheetDisc sheet={moment.hero} n={Math.max(0, party.indexOf(moment.hero))} size={42} />
      <span>
        <b>{say(moment.text)}</b>
        <small>{say(moment.why)}</small>
      </span>
    </div>
  );
}

export const partsTold = (word: Word, parts: readonly Part[]): string =>
  parts.map(({ source, n }) => word('diary.part', { source: { text: `diary.source.${source}` }, n })).join(', ');

function DiaryLedger({ told: { page }, word }: { readonly told: ToldWeek; readonly word: Word }) {
  const { heroes, overlord } = sidesOf(page);
  return (
    <p className="des-diary-ledger">
      {(['heroes', 'overlord'] as const).map(side => (
        <span key={side} data-side={side}>
          <b>+{side === 'heroes' ? heroes : overlord}</b> {word(`diary.${side}`)}
          <small>{partsTold(word, partsOf([page], side))}</small>
        </span>
      ))}
      {page.coins !== undefined && <span data-side="coins">{word('diary.coins', { n: page.coins })}</span>}
    </p>
  );
}
