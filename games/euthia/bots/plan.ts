// A turn as a row of errands: which of them can be reached and done with the Movement and the Action tokens that are left, and in what
// order. Found anew at every deed, so new land and the outcome of fights are always taken into account.

import { bestOf } from '@veillee/bots/judgement';
import { kept } from '@veillee/pieces/geometry';
import { POWERS } from '../content/constants.ts';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import type { Action } from '../content/vocabulary.ts';
import { usesWith } from '../rules/actions.ts';
import { isGuarded, isOpen, landOf, locationAt } from '../rules/land.ts';
import { movementOf, powerOn } from '../rules/walks.ts';
import type { Errand } from './errand.ts';
import { errandsOf } from './errands.ts';
import { type Mind, timeLeft } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** What a turn still has to spend. */
export interface Purse {
  readonly movement: number;
  readonly tokens: readonly Action[];
  /** Actions that tiles give without a token. */
  readonly free: readonly Action[];
}

export interface Plan {
  readonly errands: readonly Errand[];
  readonly worth: number;
  /** Tokens that its Actions need. */
  readonly kept: readonly Action[];
  /** Steps of all its ways together. */
  readonly steps: number;
}

/** What it costs to get somewhere, and the places on the way there, both ends included. */
export interface Ways {
  cost(to: SpaceAt): number;
  path(to: SpaceAt): SpaceAt[] | undefined;
}

const FIRE = 0.3;
/** More than any map has. */
const MOST_PLACES = 400;
/** With so little Health one goes around Fire, however far that is. */
const SCORCHED = 3;

/** Finds ways: no further than a Monster, around Fire where it costs no more, through Portals where that is shorter. */
export function pathfinder(mind: Mind): (from: SpaceAt) => Ways {
  const { own } = mind;
  if (own.health > SCORCHED) return waysPast(mind, 1 + FIRE);
  const around = waysPast(mind, Number.POSITIVE_INFINITY);
  if (own.health <= POWERS.fire) return around;
  const through = waysPast(mind, 1 + FIRE);
  const survivable = (cost: number): number =>
    burns(cost) * POWERS.fire < own.health ? cost : Number.POSITIVE_INFINITY;
  return kept((from: SpaceAt): Ways => {
    const [safe, hot] = [around(from), through(from)];
    const isSafe = (to: SpaceAt): boolean => Number.isFinite(safe.cost(to));
    return {
      cost: to => (isSafe(to) ? safe.cost(to) : survivable(hot.cost(to))),
      path: to => (isSafe(to) ? safe : hot).path(to),
    };
  }, MOST_PLACES);
}

/** The ways there are where a space under the Power of Fire costs so much. */
export function waysPast({ known, own }: Mind, fire: number): (from: SpaceAt) => Ways {
  const land = landOf(known);
  const costs = land.costs();
  const guarded = new Set<SpaceAt>();
  const portals: SpaceAt[] = [];
  for (const at of land.places) {
    if (isGuarded(known, at)) guarded.add(at);
    else if (locationAt(known, at).kind === 'portal') portals.push(at);
    if (isCentre(at) && !isOpen(known, at)) costs.forbid(at);
    else if (powerOn(known, own, at) === 'fire') costs.set(at, fire);
  }
  const onFoot = kept(
    (from: SpaceAt): Ways => land.reach(from, { cost: costs, stop: to => to !== from && guarded.has(to) }),
    MOST_PLACES,
  );
  return kept((from: SpaceAt): Ways => {
    const walked = onFoot(from);
    const entry = bestOf(
      portals.filter(at => !own.spentPortals.includes(at)),
      at => -walked.cost(at),
    );
    if (entry === undefined || portals.length < 2 || !Number.isFinite(walked.cost(entry))) return walked;
    const exits = portals.filter(at => at !== entry).map(at => onFoot(at));
    const there = walked.cost(entry);
    const through = (to: SpaceAt): Ways | undefined => {
      const exit = bestOf(exits, ways => -ways.cost(to));
      return exit && there + exit.cost(to) < walked.cost(to) ? exit : undefined;
    };
    return {
      cost: to => there + (through(to)?.cost(to) ?? walked.cost(to) - there),
      path: to => {
        const exit = through(to);
        return exit ? [...(walked.path(entry) ?? []), ...(exit.path(to) ?? [])] : walked.path(to);
      },
    };
  }, MOST_PLACES);
}

/** A step of a way that is no step: from one Portal to another. */
export const isJump = ({ known }: Mind, from: SpaceAt, to: SpaceAt): boolean =>
  locationAt(known, from).kind === 'portal' && locationAt(known, to).kind === 'portal';

const stepsOf = (cost: number): number => Math.floor(cost + 1e-6);
/** How often Fire on the way burns, and what that costs. */
const burns = (cost: number): number => Math.round((cost - stepsOf(cost)) / FIRE);
const burnsOf = (cost: number): number => burns(cost) * 0.45;

export function purseOf(mind: Mind): Purse {
  const { known, own } = mind;
  const moves = usesWith(known, own, 'movement').flatMap(({ ops, face }) =>
    face?.consumed ? [] : ops.flatMap(op => (op.op === 'movement' ? [op.n] : [])),
  );
  const free = (['mining', 'trade', 'combat'] as const).filter(
    action => usesWith(known, own, `${action}Action`).length > 0,
  );
  const leap = Math.max(0, ...leapsOf(mind).map(({ n }) => n));
  return { movement: own.movement + leap + moves.reduce((sum, n) => sum + n, 0), tokens: own.tokens, free };
}

