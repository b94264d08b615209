// Which interruptions one is asked about: a row for each kind that the game knows. Kept in this browser, told to the table.

import type { Confirm, Seat } from '@veillee/kernel';
import { useEffect } from 'react';
import type { Windows, Wish } from '../../server/protocol.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Segments } from '../kit/controls.tsx';
import type { Session } from '../live/session.ts';
import type { TableStore } from '../live/table-store.ts';
import { useGameTexts, useSay, useWords } from '../words.tsx';
import { useOffer } from './use-game.ts';

const NONE: Windows = {};
/** What holds without a word. */
const MATTERS: Wish = 'matters';
const WISHES = [
  { value: 'ask', key: 'windows.ask' },
  { value: 'matters', key: 'windows.matters' },
  { value: 'never', key: 'windows.never' },
] as const satisfies readonly { readonly value: Wish; readonly key: string }[];
const NOBODY: readonly string[] = [];

/** Tells the table what this browser's player wishes, for each seat that does not know it yet. */
export function useWishes(game: string, session: Session, store: TableStore): void {
  const { windows } = useSettings();
  const wanted = windows[game] ?? NONE;
  const { seats, link, outbox } = session;
  useEffect(() => {
    if (link !== 'open' || outbox.some(deed => deed.t === 'prefer')) return;
    for (const [seat, own] of Object.entries(seats))
      if (!sameWishes(own.windows, wanted)) store.prefer(Number(seat) as Seat, wanted);
  }, [seats, link, outbox, wanted, store]);
}

function sameWishes(a: Windows, b: Windows): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(key => (a[key] ?? MATTERS) === (b[key] ?? MATTERS));
}

/** Forced choices that end a turn or begin a fight, by the names that the table knows them by. */
const CONFIRMS = {
  turn: { id: 'confirm:turn', title: 'confirm.turn' },
  fight: { id: 'confirm:fight', title: 'confirm.fight' },
} as const satisfies { readonly [kind in Confirm]: { readonly id: string; readonly title: string } };
const CONFIRMED = [
  { value: 'ask', key: 'confirm.ask' },
  { value: 'never', key: 'confirm.never' },
] as const;

export function InterruptionRows({ game }: { readonly game: string }) {
  const { word } = useWords();
  const { windows } = useSettings();
  const { offer } = useOffer(game);
  const texts = useGameTexts(game);
  const say = useSay(texts, NOBODY, undefined);
  // The game's words may come after its list of interruptions.
  if (!offer || !texts || offer.windows.length + offer.confirms.length === 0) return null;
  const wanted = windows[game] ?? NONE;
  const wish = (id: string, value: Wish) =>
    changeSettings({ windows: { ...windows, [game]: { ...wanted, [id]: value } } });
  return (
    <>
      <h2 className="v-section">{word('windows.title')}</h2>
      {offer.windows.length > 0 && <p className="setting-note">{word('windows.text')}</p>}
      <div className="rows">
        {offer.confirms.map(kind => {
          const { id, title } = CONFIRMS[kind];
          return (
            <div className="setting" key={id}>
              <b>{word(title)}</b>
              <Segments
                label={word(title)}
                value={wanted[id] === 'never' ? 'never' : 'ask'}
                choices={CONFIRMED.map(({ value, key }) => ({ value, name: word(key) }))}
                onChange={value => wish(id, value)}
              />
            </div>
          );
        })}
        {offer.windows.map(id => {
          const title = say({ text: `window.${id}` });
          return (
            <div className="setting" key={id}>
              <b>{title}</b>
              <Segments
                label={title}
                value={wanted[id] ?? MATTERS}
                choices={WISHES.map(({ value, key }) => ({ value, name: word(key) }))}
                onChange={value => wish(id, value)}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
