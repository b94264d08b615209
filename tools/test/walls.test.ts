// The walls: what may stand where, tried on houses built for the purpose.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { breaches } from '../walls.ts';

const built: string[] = [];
afterEach(() => {
  for (const folder of built.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const MANIFESTS = Object.fromEntries(
  ['kernel', 'text', 'pieces', 'bots', 'games', 'lab', 'games/go', 'games/chess'].map(folder => {
    const name = `@veillee/${folder.replace('games/', '')}`;
    return [
      `${folder}/package.json`,
      JSON.stringify({ name, dependencies: folder === 'lab' ? { commander: '1' } : {} }),
    ];
  }),
);

const isIdle = (message: string): boolean => message.endsWith('which no other room uses');

/** The breaches in a house with these files besides its manifests, as `file:line message`. Houses so small use little of what they offer. */
const found = (files: Record<string, string>): string[] => all(files).filter(message => !isIdle(message));

function all(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'walls-'));
  built.push(root);
  for (const [file, text] of Object.entries({ ...MANIFESTS, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return breaches(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const importing = (file: string, from: string) =>
  found({ [file]: `// first line\nimport { x } from '${from}';\nx();\n` });

describe('an import', () => {
  test.each([
    ['kernel/match.ts', './table.ts'],
    ['kernel/test/a.test.ts', 'vitest'],
    ['kernel/test/a.test.ts', 'fast-check'],
    ['text/index.ts', '@veillee/kernel'],
    ['bots/play.ts', '@veillee/kernel/play/chance'],
    ['games/go/rules/turn.ts', '@veillee/kernel'],
    ['games/go/rules/turn.ts', '@veillee/pieces/geometry'],
    ['games/go/table/board.tsx', '@veillee/pieces/geometry'],
    ['pieces/piles.ts', '@veillee/kernel'],
    ['bots/play.ts', '@veillee/pieces/geometry'],
    ['lab/bench.ts', '@veillee/pieces/test/geometry/plain'],
    ['web/kit/map.tsx', '@veillee/pieces/geometry'],
    ['games/go/rules/turn.ts', '../content/stones.ts'],
    ['games/go/test/turn.test.ts', '@veillee/bots'],
    ['games/go/test/turn.test.ts', '@veillee/text'],
    ['games/go/test/turn.test.ts', '@veillee/kernel/test/rule'],
    ['games/go/test/turn.test.ts', '@veillee/games/test/proofs'],
    ['games/test/proofs.ts', '@veillee/bots'],
    ['games/go/bots/novice.ts', '@veillee/bots/judgement'],
    ['games/go/table/board.tsx', 'react'],
    ['games/index.ts', '@veillee/go'],
    ['lab/sim.ts', '@veillee/games'],
    ['lab/sim.ts', '@veillee/games/boxes'],
    ['lab/sim.ts', '@veillee/bots'],
    ['lab/sim.ts', 'commander'],
    ['lab/sim.ts', 'node:fs'],
    ['server/tables.ts', 'node:fs'],
    ['server/tables.ts', '@veillee/kernel'],
  ])('by %s of %s is fine', (file, from) => {
    expect(importing(file, from)).toEqual([]);
  });

  test.each([
    ['kernel/match.ts', '@veillee/text'],
    ['kernel/match.ts', '../bots/random.ts'],
    ['kernel/match.ts', 'node:fs'],
    ['kernel/match.ts', 'vitest'],
    ['kernel/match.ts', './test/tiny.ts'],
    ['kernel/match.ts', '@veillee/pieces/geometry'],
    ['pieces/piles.ts', '@veillee/go'],
    ['pieces/piles.ts', '@veillee/text'],
    ['pieces/piles.ts', '@veillee/bots'],
    ['pieces/piles.ts', 'left-pad'],
    ['text/index.ts', '@veillee/bots'],
    ['text/index.ts', 'left-pad'],
    ['bots/play.ts', '@veillee/games'],
    ['bots/play.ts', '@veillee/text'],
    ['games/go/rules/turn.ts', '@veillee/bots'],
    ['games/go/rules/turn.ts', '@veillee/chess'],
    ['games/go/rules/turn.ts', '../../chess/rules/turn.ts'],
    ['games/go/rules/turn.ts', 'react'],
    ['games/go/rules/turn.ts', '@veillee/kernel/test/tic-tac-toe'],
    ['games/go/test/turn.test.ts', '@veillee/lab'],
    ['lab/sim.ts', '@veillee/go'],
    ['lab/sim.ts', '../games/go/index.ts'],
    ['lab/sim.ts', '@veillee/games/go/index'],
    ['lab/sim.ts', '../server/tables.ts'],
    ['lab/sim.ts', 'left-pad'],
    ['lab/sim.ts', '../secrets.ts'],
  ])('by %s of %s is a breach, at its line', (file, from) => {
    const [first, ...more] = importing(file, from).filter(breach => !breach.includes('names the game'));
    expect(first).toMatch(`${file}:2 imports ${from}`);
    expect(more).toEqual([]);
  });

  test('is seen in every form', () => {
    const forms = [
      `export * from 'x';`,
      `export { a } from 'x';`,
      `import type { A } from 'x';`,
      `import('x');`,
      `import 'x';`,
    ];
    for (const form of forms)
      expect(found({ 'kernel/a.ts': form })).toEqual([
        'kernel/a.ts:1 imports x: kernel stands on nothing from outside',
      ]);
    expect(found({ 'kernel/a.ts': `// import 'x';\nexport const a = "import 'x'";` })).toEqual([]);
    expect(found({ 'kernel/a.ts': 'export const a = (name: string) => import(name);' })).toHaveLength(1);
  });
});

describe('a game is not named', () => {
  test('in rooms that know no game', () => {
    expect(found({ 'lab/sim.ts': "export const first = 'chess';\n" })).toEqual(['lab/sim.ts:1 names the game chess']);
    expect(found({ 'text/words.json': '{\n"a": "go" }' })).toEqual(['text/words.json:2 names the game go']);
  });

  test('nor is a game of the shelf or a box that is announced, by id or by any title', () => {
    const shelf = {
      'games/index.ts': "export const shelf = { go: () => import('@veillee/go') };",
      'games/hnefatafl/box/box.json':
        '{ "title": "The King’s Table", "colour": "go-green", "text": { "fr": { "title": "La Table du roi" } } }',
    };
    expect(found({ ...shelf, 'web/pages/shelf.tsx': "export const title = 'the king’s table';" })).toEqual([
      'web/pages/shelf.tsx:1 names the game The King’s Table',
    ]);
    expect(found({ ...shelf, 'web/text/fr.json': '{ "a": "la table du roi" }' })).toHaveLength(1);
    expect(found({ ...shelf, 'server/a.ts': '// for Hnefatafl\n' })).toEqual([
      'server/a.ts:1 names the game hnefatafl',
    ]);
    expect(found({ ...shelf, 'tools/a.ts': "export const a = 'hnefatafl';" })).toHaveLength(1);
    expect(found({ ...shelf, 'web/a.css': '.go-green { color: green }' })).toEqual([]);
    const key = { 'games/index.ts': 'export const shelf = { shogi: () => undefined };' };
    expect(found({ ...key, 'lab/a.ts': "export const a = 'shogi';" })).toEqual(['lab/a.ts:1 names the game shogi']);
  });

  test('nor is a rule of its rulebook cited', () => {
    const book = { 'games/go/text/rulebook.en.md': '# Go\n\n## GOB-1.1 Stones\n' };
    expect(found({ ...book, 'kernel/a.ts': '// GOB-4.2: ko\n' })).toEqual([
      'kernel/a.ts:1 cites a rule of a game, GOB',
    ]);
    expect(found({ ...book, 'games/go/rules/ko.ts': '// GOB-4.2: ko\n' })).toEqual([]);
    expect(found({ ...book, 'kernel/a.ts': '// AGOB-4, GOB-like\n' })).toEqual([]);
  });

  test('but tests and its own folder may, and parts of words are no names', () => {
    const files = {
      'lab/test/sim.test.ts': "export const first = 'chess';",
      'games/chess/index.ts': "export const id = 'chess';",
      'lab/sim.ts': 'export const goal = "let-go-of";',
    };
    expect(found(files)).toEqual([]);
  });
});

describe('a circle of imports', () => {
  const use = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

  test('is refused, however long, through packages and re-exports, in games, tests and tools', () => {
    const round = { 'games/go/rules/a.ts': use('./b.ts'), 'games/go/rules/b.ts': use('./deep/c.ts') };
    expect(found({ ...round, 'games/go/rules/deep/c.ts': "export { y as x } from '../a.ts';" })).toEqual([
      'games/go/rules/a.ts:1 stands in a circle of imports with games/go/rules/b.ts, games/go/rules/deep/c.ts',
    ]);
    expect(found({ ...round, 'games/go/rules/deep/c.ts': 'export const x = 1;' })).toEqual([]);
    expect(found({ 'bots/index.ts': use('./a.ts'), 'bots/a.ts': use('@veillee/bots') })).toHaveLength(1);
    expect(found({ 'tools/test/a.ts': use('./b.ts'), 'tools/test/b.ts': use('./a.ts') })).toHaveLength(1);
    const late = { 'lab/a.ts': use('./b.ts'), 'lab/b.ts': "export const x = () => import('./a.ts');" };
    expect(found(late)).toHaveLength(1);
  });

  test('of types alone is none, but in the kernel, which is read from the first file to the last', () => {
    const types = { 'lab/a.ts': use('./b.ts'), 'lab/b.ts': "import type { Y } from './a.ts';" };
    expect(found(types)).toEqual([]);
    expect(found({ ...types, 'lab/b.ts': "import { type Y } from './a.ts';" })).toEqual([]);
    expect(found({ ...types, 'lab/b.ts': "import { type Y, y } from './a.ts';" })).toHaveLength(1);
    const inKernel = { 'kernel/a.ts': use('./b.ts'), 'kernel/b.ts': "import type { Y } from './a.ts';" };
    expect(found(inKernel)).toEqual(['kernel/a.ts:1 stands in a circle of imports with kernel/b.ts']);
    expect(found({ 'kernel/test/a.ts': use('./b.ts'), 'kernel/test/b.ts': inKernel['kernel/b.ts'] })).toEqual([]);
  });
});

describe('clock, luck and waiting', () => {
  test.each([
    ['Math.random()', 'uses Math.random'],
    ["Math['random']()", 'uses Math.random'],
    ['Date.now()', 'uses Date'],
    ['new Date()', 'uses Date'],
    ['performance.now()', 'uses performance'],
    ['setTimeout(() => {}, 1)', 'uses setTimeout'],
    ['process.env.X', 'uses process'],
    ["fetch('x')", 'uses fetch'],
    ['async () => 1', 'waits (async)'],
    ['await thing', 'waits (async)'],
  ])('%s is a breach in kernel, bots and rules', (code, message) => {
    for (const file of [
      'kernel/a.ts',
      'bots/a.ts',
      'games/go/rules/a.ts',
      'games/go/content/a.ts',
      'games/go/bots/a.ts',
    ])
      expect(found({ [file]: `export const a = 1;\nexport const b = ${code};\n` })).toEqual([`${file}:2 ${message}`]);
    const elsewhere = ['kernel/test/a.ts', 'lab/a.ts', 'games/go/table/a.ts', 'games/go/test/a.ts'];
    for (const file of elsewhere) expect(found({ [file]: `export const b = ${code};` })).toEqual([]);
  });

  test('names that only look like it are fine', () => {
    const text = `// Date, Math.random\nexport const a = { process: 1, fetch: 'Date' };\nexport const b = a.process;\nexport const c = Math.max(1, 2);\n`;
    expect(found({ 'kernel/a.ts': text })).toEqual([]);
  });
});

describe('a key', () => {
  const reading = (file: string, text: string) =>
    found({ [file]: `// first line\nexport const x = (key: string) => ${text};\n` });

  test.each([
    ["key.startsWith('buy:')", 'startsWith'],
    ['key.slice(4)', 'slice'],
    ["key.split(':')", 'split'],
    ["[key].map(one => one.split(':'))", 'split'],
  ])('is not taken apart by a game: %s', (text, method) => {
    for (const room of ['rules', 'bots', 'terminal', 'table'])
      expect(reading(`games/go/${room}/turn.ts`, text)).toEqual([
        `games/go/${room}/turn.ts:2 takes a key apart (${method})`,
      ]);
  });

  test('may be looked at, and lists may be cut', () => {
    expect(reading('games/go/rules/turn.ts', "[key].slice(1).includes(key) || key.split('+')")).toEqual([]);
    expect(reading('pieces/keys.ts', 'key.slice(4)')).toEqual([]);
  });
});

describe('what is yet to be read', () => {
  const house = (table: string, rules: string) =>
    found({
      'games/go/content/booklet/events.ts': 'export const events = [];\n',
      'games/go/content/booklet.ts': "export { events } from './booklet/events.ts';\n",
      'games/go/secrets/en.json': '{}\n',
      'games/go/secrets.ts': "export { default } from './secrets/en.json' with { type: 'json' };\n",
      'games/go/rules/turn.ts': rules,
      'games/go/table/board.tsx': table,
    });
  const breach = (way: string) => `games/go/table/board.tsx:1 reaches ${way}: no board holds what is yet to be read`;

  test('is not imported by a board', () => {
    expect(house("import { events } from '../content/booklet/events.ts';\n", '')).toEqual([
      breach('games/go/content/booklet/events.ts'),
    ]);
    expect(house("import en from '../secrets/en.json';\n", '')).toEqual([breach('games/go/secrets/en.json')]);
  });

  test('nor through what it imports', () => {
    const turn = 'games/go/rules/turn.ts, which reaches ';
    const table = "import { turn } from '../rules/turn.ts';\n";
    expect(house(table, "import { events } from '../content/booklet.ts';\n")).toEqual([
      breach(`${turn}games/go/content/booklet.ts, which reaches games/go/content/booklet/events.ts`),
    ]);
    expect(house(table, "import secrets from '../secrets.ts';\n")).toEqual([
      breach(`${turn}games/go/secrets.ts, which reaches games/go/secrets/en.json`),
    ]);
  });

  test('may be imported by rules, and its types by anybody', () => {
    expect(house('', "import { events } from '../content/booklet.ts';\n")).toEqual([]);
    expect(house("import type { turn } from '../rules/turn.ts';\n", "import '../content/booklet.ts';\n")).toEqual([]);
  });
});

describe('a rule', () => {
  const reading = (file: string, text: string): string[] =>
    found({ [file]: `// first line\nexport const x = (rule: string, line: { rule: string }) => ${text};\n` });

  test.each([
    "rule === 'CHE-1.2'",
    'rule !== line.rule',
    "['CHE-1.2'].includes(line.rule)",
    "(() => { switch (rule) { case 'CHE-1.2': return 1; } })()",
  ])('is not asked for by its id: %s', text => {
    for (const room of ['table', 'bots', 'terminal'])
      expect(reading(`games/go/${room}/turn.ts`, text)).toEqual([
        `games/go/${room}/turn.ts:2 asks for a rule by its id`,
      ]);
    expect(reading('games/go/rules/turn.ts', text)).toEqual([]);
  });

  test('is cited', () => {
    expect(reading('games/go/table/turn.ts', "({ ...line, rule: rule.length > 3 ? 'CHE-1.2' : 'CHE-1.3' })")).toEqual(
      [],
    );
  });
});

describe('what a shared room offers', () => {
  const offered = (files: Record<string, string>) => all(files).filter(isIdle);
  const odds = 'export const mean = 1;\nexport const worst = 2;\n';

  test('is used by another room, or by another file of its own', () => {
    const taker = "import { mean } from '@veillee/pieces/odds';\nimport * as all from '@veillee/text/lint';\n";
    expect(
      offered({
        'pieces/odds.ts': odds,
        'pieces/dice.ts': "import { worst } from './odds.ts';\nworst;\n",
        'text/lint.ts': 'export const lint = 1;\n',
        'lab/sim.ts': taker,
      }),
    ).toEqual([]);
  });

  test('is told where nobody but its tests uses it', () => {
    const only = "import { mean, worst } from '../odds.ts';\n";
    expect(offered({ 'pieces/odds.ts': odds, 'pieces/test/odds.test.ts': only })).toEqual([
      'pieces/odds.ts:1 offers mean, which no other room uses',
      'pieces/odds.ts:2 offers worst, which no other room uses',
    ]);
  });

  test('may be for tests that look closely, if its own file uses it; types cost nothing', () => {
    const text = 'export const MOST = 3;\nexport type Many = number;\nexport const few = () => MOST;\n';
    const game = "export { few } from '@veillee/kernel/few';\n";
    expect(offered({ 'kernel/few.ts': text, 'games/go/rules/few.ts': game })).toEqual([]);
  });

  test('through its index is used there: what only files of the room need is not handed on', () => {
    const files = {
      'bots/index.ts': "export { best } from './best.ts';\nexport * from './play.ts';\n",
      'bots/best.ts': 'export const best = 1;\n',
      'bots/play.ts': "import { best } from './best.ts';\nexport const play = best;\nexport const rest = 2;\n",
    };
    expect(offered({ ...files, 'lab/sim.ts': "import { play } from '@veillee/bots';\n" })).toEqual([
      'bots/index.ts:1 offers best, which no other room uses',
      'bots/play.ts:3 offers rest, which no other room uses',
    ]);
    const asked = "const { best } = await import('@veillee/bots');\n";
    expect(offered({ ...files, 'lab/sim.ts': asked })).toEqual([]);
  });

  test('may be for what is yet to come, if the list says why', () => {
    expect(offered({ 'bots/search.ts': 'export const plan = 1;\n' })).toEqual([]);
  });
});
