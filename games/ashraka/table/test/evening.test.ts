// Sheet, combat and packing drawn as a page would draw them, without a browser: what stands on them, in both languages.

import { LANGUAGES, type Language, plainDecision } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import type { SeatInfo, TableProps } from '@veillee/web/kit';
import { TableContext } from '@veillee/web/kit/touch/thing.ts';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { kit } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { fightsOf } from '../../test/fights.ts';
import { ATSU, at, holds, type Play, scene } from '../../test/scene.ts';
import { AnswerCards } from '../combat/answer-cards.tsx';
import { CombatAside, CombatTable } from '../combat/combat.tsx';
import { Heroes } from '../heroes/heroes.tsx';
import { Packing } from '../heroes/packing.tsx';
import { Sheet } from '../heroes/sheet.tsx';
import { type Reading, ReadingContext, useRead } from '../reading.ts';
import { Saved } from '../saved.tsx';
import { Shop } from '../wares/shop.tsx';

/** The table of the first seat, as far as a drawing asks for it. */
function tableOf({ table: { match } }: Play, language: Language): TableProps<View> {
  const decision = match.decisions.find(({ seat }) => seat === 0);
  const asked = decision && plainDecision(decision);
  const log = [...match.told(0)].map((event, n) => ({ ...event, n }));
  const on = (thing: string) => asked?.options.filter(option => option.on?.includes(thing)) ?? [];
  const refused = (thing: string) => asked?.refused.filter(option => option.on?.includes(thing)) ?? [];
  return {
    view: match.view(0) as View,
    seat: 0,
    decision: asked,
    picked: [],
    log,
    events: [],
    seats: [],
    language,
    settings: { motion: false, contrast: false },
    replaying: false,
    say: speaker(language, kit.texts[language]),
    optionsOn: on,
    refusedFor: refused,
    stateOf: (thing: string) => (on(thing).length > 0 ? 'option' : refused(thing).length > 0 ? 'refused' : 'plain'),
    answer: () => undefined,
    pick: () => undefined,
  } as unknown as TableProps<View>;
}

function drawn(
  play: Play,
  content: (reading: Reading) => ReactNode,
  language: Language = 'en',
  over: Partial<TableProps<View>> = {},
): string {
  const table = { ...tableOf(play, language), ...over };
  function Part() {
    const reading = useRead(table);
    return createElement(ReadingContext, { value: reading }, content(reading));
  }
  return renderToStaticMarkup(createElement(TableContext, { value: table as TableProps }, createElement(Part)));
}

test('around one screen the other hero is taken in hand too; from afar only one’s own', () => {
  const play = scene({ seats: 2 });
  const heads = (over: Partial<TableProps<View>>): number =>
    count(
      drawn(play, () => createElement(Heroes), 'en', over),
      'class="ash-hero-head" data-hero',
    );
  const seats = [0, 1].map(seat => ({ seat, name: `${seat}`, mine: true, acting: true })) as unknown as SeatInfo[];
  expect(heads({ seats, turnTo: () => undefined })).toBe(1);
  expect(heads({ seats })).toBe(0);
});

const praying = () =>
  scene({
    seats: 1,
    set(state, [atsu]) {
      Object.assign(atsu, { at: at('a1-standing-stones'), disc: 4 });
      Object.assign(state.bag.runes, { blue: 1 });
    },
  }).does(ATSU, 'activate:sanctuary');

const count = (html: string, part: string): number => html.split(part).length - 1;

describe.each(LANGUAGES)('in %s', language => {
  test('a sheet has two trees of ten and lights what one rune buys, with what is refused beside it', () => {
    const html = drawn(praying(), () => createElement(Sheet), language);
    expect(count(html, 'class="ash-skill ')).toBe(20);
    expect(count(html, 'data-state="learned"')).toBe(2);
    expect(count(html, 'data-look="option"')).toBeGreaterThan(4);
    expect(count(html, 'data-look="refused"')).toBeGreaterThan(0);
  });

  test('a combat shows three bubbles, one of them next, diseases in words, and odds for each answer', () => {
    const play = fightsOf({ card: 'ill-omen-raven', both: true, seats: 1, diseases: ['poison'], foe: ['mute'] });
    const parts = [Heroes, CombatTable, CombatAside, AnswerCards];
    const html = drawn(play, () => parts.map(part => createElement(part, { key: part.name })), language);
    expect(count(html, 'class="ash-bubble"')).toBe(3);
    expect(count(html, 'aria-current="step"')).toBe(1);
    expect(count(html, 'data-silenced="true"')).toBe(1);
    expect(html).toContain(language === 'en' ? 'Loses 1 health after each' : 'Perd 1 jeton santé après chacun');
    expect(html).toMatch(/\d+\s*%/);
    // Each answer in the list lies under the slip as a card too.
    const [rows, cards] = ['class="ash-answer" data-look="option"', 'class="ash-answer-card" data-look="option"'];
    expect(count(html, cards)).toBe(count(html, rows));
    expect(count(html, cards)).toBeGreaterThan(1);
  });

  test('a save shows every hero, the Bag and the allies', () => {
    const play = scene({ adventure: 3, seats: 1 });
    const say = speaker(language, kit.texts[language]);
    const view = kit.game.view(play.state, 0) as View;
    const html = renderToStaticMarkup(createElement(Saved, { view, say }));
    expect(count(html, 'class="ash-emblem"')).toBe(view.unlocked.length);
    expect(view.unlocked.length).toBe(3);
    for (const ally of view.allies) expect(html).toContain(say({ text: `ally.${ally}` }));
  });

  test('a stall shows what can be bought and sold, each with its price, and what is too dear', () => {
    const play = scene({
      seats: 1,
      set(state, [atsu]) {
        Object.assign(atsu, { at: at('a1-old-mill'), disc: 4 });
        holds(state, atsu, 'a1-find-05');
        state.bag.coins = 3;
      },
    }).does(ATSU, 'activate:merchant-1');
    const html = drawn(play, () => createElement(Shop), language);
    expect(count(html, 'ash-ware-price')).toBe(4);
    expect(count(html, 'data-look="option"')).toBe(2);
    expect(count(html, 'data-look="refused"')).toBe(2);
    expect(html).toContain(language === 'en' ? 'costs 3 coins' : 'coûte 3 pièces');
  });

  test('packing lights the cards that may go into the Bag, and says what is kept', () => {
    const play = scene({
      seats: 1,
      position: { at: 'packing' },
      set: (state, [atsu]) => {
        state.phase = 'won';
        holds(state, atsu, 'a1-find-05');
      },
    });
    const html = drawn(play, () => createElement(Packing), language);
    expect(html).toContain('data-thing="a1-find-05" data-look="option"');
  });
});
