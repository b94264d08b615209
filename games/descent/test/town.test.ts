// DES-32, DES-54: glyphs, Town and what is traded there.

import { rule } from '@veillee/kernel/test/rule';
import { remove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import type { Hero, State } from '../rules/state.ts';
import { lay, scene, space, told } from './scene.ts';

/** The first hero is in Town with so many coins. */
const inTown =
  (coins: number, more: (state: State, hero: Hero) => void = () => {}) =>
  (state: State, [hero]: readonly Hero[]): void => {
    if (!hero) return;
    hero.at = undefined;
    hero.coins = coins;
    more(state, hero);
  };

rule(
  ['DES-10.1', 'DES-38.1', 'DES-54.1', 'DES-54.3'],
  'whoever enters a sleeping glyph wakes it, once, for 3 conquest',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = space(4, 10);
        lay(state, { kind: 'glyph', active: false }, space(5, 10));
      },
    })
      .does('action:run', 'walk:space:5,10')
      .overlordWaits();
    expect(play.state.conquest).toBe(8);
    expect(play.state.board.markers.at(-1)).toMatchObject({ kind: 'glyph', active: true });
    play.does('walk:space:4,10').overlordWaits();
    play.does('walk:space:5,10').overlordWaits();
    expect(play.state.conquest).toBe(8);
  },
);

rule(
  ['DES-54.3', 'DES-54.2'],
  'a glyph that nobody steps onto sleeps on, and only on one that is awake is there a way to Town',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = space(4, 10);
        lay(state, { kind: 'glyph', active: false }, space(6, 9));
      },
    })
      .does('action:run', 'walk:space:5,10')
      .overlordWaits();
    expect([play.state.conquest, play.told().includes('log.glyph')]).toEqual([5, false]);
    expect(play.can()).not.toContain('town');
  },
);

rule('DES-54.10', 'a glyph under a hero who was thrown there wakes at the start of their own turn', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (state, [hero]) => {
      if (hero) hero.at = space(5, 10);
      lay(state, { kind: 'glyph', active: false }, space(5, 10));
    },
  });
  expect(play.state.conquest).toBe(8);
});

rule(['DES-10.4', 'DES-54.2', 'DES-54.4', 'DES-32.14'], 'to Town for 1 point, and not back in the same round', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.at = space(2, 10);
    },
  }).does('action:run', 'town');
  expect([play.hero().at, play.state.turn?.movement, play.hero().travelled]).toEqual([undefined, 7, true]);
  expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.travelled', 'DES-54.4']);
});

rule(['DES-32.12', 'DES-32.15'], 'back from Town to an active glyph for 1 point, also by fatigue', () => {
  const play = scene({ set: inTown(0) }).does('action:battle', 'fatigue');
  expect(play.can()).toContain('glyph:marker:glyph#0');
  play.does('glyph:marker:glyph#0');
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:2,10', 0]);
  // One journey in a round, be it the way back (DES-32.14).
  play.does('fatigue');
  expect(play.whyNot('town')).toEqual(['why.travelled', 'DES-54.4']);
});

rule('DES-32.16', 'R7: where somebody stands on the glyph, on one of the nearest empty spaces', () => {
  const play = scene({
    set: (state, heroes) => {
      inTown(0)(state, heroes);
      const [, other] = heroes;
      if (other) other.at = space(2, 10);
    },
  }).does('action:run', 'glyph:marker:glyph#0');
  expect(play.asked()).toBe('turn.landing');
  expect(play.can()).not.toContain('glyph:space:2,10');
  play.does('glyph:space:3,9').overlordWaits();
  expect(play.hero().at).toBe('space:3,9');
});

