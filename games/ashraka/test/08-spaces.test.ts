// ASH-8: spaces.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Arrow, board } from '../rules/board.ts';
import { saleValue } from '../rules/cards.ts';
import type { Hero, State } from '../rules/state.ts';
import { on, resting } from './moments.ts';
import { ATSU, at, CLEARING, holds, monster, type Plan, scene, takeOut } from './scene.ts';

const INN = at('a1-crossroads-inn');

const MILL = at('a1-old-mill');

const STONES = at('a1-standing-stones');

const OAK = at('a1-hollow-oak');

rule(['ASH-8.1', 'ASH-10.5', 'ASH-10.6'], 'under a monster nothing can be activated, until it is gone', () => {
  const play = scene(on('a1-clearing', state => monster(state, 'rat-brigand', CLEARING)));
  expect(play.whyNot(ATSU, 'activate:campfire')).toEqual(['why.monster', 'ASH-8.1']);
  expect(scene(on('a1-clearing', (_, atsu) => void atsu.health--)).can(ATSU)).toContain('activate:campfire');
});

rule(['ASH-8.2', 'ASH-10.7'], 'a Lock closes its space to everything, unless an ally says otherwise', () => {
  const locked = (state: State) => {
    state.locks = [CLEARING];
    state.portals.blue = [CLEARING, OAK];
  };
  const play = scene(on('a1-clearing', locked, { adventure: 1 }));
  for (const what of ['campfire', 'portal-blue'])
    expect(play.whyNot(ATSU, `activate:${what}`)).toEqual(['why.lock', 'ASH-8.2']);
  const helped = scene({
    set(state, [atsu]) {
      atsu.at = CLEARING;
      locked(state);
      state.bag.allies = [{ id: 'grateful-woodcutter', uses: 1 }];
    },
  });
  helped.does(ATSU, 'ally:grateful-woodcutter');
  expect(helped.state.locks).toEqual([]);
});

rule(
  ['ASH-8.3', 'ASH-8.12'],
  'a pile that is empty closes the exploration alone: a portal on the space is used',
  () => {
    const play = scene({
      at: 'a1-hollow-oak',
      set(state) {
        state.portals.blue = [at('a1-hollow-oak'), at('a1-old-mill')];
        state.piles[1] = [];
      },
    });
    expect(play.whyNot(ATSU, 'activate:exploration')?.[0]).toBe('why.pile');
    expect(play.can(ATSU)).toContain('activate:portal-blue');
  },
);

rule('ASH-8.3', 'of several uses one is chosen for each action', () => {
  const play = scene(
    on('a1-clearing', (state, atsu) => {
      state.portals.blue = [CLEARING, OAK];
      atsu.health--;
    }),
  );
  expect(play.can(ATSU)).toEqual(expect.arrayContaining(['activate:campfire', 'activate:portal-blue']));
});

rule(['ASH-8.4', 'ASH-8.7'], 'two tokens at a campfire, in any mix, never more than the sheet says', () => {
  const play = scene(on('a1-clearing', (_, atsu) => Object.assign(atsu, { health: 4, mana: 0 })));
  play.does(ATSU, 'activate:campfire').answers(ATSU, 'rest.ask', 'rest:health');
  expect(play.seat(0).offered('rest.ask')).toEqual(['rest:mana']);
  play.answers(ATSU, 'rest.ask', 'rest:mana');
  expect(play.hero(ATSU)).toMatchObject({ health: 5, mana: 1, disc: 5 });
});

rule(['ASH-8.4', 'ASH-8.7'], 'R76: no rest at a fire for whoever lacks nothing, but for whoever has a Trap', () => {
  const full = scene(on('a1-clearing'));
  expect(full.whyNot(ATSU, 'activate:campfire')).toEqual(['why.rested', 'ASH-8.7']);
  const trapped = scene(on('a1-clearing', (state, atsu) => holds(state, atsu, 'a1-find-21')));
  expect(trapped.can(ATSU)).toContain('activate:campfire');
  const tired = scene(on('a1-clearing', (_, atsu) => void atsu.mana--));
  expect(tired.can(ATSU)).toContain('activate:campfire');
});

