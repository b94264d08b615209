// The Black Blade, The Trapped Ruins and Old Friends, each with its own rules, its victory and its defeat.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { boardOf, isLocked, propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { Flow, Hero, T } from '../../rules/state.ts';
import {
  all,
  first,
  heard,
  inTurn,
  meets,
  monster,
  overlordTurnEnds,
  quest,
  second,
  settled,
  slays,
  takes,
} from '../guide.ts';
import { lay, PAIR, type Play, put, space } from '../scene.ts';

const heroTurnEnds = all({ what: 'turnEnd', side: 'heroes', hero: first });

// ---- The Black Blade ----

const cave = (plan: Parameters<typeof quest>[1] = {}) => quest('black-blade', { areas: [0, 1], quiet: true, ...plan });
const bearing = (counters: { readonly [counter: string]: number }) => ({
  set: (state: Play['state']) => {
    state.heroes[0]?.objects.push('black-blade');
    state.guide.counters = { ...counters };
    state.guide.flags = ['blade-drawn'];
  },
});
const kills = function* (t: T): Flow {
  const { id } = put(t.state, 'beastman', space(7, 9));
  yield* calls(t).wound(t, id, 99, { kind: 'attack', by: first });
};

rule('DES-28.2', 'the Blade: whoever draws it unlocks the way on and wakes the king', () => {
  const before = cave();
  const [door] = boardOf(before.state).doors.filter(({ id }) => id === 'bone-door');
  expect(door && isLocked(before.state, door)).toBe(true);
  const play = cave({ next: takes('black-blade') });
  expect(door && isLocked(play.state, door)).toBe(false);
  expect([play.hero().objects, monster(play, 'evrard')?.at]).toEqual([['black-blade'], space(6, 1)]);
  const slain = cave({ next: inTurn(takes('black-blade'), slays(second, 'evrard')) });
  expect([monster(slain, 'evrard'), heard(slain).at(-1)]).toEqual([undefined, 'king-falls']);
});

rule('DES-0.6', 'the Blade thirsts with each overlord turn, and drinks what its bearer kills', () => {
  const thirst = cave({ ...bearing({}), next: all(overlordTurnEnds, overlordTurnEnds) });
  expect(thirst.state.guide.counters).toEqual({ thirst: 2 });
  const drinks = cave({
    ...bearing({ thirst: 2 }),
    *next(t) {
      const [hero] = t.state.heroes;
      if (!hero) return;
      hero.wounds = 5;
      hero.fatigue = 1;
      yield* kills(t);
    },
  });
  expect([drinks.state.guide.counters, drinks.hero().wounds, drinks.hero().fatigue]).toEqual([
    { thirst: 0, souls: 1 },
    6,
    2,
  ]);
  const others = cave({
    ...bearing({ thirst: 2 }),
    *next(t) {
      const { id } = put(t.state, 'beastman', space(7, 9));
      yield* calls(t).wound(t, id, 99, { kind: 'attack', by: second });
    },
  });
  expect(others.state.guide.counters).toEqual({ thirst: 2 });
});

rule(['DES-0.6', 'DES-26.9'], 'the Blade asks at two and bites at three', () => {
  const asks = () => cave({ ...bearing({ thirst: 2 }), next: heroTurnEnds });
  const full = statOf(asks().state, first, 'maxWounds');
  expect(asks().can()).toEqual(['answer:0', 'answer:1']);
  const blood = asks().does('answer:0');
  expect([blood.hero().wounds, blood.state.guide.counters.thirst]).toEqual([full - 3, 0]);
  const denied = asks().does('answer:1');
  expect([denied.hero().wounds, denied.state.overlord.threat, denied.state.guide.counters.thirst]).toEqual([
    full,
    2,
    2,
  ]);
  const bites = cave({ ...bearing({ thirst: 3 }), next: heroTurnEnds });
  expect([bites.hero().wounds, bites.state.guide.counters.thirst]).toEqual([full - 4, 0]);
});

rule('DES-10.2', 'the Blade cuts the roots from beside them, and is washed of souls', () => {
  const roots = cave({ at: [space(11, 11)], ...bearing({}) });
  roots.does('action:run', 'quest-action:cut-roots').overlordWaits();
  expect(roots.state.board.open).toContain('root-wall');
  expect(roots.state.board.revealed).toContain(4);
  const washed = (souls: number) =>
    cave({
      areas: [0, 1, 3],
      ...bearing({ souls, thirst: 2 }),
      *next(t) {
        yield* calls(t).questAction(t, first, 'wash-blade');
      },
    }).state.guide.counters;
  expect([washed(2), washed(5)]).toEqual([
    { souls: 0, thirst: 0 },
    { souls: 2, thirst: 0 },
  ]);
});

