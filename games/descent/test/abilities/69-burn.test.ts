// DES-69: Burn.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { POWER } from '../faces.ts';
import { fightTurn } from '../fights-of-monsters.ts';

describe('what lingers on monsters', () => {
  rule('DES-69.2', 'who is not activated still burns, once in the turn (R12)', () => {
    const play = fightTurn([], {
      dice: [POWER.blank],
      set: (_, __, monster) => void Object.assign(monster, { tokens: { burn: 1 } }),
    });
    const { wounds } = play.monster();
    play.passes(play.overlordSeat);
    expect(play.monster().wounds).toBe(wounds - 1);
  });
});
