// One game under examination: played at random, with a look at every decision.

import { Match } from '../match.ts';
import { copy } from '../plain/plain.ts';
import { Chance, newChance } from '../play/chance.ts';
import { type Decision, type Picks, plainDecision, refusedOf } from '../play/decision.ts';
import { eventFor, type GameEvent, type Viewer } from '../play/event.ts';
import type { Game } from '../play/game.ts';
import { checkSetting } from '../play/options.ts';
import type { Setting } from '../play/setting.ts';
import { rolesOf, wrongSide } from '../play/sides.ts';
import type { Seat } from '../play/text.ts';
import { verify } from '../save/replay.ts';
import { type Save, save } from '../save/save.ts';
import { unsound } from '../save/sound.ts';
import { anyPicks, give } from './answers.ts';
import { checkAsked, checkRefusals, checkSilence } from './asked-laws.ts';
import { checkChapters, checkStory, type Sequel } from './chapter-laws.ts';
import { agreeMatches, questions } from './comparing.ts';
import type { Exam } from './exam.ts';
import { checkGoingBack, checkSaving } from './kept-laws.ts';
import { agree, Breach, checkPlain, type Law, under, viaText } from './laws.ts';
import { checkEveryone, checkImagining, checkSecret, checkView, elsewhere, redealt } from './seen-laws.ts';
import type { Silences } from './silence.ts';
import type { Words } from './words.ts';

export interface Violation {
  readonly law: Law;
  readonly message: string;
  /** The match before the answer that broke the law; undefined if it could not even be saved. */
  readonly save: Save | undefined;
}

/** A game that asks more often than this will never end. */
const MOST_DECISIONS = 20_000;
/** One decision in so many is followed by the table going back on the game itself. */
const GO_BACK_EVERY = 200;
/** Where offers stand, one answer in so many takes one of them. */
const TAKE_OFFER_EVERY = 4;
const FINE = 1_000_000;

/** One game under examination. */
export class Examined<S, V> implements Exam<S, V> {
  readonly game: Game<S, V>;
  private readonly setting: Setting;
  private readonly legacy: unknown;
  readonly seed: string;
  private readonly deep: number;
  private readonly words: Words;
  private readonly met: Set<string>;
  readonly silences: Silences;
  readonly chance: Chance;
  readonly viewers: readonly Viewer[];
  private current: Match<S, V> | undefined = undefined;
  private heard = 0;
  /** What is wrong with a position that has begun, if anything is: told when the rules have come to rest. */
  private complaint: string | undefined = undefined;
  /** The chapter that follows, where one does. */
  sequel: Sequel | undefined = undefined;

  constructor(
    game: Game<S, V>,
    { setting, legacy }: Sequel,
    seed: string,
    deep: number,
    words: Words,
    met: Set<string>,
    silences: Silences,
  ) {
    this.game = game;
    this.setting = setting;
    this.legacy = legacy;
    this.seed = seed;
    this.deep = deep;
    this.words = words;
    this.met = met;
    this.silences = silences;
    this.chance = new Chance(newChance(`${seed}/trial`));
    this.viewers = [...Array(setting.seats).keys(), 'spectator'];
  }

  get over(): boolean {
    return this.current?.over ?? false;
  }

  /** Plays at most so many decisions and returns the law that was broken, if one was. */
  play(most: number, made: (decisions: number) => void): Violation | undefined {
    try {
      // As in a match of its own, or as a host of many keeps it.
      const checkpoints = this.chance.pick(['positions', 'turns'] as const, 'checkpoints');
      let filled: Setting | undefined;
      const match = Match.start(this.game, {
        seed: this.seed,
        ...this.setting,
        ...(this.legacy !== undefined && { legacy: this.legacy }),
        checkpoints,
        watch: (passed, at) => {
          filled ??= checkSetting(this.game, this.setting);
          this.complaint ??= unsound(this.game, filled, { at, ...passed });
        },
      });
      this.current = match;
      this.look(match);
      for (let n = 1; n <= most && !match.over; n++) {
        if (n > MOST_DECISIONS) throw new Breach('endless', `the game goes on after ${MOST_DECISIONS} decisions`);
        this.decide(match);
        made(n);
        if (!match.over && this.chance.below(GO_BACK_EVERY, 'back') === 0) this.goBack(match);
      }
      if (match.over) this.checkEnd(match);
      this.checkJournal(match);
      return undefined;
    } catch (cause) {
      const law = cause instanceof Breach ? cause.law : 'exception';
      const setting = `${this.setting.seats} seats, options ${JSON.stringify(this.setting.options)}, seed ${this.seed}`;
      return { law, message: `${(cause as Error).message} (${setting})`, save: this.saveAnyway() };
    }
  }

  private saveAnyway(): Save | undefined {
    try {
      return this.current && save(this.current);
    } catch {
      return undefined;
    }
  }

  private decide(match: Match<S, V>): void {
    const deep = this.chance.below(FINE, 'deep') < this.deep * FINE;
    const before = deep
      ? { snapshot: copy(match.snapshot()), asked: questions(match), sealed: match.sealedAnswers }
      : undefined;
    if (deep) this.examine(match);
    const { seat, picks } = this.choice(match, 'picks');
    const twin = deep ? elsewhere(this, match, seat) : undefined;
    give(match, seat, picks);
    this.look(match);
    if (before) checkGoingBack(this, match, seat, picks, before);
    if (twin) checkSecret(match, twin, seat, picks);
  }

