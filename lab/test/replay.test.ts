// replay: a save told, looked at and verified.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, runJson } from './run.ts';
import { resealed } from './tampering.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('replay', () => {
  const file = (): string => join(folder, 'evening.json');
  beforeAll(async () => {
    await run('play inn --seed 4 --seats me,me', {
      typed: ['1', '0', '1', '2', '2', '3 1', '1', '1', '1', `s ${file()}`],
    });
  });

  test('tells the log with entry numbers, in the language asked for', async () => {
    const { code, out } = await run(`replay ${file()} --lang fr`);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}0 {2}L’auberge ouvre pour 2\.\n {4}1 {2}Joueur 1 gains \d coins\./);
    expect(out).toContain('Le plus riche : Joueur');
    const result = await runJson(`replay ${file()}`);
    expect(Object.keys(result)).toEqual(['game', 'seats', 'entries', 'over', 'log', 'outcome']);
    expect(result).toMatchObject({ game: 'inn', seats: 2, entries: 9, over: true });
  });

  test('shows the table at an entry', async () => {
    const { out } = await run(`replay ${file()} --at 5`);
    expect(out).toContain('day: 2');
    expect(out).toContain('Player 1: Which casks go into the cellar?');
    expect(await runJson(`replay ${file()} --at 5`)).toMatchObject({
      at: 5,
      asked: [{ seat: 0, prompt: 'day.casks' }],
    });
    expect(await run(`replay ${file()} --at 10`)).toMatchObject({
      code: 2,
      err: 'The journal has 9 entries; there is no entry 10.\n',
    });
  });

  test('verifies every entry and the checkpoint', async () => {
    expect(await runJson(`replay ${file()} --verify`)).toEqual({ game: 'inn', entries: 9, verified: true });
    expect((await run(`replay ${file()} --verify`)).code).toBe(0);
  });

  test('names the first entry that does not fit', async () => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, resealed(readFileSync(file(), 'utf8'), 4, ['tip']));
    const { code, out } = await run(`replay ${bad} --verify --json`);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ verified: false, divergence: { entry: 4 } });
    const told = await run(`replay ${bad}`);
    expect(told.code).toBe(1);
    expect(told.err).toMatch(/^Entry 4 does not fit: the journal says seat 0 at day\.action: tip.*\n$/);
  });

  test('a save that is none, is damaged or is of another game gives one sentence', async () => {
    const bad = join(folder, 'other.json');
    for (const [text, sentence] of [
      ['{', 'is cut off or is not a save at all.'],
      ['{"veillee":"save"}', 'is not a Veillée save'],
      [readFileSync(file(), 'utf8').replace('"seed":"4"', '"seed":"5"'), 'was changed or damaged'],
    ] as const) {
      writeFileSync(bad, text);
      const { code, err, out } = await run(`replay ${bad}`);
      expect(code).toBe(1);
      expect(out).toBe('');
      expect(err).toContain(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
});
