// A chapter as one table knows it: what everybody may know of it, and what can follow or be played again.

import {
  type ChapterName,
  chaptersFor,
  type Game,
  legacyOf,
  type Match,
  nameChapter,
  nextChapters,
  SaveProblem,
  type Setting,
  type Text,
} from '@veillee/kernel';
import type { ChapterFacts } from '../protocol.ts';
import { No } from '../refusals.ts';
import type { Setup } from './ops.ts';
import type { Plan } from './seating.ts';
import type { ToldNumbers } from './told-numbers.ts';

interface ChapterTable {
  readonly game: Game;
  readonly setup: Setup;
  readonly match: Match | undefined;
  readonly told: { readonly numbers: ToldNumbers };
}

/** How a chapter begins, and where it hangs in its campaign. */
export type ChapterPlan = Pick<Plan, 'options' | 'legacy' | 'chapter' | 'seedChosen'>;

/** A campaign bears the name of its first table. */
export const campaignIdOf = ({ setup }: ChapterTable): string => setup.chapter?.campaign ?? setup.id;

const settingOf = ({ setup: { seats, options } }: Pick<ChapterTable, 'setup'>): Setting => ({
  seats: seats.length,
  options,
});

/** Whether this table is a chapter: a game may have some, and scenarios besides that are none. */
export const isChapter = (table: Pick<ChapterTable, 'game' | 'setup'>): boolean =>
  chaptersFor(table.game, settingOf(table)) !== undefined;

/** How chapters are called: a legacy does not change, and to read one takes a while. */
const names = new WeakMap<Setup, ChapterName>();

function nameOf({ game, setup }: ChapterTable): ChapterName {
  const known = names.get(setup);
  if (known) return known;
  const named = readName(game, setup);
  names.set(setup, named);
  return named;
}

/** What rules of today cannot read of it is not worth a list in which it stands: then it is called as any chapter of its setting. */
function readName(game: Game, setup: Setup): ChapterName {
  const setting = settingOf({ setup });
  try {
    return nameChapter(game, setting, setup.legacy);
  } catch (cause) {
    if (!(cause instanceof SaveProblem)) throw cause;
    return nameChapter(game, setting, undefined);
  }
}

/** How far the chapter has come; undefined where the table is none, or has not begun. */
export const chapterStory = ({
  game,
  setup,
  match,
}: Pick<ChapterTable, 'game' | 'setup' | 'match'>): Text | undefined =>
  match && chaptersFor(game, settingOf({ setup }))?.story(match.state);

/** What everybody may know of the chapter; undefined where it is none. */
export function chapterFacts(table: ChapterTable): ChapterFacts | undefined {
  const { game, setup, match } = table;
  const chapters = chaptersFor(game, settingOf(table));
  if (!chapters) return undefined;
  const { id, chapter } = setup;
  const { after, branched } = chapter ?? {};
  const story = chapterStory(table);
  return {
    campaign: chapter?.campaign ?? id,
    ...nameOf(table),
    ...(after && { after }),
    // A branch begins with the journal that it was branched off from: its own numbers are those of the other table.
    ...(branched && { branched: { ...branched, entry: table.told.numbers.toldOf(branched.entry) } }),
    ...(story && { story }),
    ...(match?.over && legacyOf(match) !== undefined && { saved: true as const }),
    ...(match?.over && { following: nextChapters(match).map(next => ({ id: next.id, title: next.title })) }),
    ...(chapters.branches === 'anywhere' && { branches: true as const }),
  };
}

/** What has come of a game that is over and no chapter, where its game tells stories. */
export const storyOf = (table: ChapterTable): Text | undefined =>
  table.match?.over && !isChapter(table) ? table.game.chapters?.story(table.match.state) : undefined;

/** The chapter of this name that follows a table, or the same chapter again; undefined where it is no chapter. */
export function chapterPlan(table: ChapterTable, next: string | undefined): ChapterPlan | undefined {
  const { game, setup, match } = table;
  const { options, legacy, chapter } = setup;
  if (!isChapter(table)) {
    if (next !== undefined) throw new No('no-chapter', `this table of ${game.id} is no chapter`);
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
