import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shelf } from '@veillee/games';
import { describe, expect, test } from 'vitest';
import { gamesIn, scopeOf } from '../scope.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const games = gamesIn(ROOT);

describe('what npm test looks at', () => {
  test('everything, unless a game is named', () => {
    expect(scopeOf([], games)).toEqual({ only: [] });
  });

  test('one game of the shelf: its own tests and those of its board in the browser', () => {
    const e2e = readdirSync(join(ROOT, 'web/test/e2e'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.test.ts'))
      .map(file => `web/test/e2e/${file}`);
    const wanting = Object.keys(shelf).filter(game => {
      const scope = scopeOf([game], games);
      if (!('only' in scope)) throw new Error(scope.complaint);
      expect(scope.only).toContain(`games/${game}/`);
      return !e2e.some(file => scope.only.some(part => file.includes(part)));
    });
    const told = wanting.map(
      game => `${game} has no test in a browser: web/test/e2e/${game}/board.test.ts (docs/adding-a-game.md, 12)`,
    );
    expect(told).toEqual([]);
  });

  test('a game that is not there gets a sentence', () => {
    expect(scopeOf(['kilfroth'], ['thunderstone', 'kilforth'])).toEqual({
      complaint: 'There is no game kilfroth. Games: thunderstone, kilforth.',
    });
  });
});
