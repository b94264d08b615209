// KIL-3: the Day Phase and a turn.

import { canonical } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { gainAp, loseAp } from '../rules/cards/holdings.ts';
import { type Hero, hero } from '../rules/state.ts';
import { done } from './moments.ts';
import { facing, lone, scene } from './scene.ts';

rule(['KIL-3.1', 'KIL-3.2'], 'EX-1: on Day 1 a hero with 4 HP has 4 AP', () => {
  const table = scene().hero(0, { hp: 4, ap: 0 }).opens('day');
  expect(table.hero().ap).toBe(4);
  expect(table.asked()).toBe('turn.choice');
});

rule('KIL-3.1', 'AP equal the HP a hero has now, not his maximum', () => {
  const table = scene(2).hero(0, { hp: 2, ap: 0 }).hero(1, { hp: 3, maxHp: 5, ap: 0 }).opens('day');
  expect([table.hero(0).ap, table.hero(1).ap]).toEqual([2, 3]);
});

rule('KIL-3.3', 'turns go clockwise from the First Hero, one action each', () => {
  const table = scene(3)
    .first(1)
    .having(state => delete state.active)
    .opens('day');
  const order: (number | undefined)[] = [];
  for (const key of ['hide', 'hide', 'hide', 'unhide', 'camp', 'camp', 'move:silver-grove']) {
    order.push(table.actor);
    table.plays(key);
  }
  expect(order).toEqual([1, 2, 0, 1, 1, 2, 0]);
});

rule(['KIL-3.4', 'KIL-4.1'], 'one action for 1 AP, then the next hero', () => {
  const table = scene(2).opens();
  table.plays('hide');
  expect(table.hero(0).ap).toBe(3);
  expect(table.actor).toBe(1);
});

rule(['KIL-3.5', 'KIL-3.14'], 'a camped hero is passed over and engages nobody', () => {
  const table = scene(2)
    .at(1, 'barrow-lea')
    .encounters('barrow-lea', 'restless-rider')
    .hero(1, { camped: true, ap: 0 })
    .opens();
  table.plays('hide');
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
  expect(table.log).not.toContain('log.engage');
  expect(table.told().filter(({ text }) => text === 'log.turn')).toMatchObject([
    { with: { player: { text: 'player.0' } } },
  ]);
});

rule(['KIL-3.6', 'KIL-2.1'], 'when all have camped the Night comes, and then another Day', () => {
  const table = scene(2).opens();
  table.plays('camp');
  expect(table.state.day).toBe(1);
  table.plays('camp').until('turn.choice');
  expect(table.log).toContain('log.night');
  expect(table.state.day).toBe(2);
  expect(table.state.phase).toBe('day');
});

rule('KIL-3.7', 'a turn begins with the Enemies of the region, in the order the hero likes', () => {
  const table = scene().meets('barrow-lea', 'wheatfield-imp', 'goblin-marauders').opens('turn');
  expect(table.asked()).toBe('engage.whom');
  expect(table.offered('engage.whom')).toEqual(['wheatfield-imp', 'goblin-marauders']);
});

rule('KIL-3.8', 'an Enemy is one by type, or a Stranger with this hero’s token and for him alone', () => {
  const table = scene(2)
    .together('barrow-lea', 'pedlar')
    .hero(0, { hostile: ['pedlar'] })
    .hero(1, { ap: 4 })
    .active(1)
    .opens('turn');
  expect(table.asked()).toBe('turn.choice');
  table.plays('camp').until('turn.choice');
  expect(table.log).toContain('log.engage');
});

rule('KIL-3.9', 'a hero who has fled in part 1 takes no action', () => {
  const table = scene().meets('barrow-lea', 'restless-rider').dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
  table.until('battle.round').chooses('battle.round', 'flee').chooses('flee.where', 'serene-lake');
  table.until('turn.choice');
  expect(table.log).toContain('log.flee');
  expect(table.state.day).toBe(2);
});

rule('KIL-3.10', 'after the action every Enemy is engaged again', () => {
  const table = scene().meets('barrow-lea', 'wheatfield-imp').opens();
  table.plays('hide');
  expect(table.log).toContain('log.engage');
});

