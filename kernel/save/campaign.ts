// A campaign: a tree of chapters, each a match of its own that begins with what the one before has left. Pure: an operation
// gives another campaign and changes none. The format is in docs/save-format.md.

import { Match } from '../match.ts';
import { isRecord } from '../plain/compare.ts';
import { canonical, fingerprint } from '../plain/plain.ts';
import { Refusal } from '../play/errors.ts';
import type { Chapters, Game, NextChapter } from '../play/game.ts';
import type { Setting } from '../play/setting.ts';
import type { Text } from '../play/text.ts';
import { Divergence, RuleFailure, SaveProblem } from '../record/failures.ts';
import { readLegacy } from '../record/legacy.ts';
import { replay, verify } from './replay.ts';
import { checkSave, load, SAVE_FORMAT, type Save, save } from './save.ts';

export interface Chapter {
  readonly id: string;
  /** The chapter with whose end it begins; the first has none. */
  readonly after?: string;
  /** The chapter, a sibling, from an entry of which it was branched off. */
  readonly branched?: { readonly of: string; readonly entry: number };
  readonly save: Save;
}

export interface Campaign {
  readonly game: string;
  /** Whatever a chapter names comes before it. */
  readonly chapters: readonly Chapter[];
  /** The chapter that is being played. */
  readonly current: string;
}

export interface CampaignSave extends Campaign {
  readonly veillee: 'campaign';
  readonly format: number;
  /** Fingerprint of everything else, each chapter's save by its own digest. */
  readonly digest: string;
}

/** A campaign with a chapter that has just begun, or goes on. */
export interface Opened<S, V> {
  readonly campaign: Campaign;
  readonly match: Match<S, V>;
}

// ---- looking ----

export function chapterOf({ chapters }: Campaign, id: string): Chapter {
  const chapter = chapters.find(each => each.id === id);
  if (!chapter) throw new Refusal('no-chapter', `there is no chapter ${id}; there are ${chapters.map(c => c.id)}`);
  return chapter;
}

export const followersOf = ({ chapters }: Campaign, id: string): readonly Chapter[] =>
  chapters.filter(({ after }) => after === id);

/** A chapter in words. */
export interface ChapterStory {
  readonly title: Text;
  readonly story: Text;
}

/** What a chapter is called, and the part of its campaign that it belongs to, if it has parts. */
export interface ChapterName {
  readonly title: Text;
  readonly part?: Text;
}

/** `legacy` is what it begins with, as it was kept. */
export function nameChapter<S, V>(game: Game<S, V>, setting: Setting, legacy: unknown): ChapterName {
  const chapters = chaptersOf(game);
  const read = legacy === undefined ? undefined : readLegacy(game, legacy);
  const part = chapters.part?.(setting, read);
  return { title: chapters.title(setting, read), ...(part && { part }) };
}

/** A chapter's title and its story as far as it has come. */
export function tellChapter<S, V>({ game, seats, options, legacy, state }: Match<S, V>): ChapterStory {
  const { title } = nameChapter(game, { seats, options }, legacy);
  return { title, story: chaptersOf(game).story(state) };
}

/** The chapters of which a match of this setting is one; undefined where it is a game for itself. */
export const chaptersFor = <S, V>(
  { chapters }: Pick<Game<S, V>, 'chapters'>,
  setting: Setting,
): Chapters<S> | undefined => (chapters?.holds?.(setting) === false ? undefined : chapters);

function chaptersOf<S, V>({ id, chapters }: Game<S, V>): Chapters<S> {
  if (!chapters) throw new Refusal('no-chapter', `${id} has no chapters`);
  return chapters;
}

/** What a match that is over leaves to a next chapter; undefined if it is not over, or leaves nothing. */
export const legacyOf = <S, V>({ game, over, state }: Match<S, V>): unknown =>
  over ? chaptersOf(game).legacy(state) : undefined;

/** The chapters that can follow a match: none before it is over, or if nothing is left to them. */
export function nextChapters<S, V>(match: Match<S, V>): readonly NextChapter[] {
  const { game, seats, options } = match;
  const legacy = legacyOf(match);
  return legacy === undefined ? [] : chaptersOf(game).following(legacy, { seats, options });
}

