// The Find cards of adventure 3.

import { coins, disease, gainHealth, gainMana, mod, rune, wound } from './ops.ts';
import { empty, forAdventure, forCombat, free, luck, more, quest, trap, treasure } from './printed.ts';
import type { FindRow } from './rows.ts';

export const finds3: readonly FindRow[] = [
  quest('a3-find-01'),
  quest('a3-find-02'),
  quest('a3-find-03', { cost: 5, obligatory: true }),
  quest('a3-find-04'),
  free('a3-find-05', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a3-find-06', { cost: 5, knowledge: 2 }, gainMana('either', 3)),
  free('a3-find-07', { cost: 4, knowledge: 1 }, gainHealth('either', 1), { op: 'cure', target: 'either', n: 'all' }),
  forCombat('a3-find-08', { cost: 5, knowledge: 1, bonus: more(wound([], 1)) }, wound(['red'], 1)),
  forCombat('a3-find-09', { cost: 5, knowledge: 2, bonus: more(wound(['orange'])) }, disease('poison')),
  forCombat('a3-find-10', { cost: 4, knowledge: 1, bonus: more(wound(['red'])) }, disease('mute')),
  forCombat('a3-find-11', { cost: 7, knowledge: 2, bonus: more(disease('paralysis', 'matching')) }, wound(['black'])),
  forAdventure(
    'a3-find-12',
    { cost: 4, knowledge: 1 },
    { op: 'move', target: 'self', max: 3, paths: ['green', 'dangerous'], freeDanger: true },
  ),
  forAdventure('a3-find-13', { cost: 3, knowledge: 1 }, { op: 'trade' }),
  forAdventure(
    'a3-find-14',
    { cost: 4, knowledge: 1 },
    { op: 'reveal', piles: 2 },
    { op: 'draw', pile: 'choose-revealed', n: 1, keep: 1 },
  ),
  forAdventure('a3-find-15', { cost: 6, knowledge: 2 }, { op: 'removeMonster' }),
  treasure('a3-find-16', coins(5)),
  treasure('a3-find-17', rune('blue', 2)),
  treasure('a3-find-18', rune('red', 1)),
  empty('a3-find-19'),
  empty('a3-find-20'),
  trap('a3-find-21', mod('restTokens', -1)),
  luck('a3-find-22', { op: 'mod', stat: 'matchingAuto' }),
];
