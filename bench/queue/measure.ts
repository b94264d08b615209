// How soon a stranger's bot answers while others keep all bots thinking: tables of bots alone, each looked at by somebody, and beside them
// one person with one bot at another game. With `--play` each table's owner sits there as well and answers, so that somebody waits for every bot.
// `npx node bench/queue/measure.ts --tables 100 --owners 1 --seconds 30`, `... --owners 100 --play`

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NO_LIMITS, startServer } from '@veillee/server';
import { WebSocket } from 'ws';
import { anyAnswer } from '../../server/load.ts';
import type { ServerMessage } from '../../server/protocol.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    owners: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    crowd: { type: 'string', default: 'descent' },
    game: { type: 'string', default: 'thunderstone' },
    play: { type: 'boolean', default: false },
  },
});
const [tables, owners, seconds] = [Number(values.tables), Number(values.owners), Number(values.seconds)];

const data = mkdtempSync(join(tmpdir(), 'veillee-queue-'));
const server = await startServer({ host: '127.0.0.1', data, limits: NO_LIMITS, threadsAhead: true });
const identity = (name: string): string => `an-identity-for-measuring-${name}`.padEnd(40, '-');

async function post(path: string, body: object, as: string) {
  const headers = { 'content-type': 'application/json', 'x-veillee-identity': identity(as) };
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

const socket = async (table: string, tokens: readonly string[], hear: (message: never) => void): Promise<WebSocket> => {
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
  await new Promise(resolve => line.once('open', resolve));
  line.on('message', text => hear(JSON.parse(String(text)) as never));
  line.send(JSON.stringify({ t: 'hello', table, tokens }));
  return line;
};

const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as {
  games: { id: string; seats: number[] }[];
};
const seatsOf = (game: string): number => games.find(({ id }) => id === game)?.seats[0] ?? 2;

// ---- the crowd ----

let crowd = 0;
let ids = 0;
const lines: WebSocket[] = [];
/** Owners who play think so long. */
const THINK_MS = 1000;

for (let n = 0; n < tables; n++) {
  const seats = Array.from({ length: seatsOf(values.crowd) }, (_, seat) => ({
    kind: values.play && seat === 0 ? 'me' : 'bot',
  }));
  const plan = { game: values.crowd, name: 'crowd', seats, spectators: true };
  const made = await post('/api/tables', plan, `crowd-${n % owners}`);
  const tokens = made.seats.map(({ token }: { token: string }) => token);
  const hear = (message: ServerMessage): void => {
    if (message.t === 'news') crowd++;
    if (message.t !== 'news' && message.t !== 'table') return;
    for (const { seat, decision } of message.seats) {
      if (!decision) continue;
      const answer = { t: 'answer', id: `${++ids}`, seat, decision: decision.id, picks: anyAnswer(decision) };
      setTimeout(() => lines[n]?.send(JSON.stringify(answer)), THINK_MS);
    }
  };
  lines.push(await socket(made.table.id, tokens, hear as (message: never) => void));
}

// ---- the stranger ----

interface Asked {
  readonly id: number;
  readonly min: number;
  readonly options: readonly { readonly key: string }[];
  readonly range?: { readonly min: number };
}
interface Heard {
  readonly t: string;
  readonly facts?: { readonly status: string; readonly toAct: readonly number[] };
  readonly seats?: readonly { readonly decision?: Asked | null }[];
}

const waits: number[] = [];
const end = performance.now() + seconds * 1000;

/** One game; when it is over, or time is, it ends. */
async function play(): Promise<void> {
  const made = await post(
    '/api/tables',
    { game: values.game, name: 'one', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    'stranger',
  );
  await new Promise<void>((resolve, reject) => {
    let since: number | undefined;
    let line: WebSocket | undefined;
    const hear = ({ t, facts, seats }: Heard): void => {
      if (t !== 'table' && t !== 'news') return;
      const now = performance.now();
      if (since !== undefined && t === 'news') waits.push(now - since);
      since = facts ? (facts.toAct.includes(1) && !facts.toAct.includes(0) ? now : undefined) : since && now;
      if (facts?.status === 'over' || now > end) {
        line?.close();
        resolve();
        return;
      }
      const asked = seats?.[0]?.decision;
      if (!asked) return;
      const picks = asked.range ? [String(asked.range.min)] : asked.options.slice(0, asked.min).map(({ key }) => key);
      line?.send(JSON.stringify({ t: 'answer', id: `${++ids}`, seat: 0, decision: asked.id, picks }));
    };
    socket(made.table.id, [made.seats[0].token], hear as (message: never) => void).then(opened => {
      line = opened;
    }, reject);
    setTimeout(resolve, Math.max(0, end - performance.now()) + 1000);
  });
}

while (performance.now() < end) await play();

const sorted = waits.sort((a, b) => a - b);
const share = (of: number): string => `${Math.round(sorted[Math.floor(of * sorted.length)] ?? Number.NaN)} ms`;
console.log(
  `${tables} tables of ${values.crowd}, ${owners} owner${owners === 1 ? '' : 's'}${values.play ? ' who play' : ''}: ${Math.round(crowd / seconds)} news a second; ` +
    `a stranger's bot at ${values.game}: ${sorted.length} answers, median ${share(0.5)}, p90 ${share(0.9)}, worst ${share(1 - 1e-9)}`,
);
for (const line of lines) line.terminate();
await server.close();
rmSync(data, { recursive: true, force: true });
process.exit(0);
