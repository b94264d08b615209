// Words: texts within texts, lists, plurals, both languages; a missing text is never hidden.

import { secretTexts, who } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { MissingText, speaker, tableSpeaker } from '../index.ts';

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
  test('has a true minus before figures, and leaves hyphens alone', () => {
    const say = speaker('en', { sum: 'THU-5.1: {n}, {m, number} of 2-3, co-op' });
    expect(say({ text: 'sum', with: { n: -1, m: -20 } })).toBe('THU-5.1: −1, −20 of 2-3, co-op');
    expect(fr({ text: 'much', with: { n: -4 } })).toBe('−4');
  });

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

  test('lists alternatives with “or”, where its message asks for them', () => {
    const one = { text: 'one', with: { things: ['a torch', 'a rope', 'gold'] } };
    expect(speaker('en', { one: 'Take {thingsOr}' })(one)).toBe('Take a torch, a rope, or gold');
    expect(speaker('fr', { one: 'Prenez {thingsOr}' })({ ...one, with: { things: ['ceci', 'cela'] } })).toBe(
      'Prenez ceci ou cela',
    );
  });

  test('tells sentences one after the other', () => {
    const catalogue = {
      story: '{words}',
      one: 'Le temps a filé pour vous.',
      two: '« La route est longue. »',
      three: 'Où ?',
      name: 'Atsu',
    };
    const told = (...keys: string[]) => ({ text: 'story', with: { words: keys.map(text => ({ text })) } });
    const say = speaker('fr', catalogue);
    expect(say(told('one', 'two', 'three'))).toBe('Le temps a filé pour vous. « La route est longue. » Où ?');
    expect(say(told('one'))).toBe('Le temps a filé pour vous.');
    // What is only partly sentences is a list, and so are names, whatever they end with.
    expect(say(told('one', 'name'))).toBe('Le temps a filé pour vous. et Atsu');
    const names = { text: 'story', with: { words: [who(0), who(1)] } };
    expect(tableSpeaker('fr', { names: ['Jr.', 'Sr.'] }, catalogue)(names)).toBe('Jr. et Sr.');
    expect(say({ text: 'story', with: { words: ['Jr.', 'Sr.'] } })).toBe('Jr. et Sr.');
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

test('a secret text that is told brings its words, in either language, parameters and all', () => {
  const secret = secretTexts({ en: { end: '{hero} wakes.' }, fr: { end: '{hero} s’éveille.' } });
  const told = { text: 'read', with: { story: secret('end', { hero: { text: 'hero' } }) } };
  expect(speaker('en', { read: 'Page 9: {story}', hero: 'The smith' })(told)).toBe('Page 9: The smith wakes.');
  expect(speaker('fr', { read: 'Page 9 : {story}', hero: 'La forgeronne' })(told)).toBe(
    'Page 9 : La forgeronne s’éveille.',
  );
});

describe('at a table', () => {
  const names = ['Maud', 'Ö’{Brien}', "D'Arc"];
  const words = {
    rest: '{playerIs, select, you {You} other {{player}}} rested.',
    lent: '{card} came from {ownerIs, select, you {you} other {{owner}}}.',
    win: '{playersIs, select, you {You win} youToo {{players} share the victory} other {{players} {count, plural, one {wins} other {share the victory}}}}.',
    missing: 'Missing: {players}.',
    told: 'Told: {line}',
  };
  const mots = { win: '{playersIs, select, you {Vous gagnez} youToo {{players} gagnez} other {{players} gagnent}}.' };
  const to = (reader?: number) => tableSpeaker('en', { names, reader }, words);
  const won = (...seats: number[]) => ({ text: 'win', with: { players: seats.map(who), count: seats.length } });

  test('whoever reads is spoken to, and the others by name', () => {
    const rest = { text: 'rest', with: { player: who(0) } };
    expect([to(0), to(1), to()].map(say => say(rest))).toEqual(['You rested.', 'Maud rested.', 'Maud rested.']);
    expect(speaker('en', { 'player.0': 'Maud' }, words)(rest)).toBe('Maud rested.');
  });

  test('whatever the parameter is called, and within other texts', () => {
    const lent = { text: 'lent', with: { card: 'A torch', owner: who(1) } };
    expect(to(1)(lent)).toBe('A torch came from you.');
    expect(to(0)({ text: 'told', with: { line: lent } })).toBe('Told: A torch came from Ö’{Brien}.');
    expect(to(1)({ text: 'told', with: { line: [lent] } })).toBe('Told: A torch came from you.');
  });

  test('in a list the reader comes first, with a capital where the sentence begins', () => {
    expect(to(2)(won(0, 1, 2))).toBe('You, Maud, and Ö’{Brien} share the victory.');
    expect(to(1)(won(0))).toBe('Maud wins.');
    expect(to(0)(won(0))).toBe('You win.');
    expect(to(1)({ text: 'missing', with: { players: [who(0), who(1)] } })).toBe('Missing: you and Maud.');
    expect(tableSpeaker('fr', { names, reader: 1 }, mots)(won(0, 1))).toBe('Vous et Maud gagnez.');
  });

  test('a name is said as it was given, whatever is in it, and may be "you"', () => {
    expect(to()({ text: 'missing', with: { players: [0, 1, 2].map(who) } })).toBe(
      "Missing: Maud, Ö’{Brien}, and D'Arc.",
    );
    expect(tableSpeaker('en', { names: ['you'], reader: 1 }, words)({ text: 'rest', with: { player: who(0) } })).toBe(
      'you rested.',
    );
    expect(to(0)({ text: 'player.0' })).toBe('Maud');
  });
});
