// A match: one game being played. It asks, checks, journals, goes back, forks and saves.
// A match in mid-decision is its last checkpoint plus the entries since: generators are never copied or stored.

import { type ChanceState, newChance } from './chance.ts';
import { type Ask, checkPicks, type Decision, forcedPicks, type Picks, type Seat } from './decision.ts';
import { Divergence, Refusal, RuleFailure } from './errors.ts';
import { eventFor, type Game, type GameEvent, type Options, type Outcome, type Position, type Viewer } from './game.ts';
import {
  type Choice,
  describeEntry,
  type Entry,
  firstSeal,
  isBarrier,
  isPass,
  isReseed,
  type Reseed,
  sealChoice,
  sealReseed,
} from './journal.ts';
import { checkSetting } from './options.ts';
import { copy } from './plain.ts';
import { type Answered, checkAsk, type Reply, type Request, type Rules, Table } from './table.ts';

/** Everything that a position needs to start again. Plain data. */
export interface Snapshot<S> {
  readonly position: Position;
  readonly state: S;
  readonly chance: ChanceState;
}

/** A snapshot at the start of a position, with the number of journal entries before it. */
export interface Checkpoint<S> extends Snapshot<S> {
  readonly at: number;
}

export interface Start {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Options;
  /** False for playouts: no journal, no checkpoints, hence no undo and no save. */
  readonly history?: boolean;
  /** Hears what is told where no history keeps it. */
  readonly hear?: (event: GameEvent) => void;
  /**
   * `turns` keeps a checkpoint where a turn begins instead of at every position: less copying, for who hosts many matches.
   * `sparse` keeps a few, evenly spread however long the game: for who plays a journal again and looks anywhere in it.
   */
  readonly checkpoints?: 'positions' | 'turns' | 'sparse';
}

/** With `turns`, a checkpoint is also kept after so many entries without one. */
const MOST_SINCE_CHECKPOINT = 8;
/** With `sparse`, checkpoints lie this far apart at first; when there are too many, every other one goes. */
const FIRST_SPACING = 64;
const MOST_SPARSE = 64;

/** An answer as it comes from outside: nothing in it is trusted. */
export interface Answer {
  readonly seat: Seat;
  /** The id of the decision that it answers. */
  readonly decision: number;
  readonly picks: Picks;
  /** Nobody was asked: the host lets an interruption pass, as the seat wishes. */
  readonly auto?: true;
}

/** An answer to a simultaneous question that is in but that nobody may see yet. */
export interface SealedAnswer {
  readonly seat: Seat;
  readonly picks: Picks;
  readonly auto?: true;
}

/** What was taken back. It can be put again until something new is in the journal. */
export interface Taken {
  /** The number of entries before it. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  /** Who took back an answer of their own; absent if the table went back. */
  readonly by?: Seat;
}

/** A turn and its first entry. */
export type TurnMark = readonly [entry: number, turn: number];

/** An event with the number of journal entries before it. */
export interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

/** So many steps back can be put again. */
const MOST_TAKEN = 100;
/** So many interruptions of others are thought through to know what follows them. */
const MOST_PASSES = 50;

