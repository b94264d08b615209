// The adept: plans each turn as a row of errands weighed in Reputation at the end, fights by the odds, spends Gaar and Hope by exact
// chances; as a rival it plays the Monster's cards where they hurt most. It knows the public back of a Monster card and no more.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { GAAR_BONUS, POWERS } from '../content/constants.ts';
import { elementals } from '../content/elementals.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { rowAt } from '../content/monsters.ts';
import type { Action } from '../content/vocabulary.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import { isGain } from '../rules/gains.ts';
import {
  burnKey,
  cashKey,
  convertKey,
  dwurtKey,
  endKey,
  equipKey,
  flyKey,
  gaarKey,
  portalKey,
  scenarioKey,
  setKey,
  teleportKey,
  useKey,
  walkKey,
} from '../rules/keys.ts';
import { elementalOf, locationAt } from '../rules/land.ts';
import { effectsOf, faceOf } from '../rules/tiles.ts';
import { movementOf } from '../rules/walks.ts';
import { asksForCards } from './asks.ts';
import { gaarPrice } from './costs.ts';
import type { Errand } from './errand.ts';
import { errandsOf } from './errands.ts';
import { heroChoice, opsOf } from './fights.ts';
import { found, isOffered, type Mind, optionsOf, thinking, timeLeft } from './mind.ts';
import { monsterChoice } from './monster.ts';
import { isJump, leapsOf, type Plan, pathfinder, planOf, purseOf, waysPast } from './plan.ts';
import { type Boost, bestBundle, boosted, rerollChoice } from './rolls.ts';
import { equipGain, keepChoice, tradeChoice } from './shopping.ts';
import { smallChoice } from './small-choices.ts';
import { gainsWorth } from './worths.ts';

export const adept = thinking('adept', decide);

function decide(mind: Mind): Picks | undefined {
  switch (mind.turn.decision.prompt) {
    case 'turn.ask':
      return turnChoice(mind);
    case 'trade.ask':
      return tradeChoice(mind);
    case 'reveal.keep':
      return keepChoice(mind);
    case 'roll.ask':
      return rollChoice(mind);
    case 'teleport.ask':
      return landing(mind, key => teleportKey.only(key) as SpaceAt);
    case 'griffin.ask':
      return landing(mind, key => flyKey.only(key) as SpaceAt);
    default:
      return heroChoice(mind) ?? monsterChoice(mind) ?? smallChoice(mind);
  }
}

// ---- a turn ----

function turnChoice(mind: Mind): Picks {
  const tidied = tidy(mind);
  if (tidied) return tidied;
  const planned = planOf(mind);
  if (!planned) return [endKey];
  const { plan, far, ways } = planned;
  const [next] = plan.errands;
  const here = next && next.at === mind.own.at ? doing(mind, next) : undefined;
  if (here) return here;
  const goal = next ?? far;
  const way = goal && ways.path(goal.at);
  if (goal && way) {
    const step = going(mind, way, plan, next !== undefined);
    if (step) return step;
  }
  return (goal ? undefined : outOfFire(mind, plan)) ?? winding(mind) ?? [endKey];
}

/** Shut in by Fire that would kill, with rounds to come: what heals is used; if nothing does, the Chapel is the way out. */
function outOfFire(mind: Mind, plan: Plan): Picks | undefined {
  const { at, health } = mind.own;
  if (at === undefined || health > POWERS.fire || mind.roundsLeft < 2) return undefined;
  const healed = found(mind, key => useKey.is(key) && opsOf(mind, key).some(({ op }) => op === 'heal'));
  if (healed) return healed;
  const ways = waysPast(mind, 1)(at);
  const goal = bestOf(errandsOf(mind), errand => errand.worth - STEP_OUT * ways.cost(errand.at));
  const way = goal && ways.path(goal.at);
  return way && going(mind, way, plan, true);
}
const STEP_OUT = 0.2;

/** What costs nothing: better Equipment on its slot, Gems into it, Gaar into Dwurt, cards into coins, and uses that only give. */
function tidy(mind: Mind): Picks | undefined {
  return (
    found(mind, key => {
      const [tile, slot] = equipKey.read(key) ?? [];
      return tile !== undefined && slot !== undefined && equipGain(mind, tile, slot) > 0.15;
    }) ??
    found(mind, key => setKey.is(key) && timeLeft(mind) > 0) ??
    found(mind, key => key === convertKey || (mind.isTeam && isCoin(mind, key))) ??
    found(mind, key => gives(mind, key))
  );
}

/** Cards for a coin, where no Quest asks for such cards. */
const isCoin = (mind: Mind, key: string): boolean =>
  (key === cashKey.make('gold-for-coin') && !asksForCards(mind, 'goldCards')) ||
  (key === cashKey.make('silver-for-coin') && !asksForCards(mind, 'silver'));

/** A use that gives something now, better than what the thing is worth kept. */
function gives(mind: Mind, key: string): boolean {
  const [tile] = useKey.read(key) ?? [];
  if (tile === undefined) return false;
  const ops = opsOf(mind, key);
  const gains = ops.filter(isGain).filter(({ op }) => op !== 'movement' && op !== 'heal');
  if (gains.length === 0 || ops.some(({ op }) => op === 'teleport' || op === 'movement')) return false;
  const { consumed, buy = 0 } = faceOf(tile);
  return gainsWorth(mind, gains) > (consumed ? buy / 5 : 0.02);
}

