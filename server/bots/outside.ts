// A worker that is a process of its own, for what nobody has proved: if it takes all memory, it takes nobody along. (A thread would:
// V8 ends the whole process when one allocation goes beyond a thread's limit, whatever `resourceLimits` say.)

import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { labour, type ToWorker, type WorkerStart } from './labour.ts';

const NICE = 5;
const [text = ''] = process.argv.slice(2);
const start = JSON.parse(text) as WorkerStart;

// A rule that runs away hears nothing: whether the server still lives, and how much memory is in use, is looked at from beside it.
new Worker(new URL('./guard.ts', import.meta.url), { workerData: { parent: process.ppid } }).unref();
process.on('disconnect', () => process.exit());
setPriority(NICE);

await labour(start, {
  post: message => process.send?.(message),
  listen: hear => process.on('message', message => hear(message as ToWorker)),
});