rule(
  ['DES-31.5', 'DES-31.8', 'DES-1.1'],
  'the Blade broken is a relic of light; its drinker stands the stronger for each meal',
  () => {
    const breaks = (souls: number) =>
      cave({
        areas: [0, 5],
        ...bearing({ souls }),
        *next(t) {
          yield* calls(t).questAction(t, first, 'break-blade');
        },
      });
    const poor = breaks(2);
    expect([poor.hero().objects, poor.hero().equipped]).toEqual([[], ['blade-of-light#1']]);
    expect(monster(poor, 'drinker')?.wounds).toBe(13);
    expect(monster(breaks(6), 'drinker')?.wounds).toBe(17);
    const sated = breaks(9);
    expect([monster(sated, 'drinker')?.wounds, monster(sated, 'drinker')?.changes?.at(-1)?.dice]).toEqual([
      19,
      { black: 1 },
    ]);
    expect(heard(sated).slice(-3)).toEqual(['drinker-stands', 'drinker-named', 'drinker-sated']);
    const won = cave({
      areas: [0, 5],
      ...bearing({ souls: 0 }),
      *next(t) {
        yield* calls(t).questAction(t, first, 'break-blade');
        yield* slays(first, 'drinker')(t);
      },
    });
    expect(won.state.won).toBe('heroes');
  },
);

rule('DES-1.2', 'the Blade: a hero it kills may be the last', () => {
  const play = cave({
    set: state => {
      bearing({ thirst: 3 }).set(state);
      state.conquest = 1;
      for (const hero of state.heroes) hero.wounds = 1;
    },
    next: heroTurnEnds,
  });
  expect(play.state.won).toBe('overlord');
});

// ---- The Trapped Ruins ----

const ruins = (plan: Parameters<typeof quest>[1] = {}) =>
  quest('trapped-ruins', { areas: [0, 1, 2, 3, 4], quiet: true, ...plan });
const stoneOut = (sand: number) => ({
  set: (state: Play['state']) => {
    state.guide.flags = ['keystone-out'];
    state.guide.counters = { sand };
  },
});

rule(['DES-46.2', 'DES-0.6'], 'the Ruins: the middle lies on the way in, the edges on the way out', () => {
  const slab = ruins({ at: [space(3, 11)] });
  slab.does('action:run', 'walk:space:4,11').overlordWaits();
  expect([propAt(slab.state, space(4, 11)), slab.state.overlord.threat]).toEqual(['pit', 1]);
  expect(slab.hero().wounds).toBe(statOf(slab.state, first, 'maxWounds') - 1);
  expect(heard(slab).at(-1)).toBe('slab-falls');
  const edge = ruins({ at: [space(5, 11)] });
  edge.does('action:run', 'walk:space:5,10').overlordWaits();
  expect(propAt(edge.state, space(5, 10))).toBeUndefined();
  const out = ruins({ at: [space(5, 11)], ...stoneOut(7) });
  out.does('action:run', 'walk:space:5,10').overlordWaits();
  expect(propAt(out.state, space(5, 10))).toBe('pit');
});

rule('DES-0.6', 'the Ruins: whoever is thrown onto a bad slab falls as well', () => {
  const play = ruins({
    at: [space(4, 11)],
    *next(t) {
      yield* calls(t).stepOn(t, first, { own: false, from: space(3, 11) });
    },
  });
  expect([propAt(play.state, space(4, 11)), play.state.overlord.threat]).toEqual(['pit', 1]);
  expect(play.hero().wounds).toBe(statOf(play.state, first, 'maxWounds') - 1);
});

rule(
  ['DES-32.12', 'DES-12.11'],
  'R94: whoever comes back out of Town onto a bad slab falls, unless a trap has thrown them off it',
  () => {
    const comesBack = (threat: number): Play => {
      let glyph = '';
      const play = ruins({
        *next({ state }) {
          glyph = lay(state, { kind: 'glyph', active: true }, space(6, 14)).id;
          Object.assign(state.heroes[0] as Hero, { at: undefined });
          Object.assign(state.overlord, { threat, hand: ['crushing-block#1'] });
        },
      });
      return play.does('action:run', `glyph:${glyph}`);
    };
    const falls = comesBack(0).overlordWaits();
    expect([propAt(falls.state, space(6, 14)), falls.state.overlord.threat]).toEqual(['pit', 1]);
    // Thrown from one bad slab onto another, they enter that one alone, and once.
    const thrown = comesBack(7);
    thrown.seat(thrown.overlordSeat).does('card:crushing-block', 'place:space:6,15').overlordWaits();
    expect(thrown.hero().at).toBe(space(6, 15));
    expect([propAt(thrown.state, space(6, 14)), propAt(thrown.state, space(6, 15))]).toEqual(['rubble', 'pit']);
    expect(thrown.state.overlord.threat).toBe(1);
  },
);

