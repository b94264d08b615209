// The crew: pieces of work done by worker threads, the results handed back in the order of the pieces.

import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { GameKit } from '@veillee/kernel';
import { failed } from './complaint.ts';
import type { Lab } from './context.ts';
import type { MarkedRules } from './mutate/places.ts';
import { progress } from './progress.ts';
import { type Tasks, tasks } from './tasks.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker.ts';

export interface Work<Name extends keyof Tasks> {
  readonly task: Name;
  readonly pieces: readonly Tasks[Name]['input'][];
  readonly workers: number | undefined;
  /** What progress is counted in, and how much there is of it. */
  readonly total: number;
  readonly unit: string;
  /**
   * Rules that note which places of them run. Each piece then has a thread of its own, even the only one: rules keep what they have worked out,
   * and what runs would rest on the pieces before. Without threads nothing is noted.
   */
  readonly marked?: MarkedRules;
}

type Output<Name extends keyof Tasks> = Tasks[Name]['output'];

/** Cuts work into pieces. Results are the same whoever works only if the size depends on the work alone. */
export function cut(total: number, size: number, from = 0): { readonly first: number; readonly count: number }[] {
  const pieces: { first: number; count: number }[] = [];
  for (let done = 0; done < total; done += size)
    pieces.push({ first: from + done, count: Math.min(size, total - done) });
  return pieces;
}

export async function work<Name extends keyof Tasks>(lab: Lab, kit: GameKit, job: Work<Name>): Promise<Output<Name>[]> {
  const workers = Math.min(job.workers ?? availableParallelism(), job.pieces.length);
  const bar = progress(lab.io, job.total, job.unit);
  try {
    if (lab.shelfModule === undefined || (workers <= 1 && !job.marked)) return await workHere(kit, job, bar.advance);
    const { marked } = job;
    const start = { shelf: lab.shelfModule, game: kit.game.id, ...(marked && { marked }) };
    return await workThere(start, job, workers, bar.advance);
  } catch (error) {
    throw failed('error.work', { detail: (error as Error).message });
  } finally {
    bar.done();
  }
}

async function workHere<Name extends keyof Tasks>(
  kit: GameKit,
  { task, pieces }: Work<Name>,
  onProgress: (by: number) => void,
): Promise<Output<Name>[]> {
  const results: Output<Name>[] = [];
  for (const piece of pieces) {
    results.push(await tasks[task](kit, piece, onProgress));
    await breathe();
  }
  return results;
}

function workThere<Name extends keyof Tasks>(
  start: WorkerStart,
  { task, pieces }: Work<Name>,
  workers: number,
  onProgress: (by: number) => void,
): Promise<Output<Name>[]> {
  const results = Array<Output<Name>>(pieces.length);
  let next = 0;
  let open = pieces.length;
  const crew = new Set<Worker>();
  return new Promise<Output<Name>[]>((resolve, reject) => {
    const give = (worker: Worker): void => {
      const index = next++;
      worker.postMessage({ index, task, input: pieces[index] } as ToWorker);
    };
    const hire = (): void => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start });
      worker.on('error', reject);
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'progress') return onProgress(message.by);
        if (message.kind === 'failed') return reject(new Error(message.message));
        results[message.index] = message.output as Output<Name>;
        if (--open === 0) return resolve(results);
        if (next >= pieces.length) return;
        if (!start.marked) return give(worker);
        crew.delete(worker);
        void worker.terminate();
        hire();
      });
      crew.add(worker);
      give(worker);
    };
    for (let i = 0; i < workers; i++) hire();
  }).finally(() => Promise.all([...crew].map(worker => worker.terminate())));
}
