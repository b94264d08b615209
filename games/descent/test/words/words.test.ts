// All that Descent says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../../index.ts';

const THINGS = [
  'item.*',
  'potion.healing-potion',
  'potion.vitality-potion',
  'monster.*',
  'monster.*.as-master',
  'marker.*',
  'prop.monster-egg',
];
const NAMED = ['figure', 'monster', 'thing', 'target', 'killer', 'bearer', 'chest', 'other', 'to'];

catalogues(kit, [], {
  names: ['hero.*', ...THINGS],
  parameters: [...NAMED, 'familiar'],
  people: ['hero'],
  several: ['screen.wounds', 'table.setup.drawsInTurn', 'table.setup.rounds'],
  english: { names: THINGS, parameters: [...NAMED, 'from', 'others'] },
});