// ---- playing ----

/** A campaign that begins with this match. */
export const beginCampaign = <S, V>(match: Match<S, V>, id = '1'): Campaign => ({
  game: match.game.id,
  chapters: [{ id, save: save(match) }],
  current: id,
});

/** The chapter as it stands now. What later chapters build on stays as it is: who wants it otherwise plays it again. */
export function keepChapter<S, V>(campaign: Campaign, id: string, match: Match<S, V>): Campaign {
  const chapter = chapterOf(campaign, id);
  const followers = followersOf(campaign, id);
  const left = canonical(legacyOf(match));
  if (followers.some(follower => canonical(follower.save.legacy) !== left))
    throw new Refusal('no-chapter', `later chapters build on the end of chapter ${id}`);
  const kept = { ...chapter, save: save(match) };
  return { ...campaign, chapters: campaign.chapters.map(each => (each.id === id ? kept : each)) };
}

/** How a new chapter is started: chance of its own, and a name if it is not simply to be counted on. */
export interface NewChapter {
  readonly seed: string;
  readonly id?: string;
}

/** The chapter that follows the end of this one. */
export function nextChapter<S, V>(
  game: Game<S, V>,
  campaign: Campaign,
  id: string,
  next: string,
  begin: NewChapter,
): Opened<S, V> {
  const { match } = load(game, chapterOf(campaign, id).save);
  return added(campaign, { after: id, id: begin.id }, followingMatch(match, next, begin.seed));
}

/** The match that follows one that is over. */
export function followingMatch<S, V>(match: Match<S, V>, next: string, seed: string): Match<S, V> {
  const { game, seats, options } = match;
  if (!match.over) throw new Refusal('no-chapter', 'the chapter is not over yet');
  const legacy = legacyOf(match);
  if (legacy === undefined) throw new Refusal('no-chapter', 'the chapter has left nothing: it can be played again');
  const offered = nextChapters(match);
  const chosen = offered.find(each => each.id === next);
  if (!chosen)
    throw new Refusal('no-chapter', `${next} cannot follow; what can is ${offered.map(each => each.id).join(', ')}`);
  freshSeed(match, seed);
  return Match.start(game, { seed, seats, options: { ...options, ...chosen.options }, legacy, checkpoints: 'turns' });
}

/** The same chapter again from its beginning, beside the one that was played. */
export function replayChapter<S, V>(game: Game<S, V>, campaign: Campaign, id: string, begin: NewChapter): Opened<S, V> {
  const { after, save: saved } = chapterOf(campaign, id);
  return added(campaign, { after, id: begin.id }, matchAgain(load(game, saved).match, begin.seed));
}

/** The same match again from its beginning. */
export function matchAgain<S, V>(match: Match<S, V>, seed: string): Match<S, V> {
  freshSeed(match, seed);
  const { base: _, ...started } = match.started;
  return Match.start(match.game, { ...started, seed, checkpoints: 'turns' });
}

/** With the same chance everybody would know what comes. */
function freshSeed(match: { readonly seed: string }, seed: string): void {
  if (seed === match.seed) throw new Refusal('no-chapter', 'a chapter needs chance of its own: this seed was played');
}

/**
 * Another branch from an entry of a chapter. Chance goes on from the seed in any case, and what nobody has seen is dealt anew:
 * both branches can be played on, so the one would be a crystal ball for the other.
 */
export function branchChapter<S, V>(
  game: Game<S, V>,
  campaign: Campaign,
  id: string,
  entry: number,
  begin: NewChapter,
): Opened<S, V> {
  const { after, save: saved } = chapterOf(campaign, id);
  if (chaptersOf(game).branches === 'beginnings' && entry > 0)
    throw new Refusal('no-chapter', `${game.id} branches only where a chapter begins`);
  if (entry < 0 || entry > saved.journal.length || !Number.isInteger(entry))
    throw new Refusal('no-chapter', `chapter ${id} has ${saved.journal.length} entries; there is no entry ${entry}`);
  freshSeed(saved, begin.seed);
  const match = replay(game, saved, entry, { checkpoints: 'turns' });
  // Amid answers that were given at once, none of them counts.
  const branched = { of: id, entry: match.journal.length };
  if (match.over) throw new Refusal('no-chapter', 'the chapter is over there: a next one can follow');
  const fresh = match.sealedAnswers.length > 0 ? match.past(branched.entry) : match;
  fresh.dealAnew(begin.seed);
  return added(campaign, { after, id: begin.id, branched }, fresh);
}

