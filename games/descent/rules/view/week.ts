// What everybody sees of a campaign between its boards, besides the record itself: where the party can go and what that may cost, how long cities hold,
// and what either side brings to the Final Battle. All of it follows from the record, which lies open.

import type { Text } from '@veillee/kernel';
import type { Why } from '@veillee/pieces/offers';
import { avatarRow } from '../../content/legend/avatars.ts';
import { cities } from '../../content/legend/cities.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { locationRow, locations } from '../../content/legend/map.ts';
import type { Avatar, Category, Form, Shield, TrailKind } from '../../content/legend/vocabulary.ts';
import { CATEGORIES } from '../../content/legend/vocabulary.ts';
import type { Treachery } from '../../content/vocabulary.ts';
import { shareOf } from '../legend/dice.ts';

import { formAfter } from '../legend/levels.ts';
import { hasFeather, isFeatherUsed, isKeep, MEETS, testDice, type WayOut, waysOut } from '../legend/march.ts';
import { ambushShare } from '../legend/outdoors/opening.ts';
import { conquestOfBoth, inForce, isKnown, isRazed, type Legend, lengthIn, ridersAt } from '../legend/record.ts';
import { fortifiers } from '../legend/riders.ts';
import { defenseOf, siegeOf } from '../legend/sieges.ts';
import { whyNotExplore } from '../legend/there.ts';
import type { State } from '../state.ts';

/** A march that the party could make, and what it may come to. */
export interface WayView {
  readonly to: string;
  readonly via?: string;
  readonly kind: TrailKind;
  readonly shield: Shield;
  readonly dice: number;
  /** The chance of an encounter, and of being ambushed by it, from 0 to 1. */
  readonly meets: number;
  readonly ambush: number;
  /** Nobody of the party has been there: it gives a point of conquest (LEG-4.26). */
  readonly first?: true;
  /** Lieutenants who could fortify what is there (LEG-7.29), and who stand there. */
  readonly near: readonly string[];
  readonly foes: readonly string[];
  /** Why it cannot be made. */
  readonly why?: Text;
  readonly rule?: Why['rule'];
}

export interface CityView {
  readonly id: string;
  readonly defense: number;
  readonly siege: number;
  readonly riders: readonly string[];
  /** The chance that it is razed by the end of each week from the next on, if nobody comes; nothing while no token lies there. */
  readonly falls: readonly number[];
}

/** What an avatar asks for, and how far it has come (LEG-3.12). */
export interface AvatarTerms {
  readonly id: Avatar;
  readonly keep: string;
  readonly treachery: { readonly [type in Treachery]: { readonly xp: number; readonly most: number } };
  readonly forms: { readonly [category in Category]: { readonly xp: number; readonly next?: Form } };
}

/** What either side brings to the Final Battle, if it began now (LEG-12.11). */
export interface FinalView {
  /** What both have together, and what it takes. */
  readonly total: number;
  readonly needs: number;
  readonly levels: number;
  /** So much conquest gained in the keep makes a wound of each hero; and each of the overlord's so many of the avatar. */
  readonly perHero: number;
  readonly perAvatar: number;
  /** What counts of the campaign already. */
  readonly heroes: number;
  readonly overlord: number;
}

export interface WeekView {
  /** Conquest of both sides with which silver, gold and the Final Battle begin (LEG-2.2). */
  readonly thresholds: readonly [number, number, number];
  readonly ways: readonly WayView[];
  readonly cities: readonly CityView[];
  /** Whether the legendary areas are open, by where they lie, and why not. */
  readonly shut: { readonly [place: string]: Text };
  readonly avatar?: AvatarTerms;
  /** What rewards have left to the party: the feather, whether it has been used at this level; dungeons whose first hand will lie open. */
  readonly gifts: { readonly feather?: 'ready' | 'used'; readonly foresight: number };
  readonly final: FinalView;
}

/** While no board lies there: of a campaign alone, and only once its heroes are on the record. */
export function weekView(state: State): { readonly week?: WeekView } {
  const { legend } = state;
  return legend && isBetween(state) ? { week: weekOf(legend) } : {};
}

export const isBetween = ({ legend, dungeon, outdoors }: Pick<State, 'legend' | 'dungeon' | 'outdoors'>): boolean =>
  legend !== undefined && !dungeon && !outdoors && legend.heroes.length > 0;

