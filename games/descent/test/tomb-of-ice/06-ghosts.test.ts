// ICE-6: Ghost, Stealth, Tread Ice.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { canAim } from '../../rules/attack/sight.ts';
import type { Stand } from '../../rules/state.ts';
import { GREEN, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, fight, HERE, said } from '../fight.ts';
import { invisible } from '../ice.ts';
import { put } from '../scene.ts';

const ICE = { options: { 'tomb-of-ice': true } } as const;

describe('ghosts', () => {
  const zyla = (on: Stand, reach?: true) => {
    const play = fight({
      hero: 'zyla',
      on,
      set: (_, __, monster) => {
        if (reach) monster.changes = [{ gain: [{ ability: 'reach' }] }];
      },
    });
    return canAim(play.state, play.monster(), 'melee', HERE);
  };

  rule('ICE-6.1', 'nobody beside one can strike it in melee, who shoots can', () => {
    expect(zyla(BESIDE)).toBe(false);
    const play = fight({ hero: 'zyla' });
    expect(canAim(play.state, play.monster(), 'ranged', HERE)).toBe(true);
    const other = fight({});
    expect(canAim(other.state, other.monster(), 'melee', HERE)).toBe(true);
  });

  rule('ICE-6.2', 'with Reach it is struck from two spaces off, still not from beside', () => {
    expect([zyla(space(5, 9), true), zyla(space(5, 9)), zyla(BESIDE, true)]).toEqual([true, false, false]);
  });
});

describe('stealth', () => {
  const okaluk = { hero: 'okaluk-and-rakash' } as const;
  const X = 1;

  rule(['ICE-6.4', 'ICE-6.5', 'ICE-6.7'], 'one more die is rolled, and its X misses (ICE-X3)', () => {
    const missed = assault({ ...okaluk, dice: [RED.four, GREEN.three, X] });
    expect([missed.hero().wounds, missed.log.includes('log.attack.untouched')]).toEqual([16, true]);
    expect(assault({ ...okaluk, dice: [RED.four, GREEN.three, 3] }).hero().wounds).toBe(16 - 8);
    expect(said(missed, 'log.attack.roll')?.n).toBe(3);
    // Any other die misses as it always does.
    expect(assault({ ...okaluk, dice: [RED.miss, GREEN.three, 3] }).log).toContain('log.attack.fails.miss');
  });

  rule('ICE-6.4', 'the chances that are told count it', () => {
    const chance = (hero: string) => {
      const play = fight({ hero });
      return foretold(play.state, play.monster().id, { target: HERE, by: 'activation' })[0]?.hit ?? 0;
    };
    expect(chance('okaluk-and-rakash') / chance('steelhorns')).toBeCloseTo(4 / 6);
  });

  rule('ICE-6.6', 'of a blast it spares those alone who hide (ICE-X8)', () => {
    const play = battle(
      {
        equipped: ['flame-strike#1'],
        on: space(6, 9),
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.three, X],
        set: (state, _, hidden) => {
          hidden.changes = [{ gain: [{ ability: 'stealth' }] }];
          put(state, 'beastman', space(7, 9));
        },
      },
      'flame-strike#1',
      space(6, 9),
      'blast',
    ).passes();
    if (play.asked() === 'attack.order') play.passes();
    expect([play.state.monsters.length, play.log.includes('log.attack.untouched')]).toEqual([1, true]);
    expect(play.monster().at).toBe(space(6, 9));
  });
});

describe('the potion of invisibility', () => {
  rule('ICE-6.7', 'on Okaluk and Rakash it adds no second die (ICE-X3)', () => {
    const play = assault({
      ...ICE,
      hero: 'okaluk-and-rakash',
      dice: [RED.four, GREEN.three, 3],
      set: (_, [hero]) => invisible(hero),
    });
    expect(said(play, 'log.attack.roll')?.n).toBe(3);
  });
});
