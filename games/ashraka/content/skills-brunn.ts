// What Brunn the Badger can learn: ten skills of adventure, ten of combat.

import { actions, block, disease, gainHealth, hurtMonster, mod, wound } from './ops.ts';
import { skillsOf } from './printed.ts';
import type { SkillRow } from './rows.ts';

const { adventure, combat } = skillsOf('brunn-badger');

export const brunn: readonly SkillRow[] = [
  adventure('brunn-a0', 0, { mana: 1 }, gainHealth('eachHere', 1)),
  adventure('brunn-a1', 1, { automatic: true }, mod('engageCost', -1)),
  adventure('brunn-a2', 2, { automatic: true }, mod('sellPenalty', -1)),
  adventure('brunn-a3', 3, { mana: 1 }, { op: 'moveMonster', from: 'adjacent', to: 'here' }),
  adventure('brunn-a4', 4, { mana: 1, limit: 'turn' }, { op: 'fromDiscard' }),
  adventure('brunn-a5', 5, { automatic: true }, mod('dangerCost', -1)),
  adventure('brunn-a6', 6, { mana: 2 }, hurtMonster('here', 3)),
  adventure('brunn-a7', 7, { mana: 2, limit: 'turn' }, actions('partner', 3)),
  adventure('brunn-a8', 8, { automatic: true }, mod('eventHurtCap', 1)),
  adventure(
    'brunn-a9',
    9,
    { mana: 3, limit: 'turn' },
    { op: 'teleport', target: 'self', to: 'monster' },
    { op: 'freeEngage' },
  ),
  combat('brunn-c0', 0, { mana: 1 }, wound(['red', 'orange'])),
  combat('brunn-c1', 1, { automatic: true, limit: 'combat' }, mod('firstHurt', -1)),
  combat('brunn-c2', 2, { mana: 1 }, wound(['orange']), { op: 'guard', reduce: 1 }),
  combat('brunn-c3', 3, { health: 1 }, wound(['red'], 2)),
  combat('brunn-c4', 4, { mana: 1, limit: 'combat' }, { op: 'mod', stat: 'physical', n: 1, of: 'eachCombat' }),
  combat('brunn-c5', 5, { automatic: true }, mod('winHeal', 1)),
  combat('brunn-c6', 6, { mana: 2 }, wound(['black']), disease('paralysis', 'matching')),
  combat('brunn-c7', 7, { mana: 2 }, block('self', 'all', 2)),
  combat('brunn-c8', 8, { health: 2 }, wound(['black', 'black'])),
  combat('brunn-c9', 9, { automatic: true, limit: 'adventure' }, { op: 'mod', stat: 'surviveAt1' }),
];
