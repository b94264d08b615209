// THU-24: auto-equip, and the choices that it foresees: pure functions, asked directly.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type CardDef, cardById, defs } from '../../content/cards.ts';
import { autoEquip, nextStep, type Plan } from '../../rules/auto-equip.ts';
import { newParty, type Party } from '../../rules/state.ts';
import { side } from '../parties.ts';

/** A monster of the box that also has the abilities of others. */
const blended = (id: string, ...others: string[]): CardDef => {
  const blend = [id, ...others].flatMap(other => cardById(other).abilities);
  return { ...cardById(id), abilities: blend, ops: blend.map(({ op }) => op) };
};

const planned = ({ equip, feeds }: Plan) => ({ equip, feeds: feeds.map(({ card, hero }) => [card, hero]) });

rule('THU-24.2', 'auto-equip keeps a Weapon in hand against whoever takes a Hero from a party without one', () => {
  const party = side(['militia', 'short-sword', 'iron-rations']);
  // The Slag is immune to the edge: to carry the Sword gains nothing, and the food is spared.
  expect(planned(autoEquip(party, cardById('noxious-slag'), 1))).toEqual({ equip: {}, feeds: [] });
  expect(planned(autoEquip(party, blended('noxious-slag', 'gray-ooze'), 1))).toEqual({
    equip: { 'short-sword#1': 'militia#1' },
    feeds: [['iron-rations#1', 'militia#1']],
  });
  // With a Weapon in hand already, nothing more is spent on it.
  expect(
    planned(autoEquip(side(['militia', 'dagger', 'iron-rations']), blended('noxious-slag', 'gray-ooze'), 1)).feeds,
  ).toEqual([]);
});

rule('THU-24.2', 'auto-equip feeds whom a loss of Strength would kill, and nobody whom it would not', () => {
  // The Revenant costs 4 Strength and kills at 0: of 4 nothing is left, of 5 one.
  const fed = (...heroes: string[]) =>
    planned(autoEquip(side([...heroes, 'iron-rations']), cardById('revenant'), 1)).feeds;
  expect(fed('outlands-warrior', 'amazon-archer')).toEqual([['iron-rations#1', 'amazon-archer#1']]);
  expect(fed('amazon-archer', 'outlands-warrior')).toEqual([['iron-rations#1', 'amazon-archer#1']]);
  expect(fed('outlands-warrior', 'redblade-killer')).toEqual([]);
  expect(fed('militia')).toEqual([]); // 2 and 2 are not enough
  expect(fed('amazon-archer', 'militia')).toEqual([['iron-rations#1', 'amazon-archer#1']]);
});

rule('THU-24.2', 'auto-equip: victory before lives, lives before Attack, Attack before food', () => {
  // Food that adds to the attack is eaten, food that only makes strong is not.
  const sword = side(['militia', 'short-sword', 'iron-rations', 'iron-rations']);
  expect(autoEquip(sword, cardById('nixie'), 1)).toMatchObject({
    battle: { attack: 5 },
    feeds: [{ hero: 'militia#1' }],
  });
  expect(autoEquip(side(['redblade-killer', 'short-sword', 'iron-rations']), cardById('nixie'), 1)).toMatchObject({
    equip: { 'short-sword#1': 'redblade-killer#1' },
    feeds: [],
  });
  // One meal, and either the Sword wins or the Archer lives.
  const revenant = { ...blended('revenant'), abilities: cardById('revenant').abilities };
  const without = revenant.abilities.filter(({ op }) => op !== 'magicRequired');
  const weak: CardDef = { ...revenant, abilities: without, ops: without.map(({ op }) => op), health: 6 };
  const party = side(['outlands-warrior', 'amazon-archer', 'short-sword', 'iron-rations', 'torch']);
  const wins = autoEquip(party, weak, 1);
  expect(wins).toMatchObject({ battle: { victory: true }, feeds: [{ hero: 'outlands-warrior#1' }] });
  const hopeless = autoEquip(party, { ...weak, health: 30 }, 1);
  expect(hopeless).toMatchObject({ battle: { victory: false }, feeds: [{ hero: 'amazon-archer#1' }] });
});

rule(
  'THU-24.2',
  'auto-equip tries each meal alone: Goodberries where magic alone counts, whatever lies before them',
  () => {
    const magic = defs.find(def => def.ops.includes('magicOnly')) as CardDef;
    for (const meals of [
      ['iron-rations', 'goodberries'],
      ['goodberries', 'iron-rations'],
      ['iron-rations', 'iron-rations', 'goodberries'],
    ])
      expect(planned(autoEquip(side(['militia', 'torch', ...meals]), magic, 1)).feeds, meals.join()).toEqual([
        ['goodberries#1', 'militia#1'],
      ]);
  },
);

rule('THU-24.2', 'auto-equip leaves Weapons where they are unless another hand makes more of them', () => {
  const hand = ['redblade-killer', 'redblade-poisoner', 'dagger'];
  for (const hero of ['redblade-killer#1', 'redblade-poisoner#1'])
    expect(autoEquip(side(hand, { equip: { 'dagger#1': hero } }), cardById('nixie'), 1).equip).toEqual({
      'dagger#1': hero,
    });
  // The Dwarf makes three more of an edge.
  const dwarf = side(['redblade-killer', 'dwarf-guardian', 'dagger'], { equip: { 'dagger#1': 'redblade-killer#1' } });
  expect(autoEquip(dwarf, cardById('nixie'), 1).equip).toEqual({ 'dagger#1': 'dwarf-guardian#1' });
  // What was thrown stays thrown, and its hand is not free.
  const thrown = side(['militia', 'dagger', 'dagger'], { equip: { 'dagger#1': 'militia#1' }, thrown: ['dagger#1'] });
  expect(autoEquip(thrown, cardById('nixie'), 1).equip).toEqual({ 'dagger#1': 'militia#1' });
});

rule('THU-24.2', 'auto-equip comes true step by step: food first, hands emptied before they are filled', () => {
  const option = (key: string, ...on: string[]) => ({ key, text: 'x', on });
  const options = [
    option('use:iron-rations#1:0', 'iron-rations#1'),
    option('equip:dagger#1:militia#1', 'dagger#1', 'militia#1'),
    option('equip:dagger#1:militia#2', 'dagger#1', 'militia#2'),
    option('unequip:dagger#1', 'dagger#1'),
    option('unequip:hatchet#1', 'hatchet#1'),
  ];
  const { battle } = autoEquip(side(['militia']), cardById('nixie'), 1);
  const step = (equip: Party['equip'], plan: Partial<Plan>, thrown: string[] = []) =>
    nextStep(options, { ...newParty(), equip, thrown }, { equip: {}, feeds: [], battle, ...plan });
  const wanted = { equip: { 'dagger#1': 'militia#2' } };
  expect(step({}, { ...wanted, feeds: [{ card: 'iron-rations#1', hero: 'militia#1' }] })).toBe('use:iron-rations#1:0');
  expect(step({}, wanted)).toBe('equip:dagger#1:militia#2');
  expect(step({ 'dagger#1': 'militia#1' }, wanted)).toBe('unequip:dagger#1');
  expect(step({ 'hatchet#1': 'militia#2' }, wanted)).toBe('unequip:hatchet#1');
  expect(step({ 'dagger#1': 'militia#2' }, wanted)).toBeUndefined();
  expect(step({ 'dagger#1': 'militia#2' }, {})).toBe('unequip:dagger#1');
  expect(step({ 'dagger#1': 'militia#2' }, {}, ['dagger#1'])).toBeUndefined();
});
