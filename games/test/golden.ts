// Golden games: what was played under these rules is asked, told and shown the same today; what was saved under older ones goes on.
// `npm run -s lab -- bless <game>` keeps and renews them (kernel/trial/golden.ts says what they hold).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { GameKit } from '@veillee/kernel';
import { differenceIn, type Golden, goesOn } from '@veillee/kernel/trial/golden';
import { expect, test } from 'vitest';

/** One test a game, so that whoever looks for what meets a rule finds those that do. */
export function goldenGames<S, V>(kit: GameKit<S, V>): void {
  const { id, rules } = kit.game;
  const kept = read(kit.folder);
  const today = kept.filter(golden => golden.rules === rules);
  test(`golden games of rules ${rules} are kept: npm run -s lab -- bless ${id}`, () => {
    expect(today.map(golden => golden.game)).toEqual([id]);
    expect(kept.filter(golden => golden.rules > rules)).toEqual([]);
  });
  for (const golden of today)
    for (const one of golden.games)
      test(`golden game ${one.name}`, () => {
        expect(differenceIn(kit, one)).toBeUndefined();
        expect(goesOn(kit, golden, one).givenUp).toBe(0);
      });
  const older = kept.filter(golden => golden.rules < rules);
  test.each(older)('golden games of rules $rules go on under these', golden => {
    for (const one of golden.games) goesOn(kit, golden, one);
  });
}

function read(folder: URL): readonly Golden[] {
  const shelf = new URL('test/golden/', folder);
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf).map(file =>
    JSON.parse(brotliDecompressSync(readFileSync(new URL(file, shelf))).toString()),
  );
}
