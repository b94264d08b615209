// LEG-2: levels of the campaign.

import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { itemRow } from '../../content/items.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import { formAfter, levelNow } from '../../rules/legend/levels.ts';
import { campaign, week } from './small.ts';

const standing = (heroes: number, overlord: number, level: 'copper' | 'silver' | 'gold' = 'copper') => ({
  ...campaign(),
  conquest: { heroes, overlord },
  level,
});

describe('which level it is', () => {
  rule(['LEG-2.1', 'LEG-2.2', 'DRF-12.1'], '200 together is silver, 400 gold, 600 the Final Battle', () => {
    expect(levelNow(standing(85, 114))).toBe('copper');
    expect(levelNow(standing(85, 115))).toBe('silver'); // E1
    expect(levelNow(standing(250, 150, 'silver'))).toBe('gold');
    expect(levelNow(standing(300, 300, 'gold'))).toBe('final');
  });

  rule('LEG-2.3', 'whoever passes two thresholds in a week is at the higher', () => {
    expect(levelNow(standing(200, 210))).toBe('gold');
  });

  rule('LEG-2.4', 'a level is never lost', () => {
    expect(levelNow(standing(0, 0, 'silver'))).toBe('silver');
  });

  rule(['LEG-2.2', 'LEG-4.2', 'LEG-4.3'], 'it is looked at before the overlord gains anything of the week (E2)', () => {
    const scene = week({
      set: legend => {
        legend.conquest = { heroes: 99, overlord: 100 };
        legend.cities = { nerekhall: { razed: true } };
      },
    });
    expect(scene.legend).toMatchObject({ level: 'copper', conquest: { heroes: 99, overlord: 102 } });
    scene.passes('week.orders').chooses('week.march', 'train');
    for (const hero of ['steelhorns', 'mad-carthos', 'silhouette', 'mordrog']) scene.does(`enter:${hero}:none`);
    expect(scene.legend).toMatchObject({ week: 2, level: 'silver', conquest: { overlord: 104 } });
  });
});

rule(['LEG-2.5', 'LEG-13.11'], 'treasures on offer are of its metal', () => {
  for (const level of ['copper', 'silver', 'gold', 'final'] as const) {
    const scene = week({
      at: 'there',
      set: legend => {
        legend.level = level;
        legend.party.at = 'riverwatch';
      },
    }).does('enter:steelhorns:market');
    const offer = scene.legend.cities.riverwatch?.offer ?? [];
    expect(offer.length, level).toBeGreaterThan(0);
    expect(new Set(offer.map(thing => itemRow(originalOf(thing)).tier))).toEqual(new Set([tierOf(level)]));
  }
});

describe('what a level allows', () => {
  rule(['LEG-2.9', 'DRF-12.2', 'DRF-12.3', 'DRF-12.4'], 'forms of monsters', () => {
    const legend = standing(0, 0);
    expect(formAfter(legend, 'beast')).toBe('silver');
    legend.forms.humanoid = 'silver';
    expect(formAfter(legend, 'beast')).toBeUndefined();
    expect(formAfter(legend, 'humanoid')).toBeUndefined();
    const silver = {
      ...standing(0, 0, 'silver'),
      forms: { humanoid: 'silver', beast: 'silver', eldritch: 'copper' } as const,
    };
    expect([formAfter(silver, 'eldritch'), formAfter(silver, 'beast')]).toEqual(['silver', 'gold']);
    const one = { ...silver, forms: { ...silver.forms, beast: 'gold' } as const };
    expect(formAfter(one, 'humanoid')).toBeUndefined();
    const gold = {
      ...standing(0, 0, 'gold'),
      forms: { humanoid: 'gold', beast: 'gold', eldritch: 'diamond' } as const,
    };
    expect([formAfter(gold, 'humanoid'), formAfter(gold, 'eldritch')]).toEqual([undefined, undefined]);
  });
});
