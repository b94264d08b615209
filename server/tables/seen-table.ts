// A table as it stands: seats, match, requests, at one position, and all that can be seen of them. How it changes is told in table.ts.
// No clock, no luck, no I/O.

import {
  awaitedSeats,
  type Decision,
  type Game,
  type GameClock,
  hidesFrom,
  isPass,
  isReseed,
  type Match,
  onlyPicks,
  type Picks,
  publiclyAwaited,
  type Role,
  rolesOf,
  type Seat,
  type Setting,
  type Told,
  unaskedPicks,
  type Viewer,
  type Window,
  type Wish,
  wishOf,
} from '@veillee/kernel';
import type { SeatFacts, Stopped, TableFacts, TableStatus, Way } from '../protocol.ts';
import { No } from '../refusals.ts';
import { Company } from './company.ts';
import { Done } from './done.ts';
import { type KeptDuration, type Played, playedFor } from './duration.ts';
import { factsOf, keptFactsOf } from './facts.ts';
import { GameTime } from './game-time.ts';
import { landing, wayTo } from './going-back.ts';
import { Manners } from './manners.ts';
import { type Asked, OpenDecisions } from './open-decisions.ts';
import type { Care, KeptFacts, Op, OpenRequest, SeatState, Setup } from './ops.ts';
import { ToldNumbers } from './told-numbers.ts';

export class SeenTable {
  readonly setup: Setup;
  readonly game: Game;
  readonly time: GameTime;
  /** Whether what it goes on from may be taken as it is. */
  readonly care: Care;
  /** What each seat is, in a game that has roles. */
  readonly roles: readonly Role[] | undefined;
  /** So many things have happened; as listeners count them, see `told`. */
  position = 0;
  /** Without what counts for nothing where listeners count. */
  protected countedPosition = 0;
  protected numbers = new ToldNumbers([]);
  company: Company;
  manners: Manners;
  paused = false;
  /** Why the server itself has paused it. */
  stopped: Stopped | undefined = undefined;
  /** Answers of bots, and passes that nobody gave, since a person last did anything. */
  alone = 0;
  request: OpenRequest | undefined = undefined;
  /** The table of the rematch. */
  next: string | undefined = undefined;
  /** The chapter that follows there; otherwise it is the same game, or chapter, again. */
  nextChapter: string | undefined = undefined;
  /** How many places to the left everybody moves for it. */
  shift = 0;
  match: Match | undefined = undefined;
  protected duration: KeptDuration | undefined = undefined;
  /** The rules have changed since the table was last played, and its turn began again. */
  reseated = false;
  /** What the last op told. */
  fresh: readonly Told[] = [];
  protected readonly asked = new OpenDecisions();
  /** What was let pass last of interruptions that are alike, and how many entries there were then. */
  protected letPass: { readonly seat: Seat; readonly alike: string; readonly entries: number } | undefined = undefined;
  protected done = new Done();
  /** So many entries of the journal are in chapters on disk. */
  protected written = 0;

  protected constructor(game: Game, setup: Setup, clock: GameClock | undefined, care: Care) {
    this.game = game;
    this.care = care;
    this.time = new GameTime(clock?.isOn(setup.options) ? clock : undefined);
    this.setup = setup;
    this.roles = rolesOf(game, this.setting);
    this.company = new Company(setup.seats);
    this.manners = new Manners(setup);
  }

  get status(): TableStatus {
    const { match, company, setup } = this;
    if (match?.over && setup.past) return 'over';
    // An imported game waits for its players too.
    if (!match || !company.isComplete) return 'waiting';
    if (match.over) return 'over';
    return this.paused ? 'paused' : 'playing';
  }

  get seats(): readonly SeatState[] {
    return this.company.seats;
  }

  private get setting(): Setting {
    return { seats: this.setup.seats.length, options: this.setup.options };
  }

  /** What a seat is, and who else sees all that it sees. */
  sideOf(seat: Seat): Pick<SeatFacts, 'role' | 'side' | 'shares'> {
    const { game, roles, setting } = this;
    const role = roles?.[seat];
    if (!role) return {};
    const shares = [...(roles ?? []).keys()].filter(other => other !== seat && !hidesFrom(game, setting, seat, other));
    return { role: role.id, side: role.side, ...(shares.length > 0 && { shares }) };
  }

  get entries(): number {
    return this.match?.journal.length ?? 0;
  }

  /** Position and entries as listeners count them. */
  get told(): { readonly position: number; readonly entries: number; readonly numbers: ToldNumbers } {
    const { countedPosition: position, numbers } = this;
    return { position, entries: numbers.toldOf(this.entries), numbers };
  }

