// The places of a game's rules that could be mutants, and which of them a piece of play runs through, by V8's own count of blocks.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Mutant, mutantsOf, type Parse } from './mutants.ts';

/** What the trial holds against the game and what it counts are no rules: a law that is laxer is broken no more often. */
const TRIALS_OWN = ['invariants.ts', 'met.ts', 'sound.ts'];

/** The files with rules, from the game's folder, in order. */
export function ruleFiles(folder: string): readonly string[] {
  const rules = join(folder, 'rules');
  if (!existsSync(rules)) return [];
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .map(file => `rules/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts') && !TRIALS_OWN.includes(basename(file)))
    .sort();
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

export interface Watched {
  /** How many places there are. */
  readonly size: number;
  /** Names of the places that were run through since it was last asked. */
  places(): Set<string>;
  end(): void;
}

/** Watches the rules of a game. Sources must run as they are written: types are blanked out, nothing moves. */
export function watchPlaces(folder: string, parse: Parse): Watched {
  const sites = new Map<string, readonly Mutant[]>();
  for (const file of ruleFiles(folder)) {
    const path = join(folder, file);
    sites.set(pathToFileURL(path).href, mutantsOf(file, readFileSync(path, 'utf8'), parse));
  }
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    size: [...sites.values()].reduce((sum, own) => sum + own.length, 0),
    places: () => taken(session, sites),
    end: () => session.disconnect(),
  };
}

function taken(session: Session, sites: ReadonlyMap<string, readonly Mutant[]>): Set<string> {
  const met = new Set<string>();
  // The answer is there at once: the session is of this very thread.
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { url, functions } of result) {
      const own = sites.get(url);
      if (!own) continue;
      const ranges = functions.flatMap(each => each.ranges);
      own.forEach(({ file, start }, n) => {
        if (countAt(ranges, start) > 0) met.add(`${file} ${n}`);
      });
    }
  });
  return met;
}

/** What the innermost block around it counts. */
function countAt(ranges: readonly Range[], offset: number): number {
  let inner: Range | undefined;
  for (const range of ranges) {
    if (range.startOffset > offset || range.endOffset <= offset) continue;
    if (!inner || range.endOffset - range.startOffset <= inner.endOffset - inner.startOffset) inner = range;
  }
  return inner?.count ?? 0;
}
