// ASH-25: KO and back.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ashraka } from '../rules/game.ts';
import { drawing, reads } from './moments.ts';
import { ATSU, at, down, holds, type Plan, scene, TANTAN } from './scene.ts';

const STONES = at('a1-standing-stones');

rule(['ASH-25.1', 'ASH-9.9'], 'whom a page fells goes through it to its end, and is down after it', () => {
  const play = reads('a2-stone-circle', (_, [atsu]) => Object.assign(atsu, { health: 1 }), { adventure: 2 });
  play.answers(ATSU, 'event.ask', 'choice:wind');
  expect(play.hero(ATSU)).toMatchObject({ health: 0, fell: 'actions' });
  expect(play.state.flags).toEqual(['riddle-failed']);
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'turn.ask']);
});

rule(['ASH-25.2', 'ASH-25.16'], 'who is down does nothing, and keeps what they hold', () => {
  const play = scene({
    hand: ['a1-find-05'],
    set(_, [atsu]) {
      down(atsu);
    },
  });
  expect(play.seat(0).asked()).toBeUndefined();
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
});

rule(
  ['ASH-25.3', 'ASH-25.4', 'ASH-25.17'],
  'a skill helps up on the same space, an ally anywhere; both are asked again',
  () => {
    const plan = (place: string): Plan => ({
      disc: 3,
      partner: { at: place },
      set(state, [atsu]) {
        state.sheets[TANTAN].skills.push('tantan-a2');
        state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
        down(atsu);
        state.fallen = [ATSU];
      },
    });
    const near = scene(plan('a1-south-gate'))
      .does(TANTAN, 'skill:tantan-a2')
      .answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect([near.hero(ATSU).health, near.hero(ATSU).disc]).toEqual([2, 3]);
    const far = scene(plan('a1-clearing'));
    expect(far.can(TANTAN)).not.toContain('skill:tantan-a2');
    far.does(TANTAN, 'ally:wise-rabbit').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(far.hero(ATSU).health).toBe(2);
  },
);

rule(['ASH-25.3', 'ASH-25.5', 'ASH-25.17'], 'ASH-X10: helped up on the same space, with all that was left', () => {
  const plan = (place: string): Plan => ({
    at: place,
    mana: 1,
    disc: 2,
    hand: ['a1-find-06'],
    partner: { at: 'a1-clearing', hand: ['a1-find-05'] },
    set(_, [atsu]) {
      down(atsu);
    },
  });
  const play = scene(plan('a1-clearing')).does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, disc: 2, mana: 1, hand: ['a1-find-06'] });
  expect(play.hero(TANTAN)).toMatchObject({ disc: 5, hand: [] });
  expect(play.can(ATSU)).toContain('activate:campfire');
  const apart = scene(plan('a1-ruins'));
  expect(apart.can(TANTAN)).not.toContain('play:a1-find-05');
});

rule(
  ['ASH-25.6', 'ASH-25.9', 'ASH-25.10', 'ASH-25.13'],
  'ASH-X34: back on the sanctuary with 1 health, no mana, no equipment',
  () => {
    const play = scene(
      drawing(5, (state, [atsu]) => {
        holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-21');
        atsu.mana = 2;
        down(atsu);
      }),
    );
    expect(play.hero(ATSU)).toMatchObject({
      at: STONES,
      health: 1,
      mana: 0,
      hand: [],
      disc: 5,
      specials: ['a1-find-02', 'a1-find-21'],
    });
    expect(play.state.discard).toEqual(['a1-find-05', 'a1-find-06']);
  },
);

rule('ASH-25.7', 'whoever plays wins or loses together, whatever they lost by', () => {
  const end = (seats: number, lost?: string) => ashraka.outcome({ seats, lost } as never);
  expect(end(2)).toEqual({ won: [0, 1], scores: [1, 1], text: { text: 'outcome.won' } });
  expect(end(1)).toEqual({ won: [0], scores: [1], text: { text: 'outcome.won' } });
  expect(end(2, 'time')).toEqual({ won: [], scores: [0, 0], text: { text: 'outcome.time' } });
});

rule(
  ['ASH-25.8', 'ASH-27.3'],
  'ASH-X33: two who fall in one turn lose, even if one was up again; with the option only if both lie there',
  () => {
    const plan = (bothDown: boolean): Plan => ({
      ...drawing(8, (state, [atsu, tantan]) => {
        state.fallen = [ATSU];
        state.falls = 1;
        Object.assign(atsu, { health: 2 });
        Object.assign(tantan, { health: 1 });
      }),
      options: { bothDown },
    });
    const play = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B');
    expect([play.table.over, play.state.lost]).toEqual([true, 'double-ko']);
    const mild = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(mild.table.over).toBe(false);
    const earlier = scene(
      drawing(8, (_, [atsu, tantan]) => {
        Object.assign(atsu, { health: 2 });
        Object.assign(tantan, { health: 1 });
      }),
    ).answers(ATSU, 'destiny.ask', 'box:B');
    expect(earlier.table.over).toBe(false);
  },
);

