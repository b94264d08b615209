// A table and how it changes: by ops alone, the same way wherever they are played. What can be seen of it is told in seen-table.ts.
// No clock, no luck, no I/O.

import {
  Divergence,
  type Entry,
  type Game,
  type GameClock,
  Match,
  Refusal,
  RuleFailure,
  resume,
  type Seat,
  type Start,
  type Told,
} from '@veillee/kernel';
import { No } from '../refusals.ts';
import { LOG_KEPT } from '../store/chapters.ts';
import { answered, deserted, refused, type Settled, type Standing } from './agreement.ts';
import { careFor } from './care.ts';
import { Company } from './company.ts';
import { Done } from './done.ts';
import { begun, passed, secondsOf } from './duration.ts';
import { wayAgain, wayTo } from './going-back.ts';
import { guestAt, Manners } from './manners.ts';
import type { Chapter, Op, OpenRequest, Setup, Snapshot, StoredMatch } from './ops.ts';
import { SeenTable } from './seen-table.ts';
import { ToldNumbers } from './told-numbers.ts';

/** So many turns are kept with a snapshot: where every answer is a turn, all of them would be most of it. Of older ones nobody says which turn it was. */
const TURNS_KEPT = 200;

/** What an op did, beyond changing the table. */
export interface Change {
  /** Patches will not do: somebody went back. */
  readonly back: boolean;
  readonly asked?: OpenRequest;
  readonly settled?: Settled;
}

const PLAIN: Change = { back: false };
const BACK: Change = { back: true };

export class Table extends SeenTable {
  static make(game: Game, setup: Setup, clock?: GameClock): Table {
    const table = new Table(game, setup, clock, careFor(setup));
    table.maybeStart();
    table.maybeBegin();
    return table;
  }

  // ---- happening ----

  /** Plays one op, or throws a refusal and changes nothing. */
  apply(op: Op): Change {
    const heard = this.match?.log.length ?? 0;
    const charged = this.time.charged(this.match, op);
    const running = this.status === 'playing';
    const unheard = op.k === 'hold' ? op.seat : this.passedBy(op);
    const alike = this.alikePassedBy(op);
    const change = this.play(op);
    this.time.moved(this.match, op, charged);
    if (this.match && this.company.isComplete)
      this.duration = passed(this.duration, op, { running, over: this.match.over });
    this.alone = op.k === 'answer' && (op.auto || this.company.isBots(op.seat)) ? this.alone + 1 : 0;
    this.fresh = change.back ? [] : (this.match?.log.slice(heard) ?? []);
    // Whoever goes back may leave a reseed as the last entry: what is written holds at most up to there.
    if (change.back) this.written = Math.min(this.written, Math.max(0, this.entries - 1));
    if (change.back) this.letPass = undefined;
    else if (alike) this.letPass = alike.isHeld ? undefined : { ...alike, entries: this.entries };
    this.position++;
    if (unheard === undefined) this.countedPosition++;
    this.count(change.back);
    this.hold(unheard);
    if ('id' in op && op.id !== undefined) this.done.add(op.seat, op.id, this.countedPosition);
    return change;
  }

  /** The seat that lets an interruption pass with this op, of which nobody else need know. */
  private passedBy(op: Op): Seat | undefined {
    if (op.k !== 'answer' || op.picks.length > 0) return undefined;
    const window = this.match?.decisionOf(op.seat)?.window;
    return window && !window.open ? op.seat : undefined;
  }

  /** What this op lets pass of interruptions that are alike. Whoever holds one of them open has an eye on all of them. */
  private alikePassedBy(op: Op): { seat: Seat; alike: string; isHeld: boolean } | undefined {
    const seat = this.passedBy(op);
    if (seat === undefined) return undefined;
    const alike = this.match?.decisionOf(seat)?.window?.alike;
    return alike === undefined
      ? undefined
      : { seat, alike, isHeld: this.seats[seat]?.held === this.asked.of(seat)?.id };
  }

  private count(anew: boolean): void {
    const journal = this.match?.journal ?? [];
    if (anew) this.numbers = new ToldNumbers(journal);
    else this.numbers.follow(journal);
  }

