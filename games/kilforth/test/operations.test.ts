// Operations that cards are made of, and the Night cards, Plots and Rewards that use them. KIL-15; EX-9, EX-13.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY, type Hero } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { foeDice, heroDice } from './rolls.ts';
import { facing, lone, scene } from './scene.ts';

describe('operations in tests and fights', () => {
  rule('KIL-5.19', 'addDice: a Spell adds dice to one Combat test', () => {
    const set = facing('restless-rider', { class: 'sorcerer' }).assets(0, 'spectral-blade').misses(5).foe(1, 1, 1);
    const table = set
      .opens('turn')
      .chooses('test.before', 'use:spectral-blade')
      .dice(1, 1, 1)
      .foe(1, 1, 1)
      .passes('battle.round');
    expect(heroDice(table)).toEqual([5, 3]);
  });

  rule('KIL-5.19', 'addDice: “other than Combat” is for every other test', () => {
    const set = facing('sealed-barrow', { class: 'sorcerer' }).assets(0, 'thousand-hands'); // Lore 5
    const stealth = set.opens().plays('confront:sealed-barrow:stealth');
    expect(stealth.offered('test.before')).toEqual(['use:thousand-hands']);
    expect(heroDice(stealth.chooses('test.before', 'use:thousand-hands'))).toEqual([4]);
    expect(set.misses(3).opens().plays('confront:sealed-barrow:combat').asked()).toBe('turn.choice');
  });

  rule('KIL-5.25', 'addSuccess: a Potion is sacrificed for two', () => {
    const table = facing('restless-rider').assets(0, 'giants-blood').dice(6, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.chooses('test.success', 'use:giants-blood');
    expect(table.asked()).toBe('reward.loot'); // 1 + 2 of 3
    expect(table.hero().assets).toEqual([]);
  });

  rule('KIL-5.24', 'reroll: up to two dice of his choice, all failures with loaded dice', () => {
    const spell = facing('sealed-barrow', { race: 'elf', class: 'rogue' })
      .assets(0, 'soft-step')
      .dice(2, 3, 4, 1, 1)
      .opens();
    spell.dice(6, 6).plays('confront:sealed-barrow:stealth').chooses('test.after', 'use:soft-step');
    expect(spell.hero().successes[0]?.n).toBe(2);
    const loaded = facing('sealed-barrow', { race: 'elf', class: 'rogue' })
      .loot(0, 'loaded-dice#1')
      .dice(2, 3, 4, 1, 5)
      .opens();
    loaded.dice(6, 6, 1, 1).plays('confront:sealed-barrow:stealth').chooses('test.after', 'use:loaded-dice#1');
    expect(loaded.asked()).toBe('reward.loot'); // 5 and two 6s
    expect(loaded.state.removed).toContain('loaded-dice#1');
  });

  rule('KIL-5.24', 'reroll: which dice is asked only while another ability looks at their faces (D11)', () => {
    const blade = facing('restless-rider').assets(0, 'blade-of-dead-kings').dice(1, 2, 3, 4, 1, 1, 1).opens('turn');
    blade.dice(6).foe(1, 1, 1).chooses('test.after', 'use:blade-of-dead-kings');
    expect(blade.asked()).toBe('battle.round');
    const faced = facing('restless-rider')
      .talents(0, 'martial-3a')
      .assets(0, 'blade-of-dead-kings')
      .dice(1, 2, 4, 4, 5, 5, 1)
      .opens('turn');
    faced.chooses('test.after', 'use:blade-of-dead-kings');
    expect(faced.offered('test.dice')).toEqual(['die:0', 'die:1', 'die:2', 'die:3', 'die:6']);
  });

  rule('KIL-9.13', 'adversaryDice: fewer dice for the adversary in this round alone', () => {
    const set = facing('restless-rider', { class: 'sorcerer' })
      .assets(0, 'cloud-of-crows')
      .dice(1, 1, 1)
      .foe(1)
      .opens('turn');
    const table = set.chooses('test.before', 'use:cloud-of-crows').dice(1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(foeDice(table)).toEqual([1, 3]);
  });

  rule('KIL-9.15', 'preventHp: up to so many HP of one round, after both results are known (D28)', () => {
    const table = facing('restless-rider').assets(0, 'watchers-harness').misses(6).foe(6, 6, 6).opens('turn');
    expect(table.shown('battle.prevent')).toMatchObject({ n: 3, hp: 4 });
    table.chooses('battle.prevent', 'use:watchers-harness');
    expect(table.hero()).toMatchObject({ hp: 3, exhausted: ['watchers-harness'] });
    const unhurt = facing('restless-rider').assets(0, 'watchers-harness').misses(6).foe(1, 1, 1).opens('turn');
    expect(unhurt.asked()).toBe('battle.round');
  });

  rule('KIL-9.12', 'damageAdversary: 2 HP at the start of a Battle', () => {
    const set = facing('restless-rider', { class: 'sorcerer' }).assets(0, 'bound-lightning').dice(1, 1, 1).foe(1, 1, 1);
    expect(set.opens('turn').chooses('battle.start', 'use:bound-lightning').state.fight?.hp).toBe(1);
  });

  rule('KIL-19.13', 'anyTestInRegion: the Decree of Fate helps whoever tests there', () => {
    const set = scene(2)
      .hero(0, { fate: 0 })
      .hero(1, { fate: 0, class: 'sorcerer' })
      .assets(1, 'decree-of-fate')
      .together('barrow-lea');
    const table = set
      .encounters('barrow-lea', 'sealed-barrow')
      .dice(5, 5)
      .opens()
      .plays('confront:sealed-barrow:stealth');
    expect([table.actor, table.offered('test.success')]).toEqual([1, ['use:decree-of-fate']]);
    expect(table.chooses('test.success', 'use:decree-of-fate').asked()).toBe('reward.loot');
  });
});

describe('operations on heroes', () => {
  rule('KIL-15.6', 'heal: the hero, or one in his region whom it helps', () => {
    const set = scene(3)
      .hero(0, { class: 'sorcerer' })
      .hero(1, { hp: 2 })
      .hero(2, { hp: 2 })
      .assets(0, 'healers-song')
      .at(2, 'heron-ford');
    const table = set.opens().plays('use:healers-song'); // seat 0 is healthy, seat 2 elsewhere
    expect(table.hero(1).hp).toBe(3);
    expect(table.hero(2).hp).toBe(2);
    const two = scene(2).hero(0, { class: 'sorcerer', hp: 1 }).hero(1, { hp: 2 }).assets(0, 'healers-song').opens();
    expect(two.plays('use:healers-song').offered('ability.hero')).toEqual(['hero:0', 'hero:1']);
  });

  rule('KIL-10.6', 'loseGold: the Curfew spares the Hidden and those elsewhere', () => {
    const set = scene(3)
      .night('curfew')
      .hero(0, { gold: 5 })
      .hero(1, { gold: 5, hidden: true })
      .hero(2, { gold: 5 })
      .at(2, 'heron-ford');
    const table = set.opens().plays('camp').plays('camp').plays('camp');
    expect([0, 1, 2].map(seat => table.hero(seat).gold)).toEqual([3, 5, 5]);
  });

  rule('KIL-14.12', 'EX-13: gainFate and heal for the weakest; the First Hero breaks the tie', () => {
    const set = scene(3)
      .night('watchers-fire')
      .talents(0, 'martial-1a', 'martial-2a')
      .talents(1, 'pious-1a')
      .talents(2, 'shadow-1a');
    const table = set.hero(1, { hp: 2 }).hero(2, { hp: 2 }).opens().plays('camp').plays('camp').plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 0]);
    expect(table.offered('ability.weakest')).toEqual(['hero:1', 'hero:2']);
    table.chooses('ability.weakest', 'hero:2');
    expect([table.hero(1).fate, table.hero(2).fate, table.hero(2).hp]).toEqual([4, 5, 3]);
  });

  rule('KIL-10.6', 'a Night test is everybody’s own; the Hidden and the city are spared', () => {
    const set = scene(3)
      .night('prowling-shades')
      .at(0, 'heron-ford')
      .at(1, 'barrow-lea')
      .hero(1, { hidden: true })
      .hero(0, { fate: 0 });
    const table = set.dice(1, 1).opens().plays('camp').plays('camp').plays('camp');
    expect(heroDice(table)).toEqual([2]);
    expect([0, 1, 2].map(seat => table.hero(seat).hp)).toEqual([3, 4, 4]);
  });

  rule('KIL-10.6', 'loseHp: the Miasma reaches one step far', () => {
    const set = scene(3)
      .night('miasma')
      .at(0, 'skull-heath')
      .at(1, 'pallid-mire')
      .hero(1, { hidden: true })
      .at(2, 'golden-fields');
    const table = set.opens().plays('camp').plays('camp').plays('camp');
    expect([0, 1, 2].map(seat => table.hero(seat).hp)).toEqual([3, 4, 4]);
  });

  rule(
    'KIL-10.4',
    'Bitter Cold strikes in the Gloom step on Mountains and Badlands, Clear Sky helps at Break Camp',
    () => {
      const cold = scene(2).weather('bitter-cold').night('lake-fog').at(0, 'watchers-peak').at(1, 'heron-ford').opens();
      cold.plays('camp').plays('camp');
      expect([cold.hero(0).hp, cold.hero(1).hp]).toEqual([3, 4]);
      const sky = scene(2).weather('clear-sky').night('curfew').at(0, 'golden-fields').at(1, 'heron-ford').opens();
      sky.plays('camp').plays('camp');
      expect([sky.hero(0).ap, sky.hero(1).ap]).toEqual([3, 5]); // golden-fields lies in Gloom
    },
  );
});

