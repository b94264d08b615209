// Dice by a letter beside their colour: nobody needs to tell them by colour alone.

import type { Die } from '../content/vocabulary.ts';

export const LETTER: { readonly [die in Die]: string } = {
  red: 'R',
  blue: 'B',
  white: 'W',
  green: 'G',
  yellow: 'Y',
  black: 'P',
  silver: 'S',
  gold: 'O',
  stealth: 'T',
};
