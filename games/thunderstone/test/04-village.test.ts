// THU-4: visiting the Village.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene, type Table } from './scene.ts';

const VILLAGE = 'village.step';

const SIX = ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'];

const STEP = 'village.step';

const goldOf = (table: Table): unknown => table.shown(STEP).gold;

const purchasesOf = (table: Table): unknown => table.shown(STEP).purchases;

const usesOf = (table: Table): string[] => table.offered(STEP).filter(key => key.startsWith('use:'));

const buysOf = (table: Table): string[] => table.offered(STEP).filter(key => key.startsWith('buy:'));

rule('THU-4.1', 'the whole hand is shown to everyone, and only on the visit', () => {
  const table = scene(3).hand(0, ['militia', 'disease', 'lantern']).opens();
  expect(table.seat(2).view().players[0]).not.toHaveProperty('hand');
  table.chooses('turn.action', 'village');
  for (const seat of [1, 2])
    expect(table.seat(seat).view().players[0]?.hand).toEqual(['militia#1', 'disease#1', 'lantern#1']);
  table.passes(STEP);
  expect(table.seat(2).view().players[0]).not.toHaveProperty('hand');
});

rule('THU-4.2', 'Village Effects may be used all, some or none of them, in any order', () => {
  const setting = scene().hand(0, ['barkeep', 'trainer', 'militia', 'town-guard']).deck(0, ['torch', 'torch']);
  const all = ['use:barkeep#1:0', 'use:barkeep#1:1', 'use:trainer#1:0', 'use:trainer#1:1', 'use:town-guard#1:0'];
  expect(usesOf(setting.inVillage())).toEqual([...all, 'use:town-guard#1:1']);
  setting.inVillage().passes(STEP); // none

  const one = setting.inVillage().chooses(STEP, 'use:town-guard#1:0').chooses(STEP, 'use:barkeep#1:0');
  const other = setting.inVillage().chooses(STEP, 'use:barkeep#1:0').chooses(STEP, 'use:town-guard#1:0');
  for (const table of [one, other]) {
    expect([goldOf(table), purchasesOf(table)]).toEqual([1 + 2 + 2, 2]);
    expect(usesOf(table)).toEqual(['use:barkeep#1:1', 'use:trainer#1:0', 'use:trainer#1:1', 'use:town-guard#1:1']);
  }
});

rule('THU-4.3', 'cards drawn join the revealed ones: their gold counts and their effects can be used', () => {
  const table = scene().hand(0, ['town-guard', 'torch']).deck(0, ['lantern', 'barkeep', 'militia']).inVillage();
  expect([goldOf(table), usesOf(table)]).toEqual([2, ['use:town-guard#1:0', 'use:town-guard#1:1']]);
  table.chooses(STEP, 'use:town-guard#1:0');
  expect(goldOf(table)).toBe(2 + 2 + 1);
  expect(usesOf(table)).toEqual(['use:town-guard#1:1', 'use:barkeep#1:0', 'use:barkeep#1:1']);
  expect(ids(table.seat(1).view().players[0]?.hand ?? [])).toEqual(['town-guard', 'torch', 'lantern', 'barkeep']);
});

rule('THU-4.4', 'each effect of each card works once, and effects and gold add up', () => {
  const hand = ['barkeep', 'barkeep', 'pawnbroker', 'torch', 'dagger'];
  const table = scene().hand(0, hand).inVillage().chooses(STEP, 'use:barkeep#1:0').chooses(STEP, 'use:barkeep#2:0');
  expect(table.refusal(STEP, 'use:barkeep#1:0')).toBe('THU-2.13');
  expect(table.refusal(STEP, 'use:barkeep#2:0')).toBe('THU-2.13');
  expect([goldOf(table), purchasesOf(table)]).toEqual([1 + 1 + 2 + 1, 3]);
  table.chooses(STEP, 'use:pawnbroker#1:0').chooses('village.pawn', 'torch#1'); // 2 + 3 for a card worth 2
  expect(table.refusal(STEP, 'use:pawnbroker#1:0')).toBe('THU-2.13');
  expect(goldOf(table)).toBe(5 - 2 + 5);
  table.chooses(STEP, 'use:barkeep#1:1').chooses(STEP, 'use:barkeep#2:1').chooses(STEP, 'use:pawnbroker#1:1');
  expect([goldOf(table), purchasesOf(table)]).toEqual([1 + 5 + 2 + 2 + 2, 3]);
});

