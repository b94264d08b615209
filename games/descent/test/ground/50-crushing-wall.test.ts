// DES-50: crushing walls.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { canAim } from '../../rules/attack/sight.ts';
import { groundNow, isBeside } from '../../rules/board.ts';
import { pushesOf, throwsOf } from '../../rules/effects/places.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { covered, laidOn, sees } from '../../rules/ground.ts';
import { climbsOf, jumpsOf, walkOf } from '../../rules/hero/movement.ts';
import { invariants } from '../../rules/invariants.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { leaps } from '../../rules/overlord/leaping.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { goals, jumps } from '../../rules/overlord/treading.ts';
import { pushCrushingWall } from '../../rules/props/crushing-walls.ts';
import type { Hero, State } from '../../rules/state.ts';
import { groundSeen } from '../../table/dungeon/ground.ts';
import { bothAreas, pits, ROLLS, rolling, stone } from '../boulders.ts';
import { before, grinding, press, standing } from '../crushing-walls.ts';
import { begun, lay, pair, put } from '../scene.ts';

const onto = (state: State, hero: Hero | undefined, at: Space): void => {
  if (hero) hero.at = at;
  if (hero) hero.wounds = statOf(state, hero.id, 'maxWounds');
};
const dead = (hero: Hero): boolean => hero.at === undefined && hero.feats.deaths === 1;

rule(['DES-50.1', 'DES-17.1', 'DES-22.7'], 'it stands between spaces: nobody looks, walks or strikes past it', () => {
  const state = begun();
  const beastman = put(state, 'beastman', space(6, 9));
  const walks = () => goals({ ...treadOf(state, beastman), enemies: new Set() }, space(6, 9), 12).map(({ to }) => to);
  const meets = () => [
    sees(groundNow(state), space(3, 9), space(7, 9)),
    walks().includes(space(3, 9)),
    isBeside(state, space(4, 9), space(5, 9)),
    isBeside(state, space(4, 9), space(5, 10)),
  ];
  expect(meets()).toEqual([true, true, true, true]);
  state.board.crushingWalls = [press([5, 9])];
  expect(meets()).toEqual([false, false, false, false]);
  // It takes no space: whoever is beside it stays, and what is on either side is as near as ever.
  expect(walks()).toEqual(expect.arrayContaining([space(5, 9), space(5, 10), space(7, 10)]));
  expect(groundNow(state).open.distance(space(4, 9), space(5, 9))).toBe(1);
});

rule(
  ['DES-50.2', 'DES-11.4', 'DRF-8.22'],
  'before all else each moves one space in its direction; one that is still does not',
  () => {
    const play = grinding([press([3, 9]), press([12, 5], { still: true, length: 1 })], bothAreas);
    expect(standing(play)).toEqual([before(4), press([12, 5], { length: 1 }).lines]);
    expect(play.log.indexOf('log.crushingWall.moves')).toBeLessThan(play.log.indexOf('log.overlord.draws'));
    // Both sides see where it is and what it takes next; the page walls it in as the rules do.
    const [own, other] = [play.seat(0).view(), play.seat(play.overlordSeat).view()];
    expect(own.courses).toEqual(other.courses);
    expect(own.courses).toEqual([
      { wall: 'crushing-wall:3,9w', takes: [space(4, 9), space(4, 10)], moves: true },
      { wall: 'crushing-wall:12,5w', takes: [space(12, 5)], moves: false },
    ]);
    expect(groundSeen(own).open.adjacent(space(3, 9), space(4, 9))).toBe(false);
  },
);

