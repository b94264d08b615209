// ASH-17: how a hero grows.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { treeOf } from '../content/skills.ts';
import { forceOf, isOpen, nextStep } from '../rules/sheet.ts';
import type { Hero, Sheet, State } from '../rules/state.ts';
import { ATSU, at, scene, TANTAN } from './scene.ts';

const STONES = at('a1-standing-stones');

/** Atsu spends runes. */
const praying = (more?: (state: State, sheet: Sheet, atsu: Hero) => void, runes = { blue: 9, red: 9, mauve: 9 }) =>
  scene({
    set(state, [atsu]) {
      atsu.at = STONES;
      state.bag.runes = { ...runes };
      more?.(state, state.sheets[ATSU], atsu);
    },
  }).does(ATSU, 'activate:sanctuary');

rule(['ASH-17.2', 'ASH-17.6', 'ASH-17.13'], 'ASH-X25: a step of health brings its token at once', () => {
  const play = praying((_, __, atsu) => Object.assign(atsu, { health: 2 })).answers(
    ATSU,
    'sanctuary.ask',
    'step:health',
  );
  expect(play.hero(ATSU).health).toBe(3);
  expect(play.state.sheets[ATSU].steps.health).toBe(1);
});

rule(
  ['ASH-17.3', 'ASH-17.4', 'ASH-17.5', 'ASH-17.7'],
  'from left to right, one at a time, never onto a quest step, never beyond the last',
  () => {
    const play = praying();
    for (let n = 0; n < 2; n++) play.answers(ATSU, 'sanctuary.ask', 'step:health');
    expect(play.state.sheets[ATSU].steps.health).toBe(2);
    expect(play.seat(0).offered('sanctuary.ask')).not.toContain('step:health');
    // Force too, from die to die: two steps for two prices, and the third is the story's.
    for (const [n, force] of [
      { die: 'red', bonus: 1 },
      { die: 'black', bonus: 1 },
    ].entries()) {
      play.answers(ATSU, 'sanctuary.ask', 'step:force');
      expect([play.state.sheets[ATSU].steps.force, forceOf(play.state, { id: ATSU })]).toEqual([n + 1, force]);
    }
    expect(play.seat(0).offered('sanctuary.ask')).not.toContain('step:force');
    for (let n = 0; n < 3; n++) play.answers(ATSU, 'sanctuary.ask', 'step:mana');
    expect(play.seat(0).offered('sanctuary.ask')).not.toContain('step:mana');
    expect([
      nextStep(ATSU, play.state.sheets[ATSU], 'health'),
      nextStep(ATSU, play.state.sheets[ATSU], 'mana'),
    ]).toEqual(['quest', undefined]);
  },
);

rule('ASH-17.8', 'ASH-X25: a step of actions moves the disc from the next turn on', () => {
  const play = praying().answers(ATSU, 'sanctuary.ask', 'step:actions').passes(ATSU, 'sanctuary.ask');
  expect(play.hero(ATSU).disc).toBe(5);
  play.state.track = [{ tile: 5, faceUp: false }];
  play.passes(ATSU).passes(TANTAN);
  expect(play.hero(ATSU).disc).toBe(7);
});

rule(['ASH-17.9', 'ASH-17.10'], 'ASH-X26: with the middle and 2 learned, 1, 3, 4 and 5 are open', () => {
  const sheet: Sheet = { ...scene().state.sheets[ATSU], skills: ['atsu-c0', 'atsu-c2'] };
  const open = treeOf(ATSU, 'combat').filter(skill => isOpen(sheet, skill));
  expect(open.map(({ slot }) => slot)).toEqual([1, 3, 4, 5]);
});

rule('ASH-17.12', 'what was bought is marked on the sheet: steps as steps, skills as skills', () => {
  const play = praying()
    .answers(ATSU, 'sanctuary.ask', 'learn:atsu-a1')
    .answers(ATSU, 'sanctuary.ask', 'learn:atsu-c3');
  expect(play.state.sheets[ATSU].skills).toEqual(['atsu-a0', 'atsu-c0', 'atsu-a1', 'atsu-c3']);
});

rule('ASH-17.14', 'ASH-X37: a quest step at once if the cube stands before it, else when it comes there', () => {
  const won = (what: string, actions: number) => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set(state) {
        state.phase = 'won';
        state.sheets[ATSU] = {
          steps: { health: 0, actions, force: 0, knowledge: 0, inventory: 0, mana: 0 },
          granted: [],
          skills: ['atsu-a0', 'atsu-c0'],
        };
      },
    });
    return play.answers(ATSU, 'quest.step', `step:${what}`).state.sheets[ATSU];
  };
  const again = scene({
    adventure: 4,
    position: { at: 'epilogue' },
    set(state) {
      state.phase = 'won';
      state.sheets[ATSU].granted = ['force'];
    },
  });
  expect(again.seat(0).offered('quest.step')).toEqual(['step:health', 'step:actions', 'step:knowledge']);
  expect(won('actions', 2)).toMatchObject({ steps: { actions: 3 }, granted: [] });
  expect(won('force', 2)).toMatchObject({ steps: { force: 0 }, granted: ['force'] });
  const later = praying((_, sheet) =>
    Object.assign(sheet, { granted: ['force'], steps: { ...sheet.steps, force: 1 } }),
  );
  later.answers(ATSU, 'sanctuary.ask', 'step:force');
  expect(later.state.sheets[ATSU]).toMatchObject({ steps: { force: 3 }, granted: [] });
});
