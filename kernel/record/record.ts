// The record of a match: its journal, its log, its turns, and the checkpoints from which it is taken up again.

import type { Ask, Picks } from '../play/decision.ts';
import type { Engine, Witness } from '../play/engine.ts';
import { eventFor, type GameEvent, type Viewer } from '../play/event.ts';
import type { Game } from '../play/game.ts';
import type { Table } from '../play/table.ts';
import { type Checkpoint, Checkpoints, type Snapshot } from './checkpoints.ts';
import { RuleFailure } from './failures.ts';
import { type Entry, firstSeal, isReseed, sealChoice, sealReseed } from './journal.ts';
import type { Start } from './start.ts';

/** A turn and its first entry. */
export type TurnMark = readonly [entry: number, turn: number];

/** An event with the number of journal entries before it. */
export interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

/** Everything that decides the future of what an engine runs. */
export const snapshotOf = <S>({ position, table }: Engine<S>): Snapshot<S> => ({
  position,
  state: table.state,
  chance: table.chance.state,
});

export class MatchRecord<S> implements Witness<S> {
  private readonly game: Game<S>;
  readonly seed: string;
  /** False for playouts: then nothing is kept. */
  readonly history: boolean;
  /** Without history, what a clone needs is kept: the last checkpoint and the entries since. */
  private readonly forks: boolean;
  private readonly hear: Start['hear'];
  private readonly watch: Start['watch'];
  /** With `forks` alone, the entries since the last checkpoint. */
  journal: Entry[] = [];
  /** What happened since this match was started or loaded. */
  log: Told[] = [];
  /** In which turn entries were made: the first entry of each turn, as far as it is known. */
  turns: TurnMark[] = [];
  /** Where what can be played again begins, if the entries before are of older rules. */
  base: Checkpoint<unknown> | undefined;
  readonly checkpoints: Checkpoints<S>;

  constructor(game: Game<S>, { seed, history = true, forks = false, hear, watch, base, checkpoints }: Start) {
    this.game = game;
    this.seed = seed;
    this.history = history;
    this.forks = !history && forks;
    this.hear = hear;
    this.watch = watch;
    this.base = base;
    this.checkpoints = new Checkpoints(checkpoints ?? 'positions', game.turnAt);
  }

  // ---- as the match goes on ----

  passing(engine: Engine<S>): void {
    if (this.watch) this.watch(snapshotOf(engine), this.journal.length);
    if (this.forks) {
      this.journal = [];
      this.keep(engine);
    }
    if (!this.history) return;
    if (engine.over || !this.checkpoints.isCovered(engine.position, this.journal.length)) this.keep(engine);
  }

  private keep(engine: Engine<S>): void {
    this.checkpoints.keep(snapshotOf(engine), this.journal.length);
    engine.questions = 0;
  }

  answered({ table }: Engine<S>, ask: Ask, picks: Picks, auto?: true): void {
    if (!this.history && !this.forks) return;
    const seal = sealChoice(this.lastSeal, ask, picks);
    const marks = { ...(ask.window && { window: true as const }), ...(auto && { auto }) };
    if (this.history) this.noteTurn(table);
    this.journal.push({ seat: ask.seat, prompt: ask.prompt, picks: [...picks], seal, ...marks });
  }

  private noteTurn({ state }: Table<S>): void {
    const turn = this.game.turns(state);
    if (this.turns.at(-1)?.[1] !== turn) this.turns.push([this.journal.length, turn]);
  }

  /** Notes on the entry just made whether chance or a reveal followed it. */
  rested({ table }: Engine<S>): void {
    if (!this.history) return;
    const entry = this.journal.at(-1);
    if (!entry || isReseed(entry)) return;
    if (table.barrier) entry.barrier = true;
    if (table.final) entry.final = true;
  }

  /** From here on what is told at this table is heard. */
  listenTo(table: Table<S>): void {
    if (this.history) table.listener = event => this.log.push({ at: this.journal.length, event });
    else if (this.hear) table.listener = this.hear;
  }

  get lastSeal(): string {
    return this.journal.at(-1)?.seal ?? firstSeal(this.seed);
  }

  /** The entry with which chance goes its own way after these entries. */
  addReseed(reseed: string): void {
    this.journal.push({ reseed, seal: sealReseed(this.lastSeal, reseed) });
  }

  /** What is thrown where a rule fails. */
  failure({ position }: Pick<Engine<S>, 'position'>, cause: unknown, after: string): RuleFailure {
    return new RuleFailure(this.game.id, position, after, [...this.journal], cause);
  }

  // ---- looking back ----

  /** What a viewer was told. */
  *told(viewer: Viewer, from: number): Generator<GameEvent> {
    for (const { at, event } of this.log) {
      const heard = at >= from ? eventFor(event, viewer) : undefined;
      if (heard) yield heard;
    }
  }

  /** The turn in which an entry was made; undefined if that was before the match was loaded. */
  turnOf(entry: number): number | undefined {
    return this.turns.findLast(([first]) => first <= entry)?.[1];
  }

  /** Turns from before the match was loaded, kept elsewhere. */
  knowTurns(marks: readonly TurnMark[]): void {
    const [first = this.journal.length, turn] = this.turns[0] ?? [];
    const before = marks.filter(([entry]) => entry < first);
    // A turn that was under way when the match was loaded goes on.
    this.turns = [...before, ...(before.at(-1)?.[1] === turn ? this.turns.slice(1) : this.turns)];
  }

  /** Forgets what came after `to` entries, and of the journal also what the last checkpoint before has not seen: that is handed back. */
  cut(to: number): readonly Entry[] {
    this.checkpoints.giveUpAfter(to);
    const { at } = this.checkpoints.last;
    const since = this.journal.slice(at, to);
    this.journal = this.journal.slice(0, at);
    this.turns = this.turns.filter(([entry]) => entry < at);
    this.log = this.log.filter(told => told.at <= to);
    return since;
  }
}
