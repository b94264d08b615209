// The server is killed in the middle of play, again and again: what was acknowledged is there afterwards, and every
// table can be played on.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { spawnProcess } from '../../load.ts';
import type { Created } from '../../protocol.ts';
import { Client, makeTable } from '../client.ts';

const KILLS = 20;
const TABLES = 8;
const data = mkdtempSync(join(tmpdir(), 'veillee-crash-'));
const script = fileURLToPath(new URL('../process.ts', import.meta.url));
/** Loads while the one before plays, opens the store only when told to. */
const spare = () =>
  spawnProcess(undefined, { data, script, env: { HOLD: '1', NODE_COMPILE_CACHE: join(data, 'cache') }, stdin: 'pipe' });
let server: ReturnType<typeof spare> | undefined;
let next: ReturnType<typeof spare> | undefined = spare();

afterAll(async () => {
  server?.child.kill('SIGKILL');
  next?.child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

interface Played {
  readonly made: Created;
  /** The last answer that was acknowledged, and where. */
  last: { readonly message: { t: string; id: string; seat: number }; readonly ack: number } | undefined;
  /** Sent, and nothing heard of it. */
  open: { t: string; id: string; seat: number } | undefined;
  acknowledged: number;
}

/** Answers whatever is asked until the connection breaks. */
function playUntilCut(client: Client, played: Played, run: number): void {
  let count = 0;
  const answerNext = (): void => {
    if (client.closed || played.open) return;
    const [decision] = client.decisions.values();
    if (!decision) return;
    const picks = decision.range ? ['0'] : decision.options.slice(0, decision.min).map(({ key }) => key);
    const id = `${run}-${++count}`;
    played.open = { t: 'answer', id, seat: decision.seat, ...{ decision: decision.id, picks } };
    client.send(played.open);
  };
  client.onMessage = message => {
    if (message.t === 'ack' && played.open?.id === message.id) {
      played.last = { message: played.open, ack: message.position };
      played.acknowledged++;
      played.open = undefined;
    }
    if (message.t === 'error') played.open = undefined;
    // The acknowledgement comes first, the next decision with the news.
    if (message.t === 'news') answerNext();
  };
  answerNext();
}

const sit = (url: string, { made }: Played): Promise<Client> => Client.sitAll(url, made);

test(`${KILLS} times kill -9 in the middle of load: nothing acknowledged is lost`, async () => {
  let tables: Played[] = [];
  let total = 0;
  for (let run = 0; run < KILLS; run++) {
    server = next ?? spare();
    const { child } = server;
    child.stdin?.write('go\n');
    const url = await server.listening;
    next = run < KILLS - 1 ? spare() : undefined;
    const clients: Client[] = [];
    const check = async (played: Played): Promise<void> => {
      const client = await sit(url, played);
      const { last, open } = played;
      // Everything acknowledged is there, under the position that was acknowledged.
      if (last) {
        expect(client.position).toBeGreaterThanOrEqual(last.ack);
        expect((await client.ask(last.message)).ack).toBe(last.ack);
      }
      // What was on its way is done once: it had been written, or it is done now.
      if (open) {
        const { ack } = await client.ask(open);
        expect(ack).toBe((last?.ack ?? 0) + 1);
        await client.until(() => client.position >= (ack ?? 0));
        played.last = { message: open, ack: ack ?? -1 };
        played.open = undefined;
      }
      if (client.facts?.status === 'playing') clients.push(client);
      else client.cut();
    };
    await Promise.all(tables.map(check));
    const byTable = (id: string): Client | undefined => clients.find(client => client.facts?.id === id);
    tables = tables.filter(({ made }) => byTable(made.table.id));
    while (tables.length < TABLES) {
      const body = {
        game: 'night-market',
        options: { rounds: 9 },
        seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
      };
      const played: Played = { made: await makeTable(url, body), last: undefined, open: undefined, acknowledged: 0 };
      tables.push(played);
      clients.push(await sit(url, played));
    }
    for (const played of tables) playUntilCut(byTable(played.made.table.id) as Client, played, run);
    // In the middle of load, however slow the machine is: every run has seen some of it acknowledged.
    const acknowledged = (): number => tables.reduce((sum, played) => sum + played.acknowledged, 0);
    for (const began = performance.now(); acknowledged() <= TABLES && performance.now() - began < 30_000; )
      await new Promise(resolve => setTimeout(resolve, 5));
    await new Promise(resolve => setTimeout(resolve, 7 * run));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(clients.map(client => client.until(() => client.closed)));
    total += acknowledged();
    for (const played of tables) played.acknowledged = 0;
  }
  server = undefined;
  expect(total).toBeGreaterThan(KILLS * TABLES);
});
