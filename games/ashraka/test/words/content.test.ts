// The words of cards, boards and booklets: one text for each row and none besides, of the right length, well set in both languages.

import { expectNoneTwice, type Lengths, matchingIn, testLengths, testSetting } from '@veillee/games/test/texts';
import type { Catalogue } from '@veillee/kernel';
import { spokenIn } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures.ts';
import { allies } from '../../content/allies.ts';
import { boards, places } from '../../content/boards.ts';
import { destinyRows, events } from '../../content/booklet.ts';
import { changes } from '../../content/changes.ts';
import { finds, isEquipment } from '../../content/finds.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { skills } from '../../content/skills.ts';
import { CHARACTERISTICS, DISEASES, FIND_TYPES, FLAGS, PATH_KINDS, PLACE_KINDS } from '../../content/vocabulary.ts';
import changesEn from '../../secrets/changes.en.json' with { type: 'json' };
import changesFr from '../../secrets/changes.fr.json' with { type: 'json' };
import secretsEn from '../../secrets/en.json' with { type: 'json' };
import secretsFr from '../../secrets/fr.json' with { type: 'json' };
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import effectsEn from '../../text/effects.en.json' with { type: 'json' };
import effectsFr from '../../text/effects.fr.json' with { type: 'json' };
import { everyOp } from '../ops.ts';

const all: { readonly [language: string]: Catalogue } = {
  en: { ...cardsEn, ...effectsEn, ...secretsEn, ...changesEn },
  fr: spokenIn({ ...cardsFr, ...effectsFr, ...secretsFr, ...changesFr }),
};
const LANGUAGES = ['en', 'fr'] as const;
const keysOf = (id: string, ...parts: string[]): string[] => [id, ...parts.map(part => `${id}.${part}`)];

/** What is read out when a branch is taken. */
const branchesOf = (event: unknown): string[] => {
  const said = [...everyOp(event)].flatMap(op =>
    op.op === 'test' || op.op === 'testEach'
      ? op.outcomes.map(({ say }) => say)
      : [...('say' in op ? [op.say] : []), ...('sayOtherwise' in op ? [op.sayOtherwise] : [])],
  );
  return said.filter(branch => branch !== undefined);
};

const LENGTHS: Lengths = [
  [/^event\.[\w-]+$/, 40, 90],
  [/^event\.[\w-]+\.choice\.[\w-]+$/, 1, 8],
  [/\.outcome$/, 15, 50],
  [/\.say\.[\w-]+$/, 8, 50],
  [/^event\.[\w-]+\.if\.[\w-]+$/, 5, 40],
  [/^adventure\.[\w-]+$/, 1, 8],
  [/\.intro$/, 80, 140],
  [/\.objective$/, 5, 30],
  [/\.(?:victory|defeat)$/, 40, 110],
  [/^defeat\./, 5, 30],
  [/\.(?:line|joins|taunt)$/, 3, 30],
  [/^destiny\.[\w-]+$/, 3, 30],
  [/^place\..*\.(?:the|at|to)$/, 1, 8],
  [/^flag\./, 2, 15],
];

/** No-break spaces part words as well. */

