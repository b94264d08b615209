// DES-85: Swarm.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { MonsterId } from '../../content/vocabulary.ts';
import { diceIn } from '../../rules/attack/dice.ts';
import { opened } from '../../rules/attack/open.ts';
import type { Monster, State } from '../../rules/state.ts';
import { fight, HERE } from '../fight.ts';
import { put } from '../scene.ts';

const dice = (state: State, monster: Monster, target: Space): number =>
  diceIn(opened(state, monster.id, { target, by: 'activation' }).pool).filter(die => die === 'black').length;

rule(
  ['DES-85.1', 'DES-85.2', 'DES-36.12', 'DRF-1.9'],
  'a power die for each other friend beside the target, up to five',
  () => {
    const count = (...others: readonly [MonsterId, Space][]) => {
      const play = fight({
        monster: 'kobold',
        set: state => {
          for (const [kind, at] of others) put(state, kind, at);
        },
      });
      return dice(play.state, play.monster(), HERE);
    };
    const around = [space(2, 8), space(2, 9), space(2, 10), space(3, 10), space(4, 10), space(4, 8)];
    expect(count()).toBe(0);
    expect(count(['kobold', space(2, 9)])).toBe(1);
    // Whoever it is, Swarm or not; not those beside the Kobold alone.
    expect(count(['skeleton', space(2, 9)], ['kobold', space(5, 9)])).toBe(1);
    expect(count(...around.map(at => ['kobold', at] as [MonsterId, Space]))).toBe(5);
    const plain = fight({ set: state => void put(state, 'kobold', space(2, 9)) });
    expect(dice(plain.state, plain.monster(), HERE)).toBe(0);
  },
);