  /** Answers to a seat's decision by the id on the wire; checked by the kernel. */
  answerTo(seat: Seat, decision: number, picks: readonly string[], id?: string): Op {
    const match = this.playing(seat);
    const asked = this.asked.of(seat);
    if (!asked) throw match.notAsked(seat);
    const { prompt } = asked.decision;
    if (asked.id !== decision)
      throw new No('stale', `decision ${decision} is no longer open; seat ${seat} is asked ${prompt}`);
    return id === undefined ? { k: 'answer', seat, prompt, picks } : { k: 'answer', seat, prompt, picks, id };
  }

  private play(op: Op): Change {
    switch (op.k) {
      case 'answer':
        return this.answer(op);
      case 'undo':
        return this.undo(op.seat);
      case 'redo':
        return this.redo(op.seat);
      case 'prefer':
        this.company = this.company.with(op.seat, { windows: op.windows });
        return PLAIN;
      case 'arm':
        this.company = this.company.with(op.seat, { armed: op.armed });
        return PLAIN;
      case 'hold':
        this.holdOpen(op);
        return PLAIN;
      case 'rewind':
        return this.rewind(op.to, op.reseed);
      case 'request':
        return this.ask(op);
      case 'consent':
        return this.consent(op);
      case 'pause':
        return this.pause(op.on);
      case 'join':
        this.join(op);
        return PLAIN;
      case 'leave':
        return this.leave(op.seat, op.bot, op.away);
      case 'return':
        this.company = this.company.with(op.seat, { bot: undefined, away: undefined });
        if (this.stopped) this.goOn();
        return PLAIN;
      case 'remove':
        return this.remove(op);
      case 'mute':
        this.company = this.company.with(op.seat, { muted: op.on || undefined });
        return PLAIN;
      case 'hush':
      case 'watch':
      case 'bar':
        this.manners = this.manners.after(op);
        return PLAIN;
      case 'reseat':
        this.company = this.company.with(op.seat, { token: op.token });
        return PLAIN;
      case 'rematch':
        this.next = op.to;
        this.nextChapter = op.chapter;
        this.shift = op.shift ?? 0;
        return PLAIN;
      case 'stop':
        this.paused = true;
        this.stopped = op.why;
        return PLAIN;
      case 'resume':
        this.goOn();
        return PLAIN;
    }
  }

  private answer({ seat, prompt, picks, auto }: Op & { k: 'answer' }): Change {
    const match = this.playing(seat);
    const decision = match.decisionOf(seat);
    if (decision && decision.prompt !== prompt)
      throw new No('stale', `seat ${seat} is asked ${decision.prompt}, not ${prompt}`);
    try {
      match.answer({ seat, decision: decision?.id ?? 0, picks, ...(auto && { auto }) });
    } catch (cause) {
      // The match was set back to where it stood: its decisions are the same ones made anew.
      if (cause instanceof RuleFailure) this.asked.holdAs(match.decisions, this.asked.ids, this.countedPosition);
      throw cause;
    }
    // Something new is decided: what was taken back can no longer be put again.
    return this.request?.again && match.taken.length === 0 ? this.stand(refused(this.request)) : PLAIN;
  }

  private holdOpen({ seat, decision, on }: Op & { k: 'hold' }): void {
    this.playing(seat);
    const asked = this.asked.of(seat);
    if (asked?.id !== decision || !asked.decision.window?.secret || this.isUnwanted(asked.decision))
      throw new No('stale', `decision ${decision} is no interruption that is open`);
    this.company = this.company.with(seat, { held: on ? decision : undefined });
  }

  private undo(seat: Seat): Change {
    this.playing(seat).undo(seat);
    return BACK;
  }

  private redo(seat: Seat): Change {
    const match = this.playing(seat);
    if (!this.canRedo(seat)) throw new No('no-undo', `seat ${seat} has nothing to put again here`);
    this.putAgain(match);
    return BACK;
  }

  private putAgain(match: Match): void {
    const from = match.redo();
    // Where the table went back, a reseed may be written down: it makes way for what was there before.
    this.written = Math.min(this.written, from);
  }

  private rewind(to: number, reseed: string): Change {
    const { match } = this;
    if (!match) throw new No('no-undo', 'the game has not begun');
    match.rewind(to, reseed);
    const { request } = this;
    this.request = undefined;
    return request ? { back: true, settled: { request: request.request, yes: false } } : BACK;
  }

  private ask({ seat, to, again }: Op & { k: 'request' }): Change {
    const match = this.playing(seat);
    const way = again ? wayAgain(match) : wayTo(match, to);
    if (!way || way.to > match.journal.length) throw new No('no-undo', `there is no entry ${to}`);
    const waitingFor = this.company.othersThan(seat);
    this.request = { ...way, request: this.countedPosition + 1, seat, waitingFor, ...(again && { again }) };
    return { back: false, asked: this.shown(this.request) };
  }

