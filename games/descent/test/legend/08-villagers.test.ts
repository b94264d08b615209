// DRF-8.14, LEG-8.10: people whom the heroes find on a level, and who walk along.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { attacksOf } from '../../rules/attack/options.ts';
import { seesSpace } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { levelsLeft } from '../../rules/legend/dungeon/laying.ts';
import { portalOf } from '../../rules/legend/dungeon/level.ts';
import { figuresLeft, placeMonster } from '../../rules/overlord/monsters.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import type { Monster, State } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';

const walkers = ({ state }: Delve): Monster[] => state.monsters.filter(({ came }) => came === 'villager');
const led = (plan: DelvePlan = {}): Delve => delve({ level: 'level-21', ...plan });
/** All heroes have had their turn. */
const after = (set: (state: State, villagers: readonly Monster[]) => void): Delve =>
  led({
    position: { at: 'next' },
    set: (state, heroes) => {
      state.turn = undefined;
      for (const hero of heroes) hero.ready = false;
      set(state, state.monsters);
    },
  });

describe('villagers', () => {
  rule(['DRF-8.14', 'LEG-8.4'], 'two of them wait on their level, which is drawn like others', () => {
    const scene = led();
    expect(walkers(scene).map(({ at }) => at)).toEqual([space(3, 3), space(2, 9)]);
    const [one] = walkers(scene);
    const stat = (of: 'speed' | 'armour' | 'maxWounds') => statOf(scene.state, one?.id ?? 'thrall:x', of);
    expect([stat('speed'), stat('armour'), stat('maxWounds')]).toEqual([4, 1, 6]);
    expect(levelsLeft(delve().state)).toContain('level-21');
    // They are nobody's figures.
    expect(figuresLeft(scene.state, 'sorcerer', 'normal')).toBe(figuresLeft(delve().state, 'sorcerer', 'normal'));
  });
  rule('DRF-8.14', 'after the heroes’ turns the heroes move them: they neither attack nor open doors', () => {
    const scene = after((state, [one]) => {
      if (one) one.at = space(3, 12); // beside the shut door
      placeMonster(state, { kind: 'kobold', rank: 'normal', at: space(2, 12) });
    });
    expect(scene.asked(0)).toBe('overlord.activation');
    const can = scene.can(0);
    expect(can.every(key => key.startsWith('walk:'))).toBe(true);
    expect(attacksOf(scene.state, walkers(scene)[0]?.id ?? 'thrall:x', 'activation')).toEqual([]);
    scene.does(`walk:${space(3, 10)}`);
    expect(walkers(scene)[0]?.at).toBe(space(3, 10));
    scene.passes(0);
    expect(scene.asked(0)).toBe('overlord.activation');
    scene.passes(0);
    expect(scene.state.phase).toBe('overlord');
  });
  rule(['DRF-8.14', 'LEG-8.10'], 'one that reaches the portal has left, and is worth a conquest', () => {
    const scene = after((state, [one]) => {
      state.board.open.push('d2');
      if (one) one.at = space(12, 2);
    });
    const [portal] = [...portalOf(scene.state)];
    scene.does(`walk:${portal}`).passes(0);
    expect(walkers(scene)).toHaveLength(1);
    expect(scene.legend.conquest.heroes).toBe(1);
  });
  rule('DRF-8.14', 'monsters attack them, and one that dies brings nobody anything', () => {
    const scene = led({
      *next(t) {
        const [one] = t.state.monsters;
        placeMonster(t.state, { kind: 'kobold', rank: 'normal', at: space(2, 4) });
        if (one) yield* calls(t).wound(t, one.id, 99, { kind: 'attack', by: 'monster:kobold#3' });
      },
    });
    expect(walkers(scene)).toHaveLength(1);
    expect(scene.legend.conquest).toEqual({ heroes: 0, overlord: 0 });
    const alive = led({
      *next({ state }) {
        placeMonster(state, { kind: 'kobold', rank: 'normal', at: space(2, 4) });
      },
    });
    const kobold = alive.state.monsters.find(({ kind }) => kind === 'kobold');
    const targets = attacksOf(alive.state, kobold?.id ?? 'monster:x', 'activation').map(({ target }) => target);
    expect(targets).toContain(space(3, 3));
  });
  rule(['DES-14.18', 'DES-22.8'], 'their eyes keep nobody from rising, and they stand in the way of others’', () => {
    const scene = led();
    expect(spawnSites(scene.state, '1x1')).toContain(space(2, 4));
    const sight = (at: Space) => {
      const { state } = led({
        *next(t) {
          const [first] = t.state.heroes;
          if (first) first.at = space(10, 12);
          const [one] = t.state.monsters;
          if (one) one.at = at;
        },
      });
      const [hero] = state.heroes;
      return hero !== undefined && seesSpace(state, hero, space(16, 12));
    };
    expect([sight(space(13, 12)), sight(space(13, 11))]).toEqual([false, true]);
  });
});
