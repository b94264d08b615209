// The rulebook of Euthia: whole, alike in both languages, well set, and true to the rows.

import { rulebookOf, type Section } from '@veillee/games/test/words';
import { LANGUAGES, type Language } from '@veillee/kernel';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { DEATH_COST, HAND_LIMIT, HEALING, MOVEMENT, POWERS, RESURRECTION } from '../../content/constants.ts';
import { dwurtFaces } from '../../content/dwurt.ts';
import { heroes } from '../../content/heroes.ts';
import { scoreTable } from '../../content/score-table.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };

/** Rules in each of the twenty-two chapters. */
const CHAPTERS = [11, 38, 20, 15, 35, 15, 11, 28, 24, 59, 20, 16, 26, 26, 23, 32, 23, 20, 42, 14, 21, 13];
const RULES = CHAPTERS.flatMap((count, i) => Array.from({ length: count }, (_, j) => `EUT-${i + 1}.${j + 1}`));

const FOLDER = new URL('../../', import.meta.url);
const books: { readonly [language in Language]: readonly Section[] } = {
  en: rulebookOf(FOLDER, 'en'),
  fr: rulebookOf(FOLDER, 'fr'),
};
const names = { en: cardsEn, fr: cardsFr };

describe.each(LANGUAGES)('in %s', language => {
  const rules = books[language].filter(({ id }) => id.includes('.'));
  const text = (id: string): string => rules.find(rule => rule.id === id)?.body ?? '';
  const figures = (id: string): number[] => (text(id).match(/\d+/g) ?? []).map(Number);

  test('every rule is there once and in order', () => {
    expect(RULES).toHaveLength(532);
    expect(rules.map(({ id }) => id)).toEqual(RULES);
    expect(books[language].filter(({ id }) => !id.includes('.')).map(({ id }) => id)).toEqual(
      CHAPTERS.map((_, i) => `EUT-${i + 1}`),
    );
  });

  test('each rule has a title of its own in its chapter, and says something in a few sentences', () => {
    for (const chapter of CHAPTERS.keys()) {
      const titles = rules.filter(({ id }) => id.startsWith(`EUT-${chapter + 1}.`)).map(({ title }) => title);
      expect(titles.filter((title, i) => title === '' || titles.indexOf(title) !== i)).toEqual([]);
    }
    for (const { id, body } of rules) {
      expect(body, id).toMatch(/^[\p{Lu}\p{N}«“+−]/u);
      expect((body.match(/[.!?:](?=\s|$)/g) ?? []).length, id).toBeGreaterThan(0);
      expect((body.match(/[.!?](?=\s|$)/g) ?? []).length, id).toBeLessThanOrEqual(4);
    }
  });

  test('it is well set', () => {
    const wrong = books[language].flatMap(({ id, title, body }) =>
      [title, body].flatMap(words => faultsOf(language, words).map(fault => `${id}: ${fault}: ${words}`)),
    );
    expect(wrong).toEqual([]);
  });

  test('it refers only to rules that exist', () => {
    const known = new Set(books[language].map(({ id }) => id));
    for (const { id, body } of books[language])
      for (const [cited] of body.matchAll(/EUT-\d+(?:\.\d+)?/g)) expect(known.has(cited), `${id}: ${cited}`).toBe(true);
  });

  test('it names the figures of the boards', () => {
    expect(figures('EUT-4.3')).toEqual([MOVEMENT.mining, MOVEMENT.trade, MOVEMENT.combat]);
    expect(figures('EUT-8.21').slice(1)).toEqual([
      HEALING.merchants,
      HEALING.alchemists,
      HEALING['dragonslayer-towers'],
    ]);
    expect(figures('EUT-13.2')).toContain(HEALING.chapel);
    expect([figures('EUT-6.7'), figures('EUT-6.8'), figures('EUT-4.7')]).toEqual([
      [POWERS.fire],
      [POWERS.water],
      [POWERS.earth],
    ]);
    expect([figures('EUT-14.15'), figures('EUT-18.13')]).toEqual([[DEATH_COST], [DEATH_COST]]);
    expect([HAND_LIMIT, RESURRECTION.gaar, RESURRECTION.goldCards]).toEqual([5, 3, 1]);
    expect(figures('EUT-21.16')).toEqual(dwurtFaces.flatMap(({ ops }) => ops.map(op => ('n' in op ? op.n : 0))));
    const table = text('EUT-18.8').match(/^\|.*\|$/gm) ?? [];
    expect(table.slice(2)).toEqual(
      scoreTable.map(({ id, steps }) => {
        const column = (of: 'atLeast' | 'reputation'): string => steps.map(step => step[of]).join(', ');
        return `| ${names[language][`score.${id}`]} | ${column('atLeast')} | ${column('reputation')} |`;
      }),
    );
    for (const { id } of heroes) expect(text('EUT-2.12'), id).toContain(names[language][`hero.${id}`]);
  });
});

test('both languages name the same figures', () => {
  const figuresIn = (body: string): string => (body.match(/\d+/g) ?? []).join(' ');
  const wrong = books.en.flatMap(({ id, body }, n) => {
    const other = books.fr[n]?.body ?? '';
    return figuresIn(body) === figuresIn(other) ? [] : [`${id}: ${body} / ${other}`];
  });
  expect(wrong).toEqual([]);
});