describe('operations on the map', () => {
  rule('KIL-4.17', 'placeObstacle: the fallen region and its neighbours of the same terrain', () => {
    const table = scene().night('flood').opens().plays('camp'); // heron-ford
    const blocked = table.state.map.filter(region => (table.state.places[region]?.obstacles ?? 0) > 0);
    expect(blocked).toEqual(['golden-fields', 'heron-ford', 'barrow-lea']);
  });

  rule('KIL-15.6', 'removeObstacle: a Spell clears one, without Loot', () => {
    const set = lone({ class: 'sorcerer' }).assets(0, 'shove').at(0, 'heron-ford').obstacles('heron-ford', 2);
    const table = set.opens().plays('use:shove');
    expect(table.state.places['heron-ford']?.obstacles).toBe(1);
    expect(table.hero()).toMatchObject({ loot: [], gold: 1, ap: 4 });
    expect(lone({ class: 'sorcerer' }).assets(0, 'shove').opens().canPlay('use:shove')).toBe(false);
  });

  rule('KIL-10.6', 'placeEncounter: the Exodus fills empty neighbours, and Events come to nothing', () => {
    const set = scene()
      .night('exodus')
      .encounters('willowmere', 'moonherbs')
      .deck('badlands', 'flayers')
      .deck('mountains', 'avalanche')
      .deck('forest', 'poachers');
    const table = set.opens().plays('camp'); // cracked-flats: willowmere, field-of-banners, windgate-pass
    expect(table.encountersIn('willowmere')).toEqual(['moonherbs']);
    expect(table.encountersIn('field-of-banners')).toEqual(['flayers']);
    expect(table.encountersIn('windgate-pass')).toEqual([]);
    expect(table.discardOf('avalanche')).toContain('avalanche');
    expect(table.hero().hp).toBe(4);
  });

  rule('KIL-4.3', 'moveTo: to the city, or to any region of the same terrain, as a Move', () => {
    const home = lone({ class: 'sorcerer' }).assets(0, 'homeward').at(0, 'black-cave').opens().plays('use:homeward');
    expect(home.hero()).toMatchObject({ region: CITY, ap: 3, exhausted: ['homeward'] });
    expect(lone({ class: 'sorcerer' }).assets(0, 'homeward').at(0, CITY).opens().canPlay('use:homeward')).toBe(false);
    const door = lone({ class: 'sorcerer' })
      .assets(0, 'bramble-door')
      .at(0, 'heron-ford')
      .deck('plains', 'ford-inn')
      .opens();
    door.plays('use:bramble-door');
    expect(door.offered('ability.region')).toEqual([
      'golden-fields',
      'barrow-lea',
      'serene-lake',
      'broken-mill',
      'dead-kings-road',
    ]);
    expect(door.chooses('ability.region', 'broken-mill').encountersIn('broken-mill')).toEqual(['ford-inn']);
  });

  rule('KIL-19.40', 'peek: into the deck of the region, or the Night', () => {
    const spy = lone().assets(0, 'spy').at(0, 'heron-ford').deck('plains', 'ford-inn').opens().plays('use:spy');
    expect(spy.state.peeks).toEqual([{ deck: 'plains', card: 'ford-inn', seat: 0 }]);
    expect(spy.hero().ap).toBe(4); // a Gift
    const sky = lone().assets(0, 'astronomer').night('exodus').opens().plays('use:astronomer');
    expect(sky.state.peeks).toEqual([{ deck: 'night', card: 'exodus', seat: 0 }]);
    expect(lone().assets(0, 'spy').opens().canPlay('use:spy')).toBe(false); // the city has no deck
  });

  rule('KIL-6.9', 'trade: an Event offers one of the three deals, and may be left', () => {
    const set = lone({ gold: 4, hp: 3 }).at(0, 'heron-ford').deck('plains', 'friendly-caravan');
    const table = set.opens().plays('move:golden-fields').chooses('ability.may', 'use').chooses('trade.deal', 'heal');
    expect(table.hero()).toMatchObject({ hp: 4, gold: 3, ap: 3 });
    expect(table.asked()).toBe('turn.choice');
    expect(set.opens().plays('move:golden-fields').passes('ability.may').hero().gold).toBe(4);
  });
});

