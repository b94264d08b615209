// A match: one game being played. It asks, checks, journals and forks.
// A match in mid-decision is its last checkpoint plus the entries since: generators are never copied or stored.

import { newChance } from './play/chance.ts';
import { type Ask, checkPicks, type Decision, type Picks, type Seat } from './play/decision.ts';
import { Refusal, type RuleFailure } from './play/errors.ts';
import {
  eventFor,
  type Game,
  type GameEvent,
  type Options,
  type Outcome,
  type Position,
  type Viewer,
} from './play/game.ts';
import { checkSetting } from './play/options.ts';
import { OVER } from './play/running.ts';
import { Table } from './play/table.ts';
import { type Checkpoint, copyOf, type Keeping, type Snapshot } from './record/checkpoints.ts';
import { describeAnswer, GoingBack, type TurnMark } from './record/going-back.ts';
import { type Entry, isReseed, sealChoice } from './record/journal.ts';
import { readLegacy } from './record/legacy.ts';

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

export class Match<S = unknown, V = unknown> extends GoingBack<S, V> {
  readonly options: Options;
  readonly legacy: unknown;
  private readonly forks: boolean;
  private readonly hear: Start['hear'];
  private readonly watch: Start['watch'];
  private broken: RuleFailure | undefined = undefined;

  private constructor(game: Game<S, V>, start: Start, options: Options, snapshot: Snapshot<S>) {
    const { seats, legacy, forks, hear, watch } = start;
    super(game, start, snapshot.position, new Table<S>(game, { seats, options }, snapshot.state, snapshot.chance));
    this.options = options;
    this.legacy = legacy;
    this.forks = !this.history && forks === true;
    this.hear = hear;
    this.watch = watch;
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
    if (since.length > 0) match.retrace(since);
    return match;
  }

  /** The match at its first entry that can be played again; `journal` has the entries before, if there are any. */
  static beginning<S, V>(game: Game<S, V>, start: Start, journal: readonly Entry[]): Match<S, V> {
    const { base } = start;
    if (!base) return Match.start(game, start);
    return Match.resume(game, start, copyOf(base as Checkpoint<S>), journal.slice(0, base.at));
  }

  protected atFirst(start: Start): Match<S, V> {
    return Match.beginning(this.game, start, this.journal);
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
    const own = this.decisionOf(seat);
    if (!own) throw this.notAsked(seat);
    if (own.id !== id)
      throw new Refusal('stale', `decision ${id} is no longer open; seat ${seat} is asked ${own.prompt} (${own.id})`);
    checkPicks(own, picks);
    return own;
  }

  /** What is said to a seat that answers and is not asked anything. */
  notAsked(seat: Seat): Refusal {
    if (this.over) return new Refusal('over', 'the game is over');
    if (this.asks.some(ask => ask.seat === seat)) return new Refusal('answered', `seat ${seat} has answered already`);
    return new Refusal('foreign', `it is not for seat ${seat} to answer`);
  }

  protected accept(decision: Decision, picks: Picks, auto?: true): void {
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
    if (!entry || isReseed(entry)) return;
    if (this.table.barrier) entry.barrier = true;
    if (this.table.final) entry.final = true;
  }

  protected listen(): void {
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
    const { seed, seats, options, legacy, begins: base } = this;
    const start: Start = { seed, seats, options, legacy, base, history: how.history ?? false };
    // The first question since the checkpoint is the one that waits here: the copy comes to it as well.
    const match = Match.resume(this.game, start, checkpoint, this.journal, this.questions === 1);
    if (match.history) match.checkpoints.inherit(this.checkpoints, checkpoint.at);
    if (this.sealed.length > 0) match.takeSealed(this.sealedAnswers);
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
