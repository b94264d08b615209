// What worker threads do: let bots think, look back at games, check saves that came from outside.

import { picksOf, player, random } from '@veillee/bots';
import {
  type Ahead,
  type Chapter,
  type Checkpoint,
  checkCampaign,
  checkSave,
  type Entry,
  type Game,
  type GameKit,
  isCampaign,
  isReseed,
  Match,
  type Picks,
  replay,
  resume,
  type Save,
  SaveProblem,
  type SealedAnswer,
  type Seat,
  type Started,
  startedAs,
  verifyCampaign,
} from '@veillee/kernel';
import { type ImportBody, importBody, MOST_IMPORT_CHAPTERS, MOST_IMPORT_ENTRIES, MOST_SEED } from '../protocol.ts';
import { No } from '../refusals.ts';
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
  /** The body of an import as text, from anybody. */
  readonly adoptSave: { readonly input: { readonly body: string }; readonly output: Brought };
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
  adoptSave,
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

// ---- what was brought along ----

/** A save is taken at its journal's word: it must lead, from its seed, to where the save says it stands. */
async function adoptSave(desk: Desk, { body }: { readonly body: string }): Promise<Brought> {
  const { save: value, at, ...plan } = importBody.parse(parsed(body));
  if (value === undefined) throw new No('malformed', 'save: there is none');
  const { game } = await desk.kit(gameOf(value));
  if (isCampaign(value)) return { game: game.id, plan, ...adoptCampaign(game, value, plan.seats.length) };
  const saved = readSave(value);
  checkFits(game, saved, plan.seats.length);
  if (at !== undefined && at > saved.journal.length)
    throw new SaveProblem('does-not-replay', `the journal has ${saved.journal.length} entries, not ${at}`);
  return { game: game.id, plan, adopted: adoptMatch(game, saved, at) };
}

function checkFits(game: Game, saved: Save, seats: number): void {
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (saved.rules > game.rules) throw new SaveProblem('newer-rules', `the save was made with rules ${saved.rules}`);
  if (seats !== saved.seats) throw new No('seats', `the save has ${saved.seats} seats, not ${seats}`);
}

/** Every chapter replays, or goes on from its last turn, and begins with what the one before has left. */
function adoptCampaign(game: Game, value: unknown, seats: number): Pick<Brought, 'adopted' | 'campaign'> {
  const campaign = readable(() => checkCampaign(value));
  if (campaign.chapters.length > MOST_IMPORT_CHAPTERS)
    throw new No('too-large', `at most ${MOST_IMPORT_CHAPTERS} chapters are taken, not ${campaign.chapters.length}`);
  const chapters = campaign.chapters.map(chapter => ({ ...chapter, save: bounded(chapter.save) }));
  for (const { save } of chapters) checkFits(game, save, seats);
  for (const { problem } of verifyCampaign(game, { ...campaign, chapters }))
    if (problem instanceof SaveProblem && isOfTree(problem)) throw problem;
  const adopted = chapters.map(({ id, after, branched, save }) => ({
    id,
    ...(after !== undefined && { after }),
    ...(branched && { branched }),
    adopted: adoptMatch(game, save, undefined),
  }));
  const current = adopted.find(({ id }) => id === campaign.current) as BroughtChapter;
  return { adopted: current.adopted, campaign: { current: campaign.current, chapters: adopted } };
}

/** Journals are looked at one by one; this is about what lies between them. */
const isOfTree = ({ code }: SaveProblem): boolean => code === 'bad-tree' || code === 'bad-legacy';

function adoptMatch(game: Game, saved: Save, at: number | undefined): Adopted {
  try {
    const match = replay(game, saved, at);
    if (at === undefined || at === saved.journal.length) match.takeSealed(saved.sealed);
    const near = match.past(match.journal.length, 'turns');
    near.takeSealed(match.sealedAnswers);
    if (saved.base) checkSound(near);
    return adopted(near);
  } catch (cause) {
    if (cause instanceof SaveProblem) throw cause;
    const { message } = cause as Error;
    if (saved.rules === game.rules && saved.content === game.content)
      throw new SaveProblem('does-not-replay', `the save does not replay: ${message}`, cause);
    if (at !== undefined && at < saved.checkpoint.at)
      throw new SaveProblem('older-rules', `entry ${at} is of older rules: ${message}`, cause);
    return adoptFromCheckpoint(game, saved);
  }
}

/** The rules have changed, and the journal does not lead anywhere any more: what the save says of its last turn is taken instead. */
function adoptFromCheckpoint(game: Game, saved: Save): Adopted {
  const { match, givenUp } = resume(game, { ...startedAs(saved), checkpoints: 'turns' }, saved);
  checkSound(match);
  return { ...adopted(match), givenUp };
}

/** A state that no journal leads to may be anything: it must keep the game's promises and can be looked at from every seat. */
function checkSound(match: Match): void {
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
