// The server that is measured, in a process of its own: it tells how long its main thread was ever held up, and does a few
// things that nobody could ask of it over the wire.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Match } from '@veillee/kernel';
import { startServer } from '../../server/index.ts';
import { worked } from '../../server/processor.ts';
import { laidFrom } from '../../server/test/caravan.ts';
import { shelf, testShelf } from '../../server/test/shelf.ts';

export type Order =
  /** How long the main thread was held up at most since the last time this was asked, and how long it worked without a pause, in milliseconds. */
  | { readonly do: 'longest' }
  /** All tables leave memory. */
  | { readonly do: 'sweep' }
  /** A table of a caravan that has walked so far with so much of a load, in KiB. */
  | { readonly do: 'walked'; readonly steps: number; readonly load: number }
  | { readonly do: 'stop' };

const data = mkdtempSync(join(tmpdir(), 'veillee-stall-bench-'));
/** Where all come from one address only what is asked of a table stays limited; with `limited` everybody has an address and the usual limits. */
const settings = process.argv.includes('limited')
  ? { trustProxy: 1 }
  : {
      limits: { callsPerMinute: 1e6, addressCallsPerMinute: 1e6, messagesPerSecond: 1e6, messagesAtOnce: 1e6 },
    };
const server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, threadsAhead: true, ...settings });
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

let before = worked();
let longestWork = 0;
setInterval(() => {
  const now = worked();
  longestWork = Math.max(longestWork, now - before);
  before = now;
}, 1).unref();

async function walked(steps: number, load: number): Promise<object> {
  const kit = await shelf.caravan?.();
  if (!kit) throw new Error('no caravan');
  const match = Match.start(kit.game, { seed: 'sand', seats: 2, options: { load }, checkpoints: 'sparse' });
  for (let n = 0; n < steps; n++) match.pick(n % 3 ? 'left' : 'right');
  return laidFrom(server, match);
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'longest': {
      const longest = { held: delay.max / 1e6, worked: longestWork };
      delay.reset();
      longestWork = 0;
      return longest;
    }
    case 'sweep':
      await server.hall.sweep(performance.now() + 3_600_000);
      return server.hall.awake;
    case 'walked':
      return walked(order.steps, order.load);
    case 'stop':
      await server.close();
      rmSync(data, { recursive: true, force: true });
      setImmediate(() => process.disconnect());
      return undefined;
  }
}

process.on('message', (order: Order) => void obey(order).then(answer => process.send?.({ answer: answer ?? null })));
process.send?.({ answer: server.url });
