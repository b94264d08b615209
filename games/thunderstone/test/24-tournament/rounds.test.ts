// THU-24: tournaments, ties, whoever leaves.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { kit } from '../../index.ts';
import { thunderstone } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { MILITIA } from '../parties.ts';
import { ids, scene, type Table } from '../scene.ts';

const rests = (table: Table): Table => table.chooses('turn.action', 'rest').passes('rest.destroy');

/** Two players, a Hall, and rest after rest. */
const stalled = (stallGuard: boolean, ...hall: string[]) =>
  scene(2, { stallGuard })
    .hall(...hall)
    .dungeon('famine', 'kingdom', 'harbinger')
    .hands(['militia'], ['militia'])
    .stocked()
    .opens();

rule('THU-24.5', 'one seed: the same card set, Dungeon deck and starting decks at every table', () => {
  const table = (seed: string) => Match.start(thunderstone, { seed, seats: 3 }).state;
  const luck = ({ set, hall, dungeon, players }: State) => ({
    set,
    hall,
    dungeon,
    decks: players.map(({ hand, deck }) => [hand, deck]),
  });
  expect(luck(table('cup, round 1'))).toEqual(luck(table('cup, round 1')));
  expect(luck(table('cup, round 1'))).not.toEqual(luck(table('cup, round 2')));
});

rule('THU-24.5', 'later shuffles depend on the player and how many shuffles that player has made, nothing else', () => {
  const pile = ['feast', 'spear', 'hatchet', 'polearm', 'torch', 'dagger', 'lantern', 'fireball', 'banish', 'barkeep'];
  const opening = (otherShuffles: boolean) => {
    const setting = scene().active(1).hand(1, ['militia']).hand(0, ['town-guard']).discard(0, pile).seeded('cup');
    setting
      .hall('nixie', 'nixie', 'nixie')
      .deck(1, otherShuffles ? [] : MILITIA(8))
      .discard(1, MILITIA(4));
    const table = rests(setting.opens());
    expect(table.state.players[1]?.shuffles).toBe(otherShuffles ? 1 : 0);
    table.chooses('turn.action', 'village').chooses('village.step', 'use:town-guard#1:0');
    return [...ids(table.hand(0)), ...ids(table.deck(0))];
  };
  expect(opening(true)).toEqual(opening(false));
  const second = scene()
    .hand(0, ['town-guard'])
    .discard(0, pile)
    .seeded('cup')
    .having(state => {
      for (const own of state.players) own.shuffles = 1;
    })
    .inVillage()
    .chooses('village.step', 'use:town-guard#1:0');
  expect([...ids(second.hand(0)), ...ids(second.deck(0))]).not.toEqual(opening(true));
});

rule('THU-24.6', 'after three full rounds without anybody in the Dungeon, Rank 1 goes under the deck', () => {
  const table = stalled(true, 'nixie', 'griffon', 'pegasus');
  for (let turn = 1; turn <= 5; turn++) expect(ids(rests(table).hall)[0]).toBe('nixie');
  rests(table);
  expect(ids(table.hall)).toEqual(['griffon', 'pegasus', 'famine']);
  expect(table.state.dungeon[0]).toBe('nixie#1');
  for (let turn = 7; turn <= 11; turn++) expect(ids(rests(table).hall)[0]).toBe('griffon');
  expect(ids(rests(table).hall)[0]).toBe('pegasus'); // and again after three more
});

rule('THU-24.6', 'a visit to the Dungeon starts the count anew, and only full rounds count', () => {
  const table = stalled(true, 'nixie', 'griffon', 'pegasus');
  for (let turn = 1; turn <= 4; turn++) rests(table);
  table.chooses('turn.action', 'dungeon').attacks(3); // turn 5, the first of round 3
  expect(ids(table.hall)[0]).toBe('nixie');
  for (let turn = 6; turn <= 11; turn++) expect(ids(rests(table).hall)[0]).toBe('nixie');
  expect(ids(rests(table).hall)[0]).toBe('griffon'); // the end of round 6
});

rule('THU-24.6', 'Breach as usual; the Thunderstone reaching Rank 1 ends the game, not taken', () => {
  const breach = stalled(true, 'nixie', 'archduke-of-pain', 'pegasus');
  for (let turn = 1; turn <= 6; turn++) rests(breach);
  expect(breach.state.heroes.elf).toEqual([4, 4, 2]);
  const stone = stalled(true, 'nixie', 'stone-of-mystery', 'pegasus');
  for (let turn = 1; turn <= 6; turn++) rests(stone);
  expect(stone.over).toBe(true);
  expect(stone.log).toContain('log.stone.untaken');
});

rule('THU-24.6', 'off unless chosen among people, on when only bots play', () => {
  const table = stalled(false, 'nixie', 'griffon', 'pegasus');
  for (let turn = 1; turn <= 8; turn++) rests(table);
  expect(ids(table.hall)).toEqual(['nixie', 'griffon', 'pegasus']);
  expect(thunderstone.options.find(option => option.id === 'stallGuard')?.initial).toBe(false);
  expect(kit.botOptions).toMatchObject({ stallGuard: true });
});
