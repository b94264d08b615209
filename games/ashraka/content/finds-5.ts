// The Find cards of adventure 5.

import { actions, block, coins, disease, gainHealth, gainMana, hurtMonster, mod, rune, wound } from './ops.ts';
import { empty, forAdventure, forCombat, free, instead, luck, more, quest, trap, treasure } from './printed.ts';
import type { FindRow } from './rows.ts';

export const finds5: readonly FindRow[] = [
  quest('a5-find-01'),
  quest('a5-find-02'),
  quest('a5-find-03'),
  quest('a5-find-04', { cost: 6, obligatory: true }),
  quest('a5-find-05'),
  quest('a5-find-06'),
  quest('a5-find-07'),
  free('a5-find-08', { cost: 6, knowledge: 1 }, gainHealth('either', 3)),
  free('a5-find-09', { cost: 6, knowledge: 1 }, gainHealth('either', 3)),
  free('a5-find-10', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a5-find-11', { cost: 6, knowledge: 2 }, gainMana('either', 4)),
  free('a5-find-12', { cost: 6, knowledge: 2 }, gainMana('either', 4)),
  free('a5-find-13', { cost: 5, knowledge: 2 }, gainHealth('either', 1), gainMana('either', 1), {
    op: 'cure',
    target: 'either',
    n: 'all',
  }),
  free('a5-find-14', { cost: 7, knowledge: 3 }, actions('either', 4)),
  forCombat('a5-find-15', { cost: 6, knowledge: 2, bonus: more(wound([], 1)) }, wound(['red', 'red'])),
  forCombat('a5-find-16', { cost: 6, knowledge: 2, bonus: more(wound([], 1)) }, wound(['red', 'red'])),
  forCombat('a5-find-17', { cost: 8, knowledge: 3, bonus: more(wound(['orange'])) }, wound(['black', 'black'])),
  forCombat('a5-find-18', { cost: 6, knowledge: 2, bonus: more(wound(['red'])) }, disease('poison')),
  forCombat(
    'a5-find-19',
    { cost: 5, knowledge: 2, bonus: more(wound(['orange'])) },
    disease('mute'),
    wound(['orange']),
  ),
  forCombat('a5-find-20', { cost: 6, knowledge: 2, bonus: more(wound(['red'])) }, disease('paralysis')),
  forCombat('a5-find-21', { cost: 5, knowledge: 1, bonus: more(block('partner', 'all', 2)) }, block('self', 'all', 2)),
  forCombat(
    'a5-find-22',
    { cost: 9, knowledge: 3, bonus: more(wound(['black'])) },
    wound(['black']),
    gainHealth('eachCombat', 1),
  ),
  forAdventure(
    'a5-find-23',
    { cost: 6, knowledge: 2 },
    { op: 'teleport', target: 'self', to: { kinds: ['exploration'], board: 'own' } },
  ),
  forAdventure(
    'a5-find-24',
    { cost: 5, knowledge: 1 },
    { op: 'move', target: 'self', max: 4, paths: ['green', 'dangerous'], freeDanger: true },
  ),
  forAdventure(
    'a5-find-25',
    { cost: 4, knowledge: 1, bonus: instead({ op: 'peekDestiny', n: 2 }) },
    { op: 'peekDestiny', n: 1 },
  ),
  forAdventure('a5-find-26', { cost: 7, knowledge: 2 }, { op: 'removeMonster' }),
  forAdventure('a5-find-27', { cost: 7, knowledge: 3 }, hurtMonster('choose', 5)),
  forAdventure(
    'a5-find-28',
    { cost: 4, knowledge: 2, bonus: more({ op: 'draw', pile: 'choose-revealed', n: 1, keep: 1 }) },
    { op: 'reveal', piles: 'all', board: 'own' },
  ),
  treasure('a5-find-29', coins(8)),
  treasure('a5-find-30', coins(6)),
  treasure('a5-find-31', rune('blue', 3)),
  treasure('a5-find-32', rune('red', 1)),
  treasure('a5-find-33', rune('red', 2)),
  empty('a5-find-34'),
  empty('a5-find-35'),
  empty('a5-find-36'),
  trap('a5-find-37', mod('engageCost', 1)),
  trap('a5-find-38', mod('turnMana', -1)),
  trap('a5-find-39', { op: 'mod', stat: 'turnActions', n: -1 }),
  luck('a5-find-40', { op: 'mod', stat: 'reroll', dice: 'all', per: 'turn' }),
];
