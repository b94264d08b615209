// LEG-6.31 to LEG-6.37, LEG-7: fights on the road and with lieutenants: what they leave of the week.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Ending } from '../../rules/legend/boards.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { BLANK, ENHANCEMENT, SURGE, type Week, week } from './small.ts';

const ALRIC = 'sir-alric-farrow';
const ELIZA = 'lady-eliza-farrow';
/** The party is at a dungeon that is explored, with these lieutenants. */
const meet = (riders: readonly string[], plan: Week = {}, at = 'thelsvan-trail') =>
  week({
    at: 'there',
    ...plan,
    set: legend => {
      legend.party.at = at;
      legend.explored = ['thelsvan-trail'];
      legend.lieutenants = riders.map(id => ({ id, at }));
      plan.set?.(legend);
    },
  });
const ends = (ending: Partial<Ending>): Week => ({
  play: () => ({ ending }),
  dice: [ENHANCEMENT, ENHANCEMENT, SURGE, BLANK],
});

describe('an encounter on the way', () => {
  const onTheWay = (ending: Partial<Ending>, set?: (legend: Legend) => void, variants: readonly string[] = []) =>
    week({
      at: 'march',
      begin: { variants },
      dice: [BLANK, BLANK, BLANK, ENHANCEMENT, SURGE, BLANK, BLANK],
      set: legend => {
        for (const hero of legend.heroes)
          Object.assign(hero, { wounds: 2, fatigue: 0, tokens: { poison: 1, curse: 2, web: 1, burn: 1 } });
        set?.(legend);
      },
      play: () => ({ ending }),
    }).does('go:thelsvan-trail').legend;

  rule('LEG-6.31', 'that is won is searched', () => {
    expect(onTheWay({ party: 'won' }).coins).toBe(1200 + 50 + 75 + 100 + 100);
    expect(
      onTheWay({ party: 'won' }, legend => {
        legend.level = 'gold';
      }).coins,
    ).toBe(1200 + 100 + 125 + 150 + 150);
    for (const party of ['fled', 'past'] as const) expect(onTheWay({ party }).coins).toBe(1200);
  });
  rule(
    ['LEG-6.37', 'LEG-1.6', 'LEG-18.1'],
    'fatigue is back, wounds are not, and of tokens poison and curses stay',
    () => {
      const [hero] = onTheWay({ party: 'fled' }).heroes;
      expect(hero).toMatchObject({ wounds: 2, fatigue: hero?.maxFatigue });
      expect(hero?.tokens).toEqual({ poison: 1, curse: 2 });
    },
  );
  rule('LEG-6.37', 'whoever was killed is whole again, without any token', () => {
    const [hero, other] = onTheWay({ party: 'won', dead: ['steelhorns'] }).heroes;
    expect(hero).toMatchObject({ wounds: hero?.maxWounds, tokens: {} });
    expect(other).toMatchObject({ wounds: 2 });
  });
  rule(['LEG-18.2', 'DRF-5.20'], 'Ispher is well as soon as the board is over', () => {
    const legend = onTheWay({ party: 'won' }, one => {
      Object.assign(one.heroes[0] ?? {}, { sheet: 'ispher' });
    });
    expect(legend.heroes[0]).toMatchObject({ wounds: legend.heroes[0]?.maxWounds, tokens: { curse: 2 } });
  });
  rule('LEG-6.3', 'whoever has lost the way is where they came from, and the week is over', () => {
    const legend = onTheWay({ party: 'lost' });
    expect(legend).toMatchObject({ week: 1, party: { at: 'tamalir' }, seen: [] });
  });
  rule(
    ['LEG-6.35', 'LEG-6.36', 'LEG-17.14'],
    'a party that dies wakes in Tamalir, without its object, and its action is over',
    () => {
      const legend = onTheWay({ party: 'died' }, one => {
        one.party = { at: 'tamalir', upgrades: [], object: 'scroll-1' };
        for (const hero of one.heroes) hero.xp = 50;
      });
      // No building, no improvement: the next week has begun.
      expect(legend).toMatchObject({ week: 1, step: 'overlord', party: { at: 'tamalir' }, seen: [], tamalir: [] });
      expect(legend.party.object).toBeUndefined();
      expect(legend.ground).toEqual([{ object: 'scroll-1', at: 'tamalir', free: true }]);
    },
  );
});