rule('DES-16.16', 'whoever is held on a friend’s space goes back to the last free one', () => {
  const play = ruins({ at: [space(3, 11), space(4, 11)] });
  play.does('action:run', 'walk:space:5,11').overlordWaits();
  expect(propAt(play.state, space(4, 11))).toBe('pit');
  expect(play.state.heroes.map(hero => hero.at)).toEqual([space(3, 11), space(4, 11)]);
});

rule(
  ['DES-28.2', 'DES-54.5'],
  'the Ruins: the keystone taken, glyphs fade, the master comes, and the sand runs',
  () => {
    const play = ruins({ at: [space(17, 2)], next: takes('keystone') });
    expect(play.state.guide.counters.sand).toBe(14);
    expect(play.state.board.open).toEqual(expect.arrayContaining(['spillway-door', 'cistern-door']));
    expect(play.state.board.terrain['space:17,17']).toBe('none');
    expect(play.state.board.markers.filter(({ kind }) => kind === 'glyph').map(({ at: where }) => where)).toEqual([
      space(17, 24),
    ]);
    expect(play.state.monsters.map(({ unique, kind, rank }) => unique ?? `${kind} ${rank}`)).toEqual([
      'ysambert',
      'razorwing normal',
      'beastman normal',
      'beastman normal',
      'naga normal',
    ]);
    const sand = (n: number) => ruins({ ...stoneOut(n), next: all(overlordTurnEnds) });
    expect(sand(8).state.guide.counters.sand).toBe(7);
    const dead = ruins({ ...stoneOut(4), next: inTurn(takes('keystone'), slays(first, 'ysambert')) });
    expect(dead.state.guide.counters.sand).toBe(14 + 2);
  },
);

rule(['DES-24.10', 'DES-46.2'], 'the Ruins: dome and wings fall on whoever is under them, less what dice save', () => {
  const blank = [4, 4, 4, 4];
  const dome = ruins({ at: [space(17, 8), space(17, 24)], dice: blank, ...stoneOut(6), next: all(overlordTurnEnds) });
  const full = statOf(dome.state, first, 'maxWounds');
  const surges = dome.state.heroes.map(hero => statOf(dome.state, hero.id, 'maxWounds') - hero.wounds);
  expect(surges[1]).toBe(0);
  expect(dome.log.filter(text => text === 'log.saves')).toHaveLength(1);
  expect(dome.hero().wounds).toBeLessThanOrEqual(full);
  const wings = ruins({ at: [space(17, 24), space(17, 25)], ...stoneOut(4), next: all(overlordTurnEnds) });
  expect(propAt(wings.state, space(8, 20))).toBe('pit');
  expect(propAt(wings.state, space(18, 14))).toBe('pit');
});

rule(['DES-10.2', 'DES-45.1'], 'the Ruins: the wheel drains the cistern, and a naga waits there', () => {
  const known = ruins({ areas: [0, 2, 5], at: [space(30, 7)] });
  known.does('action:run', 'quest-action:turn-wheel').overlordWaits();
  expect([propAt(known.state, space(15, 17)), known.state.monsters.map(({ kind }) => kind)]).toEqual([
    undefined,
    ['naga'],
  ]);
  expect(known.can()).not.toContain('quest-action:turn-wheel');
  // What is placed where nobody has looked is set up with its area.
  const unknown = ruins({ areas: [0, 2], at: [space(30, 7)] });
  unknown.does('action:run', 'quest-action:turn-wheel').overlordWaits();
  expect(unknown.state.monsters).toEqual([]);
  const later = ruins({
    areas: [0, 2],
    *next(t) {
      yield* calls(t).questAction(t, first, 'turn-wheel');
      yield* calls(t).reveal(t, 5);
    },
  });
  expect(later.state.monsters.map(({ kind }) => kind)).toEqual(['naga', 'naga']);
});

