// French names in sentences: the forms of a name, what a catalogue says of it, and the sentences that would get it wrong.

import { secretTexts, who } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { type Form, formOf, readNoun } from '../french.ts';
import { lintCatalogues, lintNouns, lintNumbers, speaker, tableSpeaker } from '../index.ts';

describe('a name', () => {
  const forms: readonly Form[] = ['Le', 'Un', 'Du', 'Au', 'De'];
  test.each([
    ['Squelette', 'm', 'le Squelette', 'un Squelette', 'du Squelette', 'au Squelette', 'de Squelette'],
    ['Goule', 'f', 'la Goule', 'une Goule', 'de la Goule', 'à la Goule', 'de Goule'],
    ['Ogre', 'm', 'l’Ogre', 'un Ogre', 'de l’Ogre', 'à l’Ogre', 'd’Ogre'],
    ['Épée', 'f', 'l’Épée', 'une Épée', 'de l’Épée', 'à l’Épée', 'd’Épée'],
    ['Œil', 'm', 'l’Œil', 'un Œil', 'de l’Œil', 'à l’Œil', 'd’Œil'],
    ['Homme-bête', 'm mute', 'l’Homme-bête', 'un Homme-bête', 'de l’Homme-bête', 'à l’Homme-bête', 'd’Homme-bête'],
    ['Harpie', 'f aspirated', 'la Harpie', 'une Harpie', 'de la Harpie', 'à la Harpie', 'de Harpie'],
    ['Ruines', 'fp', 'les Ruines', 'des Ruines', 'des Ruines', 'aux Ruines', 'de Ruines'],
    ['Les Ruines', 'fp', 'les Ruines', 'les Ruines', 'des Ruines', 'aux Ruines', 'de Ruines'],
    ['La Clairière', 'f', 'la Clairière', 'la Clairière', 'de la Clairière', 'à la Clairière', 'de Clairière'],
    ['L’Arche', 'f', 'l’Arche', 'l’Arche', 'de l’Arche', 'à l’Arche', 'd’Arche'],
    ['Ourgash', 'm proper', 'Ourgash', 'Ourgash', 'd’Ourgash', 'à Ourgash', 'd’Ourgash'],
    ['Brom', 'm proper', 'Brom', 'Brom', 'de Brom', 'à Brom', 'de Brom'],
    ['La Hache', 'f proper', 'La Hache', 'La Hache', 'de La Hache', 'à La Hache', 'de La Hache'],
  ])('%s (%s)', (name, words, ...expected) => {
    const noun = readNoun(words);
    expect(noun && forms.map(form => formOf(form, name, noun))).toEqual(expected);
  });

  test('is of no other kind', () => {
    for (const words of ['', 'n', 'm feminine', 'proper', 'm  proper']) expect(readNoun(words), words).toBeUndefined();
  });
});

const FR = {
  ogre: 'Ogre',
  'ogre@': 'm',
  ghoul: 'Goule',
  'ghoul@': 'f',
  numbered: '{what} {n}',
  'numbered@': 'as what',
  kills: '{killerLe} tue {victimUn}. {victimLe} est mort{victimGender, select, f {e} other {}}.',
  hand: 'Main {playerDe}',
  seen: '{playerIs, select, you {Vous voyez} other {{player} voit}} {foesLe}.',
};

describe('a French sentence', () => {
  const say = speaker('fr', FR);
  const [ogre, ghoul] = [{ text: 'ogre' }, { text: 'ghoul' }];

  test('takes the form that it asks for, with a capital where a sentence begins', () => {
    expect(say({ text: 'kills', with: { killer: ogre, victim: ghoul } })).toBe(
      'L’Ogre tue une Goule. La Goule est morte.',
    );
    expect(say({ text: 'kills', with: { killer: 'Ourgash', victim: ogre } })).toBe(
      'Ourgash tue un Ogre. L’Ogre est mort.',
    );
  });

  test('uses a composed name as the name inside it', () => {
    const second = { text: 'numbered', with: { what: ghoul, n: 2 } };
    expect(say({ text: 'kills', with: { killer: second, victim: second } })).toBe(
      'La Goule 2 tue une Goule 2. La Goule 2 est morte.',
    );
  });

  test('uses a name out of a booklet as its own article says', () => {
    const secret = secretTexts({ en: { a: 'The Guardian', b: 'Nib' }, fr: { a: 'Le Gardien', b: 'Nib' } });
    expect(say({ text: 'kills', with: { killer: secret('a'), victim: secret('a') } })).toBe(
      'Le Gardien tue le Gardien. Le Gardien est mort.',
    );
    expect(say({ text: 'kills', with: { killer: secret('b'), victim: ogre } })).toBe(
      'Nib tue un Ogre. L’Ogre est mort.',
    );
  });

  test('names players, and lists with an article each', () => {
    const table = tableSpeaker('fr', { names: ['Odile', 'Maud'], reader: 1 }, FR);
    expect(table({ text: 'hand', with: { player: who(0) } })).toBe('Main d’Odile');
    expect(table({ text: 'seen', with: { player: who(0), foes: [ogre, ghoul] } })).toBe(
      'Odile voit l’Ogre et la Goule.',
    );
    expect(table({ text: 'seen', with: { player: who(1), foes: [ogre, ogre] } })).toBe('Vous voyez l’Ogre ×2.');
  });

  test('has the same parameters as the English one, and French alone says how names are used', () => {
    const en = {
      ogre: 'Ogre',
      ghoul: 'Ghoul',
      numbered: '{what} {n}',
      kills: '{killer} killed {victim}.',
      hand: 'Hand: {player}',
      seen: '{playerIs, select, you {You saw} other {{player} saw}} {foes}.',
    };
    expect(lintCatalogues(en, FR, ['hand'])).toEqual([]);
    expect(lintCatalogues(en, { ...FR, kills: '{killerLe} tue.' }, ['hand'])).toEqual([
      'kills takes killer, victim in en but killer in fr',
    ]);
  });
});

