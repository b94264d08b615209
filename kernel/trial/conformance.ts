// The conformance kit: the trial that every game stands, in tests and at length from the lab.
// Random games in every setting, and at each decision the laws that saves, undo, bots and the page rely on.

import { Match } from '../match.ts';
import { difference } from '../plain/compare.ts';
import { copy } from '../plain/plain.ts';
import type { SealedAnswer } from '../play/answer.ts';
import { Chance, newChance } from '../play/chance.ts';
import { type Decision, type Picks, plainDecision, refusedOf } from '../play/decision.ts';
import { Refusal, type RefusalCode } from '../play/errors.ts';
import { eventFor, type GameEvent, type Viewer } from '../play/event.ts';
import type { Game } from '../play/game.ts';
import { checkSetting } from '../play/options.ts';
import type { Setting } from '../play/setting.ts';
import { ROLES, rolesOf, wrongSide } from '../play/sides.ts';
import { LANGUAGES, type Language, type Seat, type Text } from '../play/text.ts';
import { publiclyAwaited } from '../record/awaited.ts';
import type { Snapshot } from '../record/checkpoints.ts';
import { Divergence, RuleFailure } from '../record/failures.ts';
import { isBarrier, isReseed } from '../record/journal.ts';
import { verify } from '../save/replay.ts';
import { load, type Save, save } from '../save/save.ts';
import { unsound } from '../save/sound.ts';
import { anyPicks, badPicks, give, letPass } from './answers.ts';
import { checkChapters, checkStory, type Sequel } from './chapter-laws.ts';
import { agree, Breach, checkPlain, type Law, under, viaText } from './laws.ts';
import { asksForDeed, listedAsIdle, Silences, spentInSilence } from './silence.ts';

export type { Law } from './laws.ts';

export interface Violation {
  readonly law: Law;
  readonly message: string;
  /** The match before the answer that broke the law; undefined if it could not even be saved. */
  readonly save: Save | undefined;
}

export interface TrialReport {
  readonly decisions: number;
  /** Games played to the end. */
  readonly games: number;
  readonly violations: readonly Violation[];
  /** Content rows seen in use, and those that never were. */
  readonly met: readonly string[];
  readonly unmet: readonly string[];
  /** Costs that no view has, and deeds listed as idle that never came to nothing. */
  readonly idle: readonly string[];
}

export interface Trial {
  readonly seed: string;
  readonly decisions: number;
  /** Settings played in turn; the game's own trials if not given. */
  readonly settings?: readonly Setting[];
  /** Speaks a text, or throws if it cannot. */
  readonly say?: (language: Language, text: Text) => string;
  /** Told the decisions made so far, now and then. */
  readonly onProgress?: (decisions: number) => void;
  /** Share of decisions, from 0 to 1, at which the expensive laws are checked too. */
  readonly deep?: number;
}

/** A game that asks more often than this will never end. */
const MOST_DECISIONS = 20_000;
/** A game this broken has shown enough. */
const MOST_VIOLATIONS = 20;
/** How far a copy plays on beside the original. */
const PLAY_ON = 3;
/** One decision in so many is followed by the table going back on the game itself. */
const GO_BACK_EVERY = 200;
/** Where offers stand, one answer in so many takes one of them. */
const TAKE_OFFER_EVERY = 4;
/** So many deeds of one question are tried for whether they are done in silence. */
const MOST_DEEDS = 2;
/** So many chapters of a campaign are played in a row. */
const MOST_CHAPTERS = 4;
const FINE = 1_000_000;

/** Plays random games until so many decisions are made. A violation ends its game, not the trial. */
export function trial<S, V>(game: Game<S, V>, how: Trial): TrialReport {
  const { settings = game.trials, onProgress } = how;
  const met = new Set<string>();
  const violations: Violation[] = [];
  const words = new Words(how.say);
  const silences = new Silences(game.costs);
  let decisions = 0;
  let games = 0;
  let campaigns = 0;
  /** A chapter that follows on the match before; so many of them are played in a row. */
  let sequel: Sequel | undefined;
  let inRow = 0;
  for (let n = 0; decisions < how.decisions && violations.length < MOST_VIOLATIONS; n++) {
    const begun: Sequel = sequel ?? firstOf(game, settings, campaigns++);
    inRow = sequel ? inRow + 1 : 1;
    const examined = new Examined(game, begun, `${how.seed}/${n}`, how.deep ?? 1, words, met, silences);
    const broken = examined.play(how.decisions - decisions, made => {
      decisions++;
      if (made % 100 === 0) onProgress?.(decisions);
    });
    if (broken) violations.push(broken);
    else if (examined.over) games++;
    sequel = broken || inRow >= MOST_CHAPTERS ? undefined : examined.sequel;
    onProgress?.(decisions);
  }
  const unmet = (game.rows ?? []).filter(row => !met.has(row));
  return { decisions, games, violations, met: [...met].sort(), unmet, idle: silences.idle };
}

