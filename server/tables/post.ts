// How messages reach whoever is at a table: each is encoded once for all who hear it, and handed out a few listeners at a time,
// so that a table with many onlookers does not keep other tables waiting. What comes later waits behind what came before.

import type { Listener, Outgoing } from './audience.ts';

/** So many listeners are served before anybody else in the hall gets their turn. */
export const SERVED_AT_ONCE = 16;

/** What a message says of the table: all of it, what has changed, or something else. */
type Tells = 'all' | 'news' | 'else';

export class Message {
  readonly text: string;
  readonly tells: Tells;
  private encoded: Buffer | undefined = undefined;

  constructor(text: string, tells: Tells = 'else') {
    this.text = text;
    this.tells = tells;
  }

  /** The same for everybody. */
  get bytes(): Buffer {
    this.encoded ??= Buffer.from(this.text);
    return this.encoded;
  }
}

export class Post {
  /** What waits for each of them, in the order of their turns: those who play come before those who look on. */
  private readonly players = new Map<Listener, Message[]>();
  private readonly onlookers = new Map<Listener, Message[]>();
  private next: NodeJS.Immediate | undefined = undefined;

  private lane({ seats }: Listener): Map<Listener, Message[]> {
    return seats.length > 0 ? this.players : this.onlookers;
  }

  deliver(outgoing: readonly Outgoing[]): void {
    const [first] = outgoing;
    if (first === undefined) return;
    // Nobody else waits, and nobody else is told.
    if (outgoing.length === 1 && this.next === undefined) {
      first[0].send(first[1]);
      return;
    }
    for (const [listener, message] of outgoing) {
      const lane = this.lane(listener);
      const line = lane.get(listener);
      if (line) lane.set(listener, [...standing(line, message), message]);
      else lane.set(listener, [message]);
    }
    if (this.next === undefined) this.serve(SERVED_AT_ONCE);
  }

  /** For this one alone: at once, unless something waits for them. */
  say(listener: Listener, message: Message): void {
    const line = this.lane(listener).get(listener);
    if (line) line.push(message);
    else listener.send(message);
  }

  private serve(most: number): void {
    let served = 0;
    for (const lane of [this.players, this.onlookers])
      for (const [listener, line] of lane) {
        if (served++ === most) {
          this.next = setImmediate(() => this.serve(SERVED_AT_ONCE));
          return;
        }
        lane.delete(listener);
        for (const message of line) listener.send(message);
      }
    this.next = undefined;
  }

  /** They are gone: nothing waits for them any more. */
  leave(listener: Listener): void {
    this.lane(listener).delete(listener);
  }

  /** Everything that waits is sent now: there will be no later. */
  flush(): void {
    clearImmediate(this.next);
    this.next = undefined;
    this.serve(Number.POSITIVE_INFINITY);
  }
}

/** What of a line is still worth hearing before this message: nothing of the table where all of it follows. */
const standing = (line: readonly Message[], { tells }: Message): readonly Message[] =>
  tells === 'all' ? line.filter(before => before.tells === 'else') : line;
