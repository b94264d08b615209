// DES-25 to DES-28, DES-3.27: doors and keys, areas that come to light, encounters, and what is picked up.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { guides } from '../content/booklet.ts';
import { supplyRow } from '../content/economy.ts';
import { monsterRow } from '../content/monsters.ts';
import { quickActions } from '../content/turns.ts';
import { doorsBeside, whyNotDoor } from '../rules/areas/doors.ts';
import { boardOf, doorOf } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import type { Monster, State } from '../rules/state.ts';
import { first, heard, named, quest, takes } from './guide.ts';
import { begun, put, space } from './scene.ts';

const at = (x: number, y: number) => space(x, y);

// ---- what is still in the dark ----

rule(
  ['DES-0.9', 'DES-26.2'],
  'the overlord reads who waits in areas that nobody has seen, as they will be set up; heroes do not',
  () => {
    const play = quest('eternal-guardian', { areas: [0] });
    const { ahead = [] } = play.seat(play.overlordSeat).view();
    expect(play.seat(0).view().ahead).toBeUndefined();
    expect(ahead).toHaveLength(boardOf(play.state).areas.size - 1);
    const foretold = new Map(ahead.map(({ name, figures }) => [name.text, figures]));
    const shown = quest('eternal-guardian', { areas: [0, 1] });
    const known = play.state.monsters.map(({ id }) => id);
    const { sheets } = shown.seat(0).view();
    const stand = shown.state.monsters
      .flatMap(({ id }) => (known.includes(id) ? [] : [sheets[id]?.name.text]))
      .toSorted();
    const waited = foretold.get('quest.eternal-guardian.area.1') ?? [];
    expect(waited.map(({ text }) => text).toSorted()).toEqual(stand);
    expect(stand.length).toBeGreaterThan(0);
  },
);

// ---- doors ----

rule(
  ['DES-25.1', 'DES-25.3'],
  'a door lies between two spaces and two; whoever touches it reaches it, over its ends too',
  () => {
    const state = begun({ quest: 'last-wishes' });
    state.board.revealed = [0, 1, 2];
    const door = doorOf(state, 'baths-door');
    expect(door.spaces).toEqual([at(9, 15), at(9, 16), at(10, 15), at(10, 16)]);
    const [hero] = state.heroes;
    const reached = boardOf(state).map.places.filter(
      where => hero && doorsBeside(state, { ...hero, at: where }).some(({ id }) => id === 'baths-door'),
    );
    expect(reached.sort()).toEqual([...door.spaces, at(10, 14), at(10, 17)].sort());
  },
);

rule(
  ['DES-25.7', 'DES-25.11', 'DES-36.11'],
  'monsters open no door into the dark; rune doors are for those with a name',
  () => {
    const state = begun({ quest: 'heart-of-darkness' });
    state.board.revealed = [0, 1];
    const beastman = put(state, 'beastman', at(18, 9));
    const why = (monster: Monster, door: string) => whyNotDoor(state, monster, doorOf(state, door))?.rule;
    expect(why(beastman, 'nest-door')).toBe('DES-25.7');
    expect(why(beastman, 'mine-door')).toBeUndefined();
    state.board.revealed = [0, 1, 3];
    expect(why(beastman, 'heart-door')).toBe('DES-25.11');
    const named = { ...beastman, rank: 'unique' } as const;
    expect(why(named, 'heart-door')).toBeUndefined();
    state.board.revealed = [0, 1];
    expect(why(named, 'heart-door')).toBe('DES-25.7');
  },
);

rule(
  ['DES-25.8', 'DES-25.9', 'DES-25.10'],
  'a key is nobody’s: it lies by the compass rose, and opens its doors for all',
  () => {
    const play = quest('heart-of-darkness', { areas: [0, 1, 2], quiet: true, at: [at(24, 17), at(23, 1)] });
    play.does('action:run');
    expect(play.whyNot('door:heart-door')).toEqual(['why.key', 'DES-25.8']);
    const open = quest('heart-of-darkness', {
      areas: [0, 1, 2],
      quiet: true,
      at: [at(24, 17), at(23, 1)],
      next: takes('foreman-key', 'hero:mad-carthos'),
    });
    expect(open.hero(1)).toMatchObject({ pack: [], equipped: [], objects: [] });
    expect(open.does('action:run').can()).toContain('door:heart-door');
  },
);

rule('DES-25.12', 'no quest asks for more doors than there are', () => {
  for (const { doors, quest: id } of guides) {
    const count = (kind: string) => doors.filter(door => door.kind === kind).length;
    expect(count('normal'), id).toBeLessThanOrEqual(supplyRow('doors').count);
    expect(count('rune'), id).toBeLessThanOrEqual(supplyRow('rune-doors').count);
  }
});

