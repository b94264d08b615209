// LEG-8.4 to LEG-8.28, LEG-8.43 to LEG-8.51: a level of a dungeon, from the glyph to the portal, and the dungeon from its first level to its last.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { levelRow } from '../../content/legend/boards.ts';
import { cardOf } from '../../content/legend/forms.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { portalOf, redOf } from '../../rules/legend/dungeon/level.ts';
import { markerCost } from '../../rules/legend/dungeon/marker.ts';
import { monsterName } from '../../rules/names.ts';
import { drawCards } from '../../rules/overlord/deck.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { STEP } from '../../rules/overlord/steps.ts';
import type { Flow, Monster, T } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve, portal } from '../delve.ts';

const leaderDies = (by: 'attack' | 'terrain') =>
  function* (t: T): Flow {
    const leader = t.state.monsters.find(({ came }) => came === 'leader');
    const source =
      by === 'attack' ? ({ kind: 'attack', by: 'hero:steelhorns' } as const) : ({ kind: 'terrain' } as const);
    if (leader) yield* calls(t).wound(t, leader.id, 99, source);
  };

describe('a level is laid', () => {
  rule(
    ['LEG-8.6', 'LEG-8.8', 'LEG-8.9'],
    'the leader on its mark, a set of the overlord’s choice, nobody on red',
    () => {
      const scene = delve({ position: { at: 'minions' } });
      const { overlordSeat } = scene;
      expect(scene.leader?.at).toBe(space(14, 11));
      expect(scene.offered('dungeon.minions')).toEqual(['set:A', 'set:B', 'set:C']);
      scene.chooses('dungeon.minions', 'set:A');
      const spaces = scene.offered('dungeon.place').map(key => key.slice('place:'.length));
      for (const at of redOf(scene.state)) expect(spaces).not.toContain(at);
      for (const at of portalOf(scene.state)) expect(spaces).not.toContain(at);
      // Behind the closed door as well: the chest's corner.
      expect(spaces).toContain(space(5, 19));
      while (scene.asked(overlordSeat) === 'dungeon.place')
        scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
      const kinds = scene.state.monsters.filter(({ came }) => came === 'minion').map(({ kind }) => kind);
      expect(kinds).toEqual(['beastman', 'beastman', 'beastman', 'beastman', 'hell-hound']);
    },
  );
  rule(['LEG-6.40', 'LEG-8.49', 'LEG-2.9', 'LEG-3.20'], 'its leader is a master of its form, and more', () => {
    const scene = delve({ led: true });
    const leader = scene.leader as Monster;
    const { master } = cardOf('beastman', 'copper');
    expect(leader).toMatchObject({ rank: 'master', unique: undefined });
    expect(statOf(scene.state, leader.id, 'maxWounds')).toBe(master.wounds + 6);
    expect(statOf(scene.state, leader.id, 'armour')).toBe(master.armour + 1);
    expect(leader.wounds).toBe(master.wounds + 6);
    expect(monsterName(scene.state, leader)).toMatchObject({ text: 'quest.level-01.unique.leader' });
  });
  rule(['LEG-8.7', 'LEG-8.11'], 'heroes round its glyph, and the first turn is theirs', () => {
    const scene = delve({ position: { at: 'arrival', hero: 4 } });
    const { overlordSeat } = scene;
    expect(scene.asked(overlordSeat)).toBe('dungeon.minions');
    scene.chooses('dungeon.minions', 'set:A');
    while (scene.asked(overlordSeat) === 'dungeon.place') scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
    expect(scene.state.phase).toBe('heroes');
    expect(scene.asked(0)).toBe('turn.next');
  });
});

describe('who leads', () => {
  rule(['LEG-8.21', 'LEG-8.22', 'LEG-8.50'], 'carries the key, and is worth 100 coins and 2 conquest', () => {
    const scene = delve({ led: true, next: leaderDies('attack') });
    expect(scene.state.board.keys).toEqual(['red']);
    expect(scene.legend.conquest).toEqual({ heroes: 2, overlord: 0 });
    expect(scene.legend.coins).toBe(1300);
  });
  rule('LEG-8.28', 'of the last level: 250 coins and 4 conquest', () => {
    const scene = delve({ led: true, depth: 3, next: leaderDies('attack') });
    expect(scene.legend).toMatchObject({ coins: 1450, conquest: { heroes: 4, overlord: 0 } });
  });
  rule('LEG-8.51', 'may die of what the overlord has walked into: the key is there, and nothing else', () => {
    const scene = delve({
      led: true,
      set: state => {
        state.phase = 'overlord';
      },
      next: leaderDies('terrain'),
    });
    expect(scene.state.board.keys).toEqual(['red']);
    expect(scene.legend).toMatchObject({ coins: 1200, conquest: { heroes: 0, overlord: 0 } });
  });
});

