// load: how many durable decisions a server takes in a second, and how soon each is acknowledged.
// The load is a program of the server's room and runs in a process of its own: the lab only starts it and reports.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { failed } from '../complaint.ts';
import { type Lab, report } from '../context.ts';
import { examples, jsonFlag } from '../flags.ts';
import { whole } from '../numbers.ts';
import { progress } from '../progress.ts';

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
  readonly latency: { readonly [percentile: string]: number };
  readonly memory: number;
}

const GENERATOR = fileURLToPath(new URL('../../server/load.ts', import.meta.url));
/** Starting the server and warming up, in seconds: for the progress bar alone. */
const START = 3;

export function loadVerb(lab: Lab): Command {
  return new Command('load')
    .summary('put a server under load')
    .description(
      'Starts a server (or uses one on this machine) and plays at many tables at once, as fast as it answers.',
    )
    .option('--tables <n>', 'tables played at once', whole('--tables', 1, 5000), 50)
    .option('--seconds <n>', 'how long', whole('--seconds', 1, 600), 10)
    .option('--game <id>', 'the game played, the first of the shelf that two can play if not given')
    .option('--think <seconds>', 'people think about so long before each answer', whole('--think', 0, 600), 0)
    .option('--url <address>', 'a server on this machine that was started with LIMITS=off')
    .addOption(jsonFlag())
    .addHelpText('after', examples(lab, 'npm run -s lab -- load --tables 50 --seconds 10 --json'))
    .action((options: LoadOptions) => load(lab, options));
}

async function load(lab: Lab, options: LoadOptions): Promise<void> {
  const { tables, seconds } = options;
  const bar = progress(lab.io, seconds + START, 'seconds');
  const clock = setInterval(() => bar.advance(1), 1000);
  try {
    const result = JSON.parse(await generate(options)) as LoadResult;
    report(lab, options.json, result, () => [
      `${Math.round(result.perSecond)} durable decisions/s at ${tables} tables`,
      `acknowledged within ${Object.entries(result.latency)
        .map(([name, millis]) => `${millis} ms (${name})`)
        .join(', ')}`,
      `${Math.round(result.memory / 1024 / 1024)} MiB of memory`,
    ]);
  } finally {
    clearInterval(clock);
    bar.done();
  }
}

function generate({ tables, seconds, game = '', url = '', think }: LoadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = [GENERATOR, String(tables), String(seconds), game, url, String(think)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stdout.on('data', chunk => {
      said += String(chunk);
    });
    child.stderr.on('data', chunk => {
      complaint += String(chunk);
    });
    child.on('error', reject);
    child.on('close', code =>
      code === 0 ? resolve(said) : reject(failed('error.load', { detail: lastLine(complaint) })),
    );
  });
}

/** The line that says what was wrong, without the stack below it. */
const lastLine = (text: string): string => /^\w*Error: (.*)$/m.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
