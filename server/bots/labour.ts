// What a worker does, in a thread or in a process of its own: jobs, one at a time, and hands back what came of them.

import type { Entry, GameKit } from '@veillee/kernel';
import { worked } from '../processor.ts';
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
  | ({ readonly n: number; readonly output: unknown } & Effort)
  | ({ readonly n: number; readonly failed: string; readonly error: WireError } & Effort)
  /** The job needs the journal from this entry on, up to that one or to the end. */
  | { readonly n: number; readonly needs: number; readonly to: number | undefined };

/** What a job took of a processor, in milliseconds. */
interface Effort {
  readonly ms: number;
}

/** The line to whoever gives the jobs. */
export interface Line {
  post(message: FromWorker): void;
  listen(hear: (message: ToWorker) => void): void;
}

export async function labour({ shelf: address, ahead }: WorkerStart, line: Line): Promise<void> {
  const { shelf } = (await import(address)) as { shelf: { readonly [id: string]: () => Promise<GameKit> } };
  if (ahead) await Promise.all(Object.values(shelf).map(kit => kit()));
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
        line.post({ n, needs: from, to });
      }),
  });

  async function work(n: number, job: keyof Jobs, input: unknown): Promise<void> {
    const before = worked();
    try {
      const output = await (jobs[job] as Job<typeof job>)(deskOf(n), input as never);
      line.post({ n, output, ms: worked() - before });
    } catch (cause) {
      line.post({ n, failed: (cause as Error).message, error: wireErrorOf(cause), ms: worked() - before });
    }
  }

  line.listen(message => {
    if ('job' in message) {
      void work(message.n, message.job, message.input);
      return;
    }
    for (const entry of message.entries) arriving?.entries.push(entry);
    if (message.last) arriving?.done(arriving.entries);
  });
  line.post({ ready: true });
}
