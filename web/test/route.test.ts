// Addresses, both ways.

import { describe, expect, test } from 'vitest';
import { type Route, readRoute, writeRoute } from '../route.ts';

const ROUTES: readonly Route[] = [
  { at: 'shelf' },
  { at: 'tables' },
  { at: 'setup', game: 'tic-tac-toe', how: 'invite' },
  { at: 'learn', game: 'tic-tac-toe' },
  { at: 'join', table: 'abcdefgh', code: 'ijklmnop' },
  { at: 'join', table: 'abcdefgh', code: undefined },
  { at: 'table', table: 'abcdefgh' },
  { at: 'replay', table: 'abcdefgh', entry: 12 },
  { at: 'replay', table: 'abcdefgh', entry: 12, plays: true },
  { at: 'replay', table: 'abcdefgh', entry: undefined },
  { at: 'rulebook', game: 'tic-tac-toe', rule: 'TIC-8.4' },
  { at: 'rulebook', game: undefined, rule: undefined },
  { at: 'settings' },
  { at: 'about' },
  { at: 'kit', sheet: undefined },
  { at: 'kit', sheet: 'tic-tac-toe' },
];

describe('routes', () => {
  test.each(ROUTES)('%o is read back as written', route => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });
  test('an invitation is the link of the protocol', () => {
    expect(writeRoute({ at: 'join', table: 'T4bl3_id', code: 'c0de-123' })).toBe('#/join/T4bl3_id/c0de-123');
  });
  test('what leads nowhere is said to be lost, not thrown', () => {
    expect(readRoute('#/nowhere/at/all')).toEqual({ at: 'lost', path: 'nowhere/at/all' });
    expect(readRoute('#/table')).toMatchObject({ at: 'lost' });
    expect(readRoute('#/learn')).toMatchObject({ at: 'lost' });
    expect(readRoute('#/rules/%E0%A4%A')).toMatchObject({ at: 'rulebook', game: '%E0%A4%A' });
    expect(readRoute('#/new/g/anyhow')).toEqual({ at: 'setup', game: 'g', how: 'bot' });
    expect(readRoute('#/replay/abcdefgh/-3')).toEqual({ at: 'replay', table: 'abcdefgh', entry: undefined });
  });
});
