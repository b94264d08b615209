// LEG-4.4 to LEG-4.7, LEG-14: sieges and razing.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { thrownIn } from '../../rules/legend/dice.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { defenseOf } from '../../rules/legend/sieges.ts';
import { BLANK, campaign, ENHANCEMENT, SURGE, week } from './small.ts';

const besieged =
  (city: string, siege: number, ...riders: readonly string[]) =>
  (legend: Legend) => {
    legend.cities[city] = { siege };
    legend.lieutenants = riders.map(id => ({ id, at: city }));
  };

describe('what becomes of siege tokens', () => {
  rule(['LEG-4.4', 'LEG-14.4'], 'where nobody stands any more they are taken away', () => {
    const scene = week({ set: besieged('greyhaven', 2) });
    expect(scene.legend.cities.greyhaven?.siege).toBeUndefined();
    const held = week({ set: besieged('greyhaven', 2, 'sir-alric-farrow') });
    expect(held.legend.cities.greyhaven?.siege).toBe(2);
  });

  rule('LEG-4.5', 'as many as the defense: a surge razes the city, otherwise the tokens stay', () => {
    for (const face of [BLANK, ENHANCEMENT]) {
      const { legend } = week({ set: besieged('greyhaven', 3, 'sir-alric-farrow'), dice: [face] });
      expect(legend.cities.greyhaven).toMatchObject({ siege: 3 });
      expect(legend.cities.greyhaven?.razed).toBeUndefined();
    }
    const { legend } = week({ set: besieged('greyhaven', 3, 'sir-alric-farrow'), dice: [SURGE] });
    expect(legend.cities.greyhaven?.razed).toBe(true);
    // Fewer tokens: no die.
    const early = week({ set: besieged('greyhaven', 2, 'sir-alric-farrow'), dice: [SURGE] });
    expect(early.diceLeft).toBe(1);
  });

  rule('LEG-4.6', 'one die for a city, however many are there', () => {
    const scene = week({
      set: besieged('greyhaven', 3, 'sir-alric-farrow', 'lady-eliza-farrow'),
      dice: [BLANK, SURGE],
    });
    expect(scene.diceLeft).toBe(1);
  });

  rule('LEG-4.7', 'of several cities the overlord says which is first', () => {
    const scene = week({
      set: legend => {
        legend.cities = { greyhaven: { siege: 3 }, nerekhall: { siege: 2 } };
        legend.lieutenants = [
          { id: 'sir-alric-farrow', at: 'greyhaven' },
          { id: 'lady-eliza-farrow', at: 'nerekhall' },
        ];
      },
      dice: [SURGE, BLANK],
    });
    expect(scene.seat(1).offered('week.storm')).toEqual(['city:greyhaven', 'city:nerekhall']);
    scene.chooses('week.storm', 'city:nerekhall');
    expect(scene.legend.cities.nerekhall?.razed).toBe(true);
    expect(scene.legend.cities.greyhaven?.razed).toBeUndefined();
  });

  rule(['LEG-4.7', 'LEG-4.5'], 'and each of them has its die, one after the other', () => {
    const { legend } = week({
      set: one => {
        one.cities = { greyhaven: { siege: 3 }, nerekhall: { siege: 2 } };
        one.lieutenants = [
          { id: 'sir-alric-farrow', at: 'greyhaven' },
          { id: 'lady-eliza-farrow', at: 'nerekhall' },
        ];
      },
      dice: [BLANK, SURGE],
    }).chooses('week.storm', 'city:nerekhall');
    expect([legend.cities.nerekhall?.razed, legend.cities.greyhaven?.razed]).toEqual([undefined, true]);
  });

  rule('LEG-4.12', 'walls of Tamalir, and riders who bring walls down, change what it takes', () => {
    const legend = campaign();
    expect(defenseOf(legend, 'tamalir')).toBe(5);
    legend.tamalir = ['strong-walls'];
    expect(defenseOf(legend, 'tamalir')).toBe(7);
    legend.lieutenants = [{ id: 'thaadd-the-destroyer', at: 'forge' }];
    expect(defenseOf(legend, 'forge')).toBe(3);
  });

  rule('LEG-7.1', 'with some riders a ripe city falls for certain', () => {
    const { legend } = week({ set: besieged('forge', 4, 'dar-hilzernod'), dice: [BLANK] });
    expect(legend.cities.forge?.razed).toBe(true);
  });

  rule('LEG-4.5', 'the die is seen as it fell; a city that falls for certain has none', () => {
    const seen = (rider: string, die: number): unknown[] =>
      [...week({ set: besieged('forge', 4, rider), dice: [die] }).match.told(0)].flatMap(
        event => thrownIn(event) ?? [],
      );
    expect(seen('sir-alric-farrow', SURGE)).toEqual([{ power: ['surge'], ill: true, overlord: 1 }]);
    expect(seen('sir-alric-farrow', BLANK)).toEqual([{ power: ['blank'], ill: false, overlord: 1 }]);
    expect(seen('dar-hilzernod', BLANK)).toEqual([]);
  });
});

