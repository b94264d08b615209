// The diary as a book, and the page of a chapter that is over, as they are drawn from what everybody sees.

import { LANGUAGES } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { wordBy } from '@veillee/web/kit/reading.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { kit } from '../../index.ts';
import type { Page } from '../../rules/legend/diary/page.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { View } from '../../rules/view.ts';
import { wander } from '../../test/wander.ts';
import { ending } from '../ending.ts';
import { Chapter } from '../legend/chapter.tsx';
import { DiaryBook } from '../legend/diary.tsx';
import { fortunesOf, partsOf, roadOf } from '../legend/diary-facts.ts';
import { WeekEnd } from '../legend/week-end.tsx';
import { outline } from '../outline.ts';
import { lastPage, Reckoning } from '../reckoning.tsx';
import { Saved } from '../saved.tsx';

const DIARY: readonly Page[] = [
  { week: 1, at: 'tamalir', gains: [0, 0, 0, 0, 0, 0, 1], deeds: ['quiet:tamalir'] },
  {
    week: 2,
    at: 'thelsvan-trail',
    gains: [1, 6, 8, 0, 0, 0, 1, 7],
    coins: 950,
    deeds: [
      'leader:silhouette:level-03',
      'blow:mordrog:9:level-03',
      'fell:steelhorns:thelsvan-trail',
      'treasure:mordrog:axe',
      'explored:thelsvan-trail:3',
    ],
  },
  {
    week: 3,
    at: 'thelsvan-trail',
    gains: [0, 0, 0, 0, 0, 0, 1],
    deeds: ['razed:nerekhall', 'training:mordrog:tamalir'],
  },
];
const feats = { kills: 12, wounds: 80, blow: 9, deaths: 2, treasures: 1 };

const seen = (more: Partial<Legend> = {}, seat = 0): View =>
  kit.game.view(
    wander({
      set: legend => {
        Object.assign(legend, {
          diary: structuredClone(DIARY),
          since: 1,
          conquest: { heroes: 15, overlord: 10 },
          feats: Object.fromEntries(legend.heroes.map(({ sheet }) => [sheet, { all: feats, now: feats }])),
          ...more,
        });
      },
    }).state,
    seat,
  );

describe.each(LANGUAGES)('in %s', language => {
  const say = speaker(language, kit.texts[language]);
  const word = wordBy(say);
  const book = (view: View) => renderToStaticMarkup(createElement(DiaryBook, { view, word, say }));
  const chapter = (view: View) => renderToStaticMarkup(createElement(Chapter, { view, say }));

  test('every week is in the book, with its moment and what it brought, and the campaign sheet behind them', () => {
    const html = book(seen());
    for (const { week } of DIARY) expect(html).toContain(`id="diary-week-${week}"`);
    expect(html).toContain(say({ text: 'diary.title.razed', with: { city: { text: 'location.nerekhall' } } }));
    expect(html).toContain(word('diary.coins', { n: 950 }));
    expect(html).toContain(word('diary.moment.best'));
    expect(html).toContain(word('diary.sheet'));
    expect(html).not.toMatch(/undefined|quest\.|incident\.|location\.|diary\./);
  });

  test('whoever led a level is named in it, by words that came with the view', () => {
    const { leaders } = seen();
    const name = leaders?.['level-03']?.words?.[language] ?? '';
    expect(name).not.toBe('');
    expect(book(seen())).toContain(name);
  });

  test('a chapter tells of its own weeks alone: both sides by source, what was found and lost, what lies ahead', () => {
    const html = chapter(seen());
    expect(html).not.toContain(word('diary.title.quiet'));
    expect(html).toContain(word('diary.number', { n: 2 }));
    expect(html).toContain(word('diary.source.glyph'));
    expect(html).toContain(word('item.axe'));
    expect(html).toContain(word('diary.ahead.next'));
    expect(html).not.toMatch(/undefined|quest\.|location\./);
  });

  test('the last page of a chapter is that of its weeks: each step, both sides on the bar, the moment and the way to it', () => {
    const view = seen();
    expect(lastPage?.(view)).toBe(WeekEnd);
    expect(lastPage?.(seen({ won: 'heroes', week: 3 }))).toBeUndefined();
    const page = (moment?: { readonly words: string; see(): void }): string =>
      renderToStaticMarkup(createElement(WeekEnd, { view, seats: [], say, moment }));
    const html = page();
    expect(html).toContain(say({ text: 'diary.title.razed', with: { city: { text: 'location.nerekhall' } } }));
    expect(html).toContain(word('diary.step.overlord.none'));
    expect(html).toContain('+15');
    expect(html).not.toContain(word('diary.see'));
    expect(page({ words: 'Mordrog struck', see: () => undefined })).toContain(word('diary.see'));
    expect(html).not.toMatch(/undefined|quest\.|location\.|diary\./);
  });

  test('the end of a campaign tells the whole road: cities, heroes, all weeks', () => {
    const won = seen({ won: 'heroes', week: 3 });
    const html = chapter(won);
    expect(html).toContain(word('diary.road'));
    expect(html).toContain(word('diary.growth'));
    expect(html).toContain(word('diary.cities.razed', { city: word('location.nerekhall'), n: 3 }));
    expect(say(won.ending ?? { text: 'none' }).length).toBeGreaterThan(100);
    const outcome = { won: [1], scores: [0, 0], side: 'overlord' as const, text: { text: 'outcome.overlord' } };
    const lost = ending.defeat(seen({ won: 'overlord', week: 3 }), outcome);
    expect(say(lost.close)).toContain('15');
    expect(say(lost.why ?? { text: 'none' })).toContain('3');
  });

  test('it stands on the last page and on that of the campaign', () => {
    const view = seen();
    const last = renderToStaticMarkup(createElement(Reckoning, { view, seats: [], say }));
    const saved = renderToStaticMarkup(createElement(Saved, { view, say }));
    for (const html of [last, saved]) expect(html).toContain(word('diary.chapter'));
  });

  test('without pictures the weeks are told in the outline', () => {
    const said = JSON.stringify(outline(seen()));
    expect(said).toContain('diary.title.razed');
  });
});

test('both sides see the same book', () => {
  const [one, other] = [seen({}, 0), seen({}, 1)];
  expect([one.legend?.diary, one.leaders]).toEqual([other.legend?.diary, other.leaders]);
});

test('figures of a campaign are those of its heroes and of both sides, from one place', () => {
  const view = seen();
  const figures = Object.fromEntries(ending.account.figures(view, []).map(({ id, bySeat }) => [id, bySeat]));
  const party = view.legend?.treasurer ?? 0;
  expect(figures.kills?.[party]).toBe(48);
  expect(figures.blow?.[party]).toBe(9);
  expect(figures.conquest?.[party]).toBe(15);
  expect(figures.kills?.[1 - party]).toBe(8);
  const legend = view.legend as Legend;
  expect(roadOf(legend)).toEqual([
    { week: 1, heroes: 0, overlord: 1 },
    { week: 2, heroes: 15, overlord: 9 },
    { week: 3, heroes: 15, overlord: 10 },
  ]);
  expect(partsOf(DIARY, 'heroes').map(({ source, n }) => [source, n])).toEqual([
    ['leader', 8],
    ['glyph', 6],
    ['arrival', 1],
  ]);
  expect(fortunesOf(DIARY).lost).toHaveLength(2);
});
