// LEG-4.4 to LEG-4.7, LEG-14: sieges, and what becomes of a city that falls.

import { cityRow, tamalirRow } from '../../content/legend/cities.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { plotRow } from '../../content/legend/plots.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { thrownAs, throwPower } from './dice.ts';
import { winCampaign } from './ending.ts';
import { gainConquest, gainXp, razingConquest } from './gains.ts';
import { cityKey } from './keys.ts';
import { locationName } from './names.ts';
import { cityIn, type Flow, type Legend, legendOf, lengthIn, ridersAt, type W, type WeekPosition } from './record.ts';
import { tellOf } from './telling.ts';

/** Siege tokens that it takes now: Tamalir may have better walls, and some riders bring down what they besiege. */
export function defenseOf(legend: Legend, city: string): number {
  const built =
    city === TAMALIR
      ? legend.tamalir
          .flatMap(id => tamalirRow(id).ops)
          .reduce((sum, op) => (op.op === 'defense' ? sum + op.n : sum), 0)
      : 0;
  const ridden = ridersAt(legend, city)
    .flatMap(({ id }) => lieutenantRow(id).rides)
    .reduce((least, ride) => (ride.op === 'defense' ? Math.min(least, ride.n) : least), 0);
  return Math.max(1, cityRow(city).defense + lengthIn(legend).defense + built + ridden);
}
export const siegeOf = ({ cities }: Legend, city: string): number => cities[city]?.siege ?? 0;
/** All tokens that it takes are there. */
export const isRipe = (legend: Legend, city: string): boolean => siegeOf(legend, city) >= defenseOf(legend, city);

/** Step 2 of the week. */
export function* sieges(t: W): Flow<WeekPosition> {
  const legend = legendOf(t.state);
  legend.step = 'siege';
  for (const [city, { siege = 0 }] of Object.entries(legend.cities)) {
    if (siege === 0 || ridersAt(legend, city).length > 0) continue;
    cityIn(legend, city).siege = undefined; // LEG-4.4, LEG-14.4
    t.tell('log.week.relieved', { city: locationName(city) }, { rule: 'LEG-4.4', weight: 1 });
    tellOf(t, 'LEG-4.4', ['city', city, 'saved']);
    note(legend, deedOf.relieved.make(city));
  }
  let ripe = Object.keys(legend.cities).filter(city => siegeOf(legend, city) > 0 && isRipe(legend, city));
  while (ripe.length > 0) {
    // LEG-4.7: in the order that the overlord likes.
    const options = ripe.map(city => ({ key: cityKey.make(city), text: `location.${city}`, on: [`location:${city}`] }));
    const city = cityKey.only(yield* t.choose(legend.overlordSeat, 'week.storm', options, { rule: 'LEG-4.7' }));
    yield* storm(t, city);
    ripe = ripe.filter(one => one !== city);
  }
  return { at: 'orders' };
}

/** LEG-4.5, LEG-4.6: one die for the city, however many are there. */
function* storm(t: W, city: string): Flow {
  const legend = legendOf(t.state);
  const isSure = ridersAt(legend, city).some(({ id }) => lieutenantRow(id).rides.some(({ op }) => op === 'sureSiege'));
  const isThrown = !legend.spared && !isSure;
  const face = legend.spared ? 'blank' : isSure ? 'surge' : throwPower(t);
  legend.spared = undefined;
  const falls = face === 'surge';
  const fell = isThrown ? thrownAs(t, [face], falls) : {};
  if (falls) return yield* raze(t, city, fell);
  t.tell('log.week.holds', { city: locationName(city) }, { rule: 'LEG-4.5', weight: 1, ...fell });
}

/** LEG-14.1: for good; `fell`: by which dice, if by any. */
export function* raze(t: W, city: string, fell: Partial<ReturnType<typeof thrownAs>> = {}): Flow {
  const legend = legendOf(t.state);
  const { vault, temple, chained } = cityIn(legend, city);
  legend.cities[city] = { razed: true, ...(temple && { temple }), ...(chained && { chained }) };
  t.tell('log.week.razed', { city: locationName(city) }, { rule: 'LEG-14.1', weight: 4, ...fell });
  tellOf(t, 'LEG-14.1', ['city', city, 'razed']);
  note(legend, deedOf.razed.make(city));
  if (city === TAMALIR) return yield* winCampaign(t, 'overlord', 'LEG-1.17');
  // LEG-13.30: whatever was in its vault lies there for anybody.
  if (vault !== undefined) legend.ground.push({ object: vault, at: city, free: true });
  gainConquest(t, 'overlord', razingConquest(legend), 'LEG-7.1', 'razing');
  for (const op of legend.plotCards.flatMap(id => plotRow(id).ops))
    if (op.op === 'razingXp') gainXp(legend, 'overlord', op.n); // LEG-17.16, LEG-21.20
}
