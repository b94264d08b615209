// The engine: runs rules, one position after the other, until somebody is asked, and runs on with the answers. It knows no
// journal: a witness hears of every answer and of every position that begins.

import { type Answer, checkPicks, type SealedAnswer } from './answer.ts';
import { checkAsk } from './asking.ts';
import { type Ask, type Decision, forcedPicks, type Picks } from './decision.ts';
import { Refusal } from './errors.ts';
import type { Viewer } from './event.ts';
import type { Game, Position } from './game.ts';
import type { Answered, Reply, Request, Rules } from './rules.ts';
import type { Table } from './table.ts';
import type { Seat } from './text.ts';

/** Hears how a match goes on. */
export interface Witness<S> {
  /** A position begins, or the game is over: the table stands as it will be found if it begins again. */
  passing(engine: Engine<S>): void;
  /** An answer counts from here on; rules have not heard of it yet. */
  answered(engine: Engine<S>, ask: Ask, picks: Picks, auto?: true): void;
  /** Rules have come to rest after the answer. */
  rested(engine: Engine<S>): void;
}

type PositionRules<S> = NonNullable<Game<S>['positions'][string]>;

/** More options than anybody can be offered. */
export const MOST_OPTIONS = 20_000;
const tooMany = ({ prompt, options }: Ask): Error => new RangeError(`${prompt} offers ${options.length} options`);

export const OVER: Position = { at: 'over' };

/** `next` of all generators: each is of a shape of its own, and to look for it there costs more than to call it. */
const RESUME: (this: Rules<Position>, answered?: Answered) => ReturnType<Rules<Position>['next']> =
  Object.getPrototypeOf(function* () {}.prototype).next;

export class Engine<S> {
  private readonly game: Game<S>;
  private readonly seats: number;
  private readonly witness: Witness<S>;
  table: Table<S>;
  position: Position;
  private rule: Rules<Position> | undefined = undefined;
  private request: Request | Ask | undefined = undefined;
  private open: readonly Decision[] = [];
  /** The questions of an `all` or `any` in seat order, and the answers that are in. */
  private asks: readonly Ask[] = [];
  private sealed: (Pick<SealedAnswer, 'picks' | 'auto'> | undefined)[] = [];
  /** A question to several seats that is put when somebody looks. */
  private unasked: (() => void) | undefined = undefined;
  private asked = 0;
  /** Questions since whoever counts them has set it to none, the one that waits among them. */
  questions = 0;
  private latest: { readonly at: string; readonly begin: PositionRules<S> } | undefined = undefined;

  constructor(game: Game<S>, table: Table<S>, position: Position, witness: Witness<S>) {
    this.game = game;
    this.seats = table.setting.seats;
    this.table = table;
    this.position = position;
    this.witness = witness;
  }

  // ---- who is asked ----

  /** What is asked now; several when seats are asked at once. Seats that have answered are no longer in it. */
  get decisions(): readonly Decision[] {
    this.unasked?.();
    return this.open;
  }

  private ask(decisions: readonly Decision[]): void {
    this.unasked = undefined;
    this.open = decisions;
  }

  get over(): boolean {
    return this.position.at === OVER.at;
  }

  /** The seat's open decision. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.decisions.find(decision => decision.seat === seat);
  }

  /** Several seats are asked at once, and some have answered: their answers wait for those of the others. */
  get isSealing(): boolean {
    return this.sealed.length > 0;
  }

  /** Answers to a simultaneous question that are in but not yet shown: for saving. */
  get sealedAnswers(): readonly SealedAnswer[] {
    return this.asks.flatMap((ask, i) => {
      const answer = this.sealed[i];
      return answer && !forcedPicks(ask) ? [{ seat: ask.seat, ...answer }] : [];
    });
  }

  /** An interruption that was let pass, among answers that are not shown yet. */
  isSealedPass({ seat, picks }: SealedAnswer): boolean {
    return this.askOf(seat).window !== undefined && picks.length === 0;
  }

  private askOf(seat: Seat): Ask {
    return this.asks.find(ask => ask.seat === seat) as Ask;
  }

  private replies(): Reply[] {
    return this.asks.map((ask, i) => ({ seat: ask.seat, picks: this.sealed[i]?.picks ?? [] }));
  }

  // ---- answers ----

