// The first three quests, each with its own rules, its victory and its defeat.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Area } from '../../content/quests/vocabulary.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { T } from '../../rules/state.ts';
import { all, first, heard, monster, overlordTurnEnds, quest, second, settled, slays, takes } from '../guide.ts';
import { type Play, put, scene, space } from '../scene.ts';

rule(['DES-26.8', 'DES-0.9'], 'Into the Dark: tips are read to the side they are for, when they happen', () => {
  const play = quest('heart-of-darkness', { next: all({ what: 'start' }) });
  expect(heard(play, 'heroes')).toEqual(['area-0', 'tip-turn']);
  expect(heard(play, 'overlord')).toEqual(['area-0', 'tip-threat']);
  const words = (seat: number) => JSON.stringify(play.seat(seat).view().story);
  expect(words(0)).toContain('tip-turn');
  expect(words(0)).not.toContain('tip-threat');
  expect(words(1)).not.toContain('tip-turn');
});

rule('DES-26.8', 'Into the Dark: the first chest and the first crack in the floor teach something, once', () => {
  const play = quest('heart-of-darkness', {
    areas: [0, 1],
    quiet: true,
    *next(t) {
      const [chest] = t.state.board.markers.filter(({ kind }) => kind === 'chest');
      if (chest) yield* calls(t).chestGives(t, chest);
      for (let n = 0; n < 2; n++) yield* calls(t).happen(t, { what: 'enter', at: space(12, 14), figure: first });
    },
  });
  while (play.asked(0) === 'equip.ask') play.passes(0);
  expect(
    heard(play, 'heroes')
      .filter(text => text.startsWith('tip-'))
      .slice(-2),
  ).toEqual(['tip-chest', 'tip-pit']);
  expect(heard(play, 'overlord')).not.toContain('tip-pit');
});

rule(['DES-26.9', 'DES-25.9'], 'Into the Dark: the key wakes the sleepers and opens the cave-in', () => {
  const key = quest('heart-of-darkness', { areas: [0, 1, 2], quiet: true, at: [space(23, 1)] });
  const [marker] = key.can().length > 0 ? key.state.board.markers.filter(({ kind }) => kind === 'key') : [];
  key.does('action:run', `pick-up:${marker?.id}`).overlordWaits();
  expect(key.state.board.keys).toEqual(['red']);
  expect(key.state.board.open).toContain('cave-in');
  expect(key.state.monsters.map(({ kind }) => kind)).toEqual(Array(2).fill('skeleton'));
  expect(heard(key).slice(-2)).toEqual(['sleepers-rise', 'tip-key']);
  expect(key.state.monsters.every(({ ready }) => !ready)).toBe(true);
});

rule('DES-0.6', 'Into the Dark: while the heart beats Ourgash heals three wounds after each overlord turn', () => {
  const hurt = (n: number) =>
    function* (t: T) {
      yield* calls(t).wound(t, 'monster:ourgash', n, { kind: 'attack', by: first });
      yield* calls(t).happen(t, overlordTurnEnds);
    };
  const play = quest('heart-of-darkness', { areas: [0, 1, 3], next: hurt(5) });
  expect(monster(play, 'ourgash')?.wounds).toBe(14 - 5 + 3);
  expect(heard(play)).toContain('heart-beats');
  const stilled = quest('heart-of-darkness', {
    areas: [0, 1, 3],
    at: [space(31, 21)],
    *next(t) {
      t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
      yield* calls(t).wound(t, 'monster:ourgash', 5, { kind: 'attack', by: first });
    },
  });
  const before = stilled.state.conquest;
  stilled.does('action:run', 'walk:space:31,22').overlordWaits();
  expect([stilled.hero().wounds, stilled.state.conquest]).toEqual([
    statOf(stilled.state, first, 'maxWounds') - 2,
    before + 1,
  ]);
  expect(stilled.state.board.markers.some(({ kind }) => kind === 'encounter')).toBe(false);
  expect(monster(stilled, 'ourgash')?.changes).toEqual([{ lose: ['command'] }]);
  const later = quest('heart-of-darkness', {
    areas: [0, 1, 3],
    set: state => {
      state.guide.flags = ['heart-stilled'];
    },
    next: hurt(5),
  });
  expect(monster(later, 'ourgash')?.wounds).toBe(9);
});

rule(['DES-1.1', 'DES-1.6'], 'Into the Dark is won when Ourgash is dead', () => {
  const play = quest('heart-of-darkness', { areas: [0, 1, 3], next: slays(first, 'ourgash') });
  expect([play.over, play.state.won, play.state.conquest]).toEqual([true, 'heroes', 5]);
  expect(play.log).toContain('log.end');
});

