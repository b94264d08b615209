// A worker that is a thread of the server.

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type FromWorker, labour, type WorkerStart } from './labour.ts';

const NICE = 5;

/** Linux gives each thread a priority of its own, by its number. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  if (Number.isInteger(thread)) setPriority(thread, NICE);
}

const start = workerData as WorkerStart;
if (start.humble) stepBack();
/** What is written out changes hands, and is not copied. */
const post = (message: FromWorker): void => {
  const output = 'output' in message ? message.output : undefined;
  const bytes = typeof output === 'object' && output !== null && 'bytes' in output ? output.bytes : output;
  parentPort?.postMessage(message, bytes instanceof Uint8Array ? [bytes.buffer as ArrayBuffer] : []);
};

await labour(start, {
  post,
  listen: hear => parentPort?.on('message', hear),
});