rule(
  ['KIL-3.10', 'KIL-13.1'],
  'an Enemy beaten after the action leaves the way to the Ancient open before the turn ends',
  () => {
    const table = scene()
      .meets('barrow-lea', 'wheatfield-imp')
      .hero(0, { chapter: 'done', fateToday: true, evaded: [] })
      .risen('vorgrahl', 'barrow-lea')
      .dice(6, 6, 6, 6, 6, 6)
      .foe(1, 1, 1)
      .opens();
    table.plays('hide').chooses('engage.hidden', 'surprise');
    table.takesGoldAndCard();
    expect(table.offered('gift.window')).toContain('assault:vorgrahl');
  },
);

rule('KIL-3.11', 'camping loses all AP and all successes and ends the Day for this hero', () => {
  const table = scene(2)
    .meets('barrow-lea', 'sealed-barrow')
    .hero(0, { restrictedAp: { move: 1 }, successes: [{ target: 'sealed-barrow', attribute: 'stealth', n: 2 }] })
    .opens();
  table.plays('camp');
  expect(table.hero(0)).toMatchObject({ ap: 0, successes: [], camped: true });
  expect(table.hero(0).restrictedAp).toEqual({});
  table.plays('hide');
  expect(table.actor).toBe(1);
});

rule(['KIL-3.11', 'KIL-5.8'], 'EX-26: two of three successes stored are gone after camping', () => {
  const table = scene()
    .meets('barrow-lea', 'sealed-barrow')
    .hero(0, { successes: [{ target: 'sealed-barrow', attribute: 'stealth', n: 2 }] })
    .opens();
  table.plays('camp').until('turn.choice');
  expect(table.state.day).toBe(2);
  expect(table.hero().successes).toEqual([]);
  expect(table.choices('confront:')).toContain('confront:sealed-barrow:combat');
});

rule('KIL-3.12', 'the first to camp is First Hero the next Day, by flight and defeat too', () => {
  const table = scene(3).first(0).opens();
  table.plays('hide');
  table.plays('camp');
  expect(table.state).toMatchObject({ first: 0, nextFirst: 1 });
  table.plays('camp').plays('camp').until('turn.choice');
  expect(table.state).toMatchObject({ first: 1, day: 2, active: 1 });
});

rule(
  'KIL-3.13',
  'without usable AP only the camp is left, and the last action can be taken back until it is confirmed',
  () => {
    const table = scene().hero(0, { ap: 1, hp: 3 }).opensConfirming();
    const before = canonical(table.state);
    table.plays('rest');
    expect(table.offered('turn.choice')).toEqual(['camp']);
    expect(table.match.decisionOf(0)?.confirm).toBe('turn');
    expect([table.state.day, table.hero().camped]).toEqual([1, false]);
    table.match.undo(0);
    expect(canonical(table.state)).toBe(before);
    table.plays('rest').seat(0).confirms('turn.choice');
    expect(table.state.day).toBe(2);
  },
);

rule('KIL-3.13', 'who does not wish to confirm it camps by himself', () => {
  const table = scene(2).hero(0, { ap: 0 }).at(1, 'barrow-lea').opens('turn');
  expect(table.hero(0).camped).toBe(true);
  expect(table.actor).toBe(1);
});

rule('KIL-3.13', 'the list of what is refused names the missing AP', () => {
  const table = scene().hero(0, { ap: 0 }).loot(0, 'bandage#1').hero(0, { hp: 3 }).opens();
  expect(table.choices('move:')).toEqual([]);
  expect(table.refusal('turn.choice', 'move')).toBe('KIL-3.13');
});

rule('KIL-3.13', 'a Hidden hero without AP camps by himself too, unless dropping Hidden would open a Gift', () => {
  const plain = scene(2).hero(0, { ap: 0, hidden: true }).at(1, 'barrow-lea').opens('turn');
  expect(plain.hero(0)).toMatchObject({ camped: true, hidden: true });
  const gifted = scene(2)
    .hero(0, { ap: 0, hp: 3, hidden: true })
    .at(1, 'barrow-lea')
    .loot(0, 'bandage#1')
    .opens('turn');
  expect(gifted.offered('turn.choice')).toEqual(['unhide', 'camp']);
});

rule(['KIL-3.15', 'KIL-3.18'], 'at 0 AP a hero may still use Gifts in his turn before he camps', () => {
  const table = scene().hero(0, { ap: 0, hp: 3 }).loot(0, 'bandage#1').opens('turn');
  expect(table.offered('turn.choice')).toEqual(['use:bandage#1', 'camp']);
  expect([table.state.day, table.hero().camped]).toEqual([1, false]);
  table.plays('use:bandage#1'); // nothing is left to do: he camps by himself
  expect([table.state.day, table.hero().hp]).toEqual([2, 4]);
});

