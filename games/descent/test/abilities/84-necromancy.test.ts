// DES-84: Necromancy: whoever was struck down rises for the hero who did it.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { invariants } from '../../rules/invariants.ts';
import { figuresLeft, placeMonster } from '../../rules/overlord/monsters.ts';
import { foesOf, livingMonsters, type State, sideOf } from '../../rules/state.ts';
import { BLANKS, POWER, RED, YELLOW } from '../faces.ts';
import { BESIDE, battle, type Fight, HERE } from '../fight.ts';
import { overlordTurn } from '../fights-of-monsters.ts';
import { type Play, put, scene } from '../scene.ts';

const options = { 'altar-of-despair': true };

/** The first hero strikes down what stands beside them. */
const kills = (plan: Fight = {}): Play =>
  battle({
    options,
    skills: ['necromancy'],
    equipped: ['sword#1'],
    dice: [RED.four, YELLOW.three, ...BLANKS],
    ...plan,
    set: (state, heroes, monster) => {
      monster.wounds = 1;
      plan.set?.(state, heroes, monster);
    },
  }).passesAll('necromancy.ask');

/** A skeleton that the first hero has raised. */
const raised = (state: State, x = 5, y = 10) => {
  const [hero] = state.heroes;
  if (!hero) throw new Error('there is no hero');
  return placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(x, y), owner: hero.id });
};

rule(
  ['DES-84.1', 'DES-84.2', 'DES-84.6'],
  'a normal monster of one space that stays dead rises whole, as a friend',
  () => {
    const play = kills();
    expect(play.asked()).toBe('necromancy.ask');
    expect(play.state.monsters).toEqual([]);
    const left = figuresLeft(play.state, 'beastman', 'normal');
    play.does('animate');
    const [thrall] = play.state.monsters;
    expect(thrall).toMatchObject({ kind: 'beastman', rank: 'normal', at: BESIDE, owner: play.hero().id });
    expect(thrall?.wounds).toBeGreaterThan(1);
    expect(sideOf(thrall?.id ?? play.hero().id)).toBe('heroes');
    // It uses a figure of the overlord's meanwhile, and is none of theirs.
    expect([
      left - figuresLeft(play.state, 'beastman', 'normal'),
      livingMonsters(play.state),
      foesOf(play.state),
    ]).toEqual([1, [], []]);
    // A scene deals nothing out of the decks: what the hero carries is there twice.
    expect(invariants(play.state).filter(what => !what.endsWith('in 2 places'))).toEqual([]);
    const lies = kills();
    lies.passes(0);
    expect(lies.state.monsters).toEqual([]);
  },
);

rule('DES-84.1', 'neither masters nor large monsters rise, nor anybody for a hero without the ability', () => {
  const asked = (plan: Fight) => kills(plan).asked();
  expect(asked({})).toBe('necromancy.ask');
  expect(asked({ rank: 'master' })).not.toBe('necromancy.ask');
  expect(asked({ monster: 'ogre', on: 'base:4,9/2x2' })).not.toBe('necromancy.ask');
  expect(asked({ skills: [] })).not.toBe('necromancy.ask');
});

rule('DES-84.3', 'one at a time: the old one falls apart when another rises', () => {
  const play = kills({ set: state => void raised(state) });
  const [, before] = play.state.monsters.length > 1 ? play.state.monsters : [undefined, play.state.monsters[0]];
  expect(before?.kind).toBe('skeleton');
  play.does('animate');
  expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['beastman']);
});

/** The first hero's turn ends; a foe stands beside what they have raised. */
const ends = (dice: readonly number[]): Play =>
  scene({
    options,
    dice,
    position: { at: 'turnEnd' },
    set: (state, heroes) => {
      for (const [n, hero] of heroes.entries()) hero.at = space(3 + n, 9);
      raised(state);
      put(state, 'beastman', space(6, 10));
    },
  });

rule('DES-84.4', 'after its owner’s turn it moves and attacks as its owner likes, and foes alone', () => {
  const play = ends([]);
  expect(play.asked()).toBe('overlord.activation');
  const keys = play.can();
  expect(keys.some(key => key.startsWith('walk:'))).toBe(true);
  const attacks = keys.filter(key => key.startsWith('attack:'));
  expect(attacks.length).toBeGreaterThan(0);
  expect(attacks.every(key => key.endsWith('space:6,10'))).toBe(true);
  expect(keys.filter(key => key.startsWith('card:'))).toEqual([]);
});

rule('DES-84.5', 'then a power die: on an enhancement it stays, on anything else it falls apart', () => {
  const left = (die: number) => {
    const play = ends([die]);
    play.passes(0);
    return play.state.monsters.map(({ kind }) => kind).toSorted();
  };
  expect(left(POWER.more)).toEqual(['beastman', 'skeleton']);
  expect(left(POWER.blank)).toEqual(['beastman']);
  expect(left(POWER.surge)).toEqual(['beastman']);
});

rule(
  ['DES-84.2', 'DES-84.6'],
  'the overlord does not activate it, and may have it attacked; it bars no hero’s way',
  () => {
    const play = overlordTurn({
      options,
      set: (state, heroes) => {
        for (const [n, hero] of heroes.entries()) hero.at = space(1, 10 + n);
        state.overlord.step = 4;
        raised(state, 4, 9);
        put(state, 'beastman', BESIDE === space(4, 9) ? space(5, 9) : BESIDE).ready = true;
      },
    });
    const seat = play.overlordSeat;
    const [thrall, foe] = play.state.monsters;
    expect(play.can(seat)).not.toContain(`monster:${thrall?.id}`);
    play.answers(seat, `monster:${foe?.id}`);
    expect(play.can(seat).some(key => key.startsWith('attack:') && key.endsWith('space:4,9'))).toBe(true);
    const walk = scene({
      options,
      set: (state, heroes) => {
        const [hero, other] = heroes;
        if (hero) hero.at = HERE;
        if (other) other.at = space(1, 12);
        raised(state, 4, 9);
      },
    }).does('action:run');
    // Through it, as through any friend, but not to stop there.
    expect(walk.can()).not.toContain('walk:space:4,9');
    expect(walk.can()).toContain('walk:space:5,9');
  },
);

rule(
  ['DES-84.2', 'DES-37.1'],
  'when it is killed again nothing is told to the quest, and it does not rise a second time',
  () => {
    const play = scene({
      options,
      set: state => {
        const [hero] = state.heroes;
        if (hero) hero.skills = ['necromancy'];
        raised(state);
      },
      *first(t) {
        const [thrall] = t.state.monsters;
        if (thrall) yield* calls(t).wound(t, thrall.id, 99, { kind: 'terrain', what: 'lava' });
      },
    });
    expect([play.state.monsters, play.asked()]).toEqual([[], 'turn.declare']);
  },
);
