// DES-5 to DES-7: rounds, and a hero's turn.

import { unaskedPicks } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { giveTokens } from '../rules/effects/tokens.ts';
import type { Hero } from '../rules/state.ts';
import { lay, put, scene, space, tableOf } from './scene.ts';

rule(
  ['DES-5.1', 'DRF-9.1', 'DES-5.2', 'DES-5.3', 'DES-5.4', 'DES-5.5', 'DES-5.8'],
  'each hero has one turn, in the order the heroes like; then the overlord',
  () => {
    const play = scene({ position: { at: 'round' } });
    expect(play.can()).toEqual(['turn:hero:steelhorns', 'turn:hero:mad-carthos']);
    play.does('turn:hero:mad-carthos', 'action:battle').passes();
    expect(play.state.turn?.hero).toBe('hero:steelhorns');
    expect(play.hero(1).ready).toBe(false);
    play.does('action:run').passes().overlordWaits();
    expect([play.state.round, play.hero(0).ready, play.hero(1).ready]).toEqual([3, true, true]);
  },
);

rule(
  'DES-6.8',
  'once the action is declared a hero may say what they intend: all hear it and see it, nothing else changes, and people are not asked',
  () => {
    const play = scene({ speaks: true, set: state => void put(state, 'beastman', space(7, 9)) });
    play.does('action:advance');
    const asked = play.table.match.decisionOf(0);
    expect(asked?.prompt).toBe('turn.intend');
    expect(asked && unaskedPicks(asked, () => undefined)).toEqual([]);
    const before = structuredClone(play.state);
    play.does(`intend:${play.monster().id}`);
    // That it was said is all that has changed; the overlord sees it too.
    expect(play.state).toEqual({ ...before, turn: { ...before.turn, intent: play.monster().id } });
    expect(play.seat(play.overlordSeat).view().turn?.intent).toBe(play.monster().id);
    expect(play.table.told().at(-1)).toMatchObject({
      text: 'log.intends',
      with: { what: { text: 'intent.foe', with: { figure: expect.anything() } } },
    });
    expect(play.asked()).toBe('turn.act');
  },
);

rule('DES-5.6', 'whoever says first that a hero of theirs goes has the word', () => {
  const play = scene({ players: 2, position: { at: 'round' } });
  expect([play.asked(0), play.asked(1)]).toEqual(['turn.next', 'turn.next']);
  expect(play.can(0)).toEqual(['turn:hero:steelhorns']);
  play.answers(1, 'turn:hero:mad-carthos');
  expect(play.state.turn?.hero).toBe('hero:mad-carthos');
  expect(play.asked(0)).toBeUndefined();
});

rule('DES-5.4', 'whoever would rather go later leaves it to the others, until nobody else is left to go', () => {
  const play = scene({ players: 2, position: { at: 'round' } });
  play.passes(0);
  expect([play.asked(0), play.state.turn?.hero]).toEqual([undefined, 'hero:mad-carthos']);
  const alone = scene({ position: { at: 'round' } });
  expect(() => alone.passes(0)).toThrow();
});

rule('DES-5.7', 'where dice say who goes when, most damage on blue, red and white goes first', () => {
  const options = { 'turn-order-roll': true };
  const orders = [1, 6].map(face => {
    const play = scene({ position: { at: 'round' }, options, dice: [face, face, face, 7 - face, 7 - face, 7 - face] });
    return play.state.order;
  });
  expect(orders[0]).not.toEqual(orders[1]);
  for (const order of orders) expect([...order].sort()).toEqual(['hero:mad-carthos', 'hero:steelhorns']);
});

rule(['DES-6.1', 'DRF-9.2', 'DES-6.4', 'DES-6.5'], 'cards are refreshed before equipment and action', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (_, [hero]) => {
      hero?.equipped.push('sword#1');
      hero?.exhausted.push('sword#1');
    },
  });
  expect(play.hero().exhausted).toEqual([]);
  expect(play.asked()).toBe('equip.ask');
});

rule(['DES-6.7', 'DES-34.13'], 'equipment is changed freely before the action; Aim is lost with it', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.order = 'aim';
      hero.equipped = ['sword#1'];
      hero.pack = ['axe#1'];
    },
  });
  expect(play.whyNot('equip:axe#1')).toEqual(['why.hands', 'DES-34.1']);
  play.does('put-away:sword#1', 'equip:axe#1').passes();
  expect(play.hero()).toMatchObject({ equipped: ['axe#1'], pack: ['sword#1'] });
  expect(play.hero().order).toBeUndefined();
  expect(play.asked()).toBe('turn.declare');
});

