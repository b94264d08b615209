// Catalogues compared: the same keys, messages that parse, the same parameters, and whoever reads is spoken to.

import { who } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { lintCatalogues, lintText, parameters } from '../lint.ts';
import { readings } from '../readings.ts';

test('two catalogues that agree have no problems', () => {
  const en = { a: 'Plain', b: '{n, plural, one {# of {what}} other {# of {what}}}', c: 'To <b>{who}</b>' };
  const fr = { a: 'Simple', b: '{what} : {n}', c: '{who}' };
  expect(lintCatalogues(en, fr)).toEqual([]);
});

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['a key only in en', { a: '', b: '' }, { a: '' }, ['fr lacks b']],
  ['a key only in fr', { a: '' }, { a: '', b: '' }, ['en lacks b']],
  ['other parameters', { a: '{n} of {what}' }, { a: '{n}' }, ['a takes n, what in en but n in fr']],
  ['a parameter only in fr', { a: 'x' }, { a: '{n}' }, ['a takes nothing in en but n in fr']],
  [
    'a parameter inside a choice',
    { a: '{s, select, x {{deep}} other {}}' },
    { a: '{s}' },
    ['a takes deep, s in en but s in fr'],
  ],
])('%s is a problem', (_, en, fr, problems) => {
  expect(lintCatalogues(en, fr)).toEqual(problems);
});

test.each([
  ['an open brace', '{n'],
  ['a plural without other', '{n, plural, one {x}}'],
])('a message with %s is a problem that names its key', (_, message) => {
  expect(lintCatalogues({ broken: message }, { broken: 'fine' })).toEqual([expect.stringMatching(/^broken: /)]);
  expect(lintCatalogues({ broken: 'fine' }, { broken: message })).toEqual([expect.stringMatching(/^broken: /)]);
});

test('a message is read in as many ways as its choices have branches', () => {
  expect(readings('Plain')).toEqual([['Plain']]);
  expect(readings('{s, select, x {A {n}} other {B}} end')).toEqual([
    ['A ', undefined, ' end'],
    ['B', ' end'],
  ]);
  expect(readings('{n, plural, one {# die} other {# dice}}: {s, select, x {{a}} other {}}')).toHaveLength(4);
});

test('parameters are found at any depth, once each', () => {
  expect(parameters('{b} {a} {b} {n, plural, one {{c}} other {{a} #}}')).toBe('a, b, c, n');
  expect(parameters('nothing')).toBe('');
});

