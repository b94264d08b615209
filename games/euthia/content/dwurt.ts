// What the Dwurt die does to Skoldur at the end of his turn (EUT-21.16, R54).

import type { DwurtFaceRow } from './rows.ts';

export const dwurtFaces: readonly DwurtFaceRow[] = [
  { face: 0, ops: [{ op: 'dwurt', n: 1 }] },
  { face: 1, ops: [{ op: 'silver', n: 1 }] },
  {
    face: 2,
    ops: [
      { op: 'silver', n: 2 },
      { op: 'sufferWounds', n: 1 },
    ],
  },
  {
    face: 3,
    ops: [
      { op: 'dwurt', n: 1 },
      { op: 'silver', n: 3 },
      { op: 'loseReputation', n: 1 },
      { op: 'sufferWounds', n: 2 },
    ],
  },
  {
    face: 4,
    ops: [
      { op: 'dwurt', n: 1 },
      { op: 'goldCard', n: 1 },
      { op: 'loseReputation', n: 1 },
      { op: 'sufferWounds', n: 4 },
    ],
  },
  {
    face: 5,
    ops: [
      { op: 'dwurt', n: 2 },
      { op: 'goldCard', n: 1 },
      { op: 'loseReputation', n: 1 },
      { op: 'sufferWounds', n: 6 },
    ],
  },
];