rule(
  ['DES-1.1', 'DES-1.5'],
  'the Ruins are won with the stone home and nobody left inside, lost when the sand is gone',
  () => {
    const home = (stands: readonly (readonly [number, number])[]) =>
      ruins({
        at: stands.map(([x, y]) => space(x, y)),
        set: state => {
          state.guide.flags = ['keystone-out'];
          state.guide.counters = { sand: 5 };
          state.board.open = ['west-door'];
          state.heroes[0]?.objects.push('keystone');
        },
      });
    const both = home([
      [16, 24],
      [17, 25],
    ]);
    both.does('action:run', 'quest-action:lay-keystone');
    expect(both.state.won).toBe('heroes');
    const one = home([
      [16, 24],
      [12, 23],
    ]);
    one.does('action:run', 'quest-action:lay-keystone').overlordWaits();
    expect(one.state.won).toBeUndefined();
    one.passes(0);
    one.does('action:run', 'walk:space:13,23').overlordWaits();
    expect(one.state.won).toBe('heroes');
    // Nobody is left inside either when the last of them falls there.
    const fallen = ruins({
      at: [space(17, 25), space(12, 23)],
      set: state => {
        state.conquest = 20;
        state.guide.flags = ['keystone-out', 'keystone-home'];
        state.guide.counters = { sand: 5 };
      },
      *next(t) {
        yield* calls(t).wound(t, second, 99, { kind: 'terrain' });
      },
    });
    expect(fallen.state.won).toBe('heroes');
    const sand = (flags: readonly string[]) =>
      ruins({
        at: [space(17, 8), space(17, 25)],
        set: state => {
          state.conquest = 20;
          state.guide.flags = [...flags];
          state.guide.counters = { sand: 1 };
        },
        next: all(overlordTurnEnds),
      });
    expect(sand(['keystone-out']).state.won).toBe('overlord');
    const saved = sand(['keystone-out', 'keystone-home']);
    expect([saved.state.won, saved.hero().at]).toEqual(['heroes', undefined]);
  },
);

// ---- Old Friends ----

const dinner = (plan: Parameters<typeof quest>[1] = {}) =>
  quest('old-friends', { areas: [0, 1], quiet: true, ...plan });
const rounds = (...numbers: readonly number[]) =>
  function* (t: T): Flow {
    for (const round of numbers) {
      t.state.round = round;
      yield* calls(t).happen(t, { what: 'round' });
    }
  };

rule('DES-0.6', 'Old Friends: the gong feeds the overlord in the eighth round and every sixth after', () => {
  const play = dinner({ next: rounds(7, 8, 9, 13, 14) });
  expect([play.state.overlord.threat, play.state.overlord.hand.length]).toEqual([4, 2]);
  expect(heard(play).filter(text => text === 'gong')).toHaveLength(2);
});

rule(
  'DES-26.9',
  'Old Friends: each wing has its friend; two dead unlock the table, and whoever was not met sits there',
  () => {
    const heroes = [...PAIR, 'one-fist'];
    const met = dinner({ areas: [0, 1, 2] });
    expect(met.state.guide.flags).toEqual(['ourgash-met']);
    const two = dinner({
      areas: [0, 1, 2, 4],
      *next(t) {
        yield* calls(t).reveal(t, 3);
        t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
      },
    });
    expect(monster(two, 'brom')?.at).toBe('base:7,12/2x2');
    const greeting = (...friends: readonly string[]) =>
      quest('old-friends', { heroes, areas: [0, 1, 2, 3], next: slays(first, ...friends) });
    expect(greeting('ourgash').state.guide.locked['dining-door']).toBeUndefined();
    const unlocked = greeting('ourgash', 'brom');
    expect([unlocked.state.guide.locked['dining-door'], unlocked.state.conquest]).toEqual([false, 4 + 2]);
    const seated = settled(quest('old-friends', { heroes, areas: [0, 1, 2, 6] }));
    const guests = seated.state.monsters.flatMap(({ unique }) => unique ?? []);
    expect(guests).toEqual(['ourgash', 'aubrin', 'brom', 'nib', 'issyra']);
    expect([heard(seated).includes('rude-guests'), seated.state.board.stairs]).toEqual([true, ['y']]);
  },
);

