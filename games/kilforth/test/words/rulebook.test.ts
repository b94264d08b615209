// The rulebook of Kilforth and its lines of flavour: whole, alike in both languages, and true to the cards.

import { readFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES, type Language } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { classIds, defs, raceById, raceIds, sagaIds, talentsOf } from '../../content/cards.ts';
import { classes } from '../../content/classes.ts';
import { DIFFICULTIES, recommendedPairs } from '../../content/presets.ts';
import { ARCHETYPES, ATTRIBUTES, type Attribute } from '../../content/vocabulary.ts';
import { options } from '../../rules/options.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import flavourEn from '../../text/flavour.en.json' with { type: 'json' };
import flavourFr from '../../text/flavour.fr.json' with { type: 'json' };
import turnEn from '../../text/turn.en.json' with { type: 'json' };
import turnFr from '../../text/turn.fr.json' with { type: 'json' };

/** Rules in each of the nineteen chapters. */
const CHAPTERS = [25, 9, 18, 35, 33, 16, 25, 13, 38, 11, 14, 15, 14, 20, 19, 7, 11, 6, 54];
const RULES = CHAPTERS.flatMap((count, i) => Array.from({ length: count }, (_, j) => `KIL-${i + 1}.${j + 1}`));

const NBSP = '\u00a0';
const NARROW = '\u202f';
const LEVELS = ['I', 'II', 'III', 'IV'];

const cards: { readonly [language in Language]: Catalogue } = { en: cardsEn, fr: cardsFr };
const words: { readonly [language in Language]: Catalogue } = { en: turnEn, fr: turnFr };
const flavour: { readonly [language in Language]: Catalogue } = { en: flavourEn, fr: flavourFr };

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

