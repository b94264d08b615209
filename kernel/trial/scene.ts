// The scene language of rule tests: set the table by hand, say what chance brings, act, see exactly what can be chosen.
// A game adds the nouns of its own table; all verbs are here.

import { Match } from '../match.ts';
import { copy } from '../plain/plain.ts';
import { newChance } from '../play/chance.ts';
import { type Decision, onlyPicks, type Picks, type Refused, refusedOf } from '../play/decision.ts';
import type { Viewer } from '../play/event.ts';
import type { Game, Position } from '../play/game.ts';
import type { Rules } from '../play/rules.ts';
import type { Options } from '../play/setting.ts';
import type { Table } from '../play/table.ts';
import type { Params, Seat, Text } from '../play/text.ts';
import { Load, type Luck, loaded } from './luck.ts';

/** Where a scene opens and what is so there: on a state made by hand, or, without one, at the set-up of a new game. */
export interface Stage<S> extends Luck {
  readonly seats: number;
  readonly options?: Options;
  readonly seed?: string;
  /** What an earlier chapter left, for a new game. */
  readonly legacy?: unknown;
  /** The table as it lies. It is copied: one stage can serve several scenes. */
  readonly state?: S;
  /** Where in the outer loop a table made by hand is found. */
  readonly position?: Position;
  /** What happens before that position, as a rule of its own. */
  readonly first?: (t: Table<S>) => Rules<unknown>;
  /** What seats answer by themselves, because no scene of the game is about it. */
  readonly unasked?: (decision: Decision) => Picks | undefined;
}

/** What has only one answer and is asked because of what it does happens by itself, as a seat may wish. */
export const confirmed = (decision: Decision): Picks | undefined =>
  decision.confirm === undefined ? undefined : onlyPicks(decision);

/** The position of `first`. */
const OPENING = 'scene';

export class Scene<S, V> {
  readonly match: Match<S, V>;
  private readonly load: Load;
  private readonly unasked: Stage<S>['unasked'];

  constructor(game: Game<S, V>, stage: Stage<S>) {
    const { seats, options = {}, seed = 'scene', legacy, state, position = { at: 'setup' }, first, unasked } = stage;
    this.load = new Load(seed, stage);
    this.unasked = unasked;
    const start = { seed, seats, options, ...(legacy !== undefined && { legacy }) };
    const own = loaded(first ? opening(game, first, position) : game, this.load);
    const at = first ? { at: OPENING } : position;
    this.match =
      state === undefined
        ? Match.start(own, start)
        : Match.resume(own, start, { at: 0, position: at, state: copy(state), chance: newChance(seed) });
    this.goOn();
  }

  /** Opens a scene that needs no nouns of a game. */
  static set<S, V>(game: Game<S, V>, stage: Stage<S>): Scene<S, V> {
    return new Scene(game, stage);
  }

  /** More of what chance brings: after what was named before. */
  brings(luck: Luck): this {
    this.load.add(luck);
    return this;
  }

  /** Dice that the scene named and nobody has rolled. */
  get diceLeft(): number {
    return this.load.left('dice', this.match.snapshot().chance);
  }

  /** After an answer: what no scene of the game is about. */
  goOn(): void {
    const { match, unasked } = this;
    for (;;) {
      const idle = unasked && match.decisions.find(decision => unasked(decision));
      const picks = idle && unasked(idle);
      if (!picks) return;
      match.answer({ seat: idle.seat, decision: idle.id, picks });
    }
  }

  get state(): S {
    return this.match.state;
  }

  get over(): boolean {
    return this.match.over;
  }

  // ---- who acts ----

  seat(seat: Seat): SceneSeat<S, V, this> {
    return new SceneSeat<S, V, this>(this, seat);
  }

  /** Who is meant where no seat is named: whoever must answer, or, if a game says so, whose turn it is. */
  get actor(): Seat {
    return this.match.decisions.find(({ standing }) => !standing)?.seat ?? 0;
  }

  /** Whoever is asked this. */
  private asker(prompt: string): Seat {
    return this.match.decisions.find(decision => decision.prompt === prompt)?.seat ?? this.actor;
  }