rule(['DES-11.5', 'DES-11.1', 'EX-35'], 'walls and boulders move in the order that the overlord likes', () => {
  const set = (state: State): void => {
    bothAreas(state);
    state.board.boulders?.push(stone(base(15, 9, 2, 2), 'w'));
  };
  const walls = [press([2, 9]), press([3, 13], { length: 1 })];
  const play = grinding(walls, set, { dice: ROLLS[2] });
  const seat = play.overlordSeat;
  const keys = ['roll:boulder:base:15,9/2x2', 'wall:crushing-wall:2,9w', 'wall:crushing-wall:3,13w'];
  expect([play.asked(seat), [...play.can(seat)].sort()]).toEqual(['ask.loose', keys]);
  play.answers(seat, 'wall:crushing-wall:2,9w');
  expect(standing(play)[0]).toEqual(before(3));
  expect(play.can(seat)).not.toContain('wall:crushing-wall:2,9w');
  play.answers(seat, 'roll:boulder:base:15,9/2x2');
  expect(play.state.board.boulders?.map(({ at }) => at)).toEqual([base(13, 9, 2, 2)]);
  expect(play.state.overlord.step).toBeGreaterThan(0);
});

rule(
  'DES-50.3',
  'whoever is in its way is pushed along and loses a wound, armour or not; whoever is beside it does not',
  () => {
    const play = grinding([press([3, 9])], (state, heroes) => {
      const [one, other] = pair(heroes);
      onto(state, one, space(3, 9));
      onto(state, other, space(3, 11));
      put(state, 'beastman', space(3, 10));
      put(state, 'ogre', base(5, 9, 2, 2), 'master');
    });
    const [beastman, ogre] = play.state.monsters;
    const [hero, beside] = [play.hero(0), play.hero(1)];
    expect([hero.at, beside.at, beastman?.at, ogre?.at]).toEqual([
      space(4, 9),
      space(3, 11),
      space(4, 10),
      base(5, 9, 2, 2),
    ]);
    const lost = (one: Hero) => statOf(play.state, one.id, 'maxWounds') - one.wounds;
    expect([lost(hero), lost(beside)]).toEqual([1, 0]);
    const { state } = play;
    expect([beastman, ogre].map(one => one && statOf(state, one.id, 'maxWounds') - one.wounds)).toEqual([1, 0]);
    expect(invariants(state)).toEqual([]);
  },
);

rule('DES-50.3', 'a large figure is pushed whole; a hero who is pushed has moved, and loses Aim', () => {
  const play = grinding([press([2, 9])], (state, heroes) => {
    const [hero] = pair(heroes);
    put(state, 'ogre', base(2, 10, 2, 2));
    onto(state, hero, space(2, 9));
    hero.order = 'aim';
  });
  expect([play.monster().at, play.hero(0).at, play.hero(0).order]).toEqual([base(3, 10, 2, 2), space(3, 9), undefined]);
});

rule(
  ['DES-50.4', 'DRF-8.22', 'DES-80.2'],
  'caught against a wall, a shut door, rubble, water or another wall, one is killed outright',
  () => {
    const caught = (x: number, set?: (state: State) => void, walls = [press([x, 9])]) =>
      grinding(walls, (state, [hero]) => {
        onto(state, hero, space(x, 9));
        set?.(state);
      });
    const lies = (prop: 'rubble' | 'water' | 'mud') => (state: State) => {
      state.board.terrain[space(5, 9)] = prop;
    };
    expect(dead(caught(7).hero(0))).toBe(true);
    for (const prop of ['rubble', 'water'] as const) expect(dead(caught(4, lies(prop)).hero(0)), prop).toBe(true);
    expect(caught(4, lies('mud')).hero(0).at).toBe(space(5, 9));
    const between = caught(4, undefined, [press([4, 9]), press([5, 9], { still: true })]);
    expect([dead(between.hero(0)), between.state.board.crushingWalls?.length]).toEqual([true, 1]);
    // Row 8 ends with x = 4: stone on its east side.
    const stoned = grinding([press([4, 8], { length: 1 })], (state, [hero]) => onto(state, hero, space(4, 8)));
    expect(dead(stoned.hero(0))).toBe(true);
    // Neither wounds nor Undying help.
    const undead = grinding([press([7, 9])], state => void put(state, 'skeleton', space(7, 10), 'master'), {
      dice: [5, 5, 5],
    });
    expect([undead.state.monsters, undead.log.filter(text => text.startsWith('log.undying'))]).toEqual([[], []]);
  },
);