describe('Plots beside an Ancient', () => {
  /** Against Okhtar (Combat 6, Health 8) with these Plots on the map. */
  const plotting = (plots: string[], about: Partial<Hero> = {}, assets: string[] = []) => {
    const set = lone({ chapter: 'done', hp: 8, maxHp: 8, fate: 1, ...about })
      .assets(0, ...assets)
      .at(0, 'brimstone-pit');
    const table = set
      .ancients('okhtar')
      .risen('okhtar', 'brimstone-pit')
      .plots('heron-ford', ...plots)
      .misses(9);
    const fight = table.opens().assaults('okhtar');
    if (fight.asked() === 'ability.exhaust') fight.chooses('ability.exhaust', assets.at(-1) ?? '');
    return fight;
  };

  rule('KIL-13.5', 'suppressBonus: Allies, Titles, or Weapons in round 1 give none', () => {
    expect(heroDice(plotting(['tears-of-salt'], {}, ['landless-captain', 'captain', 'copper-ring']))).toEqual([6]);
    expect(heroDice(plotting(['trail-of-no-return'], {}, ['landless-captain', 'captain', 'copper-ring']))).toEqual([6]);
    const weapon = plotting(['the-wood-closes-in'], {}, ['sword-of-the-pass', 'copper-ring']);
    weapon.foeMisses(6).misses(7).passes('test.success');
    expect(heroDice(weapon).slice(0, 2)).toEqual([5, 7]);
  });

  rule('KIL-13.5', 'forbid: Potions, Healing, Armour, Spells in round 1, rerolls', () => {
    const potion = plotting(['nameless-mouths'], { fate: 0, hp: 3 }, ['saints-tears', 'giants-blood', 'copper-ring']);
    expect(potion.over).toBe(true); // nothing could be used
    const free = plotting([], { fate: 0, hp: 3 }, ['saints-tears', 'copper-ring']);
    expect(free.offered('test.before')).toEqual(['use:saints-tears']);
    const armour = plotting(['the-kings-tribute'], { fateToday: true }, ['watchers-harness', 'copper-ring']);
    expect(armour.over).toBe(true);
    expect(armour.log).not.toContain('log.use');
    const spells = plotting(['rain-of-stones'], { fate: 0, class: 'sorcerer' }, ['spectral-blade', 'copper-ring']);
    expect(spells.state.fight?.round).toBe(2);
    expect(spells.offered('test.before')).toEqual(['use:spectral-blade']);
    const reroll = plotting(['sealed-fate'], {}, ['blade-of-dead-kings', 'copper-ring']);
    expect(reroll.asked()).toBe('test.success');
  });

  rule('KIL-13.5', 'adversaryDice and adversaryHealth', () => {
    const table = plotting(['crown-of-embers', 'legion-of-ash']);
    expect(table.state.fight?.hp).toBe(17);
    table.foeMisses(10).hits(5).foeMisses(10).hits(5).foeMisses(10).passes('test.success');
    expect(foeDice(table)[0]).toBe(10);
  });

  rule('KIL-13.5', 'rollEach: at the end of each round a 1 costs 1 HP', () => {
    const set = lone({ chapter: 'done', hp: 8, maxHp: 8 }).atAncient('okhtar', 'brimstone-pit', { hp: 6 });
    const table = set.plots('heron-ford', 'call-of-the-young').hits(5).dice(1).foeMisses(9).hits(5).foeMisses(9);
    const fight = table.opens().assaults('okhtar');
    expect(fight.over).toBe(true);
    expect(fight.told().find(({ text }) => text === 'log.rollEach')?.with).toMatchObject({ roll: 1 });
    expect(fight.hero().hp).toBe(7);
  });

  rule('KIL-13.5', 'Plots are out of reach once they stand beside it', () => {
    const table = plotting(['crown-of-embers']);
    expect(diceCount(table.state, 0, 'combat')).toBe(5);
    expect(table.state.places['heron-ford']?.plots).toEqual([]);
  });
});
