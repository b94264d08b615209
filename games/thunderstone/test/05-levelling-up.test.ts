// THU-5: levelling up.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scoreOf } from '../rules/scoring.ts';
import { ids, scene, type Table } from './scene.ts';

const VILLAGE = 'village.step';

const SIX = ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'];

const STEP = 'village.step';

const levelsOf = (table: Table): string[] => table.offered(STEP).filter(key => key.startsWith('level:'));

rule(['THU-5.1', 'THU-5.2', 'THU-5.5'], 'ex-02: an Elf Wizard becomes an Elf Sorcerer for 2 XP', () => {
  const setting = scene().hand(0, ['elf-wizard', 'lorigg-thief']).family('elf', [6, 4, 2]).deck(0, SIX);
  const table = setting.xp(0, 2).inVillage().chooses(VILLAGE, 'level:elf-wizard#1:elf-sorcerer');
  expect(table.xp(0)).toBe(0);
  expect(table.destroyed).toEqual(['elf-wizard#1']);
  expect(ids(table.discardPile(0))).toContain('elf-sorcerer');
  expect(table.state.heroes.elf?.[1]).toBe(3);
  const richer = setting.xp(0, 4).inVillage().chooses(VILLAGE, 'level:elf-wizard#1:elf-sorcerer');
  expect(richer.offered(VILLAGE)).toEqual(['level:lorigg-thief#1:lorigg-rogue']); // XP are left for another
});

rule('THU-5.1', 'only Heroes of the hand level up, and only on a visit to the Village', () => {
  const setting = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['elf-wizard', 'torch', 'dagger', 'dagger'])
    .deck(0, ['lorigg-thief'])
    .discard(0, ['thyrian-squire'])
    .xp(0, 9);
  expect(levelsOf(setting.inVillage())).toEqual(['level:elf-wizard#1:elf-sorcerer']);
  const inDungeon = setting.inDungeon();
  expect(inDungeon.offered('dungeon.step').filter(key => key.startsWith('level:'))).toEqual([]);
  const resting = setting.opens().chooses('turn.action', 'rest');
  expect(resting.offered('rest.destroy')).toEqual(['elf-wizard#1', 'torch#1', 'dagger#1']);
});

rule('THU-5.2', 'pay the XP, destroy the card, take the next Level out of the stack onto the discard pile', () => {
  const table = scene()
    .hand(0, ['elf-wizard', 'lorigg-thief'])
    .discard(0, ['torch'])
    .family('elf', [6, 4, 2]) // four Wizards and more lie above the Sorcerers
    .xp(0, 4)
    .inVillage()
    .chooses(STEP, 'level:elf-wizard#1:elf-sorcerer');
  expect(table.xp(0)).toBe(2);
  expect(table.destroyed).toEqual(['elf-wizard#1']);
  expect(ids(table.hand(0))).toEqual(['lorigg-thief']);
  expect(ids(table.discardPile(0))).toEqual(['elf-sorcerer', 'torch']);
  expect(table.state.heroes.elf).toEqual([6, 3, 2]);
});

rule('THU-5.2', 'without the XP printed on the card there is no level-up', () => {
  const table = scene().hand(0, ['elf-wizard', 'elf-sorcerer', 'torch']).xp(0, 2).inVillage();
  expect(levelsOf(table)).toEqual(['level:elf-wizard#1:elf-sorcerer']);
  expect(table.refusal(STEP, 'level:elf-sorcerer#1:elf-archmage')).toBe('THU-5.2'); // costs 3
  const poor = scene().hand(0, ['elf-wizard', 'torch']).xp(0, 1).inVillage();
  expect(levelsOf(poor)).toEqual([]);
  expect(poor.refusal(STEP, 'level:elf-wizard#1:elf-sorcerer')).toBe('THU-5.2');
});

