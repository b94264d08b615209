// EUT-16: Items.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { bagCount, bagSum, bagsUsed, excess, hasSet, heroRow, maxHealth, overflow, setSize } from '../rules/board.ts';
import { receiveTile } from '../rules/inventory.ts';
import type { Hero } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { usesOf } from '../rules/uses.ts';
import { fighting, gives, heroSum, rolled } from './fights.ts';
import { atEncounter, bagged, having, ORES, tile } from './places.ts';
import { BLOW } from './scenarios.ts';
import { at, bag, lays, type More, one, type Play, scene } from './scene.ts';

const SET_BROOCH = 'set-brooch#1';

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

rule(
  ['EUT-16.2', 'EUT-16.7'],
  'a tile goes on slots of its symbol alone, and off a slot only where a Bag is free',
  () => {
    const play = having(hero => bag(hero, 'mail-helm#1'));
    expect(play.can().filter(key => key.startsWith('equip'))).toEqual(['equip:mail-helm#1:helm-1']);
    const full = having(hero => {
      gives(hero, 'mail-helm#1');
      hero.bags = [1, 2, 3].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
    });
    expect(full.whyNot('unequip:helm-1')).toEqual(['why.bags', 'EUT-16.2']);
    const room = having(hero => {
      gives(hero, 'mail-helm#1');
      hero.bags = [1, 2].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
    }).does('unequip:helm-1');
    expect([room.hero().bags.length, room.hero().health, room.hero().slots['helm-1']?.tile]).toEqual([3, 5, undefined]);
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

rule(['EUT-16.3', 'EUT-16.12'], 'what would cover a Bag is stored, not put on; what gives one is put on', () => {
  const { state } = scene();
  const [hero] = state.heroes as [Hero];
  hero.slots['cuirass-1'] = { open: true };
  receiveTile(hero, 'leather-cuirass#1');
  receiveTile(hero, 'backpack#1');
  receiveTile(hero, 'healing-potion#1');
  expect(hero.slots['cuirass-1']?.tile).toBeUndefined();
  expect(hero.slots['jewellery-1']?.tile?.tile).toBe('backpack#1');
  expect(hero.bags).toMatchObject([{ tile: { tile: 'leather-cuirass#1' } }, { tile: { tile: 'healing-potion#1' } }]);
});

rule(
  ['EUT-16.4', 'EUT-16.5'],
  'what is worn may be the thing that goes: the better blade is put on in its place',
  () => {
    const play = scene({
      set: one(hero => {
        hero.bags = [tile('longsword#1'), ...ORES];
      }),
    });
    expect(play.asked()).toBe('bags.ask');
    play.does('replace:longsword#1:sword-1');
    expect([play.hero().slots['sword-1']?.tile?.tile, bagged(play.hero()), play.asked()]).toEqual([
      'longsword#1',
      ['iron-ore#1', 'iron-ore#2', 'iron-ore#3'],
      'turn.ask',
    ]);
    expect(play.state.boxed.tiles).toContain('ael-ash-wand');
  },
);

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
    set: one(hero => bag(hero, 'short-sword#1', 'short-sword#2', 'short-sword#3', 'mail-helm#1')),
  });
  expect(swords.can()).toContain('equip:mail-helm#1:helm-1');
  swords.does('discard:short-sword#1');
  expect(swords.state.posts.merchants.discard).toContain('short-sword#1');
});

rule(
  ['EUT-16.5', 'EUT-16.29'],
  'whoever has too much gives up a Gaar, a Gem or an Essence as well, each its own',
  () => {
    const laden = () =>
      having(hero => {
        Object.assign(hero, {
          gaar: 5,
          stones: [{ gem: 'opal' }, { gem: 'opal' }, { essence: 'air' }, { gem: 'onyx' }],
        });
        hero.bags = [1, 2, 3].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
      });
    expect(laden().asked()).toBe('bags.ask');
    const gaar = laden().does('discard:gaar');
    expect([gaar.hero().gaar, gaar.hero().bags.length, gaar.asked()]).toEqual([4, 3, 'turn.ask']);
    const ore = laden().does('discard:iron-ore#2');
    expect([ore.hero().gaar, ore.state.resources.mountain.discard]).toEqual([5, ['iron-ore#2']]);
    const stones = having(hero => {
      Object.assign(hero, {
        stones: [{ gem: 'opal' }, { gem: 'onyx' }, { essence: 'air' }, { gem: 'opal' }, { gem: 'ruby' }],
      });
      hero.bags = [1, 2, 3].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
    }).does('discard:essence.air');
    expect(stones.hero().stones).toEqual([{ gem: 'opal' }, { gem: 'onyx' }, { gem: 'opal' }, { gem: 'ruby' }]);
    const dwurt = having(
      hero => {
        Object.assign(hero, { dwurt: 6 });
        hero.bags = [1, 2, 3].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
      },
      { heroes: ['skoldur', 'ael'] },
    ).does('discard:dwurt');
    expect([dwurt.hero().dwurt, dwurt.asked()]).toEqual([5, 'turn.ask']);
  },
);

