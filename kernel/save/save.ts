// Saves: a match as a text. Format and promises are in docs/save-format.md.

import { Match } from '../match.ts';
import { isRecord } from '../plain/compare.ts';
import { canonical, copy, fingerprint } from '../plain/plain.ts';
import type { SealedAnswer } from '../play/answer.ts';
import { Refusal } from '../play/errors.ts';
import type { Game } from '../play/game.ts';
import type { Options } from '../play/setting.ts';
import { type Checkpoint, copyOf } from '../record/checkpoints.ts';
import { Divergence, RuleFailure, SaveProblem } from '../record/failures.ts';
import type { Entry } from '../record/journal.ts';
import type { Start, Started } from '../record/start.ts';
import { checkSound } from './sound.ts';

export const SAVE_FORMAT = 2;

export interface Save {
  readonly veillee: 'save';
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  /** What the chapter before has left, in a campaign. */
  readonly legacy?: unknown;
  /** The entries before it are of older rules. */
  readonly base?: Checkpoint<unknown>;
  readonly checkpoint: Checkpoint<unknown>;
  readonly journal: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  /** Fingerprint of everything above. */
  readonly digest: string;
}

/** What a save holds of a match, as plain data: it can be written out elsewhere. */
export interface MatchParts extends Pick<Save, 'game' | 'rules' | 'content' | 'checkpoint' | 'journal' | 'sealed'> {
  readonly started: Started;
}

export function partsOf<S, V>(match: Match<S, V>): MatchParts {
  const { game, started, journal } = match;
  const { id, rules, content } = game;
  return { game: id, rules, content, started, checkpoint: match.lastCheckpoint, journal, sealed: match.sealedAnswers };
}

export const save = <S, V>(match: Match<S, V>): Save => saveOf(partsOf(match));

export function saveOf({ game, rules, content, started, checkpoint, journal, sealed }: MatchParts): Save {
  const body = {
    veillee: 'save' as const,
    format: SAVE_FORMAT,
    game,
    rules,
    content,
    ...started,
    checkpoint,
    journal,
    sealed,
  };
  const plain = JSON.parse(JSON.stringify(body)) as typeof body;
  return { ...plain, digest: digest(plain) };
}

const digest = (body: object): string => fingerprint(canonical(body));

/** What became of a match that was kept: as it was, or restarted from its checkpoint because the rules have changed since. */
export interface Loaded<S, V> {
  readonly match: Match<S, V>;
  readonly resumed: 'as-saved' | 'from-checkpoint';
  /** How many answers since the checkpoint no longer fit the rules and were given up: they are to be given again. */
  readonly givenUp: number;
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
  return resume(game, startedAs(saved), saved, 'anywhere');
}

/** How the match of a save was started. */
export const startedAs = ({ seed, seats, options, legacy, base }: Save): Started => ({
  seed,
  seats,
  options,
  ...(legacy !== undefined && { legacy }),
  ...(base && { base }),
});

/** What is kept of a match that goes on later. */
export interface KeptMatch extends Pick<Save, 'rules' | 'content' | 'checkpoint' | 'journal' | 'sealed'> {}

/** Whether whoever takes a match up has kept it, or has it from somebody. */
export type Origin = 'own' | 'anywhere';

/**
 * Takes up a match where it was left; what came from anywhere must be sound (`sound.ts`). After a change of rules or content it goes on from its checkpoint: `Game.migrate` puts
 * the state right, answers since are kept if they still fit, and the entries before are not played again.
 */
