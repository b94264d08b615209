// What there is to do on the map, where, with which Action, and what it is worth: fights by their odds, Mines, posts, Treasures,
// Elementals, Quests, Legends, the Chapel, and the border of the map.

import { expected } from '@veillee/pieces/odds';
import { HEALING, POWERS, SERVICE_PRICE } from '../content/constants.ts';
import { elementals } from '../content/elementals.ts';
import { hexesOf, isCentre, originUnder, type SpaceAt } from '../content/lattice.ts';
import { eliteRow, rowAt } from '../content/monsters.ts';
import { legendRow, questRow } from '../content/quests.ts';
import { resources } from '../content/resources.ts';
import type { SpaceRow } from '../content/rows.ts';
import type { Element, GainOp, Level, Mine, Need, OwnToken } from '../content/vocabulary.ts';
import { hasRoom, isProtected } from '../rules/board.ts';
import type { Opponent } from '../rules/combat/state.ts';
import { chapelPotionKey, legendKey, monsterKey, questKey } from '../rules/keys.ts';
import { lairsOf } from '../rules/lairs.ts';
import {
  allSpaces,
  countTokens,
  elementalOf,
  foeAt,
  isLiberated,
  isOpen,
  isTowerHex,
  locationAt,
  mineOf,
  monsterAt,
  postOf,
  powersAt,
  tileAt,
  tileUnder,
  tokensAt,
  treasureOf,
} from '../rules/land.ts';
import { unmet } from '../rules/needs.ts';
import type { FightOdds } from '../rules/odds/fight.ts';
import { chanceOfAtLeast, rollOdds } from '../rules/odds/rolls.ts';
import { ownersAt, whyNoToll } from '../rules/tolls.ts';
import { powerOn } from '../rules/walks.ts';
import { askedGain, askedPotion, askedResource, askedToken, askedTrophy, legendWorth, questScore } from './asks.ts';
import { deathCost, gaarPrice, needsCost, trophyWorth } from './costs.ts';
import type { Errand } from './errand.ts';
import { healWorth } from './growth.ts';
import { type Mind, noted, ownTokens, revealsAt, timeLeft } from './mind.ts';
import { oddsAgainst } from './prospects.ts';
import { essenceNeed, footholdWorth, openingWorth, scenarioErrands, victoryWorth } from './scenario-errands.ts';
import { visitWorth } from './shopping.ts';
import { WEIGHTS } from './weights.ts';
import { gainsWorth, goldWorth, oneMore, resourceSale } from './worths.ts';

// ---- fights ----

const opponentWorth = (mind: Mind, odds: FightOdds, gains: number): number => {
  const { own } = mind;
  const lost = Math.max(0, own.health - odds.health) * WEIGHTS.health;
  const spent = Math.max(0, own.gaar + own.dwurt - odds.gaar) * gaarPrice(mind);
  return odds.wins * (gains - lost - spent) - odds.deaths * deathCost(mind);
};

/** Tokens that a victory leaves on a space, by the Scoring Table. */
function tokensWorth(mind: Mind, at: SpaceAt, space: SpaceRow): number {
  const { known } = mind;
  if (postOf(space) !== undefined || isTowerHex(known, at)) return tokenWorth(mind, 'trade') + 0.3;
  if (mineOf(space) !== undefined) return 2 * tokenWorth(mind, 'interaction');
  return tokenWorth(mind, 'hero');
}

/** One more of them, at the end and for a Quest. */
const tokenWorth = noted(
  (mind, token: OwnToken): number => oneMore(`${token}-tokens`, ownTokens(mind, token)) + askedToken(mind, token),
);

/** What trade is worth once the Monster is beaten that stands before it; before the Towers there may be several. */
function tradeBehind(mind: Mind, at: SpaceAt, space: SpaceRow): number {
  const { known } = mind;
  const post = postOf(space);
  if (post !== undefined) return WEIGHTS.behind * visitWorth(mind, post);
  if (!isTowerHex(known, at)) return 0;
  const guards = hexesOf(tileUnder(at)).filter(hex => !isLiberated(known, hex)).length;
  return (WEIGHTS.behind * visitWorth(mind, 'dragonslayer-towers')) / Math.max(1, guards);
}