rule(
  ['ASH-8.5', 'ASH-8.6', 'ASH-18.21'],
  'and a Trap goes in the same activation; with the option one or the other',
  () => {
    const trapped = (state: State, atsu: Hero) => {
      atsu.health = 2;
      holds(state, atsu, 'a1-find-21');
    };
    const play = scene(on('a1-clearing', trapped));
    play
      .does(ATSU, 'activate:campfire')
      .answers(ATSU, 'rest.ask', 'drop:a1-find-21')
      .answers(ATSU, 'rest.ask', 'rest:health');
    expect(play.state.discard).toEqual(['a1-find-21']);
    expect(play.hero(ATSU).health).toBe(3);
    const one = scene(on('a1-clearing', trapped, { options: { fireOne: true } }));
    one.does(ATSU, 'activate:campfire').answers(ATSU, 'rest.ask', 'rest:health');
    expect(one.seat(0).offered('rest.ask')).toEqual(['rest:health']);
  },
);

rule(['ASH-8.6', 'ASH-8.9'], 'with the option an inn does one thing too', () => {
  const plan: Plan = {
    options: { fireOne: true },
    at: 'a1-crossroads-inn',
    health: 1,
    hand: ['a1-find-21'],
    set(state) {
      state.bag.coins = 9;
    },
  };
  const rested = scene(plan).does(ATSU, 'activate:inn').answers(ATSU, 'inn.ask', 'rest:health');
  expect(rested.seat(0).offered('inn.ask')).toEqual(['rest:health']);
  const shed = scene(plan).does(ATSU, 'activate:inn').answers(ATSU, 'inn.ask', 'drop:a1-find-21');
  expect(shed.seat(0).asked()).toBe('turn.ask');
});

rule(
  ['ASH-8.6', 'ASH-8.5'],
  'with the option a fire that takes a Trap gives no rest, and one that gives rest takes none',
  () => {
    const trapped = (state: State, atsu: Hero) => holds(state, atsu, 'a1-find-21');
    const shed = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect([shed.seat(0).asked(), shed.hero(ATSU).health]).toEqual(['turn.ask', 2]);
    const rested = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'rest:health');
    expect(rested.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
    const both = resting({}, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect(both.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
  },
);

rule(['ASH-8.8', 'ASH-8.9', 'ASH-8.5'], 'one Trap for each activation, and no lot without its coins', () => {
  for (const [place, what, prompt] of [
    ['a1-clearing', 'campfire', 'rest.ask'],
    ['a1-crossroads-inn', 'inn', 'inn.ask'],
  ] as const) {
    const play = scene({
      at: place,
      health: 1,
      hand: ['a1-find-21', 'a2-find-28'],
      set(state) {
        state.bag.coins = 2;
      },
    });
    play.does(ATSU, `activate:${what}`).answers(ATSU, prompt, 'drop:a1-find-21');
    expect(play.seat(0).offered(prompt)).toEqual(['rest:health']);
    play.answers(ATSU, prompt, 'rest:health');
    expect(play.seat(0).asked()).toBe(what === 'inn' ? 'turn.ask' : 'rest.ask');
  }
});

rule(['ASH-8.8', 'ASH-8.9'], 'at an inn each lot of coins is one token, and a Trap goes for nothing', () => {
  const play = scene(
    on('a1-crossroads-inn', (state, atsu) => {
      Object.assign(atsu, { health: 1, mana: 0 });
      state.bag.coins = 5;
      holds(state, atsu, 'a1-find-21');
    }),
  );
  play.does(ATSU, 'activate:inn');
  for (const key of ['rest:health', 'drop:a1-find-21', 'rest:mana']) play.answers(ATSU, 'inn.ask', key);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, mana: 1, specials: ['a1-find-02'] });
  expect(play.state.bag.coins).toBe(1);
  expect(play.hero(ATSU).at).toBe(INN);
});

rule('ASH-8.8', 'R76: no bed at an inn without the coins for a token, or for whoever lacks nothing', () => {
  const guest = (coins: number, health: number, more?: (state: State, atsu: Hero) => void) =>
    scene(
      on('a1-crossroads-inn', (state, atsu) => {
        state.bag.coins = coins;
        atsu.health = health;
        more?.(state, atsu);
      }),
    );
  expect(guest(0, 2).whyNot(ATSU, 'activate:inn')).toEqual(['why.coins', 'ASH-8.8']);
  expect(guest(9, 5).whyNot(ATSU, 'activate:inn')).toEqual(['why.rested', 'ASH-8.7']);
  expect(guest(9, 4).can(ATSU)).toContain('activate:inn');
  // A Trap goes for nothing, and the Dryad heals for nothing.
  expect(guest(0, 5, (state, atsu) => holds(state, atsu, 'a1-find-21')).can(ATSU)).toContain('activate:inn');
  expect(guest(0, 4, state => void state.bag.allies.push({ id: 'dryad' })).can(ATSU)).toContain('activate:inn');
});

