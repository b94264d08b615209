// What a campaign tells of itself to whoever weighs the game: weeks at each level, boards, conquest, what was bought and used, sieges, and how it ended. Pure.

import type { CampaignAccount, CampaignFigures, GameEvent } from '@veillee/kernel';
import { cities } from '../../content/legend/cities.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { BUILDINGS } from '../../content/legend/vocabulary.ts';
import { KINDS, TREACHERY } from '../../content/vocabulary.ts';
import type { State } from '../state.ts';
import { buildingName, locationName } from './names.ts';
import { isRazed, type Legend, razedCities } from './record.ts';

/** How it ended (LEG-1.16 to LEG-1.19). */
const endOf = (legend: Legend): string =>
  isRazed(legend, TAMALIR)
    ? 'tamalir-razed'
    : legend.level !== 'final'
      ? 'plot'
      : legend.won === 'heroes'
        ? 'avatar-slain'
        : 'party-lost';

/** Weeks and boards, chapter by chapter: a level changes as the first week of one begins, so that all of its weeks are of it; of the last level there is one. */
function courseOf(chapters: readonly Legend[]): { [id: string]: number } {
  const sums: { [id: string]: number } = { 'weeks-copper': 0, 'weeks-silver': 0, 'weeks-gold': 0, boards: 0 };
  let before = 0;
  for (const { week, level, today } of chapters) {
    const isLast = level === 'final';
    const usual = `weeks-${isLast ? 'gold' : level}`;
    sums[usual] = (sums[usual] ?? 0) + week - before - (isLast ? 1 : 0);
    sums.boards = (sums.boards ?? 0) + (today.boards ?? 0);
    before = week;
  }
  return sums;
}

/** What heroes have become. */
function partyOf({ heroes, party, tamalir }: Legend): { [id: string]: number } {
  const each = (of: (hero: Legend['heroes'][number]) => number): number =>
    heroes.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, heroes.length);
  const dice = (metal: number): number =>
    each(hero => KINDS.reduce((sum, kind) => sum + (hero.dice[kind][metal] ?? 0), 0));
  return {
    'dice-black': dice(0),
    'dice-silver': dice(1),
    'dice-gold': dice(2),
    skills: each(({ skills }) => skills.length),
    'secret-training': each(({ secret }) => secret.length),
    'party-upgrades': party.upgrades.length,
    'tamalir-upgrades': tamalir.length,
  };
}

/** Of whom a text is the name. */
const says = (said: unknown, name: unknown): boolean => JSON.stringify(said) === JSON.stringify(name);

/** Tokens that were laid before Tamalir and rolls that could have razed it, and what was entered at all. */
function townsOf(told: readonly GameEvent[]): { readonly [id: string]: number | readonly string[] } {
  const inTamalir = (text: string): number =>
    told.filter(one => one.text === text && says(one.with?.city, locationName(TAMALIR))).length;
  const entered = told.filter(({ text }) => text === 'log.week.enters');
  return {
    'tamalir-besieged': inTamalir('log.week.besieges'),
    'tamalir-stormed': inTamalir('log.week.holds') + inTamalir('log.week.razed'),
    buildings: BUILDINGS.filter(building => entered.some(one => says(one.with?.building, buildingName(building)))),
    cities: cities.filter(({ id }) => entered.some(one => says(one.with?.city, locationName(id)))).map(({ id }) => id),
  };
}

/** Coins of the keep, which buy nothing any more. */
const spoilsOf = ({ level, diary }: Legend): number => (level === 'final' ? (diary?.at(-1)?.coins ?? 0) : 0);

function figuresOf(chapters: readonly Legend[], told: readonly GameEvent[]): CampaignFigures {
  const last = chapters.at(-1);
  if (!last) return {};
  const { conquest, before = conquest, coins, xp, explored, week, avatar, plot, won, upgrades, treachery } = last;
  return {
    ...courseOf(chapters),
    weeks: week,
    'conquest-heroes': before.heroes,
    'conquest-overlord': before.overlord,
    'cities-razed': razedCities(last).length,
    explored: explored.length,
    'coins-left': coins - spoilsOf(last),
    'coins-earned': (last.diary ?? []).reduce((sum, page) => sum + (page.coins ?? 0), 0) - spoilsOf(last),
    'overlord-xp-left': xp,
    'overlord-upgrades': upgrades.length,
    treachery: TREACHERY.reduce((sum, type) => sum + treachery[type], 0),
    'plot-cards': last.plotCards.length,
    riders: last.lieutenants.length,
    ...partyOf(last),
    ...townsOf(told),
    won: won ?? 'nobody',
    ended: endOf(last),
    bought: [...upgrades, ...last.party.upgrades, ...last.tamalir],
    ...(avatar && { avatar: `${avatar}, ${won}` }),
    ...(plot && { plot: `${plot}, ${won}` }),
  };
}

export const annals: CampaignAccount<State> = {
  figures: (ends, told) =>
    figuresOf(
      ends.flatMap(({ legend }) => (legend ? [legend] : [])),
      told,
    ),
};
