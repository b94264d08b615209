// DES-64: Quick Shot.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { BLUE, GREEN, YELLOW } from '../faces.ts';
import { assault, said } from '../fight.ts';

describe('Undying and Quick Shot', () => {
  rule(['DES-64.1'], 'a Manticore shoots, and its Pierce counts', () => {
    const play = assault({ monster: 'manticore', on: 'base:4,9/2x2', dice: [BLUE.two, GREEN.three, YELLOW.one] });
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 1, pierce: 1, wounds: 6 });
  });
});