rule(
  ['ASH-8.10', 'ASH-8.11', 'ASH-8.31', 'ASH-17.1', 'ASH-17.11'],
  'a sanctuary sells steps, skills and slots, to whoever activates it',
  () => {
    const play = scene(
      on('a1-standing-stones', (state, _, tantan) => {
        tantan.at = STONES;
        state.bag.runes = { blue: 3, red: 1, mauve: 0 };
      }),
    );
    play.does(ATSU, 'activate:sanctuary');
    expect(
      play
        .seat(0)
        .offered('sanctuary.ask')
        .some(key => key.includes('tantan')),
    ).toBe(false);
    for (const key of ['step:health', 'learn:atsu-c1', 'slot:2']) play.answers(ATSU, 'sanctuary.ask', key);
    expect(play.state).toMatchObject({ bag: { runes: { blue: 1, red: 0 }, open: [true, true, false] } });
    expect(play.state.sheets[ATSU]).toMatchObject({ steps: { health: 1 }, skills: ['atsu-a0', 'atsu-c0', 'atsu-c1'] });
    expect(play.hero(ATSU)).toMatchObject({ health: 6, disc: 5 });
  },
);

rule('ASH-8.10', 'R76: a sanctuary without the runes for any upgrade is not activated', () => {
  const pilgrim = (blue: number) =>
    scene(on('a1-standing-stones', state => Object.assign(state.bag.runes, { blue, red: 0, mauve: 0 })));
  expect(pilgrim(0).whyNot(ATSU, 'activate:sanctuary')).toEqual(['why.runes', 'ASH-8.10']);
  expect(pilgrim(9).can(ATSU)).toContain('activate:sanctuary');
});

rule(['ASH-8.12', 'ASH-13.2'], 'ASH-X7: the top card of the pile with the number of the space', () => {
  const play = scene(
    on('a1-reed-pond', state => {
      state.boxed.push(...state.piles[3].splice(0).map(({ card }) => card));
      for (const card of ['a1-find-09', 'a1-find-10', 'a1-find-05'] as const) {
        state.boxed = state.boxed.filter(one => one !== card);
        for (const pile of Object.values(state.piles)) {
          const n = pile.findIndex(one => one.card === card);
          if (n >= 0) pile.splice(n, 1);
        }
        state.stalls[1] = state.stalls[1].map(one => (one === card ? null : one));
        state.piles[3].push({ card, faceUp: false });
      }
    }),
  );
  play.does(ATSU, 'activate:exploration');
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
  expect(play.state.piles[3].map(({ card }) => card)).toEqual(['a1-find-09', 'a1-find-10']);
});

rule(['ASH-8.13', 'ASH-8.36'], 'an empty pile closes its space, until cards come back', () => {
  const play = scene(
    on('a1-hollow-oak', state => state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card))),
  );
  expect(play.whyNot(ATSU, 'activate:exploration')?.[0]).toBe('why.pile');
  const again = scene(
    on('a1-hollow-oak', state => {
      const cards = state.piles[1].splice(0);
      state.piles[1].push(...cards.slice(0, 1));
      state.boxed.push(...cards.slice(1).map(({ card }) => card));
    }),
  );
  expect(again.can(ATSU)).toContain('activate:exploration');
});

rule(
  ['ASH-8.14', 'ASH-8.15', 'ASH-8.17', 'ASH-8.18', 'ASH-8.32', 'ASH-8.33'],
  'buying and selling in any order; the stall stays empty',
  () => {
    const play = scene(
      on('a1-old-mill', (state, atsu) => {
        state.bag.coins = 1;
        holds(state, atsu, 'a1-find-08');
      }),
    );
    play
      .does(ATSU, 'activate:merchant-1')
      .answers(ATSU, 'shop.ask', 'sell:a1-find-08')
      .answers(ATSU, 'shop.ask', 'buy:a1-find-05');
    expect(play.state).toMatchObject({ bag: { coins: 0 }, discard: ['a1-find-08'] });
    expect(play.state.stalls[1]).toEqual(['a1-find-01', null, 'a1-find-09']);
    expect(play.hero(ATSU)).toMatchObject({ hand: ['a1-find-05'], disc: 5 });
  },
);