describe('the linter of names', () => {
  const lint = (fr: Readonly<Record<string, string>>) =>
    lintNouns({ 'foe.ogre': 'Ogre', 'foe.ogre@': 'm', ...fr }, { names: ['foe.*'], parameters: ['foe'] });

  test.each([
    '{foe}',
    '{foe} : que faire ?',
    'Qui frappe : {foe} ({n}) ?',
    '{n} × {foe}',
    '« {foe} »',
    'Tue {foeLe}, loin {foeDu}.',
    '{foeLe} est {foeGender, select, f {morte} other {mort}}.',
    'La mort d’{foeUn}',
  ])('lets pass: %s', told => {
    expect(lint({ told })).toEqual([]);
  });

  test.each([
    ['Tue {foe}.', 'names {foe} without an article'],
    ['{foe} frappe.', 'names {foe} without an article'],
    ['{n, plural, one {# fois} other {# fois}} {foe}', 'names {foe} without an article'],
    ['Le sang du {foe}', 'has a word before {foe} that depends on the name'],
    ['L’{foe}', 'has a word before {foe} that depends on the name'],
    ['{how, select, far {Loin de {foe}} other {Ici}}', 'has a word before {foe} that depends on the name'],
    ['Loin de {foeLe}', 'says «Loin de {foeLe}», which has a form of its own'],
  ])('finds: %s', (told, fault) => {
    expect(lint({ told })).toEqual([`told ${fault}: ${told}`]);
  });

  test('lets people be named as they are, but for a vowel', () => {
    const people = (told: string) => lintNouns({ told }, { names: [], parameters: [], people: ['hero'] });
    expect(people('{hero} parle à {hero}. Le tour {heroDe}')).toEqual([]);
    expect(people('Le tour de {hero}')).toEqual([
      'told has a word before {hero} that may lose its vowel: Le tour de {hero}',
    ]);
  });

  test('wants every name to say how it is used, and each h', () => {
    expect(lint({ 'foe.rat': 'Rat' })).toEqual(['foe.rat does not say how it is used: Rat']);
    expect(lint({ 'foe.rat.text': 'Il ronge.' })).toEqual([]);
    expect(lint({ 'foe.rat': 'Rat', 'foe.rat@': 'masculin' })).toEqual(['foe.rat@ is no way to use a name: masculin']);
    expect(lint({ 'foe.hag': 'Harpie', 'foe.hag@': 'f' })).toEqual([
      'foe.hag does not say whether its h is mute or aspirated: Harpie',
    ]);
    expect(lint({ 'foe.hag': 'Harpie', 'foe.hag@': 'f aspirated' })).toEqual([]);
    expect(lint({ 'foe.rat': 'Rat', 'foe.rat@': 'm mute' })).toEqual([
      'foe.rat does not say whether its h is mute or aspirated: Rat',
    ]);
    expect(lint({ 'foe.sea': 'La Mer', 'foe.sea@': 'm' })).toEqual(['foe.sea is not used as its article says: La Mer']);
    expect(lint({ 'foe.cat@': 'm' })).toEqual(['foe.cat@ speaks of no name']);
    expect(lint({ 'foe.pack': '{n} loups', 'foe.pack@': 'as foe' })).toEqual([
      'foe.pack has no parameter to be used as foe',
    ]);
    expect(lintNouns({ a: 'A' }, { names: ['foe.*'], parameters: [] })).toEqual(['no name is a foe.*']);
  });
});

test('a number before a plural asks whether it is one', () => {
  expect(lintNumbers('fr', { cost: '{n} pièces', well: '{n, plural, one {# pièce} other {# pièces}}' })).toEqual([
    'cost may say “1 pièces” ({n})',
  ]);
  expect(lintNumbers('en', { cost: 'for {n} coins', never: '{n} cards' }, ['never'])).toEqual([
    'cost may say “1 coins” ({n})',
  ]);
});