rule('THU-5.3', 'from Level 1 to 2 and from 2 to 3, never further and never past a Level', () => {
  const table = scene().hand(0, ['dwarf-guardian', 'dwarf-janissary', 'dwarf-sentinel']).xp(0, 99).inVillage();
  expect(levelsOf(table)).toEqual(['level:dwarf-guardian#1:dwarf-janissary', 'level:dwarf-janissary#1:dwarf-sentinel']);
  const gap = scene().hand(0, ['dwarf-guardian', 'torch']).family('dwarf', [5, 0, 2]).xp(0, 99).inVillage();
  expect(levelsOf(gap)).toEqual([]); // no Janissary is left, and the Sentinel is not the next Level
  const shown = [...gap.offered(STEP), ...gap.refused(STEP).map(({ key }) => key)];
  expect(shown).not.toContain('level:dwarf-guardian#1:dwarf-sentinel');
});

rule('THU-5.4', 'a card is levelled once in a turn: what it has become waits in the discard pile', () => {
  const hand = ['elf-wizard', 'lorigg-thief'];
  const table = scene().hand(0, hand).xp(0, 7).inVillage().chooses(STEP, 'level:elf-wizard#1:elf-sorcerer');
  expect(levelsOf(table)).toEqual(['level:lorigg-thief#1:lorigg-rogue']); // 5 XP would pay for an Archmage
});

rule('THU-5.5', 'any number of different Heroes, as far as the XP go', () => {
  const table = scene()
    .hand(0, ['elf-wizard', 'elf-wizard', 'lorigg-rogue', 'regian-cleric'])
    .deck(0, SIX)
    .xp(0, 8)
    .inVillage()
    .chooses(STEP, 'level:elf-wizard#1:elf-sorcerer')
    .chooses(STEP, 'level:elf-wizard#2:elf-sorcerer')
    .chooses(STEP, 'level:lorigg-rogue#1:lorigg-outlaw'); // 2 + 2 + 3
  expect(table.xp(0)).toBe(1);
  expect(ids(table.destroyed)).toEqual(['elf-wizard', 'elf-wizard', 'lorigg-rogue']);
  table.confirms(STEP); // 1 XP: the Cleric must wait, and nothing else is left to do
  expect(table.seat(1).asked()).toBe('turn.action');
  expect(ids(table.discardPile(0)).sort()).toEqual(['elf-sorcerer', 'elf-sorcerer', 'lorigg-outlaw', 'regian-cleric']);
});

rule('THU-5.6', 'a Hero’s gold is spent before the level-up destroys it', () => {
  const table = scene()
    .hand(0, ['lorigg-thief', 'regian-cleric'])
    .xp(0, 4)
    .inVillage()
    .chooses(STEP, 'buy:iron-rations') // with the Thief's 2 gold
    .chooses(STEP, 'level:lorigg-thief#1:lorigg-rogue');
  expect(ids(table.discardPile(0))).toEqual(['lorigg-rogue', 'iron-rations']);
  expect(table.shown(STEP)).toMatchObject({ gold: 0, purchases: 0, xp: 2 });
});

rule('THU-5.7', 'a Militia becomes any Level 1 Hero of the Village for 3 XP', () => {
  const table = scene()
    .only(['elf', 'lorigg', 'regian', 'thyrian'], ['banish'])
    .family('regian', [0, 4, 2])
    .hand(0, ['militia', 'torch'])
    .deck(0, SIX)
    .xp(0, 5)
    .inVillage();
  expect(levelsOf(table)).toEqual([
    'level:militia#1:elf-wizard',
    'level:militia#1:lorigg-thief',
    'level:militia#1:thyrian-squire',
  ]);
  expect(table.refusal(STEP, 'level:militia#1:regian-cleric')).toBe('THU-5.7'); // only Levels 2 and 3 are left
  table.chooses(STEP, 'level:militia#1:lorigg-thief');
  expect(table.xp(0)).toBe(2);
  expect(table.destroyed).toEqual(['militia#1']);
  expect(table.state.heroes.lorigg).toEqual([5, 4, 2]);
  expect(ids(table.discardPile(0))).toContain('lorigg-thief');
  table.confirms(STEP); // 2 XP would level a Thief, but this one is not in the hand
  expect(table.seat(1).asked()).toBe('turn.action');
});

