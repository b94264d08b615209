// DES-100: Pierce.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { BLUE, GREEN, YELLOW } from '../faces.ts';
import { assault, said } from '../fight.ts';

describe('armour', () => {
  rule(
    ['DES-100.1', 'DES-100.2', 'DES-21.23'],
    'Pierce takes armour away, and never more than there is (EX-56)',
    () => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        hero: 'battlemage-jaes',
        dice: [BLUE.two, GREEN.three, YELLOW.twoDamage, YELLOW.twoDamage],
      });
      // 2 + 3 + 1 + 1 damage, armour 2, Pierce 5.
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 2, pierce: 2, wounds: 7 });
    },
  );
});
