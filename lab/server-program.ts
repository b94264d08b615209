// Programs of the server's room: each runs in a process of its own and says what came of it as JSON; the lab starts it and waits.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { failed } from './complaint.ts';
import type { Lab } from './context.ts';
import { progress } from './progress.ts';

/** The figures of a spread, by name. */
export interface Percentiles {
  readonly [name: string]: number;
}

export const told = (percentiles: Percentiles): string =>
  Object.entries(percentiles)
    .map(([name, millis]) => `${millis} ms (${name})`)
    .join(', ');

/** By program: what is said where it fails. */
const COMPLAINTS = { load: 'error.load', siege: 'error.siege' } as const;
type Program = keyof typeof COMPLAINTS;

/** `seconds`: how long it takes about, for the progress bar alone. */
export async function runProgram<Result>(
  lab: Lab,
  name: Program,
  args: readonly (string | number)[],
  seconds: number,
): Promise<Result> {
  const bar = progress(lab.io, seconds, 'seconds');
  const clock = setInterval(() => bar.advance(1), 1000);
  try {
    return JSON.parse(await said(name, args)) as Result;
  } finally {
    clearInterval(clock);
    bar.done();
  }
}

function said(name: Program, args: readonly (string | number)[]): Promise<string> {
  const program = fileURLToPath(new URL(`../server/${name}.ts`, import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args.map(String)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    let complaint = '';
    child.stdout.on('data', chunk => {
      words += String(chunk);
    });
    child.stderr.on('data', chunk => {
      complaint += String(chunk);
    });
    child.on('error', reject);
    child.on('close', code =>
      code === 0 ? resolve(words) : reject(failed(COMPLAINTS[name], { detail: lastLine(complaint) })),
    );
  });
}

/** The line that says what was wrong, without the stack below it. */
const lastLine = (text: string): string => /^\w*Error: (.*)$/m.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