describe('what is gained', () => {
  rule(
    ['LEG-1.12', 'LEG-8.42', 'DES-37.12'],
    'a hero who dies is worth conquest to the overlord, and costs nothing',
    () => {
      const scene = delve({
        next: function* (t) {
          yield* calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'script' });
        },
      });
      expect(scene.legend).toMatchObject({ coins: 1200, conquest: { heroes: 0, overlord: 3 } });
      expect(scene.hero()).toMatchObject({
        at: undefined,
        wounds: statOf(scene.state, 'hero:steelhorns', 'maxWounds'),
      });
    },
  );
  rule('LEG-8.35', 'a glyph: 3', () => {
    const scene = delve({
      level: 'level-04',
      next: function* (t) {
        t.state.board.markers.push({ id: 'marker:glyph#77', kind: 'glyph', active: false, at: space(3, 3) });
        yield* calls(t).activateGlyph(t, 'hero:steelhorns', 'marker:glyph#77');
      },
    });
    expect(scene.legend.conquest.heroes).toBe(3);
  });
  rule(['LEG-1.20', 'LEG-8.16', 'DES-38.6'], 'the deck: 3 for the overlord, each time', () => {
    const scene = delve({
      set: ({ overlord }) => {
        overlord.deck = overlord.deck.slice(0, 1);
      },
      next: t => drawCards(t, 1),
    });
    expect(scene.legend.conquest).toEqual({ heroes: 0, overlord: 3 });
    expect(scene.dungeon.exhausted).toBe(1);
  });
  rule(['LEG-1.21', 'LEG-1.22', 'LEG-1.11'], 'a master by a blow: 50 coins; a money marker: 400', () => {
    const scene = delve({
      next: function* (t) {
        const { id } = placeMonster(t.state, { kind: 'kobold', rank: 'master', at: space(3, 3) });
        yield* calls(t).wound(t, id, 99, { kind: 'attack', by: 'hero:steelhorns' });
        const burnt = placeMonster(t.state, { kind: 'kobold', rank: 'master', at: space(3, 3) });
        yield* calls(t).wound(t, burnt.id, 99, { kind: 'token' });
        const money = t.state.board.markers.find(({ kind }) => kind === 'money');
        if (money) yield* calls(t).pickUp(t, 'hero:steelhorns', money.id);
      },
    });
    expect(scene.legend.coins).toBe(1200 + 50 + 400);
    expect(scene.state.heroes.map(({ coins }) => coins)).toEqual([0, 0, 0, 0]);
  });
  rule(['DES-29.4', 'DRF-1.10'], 'a potion that lies there is one of the supply, as long as it has any', () => {
    const finds = (left: number): Delve =>
      delve({
        next: function* (t) {
          t.state.supply['healing-potion'] = left;
          t.state.board.markers.push({
            id: 'marker:potion#99',
            at: space(3, 3),
            kind: 'potion',
            potion: 'healing-potion',
          });
          yield* calls(t).pickUp(t, 'hero:steelhorns', 'marker:potion#99');
        },
      });
    const has = ({ state }: Delve) => [
      state.heroes.flatMap(({ potions }) => potions).filter(one => one === 'healing-potion').length,
      state.supply['healing-potion'],
    ];
    const [before] = has(delve());
    expect(has(finds(4))).toEqual([(before ?? 0) + 1, 3]);
    expect(has(finds(0))).toEqual([before, 0]);
  });
});

