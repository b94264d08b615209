// Words: texts within texts, lists, plurals, both languages; a missing text is never hidden.

import { describe, expect, test } from 'vitest';
import { MissingText, speaker } from '../index.ts';

const en = speaker('en', {
  plain: 'Enter the dungeon',
  hit: '{monster} takes {n, plural, one {# wound} other {# wounds}}',
  goblin: 'the Goblin',
  dragon: 'the {colour} Dragon',
  red: 'red',
  found: 'You find {things}',
  who: '{seat, select, 0 {You win} other {Seat {seat} wins}}',
  flag: '{yes, select, true {on} other {off}}',
  markup: '<b>{n}</b> & more',
});
const fr = speaker('fr', {
  hit: '{monster} subit {n, plural, one {# blessure} other {# blessures}}',
  goblin: 'le Gobelin',
  found: 'Vous trouvez {things}',
  much: '{n, number}',
});

describe('a text', () => {
  test('is said as it stands', () => {
    expect(en({ text: 'plain' })).toBe('Enter the dungeon');
  });

  test('takes its parameters, texts among them', () => {
    expect(en({ text: 'hit', with: { monster: { text: 'goblin' }, n: 2 } })).toBe('the Goblin takes 2 wounds');
    const dragon = { text: 'dragon', with: { colour: { text: 'red' } } };
    expect(en({ text: 'hit', with: { monster: dragon, n: 1 } })).toBe('the red Dragon takes 1 wound');
  });

  test('follows the plural of its language', () => {
    const hit = (n: number) => ({ text: 'hit', with: { monster: { text: 'goblin' }, n } });
    expect([0, 1, 2].map(n => en(hit(n)))).toEqual([
      'the Goblin takes 0 wounds',
      'the Goblin takes 1 wound',
      'the Goblin takes 2 wounds',
    ]);
    expect([0, 1, 2].map(n => fr(hit(n)))).toEqual([
      'le Gobelin subit 0 blessure',
      'le Gobelin subit 1 blessure',
      'le Gobelin subit 2 blessures',
    ]);
  });

  test('lists things as its language does', () => {
    const found = (...things: string[]) => ({ text: 'found', with: { things } });
    expect(en(found('a torch'))).toBe('You find a torch');
    expect(en(found('a torch', 'a rope', 'gold'))).toBe('You find a torch, a rope, and gold');
    expect(fr(found('une torche', 'une corde', 'de l’or'))).toBe('Vous trouvez une torche, une corde et de l’or');
    expect(
      en({ text: 'found', with: { things: [{ text: 'goblin' }, { text: 'dragon', with: { colour: 'green' } }] } }),
    ).toBe('You find the Goblin and the green Dragon');
  });

  test('selects', () => {
    expect(en({ text: 'who', with: { seat: 0 } })).toBe('You win');
    expect(en({ text: 'who', with: { seat: 3 } })).toBe('Seat 3 wins');
    expect([true, false].map(yes => en({ text: 'flag', with: { yes } }))).toEqual(['on', 'off']);
  });

  test('writes numbers as its language does, and leaves markup alone', () => {
    expect(fr({ text: 'much', with: { n: 1234.5 } }).replace(/\s/g, ' ')).toBe('1 234,5');
    expect(en({ text: 'markup', with: { n: 3 } })).toBe('<b>3</b> & more');
  });
});

describe('what is missing', () => {
  test('throws with language and key', () => {
    expect(() => fr({ text: 'plain' })).toThrow(MissingText);
    expect(() => fr({ text: 'plain' })).toThrow('there is no fr text for plain');
    expect(() => en({ text: 'toString' })).toThrow(MissingText);
  });

  test('throws inside other texts and lists too', () => {
    expect(() => en({ text: 'hit', with: { monster: { text: 'kraken' }, n: 1 } })).toThrow(/kraken/);
    expect(() => en({ text: 'found', with: { things: [{ text: 'kraken' }] } })).toThrow(/kraken/);
  });

  test('includes a parameter', () => {
    expect(() => en({ text: 'hit', with: { n: 1 } })).toThrow();
    expect(() => en({ text: 'hit' })).toThrow();
  });
});

test('earlier catalogues win', () => {
  const say = speaker('en', { a: 'mine' }, { a: 'theirs', b: 'theirs' });
  expect([say({ text: 'a' }), say({ text: 'b' })]).toEqual(['mine', 'theirs']);
});
