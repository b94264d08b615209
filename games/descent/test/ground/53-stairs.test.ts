// DES-53: staircase.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { boardOf, groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { sees } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { quest } from '../guide.ts';
import { begun, put, scene, takesTurn } from '../scene.ts';
import { walks } from '../walks.ts';

const stairs = (state: State): void => {
  state.board.revealed = [0, 4, 5];
};

rule(
  ['DES-53.1', 'DES-10.5', 'DES-26.7', 'DES-99.11'],
  'stairs lead to the other end of their colour for 1 point, into the unknown too',
  () => {
    const quest = 'last-wishes';
    const { things } = boardOf({ quest });
    const stairs = things.filter(({ kind, spec }) => kind === 'staircase' && !spec.later);
    const [one] = stairs;
    const pair = stairs.filter(
      ({ spec }) => 'staircase' in spec && one && 'staircase' in one.spec && spec.staircase === one.spec.staircase,
    );
    const [from, to] = pair.map(({ spaces: [at] }) => at);
    expect([from === undefined, to === undefined]).toEqual([false, false]);
    const begin = (monkey?: number) =>
      scene({
        quest,
        set: (state, [hero]) => {
          if (!hero || !from || !one) return;
          Object.assign(hero, { at: from, monkey });
          state.board.revealed.push(one.area);
          takesTurn(state, hero);
        },
      });
    const play = begin().does('action:battle', 'fatigue', `walk:${to}`).overlordWaits();
    expect(play.hero().at).toBe(to);
    // Nobody plans a way any further than the stairs' end before its area is seen.
    const running = begin().does('action:run');
    const { areaOf } = boardOf({ quest });
    const known = running.state.board.revealed;
    const unseen = walks(running.can()).filter(key => !known.includes(areaOf(key.replace('walk:', '') as Space)));
    expect(unseen).toEqual([`walk:${to}`]);
    // A monkey walks, and takes no stairs (DES-99.11).
    const ape = walks(begin(2).can());
    expect([ape.length > 0, ape.includes(`walk:${to}`)]).toEqual([true, false]);
  },
);

rule(
  ['DES-53.1', 'DES-53.2', 'DES-53.3', 'DES-15.2'],
  'stairs take heroes and small monsters, to where it is known; large ones never',
  () => {
    const walk = (kind: 'beastman' | 'ogre', areas: readonly number[]) => {
      const play = quest('durnog-brothers', {
        quiet: true,
        at: [space(16, 20), space(17, 20)],
        *next(t) {
          t.state.board.revealed = [...areas] as State['board']['revealed'];
          const { id } = put(t.state, kind, kind === 'ogre' ? base(9, 2, 2, 2) : space(11, 2));
          yield* calls(t).activate(t, id);
        },
      });
      return play.can(1).some(key => key.endsWith('24,6'));
    };
    expect([walk('beastman', [0, 4, 5]), walk('beastman', [0, 4]), walk('ogre', [0, 4, 5])]).toEqual([
      true,
      false,
      false,
    ]);
    const hero = scene({
      quest: 'durnog-brothers',
      set: (state, [one]) => {
        stairs(state);
        if (one) one.at = space(11, 2);
      },
    });
    hero.does('action:advance');
    const key = hero.can().find(one => one.endsWith('24,6')) ?? '';
    const { movement = 0 } = hero.state.turn ?? {};
    hero.does(key).overlordWaits();
    expect([hero.hero().at, hero.state.turn?.movement]).toEqual([space(24, 6), movement - 1]);
  },
);

rule(
  ['DES-53.5', 'DES-53.6', 'DES-22.12', 'DRF-8.6'],
  'the ends of stairs are side by side, for eyes and for blows',
  () => {
    const state = begun({ quest: 'durnog-brothers' });
    stairs(state);
    const ground = groundNow(state);
    const [one, other] = [space(11, 2), space(24, 6)];
    expect(ground.open.adjacent(one, other)).toBe(true);
    expect(sees(ground, one, other)).toBe(true);
    expect(sees(ground, one, space(25, 6))).toBe(true);
    expect(sees(ground, space(10, 2), other)).toBe(true);
    expect(sees(ground, space(10, 2), space(25, 6))).toBe(false);
  },
);
