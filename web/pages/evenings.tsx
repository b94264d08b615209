// A campaign on the page: its story so far, and the tree of its evenings, each of which can be played again. Loaded on demand.

import { type ReactNode, useEffect, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { keepSeats, seatsAt } from '../keepsakes.ts';
import { Button, Toast } from '../kit/controls/controls.tsx';
import { Dialog } from '../kit/controls/overlay.tsx';
import { brokenHeart } from '../kit/glyphs.ts';
import { go } from '../navigate.ts';
import { seatNames } from '../who.ts';
import { type Say, troubleWord, useGameTexts, useSay, useWords } from '../words.tsx';
import { countOf, titleOf } from './box.tsx';
import { EveningDesk } from './evening-desk.tsx';
import { FEW_COLUMNS, runsOf } from './evening-fold.ts';
import { alongWay, type Branch, type Evening, leadingTo, treeOf } from './evening-tree.ts';
import { followingOf } from './following.ts';
import { Lanterns } from './lanterns.tsx';
import { Onward } from './onward.tsx';
import { useBoard } from './use-game.ts';
import './evenings.css';

/** Any of one's own tokens at this table. */
const tokenAt = (table: string): string | undefined => Object.values(seatsAt(table))[0];

/** On the shelf: the chapter that is being played, and what has happened in it. */
export function CampaignWords({ table, standing }: { readonly table: TableFacts; readonly standing: string }) {
  const { word, language } = useWords();
  const [open, setOpen] = useState(false);
  const names = seatNames(table.seats, word);
  const texts = useGameTexts(table.game);
  const say = useSay(texts, names, undefined);
  const { chapter } = table;
  if (!chapter || !texts) return <small>{standing}</small>;
  return (
    <>
      <b>
        {titleOf(table.game, language)} · {say(chapter.title)}
      </b>
      <small>{chapter.story ? say(chapter.story) : standing}</small>
      {tokenAt(table.id) && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {word('evenings.open')}
        </button>
      )}
      {open && <Evenings table={table} say={say} onClose={() => setOpen(false)} />}
    </>
  );
}

const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : 'internal');

export interface EveningsProps {
  readonly table: TableFacts;
  readonly say: Say;
  onClose(): void;
}

export function Evenings({ table, say, onClose }: EveningsProps) {
  const { word, language } = useWords();
  const [evenings, setEvenings] = useState<readonly Evening[]>();
  const [problem, setProblem] = useState<string>();
  const token = tokenAt(table.id);
  const board = useBoard(table.game);
  const [looked, setLooked] = useState(table.id);
  useEffect(() => {
    let current = true;
    if (token)
      api.campaign(table.id, token).then(
        ({ chapters }) => current && setEvenings(chapters),
        error => current && setProblem(codeOf(error)),
      );
    return () => {
      current = false;
    };
  }, [table.id, token]);
  const sitDown = async (making: ReturnType<typeof api.branch>): Promise<void> => {
    try {
      const made = await making;
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const keep = (own: string): Promise<void> =>
    api.download(table.id, 'campaign/export', own).then(
      () => undefined,
      error => setProblem(codeOf(error)),
    );
  const when = ({ created, status, turn }: Evening): string => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(created));
    return status === 'over' ? date : `${date} · ${word('bar.turn', countOf(table, turn))}`;
  };
  const branches = treeOf(evenings ?? []);
  const tonight = evenings?.find(evening => evening.table === table.id && evening.status !== 'over');
  const row = ({ evening, cutOff, again: anew, followers }: Branch): ReactNode => {
    const { table: id, chapter, status } = evening;
    const own = tokenAt(id);
    return (
      <li key={id} aria-current={id === looked || undefined}>
        <div className="evening">
          <div className="evening-words">
            {cutOff && <small className="evening-cut">{word('evenings.cut')}</small>}
            <b>{say(chapter.title)}</b>
            {(chapter.branched || anew) && (
              <span className="evening-branch">{word(chapter.branched ? 'evenings.branched' : 'evenings.anew')}</span>
            )}
            <small className="evening-when">{when(evening)}</small>
          </div>
          {own && (
            <div className="evening-buttons">
              {status === 'over' ? (
                <Button onClick={() => go({ at: 'replay', table: id, entry: undefined })}>{word('over.replay')}</Button>
              ) : (
                <Button look="option" onClick={() => go({ at: 'table', table: id })}>
                  {word('shelf.continue')}
                </Button>
              )}
              {status === 'over' && (
                <Button look="option" onClick={() => void sitDown(api.branch(id, own))}>
                  {word('evenings.again')}
                </Button>
              )}
            </div>
          )}
        </div>
        {followers.length > 1 && list(followers)}
      </li>
    );
  };
  /** What follows alone stands below, not inside: a long campaign is no staircase. Of many, those of other parts are folded away. */
  const list = (those: readonly Branch[]): ReactNode => {
    const ways = those.map(alongWay);
    const rows = ways.flat();
    if (rows.length === 0) return null;
    if (rows.length <= FEW_COLUMNS) return <ol className="evenings">{rows.map(row)}</ol>;
    return ways.flatMap(way => {
      const before = leadingTo(branches, way[0]?.evening.table ?? '').length - 1;
      const numbered = way.map(({ evening }, n) => ({ number: before + n + 1, part: evening.chapter.part }));
      return runsOf(numbered).map(({ part, from, to }) => {
        const run = way.slice(from - before - 1, to - before);
        return (
          <details
            key={run[0]?.evening.table}
            className="evenings-part"
            open={run.some(({ evening }) => evening.table === looked)}
          >
            <summary>
              {part && <b>{say(part)}</b>} <small>{word('evenings.bunch', { from, to })}</small>
            </summary>
            <ol className="evenings">{run.map(row)}</ol>
          </details>
        );
      });
    });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closeLabel={word('close')}
      title={word('evenings.title', { game: titleOf(table.game, language) })}
      buttons={
        token &&
        evenings && (
          <>
            {evenings.length > 1 && <Button onClick={() => void keep(token)}>{word('evenings.export')}</Button>}
            {tonight && (
              <Button look="main" onClick={() => go({ at: 'table', table: table.id })}>
                {word('evenings.next', { title: say(tonight.chapter.title) })}
              </Button>
            )}
            <Onward
              following={followingOf(table)}
              say={say}
              onGo={chapter => void sitDown(api.rematch(table.id, token, 0, chapter))}
            />
          </>
        )
      }
    >
      {problem && (
        <Toast tone="bad" glyph={brokenHeart}>
          {troubleWord(word, problem)}
        </Toast>
      )}
      {branches.length > 0 && (
        <Lanterns
          branches={branches}
          here={table.id}
          looked={looked}
          landscape={typeof board === 'object' ? board.landscape : undefined}
          say={say}
          label={word('evenings.open')}
          when={({ evening }) => when(evening)}
          onChoose={setLooked}
        />
      )}
      {branches.length > 0 && (
        <EveningDesk
          way={leadingTo(branches, looked)}
          Saved={typeof board === 'object' ? board.Saved : undefined}
          say={say}
          when={when}
        />
      )}
      {list(branches)}
    </Dialog>
  );
}
