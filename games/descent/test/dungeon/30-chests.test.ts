// DES-30: money, chests, treasure.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { gainCoins } from '../../rules/areas/coins.ts';
import { dealTreasure } from '../../rules/areas/treasure.ts';
import { calls } from '../../rules/calls.ts';
import { type Flow, type Hero, potionsLeft, type State, supplyPotion, type T } from '../../rules/state.ts';
import { first, quest } from '../guide.ts';
import { begun, type Play, scene, tableOf } from '../scene.ts';

interface Found {
  readonly number: number;
  readonly tier?: 'copper' | 'silver' | 'gold';
  readonly set?: (state: State) => void;
  readonly options?: { readonly [option: string]: boolean };
  readonly players?: number;
  readonly before?: (t: T) => unknown;
}

/** The first hero opens a chest of Into the Dark with this number. */
function opens({ number, tier = 'copper', set, before, ...rest }: Found): Play {
  const play = quest('heart-of-darkness', {
    areas: [0, 1, 2, 3],
    quiet: true,
    ...rest,
    set: state => set?.(state),
    *next(t): Flow {
      const chest = t.state.board.markers.find(one => one.kind === 'chest' && one.tier === tier);
      if (!chest) return;
      t.state.guide.chests[chest.id] = number;
      before?.(t);
      yield* calls(t).openChest(t, first, chest.id);
    },
  });
  const { overlordSeat } = play;
  while (play.asked(overlordSeat)?.startsWith('overlord.')) play.passes(overlordSeat);
  return play;
}

const content = (play: Play): Play => {
  for (const seat of [0, 1]) while (play.asked(seat) === 'equip.ask') play.passes(seat);
  return play;
};

const owned = (play: Play) => play.state.heroes.map(({ equipped, pack }) => equipped.length + pack.length);

rule(['DES-30.1', 'DRF-10.8'], 'money is a hundred coins for every hero, in Town too', () => {
  const play = quest('heart-of-darkness', {
    quiet: true,
    *next(t) {
      const [, other] = t.state.heroes;
      if (other) other.at = undefined;
      const money = t.state.board.markers.find(({ kind }) => kind === 'money');
      if (money) yield* calls(t).pickUp(t, first, money.id);
    },
  });
  expect(play.state.heroes.map(({ coins }) => coins)).toEqual([400, 400]);
  expect(play.state.board.markers.some(({ kind }) => kind === 'money')).toBe(false);
});

rule(['DES-30.3'], 'nobody opens a chest under another figure, and potions in it are the opener’s', () => {
  const play = opens({ number: 3, tier: 'silver', before: ({ state }) => state.decks.treasures.silver.splice(0) });
  expect(play.state.heroes.map(({ potions }) => potions)).toEqual([['healing-potion'], []]);
});

rule(['DES-29.4', 'DRF-1.10'], 'of a potion of which none is left in the box a chest gives none', () => {
  const none: Found['before'] = ({ state }) => {
    state.decks.treasures.silver.splice(0);
    while (potionsLeft(state, 'healing-potion') > 0) supplyPotion(state, 'healing-potion', -1);
  };
  const play = opens({ number: 3, tier: 'silver', before: none });
  expect([play.state.heroes.map(({ potions }) => potions), potionsLeft(play.state, 'healing-potion')]).toEqual([
    [[], []],
    0,
  ]);
});

rule(
  ['DES-30.4', 'DES-30.5', 'DES-30.6', 'DES-39.4'],
  'curses come first: as much threat as there are heroes for each',
  () => {
    const play = opens({ number: 2 });
    expect(play.state.overlord.threat).toBe(2);
    const told = play.log;
    expect(told.indexOf('log.overlord.threat')).toBeLessThan(told.indexOf('log.conquest.gained'));
    expect(told.indexOf('log.chest.opens')).toBeLessThan(told.indexOf('log.overlord.threat'));
    expect(opens({ number: 1 }).state.overlord.threat).toBe(0);
  },
);

rule(
  ['DES-30.7', 'DES-30.9', 'DES-30.15', 'DES-32.7'],
  'each hero has a card for each treasure, in Town too; the chest is gone and its colour on sale',
  () => {
    const play = content(
      opens({
        number: 1,
        before: ({ state }) => {
          const [, other] = state.heroes;
          if (other) other.at = undefined;
          state.decks.treasures.copper = ['crystal-shield#1', 'bane#1'];
        },
      }),
    );
    expect(play.state.heroes.map(({ equipped }) => equipped)).toEqual([['bane#1'], ['crystal-shield#1']]);
    expect(play.state.board.markers.filter(({ kind }) => kind === 'chest')).toHaveLength(5);
    expect(play.state.opened).toEqual(['copper']);
  },
);

rule(
  ['DES-30.7', 'DES-30.9'],
  'EX-72: two treasures are two cards for each of three heroes, one of them in Town',
  () => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'grey-ker'],
      set: (state, [, , third]) => {
        if (third) third.at = undefined;
        state.decks.treasures.copper = [
          'bane#1',
          'crystal-shield#1',
          'belt-of-strength#1',
          'ring-of-quickness#1',
          'bone-blade#1',
          'mana-weave#1',
        ];
      },
      *first(t) {
        yield* dealTreasure(t, 'copper', 2, t.state.heroes, undefined);
      },
    });
    while (play.asked() === 'equip.ask') play.passes(0);
    expect(play.state.heroes.map(({ equipped, pack }) => equipped.length + pack.length)).toEqual([2, 2, 2]);
    expect(play.state.decks.treasures.copper).toEqual([]);
  },
);

