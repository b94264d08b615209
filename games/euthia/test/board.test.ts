// EUT-12 outside fights, EUT-14, EUT-16: hands, Health, Bags, Equipment, Gems, Sets, Essences.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { bagCount, bagSum, bagsUsed, excess, hasSet, heroRow, maxHealth, overflow, setSize } from '../rules/board.ts';
import { dieInCombat } from '../rules/harm.ts';
import { receiveTile } from '../rules/inventory.ts';
import type { Hero, State } from '../rules/state.ts';
import { deals, gives } from './fights.ts';
import { BESIDE, CHAPEL, gains, lays, scene, stands, tableOf } from './scene.ts';

const SET_BROOCH = 'set-brooch#1';
const bag = (hero: Hero, tile: string, engaged = false) =>
  hero.bags.push({ kind: 'tile', tile: { tile, engaged, gems: [], essences: [] } });
const bags = (hero: Hero, ...tiles: readonly string[]): void => {
  for (const tile of tiles) bag(hero, tile);
};
const one =
  (change: (hero: Hero, state: State) => void) =>
  (state: State, [hero]: readonly Hero[]) => {
    if (hero) change(hero, state);
  };

// ---- Silver and Gold cards ----

rule(['EUT-12.1', 'EUT-12.3'], 'on one’s own turn cards are good for a change: four Silver ones for a Gold one', () => {
  const play = scene({ set: state => deals(state, 0, ['curse', 'curse', 'frenzy', 'mind-control', 'frenzy']) });
  expect(play.can().filter(key => key.startsWith('play'))).toEqual([]);
  const [, , , , last = ''] = play.hero().hand;
  const four = play
    .hero()
    .hand.slice(0, 4)
    .map(card => `card:${card}`);
  play.does('cash:silver-for-card');
  play.answers(0, ...four);
  expect(play.hero().hand.length).toBe(2);
  expect(play.hero().hand).toContain(last);
  expect(play.state.silver.discard.length).toBe(4);
  const few = scene({ set: state => deals(state, 0, ['curse']) });
  expect(few.whyNot('cash:silver-for-card')).toEqual(['why.cards', 'EUT-12.3']);
});

rule('EUT-12.2', 'a set Demonite gives a Gold card when it is used', () => {
  const play = scene({
    set: one(hero => void gives(hero, 'mail-helm#1').gems.push({ gem: 'demonite', active: true })),
  });
  play.does('gem:demonite');
  expect(play.hero().hand.length).toBe(1);
});

rule('EUT-12.4', 'above five cards one discards at once, or changes first', () => {
  const play = scene({ set: state => deals(state, 1, ['curse', 'curse', 'curse', 'frenzy', 'frenzy', 'healing']) });
  expect(play.asked(1)).toBe('hand.limit');
  expect(play.can(1)).toContain('cash:silver-for-card');
  play.answers(1, `card:${play.hero(1).hand[0]}`);
  expect([play.hero(1).hand.length, play.asked(0)]).toEqual([5, 'turn.ask']);
});

// ---- Health ----

rule(['EUT-14.1', 'EUT-14.2'], 'Wounds take Health, healing gives it back up to the maximum', () => {
  const play = scene({ set: one(hero => Object.assign(hero, { health: 5 })) });
  const hero = play.hero();
  gains(play.state, hero, { op: 'sufferWounds', n: 3 }, { op: 'heal', n: 9 });
  expect([hero.health, maxHealth(hero)]).toEqual([6, 6]);
});

rule(
  ['EUT-14.16', 'EUT-14.17', 'EUT-14.22', 'EUT-14.23', 'EUT-14.24'],
  'a death outside combat: the Chapel, full Health, 2 Reputation and all Movement less; what one has stays',
  () => {
    const play = scene({
      set: stands('ch1-other-9', 1, (_, [hero]) => {
        if (!hero) return;
        Object.assign(hero, { health: 2, reputation: 1, movement: 2, gold: 5, hand: ['curse#1'], tokens: ['mining'] });
      }),
    });
    play.does(`walk:${BESIDE[0]}`);
    expect(play.hero()).toMatchObject({
      at: CHAPEL,
      health: 6,
      reputation: 0,
      movement: 0,
      gold: 5,
      gaar: 4,
      hand: ['curse#1'],
      tokens: ['mining'],
    });
    expect(play.hero(1).kills).toEqual([]);
    expect(play.asked()).toBe('turn.ask');
  },
);

