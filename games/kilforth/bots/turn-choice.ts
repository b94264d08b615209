// What to do on a turn: every option weighed in one coin, about one AP, with the ways to whatever lies further off. D4, D5, D7.

import { bestOf, fallback, ranked, type Weighed } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { isCopy, originalOf } from '@veillee/pieces/things';
import { cardById } from '../content/cards.ts';
import { ancientsHere } from '../rules/battle/ancients.ts';
import { CLEAR, CONFRONT, DISCOVER, MOVE, USE } from '../rules/keys.ts';
import { isEnemyOf } from '../rules/realm/encounters.ts';
import { diagonals, terrainOf } from '../rules/realm/map.ts';
import { type Card, CITY, place, type RegionId } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import { campaignChoice, destinyWorth } from './campaign.ts';
import { assetWorth, hpWorth, lossOf } from './card-worth.ts';
import { confrontWorth } from './facing.ts';
import { fellowshipChoice, teamChoice, visitFriends } from './fellowship.ts';
import { hasLeisure, staysHere, turnsUntilAllMeet } from './gathering.ts';
import { giftChoice } from './gift-choice.ts';
import { arrivalWorth, nightCost, type Outlook, outlookOf, type Way, waysFrom } from './land.ts';
import { tradeWorth } from './market.ts';
import type { Mind } from './mind.ts';
import { plotGain, plotPrice } from './plot-worth.ts';
import { weights } from './weights.ts';

/** The turn's choice: what is free and good at once, then the great steps of the Saga, then the best action. */
export function turnChoice(mind: Mind): Picks {
  const keys = mind.turn.decision.options.map(({ key }) => key);
  const at = giftChoice(mind, keys) ?? fellowshipChoice(mind, keys) ?? campaignChoice(mind, keys);
  return [at ?? withFriends(mind, keys, bestAction(mind, keys))];
}

/** A test together with whoever is here: a die for each (KIL-12.5). */
function withFriends(mind: Mind, keys: readonly string[], best: string): string {
  const [card, how] = CONFRONT.read(best) ?? [];
  const peaceful = card !== undefined && how !== 'hostile' && !isEnemyOf(mind.view, mind.seat, card);
  return (peaceful ? teamChoice(mind, keys) : undefined) ?? best;
}

/** What does not lead away from here. */
const isStationary = (key: string): boolean => !MOVE.is(key) && !USE.is(key);

/** What a friend at the meeting place may do, or one who has time before he must be there. */
function allowed(mind: Mind, keys: readonly string[]): readonly string[] {
  if (staysHere(mind)) return keys.filter(key => isStationary(key) && (key !== 'search' || maySearch(mind)));
  return hasLeisure(mind) ? keys.filter(isStationary) : keys;
}

/** KIL-13.1: nothing new where an Ancient is to be assaulted; elsewhere as long as he is well. */
const maySearch = ({ view, seat, own }: Mind): boolean =>
  ancientsHere(view, seat).length === 0 && own.hp >= weights.searchHp;

function bestAction(mind: Mind, keys: readonly string[]): string {
  const { own } = mind;
  const ap = own.ap;
  const scene = sceneOf(mind, ap);
  const first = bestKey(scene, allowed(mind, keys));
  // Time before a meeting is used for what pays; else one is early.
  const early = first.worth <= 0 && !staysHere(mind) && hasLeisure(mind);
  return withBoots(mind, keys, (early ? bestKey(scene, keys) : first).thing);
}

/** Whatever there is, he can camp. */
const CAMP: Weighed<string> = { thing: 'camp', worth: Number.NEGATIVE_INFINITY };

const bestKey = (scene: Scene, keys: readonly string[]): Weighed<string> =>
  ranked(keys, key => scoreOf(scene, key)).find(({ worth }) => worth > CAMP.worth) ?? CAMP;

/** A Move that a card pays for: the card first. */
function withBoots(mind: Mind, keys: readonly string[], best: string): string {
  if (!MOVE.is(best)) return best;
  const { own } = mind;
  if ((own.restrictedAp.move ?? 0) > 0) return best;
  const free = keys.find(key => {
    if (!USE.is(key) || isCopy(key)) return false;
    const card = USE.only(key);
    const { ability } = cardById(card === 'race' ? own.race : card === 'class' ? own.class : card);
    return (
      ability && 'ops' in ability.effect && ability.effect.ops.some(op => op.op === 'gainAp' && op.only === 'move')
    );
  });
  return free ?? best;
}

