// DES-99: changed into a monkey.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { calls } from '../../rules/calls.ts';
import { startEffects } from '../../rules/effects/lingering.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { descent } from '../../rules/game.ts';
import type { Hero, State } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { GREEN, RED } from '../faces.ts';
import { assault, type Fight, fight, first, monsterTurn } from '../fight.ts';
import { activates, step4 } from '../fights-of-monsters.ts';
import { begun, lay, type Plan, pair, put, scene, tableOf } from '../scene.ts';
import { FACES, holdsCards, standing, untilNextTurn } from '../standing.ts';

rule(['DES-99.3', 'DES-99.6'], 'a monkey has no fist either: One Fist strikes nobody', () => {
  const offered = (monkey: number | undefined): boolean => {
    const play = fight({ hero: 'one-fist', set: (_, heroes) => Object.assign(pair(heroes)[0], { monkey }) });
    if (monkey === undefined) play.does('action:run');
    return play.can().some(key => key.startsWith('use:'));
  };
  expect([offered(undefined), offered(2)]).toEqual([true, false]);
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
    expect(play.log).not.toContain('log.glyph');
    play.does('walk:space:4,8');
    expect(play.can().filter(key => !key.startsWith('walk:'))).toEqual(['fatigue']);
  },
);

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

describe('a monkey', () => {
  const monkey = (set: Plan['set'] = () => undefined, more: Plan = {}) =>
    scene({
      ...more,
      set: (state, heroes) => {
        const [hero] = heroes;
        if (hero) Object.assign(hero, { monkey: 2, equipped: ['leather-armor#1'] });
        set(state, heroes);
      },
    });

  rule('DES-99.5', 'has the wounds and the fatigue of the hero, and no armour', () => {
    const play = monkey();
    const { id, wounds, fatigue } = play.hero();
    expect(statOf(play.state, id, 'armour')).toBe(0);
    expect([wounds, fatigue]).toEqual([statOf(play.state, id, 'maxWounds'), statOf(play.state, id, 'maxFatigue')]);
  });

  rule(['DES-99.7', 'DES-99.3', 'DES-99.4'], 'moves five spaces, stunned or not, and does nothing else', () => {
    for (const stun of [0, 1]) {
      const play = monkey((_, [hero]) => void (hero && stun && Object.assign(hero, { tokens: { stun } })), {
        position: { at: 'turnStart' },
      });
      expect(play.state.turn?.movement).toBe(5);
      expect(play.can().every(key => key.startsWith('walk:') || key === 'fatigue' || key.startsWith('use:'))).toBe(
        true,
      );
    }
  });

  rule('DES-99.4', 'is said to go as far as it does: no skill makes it faster', () => {
    const play = monkey((_, [hero]) => void hero?.skills.push('swift'), { position: { at: 'turnStart' } });
    expect([statOf(play.state, play.hero().id, 'speed'), play.state.turn?.movement]).toEqual([5, 5]);
  });

  rule('DES-99.8', 'may have an order, but makes no Guard attack', () => {
    const play = step4(state => void put(state, 'beastman', space(4, 9)), {
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: space(3, 9), monkey: 2, order: 'guard' })),
    });
    activates(play);
    expect(play.asked(0)).toBeUndefined();
    expect(play.hero().order).toBe('guard');
  });

  rule('DES-99.10', 'is the hero again after death', () => {
    const play = monkey((_, [hero]) => void (hero && Object.assign(hero, { wounds: 1 })), {
      position: { at: 'act' },
      *first(t) {
        yield* descent.calls.wound(t, t.state.heroes[0]?.id ?? 'hero:nobody', 3, { kind: 'trap' });
      },
    });
    expect(play.hero().monkey).toBeUndefined();
    expect(play.hero().at).toBeUndefined();
  });
});

describe('what lingers', () => {
  rule(
    ['DES-99.5', 'DES-99.3', 'DES-99.4', 'DES-99.8', 'DES-99.10'],
    'a monkey has its hero’s wounds, no armour and no attack; it may hold Guard and not use it, and dies as itself',
    () => {
      const monkey: Fight['set'] = (_, heroes) =>
        Object.assign(first(heroes), { monkey: 2, order: 'guard', equipped: ['sword#1', 'plate-mail#1'] });
      const play = assault({ dice: [RED.four, GREEN.three], set: monkey });
      expect([
        statOf(play.state, play.hero().id, 'armour'),
        statOf(play.state, play.hero().id, 'speed'),
        attacksOf(play.state, play.hero().id, 'guard'),
      ]).toEqual([0, 5, []]);
      expect(play.hero().wounds).toBe(16 - 8);
      const dead = fight({
        set: monkey,
        *first(t) {
          yield* wound(t, 'hero:steelhorns', 99, { kind: 'terrain' });
        },
      });
      expect([dead.hero().monkey, dead.hero().at]).toEqual([undefined, undefined]);
    },
  );

  rule(['DES-99.7'], 'a stunned monkey moves, and nothing else', () => {
    const play = fight({
      set: (_, heroes) => Object.assign(first(heroes), { monkey: 2, tokens: { stun: 1 } }),
      first: t => startEffects(t, 'hero:steelhorns'),
    });
    expect(play.can().filter(key => !key.startsWith('walk:') && key !== 'fatigue')).toEqual([]);
  });
});

