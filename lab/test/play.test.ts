// play: whole games at a keyboard that is a script.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSave } from '@veillee/kernel';
import { lintCatalogues } from '@veillee/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownTexts } from '../context.ts';
import { run } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const journalOf = (file: string) => parseSave(readFileSync(file, 'utf8')).journal;

describe('a whole game', () => {
  test('is played by numbers, keys and passes, to its outcome', async () => {
    const file = join(folder, 'whole.json');
    const typed = ['2', '3 1', 'ale', '', '1', `s ${file}`, ''];
    const { code, out, err } = await run('play --seed 4', { typed });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('  · The inn opens for 2.');
    expect(out).toContain('Day 1: what do you do?  INN-1.1\n  1  Roll for coins\n');
    expect(out).toContain('  0  Rest\n');
    expect(out).toContain('  –  Hold a feast: it costs 5 coins (INN-1.2)\n');
    expect(out).toContain('1 to 2 numbers, in order');
    expect(out).toContain('  · Player stores wine and ale.');
    expect(out).toMatch(/· Adept gains \d coins\. {2}\(INN-1\.1, d\)/);
    expect(out).toMatch(/The richest: Adept\n {4}Player {2}0\n {2}★ Adept {3}\d+\n/);
    expect(journalOf(file).flatMap(entry => ('seat' in entry && entry.seat === 0 ? [entry.picks] : []))).toEqual([
      ['cellar'],
      ['wine', 'ale'],
      ['ale'],
      [],
      ['water'],
    ]);
  });

  test('speaks French when asked, and when the environment does', async () => {
    const typed = ['lang en', 'lang fr', '1', '1', '1', '1', ''];
    for (const [command, env] of [
      ['play inn --seed 4 --lang fr', {}],
      ['play inn --seed 4', { LANG: 'fr_CA.UTF-8' }],
    ] as const) {
      const { out } = await run(command, { typed, env });
      expect(out).toContain('Nouvelle partie, graine 4.');
      expect(out).toContain('Jour 1 : que faites-vous ?');
      expect(out).toContain('Day 1: what do you do?');
      expect(out).toContain('Le plus riche : ');
      expect(out).toContain('Entrée quitte.');
    }
  });

  test('the same seed and the same answers give the same evening', async () => {
    const typed = ['1', '1', '1', '1', ''];
    const [one, two] = [await run('play inn --seed 9', { typed }), await run('play inn --seed 9', { typed })];
    expect(one.out).toBe(two.out);
    expect((await run('play inn --seed 10', { typed })).out).not.toBe(one.out);
  });

  test('bots alone can be watched', async () => {
    const { code, out } = await run('play inn --seats adept,random --seed 2', { typed: [''] });
    expect(code).toBe(0);
    expect(out).toContain('All raise their glasses.');
    expect(out).toContain('The richest: ');
    expect(out).toContain('days: 3');
  });

  test("options of the game are obeyed, and the game's own screen is drawn", async () => {
    const { out } = await run('play inn --option days=1 --seed 4', { typed: ['0', '1', ''] });
    expect(out).toContain('The richest');
    const other = await run('play tic-tac-toe --seats me,random --seed 1', { typed: ['5', 'q', ''] });
    expect(other.out).toMatch(/\. \. \.\n\. \. \.\n\. \. \.\n.*X/s);
  });

  test('bots answer at once where all are asked, and wait where the first answer counts', async () => {
    const typed = ['0', '1', '2', ''];
    const { out } = await run('play inn --option loud=true --option days=1 --seats me,adept --seed 4', { typed });
    expect(out).toContain('Who sings first?\n  1  A merry song');
    expect(out).toContain('· You sing.');
    expect(out).not.toContain('Adept sings.');
  });

  test('ends when the input ends', async () => {
    const { code, out } = await run('play inn --seed 4', { typed: ['1'] });
    expect(code).toBe(0);
    expect(out).toContain('The input has ended');
  });
});

