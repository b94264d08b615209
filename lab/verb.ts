// A verb of the lab: a command with a line for the list of verbs, flags that verbs share, and examples at the foot of its help.

import { Command, type Option } from 'commander';
import type { Lab } from './context.ts';

export class Verb extends Command {
  private readonly game: string;

  constructor({ shelf }: Lab, name: string, summary: string) {
    super(name);
    this.game = Object.keys(shelf)[0] ?? 'GAME';
    this.summary(summary);
  }

  flags(...flags: readonly Option[]): this {
    for (const flag of flags) this.addOption(flag);
    return this;
  }

  /** What stands behind the verb, with GAME for the first game of the shelf. */
  examples(...given: readonly string[]): this {
    const lines = given.map(words => `npm run -s lab -- ${this.name()} ${words.replace('GAME', this.game)}`.trimEnd());
    return this.addHelpText('after', `\nExamples:\n${lines.map(line => `  ${line}`).join('\n')}`);
  }
}
