// A new game, laid out as the example of the shelf under a name of its own: folder, golden games, the line on the shelf, the tests
// that lie elsewhere. What the example is called is read from it; nothing here knows it.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameKit } from '@veillee/kernel';
import { withPages } from '@veillee/kernel/trial/golden';
import { badArgument } from './complaint.ts';
import type { Shelf } from './context.ts';
import { readGolden, writeGolden } from './golden.ts';
import { allRules, readRulebook, slashed } from './rulebook.ts';

/** What tells a game from others: its folder, its title, and the letters of its rules. */
export interface GameName {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
}

/** Where a game lies, and the house around it. */
interface Example {
  readonly kit: GameKit;
  readonly name: GameName;
  readonly folder: string;
  readonly root: string;
}

const GOLDEN = 'test/golden';
const SHELF = 'games/index.ts';
/** Tests of a game that lie with what they try. */
const ELSEWHERE = ['server/test/hidden', 'web/test/e2e'];

/** Lays it out and returns the files that were written, from the root of the house. */
export async function layOut(shelf: Shelf, name: GameName): Promise<readonly string[]> {
  const example = await checkedExample(shelf, name);
  const { folder, root } = example;
  const own = filesIn(folder).filter(file => !file.startsWith(`${GOLDEN}/`));
  const beside = ELSEWHERE.flatMap(place =>
    filesIn(join(root, place))
      .filter(file => file.split(/[/.]/)[0] === example.name.id)
      .map(file => join(place, file)),
  );
  const files = [...own.map(file => join(relative(root, folder), file)), ...beside];
  const written = files.map(file => {
    const to = join(root, renamed(file, example.name, name));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(readFileSync(join(root, file), 'utf8'), example.name, name));
    return relative(root, to);
  });
  const list = join(root, SHELF);
  writeFileSync(list, withLine(readFileSync(list, 'utf8'), example.name, name));
  await retellGolden(example, pathToFileURL(join(dirname(folder), name.id)));
  return [...written, SHELF];
}

async function checkedExample(shelf: Shelf, { id, title, rules }: GameName): Promise<Example> {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) throw badArgument('error.name-form', { word: id });
  // Titles stand in catalogues and pictures as they are.
  if (!/^[\p{L}\d’ -]+$/u.test(title)) throw badArgument('error.title-form', { word: title });
  if (!/^[A-Z]{2,5}$/.test(rules)) throw badArgument('error.letters-form', { word: rules });
  const games = await Promise.all(Object.values(shelf).map(async take => exampleOf(await take())));
  const example = games.find(({ folder }) => boxIn(folder).example);
  if (!example) throw badArgument('error.no-example');
  if (Object.hasOwn(shelf, id) || existsSync(join(dirname(example.folder), id)))
    throw badArgument('error.name-taken', { word: id });
  const taken = games.find(({ name }) => name.rules === rules);
  if (taken) throw badArgument('error.letters-taken', { word: rules, game: taken.name.id });
  return example;
}

function exampleOf(kit: GameKit): Example {
  const folder = fileURLToPath(new URL('.', slashed(kit.folder)));
  const [first] = allRules(readRulebook(kit, 'en'));
  const rules = first?.id.split('-')[0] ?? '';
  return { kit, name: { id: kit.game.id, title: boxIn(folder).title, rules }, folder, root: join(folder, '../..') };
}

const boxIn = (folder: string): { readonly title: string; readonly example?: true } =>
  JSON.parse(readFileSync(join(folder, 'box/box.json'), 'utf8'));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const camel = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const isPlain = (id: string): boolean => !id.includes('-');

/** A text, or a path, with one name for the other: in quotes and paths the id, in code a name of its spelling. */
export function renamed(text: string, from: GameName, to: GameName): string {
  const id = new RegExp(`\\b${from.id}\\b`, 'g');
  const quoted = /(['"`])(?:(?!\1)[^\n])*\1|[^\s'"`]*\/[^\s'"`]*/g;
  return text
    .replaceAll(from.title, to.title)
    .replaceAll(new RegExp(`\\b${from.rules}-(?=\\d)`, 'g'), `${to.rules}-`)
    .replaceAll(quoted, word => word.replaceAll(id, to.id))
    .replaceAll(new RegExp(`\\.${from.id}\\b`, 'g'), isPlain(to.id) ? `.${to.id}` : `['${to.id}']`)
    .replaceAll(id, camel(to.id));
}

/** The shelf with one line more, below that of the example. */
function withLine(source: string, from: GameName, to: GameName): string {
  const key = isPlain(to.id) ? to.id : `'${to.id}'`;
  const line = new RegExp(`^( *)${from.id}(: .*)$`, 'm');
  return source.replace(line, (own, indent: string, rest: string) => {
    const added = `${indent}${key}${renamed(rest, from, to)}`;
    return `${own}\n${added}`;
  });
}

/** The example's golden games are games of the new one too, with its own words. */
async function retellGolden(example: Example, folder: URL): Promise<void> {
  const { kit } = (await import(new URL('index.ts', slashed(folder)).href)) as { readonly kit: GameKit };
  const { id, rules, content } = kit.game;
  const today = readGolden(example.kit.folder).find(golden => golden.rules === rules);
  const games = today?.games.map(({ pages: _, ...game }) => withPages(kit, game)) ?? [];
  writeGolden(folder, { veillee: 'golden', game: id, rules, content, games });
}