  private consent(op: Op & { k: 'consent' }): Change {
    const { request } = this;
    if (!request || request.request !== op.request) throw new No('stale', `request ${op.request} is settled`);
    const standing = answered(request, this.company, op.seat, op.yes);
    if (!('settled' in standing) || !standing.settled.yes) return this.stand(standing);
    const { match } = this;
    // Somebody has taken back more in the meantime: what was agreed upon is no longer there.
    if (!match || request.to > match.journal.length || (request.again && !this.wasAgreed))
      return this.stand(refused(request));
    // Or somebody has read on: nobody goes back behind that.
    if (!request.again && request.to < match.earliest) return this.stand(refused(request));
    if (request.again) this.putAgain(match);
    else match.rewind(request.to, op.reseed);
    return { ...this.stand(standing), back: true };
  }

  private stand(standing: Standing): Change {
    if (!('asked' in standing)) {
      this.request = undefined;
      return { back: false, ...standing };
    }
    this.request = standing.asked;
    return { back: false, asked: this.shown(standing.asked) };
  }

  private pause(on: boolean): Change {
    if (!this.match) throw new No('foreign', 'the game has not begun');
    if (this.match.over) throw new No('over', 'the game is over');
    this.paused = on;
    this.stopped = undefined;
    return PLAIN;
  }

  private goOn(): void {
    this.paused = false;
    this.stopped = undefined;
  }

  private join({ seat, name, token, identity }: Op & { k: 'join' }): void {
    if (this.seats[seat]?.taken) throw new No('seat-taken', `seat ${seat} is taken`);
    const before = this.company;
    this.company = before.with(seat, {
      name,
      token,
      taken: true,
      invitation: undefined,
      invited: undefined,
      ...(identity && { identity }),
    });
    try {
      this.maybeStart();
    } catch (cause) {
      this.company = before;
      throw cause;
    }
  }

  private leave(seat: Seat, bot: string, away: 'left' | 'resigned'): Change {
    this.company = this.company.with(seat, { bot, away });
    const standing = this.request && deserted(this.request, this.company);
    return standing ? this.stand(standing) : PLAIN;
  }

  private remove({ seat, bot, invitation }: Op & { k: 'remove' }): Change {
    guestAt(this.company, seat);
    const nobody = { token: undefined, identity: undefined, muted: undefined };
    if (this.status === 'waiting') {
      this.company = this.company.with(seat, { ...nobody, name: '', taken: false, invitation });
      return PLAIN;
    }
    this.company = this.company.with(seat, { ...nobody, bot, away: 'removed' });
    const standing = this.request && deserted(this.request, this.company);
    return standing ? this.stand(standing) : PLAIN;
  }

  private get start(): Start {
    const { seed, options, legacy } = this.setup;
    const seats = this.seats.length;
    return { seed, seats, options, checkpoints: 'turns', ...(legacy !== undefined && { legacy }) };
  }

  /** The game starts when every seat is taken. */
  private maybeStart(): void {
    if (this.match || !this.company.isComplete) return;
    this.match = Match.start(this.game, this.start);
    this.time.begin(this.match);
    this.count(true);
    this.hold();
  }

  /** A game that began with its table, or was brought along. */
  private maybeBegin(): void {
    if (this.match && this.company.isComplete) this.duration ??= begun(secondsOf(Date.parse(this.setup.created)));
  }

  private hold(passed?: Seat): void {
    const { match } = this;
    if (!match) return;
    this.asked.hold(match.decisions, this.countedPosition, passed);
    if (match.log.length > LOG_KEPT + 100) this.trimLog(match);
  }

  private trimLog(match: Match): void {
    const unwritten = match.log.findIndex(told => told.at > this.written);
    const enough = match.log.length - LOG_KEPT;
    match.log = match.log.slice(unwritten < 0 ? enough : Math.min(enough, unwritten));
  }

  // ---- keeping ----

