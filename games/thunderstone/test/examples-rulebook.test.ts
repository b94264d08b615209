// The worked examples of the rulebook (ex-*), with their numbers.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Rank } from '../rules/state.ts';
import { ids, type Setting, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

const VILLAGE = 'village.step';
const DUNGEON = 'dungeon.step';
const SIX = ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'];
const RANKS: readonly Rank[] = [1, 2, 3];

const targetsOf = (table: Table): string[] => table.offered(DUNGEON).filter(key => key.startsWith('attack:'));

/** What one card gives to the battle. */
const given = (table: Table, rank: Rank, card: string, kind: 'attack' | 'magic' | 'light' = 'attack'): number =>
  table
    .preview(rank)
    .parts.filter(part => part.card === card && part.kind === kind)
    .reduce((sum, part) => sum + part.amount, 0);

const strengths = (table: Table, rank: Rank): Record<string, number> =>
  Object.fromEntries(table.preview(rank).heroes.map(hero => [hero.card, hero.strength]));

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

rule(['THU-4.4', 'THU-4.5', 'THU-21.30'], 'ex-03: the Town Guard draws two, then destroyed three more', () => {
  const table = scene().hand(0, ['town-guard']).deck(0, SIX).inVillage();
  table.chooses(VILLAGE, 'use:town-guard#1:0');
  expect(table.hand(0)).toHaveLength(1 + 2);
  table.chooses(VILLAGE, 'use:town-guard#1:1');
  expect(table.hand(0)).toHaveLength(5);
  expect(table.destroyed).toEqual(['town-guard#1']);
});

rule(
  ['THU-4.2', 'THU-4.3', 'THU-4.6', 'THU-4.7', 'THU-4.10', 'THU-4.12', 'THU-4.18', 'THU-5.2', 'THU-5.5'],
  'ex-04: Christine’s whole turn in the Village',
  () => {
    const table = scene()
      .hand(0, ['barkeep', 'town-guard', 'lorigg-thief', 'the-unchained', 'militia', 'battle-fury'])
      .deck(0, ['disease', 'outlands-slayer', 'trainer', 'torch', 'dagger', ...SIX])
      .xp(0, 3)
      .inVillage();
    table.chooses(VILLAGE, 'use:town-guard#1:0');
    expect(ids(table.hand(0)).slice(-2)).toEqual(['disease', 'outlands-slayer']);
    table.chooses(VILLAGE, 'use:town-guard#1:1');
    expect(ids(table.hand(0)).slice(-3)).toEqual(['trainer', 'torch', 'dagger']);
    table.chooses(VILLAGE, 'use:barkeep#1:0').chooses(VILLAGE, 'use:trainer#1:0');
    expect(table.xp(0)).toBe(5);
    table.chooses(VILLAGE, 'use:trainer#1:1');
    expect(table.shown(VILLAGE).gold).toBe(2 + 1 + 2 + 1 + 1 + 2); // 9
    table.chooses(VILLAGE, 'use:barkeep#1:1');
    expect(table.shown(VILLAGE)).toMatchObject({ gold: 10, purchases: 2 }); // the second purchase survives the Barkeep
    table.chooses(VILLAGE, 'buy:short-sword').chooses(VILLAGE, 'buy:banish');
    expect(table.shown(VILLAGE)).toMatchObject({ gold: 0, purchases: 0 });
    table.chooses(VILLAGE, 'level:lorigg-thief#1:lorigg-rogue');
    expect(table.xp(0)).toBe(3);
    table.chooses(VILLAGE, 'level:outlands-slayer#1:outlands-khan');
    expect(table.xp(0)).toBe(0);
    table.confirms(VILLAGE);
    expect(ids(table.destroyed)).toEqual([
      'town-guard',
      'militia',
      'trainer',
      'barkeep',
      'lorigg-thief',
      'outlands-slayer',
    ]);
    expect(ids(table.discardPile(0))).toEqual([
      ...['dagger', 'torch', 'disease', 'battle-fury', 'the-unchained'], // the rest of the hand, and no second Disease
      ...['outlands-khan', 'lorigg-rogue', 'banish', 'short-sword'],
    ]);
    expect(table.hand(0)).toHaveLength(6);
  },
);

rule('THU-5.8', 'ex-04b: no Khan left, no level-up; the XP are kept', () => {
  const table = scene().hand(0, ['outlands-slayer']).family('outlands', [6, 3, 0]).xp(0, 3).inVillage();
  expect(table.offered(VILLAGE)).not.toContain('level:outlands-slayer#1:outlands-khan');
  expect(table.refusal(VILLAGE, 'level:outlands-slayer#1:outlands-khan')).toBe('THU-5.8');
  table.passes(VILLAGE);
  expect(table.xp(0)).toBe(3);
});

const darkHall = (): Setting =>
  scene()
    .hall('blink-dog', 'suffering', 'uyril-unending')
    .dungeon('kingdom', 'famine')
    .hand(0, ['disease', 'banish', 'regian-priest', 'iron-rations', 'thyrian-squire', 'polearm'])
    .deck(0, ['militia', 'disease', 'short-sword', 'battle-fury']);

rule(['THU-8.4', 'THU-9.2'], 'ex-05a: without Light the Blink Dog in Rank 1 cannot be chosen', () => {
  const table = darkHall().inDungeon();
  expect(targetsOf(table)).toEqual(['attack:2', 'attack:3']);
  expect(table.refusal(DUNGEON, 'attack:1')).toBe('THU-8.4');
  expect(table.preview(1).penalty).toBe(2);
});

rule(
  ['THU-6.3', 'THU-6.6', 'THU-6.11', 'THU-6.12', 'THU-2.4', 'THU-2.14', 'THU-21.7'],
  'ex-05b: the Priest draws and heals twice, Banish moves the Hall',
  () => {
    const table = darkHall().inDungeon();
    table.prepares('use:regian-priest#1:0');
    expect(ids(table.hand(0)).at(-1)).toBe('militia');
    table.prepares('use:regian-priest#1:1');
    expect(ids(table.hand(0)).at(-1)).toBe('disease');
    table.prepares('use:regian-priest#1:1');
    expect(ids(table.hand(0)).at(-1)).toBe('short-sword');
    table.prepares('use:banish#1:0').returns(1);
    expect(ids(table.hall)).toEqual(['suffering', 'uyril-unending', 'kingdom']);
    table.chooses('banish.destroy', 'militia#1').prepares('use:battle-fury#1:0');
    expect(ids(table.state.dungeon)[0]).toBe('blink-dog'); // at the bottom
    expect(ids(table.destroyed)).toEqual(['militia']); // both Diseases went back to their supply
    expect(ids(table.hand(0))).toEqual([
      'banish',
      'regian-priest',
      'iron-rations',
      'thyrian-squire',
      'polearm',
      'short-sword',
      'battle-fury',
    ]);
  },
);

/** The party of ex-05c and ex-05d, with the Rations on one of its two Heroes. */
const party = (fed: string): Table =>
  scene()
    .hall('suffering', 'uyril-unending', 'kingdom')
    .hand(0, ['regian-priest', 'iron-rations', 'thyrian-squire', 'polearm', 'short-sword', 'battle-fury'])
    .deck(0, SIX)
    .inDungeon('use:iron-rations#1:0')
    .chooses('dungeon.hero', fed)
    .prepares('use:battle-fury#1:0', 'equip:short-sword#1:regian-priest#1', 'equip:polearm#1:thyrian-squire#1');

rule(['THU-9.5', 'THU-10.1', 'THU-10.2', 'THU-12.5'], 'ex-05c: the Rations on the Priest, 10 against Suffering', () => {
  const table = party('regian-priest#1');
  expect(strengths(table, 1)).toEqual({ 'regian-priest#1': 4 + 2 - 2, 'thyrian-squire#1': 6 - 2 });
  expect(given(table, 1, 'regian-priest#1', 'magic')).toBe(2);
  expect(given(table, 1, 'short-sword#1')).toBe(4);
  expect(given(table, 1, 'polearm#1')).toBe(2);
  expect(given(table, 1, 'regian-priest#1') + given(table, 1, 'thyrian-squire#1')).toBe(2 + 2); // Squire 2, Fury twice 1
  expect(table.preview(1)).toMatchObject({
    attack: 10,
    magic: 2,
    penalty: 1,
    reduction: 2,
    total: 10,
    health: 6,
    victory: true,
  });
  table.attacks(1);
  expect(ids(table.discardPile(0))).toEqual(expect.arrayContaining(['suffering', 'disease']));
});

rule(
  ['THU-10.1', 'THU-10.2', 'THU-13.4', 'THU-13.5', 'THU-14.1', 'THU-21.4', 'THU-21.22'],
  'ex-05d: with the Rations on the Squire, 12 against Uyril',
  () => {
    const table = party('thyrian-squire#1');
    expect(strengths(table, 2)).toEqual({ 'regian-priest#1': 4, 'thyrian-squire#1': 8 });
    expect(given(table, 2, 'polearm#1')).toBe(6);
    expect(given(table, 2, 'short-sword#1')).toBe(4);
    expect(table.preview(2)).toMatchObject({
      attack: 14,
      magic: 2,
      penalty: 2,
      reduction: 4,
      halved: false,
      total: 12,
      health: 9,
      victory: true,
    });
    table.attacks(2);
    expect(table.xp(0)).toBe(2);
    expect(ids(table.discardPile(0))).toContain('uyril-unending');
    expect(table.destroyed).toEqual([]); // no Militia is there to be destroyed
    expect(ids(table.hall)).toEqual(['suffering', 'kingdom', 'pegasus']);
  },
);

rule(['THU-17.1', 'THU-17.2', 'THU-17.4', 'THU-2.4'], 'ex-06: a Rest sends a Disease back to its supply', () => {
  const hand = ['disease', 'militia', 'militia', 'dagger', 'trainer', 'sphinx'];
  const table = scene().hand(0, hand).deck(0, SIX).opens().chooses('turn.action', 'rest');
  // Cards to destroy and nothing else: the Trainer's effects cannot be used.
  expect(ids(table.offered('rest.destroy'))).toEqual(['disease', 'militia', 'dagger', 'trainer', 'sphinx']);
  table.chooses('rest.destroy', 'disease#1');
  expect(table.destroyed).toEqual([]);
  expect(ids(table.discardPile(0)).sort()).toEqual(['dagger', 'militia', 'militia', 'sphinx', 'trainer']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.xp(0)).toBe(0);
});

const figures = (table: Table, of: 'penalty' | 'reduction'): number[] => RANKS.map(rank => table.preview(rank)[of]);

rule(['THU-9.1', 'THU-9.2', 'THU-9.5'], 'ex-07: the light diagram without any light', () => {
  const bare = prepare(['militia', 'iron-rations'], 'griknack-goblin', 'griffon', 'nixie');
  expect(figures(bare, 'penalty')).toEqual([1, 2, 3]);
  expect(figures(bare, 'reduction')).toEqual([2, 4, 6]);
  const table = prepare(['militia', 'iron-rations'], 'knightmare', 'griffon', 'blink-dog');
  expect(figures(table, 'penalty')).toEqual([3, 2, 4]);
  expect(figures(table, 'reduction')).toEqual([6, 4, 8]);
});

rule(['THU-8.4', 'THU-9.3', 'THU-9.4'], 'ex-08: the light diagram with Fireball and Torch', () => {
  const table = prepare(['fireball', 'torch'], 'knightmare', 'griffon', 'blink-dog');
  expect(figures(table, 'penalty')).toEqual([1, 0, 2]);
  expect(figures(table, 'reduction')).toEqual([2, 0, 4]);
  expect(targetsOf(table)).toEqual(['attack:1', 'attack:2']);
  const griffon = table.preview(2);
  expect(griffon.health - griffon.total).toBe(4);
});

const janissary = (): Table => prepare(['dwarf-janissary', 'flaming-sword', 'disease'], 'griffon', 'nixie', 'pegasus');

rule(['THU-15.3', 'THU-10.6'], 'ex-09: a Disease on 6 Attack or on 3 Magic Attack', () => {
  const armed = (kind: 'attack' | 'magic'): unknown => {
    const table = janissary().prepares('equip:flaming-sword#1:dwarf-janissary#1');
    expect(table.reckon(1)).toMatchObject({ rawAttack: 6, rawMagic: 3 });
    table.attacks(1);
    expect(table.offered('battle.disease')).toEqual(['attack', 'magic']);
    table.chooses('battle.disease', kind);
    return table.told().find(({ text }) => text === 'log.victory')?.with;
  };
  expect(armed('attack')).toMatchObject({ attack: 5, magic: 3 });
  expect(armed('magic')).toMatchObject({ attack: 6, magic: 2 });
});

rule('THU-15.4', 'ex-09b: without the sword the Disease can only strike Attack', () => {
  const table = janissary().attacks(1);
  expect(table.seat(1).asked()).toBe('turn.action'); // there was nothing to choose
  expect(table.told().find(({ text }) => text === 'log.defeat')?.with).toMatchObject({ attack: 1, magic: 0 });
});

rule('THU-21.39', 'ex-10: a Janissary with a Dagger is worth 6 by himself', () => {
  const table = prepare(['dwarf-janissary', 'dagger'], 'griffon', 'nixie', 'pegasus').prepares(
    'equip:dagger#1:dwarf-janissary#1',
  );
  expect(given(table, 1, 'dwarf-janissary#1')).toBe(6);
});

rule('THU-12.9', 'ex-11: the Haunt cannot be put on the Feayn, who does not attack anyway', () => {
  const table = prepare(['dwarf-guardian', 'feayn-archer', 'militia'], 'haunt', 'nixie', 'griffon').attacks(1);
  expect(table.offered('battle.stop')).toEqual(['dwarf-guardian#1', 'militia#1']);
});

rule(['THU-12.10', 'THU-10.3'], 'ex-12: the Feayn does not attack the Revenant and dies all the same (A-29)', () => {
  const table = prepare(['feayn-archer', 'elf-wizard', 'iron-rations'], 'revenant', 'nixie', 'griffon');
  expect(table.preview(1).heroes[0]).toMatchObject({ card: 'feayn-archer#1', strength: 0, attack: 0, light: 0 });
  expect(table.preview(1)).toMatchObject({ attack: 0, light: 1 });
  table.attacks(1);
  expect(table.destroyed).toContain('feayn-archer#1');
});

const squire = (): Table => prepare(['thyrian-squire', 'iron-rations', 'torch'], 'griffon', 'nixie', 'pegasus');

rule('THU-6.9', 'ex-13: Rations eaten for Attack give no Strength', () => {
  const table = squire().prepares('use:thyrian-squire#1:0');
  expect(table.offered(DUNGEON)).not.toContain('use:iron-rations#1:0');
  expect(table.preview(1).heroes).toMatchObject([{ attack: 4, strength: 6 }]);
});

rule('THU-6.10', 'ex-13b: Rations used for Strength cannot be eaten for Attack', () => {
  const table = squire().prepares('use:iron-rations#1:0');
  expect(table.offered(DUNGEON)).not.toContain('use:thyrian-squire#1:0');
  expect(table.preview(1).heroes).toMatchObject([{ attack: 2, strength: 8 }]);
});

rule('THU-13.9', 'ex-14: the Janissary’s Spoils buy a Weapon of cost 6 at most, nothing else', () => {
  const hand = ['dwarf-janissary', 'flaming-sword', 'torch', 'iron-rations'];
  const table = prepare(hand, 'griknack-goblin', 'nixie', 'pegasus')
    .prepares('equip:flaming-sword#1:dwarf-janissary#1')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1');
  const weapons = ['dagger', 'flaming-sword', 'hatchet', 'short-sword', 'spear', 'warhammer']; // not the Polearm for 7
  expect(table.offered('spoils.buy').sort()).toEqual(weapons.map(id => `buy:${id}`));
});

rule(['THU-21.57', 'THU-4.10'], 'ex-15: a Short Sword worth 3 and the Pawnbroker himself make 8 gold', () => {
  const table = scene().hand(0, ['pawnbroker', 'short-sword']).inVillage();
  table.chooses(VILLAGE, 'use:pawnbroker#1:0');
  expect(table.shown(VILLAGE).gold).toBe(3 + 3);
  table.chooses(VILLAGE, 'use:pawnbroker#1:1');
  expect(table.shown(VILLAGE).gold).toBe(8);
  expect(table.destroyed).toEqual(['short-sword#1', 'pawnbroker#1']);
});

rule('THU-21.48', 'ex-16: a Cleric’s Warhammer gives 6 against the Undead, in all (A-37)', () => {
  const table = prepare(['chalice-quester', 'warhammer', 'thyrian-squire'], 'kingdom', 'nixie', 'knightmare').prepares(
    'equip:warhammer#1:chalice-quester#1',
  );
  expect(RANKS.map(rank => given(table, rank, 'warhammer#1'))).toEqual([6, 3, 6]);
  table.prepares('unequip:warhammer#1', 'equip:warhammer#1:thyrian-squire#1');
  expect(RANKS.map(rank => given(table, rank, 'warhammer#1'))).toEqual([3, 3, 3]); // no Cleric
});

rule('THU-21.43', 'ex-17: a thrown Spear gives 5, counts as equipped, and is lost', () => {
  const table = prepare(['thyrian-squire', 'spear', 'torch'], 'griffon', 'nixie', 'pegasus').prepares(
    'equip:spear#1:thyrian-squire#1',
  );
  expect(given(table, 1, 'spear#1')).toBe(2);
  table.prepares('use:spear#1:0');
  expect(given(table, 1, 'spear#1')).toBe(5);
  expect(table.preview(1).weaponPresent).toBe(true);
  expect(table.destroyed).toEqual([]); // only at the end of the battle
  table.attacks(1);
  expect(table.destroyed).toEqual(['spear#1']);
});

rule('THU-21.4', 'ex-18: the Polearm needs Strength 2 and gives 2, or 6 at Strength 8', () => {
  const wielded = (hero: string, monster = 'griffon'): Table =>
    prepare([hero, 'polearm', 'torch'], monster, 'nixie', 'pegasus').prepares(`equip:polearm#1:${hero}#1`);
  const cases: [string, string, number, number][] = [
    ['elf-wizard', 'suffering', 1, 0], // 3 - 2
    ['militia', 'griffon', 2, 2],
    ['outlands-warrior', 'griffon', 7, 2],
    ['outlands-slayer', 'griffon', 8, 6],
  ];
  for (const [hero, monster, strength, attack] of cases) {
    const table = wielded(hero, monster);
    expect(strengths(table, 1), hero).toEqual({ [`${hero}#1`]: strength });
    expect(given(table, 1, 'polearm#1'), hero).toBe(attack);
  }
});

rule('THU-10.8', 'ex-19: 5 Magic Attack become 10, 20 and 40 with one, two and three Wizards', () => {
  const magicOf = (...cards: string[]): number[] => {
    const table = prepare([...cards, 'torch', 'iron-rations'], 'griffon', 'nixie', 'pegasus');
    const battle = table.preview(1);
    return [battle.magicBeforeTraits, battle.magic];
  };
  expect(magicOf('selurin-warlock', 'fireball')).toEqual([5, 10]);
  expect(magicOf('selurin-warlock', 'selurin-warlock', 'regian-cleric')).toEqual([5, 20]);
  expect(magicOf('selurin-warlock', 'selurin-warlock', 'selurin-theurge', 'disease')).toEqual([5, 40]);
});

rule(['THU-21.31', 'THU-21.39', 'THU-21.66'], 'ex-20: Dwarfs with an Edged Weapon are worth 4, 6 and 8', () => {
  const heroes = ['dwarf-guardian', 'dwarf-janissary', 'dwarf-sentinel'];
  const attacks = (weapon: string): number[] =>
    heroes.map(hero => {
      const table = prepare([hero, weapon, 'torch'], 'griffon', 'nixie', 'pegasus');
      table.prepares(`equip:${weapon}#1:${hero}#1`);
      return given(table, 1, `${hero}#1`);
    });
  expect(attacks('hatchet')).toEqual([4, 6, 8]);
  expect(attacks('warhammer')).toEqual([1, 2, 3]); // blunt
});
