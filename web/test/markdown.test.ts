// Rulebooks: chapters, rules, lists, and a search that forgives accents.

import { expect, test } from 'vitest';
import { readRulebook, readSpans, searchRulebook } from '../markdown.ts';

const BOOK = `# A game

## TIC-1 Beginning

### TIC-1.1 Éclairage

Take **three** stones, see TIC-2.4.

- one
- two
  and a half

1. first
2. second

| a | b |
|---|---|
| 1 | 2 |
`;

test('a rulebook is read as sections with ids and blocks', () => {
  const sections = readRulebook(BOOK);
  expect(sections.map(section => [section.level, section.rule, section.title])).toEqual([
    [1, undefined, 'A game'],
    [2, 'TIC-1', 'Beginning'],
    [3, 'TIC-1.1', 'Éclairage'],
  ]);
  expect(sections[2]?.blocks).toEqual([
    { kind: 'text', text: 'Take **three** stones, see TIC-2.4.' },
    { kind: 'list', ordered: false, items: ['one', 'two and a half'] },
    { kind: 'list', ordered: true, items: ['first', 'second'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ]);
});

test('bold and rule ids are found in a text', () => {
  expect(readSpans('Take **three**, see TIC-2.4.')).toEqual([
    { kind: 'plain', text: 'Take ' },
    { kind: 'strong', text: 'three' },
    { kind: 'plain', text: ', see ' },
    { kind: 'rule', text: 'TIC-2.4' },
    { kind: 'plain', text: '.' },
  ]);
});

test('the search forgives accents and capitals and wants every word', () => {
  const sections = readRulebook(BOOK);
  expect(searchRulebook(sections, 'eclairage STONES').map(section => section.rule)).toEqual(['TIC-1.1']);
  expect(searchRulebook(sections, 'eclairage dragon')).toEqual([]);
  expect(searchRulebook(sections, ' ')).toBe(sections);
});

test('the search takes a typed apostrophe for a printed one, and the other way round', () => {
  const sections = readRulebook("## TIC-3 L’Ombre\n\nL’aube.\n\n## TIC-4 L'Aube\n\nL'ombre.\n");
  for (const wanted of ["l'ombre", 'l’ombre'])
    expect(searchRulebook(sections, wanted).map(section => section.rule)).toEqual(['TIC-3', 'TIC-4']);
});
