// Hundreds of calls may have come by the time the loop looks: it would begin them all before it heard anybody who plays. A few
// milliseconds of them are begun in each round; the others wait at the door, in the order in which they came.

/** How long calls are begun in one round, in milliseconds. */
const AT_ONCE_MS = 4;

export class Doorway {
  private readonly waiting: (() => void)[] = [];
  /** When the first call of this round was begun. */
  private since: number | undefined = undefined;

  enter(call: () => void): void {
    if (this.waiting.length > 0 || this.isFull()) this.waiting.push(call);
    else call();
  }

  private isFull(): boolean {
    if (this.since === undefined) {
      this.since = performance.now();
      setImmediate(() => this.nextRound());
      return false;
    }
    return performance.now() - this.since > AT_ONCE_MS;
  }

  private nextRound(): void {
    this.since = undefined;
    while (this.waiting.length > 0 && !this.isFull()) this.waiting.shift()?.();
  }
}
