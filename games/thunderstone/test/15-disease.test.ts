// THU-15: Disease.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type CardDef, cardById, defs } from '../content/cards.ts';
import { type AttackKind, NO_CHOICES, resolveBattle } from '../rules/battle.ts';
import { leastLosses, liveKinds } from '../rules/battle-choices.ts';
import { before, janissary, outcomeOf, sick, side } from './parties.ts';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

const MILITIA = (count: number): string[] => Array(count).fill('militia');

rule('THU-15.1', 'Diseases gained by a Battle Effect go to the discard pile', () => {
  const table = prepare(['militia', 'torch'], 'lord-of-death', 'nixie').attacks(1);
  expect(ids(table.discardPile(0)).filter(id => id === 'disease')).toHaveLength(2);
  expect(ids([...table.hand(0), ...table.deck(0)])).not.toContain('disease');
});

rule('THU-15.2', 'a Disease revealed in the Dungeon must be played: nothing declines it', () => {
  const table = prepare([...MILITIA(4), 'disease', 'torch'], 'griknack-goblin', 'nixie');
  expect(table.offered('dungeon.step')).toEqual(['attack:1', 'attack:2']);
  table.attacks(1);
  expect(table.fought).toMatchObject({ rawAttack: 4, attack: 3, victory: false });
});

rule('THU-15.2', 'a Disease destroyed in preparation has no effect; one drawn must be played', () => {
  const hand = ['regian-cleric', 'militia', 'militia', 'militia', 'disease', 'torch'];
  const cured = scene().hall('griknack-goblin', 'nixie').hand(0, hand).stocked('lantern').inDungeon();
  cured.prepares('use:regian-cleric#1:0');
  expect(cured.destroyed).toEqual([]);
  expect(ids(cured.hand(0))).toEqual(['regian-cleric', 'militia', 'militia', 'militia', 'torch', 'lantern']);
  expect(cured.preview(1)).toMatchObject({ attack: 3, magic: 1, total: 4, victory: true });
  const relapsed = scene().hall('griknack-goblin', 'nixie').hand(0, hand).stocked('disease').inDungeon();
  relapsed.prepares('use:regian-cleric#1:0');
  expect(relapsed.preview(1)).toMatchObject({ total: 3, victory: false });
});

rule(['THU-15.3', 'THU-11.9'], 'the battle shown beforehand puts Diseases where they cost least: the win first', () => {
  const table = before('revenant', ['outlands-khan', 'regian-cleric', 'torch', 'disease']);
  expect(table.preview(1)).toMatchObject({ attack: 6, magic: 1, total: 7, victory: true }); // not on the one Magic Attack
  table.attacks(1).chooses('battle.disease', 'magic');
  expect(outcomeOf(table)).toMatchObject({ attack: 7, magic: 0, total: 7 });
  expect(table.log).toContain('log.defeat'); // the player is free to do worse
});

rule('THU-15.3', 'each Disease takes 1 from the Attack or from the Magic Attack, as its owner chooses', () => {
  const sick = () => prepare(['militia', 'militia', 'elf-wizard', 'disease'], 'griknack-goblin', 'nixie').attacks(1);
  expect(sick().offered('battle.disease')).toEqual(['attack', 'magic']);
  expect(sick().chooses('battle.disease', 'attack').fought).toMatchObject({ attack: 1, magic: 2, total: 3 });
  expect(sick().chooses('battle.disease', 'magic').fought).toMatchObject({ attack: 2, magic: 1, total: 3 });
});

rule('THU-15.3', 'a Disease says what each choice leaves at best, those still to come included', () => {
  const table = sick('militia', 'militia', 'militia').attacks(1);
  const left = (kind: string) => table.option('battle.disease', kind)?.with;
  // Attack 3 and Magic Attack 6, halved: 6 in all. Both Diseases on the magic cost 1, one on each 2.
  expect(left('magic')).toMatchObject({ total: 5, health: 7, won: false });
  expect(left('attack')).toMatchObject({ total: 4, health: 7, won: false });
});

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

rule('THU-15.4', 'a kind of attack that is absent cannot be chosen; without any, the Disease does nothing', () => {
  const attackOnly = prepare(['militia', 'militia', 'disease', 'torch'], 'nixie', 'nixie');
  attackOnly.attacks(1);
  expect(attackOnly.fought).toMatchObject({ attackBeforeTraits: 1, magicBeforeTraits: 0 });
  const magicOnly = prepare(['elf-wizard', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(magicOnly.fought).toMatchObject({ attackBeforeTraits: 0, magicBeforeTraits: 1 });
  const neither = prepare(['torch', 'disease', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(neither.fought).toMatchObject({ attackBeforeTraits: 0, magicBeforeTraits: 0, total: 0 });
});

rule('THU-15.4', 'ex-09b: without the sword the Disease can only strike Attack', () => {
  const table = janissary().attacks(1);
  expect(table.seat(1).asked()).toBe('turn.action'); // there was nothing to choose
  expect(table.told().find(({ text }) => text === 'log.defeat')?.with).toMatchObject({ attack: 1, magic: 0 });
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

rule('THU-15.5', 'several Diseases are assigned one by one, and the last may find nothing left', () => {
  const table = prepare(['militia', 'regian-cleric', 'disease', 'disease', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(table.offered('battle.disease')).toEqual(['attack', 'magic']);
  table.chooses('battle.disease', 'magic');
  // Of the second only the Attack is left; the third does nothing.
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 1, attackBeforeTraits: 0, magicBeforeTraits: 0 });
});

rule('THU-15.6', 'Diseases come before multipliers and halvings', () => {
  const doubled = prepare(['selurin-warlock', 'fireball', 'disease'], 'nixie', 'nixie');
  doubled.attacks(1);
  expect(doubled.fought).toMatchObject({ rawMagic: 5, magicBeforeTraits: 4, magic: 8 });
  const halved = prepare(['fireball', 'fireball', 'disease'], 'noxious-slag', 'nixie');
  halved.attacks(1);
  expect(halved.fought).toMatchObject({ magicBeforeTraits: 5, magic: 2 }); // after the halving it would be 3 - 1 = 2 …
  const even = prepare(['fireball', 'regian-priest', 'disease'], 'noxious-slag', 'nixie');
  even.attacks(1);
  expect(even.fought).toMatchObject({ magicBeforeTraits: 4, magic: 2 }); // … but here it would be 2 - 1 = 1
});

rule('THU-15.7', 'a Disease can be destroyed by resting or by an effect and goes back to the supply', () => {
  const rest = scene().hall('nixie').hand(0, ['disease', 'militia']).stocked().opens();
  rest.chooses('turn.action', 'rest').chooses('rest.destroy', 'disease#1');
  expect(ids(rest.discardPile(0))).toEqual(['militia']);
  expect(rest.destroyed).toEqual([]);
  const banish = prepare(['banish', 'disease', 'torch'], 'nixie', 'nixie');
  banish.prepares('use:banish#1:0').returns(2);
  banish.chooses('banish.destroy', 'disease#1');
  expect(ids(banish.hand(0))).toEqual(['banish', 'torch', 'militia']);
  expect(banish.destroyed).toEqual([]);
});

rule('THU-15.8', 'the number of Diseases is unlimited', () => {
  const table = scene()
    .discard(1, Array(15).fill('disease'))
    .prepared(['militia'], 'famine', 'famine', 'nixie')
    .attacks(1);
  expect(ids(table.discardPile(0)).filter(id => id === 'disease')).toHaveLength(1);
  expect(new Set([...table.discardPile(0), ...table.discardPile(1)]).size).toBe(1 + 1 + 15);
});