  /** The open request as listeners know it. */
  get shownRequest(): OpenRequest | undefined {
    return this.request && this.shown(this.request);
  }

  protected shown<W extends Way>(way: W): W {
    return { ...way, to: this.numbers.toldOf(way.to) };
  }

  facts(present: (seat: Seat) => boolean): TableFacts {
    return factsOf(this, present);
  }

  get keptFacts(): KeptFacts {
    return keptFactsOf(this);
  }

  /** How long it took, once it is over. */
  get played(): Played | undefined {
    return this.match?.over && this.duration ? playedFor(this.duration) : undefined;
  }

  /** The seats that are waited for, as everybody may know. */
  get toAct(): Seat[] {
    return this.match ? publiclyAwaited(this.match) : [];
  }

  /** The seats that are waited for. Whoever is asked about an interruption is among them. */
  get awaited(): Seat[] {
    return this.match ? awaitedSeats(this.match) : [];
  }

  /**
   * The game waits for nothing but interruptions of which only those know who are asked. They alone are told at once: others hear
   * of it together with what comes of it, as if nobody had been asked.
   */
  get confidants(): readonly Seat[] | undefined {
    const waiting = this.match?.decisions.filter(({ standing }) => !standing) ?? [];
    if (waiting.length === 0 || waiting.some(({ window }) => !window || window.open)) return undefined;
    return waiting.filter(each => !this.isUnwanted(each)).map(({ seat }) => seat);
  }

  view(viewer: Viewer): unknown {
    return this.match?.view(viewer);
  }

  /** What several see; parts that they see alike may be the same object. */
  views(viewers: readonly Viewer[]): readonly unknown[] {
    return this.match?.views(viewers) ?? [];
  }

  /** The seat's open decision and the id by which it is known. */
  decision(seat: Seat): Asked | undefined {
    return this.asked.of(seat);
  }

  undoTarget(seat: Seat): number | undefined {
    if (this.paused || this.seats[seat]?.away) return undefined;
    return this.match?.undoTarget(seat);
  }

  /** What was taken back last can be put again by this seat: its own undo, or what the table went back on. */
  canRedo(seat: Seat): boolean {
    const last = this.match?.taken.at(-1);
    if (!last || this.paused || this.seats[seat]?.away) return false;
    return last.by === undefined || this.company.isSameHolder(last.by, seat);
  }

  /** The table went back on it together: it is put again together, too. */
  get wasAgreed(): boolean {
    return this.match?.taken.at(-1)?.by === undefined;
  }

  /** Where going back leads, to the seat's own last decision or to a chosen entry, as listeners count them. */
  wayBack(seat: Seat, chosen: number | undefined): Way {
    return this.shown(wayTo(this.playing(seat), this.landing(seat, chosen)));
  }

  /** The entry of the journal that this seat goes back to; what it has chosen is as listeners count. */
  landing(seat: Seat, chosen: number | undefined): number {
    const match = this.playing(seat);
    if (chosen !== undefined && chosen > this.told.entries) throw new No('no-undo', `there is no entry ${chosen}`);
    return landing(match, this.company, seat, chosen === undefined ? undefined : this.numbers.entryOf(chosen));
  }

  /** What its seat does not want to be asked: the answer that is given for it. */
  unwanted(): (Op & { k: 'answer' }) | undefined {
    if (this.status !== 'playing') return undefined;
    for (const decision of this.match?.decisions ?? []) {
      const picks = this.isUnseen(decision) ? undefined : this.unasked(decision);
      if (picks) return passing(decision, picks);
    }
    return undefined;
  }

  isUnwanted(decision: Decision): boolean {
    return this.unasked(decision) !== undefined;
  }

  private unasked(decision: Decision): Picks | undefined {
    const { seat, confirm, window } = decision;
    if (!window && !confirm) return undefined;
    if (!this.company.isPerson(seat)) return confirm && onlyPicks(decision); // a bot has nothing to think about there
    const { windows, arms } = this.wishesOf(decision);
    const picks = unaskedPicks(this.weighed(decision), windows, arms);
    return picks ?? (window && this.isOneOfMany(decision) ? (window.usual ?? []) : undefined);
  }

  private wishesOf({ seat, window }: Decision) {
    const { windows, armed } = this.seats[seat] ?? {};
    const usual = window?.often && this.company.sharesScreen(seat) ? 'never' : undefined;
    return {
      windows: (kind: string): Wish | undefined => windows?.[kind] ?? usual,
      arms: armed && this.match && { armed, turn: this.game.turns(this.match.state) },
    };
  }

