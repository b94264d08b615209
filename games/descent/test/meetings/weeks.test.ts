// Weeks of a campaign, and what one of them leaves to the next: objects that nobody may take yet, promises that hold once, and ways that lead past
// somewhere.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Legend } from '../../rules/legend/record.ts';
import { BLANK, SURGE, type Week, type WeekScene, week } from '../legend/small.ts';

const ALRIC = 'sir-alric-farrow';
const ELIZA = 'lady-eliza-farrow';
const QUIET = [SURGE, SURGE, SURGE];
const SEARCH = [BLANK, BLANK, BLANK, BLANK];
const riders = (...at: readonly string[]) => at.map((place, n) => ({ id: n === 0 ? ALRIC : ELIZA, at: place }));
const orders = (set: (legend: Legend) => void, plan: Week = {}): WeekScene =>
  week({ at: 'orders', begin: {}, ...plan, set });

describe('a city that is spared', () => {
  rule(['LEG-9.11', 'LEG-4.5'], 'is spared once: the next one falls by its die', () => {
    const { legend } = week({
      set: one => {
        one.spared = true;
        one.cities = { greyhaven: { siege: 3 }, nerekhall: { siege: 2 } };
        one.lieutenants = riders('greyhaven', 'nerekhall');
      },
      dice: [SURGE],
    }).chooses('week.storm', 'city:greyhaven');
    expect([legend.cities.greyhaven?.razed, legend.cities.nerekhall?.razed]).toEqual([undefined, true]);
    expect(legend.spared).toBeUndefined();
  });
});

describe('quest objects', () => {
  const carried = (at: string, more: (legend: Legend) => void = () => {}) =>
    orders(legend => {
      Object.assign(legend, { plot: 'everlasting-night', plotCards: ['en-0'] });
      legend.lieutenants = riders(at, at).map((one, n) => ({ ...one, ...(n === 0 && { object: 'scroll-1' }) }));
      legend.party.at = 'tamalir';
      more(legend);
    });
  rule(
    ['LEG-17.4', 'LEG-8.2'],
    'dropped where all has been seen there is something to explore again, and no point',
    () => {
      const scene = carried('thelsvan-trail', legend => legend.explored.push('thelsvan-trail'));
      scene.does(`leave:${ALRIC}`);
      expect(scene.legend).toMatchObject({ explored: [], seen: ['thelsvan-trail'] });
      const there = week({
        at: 'march',
        dice: QUIET,
        set: legend => Object.assign(legend, { seen: ['thelsvan-trail'], ground: scene.legend.ground }),
      }).does('go:thelsvan-trail');
      expect(there.legend.conquest.heroes).toBe(0);
      expect(there.can(0)).toContain('explore');
    },
  );
  rule('LEG-17.7', 'that a lieutenant has dropped are nobody’s to take up this week, and anybody’s in the next', () => {
    const scene = carried('thelsvan-trail').does(`leave:${ALRIC}`);
    expect(scene.refusal('week.orders', `take:${ELIZA}:scroll-1`)).toBe('LEG-17.7');
    const later = orders(legend => {
      legend.lieutenants = riders('thelsvan-trail', 'thelsvan-trail');
      legend.ground = [{ object: 'scroll-1', at: 'thelsvan-trail' }];
    });
    expect(later.can(1)).toContain(`take:${ELIZA}:scroll-1`);
  });
  rule('LEG-17.2', 'are not sealed where another is', () => {
    const sealing = (sealed: Legend['sealed']) =>
      carried('forge', legend => Object.assign(legend, { cities: { forge: { razed: true } }, sealed }));
    expect(sealing({}).can(1)).toContain(`seal:${ALRIC}`);
    expect(sealing({ 'scroll-2': 'forge' }).refusal('week.orders', `seal:${ALRIC}`)).toBe('LEG-17.2');
    expect(sealing({ 'scroll-2': 'frostgate' }).can(1)).toContain(`seal:${ALRIC}`);
  });
  rule(
    ['LEG-17.13', 'LEG-17.12'],
    'from which the party has fled stay out of its reach, also when it wins there later',
    () => {
      const scene = week({
        at: 'there',
        dice: SEARCH,
        set: legend => {
          legend.party.at = 'thelsvan-trail';
          legend.ground = [
            { object: 'scroll-1', at: 'thelsvan-trail', barred: true },
            { object: 'scroll-2', at: 'thelsvan-trail' },
          ];
          legend.lieutenants = riders('dawnsmoor');
        },
      }).does('explore', 'go:thelsvan-trail');
      expect(scene.legend).toMatchObject({
        party: { object: 'scroll-2' },
        ground: [{ object: 'scroll-1', barred: true }],
      });
      expect(scene.legend.ground[0]?.free).toBeUndefined();
      expect(scene.asked(0)).not.toBe('week.whichObject');
    },
  );
});

describe('on the way', () => {
  rule(
    ['LEG-13.39', 'LEG-4.22'],
    'a Staff takes nobody over a river without a boat, not on the first of two trails either',
    () => {
      const ways = (upgrades: string[]) =>
        week({
          at: 'march',
          set: legend => {
            legend.party = { at: 'frostgate', upgrades };
          },
        });
      const far = ways(['staff-of-the-wild', 'enchanted-boat'])
        .can(0)
        .filter(key => key.startsWith('far:forest-of-the-wall:'));
      expect(far.length).toBeGreaterThan(0);
      for (const key of far) expect(ways(['staff-of-the-wild']).refusal('week.march', key)).toBe('LEG-4.22');
    },
  );
});
