// LEG-12.2, LEG-12.3: before the Final Battle: one lesson each in one building of Tamalir.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Legend } from '../../rules/legend/record.ts';
import { PARTY, week } from './small.ts';

const battle = (set: (legend: Legend) => void = () => {}) =>
  week({
    set: legend => {
      legend.conquest = { heroes: 350, overlord: 250 };
      Object.assign(legend, { level: 'gold', coins: 9000, opened: ['copper', 'silver', 'gold'] });
      legend.party.at = 'forge';
      for (const hero of legend.heroes) hero.xp = 60;
      set(legend);
    },
  });

describe('the last lesson', () => {
  rule('LEG-12.3', 'is what a hero does who trains: a skill, a die, or all healing for 50', () => {
    const scene = battle(legend => {
      for (const hero of legend.heroes) hero.wounds = 1;
    });
    scene.does(`enter:${PARTY[0]}:training-ground`, 'learn:mighty');
    expect(scene.legend.heroes[0]).toMatchObject({ skills: ['mighty'], xp: 40 });
    scene.does(`enter:${PARTY[1]}:temple`);
    scene.does('heal');
    const [, healed] = scene.legend.heroes;
    expect(healed?.wounds).toBe(healed?.maxWounds);
    expect(scene.legend.coins).toBe(9000 - 1000 - 50);
  });
  rule('LEG-12.3', 'is one for each of them, and nobody learns of rumours any more', () => {
    const scene = battle();
    expect(scene.refusal('week.lastLesson', `enter:${PARTY[0]}:tavern`)).toBe('LEG-12.3');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.met).toHaveLength(1);
  });
  rule(['LEG-12.3', 'LEG-13.5'], 'in whatever order they like, one after the other', () => {
    const scene = battle();
    const keys = scene.can();
    for (const hero of PARTY) expect(keys).toContain(`enter:${hero}:none`);
    scene.does(`enter:${PARTY[2]}:none`);
    expect(scene.can().some(key => key.startsWith(`enter:${PARTY[2]}:`))).toBe(false);
    expect(scene.can()).toContain(`enter:${PARTY[0]}:none`);
  });
  rule('LEG-12.3', 'each player for their own heroes', () => {
    const scene = week({
      seats: 3,
      begin: { overlordSeat: 2 },
      set: legend => {
        Object.assign(legend, { level: 'gold', conquest: { heroes: 350, overlord: 250 } });
        legend.heroes = legend.heroes.map((hero, n) => ({ ...hero, seat: n < 2 ? 0 : 1 }));
      },
    });
    const own = (seat: number): string[] => scene.can(seat).filter(key => key.endsWith(':none'));
    expect([own(0), own(1)]).toEqual([
      PARTY.slice(0, 2).map(hero => `enter:${hero}:none`),
      PARTY.slice(2).map(hero => `enter:${hero}:none`),
    ]);
  });
  rule(['LEG-12.3', 'LEG-21.17'], 'or as dice say, where the table would have that', () => {
    const scene = week({
      seats: 3,
      begin: { overlordSeat: 2, variants: ['house-building-order'] },
      dice: { dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 2, 1, 2, 2, 2] },
      set: legend => {
        Object.assign(legend, { level: 'gold', conquest: { heroes: 350, overlord: 250 } });
        legend.heroes = legend.heroes.map((hero, n) => ({ ...hero, seat: n < 2 ? 0 : 1 }));
      },
    });
    expect([...(scene.legend.today.order ?? [])].sort()).toEqual([...PARTY].sort());
    const first = scene.legend.today.order?.[0];
    const [asked] = scene.match.decisions;
    expect(asked?.options.every(({ key }) => key.startsWith(`enter:${first}:`))).toBe(true);
  });
  rule(['LEG-12.2', 'LEG-2.5'], 'at a Market of gold', () => {
    const scene = battle().does(`enter:${PARTY[0]}:market`);
    expect(scene.legend.cities.tamalir?.offer?.length).toBeGreaterThan(0);
  });
});