describe('chests', () => {
  const opened = (dice: readonly number[], plan: DelvePlan = {}): Delve =>
    delve({
      ...plan,
      dice,
      next: function* (t) {
        const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
        if (chest) yield* calls(t).openChest(t, 'hero:steelhorns', chest.id);
      },
    });
  rule(['LEG-8.29', 'LEG-8.32', 'LEG-8.33', 'DES-30.18', 'DRF-12.17'], 'four dice; without a blank a conquest', () => {
    const scene = opened([2, 3, 2, 3]);
    expect(scene.legend).toMatchObject({ coins: 1600, conquest: { heroes: 1, overlord: 0 }, opened: ['copper'] });
  });
  rule(['LEG-8.30', 'DES-4.22'], 'a dark relic takes the place of one of the treasures', () => {
    // A blank alone, and then the die that saves nobody.
    const scene = opened([2, 3, 2, 1, 2], {
      set: state => {
        Object.assign(state.overlord, { threat: 60, hand: ['dark-relic-card#1'], aside: ['rage#1'] });
        Object.assign(state.legend ?? {}, { treachery: { event: 3, trap: 3, monster: 3 } });
      },
    });
    const seat = scene.overlordSeat;
    while (scene.asked(seat) !== undefined && !scene.can(seat).includes('card:dark-relic-card')) scene.passes(seat);
    scene.answers(seat, 'card:dark-relic-card').answers(seat, 'item:the-black-ring#1');
    if (scene.asked(seat) === 'overlord.relic.whom') scene.answers(seat, 'hero:steelhorns');
    while (scene.asked(0) === 'equip.ask') scene.passes(0);
    expect(scene.hero().equipped).toContain('the-black-ring#1');
    expect(scene.asked(0)).not.toBe('dungeon.whoHas');
    expect(scene.state.heroes.map(({ feats }) => feats.treasures)).toEqual([0, 0, 0, 0]);
  });
  rule(['LEG-8.30', 'LEG-8.31'], 'the party says who has what, wherever they are', () => {
    const scene = opened([2, 2, 5, 1], {
      set: (_, heroes) => {
        const [, away] = heroes;
        if (away) away.at = undefined;
      },
    });
    expect(scene.legend).toMatchObject({ coins: 1450, conquest: { heroes: 0, overlord: 0 } });
    scene.chooses('dungeon.potion', 'potion:vitality-potion');
    // Nobody's figure is asked: all of them are lit for one question.
    const [asked] = scene.match.decisions;
    expect(asked?.options.map(({ on, figure }) => [on?.[0], figure])).toEqual(
      scene.state.heroes.map(({ id }) => [id, undefined]),
    );
    scene.chooses('dungeon.whoHas', 'hero:mad-carthos');
    expect(scene.hero(1).potions).toEqual(['vitality-potion']);
    expect(scene.asked(0)).toBe('dungeon.whoHas');
  });
});

describe('the red door and the portal', () => {
  const beforePortal = (plan: DelvePlan = {}): Delve =>
    delve({
      ...plan,
      set: (state, heroes) => {
        const door = levelRow('level-01').doors.find(({ colour }) => colour === 'red');
        state.board.open.push(door?.id ?? '');
        const [first] = heroes;
        if (first) first.at = space(13, 8);
        plan.set?.(state, heroes);
      },
    });
  rule(['LEG-8.23', 'LEG-8.21'], 'is opened with the key; no monster rises there or goes there', () => {
    const shut = delve({
      set: (state, [hero]) => {
        if (hero) hero.at = space(13, 8);
        state.board.keys = [];
      },
    }).does('action:run');
    expect(shut.refusal('turn.act', 'door:d2')).toBe('DES-25.8');
    const scene = beforePortal();
    const sites = spawnSites(scene.state, '1x1');
    for (const at of portalOf(scene.state)) expect(sites).not.toContain(at);
    expect(boardOf(scene.state).map.has(portal(scene.state))).toBe(true);
  });
  rule('LEG-8.24', 'whoever steps onto it is gone, and waits', () => {
    const scene = beforePortal().does('action:run', `walk:${space(13, 7)}`);
    expect(scene.hero()).toMatchObject({ at: undefined, waits: true, ready: false });
    expect(scene.asked(0)).toBe('turn.next');
    expect(scene.can(0)).not.toContain('turn:hero:steelhorns');
  });
  rule(
    ['LEG-8.25', 'LEG-8.26', 'LEG-8.27', 'LEG-8.48', 'LEG-8.12'],
    'the last of them takes all along, those in Town too',
    () => {
      const scene = beforePortal({
        set: (state, heroes) => {
          for (const hero of heroes.slice(1)) hero.at = undefined;
          for (const hero of heroes) hero.wounds = 3;
          state.overlord.threat = 7;
          state.overlord.powers = ['doom#1'];
          state.dungeon = state.dungeon && { ...state.dungeon, exhausted: 1, markerUp: false };
        },
      });
      const hand = [...scene.state.overlord.hand];
      scene.does('action:run', `walk:${space(13, 7)}`);
      expect(scene.dungeon).toMatchObject({ exhausted: 0, markerUp: true, entered: ['level-01', scene.state.quest] });
      expect(scene.state.quest).not.toBe('level-01');
      expect(scene.state.overlord).toMatchObject({ threat: 7, hand, powers: ['doom#1'] });
      expect(scene.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 3, 3, 3]);
      expect(scene.asked(0)).toBe('setup.arrival');
    },
  );
  rule(['LEG-8.44', 'LEG-21.21'], 'out of the last one they have won by the par, or not', () => {
    const leaves = (heroes: number): Delve =>
      beforePortal({
        depth: 3,
        set: (state, all) => {
          for (const hero of all.slice(1)) hero.at = undefined;
          if (state.legend) state.legend.conquest = { heroes, overlord: 20 };
        },
      }).does('action:run', `walk:${space(13, 7)}`);
    expect(leaves(15).state).toMatchObject({ won: 'heroes', dungeon: { over: 'won' } });
    expect(leaves(14).state).toMatchObject({ won: 'overlord', dungeon: { over: 'won' } });
  });
});

