// What `npm test` looks at: everything, or what one game needs.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Either the parts of file names that tests must have (none: all tests), or what is wrong with what was asked. */
export type Scope = { readonly only: readonly string[] } | { readonly complaint: string };

/** Games that have rules: others on the shelf are boxes that cannot be opened yet. */
export const gamesIn = (root: string): string[] =>
  readdirSync(join(root, 'games')).filter(name => existsSync(join(root, 'games', name, 'rules')));

/** `npm test` checks everything; with the name of a game, what that one needs: its rules, bots, texts and board, and the shelf. */
export function scopeOf(asked: readonly string[], games: readonly string[]): Scope {
  const strange = asked.find(name => !games.includes(name));
  if (strange !== undefined) return { complaint: `There is no game ${strange}. Games: ${games.join(', ')}.` };
  const own = asked.flatMap(name => [`games/${name}/`, `web/test/e2e/${name}/`]);
  return { only: own.length === 0 ? [] : [...own, 'web/test/shelf.test.ts', 'tools/test/'] };
}
