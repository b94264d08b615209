// LEG-2.6 to LEG-2.8, LEG-11, LEG-13.24, LEG-15: what heroes learn.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Legend, LegendHero, TraitDice } from '../../rules/legend/record.ts';
import { type Week, week } from './small.ts';

const learning = (city: string, hero: Partial<LegendHero> = {}, plan: Week = {}) =>
  week({
    at: 'training',
    ...plan,
    set: legend => {
      legend.party.at = city;
      legend.coins = 20_000;
      for (const one of legend.heroes) one.xp = 200;
      Object.assign(legend.heroes[0] ?? {}, hero);
      plan.set?.(legend);
    },
  });
const ground = (city: string, hero: Partial<LegendHero> = {}, plan: Week = {}) =>
  learning(city, hero, plan).does('enter:steelhorns:training-ground');
const master = (hero: Partial<LegendHero> = {}, plan: Week = {}) =>
  learning('olmrics-hut', hero, plan).does('enter:steelhorns:master');
const dice = (melee: TraitDice, ranged: TraitDice = [0, 0, 0], magic: TraitDice = [0, 0, 0]) => ({
  dice: { melee, ranged, magic },
});
const level = (to: Legend['level']): Week => ({
  set: legend => {
    legend.level = to;
  },
});

describe('what it costs', () => {
  rule(['LEG-15.6', 'LEG-15.11', 'DRF-12.16'], 'a die: coins of the purse and XP of the hero', () => {
    const scene = ground('tamalir', dice([2, 0, 0])).does('trait:melee:black');
    expect(scene.legend).toMatchObject({
      coins: 19_500,
      heroes: [{ xp: 185, dice: { melee: [3, 0, 0] } }, { xp: 200 }, {}, {}],
    });
    scene.does('trait:melee:silver');
    expect(scene.legend).toMatchObject({
      coins: 18_750,
      heroes: [{ xp: 165, dice: { melee: [2, 1, 0] } }, {}, {}, {}],
    });
    const gold = ground('tamalir', dice([0, 1, 0]), level('silver')).does('trait:melee:gold');
    expect(gold.legend).toMatchObject({ coins: 19_000, heroes: [{ xp: 175, dice: { melee: [0, 0, 1] } }, {}, {}, {}] });
    expect(ground('tamalir', { xp: 16, ...dice([1, 0, 0]) }).refusal('week.study', 'trait:melee:silver')).toBe(
      'LEG-15.11',
    );
  });
  rule(['LEG-15.9', 'DRF-12.15'], 'a skill: more with each that is known, and five at most', () => {
    const price = (known: readonly string[]) => {
      const scene = ground('tamalir', { skills: [...known] }).does('learn:mighty');
      return [20_000 - scene.legend.coins, 200 - (scene.legend.heroes[0]?.xp ?? 0)];
    };
    const four = ['acrobat', 'appraiser', 'burglar', 'pickpocket'];
    expect([1, 2, 3, 4].map(n => price(four.slice(0, n)))).toEqual([
      [1000, 20],
      [1500, 30],
      [2000, 40],
      [2500, 50],
    ]);
    expect(ground('tamalir', { skills: [...four, 'taunt'] }).refusal('week.study', 'learn:mighty')).toBe('LEG-15.9');
  });
  rule('LEG-15.10', 'a skill that another hero knows is not to be had', () => {
    const scene = ground(
      'tamalir',
      {},
      {
        set: legend => {
          Object.assign(legend.heroes[1] ?? {}, { skills: ['mighty'] });
        },
      },
    );
    expect(scene.refusal('week.study', 'learn:mighty')).toBe('LEG-15.10');
  });
  rule('LEG-21.7', 'nor one that the table leaves out', () => {
    const scene = ground('vynelvale', {}, { begin: { variants: ['tiny-skill-bans'] } });
    expect(scene.refusal('week.study', 'learn:leadership')).toBe('LEG-15.10');
    expect(ground('vynelvale').offered('week.study')).toContain('learn:leadership');
  });
  rule('LEG-13.26', 'less in some cities, and in one the overlord gains by it', () => {
    const magic = ground('greyhaven', dice([0, 0, 0], [0, 0, 0], [1, 0, 0])).does('trait:magic:black');
    expect(magic.legend.coins).toBe(19_750);
    const dark = ground('nerekhall').does('learn:necromancy');
    expect(dark.legend).toMatchObject({ coins: 19_000, heroes: [{ xp: 185 }, {}, {}, {}], conquest: { overlord: 1 } });
    const college = ground(
      'tamalir',
      {},
      {
        set: legend => {
          legend.tamalir = ['war-college'];
        },
      },
    ).does('learn:mighty');
    expect(college.legend.coins).toBe(19_250);
    const totem = ground('frostgate', { wounds: 3 }).does('learn:swift');
    expect(totem.asked(0)).toBe('week.training');
    expect(totem.legend.heroes[0]?.wounds).toBe(7);
  });
});

