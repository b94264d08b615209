// LEG-4: the week and its steps.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { BLANK, ENHANCEMENT, PARTY, SURGE, week } from './small.ts';

/** The quiet way to the party’s step. */
const marching = (plan: Parameters<typeof week>[0] = {}) => week({ ...plan, at: 'march' });
const there = (plan: Parameters<typeof week>[0] = {}) => week({ ...plan, at: 'there' });

rule(['LEG-4.1', 'DRF-12.5'], 'a week is time, sieges, the overlord and the party', () => {
  const scene = week();
  expect(scene.legend.week).toBe(1);
  expect(scene.log).toContain('log.week.begins');
  expect(scene.asked(1)).toBe('week.orders');
  scene.passes('week.orders');
  expect(scene.asked(0)).toBe('week.march');
});

describe('the overlord’s orders', () => {
  rule(['LEG-4.8', 'LEG-4.9'], 'one for each lieutenant: a move or a siege', () => {
    const scene = week({
      set: legend => {
        legend.lieutenants[0] = { id: 'sir-alric-farrow', at: 'forge' };
        legend.xp = 10;
      },
    });
    const keys = scene.offered('week.orders');
    expect(keys).toContain('besiege:sir-alric-farrow');
    expect(keys.filter(key => key.startsWith('ride:')).length).toBeGreaterThan(1);
    scene.chooses('week.orders', 'besiege:sir-alric-farrow');
    expect(scene.refused('week.orders').filter(({ rule: id }) => id === 'LEG-4.8').length).toBe(
      keys.filter(key => key.startsWith('ride:')).length + 1,
    );
  });

  rule(['LEG-4.10', 'LEG-7.2'], 'a move follows one trail of any kind, without a test', () => {
    const scene = week({
      set: legend => {
        legend.lieutenants[0] = { id: 'sir-alric-farrow', at: 'ruby-barrier-plains' };
      },
      dice: [SURGE],
    });
    scene.chooses('week.orders', 'ride:sir-alric-farrow:shadow-peaks');
    expect(scene.legend.lieutenants[0]?.at).toBe('shadow-peaks');
    expect(scene.diceLeft).toBe(1);
  });

  rule('LEG-4.11', 'never to a legendary area or a master, unless the table plays so', () => {
    const beside = { id: 'sir-alric-farrow', at: 'crimson-forest' };
    const scene = week({
      set: legend => {
        legend.lieutenants = [beside];
      },
    });
    const barred = scene
      .refused('week.orders')
      .filter(({ rule: id }) => id === 'LEG-4.11')
      .map(({ key }) => key);
    expect(barred).toEqual(['ride:sir-alric-farrow:olmrics-hut']);
    const free = week({
      begin: { variants: ['lieutenants-may-halt'] },
      set: legend => {
        legend.lieutenants = [beside];
      },
    });
    expect(free.offered('week.orders')).toContain('ride:sir-alric-farrow:olmrics-hut');
  });

  rule('LEG-4.12', 'a siege lays one token, while there are fewer than the defense', () => {
    const scene = week({
      set: legend => {
        legend.lieutenants[0] = { id: 'sir-alric-farrow', at: 'nerekhall' };
      },
    });
    scene.chooses('week.orders', 'besiege:sir-alric-farrow');
    expect(scene.legend.cities.nerekhall).toMatchObject({ siege: 1 });
    const full = week({
      at: 'orders',
      set: legend => {
        legend.lieutenants[0] = { id: 'sir-alric-farrow', at: 'nerekhall' };
        legend.cities = { nerekhall: { siege: 2 } };
      },
    });
    expect(full.whyNot('besiege:sir-alric-farrow', 1)).toEqual(['why.week.ripe', 'LEG-4.12']);
  });

  rule('LEG-4.14', 'two in one city lay one each', () => {
    const scene = week({
      set: legend => {
        legend.lieutenants = ['sir-alric-farrow', 'lady-eliza-farrow'].map(id => ({ id, at: 'forge' }));
      },
    });
    scene.does('besiege:sir-alric-farrow', 'besiege:lady-eliza-farrow');
    expect(scene.legend.cities.forge).toMatchObject({ siege: 2 });
  });

  rule(['LEG-4.15', 'LEG-7.3'], 'whoever comes to where the party is may challenge it', () => {
    const scene = week({
      set: legend => {
        legend.party.at = 'ruby-barrier-plains';
      },
    });
    expect(scene.offered('week.orders')).not.toContain('challenge:sir-alric-farrow');
    scene.does('ride:sir-alric-farrow:ruby-barrier-plains');
    expect(scene.offered('week.orders')).toContain('challenge:sir-alric-farrow');
    scene.does('challenge:sir-alric-farrow');
    expect(scene.met).toEqual([{ kind: 'lieutenant', lieutenant: 'sir-alric-farrow' }]);
  });

  rule('LEG-4.16', 'whoever has stood there all the while may not', () => {
    const scene = week({
      set: legend => {
        legend.party.at = 'shadow-peaks';
      },
    });
    expect(scene.offered('week.orders')).not.toContain('challenge:sir-alric-farrow');
  });

  rule('LEG-4.17', 'one upgrade a week', () => {
    const scene = week({
      set: legend => {
        legend.xp = 100;
      },
    });
    scene.does('upgrade:thick-hide');
    expect(scene.legend.upgrades).toEqual(['thick-hide']);
    expect(scene.whyNot('upgrade:long-stride', 1)).toEqual(['why.week.bought', 'LEG-4.17']);
    expect(scene.whyNot('rider:lord-merick-farrow', 1)).toEqual(['why.week.bought', 'LEG-4.17']);
  });

  rule('LEG-4.18', 'a lieutenant who is bought may ride at once', () => {
    const scene = week({
      set: legend => {
        legend.xp = 100;
      },
    });
    scene.does('rider:lord-merick-farrow');
    expect(scene.legend.lieutenants[1]).toMatchObject({ id: 'lord-merick-farrow', at: 'shadow-peaks' });
    expect(scene.offered('week.orders')).toContain('ride:lord-merick-farrow:ruby-barrier-plains');
  });
});

