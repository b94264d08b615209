// A match: one game being played. It asks, checks, journals, goes back, forks and saves.
// A match in mid-decision is its last checkpoint plus the entries since: generators are never copied or stored.

import { newChance } from './chance.ts';
import { type Checkpoint, Checkpoints, copyOf, type Keeping, type Snapshot } from './checkpoints.ts';
import { type Ask, checkPicks, type Decision, type Picks, type Seat } from './decision.ts';
import { Divergence, Refusal, RuleFailure } from './errors.ts';
import { eventFor, type Game, type GameEvent, type Options, type Outcome, type Position, type Viewer } from './game.ts';
import {
  type Choice,
  describeEntry,
  type Entry,
  firstSeal,
  isBarrier,
  isReseed,
  type Reseed,
  sealChoice,
  sealReseed,
} from './journal.ts';
import { readLegacy } from './legacy.ts';
import { checkSetting } from './options.ts';
import { copy } from './plain.ts';
import { OVER, Running, type SealedAnswer } from './running.ts';
import { Table } from './table.ts';
import { MOST_TAKEN, type Taken, undoTarget } from './undo.ts';

/** How a match was started: with the same it is the same match. */
export interface Started {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  /** What the chapter before has left. */
  readonly legacy?: unknown;
  /** The entries before it are of older rules: they are kept, but what is played again begins here. */
  readonly base?: Checkpoint<unknown>;
}

export interface Start extends Omit<Started, 'options'> {
  readonly options?: Options;
  /** False for playouts: no journal, no checkpoints, hence no undo and no save. */
  readonly history?: boolean;
  /** Without history: keeps what a clone needs, the last checkpoint and the entries since. For bots that imagine. */
  readonly forks?: boolean;
  /** Hears what is told where no history keeps it. */
  readonly hear?: (event: GameEvent) => void;
  readonly checkpoints?: Keeping;
  /** Is shown the match wherever a position begins, and where it is over, with the number of entries before. */
  readonly watch?: (passed: Snapshot<unknown>, at: number) => void;
}

/** An answer as it comes from outside: nothing in it is trusted. */
export interface Answer {
  readonly seat: Seat;
  /** The id of the decision that it answers. */
  readonly decision: number;
  readonly picks: Picks;
  /** Nobody was asked: the host lets an interruption pass, as the seat wishes. */
  readonly auto?: true;
}

/** A turn and its first entry. */
export type TurnMark = readonly [entry: number, turn: number];

/** A long way that was played elsewhere: a checkpoint near its end, and what was told and which turns began on it. */
export interface Ahead<S> {
  readonly checkpoint: Checkpoint<S>;
  readonly told: readonly Told[];
  readonly turns: readonly TurnMark[];
}

/** An event with the number of journal entries before it. */
export interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

export class Match<S = unknown, V = unknown> extends Running<S, V> {
  readonly seed: string;
  readonly options: Options;
  readonly legacy: unknown;
  readonly history: boolean;
  private readonly forks: boolean;
  private begins: Checkpoint<unknown> | undefined;
  private readonly hear: Start['hear'];
  private readonly watch: Start['watch'];
  /** With `forks` alone, the entries since the last checkpoint. */
  journal: Entry[] = [];
  /** What happened since this match was started or loaded. */
  log: Told[] = [];
  /** What was taken back and can be put again, the latest last. */
  taken: readonly Taken[] = [];
  /** The way of what was taken back last, where it was played elsewhere. */
  private ahead: (Ahead<S> & { readonly of: Taken }) | undefined = undefined;
  /** In which turn entries were made: the first entry of each turn, as far as it is known. */
  private turned: TurnMark[] = [];
  private readonly checkpoints: Checkpoints<S>;
  private broken: RuleFailure | undefined = undefined;

  private constructor(game: Game<S, V>, start: Start, options: Options, snapshot: Snapshot<S>) {
    const { seats } = start;
    const table = new Table<S>(game, { seats, options }, snapshot.state, snapshot.chance);
    super(game, seats, snapshot.position, table);
    this.seed = start.seed;
    this.options = options;
    this.legacy = start.legacy;
    this.begins = start.base;
    this.history = start.history ?? true;
    this.forks = !this.history && start.forks === true;
    this.hear = start.hear;
    this.watch = start.watch;
    this.checkpoints = new Checkpoints(start.checkpoints ?? 'positions', game.turnAt);
  }

