// EUT-16, EUT-11.17, EUT-13: what finds room, what must go and where it goes; Gems and Essences; effects that engage and disengage.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { isProtected, maxHealth, onSlots, trophiesOf } from '../rules/board.ts';
import { receiveTile } from '../rules/inventory.ts';
import type { Hero, State } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { fighting, gives } from './fights.ts';
import { at, CHAPEL, lays, marks, scene, stands } from './scene.ts';

type More = (hero: Hero, state: State) => void;
const having = (more: More, heroes: Parameters<typeof scene>[0] = {}) =>
  scene({ ...heroes, set: (state, [hero]) => hero && more(hero, state) });
const bag = (hero: Hero, ...tiles: readonly string[]): void => {
  for (const tile of tiles) hero.bags.push({ kind: 'tile', tile: fresh(tile) });
};
const engaged = (hero: Hero, id: string): boolean | undefined => onSlots(hero).find(({ tile }) => tile === id)?.engaged;

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

rule(['EUT-16.5', 'EUT-3.20'], 'in another’s turn nobody uses anything to make room (R74)', () => {
  const play = scene({
    set: (_, heroes) => {
      const [, other] = heroes as [Hero, Hero];
      Object.assign(other, { health: 1 });
      for (const n of [1, 2, 3, 4]) bag(other, `healing-potion#${n}`);
    },
  });
  expect([play.asked(1), play.can(1).some(key => key.startsWith('use'))]).toEqual(['bags.ask', false]);
  play.answers(1, 'discard:healing-potion#1');
  expect(play.asked(0)).toBe('turn.ask');
});

rule(
  ['EUT-16.5', 'EUT-8.16', 'EUT-1.5'],
  'each thing goes to its own discard pile; a Trophy of an Elite leaves the game',
  () => {
    const play = having(hero => {
      bag(hero, 't1-rough-gem#1', 'mail-helm#1', 'mail-helm#2', 'healing-potion#1');
      hero.slots['helm-1'] = { open: true, tile: fresh('mail-helm#3') };
      hero.bags.push({ kind: 'trophy', card: 'old-grimhorn' }, { kind: 'trophy', card: 'ogre' });
    });
    for (const thing of ['t1-rough-gem#1', 'old-grimhorn', 'ogre']) play.does(`discard:${thing}`);
    expect([play.state.treasures[1].discard, play.state.monsters[2].discard]).toEqual([['t1-rough-gem#1'], ['ogre']]);
    expect([play.state.boxed.tiles, play.asked()]).toEqual([['old-grimhorn'], 'turn.ask']);
  },
);

rule(
  ['EUT-11.17', 'EUT-11.3'],
  'a Trophy with full Bags: the thing that is named goes, and nothing else; or the card does',
  () => {
    const won = () =>
      fighting({
        step: 'trophy',
        set: (_, [hero]) => {
          if (!hero) return;
          bag(hero, 'mail-helm#1');
          hero.bags.push({ kind: 'resource', resource: 'iron-ore#1' }, { kind: 'trophy', card: 'ogre' });
        },
      });
    expect(won().can()).toEqual(['discard:mail-helm#1', 'discard:iron-ore#1', 'discard:ogre']);
    const kept = won().does('discard:iron-ore#1');
    expect([trophiesOf(kept.hero()), kept.hero().bags.length]).toEqual([['ogre', 'dragonfly'], 3]);
    expect(kept.state.resources.mountain.discard).toEqual(['iron-ore#1']);
    const left = won().passes();
    expect([trophiesOf(left.hero()), left.state.monsters[1].discard]).toEqual([['ogre'], ['dragonfly']]);
  },
);

// ---- Gems and Essences ----

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

