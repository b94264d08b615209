// What heroes make of each quest: the words that are read out to them say what they want, box by box.

import type { QuestId } from '../content/quests/vocabulary.ts';
import { ALTAR_SENSE } from './adept-heroes-quests-altar.ts';
import { BASE_SENSE } from './adept-heroes-quests-base.ts';
import { ICE_SENSE } from './adept-heroes-quests-ice.ts';
import { WELL_SENSE } from './adept-heroes-quests-well.ts';
import type { QuestSense } from './adept-heroes-tale.ts';

export const SENSE: { readonly [quest in QuestId]: QuestSense } = {
  ...BASE_SENSE,
  ...WELL_SENSE,
  ...ALTAR_SENSE,
  ...ICE_SENSE,
};
