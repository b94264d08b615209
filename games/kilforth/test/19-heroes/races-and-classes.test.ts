// KIL-19: Races and Classes.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { cardById, defs } from '../../content/cards.ts';
import { CITY, type Hero } from '../../rules/state.ts';
import { diceCount } from '../../rules/tests/dice.ts';
import { ranging } from '../moments.ts';
import { foeDice, heroDice } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

const NOTHING = [1, 1, 1, 1, 1, 1, 1, 1];

/** A Night that does nothing to anybody in a city that has not fallen. */
const QUIET = 'flood';

rule(
  ['KIL-19.1', 'KIL-19.14', 'KIL-19.17', 'KIL-19.20'],
  'the Human, the Priest, the Warrior and the Rogue have no ability, and all others have one',
  () => {
    const heroes = defs.filter(def => def.kind === 'race' || def.kind === 'class');
    expect(heroes.filter(def => def.ability === undefined).map(def => def.id)).toEqual([
      'human',
      'priest',
      'warrior',
      'rogue',
    ]);
  },
);

describe('Races', () => {
  rule('KIL-19.1', 'the Human has no ability, but the best figures', () => {
    expect(cardById('human').ability).toBeUndefined();
    const { state } = lone({ class: 'rogue' }).opens();
    const sum = (['combat', 'lore', 'stealth', 'influence'] as const).reduce(
      (all, one) => all + diceCount(state, 0, one),
      0,
    );
    expect(sum).toBe(11 + 2);
  });

  rule('KIL-19.2', 'the Dwarf gains 1 HP when the Day ends on Mountains, before the Gloom strikes (A-62)', () => {
    const table = lone({ race: 'dwarf', hp: 1 }).at(0, 'watchers-peak').gloom('watchers-peak').opens().plays('camp');
    expect(table.log).not.toContain('log.defeated'); // 1 + 1 - 1
    expect(table.hero()).toMatchObject({ hp: 1, ap: 1 });
    const flat = lone({ race: 'dwarf', hp: 1 }).at(0, 'golden-fields').opens().plays('camp');
    expect(flat.hero().hp).toBe(1);
  });

  rule('KIL-19.3', 'the Elf breaks camp with 1 AP more in a Forest', () => {
    expect(lone({ race: 'elf' }).at(0, 'gallows-oak').opens().plays('camp').hero().ap).toBe(5);
    expect(lone({ race: 'elf' }).at(0, 'golden-fields').opens().plays('camp').hero().ap).toBe(4);
  });

  rule('KIL-19.4', 'the Orc has a die more in any test against a Humanoid', () => {
    const orc = facing('highwaymen', { race: 'orc', hidden: true })
      .dice(5, 5, 1)
      .opens('turn')
      .chooses('engage.hidden', 'evade');
    expect(heroDice(orc)).toEqual([3]); // Stealth 2
    const undead = facing('restless-rider', { race: 'orc' }).misses(6).foe(1, 1, 1).opens('turn');
    expect(heroDice(undead)).toEqual([6]);
  });

  rule('KIL-19.5', 'the Halfling is Hidden on entering Plains or the city, before anything is drawn', () => {
    const set = lone({ race: 'halfling' }).at(0, 'whispering-wood').deck('plains', 'restless-rider');
    const plains = set.opens().plays('move:heron-ford');
    expect(plains.hero().hidden).toBe(true);
    expect(plains.offered('engage.hidden')).toEqual(['surprise', 'evade', 'drop']);
    expect(lone({ race: 'halfling' }).at(0, 'gallows-oak').opens().plays(`move:${CITY}`).hero().hidden).toBe(true);
    const forest = lone({ race: 'halfling' }).at(0, CITY).encounters('gallows-oak', 'moonherbs').opens();
    expect(forest.plays('move:gallows-oak').hero().hidden).toBe(false);
  });

  rule('KIL-19.6', 'the Dark Elf discards an Ally, from hand or from play, for 3 HP, once a Day (A-24)', () => {
    const set = lone({ race: 'dark-elf', hp: 1 }).hand(0, 'spy', 'omen').assets(0, 'healer');
    const table = set.opens().plays('use:race');
    expect(table.offered('cost.card')).toEqual(['spy', 'healer']);
    table.chooses('cost.card', 'healer');
    expect(table.hero()).toMatchObject({ hp: 4, assets: [], hand: ['spy', 'omen'] });
    const again = set.hero(0, { usedToday: ['race'] }).opens();
    expect(again.canPlay('use:race')).toBe(false);
    expect(again.refusal('turn.choice', 'use:race')).toBe('KIL-15.8');
    expect(again.plays('camp').hero().usedToday).toEqual([]); // a new Day
  });

  rule('KIL-19.7', 'the Half-Elf breaks camp with 1 AP more on Plains', () => {
    expect(lone({ race: 'half-elf' }).at(0, 'heron-ford').opens().plays('camp').hero().ap).toBe(5);
    expect(lone({ race: 'half-elf' }).at(0, 'gallows-oak').opens().plays('camp').hero().ap).toBe(4);
  });

  rule('KIL-19.8', 'the Half-Demon has a die more in any test against a Demon', () => {
    const fight = facing('burning-reaper', { race: 'half-demon' }).misses(6).foe(1, 1, 1).opens('turn');
    expect(heroDice(fight)).toEqual([6]); // Combat 3 + 2
  });

  rule(
    'KIL-19.9',
    'the Werewolf changes until Dawn: Combat +1, no Confront; the +1 stands though the card is exhausted (A-30)',
    () => {
      const table = facing('sealed-barrow', { race: 'werewolf' }).opens();
      expect(table.choices('confront')).toHaveLength(2);
      table.plays('use:race');
      expect(diceCount(table.state, 0, 'combat')).toBe(4 + 2 + 1);
      expect(table.choices('confront')).toEqual([]);
      expect(table.refusal('turn.choice', 'confront')).toBe('KIL-19.9');
      expect(table.canPlay('use:race')).toBe(false);
      table.plays('camp');
      expect(diceCount(table.state, 0, 'combat')).toBe(6);
      expect(table.choices('confront')).toHaveLength(2);
    },
  );

  rule(
    'KIL-19.10',
    'the Vampire gains 2 HP from each adversary he defeats, by Overcome too, but not from a Place (A-42)',
    () => {
      const fight = facing('restless-rider', { race: 'vampire', hp: 1 }).dice(6, 6, 6, 1, 1).foe(1, 1, 1).opens('turn');
      expect(fight.hero().hp).toBe(3);
      const overcome = facing('restless-rider', { race: 'vampire', hp: 1 }).assets(0, 'ibex').opens('turn');
      expect(overcome.chooses('engage.start', 'overcome:restless-rider').hero().hp).toBe(3);
      const place = facing('the-lost-herd', { race: 'vampire', hp: 1 }).assets(0, 'ibex').opens();
      expect(place.plays('overcome:the-lost-herd').hero().hp).toBe(1);
    },
  );
});

