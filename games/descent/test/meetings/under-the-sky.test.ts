// Boards under the sky and what else may happen in them: cards that come before a turn, threat that buys in the middle of something, and those who have
// left or fallen.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { calls } from '../../rules/calls.ts';
import { borrowers } from '../../rules/effects/orders.ts';
import { spotsOf } from '../../rules/legend/outdoors/ground.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Flow, Hero, Monster, State, T } from '../../rules/state.ts';
import { foe, type Road, type RoadPlan, road } from '../road.ts';

const ALRIC = 'sir-alric-farrow';
const AT = space(10, 4);
const BESIDE = space(11, 4);
const HITS = Array.from({ length: 12 }, () => 6);

const rides = (state: State, id = ALRIC, at: Monster['at'] = AT): Monster => {
  const { figure } = lieutenantRow(id);
  return placeMonster(state, { kind: figure, rank: 'unique', at, came: 'leader', person: id });
};
const there =
  (at: Hero['at'], more: Partial<Hero> = {}) =>
  (_: State, [hero]: readonly Hero[]): void => {
    if (hero) Object.assign(hero, { at, ...more });
  };
const all =
  (...sets: ((state: State, heroes: readonly Hero[]) => void)[]) =>
  (state: State, heroes: readonly Hero[]): void => {
    for (const set of sets) set(state, heroes);
  };
/** The overlord’s turn, with so much threat. */
const overlords = (plan: RoadPlan, threat = 20): Road =>
  road({
    ...plan,
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      for (const hero of heroes) hero.ready = false;
      Object.assign(state.overlord, { threat, step: 2 });
      plan.set?.(state, heroes);
      for (const monster of state.monsters) monster.ready = true;
    },
  });

describe('before a hero’s turn', () => {
  rule(['LEG-6.28', 'DES-37.8'], 'whom an Ambush has killed has none: nobody is in any Town', () => {
    const scene = road({
      lieutenant: ALRIC,
      position: { at: 'turnStart' },
      dice: HITS,
      set: all(there(BESIDE, { wounds: 1 }), state => {
        rides(state);
        Object.assign(state.overlord, { hand: ['ambush-wod#1'], threat: 20 });
        if (state.legend) state.legend.treachery = { event: 2, trap: 0, monster: 0 };
      }),
    });
    const { overlordSeat } = scene;
    scene.answers(overlordSeat, 'card:ambush-wod');
    for (let n = 0; n < 12 && scene.hero().at !== undefined; n++) {
      const keys = scene.can(overlordSeat);
      const key = keys.find(one => one.startsWith('monster:')) ?? keys.find(one => one.startsWith('attack:'));
      if (key) scene.answers(overlordSeat, key);
      else scene.passes(overlordSeat);
    }
    expect(scene.hero()).toMatchObject({ waits: true });
    while (scene.asked(overlordSeat) !== undefined) scene.passes(overlordSeat);
    expect(scene.state.turn).toBeUndefined();
    expect(scene.asked(0)).toBe('turn.next');
    expect(scene.can(0)).not.toContain('turn:hero:steelhorns');
  });
});

describe('a lieutenant’s orders to themselves', () => {
  const acts = (): Road => {
    const scene = overlords({ lieutenant: ALRIC, set: state => void rides(state) });
    return scene.does(`monster:${scene.leader?.id}`);
  };
  rule(['LEG-7.19', 'LEG-6.18'], 'a run doubles the speed, not the steps that threat has bought', () => {
    const scene = acts().does('further', 'further', 'run');
    expect(scene.state.overlord.acting).toMatchObject({ movement: 2 * 4 + 2, attacks: 0 });
    expect(acts().does('run', 'further').state.overlord.acting).toMatchObject({ movement: 9 });
  });
  rule(['LEG-7.19', 'LEG-6.18'], 'and who fights on the spot keeps those', () => {
    expect(acts().does('further', 'battle').state.overlord.acting).toMatchObject({ movement: 1, attacks: 2 });
    expect(acts().does('battle', 'further').state.overlord.acting).toMatchObject({ movement: 1, attacks: 2 });
  });
});

describe('threat, and whoever is held', () => {
  const webbed = (state: State): void => {
    for (const monster of state.monsters) monster.tokens.web = 1;
  };
  rule(['LEG-6.41', 'DES-97.4'], 'a web keeps who leads from moving at once (R250)', () => {
    const free = overlords({ incident: 'a-silent-raid', set: state => void foe(state, 'ferrox', AT, 'leader') });
    free.does('buy:2');
    expect(free.can(1).some(key => key.startsWith('walk:'))).toBe(true);
    const held = overlords({
      incident: 'a-silent-raid',
      set: all(state => void foe(state, 'ferrox', AT, 'leader'), webbed),
    });
    held.does('buy:2');
    expect(held.can(1).filter(key => key.startsWith('walk:'))).toEqual([]);
  });
  rule(['LEG-6.41', 'DES-97.4', 'DES-61.1'], 'nor does an ape leap out of it, or of somebody’s grasp', () => {
    const free = overlords({
      incident: 'the-blood-tribe',
      set: state => void foe(state, 'blood-ape', base(8, 3, 1, 2), 'leader'),
    });
    expect(free.does(`monster:${free.leader?.id}`).can(1)).toContain('buy:2');
    const scene = overlords({
      incident: 'the-blood-tribe',
      dice: [1, 1],
      set: all(there(space(9, 3)), state => void foe(state, 'blood-ape', base(8, 3, 1, 2), 'leader'), webbed),
    });
    scene.does(`monster:${scene.leader?.id}`);
    expect(scene.state.overlord.acting?.stuck).toBe(true);
    expect(scene.can(1)).not.toContain('buy:2');
  });
});