/** What can be done on a space, or in the middle of its tile, once the Monsters before it are beaten: a share for each of them. */
function meetingBehind(mind: Mind, at: SpaceAt, space: SpaceRow): number {
  const here = meetingWorth(mind, at, space);
  const { centre } = tileAt(mind.known, at);
  if (!centre || isCentre(at)) return WEIGHTS.behind * here;
  const guards = hexesOf(tileUnder(at)).filter(hex => !isLiberated(mind.known, hex)).length;
  return WEIGHTS.behind * (here + meetingWorth(mind, at, centre) / Math.max(1, guards));
}

const meetingWorth = (mind: Mind, at: SpaceAt, space: SpaceRow): number =>
  Math.max(0, ...questErrands(mind, at, space).map(({ worth }) => worth));

function fightErrand(mind: Mind, at: SpaceAt, level: Level): Errand | undefined {
  const { known, own, view } = mind;
  const isPit = known.scenario.pits[at] !== undefined;
  const opponent: Opponent = { kind: isPit ? 'pit' : 'monster', level };
  const odds = oddsAgainst(mind, own, opponent);
  const { back } = view.monsters[level];
  if (!odds) return undefined;
  const reward = back && own.reputation <= back.reputationMax ? back.reward : [];
  let gains = gainsWorth(mind, reward) + (hasRoom(own) ? WEIGHTS.trophy : 0.3) * trophyWorth(mind, level);
  gains += askedTrophy(mind, level);
  gains += victoryWorth(mind, level, isPit);
  if (!isPit) {
    const space = locationAt(known, at);
    const treasure = treasureOf(space);
    const found: GainOp[] = [
      ...(space.loot ?? []),
      ...(treasure === undefined ? [] : [{ op: 'treasure', level: treasure } as const]),
    ];
    gains += brought(mind, found) + tokensWorth(mind, at, space) + (tileAt(known, at).centre ? 0.4 : 0.1);
    gains += tradeBehind(mind, at, space) + meetingBehind(mind, at, space);
    gains += WEIGHTS.behind * openingWorth(mind, at);
  }
  const here = at === own.at ? { key: monsterKey } : {}; // whoever comes to it fights at once (R91)
  return { at, kind: 'fight', action: 'combat', worth: opponentWorth(mind, odds, gains), ...here };
}

function eliteErrands(mind: Mind): Errand[] {
  const { known, own, view } = mind;
  const { current } = view.bounties;
  if (current === undefined) return [];
  const row = eliteRow(current);
  const odds = oddsAgainst(mind, own, { kind: 'elite', card: current });
  if (!odds) return [];
  const gains = gainsWorth(mind, row.reward) + oneMore('elites', own.bounties.length) + trophyWorth(mind, row.level);
  const counted = mind.isTeam ? WEIGHTS.besides * gains : gains;
  const worth = opponentWorth(mind, odds, counted);
  return lairsOf(known)
    .filter(at => isLiberated(known, at))
    .map(at => ({ at, kind: 'hunt', action: 'combat', worth, key: 'elite' }));
}

// ---- one space ----

/** What a Natural Resource of a Mine is worth on average. */
const minedWorth = noted((mind, mine: Mine): number => {
  const rows = resources.filter(row => row.mine === mine);
  const copies = rows.reduce((sum, row) => sum + row.copies, 0);
  return (
    rows.reduce((sum, { id, copies: n }) => sum + n * (resourceSale(mind, id) + askedResource(mind, id, mine)), 0) /
    copies
  );
});

const tollAt = (mind: Mind, at: SpaceAt): number =>
  ownersAt(mind.known, mind.own, at).length * SERVICE_PRICE * goldWorth(mind);