function added<S, V>(
  campaign: Campaign,
  { id = nextId(campaign), after, branched }: Partial<Omit<Chapter, 'save'>>,
  match: Match<S, V>,
): Opened<S, V> {
  if (campaign.chapters.some(each => each.id === id))
    throw new Refusal('no-chapter', `there is a chapter ${id} already`);
  const chapter = { id, ...(after !== undefined && { after }), ...(branched && { branched }), save: save(match) };
  return { campaign: { ...campaign, chapters: [...campaign.chapters, chapter], current: id }, match };
}

function nextId({ chapters }: Campaign): string {
  let n = chapters.length + 1;
  while (chapters.some(({ id }) => id === String(n))) n++;
  return String(n);
}

// ---- saving ----

export function saveCampaign({ game, chapters, current }: Campaign): CampaignSave {
  const body = { veillee: 'campaign' as const, format: SAVE_FORMAT, game, chapters, current };
  return { ...body, digest: digestOf(body) };
}

const digestOf = (body: Record<string, unknown>): string =>
  fingerprint(canonical({ ...body, chapters: (body.chapters as readonly unknown[]).map(brief) }));

const brief = (chapter: unknown): unknown =>
  isRecord(chapter) && isRecord(chapter.save) ? { ...chapter, save: chapter.save.digest } : chapter;

export const isCampaign = (value: unknown): boolean => isRecord(value) && value.veillee === 'campaign';

/** Checks shape, format, digests and tree of a campaign. The save of one match, of any format, is a campaign of one chapter. */
export function checkCampaign(value: unknown): Campaign {
  if (!isRecord(value) || !isCampaign(value)) {
    const saved = checkSave(value);
    return { game: saved.game, chapters: [{ id: '1', save: saved }], current: '1' };
  }
  const { format, digest: stated, ...rest } = value;
  if (!Number.isInteger(format)) throw new SaveProblem('not-a-save', 'the campaign does not say its format');
  if (Number(format) > SAVE_FORMAT)
    throw new SaveProblem('newer-format', `the campaign has format ${format}; this version reads up to ${SAVE_FORMAT}`);
  if (!Array.isArray(value.chapters)) throw new SaveProblem('not-a-save', 'the campaign has no list of chapters');
  if (stated !== digestOf({ format, ...rest }))
    throw new SaveProblem('damaged', 'the campaign was changed or damaged: its digest does not fit');
  const { game, current } = value;
  if (typeof game !== 'string' || typeof current !== 'string')
    throw new SaveProblem('not-a-save', 'the campaign does not say its game, or which chapter is played');
  const chapters = value.chapters.map((chapter, i) => checkChapter(chapter, i, game));
  checkTree(chapters, current);
  return { game, chapters, current };
}

function checkChapter(value: unknown, i: number, game: string): Chapter {
  const wrong: (what: string) => never = what => {
    throw new SaveProblem('not-a-save', `chapter ${i} of the campaign is not well formed: ${what}`);
  };
  if (!isRecord(value)) wrong('it is no record');
  const { id, after, branched } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '') wrong('id');
  if (after !== undefined && typeof after !== 'string') wrong('after');
  if (branched !== undefined && !isBranched(branched)) wrong('branched');
  const saved = checkSave((value as Record<string, unknown>).save);
  if (saved.game !== game) throw new SaveProblem('other-game', `chapter ${id} is of ${saved.game}, not of ${game}`);
  if (isBranched(branched) && branched.entry > saved.journal.length) wrong('branched.entry');
  return value as unknown as Chapter;
}

const isBranched = (value: unknown): value is NonNullable<Chapter['branched']> =>
  isRecord(value) && typeof value.of === 'string' && Number.isInteger(value.entry) && Number(value.entry) >= 0;

