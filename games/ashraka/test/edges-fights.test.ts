// The edges of combat, KO and the end of an adventure: who is not meant, what happens at a bound.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Legacy, legacy, read } from '../rules/campaign.ts';
import type { Hero, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { fightsOf } from './fights.ts';
import { ATSU, at, BRUNN, holds, legacyOf, monster, ONDINE, type Plan, scene, TANTAN } from './scene.ts';

const CLEARING = at('a1-clearing');
const down = (hero: Hero): void => void Object.assign(hero, { health: 0, fell: 'actions' });

// ---- combat ----

rule(['ASH-20.15', 'ASH-22.10'], 'ASH-X22: physical, magic, physical under mute: acts, does nothing, acts', () => {
  const play = fightsOf({ card: 'ill-omen-raven', cubes: 60, foe: ['mute'] });
  play.does(ATSU, 'attack', 'attack', 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.kind)).toEqual(['physical', 'empty', 'physical']);
  expect(play.told()).not.toContain('log.disease');
  expect(play.lines('log.strike')).toHaveLength(2);
});

rule('ASH-20.20', 'a monster that acts first: bubble 1, hero, bubble 2, hero, bubble 3', () => {
  const play = fightsOf({ adventure: 4, card: 'sand-jackal', cubes: 60 });
  play.does(ATSU, 'attack');
  if (!play.table.over && play.state.combat) play.does(ATSU, 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.bubble)).toEqual([1, 2, 3]);
});

rule(['ASH-22.13', 'ASH-22.8'], 'poison works on a turn that a hero has lost', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 9,
    bubble: 3,
    diseases: ['paralysis', 'poison'],
  });
  expect(play.hero(ATSU).health).toBe(4);
  expect(play.state.combat).toMatchObject({ round: 2, bubble: 1, fighters: [{ diseases: ['poison'] }] });
});

rule(
  ['ASH-24.12', 'ASH-24.13', 'ASH-24.15'],
  'who has acted and is helped up does not act twice, and is struck with the other',
  () => {
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      health: 1,
      diseases: ['poison'],
      partner: { hand: ['a1-find-05'] },
    });
    play.does(ATSU, 'attack');
    expect(play.hero(ATSU).health).toBe(0);
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'in', acted: true, diseases: ['poison'] });
    expect(play.can(ATSU)).not.toContain('attack');
    play.does(TANTAN, 'attack');
    expect(play.lines('log.bubble')).toHaveLength(2);
  },
);

rule(['ASH-24.3', 'ASH-24.4'], 'R13: what a bubble does to the monster itself it does twice against two', () => {
  const play = fightsOf({ adventure: 2, card: 'mist-hag', cubes: 20, bubble: 3, both: true });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.lines('log.monster.heals').map(({ with: params }) => params?.n)).toEqual([2, 2]);
  expect(play.state.combat?.bubble).toBe(1);
});

rule(['ASH-20.21', 'ASH-24.7'], 'who flees leaves the diseases behind at once, though the other fights on', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 60, both: true, disc: 4, diseases: ['poison', 'mute'] });
  play.does(ATSU, 'flee');
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'fled', diseases: [] });
  expect(play.hero(ATSU)).toMatchObject({ health: 5, disc: 1 });
});

rule(['ASH-18.9', 'ASH-24.7', 'ASH-18.28'], 'who fled is out of reach of the other’s cards until it is over', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 60,
    both: true,
    health: 2,
    hand: ['a1-find-05'],
    partner: { health: 1 },
  });
  play.does(TANTAN, 'flee').does(ATSU, 'play:a1-find-05');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 1]);
});

rule(
  ['ASH-16.4', 'ASH-16.9'],
  'a skill of once a combat can be used in the next one again; mana that is not there buys none',
  () => {
    const play = fightsOf({ adventure: 4, hero: ONDINE, card: 'rat-guard', cubes: 60, mana: 1, foe: ['paralysis'] });
    play.does(ONDINE, 'skill:ondine-c0');
    expect(play.hero(ONDINE)).toMatchObject({ mana: 0, used: { combat: ['ondine-c0'] } });
    expect(play.whyNot(ONDINE, 'skill:ondine-c0')?.[0]).toBe('why.limit.combat');
    play.does(ONDINE, 'flee');
    play.hero(ONDINE).mana = 1;
    play.hero(ONDINE).disc = 6;
    play.does(ONDINE, 'engage:blue');
    expect(play.can(ONDINE)).toContain('skill:ondine-c0');
    expect(fightsOf({ card: 'clawed-prowler', mana: 0 }).whyNot(ATSU, 'skill:atsu-c0')?.[0]).toBe('why.mana');
  },
);

rule(['ASH-15.13', 'ASH-15.14'], 'the last mana goes without harm, and no more than there is', () => {
  const play = fightsOf({ adventure: 5, card: 'avatar-of-ashraka', cubes: 90, bubble: 2, mana: 1, health: 5 });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ mana: 0 });
  expect(play.lines('log.mana.lost')[0]?.with?.n).toBe(1);
});

