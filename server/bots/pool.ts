// The pool: a few worker threads that think, so that play never waits. Who takes too long is ended and replaced.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SaveProblem } from '@veillee/kernel';
import { No } from '../refusals.ts';
import type { Jobs } from './jobs.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker.ts';

/** More jobs than this wait for nobody: the server says that it is busy. */
const MOST_WAITING = 1000;

interface Waiting {
  readonly message: ToWorker;
  readonly limitMs: number;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

interface Member {
  readonly worker: Worker;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The job took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export class Pool {
  private readonly shelf: string;
  private readonly size: number;
  private readonly members = new Set<Member>();
  private readonly waiting: Waiting[] = [];
  private count = 0;
  private closed = false;

  constructor(shelf: string, size = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    this.shelf = shelf;
    this.size = size;
  }

  get queue(): number {
    return this.waiting.length;
  }

  do<Name extends keyof Jobs>(
    game: string,
    job: Name,
    input: Jobs[Name]['input'],
    limitMs: number,
  ): Promise<Jobs[Name]['output']> {
    if (this.closed || this.waiting.length >= MOST_WAITING)
      return Promise.reject(new No('busy', 'the server has too much to think about'));
    return new Promise((resolve, reject) => {
      const message: ToWorker = { n: ++this.count, game, job, input };
      this.waiting.push({ message, limitMs, resolve: resolve as (output: unknown) => void, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const idle = [...this.members].find(member => !member.current) ?? this.maybeHire();
    const job = idle && this.waiting.shift();
    if (!job) return;
    idle.current = job;
    idle.worker.ref();
    idle.timer = setTimeout(() => this.dismiss(idle, new TookTooLong(`no answer in ${job.limitMs} ms`)), job.limitMs);
    try {
      idle.worker.postMessage(job.message);
    } catch (error) {
      this.free(idle)?.reject(error as Error);
    }
  }

  private maybeHire(): Member | undefined {
    if (this.members.size >= this.size) return undefined;
    const workerData: WorkerStart = { shelf: this.shelf };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    const member: Member = { worker, current: undefined, timer: undefined };
    this.members.add(member);
    worker.on('message', (message: FromWorker) => {
      if (member.current?.message.n === message.n) settle(this.free(member), message);
      this.next();
    });
    worker.on('error', error => this.dismiss(member, error as Error));
    worker.on('exit', () => this.dismiss(member, new Error('the worker ended')));
    return member;
  }

  private free(member: Member): Waiting | undefined {
    const { current } = member;
    clearTimeout(member.timer);
    member.current = undefined;
    member.worker.unref();
    return current;
  }

  private dismiss(member: Member, why: Error): void {
    if (!this.members.delete(member)) return;
    this.free(member)?.reject(why);
    void member.worker.terminate();
    if (!this.closed) this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new No('busy', 'the server stops'));
    const workers = [...this.members].map(({ worker }) => worker);
    for (const member of [...this.members]) this.dismiss(member, new No('busy', 'the server stops'));
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

function settle(job: Waiting | undefined, message: FromWorker): void {
  if (!job) return;
  if ('output' in message) job.resolve(message.output);
  else if (message.problem) job.reject(new SaveProblem(message.problem, message.failed));
  else job.reject(new Error(message.failed));
}
