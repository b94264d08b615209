// Which table is being worked at: noted in memory that a thread beside this one looks at. Whoever has been at one table for long is
// written down in the store by that thread, so that if the process dies of it, the table is known. What is done quickly is
// never written down, and costs nothing that can be measured.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WatchPlace, WatchStart } from './watch-thread.ts';

/** Where things lie in the shared memory. */
export const ID_AT = 16;
const MOST_ID = 48;

export class Watch {
  private readonly worker: Worker;
  private readonly words: Int32Array;
  private readonly letters: Uint8Array;
  private serial = 0;
  private depth = 0;

  /** Without a place nobody looks. */
  constructor(place: WatchPlace) {
    const memory = new SharedArrayBuffer(ID_AT + MOST_ID);
    this.words = new Int32Array(memory, 0, 2);
    this.letters = new Uint8Array(memory, ID_AT);
    const workerData: WatchStart = { memory, place };
    this.worker = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData });
    // Whether somebody looks must not decide whether anybody plays.
    this.worker.on('error', () => {});
    this.worker.unref();
  }

  /** Does something at a table, in one go. */
  at<T>(table: string, work: () => T): T {
    if (this.depth++ === 0) this.begin(table);
    try {
      return work();
    } finally {
      if (--this.depth === 0) Atomics.store(this.words, 0, 0);
    }
  }

  private begin(table: string): void {
    const { letters, words } = this;
    const length = Math.min(table.length, MOST_ID);
    for (let i = 0; i < length; i++) letters[i] = table.charCodeAt(i);
    Atomics.store(words, 1, length);
    this.serial = (this.serial + 1) & 0x3fff_ffff || 1;
    Atomics.store(words, 0, this.serial);
  }

  async close(): Promise<void> {
    this.worker.ref();
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('close');
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, CLOSE_MS).unref())]);
    await this.worker.terminate();
  }
}

const CLOSE_MS = 2000;
