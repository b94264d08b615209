// LEG-1: conquest, XP and coins; who has won.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { BoardFact } from '../../rules/legend/boards.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { BLANK, type Played, week } from './small.ts';

/** What a board with these facts leaves. */
const after = (facts: readonly BoardFact[], set?: (legend: Legend) => void, played: Played = {}): Legend =>
  week({
    at: 'there',
    set: legend => {
      legend.party.at = 'thelsvan-trail';
      set?.(legend);
    },
    play: () => ({ facts, ...played }),
  }).does('explore').legend;

describe('what boards bring', () => {
  rule(['LEG-1.13', 'LEG-8.35', 'DRF-12.8'], 'a glyph is 3 conquest for the party, and 3 XP for each hero (E3)', () => {
    const { conquest, heroes, xp } = after([{ fact: 'glyph' }]);
    expect([conquest, heroes.map(hero => hero.xp), xp]).toEqual([{ heroes: 3, overlord: 0 }, [3, 3, 3, 3], 0]);
  });

  rule(
    ['LEG-1.20', 'DES-38.6', 'DRF-12.7'],
    'a deck that runs out gives the overlord 3 conquest and as much XP, and heroes lose nothing',
    () => {
      const { conquest, xp } = after([{ fact: 'glyph' }, { fact: 'deck-out' }]);
      expect([conquest, xp]).toEqual([{ heroes: 3, overlord: 3 }, 3]);
    },
  );

  rule('LEG-1.12', 'nobody loses any: what would take conquest takes none', () => {
    const { conquest, heroes } = after([{ fact: 'glyph' }, { fact: 'gain', side: 'heroes', conquest: -2 }]);
    expect([conquest.heroes, heroes[0]?.xp]).toEqual([3, 3]);
  });

  rule(['LEG-1.21', 'LEG-1.11'], 'a master is 50 coins, a money marker 400', () => {
    expect(after([{ fact: 'master-killed' }, { fact: 'money' }]).coins).toBe(1200 + 450);
  });

  rule(
    ['LEG-1.12', 'DES-37.12'],
    'a hero who dies gives the overlord what they are worth, and takes nothing from the heroes',
    () => {
      const { conquest, coins } = after([{ fact: 'glyph' }, { fact: 'hero-killed', hero: 'mordrog', worth: 3 }]);
      expect([conquest, coins]).toEqual([{ heroes: 3, overlord: 3 }, 1200]);
    },
  );

  rule(['LEG-6.30', 'LEG-8.22', 'LEG-8.28'], 'leaders: 100 coins and 2 conquest, 250 and 4 for the last one', () => {
    const of = (leader: 'encounter' | 'level' | 'dungeon') => {
      const { coins, conquest } = after([{ fact: 'leader-killed', of: leader }]);
      return [coins - 1200, conquest.heroes];
    };
    expect([of('encounter'), of('level'), of('dungeon')]).toEqual([
      [100, 2],
      [100, 2],
      [250, 4],
    ]);
  });

  rule(
    ['LEG-8.32', 'LEG-13.14'],
    'a chest without treasure is 1 conquest; a chest is of the metal of the level',
    () => {
      const empty = after([{ fact: 'chest', treasures: 0, coins: 400 }]);
      expect(empty).toMatchObject({ conquest: { heroes: 1 }, coins: 1600, opened: ['copper'] });
      const full = after([{ fact: 'chest', treasures: 2, coins: 0 }], legend => {
        legend.level = 'silver';
      });
      expect(full).toMatchObject({ conquest: { heroes: 0 }, opened: ['silver'] });
    },
  );

  rule('LEG-3.12', 'the Great Wyrm is fed by chests', () => {
    const { conquest } = after([{ fact: 'chest', treasures: 1, coins: 0 }], legend => {
      legend.avatar = 'great-wyrm';
    });
    expect(conquest).toEqual({ heroes: 0, overlord: 1 });
  });

  rule('LEG-21.20', 'in a short campaign coins and XP count three times, conquest once', () => {
    const legend = after([{ fact: 'glyph' }, { fact: 'money' }], one => {
      Object.assign(one, { variants: ['length-short'] });
    });
    expect([legend.conquest.heroes, legend.heroes[0]?.xp, legend.coins]).toEqual([3, 9, 2400]);
  });

  rule(['LEG-21.2', 'DRF-6.2'], 'by a variant who is ahead is worth more, who is behind less (E23)', () => {
    const worth = (heroes: number, overlord: number): number =>
      after([{ fact: 'hero-killed', hero: 'mordrog', worth: 3 }], legend => {
        Object.assign(legend, { variants: ['sob-2'] });
        legend.conquest = { heroes, overlord };
      }).conquest.overlord - overlord;
    expect([worth(200, 143), worth(100, 143), worth(143, 143), worth(0, 143)]).toEqual([5, 2, 3, 1]);
  });

  rule(['LEG-21.20', 'LEG-21.2'], 'and sooner in a campaign that is shorter', () => {
    const steps = (length: string): number[] =>
      [7, 8, 12, 16, 25].map(
        behind =>
          after([{ fact: 'hero-killed', hero: 'mordrog', worth: 4 }], legend => {
            Object.assign(legend, { variants: ['sob-2', length] });
            legend.conquest = { heroes: 0, overlord: behind };
          }).conquest.overlord - behind,
      );
    expect(steps('length-short')).toEqual([4, 3, 3, 2, 1]);
    expect(steps('length-half')).toEqual([4, 4, 3, 3, 2]);
    expect(steps('length-full')).toEqual([4, 4, 4, 4, 3]);
  });
});

describe('how it ends', () => {
  const keep = (party: 'won' | 'died') => {
    const scene = week({
      set: legend => {
        legend.conquest = { heroes: 300, overlord: 300 };
      },
      play: () => ({ ending: { party } }),
    });
    for (const hero of ['steelhorns', 'mad-carthos', 'silhouette', 'mordrog']) scene.does(`enter:${hero}:none`);
    return scene;
  };
  rule('LEG-1.16', 'the heroes win with the avatar’s death', () => {
    expect(keep('won').legend.won).toBe('heroes');
    expect(keep('won').over).toBe(true);
  });
  rule('LEG-1.19', 'the overlord with the death of all of them', () => {
    expect(keep('died').legend.won).toBe('overlord');
  });
  rule('LEG-1.18', 'or with a plot: the last comet', () => {
    const scene = week({
      set: legend => {
        legend.comets = 1;
      },
      dice: [BLANK],
    });
    expect([scene.over, scene.legend.won]).toEqual([true, 'overlord']);
    expect(
      week({
        set: legend => {
          legend.comets = 2;
        },
      }).legend,
    ).toMatchObject({ comets: 1 });
  });
});
