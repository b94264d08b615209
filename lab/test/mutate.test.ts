// mutate: what is changed in the rules, and whether the tests of a game notice.

import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@veillee/games';
import type { GameKit } from '@veillee/kernel';
import { parseSync } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  type Mutant,
  mutantsOf,
  parses,
  withMarks,
  withoutEquivalent,
  withSwitches,
} from '../mutate/mutants.ts';
import { ask, tryMutants } from '../mutate/trial.ts';
import { idsOf } from '../verbs/rules.ts';
import { run } from './run.ts';

const mutants = (text: string): Mutant[] => mutantsOf('rules/x.ts', text, parseSync);
const changes = (text: string): string[] => mutants(text).map(({ before, after }) => `${before} → ${after}`);

describe('mutants', () => {
  test.each([
    ['const f = a < 3;', ['a < 3 → a <= 3', '3 → 4', '3 → 2']],
    ['const f = a === b && !c;', ['a === b && !c → a === b || !c', 'a === b → a !== b', '!c → c']],
    ['const f = a + b - 0;', ['a + b - 0 → a + b + 0', 'a + b → a - b', '0 → 1']],
    [
      'for (;;) if (open) { go(); break; }',
      ['open → !(open)', 'if (open) { go(); break; } → (dropped)', 'go(); → (dropped)'],
    ],
    ['if (!open) go(); else stay();', ['!open → open', 'go(); → (dropped)', 'stay(); → (dropped)']],
    [
      'function* f() { yield* rule(t); s.hp -= n; }',
      ['yield* rule(t); → (dropped)', 's.hp -= n; → (dropped)', 's.hp -= n → s.hp += n'],
    ],
    ['const f = Math.min(a, b);', ['Math.min(a, b) → Math.max(a, b)']],
    [
      'const f = all.some(is) ? true : x;',
      ['all.some(is) → !(all.some(is))', 'all.some(is) → all.every(is)', 'true → false'],
    ],
  ])('of %s', (text, expected) => expect(changes(text)).toEqual(expected));

  test.each([
    "import { a } from './a.ts';",
    'type Die = 1 | 2 | 3;',
    "const words = 'a' + b;",
    'throw new Error(less(1 + x, 2));',
    "const f = () => t.tell('log.falls', { who }, { weight: 2 });",
    'const trials = MODES.map((mode, i) => ({ mode, seats: 1 + i }));',
    'const game = { trials: [1, 2].map(of) };',
    'const f = a?.list.some(is);',
  ])('none of %s', text => expect(changes(text)).toEqual([]));

  test('know their line, and the rules cited nearby', () => {
    const [first] = mutants(
      '// TOL-1: the bridge\nimport "x";\n\n/** TOL-1.1 */\nconst f = (a: number) =>\n  a < b; // TOL-1.2\n',
    );
    expect(first).toMatchObject({ line: 6, code: 'a < b; // TOL-1.2', cites: { near: ['TOL-1.1', 'TOL-1.2'] } });
  });
});

describe('marks', () => {
  /** What of the text runs for these numbers, by what could be made of it. */
  const ran = (text: string, a: number, b: number): { readonly gives: unknown; readonly ran: readonly string[] } => {
    const own = mutants(text);
    const marks: number[] = [];
    const marked = withMarks(text, new Map(own.entries()), 'marks');
    const gives = new Function('marks', 'a', 'b', `${marked}; return f(a, b);`)(marks, a, b);
    return { gives, ran: own.filter((_, n) => marks[n]).map(({ before, after }) => `${before} → ${after}`) };
  };

  test('tell which places ran, and change nothing else', () => {
    const text = 'function f(a, b) { if (a < 3 && b > 1) return a + b; const s = []; s.push(a); return s; }';
    const both = ['a < 3 && b > 1 → !(a < 3 && b > 1)', 'a < 3 && b > 1 → a < 3 || b > 1', 'a < 3 → a <= 3'];
    const first = ran(text, 1, 2);
    expect(first.gives).toBe(3);
    expect(first.ran).toEqual(expect.arrayContaining([...both, 'b > 1 → b >= 1', 'a + b → a - b']));
    expect(first.ran).not.toContain('s.push(a); → (dropped)');
    const other = ran(text, 5, 2);
    expect(other.gives).toEqual([5]);
    expect(other.ran).toEqual(expect.arrayContaining([...both, 's.push(a); → (dropped)']));
    expect(other.ran).not.toContain('b > 1 → b >= 1');
    expect(other.ran).not.toContain('a + b → a - b');
  });
});

