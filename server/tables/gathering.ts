// A table in use: takes what people and bots do, has it written, and tells everybody once it is on disk.

import { RuleFailure, type Seat } from '@veillee/kernel';
import type { Awaited } from '../bots/turns.ts';
import type { ChatLine, TableFacts } from '../protocol.ts';
import { isRefused, No } from '../refusals.ts';
import { Fork, type Keeping } from '../store/port.ts';
import { type Account, ON_THE_HOUSE } from '../work.ts';
import { Audience, type Listener, type Outgoing } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { Clocks } from './clocks.ts';
import { secondsOf } from './duration.ts';
import { sleepingFacts } from './facts.ts';
import { farAway, prepare } from './far-back.ts';
import { Following } from './following.ts';
import { Hush } from './hush.ts';
import { answerLate } from './late-answers.ts';
import { Lulls } from './lulls.ts';
import type { ShiftSettings } from './night-shift.ts';
import { type KeptFacts, type Op, type Spent, seqOf } from './ops.ts';
import { Message, Post } from './post.ts';
import { Presence, type Present } from './presence.ts';
import { Rehearsals } from './rehearsals.ts';
import type { Read, Surroundings } from './surroundings.ts';
import type { Change, Table } from './table.ts';
import { Unwritten, type Written } from './unwritten.ts';

/** A snapshot is written after so many ops. */
const KEEP_EVERY = 50;
const CHAT_SENT = 100;
const ERRORS_KEPT = 20;
const AGAIN_MS = 1000;
/** Where all is rehearsed, rules that fail harm nobody: so often in a row, with nothing played in between, and somebody has to look again. */
const MOST_REHEARSED_FAILURES = 3;

export interface Fault {
  readonly at: string;
  readonly code: string;
  readonly message: string;
}

export class Gathering {
  readonly id: string;
  readonly audience: Audience;
  readonly presence: Presence;
  /** Undefined while the table sleeps or is read. */
  table: Table | undefined;
  chat: ChatLine[];
  lastUsed = performance.now();
  /** What went wrong here lately, for problem reports. */
  readonly errors: Fault[];
  private readonly around: Surroundings;
  private readonly post = new Post();
  private readonly unwritten = new Unwritten(this.post);
  private waking: Promise<Table> | undefined = undefined;
  private asleep: KeptFacts | undefined = undefined;
  private keptAt: number;
  private readonly bots: BotSeats;
  private readonly clocks: Clocks;
  private readonly lulls: Lulls;
  private readonly others: Following;
  private readonly hush: Hush;
  private readonly rehearsals: Rehearsals;
  private failures = 0;
  /** Everybody needs the whole table once it is read. */
  private resync = false;
  gone = false;

  constructor(id: string, around: Surroundings, { table, chat, keptAt }: Read, errors: Fault[] = []) {
    this.id = id;
    this.errors = errors;
    this.audience = new Audience(around.lullMs);
    this.presence = new Presence(this.audience);
    this.table = table;
    this.chat = chat;
    this.around = around;
    this.keptAt = keptAt;
    this.bots = new BotSeats(this, around);
    this.others = new Following(this, around.store);
    this.hush = new Hush(around.hushMs);
    this.rehearsals = new Rehearsals(this, around);
    this.clocks = new Clocks(this, around.time);
    this.lulls = new Lulls(this, around.time, around.lullMs);
  }

  // ---- facts and presence ----

  /** As listeners count. */
  get position(): number {
    return this.table?.told.position ?? this.asleep?.position ?? 0;
  }

  /** False while the table is being read anew. */
  get isKnown(): boolean {
    return this.table !== undefined || this.asleep !== undefined;
  }

  /** Anybody may still sit down. */
  get waitsOpenly(): boolean {
    const { table, asleep } = this;
    if (table) return table.setup.open && table.status === 'waiting';
    return asleep?.open === true && asleep.status === 'waiting';
  }

