// KIL-12: Team Up.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { fighters } from '../rules/realm/team.ts';
import { CITY, type Hero } from '../rules/state.ts';
import { twoAtTheAncient } from './moments.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { type Setting, scene, type Table } from './scene.ts';

/** A human warrior (Combat 5, Influence 3), a dwarf priest (Combat 3, Influence 4) and others, all on the Barrow Lea. */
const together = (seats: number, enemy: string, ...about: Partial<Hero>[]) => {
  const set = scene(seats).night('lake-fog');
  for (let seat = 0; seat < seats; seat++) set.hero(seat, { fate: 0, ...about[seat] }).at(seat, 'barrow-lea');
  return set.encounters('barrow-lea', enemy);
};

describe('the fight', () => {
  rule('KIL-12.1', 'a team may assault together, if each has finished his Saga (A-12)', () => {
    const table = twoAtTheAncient().opens().teamsUp(1).plays('assault:okhtar');
    table.misses(6).misses(3).foeMisses(18).hits(9).foeMisses(18).chooses('assault.confirm', 'assault');
    expect(heroDice(table).slice(0, 2)).toEqual([6, 3]);
    const rivals = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 });
    for (const seat of [0, 1])
      rivals.hero(seat, { chapter: seat === 0 ? 'done' : 2, fate: 0 }).at(seat, 'brimstone-pit');
    expect(rivals.opens().choices('team:')).toEqual([]); // not for this alone
    const solo = rivals
      .having(state => state.team.push(1)) // who helped with something else
      .opens()
      .plays('assault:okhtar');
    solo.hits(5).foeMisses(9).hits(5).foeMisses(9).chooses('assault.confirm', 'assault').passes('test.before');
    expect(heroDice(solo)[0]).toBe(5); // the other has no business there
    expect(solo.state.victor).toBe(0);
  });
});

describe('forming a team', () => {
  rule(
    'KIL-12.1',
    'the active hero invites whoever is there, and each may refuse; nobody is asked twice in a turn for the same',
    () => {
      const table = together(3, 'sealed-barrow').opens();
      expect(table.choices('team:')).toEqual(['team:1', 'team:2']);
      table.plays('team:1');
      expect(table.actor).toBe(1);
      table.passes('team.invite').teamsUp(2);
      expect(table.state.team).toEqual([2]);
      expect(table.choices('team:')).toEqual([]);
      const elsewhere = together(2, 'sealed-barrow').at(1, 'heron-ford').opens();
      expect(elsewhere.choices('team:')).toEqual([]);
      const idle = together(2, 'sealed-barrow').encounters('barrow-lea').opens(); // nothing to do together
      expect(idle.choices('team:')).toEqual([]);
    },
  );

  rule('KIL-12.1', 'also for an Engagement and for a Finale', () => {
    expect(together(2, 'restless-rider').opens('turn').offered('engage.start')).toContain('team:1');
    const finale = together(2, 'sealed-barrow', { chapter: 'finale', saga: 'break-the-curse' })
      .encounters('barrow-lea')
      .opens();
    expect(finale.choices('team:')).toEqual(['team:1']);
  });

  rule('KIL-12.2', 'a hero who has camped may join', () => {
    const table = together(2, 'sealed-barrow', {}, { camped: true, ap: 0 }).opens().teamsUp(1);
    expect(table.state.team).toEqual([1]);
  });

  rule('KIL-12.1', 'whoever refused a Battle may be asked for the Place after it, and for another Battle', () => {
    const set = together(2, 'restless-rider').encounters('barrow-lea', 'restless-rider', 'sealed-barrow').opens('turn');
    set.chooses('engage.start', 'team:1').passes('team.invite');
    expect(set.asked()).not.toBe('team.invite');
    set.dice(6, 6, 6, 1, 1).foe(1, 1, 1).passesAll();
    set.takesGoldAndCard();
    expect([set.asked(), set.choices('team:')]).toEqual(['turn.choice', ['team:1']]);
    set.plays('team:1').passes('team.invite');
    expect(set.choices('team:')).toEqual([]); // not for the same Place again
  });

  rule('KIL-12.1', 'whoever would not talk to a Stranger may still be called into the Battle with it', () => {
    const set = together(2, 'pedlar').opens().plays('team:1').passes('team.invite');
    expect(set.choices('team:')).toEqual([]);
    set.plays('confront:pedlar:hostile');
    expect(set.offered('engage.start')).toContain('team:1');
  });

  rule(['KIL-12.3', 'KIL-4.31'], 'a Hidden hero who is asked stays Hidden, or steps out of hiding and joins', () => {
    const asked = () => together(2, 'sealed-barrow', {}, { hidden: true }).opens().plays('team:1');
    const joined = asked().chooses('team.invite', 'join');
    expect([joined.hero(1).hidden, joined.state.team]).toEqual([false, [1]]);
    const stayed = asked().passes('team.invite');
    expect([stayed.hero(1).hidden, stayed.state.team]).toEqual([true, []]);
    const fight = together(2, 'restless-rider', {}, { hidden: true }).opens('turn'); // in an Engagement too
    fight.teamsUp(1, 'engage.start');
    expect([fight.hero(1).hidden, fight.state.team]).toEqual([false, [1]]);
  });

  rule('KIL-12.3', 'nobody in it is Hidden, and whoever hides drops out', () => {
    const leader = together(2, 'sealed-barrow').loot(0, 'smoke-bomb#1').opens().teamsUp(1);
    expect(leader.plays('use:smoke-bomb#1').state.team).toEqual([]);
    expect(together(2, 'sealed-barrow', {}, { defeated: true }).opens().choices('team:')).toEqual([]);
  });

  rule('KIL-12.4', 'there is no team for an Event', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).at(0, 'heron-ford').at(1, 'golden-fields');
    const table = set
      .encounters('heron-ford', 'ford-inn')
      .deck('plains', 'sudden-storm')
      .having(state => state.team.push(1));
    const storm = table.dice(1, 1).opens().plays('move:golden-fields');
    expect(heroDice(storm)).toEqual([2]); // Stealth 2, no helper
  });
});

