// ICE-7: the cards join in.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { isOf } from '../../content/boxes.ts';
import { heroes } from '../../content/heroes.ts';
import { shop, treasures } from '../../content/items.ts';
import { monsters } from '../../content/monsters.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { treasure } from '../../rules/areas/treasure.ts';
import type { State } from '../../rules/state.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import { begins } from '../preparing.ts';
import { begun, put, run } from '../scene.ts';

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

describe('its monsters', () => {
  const ofIce = monsters.filter(({ box }) => box === 'tomb-of-ice');

  rule('ICE-7.3', 'five kinds, of 21 figures, stand in quests with wounds for as many as play', () => {
    expect(ofIce.map(({ id, figures: { normal, master } }) => [id, normal, master])).toEqual([
      ['ice-wyrm', 1, 1],
      ['lava-beetle', 4, 2],
      ['medusa', 2, 1],
      ['shade', 4, 2],
      ['wendigo', 3, 1],
    ]);
    const wounds = (heroes: readonly string[]) => {
      const state = begun({ heroes });
      return ofIce.map(({ id }) => put(state, id, space(4, 9)).wounds);
    };
    expect(wounds(['steelhorns', 'mad-carthos'])).toEqual([8, 3, 4, 3, 4]);
    expect(wounds(['steelhorns', 'mad-carthos', 'grey-ker'])).toEqual([9, 4, 5, 4, 5]);
  });

  rule('ICE-7.3', 'its six heroes are there for anybody', () => {
    const sheets = heroes.filter(({ box }) => box === 'tomb-of-ice').map(({ id }) => `hero:${id}`);
    expect(sheets).toHaveLength(6);
    expect(begins().decisions[0]?.options.map(({ key }) => key)).toEqual(expect.arrayContaining(sheets));
  });

  rule('ICE-7.4', 'what its figures can do is in the summary of abilities', () => {
    const abilities = ofIce.flatMap(({ normal, master }) => [...normal.abilities, ...master.abilities]);
    const summary: { readonly [key: string]: string } = cardsEn;
    expect(abilities.map(({ ability }) => ability)).toEqual(expect.arrayContaining(['ghost', 'stealth', 'swallow']));
    for (const { ability } of abilities) expect(summary[`ability.${ability}.text`], ability).toBeDefined();
  });
});