rule(['ASH-20.24', 'ASH-11.10'], 'an ally that takes another monster away leaves the combat as it is', () => {
  const play = fightsOf({ card: 'rat-brigand', cubes: 5, ally: 'lord-rugor' });
  monster(play.state, 'clawed-prowler', CLEARING, 4, 'red');
  play.does(ATSU, 'ally:lord-rugor').answers(ATSU, 'monster.choose', 'monster:red');
  expect(play.state.combat?.slot).toBe('blue');
  expect(play.can(ATSU)).toContain('attack');
});

rule(['ASH-20.24', 'ASH-18.27'], 'taken away in the middle of its own turn, a monster strikes nobody', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 30, health: 1, both: true, ally: 'lord-rugor' });
  play.does(TANTAN, 'attack').does(ATSU, 'attack').answers(ATSU, 'combat.free', 'ally:lord-rugor');
  expect(play.state).toMatchObject({ combat: undefined, monsters: [], deck: expect.arrayContaining(['enraged-boar']) });
  expect([play.hero(ATSU).health, play.seat(0).asked()]).toEqual([1, 'turn.ask']);
});

rule('ASH-19.3', 'an ally is used if both wish it, and the use is kept if not', () => {
  const play = scene({
    options: { agree: true },
    set(state, [atsu]) {
      state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
      atsu.health = 1;
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

// ---- KO, and the end ----

rule(
  ['ASH-25.3', 'ASH-25.4', 'ASH-25.17'],
  'a skill helps up on the same space, an ally anywhere; both are asked again',
  () => {
    const plan = (place: string): Plan => ({
      set(state, [atsu, tantan]) {
        state.sheets[TANTAN].skills.push('tantan-a2');
        state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
        tantan.at = at(place);
        Object.assign(atsu, { disc: 3 });
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

rule('ASH-25.15', 'after a row only whom the row felled is helped: who fell before it is past help', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state, [atsu, tantan]) {
      state.track = [{ tile: 5, faceUp: false }];
      down(atsu);
      holds(state, tantan, 'a1-find-05');
    },
  });
  expect(play.told()).toContain('log.return');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-05']);
});

rule(['ASH-27.2', 'ASH-28.6', 'ASH-19.5'], 'allies by deeds: a flag, nobody ever down, tiles left', () => {
  const won = (adventure: 3 | 4, more: (state: State) => void) => {
    const play = scene({
      adventure,
      position: { at: 'epilogue' },
      set(state) {
        state.phase = 'won';
        more(state);
      },
    });
    for (const id of [ATSU, TANTAN] as const)
      while (play.seat(id === ATSU ? 0 : 1).asked() === 'quest.step') play.answers(id, 'quest.step', 'step:knowledge');
    return play.state.allies;
  };
  expect(won(3, () => {})).toContain('heron-messenger');
  expect(won(3, state => Object.assign(state, { falls: 1 }))).not.toContain('heron-messenger');
  expect(won(3, () => {})).not.toContain('marsh-witch');
  expect(won(3, state => state.flags.push('witch-paid'))).toContain('marsh-witch');
  const tiles = (n: number) => (state: State) => void state.track.splice(0, state.track.length - n);
  expect([won(4, tiles(2)), won(4, tiles(1))].map(all => all.includes('sand-fox'))).toEqual([true, false]);
});

rule(
  ['ASH-28.11', 'ASH-28.2', 'ASH-28.14'],
  'heroes at home keep what they learned; cards used are gone; the past adds up',
  () => {
    const before = {
      ...(legacyOf() as Legacy),
      unlocked: [ATSU, TANTAN, BRUNN] as const,
      past: { adventures: 2, turns: 9, falls: 1 },
    };
    const brunn = {
      steps: { health: 1, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
      granted: [],
      skills: ['brunn-a0', 'brunn-c0', 'brunn-c1'],
    };
    const given = read({ ...before, sheets: { ...before.sheets, [BRUNN]: brunn }, cards: ['a1-find-05', null, null] });
    const play = scene({
      adventure: 3,
      legacy: given,
      set(state, heroes) {
        state.crossed = [];
        for (const hero of heroes) hero.at = at('a3-north-dyke');
        heroes[0].health = 1;
      },
    });
    play.does(ATSU, 'take:0', 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(play.state.discard).toEqual(['a1-find-05']);
    const exit = 'exit:a3-e-north-dyke--exit';
    const left = legacy(play.does(ATSU, exit).does(TANTAN, exit).state);
    expect(left?.sheets[BRUNN]).toEqual(brunn);
    expect(left?.cards).toEqual([null, null, null]);
    expect(left?.past).toEqual({ adventures: 3, turns: 10, falls: 1 });
  },
);

rule(
  ['ASH-2.3', 'ASH-2.7', 'ASH-13.4'],
  'of tiles and piles a player is sent what lies face up, and nothing more',
  () => {
    const play = scene({
      set(state) {
        const top = state.piles[1].at(-1);
        if (top) top.faceUp = true;
        const next = state.track.at(-1);
        if (next) next.faceUp = true;
      },
    });
    const view = play.seat(0).view() as View;
    expect(view.track.map(({ tile }) => tile !== undefined)).toEqual([true, false, false, false]);
    expect(view.piles[1].cards.map(card => card !== null)).toEqual([true, false, false]);
    expect(view.piles[2].cards).toEqual([null, null, null]);
  },
);