describe('team tests', () => {
  const joined = (seats: number, card: string, ...about: Partial<Hero>[]) => {
    const table = together(seats, card, ...about).opens();
    for (let seat = 1; seat < seats; seat++) table.plays(`team:${seat}`).chooses('team.invite', 'join');
    return table;
  };

  rule('KIL-12.5', 'EX-43: each other hero adds one die to the active hero’s test (A-10)', () => {
    const table = joined(3, 'lady-of-the-ford', { race: 'vampire' }).dice(1, 1, 1, 1, 1, 5); // Influence 4
    expect(heroDice(table.plays('confront:lady-of-the-ford:influence'))).toEqual([6]);
  });

  rule('KIL-12.6', 'EX-43: each of them may add a success by Fate', () => {
    const table = joined(3, 'lady-of-the-ford', { race: 'vampire', fate: 1 }, { fate: 1 }, { fate: 1 });
    table.dice(1, 1, 1, 1, 1, 1).plays('confront:lady-of-the-ford:influence');
    const askers: (number | undefined)[] = [];
    while (table.asked() === 'test.success') {
      askers.push(table.actor);
      table.chooses('test.success', 'fate');
    }
    expect(askers).toEqual([0, 1, 2]);
    expect(table.asked()).toBe('reward.loot'); // 3 successes of 3
    expect([0, 1, 2].map(seat => table.hero(seat).fate)).toEqual([0, 0, 0]);
  });

  rule('KIL-12.12', 'the team ends with the test', () => {
    const table = joined(2, 'sealed-barrow').dice(1, 1, 1).plays('confront:sealed-barrow:stealth');
    expect(table.state.team).toEqual([]);
    const moved = joined(2, 'sealed-barrow').plays('move:heron-ford'); // whoever is elsewhere is no helper either
    expect(moved.state.team).toEqual([]);
  });

  rule('KIL-12.12', 'the team ends with the Finale: its helper is in no Assault that is declared afterwards', () => {
    const done = { chapter: 'done', fate: 0, hp: 8, maxHp: 8 } as const;
    const set = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'barrow-lea', { hp: 8 });
    const successes = [{ target: 'finale', attribute: 'lore' as const, n: 6 }];
    set.hero(0, { ...done, chapter: 'finale', saga: 'break-the-curse', successes }).hero(1, done);
    const table = set.at(0, 'barrow-lea').at(1, 'barrow-lea').dice(6, 1, 1, 1).opens();
    table.teamsUp(1).plays('feat:lore').chooses('finale.totem', 'asset');
    expect([table.asked(), table.state.team]).toEqual(['gift.window', []]);
    table.chooses('gift.window', 'assault:okhtar').chooses('assault.confirm', 'assault');
    expect(fighters(table.state)).toEqual([0]);
  });

  rule('KIL-12.12', 'or with the turn, if nothing was tried', () => {
    const set = together(2, 'sealed-barrow').obstacles('barrow-lea', 1).bag('bandage#1');
    const table = set.opens().teamsUp(1);
    expect(table.state.team).toEqual([1]);
    table.plays('clear:obstacle').until('turn.choice');
    expect([table.actor, table.state.team]).toEqual([1, []]);
  });
});

