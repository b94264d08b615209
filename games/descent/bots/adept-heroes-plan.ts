// A hero's turn as a row of stops: errands on the way, blows from good places, and where to stand in the end. Each row is weighed by what it
// brings, what draws from where it ends, and what could happen there before the next turn.

import { ranked } from '@veillee/bots/judgement';
import type { Space } from '@veillee/pieces/geometry';
import { TRADE_MOVEMENT } from '../content/town.ts';
import { actionRow } from '../content/turns.ts';
import { ACTIONS, type Action, type Order } from '../content/vocabulary.ts';
import { meansFor } from '../rules/attack/options.ts';
import { distanceTo } from '../rules/attack/sight.ts';
import { groundNow } from '../rules/board.ts';
import { isBorneHero } from '../rules/borne.ts';
import { rankOf, statOf } from '../rules/effects/stats.ts';
import { leadsToTown } from '../rules/glyphs/dark.ts';
import { type Ground, lookFrom, overPits } from '../rules/ground.ts';
import { climbsOf, jumpsOf } from '../rules/hero/movement.ts';
import * as keys from '../rules/keys.ts';
import {
  type FigureId,
  figureAt,
  figureOf,
  type Hero,
  isHero,
  type Known,
  type Marker,
  markersOf,
  sideOf,
  standsOn,
  turnOf,
} from '../rules/state.ts';
import { isOfBox, lairsOf, type Peril, perilsOf } from './adept-heroes-danger.ts';
import { resolve, WORN_DOWN } from './adept-heroes-dungeon.ts';
import {
  type Aim,
  type Draw,
  drawsOf,
  type Errand,
  errandsOf,
  foeWorth,
  isAfoot,
  type Party,
  pullAt,
  wayIn,
} from './adept-heroes-errands.ts';
import { stayPrice, type Walk, walkFor } from './adept-heroes-ground.ts';
import { orderPrice, townPrice } from './adept-heroes-powers.ts';
import { isOfCampaign } from './adept-heroes-retreat.ts';
import { tradeWorth } from './adept-heroes-trade.ts';
import { type Broken, brokenBy, worksAt } from './adept-heroes-works.ts';
import { type Strike, type Strikes, strikesOf } from './strikes.ts';

/** What a hero has left to spend in a turn. */
export interface Purse {
  readonly movement: number;
  readonly attacks: number;
  readonly orders: number;
  /** Of Ready: the other half is not chosen yet. */
  readonly half: boolean;
  readonly fatigue: number;
}

/** A place where something is done. */
interface Stop {
  readonly at: Space;
  /** Points that it costs there. */
  readonly movement: number;
  readonly gain: number;
  readonly key?: string;
  readonly errand?: Errand;
  readonly blow?: { readonly foes: readonly { readonly id: FigureId; readonly kill: number }[] };
}

export interface Turn {
  readonly worth: number;
  /** The options that begin it, the first that is offered is taken; none: the turn is over. */
  readonly first: readonly string[];
  readonly aim: Aim;
}

const NOWHERE: Turn = { worth: Number.NEGATIVE_INFINITY, first: [], aim: 'follow' };

/** What a point of fatigue is worth; the last ones more. */
const FATIGUE = 1;
const LAST_FATIGUE = 1.5;
const fatiguePrice = (left: number, spent: number): number => {
  let price = 0;
  for (let n = 0; n < spent; n++) price += left - n <= 2 ? LAST_FATIGUE : FATIGUE;
  return price;
};

/** How far anybody shoots with hope. */
const SHOT = 9;
/** What a wound on somebody who lives on is worth, as a share of their death. */
const PARTIAL = 0.55;
/** Friends hurt count against a blow. */
const FRIEND = -3;
/** What it is worth to have somebody of one's own within call. */
const ALONE = 0.8;
const CALL = 5;
const LOST = 16;
/** So many stops are looked at, by how many more may follow. */
const MOST_STOPS = [0, 3, 5, 9] as const;
/** A blow now is worth more than one promised. */
const HASTE = 1.15;

