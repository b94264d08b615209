// THU-3: the structure of a turn.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { thunderstone } from '../rules/game.ts';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

const SIX = ['militia', 'militia', 'militia', 'dagger', 'torch', 'iron-rations'];

rule('THU-3.1', 'the first player is drawn by lot', () => {
  const first = Array.from({ length: 40 }, (_, i) => {
    const match = Match.start(thunderstone, { seed: `first ${i}`, seats: 4 });
    expect(match.decisions.map(decision => decision.seat)).toEqual([match.state.first]);
    return match.state.first;
  });
  expect([...new Set(first)].sort()).toEqual([0, 1, 2, 3]);
});

rule('THU-3.1', 'turns go clockwise, round after round', () => {
  const table = scene(4).active(2).opens();
  const order: number[] = [];
  for (let i = 0; i < 6; i++) {
    order.push(table.state.active);
    table.chooses('turn.action', 'rest').confirms('rest.destroy');
  }
  expect(order).toEqual([2, 3, 0, 1, 2, 3]);
});

rule('THU-3.2', 'exactly one of Village, Dungeon and Rest', () => {
  const setting = scene().hall('griknack-goblin', 'nixie', 'griffon').hands(SIX, SIX);
  const table = setting.opens();
  expect(table.offered('turn.action')).toEqual(['village', 'dungeon', 'rest']);
  expect(() => table.passes('turn.action')).toThrow('may not pass');
  expect(() => table.match.answer({ seat: 0, decision: 1, picks: ['village', 'rest'] })).toThrow('takes at most 1');
  expect(() => table.match.answer({ seat: 1, decision: 1, picks: ['rest'] })).toThrow('not for seat 1');

  table.chooses('turn.action', 'village').passes('village.step');
  expect([table.seat(0).asked(), table.seat(1).asked()]).toEqual([undefined, 'turn.action']);
  const fought = setting.inDungeon().attacks(1);
  expect([fought.seat(0).asked(), fought.seat(1).asked()]).toEqual([undefined, 'turn.action']);
  const rested = setting.opens().chooses('turn.action', 'rest').passes('rest.destroy');
  expect([rested.seat(0).asked(), rested.seat(1).asked()]).toEqual([undefined, 'turn.action']);
});

rule('THU-3.3', 'the steps of a visit come in order: after a level-up nothing is bought or used', () => {
  const hand = ['elf-wizard', 'elf-wizard', 'barkeep', 'nixie'];
  const table = scene().hand(0, hand).xp(0, 4).inVillage().chooses('village.step', 'level:elf-wizard#1:elf-sorcerer');
  expect(table.offered('village.step')).toEqual(['level:elf-wizard#2:elf-sorcerer']);
  expect(table.refusal('village.step', 'buy:dagger')).toBe('THU-3.3');
  expect(table.refusal('village.step', 'use:barkeep#1:0')).toBe('THU-4.18');
});

rule('THU-3.3', 'the steps in the Dungeon come in order: after the attack nothing is prepared', () => {
  const table = prepare(['militia', 'elf-wizard', 'dagger', 'battle-fury'], 'haunt', 'nixie', 'griffon').attacks(1);
  expect(table.asked()).toBe('battle.stop');
  expect(table.offered('battle.stop')).toEqual(['militia#1', 'elf-wizard#1']);
  table.chooses('battle.stop', 'militia#1');
  expect(table.seat(1).asked()).toBe('turn.action');
});

rule('THU-3.4', 'every turn ends with the whole hand on the discard pile, face up, and six new cards', () => {
  const setting = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['militia', 'dagger', 'battle-fury', 'torch', 'iron-rations', 'militia'])
    .deck(0, ['hatchet', 'torch', 'militia', 'lantern', 'militia', 'spear', 'feast'])
    .discard(0, ['polearm']);
  const village = setting.inVillage().passes('village.step');
  const dungeon = setting.inDungeon('use:battle-fury#1:0', 'equip:dagger#1:militia#1').attacks(3);
  const rest = setting.opens().chooses('turn.action', 'rest').passes('rest.destroy');
  for (const table of [village, dungeon, rest]) {
    const pile = ['battle-fury', 'dagger', 'iron-rations', 'militia', 'militia', 'polearm', 'torch'];
    expect(ids(table.discardPile(0)).sort()).toEqual(pile);
    expect(ids(table.seat(1).view().players[0]?.discard ?? []).sort()).toEqual(pile); // face up
    expect(ids(table.discardPile(0)).at(-1)).toBe('polearm'); // beneath the hand
    expect(ids(table.hand(0))).toEqual(['hatchet', 'torch', 'militia', 'lantern', 'militia', 'spear']);
    expect(ids(table.deck(0))).toEqual(['feast']);
  }
});

rule('THU-3.5', 'the Thunderstone in Rank 1 ends the game on the spot, untaken', () => {
  const table = scene(3).hall('griffon', 'stone-of-mystery', 'nixie').hand(0, SIX).deck(0, SIX).inDungeon().attacks(1);
  expect(table.over).toBe(true);
  expect(table.match.decisions).toEqual([]);
  expect(table.hand(0)).toHaveLength(6); // no new hand: the turn did not come to its end
  expect(table.deck(0)).toHaveLength(6);
  expect(table.hall[0]).toBe('stone-of-mystery#1');
});

rule('THU-3.5', 'so does the Thunderstone taken; anywhere else in the Hall the player on the left goes on', () => {
  const taken = prepare(['outlands-khan'], 'griknack-goblin', 'stone-of-mystery', 'nixie').attacks(1);
  expect(taken.over).toBe(true);
  expect(ids(taken.discardPile(0))).toContain('stone-of-mystery');

  const on = scene(3).prepared(['outlands-khan'], 'griknack-goblin', 'nixie', 'stone-of-mystery').attacks(1);
  expect(ids(on.hall)).toEqual(['nixie', 'stone-of-mystery', 'pegasus']);
  expect(on.over).toBe(false);
  expect([0, 1, 2].map(seat => on.seat(seat).asked())).toEqual([undefined, 'turn.action', undefined]);
});

rule('THU-3.6', 'a hand made smaller stays so until the end of that player’s own turn', () => {
  const table = scene(3)
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hands(['lorigg-rogue', 'militia'], SIX, SIX)
    .deck(1, SIX)
    .deck(2, [...SIX, 'hatchet', 'hatchet'])
    .inDungeon()
    .chooses('dungeon.enters', 'use:lorigg-rogue#1:0');
  table.seat(1).chooses('discard', 'militia#2');
  table.seat(2).chooses('discard', 'torch#2');
  table.attacks(1);
  expect([1, 2].map(seat => table.hand(seat).length)).toEqual([5, 5]);
  table.chooses('turn.action', 'rest').passes('rest.destroy');
  expect([1, 2].map(seat => table.hand(seat).length)).toEqual([6, 5]); // seat 2 still waits for its own turn
  table.chooses('turn.action', 'village');
  expect(table.hand(2)).toHaveLength(5);
  table.passes('village.step');
  expect(table.hand(2)).toHaveLength(6);
});