rule('THU-4.5', 'a card is used for its effect and then destroyed for the other one in the same visit', () => {
  const deck = ['torch', 'dagger', 'lantern', 'militia', 'hatchet', 'feast'];
  const table = scene().hand(0, ['town-guard']).deck(0, deck).inVillage();
  table.chooses(STEP, 'use:town-guard#1:0').chooses(STEP, 'use:town-guard#1:1');
  expect(ids(table.hand(0))).toEqual(deck.slice(0, 5));
  expect(table.destroyed).toEqual(['town-guard#1']);

  const hasty = scene().hand(0, ['town-guard']).deck(0, deck).inVillage().chooses(STEP, 'use:town-guard#1:1');
  expect(ids(hasty.hand(0))).toEqual(deck.slice(0, 3));
  expect(usesOf(hasty)).toEqual([]); // the other way round the first effect is lost
});

rule('THU-4.6', 'what an effect gave stays when its card is destroyed afterwards', () => {
  const table = scene()
    .hand(0, ['barkeep', 'trainer', 'militia', 'town-guard', 'pawnbroker', 'dagger'])
    .deck(0, ['lantern', 'lantern'])
    .inVillage()
    .chooses(STEP, 'use:barkeep#1:0')
    .chooses(STEP, 'use:trainer#1:0')
    .chooses(STEP, 'use:town-guard#1:0')
    .chooses(STEP, 'use:barkeep#1:1')
    .chooses(STEP, 'use:trainer#1:1')
    .chooses(STEP, 'use:town-guard#1:1')
    .chooses(STEP, 'use:pawnbroker#1:0')
    .chooses('village.pawn', 'dagger#1')
    .chooses(STEP, 'use:pawnbroker#1:1');
  expect(purchasesOf(table)).toBe(2);
  expect(table.xp(0)).toBe(2);
  expect(ids(table.hand(0))).toEqual(['lantern', 'lantern']);
  expect(goldOf(table)).toBe(2 + 2 + 2 + 2 + 4 + 2); // two Lanterns, Barkeep, Trainer, a Dagger pawned, Pawnbroker
});

rule('THU-4.7', 'Monster cards of the hand give their gold in the Village and do nothing else', () => {
  const table = scene()
    .hands(
      ['tyxr-the-old', 'archduke-of-pain', 'lord-of-death', 'ebon-fume', 'elf-wizard', 'militia'],
      ['militia', 'militia'],
    )
    .xp(0, 2)
    .inVillage();
  expect(goldOf(table)).toBe(2 + 3 + 2 + 1);
  expect(usesOf(table)).toEqual([]);
  table.chooses(STEP, 'buy:dagger');
  expect(table.hand(0)).toHaveLength(6); // nobody discards for Tyxr, no Hero dies for the Archduke
  expect(table.hand(1)).toHaveLength(2);
  expect(table.destroyed).toEqual([]);
  expect(ids(table.discardPile(0))).toEqual(['dagger']); // no Disease from the Lord of Death
});

rule('THU-4.8', 'Disease does nothing in the Village', () => {
  const table = scene().hand(0, ['disease', 'disease', 'lantern', 'trainer']).inVillage();
  expect(goldOf(table)).toBe(2);
  expect(usesOf(table)).toEqual(['use:trainer#1:1']);
  expect(table.hand(0)).toContain('disease#1');
  expect(purchasesOf(table)).toBe(1);
});

rule(['THU-4.9', 'THU-4.11', 'THU-4.13'], 'ex-01: six gold buy a Flaming Sword for five, one is lost', () => {
  const hand = ['torch', 'dagger', 'griknack-goblin', 'iron-rations'];
  const table = scene().hand(0, hand).deck(0, SIX).stack('flaming-sword', 8).inVillage();
  expect(table.shown(VILLAGE).gold).toBe(2 + 1 + 1 + 2);
  expect(table.option(VILLAGE, 'buy:flaming-sword')?.with?.cost).toBe(5);
  table.chooses(VILLAGE, 'buy:flaming-sword').confirms(VILLAGE);
  expect(table.state.village['flaming-sword']).toBe(7);
  expect(ids(table.discardPile(0))).toEqual(['iron-rations', 'griknack-goblin', 'dagger', 'torch', 'flaming-sword']);
  table.chooses('turn.action', 'rest').confirms('rest.destroy').chooses('turn.action', 'village');
  expect(table.shown(VILLAGE).gold).toBe(0); // six Militia: nothing was carried over
});

rule('THU-4.9', 'gold is what the revealed cards in play are worth, and what effects gave', () => {
  const table = scene().hand(0, ['nixie', 'torch', 'dagger', 'militia', 'fireball', 'trainer']).inVillage();
  expect(goldOf(table)).toBe(4 + 2 + 1 + 0);
  table.chooses(STEP, 'use:trainer#1:1'); // destroyed for 2 gold
  expect(goldOf(table)).toBe(7 + 2);
});

