// LEG-9.1 to LEG-9.8: rumours as they are heard: what each clause keeps out, and what happens at once.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { locations } from '../../content/legend/map.ts';
import { rumourRow } from '../../content/legend/rumours.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { rumourDeck, sitesFor } from '../../rules/legend/rumours.ts';
import { distance } from '../../rules/legend/ways.ts';
import { campaign, PARTY, week } from './small.ts';

const hears = (card: string, set: (legend: Legend) => void = () => {}) =>
  week({
    at: 'there',
    draws: { rumour: [rumourRow(card)] },
    set: legend => {
      legend.party.at = 'tamalir';
      set(legend);
    },
  }).does(`enter:${PARTY[0]}:tavern`);

describe('what stands at the top of the card', () => {
  rule('LEG-9.2', 'each of the four may buy a potion, and none of them two', () => {
    const scene = hears('the-smugglers-map').does('round');
    for (const _ of PARTY) scene.does('potion:healing-potion');
    expect(scene.legend.heroes.map(({ potions }) => potions)).toEqual(PARTY.map(() => ['healing-potion']));
    // The first potions cost 25 each, whatever the Alchemist asks.
    expect(scene.legend.coins).toBe(1200 - 50 - 4 * 25);
    expect(scene.asked(0)).toBe('week.rumour.place');
  });
  rule('LEG-9.2', 'a curse comes on top of those that a hero has', () => {
    const scene = hears('the-plague-doctor', legend => {
      for (const hero of legend.heroes) hero.tokens = { curse: 2 };
    }).does('round');
    expect(scene.legend.heroes.map(({ tokens }) => tokens.curse).sort()).toEqual([2, 2, 2, 3]);
  });
  rule('LEG-9.2', 'and it happens though the party keeps the rumour that it has', () => {
    const scene = hears('the-deserter', legend => {
      legend.rumour = { card: 'the-twins', at: 'gardens-of-tarn' };
    }).does('round', 'rumour:the-twins');
    expect(scene.legend.conquest.overlord).toBe(1);
    expect(scene.legend.rumour?.card).toBe('the-twins');
  });
});

describe('the deck', () => {
  rule(['LEG-9.4', 'LEG-21.10'], 'has again what was put by; by a variant that is out of the campaign', () => {
    const deck = (...variants: string[]): string[] => {
      const scene = hears('the-drowned-bell', legend => {
        Object.assign(legend, { variants, rumour: { card: 'the-twins', at: 'gardens-of-tarn' } });
      }).does('round', 'rumour:the-drowned-bell', 'go:thelsvan-trail');
      return rumourDeck(scene.legend).map(({ id }) => id);
    };
    expect(deck()).toContain('the-twins');
    expect(deck()).not.toContain('the-drowned-bell');
    expect(deck('house-graveyard')).not.toContain('the-twins');
  });
  rule('LEG-9.1', 'gives nothing to whoever does not pay', () => {
    const scene = hears('the-twins');
    scene.passes('week.tavern');
    expect(scene.legend).toMatchObject({ coins: 1200 });
    expect(scene.legend.rumour).toBeUndefined();
  });
});

describe('where it is', () => {
  rule('LEG-9.8', 'where nothing is that far, only as far as it can be', () => {
    const far = (n: number): string[] =>
      locations
        .filter(({ id, kind }) => kind === 'dungeon' && id !== 'shadow-peaks' && distance('tamalir', id) === n)
        .map(({ id }) => id);
    const legend = campaign();
    const [near = '', further = ''] = [far(1)[0], far(2)[0]];
    legend.explored = locations.map(({ id }) => id).filter(id => id !== near && id !== further);
    expect(sitesFor(legend, { id: 'any', distance: 3 })).toEqual([further]);
    expect([...sitesFor(legend, { id: 'any', distance: 1 })].sort()).toEqual([near, further].sort());
  });
  rule('LEG-9.5', 'by the shortest way over trails of any kind, from where it is heard', () => {
    const legend = campaign();
    legend.party.at = 'forge';
    for (const id of sitesFor(legend, rumourRow('the-captive-sage')))
      expect(distance('forge', id)).toBeGreaterThanOrEqual(3);
  });
});
