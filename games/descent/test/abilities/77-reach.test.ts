// DES-77: Reach.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { fight } from '../fight.ts';

describe('areas', () => {
  rule(['DES-77.1', 'DES-20.2'], 'Reach: two spaces away, in sight', () => {
    const play = fight({ hero: 'lord-hawthorne', equipped: ['sword#1'], on: space(5, 9) }).does('action:battle');
    expect(play.can()).toContain(`attack:sword#1:${space(5, 9)}`);
    const short = fight({ equipped: ['sword#1'], on: space(5, 9) }).does('action:battle');
    expect(short.can()).not.toContain(`attack:sword#1:${space(5, 9)}`);
  });
});
