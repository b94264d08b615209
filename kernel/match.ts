// A match: one game being played. An engine runs its rules and waits for answers, a record keeps what has come of them, and a
// way back leads through the record. A match in mid-decision is its last checkpoint plus the entries since: generators are
// never copied or stored.

import type { Answer, SealedAnswer } from './play/answer.ts';
import { newChance } from './play/chance.ts';
import type { Decision } from './play/decision.ts';
import { Engine } from './play/engine.ts';
import { Refusal } from './play/errors.ts';
import type { GameEvent, Viewer } from './play/event.ts';
import type { Game, Outcome, Position } from './play/game.ts';
import { checkSetting } from './play/options.ts';
import type { Options } from './play/setting.ts';
import { Table } from './play/table.ts';
import type { Seat } from './play/text.ts';
import { type Checkpoint, type Checkpoints, copyOf, type Keeping, type Snapshot } from './record/checkpoints.ts';
import type { RuleFailure } from './record/failures.ts';
import { type Entry, earliest, isBarrier } from './record/journal.ts';
import { readLegacy } from './record/legacy.ts';
import { MatchRecord, snapshotOf, type Told, type TurnMark } from './record/record.ts';
import { describeAnswer, retrace } from './record/retrace.ts';
import type { Start, Started } from './record/start.ts';
import { undoTarget } from './record/undo.ts';
import { type Ahead, type Taken, WayBack } from './record/way-back.ts';

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly seats: number;
  readonly options: Options;
  readonly legacy: unknown;
  private readonly engine: Engine<S>;
  private readonly record: MatchRecord<S>;
  private readonly way: WayBack<S>;
  private broken: RuleFailure | undefined = undefined;

  private constructor(game: Game<S, V>, start: Start, options: Options, { position, state, chance }: Snapshot<S>) {
    const { seats, legacy } = start;
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.legacy = legacy;
    this.record = new MatchRecord<S>(game, start);
    this.engine = new Engine<S>(game, new Table<S>(game, { seats, options }, state, chance), position, this.record);
    this.way = new WayBack<S>(game, this.engine, this.record, this);
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
    if (match.history) match.record.journal = journal.slice(0, from.at);
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

  private begin(position: Position, putOff = false): void {
    this.record.listenTo(this.engine.table);
    try {
      this.engine.begin(position, putOff);
    } catch (cause) {
      throw this.record.failure(this.engine, cause, `the start of ${position.at}`);
    }
  }

  // ---- looking ----

  get seed(): string {
    return this.record.seed;
  }

  get started(): Started {
    const { seed, seats, options, legacy } = this;
    const { base } = this.record;
    return { seed, seats, options, ...(legacy !== undefined && { legacy }), ...(base && { base }) };
  }

  get state(): S {
    return this.engine.table.state;
  }

  get at(): Position {
    return this.engine.position;
  }

  get over(): boolean {
    return this.engine.over;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.game.outcome(this.state) : undefined;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  views(viewers: readonly Viewer[]): readonly V[] {
    const { game, state } = this;
    return game.views?.(state, viewers) ?? viewers.map(viewer => game.view(state, viewer));
  }

  /** Everything that decides the future, as plain data: for comparing two matches. */
  snapshot(): Snapshot<S> {
    return snapshotOf(this.engine);
  }

  /** What is asked now; several when seats are asked at once. Seats that have answered are no longer in it. */
  get decisions(): readonly Decision[] {
    return this.engine.decisions;
  }

  /** The seat's open decision. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.engine.decisionOf(seat);
  }

  /** Answers to a simultaneous question that are in but not yet shown: for saving. */
  get sealedAnswers(): readonly SealedAnswer[] {
    return this.engine.sealedAnswers;
  }

  /** An interruption that was let pass, among answers that are not shown yet. */
  isSealedPass(answer: SealedAnswer): boolean {
    return this.engine.isSealedPass(answer);
  }

  // ---- answering ----

  /** Takes an answer, or throws a Refusal and changes nothing. */
  answer(answer: Answer): void {
    if (this.broken) throw this.broken;
    const { engine, record, way } = this;
    const decision = engine.check(answer);
    const before = record.journal.length;
    const sealed = engine.isSealing ? engine.sealedAnswers : undefined;
    try {
      engine.take(decision, answer.picks, answer.auto);
    } catch (cause) {
      const failure = record.failure(engine, cause, describeAnswer(decision, answer.picks));
      if (record.history) way.restore(before, sealed);
      else this.broken = failure;
      throw failure;
    }
    if (record.journal.length > before) way.taken = [];
  }

  /** Answers the only open decision. */
  pick(...picks: string[]): void {
    const decision = this.decisions[0];
    if (!decision) throw new Refusal('over', 'nobody is asked anything');
    this.answer({ seat: decision.seat, decision: decision.id, picks });
  }

  /** Takes answers to a simultaneous question that were in before. */
  takeSealed(sealed: readonly SealedAnswer[]): void {
    for (const { seat, picks, auto } of sealed) {
      const decision = this.decisionOf(seat);
      if (!decision) throw new Refusal('foreign', `seat ${seat} is not asked`);
      this.answer({ seat, decision: decision.id, picks, ...(auto && { auto }) });
    }
  }

  /** What is said to a seat that answers and is not asked anything. */
  notAsked(seat: Seat): Refusal {
    return this.engine.notAsked(seat);
  }

  // ---- the record ----

  get history(): boolean {
    return this.record.history;
  }

  /** With `forks` alone, the entries since the last checkpoint. */
  get journal(): readonly Entry[] {
    return this.record.journal;
  }

  /** What happened since this match was started or loaded; what was told before is known to whoever kept it. */
  get log(): readonly Told[] {
    return this.record.log;
  }

  set log(told: readonly Told[]) {
    this.record.log = [...told];
  }

  /** What a viewer was told. */
  told(viewer: Viewer, from = 0): Generator<GameEvent> {
    return this.record.told(viewer, from);
  }

  /** The turn in which an entry was made; undefined if that was before the match was loaded. */
  turnOf(entry: number): number | undefined {
    return this.record.turnOf(entry);
  }

  get turnMarks(): readonly TurnMark[] {
    return this.record.turns;
  }

  /** Turns from before the match was loaded, kept elsewhere. */
  knowTurns(marks: readonly TurnMark[]): void {
    this.record.knowTurns(marks);
  }

  get lastCheckpoint(): Checkpoint<S> {
    return this.record.checkpoints.last;
  }

  /** The last checkpoint that is kept at or before this entry. */
  checkpointBefore(entry: number): Checkpoint<S> | undefined {
    return this.record.checkpoints.before(entry);
  }

  /** Takes a checkpoint of this match's own past that was kept elsewhere, so that going back there costs the way from it. */
  takeCheckpoint(checkpoint: Checkpoint<S>): void {
    this.record.checkpoints.insert(checkpoint);
  }

  /** Plays recorded entries again. Each must be asked for, offered, and carry the seal that it carried before. */
  retrace(entries: readonly Entry[]): void {
    retrace(this.engine, this.record, entries);
  }

  // ---- the way back ----

  /** The number of entries that undo by this seat alone would leave, or undefined if it cannot undo. */
  undoTarget(seat: Seat): number | undefined {
    return undoTarget(this, seat);
  }

  /** Takes back the seat's last answer, if nothing was revealed and nobody else has decided since. */
  undo(seat: Seat): void {
    const target = this.undoTarget(seat);
    if (target === undefined) throw new Refusal('no-undo', `seat ${seat} has nothing to take back here`);
    const others = this.sealedAnswers.filter(answer => answer.seat !== seat);
    this.way.takeBack(target, target === this.journal.length ? others : [], seat);
  }

  /** Goes back to an entry, with the consent of the table. If a barrier is crossed, chance goes on from `reseed`. */
  rewind(to: number, reseed: string): void {
    if (!this.history) throw new Refusal('no-undo', 'this match keeps no history');
    this.checkEntry(to);
    if (to < this.earliest) throw new Refusal('final', `what was read at entry ${this.earliest - 1} stands for good`);
    const crossed = this.isDealtAnew(to);
    this.way.takeBack(to);
    if (crossed) this.dealAnew(reseed);
  }

  /** The first entry that the table may go back to. */
  get earliest(): number {
    return earliest(this.journal);
  }

  /** Going back to this entry crosses a barrier: what nobody has seen will be dealt anew. */
  isDealtAnew(to: number): boolean {
    return this.journal.slice(to).some(isBarrier);
  }

  /** From here on chance goes its own way, and what nobody has seen is dealt anew. */
  dealAnew(reseed: string): void {
    this.engine.dealAnew(reseed, 'everyone');
    this.record.addReseed(reseed);
  }

  /** What was taken back and can be put again, the latest last. */
  get taken(): readonly Taken[] {
    return this.way.taken;
  }

  set taken(taken: readonly Taken[]) {
    this.way.taken = taken;
  }

  /** Puts again what was taken back last, exactly as it was. Returns the number of entries before it. */
  redo(): number {
    return this.way.redo();
  }

  get isRedoPrepared(): boolean {
    return this.way.isRedoPrepared;
  }

  /** The way of what was taken back last, played elsewhere: then a redo costs what lies behind its checkpoint, not its length. */
  prepareRedo(of: Taken, ahead: Ahead<S>): void {
    this.way.prepareRedo(of, ahead);
  }

  /** Checkpoints of the same match, played again elsewhere from its first entry up to this one; from its seed, if it is of older rules. */
  checkpointsTo(entry: number, isOlder: boolean): Checkpoints<S> {
    const { base: _, ...begun } = this.started;
    const again = Match.beginning(
      this.game,
      { ...(isOlder ? begun : this.started), checkpoints: 'sparse' },
      this.journal,
    );
    again.retrace(this.journal.slice(again.journal.length, entry));
    return again.record.checkpoints;
  }

  private checkEntry(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.journal.length)
      throw new Refusal('no-undo', `there is no entry ${to} in a journal of ${this.journal.length}`);
  }

  // ---- forking ----

  /** A second match that stands where this one stood after `to` entries, with its history. Costs the way from a checkpoint. */
  past(to: number, checkpoints: Keeping = this.record.checkpoints.keeping): Match<S, V> {
    this.checkEntry(to);
    const { record } = this;
    const nearest = record.checkpoints.before(to);
    if (!nearest) throw new Refusal('no-undo', `no checkpoint is kept before entry ${to}`);
    const start = { ...this.started, checkpoints };
    const match = Match.resume(this.game, start, copyOf(nearest), record.journal.slice(0, to));
    match.record.checkpoints.inherit(record.checkpoints, nearest.at);
    match.log = record.log.filter(told => told.at <= to);
    return match;
  }

  /**
   * A second match in the same situation. Costs one copy of the state and the few choices since the checkpoint; what several
   * seats are asked there is found when somebody looks.
   */
  clone(how: { readonly history?: boolean } = {}): Match<S, V> {
    const { engine, record, seed, seats, options, legacy } = this;
    const checkpoint = copyOf(record.checkpoints.last);
    const start: Start = { seed, seats, options, legacy, base: record.base, history: how.history ?? false };
    // The first question since the checkpoint is the one that waits here: the copy comes to it as well.
    const match = Match.resume(this.game, start, checkpoint, record.journal, engine.questions === 1);
    if (match.history) match.record.checkpoints.inherit(record.checkpoints, checkpoint.at);
    if (engine.isSealing) match.takeSealed(engine.sealedAnswers);
    return match;
  }

  /**
   * The situation as this seat may imagine it: everything that it cannot see is dealt anew, and chance too.
   * Depends on the seat's view and the seed alone. For playing on, not for saving or undoing.
   */
  imagine(seat: Seat, seed: string): Match<S, V> {
    const match = this.clone();
    match.engine.dealAnew(seed, seat);
    match.engine.askAnew(seat);
    return match;
  }
}