rule('DES-6.7', 'whoever has all they own in use is asked about equipment only if they wish it', () => {
  const asked = (pack: string[]) => {
    const play = scene({
      position: { at: 'equip' },
      set: (_, [hero]) => {
        if (hero) Object.assign(hero, { equipped: ['sword#1'], pack });
      },
    });
    const ask = play.table.match.decisionOf(0);
    if (ask?.prompt !== 'equip.ask') throw new Error(`asked ${ask?.prompt}`);
    return (wish?: 'ask') => unaskedPicks(ask, () => wish) === undefined;
  };
  expect([asked([])(), asked([])('ask'), asked(['axe#1'])()]).toEqual([false, true, true]);
});

rule(
  ['DES-6.8', 'DRF-9.12', 'DES-6.9', 'DES-6.10', 'DES-7.1'],
  'EX-65: one of four actions, and no other after it',
  () => {
    const play = scene();
    expect(play.can()).toEqual(['action:advance', 'action:battle', 'action:run', 'action:ready']);
    play.does('action:battle');
    expect(play.can().filter(key => key.startsWith('action:'))).toEqual([]);
    play.passes();
    expect(play.state.turn?.hero).toBe('hero:mad-carthos');
  },
);

rule(
  ['DES-7.2', 'DRF-9.3', 'DES-7.5', 'DES-7.6', 'DES-7.8', 'DES-16.1'],
  'EX-9: Advance has the speed, Run twice as much, Battle none',
  () => {
    const points = (action: string) => scene().does(`action:${action}`).state.turn;
    expect(points('advance')).toMatchObject({ movement: 4, attacks: 1 });
    expect(points('run')).toMatchObject({ movement: 8, attacks: 0 });
    expect(points('battle')).toMatchObject({ movement: 0, attacks: 2 });
  },
);

rule(
  ['DES-7.9', 'DES-7.11', 'DES-7.12', 'DES-7.13', 'DES-7.4', 'DES-7.14'],
  'Ready is an order and a move or an attack; the order must be placed',
  () => {
    const play = scene().does('action:ready');
    expect(play.table.match.decisionOf(0)?.pass).toBeUndefined();
    play.does('half:move');
    expect(play.state.turn).toMatchObject({ movement: 4, half: 'move', orders: 1 });
    expect(play.can()).not.toContain('half:move');
    play.does('order:guard');
    expect(play.hero().order).toBe('guard');
    expect(play.can().filter(key => key.startsWith('order:'))).toEqual([]);
    play.passes();
    expect(play.hero().ready).toBe(false);
  },
);

rule(
  ['DES-6.11', 'DES-24.1', 'DES-24.4', 'DES-24.5'],
  '1 fatigue is 1 movement point, whatever was declared, until none is left',
  () => {
    const play = scene().does('action:battle');
    expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
    play.does('fatigue');
    expect(play.state.turn?.movement).toBe(1);
    expect(play.hero().fatigue).toBe(2);
    expect(play.can().some(key => key.startsWith('walk:'))).toBe(true);
    play.does('fatigue', 'fatigue');
    expect(play.whyNot('fatigue')).toEqual(['why.fatigue', 'DES-24.1']);
  },
);

rule('DES-24.6', 'armour that caps speed does not cap points from fatigue', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('plate-mail#1') }).does('action:advance');
  const capped = play.state.turn?.movement ?? 0;
  expect(capped).toBeLessThan(4);
  play.does('fatigue', 'fatigue');
  expect(play.state.turn?.movement).toBe(capped + 2);
});

rule(['DES-10.18', 'DES-16.5'], 'points that are left are lost at the end of the turn', () => {
  const play = scene().does('action:run').passes();
  expect(play.state.turn).toMatchObject({ hero: 'hero:mad-carthos', movement: 0 });
});

rule(['DES-75.6', 'DES-75.7'], 'whoever is stunned has one half of an action', () => {
  const play = scene({
    set: state => {
      if (state.turn) state.turn.stunned = true;
    },
  });
  expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
  play.does('action:order', 'order:dodge');
  expect(play.state.turn).toMatchObject({ movement: 0, attacks: 0, orders: 0 });
  expect(play.can()).toContain('fatigue');
});

