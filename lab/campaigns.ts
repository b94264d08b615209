// Campaigns between bots: chapters played one after the other, a lost one again, and what came of each.

import { player, playOut } from '@veillee/bots';
import {
  Chance,
  checkSetting,
  type GameKit,
  legacyOf,
  Match,
  newChance,
  nextChapters,
  type Setting,
} from '@veillee/kernel';
import { type Answers, boundBot } from './seats.ts';

/** Campaigns of the same bots. Number `n` follows from the seed and its number alone. */
export interface CampaignsPiece {
  readonly bots: readonly string[];
  readonly options: Setting['options'];
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  readonly answers: Answers;
}

/** How often something was played, and how often it left something to a next chapter. */
export interface Tries {
  played: number;
  passed: number;
}

/** Sums over the times that one chapter was played, a lost one each time anew. */
export interface ChapterTally extends Tries {
  decisions: number;
  turns: number;
  /** Of these, for the first time in a campaign. */
  first: Tries;
  /** First tries by who was played, where the game says so. */
  casts: { [cast: string]: Tries };
}

export interface CampaignsTally {
  campaigns: number;
  /** Campaigns that came to an end of their own: nothing can follow. */
  finished: number;
  /** By the game's own name of the chapter; the one that the options begin with is the first. */
  chapters: { [id: string]: ChapterTally };
}

export const FIRST_CHAPTER = 'first';
/** A chapter lost so often ends the campaign; so do more chapters than any has. */
const MOST_ATTEMPTS = 3;
const MOST_CHAPTERS = 100;
/** More decisions than any match needs; bots that play on for longer will never come to an end. */
export const MOST_DECISIONS = 100_000;

export const emptyCampaigns = (): CampaignsTally => ({ campaigns: 0, finished: 0, chapters: {} });

export async function playCampaigns(
  kit: GameKit,
  piece: CampaignsPiece,
  onProgress: (by: number) => void,
): Promise<CampaignsTally> {
  const tally = emptyCampaigns();
  for (let index = piece.first; index < piece.first + piece.count; index++) {
    playCampaign(kit, piece, `${piece.seed}:${index}`, tally);
    onProgress(1);
  }
  return tally;
}

function playCampaign(kit: GameKit, piece: CampaignsPiece, seed: string, tally: CampaignsTally): void {
  const { game, account } = kit;
  const bots = piece.bots.map(id => boundBot(kit, id, piece.answers));
  const chance = new Chance(newChance(seed));
  let start: { readonly options: Setting['options']; readonly legacy?: unknown } = { options: piece.options };
  let id = FIRST_CHAPTER;
  const forks = bots.some(bot => bot.imagines);
  tally.campaigns++;
  for (let chapter = 0, attempt = 0; chapter < MOST_CHAPTERS && attempt < MOST_ATTEMPTS; ) {
    const own = `${seed}/${chapter}.${attempt}`;
    const match = Match.start(game, { ...start, seed: own, seats: bots.length, history: false, forks });
    const decisions = playOut(
      match,
      bots.map((bot, seat) => player(bot, `${own}/${seat}`)),
      MOST_DECISIONS,
    );
    if (!match.over) throw new Error(`chapter ${id} of campaign ${seed} is not over after ${MOST_DECISIONS} decisions`);
    const legacy = legacyOf(match);
    const tries = { played: 1, passed: legacy === undefined ? 0 : 1 };
    const first = attempt === 0 ? tries : { played: 0, passed: 0 };
    const cast = account?.cast?.(match.view('everyone')).join(' + ');
    const casts = attempt === 0 && cast !== undefined ? { [cast]: tries } : {};
    note(tally, id, { ...tries, decisions, turns: game.turns(match.state), first, casts });
    if (legacy === undefined) {
      attempt++;
      continue;
    }
    const offered = nextChapters(match);
    if (offered.length === 0) {
      tally.finished++;
      return;
    }
    const next = chance.pick(offered, 'next');
    const { options } = checkSetting(game, { seats: bots.length, options: { ...start.options, ...next.options } });
    start = { options, legacy };
    id = next.id;
    chapter++;
    attempt = 0;
  }
}

const addTries = (one: Tries | undefined, { played, passed }: Tries): Tries => ({
  played: (one?.played ?? 0) + played,
  passed: (one?.passed ?? 0) + passed,
});

function note({ chapters }: CampaignsTally, id: string, more: ChapterTally): void {
  const before = chapters[id];
  const casts = { ...before?.casts };
  for (const [cast, tries] of Object.entries(more.casts)) casts[cast] = addTries(casts[cast], tries);
  chapters[id] = {
    ...addTries(before, more),
    decisions: (before?.decisions ?? 0) + more.decisions,
    turns: (before?.turns ?? 0) + more.turns,
    first: addTries(before?.first, more.first),
    casts,
  };
}

export function addCampaigns(sum: CampaignsTally, more: CampaignsTally): void {
  sum.campaigns += more.campaigns;
  sum.finished += more.finished;
  for (const [id, tally] of Object.entries(more.chapters)) note(sum, id, tally);
}
