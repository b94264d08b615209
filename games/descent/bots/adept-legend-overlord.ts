// The adept overlord between boards: avatar and plot, what is bought and ordered in each week, when to challenge, and what becomes of cities.

import { bestPicks } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { cityRow } from '../content/legend/cities.ts';
import { TAMALIR } from '../content/legend/map.ts';
import * as week from '../rules/legend/keys.ts';
import { distance } from '../rules/legend/ways.ts';
import { legendIn } from './adept-legend-heroes.ts';
import { fitnessOf } from './adept-legend-heroes-needs.ts';
import { orderOf } from './adept-legend-overlord-orders.ts';
import { firstUpgrades, upgradeOf } from './adept-legend-overlord-upgrades.ts';
import type { Mind } from './mind.ts';

/** No avatar and no plot is better than another: they are as the evening wants them. */
function anyOf({ turn: { decision, chance } }: Mind): Picks {
  return [chance.pick(decision.options, 'legend').key];
}

/** A party so worn is worth a fight whatever it costs; somewhat fitter, whoever stands there fights with others. */
const CHALLENGED = 0.45;
const CHALLENGED_IN_CITY = 0.6;

function challenge(mind: Mind): Picks | undefined {
  const legend = legendIn(mind);
  const { at } = legend.party;
  const dares = fitnessOf(legend) < (at === TAMALIR ? CHALLENGED_IN_CITY : CHALLENGED);
  const rider = mind.turn.decision.options.find(({ key }) => week.challengeKey.is(key));
  return rider && dares ? [rider.key] : undefined;
}

function orders(mind: Mind): Picks {
  const legend = legendIn(mind);
  const { decision } = mind.turn;
  const dared = challenge(mind);
  if (dared) return dared;
  const bought = upgradeOf(mind);
  if (bought !== undefined) return [bought];
  const order = orderOf(legend, new Set(decision.options.map(({ key }) => key)));
  return order === undefined ? [] : [order];
}

/** What a city is worth to the party: what can be bought and learned there. */
const worthOfCity = (city: string): number => {
  const { buildings, skills, traits } = cityRow(city);
  const { market = 0, alchemist = 0, temple = 0 } = buildings;
  return 1 + market + alchemist / 2 + temple / 2 + skills.length / 3 + traits.length;
};
const storm = ({ turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => {
    const city = week.cityKey.only(key);
    return city === TAMALIR ? 100 : worthOfCity(city);
  });
const chained = ({ turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => worthOfCity(week.cityKey.only(key)));
const razed = ({ turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => worthOfCity(week.goKey.only(key)));

/** Where the party does not come soon, and somebody who rides does. */
function laid(mind: Mind): Picks {
  const legend = legendIn(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const at = week.goKey.only(key);
    const riders = legend.lieutenants.map(rider => distance(rider.at, at));
    return 100 + 2 * distance(legend.party.at, at) - Math.min(8, ...riders);
  });
}

export const WEEK_OF_OVERLORD: { readonly [prompt: string]: (mind: Mind) => Picks } = {
  'week.avatar': anyOf,
  'week.plot': anyOf,
  'week.firstUpgrades': firstUpgrades,
  'week.spending': firstUpgrades,
  'week.orders': orders,
  'week.challengeBack': mind => challenge(mind) ?? [],
  'week.storm': storm,
  'week.plot.chain': chained,
  'week.plot.raze': razed,
  'week.plot.lay': laid,
};