rule('EUT-5.13', 'R10: who dies of a tile leaves the other places empty', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.territory = ['ch2-other-1', 'ch3-fixed-2', 'ch1-other-9'];
      if (hero) Object.assign(hero, { health: 2, movement: 1, reputation: 5 });
    },
  });
  play.does('walk:hex:0,1', 'place:-1,2');
  expect(play.hero()).toMatchObject({ at: CHAPEL, reputation: 3 });
  expect(Object.keys(play.state.map).length).toBe(2);
});

rule(
  ['EUT-14.3', 'EUT-14.7', 'EUT-14.8', 'EUT-14.9', 'EUT-14.10', 'EUT-14.11', 'EUT-14.12', 'EUT-14.13', 'EUT-14.15'],
  'EX-20: dying in a fight: full Health in the Chapel, 3 Gaar, a Gold card; the turn goes on',
  () => {
    const play = scene({
      set: one(hero =>
        Object.assign(hero, { health: 1, gaar: 0, movement: 1, tokens: ['mining'], reputation: 7, at: 'hex:0,0' }),
      ),
    });
    dieInCombat(tableOf(play.state), play.hero(), 1);
    expect(play.hero()).toMatchObject({
      at: CHAPEL,
      health: 6,
      gaar: 3,
      movement: 0,
      tokens: ['mining'],
      reputation: 7,
    });
    expect(play.hero().hand.length).toBe(1);
    expect(play.hero(1).kills).toEqual([0]);
  },
);

rule(
  ['EUT-14.18', 'EUT-14.19', 'EUT-14.21', 'EUT-16.8'],
  'equipping raises Maximum and current Health, taking off lowers both, engaged or not',
  () => {
    const play = scene({
      set: one(hero => {
        bag(hero, 'mail-helm#1', true);
        Object.assign(hero, { health: 4 });
      }),
    });
    play.does('equip:mail-helm#1:helm-1');
    expect([play.hero().health, maxHealth(play.hero())]).toEqual([5, 7]);
    expect(play.hero().slots['helm-1']?.tile?.engaged).toBe(true);
    play.does('unequip:helm-1');
    expect([play.hero().health, maxHealth(play.hero())]).toEqual([4, 6]);
    expect(play.hero().bags).toMatchObject([{ tile: { tile: 'mail-helm#1', engaged: true } }]);
  },
);

rule(
  ['EUT-14.18', 'EUT-14.19', 'EUT-16.28'],
  'what works from a Bag raises both when it comes and lowers both when it goes; nobody dies of what must go',
  () => {
    const laden = (health: number) =>
      scene({
        set: one(hero => {
          receiveTile(hero, 'artifact-sunken-crown#1');
          expect([hero.health, maxHealth(hero)]).toEqual([9, 9]);
          hero.health = health;
          bags(hero, 'healing-potion#1', 'healing-potion#2', 'healing-potion#3');
        }),
      });
    for (const [health, left] of [
      [7, 4],
      [2, 1],
    ] as const) {
      const play = laden(health);
      expect(play.asked()).toBe('bags.ask');
      play.does('discard:artifact-sunken-crown#1');
      expect([play.hero().health, maxHealth(play.hero())]).toEqual([left, 6]);
    }
  },
);

rule('EUT-14.18', 'EX-19: 6 + 1 + 1 + 1 (a Ruby) + 2 = 11', () => {
  const { state } = scene({
    heroes: ['maeldur', 'dral'],
    set: one(hero => {
      gives(hero, 'leather-helm#1');
      gives(hero, 'leather-greaves#1').gems.push({ gem: 'ruby', active: true });
      gives(hero, 'mail-gauntlets#1');
    }),
  });
  expect(maxHealth(state.heroes[0] as Hero)).toBe(11);
});

