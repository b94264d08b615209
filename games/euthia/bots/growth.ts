// What a Hero could become: a board with other tiles on it, tried out in the fights that are still to come.

import { kept } from '@veillee/pieces/geometry';
import { monstersOf } from '../content/monsters.ts';
import { LEVELS, type Level } from '../content/vocabulary.ts';
import { heroRow, maxHealth, slotOf, slotsOf } from '../rules/board.ts';
import { allSpaces, monsterAt } from '../rules/land.ts';
import { rowOf } from '../rules/scenario/row.ts';
import type { Hero, Slot, Tile } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { deathCost, trophyWorth } from './costs.ts';
import { type Mind, noted } from './mind.ts';
import { oddsOnLevel } from './prospects.ts';
import { foeWorth, victoryWorth } from './scenario-errands.ts';
import type { Wish } from './wishes.ts';
import { goldWorth } from './worths.ts';

/** The Hero with a tile in its place. */
export function outfitted(hero: Hero, { tile, slot }: Wish): Hero {
  if (slot === undefined) return hero;
  const place: Slot = { ...slotOf(hero, slot), open: true, tile: fresh(tile) };
  return { ...hero, slots: { ...hero.slots, [slot]: place } };
}

const awake = (tile: Tile): Tile => ({
  ...tile,
  engaged: false,
  gems: tile.gems.map(gem => ({ ...gem, active: true })),
});

/** Gaar that a Hero has in a fight, more often than not. */
const USUAL_GAAR = 2;

/** As the Hero will be in a round to come: whole, with some Gaar, everything unspent. */
function rested(hero: Hero): Hero {
  const slots: Hero['slots'] = {};
  for (const { row, slot } of slotsOf(hero)) slots[row.id] = slot.tile ? { ...slot, tile: awake(slot.tile) } : slot;
  const has = heroRow(hero).dwurtSlots > 0 ? { gaar: 0, dwurt: USUAL_GAAR } : { gaar: USUAL_GAAR, dwurt: 0 };
  const whole = { ...hero, ...has, slots };
  return { ...whole, health: maxHealth(whole) };
}

/** What a victory over a Monster of a Level brings as a rule: its Reward, as long as Reputation allows, and the Loot. */
const PRIZES: {
  readonly [level in Level]: { readonly reputation: number; readonly until: number; readonly gold: number };
} = {
  1: { reputation: 2, until: 14, gold: 2.5 },
  2: { reputation: 3, until: 33, gold: 4 },
  3: { reputation: 6, until: 66, gold: 6.5 },
};

function prizeOf(mind: Mind, level: Level): number {
  const { reputation, until, gold } = PRIZES[level];
  const token = 0.6 + 0.4 * level;
  return (
    (mind.own.reputation <= until ? reputation : 0) +
    gold * goldWorth(mind) +
    token +
    0.5 * trophyWorth(mind, level) +
    victoryWorth(mind, level, false)
  );
}

/** How surely a Monster of a Level can be found: one that is seen, or one that may yet be. */
const chanceToMeet = noted(({ known, view }, level: Level): number => {
  if (allSpaces(known).some(at => monsterAt(known, at) === level)) return 1;
  return view.territory.count > 0 && rowOf(known).chapters.some(chapter => chapter >= level) ? 0.5 : 0;
});

const NEARLY = 0.35;
const healthOn = kept((level: Level): number => {
  const rows = monstersOf(level);
  return rows.reduce((sum, { health }) => sum + health, 0) / rows.length;
});

/** What the fight of a round is worth to a Hero with this board, this Health and these Gaar. */
function fightWorth(mind: Mind, fit: Hero): number {
  const fights = LEVELS.map(level => {
    const met = chanceToMeet(mind, level);
    if (met === 0) return 0;
    const odds = oddsOnLevel(mind, fit, level);
    const lost = 0.15 * Math.max(0, fit.health - odds.health);
    const most = met * prizeOf(mind, level);
    // Whoever nearly wins is on the way there: the next tile may do it.
    const near = NEARLY * odds.deaths * Math.min(1, odds.damage / healthOn(level)) ** 2;
    return Math.max(0, odds.wins * (most - lost) - odds.deaths * deathCost(mind)) + near * most;
  });
  const foes = mind.isTeam ? rowOf(mind.known).foes.map(foe => foeWorth(mind, fit, foe) * FOE_SHARE) : [];
  return Math.max(0, ...fights) + Math.max(0, ...foes);
}

/** Fights that a Hero fights in a round, about. */
const FIGHTS = 0.8;

/** What it is worth to fight with another board from the next round on. */
export function growthWorth(mind: Mind, hero: Hero): number {
  const now = AS_IS.get(mind) ?? fightWorth(mind, rested(mind.own));
  AS_IS.set(mind, now);
  return FIGHTS * (mind.roundsLeft - 1) * (fightWorth(mind, rested(hero)) - now);
}
const AS_IS = new WeakMap<Mind, number>();

/** What it is worth to heal so much: the next fights go better. */
export function healWorth(mind: Mind, n: number): number {
  const { own, most, roundsLeft } = mind;
  const healed = Math.min(n, most - own.health);
  if (healed <= 0) return 0;
  const better = fightWorth(mind, { ...own, health: own.health + healed }) - fightWorth(mind, own);
  return Math.min(HEALED_FIGHTS, roundsLeft - 0.5) * Math.max(0, better) + 0.06 * healed;
}

/** So long does healing last. */
const HEALED_FIGHTS = 1.3;

/** Of all rounds to come, those in which the foe of the scenario is fought. */
const FOE_SHARE = 0.5;