/** The option of an errand that is done where the Hero stands. */
function doing(mind: Mind, errand: Errand): Picks | undefined {
  const { key } = errand;
  if (key === undefined) return undefined;
  if (isOffered(mind, key)) return [key];
  const [deed] = scenarioKey.read(key) ?? [];
  return deed === undefined ? undefined : found(mind, offered => scenarioKey.read(offered)?.[0] === deed);
}

/** A step on the way: as far as the points reach; if there are none, a token is burnt that the plan does not need. */
function going(mind: Mind, way: readonly SpaceAt[], plan: Plan, isPlanned: boolean): Picks | undefined {
  const jump = way.findIndex((at, n) => n > 0 && isJump(mind, way[n - 1] as SpaceAt, at));
  const target = way[1];
  if (jump === 1 && target !== undefined && isOffered(mind, portalKey.make(target))) return [portalKey.make(target)];
  const onFoot = jump < 0 ? way : way.slice(0, jump);
  const walk = onFoot.toReversed().find(at => isOffered(mind, walkKey.make(at)));
  if (walk !== undefined && walk !== mind.own.at) return [walkKey.make(walk)];
  if (way.length < 2) return undefined;
  const moves = found(
    mind,
    key => useKey.is(key) && !faceOf(useKey.only(key)).consumed && opsOf(mind, key).some(({ op }) => op === 'movement'),
  );
  if (moves) return moves;
  const leap = leapsOf(mind).find(({ key, n }) => isOffered(mind, key) && way.length > Math.min(n, 2));
  if (leap) return [leap.key];
  const spare = spareTokens(mind, plan);
  if (!isPlanned && spare.length < 2) return undefined;
  const short = (isPlanned ? plan.steps : way.length - 1) - mind.own.movement;
  const burnt = bestOf(spare, action => {
    const n = movementOf(mind.known, action);
    return (n >= short ? 10 : n) - n - (action === 'combat' ? 0.5 : 0);
  });
  return burnt && isOffered(mind, burnKey.make(burnt)) ? [burnKey.make(burnt)] : undefined;
}

function spareTokens({ own }: Mind, { kept }: Plan): Action[] {
  const left = [...own.tokens];
  for (const action of kept) left.splice(left.indexOf(action), 1);
  return left;
}

/** Before the turn ends: whatever rests until the next round anyway is used. */
const winding = (mind: Mind): Picks | undefined =>
  found(mind, key => {
    const [tile, n] = useKey.read(key) ?? [];
    if (tile === undefined || n === undefined || faceOf(tile).consumed) return false;
    const ops = effectsOf(tile)[n]?.ops ?? [];
    return ops.every(op => isGain(op) && op.op !== 'movement' && op.op !== 'sufferWounds');
  });

// ---- rolls outside fights ----

/** A Challenge or a Quest: Gaar and Clovers as far as the row that they reach is worth them. */
function rollChoice(mind: Mind): Picks {
  const { roll } = mind.view;
  const { at } = mind.own;
  if (!roll || at === undefined) return [];
  const element = elementalOf(locationAt(mind.known, at));
  const ranges = elementals.find(({ id }) => id === element)?.ranges;
  const worthOf = (total: number): number =>
    ranges ? gainsWorth(mind, rowAt(ranges, total)?.ops ?? []) : 0.45 * Math.min(12, total);
  const boosts = optionsOf(mind).flatMap(({ key }): Boost[] => {
    if (key === dwurtKey) return [{ key, strength: 3, harm: 0, price: gaarPrice(mind) + 0.1 }];
    const strength = opsOf(mind, key).reduce((sum, op) => (op.op === 'heroRoll' ? sum + op.n : sum), 0);
    return strength > 0 ? [{ key, strength, harm: 0, price: 0.12 }] : [];
  });
  const dice = roll.ledger.dice.hero;
  const { total } = strengthOf(roll.ledger, 'hero');
  const lying = { dice, rest: total - dice.reduce((sum, die) => sum + die, 0) };
  const gaar = optionsOf(mind).some(({ key }) => gaarKey.is(key)) ? mind.own.gaar : 0;
  const die = rerollChoice(lying, boosted(boosts, worthOf), { gaar, price: gaarPrice(mind), bonus: GAAR_BONUS });
  if (die !== undefined) return [gaarKey.make(die)];
  return bestBundle(boosts, total, worthOf).keys.slice(0, 1);
}

/** Where to appear: where the plan leads, or as near to it as can be; else where most is to be done. */
function landing(mind: Mind, place: (key: string) => SpaceAt): Picks | undefined {
  const { tokens, free } = purseOf(mind);
  const errands = errandsOf(mind).filter(({ action }) => !action || tokens.includes(action) || free.includes(action));
  const waysFrom = pathfinder(mind);
  const best = bestOf(optionsOf(mind), ({ key }) => {
    const ways = waysFrom(place(key));
    return Math.max(
      0,
      ...errands.flatMap(({ at, worth }) => {
        const steps = at === place(key) ? 0 : ways.cost(at);
        return Number.isFinite(steps) ? [worth - LANDED_SHORT * steps] : [];
      }),
    );
  });
  return best && [best.key];
}

/** What a step is worth that is still to be made after Teleportation. */
const LANDED_SHORT = 0.7;