describe('a city that falls', () => {
  const fallen = (more?: (legend: Legend) => void) =>
    week({
      set: legend => {
        besieged('greyhaven', 3, 'sir-alric-farrow')(legend);
        legend.party.at = 'greyhaven';
        more?.(legend);
      },
      dice: [SURGE],
    });

  rule(['LEG-14.1', 'LEG-13.6', 'LEG-4.13'], 'is gone for good: no siege, no buildings', () => {
    const scene = fallen();
    expect(scene.legend.cities.greyhaven).toEqual({ razed: true });
    expect(scene.whyNot('besiege:sir-alric-farrow')).toEqual(['why.week.razed', 'LEG-4.13']);
  });

  rule(['LEG-14.2', 'LEG-4.3', 'DRF-12.7'], 'gives the overlord a point in each Passage of Time', () => {
    const { legend } = week({
      set: one => {
        one.cities = { forge: { razed: true }, nerekhall: { razed: true } };
      },
    });
    expect(legend.conquest).toEqual({ heroes: 0, overlord: 3 });
    expect(legend.xp).toBe(3);
  });

  rule('LEG-14.3', 'does no harm to heroes who are there', () => {
    const { legend } = fallen();
    expect(legend.party.at).toBe('greyhaven');
    expect(legend.heroes.every(hero => hero.wounds === hero.maxWounds)).toBe(true);
  });

  rule('LEG-13.30', 'lets go of what lay in its vault', () => {
    const { legend } = fallen(one => {
      Object.assign(one.cities.greyhaven ?? {}, { vault: 'scroll-1' });
    });
    expect(legend.ground).toEqual([{ object: 'scroll-1', at: 'greyhaven', free: true }]);
  });

  rule('LEG-1.17', 'ends the campaign when it is Tamalir', () => {
    const scene = week({ set: besieged('tamalir', 5, 'sir-alric-farrow'), dice: [SURGE] });
    expect(scene.over).toBe(true);
    expect(scene.legend.won).toBe('overlord');
  });

  rule('LEG-17.16', 'gives 5 XP, and no conquest, with Ascension', () => {
    const { legend } = fallen(one => {
      one.plot = 'ascension';
      one.plotCards = ['as-0'];
    });
    expect([legend.xp, legend.conquest.overlord]).toEqual([6, 1]);
  });
  rule('LEG-7.1', 'gives more to whoever has Kar-Amag-Atoth', () => {
    const { legend } = fallen(one => {
      one.lieutenants.push({ id: 'kar-amag-atoth', at: 'crimson-forest' });
    });
    expect(legend.conquest.overlord).toBe(6);
  });

  rule(['LEG-17.16', 'LEG-21.20'], 'what Ascension brings counts as often as all XP in a shorter campaign', () => {
    const xp = (variants: string[]): number => {
      const { legend } = week({
        begin: { variants },
        set: one => {
          Object.assign(one, { plot: 'ascension', plotCards: ['as-0'], xp: 0 });
          besieged('greyhaven', 3, 'sir-alric-farrow')(one);
        },
        dice: [SURGE],
      });
      return legend.xp;
    };
    expect([xp([]), xp(['length-half']), xp(['length-short'])]).toEqual([1 + 5, 2 * (1 + 5), 3 * (1 + 5)]);
  });
});