  // ---- acting ----

  /** Whoever is asked this answers it with these option keys. */
  chooses(prompt: string, ...keys: readonly string[]): this {
    return this.seat(this.asker(prompt)).chooses(prompt, ...keys);
  }

  /** Does this, one thing after the other, whatever is asked. */
  does(...keys: readonly string[]): this {
    for (const key of keys) this.answers(this.actor, key);
    return this;
  }

  /** One answer of a seat to whatever it is asked. */
  answers(seat: Seat, ...keys: readonly string[]): this {
    return this.seat(seat).answers(...keys);
  }

  /** Passes at what must be this prompt; a seat, or nobody in particular, at whatever it is asked. */
  passes(at: string | Seat = this.actor): this {
    return typeof at === 'string' ? this.seat(this.asker(at)).passes(at) : this.seat(at).passes();
  }

  /** The only answer to what must be this prompt. */
  confirms(prompt: string): this {
    return this.seat(this.asker(prompt)).confirms(prompt);
  }

  /** Everybody passes as often as they may, until something must be chosen or, if it comes before, this is asked. */
  passesAll(unless?: string): this {
    for (;;) {
      const decision = this.match.decisions.find(({ standing }) => !standing);
      if (!decision?.pass || decision.prompt === unless) return this;
      this.seat(decision.seat).passes(decision.prompt);
    }
  }

  /** Everybody passes until this is asked; it must come before anything that has to be chosen. */
  until(prompt: string): this {
    for (;;) {
      const { decisions, over } = this.match;
      if (decisions.some(decision => decision.prompt === prompt)) return this;
      const decision = decisions.find(({ standing }) => !standing);
      if (over || !decision)
        throw new Error(`${prompt} is never asked: ${over ? 'the game is over' : 'nobody is waited for'}`);
      if (!decision.pass) throw new Error(`before ${prompt} seat ${decision.seat} is ${describe(decision)}`);
      this.seat(decision.seat).passes(decision.prompt);
    }
  }

  // ---- seeing ----

  /** The prompt that a seat is asked now. */
  asked(seat: Seat = this.actor): string | undefined {
    return this.seat(seat).asked();
  }

  /** What can be chosen now, by key. */
  can(seat: Seat = this.actor): string[] {
    return this.seat(seat).can();
  }

  /** Why this cannot be chosen now: the text of the refusal and its rule. */
  whyNot(key: string, seat: Seat = this.actor): readonly [why: string, rule: string] | undefined {
    return this.seat(seat).whyNot(key);
  }

  /** The keys that can be chosen at what must be this prompt. */
  offered(prompt: string): string[] {
    return this.seat(this.asker(prompt)).offered(prompt);
  }

  /** What cannot be chosen at what must be this prompt, and why. */
  refused(prompt: string): Refusal[] {
    return this.seat(this.asker(prompt)).refused(prompt);
  }

  /** The rule by which a key is refused at what must be this prompt. */
  refusal(prompt: string, key: string): string | undefined {
    return this.refused(prompt).find(refused => refused.key === key)?.rule;
  }

  /** The figures beside what must be this prompt. */
  shown(prompt: string): Params {
    return this.seat(this.asker(prompt)).shown(prompt);
  }

  /** What this viewer was told so far, oldest first. */
  told(viewer: Viewer = 'everyone'): Text[] {
    return [...this.match.told(viewer)].map(({ text, with: params }) => (params ? { text, with: params } : { text }));
  }

  /** The texts of everything that everybody was told. */
  get log(): string[] {
    return this.told().map(({ text }) => text);
  }

  /** Everything that everybody was told with this text. */
  lines(text: string): Text[] {
    return this.told().filter(event => event.text === text);
  }
}

function opening<S, V>(game: Game<S, V>, first: (t: Table<S>) => Rules<unknown>, position: Position): Game<S, V> {
  const opens = function* (t: Table<S>): Rules<Position> {
    yield* first(t);
    return position;
  };
  return { ...game, positions: { ...game.positions, [OPENING]: opens } };
}

export interface Refusal {
  readonly key: string;
  readonly rule: string;
  readonly why: Refused['why'];
}