rule('EUT-14.26', 'R64: a Ruby raises Maximum and current Health when it is set', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'mail-helm#1');
      Object.assign(hero, { health: 3, stones: [{ gem: 'ruby' }] });
    }),
  });
  play.does('set:ruby:mail-helm#1');
  expect([play.hero().health, maxHealth(play.hero())]).toEqual([4, 8]);
});

rule(['EUT-14.20', 'EUT-14.18'], 'EX-23: what may not be taken off may be exchanged in one go', () => {
  const play = scene({
    heroes: ['maeldur', 'dral'],
    set: one(hero => {
      gives(hero, 'mail-greaves#1');
      bag(hero, 'plate-greaves#1');
      hero.health = 2;
    }),
  });
  expect(maxHealth(play.hero())).toBe(8);
  expect(play.whyNot('unequip:greaves-1')).toEqual(['why.healthFloor', 'EUT-14.20']);
  play.does('equip:plate-greaves#1:greaves-1');
  expect([play.hero().health, maxHealth(play.hero())]).toEqual([3, 9]);
  expect(play.hero().bags).toMatchObject([{ tile: { tile: 'mail-greaves#1' } }]);
});

// ---- Bags ----

rule(
  ['EUT-16.1', 'EUT-16.2', 'EUT-16.26', 'EUT-16.29', 'EUT-21.20'],
  'Gaar, Gems and Essences have slots of their own; beyond them each takes a Bag',
  () => {
    const { state } = scene();
    const [hero] = state.heroes as [Hero];
    const { gaarSlots, gemSlots } = heroRow(hero);
    Object.assign(hero, { gaar: gaarSlots, stones: Array.from({ length: gemSlots }, () => ({ essence: 'fire' })) });
    expect([bagsUsed(hero), excess(hero)]).toEqual([0, 0]);
    hero.stones.push({ gem: 'opal' });
    hero.gaar++;
    expect([bagsUsed(hero), overflow(hero)]).toEqual([2, { gaar: 1, dwurt: 0, stones: 1 }]);
    bag(hero, 'healing-potion#1');
    expect(excess(hero)).toBe(0);
    hero.stones.push({ essence: 'air' });
    expect(excess(hero)).toBe(1);
    const { state: other } = scene({ heroes: ['skoldur', 'ael'] });
    const [skoldur] = other.heroes as [Hero];
    Object.assign(skoldur, { dwurt: heroRow(skoldur).dwurtSlots + 1, gaar: 1 });
    expect(overflow(skoldur)).toEqual({ gaar: 1, dwurt: 1, stones: 0 });
  },
);

rule(['EUT-16.3', 'EUT-16.4', 'EUT-16.7'], 'a gained Item goes to a free slot that fits, else into a Bag', () => {
  const { state } = scene();
  const [hero] = state.heroes as [Hero];
  receiveTile(hero, 'mail-helm#1');
  receiveTile(hero, 'mail-helm#2');
  receiveTile(hero, 'mail-cuirass#1');
  expect(hero.slots['helm-1']?.tile?.tile).toBe('mail-helm#1');
  expect(hero.bags.length).toBe(2);
  expect([hero.health, maxHealth(hero)]).toEqual([7, 7]);
});

rule(['EUT-16.5', 'EUT-13.6'], 'R79: whoever has too much at the end of an Action uses, moves or discards', () => {
  const play = scene({
    set: one((hero, state) => {
      for (const n of [1, 2, 3, 4]) bag(hero, state.supply['healing-potion'].pop() ?? `healing-potion#${n}`);
      hero.health = 1;
    }),
  });
  expect(play.asked()).toBe('bags.ask');
  const use = play.can().find(key => key.startsWith('use:healing-potion')) ?? '';
  play.does(use);
  expect([play.hero().health, play.hero().bags.length, play.asked()]).toEqual([4, 3, 'turn.ask']);
  const swords = scene({
    set: one(hero => bags(hero, 'short-sword#1', 'short-sword#2', 'short-sword#3', 'mail-helm#1')),
  });
  expect(swords.can()).toContain('equip:mail-helm#1:helm-1');
  swords.does('discard:short-sword#1');
  expect(swords.state.posts.merchants.discard).toContain('short-sword#1');
});

