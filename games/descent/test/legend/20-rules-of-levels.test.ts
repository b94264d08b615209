// Rules that are a level's own (LEG-8.10, LEG-20.6): each law and each happening of the levels, at work.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../content/legend/forms.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { berserkDice } from '../../rules/attack/bonuses.ts';
import { boardOf, groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { abilitiesOf, rankOf, statOf } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { leavesWays } from '../../rules/legend/dungeon/happenings.ts';
import { failsOn, moreRange } from '../../rules/legend/dungeon/laws.ts';
import { levelNow } from '../../rules/legend/dungeon/level.ts';
import { beginActivation, treadOf } from '../../rules/overlord/activation.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { sitesOn } from '../../rules/overlord/sites.ts';
import { spawnGroups, spawnSites } from '../../rules/overlord/spawn.ts';
import { stepCost } from '../../rules/overlord/treading.ts';
import { type Flow, type Hero, type Monster, type State, standsOn, type T } from '../../rules/state.ts';
import { type DelvePlan, delve } from '../delve.ts';

const lying = (state: State, prop: string): Space[] =>
  [...groundNow(state).terrain].flatMap(([at, one]) => (one === prop ? [at] : []));
const beside = (state: State, at: Space): Space =>
  groundNow(state).open.places.find(
    to => groundNow(state).open.distance(at, to) === 1 && !groundNow(state).terrain.has(to),
  ) as Space;
const happens = (plan: DelvePlan, what: Parameters<ReturnType<typeof calls>['happen']>[1]) =>
  delve({
    ...plan,
    next: function* (t) {
      if (plan.next) yield* plan.next(t);
      yield* calls(t).happen(t, what);
    },
  });
const first = 'hero:steelhorns' as const;

describe('happenings', () => {
  rule('LEG-8.10', 'whoever ends a turn beside the water is the wearier (level 2)', () => {
    const at = (near: boolean) =>
      happens(
        {
          level: 'level-02',
          set: (state, [hero]) => {
            const [water] = lying(state, 'water');
            if (hero && water && near) hero.at = beside(state, water);
            if (hero) hero.fatigue = 3;
          },
        },
        { what: 'turnEnd', side: 'heroes', hero: first },
      ).hero().fatigue;
    expect(at(true)).toBe(2);
    expect(at(false)).toBe(3);
  });
  rule('LEG-8.10', 'whoever begins a turn beside the leader as well (level 5)', () => {
    const scene = happens(
      {
        level: 'level-05',
        next: function* (t: T): Flow {
          placeMonster(t.state, { kind: 'kobold', rank: 'master', at: space(9, 3), came: 'leader' });
          const [hero] = t.state.heroes;
          if (hero) Object.assign(hero, { at: beside(t.state, space(9, 3)), fatigue: 3 });
        },
      },
      { what: 'turnStart', side: 'heroes', hero: first },
    );
    expect(scene.hero().fatigue).toBe(2);
  });
  rule('LEG-8.10', 'a chest that is opened brings the roof down where it blocks no way (level 7)', () => {
    const scene = happens(
      { level: 'level-07' },
      { what: 'chest', marker: 'marker:chest#1', hero: first, at: space(3, 10) },
    );
    const spaces = scene.offered('dungeon.lay').map(key => key.slice('place:'.length) as Space);
    expect(spaces.length).toBeGreaterThan(20);
    for (const at of spaces) expect(leavesWays(scene.state, at), at).toBe(true);
    const before = lying(scene.state, 'rubble').length;
    scene.chooses('dungeon.lay', `place:${spaces[0]}`);
    expect(lying(scene.state, 'rubble')).toHaveLength(before + 1);
  });
  rule('LEG-8.10', 'a chest wakes threat (18), money a little (32)', () => {
    const chest = happens(
      { level: 'level-18' },
      { what: 'chest', marker: 'marker:chest#1', hero: first, at: space(1, 1) },
    );
    expect(chest.state.overlord.threat).toBe(2);
    const money = happens(
      { level: 'level-32' },
      { what: 'take', marker: 'marker:money#1', hero: first, at: space(1, 1) },
    );
    expect(money.state.overlord.threat).toBe(1);
  });
  rule(
    'LEG-8.10',
    'who kills a priest pays for it (17); when the chieftain falls all wither, and nobody dies of it (20)',
    () => {
      const kill = (level: 'level-17' | 'level-20', came?: 'leader') =>
        delve({
          level,
          set: (_, [hero]) => {
            if (hero) hero.fatigue = 3;
          },
          next: function* (t) {
            const spaces = groundNow(t.state).open.places;
            const kind = levelNow(t.state).leader?.monster as MonsterId;
            const { id } = placeMonster(t.state, {
              kind,
              rank: 'master',
              at: spaces[30] as Space,
              ...(came && { came }),
            });
            placeMonster(t.state, { kind: 'kobold', rank: 'normal', at: spaces[40] as Space }).wounds = 1;
            placeMonster(t.state, { kind: 'ferrox', rank: 'normal', at: spaces[50] as Space });
            yield* calls(t).wound(t, id, 99, { kind: 'attack', by: first });
          },
        });
      expect(kill('level-17').hero().fatigue).toBe(2);
      const left = kill('level-20', 'leader').state.monsters.map(({ kind, wounds }) => [kind, wounds]);
      expect(left).toEqual([
        ['kobold', 1],
        ['ferrox', 3],
      ]);
    },
  );
  rule('LEG-8.10', 'beside the lava a golem mends, and an ogre at its table (23, 34)', () => {
    const scene = happens(
      {
        level: 'level-34',
        next: function* (t: T): Flow {
          const [table] = lying(t.state, 'table');
          const { places } = groundNow(t.state).open;
          const at = sitesOn(groundNow(t.state), new Set(places.filter(one => one !== table)), '1x2').find(
            site => table && standsOn({ at: site }).some(one => groundNow(t.state).open.distance(one, table) === 1),
          );
          if (at) placeMonster(t.state, { kind: 'troll', rank: 'normal', at }).wounds = 3;
          yield* calls(t).look(t);
        },
      },
      { what: 'activate', figure: 'monster:troll#1' },
    );
    expect(scene.state.monsters[0]?.wounds).toBe(4);
  });
  rule('LEG-8.10', 'each round a die speaks (39)', () => {
    const rolled = (die: number) =>
      delve({
        level: 'level-39',
        dice: [die],
        set: (_, heroes) => {
          for (const hero of heroes) hero.fatigue = 1;
        },
        next: t => calls(t).happen(t, { what: 'round' }),
      });
    expect(rolled(5).state.overlord.threat).toBe(2);
    expect(rolled(1).state.heroes.map(({ fatigue }) => fatigue)).toEqual([2, 2, 2, 2]);
    expect(rolled(2).state).toMatchObject({ overlord: { threat: 0 } });
  });
  rule('LEG-8.10', 'blocks creep, one a turn, and shut nothing in (37)', () => {
    const scene = happens({ level: 'level-37' }, { what: 'turnStart', side: 'overlord' });
    const moves = scene.offered('dungeon.shift');
    expect(moves.length).toBeGreaterThan(0);
    const before = lying(scene.state, 'rubble');
    scene.chooses('dungeon.shift', moves[0] ?? '');
    const after = lying(scene.state, 'rubble');
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });
});

describe('laws', () => {
  rule('LEG-8.10', 'no hero aims at the leader of the stone court, and others are aimed at as ever (43)', () => {
    const shot = (at: 'leader' | 'minion') => {
      const scene = delve({
        level: 'level-43',
        ice: true,
        led: true,
        dice: [1, 1, 1],
        next: function* (t) {
          const { state } = t;
          const hero = state.heroes[0] as Hero;
          const leader = state.monsters.find(({ came }) => came === 'leader') as Monster;
          const [there] = standsOn(leader);
          hero.at = beside(state, there as Space);
          hero.order = 'aim';
          if (at === 'minion') Object.assign(leader, { came: 'minion' });
          yield* calls(t).attack(t, hero.id, { target: there as Space, by: 'action' });
        },
      });
      return [scene.asked() === 'attack.aiming', scene.hero().order];
    };
    expect(shot('minion')).toEqual([true, 'aim']);
    expect(shot('leader')).toEqual([false, 'aim']);
  });
  rule('LEG-8.10', 'hounds are faster (8), minions that stand still are harder (24), attacks bring frost (35)', () => {
    const figure = (level: 'level-08' | 'level-24' | 'level-35', came?: 'minion') =>
      delve({
        level,
        next: function* (t) {
          placeMonster(t.state, {
            kind: level === 'level-08' ? 'hell-hound' : 'skeleton',
            rank: 'normal',
            at: groundNow(t.state).open.places[30] as Space,
            ...(came && { came }),
          });
          yield* calls(t).look(t);
        },
      });
    const stat = (scene: ReturnType<typeof figure>, of: 'speed' | 'armour') =>
      statOf(scene.state, scene.state.monsters[0]?.id ?? first, of);
    expect(stat(figure('level-08'), 'speed')).toBe(cardOf('hell-hound', 'copper').normal.speed + 1);
    const [still, spawned] = [figure('level-24', 'minion'), figure('level-24')];
    expect(stat(still, 'armour')).toBe(stat(spawned, 'armour') + 1);
    still.dungeon.stirred.push(still.state.monsters[0]?.id ?? 'monster:x');
    const frost = figure('level-35', 'minion');
    expect(rankOf(frost.state, frost.state.monsters[0]?.id ?? first, 'frost')).toBe(1);
    expect(rankOf(spawned.state, spawned.state.monsters[0]?.id ?? first, 'frost')).toBe(0);
  });
  rule('LEG-8.10', 'magic from afar misses on a blank (11), arrows need a space more (19)', () => {
    expect(failsOn(delve({ level: 'level-11' }).state, 'magic', 4)).toBe('blank');
    expect(failsOn(delve({ level: 'level-11' }).state, 'magic', 3)).toBeUndefined();
    expect(failsOn(delve({ level: 'level-12' }).state, 'magic', 4)).toBeUndefined();
    expect(moreRange(delve({ level: 'level-19' }).state, 'ranged')).toBe(1);
    expect(moreRange(delve({ level: 'level-19' }).state, 'magic')).toBe(0);
  });
  rule('LEG-8.10', 'poison may count twice (25)', () => {
    const poisoned = (die: number) =>
      delve({
        level: 'level-25',
        dice: [die],
        next: function* (t) {
          const [hero] = t.state.heroes;
          if (hero) giveTokens(t, hero, 'poison', 1);
          yield* calls(t).look(t);
        },
      }).hero().tokens.poison;
    expect(poisoned(1)).toBe(2);
    expect(poisoned(2)).toBe(1);
  });
  rule('LEG-8.10', 'one spider more with each card (3); beside the circle they rise in plain sight (29)', () => {
    const scene = delve({
      level: 'level-03',
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
      },
      next: t => spawnGroups(t, [{ monster: 'bane-spider', rank: 'normal', n: 1 }]),
    });
    const seat = scene.overlordSeat;
    expect(scene.asked(seat)).toBe('overlord.spawn');
    scene.answers(seat, scene.can(seat).find(key => key.startsWith('place:')) ?? '');
    expect(scene.asked(seat)).toBe('overlord.spawn');
    const circle = delve({ level: 'level-29' });
    const [at] = lying(circle.state, 'summoning-circle');
    expect(spawnSites(circle.state, '1x1')).toContain(at && beside(circle.state, at));
  });
  rule(['LEG-8.10', 'LEG-20.6', 'DRF-5.25'], 'nobody rises in a cell that nobody has opened (9)', () => {
    const sites = (opened: readonly string[]) =>
      spawnSites(
        delve({
          level: 'level-09',
          set: state => {
            if (state.dungeon) state.dungeon.opened = [...opened];
          },
        }).state,
        '1x1',
      );
    expect(sites([])).not.toContain(space(2, 1));
    expect(sites(['d1'])).toContain(space(2, 1));
    const opened = happens({ level: 'level-09' }, { what: 'open', door: 'd1', figure: first });
    expect(opened.dungeon.opened).toEqual(['d1']);
  });
  rule(['LEG-8.10', 'LEG-20.6'], 'whoever stands in the fountain spares the others, never itself (14)', () => {
    const scene = delve({
      level: 'level-14',
      next: function* (t) {
        const [fountain] = lying(t.state, 'fountain');
        const places = groundNow(t.state).open.places;
        const bather = placeMonster(t.state, { kind: 'kobold', rank: 'normal', at: fountain as Space });
        const other = placeMonster(t.state, { kind: 'ferrox', rank: 'normal', at: places[30] as Space });
        yield* calls(t).wound(t, other.id, 99, { kind: 'attack', by: first });
        expect(other.wounds).toBe(1);
        yield* calls(t).wound(t, bather.id, 99, { kind: 'attack', by: first });
        yield* calls(t).wound(t, other.id, 99, { kind: 'attack', by: first });
      },
    });
    expect(scene.state.monsters).toEqual([]);
  });
  rule(['LEG-20.6', 'DRF-5.27'], 'and heroes walk through whoever is spared so, though nobody stops there (14)', () => {
    const walks = (isThere: boolean) =>
      delve({
        level: 'level-14',
        set: (state, heroes) => {
          const [fountain] = lying(state, 'fountain') as [Space];
          if (isThere) placeMonster(state, { kind: 'kobold', rank: 'normal', at: fountain });
          const { open } = groundNow(state);
          const around = new Set(heroes.flatMap(({ at }) => (at ? open.neighbours(at) : [])));
          for (const at of around)
            if (at !== fountain && !heroes.some(one => one.at === at))
              placeMonster(state, { kind: 'ferrox', rank: 'normal', at });
        },
      }).chooses('turn.declare', 'action:run');
    const ways = (scene: ReturnType<typeof delve>): readonly string[] =>
      scene.can(0).filter(key => key.startsWith('walk:'));
    expect(ways(walks(false))).toEqual([]);
    const through = ways(walks(true)).map(key => key.slice('walk:'.length) as Space);
    expect(through.length).toBeGreaterThan(0);
    const { state } = walks(true);
    expect(through.filter(at => state.monsters.some(one => one.at === at))).toEqual([]);
  });
  rule('LEG-8.10', 'kobolds walk past rubble and stay on none (30)', () => {
    const scene = delve({
      level: 'level-30',
      next: function* (t) {
        const [rubble] = lying(t.state, 'rubble');
        placeMonster(t.state, { kind: 'kobold', rank: 'normal', at: beside(t.state, rubble as Space) });
        placeMonster(t.state, { kind: 'skeleton', rank: 'normal', at: beside(t.state, rubble as Space) });
        yield* calls(t).look(t);
      },
    });
    const [rubble] = lying(scene.state, 'rubble') as [Space];
    const [kobold, skeleton] = scene.state.monsters;
    if (!kobold || !skeleton) throw new Error('nobody');
    const from = beside(scene.state, rubble);
    expect(stepCost(treadOf(scene.state, kobold), from, rubble)).toBe(1);
    expect(treadOf(scene.state, kobold).noStay.has(rubble)).toBe(true);
    expect(stepCost(treadOf(scene.state, skeleton), from, rubble)).toBe(Number.POSITIVE_INFINITY);
  });
  rule('LEG-8.10', 'the red door stays shut while a deep elf lives (40)', () => {
    const scene = delve({
      level: 'level-40',
      led: true,
      next: t => calls(t).happen(t, { what: 'round' }),
    });
    const red = boardOf(scene.state).doors.find(({ colour }) => colour === 'red')?.id ?? '';
    expect(scene.state.guide.locked[red]).toBe(true);
    const after = delve({
      level: 'level-40',
      led: true,
      next: function* (t) {
        for (const { id } of [...t.state.monsters]) yield* calls(t).wound(t, id, 99, { kind: 'attack', by: first });
      },
    });
    expect(after.state.guide.locked[red]).toBe(false);
  });
});

