// LEG-9.9, LEG-10.5: leaders of the last levels who are two, who wait, who stay in their room, who are blind, or who cannot die.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { attacksOf } from '../../rules/attack/options.ts';
import { distanceTo } from '../../rules/attack/sight.ts';
import { boardOf, groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import { invariants } from '../../rules/invariants.ts';
import { isWaiting, roomHere } from '../../rules/legend/dungeon/bound.ts';
import { leavesWays } from '../../rules/legend/dungeon/happenings.ts';
import { maySpawn } from '../../rules/legend/dungeon/laws.ts';
import { isLeader } from '../../rules/legend/dungeon/level.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { figuresLeft, placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { type Flow, type Hero, type Monster, markersOf, type State, standsOn, type T } from '../../rules/state.ts';
import { healed } from '../../rules/wounds.ts';
import type { Wander } from '../wander.ts';
import { follows, kills } from './last.ts';

const leaders = ({ monsters }: State): Monster[] => monsters.filter(isLeader);
const leaderIn = (state: State): Monster => leaders(state)[0] as Monster;
/** The overlord's turn, everybody ready. */
const overlords = (t: T): void => {
  const { state } = t;
  state.phase = 'overlord';
  state.turn = undefined;
  state.overlord.step = 2;
  for (const monster of state.monsters) monster.ready = true;
};
const near = (state: State, monster: Monster, n: number): Space =>
  groundNow(state).open.places.find(
    at => distanceTo(state, monster, at) === n && !state.monsters.some(one => standsOn(one).includes(at)),
  ) as Space;

describe('two who lead', () => {
  const both = (): Wander => {
    const scene = follows('the-twins', {
      position: { at: 'minions' },
      *next({ state }) {
        state.monsters = [];
      },
    });
    for (let n = 0; n < 9 && leaders(scene.state).length < 2; n++)
      scene.answers(scene.overlordSeat, scene.can(scene.overlordSeat)[0] ?? '');
    return scene;
  };
  rule(
    ['LEG-8.22', 'LEG-9.9'],
    'have the same figures, one of them on the stand of a normal monster, in one room',
    () => {
      const { state } = both();
      const [aldan, eldan] = leaders(state) as [Monster, Monster];
      expect([aldan.came, eldan.came]).toEqual(['leader', 'twin']);
      expect(statsOf(state, eldan)).toEqual(statsOf(state, aldan));
      expect(eldan.wounds).toBe(aldan.wounds);
      const room = new Set(roomHere(state));
      expect(standsOn(eldan).every(at => room.has(at))).toBe(true);
      expect(figuresLeft(state, 'ogre', 'master')).toBe(figuresLeft({ ...state, monsters: [] }, 'ogre', 'master') - 1);
      expect(invariants(state).filter(broken => broken.includes('figures of'))).toEqual([]);
      expect(figuresLeft(state, 'ogre', 'normal')).toBe(figuresLeft({ ...state, monsters: [] }, 'ogre', 'normal') - 1);
    },
  );
  rule(['LEG-8.22', 'LEG-9.16'], 'are worth the reward each, and the key takes both deaths', () => {
    const dead = (n: number) =>
      follows('the-twins', {
        *next(t, hero) {
          const [one] = leaders(t.state);
          if (one) placeMonster(t.state, { kind: one.kind, rank: one.rank, at: near(t.state, one, 3), came: 'twin' });
          for (let count = 0; count < n; count++) yield* kills(t, hero);
        },
      });
    expect([dead(1), dead(2)].map(({ state, legend }) => [state.board.keys, legend.coins])).toEqual([
      [[], 1200 + 250],
      [['red'], 1200 + 500],
    ]);
  });
});

describe('one who waits', () => {
  const asleep = (next?: (t: T, hero: Hero) => Flow): Wander =>
    follows('the-sleeping-king', {
      position: { at: 'overlord' },
      *next(t, hero) {
        overlords(t);
        if (next) yield* next(t, hero);
      },
    });
  rule(['LEG-8.10', 'LEG-9.9'], 'is not activated before a glyph is lit or a chest opened, by no card either', () => {
    const scene = asleep();
    const { id } = leaderIn(scene.state);
    expect(scene.offered('overlord.turn')).not.toContain(`monster:${id}`);
    expect(scene.refusal('overlord.turn', `monster:${id}`)).toBe('LEG-8.10');
    const urged = asleep(function* (t) {
      yield* calls(t).activate(t, id);
    });
    expect(urged.log).not.toContain('log.overlord.activates');
  });
  rule(['LEG-8.10', 'LEG-9.9'], 'wakes with either', () => {
    const lit = asleep(function* (t, hero) {
      const [glyph] = markersOf(t.state, 'glyph').filter(({ active }) => !active);
      if (glyph) yield* calls(t).activateGlyph(t, hero.id, glyph.id);
    });
    expect(lit.offered('overlord.turn')).toContain(`monster:${leaderIn(lit.state).id}`);
    const opened = asleep(function* (t, hero) {
      const [chest] = markersOf(t.state, 'chest');
      if (chest) yield* calls(t).happen(t, { what: 'chest', marker: chest.id, hero: hero.id, at: chest.at } as never);
    });
    expect(opened.offered('overlord.turn')).toContain(`monster:${leaderIn(opened.state).id}`);
  });
  rule(['LEG-8.10', 'LEG-10.5'], 'the Gem Dragon acts, but leaves its room only once it has been attacked', () => {
    const open = (isRoused: boolean): boolean => {
      const scene = follows('caverns-of-thuul', {
        *next(t, hero) {
          if (!isRoused) return;
          const dragon = leaderIn(t.state);
          hero.at = roomHere(t.state).find(at => distanceTo(t.state, dragon, at) === 1) as Space;
          hero.equipped = ['sword#1'];
          t.state.turn = newTurn(hero);
          const [how] = attacksOf(t.state, hero.id, 'action');
          if (how) yield* calls(t).attack(t, hero.id, how);
        },
      });
      while (scene.asked(scene.party)?.startsWith('attack.')) scene.passes(scene.asked(scene.party) ?? '');
      const { state } = scene;
      const dragon = leaderIn(state);
      const room = new Set(roomHere(state));
      const { isOpen } = treadOf(state, dragon);
      expect(boardOf(state).map.places.some(at => isOpen(at) && room.has(at))).toBe(true);
      expect(isWaiting(state, dragon)).toBe(false);
      return boardOf(state).map.places.some(at => isOpen(at) && !room.has(at));
    };
    expect([open(false), open(true)]).toEqual([false, true]);
  });
  rule('LEG-10.5', 'and its own attacks do not rouse it', () => {
    const { state } = follows('caverns-of-thuul', {
      *next(t, hero) {
        const dragon = leaderIn(t.state);
        hero.at = roomHere(t.state).find(at => distanceTo(t.state, dragon, at) === 1) as Space;
        t.state.phase = 'overlord';
        const [how] = attacksOf(t.state, dragon.id, 'activation');
        if (how) yield* calls(t).attack(t, dragon.id, how);
      },
    });
    expect(state.dungeon?.done).not.toContain('leader-roused');
  });
});

rule('LEG-10.5', 'the Blind Giant attacks nobody who is more than three spaces away', () => {
  /** Whether it, or another giant in its place, could strike somebody so far away, were its arms long enough. */
  const strikes = (n: number, isBlind: boolean): boolean => {
    const { state } = follows('fools-rapids');
    const giant = leaderIn(state);
    if (!isBlind) state.monsters = [];
    const { kind, rank, at } = giant;
    const striker = isBlind ? giant : placeMonster(state, { kind, rank, at });
    striker.changes = [{ gain: [{ ability: 'reach', rank: 9 }] }];
    const [hero] = state.heroes as [Hero];
    return groundNow(state).open.places.some(to => {
      if (distanceTo(state, striker, to) !== n) return false;
      hero.at = to;
      return attacksOf(state, striker.id, 'activation').some(({ target }) => target === to);
    });
  };
  expect([strikes(3, true), strikes(4, true), strikes(4, false)]).toEqual([true, false, true]);
});

describe('one who cannot die', () => {
  const sepulchre = (isBroken: boolean, set?: (state: State, hero: Hero) => void): Wander =>
    follows('the-frozen-sepulchre', {
      set: legend => {
        (legend.boxes as string[]).push('tomb-of-ice');
      },
      position: { at: 'act' },
      *next(t, hero) {
        const { state } = t;
        (state.boxes as string[]).push('tomb-of-ice');
        hero.at = markersOf(state, 'frozen-sarcophagus')[0]?.at as Space;
        if (isBroken) state.dungeon?.done.push('seal-broken');
        set?.(state, hero);
        yield* calls(t).wound(t, leaderIn(state).id, 999, { kind: 'attack', by: hero.id });
        state.turn = { ...newTurn(hero), action: 'run', movement: 3 };
      },
    });
  rule(
    ['LEG-8.10', 'LEG-9.9'],
    'keeps its last wound until what it is bound to is broken, by whoever stands on that',
    () => {
      const scene = sepulchre(false);
      expect(leaderIn(scene.state).wounds).toBe(1);
      scene.chooses('turn.act', 'break');
      expect(scene.state.turn?.movement).toBe(1);
      expect(scene.state.dungeon?.done).toContain('seal-broken');
      expect(scene.refusal('turn.act', 'break')).toBe('LEG-8.10');
      expect(leaders(sepulchre(true).state)).toEqual([]);
    },
  );
  rule(['LEG-8.10', 'LEG-9.9'], 'and no monster comes to that space', () => {
    const { state } = follows('the-frozen-sepulchre', {
      *next({ state: now }) {
        (now.boxes as string[]).push('tomb-of-ice');
      },
    });
    const at = markersOf(state, 'frozen-sarcophagus')[0]?.at as Space;
    const { isOpen } = treadOf(state, leaderIn(state));
    expect([isOpen(at), leavesWays(state, at)]).toEqual([false, true]);
    expect([maySpawn(state, at), maySpawn(state, state.heroes[0]?.at as Space)]).toEqual([false, true]);
  });
});

rule(
  ['LEG-8.10', 'LEG-9.9'],
  'poison stays with whoever is healed at the Plague Doctor’s, and leaves them in Tamalir',
  () => {
    const cured = (isThere: boolean) => {
      const { state } = follows('the-plague-doctor', {
        *next(t, hero) {
          Object.assign(hero, { wounds: 2, tokens: { poison: 2 } });
          if (!isThere) hero.at = undefined as never;
          healed(t.state, hero, 3);
        },
      });
      return [state.heroes[0]?.wounds, state.heroes[0]?.tokens.poison];
    };
    expect([cured(true), cured(false)]).toEqual([
      [5, 2],
      [3, 0],
    ]);
  },
);
