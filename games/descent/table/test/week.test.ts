// What the slip and the shelf say of the week: what a march may come to, what an order does, what is for sale and for how much.

import { LANGUAGES, type Option, plainDecision } from '@veillee/kernel';
import { tableSpeaker } from '@veillee/text';
import { wordBy } from '@veillee/web/kit/reading.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { locationRow } from '../../content/legend/map.ts';
import { kit } from '../../index.ts';
import { rideKey } from '../../rules/legend/keys.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { type Wander, wander } from '../../test/wander.ts';
import { toldOf, weekHints } from '../legend/hints.tsx';
import { type Ordering, riderOf } from '../legend/ordering.ts';
import { weekOutline } from '../legend/outline.ts';
import { placeNotes } from '../legend/told.ts';
import { wareOf } from '../legend/upgrades.tsx';
import { weekSteps } from '../legend/week-facts.ts';
import type { Reading } from '../reading.ts';

const speaking = (language: (typeof LANGUAGES)[number]): Pick<Reading, 'word'> => ({
  word: wordBy(tableSpeaker(language, { names: ['Ysolde', 'Maud'], reader: 0 }, kit.texts[language])),
});
const orders = (set: (legend: Legend) => void = () => undefined): Wander => wander({ position: { at: 'orders' }, set });
function seen(scene: Wander, seat = scene.party) {
  const { legend, week } = scene.match.view(seat);
  const [asked] = scene.match.decisions;
  if (!legend || !week || !asked) throw new Error('no week is seen, or nobody is asked');
  return { legend, week, decision: plainDecision(asked) };
}

test('before the first week the cards to choose from are told without pictures too', () => {
  const told = (set: (legend: Legend) => void): string => {
    const { legend, week } = seen(wander({ set }));
    return JSON.stringify(weekOutline(legend, week));
  };
  const without = told(legend => {
    legend.avatar = undefined;
  });
  expect(without).toContain('terrinoth.avatars');
  expect(without).toContain('avatar.spider-queen.special');
  const plotless = told(legend => {
    Object.assign(legend, { avatar: 'titan', plot: undefined });
  });
  expect(plotless).toContain('plot-card.as-5.text');
  expect(plotless).not.toContain('terrinoth.avatars');
  const begun = told(legend => {
    Object.assign(legend, { avatar: 'titan', plot: 'ascension' });
  });
  expect(begun).not.toContain('terrinoth.plots');
});

test('what rewards have left, and who is sent home, is told', () => {
  const { legend, week } = seen(
    wander({
      set: one => {
        Object.assign(one, { foresight: 2, kept: ['the-caged-griffin'] });
        for (const rider of one.lieutenants) rider.banished = one.week + 1;
      },
    }),
  );
  const told = JSON.stringify(weekOutline(legend, week));
  expect(told).toContain('terrinoth.foresight');
  expect(told).toContain('terrinoth.banished');
});

describe('a march that is chosen', () => {
  test('is told with its dice, what may come of it, and who may be in the way', () => {
    const { legend, week } = seen(
      wander({
        set: ({ lieutenants }) => {
          for (const rider of lieutenants) rider.at = 'thelsvan-trail';
        },
      }),
    );
    const told = toldOf(speaking('en') as Reading, legend, week, 'go:thelsvan-trail');
    expect(told?.text).toContain('Green shield, 3 dice: 42 % encounter');
    expect(told?.text).toContain('+1 conquest');
    expect(told?.text).toContain('Could fortify it: Sir Alric Farrow.');
  });
  test.each(LANGUAGES)('until then the slip says what to touch on the map, and nothing of figures: %s', language => {
    const { legend, week, decision } = seen(wander());
    const hintsWith = (picked: readonly string[]) =>
      weekHints({ ...speaking(language), decision, table: { picked } } as Reading, legend, week, {} as Ordering);
    const saidWith = (picked: readonly string[]): string =>
      renderToStaticMarkup(createElement('p', {}, hintsWith(picked).second));
    expect(hintsWith([]).inHand).toBe(true);
    expect(saidWith([])).toContain(speaking(language).word('terrinoth.where'));
    expect(saidWith(['go:thelsvan-trail'])).not.toContain(speaking(language).word('terrinoth.where'));
    expect(hintsWith(['go:thelsvan-trail']).inHand).toBe(true);
  });
});

describe('orders', () => {
  test('a siege says which token it is; a ride to the party, that a challenge may follow', () => {
    const { legend, week } = seen(
      orders(record => {
        for (const rider of record.lieutenants) rider.at = 'vynelvale';
        record.cities.vynelvale = { siege: 1 };
        record.party.at = 'tears-of-korina';
      }),
    );
    const reading = speaking('en') as Reading;
    expect(toldOf(reading, legend, week, 'besiege:sir-alric-farrow')?.text).toMatch(/^Token 2 of \d\.$/);
    expect(toldOf(reading, legend, week, rideKey.make('sir-alric-farrow', 'tears-of-korina'))?.rule).toBe('LEG-4.15');
  });
  test('each is about a lieutenant, and what is bought about none', () => {
    const scene = orders(record => {
      record.xp = 200;
    });
    const { decision } = seen(scene);
    const about = (options: readonly Option[]): readonly (string | undefined)[] => [...new Set(options.map(riderOf))];
    expect(about(decision.options)).toEqual(expect.arrayContaining(['sir-alric-farrow', undefined]));
    expect(about(decision.options)).toHaveLength(2);
  });
});

describe('the shelf', () => {
  test.each(LANGUAGES)('has a name, a price and words for all that the overlord may ever buy: %s', language => {
    const { word } = speaking(language);
    const scene = orders(record => {
      record.xp = 200;
    });
    const { legend, week, decision } = seen(scene);
    const keys = [...decision.options, ...decision.refused].filter(option => riderOf(option) === undefined);
    expect(keys.length).toBeGreaterThan(20);
    for (const { key } of keys) {
      const { name, told, xp } = wareOf(key, legend, week);
      expect(word(name).length, key).toBeGreaterThan(2);
      expect(word(told.text, 'with' in told ? told.with : undefined).length, key).toBeGreaterThan(8);
      const option = decision.options.find(one => one.key === key);
      if (option) expect(xp, key).toBe(option.with?.xp);
    }
  });
});

test('a city says what it is good for, and a razed one that it is good for nothing', () => {
  const scene = wander({ set: legend => void Object.assign(legend.cities, { forge: { razed: true } }) });
  const { legend, week } = seen(scene);
  const notes = (id: string): string =>
    placeNotes(speaking('en') as Reading, legend, week, locationRow(id))
      .map(({ text }) => text)
      .join(' ');
  expect(notes('vynelvale')).toContain('siege token');
  expect(notes('forge')).toContain('Nothing can be had here');
  expect(notes('caverns-of-thuul')).toMatch(/another level|less conquest/);
});

test('a week has four steps, and those behind it are done', () => {
  expect(weekSteps({ step: 'start' })).toEqual([]);
  expect(weekSteps({ step: 'overlord' }).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'next']);
});
