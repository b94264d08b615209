// load: how many durable decisions a server takes in a second, and how soon each is acknowledged.
// The load is a program of the server's room and runs in a process of its own: the lab only starts it and reports.

import type { Command } from 'commander';
import { type Lab, report } from '../context.ts';
import { jsonFlag } from '../flags.ts';
import { whole } from '../numbers.ts';
import { type Percentiles, runProgram, told } from '../server-program.ts';
import { Verb } from '../verb.ts';

interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly game?: string;
  readonly think: number;
  readonly url?: string;
  readonly json?: boolean;
}

interface LoadResult {
  readonly perSecond: number;
  readonly latency: Percentiles;
  readonly memory: number;
}

/** Starting the server and warming up, in seconds: for the progress bar alone. */
const START = 3;

export function loadVerb(lab: Lab): Command {
  return new Verb(lab, 'load', 'put a server under load')
    .description(
      'Starts a server (or uses one on this machine) and plays at many tables at once, as fast as it answers.',
    )
    .option('--tables <n>', 'tables played at once', whole('--tables', 1, 5000), 50)
    .option('--seconds <n>', 'how long', whole('--seconds', 1, 600), 10)
    .option('--game <id>', 'the game played, the first of the shelf that two can play if not given')
    .option('--think <seconds>', 'people think about so long before each answer', whole('--think', 0, 600), 0)
    .option('--url <address>', 'a server on this machine that was started with LIMITS=off')
    .flags(jsonFlag())
    .examples('--tables 50 --seconds 10 --json')
    .action((options: LoadOptions) => load(lab, options));
}

async function load(lab: Lab, options: LoadOptions): Promise<void> {
  const { tables, seconds, game = '', url = '', think } = options;
  const result = await runProgram<LoadResult>(lab, 'load', [tables, seconds, game, url, think], seconds + START);
  report(lab, options.json, result, () => [
    `${Math.round(result.perSecond)} durable decisions/s at ${tables} tables`,
    `acknowledged within ${told(result.latency)}`,
    `${Math.round(result.memory / 1024 / 1024)} MiB of memory`,
  ]);
}