rule(['DES-1.2', 'DES-1.3', 'DES-1.4'], 'Into the Dark is lost with the last conquest token', () => {
  const fall = (left: number) =>
    quest('heart-of-darkness', {
      set: state => {
        state.conquest = left;
      },
      *next(t) {
        yield* calls(t).wound(t, second, 99, { kind: 'terrain' });
      },
    });
  expect([fall(3).state.won, fall(3).state.conquest]).toEqual([undefined, 1]);
  expect(fall(2).state.won).toBe('overlord');
});

// ---- The Brothers Durnog ----

rule('DES-26.9', 'the Durnogs: both keys, or the ninth round, bring the hunters home, once', () => {
  const keys = (...ids: readonly string[]) =>
    quest('durnog-brothers', {
      areas: [0, 1, 2, 3],
      quiet: true,
      *next(t) {
        for (const colour of ids) {
          const key = t.state.board.markers.find(one => one.kind === 'key' && one.colour === colour);
          if (key) yield* calls(t).pickUp(t, first, key.id);
        }
      },
    });
  expect(keys('blue').state.monsters).toEqual([]);
  const both = keys('blue', 'red').state;
  expect(both.monsters.map(({ kind, rank }) => `${kind} ${rank}`)).toEqual(['beastman normal', 'beastman master']);
  const late = quest('durnog-brothers', {
    quiet: true,
    *next(t) {
      for (const round of [8, 9, 10]) {
        t.state.round = round;
        yield* calls(t).happen(t, { what: 'round' });
        if (round === 8) expect(t.state.monsters).toEqual([]);
      }
    },
  });
  expect(late.state.monsters).toHaveLength(2);
});

rule(
  'DES-0.6',
  'the Durnogs: Brom rises again with half his wounds after three overlord turns, while Nib lives',
  () => {
    const turns = (n: number) =>
      quest('durnog-brothers', {
        areas: [0, 4, 5],
        *next(t) {
          yield* slays(first, 'brom')(t);
          for (let turn = 0; turn < n; turn++) yield* calls(t).happen(t, overlordTurnEnds);
        },
      });
    expect([turns(2).state.guide.counters.knot, monster(turns(2), 'brom')]).toEqual([1, undefined]);
    const risen = turns(3);
    expect(monster(risen, 'brom')?.wounds).toBe(8); // half of 15
    // Nobody reads of the knot before it is tied, nor when it is undone.
    const read = (play: Play) => play.seat(0).view().counters;
    expect([read(quest('durnog-brothers')), read(turns(2)), read(risen)]).toEqual([{}, { knot: 1 }, {}]);
    expect(monster(risen, 'brom')?.at).toBe('base:3,2/2x2');
    expect(heard(risen).slice(-2)).toEqual(['brom-falls', 'brom-rises']);
    expect(risen.state.conquest).toBe(4 + 2);
  },
);

rule('DES-27.2', 'the Durnogs: a hero who stops at the cord cuts it: Brom stays dead', () => {
  const play = quest('durnog-brothers', {
    areas: [0, 4, 5],
    at: [space(25, 2)],
    *next(t) {
      yield* slays(first, 'brom')(t);
      t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
    },
  });
  play.does('action:run', 'walk:space:25,1').overlordWaits();
  expect(play.state.guide.flags).toEqual(['cord-cut']);
  expect(play.state.conquest).toBe(4 + 2 + 1);
  const knot = play.state.guide.counters.knot;
  play.passes().overlordWaits();
  expect(play.state.guide.counters.knot).toBe(knot);
});

rule(['DES-1.1', 'DES-36.10'], 'the Durnogs: whoever is left rages, and both dead is victory in either order', () => {
  const nibFirst = quest('durnog-brothers', { areas: [0, 4, 5], next: slays(first, 'nib') });
  expect(monster(nibFirst, 'brom')?.changes).toEqual([{ speed: 1, dice: { black: 1 } }]);
  expect(statOf(nibFirst.state, 'monster:brom', 'speed')).toBe(4);
  expect(nibFirst.state.won).toBeUndefined();
  // Nobody may have seen him yet.
  const waiting = quest('durnog-brothers', {
    areas: [0, 5],
    *next(t) {
      yield* slays(first, 'nib')(t);
      yield* calls(t).reveal(t, 4);
    },
  });
  expect(monster(waiting, 'brom')?.changes).toEqual([{ speed: 1, dice: { black: 1 } }]);
  for (const order of [
    ['nib', 'brom'],
    ['brom', 'nib'],
  ])
    expect(quest('durnog-brothers', { areas: [0, 4, 5], next: slays(first, ...order) }).state.won).toBe('heroes');
});

// ---- A Matter of Life and Death ----