function firstOf<S, V>(game: Game<S, V>, settings: readonly Setting[], n: number): Sequel {
  const given = settings[n % settings.length];
  if (!given) throw new Error(`${game.id} has no settings to try`);
  return { setting: withRolesTurned(game, given, n) };
}

/** Everybody sits somewhere else each time: a seat is not its role. */
function withRolesTurned<S, V>(game: Game<S, V>, setting: Setting, by: number): Setting {
  const roles = rolesOf(game, setting)?.map(({ id }) => id);
  if (!roles) return setting;
  const turned = roles.map((_, seat) => roles[(seat + by) % roles.length] as string);
  return { ...setting, options: { ...setting.options, [ROLES]: turned } };
}

/** One game under examination. */
class Examined<S, V> {
  private readonly game: Game<S, V>;
  private readonly setting: Setting;
  private readonly legacy: unknown;
  private readonly seed: string;
  private readonly deep: number;
  private readonly words: Words;
  private readonly met: Set<string>;
  private readonly silences: Silences;
  private readonly chance: Chance;
  private readonly viewers: readonly Viewer[];
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
    const elsewhere = deep ? this.elsewhere(match, seat) : undefined;
    give(match, seat, picks);
    this.look(match);
    if (before) this.checkGoingBack(match, seat, picks, before);
    if (elsewhere) this.checkSecret(match, elsewhere, seat, picks);
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

  /** Plays a copy of the match on. If a rule fails there, that copy is what the violation saves. */
  private playOn(match: Match<S, V>): { seat: Seat; picks: Picks } {
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
    for (; this.heard < match.log.length; this.heard++) this.checkEvent(match.log[this.heard]?.event);
    const [broken] = this.game.invariants(match.state);
    if (broken !== undefined) throw new Breach('invariant', broken);
    if (this.complaint !== undefined) throw new Breach('sound', this.complaint);
    for (const row of this.game.met?.(match.state) ?? []) this.met.add(row);
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
    this.checkSave(match);
    for (const viewer of this.viewers) this.checkView(match.state, viewer);
    this.checkEveryone(match.state);
    if (this.game.chapters) checkStory(match, state => this.redealt(state, 'spectator', 'story'));
    for (const decision of match.decisions) {
      this.checkImagining(match, decision);
      this.checkRefusals(match, decision);
      this.checkSilence(match, decision);
    }
    agree('view', 'looking at the game changed it', held, match.snapshot());
  }

  /** A save loaded and a clone stand where the match stands, and have the same future. */
  private checkSave(match: Match<S, V>): void {
    const saved = viaText(save(match));
    const { match: loaded, resumed } = under('save', 'the save does not load', () => load(this.game, saved));
    if (resumed !== 'as-saved') throw new Breach('save', `the save was resumed ${resumed}`);
    agreeMatches('save', 'the save loads as another game', match, loaded);
    const twin = under('clone', 'the match cannot be cloned', () => match.clone({ history: true }));
    agreeMatches('clone', 'the clone is another game', match, twin);
    for (let n = 0; n < PLAY_ON && !twin.over; n++) {
      const { seat, picks } = this.playOn(twin);
      under('save', 'the loaded save cannot be played', () => give(loaded, seat, picks));
      agreeMatches('save', `${n + 1} decisions after loading the game is another`, twin, loaded);
    }
  }

  /** What a viewer sees does not depend on what it does not see, and re-dealing forgets what it does not see. */
  private checkView(state: S, viewer: Viewer): void {
    const { game } = this;
    const view = game.view(state, viewer);
    checkPlain(view, `view of ${viewer}`);
    const [one, other] = [this.redealt(copy(state), viewer, 'one'), this.redealt(copy(state), viewer, 'other')];
    agree('view', `the view of ${viewer} shows what is hidden from it`, view, game.view(one, viewer));
    agree('view', `the view of ${viewer} shows what is hidden from it`, view, game.view(other, viewer));
    const twice = this.redealt(one, viewer, 'other');
    agree('redeal', `what is re-dealt for ${viewer} depends on what was there before`, other, twice);
  }