describe('the choice', () => {
  const text = 'const f = a < 3;\nconst g = b < 4;\nconst h = a < 3 || c;';
  const of = (source: string, seed: number, count: number): Mutant[] =>
    choose(mutants(source), seed, count, () => true);
  const words = (chosen: readonly Mutant[]): string[] => chosen.map(({ code, after }) => `${code} ${after}`).sort();

  test('follows from the seed, and is another with another seed', () => {
    expect(of(text, 1, 4)).toEqual(of(text, 1, 4));
    expect(words(of(text, 1, 4))).not.toEqual(words(of(text, 2, 4)));
  });

  test('stays as it was when rules are added elsewhere, but for those that were drawn in their stead', () => {
    const more = words(of(`const first = 7;\n${text}`, 1, 5));
    expect(words(of(text, 1, 5)).filter(word => more.includes(word)).length).toBeGreaterThanOrEqual(3);
  });

  test('passes over what would not parse', () => {
    const broken = { ...(mutants('const f = a < 3;')[0] as Mutant), instead: 'a <' };
    expect(choose([broken], 1, 1, mutant => parses(mutant, 'const f = a < 3;', parseSync))).toEqual([]);
  });

  test('leaves out what is known to change nothing, and names what is known of rules that are gone', () => {
    const known = { file: 'rules/x.ts', code: 'const g = b < 4;', before: '4', after: '5', reason: '' };
    const gone = { ...known, code: 'const g = b < 9;' };
    const { left, stale } = withoutEquivalent(mutants(text), [known, gone]);
    expect([mutants(text).length - left.length, stale]).toEqual([1, [gone]]);
  });
});

test('behind its switch each mutant does what its text says, and all are off otherwise', () => {
  const text = [
    'const list = [];',
    'if (n > 2 && n !== 7) list.push(n - 1);',
    'for (let i = 0; i < n; i++) { if (i === 4) break; list.push(i * 2); }',
    'const most = Math.max(...list, 0);',
    'result = list.some(each => !(each < 3)) ? [most, ...list] : [false];',
  ].join('\n');
  const all = new Map(mutants(text).map((mutant, n) => [n + 1, mutant]));
  const switched = withSwitches(text, all);
  const results = (source: string, on: number): unknown[] =>
    [0, 2, 3, 5, 7].map(n => {
      let left = 1000;
      const body = `let result; try { ${source} } catch { result = 'stopped'; } return result;`;
      const mutantIsOn = (m: number): boolean => {
        if (left-- === 0) throw new Error('too long');
        return m === on;
      };
      return new Function('n', 'globalThis', body)(n, { mutantIsOn });
    });
  expect(all.size).toBeGreaterThan(20);
  expect(results(switched, 0)).toEqual(results(text, 0));
  for (const [n, { start, end, instead, after }] of all) {
    const plain = text.slice(0, start) + instead + text.slice(end);
    // The plain text would not come to an end.
    if (after !== 'i--') expect([after, results(switched, n)]).toEqual([after, results(plain, 0)]);
  }
});

const folder = new URL('./toll/', import.meta.url);
const tollShelf = { toll: async () => ({ game: { id: 'toll' }, folder }) as unknown as GameKit };

