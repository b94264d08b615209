// The novice's week: the nearest dungeon, a rest where somebody bleeds, whatever can be paid for, and whoever rides goes for the nearest city.

import type { Option } from '@veillee/kernel';
import { items } from '../content/items.ts';
import { cities } from '../content/legend/cities.ts';
import { locationRow, locations } from '../content/legend/map.ts';
import { asHero } from '../rules/legend/fitting.ts';
import * as week from '../rules/legend/keys.ts';
import { isKeep } from '../rules/legend/march.ts';
import { isRazed, type Legend, type LegendHero } from '../rules/legend/record.ts';
import { whyNotExplore } from '../rules/legend/there.ts';
import { distance } from '../rules/legend/ways.ts';
import { rowId } from '../rules/state.ts';
import { worthOfBuying } from './heroes.ts';
import type { Mind } from './mind.ts';

type Worth = (option: Option) => number;

function legendIn({ known: { legend } }: Mind): Legend {
  if (!legend) throw new Error('there is no campaign at this table');
  return legend;
}

/** So many wounds of all that they have: then the party rests. */
const WORN = 0.5;
const SCRATCHED = 0.8;
/** What a lesson costs. */
const LESSON = 500;

const health = ({ wounds, maxWounds }: LegendHero): number => wounds / Math.max(1, maxWounds);
const isWorn = ({ heroes, coins }: Legend): boolean => coins >= LESSON / 10 && heroes.some(hero => health(hero) < WORN);
const isCity = (at: string): boolean => locationRow(at).kind === 'city';

const nearest = (from: string, places: readonly string[]): number =>
  Math.min(99, ...places.map(at => distance(from, at)));

// ---- the party ----

/** Towards the nearest dungeon that is left; whoever bleeds rests first, whoever is rich learns where there is somebody to teach. */
function marching(mind: Mind): Worth {
  const legend = legendIn(mind);
  const { at } = legend.party;
  const goals = DUNGEONS.filter(place => !isKeep(legend, place) && !whyNotExplore(legend, place));
  const learns =
    isCity(at) && !isRazed(legend, at) && legend.coins >= LESSON && legend.heroes.some(({ xp }) => xp >= DIE);
  return ({ key }) => {
    if (key === week.trainKey) return isWorn(legend) || learns ? 200 : 1;
    const [to] = week.goKey.read(key) ?? [];
    return to === undefined ? 0 : 100 - nearest(to, goals);
  };
}
/** XP of the cheapest lesson. */
const DIE = 15;
const DUNGEONS = locations.filter(({ kind }) => kind === 'dungeon').map(({ id }) => id);

function arriving(mind: Mind): Worth {
  const legend = legendIn(mind);
  const visits = visiting(mind);
  return option => {
    const { key } = option;
    if (week.challengeKey.is(key)) return isWorn(legend) ? 0 : 20;
    if (key === week.exploreKey) return isWorn(legend) ? 0 : 15;
    if (week.fetchKey.is(key)) return legend.party.object === undefined ? 30 : 0;
    if (key === week.lodgeKey) return 30;
    return visits(option);
  };
}

/** Whoever bleeds goes to the temple, whoever has no potion to the alchemist, all others to the market. */
function visiting(mind: Mind): Worth {
  const legend = legendIn(mind);
  return ({ key }) => {
    const [sheet, building] = week.enterKey.read(key) ?? [];
    const hero = legend.heroes.find(one => one.sheet === sheet);
    if (!hero) return 0;
    switch (building) {
      case 'temple':
        return health(hero) < SCRATCHED ? 10 : 0.1;
      case 'alchemist':
        return hero.potions.includes('healing-potion') || legend.coins < LESSON ? 0.3 : 8;
      case 'training-ground':
      case 'master':
        return legend.coins >= LESSON && hero.xp >= DIE ? 9 : 0.2;
      case 'market':
        return 2;
      default:
        return 1;
    }
  };
}

function training(mind: Mind): Worth {
  const legend = legendIn(mind);
  const visits = visiting(mind);
  return option => {
    const [sheet] = week.recoverKey.read(option.key) ?? [];
    const hero = legend.heroes.find(one => one.sheet === sheet);
    return hero ? (health(hero) < SCRATCHED ? 12 : 0.5) : visits(option);
  };
}

/** In Tamalir there is more to do than in any hole. */
const staying =
  (mind: Mind): Worth =>
  ({ key }) =>
    week.goKey.only(key) === legendIn(mind).party.at ? 1 : 2;

/** A better weapon and better armour, and nothing is sold. */
function buying(mind: Mind): Worth {
  const { heroes } = legendIn(mind);
  const name = JSON.stringify(mind.turn.decision.with?.hero);
  const hero = heroes.find(({ sheet }) => name?.includes(sheet)) ?? heroes[0];
  return ({ key }) => {
    const [thing] = week.buyKey.read(key) ?? [];
    if (!hero || thing === undefined || !items.some(({ id }) => id === rowId(thing))) return 0;
    return worthOfBuying(asHero(hero), week.buyKey.make(rowId(thing)));
  };
}

// ---- the overlord ----

/** Upgrades first, the dearest of them; then whoever rides goes for the nearest city and besieges it. */
function ordering(mind: Mind): Worth {
  const legend = legendIn(mind);
  const open = cities.map(({ id }) => id).filter(id => !isRazed(legend, id));
  const riderOf = (id: string) => legend.lieutenants.find(one => one.id === id);
  return ({ key, with: words = {} }) => {
    if (week.challengeKey.is(key)) return isWorn(legend) ? 300 : 0;
    if (week.sealKey.is(key)) return 260;
    if (week.besiegeKey.is(key)) return 250;
    const [taker] = week.takeKey.read(key) ?? [];
    if (taker !== undefined) return 240;
    const [id, to] = week.rideKey.read(key) ?? [];
    const rider = id === undefined ? undefined : riderOf(id);
    if (rider && to !== undefined) {
      const nearer = nearest(rider.at, open) - nearest(to, open);
      return isCity(rider.at) && open.includes(rider.at) ? 0 : nearer > 0 && to !== legend.party.at ? 200 : 0;
    }
    if (week.leaveKey.is(key)) return 0;
    return 400 + Number(words.xp ?? 0);
  };
}

/** Whichever the evening wants. */
function anyOf({ turn: { decision, chance } }: Mind): Worth {
  const { key: any } = chance.pick(decision.options, 'legend');
  return ({ key }) => (key === any ? 2 : 1);
}

/** What is answered by its prompt. */
export const NOVICE_WEEK: { readonly [prompt: string]: (mind: Mind) => Worth } = {
  'week.march': marching,
  'week.there': arriving,
  'week.visit': visiting,
  'week.training': training,
  'week.lastLesson': visiting,
  'week.stay': staying,
  'week.sharing': () => () => 0,
  'week.share.what': () => () => 0,
  'week.share.to': () => () => 0,
  'week.settle': () => () => 1,
  'week.market': buying,
  'week.outfitting': buying,
  'week.alchemist': () => option => (week.potionKey.is(option.key) ? 1 : 0),
  'week.avatar': anyOf,
  'week.plot': anyOf,
  'week.orders': ordering,
  'week.spending': ordering,
  'week.challengeBack': mind => () => (isWorn(legendIn(mind)) ? 1 : 0),
};