rule(
  ['DES-50.4', 'DES-43.4', 'EX-67'],
  'on corrupted ground it feeds the overlord with every wound that was left',
  () => {
    const play = grinding([press([7, 9])], (state, [hero]) => {
      onto(state, hero, space(7, 9));
      if (hero) hero.wounds = 5;
      state.board.terrain[space(7, 9)] = 'corrupted';
      state.overlord.threat = 0;
    });
    // Two heroes bring 2 more at once.
    expect([dead(play.hero(0)), play.state.overlord.threat]).toEqual([true, 10 + 2]);
  },
);

rule(['DES-50.5', 'DES-44.4'], 'rubble is gone where it has crossed; mud, lava and water stay', () => {
  const ground = { [space(3, 9)]: 'rubble', [space(3, 10)]: 'mud', [space(4, 9)]: 'rubble' } as const;
  const play = grinding([press([3, 9])], state => void Object.assign(state.board.terrain, ground));
  const { terrain } = groundNow(play.state);
  expect([terrain.get(space(3, 9)), terrain.get(space(3, 10)), terrain.get(space(4, 9))]).toEqual([
    undefined,
    'mud',
    'rubble',
  ]);
});

rule(['DES-50.6', 'DRF-8.22'], 'at a wall or a shut door it is gone; an open one lets it through', () => {
  expect(standing(grinding([press([7, 9])]))).toEqual([]);
  expect(standing(grinding([press([7, 9])], bothAreas))).toEqual([before(8)]);
  // Where part of it would leave the floor it does not move at all, and hurts nobody.
  const wide = grinding([press([5, 8], { length: 3 })], (state, [hero]) => onto(state, hero, space(5, 9)));
  expect([standing(wide), wide.hero(0).at, wide.log.includes('log.crushingWall.ends.wall')]).toEqual([
    [],
    space(5, 9),
    true,
  ]);
});

rule(['DES-50.6', 'DES-51.6'], 'of two that meet, and of a wall and a boulder, the one that moves breaks', () => {
  const walls = grinding([press([4, 9]), press([5, 9], { still: true })]);
  expect([standing(walls), walls.log.includes('log.crushingWall.ends.press')]).toEqual([[before(5)], true]);
  const halted = stone(base(5, 9, 2, 2), 'e', { still: true });
  const against = grinding([press([5, 9])], state => void Object.assign(state.board, { boulders: [halted] }));
  expect([standing(against), against.state.board.boulders?.length]).toEqual([[], 1]);
  expect(against.log).toContain('log.crushingWall.ends.boulder');
  const rolls = rolling([stone(base(2, 9, 2, 2))], ROLLS[4], state => {
    state.board.crushingWalls = [press([5, 9], { still: true })];
  });
  expect([standing(rolls), rolls.state.board.boulders]).toEqual([[before(5)], []]);
});

rule(
  ['DES-50.7', 'EX-35'],
  'whoever stands where another is pushed moves to a free place beside, of their player’s choice',
  () => {
    const play = grinding([press([3, 9])], (state, [hero]) => {
      onto(state, hero, space(3, 9));
      put(state, 'beastman', space(4, 9));
      state.board.terrain[space(5, 9)] = 'water';
    });
    const seat = play.overlordSeat;
    expect(play.asked(seat)).toBe('ask.shoved');
    // Neither behind the wall, nor into water, nor where it was.
    expect([...play.can(seat)].sort()).toEqual(
      [space(4, 8), space(3, 8), space(4, 10), space(5, 10)].map(at => `place:${at}`).sort(),
    );
    play.answers(seat, `place:${space(5, 10)}`);
    expect([play.hero(0).at, play.monster().at]).toEqual([space(4, 9), space(5, 10)]);
    // Whoever is only moved aside loses nothing.
    expect(play.monster().wounds).toBe(statOf(play.state, play.monster().id, 'maxWounds'));
    // A hero is moved by whoever runs them.
    const pushed = grinding([press([3, 9])], (state, heroes) => {
      onto(state, heroes[0], space(5, 9));
      put(state, 'ogre', base(3, 9, 2, 2));
    });
    expect([pushed.asked(0), [...pushed.can(0)].sort()]).toEqual([
      'ask.shoved',
      [space(4, 8), space(6, 10), space(6, 9)].map(at => `place:${at}`),
    ]);
  },
);