describe('who changes places by threat', () => {
  const LAVA = space(2, 6);
  rule(
    ['LEG-6.41', 'DES-47.1'],
    'feels the ground where they come to stand, as whoever is put somewhere (R253)',
    () => {
      const scene = overlords({
        incident: 'warlocks-circle',
        set: state => {
          foe(state, 'sorcerer', AT, 'leader');
          foe(state, 'sorcerer', LAVA);
          state.board.terrain[LAVA] = 'lava';
        },
      });
      const before = scene.leader?.wounds ?? 0;
      scene.does('buy:2');
      expect(scene.leader).toMatchObject({ at: LAVA });
      expect(scene.leader?.wounds).toBeLessThan(before);
      expect(scene.state.monsters[1]).toMatchObject({ at: AT });
    },
  );
});

describe('what a hero has animated', () => {
  rule(['DES-84.6', 'LEG-6.18', 'LEG-6.41'], 'buys nothing with the overlord’s threat', () => {
    const scene = road({
      incident: 'restless-bones',
      position: { at: 'turnEnd' },
      set: (state, [hero]) => {
        state.overlord.threat = 20;
        foe(state, 'skeleton', AT, 'leader');
        if (hero) placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(8, 3), owner: hero.id });
      },
    });
    expect(scene.asked(0)).toBe('overlord.activation');
    expect(scene.can(0).filter(key => key === 'further' || key.startsWith('buy:'))).toEqual([]);
  });
});

describe('the last moment of a battle', () => {
  const killed = function* (t: T): Flow {
    const leader = t.state.monsters.find(({ came }) => came === 'leader');
    if (leader) yield* calls(t).wound(t, leader.id, 999, { kind: 'attack', by: t.state.heroes[0]?.id as Hero['id'] });
  };
  rule('LEG-7.23', 'is the lieutenant’s death: what a hero has animated does nothing more', () => {
    const scene = road({
      lieutenant: ALRIC,
      position: { at: 'turnEnd' },
      set: all(there(BESIDE), (state, [hero]) => {
        rides(state);
        foe(state, 'skeleton', space(8, 4));
        if (hero) placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(8, 3), owner: hero.id });
      }),
      next: killed,
    });
    expect(scene.outdoors.over).toMatchObject({ party: 'won', lieutenant: 'killed', ran: 1 });
    expect(scene.lines('log.necromancy.acts')).toEqual([]);
  });
});

describe('whoever has left', () => {
  const followed = (state: State, [hero]: readonly Hero[]): void => {
    if (!hero) return;
    placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(8, 3), owner: hero.id });
    state.companions.push({ id: 'skye', owner: hero.id, at: space(9, 3), carries: [] });
  };
  const follows = ({ state }: Road) => [
    state.monsters.filter(({ owner }) => owner !== undefined).length,
    state.companions.find(({ id }) => id === 'skye')?.at,
  ];
  rule(['LEG-6.29', 'DES-84.5'], 'by an exit takes familiars along, and what was animated falls to dust (R251)', () => {
    const scene = road({
      set: (state, heroes) => {
        foe(state, 'beastman', AT);
        there(spotsOf(state).exits[0]?.[0])(state, heroes);
        followed(state, heroes);
      },
    });
    expect(follows(scene)).toEqual([1, space(9, 3)]);
    expect(follows(scene.does('action:run', 'flee'))).toEqual([0, undefined]);
  });
  rule(['LEG-6.28', 'DES-84.5'], 'by dying too: nobody is there to lead them (R251)', () => {
    const scene = road({
      set: all((state: State) => void foe(state, 'beastman', AT), followed),
      next: function* (t) {
        yield* calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'attack', by: 'monster:beastman#1' });
      },
    });
    expect(follows(scene)).toEqual([0, undefined]);
  });
  rule(['LEG-6.29', 'LEG-8.24'], 'is lent no order', () => {
    const { state } = road();
    const [hero, gone, here] = state.heroes as [Hero, Hero, Hero, Hero];
    gone.waits = true;
    gone.at = undefined;
    expect(borrowers(state, hero).map(({ id }) => id)).not.toContain(gone.id);
    expect(borrowers(state, hero).map(({ id }) => id)).toContain(here.id);
  });
});
