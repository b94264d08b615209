// EUT-5, EUT-6, EUT-17, EUT-22: ways over the map, Portals, landings, Elites and the Griffin, at their limits.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { elites } from '../content/monsters.ts';
import { scenarioRow } from '../content/scenarios.ts';
import { lairsOf } from '../rules/lairs.ts';
import { emptyBeside } from '../rules/land.ts';
import type { Hero, State } from '../rules/state.ts';
import { possibleSpaces, territoryPlan } from '../rules/territory.ts';
import { gives } from './fights.ts';
import { at, BESIDE, begun, CHAPEL, lays, marks, scene, stands } from './scene.ts';

type More = (hero: Hero, state: State) => void;
/** On this map and no other; nothing is left to reveal. */
const on = (tiles: Parameters<typeof lays>[1], more: More, plan: Parameters<typeof scene>[0] = {}) =>
  scene({
    ...plan,
    set: (state, [hero]) => {
      lays(state, tiles);
      state.territory = [];
      if (hero) more(hero, state);
    },
  });
const walks = (play: ReturnType<typeof on>) =>
  play.can().flatMap(key => (key.startsWith('walk') ? [key.slice(5)] : []));

rule(
  ['EUT-5.5', 'EUT-5.8', 'EUT-6.7'],
  'one walks on through quiet spaces alone: Fire and Monsters end the way',
  () => {
    // Fire at (1,1), Lake (2,1), Cave with a Monster (1,2)
    const play = on([['ch1-other-9', 1, 1]], hero => Object.assign(hero, { at: at(1, 0), movement: 9 }));
    expect(walks(play)).toContain('hex:1,1');
    expect(walks(play)).not.toContain('hex:2,1'); // behind the Fire, and under it
    expect(walks(play)).toContain('centre:0,0');
    // Merchants with a Monster at (1,1); the Cave at (2,1) lies behind them
    const armed = (tokens: Hero['tokens']) =>
      walks(on([['ch1-other-5', 1, 1]], hero => Object.assign(hero, { at: at(1, 0), movement: 9, tokens })));
    expect([armed(['combat']).includes('hex:1,1'), armed(['combat']).includes('hex:2,1')]).toEqual([true, false]);
    expect([armed([]).includes('hex:1,1'), armed([]).includes('hex:0,1')]).toEqual([false, true]);
  },
);

rule(['EUT-5.5', 'EUT-5.34'], 'each space costs a point: two lead two spaces far, and no further', () => {
  const far = (movement: number) =>
    on([['ch1-encounter-2', 1, 1]], hero => Object.assign(hero, { at: at(1, 0), movement }));
  expect([walks(far(1)).includes('hex:1,1'), walks(far(1)).includes('hex:2,1')]).toEqual([true, false]);
  const two = far(3).does('walk:hex:2,1');
  expect([two.hero().at, two.hero().movement]).toEqual([at(2, 1), 1]);
});

rule(
  ['EUT-5.32', 'EUT-5.33'],
  'a Portal leads to Portals alone; the other leads back, and then both are spent until one has walked off (R13)',
  () => {
    // Portals at (1,2) and (-1,0)
    const play = on(
      [
        ['ch1-fixed-1', 1, 1],
        ['ch1-other-7', -1, -1],
      ],
      hero => Object.assign(hero, { at: at(1, 2), movement: 2 }),
    );
    expect(play.can().filter(key => key.startsWith('portal'))).toEqual(['portal:hex:-1,0']);
    play.does('portal:hex:-1,0');
    expect([play.hero().at, play.hero().spentPortals]).toEqual([at(-1, 0), [at(1, 2)]]);
    play.does('portal:hex:1,2');
    // Through Portals one goes neither round and round nor back: that is no leaving by other means.
    expect([play.hero().at, play.whyNot('portal:hex:-1,0')]).toEqual([at(1, 2), ['why.portal', 'EUT-5.33']]);
    play.does('walk:hex:2,1');
    expect(play.can().filter(key => key.startsWith('portal'))).toEqual([]);
    play.does('walk:hex:1,2');
    expect(play.can()).toContain('portal:hex:-1,0');
    play.does('portal:hex:-1,0');
    expect(play.whyNot('portal:hex:1,2')).toEqual(['why.portal', 'EUT-5.33']);
  },
);