/** Everything that options are weighed with. */
interface Scene {
  readonly mind: Mind;
  readonly ap: number;
  readonly outlook: Outlook;
  readonly ways: ReadonlyMap<RegionId, Way>;
  /** The best that lies behind each first step. */
  readonly goals: ReadonlyMap<RegionId, number>;
}

function sceneOf(mind: Mind, ap: number): Scene {
  const outlook = outlookOf(mind, Math.max(0, ap - 1));
  const ways = waysFrom(outlook, mind.own.hidden);
  const goals = new Map<RegionId, number>();
  for (const [region, way] of ways) {
    if (way.first === undefined) continue;
    const worth = goalWorth(mind, outlook, region, way, ap);
    if (worth <= 0) continue;
    const score = worth * 0.97 ** way.steps - way.price;
    if (score > (goals.get(way.first) ?? Number.NEGATIVE_INFINITY)) goals.set(way.first, score);
  }
  return { mind, ap, outlook, ways, goals };
}

/** What there is to do in a region once one is there, beyond whatever happens on arrival. */
function goalWorth(mind: Mind, outlook: Outlook, region: RegionId, way: Way, ap: number): number {
  const { own, view, seat } = mind;
  const left = way.steps < ap ? ap - way.steps : Math.max(0, own.hp - (way.steps - ap));
  const { encounters, plots, obstacles } = place(view, region);
  let worth = Math.max(destinyWorth(mind, region), visitFriends(mind, region));
  for (const card of encounters) {
    if (isEnemyOf(view, seat, card)) continue;
    const today = confrontWorth(mind, card, Math.max(0, left - obstacles)).worth;
    const tomorrow = 0.85 * confrontWorth(mind, card, own.hp).worth;
    worth = Math.max(worth, today, tomorrow - 0.3);
  }
  if (encounters.length > 0) worth = Math.max(worth, arrivalWorth(outlook, region, own.hidden) - 0.85);
  for (const card of own.hand) if (!isBack(card)) worth = Math.max(worth, discoverWorth(mind, card, region));
  for (const plot of plots) worth = Math.max(worth, plotGain(mind, plot) - plotPrice(mind, plot) - 1);
  if (region === CITY) worth = Math.max(worth, tradeWorth(mind) - 1);
  return worth;
}

/** What a Discover of this card there is worth, its AP paid. */
function discoverWorth(mind: Mind, card: Card, region: RegionId): number {
  const def = cardById(card);
  if (!def.isReward || def.region !== region) return 0;
  return assetWorth(mind, card) - lossOf(mind, card) - 1;
}

/** What an option is worth, its AP paid. */
function scoreOf(scene: Scene, key: string): number {
  const { mind, ap, outlook } = scene;
  const { own } = mind;
  const lastHere = ap <= 1 ? nightCost(mind, own.region) : 0;
  switch (headOf(key)) {
    case 'camp':
      return (isIdle(mind) ? 0 : -0.9 * ap) - nightCost(mind, own.region);
    case 'move':
      return moveScore(scene, MOVE.only(key)) - (ap <= 1 ? nightCost(mind, MOVE.only(key)) : 0);
    case 'search': {
      const terrain = terrainOf(own.region);
      if (terrain === undefined) return Number.NEGATIVE_INFINITY;
      return (own.hidden ? outlook.hidden[terrain] : outlook.open[terrain]) - 1 - lastHere;
    }
    case 'confront': {
      const [card = '', how] = CONFRONT.read(key) ?? [];
      const best = confrontWorth(mind, card, ap + (own.restrictedAp.confront ?? 0));
      return (best.how === how ? best.worth : best.worth - 2) - lastHere;
    }
    case 'rest':
      return hpWorth(mind, own.hp + 1) * eagerness(mind) - ((own.restrictedAp.rest ?? 0) > 0 ? 0 : 1) - lastHere;
    case 'hide':
      return hideScore(scene) - lastHere;
    case 'discover':
      return discoverWorth(mind, DISCOVER.only(key), own.region) - lastHere;
    case 'trade':
      return tradeWorth(mind) - 1 - lastHere;
    case 'clear': {
      const what = CLEAR.only(key);
      if (what === 'obstacle') return weights.loot + clearedWorth(mind, ap - 1) - 1 - lastHere;
      return plotGain(mind, what) - plotPrice(mind, what) - 1 - lastHere;
    }
    case 'feat':
      return 50;
    case 'use':
      return abilityScore(scene, USE.only(key));
    case 'unhide':
      return strangerHere(mind) ? 40 : Number.NEGATIVE_INFINITY;
    default:
      return Number.NEGATIVE_INFINITY; // Gifts have been looked at before
  }
}

