// LEG-4.32 to LEG-4.36: the action Train or Recover: each hero for themselves, in whatever order.

import type { Position, Seat } from '@veillee/kernel';
import type { Standing } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import { cities, masters } from '../../content/legend/cities.ts';
import { RECOVERY } from '../../content/legend/economy.ts';
import { heroName } from '../card-names.ts';
import { heroId } from '../state.ts';
import { offerBuildings, serve, unserved } from './buildings.ts';
import { isFresh, restore } from './care.ts';
import { doAny } from './deeds.ts';
import { enterKey, recoverKey } from './keys.ts';
import { pay, study } from './lessons.ts';
import { locationName } from './names.ts';
import {
  type Flow,
  isRazed,
  type Legend,
  type Legendary,
  type LegendHero,
  legendOf,
  type W,
  type WeekOffer,
} from './record.ts';
import { nextOf, throwTurns } from './turns.ts';

/** The action Train or Recover: each hero for themselves, in whatever order (LEG-4.32). */
export function* training(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  // LEG-4.36: whoever is whole and has nobody here to learn from is not asked.
  if (!isTaughtHere(legend)) for (const hero of unserved(legend)) if (isFresh(hero)) serve(t, hero);
  if (unserved(legend).length === 0) return { at: 'weekEnd' };
  throwTurns(t, unserved(legend)); // LEG-21.17
  const seats = [...new Set(nextOf(legend, unserved(legend)).map(({ seat }) => seat))];
  const done = yield* doAny(
    t,
    seats.map(seat => lessons(legend, seat)),
  );
  return done?.next ?? { at: 'training' };
}

/** A city that stands, or a master who teaches. */
const isTaughtHere = (legend: Legend): boolean => {
  const { at } = legend.party;
  return cities.some(({ id }) => id === at)
    ? !isRazed(legend, at)
    : masters.some(({ id }) => id === at) && !legend.ruined.includes(at);
};

const lessons = (legend: Legend, seat: Seat): Standing<Legendary, Position> => ({
  asked: { seat, prompt: 'week.training', rule: 'LEG-4.32', with: { location: locationName(legend.party.at) } },
  deeds: offer => {
    for (const hero of nextOf(legend, unserved(legend))) if (hero.seat === seat) offerLessons(legend, hero, offer);
  },
});

/** What one hero may do with the action. */
function offerLessons(legend: Legend, hero: LegendHero, offer: WeekOffer): void {
  const whyNot = first(
    unless(!isFresh(hero), 'why.week.whole', 'LEG-4.33'),
    unless(legend.coins >= RECOVERY.recover, 'why.week.coins', 'LEG-4.33', { price: RECOVERY.recover }),
  );
  offer(whyNot, () => ({
    option: {
      key: recoverKey.make(hero.sheet),
      text: 'week.recover',
      with: { hero: heroName(hero.sheet), price: RECOVERY.recover },
      on: ['camp:recover'],
      figure: heroId(hero.sheet),
      rule: 'LEG-4.33',
    },
    *run(t) {
      pay(legendOf(t.state), hero, { coins: RECOVERY.recover, xp: 0 });
      restore(hero);
      serve(t, hero);
      t.tell('log.week.recovers', { hero: heroName(hero.sheet) }, { rule: 'LEG-4.33', weight: 1 });
    },
  }));
  const { at } = legend.party;
  const city = cities.find(({ id }) => id === at);
  const master = masters.find(({ id }) => id === at);
  if (city && !isRazed(legend, at)) return offerBuildings(legend, hero, city, 'train', offer);
  offer(undefined, () => ({
    // LEG-4.36: elsewhere it has no effect; so it is for whoever declines.
    option: {
      key: enterKey.make(hero.sheet, 'none'),
      text: 'week.rests',
      with: { hero: heroName(hero.sheet) },
      on: ['camp:rest'],
      figure: heroId(hero.sheet),
      rule: 'LEG-4.36',
    },
    *run(t) {
      serve(t, hero);
    },
  }));
  if (!master || legend.ruined.includes(at)) return;
  offer(undefined, () => ({
    option: {
      key: enterKey.make(hero.sheet, 'master'),
      text: 'week.study.master',
      with: { hero: heroName(hero.sheet), location: locationName(at) },
      on: ['building:master'],
      figure: heroId(hero.sheet),
      rule: 'LEG-4.35',
    },
    *run(t) {
      yield* study(t, hero, master, true);
      serve(t, hero);
    },
  }));
}