rule(['EUT-5.30', 'EUT-5.26'], 'one does not teleport to where one stands, nor where nothing can be entered', () => {
  const play = on([['ch1-fixed-1', 1, 1]], hero => {
    gives(hero, 'teleport-scroll#1');
    Object.assign(hero, { at: at(1, 2), tokens: [] });
  }).does('use:teleport-scroll#1:0');
  expect(play.can()).not.toContain('teleport:hex:1,2');
  expect(play.can()).not.toContain('teleport:hex:1,1'); // a Monster, and no Combat Action
  expect(play.can()).toContain('teleport:hex:2,1');
});

rule(['EUT-5.13', 'EUT-6.7'], 'who dies of a tile that was revealed reveals no more, and does not fight (R10)', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.territory = ['ch1-fixed-1', 'ch1-fixed-1', 'ch1-other-9'];
      if (hero) Object.assign(hero, { at: CHAPEL, movement: 2, health: 1, reputation: 5 });
    },
  }).does('walk:hex:1,0', 'place:1,1'); // Fire at (1,1) reaches (1,0)
  expect(play.hero()).toMatchObject({ at: CHAPEL, health: 6, reputation: 3, movement: 0 });
  expect([play.asked(), play.state.territory.length]).toEqual(['turn.ask', 2]);
});

rule('EUT-5.19', 'a limit of the map counts spaces from the start: the last that is within may be laid (R12)', () => {
  const { state } = on([['ch1-fixed-1', 1, 1]], () => {}, { options: { mapLimit: 3 } });
  const far = emptyBeside(state, at(2, 1));
  expect(far).not.toContain('hex:2,2'); // four away
  expect(far).toContain('hex:3,0');
  const { state: open } = on([['ch1-fixed-1', 1, 1]], () => {});
  expect(emptyBeside(open, at(2, 1))).toContain('hex:2,2');
});

rule(['EUT-6.2', 'EUT-5.8'], 'entering a pit is a fight against its Monster, of its Level', () => {
  const play = on([['ch1-fixed-1', 1, 1]], (hero, state) => {
    state.scenario.pits[at(2, 1)] = 2;
    marks(state, at(2, 1), 'hero', 0);
    Object.assign(hero, { at: at(1, 2), movement: 1 });
  }).does('walk:hex:2,1');
  expect(play.state.combat?.opponent).toEqual({ kind: 'pit', level: 2 });
});

// ---- Elites ----

rule(['EUT-17.4', 'EUT-17.1', 'EUT-9.2'], 'fighting an Elite on its Lair takes a Combat Action, and needs one', () => {
  const elite = elites.find(({ lair }) => lair.relation === 'on' && lair.place === 'mountain');
  if (!elite) throw new Error('no Elite lives on a Mountain');
  const meets = (tokens: Hero['tokens'], isFree = true) =>
    on(
      [['ch1-fixed-1', 1, 1]],
      (hero, state) => {
        state.bounties.current = elite.id;
        if (!isFree) state.scenario.pits[at(2, 1)] = 1;
        Object.assign(hero, { at: at(2, 1), tokens });
      },
      { options: { elites: 'with' } },
    );
  expect(meets([]).whyNot('elite')).toEqual(['why.action', 'EUT-17.4']);
  expect(meets(['combat'], false).whyNot('elite')).toEqual(['why.guarded', 'EUT-17.4']);
  const fight = meets(['combat', 'mining']).does('elite');
  expect([fight.hero().tokens, fight.state.combat?.opponent]).toEqual([['mining'], { kind: 'elite', card: elite.id }]);
});

rule('EUT-17.5', 'a Lair around a Special tile is around that one, and around no other', () => {
  const { state } = on(
    [
      ['ch2-fixed-1', 1, 1],
      ['ch3-encounter-2', -1, -1],
    ],
    () => {},
  );
  state.bounties.current = 'tower-breaker';
  expect([...lairsOf(state)].sort()).toEqual([...BESIDE].sort());
  state.bounties.current = undefined;
  expect(lairsOf(state)).toEqual([]);
});

