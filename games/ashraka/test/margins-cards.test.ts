// Cards and skills, just inside and just outside of rules: the last action, a way not taken, the only pile there is.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ATSU, at, BRUNN, holds, scene, TANTAN, takeOut } from './scene.ts';

rule(['ASH-18.4', 'ASH-6.13'], 'with the last action an Adventure card may be played; with none it may not', () => {
  const boots = (disc: number) =>
    scene({
      set(state, [atsu]) {
        atsu.disc = disc;
        holds(state, atsu, 'a1-find-14');
      },
    });
  expect(boots(0).whyNot(ATSU, 'play:a1-find-14')?.[0]).toBe('why.actions');
  expect(boots(1).can(ATSU)).toContain('play:a1-find-14');
});

rule(['ASH-16.3', 'ASH-18.5'], 'whoever may move need not: what it cost is spent', () => {
  const play = scene().does(ATSU, 'skill:atsu-a0');
  const { at: from } = play.hero(ATSU);
  play.passes(ATSU, 'place.where');
  expect(play.hero(ATSU)).toMatchObject({ at: from, mana: 1, disc: 5 });
});

rule(
  ['ASH-13.7', 'ASH-18.5'],
  'a Storm Lamp takes one of the cards shown, or none; where no pile is left it shows nothing',
  () => {
    const lamp = (piles: number) =>
      scene({
        adventure: 3,
        set(state, [atsu]) {
          holds(state, atsu, 'a3-find-14');
          for (const n of [1, 2, 3, 4, 5, 6] as const)
            if (n > piles) state.boxed.push(...state.piles[n].splice(0).map(({ card }) => card));
        },
      }).does(ATSU, 'play:a3-find-14');
    expect(lamp(0).seat(0).asked()).toBe('turn.ask');
    const one = lamp(1);
    expect(one.seat(0).offered('pile.take')).toEqual(['pile:1']);
    one.passes(ATSU, 'pile.take');
    expect([one.state.piles[1].length, one.state.piles[1].at(-1)?.faceUp]).toEqual([3, true]);
  },
);

rule(
  ['ASH-16.3', 'ASH-1.8'],
  'a hero of another’s tree is not helped by it: skills belong to whoever learned them',
  () => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      set(state, [, tantan]) {
        state.sheets[BRUNN].skills.push('brunn-a1');
        tantan.at = at('a3-peat-camp');
      },
    });
    expect(play.can(TANTAN).some(key => key.startsWith('skill:brunn'))).toBe(false);
    expect(play.can(BRUNN).some(key => key === 'skill:brunn-a1')).toBe(false);
  },
);

rule(['ASH-13.4', 'ASH-2.7'], 'what was turned up cannot be turned back', () => {
  const play = scene().does(TANTAN, 'skill:tantan-a0').answers(TANTAN, 'pile.reveal', 'pile:1', 'pile:3');
  expect([play.state.piles[1].at(-1)?.faceUp, play.table.match.undoTarget(1)]).toEqual([true, undefined]);
});

rule(['ASH-16.3', 'ASH-8.12'], 'who forages where one card is left takes that', () => {
  const play = scene({
    set(state, [atsu]) {
      state.sheets[ATSU].skills.push('atsu-a6');
      atsu.at = at('a1-hollow-oak');
      state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
      takeOut(state, 'a1-find-05');
      state.piles[1] = [{ card: 'a1-find-05', faceUp: false }];
    },
  }).does(ATSU, 'skill:atsu-a6');
  expect([play.hero(ATSU).hand, play.state.piles[1]]).toEqual([['a1-find-05'], []]);
});

rule(['ASH-16.6', 'ASH-25.2'], 'who lies there pricks up no ears: the monster comes as the deck has it', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state, [atsu]) {
      state.track = [{ tile: 2, faceUp: false }];
      state.sheets[ATSU].skills.push('atsu-a5');
      Object.assign(atsu, { health: 0, fell: 'actions' });
    },
  });
  expect([play.state.monsters.length, play.state.turn]).toEqual([1, 2]);
  expect(play.lines('log.change').length).toBeGreaterThan(0);
});
