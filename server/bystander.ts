// A bystander: does next to nothing beside a server that is measured, and tells what the machine kept even from them. A machine that
// is shared stands still now and then, and its disk too: an answer that waits for that waits for nobody here. Run in a process of its
// own: `npx node server/bystander.ts <folder>`.

import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, fsync, openSync, readFileSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** From when to when, by the clock of the machine, in milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Witness {
  /** Turns of 5 ms that did not come. */
  readonly standstills: readonly Stretch[];
  /** From when to when a small write was on its way to the disk. */
  readonly writes: readonly Stretch[];
  /** The share of the processors' time that went to other machines, where the system tells it. */
  readonly stolen: number | undefined;
}

const TURN_MS = 5;
/** Later than that, and it is no longer the turn of somebody else on this machine. */
const LATE_MS = 25;
const WRITE_EVERY_MS = 100;

export const clock = (): number => performance.timeOrigin + performance.now();

/** How much of a stretch of time others take, which do not meet. */
export function shared(stretches: readonly Stretch[], from: number, to: number): number {
  let total = 0;
  for (const each of stretches) total += Math.max(0, Math.min(to, each.to) - Math.max(from, each.from));
  return total;
}

/** Notes from now on whenever this process does not come to its turn. */
export function watchTurns(missed: Stretch[]): NodeJS.Timeout {
  let last = clock();
  return setInterval(() => {
    const now = clock();
    if (now - last > TURN_MS + LATE_MS) missed.push({ from: last + TURN_MS, to: now });
    last = now;
  }, TURN_MS);
}

export class Bystander {
  private readonly child: ChildProcess;

  constructor(folder: string) {
    this.child = fork(fileURLToPath(import.meta.url), [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  /** What they have seen; they go home then. */
  async tell(): Promise<Witness> {
    const told = new Promise<Witness>((resolve, reject) => {
      this.child.once('message', resolve);
      this.child.once('exit', () => reject(new Error('the bystander is gone')));
    });
    this.child.send('tell');
    const witness = await told;
    this.leave();
    return witness;
  }

  leave(): void {
    this.child.kill('SIGKILL');
  }
}

/** Processor time of all machines' guests, and of that what others had; not every system tells. */
function processors(): { readonly all: number; readonly stolen: number } | undefined {
  try {
    const [, ...times] = readFileSync('/proc/stat', 'utf8').split('\n', 1).join('').trim().split(/\s+/);
    const ticks = times.slice(0, 8).map(Number);
    return { all: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 };
  } catch {
    return undefined;
  }
}

async function stand(folder: string): Promise<void> {
  try {
    setPriority(-20);
  } catch {
    // Not everybody may be first: then what others on this machine do counts as well.
  }
  const before = processors();
  const standstills: Stretch[] = [];
  const writes: Stretch[] = [];
  watchTurns(standstills);
  process.once('message', () => {
    const after = processors();
    const stolen = before && after ? (after.stolen - before.stolen) / Math.max(1, after.all - before.all) : undefined;
    process.send?.({ standstills, writes, stolen } satisfies Witness);
  });
  process.once('disconnect', () => process.exit());
  const file = openSync(join(folder, 'bystander'), 'w');
  process.once('exit', () => closeSync(file));
  const settle = promisify(fsync);
  for (;;) {
    const from = clock();
    writeSync(file, 'x'.repeat(4096), 0);
    await settle(file);
    writes.push({ from, to: clock() });
    await new Promise(resolve => setTimeout(resolve, WRITE_EVERY_MS));
  }
}

if (import.meta.main) await stand(process.argv[2] ?? '.');