export function resume<S, V>(game: Game<S, V>, start: Start, kept: KeptMatch, origin: Origin = 'own'): Loaded<S, V> {
  const { checkpoint, journal, sealed } = kept;
  const isSame = kept.rules === game.rules && kept.content === game.content;
  const resumed = isSame ? 'as-saved' : 'from-checkpoint';
  const from = isSame ? (copy(checkpoint) as Checkpoint<S>) : migrated(game, kept);
  const begun = isSame ? start : { ...start, base: from };
  if (origin === 'anywhere') {
    const setting = { seats: start.seats, options: start.options ?? {} };
    checkSound(game, setting, from, isSame ? 'unsound' : 'older-rules');
    if (isSame && start.base) checkSound(game, setting, start.base);
  }
  try {
    const match = Match.resume(game, begun, copyOf(from), journal);
    match.takeSealed(sealed);
    return { match, resumed, givenUp: 0 };
  } catch (cause) {
    if (isSame)
      throw new SaveProblem('does-not-replay', `the save does not replay: ${(cause as Error).message}`, cause);
    if (!(cause instanceof Divergence || cause instanceof RuleFailure || cause instanceof Refusal)) throw cause;
    const givenUp = journal.length - checkpoint.at + sealed.length;
    return { match: again(game, begun, from, journal), resumed, givenUp };
  }
}

function migrated<S, V>(game: Game<S, V>, { checkpoint, rules }: KeptMatch): Checkpoint<S> {
  const { at, position, state, chance } = copy(checkpoint);
  try {
    const standing = game.migrate ? game.migrate({ position, state }, rules) : { position, state: state as S };
    return { at, position: standing.position, state: standing.state, chance };
  } catch (cause) {
    throw new SaveProblem('older-rules', `rules ${game.rules} cannot take over a match of rules ${rules}`, cause);
  }
}

function again<S, V>(game: Game<S, V>, start: Start, from: Checkpoint<S>, journal: readonly Entry[]): Match<S, V> {
  try {
    return Match.resume(game, start, copyOf(from), journal.slice(0, from.at));
  } catch (cause) {
    const { message } = cause as Error;
    throw new SaveProblem('older-rules', `the match cannot go on under rules ${game.rules}: ${message}`, cause);
  }
}

const isPicks = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string');

/** What is wrong with the shape of a save, or undefined. */
function misshapen(value: Record<string, unknown>): string | undefined {
  if (typeof value.game !== 'string') return 'game';
  if (!Number.isInteger(value.rules)) return 'rules';
  if (typeof value.content !== 'string') return 'content';
  if (typeof value.seed !== 'string') return 'seed';
  if (!Number.isInteger(value.seats) || Number(value.seats) < 1) return 'seats';
  if (!isRecord(value.options)) return 'options';
  const { checkpoint, base, journal, sealed } = value;
  if (!Array.isArray(journal)) return 'journal';
  const point = misshapenPoint(checkpoint, 'checkpoint', journal.length);
  if (point) return point;
  const begins = base === undefined ? undefined : misshapenPoint(base, 'base', (checkpoint as { at: number }).at);
  if (begins) return begins;
  const bad = journal.findIndex(entry => !isEntry(entry));
  if (bad >= 0) return `journal entry ${bad}`;
  if (
    !Array.isArray(sealed) ||
    !sealed.every(item => isRecord(item) && Number.isInteger(item.seat) && isPicks(item.picks))
  )
    return 'sealed';
  return undefined;
}

/** What is wrong with a checkpoint that stands after at most so many entries. */
function misshapenPoint(value: unknown, name: string, most: number): string | undefined {
  if (!isRecord(value) || !isRecord(value.position) || !isRecord(value.chance)) return name;
  const { at, position, state, chance } = value;
  if (typeof position.at !== 'string' || !isRecord(state)) return name;
  if (typeof chance.seed !== 'string' || !isRecord(chance.streams)) return `${name}.chance`;
  return Number.isInteger(at) && Number(at) >= 0 && Number(at) <= most ? undefined : `${name}.at`;
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry) || typeof entry.seal !== 'string') return false;
  if (typeof entry.reseed === 'string') return true;
  return Number.isInteger(entry.seat) && typeof entry.prompt === 'string' && isPicks(entry.picks);
}