/** What dodging leaves of blows, and what it is worth to strike first. */
const DODGED = 0.6;
const GUARDED = 0.75;

// ---- the purse of an action ----

export function purseOf(action: string, hero: Hero, speed: number): Purse {
  if (!ACTIONS.some(one => one === action))
    return {
      movement: action === 'move' ? speed : 0,
      attacks: action === 'attack' ? 1 : 0,
      orders: action === 'order' ? 1 : 0,
      half: false,
      fatigue: hero.fatigue,
    };
  const { speeds, attacks, order } = actionRow(action as Action);
  return { movement: speeds * speed, attacks, orders: order ? 1 : 0, half: order !== undefined, fatigue: hero.fatigue };
}

/** What is left of the turn that is being played. */
export const purseNow = (known: Known, hero: Hero): Purse => {
  const { movement, attacks, orders, action, half, stuck, only = {} } = turnOf(known);
  return {
    movement,
    attacks: Object.values(only).reduce((sum, n) => sum + n, attacks),
    orders,
    half: action === 'ready' && half === undefined,
    fatigue: stuck ? 0 : hero.fatigue,
  };
};

// ---- thinking about one hero ----

export class Planner {
  readonly party: Party;
  readonly hero: Hero;
  readonly known: Known;
  readonly #ground: Ground;
  /** Where anybody can be struck from at all. */
  readonly #within: (at: Space) => boolean;
  readonly #friends: readonly Space[];
  readonly #speed: number;
  readonly #errands: readonly Errand[];
  readonly #draws: readonly Draw[];
  readonly #walks = new Map<string, Walk>();
  readonly #price: ReturnType<typeof stayPrice>;
  /** What is lost of a prolonged action by going away from it, and by striking. */
  readonly #broken: Broken;
  readonly #blows = new Map<Space, readonly Stop[]>();
  readonly #promises = new Map<string, Stop>();
  readonly #strikes: Strikes;
  readonly #resolve: number;
  readonly #partial: number;
  /** The table without this hero. */
  readonly #others: Known;
  /** By what is done already, and by who is slain how likely. */
  readonly #pulls = new Map<string, Map<Space, number>>();
  readonly #perilOf: ReturnType<typeof perilsOf>;
  readonly #perils = new Map<string, Map<Space, Peril>>();
  /** Near the party, and seen by nobody else of it: monsters could appear there. */
  readonly #lairs: readonly Space[];
  readonly #hidden = new Map<Space, number>();

  constructor(party: Party, hero: Hero) {
    this.party = party;
    this.hero = hero;
    this.known = party.tale.known;
    this.#speed = Math.max(1, statOf(this.known, hero.id, 'speed'));
    this.#ground = groundNow(this.known);
    this.#price = stayPrice(this.known);
    this.#perilOf = perilsOf(this.known, party.menaces, hero);
    this.#broken = brokenBy(party, hero);
    this.#strikes = strikesOf(this.known, hero, 'action');
    this.#resolve = resolve(this.known);
    this.#partial = this.known.dungeon ? WORN_DOWN : PARTIAL;
    this.#others = { ...this.known, heroes: this.known.heroes.filter(one => one.id !== hero.id) };
    this.#friends = this.known.heroes.flatMap(one => (one.id !== hero.id && one.at ? [one.at] : []));
    this.#lairs = lairsOf(this.known, hero);
    this.#errands = errandsOf(party, hero);
    const shoots = meansFor(this.known, hero).some(({ kind }) => kind !== 'melee');
    this.#draws = drawsOf(party, hero, this.#errands, shoots ? 4 : 1);
    this.#within = this.#rangeOf(shoots ? SHOT : 1 + rankOf(this.known, hero.id, 'reach'));
  }