/** Whatever a chapter names must come before it: so there is no circle, and nothing hangs in the air. */
function checkTree(chapters: readonly Chapter[], current: string): void {
  const wrong: (what: string) => never = what => {
    throw new SaveProblem('bad-tree', `the chapters are no tree: ${what}`);
  };
  const seen = new Map<string, Chapter>();
  for (const chapter of chapters) {
    const { id, after, branched } = chapter;
    if (seen.has(id)) wrong(`chapter ${id} is there twice`);
    if (after !== undefined && !seen.has(after)) wrong(`chapter ${id} follows ${after}, which is not before it`);
    const sibling = branched && seen.get(branched.of);
    if (branched && !sibling) wrong(`chapter ${id} was branched from ${branched.of}, which is not before it`);
    if (sibling && sibling.after !== after) wrong(`chapter ${id} was branched from ${sibling.id} but follows another`);
    seen.set(id, chapter);
  }
  if (!seen.has(current)) wrong(`the chapter that is played, ${current}, is not among them`);
}

// ---- verifying ----

/** One chapter looked through: its journal, its checkpoint, and that it begins with what the one before has left. */
export interface ChapterCheck {
  readonly id: string;
  readonly entries: number;
  readonly problem?: Divergence | RuleFailure | SaveProblem;
}

/** Plays every chapter again, and compares what each begins with to what the one before has left. */
export function verifyCampaign<S, V>(game: Game<S, V>, campaign: Campaign): ChapterCheck[] {
  if (campaign.game !== game.id)
    throw new SaveProblem('other-game', `this is a campaign of ${campaign.game}, not of ${game.id}`);
  const links = new Links(game);
  return campaign.chapters.map(chapter => {
    const { id, save: saved } = chapter;
    const check = { id, entries: saved.journal.length };
    try {
      links.check(chapter);
      const match = verify(game, saved);
      match.takeSealed(saved.sealed);
      links.note(id, match);
      return check;
    } catch (problem) {
      if (problem instanceof Refusal)
        return { ...check, problem: new SaveProblem('does-not-replay', problem.message, problem) };
      if (problem instanceof Divergence || problem instanceof RuleFailure || problem instanceof SaveProblem)
        return { ...check, problem };
      throw problem;
    }
  });
}

/** What a chapter that replays has left, and what can follow it. */
interface Left extends Setting {
  readonly legacy: unknown;
  readonly next: readonly NextChapter[];
}

/** How a chapter begins, as far as the one before decides it. */
export interface Beginning extends Pick<Chapter, 'id' | 'after'> {
  readonly save: Pick<Save, 'legacy' | 'seats' | 'options'>;
}

/** The chain of a campaign that is played again chapter by chapter, whatever one follows before it. */
export class Links<S = unknown, V = unknown> {
  private readonly game: Game<S, V>;
  private readonly left = new Map<string, Left>();

  constructor(game: Game<S, V>) {
    this.game = game;
  }

  /** The chapter has been played again, and this is where it leads. */
  note(id: string, match: Match<S, V>): void {
    const { seats, options } = match;
    this.left.set(id, { legacy: legacyOf(match), next: nextChapters(match), seats, options });
  }

  /** Throws a SaveProblem unless the chapter begins with what the one before has left, and can follow it. */
  check({ id, after, save: saved }: Beginning): void {
    if (saved.legacy !== undefined) readLegacy(this.game, saved.legacy);
    // If the chapter before does not replay, that is said of it; what it left is not known.
    const before = after === undefined ? undefined : this.left.get(after);
    if (!before) return;
    const { legacy, next, options, seats } = before;
    if (legacy === undefined) throw new SaveProblem('bad-tree', `chapter ${id} follows ${after}, which leaves nothing`);
    if (canonical(legacy) !== canonical(saved.legacy))
      throw new SaveProblem('bad-legacy', `chapter ${id} does not begin with what chapter ${after} has left`);
    const played = canonical({ seats: saved.seats, options: saved.options });
    if (!next.some(offered => canonical({ seats, options: { ...options, ...offered.options } }) === played))
      throw new SaveProblem('bad-tree', `chapter ${id} cannot follow chapter ${after}`);
  }
}
