// ASH-15 to ASH-17: the hero sheet, its skills, and how it grows.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { treeOf } from '../content/skills.ts';
import { CHARACTERISTICS } from '../content/vocabulary.ts';
import { forceOf, isOpen, nextStep } from '../rules/sheet.ts';
import type { Hero, Sheet, State } from '../rules/state.ts';
import { fightsOf } from './fights.ts';
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

rule(['ASH-15.1', 'ASH-15.2'], 'six characteristics, at their leftmost values', () => {
  expect(CHARACTERISTICS).toEqual(['health', 'actions', 'force', 'knowledge', 'inventory', 'mana']);
  expect(Object.values(scene().state.sheets[ATSU].steps)).toEqual([0, 0, 0, 0, 0, 0]);
});

rule(
  ['ASH-15.3', 'ASH-15.4', 'ASH-15.12'],
  'health and mana are what the sheet says at most; without health one is down',
  () => {
    const play = scene({
      set(state, [atsu]) {
        Object.assign(atsu, { at: at('a1-clearing'), health: 4, mana: 2 });
        state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
      },
    });
    play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(play.hero(ATSU)).toMatchObject({ health: 5, mana: 2 });
  },
);

rule('ASH-15.5', 'the disc begins where the sheet says', () => {
  expect([scene().hero(ATSU).disc, scene().hero(TANTAN).disc]).toEqual([6, 5]);
});

rule('ASH-15.7', 'Force is for attacks alone: a skill rolls its own dice, without its bonus', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 20,
    dice: [
      ['orange', 1],
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(ATSU, 'skill:atsu-c0');
  expect(play.state.monsters[0]?.cubes).toBe(17);
});

rule(['ASH-15.13', 'ASH-15.14'], 'a loss of mana takes what is there, and that is all', () => {
  const play = fightsOf({ card: 'will-o-wisp', cubes: 20, mana: 0, dice: [['orange', 1]] });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ mana: 0, health: 5 });
});

rule(['ASH-16.1', 'ASH-16.2'], 'ten skills a tree, the one in the middle known', () => {
  for (const tree of ['adventure', 'combat'] as const) expect(treeOf(ATSU, tree)).toHaveLength(10);
  expect(scene().state.sheets[ATSU].skills).toEqual(['atsu-a0', 'atsu-c0']);
});

rule('ASH-16.9', 'a skill as often as one likes, unless its text says otherwise', () => {
  const often = scene()
    .does(ATSU, 'skill:atsu-a0')
    .answers(ATSU, 'place.where', `go:${at('a1-clearing')}`);
  expect(often.can(ATSU)).toContain('skill:atsu-a0');
  const once = scene({ set: state => state.sheets[ATSU].skills.push('atsu-a1') }).does(ATSU, 'skill:atsu-a1');
  once.answers(ATSU, 'pile.reveal', 'pile:1');
  expect(once.whyNot(ATSU, 'skill:atsu-a1')?.[0]).toBe('why.limit.turn');
});

rule(['ASH-17.2', 'ASH-17.6', 'ASH-17.13'], 'ASH-X25: a step of health brings its token at once', () => {
  const play = praying((_, __, atsu) => Object.assign(atsu, { health: 2 })).answers(
    ATSU,
    'sanctuary.ask',
    'step:health',
  );
  expect(play.hero(ATSU).health).toBe(3);
  expect(play.state.sheets[ATSU].steps.health).toBe(1);
});

rule('ASH-17.8', 'ASH-X25: a step of actions moves the disc from the next turn on', () => {
  const play = praying().answers(ATSU, 'sanctuary.ask', 'step:actions').passes(ATSU, 'sanctuary.ask');
  expect(play.hero(ATSU).disc).toBe(5);
  play.state.track = [{ tile: 5, faceUp: false }];
  play.passes(ATSU).passes(TANTAN);
  expect(play.hero(ATSU).disc).toBe(7);
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
