// Auto-equip, the choices that it foresees, and what tells one copy of a card from another: pure functions, asked directly.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type CardDef, cardById, copyOf, defs } from '../content/cards.ts';
import { autoEquip, nextStep, type Plan } from '../rules/auto-equip.ts';
import { type AttackKind, NO_CHOICES, resolveBattle, type Side } from '../rules/battle.ts';
import { leastLosses, liveKinds, loweredKinds, previewChoices } from '../rules/battle-choices.ts';
import { likeness } from '../rules/cards-offered.ts';
import { newParty, type Party, takeFromStack } from '../rules/state.ts';
import { scene } from './scene.ts';

/** Copies are numbered in the order in which they are named. */
const side = (ids: readonly string[], change: Partial<Party> = {}): Side => {
  const numbers = new Map<string, number>();
  const cards = ids.map(id => {
    numbers.set(id, (numbers.get(id) ?? 0) + 1);
    return copyOf(id, numbers.get(id) ?? 0);
  });
  return { cards, party: { ...newParty(), ...change } };
};
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

rule('THU-7.1', 'auto-equip gives a Weapon to whoever is exactly strong enough, not to whoever lacks one', () => {
  const carries = (hero: string, weapon: string, change: Partial<Party> = {}): boolean =>
    `${weapon}#1` in autoEquip(side([hero, weapon], change), cardById('nixie'), 1).equip;
  expect(carries('amazon-archer', 'short-sword')).toBe(true); // 4 and 4
  expect(carries('militia', 'hatchet')).toBe(false); // 2 and 3
  expect(carries('militia', 'hatchet', { strength: { 'militia#1': 1 } })).toBe(true);
  expect(carries('militia', 'hatchet', { weightless: true })).toBe(true);
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

rule('THU-10.6', 'a loss already placed stays where it was put; whoever does not attack loses nothing', () => {
  const target = defs.find(def => def.ops.includes('attackAll')) as CardDef;
  const party = side(['outlands-khan', 'regian-cleric', 'feayn-archer', 'lantern']);
  const { lowered } = leastLosses(party, target, 1, NO_CHOICES);
  expect(Object.keys(lowered).toSorted()).toEqual(['outlands-khan#1', 'regian-cleric#1']); // no Feayn in Rank 1
  for (const kind of ['attack', 'magic'] as const satisfies readonly AttackKind[]) {
    const made = { ...NO_CHOICES, lowered: { 'outlands-khan#1': kind } };
    expect(leastLosses(party, target, 1, made).lowered['outlands-khan#1']).toBe(kind);
  }
  expect(leastLosses(party, cardById('nixie'), 1, NO_CHOICES).lowered).toEqual({});
});

rule(
  'THU-10.6',
  'a Hero loses only of a kind of which the party has at least 1, and no Attack once it is all magic',
  () => {
    const target = defs.find(def => def.ops.includes('attackAll')) as CardDef;
    const two = ['redblade-killer', 'redblade-killer', 'dagger'];
    const kinds = (party: Side) => loweredKinds(party, target, 2, NO_CHOICES, 'redblade-killer#1');
    const [own, others] = ['redblade-killer#1', 'redblade-killer#2'].map(hero => ({ 'dagger#1': hero }));
    expect(kinds(side(['redblade-killer']))).toEqual(['attack']);
    expect(kinds(side(['redblade-killer', 'elf-wizard']))).toEqual(['attack', 'magic']);
    expect(kinds(side(two, { converted: ['redblade-killer#1'] }))).toEqual(['magic']);
    expect(kinds(side(two, { converted: ['redblade-killer#2'] }))).toEqual(['attack', 'magic']);
    expect(kinds(side(two, { arcane: true, equip: own }))).toEqual(['magic']);
    expect(kinds(side(two, { equip: own }))).toEqual(['attack']);
    expect(kinds(side(two, { arcane: true, equip: others }))).toEqual(['attack', 'magic']);
  },
);

rule('THU-15.4', 'a Disease strikes only where the attack is at least 1 and counts', () => {
  const live = (target: CardDef, ...ids: string[]) => liveKinds(resolveBattle(side(ids), target, 1), target);
  const nixie = cardById('nixie');
  expect(live(nixie, 'militia')).toEqual(['attack']);
  expect(live(nixie, 'regian-cleric')).toEqual(cardById('regian-cleric').attack > 0 ? ['attack', 'magic'] : ['magic']);
  expect(live(nixie, 'militia', 'elf-wizard')).toEqual(['attack', 'magic']);
  expect(live(nixie, 'torch')).toEqual([]);
  const of = (op: string) => defs.find(def => def.ops.includes(op as never)) as CardDef;
  expect(live(of('magicOnly'), 'militia', 'elf-wizard')).toEqual(['magic']);
  expect(live(of('immuneMagic'), 'militia', 'elf-wizard')).toEqual(['attack']);
});

rule('THU-15.5', 'Diseases are placed as far as there is attack to strike, those placed before counted', () => {
  const placed = (ids: readonly string[], made: readonly AttackKind[] = []) =>
    leastLosses(side(ids), cardById('nixie'), 1, { ...NO_CHOICES, diseases: made }).diseases;
  expect(placed(['militia'])).toEqual([]);
  expect(placed(['militia', 'disease'])).toEqual(['attack']);
  expect(placed(['militia', 'disease', 'disease'])).toEqual(['attack']); // nothing is left to strike
  expect(placed(['militia', 'elf-wizard', 'disease', 'disease', 'disease', 'disease']).toSorted()).toEqual([
    'attack',
    'magic',
    'magic',
  ]);
  expect(placed(['militia', 'elf-wizard', 'disease', 'disease'], ['magic'])[0]).toBe('magic');
  expect(placed(['militia', 'elf-wizard', 'disease'], ['magic'])).toEqual(['magic']);
});

rule(
  'THU-12.9',
  'the stop foreseen falls on an attacker, where it costs least, and only before whoever stops one',
  () => {
    const haunt = cardById('haunt');
    expect(previewChoices(side(['outlands-khan', 'militia']), haunt, 1).stopped).toEqual(['militia#1']);
    expect(previewChoices(side(['outlands-khan', 'feayn-archer']), haunt, 1).stopped).toEqual(['outlands-khan#1']);
    expect(previewChoices(side(['torch']), haunt, 1).stopped).toEqual([]);
    expect(previewChoices(side(['outlands-khan', 'militia']), cardById('nixie'), 1).stopped).toEqual([]);
  },
);

rule('THU-6.8', 'copies are alike until something was done with one of them', () => {
  const told = (change: Partial<Party>, one = 'militia#1', other = 'militia#2'): boolean => {
    const party = { ...newParty(), ...change };
    return likeness({ party }, one) !== likeness({ party }, other);
  };
  expect(told({})).toBe(false);
  const changes: readonly Partial<Party>[] = [
    { used: ['militia#1:0'] },
    { spent: ['militia#1:0'] },
    { equip: { 'dagger#1': 'militia#1' } },
    { strength: { 'militia#1': 1 } },
    { attack: { 'militia#1': 1 } },
    { converted: ['militia#1'] },
    { thrown: ['militia#1'] },
    { held: ['militia#1'] },
    { borrowed: [{ card: 'militia#1', owner: 1 }] },
  ];
  for (const change of changes) {
    expect(told(change), JSON.stringify(change)).toBe(true);
    expect(told(change, 'militia#2', 'militia#3'), JSON.stringify(change)).toBe(false);
  }
  expect(told({ equip: { 'dagger#1': 'militia#1' } }, 'dagger#1', 'dagger#2')).toBe(true);
  const both = { 'dagger#1': 'militia#1', 'dagger#2': 'militia#2' };
  expect(told({ equip: both })).toBe(false);
  expect(told({ equip: both, thrown: ['dagger#1'] })).toBe(true);
  expect(told({ used: ['militia#1:0'], spent: ['militia#2:0'] })).toBe(true);
  // Different cards are never alike, whatever was done with both of them; copies with which the same was done are.
  const ofBoth = (one: string, other: string): readonly Partial<Party>[] => [
    { used: [`${one}:0`, `${other}:0`] },
    { spent: [`${one}:0`, `${other}:0`] },
    { equip: { 'dagger#1': one, 'dagger#2': other } },
    { strength: { [one]: 1, [other]: 1 } },
    { attack: { [one]: 1, [other]: 1 } },
    { converted: [one, other] },
    { thrown: [one, other] },
    { held: [one, other] },
    { borrowed: [one, other].map(card => ({ card, owner: 1 })) },
  ];
  const [one, other, copy] = ['militia#1', 'elf-archmage#1', 'militia#2'];
  for (const change of ofBoth(one, other)) expect(told(change, one, other), JSON.stringify(change)).toBe(true);
  for (const change of ofBoth(one, copy)) expect(told(change, one, copy), JSON.stringify(change)).toBe(false);
  expect(told({ equip: { 'dagger#1': one, 'hatchet#1': one } }, 'dagger#1', 'hatchet#1')).toBe(true);
  // Without a party nothing was done with any.
  expect(likeness({}, 'militia#1')).toBe(likeness({}, 'militia#2'));
});

rule('THU-1.12', 'copies are numbered as they leave the supply, and an empty or absent stack gives none', () => {
  const { state } = scene()
    .only(['elf'], ['hatchet'])
    .having(table => {
      table.basics.dagger = cardById('dagger').copies;
      table.village.hatchet = 2;
    })
    .opens();
  const take = (id: string) => takeFromStack(state, cardById(id));
  expect([take('dagger'), take('dagger')]).toEqual(['dagger#1', 'dagger#2']);
  expect(state.basics.dagger).toBe(cardById('dagger').copies - 2);
  const hatchets = cardById('hatchet').copies;
  expect([take('hatchet'), take('hatchet')]).toEqual([`hatchet#${hatchets - 1}`, `hatchet#${hatchets}`]);
  expect(state.village.hatchet).toBe(0);
  expect(() => take('hatchet')).toThrow('no hatchet is left');
  expect(() => take('spear')).toThrow('no spear is left');
  expect(() => take('dwarf-guardian')).toThrow('no dwarf-guardian is left');
  expect([take('elf-wizard'), take('elf-archmage'), take('elf-archmage')]).toEqual([
    'elf-wizard#1',
    'elf-archmage#1',
    'elf-archmage#2',
  ]);
  expect(state.heroes.elf).toEqual([5, 4, 0]);
  expect(() => take('elf-archmage')).toThrow('no elf-archmage is left');
});
