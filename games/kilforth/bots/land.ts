// The Realm as a traveller weighs it: what each deck may bring, what it is worth to arrive somewhere, the way there.

import { cardById, encounterDeck, regionById } from '../content/cards.ts';
import { TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { isEnemyOf } from '../rules/realm/encounters.ts';
import { neighbours, shortcutFrom, terrainOf } from '../rules/realm/map.ts';
import { type Card, type Hero, LAST_DAY, place, type RegionId } from '../rules/state.ts';
import { woundCost } from './card-worth.ts';
import { enemyWorth, meetingWorth } from './facing.ts';
import type { Mind } from './mind.ts';

/** What a draw from each deck is worth, met openly or Hidden, with so many AP left. */
export interface Outlook {
  readonly mind: Mind;
  readonly open: { readonly [terrain in Terrain]: number };
  readonly hidden: { readonly [terrain in Terrain]: number };
  readonly ap: number;
  /** Arrivals that were weighed already, open and Hidden. */
  readonly arrivals: { readonly open: Map<RegionId, number>; readonly hidden: Map<RegionId, number> };
}

export function outlookOf(mind: Mind, ap: number): Outlook {
  const seen = cardsInSight(mind);
  const average = (hidden: boolean): { [terrain in Terrain]: number } => {
    const worth = { plains: 0, forest: 0, badlands: 0, mountains: 0 };
    for (const terrain of TERRAINS) {
      const cards = cardsLeft(mind, terrain, seen);
      for (const card of cards) worth[terrain] += meetingWorth(mind, cardById(card), hidden, ap) / cards.length;
    }
    return worth;
  };
  let hidden: { [terrain in Terrain]: number } | undefined;
  return {
    mind,
    open: average(false),
    get hidden() {
      hidden ??= average(true);
      return hidden;
    },
    ap,
    arrivals: { open: new Map(), hidden: new Map() },
  };
}

/** Encounters that lie face up anywhere: on the map, in hands. */
function cardsInSight({ view }: Mind): Set<Card> {
  const seen = new Set<Card>();
  for (const region of view.map) for (const card of place(view, region).encounters) seen.add(card);
  for (const { hand } of view.heroes) for (const card of hand) seen.add(card);
  return seen;
}

/** What the top card of a deck may be: the one he has looked at, or any that lies nowhere else. */
function cardsLeft({ view }: Mind, terrain: Terrain, seen: ReadonlySet<Card>): readonly Card[] {
  const peek = view.peeks.find(one => one.deck === terrain && one.depth === 0);
  if (peek) return [peek.card];
  const { discard, draw } = view.encounters[terrain];
  if (draw === 0) return discard;
  return encounterDeck[terrain].filter(card => !seen.has(card) && !discard.includes(card));
}

/** What happens on arriving in a region. */
export function arrivalWorth(outlook: Outlook, region: RegionId, hidden: boolean): number {
  const known = hidden ? outlook.arrivals.hidden : outlook.arrivals.open;
  let worth = known.get(region);
  if (worth === undefined) {
    worth = weighArrival(outlook, region, hidden);
    known.set(region, worth);
  }
  return worth;
}

function weighArrival(outlook: Outlook, region: RegionId, hidden: boolean): number {
  const { mind, ap } = outlook;
  const { view, seat, own } = mind;
  const { encounters } = place(view, region);
  const terrain = terrainOf(region);
  const covered = hidden || hidesOn(own, terrain);
  if (encounters.length === 0) {
    if (terrain === undefined) return 0;
    return covered ? outlook.hidden[terrain] : outlook.open[terrain];
  }
  let worth = 0;
  for (const card of encounters)
    if (isEnemyOf(view, seat, card)) worth += enemyWorth(mind, cardById(card), { hidden: covered, drawn: false, ap });
  return worth;
}

/** KIL-19.5, 19.18: who hides by arriving. */
function hidesOn(own: Hero, terrain: Terrain | undefined): boolean {
  if (own.race === 'halfling' && (terrain === 'plains' || terrain === undefined)) return true;
  return own.class === 'ranger' && terrain === 'forest';
}

/** What it costs to sleep here: the Gloom, and a cold night for whoever is not Hidden. */
export function nightCost(mind: Mind, region: RegionId): number {
  const { view, own } = mind;
  const { gloom } = place(view, region);
  const terrain = regionById(region).terrain;
  const cold =
    view.weather === 'bitter-cold' && (terrain === 'mountains' || terrain === 'badlands') && !own.hidden ? 1 : 0;
  const lost = (gloom ? gloomLoss(view, region) : 0) + cold;
  if (lost === 0 || view.day >= LAST_DAY) return 0; // KIL-2.2: the last Day has no Night
  return woundCost(mind, own.hp, Math.max(0, own.hp - lost), 0) + (own.hp <= lost ? 8 : 0);
}

/** Regions one Move away. */
export function stepsFrom({ view }: Mind, region: RegionId): RegionId[] {
  const beside = neighbours(view, region);
  const far = shortcutFrom(view, region);
  return far === undefined || beside.includes(far) ? beside : [...beside, far];
}

/** The cheapest way to every region: its price in coins, its length, and its first step. */
export interface Way {
  readonly price: number;
  readonly steps: number;
  readonly first: RegionId | undefined;
}

/** The least that a step costs, however good the arrival: no walking in circles for profit. */
const LEAST = 0.15;

export function waysFrom(outlook: Outlook, hidden: boolean): Map<RegionId, Way> {
  const { mind } = outlook;
  const ways = new Map<RegionId, Way>();
  const open = new Map<RegionId, Way>([[mind.own.region, { price: 0, steps: 0, first: undefined }]]);
  while (open.size > 0) {
    let at: RegionId | undefined;
    let way: Way | undefined;
    for (const [region, one] of open)
      if (way === undefined || one.price < way.price) {
        at = region;
        way = one;
      }
    if (at === undefined || way === undefined) break;
    open.delete(at);
    ways.set(at, way);
    for (const to of stepsFrom(mind, at)) {
      if (ways.has(to)) continue;
      const price = way.price + Math.max(LEAST, 1 - arrivalWorth(outlook, to, hidden));
      const known = open.get(to);
      if (!known || price < known.price) open.set(to, { price, steps: way.steps + 1, first: way.first ?? to });
    }
  }
  return ways;
}