describe('windows', () => {
  rule('KIL-12.6', 'a Bard in the team is asked for his song first and for his Fate after the active hero', () => {
    const table = scene(2)
      .hero(0, { fate: 1 })
      .hero(1, { class: 'bard', fate: 1 })
      .together('barrow-lea', 'lady-of-the-ford')
      .opens()
      .teamsUp(1)
      .dice(1, 1, 1, 1)
      .plays('confront:lady-of-the-ford:influence');
    const asked: unknown[] = [];
    while (table.asked() === 'test.success') {
      asked.push([table.actor, ...table.offered('test.success')]);
      table.passes('test.success');
    }
    expect(asked).toEqual([
      [1, 'use:class'],
      [0, 'fate'],
      [1, 'fate'],
    ]);
  });

  rule('KIL-12.1', 'who has walked to an Ancient may gather a team before he assaults it in the same turn', () => {
    const arrived = (setting: Setting): Table =>
      setting
        .hero(0, { chapter: 'done' })
        .at(0, 'heron-ford')
        .at(1, 'golden-fields')
        .risen('vorgrahl', 'golden-fields')
        .deck('plains', 'friendly-caravan')
        .opens()
        .plays('move:golden-fields')
        .passes('ability.may');
    const table = arrived(scene(2).hero(1, { chapter: 'done', camped: true, ap: 0 }));
    expect(table.offered('gift.window')).toEqual(['team:1', 'exchange:1', 'assault:vorgrahl']);
    expect(table.match.decisions[0]?.window).toEqual({ id: 'gift', matters: false }); // his turn comes next in any case
    const raced = arrived(scene(2, { mode: 'competitive' }));
    expect(raced.match.decisions[0]?.window).toEqual({ id: 'gift', matters: true }); // a rival may be quicker
  });
});

