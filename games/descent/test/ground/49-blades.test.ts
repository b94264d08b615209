// DES-49: scything blades.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { enters, leftThere, ROLLED } from '../hazards.ts';

rule(['DES-49.2', 'DRF-8.20'], 'blades: 2 wounds and a token of Bleed, unless the power die shows a surge', () => {
  for (const [, face, n] of ROLLED)
    expect(leftThere(enters('scything-blades', { monster: 'sorcerer', dice: [face] }))).toEqual([3 - 2 * n, 0, 0, n]);
});
