// The live connection: one websocket, the seats that it may speak for, and the messages that it sends.

import type { Socket } from 'node:net';
import type { Seat } from '@veillee/kernel';
import type { WebSocket } from 'ws';
import { plainTexts } from './json.ts';
import { type Addresses, Bucket, type Limits, type LiveQuotas } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { type ClientMessage, clientMessage, isAnswerMessage, MOST_MESSAGE_BYTES, PROTOCOL } from './protocol.ts';
import { isFault, No, ofStopping, wireErrorOf } from './refusals.ts';
import { newSeed } from './secrets.ts';
import type { Listener } from './tables/audience.ts';
import type { Gathering } from './tables/gathering.ts';
import { againOp, backOp } from './tables/going-back.ts';
import type { Hall } from './tables/hall.ts';
import { onlookerName } from './tables/manners.ts';
import type { Op } from './tables/ops.ts';
import { Message } from './tables/post.ts';
import type { GatheringLog } from './tables/surroundings.ts';
import type { Table } from './tables/table.ts';
import { cleanChat } from './tables/words.ts';
import { dropUnheard } from './unheard-frames.ts';
import type { Reader, Unread } from './unread.ts';
import type { Account, Work } from './work.ts';

/** A connection that sends so many messages too many is cut. */
const MOST_IGNORED = 1000;
/** So many messages may wait for those before them; then nothing more is read until some of them are done. */
const MOST_WAITING = 16;
/** Everybody is sent the whole table. Consent is not among them: there is none without a request, which is. */
const COSTLY: ReadonlySet<ClientMessage['t']> = new Set(['undo', 'redo', 'rewind']);
/** Each is written down for good, and nobody else is told. */
const WISHES: ReadonlySet<ClientMessage['t']> = new Set(['prefer', 'arm', 'hold', 'pause']);
const AS_TEXT = { binary: false };
const PONG = '{"t":"pong"}';
const GONE = new Message('{"t":"gone","code":"removed"}');

type Ask<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
/** What a seat asks that becomes an op. */
type Deed = Ask<'answer' | 'undo' | 'redo' | 'rewind' | 'consent' | 'pause' | 'resign' | 'prefer' | 'arm' | 'hold'>;

export interface LiveParts {
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly log: GatheringLog;
  readonly connections: Set<Connection>;
  readonly quotas: LiveQuotas;
  readonly unread: Unread;
  readonly work: Work;
}

/** Who calls, and the wire below their websocket; without a network there is none. */
export interface Caller {
  readonly address: string;
  readonly wire?: Pick<Socket, 'cork' | 'uncork'>;
}

interface Heard {
  readonly data: Buffer;
  readonly binary: boolean;
  readonly now: number;
  /** One too many: all that comes of it is that they are told so. */
  readonly tooMany: boolean;
}

export class Connection implements Listener, Reader {
  seats: readonly Seat[] = [];
  told = 0;
  onlooker: string | undefined = undefined;
  private readonly socket: WebSocket;
  private readonly wire: Caller['wire'];
  readonly address: string;
  private readonly parts: LiveParts;
  private readonly bucket: Bucket;
  private account: Account;
  private gathering: Gathering | undefined = undefined;
  /** Messages are taken one after the other: these wait, for those before them or for their turn. */
  private readonly inbox: Heard[] = [];
  private isBusy = false;
  private ignored = 0;
  private alive = true;
  private corked = false;
  /** What waited to be read when it was last looked at. */
  private waited = 0;
  private parting: NodeJS.Timeout | undefined = undefined;
  private readonly helloTimer: NodeJS.Timeout;

  static open(socket: WebSocket, { address, wire }: Caller, parts: LiveParts): void {
    if (!parts.addresses.enter(address)) {
      parts.metrics.failed('too-many');
      socket.close(1008, 'too many connections');
      return;
    }
    parts.connections.add(new Connection(socket, { address, wire }, parts));
  }

  private constructor(socket: WebSocket, { address, wire }: Caller, parts: LiveParts) {
    this.socket = socket;
    this.wire = wire;
    this.address = address;
    this.parts = parts;
    this.account = parts.work.of(address, undefined);
    const { messagesPerSecond, messagesAtOnce, helloMs } = parts.limits;
    this.bucket = new Bucket(messagesPerSecond, messagesAtOnce);
    this.helloTimer = setTimeout(() => !this.gathering && socket.close(1008, 'hello expected'), helloMs);
    this.helloTimer.unref();
    socket.on('message', (data, binary) => this.hear(data as Buffer, binary));
    // Whoever sends nothing but these speaks as well.
    socket.on('ping', data => {
      if (this.mayBeHeard(performance.now())) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.mayBeHeard(performance.now())) this.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.closed());
  }

