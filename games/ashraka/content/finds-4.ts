// The Find cards of adventure 4.

import { actions, coins, disease, gainHealth, gainMana, hurtMonster, mod, rune, wound } from './ops.ts';
import { empty, forAdventure, forCombat, free, instead, luck, more, quest, trap, treasure } from './printed.ts';
import type { FindRow } from './rows.ts';

export const finds4: readonly FindRow[] = [
  quest('a4-find-01'),
  quest('a4-find-02'),
  quest('a4-find-03'),
  quest('a4-find-04', { cost: 4, obligatory: true }),
  quest('a4-find-05'),
  free('a4-find-06', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a4-find-07', { cost: 4, knowledge: 1 }, gainHealth('either', 2)),
  free('a4-find-08', { cost: 5, knowledge: 2 }, gainMana('either', 3)),
  free('a4-find-09', { cost: 6, knowledge: 2 }, actions('either', 3)),
  free('a4-find-10', { cost: 6, knowledge: 2 }, gainHealth('either', 3), { op: 'cure', target: 'either', n: 'all' }),
  forCombat('a4-find-11', { cost: 6, knowledge: 2, bonus: more(wound([], 1)) }, wound(['red', 'red'])),
  forCombat('a4-find-12', { cost: 5, knowledge: 2, bonus: more(wound(['red'])) }, disease('poison')),
  forCombat('a4-find-13', { cost: 4, knowledge: 1, bonus: more(wound(['orange'])) }, disease('paralysis')),
  forCombat('a4-find-14', { cost: 7, knowledge: 3, bonus: more(wound([], 1)) }, wound(['black', 'black'])),
  forCombat(
    'a4-find-15',
    { cost: 7, knowledge: 3, bonus: more({ op: 'disease', target: 'monster', mode: 'random' }) },
    wound(['black']),
    { op: 'disease', target: 'monster', mode: 'random' },
  ),
  forAdventure(
    'a4-find-16',
    {
      cost: 4,
      knowledge: 1,
      bonus: instead({
        op: 'choice',
        options: [{ op: 'stormChoice' }, { op: 'move', target: 'self', max: 3, paths: ['green'] }],
      }),
    },
    { op: 'stormChoice' },
  ),
  forAdventure('a4-find-17', { cost: 6, knowledge: 2 }, { op: 'move', target: 'self', max: 5, paths: ['green'] }),
  forAdventure('a4-find-18', { cost: 4, knowledge: 1 }, { op: 'moveMonster', from: 'choose', to: 'choose-empty' }),
  forAdventure(
    'a4-find-19',
    { cost: 6, knowledge: 2, bonus: instead(hurtMonster('choose', 5)) },
    hurtMonster('choose', 4),
  ),
  treasure('a4-find-20', coins(6)),
  treasure('a4-find-21', rune('blue', 3)),
  treasure('a4-find-22', rune('red', 1)),
  treasure('a4-find-23', rune('red', 1)),
  empty('a4-find-24'),
  empty('a4-find-25'),
  trap('a4-find-26', { op: 'mod', stat: 'turnActions', n: -1 }),
  trap('a4-find-27', mod('endTurnCoins', -1)),
  luck('a4-find-28', mod('rewardPlus', 1)),
];
