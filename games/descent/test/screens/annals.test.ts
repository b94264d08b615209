// What a campaign says of itself to whoever weighs the game.

import type { GameEvent } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { annals } from '../../rules/legend/annals.ts';
import { buildingName, locationName } from '../../rules/legend/names.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import type { State } from '../../rules/state.ts';

const chapter = (week: number, change: Partial<Legend> = {}): State => {
  const legend = newLegend({
    boxes: ['base'],
    variants: [],
    overlordSeat: 1,
    treasurer: 0,
    heroes: [newLegendHero('steelhorns', 0, []), newLegendHero('silhouette', 0, [])],
  });
  return { legend: { ...legend, week, avatar: 'titan', plot: 'ascension', ...change } } as State;
};
const told = (text: string, city: string, building = 'market'): GameEvent =>
  ({ text, with: { city: locationName(city), building: buildingName(building) } }) as unknown as GameEvent;

test('weeks are counted by the level at which they began; the last battle takes none', () => {
  const ends = [chapter(4), chapter(9, { level: 'silver' }), chapter(12, { level: 'final', won: 'heroes' })];
  expect(annals.figures(ends, [])).toMatchObject({
    weeks: 12,
    'weeks-copper': 4,
    'weeks-silver': 5,
    'weeks-gold': 2,
    won: 'heroes',
    ended: 'avatar-slain',
    avatar: 'titan, heroes',
    plot: 'ascension, heroes',
  });
});

test('sieges of Tamalir are told apart from those of others, and buildings count once they were entered', () => {
  const events = [
    told('log.week.besieges', 'tamalir'),
    told('log.week.besieges', 'forge'),
    told('log.week.holds', 'tamalir'),
    told('log.week.enters', 'forge', 'temple'),
    told('log.week.enters', 'forge', 'temple'),
    told('log.week.enters', 'tamalir', 'tavern'),
  ];
  const pages = [40, undefined, 25].map((coins, week) => ({ week, at: 'forge', deeds: [], gains: [], coins }));
  expect(annals.figures([chapter(3, { coins: 15, diary: pages })], events)).toMatchObject({
    'tamalir-besieged': 1,
    'tamalir-stormed': 1,
    buildings: ['temple', 'tavern'],
    cities: ['forge', 'tamalir'],
    'coins-left': 15,
    'coins-earned': 65,
  });
  // What lies in the keep buys nothing any more.
  const last = chapter(4, { coins: 100, diary: pages, level: 'final', won: 'overlord' });
  expect(annals.figures([last], [])).toMatchObject({ 'coins-left': 75, 'coins-earned': 40 });
});