  /** The decision that this answers, or a Refusal that says why it answers none. */
  check(answer: Answer): Decision {
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

  /** Takes an answer that was checked, and runs on if nobody else is waited for. */
  take(decision: Decision, picks: Picks, auto?: true): void {
    const kind = this.request?.kind;
    if (kind === 'all') {
      this.seal(decision, picks, auto);
      return;
    }
    this.witness.answered(this, decision, picks, auto);
    this.run(kind === 'any' ? [{ seat: decision.seat, picks }] : picks);
    this.witness.rested(this);
  }

  /** Keeps an answer until all are in. */
  private seal(decision: Decision, picks: Picks, auto?: true): void {
    const own = this.asks.findIndex(ask => ask.seat === decision.seat);
    this.sealed[own] = { picks: [...picks], ...(auto && { auto }) };
    this.ask(this.decisions.filter(other => other !== decision));
    if (this.open.length > 0) return;
    const replies = this.replies();
    const answers = this.sealedAnswers;
    const told = answers.filter(answer => !this.isSealedPass(answer));
    for (const { seat, picks: given, auto: unasked } of answers)
      this.witness.answered(this, this.askOf(seat), given, unasked);
    this.run(replies);
    if (told.length > 1) this.table.reveal();
    this.witness.rested(this);
  }

  // ---- running ----

  /** Begins a position and runs until somebody is asked. With `putOff`, what several seats are asked waits until somebody looks. */
  begin(position: Position, putOff = false): void {
    if (position.at === OVER.at) {
      this.finish();
      return;
    }
    this.enter(position);
    this.run(undefined, putOff);
  }

  /** Begins a position anew, at another table: whatever waited for an answer is forgotten. */
  beginAt(table: Table<S>, position: Position): void {
    this.table = table;
    this.request = undefined;
    this.begin(position);
  }

  private enter(position: Position): void {
    const begin = this.rulesOf(position.at);
    this.position = position;
    this.witness.passing(this);
    this.rule = begin(this.table, position);
  }

  /** The rules of a position. Often it is the one before again, and to look at its name is quicker than to look it up. */
  private rulesOf(at: string): PositionRules<S> {
    if (this.latest?.at === at) return this.latest.begin;
    const begin = this.game.positions[at];
    if (!begin) throw new Error(`${this.game.id} has no position ${at}`);
    this.latest = { at, begin };
    return begin;
  }

  /**
   * Runs rules until somebody is asked or the game is over. What several seats are asked can be put off until somebody looks:
   * a copy of a match is often dealt anew before, and then they are asked something else.
   */
  private run(answered: Answered | undefined, putOff = false): void {
    this.table.resumed();
    let next = answered;
    for (;;) {
      const rule = this.rule as Rules<Position>;
      const result = next === undefined ? RESUME.call(rule) : RESUME.call(rule, next);
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
      this.questions++;
      if (request.kind === undefined) {
        const decision = request as Ask & { id: number };
        if (decision.options.length > MOST_OPTIONS) throw tooMany(decision);
        decision.id = ++this.asked;
        this.ask([decision]);
        if (this.asks.length > 0) this.asks = this.sealed = [];
        return;
      }
      const { make, kind } = request;
      if (putOff) {
        this.unasked = () => this.askSeveral(make, kind);
        return;
      }
      this.askSeveral(make, kind);
      if (this.open.length > 0) return;
      next = this.replies();
    }
  }

  /** Puts the questions of an `all` or `any` on the table. Those with one possible answer are sealed by themselves. */
  private askSeveral(make: () => readonly Ask[], kind: 'all' | 'any'): void {
    const asks = [...make()].sort((a, b) => a.seat - b.seat);
    for (const [i, ask] of asks.entries()) {
      checkAsk(ask);
      if (ask.options.length > MOST_OPTIONS) throw tooMany(ask);
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
    this.ask(asks.filter((_, i) => this.sealed[i] === undefined).map(ask => ({ ...ask, id })));
  }

  private finish(): void {
    this.position = OVER;
    this.request = undefined;
    this.rule = undefined;
    this.ask([]);
    this.asks = this.sealed = [];
    this.witness.passing(this);
  }

  // ---- dealing anew ----

  /** From here on chance goes its own way, and what this viewer cannot see is dealt anew. */
  dealAnew(seed: string, viewer: Viewer): void {
    const { chance, state } = this.table;
    chance.reseed(seed);
    this.game.redeal(state, viewer, chance);
  }

  /** Asks all seats but this one anew: what they were asked, and what they answered, may rest on what nobody else may know. */
  askAnew(seat: Seat): void {
    const { request } = this;
    if (request === undefined || request.kind === undefined || request.kind === 'over') return;
    const mine = this.asks.findIndex(ask => ask.seat === seat);
    const answer = this.sealed[mine];
    this.askSeveral(request.make, request.kind);
    if (answer && mine >= 0) this.sealed[this.asks.findIndex(ask => ask.seat === seat)] = answer;
    if (answer) this.ask(this.open.filter(decision => decision.seat !== seat));
    if (this.open.length === 0) this.run(this.replies());
  }
}
