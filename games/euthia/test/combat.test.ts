// EUT-10: attacks step by step.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fighting, monsterSum } from './fights.ts';

rule(['EUT-10.13', 'EUT-10.14', 'EUT-10.15', 'EUT-10.17', 'EUT-10.18'], 'EX-09: the exchange of Gaar', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterRoll',
    dice: [6, 2, 4, 5, 6],
    gaar: 3,
    combat: { gaar: 2 },
  });
  expect(monsterSum(play).total).toBe(8);
  play.passes(1).answers(0, 'gaar:0');
  expect(monsterSum(play).total).toBe(4);
  play.answers(1, 'gaar:1');
  expect(monsterSum(play).total).toBe(9);
  play.answers(0, 'gaar:1');
  expect(monsterSum(play)).toMatchObject({ total: 8, figures: '4+6−2+2−2' });
  play.passes(1);
  expect(play.can(0)).toContain('gaar:0');
  play.passes(0);
  expect(play.can(0)).toEqual(['use:keleia-dodge:0']);
  play.answers(0, 'use:keleia-dodge:0');
  expect(play.told().filter(text => text === 'log.gaar')).toHaveLength(2);
  expect(play.hero().health).toBe(6); // Final 6: 1 Wound of the Dragonfly
});