rule(
  ['DES-99.3', 'DES-99.4', 'DES-99.6', 'DES-99.11'],
  'a monkey moves up to five spaces and does nothing else',
  () => {
    const play = scene({
      position: { at: 'equip' },
      set: (state, [hero]) => {
        if (!hero) return;
        hero.monkey = 2;
        hero.at = space(3, 8);
        hero.equipped.push('sword#1');
        hero.potions.push('healing-potion');
        lay(state, { kind: 'money' }, space(4, 8));
        lay(state, { kind: 'glyph', active: false }, space(4, 9));
      },
    });
    expect(play.state.turn).toMatchObject({ action: 'move', movement: 5 });
    play.does('walk:space:4,9');
    expect(play.told()).not.toContain('log.glyph');
    play.does('walk:space:4,8');
    expect(play.can().filter(key => !key.startsWith('walk:'))).toEqual(['fatigue']);
  },
);

rule('DES-99.9', 'a monkey for two turns after that of the change, and then as before', () => {
  const changed = scene({
    position: { at: 'turnEnd' },
    set: (_, [hero]) => hero && Object.assign(hero, { monkey: 2 }),
  });
  expect(changed.hero().monkey).toBe(2);
  const play = scene({ position: { at: 'round' }, set: (_, [hero]) => hero && Object.assign(hero, { monkey: 2 }) });
  const round = (): void => {
    play.does('turn:hero:steelhorns').passes();
    play.does('action:battle').passes().overlordWaits();
  };
  round();
  expect([play.hero().monkey, play.told().includes('log.monkey.back')]).toEqual([1, false]);
  round();
  expect([play.hero().monkey, play.told().includes('log.monkey.back')]).toEqual([undefined, true]);
  play.does('turn:hero:steelhorns');
  expect(play.asked()).toBe('turn.declare');
});

rule(
  ['DES-99.3', 'DES-99.9'],
  'no armour keeps a monkey from burning; it does so again once the hero is as before',
  () => {
    const { state } = scene({ set: (_, [hero]) => hero && Object.assign(hero, { equipped: ['dragon-scale-mail#1'] }) });
    const hero = state.heroes[0] as Hero;
    const burns = (monkey?: number): number => {
      Object.assign(hero, { monkey, tokens: {} });
      return giveTokens(tableOf(state), hero, 'burn', 1);
    };
    expect([burns(), burns(2), burns(1), burns()]).toEqual([0, 1, 1, 0]);
  },
);

rule(['DES-8.1', 'DES-8.4'], 'one order at a time: a new one takes the place of the old', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.order = 'aim';
    },
  }).does('action:ready', 'order:dodge');
  expect(play.hero().order).toBe('dodge');
});

rule(['DES-8.10', 'DES-8.21', 'DES-8.8'], 'Dodge and Guard end with the next turn, Aim does not', () => {
  const after = (order: 'dodge' | 'guard' | 'aim') =>
    scene({
      position: { at: 'turnStart' },
      set: (_, [hero]) => {
        if (hero) hero.order = order;
      },
    }).hero().order;
  expect([after('dodge'), after('guard'), after('aim')]).toEqual([undefined, undefined, 'aim']);
});

rule('DES-8.7', 'Aim is lost by moving', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.order = 'aim';
    },
  }).does('action:advance');
  expect(play.hero().order).toBe('aim');
  play.does('walk:space:1,10').overlordWaits();
  expect(play.hero().order).toBeUndefined();
});

rule(
  ['DES-8.24', 'DES-8.26', 'DES-8.28'],
  'Rest gives all fatigue back at the start of the next turn, and is over',
  () => {
    const rested = (fatigue: number) =>
      scene({
        position: { at: 'turnStart' },
        set: (_, [hero]) => {
          if (hero) Object.assign(hero, { order: 'rest', fatigue });
        },
      }).hero();
    expect(rested(0)).toMatchObject({ fatigue: 3 });
    expect(rested(3).order).toBeUndefined();
  },
);

rule('DES-8.27', 'Rest can be ordered in Town', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.at = undefined;
    },
  }).does('action:ready', 'order:rest');
  expect(play.hero().order).toBe('rest');
});

rule('DES-61.1', 'whoever stands beside a figure with Grapple spends no movement points', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(2, 9);
      put(state, 'naga', 'base:3,9/2x2', 'master');
    },
  }).does('action:run');
  expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
});
