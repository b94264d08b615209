// What rows of boxes with treachery have in common: gems, and figures that a card brings.

import type { OverlordCardRow } from '../rows.ts';
import type { Group, MonsterId, Treachery } from '../vocabulary.ts';

/** So many normal figures and masters of one kind, in the spawn step. */
export const spawns = (
  monster: MonsterId,
  normal: number,
  master: number,
): Pick<OverlordCardRow, 'type' | 'when' | 'ops'> => {
  const groups: Group[] = [];
  if (normal > 0) groups.push({ monster, rank: 'normal', n: normal });
  if (master > 0) groups.push({ monster, rank: 'master', n: master });
  return { type: 'spawn', when: 'spawn-step', ops: [{ op: 'spawn', groups }] };
};

/** The gem of a card, by its colour (DES-4.3). */
export const gem =
  (colour: Treachery) =>
  (cost: number): NonNullable<OverlordCardRow['treachery']> => ({ colour, cost });
