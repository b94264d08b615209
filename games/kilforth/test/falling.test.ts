// Who falls, and when: the last HP at odd moments, and what an Ancient takes with it. KIL-9.30, KIL-13.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY } from '../rules/state.ts';
import { count, heroDice } from './rolls.ts';
import { lone, scene } from './scene.ts';

describe('the last HP', () => {
  /** The Pallid Ghoul (Weakness Potion) takes 1 HP of whoever defeats it. */
  const poisoned = (...enemies: string[]) =>
    lone({ hp: 1, gold: 3 })
      .at(0, 'skull-heath')
      .encounters('skull-heath', ...enemies)
      .assets(0, 'cloudy-vial')
      .night('lake-fog')
      .misses(5)
      .foeMisses(3);

  rule('KIL-9.30', 'a Trophy that takes it between two rounds defeats the hero', () => {
    const table = poisoned('pallid-ghoul').opens('turn').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take').passes('gift.loss'); // he keeps his Potion
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ hp: 0, defeated: true, gold: 0 });
    expect(table.chooses('defeat.lose', 'pallid-ghoul').hero()).toMatchObject({ region: CITY, hp: 2 });
  });

  rule('KIL-9.30', 'also while another Enemy is fought: no further round is rolled', () => {
    const table = poisoned('restless-rider', 'pallid-ghoul').opens('turn');
    table.chooses('engage.whom', 'restless-rider').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take').passes('gift.loss').chooses('defeat.lose', 'cloudy-vial');
    expect(heroDice(table)).toEqual([5]);
    expect(table.encountersIn('skull-heath')).toEqual(['restless-rider']);
  });

  rule('KIL-9.36', 'the HP of a Chapter completed while defeated are not lost before Dawn', () => {
    const table = scene(2, { mode: 'competitive' })
      .hero(1, { hp: 0, defeated: true, camped: true, ap: 0 })
      .gloom(CITY)
      .hand(1, 'omen', 'copper-ring')
      .hero(0, { chapter: 3, gold: 5, ap: 1 })
      .at(0, 'heron-ford')
      .hand(0, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs', 'fortified-farm')
      .night('lake-fog')
      .opens()
      .plays('feat:chapter');
    table.until('feat.pressure').chooses('feat.pressure', 'complete').passesAll();
    expect(table.state.day).toBe(3); // the city lay in Gloom all Night
    expect(count(table, 'log.defeated')).toBe(0);
    expect(table.hero(1)).toMatchObject({ hp: 3, maxHp: 5, hand: ['omen', 'copper-ring'] }); // 1, and 2 at Dawn
  });
});

describe('who falls', () => {
  rule('KIL-9.27', 'a Hidden hero who is defeated is Hidden no longer', () => {
    const set = scene()
      .hero(0, { hidden: true, hp: 1 })
      .at(0, 'barrow-lea')
      .gloom('barrow-lea')
      .hand(0, 'omen', 'pedlar');
    const table = set.opens().plays('camp');
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ defeated: true, hidden: false });
  });

  rule('KIL-10.6', 'when an Ancient takes the First Hero, the next one clockwise decides that Night (A-04)', () => {
    const set = scene(3).ancients('okhtar').risen('okhtar', 'brimstone-pit').first(0).night('watchers-fire');
    for (const seat of [0, 1, 2]) set.hero(seat, { chapter: 'done', fate: 0, hp: 1, ap: 0 });
    const table = set
      .at(0, 'brimstone-pit')
      .having(state => {
        state.nextFirst = 0;
        Object.assign(state.heroes[0] ?? {}, { gold: 4, evaded: ['pedlar'], hostile: ['omen'] });
      })
      .misses(5)
      .foeHits(20)
      .opens()
      .assaults('okhtar');
    // Nothing is left of whoever is out of the game (KIL-13.11).
    const none = { gold: 0, fate: 0, ap: 0, restrictedAp: {}, talents: [], assets: [], hand: [], loot: [] };
    expect(table.hero(0)).toMatchObject({ eliminated: true, ...none, exhausted: [], successes: [], hidden: false });
    expect(table.hero(0)).toMatchObject({ evaded: [], hostile: [] });
    while (table.asked() === 'turn.choice') table.plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 1]);
    table.chooses('ability.weakest', 'hero:2');
    expect([table.state.day, table.state.first, table.actor]).toEqual([2, 1, 1]);
  });

  rule('KIL-13.12', 'a team that falls with an Ancient has lost while another Ancient stands', () => {
    const set = scene(2).ancients('okhtar', 'thuldram').risen('okhtar', 'brimstone-pit', { hp: 9 });
    set.risen('thuldram', 'brimstone-pit'); // two of them in one region
    for (const seat of [0, 1]) set.hero(seat, { chapter: 'done', fate: 0, hp: 1 }).at(seat, 'brimstone-pit');
    const table = set.opens();
    expect(table.choices('assault:')).toEqual(['assault:okhtar', 'assault:thuldram']);
    table.teamsUp(1).plays('assault:okhtar');
    table.dice(6, 6, 6, 6, 6, 6, 6, 6, 6).foeHits(40);
    table.chooses('assault.confirm', 'assault').passes('battle.prevent').passes('battle.rescue');
    expect(table.state.ancients.map(({ defeated }) => defeated)).toEqual([true, false]);
    expect(table.state).toMatchObject({ ending: 'fallen', heroes: [{ eliminated: true }, { eliminated: true }] });
  });

  rule('KIL-17.1', 'whoever falls with the Ancient has won the competition', () => {
    const set = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 1 });
    const table = set
      .hero(0, { chapter: 'done', hp: 1, fate: 0 })
      .at(0, 'brimstone-pit')
      .dice(6)
      .misses(4)
      .foeHits(20)
      .opens()
      .assaults('okhtar');
    expect(table.match.outcome).toMatchObject({ won: [0] });
  });

  rule('KIL-9.29', 'his own cost can take a hero out of the game: the Warmage in an Assault (A-61)', () => {
    const set = scene(2).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 }).hero(1, { chapter: 'done' });
    const table = set
      .hero(0, { class: 'warmage', chapter: 'done', hp: 1, fate: 0 })
      .at(0, 'brimstone-pit')
      .opens()
      .assaults('okhtar')
      .chooses('battle.start', 'use:class');
    expect(table.hero(0).eliminated).toBe(true);
    expect(table.state.ancients[0]?.hp).toBe(7); // and what the Ancient lost is lasting
  });
});

describe('an Ancient that falls while another stands', () => {
  rule(['KIL-13.5', 'KIL-19.10'], 'its Plots are discarded (A-13), and a Vampire has fed on it (A-42)', () => {
    const set = scene(2).ancients('okhtar', 'thuldram').risen('okhtar', 'brimstone-pit', { hp: 3 });
    for (const seat of [0, 1]) set.hero(seat, { chapter: 'done', fate: 0 });
    const table = set
      .hero(0, { race: 'vampire', hp: 1 })
      .at(0, 'brimstone-pit')
      .plots('heron-ford', 'granite-skin')
      .dice(6, 6, 6, 1, 1)
      .foeMisses(20)
      .opens()
      .assaults('okhtar');
    expect(table.state.ancients[0]).toMatchObject({ defeated: true, plots: [] });
    expect(table.state.plots.discard).toEqual(['granite-skin']);
    expect(table.hero().hp).toBe(3);
  });
});