describe('leaders who come and go', () => {
  rule(
    ['LEG-8.10', 'LEG-20.6', 'DRF-5.26'],
    'the Archivist is back once; reward and key are for the second time (10)',
    () => {
      const falls = function* (t: T): Flow {
        const leader = t.state.monsters.find(({ came }) => came === 'leader');
        if (leader) yield* calls(t).wound(t, leader.id, 99, { kind: 'attack', by: first });
      };
      const once = delve({ level: 'level-10', led: true, next: falls });
      expect(once.state.board.keys).toEqual([]);
      expect(once.legend.conquest.heroes).toBe(0);
      const back = delve({
        level: 'level-10',
        led: true,
        next: function* (t) {
          yield* falls(t);
          const [hero] = t.state.heroes;
          if (hero) hero.at = space(11, 3);
          yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
          yield* falls(t);
        },
      });
      expect(back.asked(back.overlordSeat)).toBe('dungeon.aside');
      back.answers(back.overlordSeat, back.can(back.overlordSeat)[0] ?? '');
      expect(back.hero().at).not.toBe(space(11, 3));
      expect(back.state.board.keys).toEqual(['red']);
      expect(back.legend.conquest.heroes).toBe(2);
    },
  );
  rule(
    ['LEG-8.10', 'LEG-20.6', 'DRF-5.29'],
    'Lord Aktar comes with the first light, beside the sarcophagus (27)',
    () => {
      const before = delve({
        level: 'level-27',
        next: t => calls(t).happen(t, { what: 'turnStart', side: 'overlord' }),
      });
      expect(before.leader).toBeUndefined();
      const scene = delve({
        level: 'level-27',
        next: function* (t) {
          yield* calls(t).happen(t, { what: 'glyph', marker: 'marker:glyph#1', hero: first, at: space(1, 1) });
          yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
        },
      });
      const seat = scene.overlordSeat;
      if (scene.asked(seat) === 'dungeon.place') scene.answers(seat, scene.can(seat)[0] ?? '');
      const [tomb] = lying(scene.state, 'sarcophagus');
      expect(scene.leader && tomb && groundNow(scene.state).open.distance(scene.leader.at as Space, tomb)).toBe(1);
    },
  );
});

describe('what leaders have more', () => {
  rule(['LEG-20.4', 'DES-91.1'], 'Regeneration mends by its rank as its bearer begins to act (14, 16)', () => {
    const scene = delve({
      level: 'level-14',
      led: true,
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        const [leader] = state.monsters;
        if (leader) leader.wounds = 3;
      },
      next: t => beginActivation(t, t.state.monsters[0]?.id ?? 'monster:x'),
    });
    expect(scene.leader?.wounds).toBe(5);
  });
  test('Berserk adds a die for each rank, once its bearer is hurt (13)', () => {
    const scene = delve({ level: 'level-13', led: true });
    if (!scene.leader) scene.answers(scene.overlordSeat, scene.can(scene.overlordSeat)[0] ?? '');
    const { state, leader } = scene;
    if (!leader) throw new Error('nobody leads');
    const owned = abilitiesOf(state, leader);
    const ranks = rankOf(state, leader.id, 'berserk');
    expect(ranks).toBeGreaterThan(2);
    expect(berserkDice(state, leader, owned)).toEqual({});
    expect(berserkDice(state, { ...leader, wounds: leader.wounds - 1 }, owned)).toEqual({ black: ranks });
  });
});
