// A hush: while a table waits for nothing but interruptions of which only those know who are asked, nothing is told to the others.
// It ends when the table goes on, or after a while: by then the silence has told them.

import type { Listener } from './audience.ts';

export class Hush {
  private readonly longestMs: number;
  private timer: NodeJS.Timeout | undefined = undefined;
  /** Whoever came meanwhile: they are told afterwards, too. */
  private came: Listener[] = [];

  constructor(longestMs: number) {
    this.longestMs = longestMs;
  }

  get isOn(): boolean {
    return this.timer !== undefined;
  }

  /** Begins, unless it has begun before. `tooLong` is called if nothing ends it in time. */
  begin(tooLong: () => void): void {
    this.timer ??= setTimeout(tooLong, this.longestMs).unref();
  }

  /** Ends, and names whoever came meanwhile. */
  end(): readonly Listener[] {
    const { came } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.came = [];
    return came;
  }

  letWait(listener: Listener): void {
    this.came.push(listener);
  }

  /** Somebody goes. True if they were still waiting. */
  leave(listener: Listener): boolean {
    const place = this.came.indexOf(listener);
    if (place >= 0) this.came.splice(place, 1);
    return place >= 0;
  }
}
