// EUT-5: steps and what stops them.

import { type Decision, refusedOf, type Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { hex, hexesAround } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { hexesOf, originsBeside } from '../../content/lattice.ts';
import { territoryRow } from '../../content/territory.ts';
import type { TileId } from '../../content/vocabulary.ts';
import { farKey } from '../../rules/keys.ts';
import { isOnMap, monsterAt, spacesBeside, spaceText } from '../../rules/land.ts';
import { burnable, walksOf } from '../../rules/walks.ts';
import { on, PLAIN, ring, walks } from '../places.ts';
import { at, BESIDE, begun, CHAPEL, lays, marks, scene, stands } from '../scene.ts';

/** The winds that options and refusals of one wording name, in their order. */
function bearings(table: ReturnType<typeof scene>, wording: string): string[] {
  const [decision] = table.match.decisions;
  const all = [...(decision?.options ?? []), ...(decision?.refused?.() ?? [])];
  return all
    .filter(({ text }) => text === wording)
    .map(({ with: params = {} }) => (params.way as Text).text.slice('bearing.'.length));
}

rule(
  ['EUT-5.1', 'EUT-5.2', 'EUT-5.3', 'EUT-5.22', 'EUT-5.24'],
  'hexes touch by their sides, three make a tile, the centre touches its own three alone',
  () => {
    const { state } = scene();
    expect(spacesBeside(state, CHAPEL)).toEqual([...hexesOf(hex(0, 0))]);
    expect([...spacesBeside(state, hex(0, 0))].sort()).toEqual([CHAPEL, hex(0, 1), hex(1, 0)].sort());
    for (const at of hexesOf(hex(0, 0))) expect(originsBeside(at).length).toBe(3);
    lays(
      state,
      ring(n => PLAIN[n] as TileId),
    );
    for (const at of hexesOf(hex(0, 0))) expect(hexesAround(at).every(next => isOnMap(state, next))).toBe(true);
  },
);

rule('EUT-5.4', 'a tile shows its Chapter on the back: everybody sees that of the next one', () => {
  const play = scene();
  const next = play.state.territory.at(-1) as TileId;
  expect(play.seat(1).view()).toMatchObject({
    territory: { count: play.state.territory.length, chapter: territoryRow(next).chapter },
  });
});

describe('names', () => {
  rule('EUT-5.5', 'a space is called by its Encounter, else by its legend, else by its kind', () => {
    expect(spaceText({ kind: 'wild' } as never)).toEqual({ text: 'space.wild' });
    expect(spaceText({ kind: 'wild', legend: 'x' } as never)).toEqual({ text: 'legend.x' });
    expect(spaceText({ kind: 'encounter', encounter: 'y' } as never)).toEqual({ text: 'encounter.y' });
  });
});

rule(
  ['EUT-5.5', 'EUT-5.7', 'EUT-5.23'],
  'a step costs a point, in and out of a centre too; Heroes stand in nobody’s way',
  () => {
    const play = scene({ set: state => Object.assign(state, { territory: [] }) });
    expect(play.whyNot('walk:hex:0,0')).toEqual(['why.movement', 'EUT-5.5']);
    play.does('burn:trade', 'walk:hex:0,0');
    expect(play.hero()).toMatchObject({ at: 'hex:0,0', movement: 1 });
    play.does(`walk:${CHAPEL}`);
    expect(play.hero()).toMatchObject({ at: CHAPEL, movement: 0 });
    expect(play.hero(1).at).toBe(CHAPEL);
  },
);

rule(['EUT-5.5', 'EUT-4.1'], 'whatever the unused tokens would reach says how many points are missing', () => {
  const play = scene({
    set(state) {
      state.territory = [];
      lays(
        state,
        ring(n => PLAIN[n] as TileId),
      );
    },
  });
  const far = () => {
    const refused = refusedOf(play.match.decisions[0] as Decision);
    return refused.flatMap(({ key, on, why }) => (farKey.is(key) ? [{ n: farKey.only(key), on, why }] : []));
  };
  /** Every space that has a cost on the map, and more of it than there are points. */
  const beyond = (has: number) => {
    const walk = walksOf(play.state, play.hero(), CHAPEL, has + burnable(play.state, play.hero()));
    return walk.places.filter(at => walk.cost(at) > Math.max(1, has));
  };
  for (const has of [0, 2]) {
    expect(beyond(has).length).toBeGreaterThan(3);
    expect(
      far()
        .flatMap(({ on = [] }) => on)
        .sort(),
    ).toEqual([...beyond(has)].sort());
    expect(far().map(({ why }) => why)).toEqual(far().map(({ n }) => ({ text: 'why.far', with: { n, has } })));
    if (has === 0) play.does('burn:trade');
  }
});

rule(['EUT-5.5', 'EUT-5.12'], 'whoever does not see the map is told which way each step and each tile lies', () => {
  const play = scene();
  expect(bearings(play, 'do.walk')).toEqual(['nw', 'ne', 's']);
  play.does('burn:trade', 'walk:hex:0,0');
  const around = bearings(play, 'do.place');
  expect([around.length, new Set(around).size]).toEqual([3, 3]);
});

rule(
  'EUT-5.5',
  'several spaces are walked at once where nothing happens on the way, and no further than to the first event',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        lays(state, [
          ['ch3-scenario-1', 1, 1],
          ['ch1-other-9', 1, -2],
        ]);
        marks(state, hex(1, -1), 'interaction', 1);
        state.territory = [];
        if (hero) Object.assign(hero, { movement: 3, tokens: [] });
      },
    });
    expect(play.can()).toContain(`walk:${BESIDE[0]}`);
    // Behind the hex that burns nothing can be walked to at once.
    expect(play.can()).toContain('walk:hex:1,-1');
    expect(play.can()).not.toContain('walk:hex:1,-2');
    play.does(`walk:${BESIDE[0]}`);
    expect(play.hero()).toMatchObject({ at: BESIDE[0], movement: 1 });
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
  ['EUT-5.8', 'EUT-9.1', 'EUT-9.2', 'EUT-6.2', 'EUT-6.15'],
  'who enters a Monster’s space fights at once; without a Combat Action nobody enters',
  () => {
    const set = stands('ch1-fixed-1', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 2 }));
    const play = scene({ set });
    expect(monsterAt(play.state, BESIDE[0])).toBe(1);
    play.does(`walk:${BESIDE[0]}`);
    expect(play.state.combat).toMatchObject({ seat: 0, opponent: { kind: 'monster', level: 1 } });
    expect(play.hero()).toMatchObject({ tokens: ['mining', 'trade'], movement: 1 });
    const weak = scene({
      set: (state, heroes) => {
        set(state, heroes);
        if (heroes[0]) Object.assign(heroes[0], { tokens: ['mining'] });
      },
    });
    expect(weak.whyNot(`walk:${BESIDE[0]}`)).toEqual(['why.action', 'EUT-5.8']);
  },
);

