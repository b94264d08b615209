// The built page, for whoever looks at it.

import { execFileSync } from 'node:child_process';
import { cpSync, openSync, readFileSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../../..');
const LOCK = join(tmpdir(), `veillee-page-${ROOT.replace(/\W+/g, '-')}.lock`);

/**
 * The page as it is served, but for what is compressed, which takes four times what the rest of a build does: built if need be, one
 * builder at a time, and copied so that no later build pulls it away.
 */
export async function builtPage(into: string): Promise<string> {
  const lock = await locked();
  try {
    // In a process of its own: a build under vitest would take its NODE_ENV and bundle React for developers.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const said = execFileSync(process.execPath, [join(ROOT, 'web/build.ts'), '--plain'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    const built = said.trim().split('\n').at(-1) ?? '';
    const page = join(into, 'page');
    cpSync(built, page, { recursive: true });
    return page;
  } finally {
    lock();
  }
}

async function locked(): Promise<() => void> {
  for (;;)
    try {
      const file = openSync(LOCK, 'wx');
      writeSync(file, String(process.pid));
      return () => unlinkSync(LOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!isAlive(LOCK)) rmSync(LOCK, { force: true });
      await later(100);
    }
}

function isAlive(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