describe('the ends of a dungeon', () => {
  rule(['LEG-8.43', 'LEG-8.45'], 'all in Tamalir they may flee, or go on', () => {
    const away = (plan: DelvePlan = {}) =>
      delve({
        ...plan,
        position: { at: 'next' },
        set: (state, heroes) => {
          state.turn = undefined;
          for (const hero of heroes) Object.assign(hero, { at: undefined, ready: false });
        },
      });
    const scene = away();
    expect(scene.asked(0)).toBe('dungeon.flee');
    expect(away().chooses('dungeon.flee', 'flee').state).toMatchObject({ won: 'overlord', dungeon: { over: 'fled' } });
    expect(scene.passes(0).state.phase).toBe('overlord');
  });
  rule(['LEG-8.15', 'LEG-8.14'], 'a deck that has run out twice on one level throws them out', () => {
    const scene = delve({
      position: { at: 'overlord' },
      set: state => {
        state.turn = undefined;
        state.phase = 'overlord';
        state.dungeon = state.dungeon && { ...state.dungeon, exhausted: 1 };
        state.overlord.deck = state.overlord.deck.slice(0, 2);
        state.overlord.hand = [];
      },
    });
    expect(scene.state).toMatchObject({ won: 'overlord', dungeon: { over: 'ejected' } });
    expect(scene.legend.conquest.overlord).toBe(3);
  });
});

