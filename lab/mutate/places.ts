// The places of a game's rules that could be mutants, and which of them a piece of play runs through: each leaves a mark.
// _Why not_ V8's own count of blocks: it counts in every file there is, not in the rules alone, and takes twice as long.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mutantsOf, type Parse, withMarks } from './mutants.ts';

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

/** The rules of a game in which every place that could be a mutant notes that it ran. */
export interface MarkedRules {
  /** What is loaded instead of a file, by its address. */
  readonly texts: { readonly [url: string]: string };
  /** The names of the places, by the numbers of their marks. */
  readonly names: readonly string[];
}

export function markedRules(folder: string, parse: Parse): MarkedRules {
  const texts: { [url: string]: string } = {};
  const names: string[] = [];
  for (const file of ruleFiles(folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const own = mutantsOf(file, text, parse);
    const numbered = new Map(own.map((mutant, n) => [names.length + n, mutant]));
    // On the line of the first: lines stay where they are.
    texts[pathToFileURL(path).href] = `const ${MARKS} = globalThis.${MARKS}; ${withMarks(text, numbered, MARKS)}`;
    names.push(...own.map((_, n) => `${file} ${n}`));
  }
  return { texts, names };
}

const MARKS = 'placesThatRan';
let marks: Uint8Array | undefined;

/** From now on this thread loads these texts instead of the files. Whatever of them is loaded already stays without marks. */
export function loadMarked({ texts, names }: MarkedRules): void {
  marks = new Uint8Array(names.length);
  Object.assign(globalThis, { [MARKS]: marks });
  registerHooks({
    load(url, context, nextLoad) {
      const source = texts[url];
      return source === undefined
        ? nextLoad(url, context)
        : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/** The numbers of the places that ran in this thread since it was last asked; none where no marked rules are loaded. */
export function placesRun(): number[] {
  const ran: number[] = [];
  marks?.forEach((mark, n) => {
    if (mark > 0) ran.push(n);
  });
  marks?.fill(0);
  return ran;
}
