// ICE-7: the cards join in.

import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { isOf } from '../../content/boxes.ts';
import { shop, treasures } from '../../content/items.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { treasure } from '../../rules/areas/treasure.ts';
import type { State } from '../../rules/state.ts';
import { begun, run } from '../scene.ts';

const ICE = { options: { 'tomb-of-ice': true } } as const;

describe('the potion of invisibility', () => {
  rule('ICE-7.1', 'lies in caches of each colour, with as many coins as they say, and another card', () => {
    const found = TIERS.map(tier => {
      const state = begun(ICE);
      const [hero] = state.heroes;
      if (!hero) throw new Error('somebody plays');
      hero.coins = 0;
      state.decks.treasures[tier] = ['bane#1'];
      run(state, t => treasure(t, hero.id, `treasure-cache-${tier}-invisibility#1`, true));
      return [hero.coins, hero.potions, hero.equipped];
    });
    expect(found).toEqual([0, 50, 150].map(coins => [coins, ['invisibility-potion'], ['bane#1']]));
  });
});

rule('ICE-7.1', 'its cards join the shop and the three decks, where the box is in play', () => {
  const lying = ({ decks, shop: stock }: State) =>
    [stock, ...TIERS.map(tier => decks.treasures[tier])].map(pile => pile.map(originalOf));
  const rows = [shop, ...TIERS.map(tier => treasures[tier])].map(all =>
    all.filter(row => isOf(row, ['tomb-of-ice'])).map(({ id }) => id),
  );
  expect(rows.map(({ length }) => length)).toEqual([2, 4, 4, 4]);
  for (const [n, pile] of lying(begun(ICE)).entries()) expect(pile).toEqual(expect.arrayContaining(rows[n] ?? []));
  expect(lying(begun()).flatMap((pile, n) => pile.filter(id => rows[n]?.includes(id)))).toEqual([]);
});