rule(['EUT-16.6', 'EUT-16.28'], 'Equipment in a Bag does nothing; other Items work from there', () => {
  const play = scene({
    set: one((hero, state) => {
      bag(hero, 'mail-helm#1');
      bag(hero, state.supply['healing-potion'].pop() ?? '');
      hero.health = 1;
    }),
  });
  expect(maxHealth(play.hero())).toBe(6);
  expect(play.can().some(key => key.startsWith('use:healing-potion'))).toBe(true);
});

rule(
  ['EUT-16.10', 'EUT-16.11', 'EUT-16.12', 'EUT-16.30'],
  'EX-22: a sum of −1 covers a Bag; above zero there are three',
  () => {
    const play = scene({
      set: one(hero => {
        hero.slots['cuirass-1'] = { open: true };
        bag(hero, 'leather-cuirass#1');
        bag(hero, 'short-sword#1');
        bag(hero, 'short-sword#2');
      }),
    });
    play.does('equip:leather-cuirass#1:cuirass-1');
    expect([bagSum(play.hero()), bagCount(play.hero()), play.asked()]).toEqual([-1, 2, 'turn.ask']);
    const { state } = scene({ set: one(hero => void gives(hero, 'leather-gauntlets#1')) });
    expect([bagSum(state.heroes[0] as Hero), bagCount(state.heroes[0] as Hero)]).toEqual([1, 3]);
  },
);

rule('EUT-16.13', 'a sum below −3 is not allowed', () => {
  const heavy = { open: true, tile: { tile: 'leather-cuirass#1', engaged: false, gems: [], essences: [] } };
  const play = scene({
    set: one(hero => {
      // As many covered Bags as there are.
      Object.assign(hero.slots, {
        'cuirass-1': heavy,
        'helm-1': { ...heavy, tile: { ...heavy.tile, tile: 'mail-cuirass#1' } },
        'gauntlets-1': { ...heavy, tile: { ...heavy.tile, tile: 'plate-cuirass#1' } },
        'boots-1': { open: true },
      });
      hero.health = maxHealth(hero);
    }),
  });
  expect([bagSum(play.hero()), bagCount(play.hero())]).toEqual([-3, 0]);
  play.hero().slots['boots-1'] = { open: true };
  const boots = scene({
    set: (_, heroes) => {
      Object.assign(heroes[0] as Hero, structuredClone(play.hero()));
      bag(heroes[0] as Hero, 'plate-boots#1');
      bag(heroes[0] as Hero, 'leather-boots#1');
    },
  });
  expect(boots.asked()).toBe('bags.ask');
  expect(boots.can()).not.toContain('equip:plate-boots#1:boots-1');
});

// ---- Gems, Sets, Essences ----

rule(
  ['EUT-16.14', 'EUT-16.15', 'EUT-16.18', 'EUT-16.32'],
  'a loose Gem does nothing; set in Equipment it stays there',
  () => {
    const play = scene({
      set: one(hero => {
        gives(hero, 'mail-helm#1');
        Object.assign(hero, { health: 2, stones: [{ gem: 'opal' }] });
      }),
    });
    expect(play.can()).not.toContain('gem:opal');
    play.does('set:opal:mail-helm#1');
    expect(play.hero().slots['helm-1']?.tile?.gems).toEqual([{ gem: 'opal', active: true }]);
    expect(play.hero().stones).toEqual([]);
    expect(play.can().filter(key => key.startsWith('set'))).toEqual([]);
  },
);

rule(
  ['EUT-16.17', 'EUT-16.19', 'EUT-16.20'],
  'a set Gem is turned once a round, whatever its Equipment does, and keeps its state where it goes',
  () => {
    const play = scene({
      set: one(hero => {
        Object.assign(gives(hero, 'mail-helm#1'), { engaged: true, gems: [{ gem: 'opal', active: true }] });
        Object.assign(hero, { health: 2 });
      }),
    });
    play.does('gem:opal');
    expect(play.hero().health).toBe(3);
    expect(play.can()).not.toContain('gem:opal');
    play.does('unequip:helm-1');
    expect(play.hero().bags).toMatchObject([{ tile: { engaged: true, gems: [{ gem: 'opal', active: false }] } }]);
  },
);

