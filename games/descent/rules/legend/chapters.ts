// A campaign as chapters: one is over at the end of a week in which a board was played, or of the fourth quiet week running. What it leaves is the record of
// the week; all of that lies open, and no dungeon spans two chapters.

import type { NextChapter, Rules, Seat, Setting, Text } from '@veillee/kernel';
import { cities } from '../../content/legend/cities.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { countHands } from '../feats/hand.ts';
import { type Flow, noFeats, type Position, type State, type T } from '../state.ts';
import { levelNow } from './levels.ts';
import { locationName } from './names.ts';
import { type Legend, legendOf } from './record.ts';
import { beginsAt } from './terms.ts';
import { endWeek } from './week-end.ts';

/** What a chapter leaves to the next. It grows with each change that older ones are read by. */
export interface Leaf {
  readonly version: typeof VERSION;
  readonly legend: Legend;
}
const VERSION = 1;

const MOST_QUIET_WEEKS = 4;

/** The end of a week, and of a chapter if it is one. */
export function* closeWeek(t: T): Flow<Position> {
  const next = (yield* endWeek(t)) as Position;
  const legend = legendOf(t.state);
  legend.quiet = legend.today.boards ? 0 : legend.quiet + 1;
  if (!legend.today.boards && legend.quiet < MOST_QUIET_WEEKS) return next;
  legend.quiet = 0;
  return yield* endChapter(t);
}

function* endChapter(t: T): Rules<never> {
  const { week, conquest } = legendOf(t.state);
  t.state.phase = 'over';
  countHands(t.state);
  t.tell('log.week.chapter', { week, ...conquest }, { rule: 'LEG-19.1', weight: 9 });
  return yield* t.end();
}

export const leafOf = ({ legend, phase }: State): Leaf | undefined =>
  legend && legend.week > 0 && (phase === 'over' || legend.won) ? { version: VERSION, legend } : undefined;

export const isLeaf = (value: unknown): value is { readonly legend: unknown } =>
  typeof value === 'object' && value !== null && 'legend' in value;

/** What is let in of it besides is in `sound.ts`. */
export function readLeaf(value: { readonly legend: unknown }): Leaf {
  const { version, legend } = value as Leaf;
  if (version !== VERSION) throw new Error(`a campaign of version ${JSON.stringify(version)}`);
  return { version, legend };
}

/** The record at the table of the next chapter: whoever sits there now decides. Its boxes, variants and house rules stay: nobody takes it up on other terms. */
export const takenUp = (
  { legend }: Leaf,
  { overlordSeat, treasurer, party }: Pick<Legend, 'overlordSeat' | 'treasurer'> & { readonly party: readonly Seat[] },
): Legend => ({
  ...legend,
  overlordSeat,
  // Whoever has had the office handed to them keeps it, if they play heroes at the new table too.
  treasurer: party.includes(legend.treasurer) ? legend.treasurer : treasurer,
  since: legend.week,
  // What they have done is counted anew in each chapter, and for good.
  ...(legend.feats && {
    feats: Object.fromEntries(Object.entries(legend.feats).map(([sheet, { all }]) => [sheet, { all, now: noFeats() }])),
  }),
  heroes: legend.heroes.map((hero, n) => ({ ...hero, seat: party[n] ?? treasurer })),
});

export const chapterAfter = (leaf: Leaf): readonly NextChapter[] =>
  leaf.legend.won ? [] : [{ id: 'campaign', title: titleAfter(leaf), options: {} }];

/** The week with which a chapter begins, and where the party is then (LEG-3.10: at first in Tamalir). */
export function titleAfter(leaf: Leaf | undefined): Text {
  const at = leaf?.legend.party.at ?? TAMALIR;
  const place = cities.some(({ id }) => id === at) ? 'city' : 'outside';
  return {
    text: 'campaign.chapter',
    with: { week: (leaf?.legend.week ?? 0) + 1, place, location: locationName(at) },
  };
}

/** The level of the campaign with which it begins. */
export const partAfter = (leaf: Leaf | undefined, setting: Setting): Text => ({
  text: `level.${leaf ? levelNow(leaf.legend) : beginsAt(setting)}`,
});

export const storyOf = ({ week, conquest, level, won }: Legend): Text => ({
  text: won ? `campaign.won.${won}` : 'campaign.story',
  with: { week, ...conquest, level: { text: `level.${level}` } },
});