describe('whoever reads is spoken to', () => {
  const en = { rest: '{playerIs, select, you {You} other {{player}}} rested.' };
  const fr = { rest: '{playerIs, select, you {Vous vous reposez} other {{player} se repose}}.' };

  test('in both languages', () => {
    expect(lintCatalogues(en, fr)).toEqual([]);
    expect(lintCatalogues({ rest: '{player} rested.' }, fr)).toEqual([
      'rest does not ask in en whether player is the reader',
    ]);
    expect(lintCatalogues(en, { rest: '{player} se repose.' })).toEqual([
      'rest does not ask in fr whether player is the reader',
    ]);
  });

  test('unless a text only names somebody; and what is listed so, does', () => {
    const heading = { hand: 'Hand: {player}' };
    expect(lintCatalogues(heading, heading, ['hand'])).toEqual([]);
    expect(lintCatalogues({ plain: 'x' }, { plain: 'x' }, ['plain'])).toEqual([
      'plain need not be bare: it names no player',
    ]);
  });

  test('with every player of a sentence; where one of them is the reader, the other is not', () => {
    const both =
      '{ownerIs, select, you {{player} vous aide} other {{playerIs, select, you {Vous aidez} other {{player} aide}} {owner}}}.';
    expect(lintCatalogues({ help: both }, { help: both })).toEqual([]);
    const one = '{playerIs, select, you {You} other {{player}}} helped {owner}.';
    expect(lintCatalogues({ help: one }, { help: one })).toHaveLength(2);
  });

  test('alone or among others', () => {
    const win = '{playersIs, select, you {You win} youToo {{players} win} other {{players} win}}.';
    const short = '{playersIs, select, you {You win} other {{players} win}}.';
    expect(
      lintCatalogues(
        { win },
        { win: '{playersIs, select, you {Vous gagnez} youToo {{players} gagnez} other {{players} gagne}}.' },
      ),
    ).toEqual([]);
    expect(lintCatalogues({ win: short }, { win: short }, [])[0]).toMatch(
      /has the branches other, you for players in en/,
    );
  });

  test.each([
    ['en', '{playerIs, select, you {You} other {{player}}} plays first.'],
    ['en', '{playerIs, select, you {You} other {{player}}} is defeated.'],
    ['en', '{playerIs, select, you {You} other {{player}}} has Surprise.'],
    ['en', 'The bag is empty; {playerIs, select, you {you} other {{player}}} draws nothing.'],
    ['fr', '{playerIs, select, you {Vous} other {{player}}} joue en premier.'],
    ['fr', '{playerIs, select, you {Vous} other {{player}}} est là.'],
    ['fr', '{playerIs, select, you {Vous} other {{player}}} n’a rien.'],
    ['fr', 'Le sac est vide ; {playerIs, select, you {vous} other {{player}}} ne tire rien.'],
    ['fr', '{playerIs, select, you {Vous gagnez} other {L’avance de {player}}}.'],
  ])('in %s with the right verb: %s', (language, wrong) => {
    const right = '{playerIs, select, you {Vous jouez} other {{player} jouez}}.';
    const problems =
      language === 'en' ? lintCatalogues({ a: wrong }, { a: right }) : lintCatalogues({ a: right }, { a: wrong });
    expect(problems).toHaveLength(1);
  });

  test('and the chronicle is told in the past in English', () => {
    const lines = { 'log.buy': '{card} comes out.', 'log.day': 'Day {day} of 25.', 'option.card': '{card} comes out.' };
    expect(lintCatalogues(lines, lines)).toEqual(['log.buy says in en: Xx comes out.']);
  });

  test('and what somebody does to the reader of a story is no verb of theirs', () => {
    const story = { told: 'Quelqu’un, sans un mot, vous a vus. Vous y voilà\u00a0: on vous attend.' };
    expect(lintCatalogues(story, story)).toEqual([]);
    const wrong = { told: 'On vous attend. Vous joue encore.' };
    expect(lintCatalogues(wrong, wrong)).toEqual(['told says in fr: On vous attend. Vous joue encore.']);
    const chosen = { told: '{playerIs, select, you {Ici, vous joue} other {Ici, {player} joue}}.' };
    expect(lintCatalogues(chosen, chosen)).toEqual(['told says in fr: Ici, vous joue.']);
  });

  test('whatever a game calls the parameter', () => {
    const catalogue = { helps: '{playerIs, select, you {You} other {{player}}} helped {friend}.', note: '{inner}' };
    const helps = { text: 'helps', with: { player: who(0), friend: who(1) } };
    expect(lintText(helps, catalogue)).toEqual(['helps does not ask whether friend is the reader']);
    expect(lintText({ text: 'note', with: { inner: [helps] } }, catalogue)).toHaveLength(1);
    expect(lintText(helps, catalogue, ['helps'])).toEqual([]);
  });
});

test('a name with an article of its own says how it is used before de, à and verbs are put to it', () => {
  const catalogue = {
    bones: 'les Ossements',
    ogre: 'l’Ogre',
    'ogre@': 'm',
    facing: 'Face {foeAu}.',
    fights: 'Combat contre {foeLe}.',
    strikes: '{foeLe} {foeGender, select, mp {attaquent} other {attaque}}.',
  };
  const told = (text: string, foe: string) => lintText({ text, with: { foe: { text: foe } } }, catalogue);
  expect(told('facing', 'bones')).toEqual(['facing asks for {foeAu}, and bones does not say how it is used']);
  expect(told('strikes', 'bones')).toEqual(['strikes asks for {foeGender}, and bones does not say how it is used']);
  expect([...told('fights', 'bones'), ...told('facing', 'ogre'), ...told('strikes', 'ogre')]).toEqual([]);
});