describe('Gloom', () => {
  rule(['KIL-19.2', 'KIL-10.1'], 'a Dwarf on Mountains gains 1 HP when the Day ends, before the Gloom step', () => {
    const table = scene()
      .hero(0, { race: 'dwarf', hp: 1 })
      .at(0, 'watchers-peak')
      .gloom('watchers-peak')
      .night(QUIET)
      .opens();
    table.plays('camp').until('turn.choice');
    expect(table.hero()).toMatchObject({ hp: 1, region: 'watchers-peak' });
    expect(table.log).not.toContain('log.defeated');
  });
});

describe('Dawn', () => {
  rule(['KIL-19.3', 'KIL-19.7'], 'at Break Camp an Elf in the Forest and a Half-Elf on Plains have 1 AP more', () => {
    const ap = (race: string, region: string): number =>
      scene().hero(0, { race, ap: 0 }).at(0, region).opens('day').hero().ap;
    expect([ap('elf', 'silver-grove'), ap('elf', 'barrow-lea'), ap('elf', CITY)]).toEqual([5, 4, 4]);
    expect([ap('half-elf', 'barrow-lea'), ap('half-elf', 'silver-grove')]).toEqual([5, 4]);
  });
});

describe('Classes', () => {
  rule('KIL-19.11', 'the Sorcerer discovers anywhere, once in the game, without AP (A-58)', () => {
    const table = lone({ class: 'sorcerer' }).hand(0, 'mail-coat', 'poachers').opens().plays('use:class');
    expect(table.hero()).toMatchObject({ assets: ['mail-coat'], ap: 4, exhausted: ['class'] });
    table.plays('camp');
    expect(table.hero().exhausted).toEqual([]);
    const later = lone({ class: 'sorcerer', usedForGood: ['class'] })
      .hand(0, 'mail-coat')
      .opens();
    expect(later.canPlay('use:class')).toBe(false);
    expect(later.refusal('turn.choice', 'use:class')).toBe('KIL-15.8');
  });

  rule(
    'KIL-19.12',
    'the Warmage and his adversary each lose 1 HP before the fight; his Class then gives no bonus (A-30, A-59)',
    () => {
      const table = facing('restless-rider', { class: 'warmage' }).misses(3).foe(1, 1, 1).opens('turn');
      expect(table.offered('engage.start')).toEqual(['use:class']);
      table.chooses('engage.start', 'use:class');
      expect(table.hero()).toMatchObject({ hp: 3, ap: 3 });
      expect(heroDice(table)).toEqual([3]); // Combat 3, without the Class
      expect(table.state.fight?.hp).toBe(2);
      const weak = facing('wheatfield-imp', { class: 'warmage' }).opens('turn').chooses('engage.start', 'use:class');
      expect(weak.asked()).toBe('reward.loot'); // Health 1: defeated without a Battle
      expect(heroDice(weak)).toEqual([]);
      const both = facing('wheatfield-imp', { class: 'warmage', hp: 1 })
        .opens('turn')
        .chooses('engage.start', 'use:class');
      both.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
      expect(both.log).toContain('log.defeated'); // the adversary first, then he
    },
  );

  rule('KIL-19.12', 'evading makes the loss vain, and an Ancient’s is lasting (A-55, A-59)', () => {
    const hidden = facing('restless-rider', { class: 'warmage', hidden: true }).dice(5, 5).opens('turn');
    hidden.chooses('engage.hidden', 'use:class').chooses('engage.hidden', 'evade');
    expect(hidden.hero()).toMatchObject({ hp: 3, evaded: ['restless-rider'] });
    const set = lone({ class: 'warmage', chapter: 'done' }).atAncient('okhtar', 'brimstone-pit', { hp: 8 });
    const table = set.hero(0, { fate: 1 }).misses(3).opens().assaults('okhtar');
    table.chooses('battle.start', 'use:class');
    expect(table.state.ancients[0]?.hp).toBe(7);
  });

  rule(
    'KIL-19.13',
    'EX-55: the Bard adds a success after the dice; in his next test the Class bonus is missing',
    () => {
      const set = facing('fortified-farm', { class: 'bard' }).dice(5, 1, 1, 1).opens(); // Influence 3 + 1
      set.plays('confront:fortified-farm:influence').chooses('test.success', 'use:class');
      expect(heroDice(set)).toEqual([4]);
      expect(set.hero().successes).toEqual([{ target: 'fortified-farm', attribute: 'influence', n: 2 }]);
      set.dice(1, 1, 1).plays('confront:fortified-farm:influence');
      expect(heroDice(set)).toEqual([4, 3]);
      const kept = scene(1, { classKeepsBonus: true })
        .hero(0, { class: 'bard', exhausted: ['class'] })
        .opens();
      expect(diceCount(kept.state, 0, 'influence')).toBe(4); // the switch of A-30
    },
  );

  rule(
    'KIL-19.13',
    'he helps another hero of his region, also from hiding, but not elsewhere and not with Lore',
    () => {
      const set = (region: string) =>
        scene(2)
          .hero(0, { fate: 0 })
          .hero(1, { class: 'bard', fate: 0, hidden: true })
          .meets('barrow-lea', 'harvest-at-risk')
          .at(1, region);
      const table = set('barrow-lea').dice(5, 5, 1).opens().plays('confront:harvest-at-risk:influence');
      expect(table.actor).toBe(1);
      expect(table.offered('test.success')).toEqual(['use:class']);
      table.chooses('test.success', 'use:class');
      expect(table.asked()).toBe('reward.loot'); // 2 + 1 of 3
      expect(set('heron-ford').dice(5, 5, 1).opens().plays('confront:harvest-at-risk:influence').actor).toBe(1);
      expect(set('heron-ford').dice(5, 5, 1).opens().plays('confront:harvest-at-risk:influence').asked()).toBe(
        'turn.choice',
      );
      expect(set('barrow-lea').dice(5, 1, 1).opens().plays('confront:harvest-at-risk:lore').asked()).toBe(
        'gift.window',
      );
    },
  );

  rule('KIL-19.14', 'the Priest has no ability, but Influence +2', () => {
    expect(cardById('priest').ability).toBeUndefined();
    expect(diceCount(lone({ class: 'priest' }).opens().state, 0, 'influence')).toBe(5);
  });

  rule('KIL-19.15', 'the Shaman gets 1 AP to Rest', () => {
    const table = lone({ class: 'shaman', hp: 2, ap: 0 }).opens().plays('use:class');
    expect(table.hero()).toMatchObject({ ap: 0, restrictedAp: { rest: 1 } });
    expect(table.canPlay('search')).toBe(false);
    expect(table.plays('rest').hero()).toMatchObject({ hp: 3 });
  });

  rule('KIL-19.16', 'the Druid slips past Humanoids without a test, Hidden or not; he need not (A-41)', () => {
    const druid = { class: 'druid' };
    const table = facing('highwaymen', druid).opens('turn');
    expect(table.offered('engage.start')).toEqual(['slip']);
    table.chooses('engage.start', 'slip');
    expect(table.hero()).toMatchObject({ evaded: ['highwaymen'], hidden: false });
    expect(heroDice(table)).toEqual([]);
    const brave = facing('highwaymen', druid).dice(1, 1, 1).foe(1, 1, 1).opens('turn').passes('engage.start');
    expect(foeDice(brave)).toEqual([3]);
    expect(facing('restless-rider', druid).dice(1, 1, 1).foe(1, 1, 1).opens('turn').asked()).toBe('battle.round');
    const strict = scene(1, { druidNeedsHidden: true })
      .hero(0, { ...druid, fate: 0 })
      .meets('barrow-lea', 'highwaymen');
    expect(strict.dice(1, 1, 1).foe(1, 1, 1).opens('turn').asked()).toBe('battle.round');
    expect(strict.hero(0, { hidden: true }).opens('turn').offered('engage.hidden')).toContain('slip');
  });

  rule('KIL-19.17', 'the Warrior has no ability, but Combat +2', () => {
    expect(cardById('warrior').ability).toBeUndefined();
    expect(diceCount(lone({ class: 'warrior' }).opens().state, 0, 'combat')).toBe(5);
  });

  rule('KIL-19.18', 'the Ranger is Hidden on entering a Forest, before anything is drawn', () => {
    const table = lone({ class: 'ranger' })
      .at(0, CITY)
      .deck('forest', 'thicket-ogre')
      .opens()
      .plays('move:gallows-oak');
    expect(table.asked()).toBe('engage.hidden');
    const plains = lone({ class: 'ranger' }).at(0, 'heron-ford').encounters('barrow-lea', 'ford-inn').opens();
    expect(plains.plays('move:barrow-lea').hero().hidden).toBe(false);
  });

  rule('KIL-19.19', 'the Soldier gains 1 Gold from each Enemy he defeats', () => {
    const table = facing('restless-rider', { class: 'soldier' }).dice(6, 6, 6, 1).foe(1, 1, 1).opens('turn');
    expect(table.hero().gold).toBe(2);
    expect(table.chooses('reward.loot', 'gold').hero().gold).toBe(6);
    const quest = facing('harvest-at-risk', { class: 'soldier' })
      .dice(5, 5, 5)
      .opens()
      .plays('confront:harvest-at-risk:lore');
    expect(quest.chooses('reward.loot', 'gold').hero().gold).toBe(2);
  });

  rule('KIL-19.20', 'the Rogue has no ability, but Stealth +2', () => {
    expect(cardById('rogue').ability).toBeUndefined();
    expect(diceCount(lone({ class: 'rogue' }).opens().state, 0, 'stealth')).toBe(4);
  });

  rule('KIL-19.21', 'the Scout gets 1 AP to Confront', () => {
    const table = facing('sealed-barrow', { class: 'scout', ap: 0 }).opens().plays('use:class');
    expect(table.hero().restrictedAp).toEqual({ confront: 1 });
    expect(table.choices('move:')).toEqual([]);
    expect(table.choices('confront:')).toHaveLength(2);
  });

  rule('KIL-19.22', 'the Assassin has Combat +1 and Stealth +1 with Surprise', () => {
    const { state } = lone({ class: 'assassin' }).opens();
    const surprise = { surprise: true, against: 'restless-rider' };
    expect(diceCount(state, 0, 'combat', surprise)).toBe(4 + 1 + 1);
    expect(diceCount(state, 0, 'stealth', surprise)).toBe(3 + 1);
    expect(diceCount(state, 0, 'stealth')).toBe(3);
  });
});

