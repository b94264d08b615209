// A thread beside a process outside: ends it when nobody waits for it any more, or when it takes more memory than it may.

import { workerData } from 'node:worker_threads';

const LOOK_MS = 100;
/** The heap has a limit of its own; this is for what lies beside it. */
const MOST_BYTES = 768 * 1024 * 1024;

const { parent } = workerData as { readonly parent: number };

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