  // ---- beginning ----

  static start<S, V>(game: Game<S, V>, start: Start): Match<S, V> {
    const setting = checkSetting(game, { seats: start.seats, options: start.options ?? {} });
    const state =
      start.legacy === undefined ? game.begin(setting) : game.begin(setting, readLegacy(game, start.legacy));
    const snapshot = { position: { at: 'setup' }, state, chance: newChance(start.seed) };
    const match = new Match(game, start, setting.options, snapshot);
    match.begin(snapshot.position);
    return match;
  }

  /** A match from a snapshot and the entries since: how loading, cloning and scenes begin. The snapshot becomes its own. */
  static resume<S, V>(
    game: Game<S, V>,
    start: Start,
    from: Checkpoint<S>,
    journal: readonly Entry[] = [],
    putOff = false,
  ): Match<S, V> {
    const match = new Match(game, start, start.options ?? {}, from);
    const since = journal.slice(from.at);
    if (match.history) match.journal = journal.slice(0, from.at);
    match.begin(from.position, putOff && since.length === 0);
    match.retrace(since);
    return match;
  }

  /** The match at its first entry that can be played again; `journal` has the entries before, if there are any. */
  static beginning<S, V>(game: Game<S, V>, start: Start, journal: readonly Entry[]): Match<S, V> {
    const { base } = start;
    if (!base) return Match.start(game, start);
    return Match.resume(game, start, copyOf(base as Checkpoint<S>), journal.slice(0, base.at));
  }

  private begin(position: Position, putOff = false): void {
    this.listen();
    if (position.at === OVER.at) {
      this.finish();
      return;
    }
    try {
      this.enter(position);
      this.run(undefined, putOff);
    } catch (cause) {
      throw this.failure(cause, `the start of ${position.at}`);
    }
  }

  // ---- looking ----

  get started(): Started {
    const { seed, seats, options, legacy, begins: base } = this;
    return { seed, seats, options, ...(legacy !== undefined && { legacy }), ...(base && { base }) };
  }

  get state(): S {
    return this.table.state;
  }

  get over(): boolean {
    return this.position.at === OVER.at;
  }

