// DES-35: familiars of the Altar of Despair.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { familiarRow } from '../../content/familiars.ts';
import type { Familiar, Prop } from '../../content/vocabulary.ts';
import { nearestSites } from '../../rules/areas/placing.ts';
import { moment } from '../../rules/effects/apply.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { shiftSpaces } from '../../rules/overlord/shift.ts';
import { watchersOf } from '../../rules/overlord/sites.ts';
import { type Hero, type MarkerFace, type Monster, markersOf, type State } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { afterwards, deeds, MINE } from '../companions.ts';
import { grinding, press } from '../crushing-walls.ts';
import { BESIDE, FAR, type Fight, fight, first, HERE, monsterTurn } from '../fight.ts';
import { begun, lay, type Play, put, scene } from '../scene.ts';

const OPTIONS = { 'altar-of-despair': true } as const;
const ALTAR = { options: OPTIONS } as const;
/** The first hero has it, and it is there. */
const withOne =
  (id: Familiar, at: Space, more?: (state: State) => void): Fight['set'] =>
  state => {
    state.companions.push({ id, owner: first(state.heroes).id, at, carries: [] });
    more?.(state);
  };
const at = (play: Play, n = 0): Space | undefined => play.state.companions[n]?.at;

rule(
  ['DES-35.20', 'DES-35.31', 'DES-35.1'],
  'the Shadow Soul and Sharr come with a skill; speed 5, and they fly',
  () => {
    for (const [skill, id] of [
      ['shadow-soul', 'shadow-soul'],
      ['sharr-the-brightwing', 'sharr'],
    ] as const) {
      const play = fight({ ...ALTAR, skills: [skill], first: t => moment(t, 'setup', { figure: 'hero:steelhorns' }) });
      expect(play.state.companions).toEqual([{ id, owner: 'hero:steelhorns', at: HERE, carries: [] }]);
      const walls = (state: State): void => {
        for (const y of [8, 9, 10, 11]) state.board.terrain[space(4, y)] = 'water' satisfies Prop;
      };
      const walk = afterwards({ options: OPTIONS, companions: [{ id }], set: walls });
      expect([`walk:${space(6, 9)}`, `walk:${space(7, 9)}`].map(key => walk.can().includes(key))).toEqual([true, true]);
      expect([walk.can().includes(`walk:${space(4, 9)}`), familiarRow(id).speed]).toEqual([false, 5]);
    }
  },
);