rule(['EUT-16.5', 'EUT-16.14', 'EUT-16.4'], 'or makes room: puts a tile on, sets a Gem, lays an Essence', () => {
  const full = (more: More, heroes = {}) =>
    having((hero, state) => {
      hero.bags = [1, 2, 3].map(n => ({ kind: 'resource', resource: `iron-ore#${n}` }));
      more(hero, state);
    }, heroes);
  const helm = full(hero => bag(hero, 'mail-helm#1'));
  expect(helm.asked()).toBe('bags.ask');
  expect(helm.can()).toContain('equip:mail-helm#1:helm-1');
  helm.does('equip:mail-helm#1:helm-1');
  expect(helm.asked()).toBe('turn.ask');
  const gems = [{ gem: 'opal' }, { gem: 'opal' }, { gem: 'opal' }, { gem: 'opal' }, { gem: 'onyx' }] as const;
  const set = full(hero => {
    gives(hero, 'mail-helm#1');
    hero.stones = [...gems];
  }).does('set:onyx:mail-helm#1');
  expect([set.asked(), set.hero().stones.length]).toEqual(['turn.ask', 4]);
  const laid = full(hero => (hero.stones = [...gems.slice(0, 4), { essence: 'fire' }]), {
    heroes: ['taesiri', 'ael'],
  }).does('lay:fire:taesiri-torpor');
  expect(laid.asked()).toBe('turn.ask');
});

rule('EUT-16.5', 'what lies on slots of its own makes no room, and is not asked for', () => {
  const play = scene({
    set: one(hero => {
      hero.gaar = 4;
      hero.stones = [{ gem: 'opal' }, { essence: 'fire' }];
      hero.bags = [...ORES, tile('mail-helm#1')];
      gives(hero, 'lucky-ring#1');
      gives(hero, 'leather-helm#1');
    }),
  });
  const ways = play.can().filter(key => !key.startsWith('discard:iron-ore'));
  expect(ways).toEqual(['replace:mail-helm#1:helm-1', 'discard:mail-helm#1']);
});

rule(
  ['EUT-16.5', 'EUT-16.29'],
  'the fifth Gaar and the fifth stone lie in Bags: they may go, be set or be used',
  () => {
    const play = scene({
      set: one(hero => {
        hero.gaar = 5;
        hero.health = 1;
        hero.stones = [{ gem: 'opal' }, { essence: 'water' }, { gem: 'opal' }, { gem: 'opal' }, { gem: 'opal' }];
        hero.bags = ORES.slice(0, 2);
        gives(hero, 'lucky-ring#1');
      }),
    });
    expect(play.can().filter(key => !key.startsWith('discard:iron'))).toEqual([
      'essence:water',
      'set:opal:lucky-ring#1',
      'discard:gaar',
      'discard:gem.opal',
      'discard:essence.water',
    ]);
    play.does('essence:water');
    expect([play.hero().health, play.asked()]).toEqual([4, 'turn.ask']);
  },
);

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

rule(['EUT-16.10', 'EUT-16.12'], 'what outweighed a covered Bag stays on while all Bags are full', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'leather-cuirass#1');
      gives(hero, 'leather-gauntlets#1');
      hero.bags = [...ORES];
    }),
  });
  expect(bagCount(play.hero())).toBe(3);
  expect(play.whyNot('unequip:gauntlets-1')).toEqual(['why.bags', 'EUT-16.2']);
});

