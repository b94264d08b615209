// One thread of the crew: takes pieces of work, one at a time, and hands back what came of them.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Shelf, takeKit } from './context.ts';
import { loadMarked, type MarkedRules } from './mutate/places.ts';
import { type Task, type Tasks, tasks } from './tasks.ts';

export interface WorkerStart {
  /** The module that exports the shelf. */
  readonly shelf: string;
  readonly game: string;
  /** The game's rules with marks in them, if it shall be seen which places run. */
  readonly marked?: MarkedRules;
}

export type ToWorker = {
  readonly [Name in keyof Tasks]: { readonly index: number; readonly task: Name; readonly input: Tasks[Name]['input'] };
}[keyof Tasks];

export type FromWorker =
  | { readonly kind: 'progress'; readonly by: number }
  | { readonly kind: 'done'; readonly index: number; readonly output: unknown }
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

const PROGRESS_EVERY_MS = 100;

async function serve(port: MessagePort, start: WorkerStart): Promise<void> {
  if (start.marked) loadMarked(start.marked);
  const { shelf } = (await import(start.shelf)) as { shelf: Shelf };
  const kit = await takeKit(shelf, start.game);
  const send = (message: FromWorker): void => port.postMessage(message);
  port.on('message', async ({ index, task, input }: ToWorker) => {
    let unsaid = 0;
    let said = performance.now();
    const flush = (): void => {
      if (unsaid > 0) send({ kind: 'progress', by: unsaid });
      unsaid = 0;
      said = performance.now();
    };
    try {
      const output = await (tasks[task] as Task<typeof task>)(kit, input as never, by => {
        unsaid += by;
        if (performance.now() - said >= PROGRESS_EVERY_MS) flush();
      });
      flush();
      send({ kind: 'done', index, output });
    } catch (error) {
      send({ kind: 'failed', index, message: (error as Error).message });
    }
  });
}

if (parentPort) await serve(parentPort, workerData as WorkerStart);
