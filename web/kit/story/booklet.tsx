// A booklet lies open: a picture and what is told on the left, the answer and what came of it on the right. What was read can be
// read again from the journal. It tells nothing that it was not given: an answer's outcome comes with the answer.

import { type CSSProperties, type ReactNode, useState } from 'react';
import { useWords } from '../../words.tsx';
import { Button, RuleRef } from '../controls/controls.tsx';
import { Icon } from '../controls/icon.tsx';
import { checkMark } from '../glyphs.ts';
import type { Kind } from '../numbers/meaning.ts';
import './booklet.css';

export interface StoryChoice {
  /** The key of its option. */
  readonly key: string;
  /** What one would answer, without a hint of what follows. */
  readonly words: string;
  /** Who would answer. */
  readonly by?: ReactNode;
  /** Why it cannot be answered. */
  readonly refused?: string | undefined;
}

/** Something that the answer changed, in the printed order. */
export interface StoryChange {
  readonly id: string;
  readonly glyph: string;
  readonly kind: Kind;
  readonly words: ReactNode;
  readonly rule?: string | undefined;
}

export interface StoryPage {
  readonly id: string;
  readonly title: string;
  /** `!` and `?`, as on the map. */
  readonly sign?: string | undefined;
  readonly picture?: ReactNode;
  readonly paragraphs: readonly string[];
  readonly choices?: readonly StoryChoice[];
  /** The key that was answered. */
  readonly chosen?: string | undefined;
  readonly outcome?: readonly string[];
  readonly changes?: readonly StoryChange[];
  /** The part of the map that it is about. */
  readonly fragment?: ReactNode;
  /** Of the left page. */
  readonly number?: number | undefined;
}

export interface JournalEntry {
  readonly page: StoryPage;
  /** "turn 2" */
  readonly when: string;
  /** What was done: "Went down, came out again" */
  readonly note: string;
}

export interface BookletProps {
  readonly page: StoryPage;
  /** What was read before, oldest first. */
  readonly journal?: readonly JournalEntry[];
  onChoose?(key: string): void;
}

export function Booklet({ page, journal = [], onChoose }: BookletProps) {
  const { word } = useWords();
  const [again, setAgain] = useState<string>();
  const reread = journal.find(entry => entry.page.id === again && entry.page.id !== page.id)?.page;
  const shown = reread ?? page;
  return (
    <div className="v-story">
      {journal.length > 0 && (
        <nav className="v-journal" aria-label={word('story.journal')}>
          <h2 className="v-section">{word('story.journal')}</h2>
          <ol>
            {journal.map(({ page: read, when, note }) => (
              <li key={read.id}>
                <button
                  type="button"
                  aria-current={read.id === shown.id ? 'page' : undefined}
                  onClick={() => setAgain(read.id)}
                >
                  {read.sign && <Sign of={read.sign} />}
                  <span>
                    <b>{read.title}</b>
                    <small>{note}</small>
                  </span>
                  <i>{when}</i>
                </button>
              </li>
            ))}
          </ol>
          {reread && <Button onClick={() => setAgain(undefined)}>{word('story.back')}</Button>}
        </nav>
      )}
      <article className="v-booklet" key={shown.id} aria-label={shown.title}>
        <div className="v-booklet-page v-paper">
          {shown.picture && <div className="v-booklet-picture">{shown.picture}</div>}
          <h3>
            {shown.sign && <Sign of={shown.sign} />}
            {shown.title}
          </h3>
          <div className="v-booklet-told">
            {shown.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {shown.number !== undefined && <i className="v-booklet-number">{shown.number}</i>}
        </div>
        <div className="v-booklet-page v-paper">
          <Answer page={shown} onChoose={reread ? undefined : onChoose} />
          {shown.fragment && <div className="v-booklet-fragment">{shown.fragment}</div>}
          {shown.number !== undefined && <i className="v-booklet-number">{shown.number + 1}</i>}
        </div>
      </article>
    </div>
  );
}

const Sign = ({ of }: { readonly of: string }) => (
  <span className="v-story-sign" data-sign={of} aria-hidden="true">
    {of}
  </span>
);

function Answer({ page, onChoose }: { readonly page: StoryPage; readonly onChoose: BookletProps['onChoose'] }) {
  const { word } = useWords();
  const { choices = [], chosen, outcome = [], changes = [] } = page;
  return (
    <>
      {choices.length > 0 && <h4>{word('story.answer')}</h4>}
      <ul className="v-booklet-choices">
        {choices.map(choice => (
          <li key={choice.key}>
            <Choice choice={choice} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {outcome.length > 0 && (
        <div className="v-booklet-outcome" role="status">
          {outcome.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {changes.length > 0 && (
        <>
          <h4>{word('story.changes')}</h4>
          <ol className="v-booklet-changes">
            {changes.map(({ id, glyph, kind, words, rule }, i) => (
              <li key={id} style={{ '--nth': i } as CSSProperties}>
                <span className="v-booklet-tile" data-kind={kind}>
                  <Icon glyph={glyph} size={20} />
                </span>
                <span>{words}</span>
                {rule && <RuleRef rule={rule} />}
                <Icon glyph={checkMark} size={18} className="v-booklet-done" />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly choice: StoryChoice;
  readonly chosen: string | undefined;
  readonly onChoose: BookletProps['onChoose'];
}

/** Answered, the chosen row is sealed and the others stay, unread. */
function Choice({ choice: { key, words, by, refused }, chosen, onChoose }: ChoiceProps) {
  const { word } = useWords();
  if (chosen !== undefined)
    return (
      <div className="v-booklet-choice" data-state={key === chosen ? 'chosen' : 'unread'}>
        {key === chosen && (
          <span className="v-booklet-seal">
            <Icon glyph={checkMark} size={16} />
          </span>
        )}
        <span>{words}</span>
        {key === chosen ? by : <small>{word('story.unread')}</small>}
      </div>
    );
  const open = refused === undefined && onChoose !== undefined;
  return (
    <button
      type="button"
      className="v-booklet-choice"
      data-state={open ? 'open' : 'refused'}
      aria-disabled={!open || undefined}
      onClick={() => {
        if (open) onChoose(key);
      }}
    >
      <span>{words}</span>
      {refused ? <small>{refused}</small> : by}
    </button>
  );
}