describe('the Bottle Imp', () => {
  const IMP = 'bottle-imp#1';
  rule('DES-35.17', 'it is there as long as its item is in use', () => {
    const play = fight({
      ...ALTAR,
      position: { at: 'equip' },
      set: (_, heroes) => Object.assign(first(heroes), { pack: [IMP] }),
    }).does(`equip:${IMP}`);
    expect(play.state.companions).toEqual([{ id: 'bottle-imp', owner: MINE, at: HERE, carries: [] }]);
    play.does(`put-away:${IMP}`);
    expect(play.state.companions).toEqual([]);
    // Dropped or given away it is gone, too; and whoever puts it to use then has it beside them.
    play.does(`equip:${IMP}`).does(`drop:${IMP}`);
    expect(play.state.companions).toEqual([]);
    const given = fight({
      ...ALTAR,
      equipped: [IMP],
      set: withOne(
        'bottle-imp',
        BESIDE,
        ({ heroes: [, friend] }) => void (friend && Object.assign(friend, { at: space(3, 10) })),
      ),
    }).does('action:run', `give:${IMP}:hero:mad-carthos`);
    expect(given.state.companions).toEqual([]);
    given.does(`equip:${IMP}`);
    expect(given.state.companions).toEqual([
      { id: 'bottle-imp', owner: 'hero:mad-carthos', at: space(3, 10), carries: [] },
    ]);
  });

  rule('DES-35.10', 'it stays where it is when its owner is killed and keeps it, and goes with the item', () => {
    const dies = (answer: string) => {
      const play = fight({
        ...ALTAR,
        position: { at: 'act' },
        equipped: [IMP],
        set: withOne('bottle-imp', FAR, state => Object.assign(state, { conquest: 20 })),
        first: t => wound(t, MINE, 99, { kind: 'trap' }) as never,
      });
      play.does(`${answer}:${IMP}`);
      return play.state.companions.map(one => one.at);
    };
    expect([dies('equip'), dies('drop'), dies('put-away')]).toEqual([[FAR], [], []]);
  });

  rule('DES-35.17', 'who has it in use in Town finds it beside them when they are back', () => {
    const play = fight({
      ...ALTAR,
      equipped: [IMP],
      set: (state, heroes) => {
        state.companions = [];
        first(heroes).at = undefined as never;
      },
    }).does('action:run');
    const [glyph] = deeds(play, 'glyph:');
    play.does(glyph ?? 'no glyph');
    if (play.asked() === 'turn.landing') play.does(play.can()[0] ?? '');
    expect(play.state.companions.map(one => one.at)).toEqual([play.hero().at]);
  });

  rule(
    ['DES-65.8', 'DES-35.17', 'DRF-14.1'],
    'a monster that comes beside it, or onto its space, loses a wound; flyers do not',
    () => {
      const comes = (where: Space, flies = false, there: Space = space(5, 9)) =>
        fight({
          ...ALTAR,
          monster: 'beastman',
          rank: 'master',
          on: where,
          at: space(1, 13),
          position: { at: 'act' },
          set: (state, heroes, monster) => {
            state.phase = 'overlord';
            if (flies) monster.changes = [{ gain: [{ ability: 'fly' }] }];
            withOne('bottle-imp', there)?.(state, heroes, monster);
          },
          first: t => moment(t, 'space-entered', { figure: (t.state.monsters[0] as Monster).id, at: where }),
        });
      const lost = (play: Play): boolean => play.log.includes('log.aura');
      expect([comes(space(4, 9)), comes(space(5, 9)), comes(space(7, 9)), comes(space(4, 9), true)].map(lost)).toEqual([
        true,
        true,
        false,
        false,
      ]);
      const struck = comes(space(5, 9));
      expect(struck.monster().wounds).toBe(comes(space(7, 9)).monster().wounds - 1);
      // Heroes are its friends.
      const friend = fight({ ...ALTAR, on: FAR, at: space(1, 9), set: withOne('bottle-imp', space(2, 9)) });
      expect(friend.does('action:run', `walk:${space(2, 9)}`).log).not.toContain('log.aura');
    },
  );

  rule('DES-65.11', 'whoever it kills pays nobody: it is no blow', () => {
    const play = fight({
      ...ALTAR,
      rank: 'master',
      on: space(4, 9),
      at: space(1, 13),
      position: { at: 'act' },
      set: withOne('bottle-imp', space(5, 9), state => {
        for (const monster of state.monsters) monster.wounds = 1;
      }),
      first: t => moment(t, 'space-entered', { figure: (t.state.monsters[0] as Monster).id, at: space(4, 9) }),
    });
    expect([play.state.monsters, play.hero().coins]).toEqual([[], fight(ALTAR).hero().coins]);
  });
});

