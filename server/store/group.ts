// Group commit: writes that arrive while another group is being written, or within a moment, go to disk together.

export interface Waiting<W> {
  readonly write: W;
  readonly done: (error: Error | undefined) => void;
}

/** The shortest time between two groups, in milliseconds: under load it makes groups, alone nobody waits for it. */
const PACE_MS = 2;

export class Groups<W> {
  private waiting: Waiting<W>[] = [];
  private busy = false;
  private planned = false;
  private last = 0;
  private idle: (() => void)[] = [];
  private readonly commit: (group: readonly Waiting<W>[]) => Promise<void> | void;

  /** `commit` writes a group and calls each `done`; it never throws. */
  constructor(commit: (group: readonly Waiting<W>[]) => Promise<void> | void) {
    this.commit = commit;
  }

  add(write: W, done: (error: Error | undefined) => void): void {
    this.waiting.push({ write, done });
    this.plan();
  }

  put(write: W): Promise<void> {
    return new Promise((resolve, reject) => this.add(write, error => (error ? reject(error) : resolve())));
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
    const rest = this.last + PACE_MS - performance.now();
    if (rest > 0.5) setTimeout(() => this.run(), rest);
    else setImmediate(() => this.run());
  }

  private run(): void {
    this.planned = false;
    const group = this.waiting;
    this.waiting = [];
    const written = group.length > 0 ? this.commit(group) : undefined;
    if (written === undefined) {
      this.finish();
      return;
    }
    this.busy = true;
    void written.then(() => {
      this.busy = false;
      this.finish();
    });
  }

  private finish(): void {
    this.last = performance.now();
    if (this.waiting.length > 0) {
      this.plan();
      return;
    }
    for (const tell of this.idle.splice(0)) tell();
  }
}
