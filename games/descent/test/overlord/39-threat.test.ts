// DES-39: threat.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { overlordTurn } from '../fights-of-monsters.ts';

describe('threat and cards', () => {
  rule('DES-39.8', 'threat is kept from turn to turn', () => {
    const play = overlordTurn({ set: ({ overlord }) => void Object.assign(overlord, { threat: 40 }) });
    expect(play.state.overlord.threat).toBe(42);
  });
});
