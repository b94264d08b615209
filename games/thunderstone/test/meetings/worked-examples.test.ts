// Worked examples in which several chapters meet, with their exact numbers: those of the rulebook (ex-*) and derived ones (dv-*, rulings.md).

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { AttackKind } from '../../rules/battle.ts';
import { figures, given, janissary, MILITIA, party, strengths } from '../parties.ts';
import { ids, type Setting, scene, type Table } from '../scene.ts';
import { prepare } from '../single-battle.ts';

/** Where the single Disease struck, the other kind being there too. */
const struck = (table: Table): AttackKind =>
  table.fought.attackBeforeTraits < table.fought.rawAttack ? 'attack' : 'magic';

const VILLAGE = 'village.step';

const DUNGEON = 'dungeon.step';

const SIX = ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'];

const targetsOf = (table: Table): string[] => table.offered(DUNGEON).filter(key => key.startsWith('attack:'));

const darkHall = (): Setting =>
  scene()
    .hall('blink-dog', 'suffering', 'uyril-unending')
    .dungeon('kingdom', 'famine')
    .hand(0, ['disease', 'banish', 'regian-priest', 'iron-rations', 'thyrian-squire', 'polearm'])
    .deck(0, ['militia', 'disease', 'short-sword', 'battle-fury']);

/** The party of ex-05c and ex-05d, with the Rations on one of its two Heroes. */
const fedParty = (fed: string): Table =>
  scene()
    .hall('suffering', 'uyril-unending', 'kingdom')
    .hand(0, ['regian-priest', 'iron-rations', 'thyrian-squire', 'polearm', 'short-sword', 'battle-fury'])
    .deck(0, SIX)
    .inDungeon('use:iron-rations#1:0')
    .chooses('dungeon.hero', fed)
    .prepares('use:battle-fury#1:0', 'equip:short-sword#1:regian-priest#1', 'equip:polearm#1:thyrian-squire#1');

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