  // ---- secret interruptions that close by themselves ----

  /**
   * Secret interruptions that close by themselves after a lull, as long whatever is held: where other people play and nobody has to
   * hand a screen over. Whoever wishes to be asked always, or holds one open, is waited for.
   */
  get lulls(): readonly (Asked & { readonly op: Op & { k: 'answer' } })[] {
    const decisions = this.match?.decisions ?? [];
    if (this.status !== 'playing' || !decisions.some(({ window }) => window?.secret)) return [];
    return decisions.flatMap(decision => {
      const asked = this.asked.of(decision.seat);
      if (!asked || asked.decision !== decision || !this.isClosing(asked)) return [];
      return [{ ...asked, op: passing(decision, decision.window?.usual ?? []) }];
    });
  }

  /** The seat's decision closes by itself, if it does nothing. */
  isLull(seat: Seat): boolean {
    const asked = this.asked.of(seat);
    return this.status === 'playing' && asked !== undefined && this.isClosing(asked);
  }

  private isClosing({ id, decision }: Asked): boolean {
    if (this.isUnseen(decision)) return true;
    if (!this.hasLull(decision) || this.unasked(decision) || this.seats[decision.seat]?.held === id) return false;
    const { windows, arms } = this.wishesOf(decision);
    return wishOf(decision.window, windows, arms) !== 'ask';
  }

  private hasLull(decision: Decision): decision is Decision & { readonly window: Window } {
    const { seat, window } = decision;
    const { company } = this;
    if (window?.secret !== true || window.unhurried) return false;
    return company.isPerson(seat) && company.hasOthersThan(seat) && !company.sharesScreen(seat);
  }

  /**
   * Nobody is asked, and yet it takes its lull: whoever wishes to be asked only about what they have armed would otherwise tell by
   * every silence what that is.
   */
  private isUnseen(decision: Decision): boolean {
    if (!this.hasLull(decision) || this.isOneOfMany(decision)) return false;
    const { window, seat } = decision;
    const { windows, arms } = this.wishesOf(decision);
    const isArmed = this.seats[seat]?.armed?.some(({ kind, wish }) => kind === window.id && wish !== 'never') ?? false;
    return isArmed && wishOf(window, windows, arms) === 'never';
  }

  /** One just like it was let pass, and nothing was decided since. */
  private isOneOfMany(decision: Decision): boolean {
    const { letPass, match } = this;
    if (!letPass || !match || !this.hasLull(decision)) return false;
    const { seat, window } = decision;
    if (letPass.seat !== seat || letPass.alike !== window.alike) return false;
    if (!match.journal.slice(letPass.entries).every(entry => !isReseed(entry) && isPass(entry))) return false;
    const { windows, arms } = this.wishesOf(decision);
    return wishOf(window, windows, arms) !== 'ask';
  }

  /** Among bots no pause betrays anything: a secret interruption in which there is nothing to choose does not matter there. */
  private weighed(decision: Decision): Decision {
    const { seat, window, options } = decision;
    const isAmongBots = this.company.people.length === 1 && !this.company.hasOthersThan(seat);
    return window?.secret && options.length === 0 && isAmongBots
      ? { ...decision, window: { ...window, matters: false } }
      : decision;
  }

  /** The position, as listeners count, to which a request of that name led, if it was done before. */
  doneAt(seat: Seat, id: string): number | undefined {
    return this.done.at(seat, id);
  }

  /** What the game hides, and its chance, must stay hidden from this seat: others play, may come back, or are still to come. */
  hidesFrom(seat: Seat): boolean {
    if (this.match?.over) return false;
    return !this.company.isComplete || this.company.hasOthersThan(seat);
  }

  /** What the seat has left for what it is asked, in milliseconds, without what it is thinking now. */
  timeLeft(seat: Seat): { readonly left: number; readonly reserve: number } | undefined {
    return this.time.left(this.match, seat);
  }

  /** A bot is to take this seat: it let its time run out too often. */
  isForfeit(seat: Seat): boolean {
    return this.company.isPerson(seat) && this.time.isForfeit(seat);
  }

  protected playing(seat: Seat): Match {
    const { match } = this;
    if (!match || !this.company.isComplete) throw new No('foreign', 'the game has not begun');
    if (this.paused) throw new No('paused', 'the game is paused');
    if (!this.seats[seat]) throw new No('malformed', `there is no seat ${seat}`);
    return match;
  }
}

/** The answer that is given for a seat. */
const passing = ({ seat, prompt }: Decision, picks: Picks): Op & { k: 'answer' } => ({
  k: 'answer',
  seat,
  prompt,
  picks,
  auto: true,
});
