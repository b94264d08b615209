// What a scenario asks for: its Free Actions, its foes, and what a victory over a Monster is worth to it. Read off its rules, so that
// whoever plays together or alone goes for the goal.

import type { SpaceAt } from '../content/lattice.ts';
import { isCentre } from '../content/lattice.ts';
import type { CounterId, FoeId, ScenarioOp, ScenarioRule } from '../content/scenarios/vocabulary.ts';
import { foeRow } from '../content/scenarios.ts';
import type { Level, Need } from '../content/vocabulary.ts';
import { baggedTiles, trophiesOf, trophyLevel } from '../rules/board.ts';
import { foeCard, foeHealth } from '../rules/combat/fighter.ts';
import { isGain } from '../rules/gains.ts';
import { foeKey, scenarioKey } from '../rules/keys.ts';
import {
  allSpaces,
  countTokens,
  elementalOf,
  isGuarded,
  isLiberated,
  isOpen,
  spaceAt,
  spacesBeside,
} from '../rules/land.ts';
import { unmet } from '../rules/needs.ts';
import { charactersAt } from '../rules/scenario/characters.ts';
import { allHold, holds } from '../rules/scenario/conditions.ts';
import { counterOf, mostOf } from '../rules/scenario/counters.ts';
import { whyNotFight } from '../rules/scenario/fights.ts';
import { rowOf, rulesAt } from '../rules/scenario/row.ts';
import { spacesLike } from '../rules/scenario/spaces.ts';
import { isUsed } from '../rules/scenario/used.ts';
import type { Hero } from '../rules/state.ts';
import { effectsOf } from '../rules/tiles.ts';
import { deathCost, needsCost } from './costs.ts';
import type { Errand } from './errand.ts';
import { type Mind, timeLeft } from './mind.ts';
import { oddsAgainst } from './prospects.ts';
import { gainsWorth } from './worths.ts';

/** A step towards the goal of those who play together, or alone. */
const GOAL = 10;
const goalWorth = (mind: Mind): number => (mind.isTeam ? GOAL * urgency(mind) : 0);
/** The later it is, the less anything else counts: a goal that is missed is missed by all. */
const urgency = (mind: Mind): number => 1.8 - 0.8 * timeLeft(mind);

// ---- what rules do ----

/** What is carried home too late is carried in vain. */
const hurry = ({ roundsLeft }: Mind): number => (roundsLeft <= 3 ? 2.5 : 1);

function ledgerWorth(mind: Mind, { worth, first }: Extract<ScenarioOp, { op: 'ledger' }>): number {
  const levels = trophiesOf(mind.own).map(trophyLevel);
  const fresh = new Set(levels.filter(level => !isUsed(mind.known, 'ledger', level)));
  const sum = levels.reduce((total, level) => total + worth[level], 0);
  return sum * (mind.view.mode === 'cooperative' ? 2 * hurry(mind) : 1) + fresh.size * first;
}

function opWorth(mind: Mind, op: ScenarioOp): number {
  const { known, own } = mind;
  switch (op.op) {
    case 'reputation':
      return op.n;
    case 'ledger':
      return ledgerWorth(mind, op);
    case 'deliver':
      return counterOf(known, 'villagers', own) * (op.reputation + 0.6 * hurry(mind) * goalWorth(mind) + 0.5);
    case 'pickUpVillagers':
      return 2 + 0.5 * goalWorth(mind);
    case 'mark':
      return 0.5 + goalWorth(mind);
    case 'unmark':
      return 0.3 + 0.6 * goalWorth(mind);
    case 'counter':
      return op.counter === 'clue' ? 1 + 0.5 * goalWorth(mind) : 0.7;
    case 'forge':
      return mind.isTeam ? 1.5 : 0.5;
    default:
      return isGain(op as never) ? gainsWorth(mind, [op as never]) : 0;
  }
}

const rest = (mind: Mind, { do: ops }: ScenarioRule): number => ops.reduce((sum, op) => sum + opWorth(mind, op), 0);

// ---- Free Actions ----

const isWild = (mind: Mind): boolean =>
  baggedTiles(mind.own).some(({ tile }) =>
    effectsOf(tile).some(({ ops }) => ops.some(({ op }) => op === 'wildEssence')),
  );