const weekOf = (legend: Legend): WeekView => ({
  thresholds: lengthIn(legend).thresholds,
  ways: waysOut(legend).map(way => wayView(legend, way)),
  cities: cities
    .filter(({ id }) => !isRazed(legend, id))
    .map(({ id }) => cityView(legend, id))
    .filter(({ siege, riders }) => siege > 0 || riders.length > 0),
  shut: shutAreas(legend),
  ...(legend.avatar && { avatar: termsOf(legend, legend.avatar) }),
  gifts: giftsIn(legend),
  final: finalOf(legend),
});

const giftsIn = (legend: Legend): WeekView['gifts'] => ({
  ...(hasFeather(legend) && { feather: isFeatherUsed(legend) ? 'used' : 'ready' }),
  foresight: legend.foresight ?? 0,
});

function wayView(legend: Legend, { to, via, trail, why }: WayOut): WayView {
  const { kind, shield } = trail;
  const dice = testDice(legend, trail);
  const meets = 1 - (1 - shareOf(MEETS[shield])) ** dice;
  const isDungeon = locationRow(to).kind === 'dungeon';
  return {
    to,
    ...(via !== undefined && { via }),
    kind,
    shield,
    dice,
    meets,
    ambush: meets * ambushShare(legend, shield),
    ...(isDungeon && !isKnown(legend, to) && { first: true as const }),
    near: isDungeon && !legend.explored.includes(to) && !isKeep(legend, to) ? fortifiers(legend, to) : [],
    foes: ridersAt(legend, to).map(({ id }) => id),
    ...(why && { why: why.why, rule: why.rule }),
  };
}

// ---- sieges ----

/** So many weeks ahead are told. */
const WEEKS = 9;

function cityView(legend: Legend, id: string): CityView {
  const riders = ridersAt(legend, id);
  return {
    id,
    defense: defenseOf(legend, id),
    siege: siegeOf(legend, id),
    riders: riders.map(rider => rider.id),
    falls: fallsOf(legend, id),
  };
}

/** LEG-4.4 to LEG-4.14: each of them lays a token a week until it takes no more, and then one die is thrown at the beginning of each week. */
function fallsOf(legend: Legend, id: string): number[] {
  const riders = ridersAt(legend, id);
  if (riders.length === 0) return [];
  const isSure = riders.some(({ id: rider }) => lieutenantRow(rider).rides.some(({ op }) => op === 'sureSiege'));
  const falls = isSure ? 1 : shareOf('surge');
  // Those who can still be ordered in this week lay theirs in it; nobody once the party's step has begun.
  const now = legend.step === 'party' || legend.step === 'over' ? [] : riders.filter(({ ordered }) => !ordered);
  const defense = defenseOf(legend, id);
  let tokens = Math.min(defense, siegeOf(legend, id) + now.length);
  let stands = 1;
  let isSpared = legend.spared === true;
  return Array.from({ length: WEEKS }, () => {
    if (tokens >= defense) {
      stands *= isSpared ? 1 : 1 - falls;
      isSpared = false;
    }
    tokens = Math.min(defense, tokens + riders.length);
    return 1 - stands;
  });
}

const shutAreas = (legend: Legend): WeekView['shut'] =>
  Object.fromEntries(
    LEGENDARY.flatMap(id => {
      const why = whyNotExplore(legend, id);
      return why ? [[id, why.why]] : [];
    }),
  );
const LEGENDARY = locations.filter(({ kind }) => kind === 'legendary').map(({ id }) => id);

// ---- the overlord ----

function termsOf(legend: Legend, avatar: Avatar): AvatarTerms {
  const { id, keep, treachery, forms } = avatarRow(avatar);
  const formOf = (category: Category): AvatarTerms['forms'][Category] => {
    const next = formAfter(legend, category);
    return { xp: forms[category], ...(next && { next }) };
  };
  return {
    id,
    keep,
    treachery,
    forms: Object.fromEntries(CATEGORIES.map(one => [one, formOf(one)])) as AvatarTerms['forms'],
  };
}

/** LEG-21.3: by a variant all that was gained counts, for heroes half as much. */
function finalOf(legend: Legend): FinalView {
  const all = inForce(legend, 'sob-3');
  const { thresholds, levels } = lengthIn(legend);
  const { heroes, overlord } = legend.before ?? legend.conquest;
  return {
    total: conquestOfBoth(legend),
    needs: thresholds[2],
    levels: levels.keep,
    perHero: all ? 4 : 2,
    perAvatar: 2,
    heroes: all ? heroes : 0,
    overlord: all ? overlord : 0,
  };
}