  snapshot(): Snapshot {
    const { match, request } = this;
    return {
      position: this.position,
      ...(this.countedPosition !== this.position && { told: this.countedPosition }),
      seats: this.seats,
      paused: this.paused,
      done: this.done.kept,
      ...(request && { request }),
      ...(this.stopped && { stopped: this.stopped }),
      ...(this.next && { next: this.next }),
      ...(this.nextChapter && { nextChapter: this.nextChapter }),
      ...(this.shift > 0 && { shift: this.shift }),
      ...this.manners.kept(this.setup),
      ...(this.alone > 0 && { alone: this.alone }),
      ...(this.time.clock && { time: this.time.kept }),
      ...(this.duration && { duration: this.duration }),
      ...(match && { match: this.storedMatch(match) }),
    };
  }

  private storedMatch(match: Match): StoredMatch {
    const { lastCheckpoint: checkpoint, journal } = match;
    const seal = journal[checkpoint.at - 1]?.seal;
    return {
      rules: this.game.rules,
      content: this.game.content,
      entries: match.journal.length,
      checkpoint,
      ...(seal && { seal }),
      sealed: match.sealedAnswers,
      asked: this.asked.ids,
      turns: match.turnMarks.slice(-TURNS_KEPT),
      ...(match.taken.length > 0 && { taken: match.taken }),
      ...(match.started.base && { base: match.started.base }),
    };
  }

  /** What of journal and log is not in chapters yet. It counts as written from now on. */
  chapter(): Chapter | undefined {
    const { match, written: from } = this;
    if (!match) return undefined;
    this.written = match.journal.length;
    return {
      from,
      entries: match.journal.slice(from),
      told: from === 0 ? match.log.slice() : match.log.slice(match.log.findLastIndex(({ at }) => at <= from) + 1),
    };
  }

  /** The table as it was kept: a snapshot with its journal and log, and the ops since. */
  static restore(game: Game, setup: Setup, kept: Kept, clock?: GameClock): Table {
    const table = new Table(game, setup, clock, careFor(setup, kept));
    if (kept.snapshot) table.takeUp(kept.snapshot, kept.journal, kept.told);
    else table.maybeStart();
    if (!kept.snapshot || kept.snapshot.position === 0) table.maybeBegin();
    for (const op of kept.ops) {
      try {
        table.apply(op);
      } catch (cause) {
        if (!isOfRules(cause)) throw cause;
        // The rules have changed since: what no longer fits is given up, and the turn begins again.
        table.position++;
        table.countedPosition++;
        table.reseated = true;
      }
    }
    return table;
  }

  private takeUp(snapshot: Snapshot, journal: readonly Entry[], told: readonly Told[]): void {
    this.position = snapshot.position;
    this.countedPosition = snapshot.told ?? snapshot.position;
    this.company = new Company(snapshot.seats);
    this.paused = snapshot.paused;
    this.request = snapshot.request;
    this.stopped = snapshot.stopped;
    this.next = snapshot.next;
    this.nextChapter = snapshot.nextChapter;
    this.shift = snapshot.shift ?? 0;
    this.manners = new Manners(snapshot.manners ?? this.setup);
    this.alone = snapshot.alone ?? 0;
    this.time.kept = snapshot.time;
    this.duration = snapshot.duration;
    this.done = new Done(snapshot.done);
    const stored = snapshot.match;
    if (!stored) return;
    const match = this.resume(stored, journal.slice(0, stored.entries));
    this.match = match;
    // A game that was brought along is timed from here.
    this.time.begin(match);
    match.log = [...told].filter(each => each.at <= match.journal.length).slice(-LOG_KEPT);
    this.written = match.journal.length;
    this.count(true);
    this.asked.holdAs(match.decisions, stored.asked, this.countedPosition);
  }

  private resume(stored: StoredMatch, journal: readonly Entry[]): Match {
    const { base } = stored;
    const { match, givenUp } = resume(this.game, { ...this.start, ...(base && { base }) }, { ...stored, journal });
    if (givenUp + (stored.givenUp ?? 0) > 0) this.reseated = true;
    if (givenUp > 0) return match;
    match.taken = stored.taken ?? [];
    match.knowTurns(stored.turns ?? []);
    return match;
  }
}

/** What the store has of a table. */
export interface Kept {
  readonly snapshot: Snapshot | undefined;
  readonly journal: readonly Entry[];
  readonly told: readonly Told[];
  readonly ops: readonly Op[];
  /** It was set aside once, and is tried again. */
  readonly watched?: boolean;
}

const isOfRules = (cause: unknown): boolean =>
  cause instanceof Refusal || cause instanceof RuleFailure || cause instanceof Divergence || cause instanceof No;