rule(['THU-4.4', 'THU-4.5', 'THU-21.30'], 'ex-03: the Town Guard draws two, then destroyed three more', () => {
  const table = scene().hand(0, ['town-guard']).deck(0, SIX).inVillage();
  table.chooses(VILLAGE, 'use:town-guard#1:0');
  expect(table.hand(0)).toHaveLength(1 + 2);
  table.chooses(VILLAGE, 'use:town-guard#1:1');
  expect(table.hand(0)).toHaveLength(5);
  expect(table.destroyed).toEqual(['town-guard#1']);
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

rule(['THU-7.5', 'THU-11.2', 'THU-21.31'], "dv-07: the sword is lost to Strength loss, the Dwarf's bonus kept", () => {
  const hand = ['dwarf-guardian', 'short-sword', 'torch'];
  const table = party(hand, 'ghost', 1, 'equip:short-sword#1:dwarf-guardian#1').attacks(1);
  expect(table.fought.heroes).toMatchObject([{ strength: 3, weapon: undefined }]);
  expect(table.fought).toMatchObject({ attack: 4, beforeHalf: 4, total: 2, health: 6, victory: false });
});

rule(['THU-8.4', 'THU-9.2'], 'ex-05a: without Light the Blink Dog in Rank 1 cannot be chosen', () => {
  const table = darkHall().inDungeon();
  expect(targetsOf(table)).toEqual(['attack:2', 'attack:3']);
  expect(table.refusal(DUNGEON, 'attack:1')).toBe('THU-8.4');
  expect(table.preview(1).penalty).toBe(2);
});

rule(['THU-8.4', 'THU-9.3', 'THU-9.4'], 'ex-08: the light diagram with Fireball and Torch', () => {
  const table = prepare(['fireball', 'torch'], 'knightmare', 'griffon', 'blink-dog');
  expect(figures(table, 'penalty')).toEqual([1, 0, 2]);
  expect(figures(table, 'reduction')).toEqual([2, 0, 4]);
  expect(targetsOf(table)).toEqual(['attack:1', 'attack:2']);
  const griffon = table.preview(2);
  expect(griffon.health - griffon.total).toBe(4);
});

rule(['THU-9.5', 'THU-11.2', 'THU-11.4'], 'dv-04: Half-Attack after Light', () => {
  const table = party(['outlands-khan', ...MILITIA(5)], 'tormentor', 1).attacks(1);
  expect(table.fought).toMatchObject({ attack: 12, penalty: 1, beforeHalf: 10, total: 5, health: 8, victory: false });
});

rule(['THU-9.5', 'THU-16.1', 'THU-21.41'], 'dv-11: Trophies and Monster cards in hand', () => {
  const hand = ['outlands-slayer', 'pegasus', 'griffon', 'red-jelly'];
  const table = party(hand, 'tyxr-the-old', 2, 'use:outlands-slayer#1:0').attacks(2);
  expect(table.fought.heroes).toMatchObject([{ attack: 8 }]);
  expect(table.fought).toMatchObject({
    attack: 9,
    magic: 1,
    light: 1,
    penalty: 1,
    total: 8,
    health: 10,
    victory: false,
  });
});

rule(['THU-9.5', 'THU-13.1'], 'dv-14: six Militia, the weakest useful party', () => {
  const table = party(MILITIA(6), 'griknack-goblin', 1).attacks(1);
  expect(table.fought).toMatchObject({ attack: 6, penalty: 1, total: 4, health: 4, victory: true });
  expect(table.xp(0)).toBe(1);
});

rule(['THU-9.5', 'THU-10.1', 'THU-10.2', 'THU-12.5'], 'ex-05c: the Rations on the Priest, 10 against Suffering', () => {
  const table = fedParty('regian-priest#1');
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
    const table = fedParty('thyrian-squire#1');
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

rule(['THU-10.3', 'THU-10.4', 'THU-21.24'], 'dv-09: the Weapon of a Hero who cannot attack gives nothing', () => {
  const hand = ['feayn-archer', 'short-sword', 'torch'];
  const table = party(hand, 'griknack-goblin', 1, 'equip:short-sword#1:feayn-archer#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 0, light: 1, penalty: 0, total: 0, victory: false });
});

rule(['THU-10.7', 'THU-10.8', 'THU-15.6'], 'dv-01: a Disease is applied before the multiplier', () => {
  const table = party(['selurin-warlock', 'fireball', 'torch', 'disease'], 'griffon', 1).attacks(1);
  expect(table.fought).toMatchObject({ magic: 8, penalty: 0, total: 8, victory: true });
});

rule(['THU-10.8', 'THU-11.1', 'THU-11.5'], 'dv-03: Half Magic after doubling, and Edged immunity', () => {
  const hand = ['selurin-warlock', 'fireball', 'militia', 'dagger', 'torch'];
  const table = party(hand, 'noxious-slag', 1, 'equip:dagger#1:militia#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 1, magic: 5, total: 6, health: 7, victory: false });
  expect(table.state.dungeon[0]).toBe('noxious-slag#1');
});

rule(['THU-10.12', 'THU-11.8'], 'dv-17: Arcane Energies turns steel into magic', () => {
  const hand = ['dwarf-sentinel', 'short-sword', 'arcane-energies'];
  const steps = ['equip:short-sword#1:dwarf-sentinel#1', 'use:arcane-energies#1:0'];
  const table = party(hand, 'sphinx', 1, ...steps).attacks(1);
  expect(table.fought).toMatchObject({ magic: 12, penalty: 1, total: 10, health: 8, victory: true });
});

rule(['THU-11.5', 'THU-21.31'], "dv-08: Edged immunity removes the Weapon's bonus only", () => {
  const hand = ['dwarf-guardian', 'short-sword', 'torch'];
  const table = party(hand, 'noxious-slag', 1, 'equip:short-sword#1:dwarf-guardian#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 4, total: 4, health: 7, victory: false });
});

rule(['THU-11.7', 'THU-15.4'], 'dv-13: against Ebon Fume a Disease must hit the Attack', () => {
  const table = party(['elf-wizard', 'disease', 'militia'], 'ebon-fume', 1).attacks(1);
  expect(struck(table)).toBe('attack');
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 2, attack: 0, total: 0, victory: false });
});

rule(['THU-11.8', 'THU-15.4'], 'dv-12: against the Sphinx a Disease must hit the Magic Attack', () => {
  const table = party(['elf-wizard', 'disease', 'militia'], 'sphinx', 1).attacks(1); // not asked: one legal kind
  expect(struck(table)).toBe('magic');
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 2, magic: 1, total: 1, victory: false });
});

rule(['THU-11.10', 'THU-21.76'], 'dv-16: against Darkness only equipped Heroes count', () => {
  const hand = ['dwarf-janissary', 'flaming-sword', 'militia', 'dagger'];
  const table = party(hand, 'darkness', 1, 'equip:flaming-sword#1:dwarf-janissary#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 6, magic: 3, light: 1, penalty: 1, total: 7, health: 6, victory: true });
});

rule(['THU-12.5', 'THU-12.10', 'THU-21.62'], 'dv-06: Strength -4: who dies, who keeps the sword', () => {
  const hand = ['regian-priest', 'militia', 'dwarf-sentinel', 'short-sword', 'lantern'];
  const table = party(hand, 'revenant', 1, 'equip:short-sword#1:dwarf-sentinel#1').attacks(1);
  expect(table.fought.heroes.map(hero => hero.strength)).toEqual([0, -2, 4]);
  expect(table.fought.heroes.map(hero => hero.weapon)).toEqual([undefined, undefined, 'short-sword#1']);
  expect(table.fought).toMatchObject({ attack: 13, magic: 2, total: 15, health: 7, victory: true });
  expect(table.destroyed).toEqual(['regian-priest#1', 'militia#1']);
});

rule(['THU-12.6', 'THU-13.2', 'THU-19.3'], 'dv-20: failing in front of the Thunderstone', () => {
  const table = scene().hall('famine', 'stone-of-mystery', 'nixie').hand(0, ['militia', 'torch']).stocked();
  const end = table.inDungeon().attacks(1);
  expect(end.over).toBe(true);
  expect(ids(end.discardPile(0))).toEqual(['disease']);
  expect(ids(end.hall)[0]).toBe('stone-of-mystery');
  expect(end.state.dungeon[0]).toBe('famine#1');
});

rule(['THU-12.10', 'THU-10.3'], 'ex-12: the Feayn does not attack the Revenant and dies all the same (A-29)', () => {
  const table = prepare(['feayn-archer', 'elf-wizard', 'iron-rations'], 'revenant', 'nixie', 'griffon');
  expect(table.preview(1).heroes[0]).toMatchObject({ card: 'feayn-archer#1', strength: 0, attack: 0, light: 0 });
  expect(table.preview(1)).toMatchObject({ attack: 0, light: 1 });
  table.attacks(1);
  expect(table.destroyed).toContain('feayn-archer#1');
});

rule(['THU-13.13', 'THU-19.2'], 'dv-19: taking the Thunderstone', () => {
  const table = scene().hall('famine', 'stone-of-mystery', 'nixie').hand(0, ['outlands-khan', 'torch']).stocked();
  const end = table.inDungeon().attacks(1);
  expect(end.over).toBe(true);
  expect(ids(end.discardPile(0))).toEqual(['stone-of-mystery', 'famine', 'disease']);
  expect(end.xp(0)).toBe(1);
});

rule(['THU-14.1', 'THU-19.1'], 'dv-21: winning elsewhere does not end the game', () => {
  const table = scene()
    .dungeon('griffon', 'pegasus')
    .prepared(['outlands-khan', 'lantern'], 'famine', 'nixie', 'stone-of-mystery')
    .attacks(2);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['famine', 'stone-of-mystery', 'griffon']);
  expect(table.over).toBe(false);
});

rule(['THU-14.6', 'THU-21.83'], 'dv-24: a Breach caused in preparation hits the active hand', () => {
  const others = ['feast', 'spear', 'hatchet', 'polearm', 'torch', 'dagger'];
  const table = scene(3)
    .hall('nixie', 'tyxr-the-old', 'famine')
    .hands(['elf-archmage', 'militia', 'dagger', 'torch', 'lantern', 'feast'], others, others)
    .stocked()
    .inDungeon('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  expect(table.match.decisions.map(({ seat, prompt, min, max }) => [seat, prompt, min, max])).toEqual([
    [0, 'discard', 2, 2],
    [1, 'discard', 2, 2],
    [2, 'discard', 2, 2],
  ]);
  for (const seat of [2, 1, 0]) table.seat(seat).chooses('discard', ...table.seat(seat).offered('discard').slice(-2));
  expect([0, 1, 2].map(seat => table.hand(seat).length)).toEqual([4, 4, 4]);
  expect(table.offered('dungeon.step')).toContain('attack:1'); // the target is chosen only now
});

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

rule(['THU-19.3', 'THU-21.7'], 'dv-22: Banish may end the game without a taker', () => {
  const table = prepare(['banish', 'torch'], 'famine', 'stone-of-mystery', 'nixie')
    .prepares('use:banish#1:0')
    .rearranges('stone-of-mystery#1', 'famine#1', 'nixie#1');
  expect(table.over).toBe(true);
  expect(ids(table.hall)[0]).toBe('stone-of-mystery');
  expect([table.hand(0), table.destroyed, table.discardPile(0)]).toEqual([['banish#1', 'torch#1'], [], []]);
});

rule(['THU-21.57', 'THU-4.10'], 'ex-15: a Short Sword worth 3 and the Pawnbroker himself make 8 gold', () => {
  const table = scene().hand(0, ['pawnbroker', 'short-sword']).inVillage();
  table.chooses(VILLAGE, 'use:pawnbroker#1:0');
  expect(table.shown(VILLAGE).gold).toBe(3 + 3);
  table.chooses(VILLAGE, 'use:pawnbroker#1:1');
  expect(table.shown(VILLAGE).gold).toBe(8);
  expect(table.destroyed).toEqual(['short-sword#1', 'pawnbroker#1']);
});
