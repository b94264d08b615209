// ASH-19: allies.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { drawing, lastOne } from './moments.ts';
import { ATSU, at, type Plan, scene, TANTAN } from './scene.ts';

rule(['ASH-19.3', 'ASH-19.7'], 'a momentary ally helps so often, for no action, then no more', () => {
  const play = scene({
    health: 1,
    partner: { at: 'a1-ruins', health: 1 },
    set(state) {
      state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
    },
  });
  play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect([play.hero(TANTAN).health, play.hero(ATSU).disc]).toEqual([3, 6]);
  expect(play.whyNot(ATSU, 'ally:wise-rabbit')?.[0]).toBe('why.flipped');
});

rule('ASH-19.3', 'an ally is used if both wish it, and the use is kept if not', () => {
  const play = scene({
    options: { agree: true },
    health: 1,
    set(state) {
      state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
    },
  });
  play.does(ATSU, 'ally:wise-rabbit');
  play.seat(1).chooses('agree.ask', 'refuse');
  expect([play.state.bag.allies[0]?.uses, play.hero(ATSU).health]).toEqual([2, 1]);
  play.does(ATSU, 'ally:wise-rabbit');
  play.seat(1).passes('agree.ask');
  play.answers(ATSU, 'hero.which', `hero:${ATSU}`);
  expect([play.state.bag.allies[0]?.uses, play.hero(ATSU).health]).toEqual([1, 3]);
});

rule(['ASH-19.4', 'ASH-19.8'], 'a permanent ally helps all the time, whatever the rules say', () => {
  const play = scene({
    hand: ['a1-find-05'],
    partner: { at: 'a1-ruins' },
    set(state) {
      state.bag.allies = [{ id: 'heron-messenger' }];
    },
  });
  play.does(ATSU, 'give:a1-find-05');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-05']);
});

rule('ASH-19.6', 'allies are not changed during an adventure', () => {
  const play = scene({ set: state => state.allies.push('dryad') });
  expect(play.can(ATSU).filter(key => key.startsWith('ally'))).toEqual([]);
});

rule(['ASH-19.8', 'ASH-25.15'], 'felled by the row while the other is gone: either player may call an ally', () => {
  const plan: Plan = drawing(8, (state, heroes) => {
    lastOne(state, heroes);
    Object.assign(heroes[0], { health: 1, fell: undefined });
  });
  const first = scene(plan).answers(ATSU, 'destiny.ask', 'box:B').answers(TANTAN, 'destiny.help', 'ally:wise-rabbit');
  expect(first.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins'), hand: ['a1-find-06'] });
  const second = scene(plan)
    .answers(ATSU, 'destiny.ask', 'box:B')
    .passes(TANTAN, 'destiny.help')
    .answers(ATSU, 'destiny.help', 'ally:wise-rabbit');
  expect(second.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins') });
});
