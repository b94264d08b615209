// What was said and not read yet: bounded for each socket, each address and the whole process. Whoever has most of it unread is cut
// first, so that nobody fills the memory of the house by asking and not listening.

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './callers.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** Whoever is told something over one socket. */
export interface Reader {
  readonly address: string;
  /** In bytes, and how many of them are too many. */
  readonly waiting: number;
  readonly most: number;
  /** Ends it: with a word first, or at once. */
  cut(how: 'told' | 'at-once'): void;
}

type Bounds = Pick<Limits, 'addressUnsentBytes' | 'processUnsentBytes'>;

export class Unread {
  private readonly bounds: Bounds;
  private readonly metrics: Metrics;
  /** Those for whom something waits, with how much. */
  private readonly readers = new Map<Reader, number>();
  private readonly addresses = new Map<string, number>();
  private readonly told = new WeakSet<Reader>();
  private total = 0;

  constructor(bounds: Bounds, metrics: Metrics) {
    this.bounds = bounds;
    this.metrics = metrics;
  }

  /** Of everybody. */
  get bytes(): number {
    return this.total;
  }

  /** Something was said to this reader, or read. */
  note(reader: Reader): void {
    this.count(reader, reader.waiting);
    const { addressUnsentBytes, processUnsentBytes } = this.bounds;
    if (reader.waiting > reader.most) this.cut(reader, 'told');
    if (this.of(reader.address) > addressUnsentBytes) this.cutWorst(reader.address);
    if (this.total > processUnsentBytes) this.cutWorst();
  }

  leave(reader: Reader): void {
    this.count(reader, 0);
  }

  /** Looks again at those who had something unread: they may have read it since. */
  refresh(): void {
    for (const reader of [...this.readers.keys()]) this.count(reader, reader.waiting);
  }

  private of(address: string): number {
    return this.addresses.get(address) ?? 0;
  }

  private count(reader: Reader, bytes: number): void {
    const more = bytes - (this.readers.get(reader) ?? 0);
    if (bytes > 0) this.readers.set(reader, bytes);
    else this.readers.delete(reader);
    const { address } = reader;
    const sum = this.of(address) + more;
    if (sum > 0) this.addresses.set(address, sum);
    else this.addresses.delete(address);
    this.total += more;
  }

  /** Too much waits for an address, or for all: those with most of it go, until it fits. */
  private cutWorst(address?: string): void {
    this.refresh();
    const { addressUnsentBytes, processUnsentBytes } = this.bounds;
    const isTooMuch = (): boolean =>
      address === undefined ? this.total > processUnsentBytes : this.of(address) > addressUnsentBytes;
    const candidates = [...this.readers].filter(([reader]) => address === undefined || reader.address === address);
    candidates.sort(([one, a], [other, b]) => this.of(other.address) - this.of(one.address) || b - a);
    for (const [reader] of candidates) {
      if (!isTooMuch()) return;
      this.cut(reader, 'at-once');
    }
  }

  private cut(reader: Reader, how: 'told' | 'at-once'): void {
    if (!this.told.has(reader)) this.metrics.failed('unread');
    else if (how === 'told') return;
    this.told.add(reader);
    reader.cut(how);
    if (how === 'at-once') this.leave(reader);
  }
}

// ---- calls ----

/** A socket of calls. An answer that is being fetched may be of any size; whoever asks for more before they have read it may not. */
class Caller implements Reader {
  readonly address: string;
  private readonly socket: Socket;
  private readonly answers = new Map<object, number>();
  private readonly unsentBytes: number;

  constructor(socket: Socket, address: string, unsentBytes: number) {
    this.socket = socket;
    this.address = address;
    this.unsentBytes = unsentBytes;
  }

  get waiting(): number {
    let sum = 0;
    for (const bytes of this.answers.values()) sum += bytes;
    return sum;
  }

  get most(): number {
    return this.answers.size > 1 ? this.unsentBytes : Number.POSITIVE_INFINITY;
  }

  answered(answer: object, bytes: number): void {
    this.answers.set(answer, bytes);
  }

  read(answer: object): void {
    this.answers.delete(answer);
  }

  cut(): void {
    this.answers.clear();
    this.socket.destroy();
  }
}

/** Counts what calls are answered with, until it is on its way. */
export function countAnswers(app: FastifyInstance, unread: Unread, { unsentBytes }: Limits): void {
  const callers = new WeakMap<Socket, Caller>();
  const callerAt = (socket: Socket, address: string): Caller => {
    const known = callers.get(socket);
    if (known) return known;
    const caller = new Caller(socket, address, unsentBytes);
    callers.set(socket, caller);
    socket.once('close', () => {
      caller.cut();
      unread.leave(caller);
    });
    return caller;
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw } = reply;
    const bytes = sizeOf(payload);
    if (bytes === 0 || request.raw.socket.destroyed) return;
    const caller = callerAt(request.raw.socket, addressOf(request));
    caller.answered(raw, bytes);
    raw.once('finish', () => {
      caller.read(raw);
      unread.note(caller);
    });
    unread.note(caller);
  });
}

const sizeOf = (payload: unknown): number => {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Uint8Array ? payload.byteLength : 0;
};
