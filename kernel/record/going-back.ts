// Going back in a match, and putting again what was taken back: a checkpoint is restored and the entries since are played again,
// each as it was recorded. How an answer is taken it leaves to the match.

import type { Answer, Start, Started } from '../match.ts';
import { copy } from '../plain/plain.ts';
import { checkPicks, type Decision, type Picks, type Seat } from '../play/decision.ts';
import { Divergence, Refusal, RuleFailure } from '../play/errors.ts';
import type { Game, GameEvent, Position } from '../play/game.ts';
import { OVER, Running, type SealedAnswer } from '../play/running.ts';
import { Table } from '../play/table.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import {
  type Choice,
  describeEntry,
  type Entry,
  earliest,
  firstSeal,
  isBarrier,
  isReseed,
  type Reseed,
  sealReseed,
} from './journal.ts';
import { MOST_TAKEN, type Taken, undoTarget } from './undo.ts';

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

export abstract class GoingBack<S, V> extends Running<S, V> {
  readonly seed: string;
  readonly history: boolean;
  /** With `forks` alone, the entries since the last checkpoint. */
  journal: Entry[] = [];
  /** What happened since this match was started or loaded. */
  log: Told[] = [];
  /** What was taken back and can be put again, the latest last. */
  taken: readonly Taken[] = [];
  /** The way of what was taken back last, where it was played elsewhere. */
  private ahead: (Ahead<S> & { readonly of: Taken }) | undefined = undefined;
  /** In which turn entries were made: the first entry of each turn, as far as it is known. */
  protected turned: TurnMark[] = [];
  protected begins: Checkpoint<unknown> | undefined;
  protected readonly checkpoints: Checkpoints<S>;

  constructor(game: Game<S, V>, start: Start, position: Position, table: Table<S>) {
    super(game, start.seats, position, table);
    this.seed = start.seed;
    this.history = start.history ?? true;
    this.begins = start.base;
    this.checkpoints = new Checkpoints(start.checkpoints ?? 'positions', game.turnAt);
  }

  abstract get started(): Started;

  /** Takes an answer, or throws a Refusal and changes nothing. */
  abstract answer(answer: Answer): void;

  abstract clone(how: { readonly history?: boolean }): GoingBack<S, V>;

  /** A second match at the first entry that can be played again. */
  protected abstract atFirst(start: Start): GoingBack<S, V>;

  /** Puts an answer that was checked into the journal, and runs on. */
  protected abstract accept(decision: Decision, picks: Picks, auto?: true): void;

  /** From here on events are heard. */
  protected abstract listen(): void;

  get lastCheckpoint(): Checkpoint<S> {
    return this.checkpoints.last;
  }

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

  /** Goes back to an entry, with the consent of the table. If a barrier is crossed, chance goes on from `reseed`. */
  rewind(to: number, reseed: string): void {
    if (!this.history) throw new Refusal('no-undo', 'this match keeps no history');
    if (!Number.isInteger(to) || to < 0 || to > this.journal.length)
      throw new Refusal('no-undo', `there is no entry ${to} in a journal of ${this.journal.length}`);
    if (to < this.earliest) throw new Refusal('final', `what was read at entry ${this.earliest - 1} stands for good`);
    const crossed = this.isDealtAnew(to);
    this.takeBack(to);
    if (crossed) this.dealAnew(reseed);
  }

  /** The first entry that the table may go back to. */
  get earliest(): number {
    return earliest(this.journal);
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
  protected restore(to: number, sealed: readonly SealedAnswer[] = []): void {
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
      const again = this.atFirst(start);
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

  protected lastSeal(): string {
    return this.journal.at(-1)?.seal ?? firstSeal(this.seed);
  }

  protected failure(cause: unknown, after: string): RuleFailure {
    return new RuleFailure(this.game.id, this.position, after, [...this.journal], cause);
  }
}

export const describeAnswer = (decision: Decision, picks: Picks): string =>
  `${decision.prompt} (seat ${decision.seat}) was answered with ${picks.join(', ') || 'a pass'}`;
