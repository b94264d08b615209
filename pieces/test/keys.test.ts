import { describe, expect, test } from 'vitest';
import { headOf, keys, numberIn, partsOf } from '../keys.ts';

const attack = keys('attack', 'number');
const equip = keys('equip', 'text', 'text');
const use = keys('use', 'text', 'number');

describe('keys', () => {
  test('are read as they were made', () => {
    expect(attack.make(2)).toBe('attack:2');
    expect(attack.read('attack:2')).toEqual([2]);
    expect(equip.read(equip.make('dagger#1', 'militia#2'))).toEqual(['dagger#1', 'militia#2']);
    expect(use.read(use.make('regian-priest#1', 0))).toEqual(['regian-priest#1', 0]);
  });

  test('are read the same however many there are, and again', () => {
    const numbers = Array.from({ length: 2500 }, (_, n) => n);
    for (let time = 0; time < 2; time++)
      expect(numbers.map(n => use.read(use.make('torch', n)))).toEqual(numbers.map(n => ['torch', n]));
  });

  test('of another kind are not read', () => {
    expect([attack.read('attack'), attack.read('attacks:2'), equip.read('equip:dagger#1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([attack.is('attack:1'), attack.is('equip:a:b')]).toEqual([true, false]);
  });

  test('leave colons to the last part', () => {
    expect(equip.read('equip:a:b:c')).toEqual(['a', 'b:c']);
  });

  test('must be of their kind where nothing else can be meant', () => {
    expect(attack.only('attack:3')).toBe(3);
    expect(() => attack.only('buy:militia')).toThrow('buy:militia is no key of attack');
  });

  test('say of which kind they are', () => {
    expect(['buy:militia', 'equip:a:b', 'camp'].map(headOf)).toEqual(['buy', 'equip', 'camp']);
    expect(['buy:militia', 'equip:a:b', 'camp'].map(partsOf)).toEqual([['militia'], ['a', 'b'], []]);
  });

  test('give their number, whichever of several kinds they are', () => {
    const deck = keys('deck', 'number');
    expect(['attack:2', 'deck:0', 'equip:a:b', 'hall'].map(key => numberIn(key, attack, deck))).toEqual([
      2,
      0,
      undefined,
      undefined,
    ]);
  });
});
