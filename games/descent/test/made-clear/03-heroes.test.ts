// DRF-3: heroes made clear.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { BLANKS, BLUE, YELLOW } from '../faces.ts';
import { battle, type Fight, fight } from '../fight.ts';

describe('actions', () => {
  rule(['DRF-3.1b', 'DRF-X2'], 'Ker after one attack of Battle may make it Ready: an order, and nothing else', () => {
    const ker: Fight = {
      hero: 'grey-ker',
      friend: 'varikas-the-dead',
      equipped: ['bow#1'],
      dice: [BLUE.miss, YELLOW.one, ...BLANKS],
    };
    const play = battle(ker).does('use:grey-ker:0', 'action:ready');
    expect(play.state.turn).toMatchObject({ action: 'ready', half: 'attack', movement: 0, attacks: 0, orders: 1 });
    expect(play.can().some(key => key === 'half:move' || key.startsWith('attack:'))).toBe(false);
    const walked = fight(ker).does('action:run', `walk:${space(2, 9)}`, 'use:grey-ker:0', 'action:ready');
    expect(walked.state.turn).toMatchObject({ half: 'move', movement: 3, attacks: 0, orders: 1 });
  });
});
