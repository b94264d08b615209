// Running rules: one position after the other until somebody is asked. Knows no journal; what it asks is answered from above.

import { type Ask, type Decision, forcedPicks, type Picks, type Seat } from './decision.ts';
import type { Game, Position } from './game.ts';
import { type Answered, checkAsk, type Reply, type Request, type Rules, type Table } from './table.ts';

/** An answer to a simultaneous question that is in but that nobody may see yet. */
export interface SealedAnswer {
  readonly seat: Seat;
  readonly picks: Picks;
  readonly auto?: true;
}

type PositionRules<S, V> = NonNullable<Game<S, V>['positions'][string]>;

/** More options than anybody can be offered. */
export const MOST_OPTIONS = 20_000;
const tooMany = ({ prompt, options }: Ask): Error => new RangeError(`${prompt} offers ${options.length} options`);

export const OVER: Position = { at: 'over' };

/** `next` of all generators: each is of a shape of its own, and to look for it there costs more than to call it. */
const RESUME: (this: Rules<Position>, answered?: Answered) => ReturnType<Rules<Position>['next']> =
  Object.getPrototypeOf(function* () {}.prototype).next;

export abstract class Running<S, V> {
  readonly game: Game<S, V>;
  readonly seats: number;
  private open: Decision[] = [];
  /** A question to several seats that is put when somebody looks. */
  private unasked: (() => void) | undefined = undefined;
  /** Questions since a checkpoint was kept, the one that waits among them. */
  protected questions = 0;
  /** The questions of an `all` or `any` in seat order, and the answers that are in. */
  protected asks: readonly Ask[] = [];
  protected sealed: (Pick<SealedAnswer, 'picks' | 'auto'> | undefined)[] = [];
  protected request: Request | Ask | undefined = undefined;
  protected rule: Rules<Position> | undefined = undefined;
  protected position: Position;
  private latest: { readonly at: string; readonly begin: PositionRules<S, V> } | undefined = undefined;
  protected table: Table<S>;
  private asked = 0;

  constructor(game: Game<S, V>, seats: number, position: Position, table: Table<S>) {
    this.game = game;
    this.seats = seats;
    this.position = position;
    this.table = table;
  }

  /** What is asked now; several when seats are asked at once. Seats that have answered are no longer in it. */
  get decisions(): Decision[] {
    this.unasked?.();
    return this.open;
  }

  protected set decisions(decisions: Decision[]) {
    this.unasked = undefined;
    this.open = decisions;
  }

  get over(): boolean {
    return this.position.at === OVER.at;
  }

  /** A position begins, or the game is over: the table stands as it will be found if it begins again. */
  protected abstract passing(position: Position): void;

  /** The seat's open decision. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.decisions.find(decision => decision.seat === seat);
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

  protected replies(): Reply[] {
    return this.asks.map((ask, i) => ({ seat: ask.seat, picks: this.sealed[i]?.picks ?? [] }));
  }

  protected askOf(seat: Seat): Ask {
    return this.asks.find(ask => ask.seat === seat) as Ask;
  }

  protected enter(position: Position): void {
    const begin = this.beginning(position.at);
    this.position = position;
    this.passing(position);
    this.rule = begin(this.table, position);
  }

  /** The rules of a position. Often it is the one before again, and to look at its name is quicker than to look it up. */
  private beginning(at: string): PositionRules<S, V> {
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
  protected run(answered: Answered | undefined, putOff = false): void {
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
        this.decisions = [decision];
        if (this.asks.length > 0) this.asks = this.sealed = [];
        return;
      }
      const { make, kind } = request;
      if (putOff) {
        this.unasked = () => this.askSeveral(make, kind);
        return;
      }
      this.askSeveral(make, kind);
      if (this.decisions.length > 0) return;
      next = this.replies();
    }
  }

  /** Puts the questions of an `all` or `any` on the table. Those with one possible answer are sealed by themselves. */
  protected askSeveral(make: () => readonly Ask[], kind: 'all' | 'any'): void {
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
    this.decisions = asks.filter((_, i) => this.sealed[i] === undefined).map(ask => ({ ...ask, id }));
  }

  protected finish(): void {
    this.position = OVER;
    this.request = undefined;
    this.rule = undefined;
    this.decisions = [];
    this.asks = this.sealed = [];
    this.passing(OVER);
  }
}