describe('answers', () => {
  test.each([
    ['9', '“9” is not on the list of 3 answers'],
    ['zzz', '“zzz” is not on the list of 3 answers'],
    ['1 2', '2 are too many: at most 1 can be picked.'],
    ['feast', 'it costs 5 coins (INN-1.2)'],
  ])('%s is answered with a reason, and the question stands', async (line, reason) => {
    const { out } = await run('play inn --seed 4', { typed: [line, '1'] });
    expect(out).toContain(`> ${line}\n${reason}`);
    expect(out).toContain('What is in your glass?');
  });

  test('several picks: too few, too many, twice', async () => {
    const { out } = await run('play inn --seed 4', { typed: ['cellar', '0', '1,1', '1 2 3', '2,3'] });
    expect(out).toContain('> 0\nAn answer is needed');
    expect(out).toContain('“1” is picked twice.');
    expect(out).toContain('3 are too many: at most 2 can be picked.');
    expect(out).toContain('Player stores mead and wine.');
  });

  test('a number is a number', async () => {
    const { out } = await run('play inn --seed 4', { typed: ['tip', '3', 'many', '', '2'] });
    expect(out).toContain('a number from 0 to 4');
    expect(out.match(/A whole number from 0 to 4 is needed, in steps of 2\./g)).toHaveLength(2);
    expect(out).toContain('You tip 2.');
  });
});

