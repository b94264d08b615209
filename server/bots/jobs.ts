// What worker threads do: let bots think, look back at games, check saves that came from outside.

import { picksOf, player, random } from '@veillee/bots';
import {
  type Ahead,
  type Campaign,
  type Chapter,
  type Checkpoint,
  checkCampaign,
  checkSave,
  Divergence,
  type Entry,
  type Game,
  type GameKit,
  isCampaign,
  isReseed,
  Links,
  Match,
  type MatchParts,
  type Picks,
  Refusal,
  RuleFailure,
  readLegacy,
  replay,
  resume,
  type Save,
  SaveProblem,
  type SealedAnswer,
  type Seat,
  type Started,
  saveOf,
  startedAs,
} from '@veillee/kernel';
import {
  type ImportBody,
  importBody,
  MOST_CAMPAIGN_CHAPTERS,
  MOST_CAMPAIGN_ENTRIES,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_ENTRIES,
  MOST_SEED,
} from '../protocol.ts';
import { No } from '../refusals.ts';
import { ownSave, signed } from '../saves.ts';
import {
  type Adopt,
  type Adopted,
  adopt,
  adopted,
  type GoAgain,
  type GoBack,
  goAgain,
  goBack,
  type LookBack,
  lookBack,
  type Past,
} from './past.ts';
import { type Rehearsal, type Rehearsed, rehearse } from './rehearsal.ts';

/** A match to think about: its last checkpoint, the entries since, and the one before them for its seal. */
export interface Thought {
  readonly game: string;
  readonly start: Started;
  readonly checkpoint: Checkpoint<unknown>;
  readonly journal: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's own chance. */
  readonly chance: string;
  /** After this time it is to answer with what it knows. */
  readonly withinMs: number;
}

/** What somebody brought along: whom they want to play it with, and the match. */
export interface Brought {
  readonly game: string;
  readonly plan: Omit<ImportBody, 'save' | 'at'>;
  readonly adopted: Adopted;
  /** All chapters, where it is a campaign; whatever one names comes before it. */
  readonly campaign?: { readonly current: string; readonly chapters: readonly BroughtChapter[] };
}

export interface BroughtChapter extends Omit<Chapter, 'save'> {
  readonly adopted: Adopted;
}

export interface Jobs {
  readonly think: { readonly input: Thought; readonly output: Picks };
  readonly lookBack: { readonly input: LookBack; readonly output: Past };
  readonly goBack: { readonly input: GoBack; readonly output: Checkpoint<unknown> };
  readonly goAgain: { readonly input: GoAgain; readonly output: Ahead<unknown> };
  readonly adopt: { readonly input: Adopt; readonly output: Adopted };
  /** A save of the house, as bytes. */
  readonly writeSave: { readonly input: WriteSave; readonly output: WrittenSave };
  readonly adoptSave: { readonly input: ImportedBody; readonly output: Brought };
  readonly rehearse: { readonly input: Rehearsal; readonly output: Rehearsed };
}

/** What a job can ask for. */
export interface Desk {
  /** Throws a refusal if there is no such game. */
  kit(game: string): Promise<GameKit>;
  /** The journal that the job is about, from this entry on, to the end or to that one. */
  entries(from: number, to?: number): Promise<readonly Entry[]>;
}

export type Job<Name extends keyof Jobs> = (desk: Desk, input: Jobs[Name]['input']) => Promise<Jobs[Name]['output']>;

export const jobs: { readonly [Name in keyof Jobs]: Job<Name> } = {
  think,
  lookBack,
  goBack,
  goAgain,
  adopt,
  writeSave,
  adoptSave,
  rehearse,
};

