// What the diary's pages and the last pages of a campaign are drawn from. Pure.

import type { Text } from '@veillee/kernel';
import { cities } from '../../content/legend/cities.ts';
import { METALS } from '../../content/legend/vocabulary.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { type DeedKind, deedOf, kindOf } from '../../rules/legend/diary/deeds.ts';
import type { Leaders } from '../../rules/legend/diary/names.ts';
import { gainOf, HEROES_SOURCES, OVERLORD_SOURCES, type Page, type Source } from '../../rules/legend/diary/page.ts';
import { type ToldWeek, tellDiary } from '../../rules/legend/diary/prose.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import type { View } from '../../rules/view.ts';
import {
  archeryTarget,
  burningEmbers,
  campfire,
  cometSpark,
  crenelCrown,
  crossedSwords,
  cursedStar,
  deathSkull,
  entryDoor,
  hutsVillage,
  laurels,
  magicPortal,
  openTreasureChest,
  overlordHelm,
  starStruck,
  walkingBoot,
} from '../glyphs.ts';
import type { WeekStep } from './week-facts.ts';

/** How a week looks: its emblem, and whose week it was. */
export const EMBLEM: { readonly [kind in DeedKind]: { readonly glyph: string; readonly tone: string } } = {
  level: { glyph: cometSpark, tone: 'gold' },
  explored: { glyph: entryDoor, tone: 'stone' },
  left: { glyph: magicPortal, tone: 'stone' },
  leader: { glyph: deathSkull, tone: 'good' },
  fell: { glyph: deathSkull, tone: 'bad' },
  besieged: { glyph: crenelCrown, tone: 'bad' },
  relieved: { glyph: crenelCrown, tone: 'good' },
  razed: { glyph: burningEmbers, tone: 'bad' },
  beaten: { glyph: crossedSwords, tone: 'good' },
  escaped: { glyph: crossedSwords, tone: 'bad' },
  treasure: { glyph: openTreasureChest, tone: 'gold' },
  training: { glyph: archeryTarget, tone: 'town' },
  rumour: { glyph: hutsVillage, tone: 'town' },
  proved: { glyph: laurels, tone: 'gold' },
  ambush: { glyph: campfire, tone: 'bad' },
  routed: { glyph: walkingBoot, tone: 'bad' },
  wiped: { glyph: deathSkull, tone: 'bad' },
  upgrade: { glyph: hutsVillage, tone: 'good' },
  dark: { glyph: overlordHelm, tone: 'bad' },
  plot: { glyph: cursedStar, tone: 'bad' },
  object: { glyph: openTreasureChest, tone: 'gold' },
  blow: { glyph: starStruck, tone: 'good' },
  road: { glyph: walkingBoot, tone: 'good' },
  quiet: { glyph: hutsVillage, tone: 'town' },
};

export const sidesOf = (page: Pick<Page, 'gains'>): { readonly heroes: number; readonly overlord: number } => ({
  heroes: sumOf([page], HEROES_SOURCES),
  overlord: sumOf([page], OVERLORD_SOURCES),
});
const sumOf = (pages: readonly Pick<Page, 'gains'>[], sources: readonly Source[]): number =>
  pages.reduce((sum, page) => sum + sources.reduce((n, source) => n + gainOf(page, source), 0), 0);