rule(['EUT-16.27', 'EUT-15.18', 'EUT-6.7'], 'Torpor keeps off the Power whose Essence lies on it, and no other', () => {
  const walks = (...laid: readonly ('fire' | 'water')[]) =>
    having(
      (hero, state) => {
        lays(state, [['ch1-other-9', 1, 1]]); // Fire at (1,1)
        state.territory = [];
        const torpor = onSlots(hero).find(({ tile }) => tile === 'taesiri-torpor');
        Object.assign(torpor ?? {}, { essences: [...laid] });
        Object.assign(hero, { at: at(1, 0), movement: 1, health: 5 });
      },
      { heroes: ['taesiri', 'ael'] },
    )
      .does('walk:hex:1,1')
      .hero().health;
  expect([walks(), walks('water'), walks('fire')]).toEqual([3, 3, 5]);
  const { state } = scene();
  const [ael] = state.heroes as [Hero];
  const [wand] = onSlots(ael);
  if (wand) wand.essences = ['fire'];
  expect(isProtected(ael, 'fire')).toBe(false);
});

rule(
  ['EUT-16.27', 'EUT-13.12'],
  'a vial or a raw Gem is one of the player’s choice; Demonites and Diamonds are none',
  () => {
    const bead = having(hero => bag(hero, 't1-essence-bead#1')).does('use:t1-essence-bead#1:0');
    expect(bead.can()).toHaveLength(4);
    bead.does('essence-choice:earth');
    expect(bead.hero()).toMatchObject({ stones: [{ essence: 'earth' }], bags: [] });
    const gem = having(hero => bag(hero, 't1-rough-gem#1')).does('use:t1-rough-gem#1:0');
    expect([gem.can().length, gem.can().some(key => /demonite|diamond/.test(key))]).toEqual([6, false]);
    gem.does('gem-choice:ruby');
    expect(gem.hero().stones).toEqual([{ gem: 'ruby' }]);
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

rule('EUT-16.27', 'of several Essences the one that is used goes', () => {
  const play = having(hero =>
    Object.assign(hero, { health: 1, stones: [{ essence: 'fire' }, { gem: 'opal' }, { essence: 'water' }] }),
  );
  play.does('essence:water');
  expect(play.hero().stones).toEqual([{ essence: 'fire' }, { gem: 'opal' }]);
});

rule(
  ['EUT-16.31', 'EUT-16.22', 'EUT-14.19'],
  'a permanent effect of a Set holds while it is worn: Health comes and goes with it',
  () => {
    const play = having(
      hero => {
        gives(hero, 'keleia-steel-set');
        for (const tile of ['mail-helm#1', 'mail-greaves#1', 'mail-gauntlets#1']) gives(hero, tile);
        bag(hero, 'mail-cuirass#1');
        hero.slots['cuirass-1'] = { open: true };
        hero.health = 5;
      },
      { heroes: ['keleia', 'ael'] },
    );
    const before = maxHealth(play.hero());
    play.does('equip:mail-cuirass#1:cuirass-1');
    const cuirass = maxHealth(play.hero()) - before;
    play.does('unequip:helm-1');
    expect([cuirass - 2, maxHealth(play.hero())]).toEqual([expect.any(Number), before + cuirass - 2 - 1]);
    expect(play.hero().health).toBe(5 + cuirass - 3);
  },
);

// ---- engaging ----

rule(
  ['EUT-15.13', 'EUT-4.10'],
  'a Clover on a roll outside combat engages its tile; what has none is not offered',
  () => {
    const play = scene({
      dice: [4, 4],
      set: stands('ch1-fixed-2', 2, (_, [hero]) => {
        if (!hero) return;
        bag(hero, 'armourer-whetstone#1');
        hero.gaar = 0;
      }),
    }).does('challenge');
    expect(play.can()).toEqual(['use:ael-blessing:0']);
    play.does('use:ael-blessing:0');
    expect(engaged(play.hero(), 'ael-blessing')).toBe(true);
  },
);

rule(['EUT-15.13', 'EUT-15.16'], 'an Ability that disengages another: one that was engaged, not itself', () => {
  const quick = (...spent: readonly string[]) =>
    having(
      hero => {
        gives(hero, 'taesiri-quickening');
        for (const tile of onSlots(hero)) if (spent.includes(tile.tile)) tile.engaged = true;
      },
      { heroes: ['taesiri', 'ael'] },
    );
  const abilities = onSlots(quick().hero()).flatMap(({ tile }) => (/quickening|torpor/.test(tile) ? [] : [tile]));
  const [weapon = '', first = '', second = ''] = abilities;
  expect(quick().whyNot('use:taesiri-quickening:0')).toEqual(['why.disengaged', 'EUT-15.13']);
  expect(quick(weapon).whyNot('use:taesiri-quickening:0')).toEqual(['why.disengaged', 'EUT-15.13']);
  const one = quick(weapon, first, second).does('use:taesiri-quickening:0');
  expect([one.asked(), one.can()]).toEqual(['disengage.ask', [`disengage:${first}`, `disengage:${second}`]]);
  one.does(`disengage:${second}`);
  expect([first, second, 'taesiri-quickening'].map(id => engaged(one.hero(), id))).toEqual([true, false, true]);
});

rule(
  ['EUT-4.4', 'EUT-9.2', 'EUT-15.13'],
  'an Ability performs a Combat Action instead of the token, and is engaged for it',
  () => {
    const meets = (tokens: Hero['tokens']) =>
      scene({
        heroes: ['dral', 'ael'],
        set: stands('ch1-fixed-1', 1, (_, [hero]) => {
          if (!hero) return;
          gives(hero, 'dral-warpath');
          Object.assign(hero, { movement: 1, tokens });
        }),
      }).does('walk:hex:1,1');
    const alone = meets(['mining']);
    expect([alone.asked(), engaged(alone.hero(), 'dral-warpath'), alone.hero().tokens]).toEqual([
      'combat.before',
      true,
      ['mining'],
    ]);
    const both = meets(['combat']);
    expect([both.asked(), both.can()]).toEqual(['pay.ask', ['pay:token', 'pay:use:dral-warpath:0']]);
    both.does('pay:use:dral-warpath:0');
    expect([engaged(both.hero(), 'dral-warpath'), both.hero().tokens]).toEqual([true, ['combat']]);
    const token = meets(['combat']).does('pay:token');
    expect([engaged(token.hero(), 'dral-warpath'), token.hero().tokens]).toEqual([false, []]);
  },
);

rule(['EUT-21.8', 'EUT-21.7'], 'Dwurt: exactly as many as a tile costs will do; without any none is spent', () => {
  const sniffs = (dwurt: number) =>
    scene({
      heroes: ['skoldur', 'ael'],
      set: stands('ch1-encounter-2', 1, (_, [hero]) => {
        if (!hero) return;
        gives(hero, 'skoldur-sniff-ore');
        Object.assign(hero, { dwurt, tokens: [] });
      }),
    });
  expect(sniffs(0).whyNot('mine')).toEqual(['why.action', 'EUT-7.1']);
  const play = sniffs(1).does('mine');
  expect(play.hero()).toMatchObject({ dwurt: 0, dwurtDie: 1 });
  const roll = scene({
    heroes: ['skoldur', 'ael'],
    dice: [4, 4],
    set: stands('ch1-fixed-2', 2, (_, [hero]) => hero && Object.assign(hero, { dwurt: 0, gaar: 1 })),
  }).does('challenge');
  expect(roll.whyNot('dwurt')).toEqual(['why.dwurt', 'EUT-21.7']);
});

rule(['EUT-21.11', 'EUT-21.16'], 'the Dwurt die is avoided only with a Dwurt, and zero needs no avoiding', () => {
  const ends = (dwurt: number, dwurtDie: number) =>
    having(hero => Object.assign(hero, { dwurt, dwurtDie, tokens: [] }), { heroes: ['skoldur', 'ael'] }).does('end');
  expect([ends(1, 2).asked(0), ends(1, 2).can(0)]).toEqual(['dwurt.ask', ['resolve', 'drink']]);
  const drunk = ends(1, 2).does('drink');
  expect(drunk.hero()).toMatchObject({ dwurt: 0, dwurtDie: 0, hand: [] });
  expect(ends(0, 2).hero()).toMatchObject({ hand: { length: 2 }, dwurtDie: 0 });
  expect(ends(1, 0).hero()).toMatchObject({ dwurt: 2 });
});

rule(
  ['EUT-21.3', 'EUT-21.11', 'EUT-21.12'],
  'while the Dwurt die is about to be resolved a Gaar may become the Dwurt that avoids it; at zero nobody is asked',
  () => {
    const ends = (gaar: number, dwurtDie: number, dwurt = 0) =>
      having(hero => Object.assign(hero, { gaar, dwurt, dwurtDie, health: 6, tokens: [] }), {
        heroes: ['skoldur', 'ael'],
      }).does('end');
    const play = ends(2, 5);
    expect([play.asked(0), play.can(0)]).toEqual(['dwurt.ask', ['resolve', 'convert']]);
    play.does('convert');
    expect(play.hero()).toMatchObject({ gaar: 1, dwurt: 1, dwurtDie: 5 });
    expect([play.asked(0), play.can(0)]).toEqual(['dwurt.ask', ['resolve', 'drink', 'convert']]);
    play.does('drink');
    expect(play.hero()).toMatchObject({ gaar: 1, dwurt: 0, dwurtDie: 0, health: 6, hand: [] });
    expect(play.state.turn.seat).toBe(1);
    const dead = ends(2, 5).does('resolve');
    expect(dead.hero()).toMatchObject({ at: CHAPEL, dwurtDie: 0 });
    expect(ends(0, 5, 1).can(0)).toEqual(['resolve', 'drink']);
    expect(ends(1, 0).asked(1)).toBe('turn.ask');
  },
);

// ---- tokens of others ----

rule(
  ['EUT-7.2', 'EUT-13.10', 'EUT-13.4'],
  'whoever mines or Challenges leaves the tokens of others where they are',
  () => {
    const mine = scene({
      set: stands('ch1-encounter-2', 1, (state, [hero]) => {
        marks(state, 'hex:2,1', 'interaction', 1);
        if (hero) hero.gold = 2;
      }),
    }).does('mine');
    expect(mine.state.tokens['hex:2,1']).toEqual([
      { kind: 'interaction', seat: 1 },
      { kind: 'interaction', seat: 0 },
    ]);
    const challenge = scene({
      dice: [4, 4],
      set: stands('ch1-fixed-2', 2, (state, [hero]) => {
        marks(state, 'hex:1,2', 'interaction', 1);
        if (hero) Object.assign(hero, { gold: 2, gaar: 0 });
      }),
    }).does('challenge');
    expect(challenge.state.tokens['hex:1,2']).toHaveLength(2);
  },
);

rule(['EUT-7.6', 'EUT-20.13'], 'whoever has two tokens takes back one of their own; who has one mines no more', () => {
  const play = scene({
    set: stands('ch1-encounter-2', 1, state => marks(state, 'hex:2,1', 'interaction', 1, 0, 0)),
  }).does('mine');
  expect(play.state.tokens['hex:2,1']).toEqual([
    { kind: 'interaction', seat: 1 },
    { kind: 'interaction', seat: 0 },
  ]);
  expect([play.hero().gold, play.hero(1).gold]).toEqual([0, 0]);
  expect(play.whyNot('mine')?.[1]).toBe('EUT-7.3');
});

rule(
  ['EUT-7.1', 'EUT-6.4', 'EUT-7.8'],
  'no mining beside a Monster; with an open vein three are drawn and one is kept, without a Cart',
  () => {
    const guarded = scene({ set: stands('ch1-other-1', 0) });
    expect(guarded.whyNot('mine')).toEqual(['why.guarded', 'EUT-6.4']);
    const vein = scene({
      set: stands('ch1-encounter-2', 1, state => {
        state.scenario.modifiers.push({ modifier: { stat: 'freeMineCart' }, until: 'roundEnd' });
      }),
    }).does('mine');
    expect([vein.asked(), vein.can().length]).toEqual(['cart.keep', 3]);
    const [kept = ''] = vein.can();
    vein.does(kept);
    expect([vein.hero().bags.length, vein.state.resources.lake.discard.length]).toEqual([1, 2]);
  },
);