describe('how much in a week', () => {
  rule('LEG-13.24', 'one skill, or one or two trait upgrades', () => {
    const skill = ground('tamalir').does('learn:mighty');
    expect(skill.asked(0)).toBe('week.training');
    const traits = ground('tamalir', dice([0, 0, 0])).does('trait:melee:black');
    expect(traits.refusal('week.study', 'learn:mighty')).toBe('LEG-13.24');
    traits.does('trait:melee:black');
    expect(traits.asked(0)).toBe('week.training');
    const free = ground('tamalir', {}, { begin: { variants: ['unlimited-training'] } }).does(
      'learn:mighty',
      'learn:inner-fire',
    );
    expect(free.legend.heroes[0]?.skills).toEqual(['mighty', 'inner-fire']);
  });
  rule(['LEG-13.25', 'DRF-12.19'], 'what is taught there alone', () => {
    const keys = [
      ...ground('forge').offered('week.study'),
      ...ground('forge')
        .refused('week.study')
        .map(({ key }) => key),
    ];
    expect(keys.filter(key => key.startsWith('trait:magic'))).toEqual([]);
    expect(keys).toContain('learn:tough');
    expect(keys).not.toContain('learn:mighty');
  });
});

describe('how many dice', () => {
  rule(['LEG-2.6', 'DRF-12.2'], 'at copper three silver ones over all traits, and none of gold (E30)', () => {
    const scene = ground('tamalir', dice([1, 2, 0], [1, 1, 0], [1, 0, 0]));
    expect(scene.refusal('week.study', 'trait:magic:silver')).toBe('LEG-2.6');
    expect(scene.refusal('week.study', 'trait:melee:gold')).toBe('LEG-2.7');
    expect(scene.offered('week.study')).toContain('trait:magic:black');
    const two = ground('tamalir', dice([1, 2, 0], [1, 0, 0]));
    expect(two.offered('week.study')).toContain('trait:ranged:silver');
  });
  rule(['LEG-2.7', 'DRF-12.3'], 'at silver any number of silver, three of gold', () => {
    const scene = ground('tamalir', dice([1, 3, 1], [1, 1, 2]), level('silver'));
    expect(scene.offered('week.study')).toContain('trait:melee:silver');
    expect(scene.refusal('week.study', 'trait:melee:gold')).toBe('LEG-2.7');
  });
  rule(['LEG-2.8', 'DRF-12.4'], 'at gold any number of gold', () => {
    expect(ground('tamalir', dice([0, 1, 4]), level('gold')).offered('week.study')).toContain('trait:melee:gold');
  });
  rule('LEG-15.8', 'five of a trait', () => {
    const scene = ground('tamalir', dice([3, 2, 0]));
    expect(scene.refusal('week.study', 'trait:melee:black')).toBe('LEG-15.8');
    expect(scene.offered('week.study')).toContain('trait:ranged:black');
  });
});

describe('secret masters', () => {
  rule(['LEG-11.1', 'LEG-11.2', 'LEG-4.35'], 'teach whoever trains there: secrets, their skills, every trait', () => {
    const keys = master(dice([0, 0, 0])).offered('week.study');
    expect(keys).toEqual([
      'learn:quick-casting',
      'learn:rapid-fire',
      'learn:cleaving',
      'trait:melee:black',
      'trait:ranged:black',
      'trait:magic:black',
      'secret:steelhorns:wounds',
      'secret:steelhorns:fatigue',
    ]);
    const arrived = week({
      at: 'there',
      set: legend => {
        legend.party.at = 'olmrics-hut';
      },
    });
    expect(arrived.legend.week).toBe(1);
  });
  rule(['LEG-11.3', 'LEG-11.5'], 'add 4 wounds or 2 fatigue, and what there is of it rises too (E20)', () => {
    const { legend } = master({ wounds: 5, maxWounds: 12 }).does('secret:steelhorns:wounds');
    expect(legend.heroes[0]).toMatchObject({ wounds: 9, maxWounds: 16 });
    const tired = master({ fatigue: 1, maxFatigue: 4 }).does('secret:steelhorns:fatigue');
    expect(tired.legend.heroes[0]).toMatchObject({ fatigue: 3, maxFatigue: 6 });
  });
  rule(['LEG-21.4', 'DRF-6.4'], 'or 1 fatigue by a variant', () => {
    const { legend } = master({ fatigue: 1, maxFatigue: 4 }, { begin: { variants: ['sob-4'] } }).does(
      'secret:steelhorns:fatigue',
    );
    expect(legend.heroes[0]).toMatchObject({ fatigue: 2, maxFatigue: 5 });
  });
  rule(['LEG-11.4', 'LEG-11.6'], 'once at each level, for the price of that level', () => {
    const price = (to: Legend['level']) => {
      const scene = master({}, level(to)).does('secret:steelhorns:wounds');
      return [20_000 - scene.legend.coins, 200 - (scene.legend.heroes[0]?.xp ?? 0)];
    };
    expect([price('copper'), price('silver'), price('gold')]).toEqual([
      [500, 20],
      [750, 25],
      [1000, 30],
    ]);
    const again = master({ secret: ['copper'] });
    expect(again.refusal('week.study', 'secret:steelhorns:fatigue')).toBe('LEG-11.4');
    expect(master({ secret: ['copper'] }, level('silver')).offered('week.study')).toContain(
      'secret:steelhorns:fatigue',
    );
  });
  rule('LEG-17.2', 'are silent once the overlord has seen to it', () => {
    const scene = learning(
      'olmrics-hut',
      {},
      {
        set: legend => {
          legend.ruined = ['olmrics-hut'];
          // Whoever is whole would not even be asked.
          for (const hero of legend.heroes) hero.fatigue = 0;
        },
      },
    );
    expect(scene.offered('week.training')).toContain('recover:steelhorns');
    expect(scene.offered('week.training')).not.toContain('enter:steelhorns:master');
  });
});
