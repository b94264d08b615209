// DES-14: spawning.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { canAim, seesSpace } from '../../rules/attack/sight.ts';
import { type Ground, unseen } from '../../rules/ground.ts';
import { type Spawning, sitesOn, spawnSpaces } from '../../rules/overlord/sites.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import type { State } from '../../rules/state.ts';
import { archer } from '../aims.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { FAR, first } from '../fight.ts';
import { activates, opened, overlordTurn, step4, walksOfMonsters } from '../fights-of-monsters.ts';
import { lay, put, scene } from '../scene.ts';
import { laidFloor } from '../treading.ts';

const spawning = (ground: Ground, more: Partial<Spawning> = {}): Spawning => ({
  ground,
  isRevealed: () => true,
  taken: [],
  watchers: [],
  barring: [],
  forbidden: [],
  ...more,
});

describe('where monsters may be spawned', () => {
  rule(['DES-14.1', 'DES-14.13'], 'neither on figures, nor on obstacles, nor on active glyphs', () => {
    const ground = laidFloor(['.%~_;^f', '......g']);
    const free = spawnSpaces(spawning(ground, { taken: [ground.at('f')], forbidden: [ground.at('g')] }));
    expect([...free].toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5]
        .map(x => space(x, 1))
        .concat(space(0, 0))
        .toSorted(),
    );
  });

  rule(['DES-14.4', 'DES-14.16'], 'not where nobody has been', () => {
    const ground = laidFloor(['..|..']);
    const free = spawnSpaces(spawning(ground, { isRevealed: at => at === space(0, 0) }));
    expect([...free]).toEqual([space(0, 0)]);
  });

  rule(['DES-14.3', 'DES-14.6'], 'no part of a large one is in sight of a hero, and all of it is on free floor', () => {
    // The hero looks along the upper row alone.
    const ground = laidFloor(['h....', '##...', '##...']);
    const hero = ground.at('h');
    const free = spawnSpaces(
      spawning(ground, { taken: [hero], watchers: [{ id: 'hero', at: hero }], barring: [hero] }),
    );
    const seen = [...ground.open.places].filter(at => !free.has(at));
    const sites = sitesOn(ground, free, '2x2');
    for (const site of sites) for (const at of spacesOf(site as Base)) expect(seen).not.toContain(at);
    expect(sitesOn(ground, new Set(ground.open.places), '2x2')).toContain(base(2, 0, 2, 2));
    expect(sites).not.toContain(base(2, 0, 2, 2));
  });

  rule('DES-14.7', 'a figure for which there is no place is not placed (EX-20)', () => {
    const ground = laidFloor(['h.#..', '..#..', '#####', '.....']);
    const hidden = spawnSpaces(
      spawning(ground, { watchers: [{ id: 'hero', at: ground.at('h') }], barring: [ground.at('h')] }),
    );
    expect(sitesOn(ground, hidden, '2x2')).toEqual([base(3, 0, 2, 2)]);
    expect(sitesOn(ground, hidden, '2x3')).toEqual([]);
    expect(sitesOn(ground, hidden, '1x2')).toContain(base(0, 3, 2, 1));
  });
});

rule('DES-14.4', 'no monster walks into what nobody has seen, though a door stands open (R84)', () => {
  const play = step4(state => {
    put(state, 'beastman', space(18, 9));
    state.board.open.push('nest-door');
  });
  activates(play);
  expect(walksOfMonsters(play)).not.toContain('walk:space:19,9');
  expect(walksOfMonsters(play)).toContain('walk:space:17,9');
});

describe('spawning', () => {
  rule(['DES-14.5', 'DES-14.19'], 'is denied wherever a hero looks; monsters hide nothing, heroes do', () => {
    const ground = drawnFloor(['a.o.b', '##.##', '..c..']);
    const [hero, friend] = [ground.at('a'), ground.at('o')];
    expect(unseen(ground, [hero], [hero])).not.toContain(ground.at('b'));
    expect(unseen(ground, [hero], [hero, friend])).toContain(ground.at('b'));
    expect(unseen(ground, [hero, friend], [hero, friend])).not.toContain(ground.at('b'));
    expect(unseen(ground, [hero], [hero])).toContain(ground.at('c'));
  });

  rule('DES-14.17', 'is not denied by a hero in a pit, but along its edge', () => {
    const ground = drawnFloor(['_....']);
    expect(unseen(ground, [space(0, 0)], [])).toEqual([space(2, 0), space(3, 0), space(4, 0)]);
  });

  rule('DES-14.19', 'is denied by nobody when all heroes are in Town', () => {
    const ground = drawnFloor(['.....']);
    expect(unseen(ground, [], [])).toHaveLength(5);
  });
});