rule('DES-50.7', 'a large monster in the way of a hero makes way whole; without room for it, it pushes on', () => {
  const play = grinding([press([4, 9])], (state, [hero]) => {
    onto(state, hero, space(4, 9));
    put(state, 'ogre', base(5, 9, 2, 2));
  });
  // There is one place for it: a step further east; nobody is asked where there is no choice.
  expect([play.hero(0).at, play.monster().at]).toEqual([space(5, 9), base(6, 9, 2, 2)]);
});

const crowded = (state: State, hero: Hero | undefined): void => {
  onto(state, hero, space(5, 9));
  for (const at of [space(6, 9), space(6, 10), space(7, 9), space(7, 10)]) put(state, 'beastman', at);
};

rule(
  ['DES-50.8', 'DES-50.9', 'DES-50.10'],
  'without a free place one is pushed onto another, and so on; the last is killed',
  () => {
    const play = grinding([press([5, 9])], (state, [hero]) => crowded(state, hero));
    const seat = play.overlordSeat;
    // Not onto the hero who pushes, nor behind the wall.
    expect([...play.can(seat)].sort()).toEqual(
      [space(6, 10), space(7, 9), space(7, 10)].map(at => `place:${at}`).sort(),
    );
    play.answers(seat, `place:${space(7, 9)}`);
    // The next may go neither where its pusher comes to stand nor where it came from.
    expect([...play.can(seat)].sort()).toEqual([space(6, 10), space(7, 10)].map(at => `place:${at}`).sort());
    play.answers(seat, `place:${space(7, 10)}`);
    const [a, b, d, e] = ['beastman#1', 'beastman#2', 'beastman#3', 'beastman#4'].map(
      name => play.state.monsters.find(({ id }) => id === `monster:${name}`)?.at,
    );
    expect([play.hero(0).at, a, b, d, e]).toEqual([space(6, 9), space(7, 9), undefined, space(7, 10), space(6, 10)]);
    expect(invariants(play.state)).toEqual([]);
  },
);

rule(
  ['DES-50.9', 'DES-50.10'],
  'whoever was pushed in this round is not pushed again by another wall: it crushes them',
  () => {
    const walls = [press([3, 9]), press([4, 9], { side: 'n', length: 1, direction: 's' })];
    const play = grinding(walls, (state, [hero]) => onto(state, hero, space(3, 9)));
    const seat = play.overlordSeat;
    play.answers(seat, `wall:${walls[0]?.id}`);
    expect([dead(play.hero(0)), play.state.board.pushed?.[play.hero(0).id]]).toEqual([true, walls[0]?.id]);
    // The other way round it pushes nobody, and is gone before the first one comes.
    const other = grinding([press([3, 9]), press([4, 9], { side: 'n', length: 1, direction: 's' })], (state, [hero]) =>
      onto(state, hero, space(3, 9)),
    ).answers(seat, `wall:${walls[1]?.id}`);
    expect(other.hero(0).at).toBe(space(4, 9));
  },
);