rule('DES-0.6', 'Life and Death: life ebbs after each overlord turn, twice as fast with a monster at the bed', () => {
  const ebb = (beside: boolean) =>
    quest('life-or-death', {
      quiet: true,
      *next(t) {
        if (beside) put(t.state, 'beastman', space(2, 11));
        yield* calls(t).happen(t, overlordTurnEnds);
      },
    });
  expect(ebb(false).state.guide.counters.life).toBe(23);
  expect(ebb(true).state.guide.counters.life).toBe(22);
  expect(ebb(false).seat(0).view().counters).toEqual({ life: 23, doses: 0 });
});

rule('DES-1.5', 'Life and Death is lost when life has ebbed away, and won with the third dose', () => {
  const lost = quest('life-or-death', {
    quiet: true,
    set: state => {
      state.guide.counters = { life: 1 };
    },
    next: all(overlordTurnEnds),
  });
  expect(lost.state.won).toBe('overlord');
  const won = quest('life-or-death', {
    quiet: true,
    at: [space(2, 12)],
    set: (state, [hero]) => {
      state.guide.counters = { doses: 2 };
      hero?.objects.push('venom');
    },
  });
  expect(won.does('action:run').can()).toContain('quest-action:give-venom');
  won.does('quest-action:give-venom');
  expect(won.state.won).toBe('heroes');
});

rule(
  ['DES-27.3', 'DES-10.2'],
  'Life and Death: doses lengthen life, the second calls Issyra, and her death leaves venom',
  () => {
    const doses = quest('life-or-death', {
      areas: [0, 1],
      quiet: true,
      at: [space(2, 12)],
      set: (state, [hero]) => {
        state.guide.counters = { life: 5 };
        hero?.objects.push('moonwort', 'spring-water');
      },
    });
    doses.does('action:run', 'quest-action:give-moonwort').overlordWaits();
    expect([doses.state.guide.counters, doses.hero().objects]).toEqual([{ life: 8, doses: 1 }, ['spring-water']]);
    expect(heard(doses).at(-1)).toBe('first-dose');
    doses.does('quest-action:give-water').overlordWaits();
    expect(doses.state.guide.counters).toEqual({ life: 11, doses: 2 });
    expect(doses.state.conquest).toBe(4 + 2);
    expect(doses.state.monsters.map(({ id, kind }) => (id === 'monster:issyra' ? id : kind))).toEqual([
      'monster:issyra',
      'sorcerer',
    ]);
    expect(doses.state.board.stairs).toEqual(['u']);
    const dead = quest('life-or-death', {
      areas: [0, 1],
      quiet: true,
      *next(t) {
        t.state.round = 10;
        yield* calls(t).happen(t, { what: 'round' });
        yield* slays(first, 'issyra')(t);
      },
    });
    const venom = dead.state.board.markers.find(one => one.kind === 'object' && one.object === 'venom');
    expect(venom?.at).toBe(space(14, 13));
  },
);

rule(
  'DES-53.1',
  'Life and Death: in the tenth round the shaft is open, also where nobody has seen either end of it',
  () => {
    const play = quest('life-or-death', {
      areas: [0],
      *next(t) {
        t.state.round = 10;
        yield* calls(t).happen(t, { what: 'round' });
      },
    });
    expect([play.state.board.revealed, play.state.board.stairs]).toEqual([[0], ['u']]);
  },
);

rule('DES-27.2', 'Life and Death: the spring gives its water to whoever stops there, and wakes the buried', () => {
  const play = quest('life-or-death', { areas: [0, 1, 3], quiet: true, at: [space(28, 13)] });
  play.does('action:run', 'walk:space:27,12').overlordWaits();
  expect(play.hero().objects).toEqual(['spring-water']);
  expect(play.state.monsters.map(({ kind }) => kind)).toEqual(Array(2).fill('skeleton'));
});

rule(
  'DES-26.9',
  'Life and Death: the moonwort is told of; the well stirs, unless her nest has called Issyra before',
  () => {
    const picked = quest('life-or-death', { areas: [0, 1, 2], quiet: true, next: takes('moonwort') });
    expect([picked.hero().objects, heard(picked).at(-1)]).toEqual([['moonwort'], 'moonwort-taken']);
    const inRound = (round: number, areas: readonly Area[]) =>
      settled(
        quest('life-or-death', {
          areas,
          quiet: true,
          *next(t) {
            t.state.round = round;
            yield* calls(t).happen(t, { what: 'round' });
          },
        }),
      );
    expect(heard(inRound(8, [0, 1])).at(-1)).toBe('well-stirs');
    const nest = inRound(8, [0, 1, 4]);
    expect(heard(nest)).not.toContain('well-stirs');
    expect(heard(nest)).toContain('issyra-comes');
  },
);

rule('DES-5.1', 'scripts of rounds wait for their round', () => {
  const play = scene({ quest: 'old-friends', first: all({ what: 'round' }) });
  expect(heard(play)).toEqual([]);
});
