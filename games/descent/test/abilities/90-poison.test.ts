// DES-90: Poison.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { FigureId } from '../../rules/state.ts';
import { heal } from '../../rules/wounds.ts';
import { fight } from '../fight.ts';

describe('what lingers', () => {
  rule('DES-90.4', 'Poison on monsters counts when they are healed', () => {
    const play = fight({
      monster: 'ogre',
      on: 'base:4,9/2x2',
      set: (_, __, monster) => Object.assign(monster, { wounds: 2, tokens: { poison: 1 } }),
      *first(t) {
        heal(t, (t.state.monsters[0] as { id: FigureId }).id, 2);
      },
    });
    expect([play.monster().wounds, play.monster().tokens.poison]).toEqual([3, 0]);
  });
});
