// THU-12: Battle Effects.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById, defs } from '../content/cards.ts';
import type { LaterTiming } from '../content/vocabulary.ts';
import { previewChoices } from '../rules/battle-choices.ts';
import { side } from './parties.ts';
import { ids, scene } from './scene.ts';
import { EVERYTHING, prepare } from './single-battle.ts';

rule('THU-12.1', 'only the Battle Effects of the monster that is attacked apply', () => {
  const hand = ['redblade-killer', 'militia', 'short-sword', 'lantern'];
  const table = prepare(hand, 'judgement', 'nixie', 'black-slime').prepares('equip:short-sword#1:redblade-killer#1');
  expect(table.reckon(1).heroes).toMatchObject([{ strength: 3, weapon: undefined }, { strength: 0 }]);
  table.attacks(2);
  expect(table.fought).toMatchObject({ attack: 7, victory: true });
  expect(table.fought.heroes).toMatchObject([{ strength: 5, weapon: 'short-sword#1' }, { strength: 2 }]);
  expect(table.destroyed).toEqual([]);
});

rule('THU-12.2', 'they apply whether the battle is won or lost', () => {
  const won = prepare(['outlands-khan', 'militia', 'torch'], 'black-slime', 'nixie').attacks(1);
  expect(won.fought.victory).toBe(true);
  expect(won.destroyed).toEqual(['militia#1']);
  const lost = prepare(['militia', 'torch'], 'black-slime', 'nixie').attacks(1);
  expect(lost.fought.victory).toBe(false);
  expect(lost.destroyed).toEqual(['militia#1']);
});

rule('THU-12.3', 'they come after all Dungeon Effects, which have helped before', () => {
  const hand = ['militia', 'dagger', 'iron-rations', 'torch'];
  const fed = prepare(hand, 'ghost', 'nixie');
  fed.prepares('use:iron-rations#1:0', 'equip:dagger#1:militia#1').attacks(1);
  expect(fed.fought.heroes).toMatchObject([{ strength: 2 + 2 - 2, weapon: 'dagger#1', attack: 2 }]);
  const hungry = prepare(hand, 'ghost', 'nixie');
  hungry.prepares('equip:dagger#1:militia#1').attacks(1);
  expect(hungry.fought.heroes).toMatchObject([{ strength: 0, weapon: undefined, dropped: 'dagger#1', attack: 1 }]);
});

rule('THU-12.3', 'once they are being resolved no Dungeon Effect can be used any more', () => {
  const table = prepare(['militia', 'regian-priest', 'iron-rations', 'battle-fury'], 'mythlurian', 'nixie');
  expect(table.offered('dungeon.step')).toEqual(
    expect.arrayContaining(['use:regian-priest#1:0', 'use:iron-rations#1:0', 'use:battle-fury#1:0']),
  );
  table.attacks(1);
  expect(table.offered('battle.destroy')).toEqual(['militia#1', 'regian-priest#1']);
});

rule('THU-12.4', 'a card destroyed by a Battle Effect counts until the end of the battle, then it is gone', () => {
  const hand = ['militia', 'militia', 'militia', 'militia', 'militia', 'torch'];
  const table = prepare(hand, 'black-slime', 'nixie').attacks(1);
  // Without the doomed Militia four would not have been enough.
  expect(table.fought).toMatchObject({ attack: 5, total: 5, health: 5, victory: true });
  expect(ids(table.destroyed)).toEqual(['militia']);
  expect(ids(table.discardPile(0)).filter(id => id === 'militia')).toHaveLength(4);
});

rule('THU-12.5', 'all other Battle Effects change the battle before the comparison', () => {
  const hand = ['redblade-killer', 'short-sword', 'torch'];
  const suffering = prepare(hand, 'suffering', 'firebrand-cyclops');
  suffering.prepares('equip:short-sword#1:redblade-killer#1');
  // Against the Cyclops, of the same Health, the sword stays and the six are enough.
  expect(suffering.reckon(2)).toMatchObject({ attack: 6 });
  suffering.attacks(1);
  expect(suffering.fought).toMatchObject({ attack: 2, total: 2, health: 6, victory: false });
  expect(suffering.fought.heroes).toMatchObject([{ strength: 3, dropped: 'short-sword#1' }]);
});

rule('THU-12.6', 'a Disease gained goes to the discard pile and does not weaken this battle', () => {
  const table = prepare(['militia', 'militia', 'militia', 'militia', 'torch'], 'famine', 'nixie').attacks(1);
  expect(table.fought).toMatchObject({ attack: 4, total: 4, health: 4, victory: true });
  expect(ids(table.discardPile(0))).toContain('disease');
  expect(ids(table.hand(0))).not.toContain('disease');
});

rule('THU-12.7', 'without an object of the named kind the effect does nothing', () => {
  const hunters = defs.filter(def =>
    def.abilities.some(({ op }) => op === 'destroy' || op === 'destroyWeakHeroes' || op === 'heroCannotAttack'),
  );
  expect(hunters).toHaveLength(18);
  for (const { id } of hunters) {
    const table = prepare(['torch', 'lantern', 'pegasus'], id, 'nixie', 'nixie');
    table.attacks(1);
    expect(
      table.match.decisions.map(({ prompt }) => prompt),
      id,
    ).toEqual(['turn.action']);
    expect(table.destroyed, id).toEqual([]);
    expect(table.fought, id).toMatchObject({ rawAttack: 1, light: 3 });
  }
});

