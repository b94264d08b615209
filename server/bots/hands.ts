// Who does the jobs of the pool: threads of the server, and processes of their own for what nobody has proved.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerStart } from './labour.ts';

/** So much a thread may keep, in MiB. Most of what goes beyond it ends the thread alone. */
const THREAD_HEAP = 1024;
/** So much a process outside may keep: it has loaded the games, and plays one match. */
const OUTSIDE_HEAP = 256;

export interface Hands {
  postMessage(message: ToWorker): void;
  /** The server does not end before it. */
  ref(): void;
  unref(): void;
  end(): Promise<void>;
}

export interface Ears {
  hear(message: FromWorker): void;
  /** It is gone, or of no more use. */
  lost(why: Error): void;
}

export function hireThread(start: WorkerStart, { hear, lost }: Ears): Hands {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP },
  });
  worker.on('message', hear);
  worker.on('error', error => lost(error as Error));
  worker.on('exit', () => lost(new Error('the worker ended')));
  worker.unref();
  return {
    postMessage: message => worker.postMessage(message),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    end: async () => void (await worker.terminate()),
  };
}

/** A process outside has ended by itself: it took too much memory, most likely. */
export class DiedOutside extends Error {
  override readonly name = 'DiedOutside';
}

export function hireProcess(start: WorkerStart, { hear, lost }: Ears): Hands {
  const child = fork(fileURLToPath(new URL('./outside.ts', import.meta.url)), [JSON.stringify(start)], {
    execArgv: [`--max-old-space-size=${OUTSIDE_HEAP}`],
    // It opens no store.
    env: { ...process.env, DATABASE_URL: undefined },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', message => hear(message as FromWorker));
  child.on('error', lost);
  child.on('exit', (code, signal) => lost(new DiedOutside(`a process outside ended (${signal ?? code})`)));
  const hands: Hands = {
    postMessage: message => {
      child.send(message, error => error && lost(error));
    },
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  hands.unref();
  return hands;
}