rule('THU-4.10', 'a card destroyed before the first purchase is worth only what the effect says', () => {
  const table = scene().hand(0, ['barkeep', 'torch', 'pawnbroker', 'short-sword']).inVillage();
  expect(goldOf(table)).toBe(1 + 2 + 3); // counted already …
  table.chooses(STEP, 'use:barkeep#1:1');
  expect(goldOf(table)).toBe(2 + 2 + 3); // … and taken off again: 2 for the effect, not 3
  table.chooses(STEP, 'use:pawnbroker#1:0').chooses('village.pawn', 'short-sword#1');
  expect(goldOf(table)).toBe(2 + 2 + 6);
});

rule(['THU-4.10', 'THU-21.57'], 'a printed 0 can be pawned, a card without a coin cannot (A-16)', () => {
  const table = scene().hand(0, ['pawnbroker', 'militia', 'fireball', 'elf-wizard', 'disease', 'dagger']).inVillage();
  table.chooses(STEP, 'use:pawnbroker#1:0');
  expect(table.offered('village.pawn')).toEqual(['militia#1', 'dagger#1']);
  table.chooses('village.pawn', 'militia#1');
  expect(goldOf(table)).toBe(1 + 0 + 3);
});

rule('THU-4.11', 'one card may be bought whose cost is at most the gold', () => {
  const table = scene().hand(0, ['nixie', 'dagger', 'elf-wizard']).xp(0, 2).inVillage();
  expect(goldOf(table)).toBe(5);
  expect(buysOf(table)).toContain('buy:flaming-sword'); // 5
  expect(buysOf(table)).not.toContain('buy:short-sword'); // 6
  expect(table.refusal(STEP, 'buy:short-sword')).toBe('THU-4.11');
  table.chooses(STEP, 'buy:militia'); // costs nothing, and is the one purchase all the same
  expect(buysOf(table)).toEqual([]);
  expect(table.refusal(STEP, 'buy:militia')).toBe('THU-4.20');
});

rule('THU-4.12', 'with more purchases the sum of the costs must not pass the gold', () => {
  const table = scene().hand(0, ['barkeep', 'nixie', 'dagger']).inVillage().chooses(STEP, 'use:barkeep#1:0');
  expect(goldOf(table)).toBe(6);
  table.chooses(STEP, 'buy:hatchet');
  expect(goldOf(table)).toBe(2);
  expect(buysOf(table)).toContain('buy:iron-rations'); // 4 + 2
  expect(table.refusal(STEP, 'buy:torch')).toBe('THU-4.11'); // 4 + 3
});

rule('THU-4.13', 'what is bought goes to the discard pile, and gold that is left is lost', () => {
  const table = scene()
    .hand(0, ['nixie', 'nixie', 'elf-wizard'])
    .deck(0, ['torch', 'militia', 'militia', 'militia', 'militia', 'militia'])
    .xp(0, 2)
    .inVillage()
    .chooses(STEP, 'buy:dagger');
  expect(ids(table.discardPile(0))).toEqual(['dagger']);
  expect(ids(table.hand(0))).not.toContain('dagger');
  table.passes(STEP).chooses('turn.action', 'rest').confirms('rest.destroy'); // 5 gold unspent; seat 1 rests
  table.chooses('turn.action', 'village');
  expect(goldOf(table)).toBe(2);
});

rule('THU-4.14', 'a Hero stack sells its top card: Level 1 first, then Level 2, then Level 3', () => {
  const selling = (levels: [number, number, number]): Table =>
    scene().hand(0, ['nixie', 'nixie', 'nixie']).family('elf', levels).inVillage();
  const cases: [[number, number, number], string, number][] = [
    [[2, 4, 2], 'elf-wizard', 5],
    [[0, 4, 2], 'elf-sorcerer', 8],
    [[0, 0, 1], 'elf-archmage', 10],
  ];
  for (const [levels, id, cost] of cases) {
    const table = selling(levels);
    expect(table.option(STEP, 'buy:elf')?.with).toEqual({ card: { text: `card.${id}` }, cost });
    expect(table.offered(STEP).filter(key => key.includes('elf'))).toEqual(['buy:elf']); // no other way to it
    table.chooses(STEP, 'buy:elf');
    const owned = [...table.hand(0), ...table.deck(0), ...table.discardPile(0)];
    expect(ids(owned).filter(name => name !== 'nixie')).toEqual([id]);
  }
});

rule('THU-4.15', 'buying is optional', () => {
  const table = scene().hand(0, ['nixie', 'nixie']).inVillage();
  expect(buysOf(table)).toContain('buy:dagger');
  table.passes(STEP);
  expect(table.log).not.toContain('log.buy');
  expect(table.seat(1).asked()).toBe('turn.action');
});