describe('the overlord’s cards', () => {
  const turn = (plan: DelvePlan): Delve =>
    delve({
      ...plan,
      position: { at: 'overlord' },
      set: (state, heroes) => {
        state.turn = undefined;
        state.phase = 'overlord';
        Object.assign(state.overlord, { step: 2, hand: [], threat: 30 });
        plan.set?.(state, heroes);
      },
    });
  const take = (state: Parameters<NonNullable<DelvePlan['set']>>[0], row: string): void => {
    const card = state.overlord.deck.find(one => one.startsWith(`${row}#`));
    if (!card) throw new Error(`no ${row}`);
    state.overlord.deck = state.overlord.deck.filter(one => one !== card);
    state.overlord.hand.push(card);
  };
  rule(['LEG-8.18', 'LEG-8.19', 'LEG-8.20'], 'a Spawn card turns the marker down; 15 threat turn it up', () => {
    const scene = turn({
      set: state => {
        take(state, 'kobold-swarm');
        if (state.dungeon) state.dungeon.markerUp = false;
      },
    });
    const seat = scene.overlordSeat;
    expect(scene.refusal('overlord.turn', 'card:kobold-swarm')).toBe('LEG-8.18');
    scene.answers(seat, 'turn-marker');
    expect(scene.state.overlord.threat).toBe(15);
    expect(scene.can(seat)).toContain('card:kobold-swarm');
    scene.answers(seat, 'card:kobold-swarm');
    expect(scene.dungeon.markerUp).toBe(false);
    expect(markerCost(scene.state)).toBe(15);
    expect(markerCost({ ...scene.state, quest: 'level-33' })).toBe(12);
  });
  rule(['LEG-8.21', 'DES-14.10'], 'nobody takes the figure of whoever leads: the key would be gone with it', () => {
    const scene = turn({
      led: true,
      set: state => {
        take(state, 'beastmen-war-party');
        for (const at of [space(14, 9), space(15, 9)]) placeMonster(state, { kind: 'beastman', rank: 'master', at });
      },
    });
    const seat = scene.overlordSeat;
    const led = scene.leader?.id;
    const others = scene.state.monsters.filter(({ id }) => id !== led);
    expect(others.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['beastman', 'master'],
      ['beastman', 'master'],
    ]);
    scene.answers(seat, 'card:beastmen-war-party');
    const taken: string[] = [];
    while (scene.asked(seat) === 'overlord.spawn') {
      taken.push(...scene.can(seat).filter(key => key.startsWith('recycle:')));
      scene.passes(seat);
    }
    expect(taken).toEqual(others.map(({ id }) => `recycle:${id}`));
  });
  rule('LEG-8.20', 'and never once monsters are activated', () => {
    const at = (step: number) =>
      turn({
        set: state => {
          state.overlord.step = step;
          if (state.dungeon) state.dungeon.markerUp = false;
        },
      });
    expect(at(STEP.spawn).can(at(STEP.spawn).overlordSeat)).toContain('turn-marker');
    expect(at(STEP.activate).refusal('overlord.turn', 'turn-marker')).toBe('LEG-8.20');
  });
  rule(['LEG-2.11', 'LEG-2.12'], 'no more than two Powers at copper', () => {
    const powers = (n: number) =>
      turn({
        set: state => {
          take(state, 'doom');
          state.overlord.powers = ['brilliant-commander#1', 'hordes-of-the-things#1'].slice(0, n);
          state.overlord.deck = state.overlord.deck.filter(one => !state.overlord.powers.includes(one));
        },
      });
    expect(powers(2).refusal('overlord.turn', 'card:doom')).toBe('LEG-2.12');
    expect(powers(1).can(powers(1).overlordSeat)).toContain('card:doom');
  });
});

describe('what is hidden, and how much there is', () => {
  const waiting = delve({ position: { at: 'minions' } });
  rule(
    ['LEG-8.6', 'LEG-8.12'],
    'heroes see neither hand nor deck, nor which sets the overlord may choose, nor another level',
    () => {
      const { match, overlordSeat, state } = waiting;
      const seen = match.view(0);
      expect(seen.overlord.cards).toBeUndefined();
      expect(seen.ahead).toBeUndefined();
      expect(seen.guide).toBeUndefined();
      const told = JSON.stringify(seen);
      for (const card of state.overlord.hand) expect(told).not.toContain(`"${card}"`);
      expect(told.match(/level-\d\d/g)?.every(level => level === state.quest)).toBe(true);
      expect(match.decisions.map(({ seat }) => seat)).toEqual([overlordSeat]);
      expect(match.view(overlordSeat).overlord.cards).toEqual(state.overlord.hand);
    },
  );
  rule('LEG-8.4', 'a level that nobody has entered is not even drawn', () => {
    expect(waiting.dungeon.entered).toEqual([waiting.state.quest]);
  });
  test('what boards do not need stays in one record under 4 KiB', () => {
    expect(JSON.stringify(waiting.legend).length).toBeLessThan(4096);
    expect(JSON.stringify(waiting.dungeon).length).toBeLessThan(1024);
  });
  test('states of quests have its places, and nothing in them', () => {
    const filled = Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial]));
    const quest = descent.begin({ seats: 2, options: filled });
    expect(Object.keys(quest)).toEqual(Object.keys(waiting.state));
    expect([quest.legend, quest.dungeon]).toEqual([undefined, undefined]);
  });
  test('it is sound as it stands, and refused with a level that it has not', () => {
    const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'dungeon' };
    const { state } = waiting;
    const sound = (changed: object) =>
      descent.sound?.({ state: { ...state, ...changed }, position: { at: 'minions' } } as never, { seats: 2, options });
    expect(sound({})).toBeUndefined();
    expect(sound({ quest: 'heart-of-darkness' })).toContain('no board');
    expect(sound({ dungeon: { ...state.dungeon, levels: 9 } })).toContain('/dungeon/levels');
    expect(sound({ legend: { ...state.legend, coins: -1 } })).toContain('/legend/coins');
  });
});