describe('who fights whom', () => {
  rule('LEG-7.4', 'after a fight that the heroes have won another who stands there may challenge, once', () => {
    const scene = meet([ALRIC, ELIZA], ends({ lieutenant: 'killed' })).does(`challenge:${ALRIC}`);
    expect(scene.asked(1)).toBe('week.challengeBack');
    expect(scene.offered('week.challengeBack')).toEqual([`challenge:${ELIZA}`]);
    scene.passes('week.challengeBack');
    expect(scene.asked(0)).toBe('week.there');
    expect(scene.offered('week.there')).toEqual([`challenge:${ELIZA}`]);
  });
  rule(
    'LEG-7.5',
    'where the party has fled nobody challenges it any more, and it does not challenge them again',
    () => {
      const scene = meet([ALRIC, ELIZA], ends({ party: 'fled' })).does(`challenge:${ALRIC}`);
      expect(scene.asked(0)).toBe('week.there');
      expect(scene.offered('week.there')).toEqual([`challenge:${ELIZA}`]);
      // In Tamalir they may.
      const home = meet([ALRIC, ELIZA], ends({ party: 'fled' }), 'tamalir').does(`challenge:${ALRIC}`);
      expect(home.asked(1)).toBe('week.challengeBack');
    },
  );
  rule('LEG-7.6', 'a party that dies in the overlord’s step has no action', () => {
    const attacked = (variants: readonly string[]) =>
      week({
        begin: { variants },
        set: legend => {
          legend.party.at = 'ruby-barrier-plains';
          legend.xp = 20;
        },
        play: () => ({ ending: { party: 'died' } }),
      }).does(`ride:${ALRIC}:ruby-barrier-plains`, `challenge:${ALRIC}`);
    const scene = attacked([]);
    expect(scene.asked(1)).toBe('week.orders');
    expect(scene.legend.party.at).toBe('tamalir');
    scene.passes('week.orders');
    expect(scene.legend.week).toBe(2);
    expect(attacked(['soft-defeat']).passes('week.orders').asked(0)).toBe('week.march');
  });
});