rule(
  ['DES-10.14', 'DES-29.1', 'DES-32.2', 'DES-32.13'],
  'R2: trading takes 3 points in all, and whoever has traded does not return in this turn',
  () => {
    const play = scene({ set: inTown(300) }).does('action:advance', 'trade');
    expect(play.state.turn?.movement).toBe(1);
    play.does('buy:bow', 'sell:bow#1', 'buy-potion:healing-potion');
    expect(play.hero()).toMatchObject({ coins: 300 - 75 + 25 - 50, potions: ['healing-potion'], equipped: [] });
    expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.traded', 'DES-32.13']);
    const lenient = scene({ set: inTown(300), options: { 'trade-and-return': true } }).does('action:run', 'trade');
    expect(lenient.can()).toContain('glyph:marker:glyph#0');
  },
);

rule(
  ['DES-32.4', 'DRF-10.4', 'DRF-10.7'],
  'DRF-X10: EX-64: things sell for half, rounded down to 25: 75 for 25, treasures for 125, 250 and 375, potions for 25',
  () => {
    const play = scene({
      set: inTown(0, (state, hero) => {
        state.shop = [];
        state.supply['healing-potion'] = 5;
        hero.equipped = ['bow#1'];
        hero.pack = ['plate-mail#1', 'golden-armor#1', 'dragon-scale-mail#1'];
        hero.potions = ['healing-potion'];
      }),
    }).does('action:advance', 'trade');
    const gained = (key: string): number => {
      const before = play.hero().coins;
      play.does(key);
      return play.hero().coins - before;
    };
    expect(
      ['bow#1', 'plate-mail#1', 'golden-armor#1', 'dragon-scale-mail#1'].map(thing => gained(`sell:${thing}`)),
    ).toEqual([25, 125, 250, 375]);
    expect(gained('sell:healing-potion')).toBe(25);
    // DES-2.4: to the bottom of their decks.
    expect(play.state.decks.treasures.copper[0]).toBe('plate-mail#1');
    expect([play.state.shop, play.state.supply['healing-potion']]).toEqual([['bow#1'], 6]);
  },
);

rule('DES-31.6', 'a relic is not sold', () => {
  const play = scene({ set: inTown(0, (_, hero) => hero.equipped.push('blade-of-light#1')) }).does(
    'action:advance',
    'trade',
  );
  expect(play.whyNot('sell:blade-of-light#1')).toEqual(['why.relic', 'DES-31.6']);
});

rule(
  ['DES-32.5', 'DRF-10.5', 'DES-32.6', 'DES-32.7'],
  'EX-71: treasure of a colour only after a chest of that colour, at random',
  () => {
    const play = scene({
      set: inTown(2000, state => {
        state.opened = ['copper'];
      }),
    }).does('action:advance', 'trade');
    expect(play.whyNot('buy-treasure:silver')).toEqual(['why.colour', 'DES-32.7']);
    const top = play.state.decks.treasures.copper.length;
    play.does('buy-treasure:copper');
    expect(play.state.decks.treasures.copper.length).toBeLessThan(top);
    expect(play.hero().coins).toBeLessThanOrEqual(1750 + 300);
  },
);

rule(
  ['DES-32.8', 'DRF-10.6', 'DES-32.9', 'DES-2.5'],
  'training for 500 up to five dice in a trait, a skill at random for 1000',
  () => {
    const play = scene({ set: inTown(3000) }).does(
      'action:advance',
      'trade',
      'buy-training:melee',
      'buy-training:melee',
    );
    expect(play.hero()).toMatchObject({ coins: 2000, training: { melee: 2 } });
    expect(told(play, 'log.trains').map(({ with: words }) => words?.price)).toEqual([500, 500]);
    expect(play.whyNot('buy-training:melee')).toEqual(['why.trait', 'DES-32.8']);
    play.does('buy-skill:wizardry');
    expect(play.hero().skills).toHaveLength(1);
    expect(play.hero().coins).toBe(1000);
  },
);