function mineErrand(mind: Mind, at: SpaceAt, mine: Mine): Errand | undefined {
  const { known, own } = mind;
  const has = countTokens(known, at, 'interaction', own);
  if (has === 1 || (has === 0 && whyNoToll(known, own, at, 'EUT-7.5'))) return undefined;
  const token = oneMore('interaction-tokens', ownTokens(mind, 'interaction') - (has > 1 ? 1 : 0));
  const mined = minedWorth(mind, mine) * (hasRoom(own) ? 1 : 0.4);
  const worth = mined + (has > 1 ? -token : token + askedToken(mind, 'interaction') - tollAt(mind, at));
  return { at, kind: 'mine', action: 'mining', worth, key: 'mine' };
}

/** Gains with what Quests ask for among them. */
const brought = (mind: Mind, ops: readonly GainOp[]): number =>
  ops.reduce((sum, op) => sum + askedGain(mind, op), gainsWorth(mind, ops));

const WINDS = ['air', 'earth'] as const;

/** What the roll of a Challenge brings on average, under these winds. */
const challengeWorth = noted((mind, challenge: `${Element}/${string}`): number => {
  const [element, winds = ''] = challenge.split('/');
  const ranges = elementals.find(({ id }) => id === element)?.ranges ?? [];
  const odds = rollOdds({ air: winds.includes('air'), earth: winds.includes('earth') });
  return expected(odds, total => brought(mind, rowAt(ranges, total)?.ops ?? []));
});

function challengeErrand(mind: Mind, at: SpaceAt, element: Element): Errand | undefined {
  const { known, own } = mind;
  if (countTokens(known, at, 'interaction', own) > 0 || known.scenario.markers[at]?.includes('recall'))
    return undefined;
  if (whyNoToll(known, own, at, 'EUT-13.9')) return undefined;
  const powers = powersAt(known, at).filter(power => !isProtected(own, power));
  const winds = WINDS.filter(wind => powers.includes(wind)).join(' ');
  const roll = challengeWorth(mind, `${element}/${winds}`);
  const token = tokenWorth(mind, 'interaction');
  const asked = footholdWorth(mind, at) + 0.6 * essenceNeed(mind);
  return { at, kind: 'challenge', worth: roll + 0.3 + token + asked - tollAt(mind, at), key: 'challenge' };
}

const rollIn = (needs: readonly Need[]): number | undefined =>
  needs.flatMap(need => ('have' in need && need.have === 'roll' ? [need.n] : []))[0];

function questErrands(mind: Mind, at: SpaceAt, { encounter, legend }: SpaceRow): Errand[] {
  const { known, own, view } = mind;
  const errands: Errand[] = [];
  const score = questScore(mind);
  for (const id of (encounter && view.encounters[encounter]?.faceUp) ?? [])
    for (const [n, needs] of questRow(id).needs.entries()) {
      const least = rollIn(needs);
      if (unmet(known, own, needs) || (least !== undefined && view.turn.tried.includes(id))) continue;
      const chance =
        least === undefined ? 1 : chanceOfAtLeast({ air: false, earth: false }, 0, least, Math.min(2, own.gaar));
      const worth = chance * (gainsWorth(mind, questRow(id).reward) + score - needsCost(mind, needs));
      errands.push({ at, kind: 'quest', worth, key: questKey.make(id, n) });
    }
  if (legend && !view.heroes.some(({ legends }) => legends.includes(legend)))
    for (const [n, needs] of legendRow(legend).needs.entries()) {
      if (unmet(known, own, needs)) continue;
      const worth = gainsWorth(mind, legendRow(legend).reward) + score + legendWorth(mind) - needsCost(mind, needs);
      errands.push({ at, kind: 'legend', worth, key: legendKey.make(legend, n) });
    }
  return errands;
}

/** The more there is to do already, the less new land is worth. */
function exploreErrand(mind: Mind, at: SpaceAt): Errand | undefined {
  const n = revealsAt(mind, at);
  if (n === 0) return undefined;
  return { at, kind: 'explore', worth: [0, 0.9, 1.5, 2][n] ?? 0 };
}

