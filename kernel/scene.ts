// The scene language of rule tests: set the table by hand, act, see exactly what can be chosen.
// A game adds its own words for setting the table; all else is here.

import { newChance } from './chance.ts';
import { type Decision, onlyPicks, type Refused, refusedOf, type Seat, type Text } from './decision.ts';
import type { Game, Options, Position, Viewer } from './game.ts';
import { Match } from './match.ts';
import { copy } from './plain.ts';

export interface Stage<S> {
  readonly state: S;
  /** Where in the outer loop the scene opens. */
  readonly position: Position;
  readonly seats: number;
  readonly options?: Options;
  readonly seed?: string;
}

export class Scene<S, V> {
  readonly match: Match<S, V>;
  private readonly isAsked: boolean;

  /** `confirms`: seats say themselves what they are asked only to confirm; else it happens by itself, as a seat may wish. */
  constructor(match: Match<S, V>, confirms = true) {
    this.match = match;
    this.isAsked = confirms;
    this.goOn();
  }

  /** After an answer: what nobody here wishes to confirm happens. */
  goOn(): void {
    if (this.isAsked) return;
    for (;;) {
      const { match } = this;
      const asked = match.decisions.find(({ confirm }) => confirm);
      const picks = asked && onlyPicks(asked);
      if (!picks) return;
      match.answer({ seat: asked.seat, decision: asked.id, picks });
    }
  }

  /** Opens a scene on a state made by hand. The state is copied: one stage can serve several scenes. */
  static set<S, V>(game: Game<S, V>, stage: Stage<S>): Scene<S, V> {
    const { seats, options = {}, seed = 'scene', position, state } = stage;
    const checkpoint = { at: 0, position, state: copy(state), chance: newChance(seed) };
    return new Scene(Match.resume(game, { seed, seats, options }, checkpoint));
  }

  get state(): S {
    return this.match.state;
  }

  get over(): boolean {
    return this.match.over;
  }

  seat(seat: Seat): SceneSeat<S, V> {
    return new SceneSeat(this, seat);
  }

  /** What this viewer was told so far, oldest first. */
  told(viewer: Viewer = 'everyone'): Text[] {
    return [...this.match.told(viewer)].map(({ text, with: params }) => (params ? { text, with: params } : { text }));
  }
}

/** A seat of a scene. */
export class SceneSeat<S, V> {
  private readonly scene: Scene<S, V>;
  private readonly seat: Seat;

  constructor(scene: Scene<S, V>, seat: Seat) {
    this.scene = scene;
    this.seat = seat;
  }

  /** Answers what must be this prompt with these option keys. */
  chooses(prompt: string, ...keys: readonly string[]): Scene<S, V> {
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

  /** Passes at what must be this prompt. */
  passes(prompt: string): Scene<S, V> {
    const decision = this.decision(prompt, 'passes');
    if (!decision.pass) throw new Error(`seat ${this.seat} passes, but is ${describe(decision)} and may not pass`);
    return this.chooses(prompt);
  }

  /** Gives the only answer to what must be this prompt: a forced choice that is asked because of what it does. */
  confirms(prompt: string): Scene<S, V> {
    const decision = this.decision(prompt, 'confirms');
    const picks = decision.confirm && onlyPicks(decision);
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

  /** What cannot be chosen at what must be this prompt, and why. */
  refused(prompt: string): { key: string; rule: string; why: Refused['why'] }[] {
    return refusedOf(this.decision(prompt, 'looks at what is refused')).map(({ key, rule, why }) => ({
      key,
      rule,
      why,
    }));
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

function describe({ prompt, options, pass, range }: Decision): string {
  const offers = options.map(option => option.key);
  if (range) offers.push(`a number from ${range.min} to ${range.max}`);
  if (pass) offers.push('to pass');
  return `asked ${prompt} and offered ${offers.join(', ') || 'nothing'}`;
}
