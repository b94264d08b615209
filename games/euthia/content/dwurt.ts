// What the Dwurt die does to Skoldur at the end of his turn (EUT-21.16, R54).

import { gains } from './printed.ts';
import type { DwurtFaceRow } from './rows.ts';

export const dwurtFaces: readonly DwurtFaceRow[] = [
  { face: 0, ops: gains({ dwurt: 1 }) },
  { face: 1, ops: gains({ silver: 1 }) },
  { face: 2, ops: gains({ silver: 2, sufferWounds: 1 }) },
  { face: 3, ops: gains({ dwurt: 1, silver: 3, loseReputation: 1, sufferWounds: 2 }) },
  { face: 4, ops: gains({ dwurt: 1, goldCard: 1, loseReputation: 1, sufferWounds: 4 }) },
  { face: 5, ops: gains({ dwurt: 2, goldCard: 1, loseReputation: 1, sufferWounds: 6 }) },
];
