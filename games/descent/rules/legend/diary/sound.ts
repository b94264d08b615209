// What a deed of the diary may name: somebody made up has no name that could be told.

import { heroes } from '../../../content/heroes.ts';
import { items } from '../../../content/items.ts';
import { avatars, upgrades } from '../../../content/legend/avatars.ts';
import { boards, incidents } from '../../../content/legend/boards.ts';
import { cities, partyUpgrades, tamalirUpgrades } from '../../../content/legend/cities.ts';
import { lieutenants } from '../../../content/legend/lieutenants.ts';
import { locations } from '../../../content/legend/map.ts';
import { plotCards, questObjects } from '../../../content/legend/plots.ts';
import { rumours } from '../../../content/legend/rumours.ts';
import { CATEGORIES, LEVELS } from '../../../content/legend/vocabulary.ts';
import { monsters } from '../../../content/monsters.ts';
import { TREACHERY } from '../../../content/vocabulary.ts';
import { type DeedKind, deedOf, isDeed, kindOf } from './deeds.ts';

const idsOf = (...rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

const hero = idsOf(...heroes);
const place = idsOf(...locations);
const city = idsOf(...cities);
const lieutenant = idsOf(...lieutenants);
const rumour = idsOf(...rumours);
/** Boards and incidents with somebody who leads them. */
const led: ReadonlySet<string> = new Set([
  ...boards.flatMap(row => ('leader' in row && row.leader ? [row.board] : [])),
  ...incidents.flatMap(row => ('leader' in row ? [row.incident] : [])),
]);
const struck: ReadonlySet<string> = new Set([...led, ...lieutenant, ...idsOf(...avatars, ...monsters)]);
/** The keys of what the overlord buys. */
const dark: ReadonlySet<string> = new Set([
  ...upgrades.map(({ id }) => `upgrade.${id}`),
  ...lieutenants.map(({ id }) => `lieutenant.${id}`),
  ...TREACHERY.map(type => `treachery.${type}`),
  ...CATEGORIES.map(category => `category.${category}`),
]);
const ANY = undefined;

/** What the parts of each kind name, one after the other. */
const NAMED: { readonly [kind in DeedKind]: readonly (ReadonlySet<string> | undefined)[] } = {
  level: [new Set<string>(LEVELS)],
  explored: [place, ANY],
  left: [place],
  leader: [hero, led],
  fell: [hero, place],
  besieged: [city, lieutenant],
  relieved: [city],
  razed: [city],
  beaten: [lieutenant, place],
  escaped: [lieutenant, place],
  treasure: [hero, idsOf(...items)],
  training: [hero, place],
  rumour: [rumour, place],
  proved: [rumour, place],
  ambush: [led, place],
  routed: [place],
  wiped: [place],
  upgrade: [idsOf(...tamalirUpgrades, ...partyUpgrades)],
  dark: [dark],
  plot: [idsOf(...plotCards)],
  object: [idsOf(...questObjects), place],
  blow: [hero, ANY, struck],
  road: [place],
  quiet: [place],
};

export function isSoundDeed(deed: string): boolean {
  if (!isDeed(deed)) return false;
  const kind = kindOf(deed);
  const parts = (deedOf[kind].read(deed) ?? []) as readonly (string | number)[];
  return parts.every((part, n) =>
    typeof part === 'number' ? Number.isSafeInteger(part) && part >= 0 : (NAMED[kind][n]?.has(part) ?? false),
  );
}
