// THU-17: Rest.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene } from './scene.ts';

rule('THU-17.1', 'resting, the player may destroy any one card of the hand, or none', () => {
  const resting = () =>
    scene()
      .hall('nixie')
      .hand(0, ['militia', 'dagger', 'nixie', 'disease', 'fireball'])
      .stocked()
      .opens()
      .chooses('turn.action', 'rest');
  expect(resting().offered('rest.destroy')).toEqual(['militia#1', 'dagger#1', 'nixie#2', 'disease#1', 'fireball#1']);
  const one = resting().chooses('rest.destroy', 'fireball#1');
  expect(one.destroyed).toEqual(['fireball#1']);
  expect(one.discardPile(0)).toHaveLength(4);
  const none = resting().passes('rest.destroy');
  expect(none.destroyed).toEqual([]);
  expect(none.discardPile(0)).toHaveLength(5);
  expect(() => resting().chooses('rest.destroy', 'militia#1', 'dagger#1')).toThrow('at most 1');
});

rule('THU-17.2', 'no effect of a card can be used while resting', () => {
  const hand = ['town-guard', 'barkeep', 'regian-priest', 'iron-rations'];
  const table = scene().hall('nixie').hand(0, hand).stocked().opens().chooses('turn.action', 'rest');
  expect(table.offered('rest.destroy')).toEqual(['town-guard#1', 'barkeep#1', 'regian-priest#1', 'iron-rations#1']);
  table.passes('rest.destroy');
  expect(table.log).not.toContain('log.use');
  expect(table.state.active).toBe(1);
});

rule('THU-17.3', 'the hand is not revealed by resting, only discarded face up', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'dagger']).stocked().opens().chooses('turn.action', 'rest');
  expect(table.seat(1).view().players[0]).toMatchObject({ handCount: 2, revealed: false });
  expect(table.seat(1).view().players[0]?.hand).toBeUndefined();
  table.passes('rest.destroy');
  expect(table.seat(1).view().players[0]?.discard).toEqual(['militia#1', 'dagger#1']);
});

rule('THU-17.4', 'then the turn ends: the hand is discarded and six cards are drawn', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'dagger']).stocked().opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'dagger#1');
  expect(ids(table.discardPile(0))).toEqual(['militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.state.active).toBe(1);
});
