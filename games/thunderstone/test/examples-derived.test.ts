// The derived worked examples of rulings.md, dv-01 to dv-30, with their exact numbers.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { AttackKind } from '../rules/battle.ts';
import { thunderstone } from '../rules/game.ts';
import type { Rank } from '../rules/state.ts';
import { ids, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

const MILITIA = (count: number): string[] => Array(count).fill('militia');

/** A party prepared before a monster of this Rank, the other Ranks harmless. */
function party(hand: readonly string[], monster: string, rank: Rank, ...steps: string[]): Table {
  const hall = ['nixie', 'nixie', 'nixie'];
  hall[rank - 1] = monster;
  return prepare(hand, ...hall).prepares(...steps);
}

rule(['THU-10.7', 'THU-10.8', 'THU-15.6'], 'dv-01: a Disease is applied before the multiplier', () => {
  const table = party(['selurin-warlock', 'fireball', 'torch', 'disease'], 'griffon', 1).attacks(1);
  expect(table.fought).toMatchObject({ magic: 8, penalty: 0, total: 8, victory: true });
});

rule('THU-10.8', 'dv-02: two Warlocks give x4', () => {
  const table = party(['selurin-warlock', 'selurin-warlock', 'lantern'], 'griffon', 2).attacks(2);
  expect(table.fought).toMatchObject({ magic: 16, total: 16, victory: true });
});

rule(['THU-10.8', 'THU-11.1', 'THU-11.5'], 'dv-03: Half Magic after doubling, and Edged immunity', () => {
  const hand = ['selurin-warlock', 'fireball', 'militia', 'dagger', 'torch'];
  const table = party(hand, 'noxious-slag', 1, 'equip:dagger#1:militia#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 1, magic: 5, total: 6, health: 7, victory: false });
  expect(table.state.dungeon[0]).toBe('noxious-slag#1');
});

rule(['THU-9.5', 'THU-11.2', 'THU-11.4'], 'dv-04: Half-Attack after Light', () => {
  const table = party(['outlands-khan', ...MILITIA(5)], 'tormentor', 1).attacks(1);
  expect(table.fought).toMatchObject({ attack: 12, penalty: 1, beforeHalf: 10, total: 5, health: 8, victory: false });
});

rule('THU-11.4', 'dv-05: the same with a Dagger equipped', () => {
  const table = party(['outlands-khan', ...MILITIA(4), 'dagger'], 'tormentor', 1, 'equip:dagger#1:militia#1').attacks(
    1,
  );
  expect(table.fought).toMatchObject({ attack: 12, total: 10, health: 8, victory: true });
  expect(table.destroyed).toEqual([]);
});

rule(['THU-12.5', 'THU-12.10', 'THU-21.62'], 'dv-06: Strength -4: who dies, who keeps the sword', () => {
  const hand = ['regian-priest', 'militia', 'dwarf-sentinel', 'short-sword', 'lantern'];
  const table = party(hand, 'revenant', 1, 'equip:short-sword#1:dwarf-sentinel#1').attacks(1);
  expect(table.fought.heroes.map(hero => hero.strength)).toEqual([0, -2, 4]);
  expect(table.fought.heroes.map(hero => hero.weapon)).toEqual([undefined, undefined, 'short-sword#1']);
  expect(table.fought).toMatchObject({ attack: 13, magic: 2, total: 15, health: 7, victory: true });
  expect(table.destroyed).toEqual(['regian-priest#1', 'militia#1']);
});

rule(['THU-7.5', 'THU-11.2', 'THU-21.31'], "dv-07: the sword is lost to Strength loss, the Dwarf's bonus kept", () => {
  const hand = ['dwarf-guardian', 'short-sword', 'torch'];
  const table = party(hand, 'ghost', 1, 'equip:short-sword#1:dwarf-guardian#1').attacks(1);
  expect(table.fought.heroes).toMatchObject([{ strength: 3, weapon: undefined }]);
  expect(table.fought).toMatchObject({ attack: 4, beforeHalf: 4, total: 2, health: 6, victory: false });
});

rule(['THU-11.5', 'THU-21.31'], "dv-08: Edged immunity removes the Weapon's bonus only", () => {
  const hand = ['dwarf-guardian', 'short-sword', 'torch'];
  const table = party(hand, 'noxious-slag', 1, 'equip:short-sword#1:dwarf-guardian#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 4, total: 4, health: 7, victory: false });
});

rule(['THU-10.3', 'THU-10.4', 'THU-21.24'], 'dv-09: the Weapon of a Hero who cannot attack gives nothing', () => {
  const hand = ['feayn-archer', 'short-sword', 'torch'];
  const table = party(hand, 'griknack-goblin', 1, 'equip:short-sword#1:feayn-archer#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 0, light: 1, penalty: 0, total: 0, victory: false });
});

rule('THU-21.68', 'dv-10: Items and Spells under the Magician', () => {
  const table = party(['selurin-magician', 'torch', 'iron-rations', 'fireball'], 'griffon', 2).attacks(2);
  const magicOf = (id: string) =>
    table.fought.parts
      .filter(part => part.kind === 'magic' && part.card === `${id}#1`)
      .reduce((sum, part) => sum + part.amount, 0);
  expect(['selurin-magician', 'torch', 'iron-rations', 'fireball'].map(magicOf)).toEqual([2, 1, 1, 4]);
  expect(table.fought).toMatchObject({ magic: 8, light: 2, total: 8, victory: true });
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

/** Where the single Disease struck, the other kind being there too. */
const struck = (table: Table): AttackKind =>
  table.fought.attackBeforeTraits < table.fought.rawAttack ? 'attack' : 'magic';

rule(['THU-11.8', 'THU-15.4'], 'dv-12: against the Sphinx a Disease must hit the Magic Attack', () => {
  const table = party(['elf-wizard', 'disease', 'militia'], 'sphinx', 1).attacks(1); // not asked: one legal kind
  expect(struck(table)).toBe('magic');
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 2, magic: 1, total: 1, victory: false });
});

rule(['THU-11.7', 'THU-15.4'], 'dv-13: against Ebon Fume a Disease must hit the Attack', () => {
  const table = party(['elf-wizard', 'disease', 'militia'], 'ebon-fume', 1).attacks(1);
  expect(struck(table)).toBe('attack');
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 2, attack: 0, total: 0, victory: false });
});

rule(['THU-9.5', 'THU-13.1'], 'dv-14: six Militia, the weakest useful party', () => {
  const table = party(MILITIA(6), 'griknack-goblin', 1).attacks(1);
  expect(table.fought).toMatchObject({ attack: 6, penalty: 1, total: 4, health: 4, victory: true });
  expect(table.xp(0)).toBe(1);
});

rule('THU-10.1', "dv-15: the Thyrian Lord's aura on Heroes that are not Fighters", () => {
  const hand = ['thyrian-lord', 'militia', 'elf-wizard', 'outlands-warrior'];
  const table = party(hand, 'firebrand-cyclops', 2).attacks(2);
  expect(table.fought.heroes.map(hero => hero.attack)).toEqual([4, 3, 2, 3]);
  expect(table.fought).toMatchObject({ magic: 2, light: 1, penalty: 1, total: 12, victory: true });
});

rule(['THU-11.10', 'THU-21.76'], 'dv-16: against Darkness only equipped Heroes count', () => {
  const hand = ['dwarf-janissary', 'flaming-sword', 'militia', 'dagger'];
  const table = party(hand, 'darkness', 1, 'equip:flaming-sword#1:dwarf-janissary#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 6, magic: 3, light: 1, penalty: 1, total: 7, health: 6, victory: true });
});

rule(['THU-10.12', 'THU-11.8'], 'dv-17: Arcane Energies turns steel into magic', () => {
  const hand = ['dwarf-sentinel', 'short-sword', 'arcane-energies'];
  const steps = ['equip:short-sword#1:dwarf-sentinel#1', 'use:arcane-energies#1:0'];
  const table = party(hand, 'sphinx', 1, ...steps).attacks(1);
  expect(table.fought).toMatchObject({ magic: 12, penalty: 1, total: 10, health: 8, victory: true });
});

rule('THU-21.48', 'dv-18: the Warhammer without its bonus', () => {
  const hand = ['chalice-quester', 'warhammer', 'torch'];
  const table = party(hand, 'griknack-goblin', 1, 'equip:warhammer#1:chalice-quester#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 5, total: 5, victory: true });
});

rule(['THU-13.13', 'THU-19.2'], 'dv-19: taking the Thunderstone', () => {
  const table = scene().hall('famine', 'stone-of-mystery', 'nixie').hand(0, ['outlands-khan', 'torch']).stocked();
  const end = table.inDungeon().attacks(1);
  expect(end.over).toBe(true);
  expect(ids(end.discardPile(0))).toEqual(['stone-of-mystery', 'famine', 'disease']);
  expect(end.xp(0)).toBe(1);
});

rule(['THU-12.6', 'THU-13.2', 'THU-19.3'], 'dv-20: failing in front of the Thunderstone', () => {
  const table = scene().hall('famine', 'stone-of-mystery', 'nixie').hand(0, ['militia', 'torch']).stocked();
  const end = table.inDungeon().attacks(1);
  expect(end.over).toBe(true);
  expect(ids(end.discardPile(0))).toEqual(['disease']);
  expect(ids(end.hall)[0]).toBe('stone-of-mystery');
  expect(end.state.dungeon[0]).toBe('famine#1');
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

rule(['THU-19.3', 'THU-21.7'], 'dv-22: Banish may end the game without a taker', () => {
  const table = prepare(['banish', 'torch'], 'famine', 'stone-of-mystery', 'nixie')
    .prepares('use:banish#1:0')
    .rearranges('stone-of-mystery#1', 'famine#1', 'nixie#1');
  expect(table.over).toBe(true);
  expect(ids(table.hall)[0]).toBe('stone-of-mystery');
  expect([table.hand(0), table.destroyed, table.discardPile(0)]).toEqual([['banish#1', 'torch#1'], [], []]);
});

rule('THU-21.3', "dv-23: the Archduke's Breach on the Village", () => {
  const table = scene()
    .only(['elf', 'dwarf', 'regian', 'lorigg'], ['lantern'])
    .family('dwarf', [1, 4, 2])
    .family('regian', [0, 0, 1])
    .stack('militia', 18)
    .prepared(['militia', 'dagger'], 'nixie', 'archduke-of-pain', 'griffon')
    .attacks(1);
  expect(table.state.heroes).toEqual({ elf: [4, 4, 2], dwarf: [0, 3, 2], regian: [0, 0, 0], lorigg: [4, 4, 2] });
  expect(table.state.basics.militia).toBe(16);
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

rule('THU-1.8', 'dv-25: a Breach monster dealt into Rank 1 at set-up stays quiet', () => {
  // Of many set-ups with Dragons, the first one in which Tyxr lies in Rank 1.
  const matches = Array.from({ length: 200 }, (_, i) =>
    Match.start(thunderstone, { seed: `set-up ${i}`, seats: 2, options: { set: 'dragons-hoard' } }),
  );
  const match = matches.find(other => ids(other.state.hall)[0] === 'tyxr-the-old');
  expect(match?.state.players.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
    [6, 0],
    [6, 0],
  ]);
  expect(match?.state.breached).toEqual([]);
});

rule('THU-1.15', 'dv-26: five players empty the Militia supply', () => {
  const match = Match.start(thunderstone, { seed: 'five', seats: 5 });
  expect(match.state.basics).toEqual({ militia: 0, dagger: 5, 'iron-rations': 5, torch: 5 });
});

rule('THU-18.1', 'dv-27: drawing through the reshuffle', () => {
  // Hand discarded (4), then six drawn: 2 from the deck, the 9 of the discard pile shuffled, 4 of them drawn.
  const table = scene()
    .hall('nixie')
    .hand(0, ['town-guard', 'militia', 'dagger', 'torch'])
    .deck(0, ['lantern', 'feast'])
    .discard(0, [...MILITIA(3), 'dagger', 'torch'])
    .opens()
    .chooses('turn.action', 'rest')
    .passes('rest.destroy');
  expect(table.hand(0)).toHaveLength(6);
  expect(ids(table.hand(0)).slice(0, 2)).toEqual(['lantern', 'feast']);
  expect([table.deck(0).length, table.discardPile(0).length]).toEqual([5, 0]);
  expect(table.log.filter(text => text === 'log.shuffle')).toHaveLength(1);
});

rule('THU-13.10', 'dv-28: each Spoils uses the full gold', () => {
  const table = scene()
    .only([], ['short-sword', 'barkeep'])
    .hall('griknack-goblin', 'nixie')
    .hand(0, ['dwarf-janissary', 'chalice-paladin', 'torch', 'torch', 'iron-rations']) // 6 gold
    .stocked()
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1')
    .chooses('spoils.buy', 'buy:short-sword')
    .chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(table.offered('spoils.buy')).toContain('buy:short-sword'); // again 6
  table.chooses('spoils.buy', 'buy:barkeep');
  expect(ids(table.discardPile(0))).toEqual(expect.arrayContaining(['short-sword', 'barkeep']));
});

rule('THU-21.57', 'dv-29: Militia have a printed gold value of 0', () => {
  const table = scene().hand(0, ['pawnbroker', 'militia']).inVillage().chooses('village.step', 'use:pawnbroker#1:0');
  expect(table.shown('village.step')).toMatchObject({ gold: 3 });
  expect(table.destroyed).toEqual(['militia#1']);
});

rule(['THU-8.4', 'THU-8.5'], 'dv-30: entering with no legal target (ruling A-6)', () => {
  const table = prepare(['militia', 'dagger'], 'blink-dog', 'stone-of-mystery', 'blink-dog');
  expect(table.offered('dungeon.step').filter(key => key.startsWith('attack'))).toEqual([]);
  expect([1, 2, 3].map(rank => table.refusal('dungeon.step', `attack:${rank}`))).toEqual([
    'THU-8.4',
    'THU-8.2',
    'THU-8.4',
  ]);
  table.prepares('leave');
  expect(table.log).not.toContain('log.attack');
  expect(ids(table.hall)).toEqual(['blink-dog', 'stone-of-mystery', 'blink-dog']);
  expect(ids(table.discardPile(0)).toSorted()).toEqual(['dagger', 'militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.state.active).toBe(1);
});
