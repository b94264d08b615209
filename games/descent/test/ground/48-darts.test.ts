// DES-48: dart field.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { POWER } from '../faces.ts';
import { enters, feels, leftThere, ROLLED } from '../hazards.ts';

rule(['DES-48.2', 'DRF-8.19'], 'darts: 1 wound and a token of Daze, unless the power die shows a surge', () => {
  for (const [, face, n] of ROLLED)
    expect(leftThere(enters('dart-field', { monster: 'sorcerer', dice: [face] }))).toEqual([3 - n, 0, n, 0]);
});

rule(['DES-48.3', 'DES-49.3'], 'wings save nobody from darts and blades', () => {
  const flies = (prop: Prop) => leftThere(enters(prop, { monster: 'razorwing', dice: [POWER.blank] }));
  expect(flies('dart-field')).toEqual([2, 0, 1, 0]);
  expect(flies('scything-blades')).toEqual([1, 0, 0, 1]);
});

rule('DES-48.4', 'a large one rolls once a step, and for what its front half newly enters', () => {
  const [west, east] = [base(2, 9, 2, 2), base(3, 9, 2, 2)];
  const both = [space(4, 9), space(4, 10)];
  expect(feels('ogre', 'dart-field', both, west, east)).toEqual(['dart-field']);
  expect(feels('ogre', 'dart-field', [space(4, 10)], west, east)).toEqual(['dart-field']);
  expect(feels('ogre', 'dart-field', [space(3, 9), space(3, 10)], west, east)).toEqual([]);
});
