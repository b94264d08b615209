// The home page: five boxes on a plank, three ways to start, tables under way, open tables, a save to open.

import { shelf } from '@veillee/games';
import { boxes } from '@veillee/games/boxes';
import { type CSSProperties, type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { TableFacts, TablesList } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { brokenHeart, saveArrow } from '../glyphs.ts';
import { forgetTable, keepSeats, useSettings } from '../keepsakes.ts';
import { Button, Toast } from '../kit/controls.tsx';
import { Avatar } from '../kit/seat.tsx';
import { go } from '../navigate.ts';
import { emblemOf, seatNames } from '../who.ts';
import { troubleWord, useWords, type Word } from '../words.tsx';
import { GameTile, Lid, titleOf } from './box.tsx';
import { Room } from './room.tsx';
import { useTables } from './use-tables.ts';

type Mine = TablesList['mine'][number];

const isReady = (game: string): boolean => Object.hasOwn(shelf, game);
const SHOWN = 5;

export function Shelf({ front }: { readonly front: 'shelf' | 'tables' }) {
  const { word } = useWords();
  const [picked, setPicked] = useState(() => boxes.find(box => isReady(box.id))?.id ?? '');
  const tables = useTables();
  const [problem, setProblem] = useState<string>();
  const opened = useOpenSave(setProblem);
  const waiting = tables.list?.mine.find(table => table.waiting);
  return (
    <Room here={front}>
      <div className="shelf" {...opened.drop} data-front={front}>
        <h1 className="v-hidden">{word(front === 'shelf' ? 'nav.shelf' : 'nav.tables')}</h1>
        {front === 'shelf' && <Boxes picked={picked} pick={setPicked} />}
        <div className="shelf-start">
          {front === 'shelf' && <Ways game={picked} />}
          {waiting && <YourTurn table={waiting} />}
        </div>
        {(problem || tables.trouble) && (
          <Toast
            tone="bad"
            glyph={brokenHeart}
            action={
              <button
                type="button"
                className="link"
                onClick={() => {
                  setProblem(undefined);
                  tables.again();
                }}
              >
                {word('retry')}
              </button>
            }
          >
            {problem ?? troubleWord(word, tables.trouble?.code ?? 'offline')}
          </Toast>
        )}
        <div className="shelf-lists">
          <UnderWay list={tables.list?.mine} onGone={tables.again} all={front === 'tables'}>
            {opened.button}
          </UnderWay>
          <OpenTables list={tables.list?.open} game={picked} />
        </div>
      </div>
    </Room>
  );
}

function Boxes({ picked, pick }: { readonly picked: string; pick(game: string): void }) {
  const { word } = useWords();
  return (
    <div className="plank" role="radiogroup" aria-label={word('shelf.boxes')}>
      {boxes.map(box => (
        // biome-ignore lint/a11y/useSemanticElements: a box one picks, with a drawing in it
        <button
          key={box.id}
          type="button"
          role="radio"
          aria-checked={box.id === picked}
          aria-label={isReady(box.id) ? box.title : word('shelf.soonNamed', { game: box.title })}
          className="plank-box"
          data-soon={!isReady(box.id) || undefined}
          onClick={event => {
            pick(box.id);
            event.currentTarget.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' });
          }}
        >
          <Lid box={box} />
          {!isReady(box.id) && <span className="plank-soon">{word('shelf.soon')}</span>}
        </button>
      ))}
    </div>
  );
}

function Ways({ game }: { readonly game: string }) {
  const { word, language } = useWords();
  const index = boxes.findIndex(box => box.id === game);
  const box = boxes[index];
  if (!box) return null;
  const ready = isReady(game);
  return (
    <section className="ways v-paper" style={{ '--box': index } as CSSProperties} aria-label={box.title}>
      <div className="ways-words">
        <h2>{box.title}</h2>
        <p>{ready ? box.text[language].line : word('shelf.soonText')}</p>
      </div>
      {ready && (
        <div className="ways-buttons">
          <Button look="main" onClick={() => go({ at: 'setup', game, how: 'bot' })}>
            {word('shelf.bot')}
          </Button>
          <Button look="option" onClick={() => go({ at: 'setup', game, how: 'alone' })}>
            {word('shelf.alone')}
          </Button>
          <Button look="option" onClick={() => go({ at: 'setup', game, how: 'invite' })}>
            {word('shelf.invite')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A seat is kept for us, as after a rematch that others have begun. */
const isInvited = ({ mySeats, invited }: Mine): boolean => mySeats.length === 0 && invited.length > 0;

const others = (table: Mine, word: Word): readonly string[] =>
  seatNames(table.seats, word).filter((_, index) => !table.mySeats.includes(index) && table.seats[index]?.taken);

function YourTurn({ table }: { readonly table: Mine }) {
  const { word } = useWords();
  return (
    <section className="your-turn" aria-label={word('shelf.turn', { game: titleOf(table.game) })}>
      <GameTile game={table.game} />
      <div>
        <h2>{word('shelf.turn', { game: titleOf(table.game) })}</h2>
        <p>
          {word('shelf.turnWith', { names: others(table, word), count: others(table, word).length, turn: table.turn })}
        </p>
      </div>
      <Button look="main" onClick={() => go({ at: 'table', table: table.id })}>
        {word('shelf.sit')}
      </Button>
    </section>
  );
}

function UnderWay({
  list,
  onGone,
  all,
  children,
}: {
  readonly list: readonly Mine[] | undefined;
  onGone(): void;
  readonly all: boolean;
  readonly children: ReactNode;
}) {
  const { word } = useWords();
  const [more, setMore] = useState(all);
  const sorted = [...(list ?? [])].sort(
    (a, b) =>
      Number(b.waiting) - Number(a.waiting) ||
      Number(a.status === 'over') - Number(b.status === 'over') ||
      (a.created < b.created ? 1 : -1),
  );
  return (
    <section aria-labelledby="under-way">
      <header className="list-head">
        <h2 id="under-way" className="v-section">
          {word('shelf.mine')}
        </h2>
        {children}
      </header>
      {list?.length === 0 && <p className="list-empty">{word('shelf.mineNone')}</p>}
      <ul>
        {sorted.slice(0, more ? undefined : SHOWN).map(table => (
          <li key={table.id} className="list-row">
            <GameTile game={table.game} />
            <div className="list-words">
              <b>{mineTitle(table, word)}</b>
              <small>{standing(table, word)}</small>
            </div>
            <People table={table} />
            <Button
              look={table.waiting ? 'option' : 'plain'}
              onClick={() =>
                go(
                  table.status === 'over'
                    ? { at: 'replay', table: table.id, entry: undefined }
                    : isInvited(table)
                      ? { at: 'join', table: table.id, code: undefined }
                      : { at: 'table', table: table.id },
                )
              }
            >
              {word(table.status === 'over' ? 'shelf.replay' : isInvited(table) ? 'shelf.join' : 'shelf.continue')}
            </Button>
            {table.status === 'over' && (
              <button
                type="button"
                className="link list-remove"
                aria-label={word('shelf.removeNamed', { game: titleOf(table.game) })}
                title={word('shelf.remove')}
                onClick={() => {
                  void api.remove(table.id).then(() => {
                    forgetTable(table.id);
                    onGone();
                  });
                }}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {!more && sorted.length > SHOWN && (
        <button type="button" className="link" onClick={() => setMore(true)}>
          {word('shelf.all', { count: sorted.length })}
        </button>
      )}
    </section>
  );
}

function mineTitle(table: Mine, word: ReturnType<typeof useWords>['word']): string {
  const names = others(table, word);
  return names.length > 0 ? word('shelf.with', { names }) : word('shelf.solo');
}

function standing(table: TableFacts, word: ReturnType<typeof useWords>['word']): string {
  const game = titleOf(table.game);
  if (table.status === 'over') return word('shelf.over', { game, turn: table.turn });
  if (table.status === 'waiting')
    return word('shelf.seats', {
      game,
      taken: table.seats.filter(seat => seat.taken).length,
      seats: table.seats.length,
    });
  if (table.status === 'paused') return word('shelf.paused', { game, turn: table.turn });
  return word('shelf.playing', { game, turn: table.turn });
}

function People({ table }: { readonly table: TableFacts }) {
  const { word } = useWords();
  const names = seatNames(table.seats, word);
  return (
    <span className="people">
      {table.seats.map(
        (seat, index) =>
          seat.taken && (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <Avatar key={index} emblem={emblemOf(index)} name={names[index] ?? ''} size={28} />
          ),
      )}
    </span>
  );
}

function OpenTables({ list, game }: { readonly list: TablesList['open'] | undefined; readonly game: string }) {
  const { word } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="open-tables">
      <header className="list-head">
        <h2 id="open-tables" className="v-section">
          {word('shelf.open')}
        </h2>
        <button type="button" className="link" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {word('shelf.code')}
        </button>
      </header>
      {asking && <CodeForm />}
      {list?.length === 0 && (
        <p className="list-empty">
          {word('shelf.openNone')}{' '}
          {isReady(game) && (
            <button type="button" className="link" onClick={() => go({ at: 'setup', game, how: 'invite' })}>
              {word('shelf.light')}
            </button>
          )}
        </p>
      )}
      <ul>
        {list?.map(table => (
          <li key={table.id} className="list-row">
            <GameTile game={table.game} />
            <div className="list-words">
              <b>{table.seats.find(seat => seat.taken)?.name ?? titleOf(table.game)}</b>
              <small>{standing(table, word)}</small>
            </div>
            <People table={table} />
            <Button look="option" onClick={() => go({ at: 'join', table: table.id, code: undefined })}>
              {word('shelf.join')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An invitation pasted as a whole link, or as what stands after `join/`. */
function CodeForm() {
  const { word } = useWords();
  const [text, setText] = useState('');
  const found = /([\w-]{8,32})\/([\w-]{8,32})\/?\s*$/.exec(text);
  return (
    <form
      className="code-form"
      onSubmit={event => {
        event.preventDefault();
        if (found?.[1]) go({ at: 'join', table: found[1], code: found[2] });
      }}
    >
      <input
        className="field"
        aria-label={word('shelf.codeField')}
        placeholder={word('shelf.codeField')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" look="option" refused={text && !found ? word('shelf.codeWrong') : undefined}>
        {word('shelf.join')}
      </Button>
    </form>
  );
}

/** Opens a save that is dropped on the page or picked: the first seat is one's own, bots take the others. */
function useOpenSave(tell: (problem: string | undefined) => void) {
  const { word } = useWords();
  const { name } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    tell(undefined);
    try {
      const save = JSON.parse(await file.text()) as { seats?: unknown };
      const count = typeof save.seats === 'number' ? Math.min(16, Math.max(1, save.seats)) : 1;
      const who = name || word('you');
      const made = await api.import({
        save,
        name: who,
        seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me', name: who } : { kind: 'bot' })),
      });
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (error instanceof Refused) {
        const saveProblem =
          error.code === 'save' ? (error.detail as { problem?: string } | undefined)?.problem : undefined;
        tell(
          saveProblem ? word('save.refused', { why: saveProblem.replaceAll('-', '') }) : troubleWord(word, error.code),
        );
      } else if (error instanceof SyntaxError) tell(word('save.refused', { why: 'notjson' }));
      else throw error;
    }
  };
  return {
    button: (
      <>
        <button type="button" className="link" onClick={() => input.current?.click()}>
          {word('save.open')}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={event => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {over && (
          <span className="drop-veil" aria-hidden="true">
            <Button look="main" glyph={saveArrow} tabIndex={-1}>
              {word('save.drop')}
            </Button>
          </span>
        )}
      </>
    ),
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.currentTarget === event.target) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void open(event.dataTransfer.files[0]);
      },
    },
  };
}
