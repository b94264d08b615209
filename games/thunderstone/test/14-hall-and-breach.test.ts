// THU-14: the Hall and Breach.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

/** A hand that leaves its owner a choice. */
const MIXED = ['feast', 'hatchet', 'spear', 'polearm', 'fireball', 'lantern'];

/** Tyxr waits in Rank 2; the active player can move the Hall three times. */
const tyxr = () =>
  scene()
    .hall('nixie', 'tyxr-the-old', 'famine')
    .hands(['elf-archmage', 'banish', 'banish', 'militia', 'dagger', 'torch'], MIXED)
    .stocked();

rule('THU-14.1', 'cards of higher Rank move down by one, then the top card of the deck comes into Rank 3', () => {
  const after = (rank: 1 | 2 | 3) =>
    ids(
      scene()
        .dungeon('griffon', 'famine')
        .prepared(['outlands-khan', 'lantern'], 'griknack-goblin', 'nixie', 'pegasus')
        .attacks(rank).hall,
    );
  expect(after(1)).toEqual(['nixie', 'pegasus', 'griffon']);
  expect(after(2)).toEqual(['griknack-goblin', 'pegasus', 'griffon']);
  expect(after(3)).toEqual(['griknack-goblin', 'nixie', 'griffon']);
});

rule('THU-14.1', 'whatever takes a card out of the Hall: the Archmage, the Thyrian Lord, Banish', () => {
  const hall = () => scene().hall('griknack-goblin', 'nixie', 'pegasus').dungeon('griffon', 'famine').stocked();
  const archmage = hall().hand(0, ['elf-archmage']).inDungeon('use:elf-archmage#1:0');
  archmage.chooses('dungeon.monster', 'rank:2');
  expect(ids(archmage.hall)).toEqual(['griknack-goblin', 'pegasus', 'griffon']);
  const lord = hall().hand(0, ['thyrian-lord', 'iron-rations']).inDungeon('use:thyrian-lord#1:1');
  lord.chooses('dungeon.take', 'rank:1');
  expect(ids(lord.hall)).toEqual(['nixie', 'pegasus', 'griffon']);
  const banish = hall().hand(0, ['banish', 'militia']).inDungeon('use:banish#1:0');
  banish.returns(3);
  expect(ids(banish.hall)).toEqual(['griknack-goblin', 'nixie', 'griffon']);
});

rule('THU-14.2', 'the Hall moves after every battle, won or lost', () => {
  const fight = (hero: string) =>
    scene().dungeon('griffon', 'famine').prepared([hero, 'lantern'], 'griknack-goblin', 'nixie', 'pegasus').attacks(2);
  const [won, lost] = [fight('outlands-khan'), fight('militia')];
  expect([won.fought.victory, lost.fought.victory]).toEqual([true, false]);
  expect(ids(won.hall)).toEqual(['griknack-goblin', 'pegasus', 'griffon']);
  expect(ids(lost.hall)).toEqual(['griknack-goblin', 'pegasus', 'griffon']);
});

rule('THU-14.3', 'with an empty deck Rank 3 stays empty', () => {
  const table = scene()
    .dungeon()
    .prepared(['outlands-khan', 'lantern'], 'griknack-goblin', 'nixie', 'pegasus')
    .attacks(1);
  expect(ids(table.hall)).toEqual(['nixie', 'pegasus', '']);
});

rule('THU-14.3', 'a monster put under an empty deck comes straight back into Rank 3 (ruling A-17)', () => {
  const table = scene().dungeon().prepared(['militia', 'militia'], 'griknack-goblin', 'nixie', 'pegasus').attacks(1);
  expect(table.fought.victory).toBe(false);
  expect(ids(table.hall)).toEqual(['nixie', 'pegasus', 'griknack-goblin']);
  expect(table.state.dungeon).toEqual([]);
});

rule('THU-14.3', 'with the deck empty the game still ends if Rank 1 is cleared before the Thunderstone (A-17)', () => {
  const table = scene()
    .dungeon()
    .prepared(['outlands-khan', 'dagger', 'lantern'], 'griknack-goblin', 'stone-of-mystery');
  expect(table.refusal('dungeon.step', 'attack:2')).toBe('THU-8.2');
  table.attacks(1);
  expect(table.over).toBe(true);
  expect(ids(table.discardPile(0))).toContain('stone-of-mystery');
});

rule('THU-14.4', 'Breach happens by itself when the monster arrives in Rank 1, once in its stay', () => {
  const table = tyxr().inDungeon('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:1');
  expect(ids(table.hall).slice(0, 2)).toEqual(['tyxr-the-old', 'famine']);
  table.seat(0).chooses('discard', 'militia#1', 'dagger#1');
  table.seat(1).chooses('discard', ...table.seat(1).offered('discard').slice(0, 2));
  expect([table.hand(0).length, table.hand(1).length]).toEqual([4, 4]);
  // Out of Rank 1 and back into it: the same stay, no second Breach.
  const [first, second, third] = table.hall as [string, string, string];
  table.prepares('use:banish#1:0').rearranges(second, first, third);
  table.chooses('banish.destroy', 'torch#1');
  table.prepares('use:banish#2:0').rearranges(first, second, third);
  expect(table.asked()).toBe('banish.destroy');
  expect(ids(table.hall)[0]).toBe('tyxr-the-old');
  expect(table.log.filter(text => text === 'log.breach')).toHaveLength(1);
});