describe('commands', () => {
  test('u takes an answer back at once; beyond chance it asks first, and chance is dealt anew', async () => {
    const file = join(folder, 'undo.json');
    const typed = ['u', '2', 'u', '1', 'u', 'n', 'u', 'y', '1', `s ${file}`, 'q'];
    const { out } = await run('play inn --seed 4 --seats me,me', { typed });
    expect(out).toContain('> u\nThere is nothing to take back.');
    expect(out.match(/Day 1: what do you do\?/g)).toHaveLength(5);
    expect(out).toContain('This takes back 1 answer, beyond chance or the others’ answers; chance is dealt anew.');
    expect(journalOf(file).map(entry => ('reseed' in entry ? 'reseed' : entry.picks[0]))).toEqual(['reseed', 'dice']);
  });

  test('y puts again what was taken back, as it was, until something new is decided', async () => {
    const file = join(folder, 'redo.json');
    const before = join(folder, 'before.json');
    const typed = ['y', '2', 'u', 'y', 'u', '1', 'y', `s ${before}`, 'u', 'y', 'y', `s ${file}`, 'q'];
    const { out } = await run('play inn --seed 4 --seats me,me', { typed });
    expect(out.match(/There is nothing to redo\./g)).toHaveLength(2);
    expect(journalOf(file)).toEqual(journalOf(before));
  });

  test('u works after the end', async () => {
    const { out } = await run('play inn --seed 4 --option days=1', { typed: ['1', '1', 'u', 'y', '2', ''] });
    expect(out.match(/The richest/g)).toHaveLength(2);
  });

  test('s and l keep and bring back a game; q offers to save', async () => {
    const file = join(folder, 'half.json');
    const later = join(folder, 'later.json');
    const first = await run('play inn --seed 4', { typed: ['1', `s ${file}`, '1', 'q', later] });
    expect(first.out).toContain(`Saved: ${file} (2 entries).`);
    expect(first.out).toContain('Save before leaving?');
    expect(existsSync(later)).toBe(true);
    const second = await run('play inn --seed 77', { typed: ['2', `l ${file}`, 'log', '1', 'q', ''] });
    expect(second.out).toContain(`${file}: the game goes on.`);
    expect(second.out).toContain('What is in your glass?');
    expect(second.out).toMatch(/> log\n\n {2}· The inn opens for 2\.\n {2}· You gain/);
    const third = await run(`play --load ${later}`, { typed: ['q'] });
    expect(third.out).toContain('Day 2: what do you do?');
    expect(third.out).not.toContain('Save before leaving?');
  });

  test('a file that cannot be loaded or must not be written over is named, and the game goes on', async () => {
    const file = join(folder, 'diary.txt');
    writeFileSync(file, 'Dear diary');
    const { code, out } = await run('play inn --seed 4', { typed: [`s ${file}`, `l ${file}`, 'l /nowhere', 'q'] });
    expect(code).toBe(0);
    expect(out).toContain(`${file} exists and is not a save: it was not written over.`);
    expect(out).toContain(`${file} is cut off or is not a save at all.`);
    expect(out).toContain('/nowhere cannot be read (ENOENT).');
    expect(readFileSync(file, 'utf8')).toBe('Dear diary');
  });

  test('r shows the rule at hand, a rule by number, a chapter, or what words find', async () => {
    const typed = ['r', 'r inn-2.1', 'r INN-1', 'r credit', 'r dragons', 'lang fr', 'r crédit', 'r a credit', 'q'];
    const { out } = await run('play inn --seed 4', { typed });
    expect(out).toContain('INN-1.1  What a guest does\n  Each day a guest rolls for coins, stocks');
    expect(out).toContain('INN-2.1  The toast\n  At night all guests');
    expect(out).toContain('2 rules for “INN-1”:\n  INN-1.1  What a guest does\n  INN-1.2  The feast');
    expect(out).toContain('INN-1.2  The feast\n  A feast costs five coins');
    expect(out).toContain('The rulebook has nothing on “dragons”.');
    expect(out.match(/INN-1\.2 {2}Le festin\n/g)).toHaveLength(2);
  });

  test('d shows the last arithmetic, x explains refusals, ? helps', async () => {
    const { out } = await run('play inn --seed 4', { typed: ['d', 'x', '?', '1', 'd', 'x', 'q', ''] });
    expect(out).toContain('There has been no arithmetic so far.');
    expect(out).toContain('INN-1.2 The feast');
    expect(out).toContain('  r words     rules that hold these words');
    expect(out).toMatch(/ {4}roll: (\d)\n {4}bonus: 1\n {4}coins in all: \d/);
    expect(out).toContain('> x\nNothing is refused here.');
  });

  test('a rule that fails leaves the game as it was, and savable', async () => {
    const file = join(folder, 'fire.json');
    const typed = ['1', '1', '1', `s ${file}`, 'q'];
    const { code, out } = await run('play crashing --seats me,me', { typed });
    expect(code).toBe(0);
    expect(out).toContain('the game stands as before: crashing');
    expect(journalOf(file)).toHaveLength(2);
    const withBot = await run('play crashing --seats random,me,', { typed: ['1'] });
    expect(withBot.code).toBe(2);
    const stuck = await run('play crashing --seats random,random --seed 1', { typed: ['log', ''] });
    expect(stuck.code).toBe(0);
    expect(stuck.out).toContain('The rules failed');
  });
});

describe('the terminal', () => {
  test('several people at one keyboard hand it over, and each sees a cleared screen', async () => {
    const typed = ['1', '1', '1', '1', 'q'];
    const { out } = await run('play inn --seats me,me --seed 4', { typed });
    expect(out).toContain('Player 2, it is for you to answer.');
    expect(out).not.toContain('\u001b');
    const terminal = await run('play inn --seats me,me --seed 4', { typed: ['', '1', '', '1', 'q'], terminal: true });
    expect(terminal.out).toContain('Press Enter when you sit at the keyboard.');
    expect(terminal.out).toContain('\u001b[2J');
  });

  test('colours are for terminals, unless NO_COLOR is set', async () => {
    const typed = ['q'];
    expect((await run('play inn', { typed })).out).not.toContain('\u001b');
    expect((await run('play inn', { typed, terminal: true })).out).toContain('\u001b[1mDay 1');
    expect((await run('play inn', { typed, terminal: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b[1m');
  });

  test("the lab's words are the same in both languages", () => {
    expect(lintCatalogues(ownTexts.en, ownTexts.fr)).toEqual([]);
  });
});
