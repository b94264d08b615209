// LEG-4.27 to LEG-4.31: what the party does where it has arrived, in the order that it likes: whom it challenges, where it goes down, which
// buildings its heroes visit, what it carries away.

import type { Position, Seat } from '@veillee/kernel';
import type { Standing } from '@veillee/pieces/deeds';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { cityRow } from '../../content/legend/cities.ts';
import { levelRow } from '../../content/legend/economy.ts';
import { locationRow } from '../../content/legend/map.ts';
import type { Boards, BoardTerms } from './boards.ts';
import { offerBuildings, unserved } from './buildings.ts';
import { doAny, doOne } from './deeds.ts';
import { exploreKey } from './keys.ts';
import { locationName } from './names.ts';
import { offerPartyObjects } from './objects.ts';
import { playBoard } from './play.ts';
import {
  type Flow,
  isRazed,
  type Legend,
  type Legendary,
  legendOf,
  lengthIn,
  ridersAt,
  type W,
  type WeekOffer,
} from './record.ts';
import { challengers, fortifiers, offerChallenges } from './riders.ts';
import { offerSharing, otherSeats, sharingOf } from './sharing.ts';
import { nextOf, throwTurns } from './turns.ts';

export function* there(t: W, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  if (legend.today.spent) return { at: 'weekEnd' };
  const fight = (table: W, lieutenant: string): Flow<Position> =>
    playBoard(table, boards, { kind: 'lieutenant', lieutenant }, { at: 'there' });
  const dared = yield* challengeBack(t, fight);
  if (dared) return dared;
  if (isCityOpen(legend)) throwTurns(t, unserved(legend));
  const waiting = isCityOpen(legend) ? nextOf(legend, unserved(legend)) : [];
  const others = waiting.map(({ seat }) => seat);
  const own: Standing<Legendary, Position> = {
    asked: {
      seat: legend.treasurer,
      prompt: 'week.there',
      rule: 'LEG-4.30',
      with: { location: locationName(legend.party.at) },
      ...(waiting.length === 0 && { pass: { text: 'week.there.done' } }),
    },
    deeds: offer => {
      offerChallenges(legend, ridersToMeet(legend), offer, fight);
      offerExploring(legend, boards, offer);
      offerPartyObjects(legend, offer);
      offerVisits(legend, legend.treasurer, offer);
      offerSharing(legend, legend.treasurer, offer);
    },
  };
  const meanwhile = otherSeats(legend).map(seat =>
    others.includes(seat) ? visitsOf(legend, seat) : sharingOf(legend, seat),
  );
  // Whoever is waited for is asked: a treasurer whose own heroes have been served may only do what they like meanwhile.
  const isOthers = others.length > 0 && !others.includes(legend.treasurer);
  const called = meanwhile.filter(({ asked }) => others.includes(asked.seat));
  const idle = meanwhile.filter(({ asked }) => !others.includes(asked.seat));
  const done = yield* doAny(t, isOthers ? [...called, own, ...idle] : [own, ...meanwhile]);
  return done ? (done.next ?? { at: 'there' }) : { at: 'weekEnd' };
}

/** LEG-7.4: after one fight the next of them may challenge, once. */
function* challengeBack(t: W, fight: (table: W, lieutenant: string) => Flow<Position>): Flow<Position | undefined> {
  const legend = legendOf(t.state);
  const riders = challengers(legend);
  if (legend.today.foughtAt === undefined || riders.length === 0) return undefined;
  const done = yield* doOne(
    t,
    {
      seat: legend.overlordSeat,
      prompt: 'week.challengeBack',
      rule: 'LEG-7.4',
      pass: { text: 'week.challengeBack.no' },
    },
    offer => offerChallenges(legend, riders, offer, fight),
  );
  legend.today.foughtAt = undefined;
  return done?.next;
}

/** LEG-4.29: whoever stands here and has not been fought in this step. */
const ridersToMeet = (legend: Legend) =>
  ridersAt(legend, legend.party.at).filter(({ id }) => !legend.today.met?.includes(id));

// ---- cities ----

/** LEG-13.6: a razed one offers nothing. */
const isCityOpen = (legend: Legend): boolean =>
  locationRow(legend.party.at).kind === 'city' && !isRazed(legend, legend.party.at);

function offerVisits(legend: Legend, seat: Seat, offer: WeekOffer): void {
  if (!isCityOpen(legend)) return;
  for (const hero of nextOf(legend, unserved(legend)))
    if (hero.seat === seat) offerBuildings(legend, hero, cityRow(legend.party.at), 'visit', offer);
}

const visitsOf = (legend: Legend, seat: Seat): Standing<Legendary, Position> => ({
  asked: { seat, prompt: 'week.visit', rule: 'LEG-13.2', with: { city: locationName(legend.party.at) } },
  deeds: offer => {
    offerVisits(legend, seat, offer);
    offerSharing(legend, seat, offer);
  },
});

// ---- dungeons ----

/** What is to be explored here; nothing in a city, at a master’s, or where all has been seen. */
function questAt(legend: Legend): Extract<BoardTerms, { kind: 'dungeon' }> | undefined {
  const { at } = legend.party;
  const { kind } = locationRow(at);
  if (kind !== 'dungeon' && kind !== 'legendary') return undefined;
  const near = kind === 'legendary' ? [] : fortifiers(legend, at);
  const { levels } = lengthIn(legend);
  if (legend.rumour?.at === at)
    return { kind: 'dungeon', quest: 'rumour', at, card: legend.rumour.card, levels: levels.rumour, near }; // LEG-9.17
  const quest = isSpecial(legend, at) ? 'legendary' : 'dungeon';
  return { kind: 'dungeon', quest, at, levels: levels[quest], near };
}

/** LEG-10.11: a legendary area is one as long as nobody has explored it; for what lies there later it is a dungeon like others. */
const isSpecial = ({ seen }: Legend, at: string): boolean => locationRow(at).kind === 'legendary' && !seen.includes(at);

/** LEG-8.2, LEG-10.1 to LEG-10.3: of the moment in which the party goes in. */
export function whyNotExplore(legend: Legend, at: string): Why | undefined {
  const { heroes, overlord } = legend.conquest;
  const isLegendary = isSpecial(legend, at);
  return first(
    unless(!legend.explored.includes(at), 'why.week.explored', 'LEG-8.2'),
    isLegendary && unless(levelRow(legend.level).legendary === at, 'why.week.legendary', 'LEG-10.1'),
    isLegendary && unless(heroes < overlord, 'why.week.behind', 'LEG-10.3'),
  );
}

function offerExploring(legend: Legend, boards: Boards, offer: WeekOffer): void {
  const terms = questAt(legend);
  if (!terms) return;
  offer(whyNotExplore(legend, terms.at), () => ({
    option: {
      key: exploreKey,
      text: 'week.explore',
      with: { location: locationName(terms.at), levels: terms.levels },
      on: [`location:${terms.at}`],
      rule: 'LEG-4.27',
    },
    *run(t) {
      const now = legendOf(t.state);
      maybeRemove(now.seen, terms.at);
      now.explored.push(terms.at); // LEG-8.3: whatever comes of it.
      return yield* playBoard(t, boards, terms, { at: 'there' });
    },
  }));
}