function readSections(language: Language): readonly Section[] {
  const book = readFileSync(new URL(`../../text/rulebook.${language}.md`, import.meta.url), 'utf8');
  return book
    .split(/^#{2,3} /m)
    .slice(1)
    .map(part => {
      const [, id = '', title = '', body = ''] = /^(\S+) (.*)\n([\s\S]*)$/.exec(part) ?? [];
      return { id, title, body: body.trim() };
    });
}

const books: { readonly [language in Language]: readonly Section[] } = {
  en: readSections('en'),
  fr: readSections('fr'),
};
const rulesOf = (language: Language): readonly Section[] => books[language].filter(({ id }) => id.includes('.'));

function section(language: Language, id: string): Section {
  const found = books[language].find(one => one.id === id);
  if (!found) throw new Error(`the ${language} rulebook has no ${id}`);
  return found;
}

/** The tables of a section: rows of cells, without head and rule. */
const tablesIn = (body: string): string[][][] =>
  body
    .split(/\n\n/)
    .filter(block => block.startsWith('|'))
    .map(block =>
      block
        .split('\n')
        .slice(2)
        .map(line =>
          line
            .slice(1, -1)
            .split('|')
            .map(cell => cell.trim()),
        ),
    );

/** A card's name as the rulebook writes it. */
function nameOf(language: Language, id: string): string {
  const name = cards[language][`card.${id}`];
  if (name === undefined) throw new Error(`${id} has no name in ${language}`);
  return name;
}

/** An attribute's name without the second word that its label adds in brackets. */
const attributeName = (language: Language, attribute: Attribute): string =>
  (cards[language][`attribute.${attribute}`] ?? `no attribute ${attribute}`).replace(/ \(.*\)$/, '');

/** A label of the set-up screen in quotation marks. */
const quoted = (language: Language, key: string): string => {
  const label = words[language][key] ?? `no text ${key}`;
  return language === 'fr' ? `«${NBSP}${label}${NBSP}»` : `“${label}”`;
};

const keyword = (language: Language, id: string): string => cards[language][`keyword.${id}`] ?? `no keyword ${id}`;

describe.each(LANGUAGES)('the rulebook in %s', language => {
  it('has every rule once and in order', () => {
    expect(RULES).toHaveLength(383);
    expect(rulesOf(language).map(({ id }) => id)).toEqual(RULES);
    expect(books[language].filter(({ id }) => !id.includes('.')).map(({ id }) => id)).toEqual(
      CHAPTERS.map((_, i) => `KIL-${i + 1}`),
    );
  });

  it('titles each rule differently and says something under each', () => {
    const titles = rulesOf(language).map(({ title }) => title);
    expect(titles.filter((title, i) => title === '' || titles.indexOf(title) !== i)).toEqual([]);
    for (const { id, body } of rulesOf(language)) expect(body, id).toMatch(/^[\p{Lu}«“|]/u);
  });

  it('keeps a rule to four sentences', () => {
    for (const { id, body } of rulesOf(language)) {
      const prose = body.split('\n').filter(line => !/^(\||- |\d+\. )/.test(line));
      expect((prose.join(' ').match(/[.!?](?=\s|$)/g) ?? []).length, id).toBeLessThanOrEqual(4);
    }
  });

  it('refers only to rules that exist', () => {
    const known = new Set(books[language].map(({ id }) => id));
    for (const { id, body } of books[language])
      for (const [cited] of body.matchAll(/KIL-\d+(?:\.\d+)?/g)) expect(known.has(cited), `${id}: ${cited}`).toBe(true);
  });

  it('names races, classes and talents as their cards do', () => {
    const level = (archetype: string, n: number): string => `${keyword(language, archetype)} ${LEVELS[n - 1]}`;
    const talents = (['martial', 'arcane', 'shadow', 'pious'] as const).flatMap(archetype =>
      [1, 2, 3, 4].flatMap(n =>
        talentsOf[archetype]
          .filter(talent => talent.level === n)
          .toSorted((one, other) => one.row.localeCompare(other.row))
          .map(talent => `${nameOf(language, talent.id)} (${level(archetype, n)})`),
      ),
    );
    const wanted = [...raceIds, ...classIds].map(id => nameOf(language, id)).concat(talents);
    expect(
      rulesOf(language)
        .filter(({ id }) => id.startsWith('KIL-19.'))
        .map(({ title }) => title),
    ).toEqual(wanted);
  });

  it('prints the figures of the cards', () => {
    const [races = [], bonuses = [], talents = []] = tablesIn(section(language, 'KIL-19').body);
    expect(races).toEqual(
      raceIds.map(id => [nameOf(language, id), ...ATTRIBUTES.map(attribute => String(raceById(id)[attribute]))]),
    );
    expect(bonuses).toEqual(
      classes.map(row => [
        nameOf(language, row.id),
        ATTRIBUTES.filter(attribute => row[attribute] > 0)
          .map(attribute => `${attributeName(language, attribute)} +${row[attribute]}`)
          .join(', '),
        keyword(language, row.archetype),
      ]),
    );
    expect(new Set(talents.flatMap(([, ...names]) => names))).toEqual(
      new Set(ARCHETYPES.flatMap(archetype => talentsOf[archetype].map(({ id }) => nameOf(language, id)))),
    );
  });

  it('calls each switch by its name on the set-up screen, in the rule that the switch cites', () => {
    const switches = options.filter(spec => spec.kind === 'switch');
    expect(switches.length).toBeGreaterThan(5);
    for (const { id, rule } of switches)
      expect(section(language, rule ?? 'no rule').body, id).toContain(quoted(language, `setup.${id}`));
    expect(section(language, 'KIL-1.13').body).toContain(quoted(language, 'setup.hands'));
    expect(section(language, 'KIL-18.5').body).toContain(quoted(language, 'setup.heroes.random'));
    expect(tablesIn(section(language, 'KIL-18').body)[0]?.map(([level]) => level)).toEqual(
      DIFFICULTIES.map(level => words[language][`setup.difficulty.${level}`]),
    );
  });

  it('recommends the pairs of the set-up screen', () => {
    const { body } = section(language, 'KIL-1.6');
    for (const pair of recommendedPairs) {
      const line = body.split('\n').find(one => one.includes(nameOf(language, pair.class)));
      expect(line, pair.class).toContain(nameOf(language, pair.saga));
    }
  });
});

describe('the lines of flavour', () => {
  const beats = (saga: string): string[] => [
    ...[1, 2, 3, 4].map(n => `card.${saga}.chapter.${n}.flavour`),
    `card.${saga}.finale.flavour`,
    `card.${saga}.totem.flavour`,
  ];
  const wanted = [
    ...defs.filter(def => !def.isTotem).map(def => `card.${def.id}.flavour`),
    ...sagaIds.flatMap(beats),
  ].toSorted();

  it('are there for every card, and for each beat of a Saga', () => {
    expect(Object.keys(flavourEn)).toEqual(wanted);
  });

  it.each(LANGUAGES)('are short and never the same in %s', language => {
    const lines = Object.values(flavour[language]);
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
    expect(lines.filter(line => line.length > 90 || !/[.!?]$/.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)('hold nothing that MessageFormat would take for its own in %s', language => {
    expect(Object.values(flavour[language]).filter(line => /[{}'#<>]/.test(line))).toEqual([]);
  });
});

it('English has no straight quotes', () => {
  expect(rulesOf('en').filter(({ title, body }) => /["']/.test(`${title} ${body}`))).toEqual([]);
});

describe('French typography', () => {
  const texts = [
    ...books.fr.flatMap(({ id, title, body }) => [`${id} ${title}`, body.replace(/^\|[-|]+\|$/gm, '')]),
    ...Object.values(flavourFr),
  ];

  it('has a no-break space before : and inside guillemets, a narrow one before ; ! ?', () => {
    for (const text of texts) {
      expect(text).not.toMatch(new RegExp(`[^${NBSP}][:»]|[^${NARROW}][;!?]|«[^${NBSP}]`));
      expect(text).not.toMatch(/"/);
    }
  });

  it('has no straight apostrophe', () => {
    expect(texts.filter(text => text.includes("'"))).toEqual([]);
  });
});
