// Which interruptions one is asked about: a row for each kind that the game knows. Kept in this browser, told to the table.

import type { Armed, Confirm, Seat } from '@veillee/kernel';
import { Fragment, useEffect } from 'react';
import type { Windows, Wish } from '../../server/protocol.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Segments } from '../kit/controls/switches.tsx';
import type { Session } from '../live/session.ts';
import type { TableStore } from '../live/table-store.ts';
import { type Text, useGameTexts, useSay, useWords } from '../words.tsx';
import { useOffer } from './use-game.ts';
import './settings.css';

const NONE: Windows = {};
/** What holds without a word. */
const MATTERS: Wish = 'matters';
const WISHES = [
  { value: 'ask', key: 'windows.ask' },
  { value: 'matters', key: 'windows.matters' },
  { value: 'never', key: 'windows.never' },
] as const satisfies readonly { readonly value: Wish; readonly key: string }[];
/** Of interruptions that nobody else may know of: they close by themselves, or not. */
const SECRET_WISHES = [
  { value: 'ask', key: 'windows.ask' },
  { value: 'matters', key: 'windows.quick' },
  { value: 'never', key: 'windows.armed' },
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

/** What may be wished for one thing that interruptions are about; without a wish it is as for all of them. */
const ARMED = [
  { value: 'usual', key: 'windows.usual' },
  { value: 'ask', key: 'windows.ask' },
  { value: 'never', key: 'windows.never' },
] as const satisfies readonly { readonly value: Wish | 'usual'; readonly key: string }[];

interface InterruptionRowsProps {
  readonly game: string;
  /** What the seat has armed at this table. */
  readonly armed: readonly Armed[];
  arm(kind: string, when: string, wish: Wish | undefined): void;
  /** What a moment is called at this table; 'none' if there is no such moment. */
  whenText?(kind: string, when: string): Text | 'none' | undefined;
  /** Whether whoever looks can ever be asked about this kind. */
  isAsked?(kind: string): boolean;
  /** Whether nobody else may know that somebody is asked about this kind. */
  isSecret?(kind: string): boolean;
}

export function InterruptionRows(props: InterruptionRowsProps) {
  const { game, armed, arm, whenText, isAsked = () => true, isSecret = () => false } = props;
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
      {offer.windows.some(id => isAsked(id) && isSecret(id)) && (
        <p className="setting-note">{word('windows.quick.text')}</p>
      )}
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
        {offer.windows.filter(isAsked).map(id => {
          const title = say({ text: `window.${id}` });
          return (
            <Fragment key={id}>
              <div className="setting">
                <b>{title}</b>
                <Segments
                  label={title}
                  value={wanted[id] ?? MATTERS}
                  choices={(isSecret(id) ? SECRET_WISHES : WISHES).map(({ value, key }) => ({
                    value,
                    name: word(key),
                  }))}
                  onChange={value => wish(id, value)}
                />
              </div>
              <Moments
                moments={momentsOf(id, offer.whens?.[id] ?? [], whenText).map(({ when, text }) => ({
                  when,
                  about: say(text),
                  wish: wishIn(armed, id, when),
                }))}
                title={title}
                onWish={(when, value) => arm(id, when, value === 'usual' ? undefined : value)}
              />
            </Fragment>
          );
        })}
      </div>
    </>
  );
}

/** Of the moments that a game knows, those that this table has, with their words. */
export const momentsOf = (
  kind: string,
  whens: readonly string[],
  whenText: InterruptionRowsProps['whenText'],
): { readonly when: string; readonly text: Text }[] =>
  whens.flatMap(when => {
    const text = whenText?.(kind, when) ?? { text: `window.${kind}.${when}` };
    return text === 'none' ? [] : [{ when, text }];
  });

type ArmedWish = (typeof ARMED)[number]['value'];

function wishIn(armed: readonly Armed[], kind: string, when: string): ArmedWish {
  const own = armed.findLast(one => one.kind === kind && one.when === when && one.turn === undefined);
  return own?.wish === 'ask' || own?.wish === 'never' ? own.wish : 'usual';
}

interface MomentsProps {
  readonly moments: readonly { readonly when: string; readonly about: string; readonly wish: ArmedWish }[];
  readonly title: string;
  onWish(when: string, wish: ArmedWish): void;
}

/** A few stand there at once; more are folded away until somebody has wished for one of them. */
function Moments({ moments, title, onWish }: MomentsProps) {
  const { word } = useWords();
  const rows = moments.map(({ when, about, wish }) => (
    <div className="setting setting-part" key={when}>
      <b>{about}</b>
      <Segments
        label={`${title}: ${about}`}
        value={wish}
        choices={ARMED.map(({ value, key }) => ({ value, name: word(key) }))}
        onChange={value => onWish(when, value)}
      />
    </div>
  ));
  if (moments.length <= FEW) return rows;
  const wished = moments.filter(({ wish }) => wish !== 'usual').length;
  return (
    <details className="setting-more" open={wished > 0 || undefined}>
      <summary>{word('windows.more', { n: wished })}</summary>
      {rows}
    </details>
  );
}
const FEW = 2;
