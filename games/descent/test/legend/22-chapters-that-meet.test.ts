// Chapters of the campaign that meet: what one of them says in a place of which another speaks.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Ending } from '../../rules/legend/boards.ts';
import { waysOut } from '../../rules/legend/march.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { neighboursOf } from '../../rules/legend/ways.ts';
import { BLANK, campaign, PARTY, SURGE, type Week, week } from './small.ts';

const ALRIC = 'sir-alric-farrow';
const ELIZA = 'lady-eliza-farrow';
const KRATZ = 'kratz-the-plague';
/** One trail from Tamalir. */
const [NEAR = ''] = neighboursOf('tamalir');
const SEARCH = [BLANK, BLANK, BLANK, BLANK];
const ends = (ending: Partial<Ending>): Week => ({ play: () => ({ ending }), dice: SEARCH });
const riding =
  (...riders: readonly (readonly [id: string, at: string])[]) =>
  (legend: Legend): void => {
    legend.lieutenants = riders.map(([id, at]) => ({ id, at }));
  };

describe('the overlord’s step, and a party that dies in it', () => {
  /** One has ridden to Tamalir, another comes to where the party is. */
  const dies = (play: Ending['party'] = 'died') =>
    week({
      at: 'orders',
      ...ends({ party: play }),
      set: legend => {
        riding([ALRIC, 'ruby-barrier-plains'], [ELIZA, NEAR])(legend);
        legend.party.at = 'shadow-peaks';
      },
    });
  rule(['LEG-4.15', 'LEG-6.36'], 'who was in Tamalir before the party has not come to it', () => {
    const scene = dies();
    scene.does(`ride:${ELIZA}:tamalir`, `ride:${ALRIC}:shadow-peaks`, `challenge:${ALRIC}`);
    expect(scene.legend.party.at).toBe('tamalir');
    expect(scene.can(1).filter(key => key.startsWith('challenge:'))).toEqual([]);
  });
  rule('LEG-4.15', 'who rides there afterwards has', () => {
    const scene = dies().does(`ride:${ALRIC}:shadow-peaks`, `challenge:${ALRIC}`, `ride:${ELIZA}:tamalir`);
    expect(scene.can(1)).toContain(`challenge:${ELIZA}`);
  });
});

describe('quest objects in cities', () => {
  const fought = () =>
    week({
      at: 'there',
      ...ends({ lieutenant: 'killed' }),
      set: legend => {
        legend.party = { ...legend.party, at: 'forge', object: 'scroll-1' };
        legend.lieutenants = [
          { id: ALRIC, at: 'forge', object: 'scroll-2' },
          { id: KRATZ, at: 'forge' },
        ];
      },
    }).does(`challenge:${ALRIC}`, 'fetch:scroll-2');
  rule(['LEG-17.8', 'LEG-17.11'], 'the one that stays behind is as in the vault: no lieutenant takes it', () => {
    const { legend } = fought();
    expect(legend).toMatchObject({ party: { object: 'scroll-2' }, ground: [{ object: 'scroll-1', at: 'forge' }] });
    const taking = (set: (one: Legend) => void = () => {}) => {
      const scene = week({
        at: 'orders',
        set: one => {
          riding([KRATZ, 'forge'])(one);
          one.ground = [{ object: 'scroll-1', at: 'forge', free: true }];
          set(one);
        },
      });
      return scene.refusal('week.orders', `take:${KRATZ}:scroll-1`);
    };
    expect(taking()).toBe('LEG-17.8');
    // A vault that is full protects nothing else (LEG-13.31), nor does one of a city that has fallen (LEG-13.32).
    expect(taking(one => void Object.assign(one, { cities: { forge: { vault: 'scroll-3' } } }))).toBeUndefined();
    expect(taking(one => void Object.assign(one, { cities: { forge: { razed: true } } }))).toBeUndefined();
  });
  rule(['LEG-17.11', 'LEG-17.9'], 'and the party may change its mind', () => {
    const scene = fought();
    scene.passes('week.challengeBack').does('fetch:scroll-1');
    // LEG-7.4: who has let it be is not asked again.
    expect(scene.asked(1)).toBeUndefined();
    expect(scene.legend).toMatchObject({
      party: { object: 'scroll-1' },
      ground: [{ object: 'scroll-2', at: 'forge' }],
    });
  });
});

