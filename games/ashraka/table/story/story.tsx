// Pages of the booklet and rows of Destiny: what is told, what one may answer, then what it changed, line by line; and the journal of
// all that was read.

import { idOf, type Node } from '@veillee/pieces/geometry';
import { Button, Dialog, useLayout, useUnhurried } from '@veillee/web/kit';
import { Booklet, type StoryChoice, type StoryPage } from '@veillee/web/kit/story/booklet.tsx';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../../rules/view.ts';
import { hourglass, scrollUnfurled } from '../glyphs.ts';
import { type Reading, useReading } from '../reading.ts';
import { StoryPicture } from '../theatre/story-picture.tsx';
import { type Changed, changedBetween, UNCHANGED } from './changed.ts';
import { MapFragment } from './fragment.tsx';
import {
  isAboutPage,
  type LyingOpen,
  openTale,
  PROMPTS,
  stillUnread,
  type Tale,
  talesOf,
  unrepeated,
  wordsIn,
} from './tales.ts';
import './story.css';

/** While these are asked a page may go on lying open; anything else needs the board. */
const PATIENT = ['turn.ask', ...PROMPTS];

export interface OpenTale {
  readonly tale: Tale | undefined;
  readonly changed: Changed;
  close(): void;
}

/** The page that lies open: while it asks, and afterwards until it is closed or whoever reads it does something else, whatever others do. */
export function useTale({ table, view, decision }: Omit<Reading, 'changed'>): OpenTale {
  const tales = useMemo(() => talesOf(table.log, view.pages), [table.log, view.pages]);
  const open = openTale(table.log, tales);
  const changed = useChanged(view, open);
  // What was told before this page was opened has been read.
  const [closed, setClosed] = useState(table.log.at(-1)?.n ?? -1);
  const last = tales.at(-1);
  const isOver = table.replaying || view.phase === 'over';
  const isOpen = !isOver && (!decision || PATIENT.includes(decision.prompt)) && (open?.last.n ?? -1) > closed;
  const asks = decision !== undefined && isAboutPage(decision);
  const lying = useRef<LyingOpen>(undefined);
  const unread = asks || isOver ? undefined : stillUnread(tales, lying.current, { acted: table.acted, closed });
  const tale = unread ?? (asks || isOpen ? last : undefined);
  // More may come to stand on it, which is read in its turn.
  if (lying.current?.last !== tale?.last.n)
    lying.current = tale && { opening: tale.opening.n, last: tale.last.n, acted: table.acted };
  useUnhurried(table, tale && !asks ? `${tale.opening.n} ${tale.last.n}` : undefined);
  return { tale, changed, close: () => setClosed(tale?.last.n ?? -1) };
}

/** What the page that was told last has changed on the map, until something else is done. */
function useChanged(view: View, tale: Tale | undefined): Changed {
  const kept = useRef({ view, before: view, n: tale?.opening.n });
  const { current } = kept;
  const n = tale?.opening.n;
  if (current.view !== view || current.n !== n)
    kept.current = { view, before: current.n === n ? current.before : current.view, n };
  const { before } = kept.current;
  return useMemo(
    () => (n === undefined || before === view ? UNCHANGED : changedBetween(before, view)),
    [n, before, view],
  );
}

/** The key of the proposed answer: agreeing is a pass. */
const AGREED = 'agreed';

/** What the other player would answer, beside everything else that could be. */
function proposedOf({ decision, table, word }: Reading): readonly StoryChoice[] {
  const what = decision?.with?.what;
  if (decision?.prompt !== 'agree.ask' || typeof what !== 'object' || !('text' in what)) return [];
  return [{ key: AGREED, words: table.say(what), by: <small>{word('table.story.proposed')}</small> }];
}

function choicesOf(reading: Reading): readonly StoryChoice[] {
  const { decision, table } = reading;
  if (!decision || !isAboutPage(decision)) return [];
  return [
    ...proposedOf(reading),
    ...decision.options.map(option => ({ key: option.key, words: table.say(option) })),
    ...decision.refused.map(refused => ({
      key: refused.key,
      words: table.say(refused),
      refused: table.say(refused.why),
    })),
  ];
}