describe('a lieutenant who is beaten', () => {
  rule(
    ['LEG-7.23', 'LEG-7.7', 'LEG-7.28'],
    'killed: 250 coins, 4 conquest and what is on the bodies; never back (E31)',
    () => {
      const { legend } = meet([ALRIC], {
        play: () => ({ facts: [{ fact: 'lieutenant-killed' }], ending: { lieutenant: 'killed', ran: 3 } }),
        dice: [ENHANCEMENT, ENHANCEMENT, SURGE, BLANK],
      }).does(`challenge:${ALRIC}`);
      expect(legend).toMatchObject({
        coins: 1200 + 250 + 275,
        conquest: { heroes: 4 },
        lieutenants: [],
        graveyard: [ALRIC],
      });
      expect(legend.heroes.map(({ xp }) => xp)).toEqual([4, 4, 4, 4]);
    },
  );
  rule('LEG-7.27', 'afterwards all are rested, wounds stay, and who was killed is whole', () => {
    const { heroes } = meet([ALRIC], {
      ...ends({ lieutenant: 'killed', dead: ['steelhorns'] }),
      set: legend => {
        for (const hero of legend.heroes) Object.assign(hero, { wounds: 2, fatigue: 0, tokens: { curse: 1, web: 1 } });
      },
    }).does(`challenge:${ALRIC}`).legend;
    expect(heroes[0]).toMatchObject({ wounds: heroes[0]?.maxWounds });
    expect(heroes[0]?.tokens).toEqual({});
    expect(heroes[1]).toMatchObject({ wounds: 2, fatigue: heroes[1]?.maxFatigue, tokens: { curse: 1 } });
  });
  rule('LEG-21.13', 'by a variant there is less to find: half, rounded up, or nothing', () => {
    const found = (ending: Partial<Ending>): number =>
      meet([ALRIC], {
        ...ends({ lieutenant: 'killed', ...ending }),
        begin: { variants: ['house-lieutenant-loot'] },
      }).does(`challenge:${ALRIC}`).legend.coins - 1200;
    expect([3, 2, 1].map(ran => found({ ran }))).toEqual([138, 138, 275]);
    expect(found({ alone: true })).toBe(0);
    expect(
      meet([ALRIC], { ...ends({ lieutenant: 'killed' }), begin: { variants: ['no-lieutenant-loot'] } }).does(
        `challenge:${ALRIC}`,
      ).legend.coins,
    ).toBe(1200);
  });
  rule(['LEG-7.24', 'LEG-17.11'], 'fled: at the keep, and the party has what they carried', () => {
    const { legend } = meet([ALRIC], {
      ...ends({ lieutenant: 'fled' }),
      set: one => {
        Object.assign(one.lieutenants[0] ?? {}, { object: 'scroll-2' });
      },
    }).does(`challenge:${ALRIC}`);
    expect(legend.lieutenants[0]).toMatchObject({ id: ALRIC, at: 'shadow-peaks' });
    expect(legend).toMatchObject({ party: { object: 'scroll-2' }, ground: [], conquest: { heroes: 0 }, coins: 1475 });
  });
  rule('LEG-17.11', 'of two objects one stays there, to be taken without exploring', () => {
    const scene = meet([ALRIC], {
      ...ends({ lieutenant: 'killed' }),
      set: one => {
        Object.assign(one.lieutenants[0] ?? {}, { object: 'scroll-2' });
        one.party.object = 'scroll-1';
      },
    }).does(`challenge:${ALRIC}`);
    expect(scene.asked(0)).toBe('week.whichObject');
    scene.does('fetch:scroll-2');
    expect(scene.legend).toMatchObject({
      party: { object: 'scroll-2' },
      ground: [{ object: 'scroll-1', at: 'thelsvan-trail', free: true }],
    });
    expect(scene.offered('week.there')).toContain('fetch:scroll-1');
  });
  rule('LEG-7.7', 'but Krieg is back with the next week, unless the blow passed Undying by', () => {
    const krieg = (forGood?: true) =>
      meet(['krieg-the-relentless'], ends({ lieutenant: 'killed', ...(forGood && { forGood }) })).does(
        'challenge:krieg-the-relentless',
      );
    const { legend } = krieg();
    expect(legend).toMatchObject({
      week: 1,
      lieutenants: [{ id: 'krieg-the-relentless', at: 'shadow-peaks' }],
      returning: [],
      graveyard: [],
    });
    expect(krieg(true).legend.graveyard).toEqual(['krieg-the-relentless']);
  });
});

describe('where some of them ride', () => {
  const rides = (id: string, at: string, set?: (legend: Legend) => void) =>
    week({
      set: legend => {
        legend.lieutenants = [{ id, at }];
        set?.(legend);
      },
    })
      .offered('week.orders')
      .filter(key => key.startsWith('ride:'))
      .map(key => key.split(':')[2]);

  rule(
    ['LEG-7.1', 'LEG-4.10'],
    'Kratz two trails unless he carries something; Slaggorrath straight to the party',
    () => {
      const [one, two] = [rides(ALRIC, 'tamalir'), rides('kratz-the-plague', 'tamalir')];
      expect(two.length).toBeGreaterThan(one.length);
      const laden = rides('kratz-the-plague', 'tamalir', legend => {
        Object.assign(legend.lieutenants[0] ?? {}, { object: 'scroll-1' });
      });
      expect(laden.sort()).toEqual(one.sort());
      const hunt = (at: string) =>
        rides('slaggorrath', 'tamalir', legend => {
          legend.party.at = at;
        });
      expect(hunt('frostgate')).toContain('frostgate');
      expect(hunt('mountains-of-despair')).not.toContain('mountains-of-despair');
    },
  );
});
