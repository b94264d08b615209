// How the adept overlord lays a level of a dungeon: which minions wait, where they stand, and when the reinforcement marker is worth its threat.

import { bestPicks } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import { mapNow } from '../rules/board.ts';
import * as keys from '../rules/keys.ts';
import { isLeader, levelNow } from '../rules/legend/dungeon/level.ts';
import { markerCost } from '../rules/legend/dungeon/marker.ts';
import { markerKey, setKey } from '../rules/legend/keys.ts';
import { rowOf } from '../rules/overlord/deck.ts';
import { type Known, type Stand, standsOn } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** The set that would be worth most on a quest's budget. */
export function minionPicks({ known, turn: { decision } }: Mind): Picks {
  const { minions } = levelNow(known);
  return bestPicks(decision, ({ key }) => {
    const set = minions['ABC'.indexOf(setKey.only(key))] ?? [];
    return set.reduce(
      (sum, { monster, rank, n }) => sum + n * (monsterRow(monster).points + (rank === 'master' ? 1 : 0)),
      0,
    );
  });
}

/** So far from the heroes their first blows fall short, and the first blows of monsters do not. */
const OFF = 9;
/** How much it matters to stand by whoever leads. */
const BESIDE_LEADER = 0.25;

const nearest = (known: Known, at: Stand, to: readonly Space[]): number => {
  const { bare } = mapNow(known);
  return Math.min(99, ...standsOn({ at }).flatMap(one => to.map(other => bare.distance(one, other))));
};

/** Who leads as far back as can be; the others between them and the heroes. */
export function layPlace({ known, turn: { decision } }: Mind): Picks {
  const heroes = known.heroes.flatMap(({ at }) => (at ? [at] : []));
  const leader = known.monsters.find(isLeader);
  return bestPicks(decision, ({ key }) => {
    const at = keys.placeKey.only(key) as Stand;
    const far = nearest(known, at, heroes);
    if (!leader) return 200 + far;
    return 200 - Math.abs(far - OFF) - BESIDE_LEADER * nearest(known, at, standsOn(leader));
  });
}

/** A Spawn card is at hand, and there is threat for it too. */
export function turnsMarker({ known, turn: { decision } }: Mind): boolean {
  if (!decision.options.some(({ key }) => key === markerKey)) return false;
  const { cards = [], threat } = known.overlord;
  const least = Math.min(99, ...cards.map(rowOf).flatMap(({ type, cost }) => (type === 'spawn' ? [cost] : [])));
  return threat >= markerCost(known) + least;
}
