// EUT-22: the Griffin.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { ScenarioId } from '../content/scenarios/vocabulary.ts';
import { territoryRow } from '../content/territory.ts';
import type { TileId } from '../content/vocabulary.ts';
import { trophiesOf } from '../rules/board.ts';
import type { Hero, State } from '../rules/state.ts';
import { golem, seated } from './blows.ts';
import { stateOf } from './openings.ts';
import { on } from './places.ts';
import { BLOW, duel } from './scenarios.ts';
import { at, CHAPEL, lays, scene } from './scene.ts';

const FLIGHT = { griffin: 'with' };

const withGriffin = (at: string | undefined, change: (hero: Hero, state: State) => void = () => {}) =>
  scene({
    options: FLIGHT,
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-griffin-1', 1, 1],
        ['ch3-scenario-1', -1, 2],
        ['ch2-fixed-1', 2, -1],
      ]);
      state.territory = [];
      if (!hero) return;
      Object.assign(hero, { at: CHAPEL, movement: 0 });
      if (at) state.griffin = at as 'hex:0,0';
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' });
      change(hero, state);
    },
  });

rule(
  ['EUT-22.1', 'EUT-22.2', 'EUT-22.11'],
  'the Griffin’s tile among those of Chapter I; without them its Fixed tiles come along on top',
  () => {
    expect(stateOf(['ael', 'dral']).territory).not.toContain('ch1-griffin-1');
    expect(stateOf(['ael', 'dral'], { griffin: 'with' }).territory).toContain('ch1-griffin-1');
    const { territory } = stateOf(['ael', 'dral'], { scenario: 'recall-2', griffin: 'with' });
    expect(territory.slice(-4).sort()).toEqual(['ch1-fixed-1', 'ch1-fixed-2', 'ch1-fixed-3', 'ch1-griffin-1']);
  },
);

rule('EUT-22.3', 'the Griffin comes with its tile', () => {
  expect(withGriffin(undefined).state.griffin).toBe('hex:1,1');
  expect(scene({ set: state => lays(state, [['ch1-griffin-1', 1, 1]]) }).state.griffin).toBeUndefined();
});

rule(
  ['EUT-22.4', 'EUT-22.6', 'EUT-22.13', 'EUT-22.12'],
  'for a Trophy it carries the Hero up to 4 spaces, and stays there',
  () => {
    const play = withGriffin(undefined);
    play.does('griffin:dragonfly', 'fly:hex:-1,2');
    expect(play.hero()).toMatchObject({ at: 'hex:-1,2', movement: 0, bags: [] });
    expect(play.state.griffin).toBe('hex:-1,2');
    const flights = [...play.match.told('everyone')].filter(({ text }) => text === 'log.griffin');
    expect(flights.map(({ with: told, moves }) => [told, moves])).toEqual([
      [
        { player: { text: 'player.0' } },
        [
          { what: 'hero:ael', from: CHAPEL, to: 'hex:-1,2' },
          { what: 'griffin', from: 'hex:1,1', to: 'hex:-1,2' },
        ],
      ],
    ]);
    expect(play.state.monsters[1].discard).toEqual(['dragonfly']);
    expect(
      withGriffin(undefined, hero => void Object.assign(hero, { bags: [] }))
        .can()
        .filter(key => key.startsWith('griffin')),
    ).toEqual([]);
  },
);

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

rule(['EUT-22.5', 'EUT-22.4'], 'R57: within 4 spaces over revealed ground, or from its Lair', () => {
  const far = (at: string) =>
    withGriffin('hex:3,-1', (hero, state) => {
      lays(state, [
        ['ch4-scenario-1', 4, -2],
        ['ch4-scenario-2', 6, -3],
      ]);
      Object.assign(state, { griffin: 'hex:7,-3' });
      hero.at = at as 'hex:0,0';
    });
  expect(far('hex:0,0').whyNot('griffin:dragonfly')).toEqual(['why.griffin', 'EUT-22.4']);
  expect(far('hex:1,1').can()).toContain('griffin:dragonfly');
});