rule('THU-14.4', 'a monster that went under the deck and comes again arrives anew (ruling A-22)', () => {
  const table = scene()
    .hall('tyxr-the-old', 'nixie', 'famine')
    .dungeon()
    .hands(['banish', 'banish', 'dagger', 'torch'], MIXED)
    .stocked()
    .having(state => state.breached.push('tyxr-the-old#1'))
    .inDungeon('use:banish#1:0')
    .returns(1)
    .chooses('banish.destroy', 'torch#1');
  expect(ids(table.hall)).toEqual(['nixie', 'famine', 'tyxr-the-old']);
  const [first, second, third] = table.hall as [string, string, string];
  table.prepares('use:banish#2:0').rearranges(third, first, second);
  expect(table.match.decisions.map(({ seat, prompt }) => [seat, prompt])).toEqual([
    [0, 'discard'],
    [1, 'discard'],
  ]);
});

rule('THU-14.5', 'after a battle Breach comes after the refill, before the active hand is discarded (A-19)', () => {
  const table = scene()
    .hall('griknack-goblin', 'tyxr-the-old', 'famine')
    .dungeon('griffon')
    .hands(['outlands-khan', 'lantern', 'torch', 'dagger'], MIXED)
    .stocked()
    .inDungeon()
    .attacks(1);
  expect(ids(table.hall)).toEqual(['tyxr-the-old', 'famine', 'griffon']);
  expect(table.seat(0).offered('discard')).toEqual(['outlands-khan#1', 'lantern#1', 'torch#1', 'dagger#1']);
  table.seat(0).chooses('discard', 'torch#1', 'dagger#1');
  table.seat(1).chooses('discard', ...table.seat(1).offered('discard').slice(0, 2));
  expect(table.hand(0)).toHaveLength(6); // the new hand is full
  expect(table.hand(1)).toHaveLength(4); // nothing refills the other's before the end of that turn
});

rule(['THU-14.6', 'THU-21.83'], 'caused in preparation, Breach happens at once', () => {
  const table = tyxr().inDungeon('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:1');
  expect(table.match.decisions.map(({ seat, prompt, min }) => [seat, prompt, min])).toEqual([
    [0, 'discard', 2],
    [1, 'discard', 2],
  ]);
  table.seat(1).chooses('discard', ...table.seat(1).offered('discard').slice(0, 2));
  table.seat(0).chooses('discard', 'banish#1', 'banish#2');
  expect(table.offered('dungeon.step')).toContain('attack:1'); // only then does preparation go on
});

rule('THU-14.6', 'caused by an Elf Sorcerer after a victory, Breach happens at once too', () => {
  const table = prepare(['elf-sorcerer', 'militia', 'lantern'], 'nixie', 'archduke-of-pain', 'griknack-goblin').attacks(
    3,
  );
  expect(table.fought.victory).toBe(true);
  expect(table.state.heroes.elf).toEqual([6, 4, 2]);
  table.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  expect(ids(table.hall)[0]).toBe('archduke-of-pain');
  expect(table.state.heroes.elf).toEqual([4, 4, 2]);
});

rule('THU-14.7', 'Breach of monsters in hands never applies', () => {
  const table = scene()
    .hall('griknack-goblin', 'nixie', 'pegasus')
    .hands(['outlands-khan', 'tyxr-the-old', 'archduke-of-pain', 'torch'], MIXED)
    .stocked()
    .inDungeon()
    .attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(table.log).not.toContain('log.breach');
  expect(table.hand(1)).toHaveLength(6);
  expect(table.state.heroes.elf).toEqual([6, 4, 2]);
});

rule('THU-14.8', 'in a rearranged Hall, what came to Rank 1 has arrived; what stayed there has not', () => {
  const hall = () =>
    prepare(
      ['banish', 'banish', 'banish', 'torch', 'dagger', 'militia'],
      'archduke-of-pain',
      'nixie',
      'archduke-of-pain',
    )
      .prepares('use:banish#1:0')
      .chooses('banish.mode', 'rearrange');
  const stayed = hall().chooses('banish.order', 'archduke-of-pain#1', 'archduke-of-pain#2', 'nixie#1');
  expect(stayed.log).not.toContain('log.breach');
  const arrived = hall().chooses('banish.order', 'archduke-of-pain#2', 'nixie#1', 'archduke-of-pain#1');
  expect(arrived.log).toContain('log.breach');
  expect(arrived.state.heroes.elf).toEqual([4, 4, 2]);
});

rule('THU-14.8', 'a Breach monster dealt into Rank 1 at set-up triggers when it comes back there (ruling A-22)', () => {
  const table = prepare(['banish', 'banish', 'torch', 'dagger'], 'archduke-of-pain', 'nixie', 'griffon')
    .prepares('use:banish#1:0')
    .rearranges('nixie#1', 'archduke-of-pain#1', 'griffon#1')
    .chooses('banish.destroy', 'torch#1');
  expect(table.log).not.toContain('log.breach');
  table.prepares('use:banish#2:0').chooses('banish.mode', 'rearrange');
  table.chooses('banish.order', 'archduke-of-pain#1', 'nixie#1', 'griffon#1');
  expect(table.log).toContain('log.breach');
});