  facts(): TableFacts {
    if (this.table) return this.table.facts(this.presence.has);
    if (!this.asleep) throw new No('busy', 'the table is being read');
    return sleepingFacts(this.asleep, this.presence.has);
  }

  /** The seats that are waited for, whether or not everybody may know it. */
  get awaited(): readonly Seat[] {
    return this.table?.awaited ?? this.asleep?.awaited ?? this.asleep?.toAct ?? [];
  }

  /** Another process says who sits at this table there. */
  hearPresence(from: string, present: Present): void {
    if (this.presence.hear(from, present)) this.tellPresence();
  }

  /** To other processes, where there are any. */
  private sayWhoIsHere(more: { readonly ask?: true } = {}): void {
    const { store } = this.around;
    if (store.shared) store.publish({ w: 'present', table: this.id, ...this.presence.here, ...more });
  }

  private tellPresence(): void {
    if (this.gone || this.audience.listeners.size === 0 || !this.isKnown) return;
    this.tellAll({ t: 'presence', facts: this.facts() });
  }

  // ---- coming and going ----

  /** Sits a connection down and sends it everything. */
  enter(table: Table, listener: Listener): void {
    this.lastUsed = performance.now();
    this.around.watch.at(this.id, () => this.enterNow(table, listener));
  }

  private enterNow(table: Table, listener: Listener): void {
    const isConfidant = table.confidants?.some(seat => listener.seats.includes(seat));
    if (this.hush.isOn && !isConfidant) this.hush.letWait(listener);
    else this.admit(table, listener);
  }

  private admit(table: Table, listener: Listener): void {
    // Whoever has a second screen is here already.
    const hasCome = listener.seats.some(seat => !this.presence.has(seat));
    this.audience.listeners.add(listener);
    this.sendEverything(table, [listener]);
    this.sayWhoIsHere({ ask: true });
    const others = [...this.audience.listeners].filter(other => other !== listener);
    if (hasCome && others.length > 0) {
      const message = new Message(JSON.stringify({ t: 'presence', facts: this.facts() }));
      this.unwritten.say(others.map(other => [other, message] as const));
    }
    this.promptBots();
  }

  leave(listener: Listener): void {
    this.lastUsed = performance.now();
    if (this.hush.leave(listener)) return;
    this.audience.leave(listener);
    this.post.leave(listener);
    this.sayWhoIsHere();
    if (listener.seats.some(seat => !this.presence.has(seat))) this.tellPresence();
    this.promptBots();
  }

  sendEverything(table: Table, listeners: readonly Listener[]): void {
    this.unwritten.say(this.whole(table, listeners));
  }

  private whole(table: Table, listeners: readonly Listener[]): Outgoing[] {
    const chat = this.chat.slice(-CHAT_SENT);
    return this.audience.everything(table, listeners, this.facts(), chat, this.clocks.text(table));
  }

  /** Calls back now, or when what has happened so far is on disk. */
  whenWritten(call: (error: Error | undefined) => void): void {
    this.unwritten.afterwards(call);
  }

  private tellAll(message: object): void {
    const said = new Message(JSON.stringify(message));
    this.unwritten.say([...this.audience.listeners].map(listener => [listener, said] as const));
  }

  /** What concerns a connection alone; behind whatever it is still to be told of the table. */
  say(listener: Listener, text: string): void {
    this.post.say(listener, new Message(text));
  }

  hearChat(line: ChatLine): void {
    this.chat.push(line);
    if (this.chat.length > CHAT_SENT) this.chat.shift();
    this.tellAll({ t: 'chat', line });
  }

  // ---- happening ----

  /**
   * Plays an op and has it written. Throws a refusal if it cannot be played; `done` hears how the writing went. Where it must be
   * rehearsed first, `done` hears of refusals as well.
   */
  perform(table: Table, asked: Op, done: Written): void {
    if (this.table !== table) throw new No('stale', 'the table was read anew');
    this.lastUsed = performance.now();
    if (this.rehearsals.needs(table, asked)) this.rehearsals.add(table, asked, done);
    else this.play(table, asked, done);
  }