export const OVER: Position = { at: 'over' };

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly history: boolean;
  private readonly hear: Start['hear'];
  /** What is asked now; several when seats are asked at once. Seats that have answered are no longer in it. */
  decisions: Decision[] = [];
  journal: Entry[] = [];
  /** What happened since this match was started or loaded. */
  log: Told[] = [];
  /** What was taken back and can be put again, the latest last. */
  taken: readonly Taken[] = [];
  /** In which turn entries were made: the first entry of each turn, as far as it is known. */
  private turned: TurnMark[] = [];
  /** The questions of an `all` or `any` in seat order, and the answers that are in. */
  private asks: readonly Ask[] = [];
  private sealed: (Pick<SealedAnswer, 'picks' | 'auto'> | undefined)[] = [];
  private request: Request | Ask | undefined = undefined;
  private rule: Rules<Position> | undefined = undefined;
  private position: Position = { at: 'setup' };
  private table: Table<S>;
  private checkpoints: Checkpoint<S>[] = [];
  private readonly keeping: NonNullable<Start['checkpoints']>;
  /** With `sparse`: entries from one checkpoint to the next. */
  private spacing = FIRST_SPACING;
  private asked = 0;
  private broken: RuleFailure | undefined = undefined;

  private constructor(game: Game<S, V>, start: Start, options: Options, snapshot: Snapshot<S>) {
    this.game = game;
    this.seed = start.seed;
    this.seats = start.seats;
    this.options = options;
    this.history = start.history ?? true;
    this.hear = start.hear;
    this.keeping = start.checkpoints ?? 'positions';
    this.position = snapshot.position;
    this.table = new Table<S>(game, { seats: start.seats, options }, snapshot.state, snapshot.chance);
  }

  // ---- beginning ----

  static start<S, V>(game: Game<S, V>, start: Start): Match<S, V> {
    const setting = checkSetting(game, { seats: start.seats, options: start.options ?? {} });
    const snapshot = { position: { at: 'setup' }, state: game.begin(setting), chance: newChance(start.seed) };
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
  ): Match<S, V> {
    const match = new Match(game, start, start.options ?? {}, from);
    if (match.history) match.journal = journal.slice(0, from.at);
    match.begin(from.position);
    match.retrace(journal.slice(from.at));
    return match;
  }

  private begin(position: Position): void {
    this.listen();
    if (position.at === OVER.at) {
      this.finish();
      return;
    }
    try {
      this.enter(position);
      this.run(undefined);
    } catch (cause) {
      throw this.failure(cause, `the start of ${position.at}`);
    }
  }

  // ---- looking ----

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

  /** The seat's open decision. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.decisions.find(decision => decision.seat === seat);
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
    const last = this.checkpoints.at(-1);
    if (!last) throw new Error('a match without history has no checkpoints');
    return last;
  }

  /** Answers to a simultaneous question that are in but not yet shown: for saving. */
  get sealedAnswers(): readonly SealedAnswer[] {
    return this.asks.flatMap((ask, i) => {
      const answer = this.sealed[i];
      return answer && !forcedPicks(ask) ? [{ seat: ask.seat, ...answer }] : [];
    });
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

  private replies(): Reply[] {
    return this.asks.map((ask, i) => ({ seat: ask.seat, picks: this.sealed[i]?.picks ?? [] }));
  }

  private askOf(seat: Seat): Ask {
    return this.asks.find(ask => ask.seat === seat) as Ask;
  }

  /** An interruption that was let pass, among answers that are not shown yet. */
  private isSealedPass({ seat, picks }: SealedAnswer): boolean {
    return this.askOf(seat).window !== undefined && picks.length === 0;
  }

  private record(ask: Ask, picks: Picks, auto?: true): void {
    if (!this.history) return;
    const seal = sealChoice(this.lastSeal(), ask, picks);
    const turn = this.game.turns(this.table.state);
    if (this.turned.at(-1)?.[1] !== turn) this.turned.push([this.journal.length, turn]);
    const marks = { ...(ask.window && { window: true as const }), ...(auto && { auto }) };
    this.journal.push({ seat: ask.seat, prompt: ask.prompt, picks: [...picks], seal, ...marks });
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

  // ---- running rules ----

  private enter(position: Position): void {
    const rule = this.game.positions[position.at];
    if (!rule) throw new Error(`${this.game.id} has no position ${position.at}`);
    this.position = position;
    if (this.history && !this.isCovered(position)) this.keepCheckpoint();
    this.rule = rule(this.table, position);
  }

  /** Runs rules until somebody is asked or the game is over. */
  private run(answered: Answered | undefined): void {
    this.table.resumed();
    let next = answered;
    for (;;) {
      const rule = this.rule as Rules<Position>;
      const result = next === undefined ? rule.next() : rule.next(next);
      next = undefined;
      if (result.done) {
        this.table.step();
        if (result.value.at === OVER.at) {
          this.finish();
          return;
        }
        this.enter(result.value);
        continue;
      }
      const request = result.value;
      if (request.kind === 'over') {
        this.finish();
        return;
      }
      this.request = request;
      if (request.kind === undefined) {
        const decision = request as Ask & { id: number };
        decision.id = ++this.asked;
        this.decisions = [decision];
        if (this.asks.length > 0) this.asks = this.sealed = [];
        return;
      }
      this.askSeveral(request.make, request.kind);
      if (this.decisions.length > 0) return;
      next = this.replies();
    }
  }

  /** Puts the questions of an `all` or `any` on the table. Those with one possible answer are sealed by themselves. */
  private askSeveral(make: () => readonly Ask[], kind: 'all' | 'any'): void {
    const asks = [...make()].sort((a, b) => a.seat - b.seat);
    for (const [i, ask] of asks.entries()) {
      checkAsk(ask);
      if (!(ask.seat >= 0 && ask.seat < this.seats))
        throw new Error(`${ask.prompt} asks seat ${ask.seat} of ${this.seats}`);
      if (asks[i - 1]?.seat === ask.seat) throw new Error(`${ask.prompt} asks seat ${ask.seat} twice at once`);
    }
    if (kind === 'any' && asks.length === 0) throw new Error('nobody to ask');
    // An offer that stands is never waited for: somebody else must be.
    if (asks.some(({ standing }) => standing) && (kind === 'all' || asks.every(({ standing }) => standing)))
      throw new Error(`${asks[0]?.prompt}: an offer stands, but nobody is waited for`);
    const id = ++this.asked;
    this.asks = asks;
    this.sealed = asks.map(ask => {
      const picks = kind === 'all' || asks.length === 1 ? forcedPicks(ask) : undefined;
      return picks && { picks };
    });
    this.decisions = asks.filter((_, i) => this.sealed[i] === undefined).map(ask => ({ ...ask, id }));
  }

  private finish(): void {
    this.position = OVER;
    this.request = undefined;
    this.rule = undefined;
    this.decisions = [];
    this.asks = this.sealed = [];
    if (this.history) this.keepCheckpoint();
  }

  private listen(): void {
    if (this.history) this.table.listener = event => this.log.push({ at: this.journal.length, event });
    else if (this.hear) this.table.listener = this.hear;
  }

  /** No checkpoint is needed here: the last one is not far back, and with `turns`, a turn is under way. */
  private isCovered({ at }: Position): boolean {
    const last = this.checkpoints.at(-1);
    if (!last || this.keeping === 'positions') return false;
    const since = this.journal.length - last.at;
    if (this.keeping === 'sparse') return since < this.spacing;
    const { turnAt } = this.game;
    return turnAt !== undefined && at !== turnAt && since < MOST_SINCE_CHECKPOINT;
  }

  /** Keeps a checkpoint, and of the older ones fewer and fewer the further back they lie. */
  private keepCheckpoint(): void {
    const { position, state, chance } = this.snapshot();
    const at = this.journal.length;
    while (this.checkpoints.length > 0 && this.lastCheckpoint.at >= at) this.checkpoints.pop();
    this.checkpoints.push({ at, position, state: copy(state), chance: copy(chance) });
    if (this.keeping !== 'sparse') this.checkpoints = thin(this.checkpoints, at);
    else if (this.checkpoints.length > MOST_SPARSE) {
      this.checkpoints = this.checkpoints.filter((_, i) => i % 2 === 0);
      this.spacing *= 2;
    }
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
    if (!this.history) return undefined;
    const sealed = this.sealedAnswers;
    if (sealed.some(answer => answer.seat === seat && !answer.auto)) return this.journal.length;
    if (sealed.some(answer => !this.isSealedPass(answer))) return undefined;
    let end = this.journal.length;
    while (isGonePast(this.journal[end - 1], seat)) end--;
    const last = this.journal[end - 1];
    if (!last || isReseed(last) || last.seat !== seat || last.barrier) return undefined;
    return this.isRevealing(seat) ? undefined : end - 1;
  }

  /** Chance or a reveal follows once the others have let pass what they are asked now: where nobody is asked it has come. */
  private isRevealing(seat: Seat): boolean {
    const interrupted = ({ decisions }: Match<S, V>): Decision | undefined =>
      decisions.find(({ window, standing, seat: other }) => window && !standing && other !== seat);
    if (!interrupted(this)) return false;
    const trial = this.clone({ history: true });
    try {
      for (let n = 0; n < MOST_PASSES; n++) {
        const open = interrupted(trial);
        if (!open) break;
        trial.answer({ seat: open.seat, decision: open.id, picks: [] });
      }
    } catch (cause) {
      if (!(cause instanceof RuleFailure)) throw cause;
    }
    return trial.journal.slice(this.journal.length).some(isBarrier);
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
    if (!crossed) return;
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
    const { taken, journal, sealedAnswers } = this;
    const last = taken.at(-1);
    if (!last) throw new Refusal('no-undo', 'nothing was taken back, or something else was decided since');
    // Answers that are in already stay, where only an answer among them was taken back.
    const kept = last.entries.length === 0 ? sealedAnswers : [];
    try {
      this.restore(last.from, kept);
      this.retrace(last.entries);
      this.takeSealed(last.sealed.filter(({ seat }) => !kept.some(answer => answer.seat === seat)));
    } catch (cause) {
      while (this.lastCheckpoint.at > last.from) this.checkpoints.pop();
      this.journal = journal;
      this.restore(journal.length, sealedAnswers);
      this.taken = [];
      throw new Refusal('no-undo', 'the rules have changed: what was taken back cannot be put again', cause);
    }
    // An answer that was the last one missing has led on: that is something new.
    const isNew = this.journal.length > last.from + last.entries.length;
    this.taken = isNew ? [] : taken.slice(0, -1);
    return last.from;
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
    if ((this.checkpoints[0]?.at ?? 0) > to) this.recall(to);
    while (this.lastCheckpoint.at > to) this.checkpoints.pop();
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
    const { game, seed, seats, options } = this;
    try {
      const again = Match.start(game, { seed, seats, options, checkpoints: 'sparse' });
      again.retrace(this.journal.slice(0, to));
      this.checkpoints = again.checkpoints;
    } catch (cause) {
      throw new Refusal('no-undo', `the rules have changed since entry ${to}: the match cannot go back to it`, cause);
    }
  }

  /** Plays recorded entries again. Each must be asked for, offered, and carry the seal that it carried before. */
  retrace(entries: readonly Entry[]): void {
    const base = this.journal.length;
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
  past(to: number, checkpoints = this.keeping): Match<S, V> {
    const { game, seed, seats, options } = this;
    if (!Number.isInteger(to) || to < 0 || to > this.journal.length)
      throw new Refusal('no-undo', `there is no entry ${to} in a journal of ${this.journal.length}`);
    const last = this.checkpoints.findLastIndex(({ at }) => at <= to);
    const nearest = this.checkpoints[last];
    if (!nearest) throw new Refusal('no-undo', `no checkpoint is kept before entry ${to}`);
    const start = { seed, seats, options, checkpoints };
    const match = Match.resume(game, start, copyOf(nearest), this.journal.slice(0, to));
    match.checkpoints.unshift(...this.checkpoints.slice(0, last));
    match.spacing = this.spacing;
    match.log = this.log.filter(told => told.at <= to);
    return match;
  }

  /** The last checkpoint that is kept at or before this entry. */
  checkpointBefore(entry: number): Checkpoint<S> | undefined {
    return this.checkpoints.findLast(({ at }) => at <= entry);
  }

  /** Takes a checkpoint of this match's own past that was kept elsewhere, so that going back there costs the way from it. */
  takeCheckpoint(checkpoint: Checkpoint<S>): void {
    const after = this.checkpoints.findIndex(({ at }) => at >= checkpoint.at);
    if (this.checkpoints[after]?.at === checkpoint.at) return;
    this.checkpoints.splice(after < 0 ? this.checkpoints.length : after, 0, checkpoint);
  }

  /** A second match in the same situation. Costs one copy of the state and the few choices since the checkpoint. */
  clone(how: { readonly history?: boolean } = {}): Match<S, V> {
    const checkpoint = copyOf(this.lastCheckpoint);
    const start = { seed: this.seed, seats: this.seats, options: this.options, history: how.history ?? false };
    const match = Match.resume(this.game, start, checkpoint, this.journal);
    if (match.history) match.checkpoints.unshift(...this.checkpoints.slice(0, -1));
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

const copyOf = <S>({ at, position, state, chance }: Checkpoint<S>): Checkpoint<S> => ({
  at,
  position,
  state: copy(state),
  chance: copy(chance),
});

/** An answer that does not stand between a seat and its own: passed for it, or by somebody else whom the game had asked. */
const isGonePast = (entry: Entry | undefined, seat: Seat): boolean =>
  entry !== undefined &&
  !isBarrier(entry) &&
  !isReseed(entry) &&
  (entry.auto ?? (isPass(entry) && entry.seat !== seat));

const describeAnswer = (decision: Decision, picks: Picks): string =>
  `${decision.prompt} (seat ${decision.seat}) was answered with ${picks.join(', ') || 'a pass'}`;

/** Of the checkpoints older than the newest, keeps about two for each doubling of the distance. */
function thin<S>(checkpoints: Checkpoint<S>[], now: number): Checkpoint<S>[] {
  if (checkpoints.length < 12) return checkpoints;
  const kept: Checkpoint<S>[] = [];
  let slot = -1;
  for (const checkpoint of checkpoints) {
    const next = Math.floor(2 * Math.log2(now - checkpoint.at + 1));
    if (next !== slot || checkpoint === checkpoints[0]) kept.push(checkpoint);
    slot = next;
  }
  return kept;
}