rule(['EUT-5.9', 'EUT-3.8'], 'EX-02: after the fight the point that was left is still there', () => {
  const play = scene({ set: stands('ch1-fixed-1', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 2 })) });
  play.does(`walk:${BESIDE[0]}`);
  const { state } = play;
  expect([state.combat?.at, play.hero().movement]).toEqual([BESIDE[0], 1]);
});

rule(
  ['EUT-5.34', 'EUT-8.10'],
  'Movement that was drunk in the Trade Action of the set-up is there in the first turn, whoever plays first',
  () => {
    for (const [heroes, options] of [
      [['ael'], { scenario: 'wings-of-farruga' }],
      [['ael', 'dral'], { scenario: 'wings-of-farruga', mode: 'cooperative' }],
      [['ael', 'dral', 'keleia'], { scenario: 'mirrezils-hoard', mode: 'competitive' }],
      [['ael', 'dral'], { scenario: 'recall-3', mode: 'competitive' }],
    ] as const) {
      const match = begun({ heroes, options });
      const turns: (readonly [seat: number, movement: number, walks: boolean])[] = [];
      while (turns.length < heroes.length) {
        const [decision] = match.decisions;
        if (!decision) throw new Error('nobody is asked');
        const { seat, prompt } = decision;
        const keys = decision.options.map(({ key }) => key);
        const starting = (head: string) => keys.find(key => key.startsWith(head));
        if (prompt === 'turn.ask' && !turns.some(([one]) => one === seat))
          turns.push([seat, Number(decision.with?.movement), starting('walk:') !== undefined]);
        const hero = match.state.heroes.find(one => one.seat === seat);
        // Everybody finds a Potion of Swiftness on offer, and has not drunk yet.
        const { stack, offer } = match.state.posts.alchemists;
        const potion = [...stack, ...offer].find(copy => originalOf(copy) === 'potion-swiftness') ?? '';
        const isThirsty = prompt === 'trade.ask' && hero?.movement === 0;
        if (isThirsty && !offer.includes(potion)) {
          stack.splice(stack.indexOf(potion), 1);
          offer.push(potion);
          hero.gold += 9;
          match.answer({ seat, decision: decision.id, picks: ['renew:merchants'] });
          continue;
        }
        const pick =
          (isThirsty && (starting('use:potion-swiftness') ?? starting('buy:potion-swiftness'))) ||
          (prompt === 'trade.ask' ? 'done' : prompt === 'turn.ask' ? 'end' : keys[0]);
        match.answer({ seat, decision: decision.id, picks: pick === undefined ? [] : [pick] });
      }
      expect([options.scenario, turns.map(([, movement, walks]) => [movement, walks])]).toEqual([
        options.scenario,
        heroes.map(() => [2, true]),
      ]);
    }
  },
);