  play(table: Table, asked: Op, done: Written): void {
    this.around.watch.at(this.id, () => this.playNow(table, asked, done));
    this.passUnwanted(table);
  }

  private playNow(table: Table, asked: Op, done: Written): void {
    const wasOver = table.match?.over ?? false;
    const op = { ...this.clocks.stamp(table, asked), when: secondsOf(Date.now()) };
    const change = this.apply(table, op);
    this.clocks.sync(table);
    this.lulls.sync(table);
    this.bots.succeeded();
    const outgoing = this.announce(table, change);
    const over = table.match?.over ?? false;
    const listed = op.k !== 'answer' || over !== wasOver;
    // Whoever reads the table need never go back: where somebody did, a snapshot is written.
    // A chapter that is over is shown among many others: with what comes last on disk nobody need read it for that.
    const due = table.position - this.keptAt >= KEEP_EVERY || over !== wasOver || change.back || op.k === 'rematch';
    const facts = listed || due ? table.keptFacts : undefined;
    const keeping = due && facts ? this.keeping(table, facts) : undefined;
    this.unwritten.add(table.told.position, outgoing, done);
    this.around.store.append(
      {
        table: this.id,
        seq: table.position,
        op,
        ...(facts && { facts }),
        ...(keeping && { keeping }),
      },
      error => this.written(table, error),
    );
    this.audience.showOut(table.manners, op);
  }

  private apply(table: Table, op: Op): Change {
    try {
      const change = table.apply(op);
      this.failures = 0;
      this.rehearsals.played(op);
      return change;
    } catch (cause) {
      if (cause instanceof RuleFailure) this.setAsideFor(cause);
      throw cause;
    }
  }

  /** A rule failed outside, where nothing came of it: the table may go back, or be answered otherwise. */
  rehearsedFailure(cause: unknown): void {
    if (++this.failures >= MOST_REHEARSED_FAILURES) this.setAsideFor(cause);
  }

  /** Its rules failed or ran away: whoever made the table looks at it, and tries again with care. */
  private setAsideFor(cause: unknown): void {
    this.around.log.error({ table: this.id, err: cause }, 'rules failed: the table is set aside');
    this.around.setAside(this.id, 'rules');
  }

  /** Something to wait for before this op can be played: going far is prepared elsewhere. */
  ready(table: Table, op: Op): Promise<void> | undefined {
    const leads = farAway(table, op);
    return leads && prepare(table, leads, this.around);
  }

  /** Passes what a seat does not want to be asked about. One pass leads to the next: `perform` calls this again. */
  private passUnwanted(table: Table): void {
    const op = this.rehearsals.isRunning || this.gone ? undefined : table.unwanted();
    if (op) this.answerUnasked(table, op);
  }

  /** Gives an answer that nobody gave. */
  answerUnasked(table: Table, op: Op & { k: 'answer' }): void {
    const failed = (error: Error): void => {
      this.note('rules', error.message);
      this.around.log.error({ table: this.id, seat: op.seat, err: error }, 'a pass failed');
    };
    try {
      this.perform(table, op, error => {
        if (error && isRefused(error)) failed(error);
      });
    } catch (error) {
      failed(error as Error);
    }
  }

  private announce(table: Table, change: Change): Outgoing[] {
    const { listeners } = this.audience;
    const outgoing: Outgoing[] = [];
    const confidants = change.back ? undefined : table.confidants;
    if (change.back) {
      this.audience.forget();
      outgoing.push(...this.whole(table, [...listeners]));
    } else {
      outgoing.push(...this.audience.news(table, () => this.facts(), this.clocks.text(table), confidants));
    }
    if (confidants && listeners.size > 0) this.keepQuiet(table);
    else this.speakUp(table);
    const words: object[] = [];
    if (change.asked) words.push({ t: 'request', ...change.asked });
    if (change.settled) words.push({ t: 'settled', ...change.settled });
    for (const word of words) {
      const message = new Message(JSON.stringify(word));
      for (const each of listeners) outgoing.push([each, message]);
    }
    return outgoing;
  }

