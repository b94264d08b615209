// KIL-5: tests, their dice and Fate.

import type { Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { diceFor } from '../../rules/tests/dice.ts';
import { foeDice, heroDice } from '../rolls.ts';
import { facing, lone, scene, type Table } from '../scene.ts';

/** A Night that does nothing to anybody in a city that has not fallen. */
const QUIET = 'flood';

/** A human warrior (Combat 5, Lore 3, Stealth 2, Influence 3) without Fate on a Place with Stealth 3 and Combat 4. */
const atBarrow = () => facing('sealed-barrow');

describe('dice', () => {
  rule('KIL-5.18', 'a test rolls as many dice as the attribute says', () => {
    const table = atBarrow().dice(1, 1).opens().plays('confront:sealed-barrow:stealth');
    expect(heroDice(table)).toEqual([2]);
    expect(table.diceLeft).toBe(0);
  });

  rule('KIL-5.19', 'Class, ready Assets and Talents add their bonuses; an exhausted card adds none', () => {
    const set = atBarrow().assets(0, 'sword-of-the-pass', 'captain').talents(0, 'martial-2a');
    const ready = set.opens();
    expect(diceFor(ready.state, 0, 'combat').parts.map(({ from, n }) => [from.text, n])).toEqual([
      ['card.human', 3],
      ['card.warrior', 2],
      ['card.sword-of-the-pass', 2],
      ['card.captain', 1],
      ['card.martial-2a', 1],
    ]);
    expect(diceFor(ready.state, 0, 'combat').dice).toBe(9);
    const tired = set.hero(0, { exhausted: ['sword-of-the-pass', 'martial-2a'] }).opens();
    expect(diceFor(tired.state, 0, 'combat').dice).toBe(6);
  });

  rule('KIL-5.20', 'Surprise is a die more in an Engagement, and nothing in other tests', () => {
    const table = lone({ hidden: true }).at(0, 'barrow-lea');
    const fight = table.encounters('barrow-lea', 'restless-rider').dice(1, 1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    fight.chooses('engage.hidden', 'surprise');
    expect(heroDice(fight)).toEqual([6]);
    const quiet = atBarrow().hero(0, { hidden: true }).opens().plays('confront:sealed-barrow:combat');
    expect(heroDice(quiet)).toEqual([5]);
  });

  rule('KIL-5.21', 'the base is on the Race card, and the Class card adds to it', () => {
    const { state } = scene().hero(0, { race: 'elf', class: 'rogue' }).opens();
    expect(diceFor(state, 0, 'stealth').parts.map(({ n }) => n)).toEqual([3, 2]);
    expect(diceFor(state, 0, 'combat').parts.map(({ n }) => n)).toEqual([2]);
  });

  rule('KIL-5.22', 'an Encounter that makes a test rolls the value on its card', () => {
    const table = facing('restless-rider');
    const fight = table.dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(foeDice(fight)).toEqual([3]);
  });

  rule('KIL-5.23', 'the dice lie open, and everybody is told how they came about', () => {
    const table = atBarrow().dice(6, 2).opens().plays('confront:sealed-barrow:stealth');
    const roll = [...table.match.told('everyone')].find(event => event.text === 'log.roll');
    expect(roll?.with?.rolls).toBe('6 2');
    expect(roll?.lines).toEqual([{ text: 'line.dice', with: { from: { text: 'card.human' }, n: 2 } }]);
  });

  /** Where the dice of each roll came from, as everybody was told. */
  const partsTold = (table: Table, text: string): unknown[][] =>
    [...table.match.told('everyone')]
      .filter(event => event.text === text)
      .map(({ lines = [] }) => lines.map(line => [(line.with?.from as Text | undefined)?.text, line.with?.n]));

  rule('KIL-5.23', 'dice of Surprise, of the team and of what was used before the roll are told as such', () => {
    const hidden = facing('restless-rider', { hidden: true }).misses(6).foeMisses(3).opens('turn');
    hidden.chooses('engage.hidden', 'surprise');
    expect(partsTold(hidden, 'log.roll')).toEqual([
      [
        ['card.human', 3],
        ['card.warrior', 2],
        ['dice.surprise', 1],
      ],
    ]);
    expect(partsTold(hidden, 'log.roll.foe')).toEqual([[['card.restless-rider', 3]]]);
    const drawn = lone().at(0, 'barrow-lea').deck('plains', 'restless-rider').misses(5).foeMisses(4).opens();
    expect(partsTold(drawn.plays('search'), 'log.roll.foe')).toEqual([
      [
        ['card.restless-rider', 3],
        ['dice.surprise', 1],
      ],
    ]);
    const boosted = facing('restless-rider', { class: 'sorcerer' })
      .assets(0, 'spectral-blade')
      .misses(5)
      .foeMisses(3)
      .opens('turn')
      .chooses('test.before', 'use:spectral-blade');
    expect(partsTold(boosted, 'log.roll')[0]?.at(-1)).toEqual(['dice.boost', 2]);
    const team = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).together('barrow-lea', 'sealed-barrow').opens();
    team.teamsUp(1).misses(6).plays('confront:sealed-barrow:combat');
    expect(partsTold(team, 'log.roll')[0]?.at(-1)).toEqual(['dice.team', 1]);
  });
});

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

  rule('KIL-5.19', 'adversaryDice: a shield takes two of an Enemy’s dice, and is of no use in any other test', () => {
    const fight = facing('restless-rider').assets(0, 'dented-shield').misses(5).foeMisses(1).opens('turn');
    expect(fight.offered('test.before')).toEqual(['use:dented-shield']);
    expect(foeDice(fight.chooses('test.before', 'use:dented-shield'))).toEqual([1]);
    const quiet = facing('sealed-barrow').assets(0, 'dented-shield').misses(5).opens();
    expect(quiet.plays('confront:sealed-barrow:combat').asked()).toBe('turn.choice');
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
});

describe('after the roll', () => {
  rule(
    'KIL-5.24',
    'rerolls come after the roll and before the count; they are offered only where a die has failed',
    () => {
      const rogue = () => atBarrow().hero(0, { race: 'elf', class: 'rogue' }).assets(0, 'soft-step'); // Stealth 5, Lore 3
      const table = rogue().dice(5, 1, 2, 3, 4).opens().plays('confront:sealed-barrow:stealth');
      expect(table.offered('test.after')).toEqual(['use:soft-step']);
      table.dice(6, 6).chooses('test.after', 'use:soft-step');
      expect(table.hero().exhausted).toEqual(['soft-step']);
      expect(table.asked()).toBe('reward.loot'); // 1 + 2 successes of 3
      const sure = rogue().opens();
      sure.dice(5, 5, 5, 5, 5).plays('confront:sealed-barrow:stealth');
      expect(sure.asked()).toBe('reward.loot');
    },
  );

  rule('KIL-5.25', 'a 5 or a 6 is a success, a 4 is none', () => {
    const table = atBarrow().dice(4, 5).opens().plays('confront:sealed-barrow:stealth');
    expect(table.hero().successes).toEqual([{ target: 'sealed-barrow', attribute: 'stealth', n: 1 }]);
  });
});

describe('Dawn', () => {
  rule('KIL-5.26', 'Fate, Feat and once-a-Day abilities are fresh after Break Camp', () => {
    const table = scene()
      .hero(0, { featToday: true, fateToday: true, usedToday: ['race'] })
      .night(QUIET)
      .opens();
    table.plays('camp').until('turn.choice');
    expect(table.hero()).toMatchObject({ featToday: false, fateToday: false, usedToday: [] });
  });
});

describe('Fate at night', () => {
  rule('KIL-5.26', 'it may be used in a Night’s test, and not again before camp is broken (A-15)', () => {
    const set = scene().hero(0, { fate: 2 }).at(0, 'heron-ford').night('prowling-shades').dice(1, 1);
    const table = set.opens().plays('camp');
    expect(table.asked()).toBe('test.success');
    table.chooses('test.success', 'fate');
    expect(table.hero()).toMatchObject({ hp: 4, fate: 1, fateToday: false }); // a new Day has begun
    const used = scene().hero(0, { fate: 2, fateToday: true }).at(0, 'heron-ford').night('prowling-shades').dice(1, 1);
    expect(used.opens().plays('camp').hero()).toMatchObject({ hp: 3, fate: 2 });
  });
});

describe('Fate', () => {
  rule('KIL-5.26', 'a Fate token or any Rumour is a success, once a Day', () => {
    const set = atBarrow().hero(0, { fate: 2 }).hand(0, 'copper-ring', 'poachers');
    const table = set.dice(1, 1).opens().plays('confront:sealed-barrow:stealth');
    expect(table.offered('test.success')).toEqual(['fate', 'fate:copper-ring', 'fate:poachers']);
    table.chooses('test.success', 'fate:poachers');
    expect(table.hero()).toMatchObject({ fate: 2, hand: ['copper-ring'], fateToday: true });
    expect(table.discardOf('poachers')).toContain('poachers');
    expect(table.hero().successes).toEqual([{ target: 'sealed-barrow', attribute: 'stealth', n: 1 }]);
    table.dice(1, 1).plays('confront:sealed-barrow:stealth'); // the same Day: not asked again
    expect(table.asked()).toBe('turn.choice');
  });

  rule('KIL-5.26', 'Fate is not offered where one more success changes nothing (D12)', () => {
    const passed = scene().at(0, 'golden-fields').deck('plains', 'sudden-storm').dice(5, 1);
    const table = passed.at(0, 'heron-ford').opens().plays('move:golden-fields'); // Stealth 1: passed
    expect(table.asked()).toBe('turn.choice');
    expect(table.hero()).toMatchObject({ fate: 4, hp: 4 });
    const hopeless = scene().at(0, 'cracked-flats').hero(0, { fate: 1 }).deck('badlands', 'quicksand').dice(1, 1);
    const lost = hopeless.at(0, 'field-of-banners').opens().plays('move:cracked-flats'); // Stealth 2: out of reach
    expect(lost.asked()).toBe('turn.choice');
    expect(lost.hero()).toMatchObject({ fate: 1, hp: 3 });
  });

  rule('KIL-5.27', 'the total is compared with the value, and everybody is told', () => {
    const table = atBarrow().dice(5, 5).opens().plays('confront:sealed-barrow:stealth');
    const told = table.told().find(event => event.text === 'log.failed');
    expect(told?.with).toMatchObject({ successes: 2, need: 3 });
  });
});

describe('tests that cards ask for', () => {
  rule('KIL-5.28', 'a test of X passes with X successes or more', () => {
    const set = scene().at(0, 'watchers-peak').hero(0, { fate: 0 }).deck('mountains', 'carved-stele');
    const passed = set.rewards('spell', 'omen').dice(5, 5, 1).opens().plays('move:windgate-pass');
    expect(passed.hero().hand).toEqual(['omen']); // Lore 2 of 3 dice
    const failed = scene().at(0, 'watchers-peak').hero(0, { fate: 0 }).deck('mountains', 'carved-stele');
    expect(failed.dice(5, 1, 1).opens().plays('move:windgate-pass').hero().hand).toEqual([]);
  });

  rule('KIL-5.29', 'an ability without an attribute applies to every test against that card', () => {
    const orc = scene().hero(0, { race: 'orc', fate: 0 }).at(0, 'barrow-lea').opens();
    const against = { against: 'highwaymen' }; // a Humanoid
    for (const attribute of ['combat', 'lore', 'stealth', 'influence'] as const)
      expect(diceFor(orc.state, 0, attribute, against).dice).toBe(diceFor(orc.state, 0, attribute).dice + 1);
  });

  rule('KIL-5.30', 'where the text gives no effect for failing, nothing happens', () => {
    const set = scene().at(0, 'field-of-banners').hero(0, { fate: 0 }).deck('badlands', 'raiders-cache');
    const table = set.dice(1, 1).opens().plays('move:cracked-flats');
    expect(table.hero()).toMatchObject({ hp: 4, loot: [], gold: 1, region: 'cracked-flats' });
    expect(table.discardOf('raiders-cache')).toContain('raiders-cache');
  });

  rule('KIL-5.31', 'the padlock of a Spell is compared with Lore and every bonus in force (A-53)', () => {
    const set = scene().hero(0, { race: 'human', class: 'sorcerer', hp: 2 }).assets(0, 'quick-sap'); // lock 5, Lore 3 + 2
    expect(set.opens().canPlay('use:quick-sap')).toBe(true);
    const tired = set.hero(0, { exhausted: ['class'] }).opens();
    expect(tired.canPlay('use:quick-sap')).toBe(false);
    expect(tired.refusal('turn.choice', 'use:quick-sap')).toBe('KIL-15.10');
    expect(set.assets(0, 'quick-sap', 'supreme-archivist').opens().canPlay('use:quick-sap')).toBe(true);
  });

  rule('KIL-5.32', 'the values printed on a card decide which attributes can be used', () => {
    const set = scene().meets('barrow-lea', 'sealed-barrow', 'break-the-cursed-wheel', 'lady-of-the-ford');
    expect(set.opens().choices('confront')).toEqual([
      'confront:sealed-barrow:combat',
      'confront:sealed-barrow:stealth',
      'confront:break-the-cursed-wheel:combat',
      'confront:break-the-cursed-wheel:lore',
      'confront:lady-of-the-ford:influence',
      'confront:lady-of-the-ford:hostile',
    ]);
  });
});

describe('Confront', () => {
  rule('KIL-5.33', 'successes of a team test are stored for the active hero alone', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).together('barrow-lea');
    const table = set.encounters('barrow-lea', 'sealed-barrow').dice(5, 1, 1).opens().teamsUp(1);
    table.plays('confront:sealed-barrow:stealth');
    expect(heroDice(table)).toEqual([3]);
    expect(table.hero(0).successes).toEqual([{ target: 'sealed-barrow', attribute: 'stealth', n: 1 }]);
    expect(table.hero(1).successes).toEqual([]);
  });

  rule('KIL-5.33', 'each Encounter of a region has its own successes, with its own attribute', () => {
    const set = lone().meets('barrow-lea', 'sealed-barrow', 'ford-inn');
    const table = set.dice(5, 1).opens().plays('confront:sealed-barrow:stealth');
    table.dice(5, 1, 1).plays('confront:ford-inn:lore');
    expect(table.hero().successes).toEqual([
      { target: 'sealed-barrow', attribute: 'stealth', n: 1 },
      { target: 'ford-inn', attribute: 'lore', n: 1 },
    ]);
    expect(table.choices('confront:')).toEqual(['confront:sealed-barrow:stealth', 'confront:ford-inn:lore']);
  });
});
