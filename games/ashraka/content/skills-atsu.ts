// What Atsu the Rabbit can learn: ten skills of adventure, ten of combat.

import { actions, block, disease, gainHealth, hurtMonster, mod, wound } from './ops.ts';
import { skillsOf } from './printed.ts';
import type { SkillRow } from './rows.ts';

const { adventure, combat } = skillsOf('atsu-rabbit');

export const atsu: readonly SkillRow[] = [
  adventure('atsu-a0', 0, { mana: 1 }, { op: 'move', target: 'self', max: 2, paths: ['green'] }),
  adventure('atsu-a1', 1, { limit: 'turn' }, { op: 'reveal', piles: 1 }),
  adventure('atsu-a2', 2, { automatic: true }, mod('dangerCost', -1)),
  adventure('atsu-a3', 3, { mana: 1 }, gainHealth('self', 2)),
  adventure('atsu-a4', 4, { mana: 2, limit: 'turn' }, actions('self', 3)),
  adventure('atsu-a5', 5, { automatic: true, limit: 'turn' }, mod('monsterChoice', 2)),
  adventure('atsu-a6', 6, { mana: 1 }, { op: 'draw', pile: 'here', n: 2, keep: 1 }),
  adventure('atsu-a7', 7, { mana: 1, limit: 'turn' }, hurtMonster('here', 2)),
  adventure('atsu-a8', 8, { automatic: true }, { op: 'mod', stat: 'turnActions', n: 1 }),
  adventure(
    'atsu-a9',
    9,
    { mana: 2, limit: 'turn' },
    {
      op: 'choice',
      options: [
        { op: 'teleport', target: 'self', to: 'partner' },
        { op: 'teleport', target: 'partner', to: 'self' },
      ],
    },
  ),
  combat('atsu-c0', 0, { mana: 1 }, wound(['orange', 'orange', 'orange'])),
  combat('atsu-c1', 1, { mana: 1 }, wound([], 1), block('self', 'all', 1)),
  combat('atsu-c2', 2, { automatic: true }, mod('critBonus', 1)),
  combat('atsu-c3', 3, { mana: 1 }, wound(['orange']), disease('paralysis', 'matching')),
  combat('atsu-c4', 4, { automatic: true }, mod('riposte', 1)),
  combat('atsu-c5', 5, { health: 1 }, wound(['red'], 2)),
  combat('atsu-c6', 6, { automatic: true }, mod('fleeCost', -1)),
  combat('atsu-c7', 7, { mana: 2 }, wound(['red', 'red'], 1)),
  combat('atsu-c8', 8, { automatic: true, limit: 'combat' }, mod('firstPhysical', 2)),
  combat('atsu-c9', 9, { mana: 3 }, wound(['black', 'black']), { op: 'ifCrit', ops: [disease('paralysis')] }),
];