describe('team Battles', () => {
  const fighting = (...about: Partial<Hero>[]) => {
    const table = together(2, 'restless-rider', ...about).opens('turn');
    return table.teamsUp(1, 'engage.start');
  };

  rule('KIL-12.7', 'EX-44: every member tests, and the adversary tests once against each', () => {
    const table = fighting().dice(5, 1, 1, 1, 1, 1).dice(5, 1, 1).foe(1, 1, 1, 5, 1, 1).passes('engage.start');
    expect(heroDice(table).slice(0, 2)).toEqual([6, 3]); // Combat 5 and the helper, and the other’s own 3
    expect(foeDice(table).slice(0, 2)).toEqual([3, 3]);
    const lost = table.told().filter(({ text }) => text === 'log.adversary.hp' || text === 'log.hp.lost');
    expect(lost[0]?.with).toMatchObject({ n: 2, hp: 1 }); // hits add up
    expect(lost[1]?.with).toMatchObject({ player: { text: 'player.1' }, n: 1, hp: 3 });
  });

  rule(
    ['KIL-12.1', 'KIL-11.1'],
    'a friend may come into a Battle before a round, and fights from that round on',
    () => {
      const table = together(3, 'restless-rider').dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn').passes('engage.start');
      expect(table.offered('battle.round')).toEqual(['flee', 'team:1', 'team:2', 'exchange:1', 'exchange:2']);
      table.chooses('battle.round', 'team:1').chooses('team.invite', 'join');
      expect(table.offered('test.before')).toEqual(['team:2', 'exchange:1', 'exchange:2']); // a team cannot flee (KIL-12.10)
      table.dice(1, 1, 1, 1, 1, 1).dice(5, 1, 1).foe(1, 1, 1, 5, 1, 1).passes('test.before');
      expect([heroDice(table), foeDice(table)]).toEqual([
        [5, 6, 3],
        [3, 3, 3],
      ]);
      expect(table.state.fight).toMatchObject({ hp: 1 });
      expect(fighters(table.state)).toEqual([0, 1]);
      expect([table.hero(0).hp, table.hero(1).hp]).toEqual([4, 3]);
    },
  );

  rule('KIL-12.1', 'also after giving up Hidden for Surprise, and with the first round', () => {
    const table = together(2, 'restless-rider', { hidden: true }).opens('turn').chooses('engage.hidden', 'surprise');
    table.dice(1, 1, 1, 1, 1, 1, 1).dice(1, 1, 1).foe(1, 1, 1, 1, 1, 1);
    table.chooses('test.before', 'team:1').chooses('team.invite', 'join');
    expect(heroDice(table).slice(0, 2)).toEqual([7, 3]); // Combat 5, Surprise, a helper
  });

  rule(
    ['KIL-12.1', 'KIL-11.1'],
    'friends may come into an Assault too, before any round, if their Saga is done',
    () => {
      const set = scene(3, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 });
      for (const seat of [0, 1, 2])
        set.hero(seat, { chapter: seat === 2 ? 4 : 'done', fate: 0, hp: 8, maxHp: 8 }).at(seat, 'brimstone-pit');
      const table = set.hero(0, { hp: 7 }).loot(0, 'bandage#1').misses(5).foeMisses(9).opens().assaults('okhtar');
      expect(table.offered('test.before')).toEqual(['use:bandage#1', 'team:1', 'exchange:1', 'exchange:2']);
      table.passes('test.before').chooses('test.before', 'team:1').chooses('team.invite', 'join');
      table.dice(1, 1, 1, 1, 1, 1).dice(5, 5, 1).foeMisses(9).foe(5).foeMisses(8).passes('test.before');
      expect([heroDice(table), foeDice(table)]).toEqual([
        [5, 6, 3],
        [9, 9, 9],
      ]);
      expect(table.state.fight).toMatchObject({ hp: 6 });
      expect([table.hero(0).hp, table.hero(1).hp]).toEqual([7, 7]);
    },
  );

  rule('KIL-12.8', 'the active hero alone takes the Reward', () => {
    const table = fighting().dice(5, 5, 1, 1, 1, 1).dice(5, 1, 1).foe(1, 1, 1, 1, 1, 1).passes('engage.start');
    expect([table.asked(), table.actor]).toEqual(['reward.loot', 0]);
  });

  rule('KIL-12.9', 'every member falls for himself', () => {
    const table = fighting({}, { hp: 1, gold: 4 })
      .dice(5, 5, 5, 1, 1, 1, 1, 1, 1)
      .foe(1, 1, 1, 5, 1, 1)
      .passes('engage.start')
      .passes('battle.rescue');
    table.chooses('reward.loot', 'loot').chooses('reward.rumour', 'take');
    expect(table.hero(1)).toMatchObject({ defeated: true, region: CITY, gold: 0 });
    expect(table.hero(0)).toMatchObject({ defeated: false, region: 'barrow-lea' });
  });

  rule('KIL-12.10', 'EX-44: a team cannot flee', () => {
    const table = fighting().misses(9).foeMisses(6).misses(9).foeMisses(6);
    table.dice(5, 5, 5).foe(1, 1, 1).passes('engage.start');
    for (let round = 2; round <= 3; round++) {
      expect(table.offered('test.before')).toEqual(['exchange:1']); // nothing else may be done
      table.passes('test.before');
    }
    expect(table.asked()).toBe('reward.loot');
    expect(table.state.fight?.round).toBe(3);
  });

  rule('KIL-12.11', 'the active hero decides who gets what', () => {
    const won = () => fighting().dice(5, 5, 5, 1, 1, 1, 1, 1, 1).foe(1, 1, 1, 1, 1, 1).passes('engage.start');
    const table = won();
    expect(table.offered('reward.loot')).toEqual(['gold', 'loot', 'loot:1']);
    table.chooses('reward.loot', 'gold').chooses('reward.share', '3');
    expect(table.offered('reward.rumour')).toEqual(['take', 'take:1', 'draw', 'draw:1']);
    table.chooses('reward.rumour', 'take:1');
    expect(table.hero(0)).toMatchObject({ gold: 2, hand: [] });
    expect(table.hero(1)).toMatchObject({ gold: 4, hand: ['restless-rider'] });
    const loot = won().chooses('reward.loot', 'loot:1');
    expect(loot.hero(1).gold + loot.hero(1).loot.length).toBeGreaterThan(1);
  });

  rule('KIL-12.12', 'the team ends with the Engagement', () => {
    const table = fighting().dice(5, 5, 5, 1, 1, 1, 1, 1, 1).foe(1, 1, 1, 1, 1, 1).passes('engage.start');
    table.chooses('reward.loot', 'loot').chooses('reward.rumour', 'take');
    expect(table.state.team).toEqual([]);
    expect(table.asked()).toBe('turn.choice');
  });

  rule('KIL-12.13', 'a Trophy is the active hero’s', () => {
    const set = together(2, 'pallid-ghoul').opens('turn').teamsUp(1, 'engage.start');
    set.dice(5, 5, 1, 1, 1, 1, 1, 1, 1).foe(1, 1, 1, 1, 1, 1).passes('engage.start');
    set.chooses('reward.loot', 'loot').chooses('reward.rumour', 'take:1');
    expect([set.hero(0).hp, set.hero(1).hp]).toEqual([3, 4]);
  });

  rule('KIL-12.14', 'a member who falls leaves, and the others fight on with a die less', () => {
    const table = fighting({}, { hp: 1 })
      .misses(9)
      .foe(1, 1, 1, 5, 1, 1)
      .passes('engage.start')
      .passes('battle.rescue');
    expect(table.hero(1)).toMatchObject({ defeated: true, region: CITY });
    expect(table.asked()).toBe('battle.round'); // alone now, he could even flee
    table.dice(5, 5, 5, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(heroDice(table)).toEqual([6, 3, 5]);
    expect(table.asked()).toBe('reward.loot');
  });

  rule('KIL-12.14', 'he is out of it before he looks for the card he loses', () => {
    const set = together(2, 'restless-rider', {}, { hp: 1, fateToday: true }).hand(1, 'omen', 'shove').opens('turn');
    set.teamsUp(1, 'engage.start');
    set.misses(9).foe(1, 1, 1, 5, 1, 1).passes('engage.start').passes('battle.rescue');
    expect([set.asked(), set.actor]).toEqual(['defeat.lose', 1]);
    expect([set.state.team, fighters(set.state)]).toEqual([[], [0]]);
  });

  rule('KIL-12.15', 'when the active hero falls, team and Battle are over', () => {
    const table = fighting({ hp: 1 }).dice(5).misses(8).foe(5, 1, 1, 1, 1, 1);
    table.dice(1, 1, 1).foe(1, 1, 1).passes('engage.start').passes('battle.prevent'); // seat 1 meets the same Enemy in his own turn
    expect(table.hero(0)).toMatchObject({ defeated: true, region: CITY });
    expect(table.hero(1)).toMatchObject({ region: 'barrow-lea', camped: false });
    expect(table.log).toContain('log.team.over');
    expect(count(table, 'log.engage')).toBe(2);
    expect(table.state.fight).toMatchObject({ active: 1, hp: 3 }); // it has recovered
  });
});