  #rangeOf(range: number): (at: Space) => boolean {
    const map = this.#ground.open;
    const foes = this.known.monsters.flatMap(standsOn);
    const near = new Set(range > 1 ? [] : foes.flatMap(at => map.neighbours(at)));
    return range > 1 ? at => foes.some(foe => map.distance(at, foe) <= range) : at => near.has(at);
  }

  /** The best that this hero can do with this purse. */
  best(purse: Purse, depth = 3): Turn {
    const { at } = this.hero;
    if (!at) return NOWHERE;
    let best = this.#search(purse, at, depth);
    for (const leap of this.#leaps(at, purse)) {
      const rest = {
        ...purse,
        movement: Math.max(0, purse.movement - leap.cost),
        fatigue: purse.fatigue - Math.max(0, leap.cost - purse.movement),
      };
      const price = fatiguePrice(purse.fatigue, purse.fatigue - rest.fatigue);
      const turn = this.#search(rest, leap.to, depth);
      const first = purse.movement >= leap.cost ? [leap.key] : [keys.fatigueKey];
      if (turn.worth - price > best.worth) best = { ...turn, worth: turn.worth - price, first };
    }
    return best;
  }

  /** Out of a pit, or over one. */
  #leaps(at: Space, { movement, fatigue }: Purse): { to: Space; cost: number; key: string }[] {
    const { hero, known } = this;
    const points = movement + fatigue;
    const { cost, to } = climbsOf(known, hero);
    const climbs = cost <= points ? to.map(one => ({ to: one, cost, key: keys.climbKey.make(one) })) : [];
    const jumps = jumpsOf(known, { ...hero, at }, points).map(one => ({
      to: one.to,
      cost: one.cost,
      key: keys.jumpKey.make(one.to),
    }));
    return ranked([...climbs, ...jumps], ({ to: one }) => this.#pull(one, []))
      .slice(0, 3)
      .map(({ thing }) => thing);
  }

  /** Rows of stops from here; `half` of Ready is spent on whichever half is better. */
  #search(purse: Purse, from: Space, depth: number): Turn {
    if (!purse.half) return this.#rows(purse, from, [], depth);
    const moved = this.#rows({ ...purse, half: false, movement: purse.movement + this.#speed }, from, [], depth);
    const struck = this.#rows({ ...purse, half: false, attacks: purse.attacks + 1 }, from, [], Math.min(2, depth));
    if (struck.worth >= moved.worth) return struck;
    const isMove = moved.first.some(key => keys.walkKey.read(key) !== undefined || key === keys.fatigueKey);
    const needsMove = isMove || moved.first.some(key => !keys.orderKey.read(key));
    return needsMove ? { ...moved, first: [keys.halfKey.make('move'), ...moved.first] } : moved;
  }

  #rows(purse: Purse, from: Space, done: readonly string[], depth: number, slain = NOBODY): Turn {
    let best = this.#ending(purse, from, done, slain);
    if (depth === 0) return best;
    const walk = this.#walk(from, purse.movement + purse.fatigue);
    const stops = this.#stops(walk, purse, done, slain).slice(0, MOST_STOPS[depth] ?? 0);
    for (const { thing: stop, worth } of stops) {
      const cost = walk.cost(stop.at) + stop.movement;
      const tired = Math.max(0, cost - purse.movement);
      const left: Purse = {
        ...purse,
        movement: Math.max(0, purse.movement - cost),
        attacks: purse.attacks - (stop.blow ? 1 : 0),
        fatigue: purse.fatigue - tired,
      };
      const after = stop.errand ? [...done, stop.errand.id] : done;
      const dead = stop.blow ? killed(slain, stop.blow.foes) : slain;
      const rest = this.#rows(left, stop.at, after, depth - 1, dead);
      const total = worth + rest.worth;
      if (total > best.worth)
        best = {
          worth: total,
          first: this.#begin(from, stop, purse, cost, walk.first(stop.at)),
          aim: stop.errand?.aim ?? (stop.blow ? 'fight' : rest.aim),
        };
    }
    return best;
  }

  /** The deeds that lead to a stop: fatigue for what is missing, the way, what is done there. */
  #begin(from: Space, stop: Stop, purse: Purse, cost: number, first: Space): string[] {
    const walk = stop.at === from ? [] : [keys.walkKey.make(first)];
    if (cost > purse.movement) {
      const way = cost - stop.movement;
      // The way first: what happens on it may change everything.
      if (way > 0 && way <= purse.movement) return walk;
      return [keys.fatigueKey];
    }
    return walk.length > 0 ? walk : stop.key !== undefined ? [stop.key] : [];
  }

  #walk(from: Space, points: number): Walk {
    const key = `${from} ${points}`;
    const known = this.#walks.get(key);
    if (known) return known;
    const walk = walkFor(this.known, { ...this.hero, at: from }, points);
    this.#walks.set(key, walk);
    return walk;
  }

  // ---- stops ----

  /** What is worth stopping for, the best first, with the price of fatigue taken off. */
  #stops(walk: Walk, purse: Purse, done: readonly string[], slain: Slain) {
    const points = purse.movement + purse.fatigue;
    const found: { stop: Stop; worth: number }[] = [];
    const add = (stop: Stop, gain: number): void => {
      const cost = walk.cost(stop.at) + stop.movement;
      if (cost > points) return;
      const worth = gain - fatiguePrice(purse.fatigue, Math.max(0, cost - purse.movement)) - walk.toll(stop.at);
      found.push({ stop, worth });
    };
    for (const errand of this.#errands) {
      if (errand.aim === 'fight' || errand.aim === 'follow' || done.includes(errand.id)) continue;
      const at = ranked(errand.at, one => -walk.cost(one))[0]?.thing;
      if (at === undefined || walk.cost(at) + errand.movement > points) continue;
      const stop: Stop = {
        at,
        movement: errand.movement,
        gain: errand.worth,
        errand,
        ...(errand.does && { key: errand.does }),
      };
      add(stop, this.#resolve * errand.worth);
    }
    if (purse.attacks > 0) {
      const byFoe = new Map<string, { stop: Stop; worth: number; rank: number }[]>();
      for (const at of walk.places) {
        if (walk.cost(at) > points) break;
        if (!this.#within(at)) continue;
        for (const stop of this.#blowsFrom(at)) {
          const alive = stop.blow?.foes.reduce((least, { id }) => Math.min(least, 1 - slain.chance(id)), 1) ?? 1;
          const tired = Math.max(0, walk.cost(at) - purse.movement);
          const lost = this.#broken.striking + (at === this.hero.at ? 0 : this.#broken.moving);
          const worth =
            HASTE * this.#resolve * stop.gain * alive - fatiguePrice(purse.fatigue, tired) - walk.toll(at) - lost;
          if (worth <= 0) continue;
          const foe = stop.blow?.foes[0]?.id ?? '';
          const rank = worth + 0.5 * this.#stay(at, slain) - 0.05 * walk.cost(at);
          const list = byFoe.get(foe) ?? [];
          list.push({ stop, worth, rank });
          byFoe.set(foe, list);
        }
      }
      for (const list of byFoe.values())
        for (const { thing } of ranked(list, ({ rank }) => rank).slice(0, 2)) found.push(thing);
    }
    return ranked(found, ({ worth }) => worth).map(({ thing }) => ({ thing: thing.stop, worth: thing.worth }));
  }

  /** The best blow on each foe from a space. */
  #blowsFrom(at: Space): readonly Stop[] {
    const before = this.#blows.get(at);
    if (before) return before;
    const best = new Map<string, Stop>();
    for (const strike of this.#strikes.from(at)) {
      const stop = this.#promise(at, strike);
      const [foe] = stop.blow?.foes ?? [];
      if (!foe || stop.gain <= 0) continue;
      const other = best.get(foe.id);
      if (!other || stop.gain > other.gain) best.set(foe.id, stop);
    }
    const stops = [...best.values()];
    this.#blows.set(at, stops);
    return stops;
  }

  /** What a blow is worth: the same from wherever it is as far, but for those that spread. */
  #promise(at: Space, { how, key, blows }: Strike): Stop {
    const target = how.target === at ? this.hero : figureAt(this.#others, how.target);
    if (how.area === undefined && (!target || isHero(target))) return { at, movement: 0, gain: 0 };
    const alike =
      how.area === undefined && target
        ? `${how.weapon} ${target.id} ${distanceTo(this.known, { ...this.hero, at }, how.target)}`
        : undefined;
    const known = alike === undefined ? undefined : this.#promises.get(alike);
    if (known) return { ...known, at, key };
    const foes: { id: FigureId; kill: number }[] = [];
    let gain = 0;
    for (const { figure, kill, wounds } of blows()) {
      const left = Math.max(1, figureOf(this.known, figure).wounds);
      const share = kill + this.#partial * Math.min(1, wounds / left) * (1 - kill);
      gain += share * this.#stake(figure);
      if (sideOf(figure) === 'overlord') foes.push({ id: figure, kill });
    }
    const stop: Stop = { at, movement: 0, gain, key, blow: { foes } };
    if (alike !== undefined) this.#promises.set(alike, stop);
    return stop;
  }

  #stake(id: FigureId): number {
    const figure = figureOf(this.known, id);
    return isHero(figure) ? FRIEND * 10 : foeWorth(this.party, figure);
  }

  // ---- the end of a turn ----

  #pull(at: Space, done: readonly string[]): number {
    const kept = inner(this.#pulls, done.join());
    const known = kept.get(at);
    if (known !== undefined) return known;
    const pull = this.#resolve * pullAt(this.#draws, at, this.#speed, done);
    kept.set(at, pull);
    return pull;
  }

  #peril(at: Space, slain: Slain, eased = 1): Peril {
    const kept = inner(this.#perils, `${eased} ${slain.key}`);
    const before = kept.get(at);
    if (before) return before;
    const peril = this.#perilOf(at, id => 1 - slain.chance(id), eased);
    kept.set(at, peril);
    return peril;
  }

  /** What it is worth to stand here, apart from what draws: peril, friends, bad ground. */
  #stay(at: Space, slain: Slain, eased = 1): number {
    const peril = this.#peril(at, slain, eased);
    return (
      -this.#price(this.hero, at, peril.wounds) -
      LAIR * this.#unseen(at) -
      peril.cost -
      ALONE * Math.max(0, Math.min(LOST, this.#apart(at)) - CALL)
    );
  }

  /** How many places are left where monsters could appear near the party, with this hero here. */
  #unseen(at: Space): number {
    const known = this.#hidden.get(at);
    if (known !== undefined) return known;
    const sees = lookFrom(isBorneHero(this.hero) ? overPits(this.#ground) : this.#ground, [at]);
    let n = 0;
    for (const lair of this.#lairs) if (!sees(lair)) n++;
    this.#hidden.set(at, n);
    return n;
  }

  /** How far the nearest friend is. */
  #apart(at: Space): number {
    let least = this.#friends.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (const friend of this.#friends) least = Math.min(least, this.#ground.open.distance(at, friend));
    return least;
  }

  #ending(purse: Purse, from: Space, done: readonly string[], slain: Slain): Turn {
    const walk = this.#walk(from, purse.movement);
    let best = NOWHERE;
    for (const at of walk.places) {
      const pull = this.#pull(at, done);
      const base = pull + this.#stay(at, slain);
      const order = purse.orders > 0 ? this.#order(at, purse, slain) : undefined;
      const left = at === from ? 0 : 0.02 * walk.cost(at) + walk.toll(at) + this.#broken.moving;
      const worth = base + (order?.worth ?? 0) - left;
      if (worth <= best.worth) continue;
      const first = at === from ? (order ? [order.key] : []) : [keys.walkKey.make(walk.first(at))];
      best = { worth, first, aim: 'follow' };
    }
    const home = this.#town(purse, from, done);
    return home && home.worth > best.worth ? home : best;
  }

  /** Which order is best here, and what it adds. */
  #order(at: Space, { fatigue }: Purse, slain: Slain): { key: string; worth: number } {
    const { known, hero } = this;
    const { wounds, cost } = this.#peril(at, slain);
    const missing = statOf(known, hero.id, 'maxFatigue') - fatigue;
    const price = orderPrice(known);
    const order = (what: Order, worth: number): { key: string; worth: number } => ({
      key: keys.orderKey.make(what),
      worth: worth - price,
    });
    const candidates = [
      order('dodge', 0.2 + cost - this.#peril(at, slain, DODGED).cost),
      order('guard', 0.3 + (wounds > 0 ? 2.5 + cost - this.#peril(at, slain, GUARDED).cost : 0)),
      order('rest', 1.2 * missing * Math.exp(-wounds / 2)),
      order('aim', 0.3),
      ...worksAt(this.party, hero, at),
    ];
    return ranked(candidates, ({ worth }) => worth)[0]?.thing ?? order('guard', 0);
  }

  /** By a glyph to Town: out of danger, and out of the way. */
  #town(purse: Purse, from: Space, done: readonly string[]): Turn | undefined {
    const { known, hero } = this;
    // From a dungeon one goes by whole turns alone (LEG-8.36).
    if (known.dungeon && isOfCampaign(known)) return undefined;
    if (hero.travelled || isAfoot(this.party, hero) || hero.monkey !== undefined) return undefined;
    const walk = this.#walk(from, purse.movement - 1);
    const glyphs = markersOf(known, 'glyph').filter(leadsToTown);
    // Dark ones last: whoever goes by them is paid for.
    const near = ranked(
      glyphs.filter(({ at }) => walk.cost(at) + 1 <= purse.movement),
      ({ dark }) => (dark ? -1 : 0),
    );
    const [first] = near;
    if (!first) return undefined;
    const { at, dark } = first.thing;
    const back = this.#comingBack(glyphs, done);
    const { movement, fatigue } = purse;
    // What is left at the glyph: whoever counted on more would turn round there. Quests of the base box are played as they were fitted.
    const points = movement + fatigue - (isOfBox(known) ? walk.cost(at) : 0);
    const worth = back * NEXT_TURN - AWAY - townPrice(known) - (dark ? DARK : 0) + this.#errandsInTown(points);
    return { worth, first: at === from ? [keys.townKey] : [keys.walkKey.make(walk.first(at))], aim: 'heal' };
  }

  /** What draws whoever comes back. What is far away is no nearer for a night in Town: there the party is as late as here. */
  #comingBack(glyphs: readonly Marker[], done: readonly string[]): number {
    const most = Math.max(...glyphs.map(glyph => this.#pull(glyph.at, done) + wayIn(this.party, glyph)));
    return isOfBox(this.known) ? most : Math.max(0, most);
  }

  /** Whoever comes to Town with points left trades at once. */
  #errandsInTown(points: number): number {
    const { hero, party } = this;
    return points > TRADE_MOVEMENT ? tradeWorth(this.known, party.tale.view, hero) : 0;
  }
}
/** What each space near the party costs on which monsters could appear. */
const LAIR = 0.1;

/** What a turn away from the others costs, and what is left of what draws then. */
const AWAY = 8;
/** What the overlord gets of a dark glyph by which somebody goes. */
const DARK = 6;
const NEXT_TURN = 0.95;

/** Who may be dead by then, and how likely. */
interface Slain {
  readonly key: string;
  chance(id: FigureId): number;
}
const NOBODY: Slain = { key: '', chance: () => 0 };

function killed(slain: Slain, foes: readonly { readonly id: FigureId; readonly kill: number }[]): Slain {
  const chances = new Map(foes.map(({ id, kill }) => [id, 1 - (1 - slain.chance(id)) * (1 - kill)]));
  const key = [...chances].map(([id, chance]) => `${id} ${chance.toFixed(2)}`).join();
  return { key: `${slain.key}|${key}`, chance: id => chances.get(id) ?? slain.chance(id) };
}

/** One map in another, made where it is missing. */
function inner<Value>(maps: Map<string, Map<Space, Value>>, key: string): Map<Space, Value> {
  const known = maps.get(key) ?? new Map<Space, Value>();
  maps.set(key, known);
  return known;
}
