// One worker thread: does jobs, one at a time, and hands back what came of them.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Entry, GameKit } from '@veillee/kernel';
import type { WireError } from '../protocol.ts';
import { No, wireErrorOf } from '../refusals.ts';
import { type Desk, type Job, type Jobs, jobs } from './jobs.ts';

export interface WorkerStart {
  /** The module that exports the shelf. */
  readonly shelf: string;
  /** Play comes first: this thread gets what the others leave. */
  readonly humble: boolean;
  /** Games are there before anybody asks for them. */
  readonly ahead: boolean;
}

export type ToWorker =
  | { readonly n: number; readonly job: keyof Jobs; readonly input: unknown }
  /** A piece of the journal that the job has asked for. */
  | { readonly n: number; readonly entries: readonly Entry[]; readonly last: boolean };

export type FromWorker =
  /** It has loaded the games, and begins with what it was given. */
  | { readonly ready: true }
  | { readonly n: number; readonly output: unknown }
  | { readonly n: number; readonly failed: string; readonly error: WireError }
  /** The job needs the journal from this entry on, up to that one or to the end. */
  | { readonly n: number; readonly needs: number; readonly to: number | undefined };

const { shelf: address, humble, ahead } = workerData as WorkerStart;
const { shelf } = (await import(address)) as { shelf: { readonly [id: string]: () => Promise<GameKit> } };
const NICE = 5;
/** What is written out changes hands, and is not copied. */
const post = (message: FromWorker): void => {
  const bytes = 'output' in message && message.output instanceof Uint8Array ? [message.output.buffer] : [];
  parentPort?.postMessage(message, bytes as ArrayBuffer[]);
};

/** Linux gives each thread a priority of its own, by its number. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  if (Number.isInteger(thread)) setPriority(thread, NICE);
}
if (humble) stepBack();
if (ahead) await Promise.all(Object.values(shelf).map(kit => kit()));

post({ ready: true });

let arriving: { readonly entries: Entry[]; done(entries: Entry[]): void } | undefined;

const deskOf = (n: number): Desk => ({
  kit: async game => {
    const kit = Object.hasOwn(shelf, game) ? await shelf[game]?.() : undefined;
    if (!kit) throw new No('unknown-game', `there is no game ${game.slice(0, 80)}`);
    return kit;
  },
  entries: (from, to) =>
    new Promise(done => {
      arriving = { entries: [], done };
      post({ n, needs: from, to });
    }),
});

async function work(n: number, job: keyof Jobs, input: unknown): Promise<void> {
  try {
    post({ n, output: await (jobs[job] as Job<typeof job>)(deskOf(n), input as never) });
  } catch (cause) {
    post({ n, failed: (cause as Error).message, error: wireErrorOf(cause) });
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('job' in message) {
    void work(message.n, message.job, message.input);
    return;
  }
  for (const entry of message.entries) arriving?.entries.push(entry);
  if (message.last) arriving?.done(arriving.entries);
});