rule('DES-30.8', 'by the house rule whoever opened the chest deals the cards', () => {
  const play = opens({
    number: 1,
    options: { 'opener-deals': true },
    before: ({ state }) => {
      state.decks.treasures.copper = ['crystal-shield#1', 'bane#1'];
    },
  });
  expect([play.asked(0), play.can(0)]).toEqual(['ask.deal', ['hero:steelhorns', 'hero:mad-carthos']]);
  play.does('hero:mad-carthos');
  expect(content(play).state.heroes.map(({ equipped }) => equipped)).toEqual([['crystal-shield#1'], ['bane#1']]);
});

rule(
  ['DES-30.10', 'DRF-1.10'],
  'a deck that has run out stays empty; what is short goes where the overlord likes',
  () => {
    const one = opens({
      number: 1,
      before: ({ state }) => {
        state.decks.treasures.copper = ['bane#1'];
      },
    });
    expect([one.asked(1), one.can(1)]).toEqual(['ask.deal', ['hero:steelhorns', 'hero:mad-carthos']]);
    one.answers(1, 'hero:mad-carthos');
    expect(owned(content(one))).toEqual([0, 1]);
    expect(one.log).toContain('log.treasure.none');
    const none = opens({
      number: 1,
      before: ({ state }) => {
        state.decks.treasures.copper = [];
      },
    });
    expect(owned(none)).toEqual([0, 0]);
  },
);

rule(
  ['DES-30.11', 'DES-30.14', 'DES-28.4'],
  'whoever gets something arranges it at once, out of turn, or drops it for good',
  () => {
    const play = opens({
      number: 1,
      players: 2,
      before: ({ state }) => {
        state.decks.treasures.copper = ['crystal-shield#1', 'bane#1'];
      },
    });
    expect([play.asked(0), play.can(0)]).toEqual(['equip.ask', ['put-away:bane#1', 'drop:bane#1']]);
    play.answers(0, 'drop:bane#1');
    expect(play.state.lost).toContain('bane#1');
    while (play.asked(0) === 'equip.ask') play.passes(0);
    expect(play.asked(1)).toBe('equip.ask');
    play.answers(1, 'put-away:crystal-shield#1');
    expect(play.hero(1).pack).toEqual(['crystal-shield#1']);
  },
);

rule('DES-30.11', 'a chest asks each hero once, also whoever cannot put to use what they got', () => {
  const play = opens({
    number: 1,
    players: 2,
    set: ({ heroes }) => {
      for (const hero of heroes) hero.equipped = ['chain-mail#1'];
    },
    before: ({ state }) => {
      state.decks.treasures.copper = ['plate-mail#1', 'cloak-of-deception#1'];
    },
  });
  const asked: number[] = [];
  for (let seat = play.asked(0) ? 0 : 1; play.asked(seat) === 'equip.ask'; seat = play.asked(0) ? 0 : 1) {
    asked.push(seat);
    expect(play.hero(seat).pack).toHaveLength(1);
    play.passes(seat);
  }
  expect(asked).toEqual([0, 1]);
});

rule(['DES-30.12', 'DES-30.13', 'DES-38.3'], 'coins are for everybody, conquest for the pool, at once', () => {
  const coins = opens({
    number: 3,
    before: ({ state }) => {
      state.decks.treasures.copper = [];
    },
  });
  expect(coins.state.heroes.map(hero => hero.coins)).toEqual([400, 400]);
  expect(opens({ number: 1 }).state.conquest).toBe(5 + 1);
  expect(opens({ number: 2, tier: 'gold' }).state.conquest).toBe(5 + 1);
});

rule('DES-30.12', 'coins that come are a gain for their hero; what cannot be taken from an empty purse is none', () => {
  const state = begun();
  const gained: boolean[] = [];
  const tell = (_: string, __: unknown, how?: { readonly scene?: unknown }): void =>
    void gained.push(how?.scene !== undefined);
  const hero = state.heroes[0] as Hero;
  hero.coins = 0;
  for (const n of [50, -75, -25]) gainCoins(Object.assign(tableOf(state), { tell }), hero, n, 'DES-30.12');
  expect([gained, hero.coins]).toEqual([[true, false, false], 0]);
});

rule(['DES-30.17', 'DES-2.5'], 'a cache gives what is in it and another card; nobody saw either before', () => {
  const play = content(
    opens({
      number: 1,
      before: ({ state }) => {
        state.decks.treasures.copper = ['crystal-shield#1', 'bane#1', 'treasure-cache-copper-coins#1'];
      },
    }),
  );
  expect(play.hero()).toMatchObject({ coins: 350, equipped: ['bane#1'] });
  expect(play.state.lost).toContain('treasure-cache-copper-coins#1');
  expect(play.seat(0).view().decks.treasures.copper).toBe(0);
});
