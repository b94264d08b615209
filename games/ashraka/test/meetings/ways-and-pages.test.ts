// Ways and pages of the booklet meet cards, skills and allies: ways that lead nowhere, what is not told.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../../content/vocabulary.ts';
import { board } from '../../rules/board.ts';
import type { Hero, State } from '../../rules/state.ts';
import {
  ATSU,
  at,
  BRUNN,
  CLEARING,
  down,
  holds,
  monster,
  ONDINE,
  type Plan,
  type Play,
  scene,
  TANTAN,
} from '../scene.ts';
import { learns } from '../upgrades.ts';

rule(
  ['ASH-7.1', 'ASH-7.19', 'ASH-18.20'],
  'of two ways as long the cheaper is walked, and of two as cheap the less dangerous',
  () => {
    const road = board({ adventure: 1 });
    const { segments } = road;
    const [start, left, right, end] = ['a1-south-gate', 'a1-clearing', 'a1-ruins', 'a1-old-mill'].map(at) as [
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
    ];
    const way = (to: ReturnType<typeof at>, health: number) =>
      ({ path: 'a1-e-none', kind: health > 0 ? 'dangerous' : 'green', health, to }) as const;
    const walks = (harm: readonly [number, number], more: (state: State, atsu: Hero) => void): Play => {
      Object.assign(road, {
        segments: (from: typeof start) => {
          if (from === start) return [way(left, harm[0]), way(right, harm[1])];
          return from === left || from === right ? [way(end, 0)] : [];
        },
      });
      try {
        return scene({ set: (state, [atsu]) => more(state, atsu) });
      } finally {
        Object.assign(road, { segments });
      }
    };
    const cost = (play: Play, key: string) => {
      const option = play.table.match.decisionOf(0)?.options.find(({ key: own }) => own === `${ATSU}/${key}:${end}`);
      return [option?.with?.actions, option?.with?.health];
    };
    const trapped = walks([0, 0], (state, atsu) => {
      holds(state, atsu, 'a2-find-27');
      monster(state, 'rat-brigand', left);
    });
    expect(cost(trapped, 'move')).toEqual([2, 0]);
    // No danger is offered where it saves nothing.
    expect(cost(trapped, 'risk')).toEqual([undefined, undefined]);
    expect(
      cost(
        walks([2, 1], () => {}),
        'risk',
      ),
    ).toEqual([2, 1]);
    expect(
      cost(
        walks([1, 2], () => {}),
        'risk',
      ),
    ).toEqual([2, 1]);
  },
);

rule(['ASH-7.6', 'ASH-11.13'], 'a monster is pulled onto a place, never onto a step', () => {
  const plan = (place: string): Plan => ({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    at: place,
    set(state) {
      state.sheets[BRUNN].skills.push('brunn-a3');
      monster(state, 'ivy-golem', at('a3-stilt-market'));
    },
  });
  const onStep = scene(plan('a3-causeway--stilt-market-step-2'));
  expect(onStep.whyNot(BRUNN, 'skill:brunn-a3')?.[0]).toBe('why.useless');
  const near = scene(plan('a3-witch-hut')).does(BRUNN, 'skill:brunn-a3');
  expect(near.state.monsters[0]?.at).toBe(at('a3-witch-hut'));
});

rule(['ASH-7.7', 'ASH-16.6'], 'danger for one health less, and the first move of a turn for nothing', () => {
  const sure = scene({
    at: 'a1-bramble-thicket',
    health: 1,
    skills: ['atsu-a2'],
  });
  sure.does(ATSU, `move:${at('a1-bramble-thicket--ruins-step-1')}`);
  expect(sure.hero(ATSU)).toMatchObject({ health: 1, disc: 5 });
  const swift = scene({ adventure: 4, heroes: [ONDINE, TANTAN], set: state => learns(state, 'ondine-a4') });
  const prices = () =>
    new Set(
      swift.table.match.decisions[0]?.options.flatMap(({ key, with: how }) =>
        /\/move:/.test(key) ? [how?.actions] : [],
      ),
    );
  expect(prices()).toContain(0);
  expect(prices()).toContain(1);
  const { disc } = swift.hero(ONDINE);
  const [near] = swift.can(ONDINE).filter(key => key.startsWith('move:'));
  swift.does(ONDINE, near as string);
  expect(swift.hero(ONDINE).disc).toBe(disc);
  const [next] = swift.can(ONDINE).filter(key => key.startsWith('move:'));
  swift.does(ONDINE, next as string);
  expect(swift.hero(ONDINE).disc).toBe(disc - 1);
});

rule(['ASH-7.11', 'ASH-18.20'], 'leaving the board past a monster costs more with the Trap that holds fast', () => {
  const plan = (disc: number): Plan => ({
    at: 'a1-forest-edge',
    disc,
    hand: ['a2-find-27'],
    set(state) {
      state.crossed = [];
      monster(state, 'rat-brigand', at('a1-forest-edge'));
    },
  });
  expect(scene(plan(1)).whyNot(ATSU, 'exit:a1-e-forest-edge--exit')?.[0]).toBe('why.actions');
  expect(scene(plan(3)).does(ATSU, 'exit:a1-e-forest-edge--exit').hero(ATSU)).toMatchObject({ disc: 1, at: undefined });
});