rule('KIL-3.15', 'no Gifts while Hidden, until he drops it', () => {
  const table = scene().hero(0, { hp: 3, hidden: true }).loot(0, 'bandage#1').opens();
  expect(table.canPlay('use:bandage#1')).toBe(false);
  table.plays('unhide');
  expect(table.canPlay('use:bandage#1')).toBe(true);
  expect(table.hero().ap).toBe(4);
});

describe('rounds', () => {
  rule('KIL-3.16', 'AP for one action alone are lost last (A-05); healing brings no AP back', () => {
    const set = facing('restless-rider', { ap: 1, restrictedAp: { move: 2 } }).loot(0, 'bandage#1');
    const table = set.dice(1, 1, 1, 1, 1).foe(5, 5, 1).opens('turn').chooses('battle.round', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 3, ap: 0, restrictedAp: { move: 1 } });
  });
});

rule(['KIL-3.16', 'KIL-3.17'], 'EX-20: HP lost take AP along as far as there are any; HP gained give none', () => {
  const wounded = (hp: number, ap: number, n: number): { hp: number; ap: number } => {
    const table = scene()
      .hero(0, { hp, ap, region: 'barrow-lea', fateToday: true })
      .encounters('barrow-lea', 'restless-rider')
      .dice(1, 1, 1, 1, 1)
      .foe(...[6, 6, 6].map((face, i) => (i < n ? face : 1)))
      .opens('turn');
    expect(table.asked()).toBe('battle.round');
    return { hp: table.hero().hp, ap: table.hero().ap };
  };
  expect(wounded(4, 4, 1)).toEqual({ hp: 3, ap: 3 });
  expect(wounded(4, 2, 3)).toEqual({ hp: 1, ap: 0 });
  const healed = scene().hero(0, { hp: 3, ap: 3 }).loot(0, 'bandage#1').opens().plays('use:bandage#1');
  expect(healed.hero()).toMatchObject({ hp: 4, ap: 3 });
});

rule('KIL-3.16', 'AP for one action alone are lost last', () => {
  const table = scene()
    .hero(0, { hp: 4, ap: 1, restrictedAp: { move: 1 }, region: 'barrow-lea', fateToday: true })
    .encounters('barrow-lea', 'restless-rider')
    .dice(1, 1, 1, 1, 1)
    .foe(6, 1, 1)
    .opens('turn');
  expect(table.hero()).toMatchObject({ hp: 3, ap: 0, restrictedAp: { move: 1 } });
});

describe('AP', () => {
  rule('KIL-3.16', 'AP for Rest or Confront alone are lost last too, but they are lost (A-05)', () => {
    const set = facing('restless-rider', { ap: 1, restrictedAp: { rest: 1, confront: 1 } });
    const table = set.misses(5).foe(6, 6, 6).opens('turn');
    expect(table.hero()).toMatchObject({ hp: 1, ap: 0 });
    expect(table.hero().restrictedAp).toEqual({});
  });
});

rule('KIL-3.17', 'AP are lost as far as there are any, free ones first (A-05)', () => {
  const lost = (n: number, ap: number, restrictedAp: Hero['restrictedAp']) => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), { ap, restrictedAp });
    const { result } = done(state, t => loseAp(t, 0, n));
    return [result, hero(state, 0).ap, hero(state, 0).restrictedAp];
  };
  expect(lost(2, 4, { move: 1 })).toEqual([2, 2, { move: 1 }]);
  expect(lost(4, 4, { move: 1 })).toEqual([4, 0, { move: 1 }]);
  expect(lost(5, 4, { move: 1 })).toEqual([5, 0, {}]);
  expect(lost(3, 1, { move: 1, rest: 2 })).toEqual([3, 0, { rest: 1 }]);
  expect(lost(3, 0, { confront: 2 })).toEqual([2, 0, {}]);
  expect(lost(1, 0, {})).toEqual([0, 0, {}]);
  const { state } = lone({ ap: 1 }).opens();
  expect(done(state, t => gainAp(t, 0, 2)).told).toEqual(['log.ap']);
  expect(done(state, t => gainAp(t, 0, 1, 'move')).told).toEqual(['log.ap.only']);
  expect(done(state, t => gainAp(t, 0, 2, 'move')).told).toEqual(['log.ap.only']);
  expect([hero(state, 0).ap, hero(state, 0).restrictedAp]).toEqual([3, { move: 3 }]);
});
