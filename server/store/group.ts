// Group commit: writes that arrive while others are being written, or in the same turn, go to disk together. Where several came
// together the next ones are gathered for a moment: a group costs nearly the same whatever it holds. Who writes alone never waits.

export interface Waiting<W> {
  readonly write: W;
  readonly done: (error: Error | undefined) => void;
}

/** From one group to the next, where several writes came together. */
const GATHERING_MS = 3;

export class Groups<W> {
  private waiting: Waiting<W>[] = [];
  private busy = false;
  private planned = false;
  /** Until then the next group is gathered. */
  private until = 0;
  private idle: (() => void)[] = [];
  private readonly commit: (group: readonly Waiting<W>[]) => Promise<void>;

  /** `commit` writes a group and calls each `done`; it never rejects. One group is under way at a time. */
  constructor(commit: (group: readonly Waiting<W>[]) => Promise<void>) {
    this.commit = commit;
  }

  add(write: W, done: (error: Error | undefined) => void): void {
    this.waiting.push({ write, done });
    this.plan();
  }

  /** Takes out writes that wait, because they rest on one that failed. */
  withdraw(which: (write: W) => boolean): Waiting<W>[] {
    const out = this.waiting.filter(({ write }) => which(write));
    if (out.length > 0) this.waiting = this.waiting.filter(({ write }) => !which(write));
    return out;
  }

  /** When everything handed in is written. */
  drained(): Promise<void> {
    if (!this.busy && this.waiting.length === 0) return Promise.resolve();
    return new Promise(resolve => this.idle.push(resolve));
  }

  private plan(): void {
    if (this.planned || this.busy) return;
    this.planned = true;
    const run = (): void => {
      this.planned = false;
      void this.run();
    };
    const rest = this.until - performance.now();
    if (rest > 0) setTimeout(run, rest);
    else setImmediate(run);
  }

  private async run(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    this.busy = true;
    if (group.length > 1) this.until = performance.now() + GATHERING_MS;
    if (group.length > 0) await this.commit(group);
    this.busy = false;
    if (this.waiting.length > 0) this.plan();
    else for (const tell of this.idle.splice(0)) tell();
  }
}
