// Chapters as the kernel knows them: linked quests, and weeks of a campaign.

import type { Chapters } from '@veillee/kernel';
import {
  chapterAfter,
  isLeaf,
  type Leaf,
  leafOf,
  partAfter,
  readLeaf,
  storyOf,
  titleAfter,
} from './legend/chapters.ts';
import { lastWords } from './names.ts';
import { isCampaign, isDungeon, questOf } from './options.ts';
import { followingQuests, type Legacy, legacy, read, titleOf } from './quest/campaign.ts';
import type { State } from './state.ts';

/** What a chapter leaves. */
export type Left = Legacy | Leaf;

const leafIn = (left: Left | undefined): Leaf | undefined => (left && isLeaf(left) ? left : undefined);

/** What is let in of a legacy besides is in `sound.ts`. */
export const chapters: Omit<Chapters<State, Left>, 'sound'> = {
  holds: setting => !isDungeon(setting), // LEG-21.21: nothing goes on from it.
  read: value => (isLeaf(value) ? readLeaf(value) : read(value)),
  legacy(state) {
    if (!state.legend) return legacy(state);
    return leafOf(state);
  },
  following: (left, setting) => (isLeaf(left) ? chapterAfter(left) : followingQuests(left, setting)),
  title: (setting, left) => (isCampaign(setting) ? titleAfter(leafIn(left)) : titleOf(questOf(setting))),
  part: (setting, left) => (isCampaign(setting) ? partAfter(leafIn(left), setting) : undefined),
  story(state) {
    const { legend, dungeon } = state;
    if (legend && (legend.board || !dungeon)) return storyOf(legend);
    if (state.won) return lastWords(state, state.won);
    return { text: state.dungeon ? 'setup.play.dungeon.text' : `quest.${state.quest}.text` };
  },
  branches: 'beginnings',
};