rule(
  'DES-50.9',
  'the wall that pushes somebody goes on pushing them, a wound for each of its moves; a new round begins anew',
  () => {
    const play = grinding(
      [press([2, 9], { still: true })],
      (state, [hero]) => {
        onto(state, hero, space(2, 9));
        if (hero) state.board.pushed = { [hero.id]: 'crushing-wall:2,9w' };
      },
      {
        *first(t) {
          yield* pushCrushingWall(t, 'crushing-wall:2,9w', 3);
          yield* pushCrushingWall(t, 'crushing-wall:2,9w', -1);
          yield* pushCrushingWall(t, 'crushing-wall:2,9w', 1);
        },
      },
    );
    const hero = play.hero(0);
    expect([hero.at, statOf(play.state, hero.id, 'maxWounds') - hero.wounds]).toEqual([space(5, 9), 1]);
    play.passes(play.overlordSeat);
    while (play.state.round === 1 && !play.over) play.passes();
    expect(play.state.board.pushed).toBeUndefined();
  },
);

const pitted = (state: State, hero: Hero | undefined): void => {
  pits(space(3, 9), space(4, 9))(state);
  onto(state, hero, space(3, 9));
};

rule(
  ['DES-50.11', 'DRF-8.22'],
  'over pits it leaves whoever is in them alone, and they go below it from one to the next',
  () => {
    const play = grinding([press([3, 9])], (state, [hero]) => pitted(state, hero));
    const hero = play.hero(0);
    expect([hero.at, hero.wounds, standing(play)]).toEqual([
      space(3, 9),
      statOf(play.state, hero.id, 'maxWounds'),
      [before(4)],
    ]);
    expect(walkOf(play.state, hero, 4).places).toContain(space(4, 9));
    expect(sees(groundNow(play.state), space(3, 9), space(4, 9))).toBe(true);
    // Out of it on this side, or from its other space beyond; nobody above sees or walks past.
    expect([...climbsOf({ ...play.state, house: [] }, hero).to]).not.toContain(space(4, 10));
    const { sight, open } = groundNow(play.state);
    expect([sight.sees(space(2, 9), space(5, 9)), sight.sees(space(2, 9), space(4, 9))]).toEqual([false, false]);
    expect(open.adjacent(space(3, 10), space(4, 10))).toBe(false);
    const { places } = walkOf(play.state, { ...hero, at: space(3, 10) }, 2);
    expect([places.includes(space(3, 9)), places.includes(space(4, 9))]).toEqual([true, false]);
    expect(invariants(play.state)).toEqual([]);
  },
);

rule(
  ['DES-50.12', 'DES-102.4'],
  'flyers are pushed and crushed as others are, and cannot pass it, over a pit either',
  () => {
    const play = grinding([press([3, 9])], state => {
      pits(space(3, 9), space(4, 9))(state);
      put(state, 'razorwing', space(3, 9));
      put(state, 'razorwing', space(3, 10));
      state.board.terrain[space(4, 10)] = 'water';
    });
    expect(play.state.monsters.map(({ at }) => at)).toEqual([space(4, 9)]);
    const flyer = play.monster();
    const over = goals({ ...treadOf(play.state, flyer), enemies: new Set() }, space(4, 9), 1).map(({ to }) => to);
    expect(over).not.toContain(space(3, 9));
    expect(over).toContain(space(5, 9));
  },
);

rule(
  ['DES-50.12', 'DES-35.9', 'ICE-4.1'],
  'tokens, altars, familiars and eggs are left alone; onto an egg nobody is pushed',
  () => {
    const play = grinding([press([3, 9])], (state, heroes) => {
      const [hero, other] = pair(heroes);
      lay(state, { kind: 'money' }, space(3, 10));
      lay(state, { kind: 'altar-good' }, space(3, 9));
      state.companions = [{ id: 'boggs', owner: hero.id, at: space(3, 9), carries: [] }];
      Object.assign(put(state, 'ice-wyrm', space(3, 10)), { egg: true });
      Object.assign(put(state, 'ice-wyrm', space(4, 9)), { egg: true });
      onto(state, other, space(3, 9));
    });
    expect(play.state.board.markers.filter(({ kind }) => kind !== 'glyph').map(({ at }) => at)).toEqual([
      space(3, 10),
      space(3, 9),
    ]);
    expect(play.state.companions.map(({ at }) => at)).toEqual([space(3, 9)]);
    expect(play.state.monsters.map(({ at }) => at)).toEqual([space(3, 10), space(4, 9)]);
    expect(dead(play.hero(1))).toBe(true);
  },
);