rule('THU-12.8', 'when several cards qualify the active player chooses', () => {
  const table = prepare(['outlands-khan', 'elf-wizard', 'militia', 'militia', 'torch'], 'mythlurian', 'nixie').attacks(
    1,
  );
  expect(table.offered('battle.destroy')).toEqual(['outlands-khan#1', 'elf-wizard#1', 'militia#1']);
  table.chooses('battle.destroy', 'elf-wizard#1');
  expect(table.destroyed).toEqual(['elf-wizard#1']);
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

rule('THU-12.9', 'the stop must be put on a Hero who is still able to attack', () => {
  const table = prepare(['feayn-archer', 'dwarf-guardian', 'militia', 'torch'], 'haunt', 'nixie').attacks(1);
  expect(table.offered('battle.stop')).toEqual(['dwarf-guardian#1', 'militia#1']);
  table.chooses('battle.stop', 'militia#1');
  expect(table.fought).toMatchObject({ attack: 1 });
  const nobody = prepare(['feayn-archer', 'torch'], 'haunt', 'nixie').attacks(1);
  expect(nobody.fought.heroes).toMatchObject([{ hindrance: 'rank' }]);
  expect(nobody.state.active).toBe(1);
});

rule('THU-12.9', 'ex-11: the Haunt cannot be put on the Feayn, who does not attack anyway', () => {
  const table = prepare(['dwarf-guardian', 'feayn-archer', 'militia'], 'haunt', 'nixie', 'griffon').attacks(1);
  expect(table.offered('battle.stop')).toEqual(['dwarf-guardian#1', 'militia#1']);
});

rule('THU-12.10', 'a Hero who cannot attack can be weakened and destroyed (ruling A-29)', () => {
  const table = prepare(['feayn-archer', 'outlands-khan', 'torch'], 'revenant', 'nixie').attacks(1);
  expect(table.fought.heroes).toMatchObject([
    { card: 'feayn-archer#1', hindrance: 'rank', strength: 0, attack: 0 },
    { card: 'outlands-khan#1', hindrance: undefined, strength: 4, attack: 7 },
  ]);
  expect(table.destroyed).toEqual(['feayn-archer#1']);
});

rule('THU-12.11', 'an unequipped Weapon and an unused Spell are in the battle (ruling A-12)', () => {
  const weapon = prepare(['militia', 'dagger', 'short-sword', 'torch'], 'skaladak', 'nixie')
    .prepares('equip:dagger#1:militia#1')
    .attacks(1);
  expect(weapon.offered('battle.destroy')).toEqual(['dagger#1', 'short-sword#1']);
  weapon.chooses('battle.destroy', 'short-sword#1');
  expect(weapon.destroyed).toEqual(['short-sword#1']);
  const spell = prepare(['fireball', 'battle-fury', 'torch'], 'harbinger', 'nixie')
    .prepares('hold:fireball#1')
    .attacks(1);
  expect(spell.offered('battle.destroy')).toEqual(['fireball#1', 'battle-fury#1']);
  spell.chooses('battle.destroy', 'battle-fury#1');
  expect(spell.fought.magic).toBe(0);
  expect(spell.destroyed).toEqual(['battle-fury#1']);
});

rule('THU-12.12', 'Battle Effects of Monster cards in the hand never apply', () => {
  const table = prepare(
    ['redblade-killer', 'short-sword', 'militia', 'judgement', 'black-slime', 'famine', 'haunt', 'torch'],
    'nixie',
    'pegasus',
  )
    .prepares('equip:short-sword#1:redblade-killer#1')
    .attacks(1);
  expect(table.fought).toMatchObject({ attack: 7, victory: true });
  expect(table.destroyed).toEqual([]);
  expect(ids(table.discardPile(0))).not.toContain('disease');
});

rule('THU-12.13', 'a monster of the Hall that is not attacked does nothing but its Breach on arrival in Rank 1', () => {
  const table = scene()
    .hall('nixie', 'archduke-of-pain', 'griknack-goblin')
    .hands(['regian-cleric', 'elf-wizard', 'outlands-khan', 'lantern'], ['outlands-khan', 'torch'])
    .stocked()
    .inDungeon()
    .attacks(3);
  expect(table.fought).toMatchObject({ attack: 7, magic: 3, victory: true });
  expect(table.destroyed).toEqual([]);
  expect(table.state.heroes.elf).toEqual([6, 4, 2]);
  table.chooses('turn.action', 'dungeon').attacks(1);
  expect(ids(table.hall)[0]).toBe('archduke-of-pain');
  expect(table.state.heroes.elf).toEqual([4, 4, 2]);
});

rule('THU-12.13', 'no monster of the box changes a battle against another', () => {
  const beside = (other: string) => prepare(EVERYTHING, 'griknack-goblin', other, other).reckon(1);
  const quiet = beside('nixie');
  expect(quiet).toMatchObject({ attack: 8, magic: 6, victory: true });
  for (const { id } of defs.filter(({ isMonster }) => isMonster)) expect([id, beside(id)]).toEqual([id, quiet]);
});

rule('THU-12.13', 'no card of this box has a global effect, though the word is kept for later ones', () => {
  const later: readonly LaterTiming[] = ['global', 'trap', 'repeat-village'];
  const timings = new Set<string>(defs.flatMap(def => def.abilities.map(({ timing }) => timing)));
  expect(later.filter(timing => timings.has(timing))).toEqual([]);
});
