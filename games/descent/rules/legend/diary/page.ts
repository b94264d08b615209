// LEG-19.2: the diary of a campaign: what each week leaves of itself. Small, plain and open: chapters that are over can be read by all.

import type { Legend } from '../record.ts';
import { type DeedKind, deedOf, kindOf } from './deeds.ts';

/** Where conquest comes from: of the heroes, then of the overlord. */
export const HEROES_SOURCES = ['arrival', 'glyph', 'leader', 'chest', 'lieutenant', 'gift'] as const;
export const OVERLORD_SOURCES = ['time', 'death', 'deck', 'razing', 'dark'] as const;
export const SOURCES = [...HEROES_SOURCES, ...OVERLORD_SOURCES] as const;
export type Source = (typeof SOURCES)[number];

/** One week. */
export interface Page {
  readonly week: number;
  /** Where the party was when it was over. */
  readonly at: string;
  /** In the order in which they happened; of a full week the most telling ones. */
  readonly deeds: readonly string[];
  /** Conquest by its source, in the order of `SOURCES`; zeros at the end are left out. */
  readonly gains: readonly number[];
  /** Coins that came into the purse. */
  readonly coins?: number | undefined;
}

/** More than this no week leaves. */
export const MOST_BYTES = 200;
/** Of what is written in plain letters alone. */
const bytesOf = (page: Page): number => JSON.stringify(page).length;

/** What a week may tell, most telling first: whatever does not fit is left out from the end. */
const TELLING: readonly DeedKind[] = [
  'level',
  'razed',
  'plot',
  'beaten',
  'wiped',
  'explored',
  'blow',
  'left',
  'proved',
  'object',
  'escaped',
  'leader',
  'upgrade',
  'fell',
  'relieved',
  'besieged',
  'treasure',
  'rumour',
  'ambush',
  'routed',
  'dark',
  'training',
  'road',
  'quiet',
];
export const tellingOf = (deed: string): number => TELLING.indexOf(kindOf(deed));

/** It has happened this week. Before the first week nobody writes. */
export function note(legend: Legend | undefined, deed: string): void {
  if (!legend?.diary) return;
  const { deeds = [] } = legend.today;
  if (!deeds.includes(deed)) legend.today.deeds = [...deeds, deed];
}

/** Of all blows of a week the hardest. */
export function noteBlow(legend: Legend | undefined, hero: string, wounds: number, victim: string): void {
  if (!legend?.diary) return;
  const { deeds = [] } = legend.today;
  const former = deeds.find(deed => kindOf(deed) === 'blow');
  const most = former === undefined ? 0 : (deedOf.blow.read(former)?.[1] ?? 0);
  if (wounds <= most) return;
  legend.today.deeds = [...deeds.filter(deed => deed !== former), deedOf.blow.make(hero, wounds, victim)];
}

/** Conquest of this week, by where it came from. */
export function noteGain(legend: Legend, source: Source, n: number): void {
  if (!legend.diary) return;
  const gains = SOURCES.map((_, at) => legend.today.gains?.[at] ?? 0);
  const at = SOURCES.indexOf(source);
  gains[at] = (gains[at] ?? 0) + n;
  legend.today.gains = gains;
}

export function noteCoins(legend: Legend, n: number): void {
  if (legend.diary) legend.today.earned = (legend.today.earned ?? 0) + n;
}

/** The week is over, and is written down once. */
export function writePage(legend: Legend): void {
  const { diary, week, today, party } = legend;
  if (!diary || diary.at(-1)?.week === week) return;
  const { deeds = [], gains = [], earned, from } = today;
  const all = from !== undefined && !deeds.some(isJourney) ? [...deeds, deedOf.road.make(party.at)] : deeds;
  const last = gains.findLastIndex(n => n !== 0);
  const bare = { week, at: party.at, gains: gains.slice(0, last + 1), ...(earned && { coins: earned }) };
  diary.push({ ...bare, deeds: fitting(bare, all.length > 0 ? all : [deedOf.quiet.make(party.at)]) });
  legend.today = { ...today, deeds: undefined, gains: undefined, earned: undefined };
}

/** What says by itself that the party was under way. */
const JOURNEYS: readonly DeedKind[] = ['explored', 'left', 'wiped', 'ambush', 'routed', 'beaten', 'escaped', 'proved'];
const isJourney = (deed: string): boolean => JOURNEYS.includes(kindOf(deed));

/** As many as a page holds, in the order in which they happened. */
function fitting(bare: Omit<Page, 'deeds'>, deeds: readonly string[]): string[] {
  const kept: string[] = [];
  for (const deed of deeds.toSorted((a, b) => tellingOf(a) - tellingOf(b)))
    if (bytesOf({ ...bare, deeds: [...kept, deed] }) <= MOST_BYTES) kept.push(deed);
  return deeds.filter(deed => kept.includes(deed));
}

/** What is wrong with a diary, in words. */
export function diaryFaults({ diary = [], week }: Legend): string[] {
  return diary.flatMap((page, n) => [
    ...(bytesOf(page) > MOST_BYTES ? [`week ${page.week} of the diary has ${bytesOf(page)} bytes`] : []),
    ...(page.week > week || page.week <= (diary[n - 1]?.week ?? 0)
      ? [`week ${page.week} of the diary is out of order`]
      : []),
  ]);
}

/** Conquest of a page from this source. */
export const gainOf = ({ gains }: Pick<Page, 'gains'>, source: Source): number => gains[SOURCES.indexOf(source)] ?? 0;