describe('what an evaded Enemy and a defeated hero are not there for', () => {
  rule('KIL-19.13', 'a Bard who has camped still sings, a defeated one does not (A-26)', () => {
    const sung = (bard: Partial<Hero>) =>
      scene(2)
        .hero(0, { fate: 0 })
        .hero(1, { class: 'bard', fate: 0, camped: true, ap: 0, ...bard })
        .meets(CITY, 'lady-of-the-ford')
        .dice(5, 1, 1)
        .opens()
        .plays('confront:lady-of-the-ford:influence')
        .asked();
    expect([sung({}), sung({ defeated: true, hp: 0 })]).toEqual(['test.success', 'turn.choice']);
  });
});

describe('operations in tests and fights', () => {
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

describe('Surprise', () => {
  rule('KIL-19.22', 'EX-56: the Assassin and the Shadow Talent add to Surprise in round 1', () => {
    const assassin = { class: 'assassin', hidden: true };
    const table = ranging('restless-rider', assassin)
      .dice(...NOTHING.slice(0, 6))
      .foe(1, 1, 1)
      .opens('turn');
    table.chooses('engage.hidden', 'surprise').dice(1, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(heroDice(table)).toEqual([6, 4]);
    const talented = ranging('restless-rider', assassin)
      .talents(0, 'shadow-2a')
      .dice(...NOTHING.slice(0, 7))
      .foe(1, 1, 1);
    const again = talented.opens('turn').chooses('engage.hidden', 'surprise').dice(1, 1, 1, 1).foe(1, 1, 1);
    expect(heroDice(again.passes('battle.round'))).toEqual([7, 4]);
  });
});