rule(['EUT-16.12', 'EUT-16.8'], 'what covered a Bag is taken off into that very Bag', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'leather-cuirass#1');
      hero.bags = ORES.slice(0, 2);
    }),
  });
  expect(bagCount(play.hero())).toBe(2);
  play.does('unequip:cuirass-1');
  expect([bagCount(play.hero()), bagged(play.hero()), play.asked()]).toEqual([
    3,
    ['iron-ore#1', 'iron-ore#2', 'leather-cuirass#1'],
    'turn.ask',
  ]);
});

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
  ['EUT-16.14', 'EUT-16.15'],
  'the Gem that is named is set, where a Gem slot is free, and no second on one slot',
  () => {
    const play = having(hero => {
      gives(hero, 'mail-helm#1');
      hero.stones = [{ gem: 'opal' }, { essence: 'air' }, { gem: 'onyx' }];
    });
    expect(play.can().filter(key => key.startsWith('set'))).toEqual(['set:onyx:mail-helm#1', 'set:opal:mail-helm#1']);
    play.does('set:onyx:mail-helm#1');
    expect(play.hero().stones).toEqual([{ gem: 'opal' }, { essence: 'air' }]);
    expect(play.hero().slots['helm-1']?.tile?.gems).toEqual([{ gem: 'onyx', active: true }]);
    expect(play.can().filter(key => key.startsWith('set'))).toEqual([]);
  },
);

rule('EUT-16.15', 'a Gem that is set is no payment', () => {
  const play = scene({
    set: atEncounter('ch1-encounter-2', 'emissary', ['emissary-1'], (_, hero) => {
      hero.slots['helm-1'] = {
        open: true,
        tile: { tile: 'mail-helm#1', engaged: false, gems: [{ gem: 'emerald', active: true }], essences: [] },
      };
    }),
  });
  expect(play.whyNot('quest:emissary-1:0')).toEqual(['why.need', 'EUT-13.19']);
});

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

rule(['EUT-16.17', 'EUT-16.18'], 'a Ruby is never turned; a Gem is used at its own time', () => {
  const play = having(hero => {
    gives(hero, 'mail-helm#1').gems.push({ gem: 'ruby', active: true });
    gives(hero, 'mail-greaves#1').gems.push({ gem: 'emerald', active: true });
    hero.health = 2;
  });
  expect(play.can().filter(key => key.startsWith('gem'))).toEqual([]);
});