describe('a dungeon with a quest object', () => {
  const won = (to: string) =>
    week({
      at: 'there',
      dice: SEARCH,
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.ground = [{ object: 'scroll-1', at: 'thelsvan-trail' }];
        riding([KRATZ, 'dawnsmoor'])(legend);
      },
    }).does('explore', `go:${to}`);
  rule(['LEG-17.10', 'LEG-17.12', 'LEG-8.2'], 'that was won and left can be fetched from later (R218)', () => {
    const gone = won('tamalir');
    expect(gone.legend).toMatchObject({ party: { at: 'tamalir' }, ground: [{ object: 'scroll-1', free: true }] });
    expect(gone.legend.party.object).toBeUndefined();
    gone.passes('week.orders').does('go:thelsvan-trail');
    expect(gone.refusal('week.there', 'explore')).toBe('LEG-8.2');
    gone.does('fetch:scroll-1');
    expect(gone.legend.party.object).toBe('scroll-1');
  });
});

describe('house rules of rest', () => {
  /** Their first hero is out of breath, and this is how something ends. */
  const rest = (kind: 'road' | 'dungeon', party: Ending['party']) => {
    const scene = week({
      at: kind === 'road' ? 'march' : 'there',
      begin: { variants: ['house-no-fatigue-on-flee'] },
      play: () => ({ ending: { party } }),
      dice: [BLANK, BLANK, BLANK, ...SEARCH],
      set: legend => {
        if (kind === 'dungeon') legend.party.at = 'thelsvan-trail';
        for (const hero of legend.heroes) hero.fatigue = 0;
      },
    }).does(kind === 'road' ? 'go:thelsvan-trail' : 'explore');
    return scene.legend.heroes[0]?.fatigue;
  };
  rule(
    'LEG-21.12',
    'it is encounters that are fled from: a dungeon gives fatigue back, and so does what is won',
    () => {
      const { maxFatigue } = week().legend.heroes[0] ?? {};
      expect([rest('road', 'fled'), rest('road', 'past')]).toEqual([0, 0]);
      expect([rest('road', 'won'), rest('dungeon', 'fled')]).toEqual([maxFatigue, maxFatigue]);
    },
  );
});

describe('lieutenants', () => {
  rule('LEG-4.11', 'never ride to a legendary area', () => {
    const scene = week({ set: riding([ALRIC, 'morshan-river']) });
    expect(scene.refusal('week.orders', `ride:${ALRIC}:fools-rapids`)).toBe('LEG-4.11');
  });
  rule(
    'LEG-7.4',
    'challenge after a fight in the overlord’s step, and not on the strength of it in the party’s',
    () => {
      const scene = week({
        at: 'orders',
        ...ends({ lieutenant: 'fled' }),
        set: legend => {
          riding([ALRIC, 'tamalir'], [ELIZA, NEAR])(legend);
          legend.party.at = 'thelsvan-trail';
          legend.explored = ['thelsvan-trail'];
        },
        dice: [...SEARCH, SURGE, SURGE, SURGE],
      });
      scene.does(`ride:${ALRIC}:thelsvan-trail`, `challenge:${ALRIC}`, `ride:${ELIZA}:tamalir`);
      scene.does('go:tamalir');
      // She is there, and has moved; it is the party’s to challenge her.
      expect([scene.asked(0), scene.asked(1)]).toEqual(['week.there', undefined]);
      expect(scene.can(0)).toContain(`challenge:${ELIZA}`);
    },
  );
  rule(
    ['LEG-7.5', 'LEG-4.29'],
    'are the party’s to challenge again in its own step, where it plays on after a defeat',
    () => {
      const scene = week({
        at: 'orders',
        ...ends({ party: 'died' }),
        begin: { variants: ['soft-defeat'] },
        set: legend => {
          riding([ALRIC, 'tamalir'])(legend);
          legend.party.at = 'thelsvan-trail';
          legend.explored = ['thelsvan-trail'];
        },
        dice: [SURGE, SURGE, SURGE],
      }).does(`ride:${ALRIC}:thelsvan-trail`, `challenge:${ALRIC}`);
      if (scene.asked(1) === 'week.orders') scene.passes('week.orders');
      scene.does('go:thelsvan-trail');
      expect(scene.can(0)).toContain(`challenge:${ALRIC}`);
    },
  );
  rule('LEG-4.16', 'who has come to the party in one week and has not challenged it may not in the next', () => {
    const scene = week({
      set: legend => {
        riding([ALRIC, 'ruby-barrier-plains'])(legend);
        legend.party.at = 'shadow-peaks';
      },
    }).does(`ride:${ALRIC}:shadow-peaks`);
    expect(scene.can(1)).toContain(`challenge:${ALRIC}`);
    scene.passes('week.orders').does('train');
    expect([scene.legend.week, scene.asked(1)]).toEqual([2, 'week.orders']);
    expect(scene.can(1)).not.toContain(`challenge:${ALRIC}`);
  });
});

