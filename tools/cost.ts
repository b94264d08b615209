// What a test file costs: processor seconds of the process it runs in and of all whom that has started, browsers included. Loaded
// before each file where `VEILLEE_COST` says in which file to note it (dearest.ts).

import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

interface Ran {
  readonly parent: number;
  readonly seconds: number;
}

/** Of Linux: a hundredth of a second. */
const TICK = 0.01;

/** What a process has taken, and those of its children that have ended; nothing of one that has ended meanwhile. */
function ran(pid: string): Ran | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // A name may hold anything; what comes after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, own] = [Number(fields[1]), fields.slice(11, 15)];
    return { parent, seconds: own.reduce((sum, ticks) => sum + Number(ticks), 0) * TICK };
  } catch {
    return undefined;
  }
}

/** What this process and its descendants have taken so far. */
function taken(): number {
  const all = new Map<number, Ran>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? ran(name) : undefined;
    if (found) all.set(Number(name), found);
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0));
  return [...all].reduce((sum, [pid, { seconds }]) => sum + (isOurs(pid) ? seconds : 0), 0);
}

const { VEILLEE_COST: notes } = process.env;
const LAST = 'what the files before this one took';

// After whatever the file itself does at its end.
if (notes)
  afterAll(() => {
    const now = taken();
    const before = Number(Reflect.get(globalThis, LAST) ?? 0);
    Reflect.set(globalThis, LAST, now);
    const { testPath } = expect.getState();
    appendFileSync(notes, `${JSON.stringify({ file: testPath, seconds: now - before })}\n`);
  });