/** Whether what a rule costs on a space can be paid. */
function canPay(mind: Mind, { cost = [] }: ScenarioRule, at: SpaceAt): boolean {
  const { known, own } = mind;
  const [price] = cost;
  if (price?.pay !== 'essence' || (price.essence !== 'same' && price.essence !== 'missing'))
    return unmet(known, own, cost) === undefined;
  const has = (element: string): boolean => own.stones.some(stone => 'essence' in stone && stone.essence === element);
  if (price.essence === 'same') return isWild(mind) || has(elementalOf(spaceAt(known, at)) ?? '');
  const sealed = known.scenario.seals[at] ?? [];
  return (
    sealed.length < 4 &&
    (isWild(mind) || own.stones.some(stone => 'essence' in stone && !sealed.includes(stone.essence)))
  );
}

function freeErrands(mind: Mind, rule: ScenarioRule): Errand[] {
  const { known, own } = mind;
  if (rule.when.at !== 'freeAction' || !allHold(known, rule.if ?? [], { hero: own })) return [];
  const { where } = rule.when;
  if (where === 'character') return characterErrands(mind);
  if (typeof where !== 'object') return [];
  const price = (rule.cost ?? []).filter(
    (need): need is Exclude<typeof need, { pay: 'essence' }> => need.pay !== 'essence',
  );
  const worth = rest(mind, rule) - needsCost(mind, price as readonly Need[]);
  if (worth <= 0.1) return [];
  return spacesLike(known, where, own)
    .filter(at => isLiberated(known, at) && (!isCentre(at) || isOpen(known, at)))
    .filter(at => !(rule.limit === 'oncePerSpace' && isUsed(known, rule.id, own.seat, at)) && canPay(mind, rule, at))
    .map(at => ({ at, kind: 'scenario', worth, key: scenarioKey.make(rule.id, '') }));
}

const marksGoal = ({ do: ops }: ScenarioRule): boolean => ops.some(({ op }) => op === 'mark');

/** Where the goal could be marked, were it not for Monsters on every side: what that is worth, by the spaces that they stand on. */
function shutIn(mind: Mind): ReadonlyMap<SpaceAt, number> {
  const { known, own } = mind;
  const sides =
    SHUT_IN.get(mind) ??
    new Map(
      rulesAt(known, 'freeAction')
        .filter(marksGoal)
        .flatMap(rule => freeErrands(mind, rule))
        .flatMap(({ at, worth }) => {
          const beside = at === own.at ? [] : spacesBeside(known, at);
          return beside.every(side => isGuarded(known, side)) ? beside.map(side => [side, worth] as const) : [];
        }),
    );
  SHUT_IN.set(mind, sides);
  return sides;
}
const SHUT_IN = new WeakMap<Mind, ReadonlyMap<SpaceAt, number>>();

/** What beating the Monster on a space opens the way to. */
export const openingWorth = (mind: Mind, at: SpaceAt): number => shutIn(mind).get(at) ?? 0;

/** What a token of one's own on a space is worth where the scenario asks for it before anything else can be done there. */
export function footholdWorth(mind: Mind, at: SpaceAt): number {
  const { known, own } = mind;
  const { kind } = spaceAt(known, at);
  const isAsked = rulesAt(known, 'freeAction').some(
    ({ when: { where } }) =>
      typeof where === 'object' && where.own === true && where.kinds?.some(each => each === kind),
  );
  const isDone = known.scenario.markers[at]?.includes('recall') === true;
  return isAsked && !isDone && countTokens(known, at, 'interaction', own) === 0 ? 0.5 + 0.4 * goalWorth(mind) : 0;
}

/** What an Essence is worth where the scenario takes them. */
export const essenceNeed = (mind: Mind): number =>
  rulesAt(mind.known, 'freeAction').some(({ cost = [] }) => cost.some(({ pay }) => pay === 'essence'))
    ? 0.5 + 0.3 * goalWorth(mind)
    : 0;

function characterErrands(mind: Mind): Errand[] {
  const { known, own } = mind;
  return allSpaces(known).flatMap(at =>
    charactersAt(known, at)
      .filter(
        ({ id, needs }) => !isUsed(known, id, own.seat) && needs.some(all => unmet(known, own, all) === undefined),
      )
      .map(({ reward, needs }): Errand => {
        const payable = needs.find(all => unmet(known, own, all) === undefined) ?? [];
        const worth = gainsWorth(mind, reward) + 1 + 0.5 * goalWorth(mind) - needsCost(mind, payable);
        return { at, kind: 'scenario', worth, key: scenarioKey.make('characters', '') };
      }),
  );
}

