// DES-101: Trickster.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import { costOf, priceOf } from '../../rules/overlord/deck.ts';
import { monsterTurn } from '../fight.ts';
import { put } from '../scene.ts';

rule(
  ['DES-101.1', 'DES-12.19', 'DES-101.3'],
  'each trickster in play takes 1 from the cost of traps, never below 0',
  () => {
    const costs = (masters: number) => {
      const { state } = monsterTurn([], {
        set: one => {
          for (let n = 0; n < masters; n++) put(one, 'kobold', space(1 + n, 13), 'master');
        },
      });
      const trap = overlordCardRow('spiked-pit');
      expect(costOf(state, trap).total).toBe(priceOf(state, trap));
      expect(
        Math.max(
          0,
          costOf(state, trap).lines.reduce((sum, { n }) => sum + n, 0),
        ),
      ).toBe(priceOf(state, trap));
      return [priceOf(state, trap), priceOf(state, overlordCardRow('rage'))];
    };
    const [pit, rage] = costs(0) as [number, number];
    expect(pit).toBeGreaterThan(2);
    expect([costs(1), costs(2), costs(6)]).toEqual([
      [pit - 1, rage],
      [pit - 2, rage],
      [Math.max(0, pit - 6), rage],
    ]);
    expect(monsterRow('kobold').normal.abilities.map(({ ability }) => ability)).toEqual(['swarm']);
  },
);