  private closed(): void {
    clearTimeout(this.helloTimer);
    clearTimeout(this.parting);
    this.parts.unread.leave(this);
    this.parts.addresses.leave(this.address);
    this.parts.connections.delete(this);
    this.gathering?.leave(this);
    this.gathering = undefined;
  }

  /** Called now and then: who does not answer pings is gone. */
  ping(): void {
    if (!this.alive) {
      this.socket.terminate();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** The host wants them out. */
  dismiss(): void {
    this.send(GONE);
    this.gathering?.leave(this);
    this.gathering = undefined;
    this.socket.close(1008, 'shown out');
  }

  // ---- speaking ----

  /** What concerns this connection alone. */
  private say(text: string): void {
    if (this.gathering) this.gathering.say(this, text);
    else this.send(new Message(text));
  }

  send({ bytes }: Message): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    this.cork();
    socket.send(bytes, AS_TEXT);
    if (socket.bufferedAmount > this.most) this.parts.unread.note(this);
  }

  get most(): number {
    return this.parts.limits.unsentBytes;
  }

  /** In bytes, what was said and not read. */
  get waiting(): number {
    return this.socket.readyState === this.socket.CLOSED ? 0 : this.socket.bufferedAmount;
  }

  /** Who does not read is told so behind all that they have not read; and if they do not read that either, without a word. */
  cut(how: 'told' | 'at-once'): void {
    if (how === 'at-once') this.socket.terminate();
    else this.partFrom('too much unread');
  }

  private partFrom(why: string): void {
    this.socket.close(1008, why);
    this.parting ??= setTimeout(() => this.socket.terminate(), this.parts.limits.partingMs);
  }

  /** What is said in one go leaves in one packet. */
  private cork(): void {
    if (this.corked) return;
    const { wire } = this;
    if (!wire) return;
    this.corked = true;
    wire.cork();
    process.nextTick(() => {
      this.corked = false;
      wire.uncork();
      const { waiting } = this;
      if (waiting === 0 && this.waited === 0) return;
      this.waited = waiting;
      this.parts.unread.note(this);
    });
  }

  private refuse(cause: unknown, id: string | undefined): void {
    const error = wireErrorOf(this.parts.hall.isClosing ? ofStopping(cause) : cause);
    this.parts.metrics.failed(error.code);
    if (isFault(cause)) {
      this.parts.log.error({ err: cause, table: this.gathering?.id, code: error.code }, 'a message failed');
      this.gathering?.note(error.code, (cause as Error).message);
    }
    this.say(JSON.stringify({ t: 'error', id, error, position: this.gathering?.position ?? 0 }));
  }

  // ---- hearing ----

  private hear(data: Buffer, binary: boolean): void {
    const now = performance.now();
    if (!this.isOpen) return;
    const tooMany = !this.mayBeHeard(now);
    if (!this.isOpen) return;
    this.inbox.push({ data, binary, now, tooMany });
    if (!this.isBusy) this.takeAll();
    if (this.inbox.length === MOST_WAITING) this.socket.pause();
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** One frame more; false if that is too many. Who does not stop is cut, at once where their address has been told often enough. */
  private mayBeHeard(now: number): boolean {
    const { addresses } = this.parts;
    if (this.bucket.take(now) && addresses.speaks(this.address, now)) return true;
    const wasTold = addresses.isTold(this.address, now);
    if (!this.isOpen || (++this.ignored <= MOST_IGNORED && wasTold)) return false;
    this.parts.metrics.failed('too-many');
    // Nothing more is read of what they say.
    this.socket.pause();
    dropUnheard(this.socket);
    if (this.ignored > MOST_IGNORED) this.partFrom('too many messages');
    else this.socket.terminate();
    return false;
  }

  /** Takes what waits, one after the other, as far as nothing has to be waited for. */
  private takeAll(): void {
    while (this.inbox.length > 0 && !this.isBusy) {
      const turn = this.account.turn();
      if (turn) this.waitFor(turn.then(() => this.takeFirst()));
      else {
        const taken = this.takeFirst();
        if (taken) this.waitFor(taken);
      }
    }
  }

  private waitFor(done: Promise<void>): void {
    this.isBusy = true;
    void done.then(() => {
      this.isBusy = false;
      this.takeAll();
    });
  }

  private takeFirst(): Promise<void> | undefined {
    const first = this.inbox.shift();
    // Whoever is being shown out is read, but not heard; unless it is for what they say.
    if (this.inbox.length < MOST_WAITING && this.socket.isPaused && this.ignored <= MOST_IGNORED) this.socket.resume();
    if (!first || !this.isOpen) return undefined;
    return this.account.time(() => (first.tooMany ? this.refuseFirst(first) : this.take(first)));
  }

  private refuseFirst({ data, binary }: Heard): undefined {
    this.refuse(new No('too-many', 'too many messages'), idIn(data, binary));
  }

  /** Takes one message; a promise if it had to wait for something. Never throws. */
  private take({ data, binary, now }: Heard): Promise<void> | undefined {
    let id: string | undefined;
    try {
      if (data.length > MOST_MESSAGE_BYTES)
        throw new No('too-large', `a message has at most ${MOST_MESSAGE_BYTES} bytes`);
      if (binary) throw new No('malformed', 'messages are text');
      const text = data.toString('utf8');
      const value = parse(text);
      id = idOf(value);
      plainTexts(text, value);
      const message = isAnswerMessage(value) ? value : clientMessage.parse(value);
      const waiting = this.handle(message, now);
      const name = id;
      return waiting?.catch((error: unknown) => this.refuse(error, name));
    } catch (error) {
      this.refuse(error, id);
      return undefined;
    }
  }

  private handle(message: ClientMessage, now: number): Promise<void> | undefined {
    if (message.t === 'ping') {
      this.say(PONG);
      return undefined;
    }
    if (message.t === 'hello') return this.hello(message).catch((error: unknown) => this.sendAway(error));
    const { gathering } = this;
    if (!gathering) throw new No('forbidden', 'say hello first');
    if (this.parts.hall.isClosing) throw new No('busy', 'the server stops; say it again in a moment');
    if (gathering.gone) throw new No('unknown-table', 'the table is gone');
    if (message.t === 'chat') return this.chat(gathering, message, now);
    if (!this.seats.includes(message.seat))
      throw new No('forbidden', `this connection does not speak for seat ${message.seat}`);
    if (COSTLY.has(message.t) || message.t === 'way') this.account.check();
    const { backs, wishes } = this.parts.quotas;
    if (COSTLY.has(message.t) && !backs.take(gathering.id, now))
      throw new No('too-many', 'the table goes back too often; wait a moment');
    if (WISHES.has(message.t) && !wishes.take(`${gathering.id}:${message.seat}`, now))
      throw new No('too-many', 'the seat wishes too much; wait a moment');
    const { table } = gathering;
    if (!table) return gathering.wake().then(awake => this.serve(gathering, awake, message, now));
    return this.serve(gathering, table, message, now);
  }

  /** While tables cannot be read, whoever comes is asked to come back; any other refusal is theirs to deal with. */
  private sendAway(error: unknown): void {
    this.refuse(error, undefined);
    if (wireErrorOf(error).code === 'busy') this.socket.close(1013, 'come back in a moment');
  }

  private async hello(message: Ask<'hello'>): Promise<void> {
    const { protocol = PROTOCOL, table: id, tokens } = message;
    if (protocol !== PROTOCOL)
      throw new No('protocol', `this server speaks protocol ${PROTOCOL}, not ${protocol}`, { protocol: PROTOCOL });
    const { hall } = this.parts;
    if (hall.isClosing) throw new No('busy', 'the server stops; come back in a moment');
    this.account.check();
    const { gathering, table } = await hall.gathering(id, this.account);
    const seats = [...new Set(tokens.map(token => hall.seatOf(table, token)))].sort((a, b) => a - b);
    const onlooker = seats.length > 0 ? undefined : onlookerName(table.setup, this.address);
    if (onlooker !== undefined && !table.manners.admits(onlooker))
      throw new No('forbidden', 'this table has no spectators');
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (gathering.table !== table) {
      await this.hello(message);
      return;
    }
    this.account = this.parts.work.of(this.address, tokens[0]);
    this.account.time(() => {
      this.gathering?.leave(this);
      this.gathering = gathering;
      this.seats = seats;
      this.onlooker = onlooker;
      gathering.enter(table, this);
    });
  }

  // ---- doing ----

  private serve(
    gathering: Gathering,
    table: Table,
    message: Deed | Ask<'way'>,
    now: number,
  ): Promise<void> | undefined {
    if (message.t !== 'way') return this.deed(gathering, table, message, now);
    const { t, id, seat, to } = message;
    this.say(JSON.stringify({ t, id, seat, ...table.wayBack(seat, to) }));
    return undefined;
  }

  /** A promise if it has to be prepared. */
  private deed(
    gathering: Gathering,
    table: Table,
    message: Deed,
    now: number,
    isPrepared = false,
  ): Promise<void> | undefined {
    const { seat, id } = message;
    const before = table.doneAt(seat, id);
    if (before !== undefined) {
      gathering.whenWritten(error => (error ? this.refuse(error, id) : this.ack(id, before)));
      return undefined;
    }
    const isAnswer = message.t === 'answer';
    const op = this.opOf(table, message);
    const waiting = isPrepared ? undefined : gathering.ready(table, op);
    if (waiting)
      return waiting.then(() => gathering.wake()).then(awake => void this.deed(gathering, awake, message, now, true));
    gathering.perform(table, op, (error, position) => {
      if (error) {
        this.refuseUnlessDone(gathering, seat, id, error);
        return;
      }
      if (isAnswer) this.parts.metrics.decided((performance.now() - now) / 1000);
      this.ack(id, position);
    });
    return undefined;
  }

  /** Another process was first. If what it did there was this very request, it is done. */
  private refuseUnlessDone(gathering: Gathering, seat: Seat, id: string, error: Error): void {
    gathering.wake().then(
      table => {
        const done = table.doneAt(seat, id);
        if (done === undefined) this.refuse(error, id);
        else this.ack(id, done);
      },
      () => this.refuse(error, id),
    );
  }

  private ack(id: string, position: number): void {
    this.say(`{"t":"ack","id":${JSON.stringify(id)},"position":${position}}`);
  }

  private opOf(table: Table, message: Deed): Op {
    const { seat, id } = message;
    const state = table.seats[seat];
    // Whoever left has a say in going back, as they may return.
    if (state?.away && !(message.t === 'consent' && state.away === 'left'))
      throw new No('forbidden', `a bot plays seat ${seat} now`);
    switch (message.t) {
      case 'answer':
        return table.answerTo(seat, message.decision, message.picks, id);
      case 'undo':
        return { k: 'undo', seat, id };
      case 'redo':
        return againOp(table, seat, id);
      case 'rewind':
        return backOp(table, seat, message.to, id);
      case 'consent':
        return { k: 'consent', seat, request: message.request, yes: message.yes, reseed: newSeed(), id };
      case 'pause':
        return { k: 'pause', seat, on: message.on, id };
      case 'prefer':
        return { k: 'prefer', seat, windows: message.windows, id };
      case 'arm':
        return { k: 'arm', seat, armed: message.armed, id };
      case 'hold':
        return { k: 'hold', seat, decision: message.decision, on: message.on, id };
      case 'resign':
        if (table.status === 'waiting') throw new No('foreign', 'the game has not begun');
        if (table.status === 'over') throw new No('over', 'the game is over');
        return { k: 'leave', seat, bot: this.parts.hall.repertoire.standIn(table, seat), away: 'resigned', id };
    }
  }

  /** Throws a refusal to whoever the host does not let talk, and to onlookers who talk too much. */
  private mayTalk({ setup, company, manners }: Table, speaker: Seat | undefined, now: number): void {
    if (speaker !== undefined ? company.seats[speaker]?.muted : manners.hushed)
      throw new No('muted', 'the host has asked for silence');
    const { onlookers, lines } = this.parts.quotas;
    if (this.onlooker !== undefined && !onlookers.takes(this.onlooker, this.address, now))
      throw new No('too-many', 'onlookers talk more slowly');
    if (speaker !== undefined && !lines.takes(`${setup.id}:${speaker}`, this.address, now))
      throw new No('too-many', 'nobody reads so fast; wait a moment');
  }

  private async chat(gathering: Gathering, { id, seat, text }: Ask<'chat'>, now: number): Promise<void> {
    if (seat !== undefined && !this.seats.includes(seat))
      throw new No('forbidden', `this connection does not speak for seat ${seat}`);
    const words = cleanChat(text);
    if (words === '') throw new No('malformed', 'there is nothing to say');
    const table = gathering.table ?? (await gathering.wake());
    const speaker = seat ?? this.seats[0];
    this.mayTalk(table, speaker, now);
    const name = speaker === undefined ? '' : (table.seats[speaker]?.name ?? '');
    const { onlooker } = this;
    const line = {
      ...(speaker !== undefined && { seat: speaker }),
      ...(onlooker && { onlooker }),
      name,
      text: words,
      at: new Date().toISOString(),
    };
    const { store } = this.parts.hall;
    const fresh = await store.say(gathering.id, line, speaker === undefined ? undefined : `${speaker}:${id}`);
    this.ack(id, gathering.position);
    if (!fresh) return;
    gathering.hearChat(line);
    store.publish({ w: 'chat', table: gathering.id, line });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new No('malformed', 'a message is JSON');
  }
}

/** The id of a message that is not heard, if it has one: whoever sent it must know which. */
function idIn(data: Buffer, binary: boolean): string | undefined {
  if (binary || data.length > MOST_MESSAGE_BYTES) return undefined;
  try {
    return idOf(parse(data.toString('utf8')));
  } catch {
    return undefined;
  }
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id } = value;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : undefined;
}