export interface Part {
  readonly source: Source;
  readonly n: number;
}
/** What these weeks gained a side, by source: the largest first. */
export const partsOf = (pages: readonly Pick<Page, 'gains'>[], side: 'heroes' | 'overlord'): readonly Part[] =>
  (side === 'heroes' ? HEROES_SOURCES : OVERLORD_SOURCES)
    .map(source => ({ source, n: sumOf(pages, [source]) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);

/** Both sides at the end of each week, from what they had before the first page on. */
export function roadOf({ diary = [], conquest, before }: Legend) {
  const all = {
    heroes: conquest.heroes + (before?.heroes ?? 0),
    overlord: conquest.overlord + (before?.overlord ?? 0),
  };
  const written = { heroes: sumOf(diary, HEROES_SOURCES), overlord: sumOf(diary, OVERLORD_SOURCES) };
  const now = {
    heroes: Math.max(0, all.heroes - written.heroes),
    overlord: Math.max(0, all.overlord - written.overlord),
  };
  return diary.map(page => {
    const gained = sidesOf(page);
    now.heroes += gained.heroes;
    now.overlord += gained.overlord;
    return { week: page.week, ...now };
  });
}

export const toldOf = ({ legend, leaders = {} }: Pick<View, 'legend' | 'leaders'>): readonly ToldWeek[] =>
  legend ? tellDiary(legend, leaders as Leaders) : [];

/** Pages of the chapter that is under way, or has just ended. */
export const ofChapter = (weeks: readonly ToldWeek[], { since = 0 }: Legend): readonly ToldWeek[] =>
  weeks.filter(({ page }) => page.week > since);

const deedsIn = (pages: readonly Page[], kind: DeedKind) =>
  pages.flatMap(page => page.deeds.filter(deed => kindOf(deed) === kind).map(deed => ({ deed, week: page.week })));

/** What was found, learned and lost in these weeks. */
export function fortunesOf(pages: readonly Page[]): {
  readonly found: readonly Text[];
  readonly learned: readonly Text[];
  readonly lost: readonly Text[];
} {
  const named = (kind: DeedKind, text: (first: string, second: string) => Text): Text[] =>
    deedsIn(pages, kind).map(({ deed }) => {
      const [first = '', second = ''] = (deedOf[kind].read(deed) ?? []).map(String);
      return text(first, second);
    });
  return {
    found: unique([
      ...named('treasure', (_, thing) => ({ text: `item.${thing}` })),
      ...named('object', thing => ({ text: `object.${thing}` })),
      ...named('upgrade', id => ({ text: `upgrade.${id}` })),
      ...named('proved', id => ({ text: 'diary.title.proved', with: { rumour: { text: `rumour.${id}` } } })),
    ]),
    learned: unique([
      ...named('training', (hero, at) => ({
        text: 'diary.sheet.at',
        with: { what: { text: `hero.${hero}` }, place: { text: `location.${at}` } },
      })),
      ...named('rumour', id => ({ text: 'diary.title.rumour', with: { rumour: { text: `rumour.${id}` } } })),
    ]),
    lost: unique([
      ...named('razed', city => ({ text: 'diary.title.razed', with: { city: { text: `location.${city}` } } })),
      ...named('fell', hero => ({ text: 'diary.title.fell', with: { hero: { text: `hero.${hero}` } } })),
      ...named('left', at => ({ text: 'diary.title.left', with: { place: { text: `location.${at}` } } })),
      ...named('wiped', () => ({ text: 'diary.title.wiped' })),
    ]),
  };
}
const unique = (texts: readonly Text[]): readonly Text[] => [
  ...new Map(texts.map(text => [JSON.stringify(text), text])).values(),
];

/** The hardest blow of these weeks, each the hardest of its own. */
export function momentsOf(weeks: readonly ToldWeek[], most: number): readonly ToldWeek[] {
  const blow = ({ page }: ToldWeek): number =>
    page.deeds.reduce((n, deed) => Math.max(n, deedOf.blow.read(deed)?.[1] ?? 0), 0);
  return weeks
    .filter(({ moment }) => moment !== undefined)
    .toSorted((a, b) => blow(b) - blow(a))
    .slice(0, most);
}

/** Cities by the week in which they burned, and the weeks in which the levels began. */
export const razedIn = (pages: readonly Page[]): readonly { readonly city: string; readonly week: number }[] =>
  deedsIn(pages, 'razed').map(({ deed, week }) => ({ city: deedOf.razed.only(deed), week }));
export const levelsIn = (pages: readonly Page[]): readonly { readonly level: string; readonly week: number }[] =>
  deedsIn(pages, 'level').map(({ deed, week }) => ({ level: deedOf.level.only(deed), week }));
export const CITIES = cities.length;

/** Dice of a hero by metal, over all traits. */
export const diceOf = ({ dice }: LegendHero): readonly number[] =>
  METALS.map((_, at) => KINDS.reduce((sum, trait) => sum + (dice[trait][at] ?? 0), 0));

/** At which step of a week each kind of deed happens; what is left is the party's. */
const AT_STEP: { readonly [kind in DeedKind]?: WeekStep } = {
  level: 'time',
  razed: 'siege',
  relieved: 'siege',
  besieged: 'overlord',
  dark: 'overlord',
  plot: 'overlord',
};
/** So many stand in a line. */
const MOST_DEEDS = 3;
/** What these weeks have of a step, the most telling first: moments have their own place. */
export function stepsOf(weeks: readonly ToldWeek[], step: WeekStep): readonly Text[] {
  const all = weeks.flatMap(({ deeds }) =>
    deeds.filter(({ kind }) => kind !== 'blow' && (AT_STEP[kind] ?? 'party') === step),
  );
  return unique(all.map(({ title }) => title)).slice(0, MOST_DEEDS);
}