rule('THU-5.7', 'not with 2 XP, and not when no Level 1 Hero is left', () => {
  const poor = scene().hand(0, ['militia', 'torch']).xp(0, 2).inVillage();
  expect(levelsOf(poor)).toEqual([]);
  expect(poor.refusal(STEP, 'level:militia#1:elf-wizard')).toBe('THU-5.2');
  const late = scene()
    .only(['elf', 'lorigg'], ['banish'])
    .family('elf', [0, 4, 2])
    .family('lorigg', [0, 1, 2])
    .hand(0, ['militia', 'torch'])
    .xp(0, 9)
    .inVillage();
  expect(levelsOf(late)).toEqual([]);
});

rule('THU-5.8', 'ex-04b: no Khan left, no level-up; the XP are kept', () => {
  const table = scene().hand(0, ['outlands-slayer']).family('outlands', [6, 3, 0]).xp(0, 3).inVillage();
  expect(table.offered(VILLAGE)).not.toContain('level:outlands-slayer#1:outlands-khan');
  expect(table.refusal(VILLAGE, 'level:outlands-slayer#1:outlands-khan')).toBe('THU-5.8');
  table.passes(VILLAGE);
  expect(table.xp(0)).toBe(3);
});

rule('THU-5.8', 'no card of the next Level left: no level-up, and the XP are kept', () => {
  const table = scene().hand(0, ['elf-wizard', 'torch']).family('elf', [5, 0, 2]).xp(0, 2).inVillage();
  expect(levelsOf(table)).toEqual([]);
  expect(table.refusal(STEP, 'level:elf-wizard#1:elf-sorcerer')).toBe('THU-5.8');
  table.passes(STEP);
  expect(table.xp(0)).toBe(2);
});

rule('THU-5.9', 'a Hero destroyed by an effect cannot be levelled any more', () => {
  const table = scene().hand(0, ['trainer', 'militia', 'pawnbroker', 'lorigg-thief']).xp(0, 9).inVillage();
  expect(levelsOf(table)).toContain('level:lorigg-thief#1:lorigg-rogue');
  table.chooses(STEP, 'use:trainer#1:0').chooses(STEP, 'use:pawnbroker#1:0');
  expect(table.destroyed).toEqual(['militia#1', 'lorigg-thief#1']);
  expect(levelsOf(table)).toEqual([]);
});

rule('THU-5.10', 'unspent XP stay from turn to turn without limit and are worth no VP', () => {
  const table = scene().hand(0, ['elf-wizard', 'torch']).deck(0, SIX).xp(0, 50).inVillage();
  table.chooses(STEP, 'level:elf-wizard#1:elf-sorcerer');
  table.confirms(STEP).chooses('turn.action', 'rest').confirms('rest.destroy'); // seat 1
  expect(table.xp(0)).toBe(48);
  table.chooses('turn.action', 'village');
  expect(table.shown(STEP).xp).toBe(48);
  expect(scoreOf(table.state, 0)).toBe(0);
});

rule('THU-5.11', 'one’s own purchase can take the card that a level-up would need', () => {
  const hand = ['elf-wizard', 'nixie', 'nixie', 'lorigg-thief'];
  const table = scene().hand(0, hand).family('elf', [0, 1, 2]).xp(0, 2).inVillage();
  expect(levelsOf(table)).toContain('level:elf-wizard#1:elf-sorcerer');
  table.chooses(STEP, 'buy:elf'); // the last Sorcerer
  expect(levelsOf(table)).toEqual(['level:lorigg-thief#1:lorigg-rogue']);
  expect(table.refusal(STEP, 'level:elf-wizard#1:elf-sorcerer')).toBe('THU-5.8');
});
