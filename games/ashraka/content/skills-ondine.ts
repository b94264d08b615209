// What Ondine the Otter can learn: ten skills of adventure, ten of combat.

import { disease, gainHealth, mod, wound } from './ops.ts';
import { skillsOf } from './printed.ts';
import type { SkillRow } from './rows.ts';

const { adventure, combat } = skillsOf('ondine-otter');

export const ondine: readonly SkillRow[] = [
  adventure(
    'ondine-a0',
    0,
    { mana: 1 },
    {
      op: 'choice',
      options: [
        { op: 'move', target: 'self', max: 2, paths: ['green'] },
        { op: 'move', target: 'self', max: 1, paths: ['waterway'], freeCoins: true },
      ],
    },
  ),
  adventure('ondine-a1', 1, { mana: 1, limit: 'turn' }, { op: 'coins', n: 1, nOnQuay: 3 }),
  adventure('ondine-a2', 2, { mana: 1, limit: 'turn' }, { op: 'peekDestiny', n: 1 }),
  adventure('ondine-a3', 3, { mana: 1 }, gainHealth('either', 1)),
  adventure('ondine-a4', 4, { automatic: true, limit: 'turn' }, mod('firstMoveFree', 1)),
  adventure('ondine-a5', 5, { mana: 2, limit: 'turn' }, { op: 'peekDestiny', n: 1 }, { op: 'destinyDefer' }),
  adventure('ondine-a6', 6, { automatic: true }, mod('voidRedraw', 1)),
  adventure('ondine-a7', 7, { mana: 2, limit: 'turn' }, { op: 'move', target: 'eachHere', max: 3, paths: ['green'] }),
  adventure('ondine-a8', 8, { automatic: true }, mod('winCoins', 2)),
  adventure('ondine-a9', 9, { mana: 3, limit: 'adventure' }, { op: 'destinySkip' }),
  combat('ondine-c0', 0, { mana: 1, limit: 'combat' }, wound(['orange']), {
    op: 'disease',
    target: 'monster',
    mode: 'random',
  }),
  combat('ondine-c1', 1, { mana: 1 }, wound(['red'])),
  combat('ondine-c2', 2, { automatic: true }, { op: 'mod', stat: 'evadeOn', colour: 'blue' }),
  combat('ondine-c3', 3, { mana: 1 }, gainHealth('either', 1), { op: 'cure', target: 'either', n: 1 }),
  combat('ondine-c4', 4, { mana: 2 }, disease('paralysis')),
  combat('ondine-c5', 5, { mana: 2 }, wound(['red']), disease('poison')),
  combat('ondine-c6', 6, { automatic: true }, { op: 'mod', stat: 'physical', n: 1, of: 'partner' }),
  combat('ondine-c7', 7, { mana: 2 }, wound(['black', 'red'])),
  combat('ondine-c8', 8, { automatic: true }, mod('endTurnCure', 1)),
  combat('ondine-c9', 9, { mana: 4 }, wound(['black', 'black']), { op: 'disease', target: 'monster', mode: 'random' }),
];
