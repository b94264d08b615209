// The rulebook: beside the table as a panel, or as a page. Both languages, a search, and a jump to any rule.

import { shelf } from '@veillee/games';
import { rulebookOf } from '@veillee/games/tables';
import type { Language } from '@veillee/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Progress, RuleContext, RuleRef } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { SearchField } from '../kit/controls/search-field.tsx';
import { Segments } from '../kit/controls/switches.tsx';
import { type Block, readRulebook, readSpans, type Section, type Span, searchRulebook } from '../markdown.ts';
import { go } from '../navigate.ts';
import { useWords } from '../words.tsx';
import { GameTile, titleOf } from './box.tsx';
import { PageFrame } from './page-frame.tsx';
import './rulebook.css';

function useRulebook(game: string | undefined, language: Language): readonly Section[] | 'none' | undefined {
  const [book, setBook] = useState<{ key: string; sections: readonly Section[] | 'none' }>();
  const key = `${game}/${language}`;
  useEffect(() => {
    if (!game) return;
    let current = true;
    void rulebookOf(game, language).then(text => {
      if (current) setBook({ key: `${game}/${language}`, sections: text === undefined ? 'none' : readRulebook(text) });
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return book?.key === key ? book.sections : undefined;
}

export interface RulebookPanelProps {
  readonly game: string;
  /** The rule to open at; an empty text opens the book at its beginning; undefined closes it. */
  readonly rule: string | undefined;
  onRule(rule: string | undefined): void;
  /** What this table has settled about rules, by their ids. */
  readonly notes?: RuleNotes | undefined;
}
type RuleNotes = { readonly [rule: string]: string };

/** The rulebook beside the table. */
export function RulebookPanel({ game, rule, onRule, notes }: RulebookPanelProps) {
  const { word, language } = useWords();
  return (
    <Dialog
      title={word('rules.title', { game: titleOf(game, language) })}
      open={rule !== undefined}
      onClose={() => onRule(undefined)}
      closeLabel={word('close')}
      side
    >
      <RuleContext value={onRule}>
        <Book game={game} rule={rule || undefined} level={3} notes={notes} />
      </RuleContext>
    </Dialog>
  );
}

export function RulebookPage({ game, rule }: { readonly game: string | undefined; readonly rule: string | undefined }) {
  const { word, language } = useWords();
  const games = Object.keys(shelf);
  const shown = game ?? (games.length === 1 ? games[0] : undefined);
  return (
    <PageFrame here="rulebook">
      <div className="plain rulebook-page">
        <h1 className="v-title">
          {shown ? word('rules.title', { game: titleOf(shown, language) }) : word('nav.rulebooks')}
        </h1>
        {shown ? (
          <div className="v-paper rulebook-sheet">
            <RuleContext value={id => go({ at: 'rulebook', game: shown, rule: id })}>
              <Book game={shown} rule={rule} level={2} />
            </RuleContext>
          </div>
        ) : (
          <ul>
            {games.map(id => (
              <li key={id} className="list-row">
                <GameTile game={id} />
                <div className="list-words">
                  <b>{titleOf(id, language)}</b>
                </div>
                <Button onClick={() => go({ at: 'rulebook', game: id, rule: undefined })}>{word('rules.read')}</Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
}

interface BookProps {
  readonly game: string;
  readonly rule: string | undefined;
  /** The heading level of a chapter. */
  readonly level: 2 | 3;
  readonly notes?: RuleNotes | undefined;
}

function Book({ game, rule, level, notes = {} }: BookProps) {
  const { word, language: spoken } = useWords();
  const [language, setLanguage] = useState(spoken);
  const [wanted, setWanted] = useState('');
  const sections = useRulebook(game, language);
  const place = useRef<HTMLDivElement>(null);
  const found = useMemo(() => (Array.isArray(sections) ? searchRulebook(sections, wanted) : []), [sections, wanted]);
  useEffect(() => {
    if (!rule || found.length === 0) return;
    const target = place.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: 'start' });
  }, [rule, found]);
  return (
    <div className="rulebook" ref={place}>
      <div className="rulebook-tools">
        <SearchField label={word('rules.search')} value={wanted} onChange={setWanted} />
        <Segments<Language>
          label={word('settings.language')}
          value={language}
          choices={[
            { value: 'en', name: 'EN' },
            { value: 'fr', name: 'FR' },
          ]}
          onChange={setLanguage}
        />
      </div>
      {sections === undefined && <Progress label={word('loading')} />}
      {sections === 'none' && <p>{word('rules.none')}</p>}
      {wanted && Array.isArray(sections) && (
        <p className="rulebook-count" aria-live="polite">
          {word('rules.found', { count: found.length })}
        </p>
      )}
      {!wanted && <Contents sections={found} language={language} />}
      <div lang={language}>
        {found.map(section => (
          <Chapter
            key={section.id}
            section={section}
            marked={section.rule === rule}
            level={level}
            note={section.rule === undefined ? undefined : notes[section.rule]}
          />
        ))}
      </div>
    </div>
  );
}

/** A book of fewer chapters is leafed through. */
const FEW = 4;

/** The chapters, to go to one of them. */
function Contents({ sections, language }: { readonly sections: readonly Section[]; readonly language: Language }) {
  const { word } = useWords();
  const self = useRef<HTMLDetailsElement>(null);
  const chapters = sections.filter(({ level }) => level === 2);
  if (chapters.length < FEW) return null;
  const goTo = (id: string): void => {
    const { current } = self;
    if (!current) return;
    current.open = false;
    current.parentElement?.querySelector(`[data-section="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <details className="rulebook-contents" ref={self}>
      <summary>{word('rules.contents')}</summary>
      <ol lang={language}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" onClick={() => goTo(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ChapterProps {
  readonly section: Section;
  readonly marked: boolean;
  readonly level: 2 | 3;
  readonly note: string | undefined;
}

function Chapter({ section, marked, level, note }: ChapterProps) {
  if (section.level === 1) return null;
  const Heading = `h${level + Math.min(1, section.level - 2)}` as 'h2' | 'h3' | 'h4';
  return (
    <section
      className="rule"
      data-rule={section.rule}
      data-section={section.id}
      data-marked={marked || undefined}
      data-level={section.level}
    >
      <Heading className={section.level === 2 ? 'rule-chapter' : 'rule-title'}>
        {section.title} <RuleRef rule={section.rule} />
      </Heading>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change while it is read
        <BlockOf key={index} block={block} />
      ))}
      {note !== undefined && <p className="rule-note">{note}</p>}
    </section>
  );
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: a book does not change while it is read */
function BlockOf({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Spans text={block.text} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className="rule-table">
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index}>
                    <Spans text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Spans text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

const Spans = ({ text }: { readonly text: string }) =>
  readSpans(text).map((span, index) => <SpanOf key={index} span={span} />);

function SpanOf({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'strong':
      return <b>{span.text}</b>;
    case 'em':
      return <em>{span.text}</em>;
    case 'code':
      return <code>{span.text}</code>;
    case 'rule':
      return <RuleRef rule={span.text} />;
    case 'plain':
      return span.text;
  }
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: a book does not change while it is read */