describe('spawning', () => {
  const spawning = (card: string, more: (state: State) => void = () => undefined) =>
    overlordTurn({
      set: state => {
        opened(state);
        Object.assign(state.overlord, { threat: 20, hand: [`${card}#1`] });
        more(state);
      },
    });

  rule(
    ['DES-14.5', 'DES-14.4', 'DES-11.12', 'DES-11.15'],
    'a card’s monsters appear where no hero looks, and may act in the same turn',
    () => {
      const play = spawning('skeleton-patrol');
      const seat = play.overlordSeat;
      play.answers(seat, 'card:skeleton-patrol');
      const places = play.can(seat);
      expect(places).toContain(`place:${space(12, 9)}`);
      // In the heroes' own room, and in what nobody has seen.
      expect(places).not.toContain(`place:${space(3, 9)}`);
      expect(places).not.toContain(`place:${space(24, 9)}`);
      play.seat(seat).does(`place:${space(12, 9)}`, `place:${space(13, 9)}`, `place:${space(14, 9)}`);
      expect(play.state.monsters.map(({ kind, rank, ready }) => [kind, rank, ready])).toEqual([
        ['skeleton', 'normal', true],
        ['skeleton', 'normal', true],
        ['skeleton', 'master', true],
      ]);
      expect(play.can(seat)).toContain(`monster:${play.monster(2).id}`);
    },
  );

  rule('DES-14.5', 'an open door shows more, and then there is less room', () => {
    const play = scene({ set: opened });
    const shut = spawnSites(play.state, '1x1').length;
    play.state.board.open.push('mine-door');
    play.hero(0).at = space(7, 9);
    expect(spawnSites(play.state, '1x1').length).toBeLessThan(shut);
    expect(spawnSites(play.state, '1x1')).not.toContain(space(12, 9));
  });

  rule(['DES-14.14', 'DES-35.8'], 'Boggs looks like a hero, other companions do not', () => {
    const { state } = scene({ set: opened });
    const at = space(13, 9);
    const free = spawnSites(state, '1x1').length;
    state.companions.push({ id: 'skye', owner: 'hero:steelhorns', at, carries: [] });
    expect(spawnSites(state, '1x1')).toHaveLength(free);
    state.companions.push({ id: 'boggs', owner: 'hero:steelhorns', at, carries: [] });
    expect(spawnSites(state, '1x1').length).toBeLessThan(free);
  });

  rule('DES-14.19', 'heroes in Town see nothing', () => {
    const { state } = scene({ set: opened });
    for (const hero of state.heroes) hero.at = undefined;
    expect(spawnSites(state, '1x1')).toContain(space(3, 9));
  });

  rule('DES-14.13', 'not on an active glyph, though on one that sleeps', () => {
    const { state } = scene({ set: opened });
    lay(state, { kind: 'glyph', active: false }, space(12, 9));
    lay(state, { kind: 'glyph', active: true }, space(13, 9));
    expect(spawnSites(state, '1x1')).toContain(space(12, 9));
    expect(spawnSites(state, '1x1')).not.toContain(space(13, 9));
  });

  rule('DES-14.11', 'fewer may be placed', () => {
    const play = spawning('skeleton-patrol');
    const seat = play.overlordSeat;
    play
      .answers(seat, 'card:skeleton-patrol')
      .passes(seat)
      .passes(seat)
      .answers(seat, `place:${space(12, 9)}`);
    expect(play.state.monsters.map(({ rank }) => rank)).toEqual(['master']);
  });

  const row = (state: State, y: number, xs: readonly number[], rank: 'normal' | 'master' = 'normal') => {
    for (const x of xs) put(state, 'beastman', space(x, y), rank);
  };

  rule(['DES-14.8', 'DES-14.9'], 'with all normal figures on the board a master may come instead (EX-18)', () => {
    const { figures } = monsterRow('beastman');
    const play = spawning('beastmen-war-party', state => {
      row(state, 9, [12, 13, 14, 15]);
      row(state, 10, [12, 13]);
    });
    const seat = play.overlordSeat;
    expect(play.state.monsters).toHaveLength(figures.normal);
    play.seat(seat).does('card:beastmen-war-party', `place:${space(14, 10)}`);
    expect(play.monster(6)).toMatchObject({ rank: 'master' });
  });

  rule(
    ['DES-14.10', 'DES-14.12', 'DES-14.20'],
    'a figure on the board may be taken and come back as new (EX-19)',
    () => {
      const play = spawning('beastmen-war-party', state => {
        row(state, 9, [12, 13, 14, 15]);
        row(state, 10, [12]);
        row(state, 8, [11, 12, 13], 'master');
        put(state, 'skeleton', space(15, 8));
        const [first] = state.monsters;
        if (first) Object.assign(first, { wounds: 1, tokens: { burn: 2 } });
      });
      const seat = play.overlordSeat;
      const first = play.monster().id;
      // One normal figure is left, and no master.
      play.seat(seat).does('card:beastmen-war-party', `place:${space(14, 10)}`);
      // Nothing but normal figures of the kind may be taken for it.
      const normal = play.state.monsters.filter(({ kind, rank }) => kind === 'beastman' && rank === 'normal');
      expect(play.can(seat)).toEqual(normal.map(({ id }) => `recycle:${id}`));
      play.answers(seat, `recycle:${first}`);
      // Where it stood there is room again.
      expect(play.can(seat)).toContain(`place:${space(12, 9)}`);
      expect(play.state.monsters.some(({ id }) => id === first)).toBe(false);
      play.answers(seat, `place:${space(15, 10)}`);
      const fresh = play.state.monsters.at(-1);
      expect(fresh).toMatchObject({ rank: 'normal', wounds: monsterRow('beastman').normal.wounds[3] });
      expect(fresh?.tokens).toEqual({});
      play.passes(seat);
      expect(play.state.monsters.map(({ kind, rank }) => `${rank} ${kind}`).toSorted()).toEqual([
        ...Array(3).fill('master beastman'),
        ...Array(6).fill('normal beastman'),
        'normal skeleton',
      ]);
    },
  );
});

