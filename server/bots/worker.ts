// One worker thread: does jobs, one at a time, and hands back what came of them.

import { parentPort, workerData } from 'node:worker_threads';
import { type GameKit, SaveProblem } from '@veillee/kernel';
import { type Job, type Jobs, jobs } from './jobs.ts';

export interface WorkerStart {
  /** The module that exports the shelf. */
  readonly shelf: string;
}

export interface ToWorker {
  readonly n: number;
  readonly game: string;
  readonly job: keyof Jobs;
  readonly input: unknown;
}

export type FromWorker =
  | { readonly n: number; readonly output: unknown }
  | { readonly n: number; readonly failed: string; readonly problem?: SaveProblem['code'] };

const { shelf: address } = workerData as WorkerStart;
const { shelf } = (await import(address)) as { shelf: { readonly [id: string]: () => Promise<GameKit> } };

parentPort?.on('message', async ({ n, game, job, input }: ToWorker) => {
  let answer: FromWorker;
  try {
    const kit = await shelf[game]?.();
    if (!kit) throw new Error(`there is no game ${game}`);
    answer = { n, output: (jobs[job] as Job<typeof job>)(kit, input as never) };
  } catch (error) {
    const failed = (error as Error).message;
    answer = error instanceof SaveProblem ? { n, failed, problem: error.code } : { n, failed };
  }
  parentPort?.postMessage(answer);
});
