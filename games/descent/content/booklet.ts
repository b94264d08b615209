// The quest guides, found by their quests. A page is built with empty booklets, so nothing may be looked for in them while modules
// are read; and no board may import this.

import { blackBlade } from './booklet/black-blade.ts';
import { durnogBrothers } from './booklet/durnog-brothers.ts';
import { eternalGuardian } from './booklet/eternal-guardian.ts';
import { heartOfDarkness } from './booklet/heart-of-darkness.ts';
import { lastWishes } from './booklet/last-wishes.ts';
import { lifeOrDeath } from './booklet/life-or-death.ts';
import { oldFriends } from './booklet/old-friends.ts';
import { spoiledBrat } from './booklet/spoiled-brat.ts';
import { trappedRuins } from './booklet/trapped-ruins.ts';
import type { GuideRow, QuestId } from './quests/vocabulary.ts';

export const guides: readonly GuideRow[] = [
  ...heartOfDarkness,
  ...durnogBrothers,
  ...lifeOrDeath,
  ...spoiledBrat,
  ...lastWishes,
  ...eternalGuardian,
  ...blackBlade,
  ...trappedRuins,
  ...oldFriends,
];

export function guideOf(quest: QuestId): GuideRow {
  const row = guides.find(guide => guide.quest === quest);
  if (!row) throw new Error(`no guide tells of ${quest}`);
  return row;
}