  get at(): Position {
    return this.position;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.game.outcome(this.table.state) : undefined;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.table.state, viewer);
  }

  views(viewers: readonly Viewer[]): readonly V[] {
    const { game, table } = this;
    return game.views?.(table.state, viewers) ?? viewers.map(viewer => game.view(table.state, viewer));
  }

  /** What a viewer was told. */
  *told(viewer: Viewer, from = 0): Generator<GameEvent> {
    for (const { at, event } of this.log) {
      const heard = at >= from ? eventFor(event, viewer) : undefined;
      if (heard) yield heard;
    }
  }

  /** The turn in which an entry was made; undefined if that was before the match was loaded. */
  turnOf(entry: number): number | undefined {
    return this.turned.findLast(([first]) => first <= entry)?.[1];
  }

  get turnMarks(): readonly TurnMark[] {
    return this.turned;
  }

  /** Turns from before the match was loaded, kept elsewhere. */
  knowTurns(marks: readonly TurnMark[]): void {
    const [first = this.journal.length, turn] = this.turned[0] ?? [];
    const before = marks.filter(([entry]) => entry < first);
    // A turn that was under way when the match was loaded goes on.
    this.turned = [...before, ...(before.at(-1)?.[1] === turn ? this.turned.slice(1) : this.turned)];
  }

  /** Everything that decides the future, as plain data: for comparing two matches. */
  snapshot(): Snapshot<S> {
    return { position: this.position, state: this.table.state, chance: this.table.chance.state };
  }

  get lastCheckpoint(): Checkpoint<S> {
    return this.checkpoints.last;
  }

  // ---- answering ----

  /** Takes an answer, or throws a Refusal and changes nothing. */
  answer(answer: Answer): void {
    const decision = this.check(answer);
    const before = this.journal.length;
    const sealed = this.sealed.length > 0 ? this.sealedAnswers : undefined;
    try {
      this.accept(decision, answer.picks, answer.auto);
    } catch (cause) {
      const failure = this.failure(cause, describeAnswer(decision, answer.picks));
      if (this.history) this.restore(before, sealed);
      else this.broken = failure;
      throw failure;
    }
    if (this.journal.length > before) this.taken = [];
  }

  /** Answers the only open decision. */
  pick(...picks: string[]): void {
    const decision = this.decisions[0];
    if (!decision) throw new Refusal('over', 'nobody is asked anything');
    this.answer({ seat: decision.seat, decision: decision.id, picks });
  }

  private check(answer: Answer): Decision {
    if (this.broken) throw this.broken;
    if (typeof answer !== 'object' || answer === null) throw new Refusal('malformed', 'an answer is an object');
    const { seat, decision: id, picks } = answer;
    const first = this.decisions[0];
    if (first !== undefined && first.seat === seat && first.id === id) {
      checkPicks(first, picks);
      return first;
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      throw new Refusal('malformed', `there is no seat ${String(seat)}`);
    if (!Number.isInteger(id)) throw new Refusal('malformed', 'an answer names the decision that it answers');
    if (this.over) throw new Refusal('over', 'the game is over');
    for (const decision of this.decisions) {
      if (decision.seat !== seat || decision.id !== id) continue;
      checkPicks(decision, picks);
      return decision;
    }
    const own = this.decisionOf(seat);
    if (own)
      throw new Refusal('stale', `decision ${id} is no longer open; seat ${seat} is asked ${own.prompt} (${own.id})`);
    if (this.asks.some(ask => ask.seat === seat)) throw new Refusal('answered', `seat ${seat} has answered already`);
    throw new Refusal('foreign', `it is not for seat ${seat} to answer`);
  }

  private accept(decision: Decision, picks: Picks, auto?: true): void {
    if (this.request?.kind === 'all') {
      this.seal(decision, picks, auto);
      return;
    }
    this.record(decision, picks, auto);
    this.run(this.request?.kind === 'any' ? [{ seat: decision.seat, picks }] : picks);
    this.mark();
  }

  private seal(decision: Decision, picks: Picks, auto?: true): void {
    const own = this.asks.findIndex(ask => ask.seat === decision.seat);
    this.sealed[own] = { picks: [...picks], ...(auto && { auto }) };
    this.decisions = this.decisions.filter(other => other !== decision);
    if (this.decisions.length > 0) return;
    const replies = this.replies();
    const answers = this.sealedAnswers;
    const told = answers.filter(answer => !this.isSealedPass(answer));
    for (const { seat, picks: given, auto: unasked } of answers) this.record(this.askOf(seat), given, unasked);
    this.run(replies);
    if (told.length > 1) this.table.reveal();
    this.mark();
  }

  private record(ask: Ask, picks: Picks, auto?: true): void {
    if (!this.history && !this.forks) return;
    const seal = sealChoice(this.lastSeal(), ask, picks);
    const marks = { ...(ask.window && { window: true as const }), ...(auto && { auto }) };
    if (this.history) this.noteTurn();
    this.journal.push({ seat: ask.seat, prompt: ask.prompt, picks: [...picks], seal, ...marks });
  }

  private noteTurn(): void {
    const turn = this.game.turns(this.table.state);
    if (this.turned.at(-1)?.[1] !== turn) this.turned.push([this.journal.length, turn]);
  }

  /** Notes on the entry just made whether chance or a reveal followed it. */
  private mark(): void {
    if (!this.history) return;
    const entry = this.journal.at(-1);
    if (entry && !isReseed(entry) && this.table.barrier) entry.barrier = true;
  }

  private lastSeal(): string {
    return this.journal.at(-1)?.seal ?? firstSeal(this.seed);
  }

  private listen(): void {
    if (this.history) this.table.listener = event => this.log.push({ at: this.journal.length, event });
    else if (this.hear) this.table.listener = this.hear;
  }

  protected passing(position: Position): void {
    if (this.watch) this.watch(this.snapshot(), this.journal.length);
    if (this.forks) {
      this.journal = [];
      this.keep();
    }
    if (!this.history) return;
    if (position.at === OVER.at || !this.checkpoints.isCovered(position, this.journal.length)) this.keep();
  }

  private keep(): void {
    this.checkpoints.keep(this.snapshot(), this.journal.length);
    this.questions = 0;
  }

  private failure(cause: unknown, after: string): RuleFailure {
    return new RuleFailure(this.game.id, this.position, after, [...this.journal], cause);
  }

  // ---- going back ----

  /**
   * The number of entries that undo by this seat alone would leave, or undefined if it cannot undo. Interruptions that others
   * let pass, or have still to answer, count for nothing: whether they were asked may rest on what they hold.
   */
  undoTarget(seat: Seat): number | undefined {
    return undoTarget(this, seat);
  }

  /** Takes back the seat's last answer, if nothing was revealed and nobody else has decided since. */
  undo(seat: Seat): void {
    const target = this.undoTarget(seat);
    if (target === undefined) throw new Refusal('no-undo', `seat ${seat} has nothing to take back here`);
    const others = this.sealedAnswers.filter(answer => answer.seat !== seat);
    this.takeBack(target, target === this.journal.length ? others : [], seat);
  }

  /** Goes back to any entry, with the consent of the table. If a barrier is crossed, chance goes on from `reseed`. */
  rewind(to: number, reseed: string): void {
    if (!this.history) throw new Refusal('no-undo', 'this match keeps no history');
    if (!Number.isInteger(to) || to < 0 || to > this.journal.length)
      throw new Refusal('no-undo', `there is no entry ${to} in a journal of ${this.journal.length}`);
    const crossed = this.isDealtAnew(to);
    this.takeBack(to);
    if (crossed) this.dealAnew(reseed);
  }

  /** From here on chance goes its own way, and what nobody has seen is dealt anew. */
  dealAnew(reseed: string): void {
    this.reseed(reseed);
    this.journal.push({ reseed, seal: sealReseed(this.lastSeal(), reseed) });
  }

  /** Going back to this entry crosses a barrier: what nobody has seen will be dealt anew. */
  isDealtAnew(to: number): boolean {
    return this.journal.slice(to).some(isBarrier);
  }

  private takeBack(to: number, sealed: readonly SealedAnswer[] = [], by?: Seat): void {
    const { journal, sealedAnswers } = this;
    this.restore(to, sealed);
    // Amid answers that were given at once the journal is shorter than asked for: all of them are taken back.
    const from = this.journal.length;
    const taken = { from, entries: journal.slice(from), sealed: sealedAnswers, ...(by !== undefined && { by }) };
    this.taken = [...this.taken, taken].slice(-MOST_TAKEN);
  }

  /** Puts again what was taken back last, exactly as it was. Returns the number of entries before it. */
  redo(): number {
    const { taken, journal, log, turned, sealedAnswers } = this;
    const last = taken.at(-1);
    if (!last) throw new Refusal('no-undo', 'nothing was taken back, or something else was decided since');
    // Answers that are in already stay, where only an answer among them was taken back.
    const kept = last.entries.length === 0 ? sealedAnswers : [];
    try {
      if (this.ahead?.of === last) this.leap(last, this.ahead);
      else {
        this.restore(last.from, kept);
        this.retrace(last.entries);
      }
      this.takeSealed(last.sealed.filter(({ seat }) => !kept.some(answer => answer.seat === seat)));
    } catch (cause) {
      this.checkpoints.giveUpAfter(last.from);
      Object.assign(this, { journal, log, turned });
      this.restore(journal.length, sealedAnswers);
      this.taken = [];
      throw new Refusal('no-undo', 'the rules have changed: what was taken back cannot be put again', cause);
    }
    // An answer that was the last one missing has led on: that is something new.
    const isNew = this.journal.length > last.from + last.entries.length;
    this.taken = isNew ? [] : taken.slice(0, -1);
    this.ahead = undefined;
    return last.from;
  }

  get isRedoPrepared(): boolean {
    return this.ahead !== undefined && this.ahead.of === this.taken.at(-1);
  }

  /** The way of what was taken back last, played elsewhere: then a redo costs what lies behind its checkpoint, not its length. */
  prepareRedo(of: Taken, ahead: Ahead<S>): void {
    this.ahead = { of, ...ahead };
  }

  private leap({ from, entries }: Taken, { checkpoint, told, turns }: Ahead<S>): void {
    this.checkpoints.giveUpAfter(from);
    this.checkpoints.insert(checkpoint);
    this.journal = [...this.journal.slice(0, from), ...entries];
    this.log = [...this.log.filter(({ at }) => at <= from), ...told];
    const before = this.turned.filter(([entry]) => entry < from);
    this.turned = [...before, ...turns.filter(([, turn]) => turn !== before.at(-1)?.[1])];
    this.restore(this.journal.length);
  }

  private reseed(seed: string): void {
    this.table.chance.reseed(seed);
    this.game.redeal(this.table.state, 'everyone', this.table.chance);
  }

  /** Takes answers to a simultaneous question that were in before. */
  takeSealed(sealed: readonly SealedAnswer[]): void {
    for (const { seat, picks, auto } of sealed) {
      const decision = this.decisionOf(seat);
      if (!decision) throw new Refusal('foreign', `seat ${seat} is not asked`);
      this.answer({ seat, decision: decision.id, picks, ...(auto && { auto }) });
    }
  }

  /** Stands the match where it stood after `to` entries, with these answers to a simultaneous question in. */
  private restore(to: number, sealed: readonly SealedAnswer[] = []): void {
    if (!this.checkpoints.before(to)) this.recall(to);
    this.checkpoints.giveUpAfter(to);
    const { at, position, state, chance } = this.lastCheckpoint;
    const entries = this.journal.slice(at, to);
    this.journal = this.journal.slice(0, at);
    this.turned = this.turned.filter(([entry]) => entry < at);
    this.log = this.log.filter(told => told.at <= to);
    this.table = new Table<S>(this.game, this.table.setting, copy(state), copy(chance));
    this.request = undefined;
    if (position.at === OVER.at) {
      this.finish();
      return;
    }
    this.enter(position);
    this.run(undefined);
    this.retrace(entries);
    this.takeSealed(sealed);
    this.listen();
  }

  /** A loaded match has no checkpoints before its own: the way there is played again from the first entry. */
  private recall(to: number): void {
    const { base, ...started } = this.started;
    const isOlder = base !== undefined && to < base.at;
    try {
      const start = { ...(isOlder ? started : this.started), checkpoints: 'sparse' as const };
      const again = Match.beginning(this.game, start, this.journal);
      again.retrace(this.journal.slice(again.journal.length, to));
      this.checkpoints.replaceBy(again.checkpoints);
      // The entries of older rules that are left have turned out to fit these.
      if (isOlder) this.begins = undefined;
    } catch (cause) {
      throw new Refusal('no-undo', `the rules have changed since entry ${to}: the match cannot go back to it`, cause);
    }
  }

  /** Plays recorded entries again. Each must be asked for, offered, and carry the seal that it carried before. */
  retrace(entries: readonly Entry[]): void {
    const base = this.journal.length;
    this.checkpoints.aim = base + entries.length;
    let checked = 0;
    entries.forEach((entry, i) => {
      if (isReseed(entry)) this.retraceReseed(entry, base + i);
      else this.retraceChoice(entry, base + i);
      for (; checked < this.journal.length - base; checked++) {
        const recorded = this.journal[base + checked] as Entry;
        const before = entries[checked] as Entry;
        if (recorded.seal !== before.seal)
          throw new Divergence(
            base + checked,
            `${describeEntry(before)} under seal ${before.seal}`,
            `other options or another answer, under seal ${recorded.seal}`,
          );
      }
    });
    this.checkpoints.aim = 0;
  }

  private retraceReseed(entry: Reseed, number: number): void {
    const seal = sealReseed(this.lastSeal(), entry.reseed);
    if (this.history && entry.seal !== seal)
      throw new Divergence(number, describeEntry(entry), 'a seal that does not fit');
    this.reseed(entry.reseed);
    if (this.history) this.journal.push(entry);
  }

  private retraceChoice(entry: Choice, number: number): void {
    const diverge: (found: string) => never = found => {
      throw new Divergence(number, describeEntry(entry), found);
    };
    const decision = this.decisionOf(entry.seat);
    if (!decision) diverge(this.over ? 'the game is over' : `seat ${entry.seat} is not asked`);
    if (decision.prompt !== entry.prompt) diverge(`seat ${entry.seat} is asked ${decision.prompt}`);
    try {
      checkPicks(decision, entry.picks);
    } catch (refusal) {
      diverge((refusal as Error).message);
    }
    try {
      this.accept(decision, entry.picks, entry.auto);
    } catch (cause) {
      throw this.failure(cause, describeAnswer(decision, entry.picks));
    }
  }

  // ---- forking ----

  /** A second match that stands where this one stood after `to` entries, with its history. Costs the way from a checkpoint. */
  past(to: number, checkpoints: Keeping = this.checkpoints.keeping): Match<S, V> {
    if (!Number.isInteger(to) || to < 0 || to > this.journal.length)
      throw new Refusal('no-undo', `there is no entry ${to} in a journal of ${this.journal.length}`);
    const nearest = this.checkpoints.before(to);
    if (!nearest) throw new Refusal('no-undo', `no checkpoint is kept before entry ${to}`);
    const start = { ...this.started, checkpoints };
    const match = Match.resume(this.game, start, copyOf(nearest), this.journal.slice(0, to));
    match.checkpoints.inherit(this.checkpoints, nearest.at);
    match.log = this.log.filter(told => told.at <= to);
    return match;
  }

  /** The last checkpoint that is kept at or before this entry. */
  checkpointBefore(entry: number): Checkpoint<S> | undefined {
    return this.checkpoints.before(entry);
  }

  /** Takes a checkpoint of this match's own past that was kept elsewhere, so that going back there costs the way from it. */
  takeCheckpoint(checkpoint: Checkpoint<S>): void {
    this.checkpoints.insert(checkpoint);
  }

  /**
   * A second match in the same situation. Costs one copy of the state and the few choices since the checkpoint; what several
   * seats are asked there is found when somebody looks.
   */
  clone(how: { readonly history?: boolean } = {}): Match<S, V> {
    const checkpoint = copyOf(this.lastCheckpoint);
    const start = { ...this.started, history: how.history ?? false };
    // The first question since the checkpoint is the one that waits here: the copy comes to it as well.
    const match = Match.resume(this.game, start, checkpoint, this.journal, this.questions === 1);
    if (match.history) match.checkpoints.inherit(this.checkpoints, checkpoint.at);
    match.takeSealed(this.sealedAnswers);
    return match;
  }

  /**
   * The situation as this seat may imagine it: everything that it cannot see is dealt anew, and chance too.
   * Depends on the seat's view and the seed alone. For playing on, not for saving or undoing.
   */
  imagine(seat: Seat, seed: string): Match<S, V> {
    const match = this.clone();
    match.table.chance.reseed(seed);
    match.game.redeal(match.table.state, seat, match.table.chance);
    match.reimagine(seat);
    return match;
  }

  /** Asks the other seats anew: what they were asked, and what they answered, may rest on what nobody else may know. */
  private reimagine(seat: Seat): void {
    const { request } = this;
    if (request === undefined || request.kind === undefined || request.kind === 'over') return;
    const mine = this.asks.findIndex(ask => ask.seat === seat);
    const answer = this.sealed[mine];
    this.askSeveral(request.make, request.kind);
    if (answer && mine >= 0) this.sealed[this.asks.findIndex(ask => ask.seat === seat)] = answer;
    if (answer) this.decisions = this.decisions.filter(decision => decision.seat !== seat);
    if (this.decisions.length === 0) this.run(this.replies());
  }
}

const describeAnswer = (decision: Decision, picks: Picks): string =>
  `${decision.prompt} (seat ${decision.seat}) was answered with ${picks.join(', ') || 'a pass'}`;
