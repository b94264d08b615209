// The Find cards of adventure 1.

import { actions, coins, disease, gainHealth, gainMana, hurtMonster, rune, wound } from './ops.ts';
import { empty, forAdventure, forCombat, free, instead, luck, more, quest, trap, treasure } from './printed.ts';
import type { FindRow } from './rows.ts';

export const finds1: readonly FindRow[] = [
  quest('a1-find-01', { cost: 3 }),
  quest('a1-find-02'),
  quest('a1-find-03'),
  quest('a1-find-04'),
  free('a1-find-05', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a1-find-06', { cost: 4, knowledge: 1 }, gainMana('either', 2)),
  free('a1-find-07', { cost: 3, knowledge: 1 }, gainHealth('either', 1), { op: 'cure', target: 'either', n: 'all' }),
  free('a1-find-08', { cost: 5, knowledge: 1 }, actions('either', 2)),
  forCombat('a1-find-09', { cost: 4, knowledge: 1, bonus: more(wound([], 1)) }, wound(['red'])),
  forCombat('a1-find-10', { cost: 5, knowledge: 1, bonus: more(wound(['orange'])) }, wound(['orange', 'orange'])),
  forCombat('a1-find-11', { cost: 4, knowledge: 1, bonus: more(wound(['orange'])) }, disease('paralysis')),
  forCombat('a1-find-12', { cost: 5, knowledge: 1, bonus: instead(disease('poison')) }, disease('poison', 'matching')),
  forAdventure(
    'a1-find-13',
    { cost: 3, knowledge: 1, bonus: instead({ op: 'reveal', piles: 4 }) },
    { op: 'reveal', piles: 2 },
  ),
  forAdventure('a1-find-14', { cost: 4, knowledge: 1 }, { op: 'move', target: 'self', max: 4, paths: ['green'] }),
  forAdventure('a1-find-15', { cost: 5, knowledge: 2 }, hurtMonster('choose', 3)),
  treasure('a1-find-16', coins(3)),
  treasure('a1-find-17', rune('blue', 1)),
  treasure('a1-find-18', rune('blue', 2)),
  empty('a1-find-19'),
  empty('a1-find-20'),
  trap('a1-find-21', { op: 'mod', stat: 'turnActions', n: -1 }),
  luck('a1-find-22', { op: 'mod', stat: 'reroll', dice: 1, per: 'turn' }),
];