// ---- foes ----

/** Health that all its stages have together: what is still to be done. */
function wholeHealth({ known }: Mind, foe: FoeId): number {
  return Math.max(4, foeHealth(known, foe));
}

/** What wearing a foe down from its full Health to nothing is worth, in steps towards the goal. */
const WEARING = 6;
/** Several wear it down together: each counts for more than a share. Early on a Hero had better grow. */
const wearing = (mind: Mind): number => WEARING * (0.6 + 0.4 * mind.view.players) * (1.2 - 0.7 * timeLeft(mind));

/** What a fight with a foe of the scenario is worth to a Hero; a beaten one is worth nothing. */
export function foeWorth(mind: Mind, hero: Hero, id: FoeId): number {
  const { known } = mind;
  const foe = known.scenario.foes[id];
  const odds = foe?.beaten ? undefined : oddsAgainst(mind, hero, { kind: 'foe', foe: id });
  if (!odds) return 0;
  const row = foeRow(id);
  const card = row.form === 'stages' ? foeCard(known, id) : undefined;
  const reward = row.form !== 'stages' ? row.reward : card?.form === 'stage' ? card.reward : [];
  const glory = rulesAt(known, 'fightEnd').some(rule => rule.do.some(({ op }) => op === 'reputation')) ? 0.3 : 0;
  const perDamage = row.lasting ? glory + (wearing(mind) * goalWorth(mind)) / wholeHealth(mind, id) : 0;
  const won = odds.wins * (gainsWorth(mind, reward) + (mind.isTeam ? 2 * goalWorth(mind) : 1));
  // The later it is, the less there is to lose.
  const fear = deathCost(mind) * (mind.isTeam ? (row.lasting ? 0.2 : 0.3) + 0.5 * timeLeft(mind) : 1);
  const lost = 0.15 * Math.max(0, hero.health - odds.health) * (1 - odds.deaths);
  return won + odds.damage * perDamage - odds.deaths * fear - lost;
}

function foeErrand(mind: Mind, id: FoeId): Errand | undefined {
  const { known, own } = mind;
  const foe = known.scenario.foes[id];
  if (!foe || foe.beaten || foe.at === undefined || whyNotFight(known, own, id)) return undefined;
  const worth = foeWorth(mind, own, id);
  const isFree = foeRow(id).engage === 'may';
  // Whoever comes to one that must be fought fights at once; whoever stands there already says so.
  const key = isFree || foe.at === own.at ? { key: foeKey.make(id) } : {};
  return worth > 0 ? { at: foe.at, kind: isFree ? 'hunt' : 'fight', action: 'combat', worth, ...key } : undefined;
}

// ---- all of it ----

export function scenarioErrands(mind: Mind): Errand[] {
  const { known } = mind;
  const free = rulesAt(known, 'freeAction').flatMap(rule => freeErrands(mind, rule));
  const foes = (Object.keys(known.scenario.foes) as FoeId[]).flatMap(id => foeErrand(mind, id) ?? []);
  return [...free, ...foes];
}

/** Whether the goal asks for more of what a counter of the table counts. */
const isWanting = ({ known, view }: Mind, counter: CounterId): boolean =>
  (rowOf(known).goals[view.mode]?.win ?? []).some(
    condition => condition.is === 'counter' && condition.counter === counter && !holds(known, condition),
  );

/** What beating a Monster brings besides, by the scenario's rules. */
export function victoryWorth(mind: Mind, level: Level, isPit: boolean): number {
  const { known, own } = mind;
  return rulesAt(known, 'defeat').reduce((sum, { when, do: ops }) => {
    if ('marker' in when) return isPit ? sum + level + 0.7 + goalWorth(mind) : sum;
    if (!('monsters' in when) || isPit || !when.monsters.includes(level)) return sum;
    const leads = ops.some(op => op.op === 'counter' && op.counter === 'villagers');
    const room = leads && counterOf(known, 'villagers', own) < mostOf(known, 'villagers');
    if (room) return sum + 1.6 + 0.5 * goalWorth(mind);
    return ops.some(op => op.op === 'counter' && isWanting(mind, op.counter)) ? sum + 0.2 * goalWorth(mind) : sum;
  }, 0);
}