rule(['ASH-8.14', 'ASH-8.15'], 'R76: a merchant with whom there is nothing to buy and nothing to sell', () => {
  const customer = (coins: number, more?: (state: State, atsu: Hero) => void) =>
    scene(
      on('a1-old-mill', (state, atsu) => {
        state.bag.coins = coins;
        more?.(state, atsu);
      }),
    );
  expect(customer(0).whyNot(ATSU, 'activate:merchant-1')).toEqual(['why.trade', 'ASH-8.14']);
  expect(customer(9).can(ATSU)).toContain('activate:merchant-1');
  expect(customer(0, (state, atsu) => holds(state, atsu, 'a1-find-08')).can(ATSU)).toContain('activate:merchant-1');
  const soldOut = customer(9, state => {
    state.discard.push(...state.stalls[1].splice(0, 3, null, null, null).filter(card => card !== null));
  });
  expect(soldOut.whyNot(ATSU, 'activate:merchant-1')).toEqual(['why.trade.empty', 'ASH-8.14']);
});

rule('ASH-8.15', 'ASH-X27: a sale never costs anything', () => {
  expect([saleValue('a1-find-08', 2), saleValue('a1-find-07', 2), saleValue('a1-find-07', 4)]).toEqual([3, 1, 0]);
  expect(saleValue('a1-find-02', 2)).toBeUndefined();
});

rule(
  ['ASH-8.16', 'ASH-8.20', 'ASH-18.18'],
  'ASH-X27: cost less two, nothing for a card without a cost, nothing out of the Bag',
  () => {
    const play = scene(
      on('a1-old-mill', (state, atsu) => {
        holds(state, atsu, 'a1-find-08', 'a1-find-07', 'a1-find-01');
        state.bag.cards[0] = 'a1-find-06';
        for (const pile of Object.values(state.piles)) {
          const n = pile.findIndex(({ card }) => card === 'a1-find-06');
          if (n >= 0) pile.splice(n, 1);
        }
        state.boxed = state.boxed.filter(card => card !== 'a1-find-06');
      }),
    );
    play.does(ATSU, 'activate:merchant-1');
    const { decisions } = play.table.match;
    const prices = Object.fromEntries(decisions[0]?.options.map(({ key, with: params }) => [key, params?.n]) ?? []);
    expect(prices).toEqual({ 'sell:a1-find-08': 3, 'sell:a1-find-07': 1, 'sell:a1-find-01': 1 });
    const refused = play.seat(0).refused('shop.ask');
    expect(refused.find(({ key }) => key === 'sell:a1-find-02')?.why.text).toBe('why.worthless');
  },
);

rule('ASH-8.19', 'with an empty stall one may still sell', () => {
  const play = scene(
    on('a1-old-mill', (state, atsu) => {
      state.discard.push(...state.stalls[1].splice(0, 3, null, null, null).filter(card => card !== null));
      holds(state, atsu, 'a1-find-08');
    }),
  );
  play.does(ATSU, 'activate:merchant-1');
  expect(play.seat(0).offered('shop.ask')).toEqual(['sell:a1-find-08']);
  expect(play.hero(ATSU).at).toBe(MILL);
});

rule(
  ['ASH-8.19', 'ASH-8.18'],
  'R76: an empty stall and nothing to sell: the merchant is not visited, and no action is gone',
  () => {
    const play = scene({
      at: 'a1-old-mill',
      set(state, [atsu]) {
        state.bag.coins = 9;
        for (const card of state.stalls[1]) if (card) takeOut(state, card);
        atsu.specials = [];
      },
    });
    expect(play.whyNot(ATSU, 'activate:merchant-1')).toEqual(['why.trade.empty', 'ASH-8.14']);
  },
);

rule('ASH-8.21', 'Merchant 2 has stall 2', () => {
  const play = scene(on('a2-peddlers-stump', state => Object.assign(state.bag, { coins: 20 }), { adventure: 2 }));
  play.does(ATSU, 'activate:merchant-2');
  expect(play.seat(0).offered('shop.ask')).toEqual(play.state.stalls[2].map(card => `buy:${card}`));
});

rule(['ASH-8.22', 'ASH-8.24'], 'a quay takes coins and puts one down on another, monster or not', () => {
  const play = scene(
    on(
      'a3-island-quay',
      state => {
        state.bag.coins = 3;
        monster(state, 'rat-brigand', at('a3-east-quay'));
      },
      { adventure: 3 },
    ),
  );
  play.does(ATSU, 'activate:quay').answers(ATSU, 'place.where', `go:${at('a3-east-quay')}`);
  expect(play.hero(ATSU).at).toBe(at('a3-east-quay'));
  expect(play.state.bag.coins).toBe(2);
  expect(play.state.combat).toBeUndefined();
});