rule(
  ['DES-32.5', 'DES-32.6', 'DES-2.5'],
  'whoever has just enough has the top card of the deck; what has run out is not sold',
  () => {
    const rich = (coins: number, set: (state: State, hero: Hero) => void = () => {}) =>
      scene({
        set: inTown(coins, (state, hero) => {
          state.opened = ['copper'];
          state.decks.treasures.copper = ['crystal-shield#1', 'bane#1'];
          set(state, hero);
        }),
      }).does('action:advance', 'trade');
    const play = rich(250);
    expect(play.can()).not.toContain('buy-treasure:below-copper');
    play.does('buy-treasure:copper');
    expect(play.hero()).toMatchObject({ coins: 0, equipped: ['bane#1'] });
    expect(play.state.decks.treasures.copper).toEqual(['crystal-shield#1']);
    expect(rich(249).whyNot('buy-treasure:copper')).toEqual(['why.coins', 'DES-32.5']);
    const empty = rich(1000, state => {
      state.decks.treasures.copper = [];
      state.decks.skills.fighting = [];
      state.supply.melee = 0;
    });
    expect(empty.whyNot('buy-treasure:copper')).toEqual(['why.stock', 'DES-30.10']);
    expect(empty.whyNot('buy-skill:fighting')).toEqual(['why.stock', 'DES-2.5']);
    expect(empty.whyNot('buy-training:melee')).toEqual(['why.stock', 'DES-2.5']);
    const [supply] = [empty.state.supply.ranged];
    empty.does('buy-training:ranged');
    expect([empty.state.supply.ranged, empty.hero().coins]).toEqual([supply - 1, 500]);
    // The last 500, and the last 1000.
    expect(empty.can()).toContain('buy-training:magic');
    expect(rich(1000).can()).toContain('buy-skill:wizardry');
  },
);

rule(['DES-32.9', 'DES-10.7'], 'a fifth skill is sold like the first; and one may drink in Town', () => {
  const play = scene({
    set: inTown(1000, (_, hero) => {
      hero.skills = ['tough', 'mighty', 'parry', 'cleaving'];
      hero.fatigue = 0;
      hero.potions = ['vitality-potion'];
    }),
  }).does('action:run', 'trade');
  expect(play.can()).toEqual(expect.arrayContaining(['buy-skill:wizardry', 'drink:vitality-potion']));
});

rule('DES-32.6', 'R34: any number of treasures and skills; where the table plays so, one in a visit', () => {
  const buys = (options: { readonly [id: string]: boolean }) =>
    scene({
      options,
      set: inTown(5000, state => {
        state.opened = ['copper'];
      }),
    }).does('action:advance', 'trade', 'buy-skill:wizardry');
  expect(buys({}).can()).toEqual(expect.arrayContaining(['buy-skill:wizardry', 'buy-treasure:copper']));
  const once = buys({ 'one-treasure-a-visit': true });
  expect(once.whyNot('buy-skill:wizardry')).toEqual(['why.enough', 'DES-32.6']);
  expect(once.whyNot('buy-treasure:copper')).toEqual(['why.enough', 'DES-32.6']);
  expect(once.can()).toContain('buy-training:melee');
});

rule('DES-32.10', 'where skills are capped, four are the most', () => {
  const play = scene({
    options: { 'skill-cap': true },
    set: inTown(3000, (state, hero) => {
      // None of which has anything to say when Advance is declared.
      for (const skill of ['tough', 'mighty', 'parry', 'cleaving']) {
        remove(state.decks.skills.fighting, skill);
        hero.skills.push(skill);
      }
    }),
  }).does('action:advance', 'trade');
  expect(play.whyNot('buy-skill:fighting')).toEqual(['why.skills', 'DES-32.10']);
});

rule(['DES-28.5', 'DES-32.1'], 'in Town everybody is beside everybody', () => {
  const play = scene({
    set: (state, heroes) => {
      inTown(0, (_, hero) => hero.equipped.push('sword#1'))(state, heroes);
      const [, other] = heroes;
      if (other) other.at = undefined;
    },
  }).does('action:run');
  expect(play.can()).toContain('give:sword#1:hero:mad-carthos');
});