// ---- areas ----

rule('DES-26.3', 'with more heroes more monsters stand behind a door, and masters among them (R96)', () => {
  const behind = (...heroes: readonly string[]) =>
    quest('heart-of-darkness', { areas: [1], heroes })
      .state.monsters.map(({ kind, rank }) => `${kind} ${rank}`)
      .sort();
  expect(behind('steelhorns', 'mad-carthos')).toEqual(['beastman normal', 'skeleton normal', 'skeleton normal']);
  expect(behind('steelhorns', 'mad-carthos', 'nanok-of-the-blade', 'kirga')).toEqual([
    'beastman master',
    ...Array(3).fill('beastman normal'),
    'skeleton master',
    ...Array(2).fill('skeleton normal'),
  ]);
});

rule('DES-26.3', 'by the book two heroes meet every figure that the guide draws, masters as masters (R96)', () => {
  const plan = { heroes: ['steelhorns', 'mad-carthos'], options: { pool: 'guide' } };
  const behind = quest('heart-of-darkness', { ...plan, areas: [1] }).state.monsters.map(
    ({ kind, rank }) => `${kind} ${rank}`,
  );
  expect(behind.sort()).toEqual([
    'beastman master',
    ...Array(3).fill('beastman normal'),
    'skeleton master',
    ...Array(2).fill('skeleton normal'),
  ]);
  // The overlord reads of as many.
  const waiting = (options: Options) => {
    const play = quest('heart-of-darkness', { ...plan, options });
    return (play.seat(play.overlordSeat).view().ahead ?? []).flatMap(({ figures }) => figures).length;
  };
  expect(waiting({ pool: 'guide' })).toBeGreaterThan(waiting({ pool: 'balanced' }) + 10);
});

rule(
  ['DES-26.1', 'DES-26.2', 'DES-26.3', 'DES-26.5', 'DES-26.6', 'DES-13.11'],
  'an open door shows the area behind it: markers, monsters in full view, its words; then the hero goes on',
  () => {
    const play = quest('heart-of-darkness', { quiet: true, at: [at(7, 9), at(3, 10)] });
    play.does('action:run', 'door:mine-door').overlordWaits();
    expect(play.state.board.revealed).toEqual([0, 1]);
    expect(play.state.monsters.filter(({ kind }) => kind === 'skeleton')).toHaveLength(2);
    expect(play.state.monsters.every(({ ready }) => !ready)).toBe(true);
    const told = play.told();
    const [lit, placed, story] = ['log.revealed', 'log.placed', 'log.story'].map(text => told.lastIndexOf(text));
    expect([lit, placed, story]).toEqual([lit, placed, story].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(heard(play, 'heroes').slice(-2)).toEqual(['area-1', 'tip-reveal']);
    expect([play.asked(), play.state.turn?.movement]).toEqual(['turn.act', 2 * 4 - 2]);
  },
);

rule(['DES-26.10', 'DES-26.11'], 'an open door alone reveals nothing, nor do the eyes of monsters', () => {
  const far = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    at: [at(4, 19), at(5, 20)],
    *next(t) {
      put(t.state, 'beastman', at(12, 12));
      t.state.board.open.push('root-wall');
      yield* calls(t).look(t);
    },
  });
  expect([far.state.board.open, far.state.board.revealed]).toEqual([['root-wall'], [0, 1]]);
  const near = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    // The other hero sees it.
    at: [at(4, 19), at(11, 11)],
    *next(t) {
      t.state.board.open.push('root-wall');
      yield* calls(t).look(t);
    },
  });
  expect(near.state.board.revealed).toEqual([0, 1, 4]);
});

rule('DES-26.1', 'whoever is thrown to where they see further brings that to light as well', () => {
  const play = quest('black-blade', {
    areas: [0, 1],
    quiet: true,
    at: [at(4, 19), at(5, 20)],
    *next(t) {
      const [one] = t.state.heroes;
      t.state.board.open.push('root-wall');
      if (one) one.at = at(11, 11);
      yield* calls(t).stepOn(t, first, { own: false, from: at(10, 11) });
    },
  });
  expect(play.state.board.revealed).toEqual([0, 1, 4]);
});