function healErrand(mind: Mind, at: SpaceAt): Errand | undefined {
  const missing = mind.most - mind.own.health;
  if (mind.own.gold < SERVICE_PRICE || missing < 3) return undefined;
  const worth = healWorth(mind, HEALING.chapel) - SERVICE_PRICE * goldWorth(mind);
  return { at, kind: 'heal', worth, key: 'chapel-heal' };
}

/** A Healing Potion that a Quest asks for. */
function potionErrand(mind: Mind, at: SpaceAt): Errand | undefined {
  if (mind.own.gold < SERVICE_PRICE || !hasRoom(mind.own)) return undefined;
  return { at, kind: 'heal', worth: askedPotion(mind) - SERVICE_PRICE * goldWorth(mind), key: chapelPotionKey };
}

/** Entering the Power of Water heals. */
function waterErrand(mind: Mind, at: SpaceAt): Errand | undefined {
  const { known, own, most } = mind;
  if (at === own.at || own.health >= most || powerOn(known, own, at) !== 'water') return undefined;
  return { at, kind: 'heal', worth: waterWorth(mind) };
}

/** Many spaces lie under it. */
function waterWorth(mind: Mind): number {
  const worth = WATER.get(mind) ?? healWorth(mind, POWERS.water);
  WATER.set(mind, worth);
  return worth;
}
const WATER = new WeakMap<Mind, number>();

const isFree = (mind: Mind, at: SpaceAt): boolean =>
  isCentre(at)
    ? hexesOf(originUnder(at)).every(hex => isLiberated(mind.known, hex))
    : isLiberated(mind.known, at) && foeAt(mind.known, at, 'must') === undefined;

function errandsAt(mind: Mind, at: SpaceAt): (Errand | undefined)[] {
  const { known } = mind;
  const level = monsterAt(known, at);
  if (level !== undefined) return [fightErrand(mind, at, level)];
  if (!isFree(mind, at) || (isCentre(at) && !isOpen(known, at))) return [];
  const space = locationAt(known, at);
  const mine = mineOf(space);
  const post = postOf(space);
  const treasure = treasureOf(space);
  const element = elementalOf(space);
  const isTaken = tokensAt(known, at).some(({ kind }) => kind === 'hero');
  return [
    mine && mineErrand(mind, at, mine),
    post && (isCentre(at) || !isTowerHex(known, at))
      ? { at, kind: 'trade', action: 'trade', worth: visitWorth(mind, post), key: 'trade' }
      : undefined,
    treasure !== undefined && !isTaken
      ? {
          at,
          kind: 'treasure',
          worth: gainsWorth(mind, [{ op: 'treasure', level: treasure }]) + tokenWorth(mind, 'hero'),
          key: 'treasure',
        }
      : undefined,
    element && challengeErrand(mind, at, element),
    ...questErrands(mind, at, space),
    ...(space.kind === 'chapel' ? [healErrand(mind, at), potionErrand(mind, at)] : [waterErrand(mind, at)]),
  ];
}

/** Everything that is worth something; new land less, the more there is. */
export function errandsOf(mind: Mind): Errand[] {
  const errands: Errand[] = [...eliteErrands(mind), ...scenarioErrands(mind)];
  for (const at of allSpaces(mind.known)) {
    for (const errand of errandsAt(mind, at)) if (errand && errand.worth > 0.1) errands.push(errand);
    const explore = exploreErrand(mind, at);
    if (explore) errands.push(explore);
  }
  const known = errands.reduce((sum, { kind, worth }) => (kind === 'explore' ? sum : sum + worth), 0);
  const hunger = WEIGHTS.explore * timeLeft(mind) * Math.min(1.3, 6 / Math.max(3, known));
  return errands.flatMap(errand => {
    const worth = errand.kind === 'explore' ? errand.worth * hunger : errand.worth;
    return worth > 0.1 ? [{ ...errand, worth }] : [];
  });
}
