// Which parts of the page travel together. What is always wanted at the same time is one file: each file more is another question to
// the server, and in one piece a text compresses better than in twenty.

import { globSync } from 'node:fs';
import { join } from 'node:path';

/** What a bundler knows of its modules. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const MAIN = join(import.meta.dirname, 'main.tsx');
const TABLE = join(import.meta.dirname, 'pages/table.tsx');

const BOARDS = globSync('games/*/table/index.tsx', { cwd: join(import.meta.dirname, '..') }).map(path =>
  join(import.meta.dirname, '..', path),
);

const WORDS_OF_GAME = /\/games\/([^/]+)\/text\/(?:[^/]+\.)?(en|fr)\.json$/;

/** Everything a module cannot begin without, itself included. */
function needsOf(root: string, graph: Graph): ReadonlySet<string> {
  if (!graph.getModuleInfo(root)) throw new Error(`${root} is not part of the page`);
  const needs = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needs.has(id)) continue;
    needs.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return needs;
}

/** A file of several modules, for a bundler: earlier groups take their modules first. */
interface Group {
  readonly debugName: string;
  readonly priority: number;
  name(id: string, graph: Graph): string | undefined;
}

/** For one build. What is in none of them goes where the bundler thinks best. */
export function chunkGroups(): Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const isNeeded = (id: string, root: string, graph: Graph): boolean => {
    const needs = known.get(root) ?? needsOf(root, graph);
    known.set(root, needs);
    return needs.has(id);
  };
  const group = (name: string, has: (id: string, graph: Graph) => boolean): Omit<Group, 'priority'> => ({
    debugName: name,
    name: (id, graph) => (has(id, graph) ? name : undefined),
  });
  const groups: readonly Omit<Group, 'priority'>[] = [
    // What every page begins with.
    group('first', (id, graph) => isNeeded(id, MAIN, graph)),
    // What every table needs besides.
    group('play', (id, graph) => isNeeded(id, TABLE, graph)),
    // What boards of several games have from elsewhere.
    group(
      'boards',
      (id, graph) => !id.includes('/games/') && BOARDS.filter(board => isNeeded(id, board, graph)).length > 1,
    ),
    { debugName: 'words of a game', name: id => WORDS_OF_GAME.exec(id)?.slice(1).join('.') },
  ];
  return groups.map((one, place) => ({ ...one, priority: groups.length - place }));
}