rule(
  ['EUT-16.17', 'EUT-16.20'],
  'a Gem turned on this roll is dark for the next, though its Weapon attacks again',
  () => {
    const strikes = (active: boolean): Play =>
      fighting({
        step: 'heroAfter',
        gaar: 0,
        combat: { ...BLOW, ledger: rolled([2, 2]), hope: 0 },
        set: one(hero => {
          hero.slots['sword-1'] = {
            open: true,
            tile: { ...fresh('hazel-wand#1'), gems: [{ gem: 'emerald', active }] },
          };
          if (hero.slots['ability-3']) hero.slots['ability-3'].tile = undefined;
        }),
      });
    const play = strikes(true).does('gem:emerald');
    expect([heroSum(play).total, play.can().includes('gem:emerald')]).toEqual([5, false]);
    expect(strikes(false).can()).not.toContain('gem:emerald');
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

rule(['EUT-16.25', 'EUT-16.27'], 'a Water Essence is discarded for its healing', () => {
  const play = scene({ set: one(hero => Object.assign(hero, { health: 1, stones: [{ essence: 'water' }] })) });
  play.does('essence:water');
  expect(play.hero()).toMatchObject({ health: 4, stones: [] });
});

rule('EUT-16.27', 'the Essence that is named is laid on Torpor, one of each kind', () => {
  const play = having(
    hero => (hero.stones = [{ essence: 'air' }, { gem: 'opal' }, { essence: 'fire' }, { essence: 'air' }]),
    {
      heroes: ['taesiri', 'ael'],
    },
  ).does('lay:fire:taesiri-torpor');
  expect(play.hero().stones).toEqual([{ essence: 'air' }, { gem: 'opal' }, { essence: 'air' }]);
  play.does('lay:air:taesiri-torpor');
  expect([play.hero().stones, play.can().some(key => key.startsWith('lay'))]).toEqual([
    [{ gem: 'opal' }, { essence: 'air' }],
    false,
  ]);
});

rule('EUT-16.27', 'of several Essences the one that is used goes', () => {
  const play = having(hero =>
    Object.assign(hero, { health: 1, stones: [{ essence: 'fire' }, { gem: 'opal' }, { essence: 'water' }] }),
  );
  play.does('essence:water');
  expect(play.hero().stones).toEqual([{ essence: 'fire' }, { gem: 'opal' }]);
});

rule(
  ['EUT-16.27', 'EUT-6.7'],
  'the Last Lantern takes Essences as Torpor does, and keeps their Powers off (R87)',
  () => {
    const table = scene({
      set: (state, [hero]) => {
        lays(state, [['ch1-other-9', 1, 1]]);
        state.territory = [];
        if (!hero) return;
        gives(hero, 'artifact-last-lantern#1');
        Object.assign(hero, {
          at: at(1, 0),
          movement: 2,
          health: 5,
          stones: [{ essence: 'fire' }, { essence: 'fire' }],
        });
      },
    });
    table.does('lay:fire:artifact-last-lantern#1');
    expect([table.hero().stones, table.can().some(key => key.startsWith('lay'))]).toEqual([
      [{ essence: 'fire' }],
      false,
    ]);
    table.does('walk:hex:1,1');
    expect(table.hero().health).toBe(5);
  },
);

rule(['EUT-16.27', 'EUT-5.30'], 'an effect that costs an Essence needs it, and takes it', () => {
  const stride = (essence: 'air' | 'fire') =>
    scene({
      heroes: ['taesiri', 'ael'],
      set: (state, [hero]) => {
        state.territory = [];
        if (!hero) return;
        gives(hero, 'taesiri-gale-stride');
        hero.stones = [{ essence }];
      },
    });
  expect(stride('fire').whyNot('use:taesiri-gale-stride:1')).toEqual(['why.essence', 'EUT-16.27']);
  const play = stride('air').does('use:taesiri-gale-stride:1', 'teleport:hex:1,0');
  expect(play.hero()).toMatchObject({ at: 'hex:1,0', stones: [], movement: 0 });
});

rule('EUT-16.28', 'Provisions and Scrolls of a Reward stack are used up (R85)', () => {
  const table = scene({
    set: (_, [hero]) => {
      if (!hero) return;
      for (const tile of ['hunter-trail-map#1', 'hunter-provisions#1']) gives(hero, tile);
      Object.assign(hero, { health: 3, gaar: 0 });
    },
  });
  table.does('use:hunter-trail-map#1:0', 'use:hunter-provisions#1:0');
  expect(table.hero()).toMatchObject({ movement: 3, health: 5, gaar: 1, bags: [] });
  expect(table.state.boxed.tiles).toEqual(expect.arrayContaining(['hunter-trail-map#1', 'hunter-provisions#1']));
});

rule(['EUT-16.31', 'EUT-16.22'], 'a jewel that needs a Set is useless from the moment a piece is taken off', () => {
  const play = scene({
    set: one(hero => {
      for (const id of ['mail-helm#1', 'mail-gauntlets#1', 'mail-greaves#1', 'set-brooch#1']) gives(hero, id);
      hero.health = 3;
    }),
  });
  expect(play.can()).toContain('use:set-brooch#1:0');
  play.does('unequip:helm-1');
  expect(play.whyNot('use:set-brooch#1:0')).toEqual(['why.set', 'EUT-16.22']);
});

rule('EUT-16.28', 'two Potions of a kind are one choice, two of different kinds are two', () => {
  const offered = (...potions: string[]) => {
    const play = having(hero => bag(hero, ...potions));
    return usesOf(play.state, play.hero(), ['hero-before']).map(({ key }) => key.replace(/#\d.*/, ''));
  };
  expect(offered('potion-rage#1')).toHaveLength(1);
  expect(offered('potion-rage#1', 'potion-rage#2')).toEqual(offered('potion-rage#1'));
  expect(offered('potion-rage#1', 'potion-rage#2', 'potion-rage#3')).toEqual(offered('potion-rage#1'));
  expect(new Set(offered('potion-rage#1', 'potion-focus#1')).size).toBe(2);
});