  /** Any legal answer to what the match asks. */
  private choice(match: Match<S, V>, stream: string): { seat: Seat; picks: Picks } {
    checkAsked(match);
    const decision = this.chance.pick(this.open(match.decisions, stream), stream);
    return { seat: decision.seat, picks: anyPicks(decision, this.chance, stream) };
  }

  /** Who may answer next: those waited for, and now and then those to whom an offer stands. */
  private open(decisions: readonly Decision[], stream: string): readonly Decision[] {
    const offers = decisions.filter(({ standing }) => standing);
    if (offers.length === 0) return decisions;
    return this.chance.below(TAKE_OFFER_EVERY, stream) === 0 ? offers : decisions.filter(({ standing }) => !standing);
  }

  playOn(match: Match<S, V>): { seat: Seat; picks: Picks } {
    const choice = this.choice(match, 'on');
    try {
      give(match, choice.seat, choice.picks);
    } catch (cause) {
      if (match.history) this.current = match;
      throw cause;
    }
    return choice;
  }

  /** The table agrees to go back on the game itself, so that its journal holds that too. */
  private goBack(match: Match<S, V>): void {
    const { length } = match.journal;
    const to = Math.max(match.earliest, length - this.chance.below(20, 'back'));
    const there = match.clone({ history: true });
    match.rewind(to, `${this.seed}/back/${length}`);
    under('rewind', `what the table went back on, from ${length} to ${to}, cannot be put again`, () => match.redo());
    agreeMatches('rewind', `put again from entry ${to}, the game is another`, there, match);
    match.rewind(to, `${this.seed}/back/${length}`);
    this.heard = Math.min(this.heard, match.log.length);
    this.look(match);
  }

  // ---- laws checked at every decision ----

  private look(match: Match<S, V>): void {
    checkAsked(match);
    for (const decision of match.decisions) this.checkDecision(decision);
    const told = match.log.slice(this.heard).map(({ event }) => event);
    this.heard = match.log.length;
    for (const event of told) this.checkEvent(event);
    const [broken] = this.game.invariants(match.state);
    if (broken !== undefined) throw new Breach('invariant', broken);
    if (this.complaint !== undefined) throw new Breach('sound', this.complaint);
    for (const row of this.game.met?.(match.state, told) ?? []) this.met.add(row);
  }

  private checkDecision(decision: Decision): void {
    const { prompt, options, pass } = decision;
    const refused = refusedOf(decision);
    const keys = new Set<string>();
    for (const { key } of [...options, ...refused]) {
      if (keys.has(key)) throw new Breach('keys', `${prompt} lists ${key} twice`);
      keys.add(key);
    }
    this.words.say({ text: prompt, ...(decision.with && { with: decision.with }) });
    if (pass) this.words.say(pass);
    if (decision.window) this.words.say({ text: `window.${decision.window.id}` });
    for (const option of options) this.words.say(option);
    for (const option of refused) {
      this.words.say(option);
      this.words.say(option.why);
    }
  }

  private checkEvent(event: GameEvent | undefined): void {
    if (!event) return;
    const versions = new Set(this.viewers.map(viewer => eventFor(event, viewer)));
    for (const version of versions) {
      if (!version) continue;
      checkPlain(version, `event ${version.text}`);
      this.words.say(version);
      for (const line of version.lines ?? []) this.words.say(line);
    }
  }

  // ---- laws of the end ----

  private checkEnd(match: Match<S, V>): void {
    const { outcome, seats } = match;
    if (!outcome) throw new Breach('outcome', 'the game is over without an outcome');
    checkPlain(outcome, 'outcome');
    const { won, scores } = outcome;
    if (scores.length !== seats || won.some(seat => !(seat >= 0 && seat < seats)) || new Set(won).size !== won.length)
      throw new Breach('outcome', `${seats} seats, but scores ${scores.join(', ')} and winners ${won.join(', ')}`);
    if (outcome.undecided && (won.length > 0 || outcome.side !== undefined))
      throw new Breach('outcome', `nothing is decided, but ${outcome.side ?? won.join(', ')} has won`);
    const amiss = wrongSide(rolesOf(this.game, { seats, options: match.options }), outcome);
    if (amiss !== undefined) throw new Breach('outcome', amiss);
    this.words.say(outcome.text);
    if (this.deep > 0) this.examine(match);
    if (this.game.chapters)
      this.sequel = checkChapters(match, this.chance, text => this.words.say(text), this.deep > 0);
  }

  private checkJournal(match: Match<S, V>): void {
    const again = under('journal', 'the journal does not replay', () => verify(this.game, viaText(save(match))));
    agree('journal', 'the journal replays to another end', match.snapshot(), again.snapshot());
  }

  // ---- expensive laws ----

  private examine(match: Match<S, V>): void {
    const held = copy(match.snapshot());
    checkPlain(match.state, 'state', new Set());
    for (const decision of match.decisions) {
      const plain = plainDecision(decision);
      checkPlain(plain, plain.prompt);
      agree('plain', `${plain.prompt} changes on the wire`, plain, viaText(plain));
    }
    checkSaving(this, match);
    for (const viewer of this.viewers) checkView(this, match.state, viewer);
    checkEveryone(this, match.state);
    if (this.game.chapters) checkStory(match, state => redealt(this, state, 'spectator', 'story'));
    for (const decision of match.decisions) {
      checkImagining(this, match, decision);
      checkRefusals(this, match, decision);
      checkSilence(this, match, decision);
    }
    agree('view', 'looking at the game changed it', held, match.snapshot());
  }
}
