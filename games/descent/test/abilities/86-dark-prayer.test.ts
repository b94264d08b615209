// DES-86: Dark Prayer.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { POWER, WHITE } from '../faces.ts';
import { assault, FAR, fight, HERE, said } from '../fight.ts';

const { surge, more, blank } = POWER;

const prayer = (dice: readonly number[], on = FAR) => assault({ monster: 'dark-priest', on, dice });

rule(['DES-86.1', 'DES-39.6'], 'each surge is a threat, if the attack hurts somebody', () => {
  const gained = (dice: readonly number[]) => prayer(dice).state.overlord.threat;
  const none = gained([WHITE.miss, surge, surge, surge]);
  expect(gained([WHITE.oneSurge, surge, surge, blank]) - none).toBe(3);
  expect(gained([WHITE.two, surge, more, more]) - none).toBe(1);
  // Of others two make one.
  const sorcerer = assault({ monster: 'sorcerer', dice: [WHITE.oneSurge, 1, 1, 1, 1] });
  expect(sorcerer.lines('log.attack.threat')).toHaveLength(0);
});

rule('DES-86.2', 'and adds one to range and to damage', () => {
  // One space of range and two damage on the white die, four spaces to go.
  const hit = prayer([WHITE.threeSurge, surge, surge, blank]);
  expect(said(hit, 'log.attack.hit')?.damage).toBe(3 + 3);
  expect(prayer([WHITE.two, blank, blank, blank]).log).toContain('log.attack.fails.short');
});

test('chances count what surges add', () => {
  const blow = (lose: readonly ('dark-prayer' | 'fly')[]) => {
    const { state } = fight({
      monster: 'dark-priest',
      on: FAR,
      set: (_, __, monster) => {
        monster.changes = [{ lose }];
      },
    });
    return foretold(state, state.monsters[0]?.id ?? 'monster:none', { target: HERE, by: 'activation' })[0];
  };
  const [praying, plain] = [blow(['fly']), blow(['dark-prayer'])];
  expect(praying?.hit).toBeGreaterThan(plain?.hit ?? 1);
  expect(praying?.wounds).toBeGreaterThan(plain?.wounds ?? 99);
});