test('whatever no test notices is told with its place and the tests that ran', { timeout: 120_000 }, async () => {
  const source = fileURLToPath(new URL('./rules/toll.ts', folder));
  const before = readFileSync(source, 'utf8');
  const { code, out } = await run('mutate toll --mutants 6 --seed 24 --workers 1 --json', { shelf: tollShelf });
  const { survivors, ...sums } = JSON.parse(out);
  const counts = { tried: 6, chosen: 6, of: 16, tests: 4, noticed: 3, share: 0.5 };
  expect(sums).toEqual({ game: 'toll', seed: 24, ...counts, endless: [] });
  const there = { at: 'rules/toll.ts:5', code: 'if (age < 12) return 0;', rules: ['TOL-1.1', 'TOL-1.2'] };
  // The third sums up the others: by itself it proves nothing.
  const asked = { run: 2, meeting: 3, files: ['toll.test.ts'] };
  const bridges = { at: 'rules/toll.ts:17', code: 'export const bridges = (): number => 3;' };
  expect(survivors).toEqual([
    { ...there, before: '12', after: '11', ...asked },
    { ...there, before: 'age < 12', after: 'age <= 12', ...asked },
    { ...bridges, rules: ['TOL-1.1', 'TOL-1.2', 'TOL-1.3'], before: '3', after: '2', run: 0, meeting: 0, files: [] },
  ]);
  expect([code, readFileSync(source, 'utf8')]).toEqual([0, before]);
});

test('files that are left out are not asked', { timeout: 120_000 }, async () => {
  const asked = 'mutate toll --mutants 1 --seed 24 --workers 1 --without test/toll,table --json';
  expect(JSON.parse((await run(asked, { shelf: tollShelf })).out)).toMatchObject({ tests: 1, tried: 1 });
});

test('tests that never end have noticed', { timeout: 120_000 }, async () => {
  const path = fileURLToPath(new URL('./rules/toll.ts', folder));
  const text = readFileSync(path, 'utf8');
  const own = mutantsOf('rules/toll.ts', text, parseSync).filter(({ after }) =>
    ['left++', '(dropped)'].includes(after),
  );
  const all = new Map(own.map((mutant, n) => [n + 1, mutant]));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const start = { root, folder: fileURLToPath(folder), texts: { [path]: withSwitches(text, all) } };
  const bounds = { workers: 1, each: 1000, patience: 8000, until: Number.POSITIVE_INFINITY, onProgress: () => {} };
  const { verdicts } = await tryMutants({ start, mutants: all, isAsked: () => true, idsOf, ...bounds });
  expect(verdicts.map(({ mutant, noticed, by }) => [mutant.before, noticed, by])).toEqual([
    ['if (age < 12) return 0;', 'failure', 'TOL-1.1 a child pays nothing'],
    ['left--', 'endless', undefined],
    ['sum += left;', 'failure', 'TOL-1.3 three carts weigh six'],
  ]);
});

test('whoever goes on is waited for, however long all of it takes; whoever falls silent is not', async () => {
  vi.useFakeTimers();
  try {
    const child = Object.assign(new EventEmitter(), { send: () => true });
    const answer = ask(child, { kind: 'run', mutant: 1, wanted: [] }, 1000);
    for (let n = 0; n < 5; n++) {
      await vi.advanceTimersByTimeAsync(900);
      child.emit('message', { kind: 'going' });
    }
    child.emit('message', { kind: 'ran', tests: [], broken: [] });
    expect(await answer).toEqual({ kind: 'ran', tests: [], broken: [] });
    const silent = ask(child, { kind: 'run', mutant: 1, wanted: [] }, 1000);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await silent).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a game of the shelf: each survivor stands where it is said to stand', { timeout: 300_000 }, async () => {
  const { code, out } = await run('mutate emberhold --mutants 3 --seed 1 --json', { shelf });
  const { tried, noticed, survivors } = JSON.parse(out);
  expect([code, tried, noticed + survivors.length]).toEqual([0, 3, 3]);
  for (const { at, code: line } of survivors) {
    const [file, number] = String(at).split(':');
    const text = readFileSync(new URL(`../../games/emberhold/${file}`, import.meta.url), 'utf8');
    expect(text.split('\n')[Number(number) - 1]?.trim()).toBe(line);
  }
});