rule('DES-99.5', 'a monkey has no armour', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  hero.equipped.push('leather-armor#1');
  expect(statOf(state, hero.id, 'armour')).toBe(
    (heroRow('steelhorns').armour ?? 0) + (itemRow('leather-armor').armour?.armour ?? 0),
  );
  hero.monkey = 2;
  expect(statOf(state, hero.id, 'armour')).toBe(0);
});

rule('DES-99.7', 'a stunned monkey moves', () => {
  const stunned = scene({
    set: (state, [hero]) => {
      if (hero) hero.monkey = 2;
      if (state.turn) state.turn.stunned = true;
    },
  });
  expect(stunned.state.turn).toMatchObject({ action: 'move', movement: 5 });
});

rule('DES-99.8', 'a monkey strikes at nobody on guard', () => {
  const isAsked = (monkey: number | undefined): boolean => {
    const state = begun();
    const [hero] = state.heroes as [Hero, Hero];
    Object.assign(hero, { order: 'guard', at: space(4, 9), monkey });
    put(state, 'beastman', space(5, 9));
    state.phase = 'overlord';
    const t = tableOf(state);
    return !calls(t).offerGuard(t).next().done;
  };
  expect([isAsked(undefined), isAsked(2)]).toEqual([true, false]);
});

rule('DES-99.8', 'a monkey on guard is asked about nothing, not even one who could walk with it', () => {
  const guards = (monkey: number | undefined) =>
    monsterTurn([], {
      hero: 'tahlia',
      equipped: ['sword#1'],
      on: space(6, 9),
      set: (_, heroes) => Object.assign(first(heroes), { order: 'guard', monkey }),
    });
  const asks = (play: ReturnType<typeof guards>) =>
    play.answers(play.overlordSeat, `monster:${play.monster().id}`).asked(0);
  expect([asks(guards(undefined)), asks(guards(2))]).toEqual(['guard.ask', undefined]);
});

describe('a monkey', () => {
  rule(
    ['DES-99.9', 'DES-99.2', 'DES-99.4'],
    'moves for two turns of its own, not counting that of the change, and is a hero again',
    () => {
      const play = scene({
        dice: [FACES.surge],
        set: standing(3, 10, state => {
          holdsCards(state, 'curse-of-the-monkey-god#1');
          lay(state, { kind: 'chest', tier: 'copper' }, space(3, 10));
        }),
      }).does('action:run', 'chest:marker:chest#1');
      play.answers(play.overlordSeat, 'card:curse-of-the-monkey-god');
      play.overlordWaits();
      while (play.asked(0) === 'equip.ask') play.passes(0);
      expect(play.hero().monkey).toBe(2);
      const left: (number | undefined)[] = [];
      for (let turn = 0; turn < 3; turn++) {
        untilNextTurn(play);
        left.push(play.hero().monkey);
      }
      expect(left).toEqual([2, 1, undefined]);
      expect(play.log.filter(text => text === 'log.monkey.back')).toHaveLength(1);
    },
  );
});

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
  expect([play.hero().monkey, play.log.includes('log.monkey.back')]).toEqual([1, false]);
  round();
  expect([play.hero().monkey, play.log.includes('log.monkey.back')]).toEqual([undefined, true]);
  play.does('turn:hero:steelhorns');
  expect(play.asked()).toBe('turn.declare');
});

rule('DES-99.11', 'a monkey takes no stairs and climbs out of no pit, though it goes about in it', () => {
  const goes = (quest: QuestId, at: Space, monkey: number | undefined, set: (state: State) => void) =>
    scene({
      quest,
      set: (state, heroes) => {
        set(state);
        Object.assign(first(heroes), { at, monkey });
      },
    });
  const climbs = (monkey?: number) => {
    const play = goes('durnog-brothers', space(11, 2), monkey, ({ board }) =>
      Object.assign(board, { revealed: [0, 4, 5] }),
    );
    if (!monkey) play.does('action:run');
    return play.can().includes(`walk:${space(24, 6)}`);
  };
  expect([climbs(), climbs(2)]).toEqual([true, false]);
  const pit = goes('heart-of-darkness', space(3, 9), 2, ({ board }) =>
    Object.assign(board.terrain, { [space(3, 9)]: 'pit', [space(3, 10)]: 'pit' }),
  );
  expect(pit.can().filter(key => key !== 'fatigue')).toEqual([`walk:${space(3, 10)}`]);
});
