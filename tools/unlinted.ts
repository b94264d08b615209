// What lint has to look at: files that are not as they were when all was well. It judges each by itself, so that the others need not be read again.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const READ = /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/;
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.vitest']);
/** They say which rules hold: a package that uses React has more of them. */
const RULES = new Set(['biome.json', 'package.json']);
/** Beyond so many it looks at everything, as a command can name only so much. */
const MOST = 500;

/** What was found well: by which version of the tool, and what was in each file. */
interface Kept {
  readonly version: string;
  readonly files: { readonly [path: string]: string };
}

export interface Unlinted {
  /** None, some files, or the whole house. */
  readonly paths: readonly string[];
  /** All of it is well: said once it has been looked at. */
  keep(): void;
}

export function unlinted(root: string, version: string, kept: string): Unlinted {
  const files = Object.fromEntries([...filesUnder(root)].map(path => [relative(root, path), digestOf(path)]));
  const before = knownFrom(kept);
  const changed = Object.keys(files).filter(path => files[path] !== before?.files[path]);
  const isAnew =
    before?.version !== version || changed.length > MOST || changed.some(path => RULES.has(basename(path)));
  return {
    paths: isAnew ? ['.'] : changed,
    keep() {
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify({ version, files } satisfies Kept));
    },
  };
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile() && READ.test(entry.name)) yield path;
  }
}

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('base64url');

/** A run that was cut off may have left half of it. */
function knownFrom(kept: string): Kept | undefined {
  if (!existsSync(kept)) return undefined;
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
