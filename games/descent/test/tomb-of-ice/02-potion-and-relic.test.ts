// ICE-2: potion of invisibility and relic.

import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { potionRow, relics, saleOf } from '../../content/items.ts';
import { priceRow } from '../../content/town.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { calls } from '../../rules/calls.ts';
import { drink } from '../../rules/effects/potions.ts';
import { has } from '../../rules/effects/stats.ts';
import { BLANKS, GREEN, POWER, RED } from '../faces.ts';
import { battle, type Fight, fight, said } from '../fight.ts';
import { invisible } from '../ice.ts';
import { begun, run } from '../scene.ts';

const ICE = { options: { 'tomb-of-ice': true } } as const;

describe('the potion of invisibility', () => {
  const drunk = (plan: Fight = {}) =>
    fight({
      ...ICE,
      ...plan,
      set: (state, heroes, monster) => {
        if (heroes[0]) heroes[0].potions = ['invisibility-potion', 'healing-potion'];
        plan.set?.(state, heroes, monster);
      },
    }).does('action:run');

  rule(
    ['ICE-2.1', 'ICE-2.2'],
    'is drunk for 1 point, one in a turn, and gives Stealth while it lies on the sheet',
    () => {
      const play = drunk();
      const { movement = 0 } = play.state.turn ?? {};
      const { supply } = play.state;
      const tokens = supply['invisibility-potion'];
      play.does('drink:invisibility-potion');
      expect([play.hero().active, play.hero().potions, play.state.turn?.movement]).toEqual([
        'invisibility-potion',
        ['healing-potion'],
        movement - 1,
      ]);
      expect(has(play.state, play.hero().id, 'stealth')).toBe(true);
      // It is on the sheet, not in the supply.
      expect(play.state.supply['invisibility-potion']).toBe(tokens);
      expect(play.can()).not.toContain('drink:healing-potion');
    },
  );

  rule('ICE-2.2', 'R100: nobody drinks it while it works already', () => {
    const play = drunk({ set: (_, [hero]) => invisible(hero) });
    expect(play.whyNot('drink:invisibility-potion')).toEqual(['why.drinkInVain', 'DES-29.3']);
  });

  rule('ICE-2.1', 'is sold for 50 coins like any potion, where its box is in play', () => {
    expect(priceRow('potion').buy).toBe(50);
    expect([begun(ICE).supply['invisibility-potion'], begun().supply['invisibility-potion']]).toEqual([
      potionRow('invisibility-potion').tokens,
      undefined,
    ]);
  });

  rule('ICE-2.3', 'ends on a surge, rolled at the start of each later turn', () => {
    const starts = (face: number) =>
      fight({
        ...ICE,
        position: { at: 'turnStart' },
        dice: [face],
        set: (_, [hero]) => invisible(hero),
      }).overlordWaits();
    const [gone, more, blank] = [starts(POWER.surge), starts(POWER.more), starts(POWER.blank)];
    expect([gone, more, blank].map(play => play.hero().active)).toEqual([
      undefined,
      'invisibility-potion',
      'invisibility-potion',
    ]);
    expect(gone.state.supply['invisibility-potion']).toBe(10);
    expect(has(gone.state, gone.hero().id, 'stealth')).toBe(false);
  });

  rule('ICE-2.4', 'ends when any other is drunk, healing included, and with death', () => {
    const state = begun(ICE);
    const [hero] = state.heroes;
    if (!hero) throw new Error('somebody plays');
    invisible(hero);
    hero.wounds = 1;
    run(state, t => drink(t, hero.id, 'healing-potion'));
    expect([hero.active, hero.wounds]).toEqual([undefined, 4]);
    const dead = fight({
      ...ICE,
      position: { at: 'act' },
      set: (_, [one]) => invisible(one),
      *first(t) {
        const [one] = t.state.heroes;
        if (one) yield* calls(t).wound(t, one.id, 99, { kind: 'terrain' });
      },
    });
    expect(dead.hero().active).toBeUndefined();
  });
});

rule('ICE-2.5', 'the Ring of Rogues is found in quests alone: it is in no deck and not for sale', () => {
  const ring = relics.find(({ id }) => id === 'ring-of-rogues');
  expect(ring && saleOf(ring)).toBeUndefined();
  const { decks, shop: stock } = begun(ICE);
  const lying = [...TIERS.flatMap(tier => decks.treasures[tier]), ...stock].map(originalOf);
  expect(lying).not.toContain('ring-of-rogues');
  const play = battle(
    { ...ICE, equipped: ['ring-of-rogues#1', 'sword#1'], dice: [RED.two, GREEN.one, ...BLANKS] },
    'sword#1',
  ).passes();
  expect([has(play.state, play.hero().id, 'stealth'), said(play, 'log.attack.hit')?.damage]).toEqual([true, 4]);
});
