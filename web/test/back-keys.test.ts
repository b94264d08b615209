// The keys for going back and forth.

import { expect, test } from 'vitest';
import { backKey } from '../frame/back-keys.ts';

const press = (key: string, ...held: ('ctrl' | 'meta' | 'alt' | 'shift')[]) =>
  backKey({
    key,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
    shiftKey: held.includes('shift'),
  });

test.each(['ctrl', 'meta'] as const)('with %s, as in any editor', held => {
  expect(press('z', held)).toBe('undo');
  expect(press('Z', held, 'shift')).toBe('redo');
  expect(press('y', held)).toBe('redo');
  expect(press('b', held)).toBeUndefined();
  expect(press('u', held)).toBeUndefined();
  expect(press('z', held, 'alt')).toBeUndefined();
});

test('a letter by itself', () => {
  expect(press('u')).toBe('undo');
  expect(press('b')).toBe('back');
  expect(press('y')).toBeUndefined();
  expect(press('z')).toBeUndefined();
  expect(press('B', 'shift')).toBeUndefined();
});