rule('ASH-8.23', 'without the coins it cannot be activated', () => {
  const play = scene(on('a3-east-quay', state => Object.assign(state.bag, { coins: 1 }), { adventure: 3 }));
  expect(play.whyNot(ATSU, 'activate:quay')?.[0]).toBe('why.coins');
});

rule(['ASH-8.25', 'ASH-8.26', 'ASH-8.35'], 'ASH-X32: a storm declined, then followed, onto a monster too', () => {
  const play = scene(
    on(
      'a4-west-storm',
      (state, atsu) => {
        atsu.disc = 2;
        monster(state, 'rat-guard', at('a4-caravan-gate'));
      },
      { adventure: 4, dice: ['blue', 'green'] },
    ),
  );
  play.does(ATSU, 'activate:storm').passes(ATSU, 'storm.ask');
  expect(play.hero(ATSU)).toMatchObject({ at: at('a4-west-storm'), disc: 1 });
  play.does(ATSU, 'activate:storm').answers(ATSU, 'storm.ask', `go:${at('a4-caravan-gate')}`);
  expect(play.hero(ATSU)).toMatchObject({ at: at('a4-caravan-gate'), disc: 0 });
});

rule(['ASH-8.27', 'ASH-8.28'], 'fireflies take four for one, and just four will do', () => {
  const glade = (coins: number, blue: number, red: number) => {
    const play = scene({
      adventure: 2,
      at: 'a2-firefly-glade',
      set(state) {
        Object.assign(state.bag, { coins, runes: { blue, red, mauve: 0 } });
      },
    });
    if (!play.can(ATSU).includes('activate:fireflies')) return 0;
    return play.does(ATSU, 'activate:fireflies').seat(0).offered('fireflies.ask').length;
  };
  expect([glade(3, 3, 3), glade(4, 3, 3), glade(3, 4, 3), glade(3, 3, 4), glade(4, 4, 4)]).toEqual([0, 1, 1, 1, 3]);
});

rule(
  ['ASH-8.27', 'ASH-8.28', 'ASH-8.29'],
  'ASH-X31: as many exchanges as one likes, one way only, from the common stock',
  () => {
    const play = scene(
      on(
        'a2-firefly-glade',
        state => {
          state.bag.coins = 9;
          state.bag.runes.blue = 3;
        },
        { adventure: 2 },
      ),
    );
    const before = play.hero(ATSU).disc;
    play.does(ATSU, 'activate:fireflies');
    for (const what of ['coins-to-blue', 'coins-to-blue', 'blue-to-red'])
      play.answers(ATSU, 'fireflies.ask', `change:${what}`);
    expect(play.state.bag).toMatchObject({ coins: 1, runes: { blue: 1, red: 1, mauve: 0 } });
    expect(play.hero(ATSU).disc).toBe(before - 1);
  },
);

rule('ASH-8.27', 'R76: fireflies exchange nothing for whoever cannot pay', () => {
  const asking = (coins: number) =>
    scene(
      on(
        'a2-firefly-glade',
        state => {
          state.bag.coins = coins;
          Object.assign(state.bag.runes, { blue: 3, red: 3, mauve: 0 });
        },
        { adventure: 2 },
      ),
    );
  expect(asking(3).whyNot(ATSU, 'activate:fireflies')).toEqual(['why.exchange', 'ASH-8.27']);
  expect(asking(4).can(ATSU)).toContain('activate:fireflies');
});

rule('ASH-8.30', 'an empty place without a token cannot be activated', () => {
  const play = scene(on('a1-ruins', state => void delete state.events[at('a1-ruins')]));
  expect(play.can(ATSU).filter(key => key.startsWith('activate'))).toEqual([]);
});

rule('ASH-8.34', 'a colour without an arrow leaves one where one is, and the action is lost', () => {
  const arrows = board({ adventure: 4 }).spot(at('a4-west-storm')).arrows as Arrow[];
  const yellow = arrows.findIndex(({ colour }) => colour === 'yellow');
  const [arrow] = arrows.splice(yellow, 1);
  try {
    const play = scene({
      adventure: 4,
      dice: ['yellow'],
      set: (_, [atsu]) => Object.assign(atsu, { at: at('a4-west-storm') }),
    });
    const { disc } = play.hero(ATSU);
    play.does(ATSU, 'activate:storm');
    expect(play.hero(ATSU)).toMatchObject({ at: at('a4-west-storm'), disc: disc - 1 });
    expect(play.seat(0).asked()).toBe('turn.ask');
  } finally {
    if (arrow) arrows.splice(yellow, 0, arrow);
  }
});
