// The rulebook of all boxes: whole, alike in both languages, well set, and true to the rows.

import { rulebookOf, type Section } from '@veillee/games/test/words';
import { LANGUAGES, type Language } from '@veillee/kernel';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { dice } from '../../content/dice.ts';
import { gainRow, heroLevels } from '../../content/economy.ts';
import { options } from '../../content/options.ts';
import { CARDS_A_TURN, HAND_LIMIT, OPENING_HAND } from '../../content/overlord.ts';
import { prices } from '../../content/town.ts';
import { EQUIPMENT, MONKEY, MOST_POWER_DICE } from '../../content/turns.ts';

const FOLDER = new URL('../../', import.meta.url);
const books: { readonly [language in Language]: readonly Section[] } = {
  en: rulebookOf(FOLDER, 'en'),
  fr: rulebookOf(FOLDER, 'fr'),
};
/** Rules of the compiled book, by its parts. */
const COMPILED = [957, 194, 67, 426];
/** Numbers that the compiled rulebook leaves out. */
const LEFT_OUT = [34, 35, 36, 37, 38, 39, 43, 44, 45, 46, 47, 48, 49].map(n => `DES-35.${n}`);
const isRule = ({ id }: Section): boolean => id.includes('.');
const BOOKS = ['DES', 'DRF', 'ICE', 'LEG'];
/** `DES-3.10` as a number to sort by: chapter, then rule, then its letter. */
const place = (id: string): number => {
  const [, book, chapter, rule = '0', letter = ''] = /^(DES|DRF|ICE|LEG)-(\d+)(?:\.(\d+)([a-z])?)?$/.exec(id) ?? [];
  const last = letter === '' ? 0 : letter.charCodeAt(0) - 96;
  return BOOKS.indexOf(book ?? '') * 1e9 + Number(chapter) * 1e5 + Number(rule) * 100 + last;
};

test('both languages have the same rules in the same order', () => {
  expect(books.fr.map(({ id }) => id)).toEqual(books.en.map(({ id }) => id));
});

describe.each(LANGUAGES)('in %s', language => {
  const all = books[language];
  const rules = all.filter(isRule);
  const text = (id: string): string => rules.find(rule => rule.id === id)?.body ?? '';
  const figures = (id: string): number[] => (text(id).match(/\d+/g) ?? []).map(Number);

  test('every rule of all boxes and of the house is there once and in order', () => {
    const places = all.map(({ id }) => place(id));
    expect(places.every(Number.isFinite)).toBe(true);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(BOOKS.map(book => rules.filter(({ id }) => id.startsWith(book)).length)).toEqual(COMPILED);
  });

  test('each rule has a title of its own in its chapter, and says something in a few sentences', () => {
    for (const chapter of all.filter(section => !isRule(section))) {
      expect(chapter.body).toBe('');
      const titles = rules.filter(({ id }) => id.startsWith(`${chapter.id}.`)).map(({ title }) => title);
      expect(titles.length, chapter.id).toBeGreaterThan(0);
      expect(
        titles.filter((title, i) => title === '' || titles.indexOf(title) !== i),
        chapter.id,
      ).toEqual([]);
    }
    for (const { id, body } of rules) {
      expect(body, id).toMatch(/^[\p{Lu}\p{N}«“+−]/u);
      expect((body.match(/[.!?:](?=\s|$)/g) ?? []).length, id).toBeGreaterThan(0);
      expect((body.match(/[.!?](?=\s|$)/g) ?? []).length, id).toBeLessThanOrEqual(4);
    }
  });

  test('it is well set', () => {
    const wrong = all.flatMap(({ id, title, body }) =>
      [title, body].flatMap(words => faultsOf(language, words).map(fault => `${id}: ${fault}: ${words}`)),
    );
    expect(wrong).toEqual([]);
  });

  test('it refers only to rules that exist', () => {
    const known = new Set(all.map(({ id }) => id));
    const named = all.flatMap(({ body }) => body.match(/\b(?:DES|DRF|LEG)-\d+(?:\.\d+[a-z]?)?/g) ?? []);
    expect(named.filter(id => !known.has(id))).toEqual([]);
  });

  test('house rules say that they are, and every option is a rule of the book or a ruling', () => {
    const mark = language === 'en' ? 'House rule.' : 'Règle maison.';
    const house = options.filter(({ kind }) => kind === 'house').map(({ rule }) => rule);
    for (const id of house) expect(text(id), id).toMatch(new RegExp(`^${mark}`));
    expect(rules.filter(({ body }) => body.startsWith(mark))).toHaveLength(37);
    const known = new Set(rules.map(({ id }) => id));
    expect(options.filter(({ rule, kind }) => kind !== 'ruling' && !known.has(rule))).toEqual([]);
  });

  test('its figures are those of the rows', () => {
    expect(figures('DES-3.22')).toContain(OPENING_HAND);
    expect(figures('DES-3.24')).toEqual([HAND_LIMIT]);
    expect(figures('DES-11.6')).toContain(CARDS_A_TURN);
    expect(figures('DES-3.7')).toContain(gainRow('starting-coins').n);
    expect(figures('DES-30.1')).toContain(gainRow('money-marker').n);
    expect(figures('DES-36.5')).toContain(gainRow('master-killed').n);
    expect(figures('DES-38.1')).toContain(gainRow('glyph').n);
    expect(figures('DES-38.5')).toContain(-gainRow('deck-out').n);
    expect(figures('DES-32.5').toSorted()).toEqual(prices.map(({ buy }) => buy).toSorted());
    expect(figures('DES-19.8')).toEqual([MOST_POWER_DICE]);
    expect(figures('DES-19.11')).toEqual(dice.filter(({ box }) => box === 'base').map(({ count }) => count));
    expect(figures('DES-34.1')).toEqual([EQUIPMENT.armour, EQUIPMENT.potions, EQUIPMENT.others]);
    expect(figures('DES-34.2')).toEqual([EQUIPMENT.pack]);
    expect(figures('DES-99.4')).toEqual([MONKEY.speed]);
    expect(figures('DES-99.9')[0]).toBe(MONKEY.turns);
    const won = heroLevels.flatMap(({ coins }) => (coins > 0 ? [coins] : []));
    expect(figures('DES-110.4').filter(n => n >= 100)).toEqual(won);
  });

  test('the faces of the dice are those of the rows', () => {
    const shown = (text('DES-19.13').match(/\d\/\d[SE]?/g) ?? []).length;
    const kinds = dice
      .filter(({ kind, box }) => kind === 'combat' && box === 'base')
      .map(({ faces }) => new Set(faces.filter(face => !face.miss).map(face => JSON.stringify(face))).size);
    expect(shown).toBe(kinds.reduce((a, b) => a + b, 0));
  });
});

test('no number between the first and the last of a chapter is forgotten', () => {
  const last = new Map<string, number>();
  const known = new Set<string>();
  for (const { id } of books.en) {
    const [, chapter, number] = /^([A-Z]+-\d+)\.(\d+)/.exec(id) ?? [];
    if (!chapter) continue;
    known.add(`${chapter}.${number}`);
    last.set(chapter, Math.max(last.get(chapter) ?? 0, Number(number)));
  }
  const wanted = [...last].flatMap(([chapter, most]) => Array.from({ length: most }, (_, n) => `${chapter}.${n + 1}`));
  expect(wanted.filter(id => !known.has(id) && !LEFT_OUT.includes(id))).toEqual([]);
});