/** Two spaces of pit in the corridor, with a wall above the line between them or without; the first hero is west of them. */
const spanned = (wall: boolean, set: (state: State) => void = () => {}): State => {
  const state = begun();
  const [hero, other] = pair(state.heroes);
  [hero.at, other.at] = [space(3, 9), space(1, 12)];
  pits(space(4, 9), space(5, 9))(state);
  if (wall) state.board.crushingWalls = [press([5, 9])];
  set(state);
  return state;
};

rule(
  ['DES-50.1', 'DES-46.8', 'DES-68.4', 'DES-73.2'],
  'over a pit it is a wall too: nobody jumps, leaps or is thrown past it',
  () => {
    const FAR = space(6, 9);
    const past = (wall: boolean) => {
      const state = spanned(wall);
      const hero = state.heroes[0] as Hero;
      const thrown = throwsOf(state, hero).includes(FAR);
      const jumped = jumpsOf(state, hero, 6).some(({ to }) => to === FAR);
      hero.at = space(2, 12);
      const small = put(state, 'beastman', space(3, 9));
      const hops = jumps(treadOf(state, small), space(3, 9), 6).some(({ to }) => to === FAR);
      state.monsters = [];
      const ape = put(state, 'blood-ape', base(2, 9, 2, 1));
      const leapt = leaps(treadOf(state, ape), base(2, 9, 2, 1), 4).some(({ to }) => to === base(6, 9, 2, 1));
      return [thrown, jumped, hops, leapt];
    };
    expect(past(false)).toEqual([true, true, true, true]);
    expect(past(true)).toEqual([false, false, false, false]);
  },
);

rule(['DES-50.1', 'DES-96.5', 'DES-78.5'], 'nor do flames or lightning go past it there', () => {
  const burns = (wall: boolean, of: 'breath' | 'bolt') => {
    const ground = groundNow(spanned(wall));
    const starts = laidOn(ground, of, space(4, 9)).filter(placement => placement.starts.includes(space(4, 9)));
    return starts.some(placement => covered(ground, placement).includes(space(6, 9)));
  };
  expect([burns(false, 'breath'), burns(false, 'bolt')]).toEqual([true, true]);
  expect([burns(true, 'breath'), burns(true, 'bolt')]).toEqual([false, false]);
});

rule('DES-50.11', 'below it those in the pit strike each other as ever; nobody above strikes past it', () => {
  const strikes = (from: Space, to: Space) => {
    const state = spanned(true);
    const hero = state.heroes[0] as Hero;
    hero.at = from;
    put(state, 'beastman', to);
    return canAim(state, hero, 'melee', to);
  };
  expect(strikes(space(4, 9), space(5, 9))).toBe(true);
  expect(strikes(space(4, 10), space(5, 10))).toBe(false);
});

rule(['DES-50.7', 'DES-84.2'], 'whoever was animated makes way as its owner likes', () => {
  const play = grinding([press([3, 9])], (state, [hero]) => {
    onto(state, hero, space(3, 9));
    if (hero) placeMonster(state, { kind: 'beastman', rank: 'normal', at: space(4, 9), owner: hero.id });
  });
  expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual(['ask.shoved', undefined]);
});

rule(['DES-50.12', 'DRF-2.9c'], 'a flyer above the pit is not pushed past it, whoever is in the pit is', () => {
  const pushed = (kind: 'beastman' | 'razorwing') => {
    const state = spanned(true);
    return pushesOf(state, put(state, kind, space(4, 9))).includes(space(5, 9));
  };
  expect([pushed('beastman'), pushed('razorwing')]).toEqual([true, false]);
});

