// What everybody sees of the place where the party is, if heroes can have anything there: of a city its buildings with what they are worth this week, of a
// secret master what is taught. Prices and stocks are worked out here, for the page has not all that they depend on.

import { itemRow } from '../../content/items.ts';
import { cities, masters, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { levelRow, RECOVERY, traitPrices } from '../../content/legend/economy.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { CityRow, Price, SchoolRow } from '../../content/legend/rows.ts';
import { BUILDINGS, type Building, METALS, type Metal, tierOf } from '../../content/legend/vocabulary.ts';
import { treasurePrice } from '../../content/town.ts';
import { KINDS, type Potion, TIERS, type Tier, type Trait } from '../../content/vocabulary.ts';
import { potionPrice, ratingOf } from '../legend/buildings.ts';
import { priceHere, secretsFor, skillPrice } from '../legend/lessons.ts';
import { shopPrice } from '../legend/market.ts';
import { isRazed, type Legend } from '../legend/record.ts';
import { defenseOf } from '../legend/sieges.ts';
import { potionsLeft, potionsSold, shopCards, skillsLeft } from '../legend/stock.ts';
import { rowId, type State, type Thing } from '../state.ts';

export interface GoodsView {
  readonly thing: Thing;
  readonly price: number;
  /** Of the shop: how many there are. */
  readonly left?: number;
  /** Of a treasure: its metal, of which no chest may have been opened yet. */
  readonly tier?: Tier;
}

export interface LessonView {
  readonly skills: readonly { readonly skill: string; readonly free: boolean }[];
  readonly traits: { readonly [trait in Trait]?: { readonly [metal in Metal]: Price } };
  /** The next skill of each hero, by their sheets. */
  readonly skill: { readonly [sheet: string]: Price };
  /** At a master’s: what secret training adds, and what it costs at this level. */
  readonly secret?: Price & { readonly wounds: number; readonly fatigue: number };
}

export interface VisitView {
  readonly at: string;
  readonly of: 'city' | 'master';
  readonly razed: boolean;
  readonly buildings: readonly Building[];
  readonly potions: {
    readonly sold: readonly { readonly potion: Potion; readonly left: number }[];
    readonly price: number;
    /** That may still be sold this week, and in all. */
    readonly left: number;
    readonly rating: number;
  };
  readonly market: {
    readonly rating: number;
    /** What lies open, once somebody has been there this week. */
    readonly offer?: readonly GoodsView[];
    readonly shop: readonly GoodsView[];
  };
  readonly heals: { readonly rating: number; readonly visit: number; readonly train: number };
  readonly round?: number;
  readonly lessons: LessonView;
  /** Whether something holds here that holds in no other city: `special.<city>` says what. */
  readonly special: boolean;
  readonly defense?: number;
  /** Upgrades of Tamalir, where the party is there: what each hero pays. */
  readonly upgrades: readonly { readonly id: string; readonly xp: number; readonly built: boolean }[];
  readonly help: readonly { readonly id: string; readonly price: number; readonly owned: boolean }[];
}

const NOTHING = {};

export function visitView({ legend, heroes }: State): { readonly visit?: VisitView } {
  if (!legend || heroes.length > 0 || legend.heroes.length === 0) return NOTHING;
  const { at } = legend.party;
  const city = cities.find(({ id }) => id === at);
  if (city) return { visit: cityView(legend, city) };
  const master = masters.find(({ id }) => id === at);
  return master && !legend.ruined.includes(at)
    ? { visit: { ...BARE, at, lessons: lessonsOf(legend, master) } }
    : NOTHING;
}

const BARE: Omit<VisitView, 'at' | 'lessons'> = {
  of: 'master',
  razed: false,
  buildings: [],
  potions: { sold: [], price: 0, left: 0, rating: 0 },
  market: { rating: 0, shop: [] },
  heals: { rating: 0, visit: 0, train: 0 },
  special: false,
  upgrades: [],
  help: [],
};

function cityView(legend: Legend, city: CityRow): VisitView {
  const { id } = city;
  const here = legend.cities[id];
  const rating = ratingOf(legend, city, 'alchemist');
  const { round } = levelRow(legend.level);
  return {
    at: id,
    of: 'city',
    razed: isRazed(legend, id),
    buildings: BUILDINGS.filter(building => city.buildings[building] !== undefined),
    potions: {
      sold: potionsSold(legend).map(potion => ({ potion, left: potionsLeft(legend, potion) })),
      price: potionPrice(legend, id),
      left: Math.max(0, rating - (here?.potions ?? 0)),
      rating,
    },
    market: {
      rating: ratingOf(legend, city, 'market'),
      ...(here?.offer && { offer: here.offer.map(thing => treasureGoods(legend, thing)) }),
      shop: shopGoods(legend, city),
    },
    heals: { rating: ratingOf(legend, city, 'temple'), visit: RECOVERY.visit, train: RECOVERY.train },
    ...(round !== undefined && { round }),
    lessons: lessonsOf(legend, city),
    special: city.special !== undefined,
    defense: defenseOf(legend, id),
    upgrades:
      id === TAMALIR
        ? tamalirUpgrades.map(({ id: upgrade, xp }) => ({ id: upgrade, xp, built: legend.tamalir.includes(upgrade) }))
        : [],
    help: partyUpgrades.map(({ id: upgrade, price }) => ({
      id: upgrade,
      price,
      owned: legend.party.upgrades.includes(upgrade),
    })),
  };
}

function treasureGoods({ level }: Legend, thing: Thing): GoodsView {
  const tier = TIERS.find(one => one === itemRow(rowId(thing)).tier) ?? tierOf(level);
  return { thing, price: treasurePrice(tier), tier };
}

/** One of each sort, with how many there are. */
function shopGoods(legend: Legend, city: CityRow): GoodsView[] {
  const sorts = Map.groupBy(shopCards(legend), rowId);
  return [...sorts.values()].flatMap(things => {
    const [thing] = things;
    return thing === undefined ? [] : [{ thing, price: shopPrice(city, thing), left: things.length }];
  });
}

function lessonsOf(legend: Legend, school: SchoolRow | CityRow): LessonView {
  const free = skillsLeft(legend);
  const secret = 'buildings' in school ? undefined : levelRow(legend.level).secret;
  const [wounds, fatigue] = secretsFor(legend);
  return {
    skills: school.skills.map(skill => ({ skill, free: free.includes(skill) })),
    traits: Object.fromEntries(
      KINDS.filter(trait => school.traits.includes(trait)).map(trait => [
        trait,
        Object.fromEntries(METALS.map(metal => [metal, priceHere(legend, school, traitPrices[metal], trait)])),
      ]),
    ),
    skill: Object.fromEntries(legend.heroes.map(hero => [hero.sheet, skillPrice(legend, school, hero)])),
    ...(secret && { secret: { ...secret, wounds: wounds.n, fatigue: fatigue.n } }),
  };
}