  private keepQuiet(table: Table): void {
    this.hush.begin(() => {
      if (this.table !== table || this.gone) return;
      this.unwritten.say(this.audience.catchUp(table, () => this.facts(), this.clocks.text(table)));
      this.speakUp(table);
    });
  }

  /** Nothing is kept from anybody any more. */
  private speakUp(table: Table): void {
    for (const listener of this.hush.end()) this.admit(table, listener);
  }

  /** Whoever came meanwhile is told with all others. */
  private letIn(): void {
    for (const listener of this.hush.end()) this.audience.listeners.add(listener);
  }

  private keeping(table: Table, facts: KeptFacts): Keeping {
    this.keptAt = table.position;
    return { snapshot: table.snapshot(), chapter: table.chapter(), facts };
  }

  private written(table: Table, error: Error | undefined): void {
    if (this.table !== table) return;
    if (error) {
      this.fail(error);
      return;
    }
    this.unwritten.release();
    if (!this.unwritten.isEmpty) return;
    if (this.others.isBehind(table)) this.followOthers();
    else this.promptBots();
  }

  private followOthers(): void {
    this.others
      .follow()
      .catch((error: unknown) => this.around.log.error({ table: this.id, err: error }, 'cannot follow'));
  }

  /** What was played could not be written: it did not happen. The table is read anew. */
  private fail(error: Error): void {
    this.table = undefined;
    this.asleep = undefined;
    this.bots.forget();
    this.clocks.stop();
    this.lulls.stop();
    this.letIn();
    this.audience.forget();
    this.resync = true;
    if (!(error instanceof Fork)) this.around.log.error({ table: this.id, err: error }, 'an op could not be written');
    const told =
      error instanceof Fork
        ? new No('stale', 'something else happened at the table first')
        : new No('busy', 'the store does not answer; say it again in a moment');
    this.unwritten.drop(told);
    this.readAgain();
  }

  private readAgain(): void {
    this.wake().catch((error: unknown) => {
      if (this.gone) return;
      this.around.log.error({ table: this.id, err: error }, 'a table cannot be read');
      setTimeout(() => {
        if (!this.gone && !this.table) this.readAgain();
      }, AGAIN_MS).unref();
    });
  }

  // ---- sleeping and waking ----

  /** The table, read from the store if it slept. */
  wake(payer = ON_THE_HOUSE): Promise<Table> {
    if (this.table) return Promise.resolve(this.table);
    this.waking ??= this.readTable(payer).finally(() => {
      this.waking = undefined;
    });
    return this.waking;
  }

  private async readTable(payer: Account): Promise<Table> {
    const read = await this.around.read(this.id, payer);
    if (!read || this.gone) {
      this.close('deleted');
      throw new No('unknown-table', 'the table is gone');
    }
    const { table, chat, keptAt } = read;
    const before = this.asleep && seqOf(this.asleep);
    this.table = table;
    this.chat = chat;
    this.asleep = undefined;
    this.keptAt = keptAt;
    this.lastUsed = performance.now();
    if (this.resync || before !== table.position) this.sendEverything(table, [...this.audience.listeners]);
    else this.audience.recall(table);
    this.resync = false;
    this.promptBots();
    return table;
  }

  /** Nothing is being written. */
  get isWritten(): boolean {
    return this.unwritten.isEmpty;
  }

