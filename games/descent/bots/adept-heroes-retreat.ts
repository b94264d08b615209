// When the adept's heroes have had enough of a board of the campaign, and how they get away: out of a dungeon by its glyphs, until all of them are in
// Tamalir; from the road by the exits. There are always other dungeons: what is gained here must be worth what it costs.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { mapNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { gainedIn } from '../rules/legend/dungeon/ending.ts';
import { isLeader } from '../rules/legend/dungeon/level.ts';
import { fleeKey, restockKey } from '../rules/legend/keys.ts';
import { isExit } from '../rules/legend/outdoors/ground.ts';
import { type Hero, isInTown, type Known, livingMonsters, markersOf, turnOf } from '../rules/state.ts';
import type { Menace } from './adept-heroes-danger.ts';
import { peril } from './adept-legend-heroes-way.ts';
import type { Mind } from './mind.ts';

/** A board of a campaign, and not an evening by itself. */
export const isOfCampaign = ({ legend }: Pick<Known, 'legend'>): boolean => legend?.board !== undefined;

// ---- dungeons ----

/** Rounds on one level after which a leader who still stands is left to stand. */
const LONG = 9;
/** From then on a party that is behind thinks of it. */
const SOON = 4;
/** So much more than the heroes the overlord may gain in a dungeon. */
const BEHIND = 8;

/** LEG-8.45: whether the party gives this dungeon up. */
export function givesUp(known: Known): boolean {
  const { dungeon, round, heroes, monsters } = known;
  if (!dungeon || dungeon.keep || !isOfCampaign(known)) return false;
  // Whoever leads is dead: the way out leads on.
  if (!monsters.some(isLeader) || heroes.some(({ waits }) => waits)) return false;
  const rounds = round - dungeon.since;
  if (isVain(known, rounds)) return false;
  const { heroes: ours, overlord: theirs } = gainedIn(known);
  const leader = monsters.find(isLeader);
  const isNearlyDone = leader !== undefined && leader.wounds <= NEARLY * statOf(known, leader.id, 'maxWounds');
  if (isNearlyDone && rounds < 2 * LONG) return false;
  return dungeon.exhausted > 0 || rounds >= LONG || (rounds >= SOON && theirs - ours >= BEHIND);
}
/** Others may not want to go: then nobody waits in Tamalir for them for ever, but fights on for a while and tries again. */
const TRIED = 16;
const TURNS_OF_EACH = 6;
const isVain = ({ heroes }: Known, rounds: number): boolean =>
  new Set(heroes.map(({ seat }) => seat)).size > 1 &&
  rounds >= TRIED &&
  Math.floor((rounds - TRIED) / TURNS_OF_EACH) % 2 === 0;
/** Wounds of all that a leader has. */
const NEARLY = 0.3;

/** Everybody who stands by a glyph goes to Tamalir, and whoever is there stays. */
export function retreatBy({ known, turn: { decision } }: Mind, hero: Hero): string | undefined {
  if (!givesUp(known)) return undefined;
  const wanted = ['temple', 'alchemist', 'market'].map(one => restockKey.make(one));
  const gone = wanted.find(key => decision.options.some(one => one.key === key));
  if (gone !== undefined || isInTown(hero)) return gone;
  const speed = statOf(known, hero.id, 'speed');
  const far = farFrom(known, havens(known))(hero.at);
  return far === Number.POSITIVE_INFINITY
    ? undefined
    : keys.actionKey.make(far > speed + hero.fatigue ? 'run' : 'advance');
}

// ---- under the sky ----

/** Rounds that the other side would last, for one of one's own. */
const HOPELESS = 1.8;
/** Wounds that a hero does in a round, more or less, and how much of what monsters could do they come to do. */
const BLOW = { copper: 4, silver: 6, gold: 8, final: 8 } as const;
const STRUCK = 0.45;
/** What is lost by going may be worse than what is lost by staying. */
const AT_STAKE = 20;

/** LEG-6.29: whether they would all be dead before the others are. */
export function isHopeless(known: Known, menaces: readonly Menace[]): boolean {
  const { legend } = known;
  if (!known.outdoors || !legend || !isOfCampaign(known)) return false;
  if (known.outdoors.lieutenant !== undefined && peril(legend, legend.party.at) >= AT_STAKE) return false;
  const heroes = known.heroes.filter(({ at }) => at !== undefined);
  if (heroes.length === 0) return false;
  const left = livingMonsters(known)
    .filter(one => known.outdoors?.lieutenant === undefined || isLeader(one))
    .reduce((sum, one) => sum + one.wounds + statOf(known, one.id, 'armour'), 0);
  const wounds = heroes.reduce((sum, hero) => sum + hero.wounds, 0);
  const hurt = menaces.reduce(
    (sum, menace) => sum + heroes.reduce((all, hero) => all + menace.fear(hero), 0) / heroes.length,
    0,
  );
  const lasts = wounds / Math.max(0.5, STRUCK * hurt);
  const needs = left / (BLOW[legend.level] * heroes.length);
  return needs > HOPELESS * lasts;
}

// ---- the way there ----

/** Where one gets away: beside an active glyph, or on an exit. */
function havens(known: Known): Space[] {
  const map = mapNow(known);
  if (known.outdoors) return map.places.filter(at => isExit(known, at));
  return markersOf(known, 'glyph').flatMap(({ at, active }) => (active ? [at, ...map.neighbours(at)] : []));
}

function farFrom(known: Known, to: readonly Space[]): (at: Space | undefined) => number {
  const reach = mapNow(known).reach(to);
  return at => (at === undefined || to.length === 0 ? Number.POSITIVE_INFINITY : reach.cost(at));
}

/** A deed of the turn that leads away; nothing where there is no way, or where they are there already. */
export function awayDeed({ known, turn: { decision } }: Mind, hero: Hero): Picks | undefined {
  const { options } = decision;
  if (options.some(({ key }) => key === fleeKey)) return [fleeKey];
  const far = farFrom(known, havens(known));
  const now = far(hero.at);
  if (now === 0 || now === Number.POSITIVE_INFINITY) return undefined;
  const next = bestOf(
    options.filter(({ key }) => keys.walkKey.is(key)),
    ({ key }) => -far(keys.walkKey.read(key)?.[0] as Space),
  );
  if (next && far(keys.walkKey.read(next.key)?.[0] as Space) < now) return [next.key];
  const isTired = turnOf(known).movement === 0 && options.some(({ key }) => key === keys.fatigueKey);
  return isTired && now <= hero.fatigue ? [keys.fatigueKey] : undefined;
}
