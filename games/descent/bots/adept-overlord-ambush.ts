// Where monsters are spawned: where nobody sees, near enough to strike in this very turn, else near enough for the next.

import { monsterRow } from '../content/monsters.ts';
import type { OverlordCardRow } from '../content/rows.ts';
import type { CardOp, Group, MonsterId, Rank } from '../content/vocabulary.ts';
import { statOf, statsOf } from '../rules/effects/stats.ts';
import { figuresLeft, spareFigures } from '../rules/overlord/monsters.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import type { Known, Monster, Stand } from '../rules/state.ts';
import { comesNear, type Hunt, reachOf, stepsTo } from './adept-overlord-hunt.ts';
import { boonAt } from './adept-overlord-quests.ts';
import { meansOf, type Stalk, stalkOf } from './adept-overlord-stalk.ts';

/** One that does not stand there yet. */
export function imagined(known: Known, kind: MonsterId, rank: Rank, at: Stand): Monster {
  const bare: Monster = { id: 'monster:imagined', kind, rank, at, wounds: 1, tokens: {}, ready: true };
  const wounds = statOf({ ...known, monsters: [...known.monsters, bare] }, bare.id, 'maxWounds');
  return { ...bare, wounds };
}

/** How promising a place is at a glance: whom it could strike from there, else how near it is. */
export function promiseOf(hunt: Hunt, monster: Monster, points: number): number {
  const { known, prey, boons, blow, doom } = hunt;
  const { kind } = statsOf(known, monster);
  const boon = boonAt(known, boons, monster.id, monster.at);
  return prey.reduce((most, one) => {
    const steps = stepsTo(one, monster.at);
    if (steps === Number.POSITIVE_INFINITY) return most;
    const share = Math.min(1, blow(monster, one) / Math.max(1, one.hero.wounds));
    if (comesNear(known, monster, one, points)) {
      // Who shoots does so from where it need not come out far.
      const slack = kind === 'melee' ? 0 : 0.002 * Math.min(steps, 8);
      return Math.max(most, 0.1 + one.stake * share * (0.4 + 0.6 * doom(one)) + slack);
    }
    const short = steps - points - reachOf(known, monster);
    return Math.max(most, 0.1 * 0.9 ** short);
  }, boon);
}

/** So many places are looked at closely. */
const LOOKED_AT = 5;

/** The best place for one of this kind, and what it does from there in this turn. */
export function ambushOf(
  hunt: Hunt,
  kind: MonsterId,
  rank: Rank,
  sites: readonly Stand[],
): { readonly at: Stand; readonly stalk: Stalk } | undefined {
  const { known } = hunt;
  const [first] = sites;
  if (first === undefined) return undefined;
  const one = imagined(known, kind, rank, first);
  const means = meansOf({ ...known, monsters: [...known.monsters, one] }, one);
  const order = sites
    .map(at => {
      const there = { ...one, at };
      return { there, promise: promiseOf(hunt, there, means.movement) };
    })
    .sort((a, b) => b.promise - a.promise)
    .slice(0, LOOKED_AT);
  let best: { at: Stand; stalk: Stalk; worth: number } | undefined;
  for (const { there, promise } of order) {
    const stalk = stalkOf(hunt, there, means);
    const worth = stalk.worth + 0.2 * promise;
    if (!best || worth > best.worth) best = { at: there.at, stalk, worth };
  }
  return best;
}

const groupsOf = (ops: readonly CardOp[]): readonly Group[] => ops.flatMap(op => (op.op === 'spawn' ? op.groups : []));

/** What a figure on the board is worth beyond this turn. */
const STAYS = 0.08;

/** What a Spawn card would bring now. */
export function worthOfSpawn(hunt: Hunt, row: OverlordCardRow, known: Known = hunt.known): number {
  const sites = new Map<string, readonly Stand[]>();
  return groupsOf(row.ops).reduce((sum, { monster, rank, n }) => {
    const { size } = monsterRow(monster);
    const places = sites.get(size) ?? spawnSites(known, size);
    sites.set(size, places);
    const left = figuresLeft(known, monster, rank);
    const spare = spareFigures(known, monster, rank).filter(one => isIdle(hunt, one)).length;
    const count = Math.min(n, left + spare, places.length);
    const best = count > 0 ? ambushOf(hunt, monster, rank, places) : undefined;
    // The next finds less room than the first.
    return best ? sum + count * (0.85 * Math.max(0, best.stalk.worth) + STAYS) : sum;
  }, 0);
}

/** A figure that is of no use where it stands: far from everybody. */
export const isIdle = ({ known, prey }: Hunt, monster: Monster): boolean =>
  prey.every(one => stepsTo(one, monster.at) > 2 * statOf(known, monster.id, 'speed') + reachOf(known, monster));
