// Worked examples of the campaign that belong to no single rule.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { avatarRow } from '../../content/legend/avatars.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import { levelNow } from '../../rules/legend/levels.ts';
import { vaultOf } from '../../rules/legend/objects.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { campaign, ENHANCEMENT, PARTY, week } from './small.ts';

rule('LEG-2.2', 'a campaign as a sheet of paper has it: silver, with what stands where (E24)', () => {
  const heroes = ['sir-valadir', 'silhouette', 'mordrog', 'bogran-the-shadow'];
  const legend: Legend = {
    ...campaign({ heroes: heroes.map(sheet => newLegendHero(sheet, 0)) }),
    conquest: { heroes: 110, overlord: 105 },
    xp: 5,
    forms: { humanoid: 'silver', beast: 'copper', eldritch: 'copper' },
    treachery: { event: 0, trap: 1, monster: 0 },
    cities: { nerekhall: { razed: true }, tamalir: { siege: 1 }, riverwatch: { vault: 'scroll-1' } },
    party: { at: 'velvet-plains', upgrades: [] },
    rumour: { card: 'the-twins', at: 'velvet-plains' },
    lieutenants: [{ id: 'sir-alric-farrow', at: 'tamalir' }],
    seen: ['north-gate'],
    explored: [
      'blackthorn-grove',
      'broken-rocks',
      'crimson-forest',
      'red-echo-river',
      'river-of-sleep',
      'fallen-star-forest',
    ],
  };
  expect(levelNow(legend)).toBe('silver');
  expect(lawsBroken(legend)).toEqual([]);
  expect([vaultOf(legend, 'tamalir'), vaultOf(legend, 'riverwatch')]).toEqual(['obelisk-of-travel', 'scroll-1']);
  expect(new TextEncoder().encode(JSON.stringify(legend)).length).toBeLessThan(4096);
});

rule(
  ['LEG-4.4', 'LEG-4.5', 'LEG-4.12', 'LEG-14.4'],
  'a race for a city: besieged, stormed in vain, and relieved (E25)',
  () => {
    const scene = week({
      set: legend => {
        legend.cities = { greyhaven: { siege: 2 } };
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'greyhaven' }];
        legend.party.at = 'whispering-forest';
        for (const hero of legend.heroes) hero.fatigue = 0;
      },
      play: terms => ({ ending: terms.kind === 'lieutenant' ? { lieutenant: 'killed' } : {} }),
      dice: { dice: [ENHANCEMENT] },
    });
    scene.does('besiege:sir-alric-farrow');
    expect(scene.legend.cities.greyhaven?.siege).toBe(3);
    // Nobody trains; with the next week the city is stormed, and holds out.
    scene.chooses('week.march', 'train');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.log).toContain('log.week.holds');
    expect(scene.legend).toMatchObject({ week: 2, cities: { greyhaven: { siege: 3 } } });
    // The party comes and kills him: with the week after the tokens are gone, and no die is thrown for the city.
    scene.passes('week.orders').does('go:greyhaven', 'challenge:sir-alric-farrow');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.legend.week).toBe(3);
    expect(scene.legend.cities.greyhaven?.siege).toBeUndefined();
    expect(scene.log.filter(line => line === 'log.week.holds')).toHaveLength(1);
  },
);

rule('LEG-16.4', 'two categories to gold and one to diamond are 195 XP, all treachery 125 (E28)', () => {
  const { forms, treachery } = avatarRow('titan');
  expect(forms.beast * 2 * 2 + forms.humanoid * 3).toBe(195);
  expect(Object.values(treachery).reduce((sum, { xp, most }) => sum + xp * most, 0)).toBe(125);
});