rule(['DES-50.3', 'ICE-3.2'], 'whoever is pushed onto ice does not slip', () => {
  const play = grinding([press([3, 9])], (state, [hero]) => {
    onto(state, hero, space(3, 9));
    state.board.terrain[space(4, 9)] = 'ice';
  });
  expect([play.hero(0).at, play.log.includes('log.ground')]).toEqual([space(4, 9), false]);
});

rule(['DES-50.6', 'DES-26.1'], 'where it is gone heroes see at once what it hid', () => {
  const play = grinding([press([8, 9], { length: 3 })], (state, [hero]) => {
    state.board.open.push('mine-door');
    onto(state, hero, space(5, 9));
  });
  expect([standing(play), play.state.board.revealed]).toEqual([[], [0, 1]]);
});

rule(
  ['DES-50.9', 'DES-50.10'],
  'whoever has been pushed makes way for nobody in this round: the pusher is crushed',
  () => {
    const play = grinding([press([3, 9])], (state, [hero]) => {
      onto(state, hero, space(3, 9));
      const { id } = put(state, 'beastman', space(4, 9));
      state.board.pushed = { [id]: 'figure' as const };
    });
    expect([dead(play.hero(0)), play.monster().at]).toEqual([true, space(4, 9)]);
  },
);

rule(
  ['DES-50.3', 'DES-50.7'],
  'those whose way is free are pushed first, and take the places to which they come (R112)',
  () => {
    const play = grinding([press([3, 9])], (state, [hero]) => {
      onto(state, hero, space(3, 10));
      put(state, 'beastman', space(3, 9));
      put(state, 'skeleton', space(4, 10));
    });
    expect(play.asked(play.overlordSeat)).toBe('ask.shoved');
    expect(play.can(play.overlordSeat)).not.toContain(`place:${space(4, 9)}`);
    expect(play.monster().at).toBe(space(4, 9));
  },
);

rule(['DES-50.7', 'DES-50.8'], 'to a free place as long as there is one, and never to where nobody has looked', () => {
  const places = (friend: Space | undefined, door = false) => {
    const play = grinding([press([6, 9])], state => {
      if (door) state.board.open.push('mine-door');
      put(state, 'beastman', space(6, 9));
      put(state, 'skeleton', space(7, 9));
      if (friend) put(state, 'skeleton', friend);
    });
    return play.can(play.overlordSeat).filter(key => key.startsWith('place:'));
  };
  // One place is left, so that nobody is asked; with the door open there is none more.
  expect([places(space(7, 10)), places(undefined, true)].map(keys => keys.includes(`place:${space(8, 9)}`))).toEqual([
    false,
    false,
  ]);
  const crowd = grinding([press([3, 9])], (state, [hero]) => {
    onto(state, hero, space(3, 9));
    put(state, 'beastman', space(4, 9));
    put(state, 'skeleton', space(5, 10));
  });
  expect(crowd.can(crowd.overlordSeat)).toContain(`place:${space(5, 9)}`);
  expect(crowd.can(crowd.overlordSeat)).not.toContain(`place:${space(5, 10)}`);
});

rule(
  ['DES-50.6', 'DES-50.1'],
  'a wall that would be cut through by another one, or by stone, ends where it stands',
  () => {
    const ends = (walls: ReturnType<typeof press>[], set?: (state: State) => void) => {
      const play = grinding(walls, set);
      return [standing(play).length, play.log.filter(text => text.startsWith('log.crushingWall.ends'))];
    };
    const across = press([4, 10], { side: 'n', length: 1, direction: 's', still: true });
    expect(ends([press([4, 9]), across])).toEqual([1, ['log.crushingWall.ends.press']]);
    expect(ends([press([4, 9])])).toEqual([1, []]);
  },
);
