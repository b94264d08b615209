// The way back in a match, and forth again: a checkpoint is restored, and the entries since are played again as they were recorded.

import { copy } from '../plain/plain.ts';
import type { SealedAnswer } from '../play/answer.ts';
import { type Engine, OVER } from '../play/engine.ts';
import { Refusal } from '../play/errors.ts';
import type { Game } from '../play/game.ts';
import { Table } from '../play/table.ts';
import type { Seat } from '../play/text.ts';
import type { Checkpoint, Checkpoints } from './checkpoints.ts';
import type { Entry } from './journal.ts';
import type { MatchRecord, Told, TurnMark } from './record.ts';
import { retrace } from './retrace.ts';

/** What was taken back. It can be put again until something new is in the journal. */
export interface Taken {
  /** The number of entries before it. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  /** Who took back an answer of their own; absent if the table went back. */
  readonly by?: Seat;
}

/** A long way that was played elsewhere: a checkpoint near its end, and what was told and which turns began on it. */
export interface Ahead<S> {
  readonly checkpoint: Checkpoint<S>;
  readonly told: readonly Told[];
  readonly turns: readonly TurnMark[];
}

/** What a way back asks of the match that goes it. */
export interface Goer<S> {
  /** Takes answers to a simultaneous question that were in before. */
  takeSealed(sealed: readonly SealedAnswer[]): void;
  /** Checkpoints of the same match, played again elsewhere from its first entry (of older rules, if `isOlder`) up to this one. */
  checkpointsTo(entry: number, isOlder: boolean): Checkpoints<S>;
}

/** So many steps back can be put again. */
const MOST_TAKEN = 100;

export class WayBack<S> {
  private readonly game: Game<S>;
  private readonly engine: Engine<S>;
  private readonly record: MatchRecord<S>;
  private readonly goer: Goer<S>;
  /** What was taken back and can be put again, the latest last. */
  taken: readonly Taken[] = [];
  /** The way of what was taken back last, where it was played elsewhere. */
  private ahead: (Ahead<S> & { readonly of: Taken }) | undefined = undefined;

  constructor(game: Game<S>, engine: Engine<S>, record: MatchRecord<S>, goer: Goer<S>) {
    this.game = game;
    this.engine = engine;
    this.record = record;
    this.goer = goer;
  }

  /** Takes back what came after `to` entries; `sealed` stays in. */
  takeBack(to: number, sealed: readonly SealedAnswer[] = [], by?: Seat): void {
    const { record, engine } = this;
    const { journal } = record;
    const { sealedAnswers } = engine;
    this.restore(to, sealed);
    // Amid answers that were given at once the journal is shorter than asked for: all of them are taken back.
    const from = record.journal.length;
    const taken = { from, entries: journal.slice(from), sealed: sealedAnswers, ...(by !== undefined && { by }) };
    this.taken = [...this.taken, taken].slice(-MOST_TAKEN);
  }

  /** Puts again what was taken back last, exactly as it was. Returns the number of entries before it. */
  redo(): number {
    const { taken, engine, record, goer } = this;
    const { journal, log, turns } = record;
    const { sealedAnswers } = engine;
    const last = taken.at(-1);
    if (!last) throw new Refusal('no-undo', 'nothing was taken back, or something else was decided since');
    // Answers that are in already stay, where only an answer among them was taken back.
    const kept = last.entries.length === 0 ? sealedAnswers : [];
    try {
      if (this.ahead?.of === last) this.leap(last, this.ahead);
      else {
        this.restore(last.from, kept);
        retrace(engine, record, last.entries);
      }
      goer.takeSealed(last.sealed.filter(({ seat }) => !kept.some(answer => answer.seat === seat)));
    } catch (cause) {
      record.checkpoints.giveUpAfter(last.from);
      record.journal = journal;
      record.log = log;
      record.turns = turns;
      this.restore(journal.length, sealedAnswers);
      this.taken = [];
      throw new Refusal('no-undo', 'the rules have changed: what was taken back cannot be put again', cause);
    }
    // An answer that was the last one missing has led on: that is something new.
    const isNew = record.journal.length > last.from + last.entries.length;
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
    const { record } = this;
    record.checkpoints.giveUpAfter(from);
    record.checkpoints.insert(checkpoint);
    record.journal = [...record.journal.slice(0, from), ...entries];
    record.log = [...record.log.filter(({ at }) => at <= from), ...told];
    const before = record.turns.filter(([entry]) => entry < from);
    record.turns = [...before, ...turns.filter(([, turn]) => turn !== before.at(-1)?.[1])];
    this.restore(record.journal.length);
  }

  /** Stands the match where it stood after `to` entries, with these answers to a simultaneous question in. */
  restore(to: number, sealed: readonly SealedAnswer[] = []): void {
    const { game, engine, record, goer } = this;
    if (!record.checkpoints.before(to)) this.recall(to);
    const entries = record.cut(to);
    const { position, state, chance } = record.checkpoints.last;
    engine.beginAt(new Table<S>(game, engine.table.setting, copy(state), copy(chance)), position);
    if (position.at === OVER.at) return;
    retrace(engine, record, entries);
    goer.takeSealed(sealed);
    record.listenTo(engine.table);
  }

  /** A loaded match has no checkpoints before its own: the way there is played again from the first entry. */
  private recall(to: number): void {
    const { record, goer } = this;
    const isOlder = record.base !== undefined && to < record.base.at;
    try {
      record.checkpoints.replaceBy(goer.checkpointsTo(to, isOlder));
      // The entries of older rules that are left have turned out to fit these.
      if (isOlder) record.base = undefined;
    } catch (cause) {
      throw new Refusal('no-undo', `the rules have changed since entry ${to}: the match cannot go back to it`, cause);
    }
  }
}
