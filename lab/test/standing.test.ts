// Offers that stand and interruptions in the lab: nobody waits for the first, and a wish passes the second.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReseed, parseSave } from '@veillee/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, runJson } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-watch-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Entries of the save as `seat:key`, a pass as `seat:`. */
const entries = (file: string): string[] =>
  parseSave(readFileSync(file, 'utf8')).journal.flatMap(entry =>
    isReseed(entry) ? [] : [`${entry.seat}:${entry.picks.join()}`],
  );

describe('an offer that stands', () => {
  test('is neither waited for nor taken by bots', async () => {
    const file = join(folder, 'bots.json');
    const typed = ['doze', 'doze', 'doze', `s ${file}`, ''];
    const { code, out } = await run('play watch --seats me,random --seed 3 --windows never', { typed });
    expect(code).toBe(0);
    expect(out).toContain('The brightest: ');
    expect(out).not.toContain('You sleep.');
    expect(out).not.toContain('wakes up');
    expect(entries(file).some(entry => entry.endsWith('wake'))).toBe(false);
  });

  test('is shown to the others at the keyboard, who may take it', async () => {
    const file = join(folder, 'people.json');
    const typed = ['o 3', 'o', 'o 2', 'o', 'doze', 'o 9', `s ${file}`, 'q'];
    const { out } = await run('play watch --seats me,me,me --seed 3', { typed });
    expect(out).toContain('  o 1  Player 2, at any moment: Wake up\n  o 2  Player 3, at any moment: Wake up\n');
    expect(out.match(/Which offer\?/g)).toHaveLength(3);
    expect(out).toContain('· Player 3 wakes up.');
    expect(entries(file)).toEqual(['2:wake', '1:wake', '0:doze', '0:']);
  });

  test('lapses where none stands', async () => {
    const { out } = await run('play watch --seats me --option mode=alone --seed 3', { typed: ['o', 'q'] });
    expect(out).toContain('No offer stands for anybody here.');
  });
});

describe('an interruption', () => {
  const asked = async (how: string, typed: readonly string[]): Promise<number> => {
    const { out } = await run(`play watch --option mode=alone --seed 4 ${how}`.trim(), { typed: [...typed, ''] });
    return out.match(/walk once more\?/g)?.length ?? 0;
  };
  const walks = Array<string>(12).fill('1');

  test('is asked always, if it matters, or never', async () => {
    // Each walk is followed by the question; "1" to it walks once more.
    expect(await asked('--windows ask', walks)).toBe(6);
    expect(await asked('--windows never', walks)).toBe(0);
    const few = await asked('', walks);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(6);
  });

  test('follows the wish of the moment', async () => {
    expect(await asked('--windows never', ['1', 'w ask', '1'])).toBe(1);
    const { out } = await run('play watch --seats me --option mode=alone', { typed: ['w perhaps', 'w never', 'q'] });
    expect(out).toContain('“perhaps” is not a wish; the wishes are ask, matters, and never.');
    expect(out).toContain('You are asked about no interruption.');
  });

  test('that was passed is written down, and going back goes to the answer before it', async () => {
    const file = join(folder, 'passed.json');
    const typed = ['doze', 'walk', `s ${file}`, 'u', 'y', 'doze', `s ${file}.2`, 'q'];
    const { out } = await run('play watch --option mode=alone --seed 3 --windows never', { typed });
    expect(entries(file)).toEqual(['0:doze', '0:', '0:walk', '0:']);
    expect(entries(`${file}.2`)).toEqual(['0:doze', '0:', '0:doze', '0:']);
    expect(out).not.toContain('walk once more?');
    expect((await run(`replay ${file} --verify`)).code).toBe(0);
  });
});

describe('taking back', () => {
  test('an answer takes back with it what was passed after it, and asks what it then finds', async () => {
    const file = join(folder, 'back.json');
    const typed = ['doze', 'u', 'walk', `s ${file}`, 'q'];
    const { out } = await run('play watch --option mode=alone --seed 3 --windows never', { typed });
    expect(out).not.toContain('(y/n)');
    expect(entries(file)).toEqual(['0:walk', '0:']);
  });

  test('goes past what was passed in a game that was loaded, too', async () => {
    const file = join(folder, 'loaded.json');
    await run('play watch --option mode=alone --seed 3 --windows never', { typed: ['doze', `s ${file}`, 'q'] });
    const typed = ['u', 'walk', `s ${file}`, 'q'];
    const { out } = await run(`play --load ${file} --windows never`, { typed });
    expect(out).not.toContain('Do you dream?');
    expect(entries(file)).toEqual(['0:walk', '0:']);
  });
});

describe('seats and modes', () => {
  test('play finds the seats that the options allow', async () => {
    const alone = await run('play watch --option mode=alone --seed 3', { typed: ['q'] });
    expect(alone).toMatchObject({ code: 0 });
    expect(alone.out).toContain('What do you do?');
    const wrong = await run('play watch --seats me --seed 3', { typed: ['q'] });
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('one alone, or two to four together, not 1') });
  });

  test('fuzz takes offers that stand, with the seats and options it is given', async () => {
    const result = await runJson('fuzz watch --decisions 600 --seats 3 --option mode=together --deep 0.2');
    expect(result).toMatchObject({ decisions: 600, violations: 0, unmet: [] });
    const alone = await runJson('fuzz watch --decisions 200 --option mode=alone');
    expect(alone).toMatchObject({ violations: 0, unmet: ['a guard awake'] });
    expect(await runJson('fuzz watch --decisions 200')).toMatchObject({ violations: 0 });
    const { code, err } = await run('fuzz watch --seats 4 --option mode=alone');
    expect(code).toBe(2);
    expect(err).toContain('not 4');
  });

  test('sim and bench play any number of seats', async () => {
    expect(await runJson('sim watch --games 20 --option mode=alone')).toMatchObject({ seats: ['random'], games: 20 });
    expect(await runJson('sim watch --games 20 --bots random,random,random,random')).toMatchObject({ games: 20 });
    const { out } = await run('bench watch --warm-up 0 --seconds 1 --samples 2 --seats 1 --option mode=alone');
    expect(out).toContain('watch, 1 seat, random: ');
    const three = await run('bench watch --warm-up 0 --seconds 1 --samples 2 --seats 3');
    expect(three.out).toContain('watch, 3 seats, random: ');
    expect((await run('bench watch --seats 1')).code).toBe(2);
  });
});