describe('the Shadow Soul', () => {
  const SOUL = 'shadow-soul';

  rule('DES-35.22', 'its owner changes places with it, nobody else', () => {
    const starts = (owner: Hero['id']) => {
      const play = fight({
        ...ALTAR,
        position: { at: 'turnStart' },
        set: (state, heroes, monster) => {
          withOne(SOUL, space(5, 9))?.(state, heroes, monster);
          for (const one of state.companions) one.owner = owner;
        },
      }).overlordWaits();
      return play.asked() === 'start.next';
    };
    expect([starts('hero:steelhorns'), starts('hero:mad-carthos')]).toEqual([true, false]);
  });

  rule('DES-35.21', 'it stops on nobody’s space, though it passes them', () => {
    const play = afterwards({
      options: OPTIONS,
      companions: [{ id: SOUL, at: space(3, 9) }],
      set: state => void put(state, 'beastman', space(4, 9)),
    });
    const walks = [space(2, 9), space(4, 9), space(5, 9)].map(to => play.can().includes(`walk:${to}`));
    expect(walks).toEqual([false, false, true]);
    expect(afterwards({ options: OPTIONS, companions: [{ id: 'sharr', at: space(3, 9) }] }).can()).toContain(
      `walk:${space(2, 9)}`,
    );
  });

  rule('DES-35.21', 'nor does anybody stop on its space: they go through, and no monster rises there', () => {
    const play = fight({ ...ALTAR, at: space(1, 9), on: FAR, set: withOne(SOUL, space(2, 9)) }).does('action:run');
    expect([space(2, 9), space(3, 9)].map(to => play.can().includes(`walk:${to}`))).toEqual([false, true]);
    const monster = monsterTurn([], {
      ...ALTAR,
      at: space(1, 13),
      on: space(6, 9),
      monster: 'beastman',
      set: withOne(SOUL, space(5, 9)),
    });
    monster.seat(monster.overlordSeat).does(`monster:${monster.monster().id}`);
    const can = monster.can(monster.overlordSeat);
    expect([space(5, 9), space(4, 9)].map(to => can.includes(`walk:${to}`))).toEqual([false, true]);
  });

  const begins = (set: Fight['set'], more: Partial<Fight> = {}): Play =>
    fight({ ...ALTAR, on: FAR, position: { at: 'turnStart' }, set, ...more }).overlordWaits();

  rule(
    ['DES-35.22', 'DES-35.23', 'DES-12.12'],
    'at the start of their turn its owner changes places with it, and may walk into a trap',
    () => {
      const play = begins(
        withOne(SOUL, space(5, 9), state => Object.assign(state.overlord, { hand: ['spiked-pit#1'], threat: 20 })),
      );
      expect([play.asked(), play.can()]).toEqual(['start.next', [`swap:${SOUL}`, `call:${SOUL}`]]);
      play.does(`swap:${SOUL}`);
      expect([play.hero().at, at(play)]).toEqual([space(5, 9), HERE]);
      expect(play.can(play.overlordSeat)).toContain('card:spiked-pit');
      play.overlordWaits();
      // It is done once, and the turn goes on.
      expect(play.asked()).toBe('turn.declare');
      play.does('action:run');
      expect(play.can()).toContain(`walk:${space(4, 9)}`);
    },
  );

  rule('DES-35.22', 'or places it on an empty space beside them, or does neither', () => {
    const play = begins(withOne(SOUL, space(5, 9), state => void put(state, 'beastman', space(4, 9)))).does(
      `call:${SOUL}`,
    );
    expect(play.asked()).toBe('familiar.call.where');
    expect(play.can()).not.toContain(`place:${space(4, 9)}`);
    expect(play.can()).not.toContain(`place:${space(5, 10)}`);
    play.does(`place:${space(3, 10)}`);
    expect([play.hero().at, at(play), play.asked()]).toEqual([HERE, space(3, 10), 'turn.declare']);
    const neither = begins(withOne(SOUL, space(5, 9)));
    neither.passes(0);
    expect([neither.hero().at, at(neither)]).toEqual([HERE, space(5, 9)]);
  });

  rule('DES-46.2', 'whoever changes places over a pit falls', () => {
    const play = begins(
      withOne(SOUL, space(5, 9), state => void Object.assign(state.board.terrain, { [space(5, 9)]: 'pit' })),
    );
    const { wounds } = play.hero();
    play.does(`swap:${SOUL}`);
    expect(play.hero().wounds).toBe(wounds - 1);
  });

  rule('DES-35.24', 'nobody does so while in Town', () => {
    const play = begins(
      withOne(SOUL, space(5, 9), ({ heroes: [hero] }) => void (hero && Object.assign(hero, { at: undefined }))),
    );
    expect(play.asked()).not.toBe('start.next');
    expect(begins(withOne('sharr', space(5, 9))).asked()).not.toBe('start.next');
  });
});

rule('DES-35.21', 'nor is anybody put there: by a trap, a script, a glyph, or whoever is pushed (R152)', () => {
  const state = begun();
  const [hero, other] = state.heroes as [Hero, Hero];
  [hero.at, other.at] = [space(3, 10), space(1, 13)];
  const soul = (at: Space): void => {
    state.companions = [{ id: 'shadow-soul', owner: hero.id, at, carries: [] }];
  };
  const near = space(4, 10);
  const moved = () =>
    [shiftSpaces(state, hero), nearestSites(state, { size: '1x1' }, [near])].map(to => to.includes(near));
  expect(moved()).toEqual([true, true]);
  soul(near);
  expect(moved()).toEqual([false, false]);
  const back = (at: Space) =>
    scene({
      set: (own, [one]) => {
        if (one) one.at = undefined;
        own.companions = [{ id: 'shadow-soul', owner: hero.id, at, carries: [] }];
      },
    }).does('action:run', 'glyph:marker:glyph#0');
  expect(back(near).hero().at).toBe(space(2, 10));
  const beside = back(space(2, 10));
  expect(beside.asked()).toBe('turn.landing');
  expect(beside.can()).not.toContain(`glyph:${space(2, 10)}`);
  // Whoever makes way for somebody pushed by a wall goes elsewhere.
  const pushed = (at: Space) =>
    grinding([press([3, 9])], (own, [one]) => {
      if (one) one.at = space(3, 9);
      put(own, 'beastman', space(4, 9));
      own.companions = [{ id: 'shadow-soul', owner: hero.id, at, carries: [] }];
    }).can(1);
  expect(pushed(space(7, 9))).toContain(`place:${space(5, 10)}`);
  expect(pushed(space(5, 10))).not.toContain(`place:${space(5, 10)}`);
});

