// Catalogues compared: the same keys, messages that parse, the same parameters.

import { expect, test } from 'vitest';
import { lintCatalogues, parameters } from '../lint.ts';

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

test('parameters are found at any depth, once each', () => {
  expect(parameters('{b} {a} {b} {n, plural, one {{c}} other {{a} #}}')).toBe('a, b, c, n');
  expect(parameters('nothing')).toBe('');
});