describe('the party’s action', () => {
  rule(['LEG-4.19', 'LEG-4.20'], 'it moves, or it trains: there is nothing else', () => {
    const scene = marching();
    const keys = scene.offered('week.march');
    expect(keys.filter(key => !key.startsWith('go:'))).toEqual(['train']);
    expect(() => scene.passes('week.march')).toThrow('may not pass');
  });

  rule('LEG-4.21', 'along one trail', () => {
    expect(
      marching()
        .offered('week.march')
        .filter(key => key.startsWith('go:'))
        .sort(),
    ).toEqual(['go:blackwing-swamp', 'go:fallen-star-forest', 'go:red-echo-river', 'go:thelsvan-trail']);
  });

  rule('LEG-4.22', 'rivers take a boat, secret trails a map', () => {
    const at = (upgrades: string[]) =>
      marching({
        set: legend => {
          legend.party = { at: 'crimson-forest', upgrades };
        },
      });
    const river = (upgrades: string[]) =>
      marching({
        set: legend => {
          legend.party = { at: 'vynelvale', upgrades };
        },
      });
    expect(at([]).refusal('week.march', 'go:olmrics-hut')).toBe('LEG-4.22');
    expect(at(['keraks-map']).offered('week.march')).toContain('go:olmrics-hut');
    const barred = river([])
      .refused('week.march')
      .filter(({ rule: id }) => id === 'LEG-4.22')
      .map(({ key }) => key);
    expect(barred.length).toBeGreaterThan(0);
    for (const key of barred) expect(river(['enchanted-boat']).offered('week.march')).toContain(key);
  });

  rule(['LEG-4.23', 'LEG-12.1'], 'not to the keep before the end', () => {
    const scene = marching({
      set: legend => {
        legend.party.at = 'ruby-barrier-plains';
      },
    });
    expect(scene.refusal('week.march', 'go:shadow-peaks')).toBe('LEG-4.23');
  });

  rule(['LEG-4.24', 'LEG-6.1'], 'every trail is tested: green for blanks', () => {
    const go = (dice: readonly number[]) => marching({ dice }).does('go:thelsvan-trail');
    expect(go([ENHANCEMENT, BLANK, SURGE]).met).toEqual([{ kind: 'encounter', shield: 'green' }]); // E6
    const quiet = go([ENHANCEMENT, SURGE, SURGE]);
    expect([quiet.met, quiet.diceLeft]).toEqual([[], 0]);
    expect(go([BLANK, BLANK, BLANK]).met).toHaveLength(1);
  });

  rule(
    ['LEG-4.25', 'LEG-4.26', 'LEG-6.2'],
    'it arrives after whatever it met, and gains a point where it has never been',
    () => {
      const scene = marching({
        dice: [BLANK, BLANK, BLANK],
        play: (_, t) => {
          expect(t.state.legend?.party.at).toBe('tamalir');
          return {};
        },
      }).does('go:thelsvan-trail');
      expect(scene.legend).toMatchObject({
        party: { at: 'thelsvan-trail' },
        seen: ['thelsvan-trail'],
        conquest: { heroes: 1 },
      });
      expect(scene.legend.heroes.map(({ xp }) => xp)).toEqual([1, 1, 1, 1]);
    },
  );

  rule(['LEG-8.1', 'LEG-4.26'], 'the point comes once for each dungeon (E16)', () => {
    const scene = marching({
      set: legend => {
        legend.seen = ['thelsvan-trail'];
      },
      dice: [SURGE, SURGE, SURGE],
    }).does('go:thelsvan-trail');
    expect(scene.legend.conquest.heroes).toBe(0);
  });

  rule(['LEG-4.27', 'LEG-8.4'], 'what is unexplored may be explored, or passed by', () => {
    const scene = there({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
      },
    });
    expect(scene.asked()).toBe('week.there');
    expect(scene.offered('week.there')).toEqual(['explore']);
    const down = there({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
      },
    }).does('explore');
    expect(down.met).toEqual([{ kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [] }]);
    expect(scene.passes('week.there').legend.week).toBe(1);
  });

  rule(['LEG-4.28', 'LEG-13.2'], 'in a city each hero may use one building', () => {
    const scene = there();
    const keys = scene.offered('week.there');
    for (const hero of PARTY) expect(keys).toContain(`enter:${hero}:market`);
    scene.does('enter:steelhorns:none');
    expect(scene.offered('week.there').some(key => key.startsWith('enter:steelhorns'))).toBe(false);
  });

  rule(['LEG-4.29', 'LEG-7.3'], 'whoever stands there may be challenged, one of them at a time', () => {
    const scene = there({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.explored = ['thelsvan-trail'];
        legend.lieutenants = ['sir-alric-farrow', 'lady-eliza-farrow'].map(id => ({ id, at: 'thelsvan-trail' }));
      },
    });
    expect(scene.offered('week.there')).toEqual(['challenge:sir-alric-farrow', 'challenge:lady-eliza-farrow']);
  });

  rule('LEG-4.30', 'in the order that the heroes like', () => {
    const scene = there({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'thelsvan-trail' }];
      },
      play: terms => ({ ending: terms.kind === 'lieutenant' ? { lieutenant: 'killed' } : {} }),
    });
    expect(scene.offered('week.there')).toEqual(['challenge:sir-alric-farrow', 'explore']);
    scene.does('challenge:sir-alric-farrow');
    expect(scene.offered('week.there')).toEqual(['explore']);
  });
});