/** Teleportation that is not used up, and how far it carries. */
export const leapsOf = ({ known, own }: Mind): { readonly key: string; readonly n: number }[] =>
  usesWith(known, own, 'teleport').flatMap(({ key, ops, face }) =>
    face?.consumed ? [] : ops.flatMap(op => (op.op === 'teleport' ? [{ key, n: op.n }] : [])),
  );

/** Tokens that are left when these Actions are paid; undefined where they cannot be. */
function paid(
  purse: Purse,
  actions: readonly Action[],
): { readonly left: Action[]; readonly kept: Action[] } | undefined {
  const left = [...purse.tokens];
  const free = [...purse.free];
  const kept: Action[] = [];
  for (const action of actions) {
    const tile = free.indexOf(action);
    if (tile >= 0) {
      free.splice(tile, 1);
      continue;
    }
    const token = left.indexOf(action);
    if (token < 0) return undefined;
    left.splice(token, 1);
    kept.push(action);
  }
  return { left, kept };
}

/** How many spaces further these tokens carry. */
const carries = (mind: Mind, tokens: readonly Action[]): number =>
  tokens.reduce((sum, action) => sum + movementOf(mind.known, action), 0);

/** Errands that are thought about together. */
const WIDTH = 11;
const DEPTH = 4;
/** What a step is worth that need not be made. */
const STEP = 0.12;

interface Leg {
  readonly errand: Errand;
  readonly ways: Ways;
}

/** The best row of errands for what is left of this turn. */
export function planOf(mind: Mind): { readonly plan: Plan; readonly far?: Errand; readonly ways: Ways } | undefined {
  const { at } = mind.own;
  if (at === undefined) return undefined;
  const waysFrom = pathfinder(mind);
  const ways = waysFrom(at);
  const purse = purseOf(mind);
  const reachable = errandsOf(mind).filter(({ at: place }) => place === at || Number.isFinite(ways.cost(place)));
  const near = (errand: Errand): number => (errand.at === at ? 0 : ways.cost(errand.at));
  const most = purse.movement + carries(mind, purse.tokens);
  const legs = reachable
    .filter(errand => near(errand) <= most + 2)
    .sort((a, b) => b.worth - STEP * near(b) - (a.worth - STEP * near(a)))
    .slice(0, WIDTH)
    .map((errand): Leg => ({ errand, ways: waysFrom(errand.at) }));
  const far = bestOf(
    reachable.filter(errand => errand.at !== at),
    errand => errand.worth * 0.9 - 0.2 * near(errand),
  );
  const plan = search(mind, purse, { at, ways }, legs, far);
  return { plan, ways, ...(far && { far }) };
}

function search(
  mind: Mind,
  purse: Purse,
  start: { readonly at: SpaceAt; readonly ways: Ways },
  legs: readonly Leg[],
  far: Errand | undefined,
): Plan {
  const later = WEIGHTS.later * (0.6 + 0.4 * timeLeft(mind));
  let best: Plan = { errands: [], worth: endWorth(start.at, start.ways, []), kept: [], steps: 0 };

  function endWorth(at: SpaceAt, ways: Ways, done: readonly Errand[]): number {
    if (mind.roundsLeft <= 1) return 0;
    let most = 0;
    const targets = far ? [...legs.map(({ errand }) => errand), far] : legs.map(({ errand }) => errand);
    for (const errand of targets) {
      if (done.includes(errand)) continue;
      const way = errand.at === at ? 0 : ways.cost(errand.at);
      if (Number.isFinite(way)) most = Math.max(most, errand.worth * later - STEP * way);
    }
    return most;
  }

  function visit(at: SpaceAt, ways: Ways, done: readonly Errand[], steps: number, sum: number): void {
    for (const leg of legs) {
      const { errand } = leg;
      if (done.includes(errand) || clashes(done, errand)) continue;
      const cost = errand.at === at ? 0 : ways.cost(errand.at);
      if (!Number.isFinite(cost)) continue;
      const all = [...done, errand];
      const way = steps + stepsOf(cost);
      const tokens = paid(
        purse,
        all.flatMap(({ action }) => action ?? []),
      );
      if (!tokens || way > purse.movement + carries(mind, tokens.left)) continue;
      const worth = sum + errand.worth * 0.97 ** done.length - burnsOf(cost);
      const spare = purse.movement + carries(mind, tokens.left) - way;
      const saved = tokens.left.length > 0 && spare >= 1 ? WEIGHTS.saved * timeLeft(mind) : 0;
      const whole = worth + saved + endWorth(errand.at, leg.ways, all) - 0.01 * way;
      if (whole > best.worth) best = { errands: all, worth: whole, kept: tokens.kept, steps: way };
      if (all.length < DEPTH) visit(errand.at, leg.ways, all, way, worth);
    }
  }

  visit(start.at, start.ways, [], 0, 0);
  return best;
}

/** Two fights in a row hurt: the second was judged by the Health before the first. */
const clashes = (done: readonly Errand[], errand: Errand): boolean =>
  done.some(
    each =>
      (each.at === errand.at && each.kind === errand.kind && each.key === errand.key) ||
      (isFight(each) && isFight(errand) && errand.worth < 2.5),
  );
const isFight = ({ action }: Errand): boolean => action === 'combat';
