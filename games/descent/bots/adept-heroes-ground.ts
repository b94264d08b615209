// What the ground costs a hero: what it does to whoever enters it, what it is worth to the overlord that somebody bleeds there, and where
// boulders may roll before the next turn. In tenths of a token of conquest, as everything that heroes weigh; long ways are counted in points.

import type { GridWay, Reach, Space } from '@veillee/pieces/geometry';
import { kept, madeOnce } from '@veillee/pieces/kept';
import { propRow } from '../content/props.ts';
import type { PropRow } from '../content/rows.ts';
import type { PowerFace, Token } from '../content/vocabulary.ts';
import { powerFace, SIDES } from '../rules/attack/dice.ts';
import { groundNow } from '../rules/board.ts';
import type { Ground } from '../rules/ground.ts';
import { gaitOf, walkAcross, walkOf } from '../rules/hero/movement.ts';
import { isDanger, isPit, propIn } from '../rules/hero/reach.ts';
import { crushChances, isRolling, trackOf } from '../rules/props/lanes.ts';
import type { Hero, Known } from '../rules/state.ts';
import { deathToll, healingWorth } from './adept-heroes-danger.ts';

const chanceOf = (face: PowerFace | undefined): number =>
  Array.from({ length: SIDES }, (_, n) => powerFace(n)).filter(one => one === face).length / SIDES;

/** A token as so many wounds. */
const TOKEN_WOUNDS: { readonly [token in Token]?: number } = { burn: 1, bleed: 1, daze: 0.7 };

/** Wounds to expect of entering, at once and later. */
function woundsOf({ enter }: PropRow): number {
  if (!enter) return 0;
  const tokens = Object.entries(enter.tokens ?? {});
  const later = tokens.reduce((sum, [token, n]) => sum + n * (TOKEN_WOUNDS[token as Token] ?? 1), 0);
  return (1 - chanceOf(enter.safeOn)) * ((enter.wounds ?? 0) + later);
}

// ---- long ways ----

/** What falling into a pit is worth in points: the wound, and climbing out. */
const FALL = 4;
/** A wound, and the rest of a turn. */
const WOUND = 2;
const REST = 4;

/** In points, what a step onto it costs whoever is on a long way. */
export const wayPrice = madeOnce((prop: PropRow): number =>
  isPit(prop) ? FALL : (prop.cost ?? 1) + WOUND * woundsOf(prop) + REST * chanceOf(prop.enter?.endsTurnOn),
);

// ---- a turn's walk ----

/** Where a turn can lead, over ground that hurts too. */
export interface Walk {
  /** The nearest first. */
  readonly places: readonly Space[];
  cost(at: Space): number;
  /** What the ground on the way costs. */
  toll(at: Space): number;
  /** Where the walk that is asked for ends: at the first ground that does something. */
  first(at: Space): Space;
}

/** Spaces that do something to whoever enters, but pits, in which one stays. */
const hotSpaces = madeOnce(({ terrain }: Ground): readonly Space[] =>
  [...terrain].flatMap(([at, prop]) => (propRow(prop).enter && !isPit(propRow(prop)) ? [at] : [])),
);

/** Round what hurts as far as the points allow it, else across. */
export function walkFor(known: Known, hero: Hero, points: number): Walk {
  const plain = walkOf(known, hero, points);
  const ground = groundNow(known);
  const cost = (at: Space): number => plain.cost(at);
  const spaces = hotSpaces(ground);
  if (spaces.length === 0) return { places: plain.places, cost, toll: () => 0, first: at => at };
  const gait = gaitOf(known, hero);
  const felt = new Set(spaces.filter(at => at !== hero.at && isDanger(ground.terrain, gait, at)));
  const across = walkAcross(known, hero, points);
  const hot = kept((at: Space) => wayTo(plain, across, at).filter(one => felt.has(one)));
  return {
    places: across.places,
    cost: at => Math.min(plain.cost(at), across.cost(at)),
    toll: kept((at: Space) => hot(at).reduce((sum, one) => sum + tollAt(known, hero, propIn(ground.terrain, one)), 0)),
    first: at => hot(at)[0] ?? at,
  };
}

/** The way there: round, if it can be walked so. */
const wayTo = (plain: Reach<Space, GridWay>, across: Reach<Space, GridWay>, at: Space): readonly Space[] =>
  plain.cost(at) < Number.POSITIVE_INFINITY ? [at] : (across.path(at) ?? []);

/** What is lost with the rest of a turn. */
const TURN = 9;

/** What it costs this hero to enter. */
function tollAt(known: Known, hero: Hero, prop: PropRow | undefined): number {
  if (!prop) return 0;
  const wounds = Math.min(hero.wounds, woundsOf(prop));
  const harm = healingWorth(known, { ...hero, wounds: hero.wounds - wounds }, wounds);
  return harm + TURN * chanceOf(prop.enter?.endsTurnOn);
}

// ---- where to stay ----

/** What a point of threat is worth to the heroes. */
const THREAT = 0.6;

/** What it costs to stay on a space, with so many wounds to come there; a pit holds whoever is in it. */
export function stayPrice(known: Known): (hero: Hero, at: Space, wounds: number) => number {
  const ground = groundNow(known);
  const { terrain } = ground;
  const crushed = isRolling(known.board) ? crushChances(trackOf(ground, known.board)) : undefined;
  return (hero, at, wounds) => {
    const prop = propIn(terrain, at);
    const held = isPit(prop) ? PIT : 0;
    const fed = prop?.threat ? THREAT * prop.threat.perWound * wounds : 0;
    const chance = crushed?.get(at) ?? 0;
    return held + fed + (chance > 0 ? chance * deathToll(known, hero) : 0);
  };
}
const PIT = 3;
