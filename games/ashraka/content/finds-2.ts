// The Find cards of adventure 2.

import { actions, block, coins, disease, gainHealth, gainMana, hurtMonster, mod, rune, wound } from './ops.ts';
import { empty, forAdventure, forCombat, free, instead, luck, more, quest, trap, treasure } from './printed.ts';
import type { FindRow } from './rows.ts';

export const finds2: readonly FindRow[] = [
  quest('a2-find-01'),
  quest('a2-find-02'),
  quest('a2-find-03'),
  quest('a2-find-04'),
  quest('a2-find-05', { cost: 4, obligatory: true }),
  free('a2-find-06', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a2-find-07', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a2-find-08', { cost: 5, knowledge: 2 }, gainMana('either', 3)),
  free('a2-find-09', { cost: 3, knowledge: 1 }, gainHealth('either', 1), { op: 'cure', target: 'either', n: 'all' }),
  free('a2-find-10', { cost: 5, knowledge: 1 }, actions('either', 2)),
  forCombat('a2-find-11', { cost: 4, knowledge: 1, bonus: more(wound([], 1)) }, wound(['red'])),
  forCombat('a2-find-12', { cost: 4, knowledge: 1, bonus: more(wound(['orange'])) }, disease('paralysis')),
  forCombat('a2-find-13', { cost: 5, knowledge: 2, bonus: more(wound([], 1)) }, wound(['orange']), disease('mute')),
  forCombat('a2-find-14', { cost: 6, knowledge: 2, bonus: more(wound([], 1)) }, wound(['red', 'red'])),
  forCombat(
    'a2-find-15',
    { cost: 4, knowledge: 1, bonus: more(block('partner', 'all', 1)) },
    block('self', 'all', 1),
    wound(['orange']),
  ),
  forAdventure(
    'a2-find-16',
    { cost: 3, knowledge: 1, bonus: instead({ op: 'reveal', piles: 'all' }) },
    { op: 'reveal', piles: 3 },
  ),
  forAdventure(
    'a2-find-17',
    { cost: 4, knowledge: 1 },
    { op: 'move', target: 'self', max: 3, paths: ['green', 'dangerous'], freeDanger: true },
  ),
  forAdventure('a2-find-18', { cost: 4, knowledge: 1 }, { op: 'moveMonster', from: 'choose', to: 'choose-empty' }),
  forAdventure(
    'a2-find-19',
    { cost: 5, knowledge: 2, bonus: instead(hurtMonster('choose', 4)) },
    hurtMonster('choose', 3),
  ),
  treasure('a2-find-20', coins(4)),
  treasure('a2-find-21', rune('blue', 2)),
  treasure('a2-find-22', rune('blue', 2)),
  treasure('a2-find-23', rune('red', 1)),
  empty('a2-find-24'),
  empty('a2-find-25'),
  empty('a2-find-26'),
  trap('a2-find-27', mod('leaveMonsterCost', 1)),
  trap('a2-find-28', { op: 'mod', stat: 'knowledge', n: -1 }),
  luck('a2-find-29', { op: 'mod', stat: 'physical', n: 1 }),
];