async function think(desk: Desk, thought: Thought): Promise<Picks> {
  const { game, start, checkpoint, journal, sealed, seat, bot: id, chance, withinMs } = thought;
  const began = performance.now();
  const kit = await desk.kit(game);
  const bot = id === random.id ? random : kit.bots.find(each => each.id === id);
  if (!bot) throw new Error(`${kit.game.id} has no bot ${id}`);
  const match = Match.resume(kit.game, start, checkpoint, journal);
  match.takeSealed(sealed);
  const decision = match.decisionOf(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return picksOf(
    match,
    decision,
    player(bot, chance, () => performance.now() - began > withinMs),
  );
}

// ---- what is taken along ----

/** A match to be written out. Its journal is asked for. */
export interface WriteSave extends Omit<MatchParts, 'journal'> {
  readonly key: Uint8Array;
  readonly unproved: boolean;
}

export interface WrittenSave {
  readonly bytes: Uint8Array;
  readonly digest: string;
}

async function writeSave(desk: Desk, { key, unproved, ...parts }: WriteSave): Promise<WrittenSave> {
  const whole = signed(saveOf({ ...parts, journal: await desk.entries(0) }), key, unproved);
  return { bytes: new TextEncoder().encode(JSON.stringify(whole)), digest: whole.digest };
}

// ---- what was brought along ----

/** What an import brings, and the key with which this house signs. */
export interface ImportedBody {
  /** As text, from anybody. */
  readonly body: string;
  readonly key: Uint8Array;
}

/** A match that was brought along, as far as it could be followed. */
interface Settled {
  readonly match: Match;
  /** It goes on from a state to which no journal leads. */
  readonly unproved: boolean;
  /** Its journal leads there. */
  readonly replayed: boolean;
  /** The rules have changed since: so much is to be decided again. */
  readonly givenUp?: number;
}

async function adoptSave(desk: Desk, { body, key }: ImportedBody): Promise<Brought> {
  const { save: value, at, ...plan } = importBody.parse(parsed(body));
  if (value === undefined) throw new No('malformed', 'save: there is none');
  const { game } = await desk.kit(gameOf(value));
  if (isCampaign(value)) return { game: game.id, plan, ...adoptCampaign(game, value, plan.seats.length, key) };
  if (Buffer.byteLength(body) > MOST_IMPORT_BYTES)
    throw new No('too-large', `a save of one game has at most ${MOST_IMPORT_BYTES} bytes`);
  const saved = readSave(value);
  checkFits(game, saved, plan.seats.length);
  if (at !== undefined && at > saved.journal.length)
    throw new SaveProblem('does-not-replay', `the journal has ${saved.journal.length} entries, not ${at}`);
  const settled = settle(game, saved, at, key);
  return { game: game.id, plan, adopted: adoptSettled(settled, settled.unproved) };
}

function checkFits(game: Game, saved: Save, seats: number): void {
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (saved.rules > game.rules) throw new SaveProblem('newer-rules', `the save was made with rules ${saved.rules}`);
  if (seats !== saved.seats) throw new No('seats', `the save has ${saved.seats} seats, not ${seats}`);
}

/** Every chapter replays, or goes on from its last turn, and begins with what the one before has left. Each is played again once. */
function adoptCampaign(
  game: Game,
  value: unknown,
  seats: number,
  key: Uint8Array,
): Pick<Brought, 'adopted' | 'campaign'> {
  const campaign = readable(() => checkCampaign(value));
  checkBounds(campaign);
  const chapters = campaign.chapters.map(chapter => ({ ...chapter, save: bounded(chapter.save) }));
  for (const { save: saved } of chapters) checkFits(game, saved, seats);
  const links = new Links(game);
  const proved = new Set<string>();
  const adopted: BroughtChapter[] = [];
  for (const chapter of chapters) {
    const { id, after, save: saved } = chapter;
    const settled = settleChapter(id, () => settle(game, saved, undefined, key));
    const { match } = settled;
    // What chapters leave is taken from where they led, not from where they say they stood.
    links.check({ id, ...(after !== undefined && { after }), save: match.started });
    if (settled.replayed) links.note(id, match);
    // What a proved chapter has left is proved, wherever it comes from.
    const follows = saved.legacy !== undefined && after !== undefined && proved.has(after);
    const unproved = settled.unproved && !(follows && match.started.base === undefined);
    if (!unproved && settled.replayed) proved.add(id);
    adopted.push({ ...place(chapter), adopted: adoptSettled(settled, unproved) });
  }
  const current = adopted.find(({ id }) => id === campaign.current) as BroughtChapter;
  return { adopted: current.adopted, campaign: { current: campaign.current, chapters: adopted } };
}

function checkBounds({ chapters }: Campaign): void {
  if (chapters.length > MOST_CAMPAIGN_CHAPTERS)
    throw new No('too-large', `at most ${MOST_CAMPAIGN_CHAPTERS} chapters are taken, not ${chapters.length}`);
  const entries = chapters.reduce((sum, { save: { journal } }) => sum + journal.length, 0);
  if (entries > MOST_CAMPAIGN_ENTRIES)
    throw new No('too-large', `the journals have ${entries} entries; at most ${MOST_CAMPAIGN_ENTRIES} are taken`);
}

/** Whoever brings many chapters along is told which of them is refused. */
function settleChapter(id: string, settle: () => Settled): Settled {
  try {
    return settle();
  } catch (cause) {
    if (!(cause instanceof SaveProblem)) throw cause;
    throw new SaveProblem(cause.code, `chapter ${id}: ${cause.message}`, cause);
  }
}

const place = ({ id, after, branched }: Partial<Chapter> & Pick<Chapter, 'id'>): Omit<Chapter, 'save'> => ({
  id,
  ...(after !== undefined && { after }),
  ...(branched && { branched }),
});

function adoptSettled({ match, givenUp }: Settled, unproved: boolean): Adopted {
  return {
    ...adopted(match),
    ...(givenUp !== undefined && { givenUp }),
    ...(unproved && { unproved: true as const }),
  };
}

/**
 * Where a save leads. What this house has signed is taken at its word, unless it was unproved here already. Anything else is played
 * again from its seed, and is what comes of that, whatever it says of itself. Only where the rules have changed, and no journal leads there any
 * more, it goes on from the base or the checkpoint that it claims, if a match could stand so: then it is unproved.
 */
function settle(game: Game, saved: Save, at: number | undefined, key: Uint8Array): Settled {
  const own = ownSave(saved, key);
  const unproved = own === undefined || own.unproved === true;
  if (!unproved) return settleFrom(game, bounded(own), at, false);
  const { base, ...whole } = saved;
  if (saved.legacy !== undefined) readLegacy(game, saved.legacy);
  if (!base) return settleFrom(game, saved, at, true);
  try {
    return { match: played(game, whole, at), unproved: saved.legacy !== undefined, replayed: true };
  } catch (cause) {
    if (!isOfRules(cause)) throw cause;
    return settleFrom(game, saved, at, true);
  }
}

/** From the base, or from the seed where there is none; after a change of rules from the last turn, if nothing else will do. */
function settleFrom(game: Game, saved: Save, at: number | undefined, doubtful: boolean): Settled {
  const { base, legacy } = saved;
  try {
    const match = played(game, saved, at);
    if (doubtful && base) checkSeen(match);
    return { match, unproved: doubtful && (base !== undefined || legacy !== undefined), replayed: true };
  } catch (cause) {
    const isSame = saved.rules === game.rules && saved.content === game.content;
    // A base of older rules is put right with the checkpoint.
    if (cause instanceof SaveProblem && (isSame || cause.code !== 'unsound')) throw cause;
    const { message } = cause as Error;
    if (isSame) throw new SaveProblem('does-not-replay', `${houseOf(doubtful)} does not replay: ${message}`, cause);
    if (at !== undefined && at < saved.checkpoint.at)
      throw new SaveProblem('older-rules', `entry ${at} is of older rules: ${message}`, cause);
    return fromCheckpoint(game, saved, doubtful);
  }
}

function played(game: Game, saved: Save, at: number | undefined): Match {
  const match = replay(game, saved, at);
  if (at === undefined || at === saved.journal.length) match.takeSealed(saved.sealed);
  const near = match.past(match.journal.length, 'turns');
  near.takeSealed(match.sealedAnswers);
  return near;
}

/** The rules have changed, and the journal does not lead anywhere any more: what the save says of its last turn is taken instead. */
function fromCheckpoint(game: Game, saved: Save, doubtful: boolean): Settled {
  const origin = doubtful ? 'anywhere' : 'own';
  const { match, givenUp } = resume(game, { ...startedAs(saved), checkpoints: 'turns' }, saved, origin);
  checkSeen(match);
  return { match, unproved: doubtful, replayed: false, givenUp };
}

const houseOf = (doubtful: boolean): string =>
  doubtful ? 'the save was not written by this house, or was changed since, and' : 'the save';

const isOfRules = (cause: unknown): boolean =>
  cause instanceof Divergence ||
  cause instanceof RuleFailure ||
  cause instanceof Refusal ||
  cause instanceof SaveProblem;

/** It keeps the game's promises, and can be looked at from every seat. */
function checkSeen(match: Match): void {
  const { game, seats, state } = match;
  let broken: readonly string[];
  try {
    broken = game.invariants(state);
    for (let seat = 0; seat < seats; seat++) match.view(seat);
    match.view('spectator');
  } catch (cause) {
    broken = [(cause as Error).message];
  }
  const [first] = broken;
  if (first !== undefined) throw new SaveProblem('does-not-replay', `the save cannot be played on: ${first}`);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new No('malformed', 'the body is JSON');
  }
}

/** The game that it says it is a save of. */
function gameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('game' in value) || typeof value.game !== 'string')
    throw new SaveProblem('not-a-save', 'this is not a save');
  return value.game;
}

const readSave = (value: unknown): Save => bounded(readable(() => checkSave(value)));

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof SaveProblem) throw cause;
    throw new SaveProblem('not-a-save', 'the save cannot be read', cause);
  }
}

function bounded(saved: Save): Save {
  const { journal, seed } = saved;
  if (journal.length > MOST_IMPORT_ENTRIES)
    throw new No('too-large', `the journal has ${journal.length} entries; at most ${MOST_IMPORT_ENTRIES} are taken`);
  if (seed.length > MOST_SEED) throw new SaveProblem('not-a-save', `a seed has at most ${MOST_SEED} characters`);
  return { ...saved, journal: journal.map(plainly) };
}

/** Chance dealt anew is kept as it comes, unlike an answer, which must be one of those offered: nothing may hide in it. */
function plainly(entry: Entry): Entry {
  if (!isReseed(entry)) return entry;
  const { reseed, seal } = entry;
  if (reseed.length > MOST_SEED) throw new SaveProblem('not-a-save', `a seed has at most ${MOST_SEED} characters`);
  return { reseed, seal };
}