describe('Sharr', () => {
  rule('DES-35.32', 'a friend on whose space it ends its move recovers 2 wounds, and nobody else', () => {
    const heals = (to: Space | undefined) => {
      const play = afterwards({
        options: OPTIONS,
        companions: [{ id: 'sharr', at: space(4, 9) }],
        set: ({ heroes }) => {
          for (const hero of heroes) hero.wounds = 5;
          const [, friend] = heroes;
          if (friend) friend.at = space(6, 9);
        },
      });
      if (to) play.does(`walk:${to}`);
      if (play.asked() === 'familiar.act') play.passes(0);
      return play.state.heroes.map(({ wounds }) => wounds);
    };
    expect([heals(space(2, 9)), heals(space(6, 9)), heals(space(5, 9)), heals(undefined)]).toEqual([
      [7, 5],
      [5, 7],
      [5, 5],
      [5, 5],
    ]);
  });

  rule(['DES-35.32', 'DES-84.6'], 'whom a hero has animated is a friend too, a monster is none', () => {
    const healed = (owner?: Hero['id']) => {
      const play = afterwards({
        options: OPTIONS,
        companions: [{ id: 'sharr', at: space(4, 9) }],
        set: state => {
          const at = space(6, 9);
          placeMonster(state, { kind: 'ferrox', rank: 'normal', at, ...(owner && { owner }) }).wounds = 1;
        },
      });
      play.does(`walk:${space(6, 9)}`);
      if (play.asked() === 'familiar.act') play.passes(0);
      return play.state.monsters[0]?.wounds;
    };
    expect([healed('hero:mad-carthos'), healed()]).toEqual([3, 1]);
  });
});

rule(
  'DES-35.33',
  'a dark glyph that is awake becomes like any other where Sharr ends its move, and leads to Town',
  () => {
    const there = (marker: Partial<Extract<MarkerFace, { kind: 'glyph' }>>, to = space(5, 9)) => {
      const play = afterwards({
        options: OPTIONS,
        companions: [{ id: 'sharr', at: space(4, 9) }],
        set: state => void lay(state, { kind: 'glyph', active: true, ...marker }, space(5, 9)),
      });
      play.does(`walk:${to}`);
      if (play.asked() === 'familiar.act') play.passes(0);
      const glyph = markersOf(play.state, 'glyph').find(one => one.at === space(5, 9));
      return [glyph?.dark, play.log.includes('log.familiar.purifies')];
    };
    expect(there({ dark: 'broken' })).toEqual([undefined, true]);
    expect(there({ dark: 'broken' }, space(6, 9))).toEqual(['broken', false]);
    expect(there({})).toEqual([undefined, false]);
  },
);

describe('the Eyes of Thara', () => {
  const EYES = 'eyes-of-thara#1';

  rule(
    ['DES-35.26', 'DES-14.14'],
    'placed where their owner stands, they stay, and what they see is denied to spawning',
    () => {
      const play = fight({ ...ALTAR, equipped: [EYES], position: { at: 'equip' } });
      play.does('use:eyes-of-thara#1:0');
      expect([play.hero().equipped, play.state.companions]).toEqual([
        [],
        [{ id: 'eyes-of-thara', owner: MINE, at: HERE, carries: [] }],
      ]);
      expect(watchersOf(play.state).map(({ id }) => id)).toContain('eyes-of-thara');
      play.does('action:battle').passes(0);
      expect([play.asked() === 'familiar.act', at(play)]).toEqual([false, HERE]);
      const denies = familiarRow('eyes-of-thara');
      expect([denies.speed, denies.watches]).toEqual([0, true]);
    },
  );

  rule('DES-35.26', 'not out of Town', () => {
    const play = fight({
      ...ALTAR,
      equipped: [EYES],
      position: { at: 'equip' },
      set: (_, heroes) => Object.assign(first(heroes), { at: undefined }),
    });
    expect(play.asked() === 'equip.ask' ? play.can() : []).not.toContain('use:eyes-of-thara#1:0');
  });
});
