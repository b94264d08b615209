// What Quests and Legends on the map still ask this Hero for: the one or two things that are missing count a share of what completing
// them would bring, so that a Trophy, a Natural Resource or a token is gone for with its Quest in mind.

import { legendRow, questRow } from '../content/quests.ts';
import type { GainOp, Level, Mine, Need, OwnToken } from '../content/vocabulary.ts';
import { allSpaces, isLiberated, locationAt } from '../rules/land.ts';
import { unmet } from '../rules/needs.ts';
import { needsCost } from './costs.ts';
import { type Mind, ownTokens, timeLeft } from './mind.ts';
import { gainsWorth, oneMore } from './worths.ts';

interface Ask {
  readonly need: Need;
  readonly worth: number;
}

/** Of what a Quest brings, for the last thing that it still asks for: somebody may be there first, and it must be brought. */
const LAST = 0.4;
/** Where a Monster stands before it. */
const GUARDED = 0.5;
/** A Legend besides its reward: its Artifact, and where a scenario counts them. */
export const legendWorth = (mind: Mind): number => 2 + (mind.isTeam ? 6 : 0);

/** What one more Quest counts at the end. */
export const questScore = ({ own }: Mind): number => oneMore('quests', own.quests.length + own.legends.length);

function asksOf(mind: Mind): readonly Ask[] {
  const known = ASKS.get(mind) ?? (timeLeft(mind) > 0 ? allSpaces(mind.known).flatMap(at => asksAt(mind, at)) : []);
  ASKS.set(mind, known);
  return known;
}
const ASKS = new WeakMap<Mind, readonly Ask[]>();

function asksAt(mind: Mind, at: ReturnType<typeof allSpaces>[number]): Ask[] {
  const { known, view } = mind;
  const { encounter, legend } = locationAt(known, at);
  const share = isLiberated(known, at) ? 1 : GUARDED;
  const quests = ((encounter && view.encounters[encounter]?.faceUp) ?? []).map(questRow);
  const asks = quests.flatMap(({ needs, reward }) => asksFor(mind, needs, gainsWorth(mind, reward) * share));
  if (legend === undefined || view.heroes.some(({ legends }) => legends.includes(legend))) return asks;
  const { needs, reward } = legendRow(legend);
  return [...asks, ...asksFor(mind, needs, (gainsWorth(mind, reward) + legendWorth(mind)) * share)];
}

/** What is missing for one of these ways to complete it. */
function asksFor(mind: Mind, ways: readonly (readonly Need[])[], brings: number): Ask[] {
  const { known, own } = mind;
  return ways.flatMap(needs => {
    const missing = needs.filter(need => unmet(known, own, [need]));
    const worth = brings + questScore(mind) - needsCost(mind, needs);
    const share = LAST / missing.length ** 2;
    return missing.map(need => ({ need, worth: (share * worth) / howMany(mind, need) }));
  });
}

/** How many of it are missing. */
function howMany(mind: Mind, need: Need): number {
  if ('have' in need) return need.have === 'tokens' ? Math.max(1, need.n - ownTokens(mind, need.token)) : 1;
  return 'n' in need ? need.n : 1;
}

const askedFor = (mind: Mind, fits: (need: Need) => boolean): number =>
  asksOf(mind).reduce((most, { need, worth }) => (fits(need) ? Math.max(most, worth) : most), 0);

export const askedTrophy = (mind: Mind, level: Level): number =>
  askedFor(mind, need => 'pay' in need && need.pay === 'trophy' && need.level <= level);

export const askedToken = (mind: Mind, token: OwnToken): number =>
  askedFor(mind, need => 'have' in need && need.have === 'tokens' && need.token === token);

export const askedResource = (mind: Mind, id: string, mine: Mine): number =>
  askedFor(
    mind,
    need =>
      'pay' in need &&
      ((need.pay === 'resource' && need.resource === id) || (need.pay === 'resources' && (need.mine ?? mine) === mine)),
  );

export const askedPotion = (mind: Mind): number =>
  askedFor(mind, need => 'pay' in need && need.pay === 'healingPotions');

/** A Gem or an Essence among gains. */
export const askedGain = (mind: Mind, gain: GainOp): number => {
  switch (gain.op) {
    case 'gem':
      return askedFor(
        mind,
        need => 'pay' in need && (need.pay === 'gems' || (need.pay === 'gem' && need.gem === gain.gem)),
      );
    case 'essence':
      return askedFor(
        mind,
        need => 'pay' in need && (need.pay === 'essences' || (need.pay === 'essence' && need.essence === gain.essence)),
      );
    default:
      return 0;
  }
};

/** A Quest or Legend that asks for cards of a hand, whether they are there or not. */
export const asksForCards = (mind: Mind, deck: 'silver' | 'goldCards'): boolean =>
  allSpaces(mind.known).some(at => {
    const { encounter, legend } = locationAt(mind.known, at);
    const rows = [
      ...((encounter && mind.view.encounters[encounter]?.faceUp) ?? []).map(questRow),
      ...(legend ? [legendRow(legend)] : []),
    ];
    return rows.some(({ needs }) => needs.flat().some(need => 'pay' in need && need.pay === deck));
  });
