// The quest guides, found by their quests. A page is built with empty booklets, so nothing may be looked for in them while modules
// are read; and no board may import this.

import { eyesInTheFog } from './booklet/altar-of-despair/eyes-in-the-fog.ts';
import { houseOfTwoHands } from './booklet/altar-of-despair/house-of-two-hands.ts';
import { kingsGifts } from './booklet/altar-of-despair/kings-gifts.ts';
import { roomWithoutADoor } from './booklet/altar-of-despair/room-without-a-door.ts';
import { threeSoulsForSale } from './booklet/altar-of-despair/three-souls-for-sale.ts';
import { blackBlade } from './booklet/black-blade.ts';
import { durnogBrothers } from './booklet/durnog-brothers.ts';
import { eternalGuardian } from './booklet/eternal-guardian.ts';
import { heartOfDarkness } from './booklet/heart-of-darkness.ts';
import { lastWishes } from './booklet/last-wishes.ts';
import { lifeOrDeath } from './booklet/life-or-death.ts';
import { oldFriends } from './booklet/old-friends.ts';
import { spoiledBrat } from './booklet/spoiled-brat.ts';
import { bellyOfWinter } from './booklet/tomb-of-ice/belly-of-winter.ts';
import { coldEgg } from './booklet/tomb-of-ice/cold-egg.ts';
import { gardenThatWatches } from './booklet/tomb-of-ice/garden-that-watches.ts';
import { kingUnderIce } from './booklet/tomb-of-ice/king-under-ice.ts';
import { lakeOfThreeFires } from './booklet/tomb-of-ice/lake-of-three-fires.ts';
import { motherOfEmbers } from './booklet/tomb-of-ice/mother-of-embers.ts';
import { trappedRuins } from './booklet/trapped-ruins.ts';
import { boneMill } from './booklet/well-of-darkness/bone-mill.ts';
import { bottomOfTheWell } from './booklet/well-of-darkness/bottom-of-the-well.ts';
import { buriedAlive } from './booklet/well-of-darkness/buried-alive.ts';
import { coldRoad } from './booklet/well-of-darkness/cold-road.ts';
import { otherParty } from './booklet/well-of-darkness/other-party.ts';
import { guideOf as chartOf } from './legend/boards/chart.ts';
import {
  GROUNDS,
  type GroundId,
  KEEP_LEVELS,
  type KeepId,
  LEVELS,
  type LevelId,
  type Played,
} from './legend/boards/vocabulary.ts';
import { boardRow } from './legend/boards.ts';
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
  ...buriedAlive,
  ...boneMill,
  ...otherParty,
  ...coldRoad,
  ...bottomOfTheWell,
  ...eyesInTheFog,
  ...houseOfTwoHands,
  ...threeSoulsForSale,
  ...kingsGifts,
  ...roomWithoutADoor,
  ...lakeOfThreeFires,
  ...motherOfEmbers,
  ...gardenThatWatches,
  ...bellyOfWinter,
  ...coldEgg,
  ...kingUnderIce,
];

/** Of a level of a dungeon and of a ground the guide is made of its row (LEG-8.4, LEG-6.5). */
export function guideOf(quest: QuestId): GuideRow;
export function guideOf(quest: Played): GuideRow<Played>;
export function guideOf(quest: Played): GuideRow<Played> {
  if (isBoard(quest)) return chartOf(boardRow(quest)) as GuideRow<Played>;
  const row = guides.find(guide => guide.quest === quest);
  if (!row) throw new Error(`no guide tells of ${quest}`);
  return row;
}

const BOARDS: readonly string[] = [...LEVELS, ...KEEP_LEVELS, ...GROUNDS];
const isBoard = (quest: Played): quest is LevelId | KeepId | GroundId => BOARDS.includes(quest);