function pageOf(reading: Reading, tale: Tale, changed: Changed = UNCHANGED): StoryPage {
  const { word, table, view } = reading;
  const { opening, page, changes } = tale;
  const isDestiny = tale.of === 'destiny';
  const heroes = view.heroes.map(({ id }) => id);
  const at = page && (page.at as Node);
  const isOnMap = at !== undefined || changed.places.length + changed.paths.length > 0;
  const told = {
    id: String(opening.n),
    ...(isOnMap && { fragment: <MapFragment at={at} changed={changed} /> }),
    changes: changes.map(change => ({
      id: String(change.n),
      glyph: isDestiny ? hourglass : scrollUnfurled,
      kind: isDestiny ? ('bane' as const) : ('villager' as const),
      words: table.say(change),
      rule: change.rule,
    })),
  };
  if (page) {
    return {
      ...told,
      title: word(`place.${idOf(page.at as Node)}`),
      sign: page.symbol,
      picture: <StoryPicture adventure={view.adventure} place={idOf(page.at as Node)} heroes={heroes} met={page.met} />,
      paragraphs: page.words.map(table.say),
      outcome: page.outcome.map(table.say),
      ...(page.choice && { choices: [{ key: 'chosen', words: table.say(page.choice) }], chosen: 'chosen' }),
    };
  }
  if (isDestiny)
    return {
      ...told,
      title: word('destiny.row', { tile: opening.with?.tile ?? 0 }),
      picture: (
        <StoryPicture
          adventure={view.adventure}
          heroes={heroes}
          isDestiny
          met={view.fates[Number(opening.with?.tile)]}
        />
      ),
      paragraphs: wordsIn(opening, 'line').map(table.say),
      outcome: tale.row ? unrepeated(table.say(tale.row), changes.map(table.say)) : [],
    };
  return {
    ...told,
    title: wordsIn(opening, 'title').map(table.say)[0] ?? word(`adventure.${view.adventure}`),
    picture: <StoryPicture adventure={view.adventure} heroes={heroes} />,
    paragraphs: [...wordsIn(opening, 'intro'), ...wordsIn(opening, 'words'), ...wordsIn(opening, 'objective')].map(
      table.say,
    ),
  };
}

/** On a phone the answers to a page lie under the thumb; a row of Destiny is short, and its answers are whole sentences. */
export const isAnsweredBelow = (phone: boolean, decision: Reading['decision']): boolean =>
  phone && decision?.prompt === 'event.ask' && decision.options.length <= 3;

/** What was offered stays on the page after the answer, unread. */
function useOffered(tale: Tale | undefined, now: readonly StoryChoice[]): readonly StoryChoice[] {
  const kept = useRef<{ readonly n: number; readonly choices: readonly StoryChoice[] }>(undefined);
  const n = tale?.opening.n;
  if (now.length > 0 && n !== undefined) kept.current = { n, choices: now };
  return kept.current && kept.current.n === n ? kept.current.choices : [];
}

/** On a phone a page is longer than the screen: answered, what came of it is what one wants to read next. */
function useOutcomeInSight(answered: number | undefined): RefObject<HTMLDivElement | null> {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered !== undefined) self.current?.querySelector('.v-booklet-page:last-child')?.scrollIntoView();
  }, [answered]);
  return self;
}

export function Story({ tale, changed, close }: OpenTale) {
  const reading = useReading();
  const { table, word } = reading;
  const phone = useLayout() === 'phone';
  const now = choicesOf(reading);
  const offered = useOffered(tale, now);
  const said = tale?.page?.choice && table.say(tale.page.choice);
  const chosen = now.length > 0 ? undefined : offered.find(({ words }) => words === said)?.key;
  const self = useOutcomeInSight(phone && chosen !== undefined ? tale?.opening.n : undefined);
  if (!tale) return null;
  const isAsking = now.length > 0;
  // What a page asks about has not been done yet: what changed before it is no part of it.
  const page = pageOf(reading, tale, isAsking ? UNCHANGED : changed);
  const isOnSlip = isAnsweredBelow(phone, reading.decision);
  const shown: StoryPage = isAsking
    ? { ...page, choices: isOnSlip ? [] : now }
    : chosen
      ? { ...page, choices: offered, chosen }
      : page;
  return (
    <div className="ash-story" ref={self}>
      <Booklet page={shown} onChoose={key => table.answer(key === AGREED ? [] : [key])} />
      {!isAsking && (
        <Button
          look="main"
          onClick={() => {
            // The map begins where the page did, however far one has read.
            self.current?.closest('.v-phone-place')?.scrollTo({ top: 0 });
            close();
          }}
        >
          {word('table.story.close')}
        </Button>
      )}
    </div>
  );
}

/** All that was read, to be read again. */
export function Journal() {
  const reading = useReading();
  const { table, view, word } = reading;
  const tales = talesOf(table.log, view.pages);
  const entries = tales.map(tale => ({
    page: pageOf(reading, tale),
    when: tale.page ? word('table.turn', { n: tale.page.turn }) : '',
    note: tale.page?.choice ? table.say(tale.page.choice) : '',
  }));
  const last = entries.at(-1)?.page;
  if (!last) return <p className="ash-story-none">{word('table.story.none')}</p>;
  return (
    <div className="ash-journal">
      <Booklet page={last} journal={entries} />
    </div>
  );
}

export function StoryOpener() {
  const { word } = useReading();
  const [open, setOpen] = useState(false);
  return (
    <div className="ash-story-opener">
      <button type="button" className="ash-sheet-opener" aria-expanded={open} onClick={() => setOpen(true)}>
        {word('table.story.open')}
      </button>
      <Dialog
        title={word('table.story')}
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={word('table.close')}
        wide
        material="dark"
      >
        <Journal />
      </Dialog>
    </div>
  );
}