  get isBusy(): boolean {
    const unread = !this.table && !this.asleep;
    return (
      unread ||
      this.hush.isOn ||
      !this.unwritten.isEmpty ||
      this.bots.isThinking ||
      this.clocks.isRunning ||
      this.lulls.isRunning ||
      this.rehearsals.isRunning ||
      this.waking !== undefined
    );
  }

  /** Lets go of the match; what is not in a snapshot is written first. Returns when it is. */
  async sleep(): Promise<void> {
    const { table } = this;
    if (!table || this.isBusy) return;
    const facts = table.keptFacts;
    this.table = undefined;
    this.asleep = facts;
    this.bots.forget();
    this.clocks.stop();
    this.lulls.stop();
    this.audience.forget();
    if (table.position <= this.keptAt && !table.reseated) return;
    const keeping = this.keeping(table, facts);
    await this.around.store.keep(this.id, keeping);
  }

  /** The table is deleted or set aside, or the server stops. */
  close(code: 'deleted' | 'stopping' | 'set-aside'): void {
    if (this.gone) return;
    this.gone = true;
    this.clocks.stop();
    this.lulls.stop();
    this.letIn();
    const message = new Message(JSON.stringify({ t: 'gone', code }));
    this.post.deliver([...this.audience.listeners].map(listener => [listener, message] as const));
    this.post.flush();
    this.audience.listeners.clear();
  }

  // ---- other processes ----

  /** Another process has written up to `seq`. */
  async catchUp(seq: number): Promise<void> {
    const { table } = this;
    if (!table) {
      if (this.asleep && this.audience.listeners.size > 0) {
        this.resync = true;
        await this.wake();
      }
      return;
    }
    await this.others.hear(table, seq);
  }

  /** Plays what other processes have written. */
  playOthers(table: Table, ops: readonly Op[]): void {
    try {
      for (const op of ops) {
        if (farAway(table, op)) throw new Fork(this.id);
        this.around.watch.at(this.id, () => this.playOther(table, op));
      }
    } catch (error) {
      this.fail(error as Error);
      return;
    }
    this.lastUsed = performance.now();
    // The process that wrote last moves the bots; if it dies, this one takes over.
    const { position } = table;
    setTimeout(() => {
      if (this.table === table && table.position === position) this.promptBots();
    }, 10 * AGAIN_MS).unref();
  }

  private playOther(table: Table, op: Op): void {
    // The process that wrote last closes what closes by itself.
    this.lulls.stop();
    const change = table.apply(op);
    this.rehearsals.played(op);
    this.clocks.sync(table);
    this.post.deliver(this.announce(table, change));
    this.audience.showOut(table.manners, op);
  }

  // ---- bots ----

  /** Somebody looks on, here or at another process. */
  get isAttended(): boolean {
    return this.presence.isAnybody;
  }

  get awaitedBy(): Awaited {
    const plays = this.table?.company.people.some(seat => this.presence.has(seat)) ?? false;
    return plays ? 'by-players' : this.isAttended ? 'by-onlookers' : 'by-nobody';
  }

  /** Lets bots play whose turn it is. */
  promptBots(): void {
    if (this.table && !this.gone) {
      this.clocks.sync(this.table);
      this.lulls.sync(this.table);
    }
    if (this.table && !this.gone && this.unwritten.isEmpty) this.passUnwanted(this.table);
    this.bots.prompt();
  }

  /** Plays on for a while though nobody looks. True if bots are still due then. */
  playOn(settings: ShiftSettings): Promise<boolean> {
    return this.bots.playOn(settings);
  }

  /** Answers for a seat whose time is up. */
  answerLate(table: Table, seat: Seat, spent: Spent): void {
    answerLate(this, this.around, { table, seat, spent });
  }

  /** Remembers what went wrong, for problem reports. */
  note(code: string, message: string): void {
    this.errors.push({ at: new Date().toISOString(), code, message: message.slice(0, 2000) });
    if (this.errors.length > ERRORS_KEPT) this.errors.shift();
  }
}