  private redealt(state: S, viewer: Viewer, seed: string): S {
    this.game.redeal(state, viewer, new Chance(newChance(seed)));
    const [broken] = this.game.invariants(state);
    if (broken !== undefined) throw new Breach('redeal', `re-dealt for ${viewer}: ${broken}`);
    return state;
  }

  /** What nobody has seen can be re-dealt without anybody noticing. */
  private checkEveryone(state: S): void {
    const { game } = this;
    const [one, other] = [this.redealt(copy(state), 'everyone', 'one'), this.redealt(copy(state), 'everyone', 'other')];
    for (const viewer of this.viewers)
      agree('view', `${viewer} sees what is re-dealt as unseen`, game.view(state, viewer), game.view(one, viewer));
    if (game.views) {
      const alone = this.viewers.map(viewer => game.view(copy(state), viewer));
      agree('view', 'several at once see what each sees alone', alone, game.views(state, this.viewers));
    }
    const twice = this.redealt(one, 'everyone', 'other');
    agree('redeal', 'what is re-dealt as unseen depends on what was there before', other, twice);
  }

  /** The table that a seat imagines asks it the same, shows it the same, and can be played. */
  private checkImagining(match: Match<S, V>, decision: Decision): void {
    const { seat } = decision;
    under('imagine', `the table that seat ${seat} imagines cannot be played`, () => {
      const imagined = match.imagine(seat, `${this.seed}/imagined`);
      agree('imagine', `seat ${seat} imagines another view`, match.view(seat), imagined.view(seat));
      const own = imagined.decisionOf(seat);
      if (!own) throw new Breach('imagine', `seat ${seat} is not asked ${decision.prompt} at the table it imagines`);
      agree('imagine', `seat ${seat} imagines another decision`, question(decision), question(own));
      for (let n = 0; n < PLAY_ON && !imagined.over; n++) this.playOn(imagined);
    });
  }

  private checkRefusals(match: Match<S, V>, decision: Decision): void {
    const { seat, id, prompt } = decision;
    const before = copy({ snapshot: match.snapshot(), journal: match.journal.length, asked: questions(match) });
    const refuse = (what: string, answer: { seat: Seat; decision: number; picks: unknown }, ...due: RefusalCode[]) => {
      let came = 'it was accepted';
      try {
        match.answer({ ...answer, picks: answer.picks as Picks });
      } catch (cause) {
        if (cause instanceof Refusal && due.includes(cause.code)) return;
        came = String(cause);
      }
      throw new Breach('refusal', `${prompt}, ${what}: ${due.join(' or ')} was due; ${came}`);
    };
    const good = anyPicks(decision, this.chance, 'on');
    refuse('an answer to an older decision', { seat, decision: id - 1, picks: good }, 'stale');
    refuse('a seat that does not exist', { seat: match.seats, decision: id, picks: good }, 'malformed');
    for (let other = 0; other < match.seats; other++)
      if (!match.decisionOf(other))
        refuse(`seat ${other}'s answer`, { seat: other, decision: id, picks: good }, 'foreign', 'answered');
    for (const { what, picks, code } of badPicks(decision)) refuse(what, { seat, decision: id, picks }, code);
    const after = { snapshot: match.snapshot(), journal: match.journal.length, asked: questions(match) };
    agree('refusal', `answers refused at ${prompt} changed the game`, before, after);
  }

  /** A deed that costs something does something, unless the game lists it as one that may come to nothing. */
  private checkSilence(match: Match<S, V>, decision: Decision): void {
    const { costs } = this.game;
    if (!costs || !asksForDeed(decision)) return;
    this.silences.see(match.view(decision.seat));
    const tried = this.chance.shuffle([...decision.options], 'deeds').slice(0, MOST_DEEDS);
    for (const option of tried) {
      const spent = spentInSilence(match, decision, option, costs);
      if (!spent) continue;
      const listed = listedAsIdle(costs, option);
      if (!listed)
        throw new Breach('silence', `${decision.prompt}: ${option.key} spends ${spent.join(', ')} and does nothing`);
      this.silences.meet(listed);
    }
  }