/** A seat of a scene. */
export class SceneSeat<S, V, On extends Scene<S, V> = Scene<S, V>> {
  private readonly scene: On;
  private readonly seat: Seat;

  constructor(scene: On, seat: Seat) {
    this.scene = scene;
    this.seat = seat;
  }

  /** Answers what must be this prompt with these option keys. */
  chooses(prompt: string, ...keys: readonly string[]): On {
    const decision = this.decision(prompt, `chooses ${keys.join(', ') || 'nothing'}`);
    try {
      this.scene.match.answer({ seat: this.seat, decision: decision.id, picks: keys });
    } catch (cause) {
      const came = `seat ${this.seat} chose ${keys.join(', ') || 'nothing'}`;
      throw new Error(`${came}, but is ${describe(decision)}: ${(cause as Error).message}`, { cause });
    }
    this.scene.goOn();
    return this.scene;
  }

  /** Answers whatever it is asked with these option keys. */
  answers(...keys: readonly string[]): On {
    return this.chooses(this.asked() ?? NOTHING, ...keys);
  }

  /** Answers whatever it is asked, one key after the other. */
  does(...keys: readonly string[]): On {
    for (const key of keys) this.answers(key);
    return this.scene;
  }

  /** Passes at what must be this prompt, or at whatever it is asked. */
  passes(prompt = this.asked() ?? NOTHING): On {
    const decision = this.decision(prompt, 'passes');
    if (!decision.pass) throw new Error(`seat ${this.seat} passes, but is ${describe(decision)} and may not pass`);
    return this.chooses(prompt);
  }

  /** Gives the only answer to what must be this prompt: a forced choice that is asked because of what it does. */
  confirms(prompt: string): On {
    const decision = this.decision(prompt, 'confirms');
    const picks = confirmed(decision);
    if (!picks) throw new Error(`seat ${this.seat} confirms, but is ${describe(decision)} and has a choice`);
    return this.chooses(prompt, ...picks);
  }

  /** The prompt that this seat is asked now. */
  asked(): string | undefined {
    return this.scene.match.decisionOf(this.seat)?.prompt;
  }

  /** The keys that can be chosen at what must be this prompt. */
  offered(prompt: string): string[] {
    return this.decision(prompt, 'looks at its options').options.map(option => option.key);
  }

  /** The keys that can be chosen at whatever it is asked. */
  can(): string[] {
    return this.offered(this.asked() ?? NOTHING);
  }

  /** What cannot be chosen at what must be this prompt, and why. */
  refused(prompt: string): Refusal[] {
    return refusedOf(this.decision(prompt, 'looks at what is refused')).map(({ key, rule, why }) => ({
      key,
      rule,
      why,
    }));
  }

  /** Why this cannot be chosen at whatever it is asked: the text of the refusal and its rule. */
  whyNot(key: string): readonly [why: string, rule: string] | undefined {
    const refused = this.refused(this.asked() ?? NOTHING).find(one => one.key === key);
    return refused && [refused.why.text, refused.rule];
  }

  /** The figures beside what must be this prompt. */
  shown(prompt: string): Params {
    return this.decision(prompt, 'looks at the figures').with ?? {};
  }

  view(): V {
    return this.scene.match.view(this.seat);
  }

  private decision(prompt: string, doing: string): Decision {
    const { match } = this.scene;
    const decision = match.decisionOf(this.seat);
    if (decision?.prompt === prompt) return decision;
    const others = match.decisions.map(other => `seat ${other.seat} is ${describe(other)}`).join('; ');
    const now = match.over ? 'the game is over' : others;
    throw new Error(`at ${prompt}, seat ${this.seat} ${doing}; but ${now}`);
  }
}

/** Where a seat that is asked nothing does something all the same. */
const NOTHING = 'nothing';

function describe({ prompt, options, pass, range }: Decision): string {
  const offers = options.map(option => option.key);
  if (range) offers.push(`a number from ${range.min} to ${range.max}`);
  if (pass) offers.push('to pass');
  return `asked ${prompt} and offered ${offers.join(', ') || 'nothing'}`;
}
