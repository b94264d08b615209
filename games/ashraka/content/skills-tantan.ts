// What TanTan the Tanuki can learn: ten skills of adventure, ten of combat.

import { block, coins, disease, gainHealth, hurtMonster, mod, wound } from './ops.ts';
import { skillsOf } from './printed.ts';
import type { SkillRow } from './rows.ts';

const { adventure, combat } = skillsOf('tantan-tanuki');

export const tantan: readonly SkillRow[] = [
  adventure('tantan-a0', 0, { mana: 1 }, { op: 'reveal', piles: 2 }),
  adventure(
    'tantan-a1',
    1,
    { mana: 2 },
    { op: 'move', target: 'self', max: 3, paths: ['green', 'dangerous'], freeDanger: true },
  ),
  adventure('tantan-a2', 2, { mana: 2 }, gainHealth('either', 2)),
  adventure('tantan-a3', 3, { automatic: true }, mod('buyPrice', -1)),
  adventure('tantan-a4', 4, { mana: 1, limit: 'turn' }, coins(2)),
  adventure('tantan-a5', 5, { automatic: true, limit: 'turn' }, mod('bagTakeCost', -1)),
  adventure('tantan-a6', 6, { mana: 2 }, hurtMonster('choose', 2)),
  adventure('tantan-a7', 7, { mana: 2 }, { op: 'teleport', target: 'self', to: { kinds: ['campfire', 'sanctuary'] } }),
  adventure('tantan-a8', 8, { automatic: true }, mod('turnMana', 1)),
  adventure('tantan-a9', 9, { mana: 4 }, { op: 'removeMonster' }),
  combat('tantan-c0', 0, { mana: 1 }, wound(['red'])),
  combat('tantan-c1', 1, { mana: 1 }, wound(['orange']), block('self', 2, 1)),
  combat('tantan-c2', 2, { mana: 2 }, disease('poison')),
  combat('tantan-c3', 3, { mana: 1 }, wound(['orange']), disease('mute')),
  combat('tantan-c4', 4, { mana: 2 }, wound(['red', 'red'], 2)),
  combat('tantan-c5', 5, { automatic: true, limit: 'combat' }, mod('firstHurt', -1)),
  combat('tantan-c6', 6, { mana: 2 }, gainHealth('either', 2)),
  combat('tantan-c7', 7, { mana: 3 }, wound(['red', 'red']), disease('paralysis', 'matching')),
  combat('tantan-c8', 8, { automatic: true }, mod('critMana', 1)),
  combat('tantan-c9', 9, { mana: 4 }, wound(['black', 'black', 'red', 'red'])),
];