  /** Undo takes the answer back, and redo puts it again; going back further gives a game that can be played, with the same future if nothing was revealed. */
  private checkGoingBack(match: Match<S, V>, seat: Seat, picks: Picks, before: Before<S>): void {
    if (match.undoTarget(seat) !== undefined)
      under('undo', `seat ${seat} cannot take its answer back`, () => {
        const undone = match.clone({ history: true });
        // Others who were asked at once and let it pass are asked again, since what they pass may be another.
        const passAgain = () => undone.takeSealed(before.sealed.filter(answer => undone.decisionOf(answer.seat)));
        undone.undo(seat);
        agree('undo', 'undo leads elsewhere', before.snapshot, undone.snapshot());
        undone.redo();
        agreeMatches('undo', 'redo leads elsewhere', match, undone);
        undone.undo(seat);
        passAgain();
        agree('undo', 'undo asks something else', before.asked, questions(undone));
        give(undone, seat, picks);
        agreeMatches('undo', 'the same answer leads elsewhere after undo', match, undone);
      });
    for (let other = 0; other < match.seats; other++) if (other !== seat) this.checkUndoPast(match, other);
    const { length } = match.journal;
    if (length === 0) return;
    for (const to of new Set([length - 1, this.chance.below(length, 'rewind')])) this.checkRewind(match, to);
  }

  /** Somebody whose answer only passes of others have followed takes it back, and is asked again. */
  private checkUndoPast(match: Match<S, V>, seat: Seat): void {
    if (match.undoTarget(seat) === undefined) return;
    under('undo', `seat ${seat} cannot take its answer back past the passes of others`, () => {
      const undone = match.clone({ history: true });
      undone.undo(seat);
      if (!undone.decisionOf(seat))
        throw new Breach('undo', `seat ${seat} took its answer back and is not asked again`);
      undone.redo();
      agreeMatches('undo', 'redo past the passes of others leads elsewhere', match, undone);
    });
  }

  /**
   * The same situation as far as this seat can tell, with what is hidden from it dealt otherwise; undefined where that cannot be
   * made. Its position begins anew, because going back from it must lead to its own hidden things too.
   */
  private elsewhere(match: Match<S, V>, seat: Seat): Match<S, V> | undefined {
    const { seed, seats, options, journal } = match;
    const checkpoint = copy(match.lastCheckpoint);
    this.game.redeal(checkpoint.state, seat, new Chance(newChance(`${this.seed}/elsewhere/${journal.length}`)));
    try {
      const twin = Match.resume(this.game, { seed, seats, options }, checkpoint, journal);
      // Others who are asked at once have answered, and nobody has seen it yet.
      twin.takeSealed(match.sealedAnswers);
      const same =
        difference(seenOf(match, seat, journal.length + 1), seenOf(twin, seat, journal.length + 1)) === undefined;
      return same ? twin : undefined;
    } catch (cause) {
      if (cause instanceof Divergence || cause instanceof RuleFailure || cause instanceof Refusal) return undefined;
      throw cause;
    }
  }

  /** Whether or not others could have interrupted, whoever decided sees the same: before they let it pass, and after. */
  private checkSecret(match: Match<S, V>, twin: Match<S, V>, seat: Seat, picks: Picks): void {
    const from = twin.journal.length;
    under('secret', `seat ${seat} cannot decide the same where others hold other things`, () =>
      give(twin, seat, picks),
    );
    const here = match.past(match.journal.length);
    here.takeSealed(match.sealedAnswers);
    for (const moment of ['at once', 'after all let it pass']) {
      if (moment !== 'at once') for (const one of [here, twin]) letPass(one, seat);
      if (here.over || twin.over || [here, twin].every(one => one.journal.slice(from).some(isBarrier))) return;
      const what = `what seat ${seat} sees ${moment} depends on what others hold`;
      agree('secret', what, seenOf(here, seat, from + 1), seenOf(twin, seat, from + 1));
    }
  }

  /** What was shown for good stands, for the table as well, and the refusal changes nothing. */
  private checkFinal(match: Match<S, V>, to: number): void {
    const before = { snapshot: match.snapshot(), journal: match.journal.length };
    try {
      match.rewind(to, `${this.seed}/final`);
    } catch (cause) {
      if (!(cause instanceof Refusal) || cause.code !== 'final') throw cause;
      const after = { snapshot: match.snapshot(), journal: match.journal.length };
      return agree('rewind', `the table was refused to go back to entry ${to}, and the game is another`, before, after);
    }
    throw new Breach('rewind', `the table went back to entry ${to}, behind what was shown for good`);
  }