rule(['EUT-22.7', 'EUT-22.8', 'EUT-22.12'], 'landing is entering: tiles, Monsters; closed centres stay closed', () => {
  const play = withGriffin(undefined);
  play.does('griffin:dragonfly');
  expect(play.can()).not.toContain('fly:centre:2,-1');
  play.does('fly:hex:2,-1');
  expect(play.state.combat).toMatchObject({ seat: 0, at: 'hex:2,-1' });
  const tired = withGriffin(undefined, hero => void Object.assign(hero, { tokens: [] })).does('griffin:dragonfly');
  expect(tired.can()).not.toContain('fly:hex:2,-1');
  const border = withGriffin(
    undefined,
    (_, state) => void Object.assign(state, { territory: ['ch3-scenario-2'] }),
  ).does('griffin:dragonfly', 'fly:hex:-1,2');
  expect(border.asked()).toBe('reveal.ask');
});

rule('EUT-22.9', 'neither the Saboteur nor the Demon nor the Golem becomes a Trophy (R89)', () => {
  for (const [scenario, foe, damage] of [
    ['the-saboteur', 'saboteur', 9],
    ['recall-2', 'magma-demon', 19],
    ['devastation-incarnate', 'golem', 27],
  ] as const) {
    const { state } = duel(scenario, foe, {}, { step: 'damage', combat: { ...BLOW, damage } });
    expect([foe, state.scenario.foes[foe]?.beaten, state.heroes.flatMap(trophiesOf)]).toEqual([foe, true, []]);
  }
});

rule('EUT-22.10', 'the Golem walks toward the Chapel, destroys what it quits, and the Griffin makes way', () => {
  const from = at(1, 1);
  const { state } = golem(5, from);
  const to = state.scenario.foes.golem?.at as ReturnType<typeof at>;
  expect([at(1, 0), at(0, 1)]).toContain(to);
  expect([state.scenario.markers[from], state.scenario.markers[to]]).toEqual([['destruction-a'], undefined]);
  const met = golem(5, from, one => {
    one.griffin = to;
  });
  expect([met.state.scenario.foes.golem?.at, met.state.griffin]).toEqual([to, from]);
  expect(met.lines('log.griffin.flees').map(line => line.with)).toEqual([{ foe: { text: 'foe.golem.the' } }]);
  const elsewhere = golem(5, from, one => {
    one.griffin = from;
  });
  expect([elsewhere.state.scenario.foes.golem?.at, elsewhere.state.griffin]).toEqual([to, from]);
  expect(elsewhere.lines('log.griffin.flees')).toEqual([]);
  const hurt = (damage: number) =>
    golem(5, from, one => {
      if (one.scenario.foes.golem) one.scenario.foes.golem.hurt = damage;
    }).state.scenario.foes.golem;
  expect(hurt(6)).toMatchObject({ at: from, hurt: 0 });
  expect(hurt(5)).toMatchObject({ at: to, hurt: 0 });
  const far = golem(9, at(2, 2)).state.scenario.foes.golem?.at; // two spaces from round 9 on
  expect([at(2, 1), at(1, 2), at(2, 2)]).not.toContain(far);
});

rule(
  'EUT-22.11',
  'with the Griffin, Recall II and III have all Fixed tiles of Chapter I and its own on top of the stack',
  () => {
    const stack = (scenario: ScenarioId, griffin: 'with' | 'without'): readonly TileId[] => {
      const { territory } = seated(scenario, ['ael', 'dral'], { griffin }).state;
      return territory.toReversed();
    };
    for (const scenario of ['recall-2', 'recall-3'] as const) {
      const top = stack(scenario, 'with').slice(0, 4);
      expect([...top].sort()).toEqual(['ch1-fixed-1', 'ch1-fixed-2', 'ch1-fixed-3', 'ch1-griffin-1']);
      expect(stack(scenario, 'without').filter(tile => territoryRow(tile).chapter === 1)).toEqual([]);
    }
  },
);
