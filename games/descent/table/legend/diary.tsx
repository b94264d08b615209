// The diary of a campaign as a book: two pages of weeks at a time, the way so far beside them, and all of it on paper for whoever prints it.

import type { Text } from '@veillee/kernel';
import { Button, Dialog, type Word } from '@veillee/web/kit';
import { useState } from 'react';
import type { Legend } from '../../rules/legend/record.ts';
import type { View } from '../../rules/view.ts';
import { Washes } from '../drawn/drawing.tsx';
import { openBook } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import { CampaignSheet } from './campaign-sheet.tsx';
import { ConquestCurve } from './curve.tsx';
import { toldOf } from './diary-facts.ts';
import { DiaryWeek, Emblem } from './diary-week.tsx';
import './diary.css';
import './diary-print.css';

export interface BookProps {
  readonly view: Pick<View, 'legend' | 'leaders'>;
  readonly word: Word;
  say(text: Text): string;
}

/** So many weeks stand on two pages. */
const ON_PAGE = 2;
const AT_ONCE = 2 * ON_PAGE;

/** Opens the book over whatever shows the button. */
export function DiaryButton({ look = 'plain', ...book }: BookProps & { readonly look?: 'plain' | 'quiet' | 'option' }) {
  const [open, setOpen] = useState(false);
  const { word } = book;
  return (
    <>
      <Button look={look} glyph={openBook} onClick={() => setOpen(true)}>
        {word('diary.book')}
      </Button>
      <DiaryDialog {...book} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function DiaryDialog({ open, onClose, ...book }: BookProps & { readonly open: boolean; onClose(): void }) {
  const { word } = book;
  return (
    <Dialog
      title={word('diary.book')}
      open={open}
      onClose={onClose}
      wide
      closeLabel={word('diary.close')}
      buttons={
        <>
          <Button onClick={() => globalThis.print()}>{word('diary.print')}</Button>
          <Button look="main" onClick={onClose}>
            {word('diary.close')}
          </Button>
        </>
      }
    >
      <DiaryBook {...book} />
    </Dialog>
  );
}

export function DiaryBook({ view, word, say }: BookProps) {
  const { legend } = view;
  const weeks = toldOf(view);
  const spreads = Array.from({ length: Math.max(1, Math.ceil(weeks.length / AT_ONCE)) }, (_, n) =>
    weeks.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const [shown, setShown] = useState(spreads.length - 1);
  if (!legend) return null;
  const party = legend.heroes.map(({ sheet }) => sheet);
  const here = spreads[shown] ?? [];
  return (
    <div className="des-book">
      <Washes />
      <nav className="des-book-way" aria-label={word('diary.book')}>
        <ConquestCurve legend={legend} word={word} />
        <ol reversed>
          {weeks.toReversed().map(told => {
            const spread = Math.floor(weeks.indexOf(told) / AT_ONCE);
            return (
              <li key={told.page.week}>
                <button
                  type="button"
                  data-open={spread === shown || undefined}
                  aria-current={spread === shown || undefined}
                  onClick={() => setShown(spread)}
                >
                  <Emblem told={told} size={32} />
                  <span>
                    <b>{say(told.title)}</b>
                    <small>{word('diary.number', { n: told.page.week })}</small>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className="des-book-pages">
        {weeks.length === 0 && <p className="des-book-blank">{word('diary.none')}</p>}
        {spreads.map((spread, n) => (
          <div key={n} className="des-book-spread" data-shown={n === shown || undefined}>
            {[spread.slice(0, ON_PAGE), spread.slice(ON_PAGE)].map((page, side) => (
              <div key={side === 0 ? 'left' : 'right'} className="des-book-page">
                {page.map(told => (
                  <DiaryWeek key={told.page.week} told={told} party={party} word={word} say={say} />
                ))}
                <i aria-hidden="true">{2 * n + side + 1}</i>
              </div>
            ))}
          </div>
        ))}
        {spreads.length > 1 && (
          <p className="des-book-turn">
            <Button disabled={shown === 0} onClick={() => setShown(shown - 1)}>
              {word('diary.earlier')}
            </Button>
            <span aria-live="polite">
              {word('diary.pages', { first: here[0]?.page.week ?? 1, last: here.at(-1)?.page.week ?? 1 })}
            </span>
            <Button disabled={shown === spreads.length - 1} onClick={() => setShown(shown + 1)}>
              {word('diary.later')}
            </Button>
          </p>
        )}
        <CampaignSheet legend={legend} word={word} say={say} />
      </div>
    </div>
  );
}

/** Beside the map: the last two weeks, and the way to all of them. */
export function RecentWeeks({ legend }: { readonly legend: Legend }) {
  const { view, word, table } = useReading();
  const weeks = toldOf({ legend, ...(view.leaders && { leaders: view.leaders }) });
  if (weeks.length === 0) return null;
  const say = table.say;
  return (
    <section className="des-recent" aria-label={word('diary.recent')}>
      <h3>
        {word('diary.recent')} <small>{word('diary.all', { n: weeks.length })}</small>
      </h3>
      {weeks.slice(-LATELY).map(({ page, sentences, title }) => (
        <p key={page.week}>
          <b>{word('diary.number', { n: page.week })}</b> <em>{say(title)}</em>. {say(sentences.at(-1) ?? title)}
        </p>
      ))}
      <DiaryButton view={view} word={word} say={say} />
    </section>
  );
}
const LATELY = 2;
