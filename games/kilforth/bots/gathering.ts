// Where friends meet: for the Finale of each, then for the Ancients, on one short way. KIL-7.16, KIL-13.2.

import { ancientById, sagaById } from '../content/cards.ts';
import { distance } from '../rules/realm/map.ts';
import { type Board, type Hero, hero, inGame, LAST_DAY, type RegionId } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { isTimeToStrike } from './war-council.ts';
import { weights } from './weights.ts';

/** KIL-7.16, 13.2: the region where all friends must be next; everybody works out the same. */
export function gatheringPlace({ view, memo }: Pick<Mind, 'view' | 'memo'>): RegionId | undefined {
  if (view.mode !== 'cooperative') return undefined;
  memo.meeting ??= { place: nextStop(view) };
  return memo.meeting.place;
}

function nextStop(view: Board): RegionId | undefined {
  const heroes = inGame(view).map(seat => hero(view, seat));
  const finales = heroes.filter(own => own.chapter === 'finale').map(own => sagaById(own.saga).finale.region);
  const busy = heroes.filter(own => typeof own.chapter === 'number').length;
  if (finales.length === 0 && busy > 0) return undefined;
  if (busy > 0 && view.day < departure(view)) return undefined;
  const ancients = ancientRegions(view);
  if (finales.length > 0) return firstStop(view, heroes, finales, ancients);
  const stop = firstStop(view, heroes, ancients, []);
  const ancient = view.ancients.find(one => !one.defeated && one.region === stop);
  return ancient && isTimeToStrike(view, ancient) ? stop : undefined;
}

/** The Day on which friends set out even if some are still busy with their Chapters: what is to be done takes so long. */
function departure(view: Board): number {
  const finales = inGame(view).filter(seat => hero(view, seat).chapter !== 'done').length;
  return LAST_DAY - Math.ceil(finales * weights.finaleDays + ancientRegions(view).length * weights.ancientDays);
}

/** Where the Ancients stand, or will. */
const ancientRegions = (view: Board): RegionId[] =>
  view.ancients.filter(one => !one.defeated).map(one => one.region ?? ancientById(one.id).region);

/** The first of these regions on the shortest way through all of them, and on to the nearest of the regions after them. */
function firstStop(
  view: Board,
  heroes: readonly Hero[],
  stops: readonly RegionId[],
  after: readonly RegionId[],
): RegionId | undefined {
  let best: RegionId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const ways = heroes.map(own => distance(view, own.region, stop));
    const rest = stops.filter(other => other !== stop);
    // All wait for the one who comes from furthest; the others' steps count a little.
    const length = Math.max(...ways) + sum(ways) / 20 + tour(view, stop, rest, after);
    if (length < least) {
      least = length;
      best = stop;
    }
  }
  return best;
}

/** Steps of the shortest way from here through all these regions, and on to the nearest of those after them. */
function tour(view: Board, from: RegionId, stops: readonly RegionId[], after: readonly RegionId[]): number {
  if (stops.length === 0) return after.length === 0 ? 0 : Math.min(...after.map(next => distance(view, from, next)));
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const rest = stops.filter(other => other !== stop);
    least = Math.min(least, distance(view, from, stop) + tour(view, stop, rest, after));
  }
  return least;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const isTogether = ({ view, own }: Mind): boolean =>
  inGame(view).every(seat => hero(view, seat).region === own.region);

/** Whoever has reached the meeting place stays there until all have come and it is done. */
export const staysHere = (mind: Mind): boolean => gatheringPlace(mind) === mind.own.region;

/** Turns until the last of the others can be at the meeting place; for ever if somebody will not come today. */
export function turnsUntilAllMeet(mind: Mind): number {
  const meeting = gatheringPlace(mind);
  if (meeting === undefined) return 0;
  const { view, seat } = mind;
  let turns = 0;
  for (const other of inGame(view)) {
    if (other === seat) continue;
    const { region, camped, ap } = hero(view, other);
    const way = distance(view, region, meeting);
    if (way > 0 && (camped || ap < way)) return Number.POSITIVE_INFINITY;
    turns = Math.max(turns, way);
  }
  return turns;
}

/** Whether he can do something else first and still be at the meeting place no later than the others. */
export function hasLeisure(mind: Mind): boolean {
  const meeting = gatheringPlace(mind);
  if (meeting === undefined) return false;
  const { view, own } = mind;
  const way = distance(view, own.region, meeting);
  return own.ap > way && turnsUntilAllMeet(mind) > way;
}