rule(
  'DES-26.9',
  'Old Friends of two: one dead unlocks the table, and the cook whom they have not met keeps away (R96)',
  () => {
    const unlocked = quest('old-friends', { areas: [0, 1, 2], next: slays(first, 'ourgash') });
    expect(unlocked.state.guide.locked['dining-door']).toBe(false);
    const invited = settled(
      quest('old-friends', {
        areas: [0, 1, 2],
        *next(t) {
          yield* slays(first, 'ourgash')(t);
          yield* calls(t).reveal(t, 6);
        },
      }),
    );
    expect(invited.state.monsters.flatMap(({ unique }) => unique ?? [])).toEqual(['aubrin', 'nib', 'issyra']);
    expect(heard(invited)).not.toContain('rude-guests');
    const rude = settled(quest('old-friends', { areas: [0, 1, 6] }));
    expect(heard(rude)).toContain('rude-guests');
  },
);

rule('DES-36.10', 'a unique monster that is worth conquest brings it to whoever kills it', () => {
  const play = quest('old-friends', { areas: [0, 1, 2], next: slays(first, 'ourgash') });
  expect(play.state.conquest).toBe(4 + 1);
});

rule(
  ['DES-1.1', 'DES-26.1'],
  'Old Friends: the host’s death opens the hoard; each friend dead takes something from the dragon',
  () => {
    const risen = settled(
      quest('old-friends', { areas: [0, 1, 2, 3, 4, 6], next: slays(first, 'ourgash', 'brom', 'nib', 'aubrin') }),
    );
    const vaur = monster(risen, 'vaur');
    expect(vaur?.changes).toEqual([{ armour: -1 }, { speed: -1 }, { lose: ['fear'] }]);
    expect(risen.state.board.revealed).toContain(7);
    const late = settled(quest('old-friends', { areas: [0, 1, 6], next: slays(first, 'aubrin', 'issyra') }));
    expect(monster(late, 'vaur')?.wounds).toBe(12 - 4);
    const won = settled(quest('old-friends', { areas: [0, 1, 6], next: slays(first, 'aubrin', 'vaur') }));
    expect(won.state.won).toBe('heroes');
  },
);

rule('DES-26.9', 'Old Friends: whoever dies after the dragon has risen takes something from him still', () => {
  const late = settled(
    quest('old-friends', {
      heroes: [...PAIR, 'one-fist'],
      areas: [0, 1, 6],
      next: slays(first, 'aubrin', 'ourgash', 'brom', 'nib'),
    }),
  );
  expect(monster(late, 'vaur')?.changes).toEqual([{ armour: -1 }, { speed: -1 }, { lose: ['fear'] }]);
  expect(heard(late).slice(-2)).toEqual(['nib-dies', 'cord-of-nib']);
  const before = settled(quest('old-friends', { areas: [0, 1, 6], next: slays(first, 'issyra', 'aubrin') }));
  expect(monster(before, 'vaur')?.wounds).toBe(12 - 4);
});

rule('DES-26.9', 'Old Friends: Issyra comes for whoever walks by the pool, and a brother grieves for a brother', () => {
  const pool = settled(
    dinner({ areas: [0, 1, 5], at: [space(31, 22)], next: all({ what: 'enter', at: space(32, 22), figure: first }) }),
  );
  expect([pool.state.guide.flags, monster(pool, 'issyra')?.unique]).toEqual([['issyra-met'], 'issyra']);
  const grieves = (dead: string) => quest('old-friends', { areas: [0, 1, 3, 4], next: slays(first, dead) });
  expect(monster(grieves('nib'), 'brom')?.changes).toEqual([{ dice: { black: 1 } }]);
  expect(monster(grieves('brom'), 'nib')?.changes).toEqual([{ dice: { black: 1 } }]);
});

rule('DES-0.6', 'Old Friends: Ourgash heals while the boiler beats, until somebody puts it out', () => {
  const boiler = (...before: readonly ((t: T) => Flow)[]) =>
    quest('old-friends', {
      areas: [0, 1, 2],
      next: inTurn(
        ...before,
        function* (t) {
          yield* calls(t).wound(t, 'monster:ourgash', 5, { kind: 'attack', by: first });
        },
        all(overlordTurnEnds),
      ),
    });
  expect(monster(boiler(), 'ourgash')?.wounds).toBe(8 - 5 + 2);
  const out = boiler(meets('boiler'));
  expect([monster(out, 'ourgash')?.wounds, heard(out).at(-1)]).toEqual([8 - 5, 'boiler-out']);
  expect(out.state.board.markers.some(({ kind }) => kind === 'encounter')).toBe(false);
});

rule('DES-1.2', 'Old Friends: with the last token the host has won', () => {
  const play = dinner({
    *next(t) {
      yield* calls(t).conquest(t, -4, 'death');
    },
  });
  expect(play.state.won).toBe('overlord');
});
