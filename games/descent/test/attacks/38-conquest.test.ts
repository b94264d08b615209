// DES-38: conquest.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { run, scene } from '../scene.ts';

rule(['DES-38.4', 'DES-37.3'], 'Curse tokens add to what a death costs', () => {
  const { state } = scene({
    set: (made, [one]) => {
      made.conquest = 9;
      if (one) one.tokens.curse = 2;
    },
  });
  run(state, t => calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'trap' }));
  expect(state.conquest).toBe(9 - 3 - 2);
});