rule(['ASH-7.12', 'ASH-7.20', 'ASH-6.15'], 'who has left is given nothing, healed by nobody, struck by nothing', () => {
  const play = scene({
    health: 4,
    hand: ['a1-find-05'],
    set(state, [, tantan]) {
      Object.assign(tantan, { at: undefined, health: 1 });
      state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
    },
  });
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.gone');
  play.does(ATSU, 'ally:wise-rabbit');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([5, 1]);
  expect(play.whyNot(ATSU, 'play:a1-find-05')?.[0]).toBe('why.useless');
});

rule(
  ['ASH-9.5', 'ASH-9.3', 'ASH-25.16'],
  'a card that only somebody who is down holds opens nothing, though they lie here',
  () => {
    const plan = (isDown: boolean): Plan => ({
      adventure: 3,
      hand: ['a3-find-02'],
      partner: { hand: ['a3-find-04'] },
      set(_, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = at('a3-north-dyke');
        if (isDown) down(tantan);
      },
    });
    const shut = scene(plan(true)).does(ATSU, 'activate:event');
    expect([shut.state.readings.length, shut.state.crossed.includes('a3-e-north-dyke--exit')]).toEqual([0, true]);
    const open = scene(plan(false)).does(ATSU, 'activate:event');
    expect(open.state.discard).toEqual(['a3-find-02', 'a3-find-04']);
    const apart = scene({
      adventure: 2,
      hand: ['a2-find-01', 'a2-find-02', 'a2-find-03'],
      set(_, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = at('a2-great-oak');
        down(tantan);
      },
    }).does(ATSU, 'activate:event');
    expect([apart.state.phase, apart.table.over]).toEqual(['actions', false]);
  },
);

rule(['ASH-9.7', 'ASH-26.9'], 'an option whose price cannot be paid is not offered, and says so', () => {
  const plan = (card?: FindId): Plan => ({
    set(state, [atsu]) {
      state.events[at('a1-south-gate')] = '?';
      if (card) holds(state, atsu, card);
    },
  });
  const poor = scene(plan('a1-find-09')).does(ATSU, 'activate:event');
  expect(poor.hero(ATSU).specials).toContain('a1-find-21');
  const able = scene(plan('a1-find-05')).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:help');
  expect(able.hero(ATSU)).toMatchObject({ hand: [], specials: ['a1-find-02', 'a1-find-22'] });
});

rule(
  ['ASH-9.9', 'ASH-15.11'],
  'hands that are full when a page gives a card are put right before the page goes on',
  () => {
    const play = scene({
      adventure: 5,
      at: 'a5-treasury',
      hand: ['a5-find-08', 'a5-find-09', 'a5-find-10'],
      set(state) {
        state.sheets[ATSU].steps.inventory = 0;
      },
    });
    play.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:gold');
    // A Trap fills no hand.
    expect([play.seat(0).asked(), play.hero(ATSU).specials]).toEqual(['turn.ask', ['a5-find-37']]);
  },
);

rule(['ASH-9.9', 'ASH-26.2'], 'a row strikes those whom it names: on these spaces, on others, and nobody else', () => {
  const play = scene({
    adventure: 2,
    position: { at: 'destiny' },
    track: [5],
    at: 'a2-root-maze',
    health: 3,
    mana: 2,
    partner: { at: 'a2-hunters-camp', health: 3, mana: 2 },
  });
  expect([play.hero(ATSU), play.hero(TANTAN)]).toMatchObject([
    { health: 2, mana: 2 },
    { health: 3, mana: 1 },
  ]);
});

rule(['ASH-9.9', 'ASH-18.14'], 'changes are read out where the booklet makes them, not where a card does', () => {
  const page = scene({
    at: 'a1-ruins',
    set(state) {
      state.events[at('a1-ruins')] = '!';
    },
  }).does(ATSU, 'activate:event');
  expect(page.lines('log.change')).toHaveLength(3);
  const chest = scene({
    at: 'a1-hollow-oak',
    set(state) {
      for (const pile of Object.values(state.piles))
        for (const [n, { card }] of pile.entries())
          if (card === 'a1-find-16') state.boxed.push(...pile.splice(n, 1).map(one => one.card));
      state.boxed = state.boxed.filter(card => card !== 'a1-find-16');
      state.piles[1].push({ card: 'a1-find-16', faceUp: false });
    },
  }).does(ATSU, 'activate:exploration');
  expect([chest.state.bag.coins, chest.lines('log.change').length]).toEqual([3, 0]);
});

rule(['ASH-10.6', 'ASH-8.1', 'ASH-11.9'], 'the last monster gone, the space can be activated again; not before', () => {
  const play = scene({
    set(state, [atsu]) {
      Object.assign(atsu, { at: CLEARING, health: 2 });
      state.sheets[TANTAN].skills.push('tantan-a6');
      monster(state, 'rat-brigand', CLEARING, 2, 'blue');
      monster(state, 'clawed-prowler', CLEARING, 2, 'green');
    },
  });
  expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.monster');
  play.does(TANTAN, 'skill:tantan-a6').answers(TANTAN, 'monster.choose', 'monster:blue');
  expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.monster');
  play.does(TANTAN, 'skill:tantan-a6');
  expect(play.can(ATSU)).toContain('activate:campfire');
});
