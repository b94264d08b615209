// ASH-21: dice.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { DIE_FACES, DISEASE_FACES, faceOf } from '../content/dice.ts';

rule(['ASH-21.2', 'ASH-21.3', 'ASH-21.4', 'ASH-21.6'], 'the faces of the dice', () => {
  expect(DIE_FACES).toEqual({ orange: [0, 1, 1, 1, 1, 2], red: [1, 1, 2, 2, 2, 3], black: [2, 2, 3, 3, 3, 4] });
  expect([faceOf('orange', 0), faceOf('red', 3), faceOf('black', 4), faceOf('red', 1)]).toEqual([
    'fail',
    'critical',
    'critical',
    'wound',
  ]);
  expect(DISEASE_FACES.filter(colour => colour === 'green')).toHaveLength(2);
});