rule(
  ['EUT-17.2', 'EUT-17.3'],
  'Bounties: of each Level as many as players and two, lowest on top, none whose Lair cannot come (R67)',
  () => {
    for (const [scenario, heroes] of [
      ['villagers-rescue', ['ael', 'dral']],
      ['wings-of-farruga', ['ael', 'dral', 'keleia']],
    ] as const) {
      const { state } = begun({ heroes, options: { scenario } });
      const row = scenarioRow(scenario);
      const cards = [...state.bounties.stack, state.bounties.current ?? ''];
      const levelOf = (id: string) => elites.find(one => one.id === id)?.level ?? 0;
      const spaces = [...possibleSpaces(row, territoryPlan(row, heroes.length, row.griffin === true))];
      const canCome = (id: string) => {
        const place = elites.find(one => one.id === id)?.lair.place;
        return spaces.some(({ kind, encounter }) => kind === place || encounter === place);
      };
      for (const level of row.elites) {
        const possible = elites.filter(one => one.level === level && canCome(one.id)).length;
        expect(cards.filter(id => levelOf(id) === level)).toHaveLength(Math.min(possible, heroes.length + 2));
      }
      expect(cards.map(levelOf)).toEqual(cards.map(levelOf).toSorted((a, b) => b - a));
      expect([...new Set(cards.map(levelOf))].sort()).toEqual([...row.elites].sort());
      expect(cards.filter(id => !canCome(id))).toEqual([]);
    }
  },
);

rule(
  ['EUT-3.14', 'EUT-17.11'],
  'a Bounty that stands is not replaced at the end of a turn, nor is there one without Elites',
  () => {
    const stands1 = scene({
      options: { elites: 'with' },
      set: state => {
        state.bounties = { stack: ['reed-king'], current: 'old-grimhorn' };
      },
    })
      .does('end')
      .passes();
    expect(stands1.state.bounties).toEqual({ stack: ['reed-king'], current: 'old-grimhorn' });
    const without = scene({
      options: { elites: 'without' },
      set: state => {
        state.bounties = { stack: ['reed-king'] };
      },
    })
      .does('end')
      .passes();
    expect(without.state.bounties).toEqual({ stack: ['reed-king'] });
  },
);

// ---- the Griffin ----

rule(
  ['EUT-22.4', 'EUT-22.5', 'EUT-22.6', 'EUT-22.13'],
  'the Griffin hears whoever is four spaces away, not five; it carries four at most and stays there',
  () => {
    // A row of tiles from the Chapel outwards.
    const calls = (place: ReturnType<typeof at>) =>
      on(
        [
          ['ch1-encounter-2', 1, 1],
          ['ch1-encounter-2', 2, 2],
          ['ch1-encounter-2', 3, 3],
        ],
        (hero, state) => {
          state.griffin = at(0, 0);
          hero.bags = [{ kind: 'trophy', card: 'ogre' }];
          Object.assign(hero, { at: place });
        },
        { options: { griffin: 'with' } },
      );
    const distances = [at(2, 2), at(3, 2)];
    expect(calls(at(2, 2)).can()).toContain('griffin:ogre');
    expect(calls(at(3, 2)).whyNot('griffin:ogre')).toEqual(['why.griffin', 'EUT-22.4']);
    expect(distances).toHaveLength(2);
    const play = calls(at(2, 2)).does('griffin:ogre');
    expect(play.can()).not.toContain('fly:hex:2,2');
    expect(play.can()).toContain('fly:hex:0,0');
    play.does('fly:hex:0,0');
    expect([play.hero().at, play.state.griffin, play.state.monsters[2].discard]).toEqual([
      at(0, 0),
      at(0, 0),
      ['ogre'],
    ]);
  },
);

rule('EUT-13.25', 'a Legend that anybody has completed is nobody’s any more', () => {
  const play = scene({
    set: stands('ch5-scenario-4', 0, (state, heroes) => {
      for (const place of BESIDE) marks(state, place, 'hero', 1);
      const [hero, other] = heroes as [Hero, Hero];
      other.legends = ['star-loom'];
      Object.assign(hero, { at: 'centre:1,1', stones: [{ gem: 'opal' }, { gem: 'opal' }, { gem: 'ruby' }] });
    }),
  });
  expect([play.can().some(key => key.startsWith('legend')), play.whyNot('legend:star-loom:0')]).toEqual([
    false,
    undefined,
  ]);
});
