// What worker threads do: let bots think, replay games, check saves that came from outside.

import { player, random, turnOf } from '@veillee/bots';
import {
  type Checkpoint,
  checkSave,
  Divergence,
  type Entry,
  type Game,
  type GameKit,
  isReseed,
  Match,
  type Options,
  type Picks,
  replay,
  type Save,
  SaveProblem,
  type SealedAnswer,
  type Seat,
  type Told,
  type Viewer,
} from '@veillee/kernel';
import { plainEvent } from '../tables/audience.ts';

export interface StartedAs {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
}

/** A match to think about: its last checkpoint, the entries since, and the one before them for its seal. */
export interface Thought {
  readonly start: StartedAs;
  readonly checkpoint: Checkpoint<unknown>;
  readonly journal: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's own chance. */
  readonly chance: string;
}

export interface Played {
  readonly start: StartedAs;
  readonly journal: readonly Entry[];
}

/** A look back at a game. */
export interface LookBack extends Played {
  /** Tells one game's past from another's, for the worker's memory. */
  readonly key: string;
  readonly at: number;
  /** Events are told from this entry on. */
  readonly from: number;
  readonly viewer: Viewer;
}

export interface Past {
  readonly view: unknown;
  readonly events: readonly object[];
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
}

/** A match taken over into a table of its own. */
export interface Adopted {
  readonly start: StartedAs;
  readonly checkpoint: Checkpoint<unknown>;
  readonly journal: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  readonly told: readonly Told[];
}

export interface Jobs {
  readonly think: { readonly input: Thought; readonly output: Picks };
  readonly lookBack: { readonly input: LookBack; readonly output: Past };
  /** A save as text, from anybody. */
  readonly adoptSave: { readonly input: { readonly save: string; readonly at?: number }; readonly output: Adopted };
  readonly adopt: { readonly input: Played & { readonly at: number }; readonly output: Adopted };
}

export type Job<Name extends keyof Jobs> = (kit: GameKit, input: Jobs[Name]['input']) => Jobs[Name]['output'];

export const jobs: { readonly [Name in keyof Jobs]: Job<Name> } = { think, lookBack, adoptSave, adopt };

function think(kit: GameKit, { start, checkpoint, journal, sealed, seat, bot: id, chance }: Thought): Picks {
  const bot = id === random.id ? random : kit.bots.find(each => each.id === id);
  if (!bot) throw new Error(`${kit.game.id} has no bot ${id}`);
  const match = Match.resume(kit.game, start, checkpoint, journal);
  match.takeSealed(sealed);
  const decision = match.decisionOf(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return bot.decide(turnOf(match, decision, player(bot, chance).chance));
}

// ---- looking back ----

interface Remembered {
  readonly key: string;
  readonly match: Match;
  at: number;
  readonly turns: { turn: number; at: number }[];
}

/** The games last looked back at: whoever steps through a replay asks for one entry after the other. */
const remembered: Remembered[] = [];
const MOST_REMEMBERED = 4;

function lookBack(kit: GameKit, { key, start, journal, at, from, viewer }: LookBack): Past {
  const i = remembered.findIndex(each => each.key === key && each.at <= at);
  const known = i >= 0 ? remembered.splice(i, 1)[0] : undefined;
  const past = known ?? { key, match: Match.start(kit.game, start), at: 0, turns: turnsOf(kit.game, start, journal) };
  const { match, turns } = past;
  for (; past.at < at; past.at++) follow(match, journal[past.at] as Entry, past.at);
  remembered.push(past);
  if (remembered.length > MOST_REMEMBERED) remembered.shift();
  const events = match.log
    .map((told, n) => (told.at >= from ? plainEvent(told, viewer, n) : undefined))
    .filter(event => event !== undefined);
  return { view: match.view(viewer), events, turns };
}

function turnsOf(game: Game, start: StartedAs, journal: readonly Entry[]): { turn: number; at: number }[] {
  const match = Match.start(game, start);
  const turns: { turn: number; at: number }[] = [];
  for (let at = 0; ; at++) {
    const turn = game.turns(match.state);
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, at });
    if (at >= journal.length) return turns;
    follow(match, journal[at] as Entry, at);
  }
}

/** Plays one entry again. Answers to a question asked of several seats stand one after the other; the last moves on. */
function follow(match: Match, entry: Entry, at: number): void {
  if (isReseed(entry)) {
    match.retrace([entry]);
    return;
  }
  const { seat, prompt, picks, seal } = entry;
  const decision = match.decisionOf(seat);
  if (decision?.prompt !== prompt) throw new Divergence(at, prompt, decision?.prompt ?? 'nothing');
  match.answer({ seat, decision: decision.id, picks });
  if (match.journal.length === at + 1 && match.journal[at]?.seal !== seal)
    throw new Divergence(at, `seal ${seal}`, `seal ${match.journal[at]?.seal}`);
}

// ---- taking over ----

/** A save is taken at its journal's word alone: it must lead, from its seed, to where the save says it stands. */
function adoptSave(kit: GameKit, { save: text, at }: { readonly save: string; readonly at?: number }): Adopted {
  const saved = readSave(text);
  const { game } = kit;
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (saved.rules > game.rules) throw new SaveProblem('newer-rules', `the save was made with rules ${saved.rules}`);
  if (at !== undefined && at > saved.journal.length)
    throw new SaveProblem('does-not-replay', `the journal has ${saved.journal.length} entries, not ${at}`);
  try {
    const match = replay(game, saved, at);
    if (at === undefined || at === saved.journal.length) match.takeSealed(saved.sealed);
    return adopted(match);
  } catch (cause) {
    const { message } = cause as Error;
    if (saved.rules < game.rules) throw new SaveProblem('older-rules', `the save is of older rules: ${message}`, cause);
    if (saved.content !== game.content)
      throw new SaveProblem('other-content', `the save is of other content: ${message}`, cause);
    throw new SaveProblem('does-not-replay', `the save does not replay: ${message}`, cause);
  }
}

function readSave(text: string): Save {
  try {
    return checkSave(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof SaveProblem) throw cause;
    throw new SaveProblem('not-a-save', 'the save cannot be read', cause);
  }
}

function adopt({ game }: GameKit, { start, journal, at }: Played & { readonly at: number }): Adopted {
  const match = Match.start(game, start);
  match.retrace(journal.slice(0, at));
  return adopted(match);
}

function adopted(match: Match): Adopted {
  const { seed, seats, options, journal, log } = match;
  return {
    start: { seed, seats, options },
    checkpoint: match.lastCheckpoint,
    journal,
    sealed: match.sealedAnswers,
    told: log,
  };
}

/** What an entry says to this viewer: others' answers only when nothing is hidden any more. */
export function plainEntry(entry: Entry | undefined, viewer: Viewer, over: boolean): object | undefined {
  if (!entry) return undefined;
  if (isReseed(entry)) return { reseed: true };
  const { seat, prompt, picks } = entry;
  return over || viewer === seat ? { seat, prompt, picks } : { seat };
}