rule(
  ['EUT-7.9', 'EUT-16.17', 'EUT-16.20'],
  'EX-24: the Cart of the Dragonhide Gauntlets engages them; their Gems do not care',
  () => {
    const play = scene({
      set: stands(
        'ch1-encounter-2',
        1,
        (_, [hero]) =>
          hero &&
          gives(hero, 'dragonhide-gauntlets#1').gems.push(
            { gem: 'emerald', active: true },
            { gem: 'demonite', active: true },
          ),
      ),
    });
    play.does('mine');
    play.does(play.can().find(key => key.includes('gauntlets')) ?? '');
    play.does(play.can()[0] ?? '');
    const tile = play.hero().slots['gauntlets-1']?.tile;
    expect(tile?.engaged).toBe(true);
    play.does('gem:demonite');
    expect(play.hero().hand.length).toBe(1);
    expect(play.hero().slots['gauntlets-1']?.tile?.gems).toEqual([
      { gem: 'emerald', active: true },
      { gem: 'demonite', active: false },
    ]);
  },
);

rule(
  ['EUT-16.21', 'EUT-16.22', 'EUT-16.23', 'EUT-16.31'],
  'EX-25: a Set is three pieces of one material, all worn; with two its effect waits',
  () => {
    const { state } = scene({
      set: one(hero => {
        gives(hero, 'mail-helm#1');
        gives(hero, 'mail-gauntlets#1');
        gives(hero, 'leather-greaves#1');
      }),
    });
    const [hero] = state.heroes as [Hero];
    expect([setSize(hero), hasSet(hero, { set: 3 })]).toEqual([2, false]);
    hero.slots['greaves-1'] = { open: true, tile: { tile: 'mail-greaves#1', engaged: false, gems: [], essences: [] } };
    expect([setSize(hero), hasSet(hero, { set: 3 }), hasSet(hero, { set: 4 })]).toEqual([3, true, false]);
  },
);

rule(['EUT-16.25', 'EUT-16.27'], 'a Water Essence is discarded for its healing', () => {
  const play = scene({ set: one(hero => Object.assign(hero, { health: 1, stones: [{ essence: 'water' }] })) });
  play.does('essence:water');
  expect(play.hero()).toMatchObject({ health: 4, stones: [] });
});

rule('EUT-6.8', 'R9: a tile that others reveal touches nobody else, unless the house says so', () => {
  const plan = (options: object) => ({
    options: options as never,
    set: (state: State, heroes: readonly Hero[]) => {
      lays(state, [['ch3-scenario-1', 1, 1]]);
      state.territory = ['ch2-other-1', 'ch3-fixed-2', 'ch1-other-9'];
      for (const hero of heroes) Object.assign(hero, { movement: 1, at: 'hex:1,0', health: 5 });
      Object.assign(heroes[1] as Hero, { at: 'hex:0,1' });
      Object.assign(heroes[0] as Hero, { at: 'hex:0,0' });
    },
  });
  const usual = scene(plan({})).does('walk:hex:0,1', 'place:-1,2');
  expect(usual.state.heroes.map(({ health }) => health)).toEqual([3, 5]);
  const house = scene(plan({ revealsReachAll: true })).does('walk:hex:0,1', 'place:-1,2');
  expect(house.state.heroes.map(({ health }) => health)).toEqual([3, 3]);
});

rule('EUT-16.24', 'EX-26: with a Set of three the jewel heals 2, with four the tiers add up to 3', () => {
  const healed = (pieces: readonly string[]) => {
    const play = scene({
      set: one(hero => {
        for (const piece of pieces) gives(hero, piece);
        gives(hero, SET_BROOCH);
        hero.health = 1;
      }),
    });
    const use = play.can().find(key => key.startsWith(`use:${SET_BROOCH}`));
    return use === undefined ? undefined : play.does(use).hero().health - 1;
  };
  const mail = ['mail-helm#1', 'mail-gauntlets#1', 'mail-greaves#1', 'mail-boots#1'];
  expect([2, 3, 4].map(n => healed(mail.slice(0, n)))).toEqual([undefined, 2, 3]);
});
