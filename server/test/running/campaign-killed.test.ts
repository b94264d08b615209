// A campaign whose server is killed night after night: in the middle of a chapter, at its end, and when the next has just been laid. It goes
// on where it was.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LanternRoad } from '@veillee/kernel/test/lantern-road';
import { afterAll, expect, test } from 'vitest';
import { spawnProcess } from '../../load.ts';
import { campaignAnswer } from '../../protocol.ts';
import { Client, call } from '../client.ts';
import { type Night, nextNight, setOut } from '../nights.ts';

/** When the server is killed, night after night. */
const KILLS = ['amid', 'over', 'laid', 'amid', 'laid', 'over'] as const;
const STEPS = 2;

const data = mkdtempSync(join(tmpdir(), 'veillee-killed-'));
const script = fileURLToPath(new URL('../process.ts', import.meta.url));
/** Loads while the one before plays, opens the store only when told to. */
const spare = () =>
  spawnProcess(undefined, { data, script, env: { HOLD: '1', NODE_COMPILE_CACHE: join(data, 'cache') }, stdin: 'pipe' });
type Spare = ReturnType<typeof spare>;
let server: Spare | undefined;
let next: Spare | undefined = spare();

afterAll(() => {
  server?.child.kill('SIGKILL');
  next?.child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function start(isLast: boolean): Promise<string> {
  const started = next ?? spare();
  server = started;
  started.child.stdin?.write('go\n');
  const url = await started.listening;
  next = isLast ? undefined : spare();
  return url;
}

async function kill(): Promise<void> {
  const { child } = server as Spare;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Steps until the night is over, or so many; what was acknowledged is what counts. */
async function walk(url: string, { id, token }: Night, most = 9): Promise<{ steps: number; over: boolean }> {
  const client = await Client.sit(url, id, [token]);
  const before = (client.views.get(0) as LanternRoad).steps;
  let walked = 0;
  for (; walked < most && client.decisions.has(0); walked++) await client.answer(0, ['careful']);
  const over = client.facts?.status === 'over';
  client.cut();
  return { steps: before + walked, over };
}

test(`killed ${KILLS.length} times, at each night, a campaign goes on where it was, and forgets no chapter`, async () => {
  const nights: Night[] = [];
  let steps = 0;
  let isLaid = false;
  for (const [n, when] of KILLS.entries()) {
    const url = await start(n === KILLS.length - 1);
    const before = nights.at(-1);
    if (before) {
      const client = await Client.sit(url, before.id, [before.token]);
      const view = client.views.get(0) as LanternRoad;
      // All that was acknowledged is there, and the chapter begins with all that came before it.
      expect(view.steps).toBe(steps);
      expect(view.walked).toHaveLength(nights.length - 1);
      client.cut();
      if (!isLaid) {
        await walk(url, before);
        nights.push(await nextNight(url, before));
      }
    } else nights.push(await setOut(url));
    const night = nights.at(-1) as Night;
    const { chapters } = campaignAnswer.parse((await call(url, `/api/tables/${night.id}/campaign`, night)).body);
    expect(chapters.map(({ table }) => table)).toEqual(nights.map(({ id }) => id));
    const walked = await walk(url, night, when === 'amid' ? STEPS : undefined);
    if (when !== 'amid') expect(walked.over).toBe(true);
    ({ steps } = walked);
    isLaid = when === 'laid';
    if (isLaid) {
      nights.push(await nextNight(url, night));
      steps = 0;
    }
    await kill();
  }
  expect(nights).toHaveLength(KILLS.length);
});
