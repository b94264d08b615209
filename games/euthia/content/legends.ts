// Legends: Quests that give an Artifact, in scenarios that say so (EUT-13.25).

import { essence, gains, pay, resources, trophy } from './printed.ts';
import type { LegendRow } from './rows.ts';

export const legends: readonly LegendRow[] = [
  {
    id: 'sunken-crown',
    needs: [[resources(1, 'lake'), pay('gold', 3)]],
    reward: gains({ reputation: 10 }),
    artifact: 'artifact-sunken-crown',
  },
  {
    id: 'ember-heart',
    needs: [[essence('fire'), trophy(1)]],
    reward: gains({ reputation: 10 }),
    artifact: 'artifact-ember-heart',
  },
  {
    id: 'oathblade',
    needs: [[trophy(2), trophy(1)]],
    reward: gains({ reputation: 12 }),
    artifact: 'artifact-oathblade',
  },
  {
    id: 'star-loom',
    needs: [[pay('gems', 1), pay('gold', 3)]],
    reward: gains({ reputation: 10 }),
    artifact: 'artifact-star-loom',
  },
  {
    id: 'bone-flute',
    needs: [[pay('goldCards', 2), pay('wounds', 5)]],
    reward: gains({ reputation: 10 }),
    artifact: 'artifact-bone-flute',
  },
  {
    id: 'last-lantern',
    needs: [[pay('essences', 1), pay('healingPotions', 1)]],
    reward: gains({ reputation: 10 }),
    artifact: 'artifact-last-lantern',
  },
];