rule('THU-4.16', 'after buying, any number of Heroes may be levelled up', () => {
  const table = scene()
    .hand(0, ['elf-wizard', 'thyrian-squire', 'nixie'])
    .xp(0, 4)
    .inVillage()
    .chooses(STEP, 'buy:dagger')
    .chooses(STEP, 'level:elf-wizard#1:elf-sorcerer')
    .chooses(STEP, 'level:thyrian-squire#1:thyrian-knight');
  const owned = [...table.hand(0), ...table.deck(0), ...table.discardPile(0)];
  expect(ids(owned).sort()).toEqual(['dagger', 'elf-sorcerer', 'nixie', 'thyrian-knight']);
});

rule('THU-4.17', 'after the last purchase the visit does not end by itself, and the purchase can be taken back', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'nixie']).stocked().inVillage();
  table.chooses('village.step', 'buy:dagger');
  const decision = table.match.decisionOf(0);
  expect(decision).toMatchObject({ prompt: 'village.step', options: [], confirm: 'turn' });
  expect(decision?.pass).toEqual({ text: 'option.turn.end' });
  expect(table.match.undoTarget(0)).toBe(1);
  table.confirms('village.step');
  expect(table.seat(1).asked()).toBe('turn.action');
  expect(table.match.undoTarget(0)).toBeUndefined(); // new cards were drawn
});

rule('THU-4.17', 'the visit ends the turn: the hand is discarded, six cards are drawn', () => {
  const table = scene()
    .hand(0, ['torch', 'militia'])
    .deck(0, ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'lantern'])
    .inVillage()
    .passes(STEP);
  expect(ids(table.discardPile(0))).toEqual(['militia', 'torch']);
  expect(ids(table.hand(0))).toEqual(['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger']);
  expect(table.seat(1).asked()).toBe('turn.action');
});

rule('THU-4.18', 'effects can be used after a look at the gold, until the first purchase (A-1)', () => {
  const table = scene().hand(0, ['barkeep', 'barkeep', 'trainer', 'nixie']).inVillage();
  expect(goldOf(table)).toBe(6);
  table.chooses(STEP, 'use:barkeep#1:0');
  expect(usesOf(table)).toContain('use:trainer#1:1');
  table.chooses(STEP, 'buy:dagger');
  expect(usesOf(table)).toEqual([]);
  for (const effect of ['use:trainer#1:1', 'use:barkeep#1:1', 'use:barkeep#2:0'])
    expect(table.refusal(STEP, effect)).toBe('THU-4.18');
  expect(buysOf(table)).toContain('buy:torch'); // the second purchase remains
});

rule('THU-4.19', 'each purchase takes the card then on top; the same stack may serve twice', () => {
  const hand = ['barkeep', 'nixie', 'nixie', 'nixie'];
  const table = scene().hand(0, hand).family('lorigg', [1, 4, 2]).inVillage().chooses(STEP, 'use:barkeep#1:0');
  expect(table.option(STEP, 'buy:lorigg')?.with).toEqual({ card: { text: 'card.lorigg-thief' }, cost: 5 });
  table.chooses(STEP, 'buy:lorigg');
  expect(table.option(STEP, 'buy:lorigg')?.with).toEqual({ card: { text: 'card.lorigg-rogue' }, cost: 8 });
  table.chooses(STEP, 'buy:lorigg'); // 13 gold: 5 + 8
  const owned = [...table.hand(0), ...table.deck(0), ...table.discardPile(0)];
  expect(ids(owned)).toEqual(expect.arrayContaining(['lorigg-thief', 'lorigg-rogue']));
});

rule('THU-4.20', 'one purchase, and one for each Barkeep used; all are optional', () => {
  const table = scene().hand(0, ['barkeep', 'barkeep', 'barkeep', 'elf-wizard']).xp(0, 2).inVillage();
  expect(purchasesOf(table)).toBe(1);
  table.chooses(STEP, 'use:barkeep#1:0').chooses(STEP, 'use:barkeep#2:0');
  expect(purchasesOf(table)).toBe(3); // the third Barkeep is not used
  for (let i = 0; i < 2; i++) table.chooses(STEP, 'buy:militia');
  expect(purchasesOf(table)).toBe(1);
  const content = table.match.clone({ history: true }); // to stop here is allowed …
  content.pick();
  expect(content.state.active).toBe(1);
  table.chooses(STEP, 'buy:militia'); // … and so is the third, but no fourth
  expect(table.refusal(STEP, 'buy:militia')).toBe('THU-4.20');
});