rule('DES-14.5', 'Kirga keeps newcomers 5 spaces away, seen or not', () => {
  const sites = (hero: string) => {
    const play = scene({
      heroes: [hero, 'mad-carthos'],
      set: (state, [one]) => {
        state.board.revealed = [0, 1];
        if (one) one.at = FAR;
      },
    });
    return [space(12, 9), space(13, 9)].map(at => spawnSites(play.state, '1x1').includes(at));
  };
  expect([sites('kirga'), sites('steelhorns')]).toEqual([
    [false, true],
    [true, true],
  ]);
});

describe('eyes', () => {
  rule('DES-14.17', 'in a gust of wind heroes see five spaces far, and monsters as far as ever', () => {
    const aims = (lasting: readonly string[], on: Space) => {
      const play = archer({
        on,
        monster: 'skeleton',
        set: ({ overlord }) => void Object.assign(overlord, { lasting }),
      });
      const { state } = play;
      return [
        canAim(state, play.hero(), 'ranged', on),
        canAim(state, play.monster(), 'ranged', space(1, 9)),
        seesSpace(state, play.hero(), on),
        seesSpace(state, play.monster(), space(1, 9)),
      ];
    };
    expect(aims([], FAR)).toEqual([true, true, true, true]);
    expect(aims(['gust-of-wind#1'], FAR)).toEqual([false, true, false, true]);
    expect(aims(['gust-of-wind#1'], space(6, 9))).toEqual([true, true, true, true]);
  });
});

describe('spawning', () => {
  const far = space(12, 9);

  /** Both halls lie open to each other, and a hero looks from one into the other. */
  const looking = (set: (state: State) => void = () => {}) =>
    scene({
      set: (state, heroes) => {
        state.board.revealed = [0, 1];
        state.board.open.push('mine-door');
        first(heroes).at = space(7, 9);
        set(state);
      },
    }).state;

  rule(
    'DES-14.19',
    'a hero stands in another’s view; what a hero in a pit hides is hidden, a monster hides nothing',
    () => {
      const ahead = space(10, 9);
      const hides = (set: (state: State) => void) => spawnSites(looking(set), '1x1').includes(far);
      const down = (state: State) => {
        const [, other] = state.heroes;
        state.board.terrain[ahead] = 'pit';
        if (other) other.at = ahead;
      };
      expect([hides(() => {}), hides(state => void put(state, 'beastman', ahead)), hides(down)]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  rule('DES-14.2', 'a chest or an encounter takes no room from it', () => {
    const { state } = scene({ set: ({ board }) => Object.assign(board, { revealed: [0, 1] }) });
    const before = spawnSites(state, '1x1').length;
    lay(state, { kind: 'chest', tier: 'copper' }, far);
    lay(state, { kind: 'encounter' }, space(13, 9));
    expect(spawnSites(state, '1x1')).toHaveLength(before);
    expect(spawnSites(state, '1x1')).toEqual(expect.arrayContaining([far, space(13, 9)]));
  });
});
