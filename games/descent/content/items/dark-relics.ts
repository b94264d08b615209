// Dark relics (DES-4.20): what the overlord slips to heroes in place of a treasure. One of each; they are put on at once, and stay.

import { itemsOf, strikes } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const box = 'altar-of-despair' as const;
const dark = itemsOf('dark-relic');

export const darkRelics: readonly ItemRow[] = [
  dark(
    'boots-of-iron',
    'other',
    { box, threat: 8 },
    { when: 'always', ops: [{ op: 'speed', n: -1 }, { op: 'noRun' }, { op: 'noFatigueSteps' }] },
  ),
  dark(
    'glass-armor',
    'armour',
    { box, threat: 10, armour: { armour: 0 } },
    { when: 'always', ops: [{ op: 'moreWounds', n: 2 }] },
  ),
  dark('lodestone', 'other', { box, threat: 7 }, { when: 'always', ops: [{ op: 'noPack' }] }),
  dark('sunder-the-grave', 'other', { box, threat: 9, rune: true }, { when: 'always', ops: [{ op: 'revives' }] }),
  dark(
    'the-black-ring',
    'weapon',
    { box, threat: 11, hands: 2, weapon: strikes('melee', { red: 1 }) },
    { when: 'always', ops: [{ op: 'noSurges' }] },
  ),
];