describe('to train or to recover', () => {
  const training = (plan: Parameters<typeof week>[0] = {}) => week({ ...plan, at: 'training' });

  rule(['LEG-4.32', 'LEG-4.33'], 'each hero for themselves: for 50 coins all wounds and fatigue are back', () => {
    const scene = training({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.coins = 60;
        for (const hero of legend.heroes)
          Object.assign(hero, { wounds: 1, fatigue: 0, tokens: { poison: 1, curse: 1 } });
      },
    });
    scene.does('recover:steelhorns');
    const [first, second] = scene.legend.heroes;
    expect(first).toMatchObject({ wounds: first?.maxWounds, fatigue: first?.maxFatigue, tokens: { curse: 1 } });
    expect(second).toMatchObject({ wounds: 1, fatigue: 0 });
    expect(scene.legend.coins).toBe(10);
    expect(scene.refusal('week.training', 'recover:mordrog')).toBe('LEG-4.33');
  });

  rule('LEG-4.33', 'and nobody pays for nothing: whoever lacks neither wounds nor fatigue does not recover', () => {
    const scene = training({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        Object.assign(legend.heroes[0] ?? {}, { fatigue: 0 });
      },
    });
    // Where there is nothing else either, they are not asked: one after the other would say no.
    expect(scene.offered('week.training')).toEqual(['recover:steelhorns', 'enter:steelhorns:none']);
    expect(scene.refused('week.training')).toEqual([]);
    const at = (place: string) =>
      training({
        set: legend => {
          legend.party.at = place;
        },
      });
    const taught = at('olmrics-hut');
    expect(taught.refusal('week.training', 'recover:mordrog')).toBe('LEG-4.33');
    expect(taught.offered('week.training')).toContain('enter:mordrog:master');
    const nobody = at('thelsvan-trail');
    expect(nobody.log).toContain('log.week.begins');
    expect(nobody.asked(0)).not.toBe('week.training');
  });

  rule(['LEG-4.34', 'LEG-13.3'], 'in a city it is one building each', () => {
    const keys = training().offered('week.training');
    expect(keys).toContain('enter:steelhorns:training-ground');
    expect(keys).toContain('enter:steelhorns:market');
  });

  rule(['LEG-4.36', 'LEG-4.37'], 'elsewhere there is nothing to learn, and nobody is challenged', () => {
    const scene = training({
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'thelsvan-trail' }];
        for (const hero of legend.heroes) hero.fatigue = 0;
      },
    });
    expect(scene.offered('week.training').filter(key => key.includes('steelhorns'))).toEqual([
      'recover:steelhorns',
      'enter:steelhorns:none',
    ]);
    expect(scene.offered('week.training').some(key => key.startsWith('challenge'))).toBe(false);
  });

  rule('LEG-4.38', 'with the week what was on offer is gone, and what was limited begins anew', () => {
    const scene = week({
      at: 'weekEnd',
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.cities = { forge: { offer: ['magic-sword#1'], potions: 2, fresh: true } };
        legend.lieutenants[0] = { id: 'sir-alric-farrow', at: 'shadow-peaks', ordered: true, moved: true };
        legend.today = { bought: true };
      },
    });
    expect(scene.legend.cities.forge).toEqual({});
    expect(scene.legend.today).toEqual({ gains: expect.any(Array) });
    expect(scene.offered('week.orders')).toContain('ride:sir-alric-farrow:ruby-barrier-plains');
  });
});
