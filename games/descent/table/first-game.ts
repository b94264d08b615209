// What somebody who has never played begins with: the lesson quest, and a full party that is ready to go.

import type { Options } from '@veillee/kernel';
import type { QuestId } from '../content/quests/vocabulary.ts';

export const FIRST_QUEST: QuestId = 'heart-of-darkness';
export const firstGame: Options = { quest: FIRST_QUEST, heroes: '4', choosing: 'ready' };
/** A short campaign with the ready party: what a first week is learned in. */
export const firstCampaign: Options = { play: 'campaign', length: 'short', choosing: 'ready' };
