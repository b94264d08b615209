// How a hero of the novice plays: strikes what it can, takes what lies near, opens what is shut, and goes where there is something to do.

import type { Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { heroRow } from '../content/heroes.ts';
import { itemRow } from '../content/items.ts';
import { propRow } from '../content/props.ts';
import { actionRow } from '../content/turns.ts';
import { ACTIONS, type Action, KINDS, type Kind } from '../content/vocabulary.ts';
import { doorSpaces, whyNotDoor } from '../rules/areas/doors.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { doorsInPlay, groundNow, isOpen, isRevealed, mapNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import { rowOf } from '../rules/hero/fitting.ts';
import { walkOf } from '../rules/hero/movement.ts';
import * as keys from '../rules/keys.ts';
import { isLeader, levelNow, portalOf } from '../rules/legend/dungeon/level.ts';
import {
  activeHero,
  type Hero,
  isPotion,
  type Known,
  type Marker,
  type MarkerId,
  markerOf,
  sheetOf,
  standsOn,
  turnOf,
} from '../rules/state.ts';
import { worthOfBlow } from './blows.ts';
import { fieldOf, type Lure } from './lure.ts';
import { foretoldBy, type Mind } from './mind.ts';

/** What lies on the floor draws so much. */
const LYING: { readonly [kind in Marker['kind']]: number } = {
  relic: 16,
  key: 16,
  object: 16,
  glyph: 15,
  encounter: 9,
  chest: 9,
  'frozen-sarcophagus': 0,
  'altar-good': 4,
  'altar-evil': 0,
  money: 6,
  potion: 5,
  ramp: 0,
};
const DOOR = 10;
const FOE = 8;
const QUEST_ACTION = 12;
const PORTAL = 30;

// ---- before the quest ----

export const bestKind = (hero: Hero): Kind =>
  [...KINDS].sort((one, other) => traitOf(hero, other) - traitOf(hero, one))[0] ?? 'melee';
const traitOf = (hero: Hero, kind: Kind): number => heroRow(sheetOf(hero)).traits[kind] + (hero.training[kind] ?? 0);

/** A sheet: what it strikes with, how long it stands, how little its death costs. */
export function worthOfSheet(id: string): number {
  const { traits, wounds, fatigue, armour = 1, speed, conquest } = heroRow(id);
  return 3 * Math.max(...KINDS.map(kind => traits[kind])) + wounds / 2 + 2 * armour + speed + fatigue / 3 - conquest;
}

/** First a weapon of the kind one is best at, then something to wear, then something to drink. */
export function worthOfBuying(hero: Hero, key: string): number {
  const [id] = keys.buyKey.read(key) ?? [];
  if (id === undefined) {
    const [potion] = keys.buyPotionKey.read(key) ?? [];
    return potion === 'healing-potion' && hero.potions.length < 2 ? 3 : 0;
  }
  const { weapon, armour, kind, price = 0 } = itemRow(id);
  const owned = [...hero.equipped, ...hero.pack].filter(thing => !isPotion(thing)).map(rowOf);
  const has = (what: typeof kind): boolean => owned.some(row => row.kind === what);
  if (weapon) return !has('weapon') && weapon.kind === bestKind(hero) ? 10 + price / 100 : 0;
  if (armour) return has('armour') ? 0 : 6 + armour.armour;
  return kind === 'shield' && !has('shield') && bestKind(hero) === 'melee' ? 4 : 0;
}

/** Whatever lies in the pack and fits is put to use; nothing in use is put away; what cannot be kept is the cheapest of the rest. */
export function worthOfArranging(hero: Hero, key: string): number {
  const [used] = keys.equipKey.read(key) ?? [];
  if (used !== undefined) return isPotion(used) ? 2 : 3;
  const [dropped] = keys.dropKey.read(key) ?? [];
  if (dropped === undefined) return -NEVER;
  return (
    -4 - (isPotion(dropped) ? 0 : (rowOf(dropped).price ?? TREASURE) / 100) - (hero.pack.includes(dropped) ? 0 : 10)
  );
}
const NEVER = 100;
/** What is not sold is worth more than anything that is. */
const TREASURE = 500;

// ---- what draws ----

/** Everything in sight of the light that is worth a walk. */
function luresOf({ known }: Mind, hero: Hero, strikes: boolean): Lure[] {
  const lures: Lure[] = known.board.markers
    .filter(marker =>
      marker.kind === 'glyph' ? !marker.active : marker.kind !== 'money' || isRevealed(known, marker.at),
    )
    .map(marker => ({ at: [marker.at], worth: LYING[marker.kind] }));
  for (const door of doorsInPlay(known))
    if (!isOpen(known, door.id) && !whyNotDoor(known, hero, door))
      lures.push({ at: doorSpaces(known, door.id), worth: DOOR });
  const beside = mapNow(known);
  for (const monster of known.monsters)
    lures.push({
      at: standsOn(monster).flatMap(at => beside.neighbours(at)),
      worth: (strikes ? 2 : 1) * FOE * (isLeader(monster) ? 2 : monster.rank === 'normal' ? 1 : 1.5),
    });
  const red = known.dungeon && levelNow(known).doors.find(({ colour }) => colour === 'red');
  if (red && isOpen(known, red.id)) lures.push({ at: [...portalOf(known)], worth: PORTAL });
  return lures;
}

const isBad = (state: Known, at: Space): boolean => {
  const prop = groundNow(state).terrain.get(at);
  return prop !== undefined && propRow(prop).enter !== undefined;
};

// ---- a turn ----

/** How many of the attacks of an action would find somebody, and how far its walk would lead. */
export function worthOfAction(mind: Mind, action: string): number {
  const { known } = mind;
  const hero = activeHero(known);
  if (!ACTIONS.some(one => one === action)) return action === 'attack' && strikesFrom(mind, hero) > 0 ? 3 : 1;
  if (hero.at === undefined) return action === 'run' ? 3 : 0;
  const { speeds, attacks } = actionRow(action as Action);
  const speed = statOf(known, hero.id, 'speed');
  const now = strikesFrom(mind, hero);
  const field = fieldOf(known, luresOf(mind, hero, attacks > 0));
  const here = field(hero.at);
  const reach = speeds > 0 ? walkOf(known, hero, speeds * speed).places : [hero.at];
  const nearer = Math.max(0, ...reach.map(at => (isBad(known, at) ? 0 : field(at) - here)));
  const after =
    attacks === 0
      ? 0
      : speeds === 0
        ? now
        : Math.max(now, ...reach.slice(0, SOME).map(at => strikesFrom(mind, { ...hero, at })));
  const tired = action === 'ready' && hero.fatigue === 0 && now === 0 ? 4 : 0;
  return attacks * after + nearer + tired;
}
/** So many places are looked at for a blow: the nearest. */
const SOME = 24;

/** The best blow from where this hero would stand. */
function strikesFrom({ known, side }: Mind, hero: Hero): number {
  const there: Known = { ...known, heroes: known.heroes.map(one => (one.id === hero.id ? hero : one)) };
  const strike = foretoldBy({ known: there }, hero.id, 'action');
  return attacksOf(there, hero.id, 'action').reduce(
    (most, how) => Math.max(most, worthOfBlow(there, side, strike.of(how))),
    0,
  );
}

/** What a deed of a turn is worth: 0 is as good as doing nothing. */
export function deedsOf(mind: Mind): (option: Option) => number {
  const { known, side } = mind;
  const hero = activeHero(known);
  const turn = turnOf(known);
  const canStrike = turn.attacks > 0 || (turn.action === 'ready' && turn.half === undefined);
  const strike = foretoldBy(mind, hero.id, 'action');
  const field = fieldOf(known, luresOf(mind, hero, canStrike));
  const most = statOf(known, hero.id, 'maxWounds');
  const hurt = 1 - hero.wounds / Math.max(1, most);
  return option => {
    const { key } = option;
    if (keys.attackKey.read(key)) return worthOfBlow(known, side, strike.byKey(key));
    const [marker] =
      keys.chestKey.read(key) ??
      keys.altarKey.read(key) ??
      keys.pickUpKey.read(key) ??
      keys.activateKey.read(key) ??
      [];
    if (marker !== undefined) return LYING[markerOf(known, marker as MarkerId).kind];
    const [door] = keys.doorKey.read(key) ?? [];
    if (door !== undefined) return isOpen(known, door) ? -1 : DOOR;
    if (keys.questActionKey.read(key)) return QUEST_ACTION;
    const [potion] = keys.drinkKey.read(key) ?? [];
    if (potion !== undefined) return potion === 'healing-potion' ? 12 * hurt - 5 : hero.fatigue === 0 ? 2 : -1;
    const [order] = keys.orderKey.read(key) ?? [];
    if (order !== undefined) return worthOfOrder(known, hero, order);
    const [half] = keys.halfKey.read(key) ?? [];
    if (half !== undefined) return 0.5;
    const [glyph] = keys.glyphKey.read(key) ?? [];
    if (glyph !== undefined) return 6; // out of Town
    const [to] = keys.walkKey.read(key) ?? keys.stairsKey.read(key) ?? keys.climbKey.read(key) ?? [];
    if (to === undefined || hero.at === undefined) return -1;
    const at = to as Space;
    return isBad(known, at) ? -2 : field(at) - field(hero.at) - STEP;
  };
}
/** A walk must be worth the while. */
const STEP = 0.05;

function worthOfOrder(state: Known, hero: Hero, order: string): number {
  const near = state.monsters.some(monster =>
    standsOn(monster).some(at => hero.at && mapNow(state).distance(hero.at, at) <= 6),
  );
  if (order === 'guard') return near ? 4 : 1;
  if (order === 'rest') return near ? 1 : 2 + (hero.fatigue === 0 ? 3 : 0);
  return order === 'dodge' ? 2 : 1.5;
}