  private checkRewind(match: Match<S, V>, to: number): void {
    if (to < match.earliest) return this.checkFinal(match, to);
    under('rewind', `the table cannot go back to entry ${to} of ${match.journal.length}`, () => {
      const back = match.clone({ history: true });
      const since = match.journal.slice(to);
      back.rewind(to, `${this.seed}/rewound`);
      if (since.length === 1) {
        back.redo();
        agreeMatches('rewind', 'what the table went back on cannot be put again', match, back);
        back.rewind(to, `${this.seed}/rewound`);
      }
      if (since.some(entry => isReseed(entry) || entry.barrier)) {
        const [broken] = this.game.invariants(back.state);
        if (broken !== undefined) throw new Breach('rewind', broken);
        for (let n = 0; n < PLAY_ON && !back.over; n++) this.playOn(back);
        return;
      }
      // Amid answers that were given at once all of them are taken back.
      if (back.journal.length < to) return;
      back.retrace(since);
      back.takeSealed(match.sealedAnswers);
      agreeMatches('rewind', `the same answers from entry ${to} lead elsewhere`, match, back);
    });
  }
}

interface Before<S> {
  readonly snapshot: Snapshot<S>;
  readonly asked: unknown;
  /** Answers of others that were in already. */
  readonly sealed: readonly SealedAnswer[];
}

/** All that a seat and onlookers are shown: views, what was told since, the question, who is waited for, whether it can undo. */
const seenOf = <S, V>(match: Match<S, V>, seat: Seat, from: number): unknown => {
  const own = match.decisionOf(seat);
  return {
    views: [match.view(seat), match.view('spectator')],
    told: [[...match.told(seat, from)], [...match.told('spectator', from)]],
    asked: own && question(own),
    awaited: publiclyAwaited(match),
    canUndo: match.undoTarget(seat) !== undefined,
  };
};

/** Somebody is asked, and whoever is asked can answer. */
function checkAsked<S, V>(match: Match<S, V>): void {
  const { decisions, seats } = match;
  if (!match.over && decisions.length === 0) throw new Breach('empty', 'nobody is asked, yet the game is not over');
  if (decisions.length > 0 && decisions.every(({ standing }) => standing))
    throw new Breach('empty', `${decisions[0]?.prompt} merely stands, and nobody is waited for`);
  for (const { seat, prompt, options, min, max, pass, range } of decisions) {
    const times = decisions.filter(other => other.seat === seat).length;
    if (times > 1 || !(seat >= 0 && seat < seats))
      throw new Breach('empty', `${prompt} asks seat ${seat}, of ${seats}, ${times} times`);
    const enough = range ? range.min <= range.max : min <= max && options.length >= Math.max(1, min);
    if (!enough && !pass) throw new Breach('empty', `${prompt} cannot be answered by seat ${seat}`);
  }
}

// ---- comparing ----

/** What a seat is asked, without the number of the asking. */
const question = (decision: Decision): unknown => ({ ...plainDecision(decision), id: undefined });

const questions = <S, V>(match: Match<S, V>): unknown => match.decisions.map(question);

function agreeMatches<S, V>(law: Law, what: string, a: Match<S, V>, b: Match<S, V>): void {
  agree(law, what, a.snapshot(), b.snapshot());
  agree(law, what, questions(a), questions(b));
  agree(law, what, a.sealedAnswers, b.sealedAnswers);
}

/** Every text once in each language. */
class Words {
  private readonly speak: Trial['say'];
  private readonly said = new Set<string>();
  constructor(speak: Trial['say']) {
    this.speak = speak;
  }

  say({ text, with: params }: Text): void {
    if (!this.speak) return;
    const known = params === undefined ? text : JSON.stringify([text, params]);
    if (this.said.has(known)) return;
    if (this.said.size > 100_000) this.said.clear();
    this.said.add(known);
    for (const language of LANGUAGES) {
      const words = under('text', `${language} ${text}`, () =>
        this.speak?.(language, params ? { text, with: params } : { text }),
      );
      if (!words) throw new Breach('text', `${language} ${text} says nothing`);
    }
  }
}