describe('buildings', () => {
  rule(['LEG-13.8', 'LEG-13.9'], 'who has a potion to sell goes in though none is left to buy', () => {
    const scene = week({
      at: 'there',
      set: legend => {
        legend.party.at = 'forge';
        legend.cities = { forge: { potions: 2 } };
        legend.heroes[0]?.potions.push('healing-potion');
      },
    });
    expect(scene.refusal('week.there', `enter:${PARTY[1]}:alchemist`)).toBe('LEG-13.9');
    scene.does(`enter:${PARTY[0]}:alchemist`, 'sell:healing-potion');
    expect(scene.legend.coins).toBe(1225);
  });
  rule('LEG-13.26', 'of Frostgate mend whoever has learnt something, and nobody else', () => {
    const scene = week({
      at: 'training',
      set: legend => {
        legend.party.at = 'frostgate';
        for (const hero of legend.heroes) Object.assign(hero, { wounds: 3, xp: 99 });
      },
    }).does(`enter:${PARTY[0]}:training-ground`);
    scene.passes('week.study');
    expect(scene.legend.heroes[0]?.wounds).toBe(3);
  });
});

describe('the Market of Riverwatch', () => {
  rule(['LEG-4.38', 'LEG-13.26'], 'may be laid out anew again in another week', () => {
    const scene = week({
      at: 'there',
      set: legend => {
        legend.party.at = 'riverwatch';
        legend.cities = { riverwatch: { fresh: true, potions: 4 } };
      },
    });
    scene.does(`enter:${PARTY[0]}:market`);
    expect(scene.refusal('week.market', 'fresh')).toBe('LEG-13.26');
    scene.passes('week.market');
    for (const hero of PARTY.slice(1)) scene.does(`enter:${hero}:none`);
    expect(scene.legend.week).toBe(1);
    expect(scene.legend.cities.riverwatch).toEqual({});
  });
});

describe('sieges', () => {
  rule(
    ['LEG-4.4', 'LEG-7.24', 'LEG-14.4'],
    'who fled to the keep holds no siege, and the city is free next week',
    () => {
      const scene = week({
        at: 'there',
        ...ends({ lieutenant: 'fled' }),
        set: legend => {
          legend.party.at = 'greyhaven';
          legend.cities = { greyhaven: { siege: 3 } };
          riding([ALRIC, 'greyhaven'])(legend);
        },
      }).does(`challenge:${ALRIC}`);
      for (const hero of PARTY) scene.does(`enter:${hero}:none`);
      expect(scene.legend.cities.greyhaven?.siege).toBeUndefined();
      expect(scene.legend.cities.greyhaven?.razed).toBeUndefined();
    },
  );
  rule(['LEG-4.5', 'LEG-9.11'], 'whoever is spared is spared once: the next city is thrown for', () => {
    const scene = week({
      set: legend => {
        legend.cities = { greyhaven: { siege: 3 }, nerekhall: { siege: 2 } };
        riding([ALRIC, 'greyhaven'], [ELIZA, 'nerekhall'])(legend);
        legend.spared = true;
      },
      dice: [SURGE],
    }).does('city:greyhaven');
    expect(scene.legend.cities).toMatchObject({ greyhaven: { siege: 3 }, nerekhall: { razed: true } });
    expect(scene.legend.spared).toBeUndefined();
  });
  rule('LEG-4.7', 'of two each is thrown for once, in whichever order', () => {
    const scene = week({
      set: legend => {
        legend.cities = { greyhaven: { siege: 3 }, nerekhall: { siege: 2 } };
        riding([ALRIC, 'greyhaven'], [ELIZA, 'nerekhall'])(legend);
      },
      dice: [BLANK, SURGE],
    }).does('city:nerekhall');
    expect(scene.legend.cities).toMatchObject({ nerekhall: { siege: 2 }, greyhaven: { razed: true } });
  });
  rule(['LEG-14.3', 'LEG-13.6'], 'a party in a city that falls is there still, and finds nothing open', () => {
    const scene = week({
      set: legend => {
        legend.party.at = 'greyhaven';
        legend.cities = { greyhaven: { siege: 3 } };
        riding([ALRIC, 'greyhaven'])(legend);
        for (const hero of legend.heroes) hero.wounds = 1;
      },
      dice: [SURGE],
    });
    scene.passes('week.orders');
    expect(scene.legend.party.at).toBe('greyhaven');
    scene.does('train');
    expect(scene.offered('week.training').some(key => key.endsWith(':temple') || key.endsWith(':market'))).toBe(false);
    expect(scene.offered('week.training')).toContain(`recover:${PARTY[0]}`);
  });
  rule('LEG-4.37', 'who besieges the city in which the party rests is not challenged by resting', () => {
    const scene = week({
      at: 'march',
      set: legend => {
        legend.cities = { tamalir: { siege: 1 } };
        riding([ALRIC, 'tamalir'])(legend);
      },
    });
    expect(scene.offered('week.march').some(key => key.startsWith('challenge:'))).toBe(false);
    scene.does('train');
    expect(scene.offered('week.training').some(key => key.startsWith('challenge:'))).toBe(false);
  });
});

