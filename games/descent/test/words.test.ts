// All that Descent says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';

catalogues(kit, [], {
  names: ['hero.*', 'item.*', 'monster.*', 'monster.*.as-master'],
  parameters: ['figure', 'monster', 'thing', 'familiar', 'target', 'killer', 'bearer', 'chest', 'other', 'to'],
  people: ['hero'],
  several: ['screen.wounds', 'table.setup.drawsInTurn', 'table.setup.rounds'],
});
