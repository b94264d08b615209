// What waits for the disk: nothing that is not written is ever shown, so messages stand in line behind the ops they rest on.

import type { Outgoing } from './audience.ts';
import type { Post } from './post.ts';

/** Hears how the writing went, and to which position it led. */
export type Written = (error: Error | undefined, position: number) => void;

interface Waiting {
  readonly outgoing: Outgoing[];
  readonly done: Written;
  /** Undefined for somebody who merely waits behind the ops before. */
  readonly position: number | undefined;
}

export class Unwritten {
  private line: Waiting[] = [];
  private readonly post: Post;

  constructor(post: Post) {
    this.post = post;
  }

  get isEmpty(): boolean {
    return this.line.length === 0;
  }

  /** An op is being written. */
  add(position: number, outgoing: Outgoing[], done: Written): void {
    this.line.push({ outgoing, done, position });
  }

  /** Sends now, or when what it rests on is on disk. */
  say(outgoing: readonly Outgoing[]): void {
    const last = this.line.at(-1);
    if (last) last.outgoing.push(...outgoing);
    else this.post.deliver(outgoing);
  }

  /** Calls back now, or when what has happened so far is on disk. */
  afterwards(call: (error: Error | undefined) => void): void {
    if (this.isEmpty) call(undefined);
    else this.line.push({ outgoing: [], done: call, position: undefined });
  }

  /** The first op is on disk: it is acknowledged and told, and so is whatever waited behind it alone. */
  release(): void {
    do {
      const first = this.line.shift();
      first?.done(undefined, first.position ?? 0);
      this.post.deliver(first?.outgoing ?? []);
    } while (this.line[0] && this.line[0].position === undefined);
  }

  /** Nothing of it will be written. */
  drop(why: Error): void {
    const lost = this.line;
    this.line = [];
    for (const { done, position } of lost) done(why, position ?? 0);
  }
}