describe('the Staff of the Wild', () => {
  rule(['LEG-13.39', 'LEG-4.22'], 'leads nobody over a river on their way to a trail that is open', () => {
    const ways = (...upgrades: string[]) => {
      const legend = campaign();
      legend.party = { at: 'fools-rapids', upgrades: ['staff-of-the-wild', ...upgrades] };
      return waysOut(legend).filter(({ trail }) => trail.kind === 'normal');
    };
    expect(ways().length).toBeGreaterThan(0);
    expect(ways().map(({ why }) => why?.rule)).toEqual(ways().map(() => 'LEG-4.22'));
    expect(ways('enchanted-boat').map(({ why }) => why)).toEqual(ways().map(() => undefined));
  });
});

describe('rivers', () => {
  rule(['LEG-17.2', 'LEG-4.22'], 'carry no boat while the overlord’s temple bars them', () => {
    const over = (...plotCards: string[]) => {
      const legend = { ...campaign(), plot: 'ascension' as const, plotCards };
      legend.party = { at: 'fools-rapids', upgrades: ['enchanted-boat'] };
      return waysOut(legend).map(({ why }) => why?.rule);
    };
    expect(over('as-0')).toEqual([undefined]);
    expect(over('as-0', 'as-2')).toEqual(['LEG-17.2']);
  });
});

describe('secret training', () => {
  rule('LEG-11.2', 'is one thing or the other: who has bettered a trait has had their lesson', () => {
    const scene = week({
      at: 'training',
      set: legend => {
        legend.party.at = 'olmrics-hut';
        legend.coins = 9000;
        for (const hero of legend.heroes) Object.assign(hero, { xp: 99 });
      },
    }).does('enter:steelhorns:master', 'trait:magic:black');
    expect(scene.offered('week.study')).toContain('trait:magic:black');
    expect(scene.refusal('week.study', 'secret:steelhorns:wounds')).toBe('LEG-11.2');
  });
  rule('LEG-11.4', 'once at each level: who had it at copper has it again at silver, and not before', () => {
    const study = (level: Legend['level']) =>
      week({
        at: 'training',
        set: legend => {
          legend.party.at = 'olmrics-hut';
          legend.level = level;
          legend.coins = 9000;
          for (const hero of legend.heroes) Object.assign(hero, { xp: 99, secret: ['copper'] });
        },
      }).does('enter:steelhorns:master');
    expect(study('copper').refusal('week.study', 'secret:steelhorns:wounds')).toBe('LEG-11.4');
    const silver = study('silver').does('secret:steelhorns:wounds');
    expect(silver.legend.heroes[0]?.secret).toEqual(['copper', 'silver']);
  });
});

describe('the level of the campaign', () => {
  rule(['LEG-2.2', 'LEG-4.3'], 'is looked at when the week begins: what is gained in it opens nothing before', () => {
    const scene = week({
      at: 'there',
      play: () => ({ facts: [{ fact: 'gain', side: 'heroes', conquest: 199 }], ending: { party: 'won' } }),
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.conquest.overlord = 1;
        riding([ALRIC, 'thelsvan-trail'])(legend);
      },
    }).does('explore', 'go:thelsvan-trail');
    expect(scene.legend).toMatchObject({ level: 'copper', conquest: { heroes: 199, overlord: 1 } });
    scene.passes('week.there');
    expect(scene.legend.level).toBe('silver');
  });
});
