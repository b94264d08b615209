// new: lays out a small running game that a person then changes.

import type { Command } from 'commander';
import { type Lab, report } from '../context.ts';
import { jsonFlag } from '../flags.ts';
import { layOut } from '../new-game.ts';
import { Verb } from '../verb.ts';

interface NewOptions {
  readonly title?: string;
  readonly rules?: string;
  readonly json?: boolean;
}

const LETTERS = 3;

export function newVerb(lab: Lab): Command {
  return new Verb(lab, 'new', 'lay out a new game')
    .description(
      'Lays out a small running game under a new name: the example of the shelf, with its map, two sides, two chapters, board, words in both languages, tests and golden games. It can be played at once, and then changed piece by piece (docs/adding-a-game.md).',
    )
    .argument('<name>', 'its folder: small letters, words joined by dashes')
    .option('--title <words>', 'what stands on its box (default: the name in capitals)')
    .option('--rules <letters>', 'the letters before the numbers of its rules (default: the first three of the name)')
    .flags(jsonFlag())
    .action((id: string, options: NewOptions) => layOutNew(lab, id, options));
}

async function layOutNew(lab: Lab, id: string, options: NewOptions): Promise<void> {
  const title = options.title ?? id.split('-').map(capital).join(' ');
  const rules = options.rules ?? id.replaceAll('-', '').slice(0, LETTERS).toUpperCase();
  const files = await layOut(lab.shelf, { id, title, rules });
  report(lab, options.json, { game: id, title, rules, files }, () => [
    `${title}: ${files.length} files, rules ${rules}-1.1 and on.`,
    ...files.map(file => `  ${file}`),
    `Next: npm install; npm test -- ${id}; npm run -s lab -- play ${id}; then docs/adding-a-game.md, from its first step.`,
  ]);
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