/** At the meeting place, and some will not come today: there is nothing to stay awake for. */
const isIdle = (mind: Mind): boolean => staysHere(mind) && turnsUntilAllMeet(mind) === Number.POSITIVE_INFINITY;

/** Rest is worth the more, the more Days there are to use the HP; before an Assault every HP counts. */
function eagerness({ own, days }: Mind): number {
  if (own.chapter === 'done' || own.chapter === 'finale') return 1.3;
  return days > 5 ? 1 : 0.7;
}

function moveScore({ mind, outlook, goals }: Scene, region: RegionId): number {
  const arrival = arrivalWorth(outlook, region, mind.own.hidden);
  const goal = goals.get(region) ?? Number.NEGATIVE_INFINITY;
  return Math.max(arrival - 1, goal);
}

/** Hiding is worth what it makes better in the next draw. */
function hideScore({ mind, ap, outlook }: Scene): number {
  if (ap < 2 || mind.dice.combat > 5) return Number.NEGATIVE_INFINITY;
  let open = Number.NEGATIVE_INFINITY;
  let hidden = Number.NEGATIVE_INFINITY;
  for (const key of mind.turn.decision.options.map(option => option.key)) {
    if (!MOVE.is(key)) continue;
    const region = MOVE.only(key);
    open = Math.max(open, arrivalWorth(outlook, region, false));
    hidden = Math.max(hidden, arrivalWorth(outlook, region, true));
  }
  return hidden - open > 0.8 ? hidden - 2 : Number.NEGATIVE_INFINITY;
}

/** What lies behind an Obstacle here. */
function clearedWorth(mind: Mind, ap: number): number {
  let worth = 0;
  for (const card of place(mind.view, mind.own.region).encounters)
    if (!isEnemyOf(mind.view, mind.seat, card)) worth = Math.max(worth, confrontWorth(mind, card, ap).worth);
  return worth;
}

const strangerHere = (mind: Mind): boolean =>
  mind.own.ap > 0 &&
  place(mind.view, mind.own.region).encounters.some(
    card =>
      cardById(card).isStranger &&
      !mind.own.hostile.includes(card) &&
      confrontWorth(mind, card, mind.own.ap).worth > 0.5,
  );

/** Abilities that are actions: a way across or home. */
function abilityScore(scene: Scene, key: string): number {
  const { mind, ap, outlook } = scene;
  const { ability } = cardById(key === 'race' ? mind.own.race : key === 'class' ? mind.own.class : originalOf(key));
  if (ability?.timing !== 'action' || !('ops' in ability.effect)) return Number.NEGATIVE_INFINITY;
  let regions: RegionId[] = [];
  for (const op of ability.effect.ops) {
    if (op.op === 'moveDiagonal') regions = diagonals(mind.view, mind.own.region);
    if (op.op === 'moveTo')
      regions =
        op.to === 'city'
          ? [CITY]
          : mind.view.map.filter(one => one !== mind.own.region && terrainOf(one) === terrainOf(mind.own.region));
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const region of regions) best = Math.max(best, jumpWorth(mind, outlook, region, ap));
  return best;
}

/** What it is worth to be in a region at the price of one AP. */
export function jumpWorth(mind: Mind, outlook: Outlook, region: RegionId, ap: number): number {
  const arrival = arrivalWorth(outlook, region, mind.own.hidden);
  return arrival - 1 + goalWorth(mind, outlook, region, { price: 0, steps: 1, first: region }, ap);
}

/** D7 by a card: where to. */
export function jumpTo(mind: Mind): Picks {
  const outlook = outlookOf(mind, mind.own.ap);
  const { decision } = mind.turn;
  const best = bestOf(decision.options, ({ key }) => jumpWorth(mind, outlook, key, mind.own.ap + 1));
  return best ? [best.key] : fallback(decision);
}
