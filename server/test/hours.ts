// Time of the test's own.

import type { Time } from '../tables/clocks.ts';

/** A clock that stands until it is turned. */
export class Hours implements Time {
  private t = 0;
  private readonly timers = new Map<() => void, number>();

  now(): number {
    return this.t;
  }

  after(ms: number, call: () => void): () => void {
    const ring = (): void => call();
    this.timers.set(ring, this.t + ms);
    return () => this.timers.delete(ring);
  }

  /** Goes on by so many seconds; what falls due meanwhile happens on its moment. */
  pass(seconds: number): void {
    const end = this.t + seconds * 1000;
    for (;;) {
      const [next] = [...this.timers].sort(([, a], [, b]) => a - b);
      if (!next || next[1] > end) break;
      this.t = Math.max(this.t, next[1]);
      this.timers.delete(next[0]);
      next[0]();
    }
    this.t = end;
  }
}
