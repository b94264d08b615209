// Saves: a match as a text. Format and promises are in docs/save-format.md.

import type { ChanceState } from './chance.ts';
import { Divergence, Refusal, RuleFailure, SaveProblem } from './errors.ts';
import type { Game, Options, Position } from './game.ts';
import type { Entry } from './journal.ts';
import { Match } from './match.ts';
import { canonical, fingerprint } from './plain.ts';
import type { SealedAnswer } from './running.ts';

export const SAVE_FORMAT = 1;

export interface Save {
  readonly veillee: 'save';
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly checkpoint: {
    readonly at: number;
    readonly position: Position;
    readonly state: unknown;
    readonly chance: ChanceState;
  };
  readonly journal: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  /** Fingerprint of everything above. */
  readonly digest: string;
}

export function save<S, V>(match: Match<S, V>): Save {
  const { game, seed, seats, options, journal } = match;
  const body = {
    veillee: 'save' as const,
    format: SAVE_FORMAT,
    game: game.id,
    rules: game.rules,
    content: game.content,
    seed,
    seats,
    options,
    checkpoint: match.lastCheckpoint,
    journal,
    sealed: match.sealedAnswers,
  };
  const plain = JSON.parse(JSON.stringify(body)) as typeof body;
  return { ...plain, digest: digest(plain) };
}

const digest = (body: object): string => fingerprint(canonical(body));

/** What became of a save: as it was, or restarted from its checkpoint because the rules have changed since. */
export interface Loaded<S, V> {
  readonly match: Match<S, V>;
  readonly resumed: 'as-saved' | 'from-checkpoint';
}

/** Reads a save as text. Throws a SaveProblem that says what is wrong with it. */
export function parseSave(text: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SaveProblem('not-json', 'the save is cut off or is not a save at all: it is not valid JSON');
  }
  return checkSave(value);
}

/** Checks shape, format and digest of a save. */
export function checkSave(value: unknown): Save {
  if (!isRecord(value) || value.veillee !== 'save') throw new SaveProblem('not-a-save', 'this is not a Veillée save');
  if (!Number.isInteger(value.format)) throw new SaveProblem('not-a-save', 'the save does not say its format');
  if (Number(value.format) > SAVE_FORMAT)
    throw new SaveProblem(
      'newer-format',
      `the save has format ${String(value.format)}; this version reads up to ${SAVE_FORMAT}`,
    );
  const { digest: stated, ...body } = value;
  if (stated !== digest(body))
    throw new SaveProblem('damaged', 'the save was changed or damaged: its digest does not fit');
  const problem = misshapen(value);
  if (problem) throw new SaveProblem('not-a-save', `the save is not well formed: ${problem}`);
  return value as unknown as Save;
}

/** Loads a save of this game. After a change of rules the match goes on from its checkpoint. */
export function load<S, V>(game: Game<S, V>, value: unknown): Loaded<S, V> {
  const saved = checkSave(value);
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (saved.rules > game.rules)
    throw new SaveProblem(
      'newer-rules',
      `the save was made with rules ${saved.rules} of ${game.id}; these are ${game.rules}`,
    );
  const asSaved = saved.rules === game.rules && saved.content === game.content;
  const start = { seed: saved.seed, seats: saved.seats, options: saved.options };
  const checkpoint = () => JSON.parse(JSON.stringify(saved.checkpoint)) as Save['checkpoint'] & { state: S };
  try {
    const match = Match.resume(game, start, checkpoint(), saved.journal);
    match.takeSealed(saved.sealed);
    return { match, resumed: asSaved ? 'as-saved' : 'from-checkpoint' };
  } catch (cause) {
    if (asSaved)
      throw new SaveProblem('does-not-replay', `the save does not replay: ${(cause as Error).message}`, cause);
    if (!(cause instanceof Divergence || cause instanceof RuleFailure || cause instanceof Refusal)) throw cause;
    const match = Match.resume(game, start, checkpoint(), saved.journal.slice(0, saved.checkpoint.at));
    return { match, resumed: 'from-checkpoint' };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPicks = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string');

/** What is wrong with the shape of a save, or undefined. */
function misshapen(value: Record<string, unknown>): string | undefined {
  if (typeof value.game !== 'string') return 'game';
  if (!Number.isInteger(value.rules)) return 'rules';
  if (typeof value.content !== 'string') return 'content';
  if (typeof value.seed !== 'string') return 'seed';
  if (!Number.isInteger(value.seats) || Number(value.seats) < 1) return 'seats';
  if (!isRecord(value.options)) return 'options';
  const { checkpoint, journal, sealed } = value;
  if (!isRecord(checkpoint) || !isRecord(checkpoint.position) || !isRecord(checkpoint.chance)) return 'checkpoint';
  if (typeof checkpoint.position.at !== 'string' || !isRecord(checkpoint.state)) return 'checkpoint';
  if (typeof checkpoint.chance.seed !== 'string' || !isRecord(checkpoint.chance.streams)) return 'checkpoint.chance';
  if (!Array.isArray(journal)) return 'journal';
  if (!Number.isInteger(checkpoint.at) || Number(checkpoint.at) < 0 || Number(checkpoint.at) > journal.length)
    return 'checkpoint.at';
  const bad = journal.findIndex(entry => !isEntry(entry));
  if (bad >= 0) return `journal entry ${bad}`;
  if (
    !Array.isArray(sealed) ||
    !sealed.every(item => isRecord(item) && Number.isInteger(item.seat) && isPicks(item.picks))
  )
    return 'sealed';
  return undefined;
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry) || typeof entry.seal !== 'string') return false;
  if (typeof entry.reseed === 'string') return true;
  return Number.isInteger(entry.seat) && typeof entry.prompt === 'string' && isPicks(entry.picks);
}