describe('there is a text for each row, and none besides', () => {
  test('on cards and boards', () => {
    const wanted = [
      ...heroes.flatMap(({ id }) => keysOf(`hero.${id}`, 'short', 'line')),
      ...skills.flatMap(({ id }) => keysOf(`skill.${id}`, 'line')),
      ...monsters.flatMap(({ id }) => keysOf(`monster.${id}`, 'the', 'line')),
      ...allies.flatMap(({ id }) => keysOf(`ally.${id}`, 'line')),
      ...finds.flatMap(({ id }) => keysOf(`find.${id}`, 'line')),
      ...places.flatMap(({ id }) => keysOf(`place.${id}`, 'line', 'the', 'at', 'to')),
      ...adventures.flatMap(({ id }) => keysOf(`adventure.${id}`, 'intro', 'objective')),
      ...CHARACTERISTICS.map(name => `characteristic.${name}`),
      ...DISEASES.flatMap(id => keysOf(`disease.${id}`, 'text')),
      ...[...PLACE_KINDS, 'step'].flatMap(kind => keysOf(`space.${kind}`, 'text')),
      ...PATH_KINDS.flatMap(kind => keysOf(`path.${kind}`, 'text')),
      ...FIND_TYPES.flatMap(type => keysOf(`type.${type}`, 'text')),
      ...['physical', 'magic', 'empty'].map(kind => `bubble.${kind}`),
      ...['adventure', 'combat'].map(tree => `tree.${tree}`),
    ];
    expect(Object.keys(cardsEn)).toEqual(wanted.toSorted());
  });

  test('of what they do', () => {
    const wanted = [
      ...finds.flatMap(find => [
        `find.${find.id}.text`,
        ...(isEquipment(find) && find.bonus ? [`find.${find.id}.bonus`] : []),
      ]),
      ...skills.flatMap(({ id }) => [`skill.${id}.text`, `skill.${id}.cost`]),
      ...monsters.flatMap(({ id, actsFirst }) => [
        ...[1, 2, 3].map(n => `monster.${id}.bubble.${n}`),
        ...[1, 2].map(n => `monster.${id}.reward.${n}`),
        ...(actsFirst ? [`monster.${id}.first`] : []),
      ]),
      ...allies.map(({ id }) => `ally.${id}.text`),
    ];
    expect(Object.keys(effectsEn)).toEqual(wanted.toSorted());
  });

  test('in the booklets', () => {
    const wanted = [
      ...adventures.flatMap(({ id }) => [`adventure.${id}.victory`, `adventure.${id}.defeat`]),
      ...['double-ko', 'no-destiny', 'zone-full'].map(cause => `defeat.${cause}`),
      ...allies.map(({ id }) => `ally.${id}.joins`),
      ...monsters.map(({ id }) => `monster.${id}.taunt`),
      ...FLAGS.map(flag => `flag.${flag}`),
      ...destinyRows.map(({ id }) => `destiny.${id}`),
      ...events.flatMap(event => [
        `event.${event.id}`,
        ...(event.variants ?? []).map(flag => `event.${event.id}.if.${flag}`),
        ...event.choices.flatMap(({ id }) => keysOf(`event.${event.id}.choice.${id}`, 'outcome')),
        ...branchesOf(event).map(branch => `event.${event.id}.say.${branch}`),
      ]),
    ];
    expect(Object.keys(secretsEn)).toEqual(wanted.toSorted());
  });

  test('of what the booklets change', () => {
    const wanted = [
      ...changes.map(({ key }) => key),
      ...events.flatMap(({ id, conditions, choices }) => [
        ...(conditions.length > 0 ? [`event.${id}.needs`] : []),
        ...choices.flatMap(choice => (choice.needs ? [`event.${id}.choice.${choice.id}.price`] : [])),
      ]),
      ...destinyRows.flatMap(({ id, boxes }) =>
        boxes.flatMap(({ box, needs }) => keysOf(`destiny.${id}.box.${box}`, ...(needs ? ['price'] : []))),
      ),
    ];
    expect(Object.keys(changesEn)).toEqual(wanted.toSorted());
  });

  test('in both languages alike', () => {
    expect(Object.keys(all.fr ?? {})).toEqual(Object.keys(all.en ?? {}));
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const texts = all[language] ?? {};
  const matching = matchingIn(texts);
  testLengths(LENGTHS, matching);
  testSetting(language, texts, texts);

  test('an entry speaks to its readers, and names no figure', () => {
    const spoken = language === 'fr' ? /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})/iu : /\byou(?:r|rs|rselves)?\b/i;
    expect(matching(/^event\.[\w-]+$/).filter(([, text]) => !spoken.test(text))).toEqual([]);
    const told = [
      ...matching(/^event\.[\w-]+$/),
      ...matching(/^event\.[\w-]+\.(?:choice\.[\w-]+(?:\.outcome)?|say\.[\w-]+|if\.[\w-]+)$/),
    ];
    expect(told.filter(([, text]) => /\d/.test(text))).toEqual([]);
  });

  test('no two lines are the same, and no two places of a board', () => {
    expectNoneTwice(matching, /\.line$|^destiny\.[\w-]+$/);
    for (const board of Object.values(boards)) {
      const names = board.places.map(({ id }) => all[language]?.[`place.${id}`]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('heroes are not named where any two may play', () => {
    const named = /\b(?:Atsu|TanTan|Brunn|Ondine)\b/;
    const told = matching(/^event\.a[345]-/).filter(([key]) => !/\.change\.\d+$/.test(key));
    expect(told.filter(([, text]) => named.test(text))).toEqual([]);
  });
});