rule(['DES-26.7', 'DES-53.4'], 'stairs show nothing before a hero takes them; then that area comes to light', () => {
  const plan = { areas: [0, 1, 4], quiet: true, at: [at(18, 2)] } as const;
  const play = quest('last-wishes', { ...plan, areas: [0, 4] });
  expect(play.state.board.revealed).toEqual([0, 4]);
  play.does('action:run', 'walk:space:18,1').overlordWaits();
  expect(play.state.board.revealed).toEqual([0, 4]);
  const stairs = play.can().find(key => key.includes('20,14'));
  play.does(stairs ?? '').overlordWaits();
  expect([play.hero().at, play.state.board.revealed]).toEqual([at(20, 14), [0, 4, 1]]);
});

rule(
  ['DES-26.4', 'DES-14.10', 'DES-2.5'],
  'where figures are short, the overlord takes one from the board or does without',
  () => {
    const { normal } = monsterRow('razorwing').figures;
    const short = () =>
      quest('heart-of-darkness', {
        quiet: true,
        areas: [0, 1],
        *next(t) {
          for (let n = 0; n < normal; n++) put(t.state, 'razorwing', at(1 + n, 9));
          yield* calls(t).reveal(t, 2);
        },
        at: [at(3, 12), at(2, 12)],
      });
    const wings = ({ monsters }: State) => monsters.filter(({ kind }) => kind === 'razorwing').map(one => one.at);
    const asked = short();
    expect([asked.asked(1), asked.can(1)]).toEqual([
      'ask.figure',
      asked.state.monsters.filter(({ kind }) => kind === 'razorwing').map(({ id }) => `monster:${id}`),
    ]);
    const without = short().passes(1);
    expect(wings(without.state)).toHaveLength(normal);
    const taken = short();
    taken.answers(1, taken.can(1)[0] ?? '');
    expect(wings(taken.state)).toHaveLength(normal);
    expect(wings(taken.state)).toContain(at(24, 3));
  },
);

rule(['DES-3.28', 'DES-30.4'], 'chests are laid with their numbers hidden from heroes', () => {
  const play = quest('heart-of-darkness', { areas: [0, 1] });
  const chests = play.state.board.markers.filter(({ kind }) => kind === 'chest');
  const numbers = chests.map(({ id }) => play.state.guide.chests[id]);
  expect(numbers.toSorted()).toEqual([1, 2, 3]);
  expect(play.seat(0).view().guide).toBeUndefined();
  expect(play.seat(1).view().guide?.chests).toEqual(play.state.guide.chests);
});

// ---- encounters and tokens ----

rule(['DES-27.2', 'DES-28.1'], 'monsters neither have encounters nor pick anything up', () => {
  const play = quest('durnog-brothers', {
    areas: [0, 5],
    quiet: true,
    *next(t) {
      const thief = put(t.state, 'beastman', at(25, 2));
      thief.at = at(25, 1);
      yield* calls(t).happen(t, { what: 'enter', at: at(25, 1), figure: thief.id });
    },
  });
  expect(play.state.guide.flags).toEqual([]);
  expect(named(play.state, 'cord').at).toBe(at(25, 1));
});

rule(['DES-27.2', 'DES-27.3'], 'whoever passes through an encounter has not met it', () => {
  const play = quest('durnog-brothers', { areas: [0, 5], quiet: true, at: [at(24, 2)] });
  play.does('action:run', 'walk:space:25,2').overlordWaits();
  expect(play.state.guide.flags).toEqual([]);
  play.does('walk:space:25,1').overlordWaits();
  expect([play.state.guide.flags, play.state.conquest]).toEqual([['cord-cut'], 5]);
});

rule(['DES-29.4', 'DES-34.7'], 'a potion that is picked up goes to hand, then into the pack', () => {
  const take = (hands: number) =>
    quest('heart-of-darkness', {
      areas: [0, 1],
      quiet: true,
      at: [at(15, 4)],
      set: (_, [hero]) => {
        if (hero) hero.potions = Array(hands).fill('vitality-potion');
      },
      *next(t) {
        const potion = t.state.board.markers.find(({ kind }) => kind === 'potion');
        if (potion) yield* calls(t).pickUp(t, first, potion.id);
      },
    }).hero();
  expect(take(2)).toMatchObject({ potions: ['vitality-potion', 'vitality-potion', 'healing-potion'], pack: [] });
  expect(take(3)).toMatchObject({ pack: ['healing-potion'] });
});

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

// ---- in short ----

rule('DRF-9.9', 'monsters pay from one to three points for what they may do', () => {
  const paid = quickActions.filter(({ monster, box }) => monster !== undefined && box === 'base');
  expect(paid.map(({ id, monster }) => [id, monster])).toEqual([
    ['stairs', 1],
    ['door', 2],
    ['rune-door', 2],
    ['climb', 2],
    ['jump', 3],
  ]);
});
