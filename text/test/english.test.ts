// English names in sentences: which article they take, and the sentences that would name them bare.

import { secretTexts } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { englishForm } from '../english.ts';
import { lintArticles, lintCatalogues, speaker } from '../index.ts';

test.each([
  ['Beastman', 'a', 'the Beastman', 'a Beastman'],
  ['Ogre', 'an', 'the Ogre', 'an Ogre'],
  ['Chain Mail', 'some', 'the Chain Mail', 'Chain Mail'],
  ['Brom', 'proper', 'Brom', 'Brom'],
  ['Brom', undefined, 'Brom', 'Brom'],
  ['The Guardian', undefined, 'the Guardian', 'the Guardian'],
  ['the Black Blade', undefined, 'the Black Blade', 'the Black Blade'],
  ['Theodora', undefined, 'Theodora', 'Theodora'],
])('%s (%s)', (name, article, definite, indefinite) => {
  expect([englishForm('The', name, article), englishForm('An', name, article)]).toEqual([definite, indefinite]);
});

const EN = {
  brom: 'Brom',
  ogre: 'Ogre',
  'ogre@': 'an',
  numbered: '{what} {n}',
  'numbered@': 'as what',
  kills: '{killerThe} killed {victimAn}. {victimThe} was dead.',
};

describe('an English sentence', () => {
  const say = speaker('en', EN);
  const [brom, ogre] = [{ text: 'brom' }, { text: 'ogre' }];

  test('takes the form that it asks for, with a capital where a sentence begins', () => {
    expect(say({ text: 'kills', with: { killer: brom, victim: ogre } })).toBe(
      'Brom killed an Ogre. The Ogre was dead.',
    );
    expect(say({ text: 'kills', with: { killer: [ogre, brom], victim: brom } })).toBe(
      'The Ogre and Brom killed Brom. Brom was dead.',
    );
  });

  test('uses a composed name as the name inside it, and one out of a booklet as its own article says', () => {
    const second = { text: 'numbered', with: { what: ogre, n: 2 } };
    const guardian = secretTexts({ en: { a: 'The Guardian' }, fr: { a: 'Le Gardien' } })('a');
    expect(say({ text: 'kills', with: { killer: second, victim: guardian } })).toBe(
      'The Ogre 2 killed the Guardian. The Guardian was dead.',
    );
  });

  test('has the same parameters as the French one, and each language says for itself how names are used', () => {
    const fr = { brom: 'Brom', ogre: 'Ogre', numbered: '{what} {n}', kills: '{killerLe} tue {victimUn}.' };
    expect(lintCatalogues(EN, fr)).toEqual([]);
    expect(lintCatalogues(EN, { ...fr, kills: '{killerLe} tue.' })).toEqual([
      'kills takes killer, victim in en but killer in fr',
    ]);
  });
});

describe('the linter of articles', () => {
  const lint = (en: Readonly<Record<string, string>>) =>
    lintArticles({ 'foe.ogre': 'Ogre', 'foe.ogre@': 'an', ...en }, { names: ['foe.*'], parameters: ['foe'] });

  test.each([
    '{foe}',
    '{foe}: what now?',
    'Who strikes: {foe} ({n})?',
    '{foeThe} fell upon {foeAn}.',
    'No {foe} is left, and the {foe} is gone.',
  ])('lets pass: %s', told => {
    expect(lint({ told })).toEqual([]);
  });

  test.each(['{foe} strikes.', 'Kill {foe}', '{n, plural, one {Strike} other {Strike twice}} {foe}'])(
    'finds: %s',
    told => {
      expect(lint({ told })).toEqual([`told names {foe} without an article: ${told}`]);
    },
  );

  test('wants every name to say which article it takes, and the one that can be said', () => {
    expect(lint({ 'foe.rat': 'Rat' })).toEqual(['foe.rat does not say how it is used: Rat']);
    expect(lint({ 'foe.rat': 'Rat', 'foe.rat@': 'an' })).toEqual(['foe.rat is not said with an: Rat']);
    expect(lint({ 'foe.imp': 'Imp', 'foe.imp@': 'a' })).toEqual(['foe.imp is not said with a: Imp']);
    expect(lint({ 'foe.unicorn': 'Unicorn', 'foe.unicorn@': 'a' })).toEqual([]);
    expect(lint({ 'foe.rat': 'Rat', 'foe.rat@': 'm' })).toEqual(['foe.rat@ is no way to use a name: m']);
    expect(lint({ 'foe.x': '{n}', 'foe.x@': 'as what' })).toEqual(['foe.x has no parameter to be used as what']);
    expect(lint({ 'foe.rat@': 'a' })).toEqual(['foe.rat@ speaks of no name']);
    expect(lintArticles({}, { names: ['foe.*'], parameters: [] })).toEqual(['no name is a foe.*']);
  });
});
