// A chapter as one table knows it: what everybody may know of it, and what can follow or be played again.

import { type Game, legacyOf, type Match, nextChapters, tellChapter } from '@veillee/kernel';
import type { ChapterFacts } from '../protocol.ts';
import { No } from '../refusals.ts';
import type { Setup } from './ops.ts';
import type { Plan } from './seating.ts';

interface ChapterTable {
  readonly game: Game;
  readonly setup: Setup;
  readonly match: Match | undefined;
}

/** How a chapter begins, and where it hangs in its campaign. */
export type ChapterPlan = Pick<Plan, 'options' | 'legacy' | 'chapter' | 'seedChosen'>;

/** A campaign bears the name of its first table. */
export const campaignIdOf = ({ setup }: ChapterTable): string => setup.chapter?.campaign ?? setup.id;

/** What everybody may know of the chapter; undefined where the game has none. */
export function chapterFacts({ game, setup, match }: ChapterTable): ChapterFacts | undefined {
  const { chapters } = game;
  if (!chapters) return undefined;
  const { id, options, seats, chapter } = setup;
  const { after, branched } = chapter ?? {};
  const title = chapters.title({ seats: seats.length, options });
  return {
    campaign: chapter?.campaign ?? id,
    title,
    ...(after && { after }),
    ...(branched && { branched }),
    ...(match && { story: tellChapter(match).story }),
    ...(match?.over && legacyOf(match) !== undefined && { saved: true as const }),
    ...(match?.over && { following: nextChapters(match).map(next => ({ id: next.id, title: next.title })) }),
    ...(chapters.branches === 'anywhere' && { branches: true as const }),
  };
}

/** The chapter of this name that follows a table, or the same chapter again; undefined where the game has none. */
export function chapterPlan(table: ChapterTable, next: string | undefined): ChapterPlan | undefined {
  const { game, setup, match } = table;
  const { options, legacy, chapter } = setup;
  if (!game.chapters) {
    if (next !== undefined) throw new No('no-chapter', `${game.id} has no chapters`);
    return undefined;
  }
  const campaign = campaignIdOf(table);
  if (next === undefined)
    return {
      options,
      ...(legacy !== undefined && { legacy }),
      chapter: { campaign, ...(chapter?.after && { after: chapter.after }) },
    };
  const offered = match ? nextChapters(match) : [];
  const chosen = offered.find(({ id }) => id === next);
  if (!match || !chosen)
    throw new No(
      'no-chapter',
      `${next} cannot follow; what can is ${offered.map(({ id }) => id).join(', ') || 'nothing'}`,
    );
  return {
    options: { ...options, ...chosen.options },
    legacy: legacyOf(match),
    chapter: { campaign, after: setup.id },
  };
}
