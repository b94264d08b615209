// The tables one knows of: whose turn it is, those under way, those open to anybody, and a code that leads to one.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TableFacts, TablesList } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { forgetTable } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { Avatar } from '../kit/people/seat.tsx';
import { go } from '../navigate.ts';
import { emblemOf, seatNames } from '../who.ts';
import { useWords, type Word } from '../words.tsx';
import { countOf, GameTile, isReady, titleOf } from './box.tsx';
import { followingOf } from './following.ts';

type Mine = TablesList['mine'][number];

const SHOWN = 5;
const TryAgain = lazy(async () => ({ default: (await import('./aside.tsx')).TryAgain }));
const CampaignWords = lazy(async () => ({ default: (await import('./evenings.tsx')).CampaignWords }));

const others = (table: Mine, word: Word): readonly string[] =>
  seatNames(table.seats, word).filter((_, index) => !table.mySeats.includes(index) && table.seats[index]?.taken);

/** Who plays at this very screen, oneself first. */
const atThisScreen = (table: Mine, word: Word): readonly string[] =>
  seatNames(table.seats, word).filter((_, index) => table.mySeats.includes(index));

export function WhereYouWere({ table }: { readonly table: Mine }) {
  const { word, language } = useWords();
  const game = titleOf(table.game, language);
  const title = word(table.waiting ? 'shelf.turn' : 'shelf.where', { game });
  const here = atThisScreen(table, word);
  return (
    <section className="your-turn" aria-label={title} data-waiting={table.waiting || undefined}>
      <GameTile game={table.game} />
      <div>
        <h2>{title}</h2>
        <p>
          {others(table, word).length === 0 && here.length > 1
            ? word('shelf.around', { names: here })
            : table.waiting
              ? word('shelf.turnWith', {
                  names: others(table, word),
                  count: others(table, word).length,
                  ...countOf(table, table.turn),
                })
              : `${mineTitle(table, word)}. ${standing(table, game, word)}`}
        </p>
      </div>
      <Button look={table.waiting ? 'main' : 'option'} onClick={() => go({ at: 'table', table: table.id })}>
        {word(table.waiting ? 'shelf.sit' : 'shelf.continue')}
      </Button>
    </section>
  );
}

export function UnderWay({
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
  const { word, language } = useWords();
  const [more, setMore] = useState(all);
  const sorted = latestChapters(list ?? []).sort(
    (a, b) =>
      Number(b.waiting) - Number(a.waiting) ||
      Number(a.status === 'over') - Number(b.status === 'over') ||
      (a.created < b.created ? 1 : -1),
  );
  return (
    <section aria-labelledby="under-way">
      <ListHead id="under-way" name={word('shelf.mine')}>
        {children}
      </ListHead>
      {list?.length === 0 && <p className="list-empty">{word('shelf.mineNone')}</p>}
      <ul>
        {sorted.slice(0, more ? undefined : SHOWN).map(table => (
          <li key={table.id} className="list-row">
            <GameTile game={table.game} />
            <div className="list-words">
              {table.chapter ? (
                <Suspense fallback={<TableWords table={table} />}>
                  <CampaignWords table={table} standing={standing(table, titleOf(table.game, language), word)} />
                </Suspense>
              ) : (
                <TableWords table={table} />
              )}
            </div>
            <People table={table} />
            {isAside(table) ? (
              <Suspense>
                <TryAgain facts={table} />
              </Suspense>
            ) : (
              <Button
                look={table.waiting || goesOn(table) ? 'option' : 'plain'}
                onClick={() =>
                  go(
                    isDone(table)
                      ? { at: 'replay', table: table.id, entry: undefined }
                      : { at: 'table', table: table.id },
                  )
                }
              >
                {word(isDone(table) ? 'shelf.replay' : 'shelf.continue')}
              </Button>
            )}
            {table.status === 'over' && (
              <button
                type="button"
                className="link list-remove"
                aria-label={word('shelf.removeNamed', { game: titleOf(table.game, language) })}
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

function TableWords({ table }: { readonly table: Mine }) {
  const { word, language } = useWords();
  return (
    <>
      <b>{mineTitle(table, word)}</b>
      <small>{standing(table, titleOf(table.game, language), word)}</small>
    </>
  );
}

/** A chapter that is over, and others may follow: the campaign goes on from its last page. */
const goesOn = (table: Mine): boolean => table.status === 'over' && followingOf(table).length > 0;
const isDone = (table: Mine): boolean => table.status === 'over' && !goesOn(table);

/** Of a campaign only the chapter that was begun last has a row of its own. */
function latestChapters(list: readonly Mine[]): Mine[] {
  const latest = new Map<string, Mine>();
  for (const table of list) {
    const key = table.chapter?.campaign ?? table.id;
    const known = latest.get(key);
    if (!known || known.created < table.created) latest.set(key, table);
  }
  return [...latest.values()];
}

function mineTitle(table: Mine, word: Word): string {
  const names = others(table, word);
  if (names.length > 0) return word('shelf.with', { names });
  const here = atThisScreen(table, word);
  return here.length > 1 ? word('shelf.around', { names: here }) : word('shelf.solo');
}

const isAside = ({ stopped }: TableFacts): boolean => stopped !== undefined && stopped !== 'endless';

function standing(table: TableFacts, game: string, word: Word): string {
  if (table.status === 'over') return word('shelf.over', { game, ...countOf(table, table.turn) });
  if (table.status === 'waiting')
    return word('shelf.seats', {
      game,
      taken: table.seats.filter(seat => seat.taken).length,
      seats: table.seats.length,
    });
  if (table.status === 'paused')
    return word('shelf.paused', { game, aside: isAside(table) ? 'yes' : 'no', ...countOf(table, table.turn) });
  return word('shelf.playing', { game, ...countOf(table, table.turn) });
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

/** Tables that one may sit down at, each named after whoever sits there already. */
function JoinRows({ list }: { readonly list: readonly TableFacts[] | undefined }) {
  const { word, language } = useWords();
  return (
    <ul>
      {list?.map(table => (
        <li key={table.id} className="list-row">
          <GameTile game={table.game} />
          <div className="list-words">
            <b>{table.seats.find(seat => seat.taken)?.name ?? titleOf(table.game, language)}</b>
            <small>{standing(table, titleOf(table.game, language), word)}</small>
          </div>
          <People table={table} />
          <Button look="option" onClick={() => go({ at: 'join', table: table.id, code: undefined })}>
            {word('shelf.join')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Where others keep a seat for us, as after a rematch that they have begun. */
export function Invitations({ list }: { readonly list: TablesList['invitations'] | undefined }) {
  const { word } = useWords();
  return list?.length ? (
    <section aria-labelledby="invited">
      <ListHead id="invited" name={word('shelf.invited')} />
      <JoinRows list={list} />
    </section>
  ) : null;
}

export function OpenTables({ list, game }: { readonly list: TablesList['open'] | undefined; readonly game: string }) {
  const { word } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="open-tables">
      <ListHead id="open-tables" name={word('shelf.open')}>
        <button type="button" className="link" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {word('shelf.code')}
        </button>
      </ListHead>
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
      <JoinRows list={list} />
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

interface ListHeadProps {
  /** By which the section below is named. */
  readonly id: string;
  readonly name: string;
  /** What can be done about the whole list. */
  readonly children?: ReactNode;
}

const ListHead = ({ id, name, children }: ListHeadProps) => (
  <header className="list-head">
    <h2 id={id} className="v-section">
      {name}
    </h2>
    {children}
  </header>
);