rule(
  ['ASH-25.11', 'ASH-25.12'],
  'whom a row knocks out is back in the next turn; with the option down for all of it',
  () => {
    const plan = (longFall: boolean): Plan => ({
      ...drawing(8, (_, [atsu]) => Object.assign(atsu, { health: 1 })),
      options: { longFall },
    });
    const play = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(play.hero(ATSU)).toMatchObject({ health: 1, at: STONES, disc: 6 });
    const long = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect(long.hero(ATSU)).toMatchObject({ health: 0, disc: 0 });
    long.state.track = [{ tile: 5, faceUp: false }];
    long.passes(TANTAN);
    expect(long.hero(ATSU)).toMatchObject({ health: 1, at: STONES });
  },
);

rule('ASH-25.14', 'a row that gives health helps nobody up', () => {
  const play = scene({
    ...drawing(5, (_, [atsu]) => down(atsu)),
    adventure: 3,
  });
  expect(play.hero(ATSU)).toMatchObject({ health: 1, mana: 0 });
});

rule('ASH-25.15', 'after a row only whom the row felled is helped: who fell before it is past help', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [5],
    partner: { hand: ['a1-find-05'] },
    set(_, [atsu]) {
      down(atsu);
    },
  });
  expect(play.told()).toContain('log.return');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-05']);
});

rule('ASH-25.15', 'whom the row knocked out can be helped before the discs are set', () => {
  const play = scene(
    drawing(8, (state, [atsu, tantan]) => {
      atsu.health = 1;
      holds(state, tantan, 'a1-find-05');
    }),
  );
  play.answers(ATSU, 'destiny.ask', 'box:B').answers(TANTAN, 'destiny.help', 'play:a1-find-05');
  if (play.seat(1).asked() === 'hero.which') play.answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-south-gate'), disc: 6 });
});

rule('ASH-25.15', 'of cards and allies only those that reach whoever fell are offered; the others say so', () => {
  const plan = drawing(8, (state, [atsu, tantan]) => {
    Object.assign(atsu, { health: 1, at: at('a1-ruins') });
    Object.assign(tantan, { mana: 0, at: at('a1-clearing') });
    state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
    // A herb that heals on the same space, mana and actions for whoever plays them.
    holds(state, tantan, 'a1-find-05', 'a1-find-06', 'a1-find-08');
  });
  const play = scene(plan).answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.seat(1).offered('destiny.help')).toEqual(['ally:wise-rabbit']);
  const refused = play.seat(1).refused('destiny.help');
  expect(refused.map(({ key, why }) => [key, why.text])).toEqual(
    ['play:a1-find-05', 'play:a1-find-06', 'play:a1-find-08'].map(key => [key, 'why.unreached']),
  );
  play.answers(TANTAN, 'destiny.help', 'ally:wise-rabbit').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect(play.hero(ATSU)).toMatchObject({ health: 2, at: at('a1-ruins') });
  // Without an ally nothing reaches Atsu: nobody is asked.
  const alone = scene({
    ...plan,
    set(state, heroes) {
      plan.set?.(state, heroes);
      state.bag.allies = [];
    },
  }).answers(ATSU, 'destiny.ask', 'box:B');
  expect([alone.state.turn, alone.hero(ATSU).at]).toEqual([2, STONES]);
});

rule(['ASH-25.15', 'ASH-19.3'], 'who lends knowledge for the next card helps if a card that heals wants it', () => {
  const play = scene(
    drawing(8, (state, [atsu, tantan]) => {
      Object.assign(tantan, { health: 1, at: at('a1-clearing') });
      atsu.at = at('a1-clearing');
      state.bag.allies = [{ id: 'wandering-scribe', uses: 1 }];
      holds(state, atsu, 'a4-find-10');
    }),
  ).answers(ATSU, 'destiny.ask', 'box:B');
  expect(
    play
      .seat(0)
      .refused('destiny.help')
      .map(({ why }) => why.text),
  ).toEqual(['why.knowledge']);
  play.answers(ATSU, 'destiny.help', 'ally:wandering-scribe');
  expect(play.seat(0).offered('destiny.help')).toEqual(['play:a4-find-10']);
});
