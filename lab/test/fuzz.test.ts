// fuzz and bench: laws and speed.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Decision, type GameKit, Match, save } from '@veillee/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endless } from '../bench/endless.ts';
import { benchGame, underWay } from '../bench/game.ts';
import { run, runJson } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('fuzz', () => {
  test('a sound game breaks no law', async () => {
    const result = await runJson('fuzz inn --decisions 400 --seed 7 --deep 0.2');
    expect(result).toEqual({
      game: 'inn',
      decisions: 400,
      games: expect.any(Number),
      violations: 0,
      laws: {},
      unmet: [],
    });
    expect(await runJson('fuzz inn --decisions 400 --seed 7 --deep 0.2', { threads: true })).toEqual(result);
  });

  test('forged states are refused or do no harm, and a game that lets anything in is found out', async () => {
    const { forged } = (await runJson('fuzz inn --decisions 20 --forge 200')) as { forged: Record<string, number> };
    expect(forged).toMatchObject({ made: 200, harm: 0 });
    expect(forged.refused).toBeGreaterThan(100);
    const { code, err } = await run('fuzz credulous --decisions 20 --forge 200');
    expect(code).toBe(1);
    expect(err).toMatch(/^forged: .*\/state\/squares .*TypeError/m);
  });

  test('a broken law exits 1 and leaves a file that replay reproduces', async () => {
    const { code, out } = await run(`fuzz broken --decisions 60 --out ${folder} --json`);
    expect(code).toBe(1);
    const result = JSON.parse(out) as { violations: number; laws: Record<string, number>; files: string[] };
    expect(Object.keys(result.laws)).toEqual(['invariant']);
    expect(result.violations).toBe(result.laws.invariant);
    expect(readdirSync(folder)).toContain('broken-invariant-1.json');
    const again = await run(`replay ${result.files[0]}`);
    expect(again.code).toBe(1);
    expect(again.out).toContain('fuzz found invariant broken after 6 entries: the sixth turn is cursed');
    expect(again.out).toContain('It is broken still.');
  });
});

describe('bench', () => {
  test('the kernel, and clones that do not grow with the game', async () => {
    const result = await runJson('bench kernel --games 200');
    expect(Object.keys(result)).toEqual(['ticTacToe', 'clone']);
    expect(Object.keys(result.ticTacToe as object)).toEqual(['movesPerSecond', 'plainJsMovesPerSecond', 'ratio']);
    const clone = result.clone as { decisions: number; stateBytes: number; micros: number }[];
    expect(clone.map(({ decisions }) => decisions)).toEqual([100, 1000, 10_000]);
    for (const { stateBytes, micros } of clone) {
      expect(stateBytes).toBeGreaterThan(9000);
      expect(stateBytes).toBeLessThan(11_500);
      expect(micros).toBeGreaterThan(0);
    }
  });

  test('maps, beside the plain versions of the same questions', async () => {
    const { map, answers } = await runJson('bench geometry');
    expect(map).toMatchObject({ squares: 600, doors: 7 });
    const compared = (answers as { micros: number; plainMicros?: number }[]).filter(one => one.plainMicros);
    expect(compared).toHaveLength(2);
    for (const { micros, plainMicros = 0 } of compared) expect(plainMicros).toBeGreaterThan(5 * micros);
  });

  test('a game', async () => {
    const result = await runJson('bench inn --warm-up 0 --seconds 1 --samples 5 --option days=20');
    expect(Object.keys(result)).toEqual([
      'game',
      'gamesPerSecond',
      'decisionsPerSecond',
      'warmUp',
      'saveBytes',
      'loadMillis',
      'loadMillisWorst',
      'undoMillis',
      'undoMillisWorst',
      'cloneMicros',
      'stateBytes',
    ]);
    const { game: _, warmUp, ...measured } = result;
    expect(Object.keys(warmUp as object)).toEqual(['seconds', 'gamesPerSecond']);
    for (const value of Object.values(measured)) expect(value).toBeGreaterThan(0);
  });

  test('clones are taken of a match that keeps checkpoints, as tables do', () => {
    const match = Match.start(endless, { seed: 'bench', seats: 2 });
    for (let n = 0; n < 60; n++) match.pick((match.decisions[0] as Decision).options[0]?.key ?? '');
    expect(underWay(endless, save(match), 50).lastCheckpoint.at).toBeGreaterThan(40);
  });

  test('a game that never ends is given up, not played for ever', () => {
    const kit = { game: endless } as unknown as GameKit;
    const options = { seed: 1, warmUpMillis: 0, millis: 1, samples: 1 };
    expect(() => benchGame(kit, { seats: 2, options: {} }, options)).toThrow('game 1:warm-0 is not over after 100000');
  });
});
