// Skills meet combat: when somebody is asked, what is used up and what is not.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { board } from '../../rules/board.ts';
import type { Hero, State } from '../../rules/state.ts';
import { against, bothAgainst, roll } from '../fights.ts';
import { ATSU, at, BRUNN, down, monster, ONDINE, type Plan, scene, TANTAN } from '../scene.ts';

rule(['ASH-16.3', 'ASH-25.2'], 'skills for who is down or gone: a pawn is fetched, actions are not given', () => {
  const plan = (partner: (hero: Hero) => void): Plan => ({
    adventure: 3,
    heroes: [ATSU, BRUNN],
    at: 'a3-peat-camp',
    set(state, [atsu, brunn]) {
      state.sheets[ATSU].skills.push('atsu-a9');
      state.sheets[BRUNN].skills.push('brunn-a7');
      for (const hero of [atsu, brunn]) hero.mana = 2;
      partner(brunn);
    },
  });
  const fetched = scene(plan(down)).does(ATSU, 'skill:atsu-a9').answers(ATSU, 'option.ask', 'option:1');
  expect(fetched.hero(BRUNN)).toMatchObject({ at: at('a3-peat-camp'), health: 0 });
  const gone = scene(plan(hero => void Object.assign(hero, { at: undefined })));
  expect(gone.whyNot(ATSU, 'skill:atsu-a9')?.[0]).toBe('why.useless');
  const alone = scene({
    adventure: 3,
    heroes: [BRUNN, ATSU],
    mana: 2,
    set(state, [, atsu]) {
      state.sheets[BRUNN].skills.push('brunn-a7');
      down(atsu);
    },
  });
  expect(alone.whyNot(BRUNN, 'skill:brunn-a7')?.[0]).toBe('why.useless');
});

rule(['ASH-16.3', 'ASH-25.4'], 'a vigil is for whoever is here, down or not, and for nobody elsewhere', () => {
  const vigil = (place: string) => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      health: 2,
      set(_, [, tantan]) {
        Object.assign(tantan, { health: 0, fell: 'actions', at: at(place) });
      },
    }).does(BRUNN, 'skill:brunn-a0');
    return [play.hero(BRUNN).health, play.hero(TANTAN).health];
  };
  expect([vigil('a3-causeway'), vigil('a3-peat-camp')]).toEqual([
    [3, 1],
    [3, 0],
  ]);
});

rule(['ASH-16.3', 'ASH-20.1'], 'a hunt leads to monsters, wherever they are, and nowhere else', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    mana: 3,
    skills: ['brunn-a9'],
    set(state) {
      monster(state, 'ivy-golem', at('a3-bog-pit'), 12, 'blue');
      monster(state, 'mist-hag', at('a3-east-quay'), 8, 'red');
    },
  }).does(BRUNN, 'skill:brunn-a9');
  expect(play.seat(0).offered('place.where').sort()).toEqual([`go:${at('a3-bog-pit')}`, `go:${at('a3-east-quay')}`]);
});

rule(
  ['ASH-16.3', 'ASH-7.14', 'ASH-25.2'],
  'who swims ahead takes the other along, unless they lie there, and never over a crossed path',
  () => {
    const plan = (more: (state: State, tantan: Hero) => void): Plan => ({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      mana: 3,
      skills: ['ondine-a7'],
      set(state, [, tantan]) {
        more(state, tantan);
      },
    });
    const both = scene(plan(() => {})).does(ONDINE, 'skill:ondine-a7');
    const [to] = both.seat(0).offered('place.where');
    both.answers(ONDINE, 'place.where', to as string);
    expect([both.hero(ONDINE).at, both.hero(TANTAN).at]).toEqual([to?.slice(3), to?.slice(3)]);
    const alone = scene(plan((_, tantan) => down(tantan)))
      .does(ONDINE, 'skill:ondine-a7')
      .answers(ONDINE, 'place.where', to as string);
    expect(alone.hero(TANTAN).at).not.toBe(alone.hero(ONDINE).at);
    const start = scene(plan(() => {})).hero(ONDINE).at as ReturnType<typeof at>;
    const paths = board({ adventure: 4 })
      .segments(start)
      .map(({ path }) => path);
    const shut = scene(plan(state => state.crossed.push(...paths)));
    expect(shut.whyNot(ONDINE, 'skill:ondine-a7')?.[0]).toBe('why.useless');
  },
);

rule(
  ['ASH-16.6', 'ASH-20.16'],
  'a riposte answers physical wounds alone, may end the combat, and comes from nobody who fell',
  () => {
    const magic = against('will-o-wisp', 60, { bubble: 2, skills: ['atsu-c4'], dice: [['orange', 1]] });
    expect(magic.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(58);
    expect(magic.hero(ATSU).health).toBe(4);
    const fallen = bothAgainst('enraged-boar', 60, {
      health: 1,
      skills: ['atsu-c4'],
      dice: [roll('orange', 1), roll('orange', 1)],
    });
    fallen.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([fallen.hero(ATSU).health, fallen.state.monsters[0]?.cubes]).toEqual([0, 60 - 2 - 1]);
    const last = bothAgainst('enraged-boar', 4, { skills: ['atsu-c4'], dice: [roll('orange', 1), roll('orange', 1)] });
    last.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([last.seat(0).asked(), last.lines('log.bubble').length, last.hero(TANTAN).health]).toEqual([
      'reward.ask',
      1,
      3,
    ]);
  },
);

rule(['ASH-16.6', 'ASH-22.15'], 'a disease goes by itself at the end of a turn, after poison has worked', () => {
  const play = against('rat-guard', 60, {
    adventure: 4,
    hero: ONDINE,
    diseases: ['poison', 'mute'],
    skills: ['ondine-c8'],
    foe: ['paralysis'],
  });
  play.does(ONDINE, 'attack');
  expect(play.seat(0).offered('disease.cure')).toEqual(['card:poison', 'card:mute']);
  play.answers(ONDINE, 'disease.cure', 'card:poison');
  expect(play.hero(ONDINE).health).toBe(play.before - 1);
  expect(play.state.combat?.fighters[0]?.diseases).toEqual(['mute']);
  // The only one left goes without a question.
  expect(play.does(ONDINE, 'attack').state.combat?.fighters[0]?.diseases).toEqual([]);
});

rule(['ASH-16.6', 'ASH-25.2'], 'who lies there pricks up no ears: the monster comes as the deck has it', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [2],
    set(state, [atsu]) {
      state.sheets[ATSU].skills.push('atsu-a5');
      Object.assign(atsu, { health: 0, fell: 'actions' });
    },
  });
  expect([play.state.monsters.length, play.state.turn]).toEqual([1, 2]);
  expect(play.lines('log.change').length).toBeGreaterThan(0);
});

rule(
  ['ASH-16.6', 'ASH-20.10'],
  'a veil is kept for a wound that is felt: what a block has stopped does not use it up',
  () => {
    const play = against('enraged-boar', 60, { hero: TANTAN, mana: 5, skills: ['tantan-c1', 'tantan-c5'], foe: [] });
    play.does(TANTAN, 'skill:tantan-c1');
    expect(play.hero(TANTAN)).toMatchObject({ health: 3, used: { combat: [] } });
  },
);

rule(['ASH-16.6', 'ASH-21.6'], 'whoever evades rolls for a single wound too, and for none at all not', () => {
  const slippery = (bubble: 1 | 2 | 3) =>
    against('enraged-boar', 60, {
      adventure: 4,
      hero: ONDINE,
      bubble,
      skills: ['ondine-c2'],
      dice: [['orange', 1], ...(bubble === 1 ? (['blue'] as const) : [])],
    }).does(ONDINE, 'attack');
  const evaded = slippery(1);
  expect([evaded.hero(ONDINE).health, evaded.told().includes('log.evaded')]).toEqual([evaded.before, true]);
  expect(
    slippery(3)
      .told()
      .filter(text => text.startsWith('log.evaded')),
  ).toEqual([]);
  const missed = against('clawed-prowler', 60, {
    adventure: 4,
    hero: ONDINE,
    skills: ['ondine-c2'],
    dice: [roll('orange', 1), roll('orange', 0)],
  }).does(ONDINE, 'attack');
  expect(missed.told().filter(text => text.startsWith('log.evaded'))).toEqual([]);
});

rule(['ASH-16.6', 'ASH-25.1'], 'whoever keeps the last token is left with one, however many they had', () => {
  const play = against('dune-worm', 90, {
    adventure: 4,
    hero: BRUNN,
    bubble: 3,
    health: 3,
    dice: [roll('red', 2), roll('black', 4)],
  });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c9'];
  play.state.sheets[BRUNN].steps.force = 0;
  expect(play.does(BRUNN, 'attack').hero(BRUNN).health).toBe(1);
});

rule(
  ['ASH-16.6', 'ASH-22.11'],
  'whoever stays at one health instead of falling is told of, once in an adventure',
  () => {
    const play = against('spectral-wolf', 90, {
      adventure: 3,
      hero: BRUNN,
      health: 1,
      diseases: ['poison'],
      foe: ['paralysis'],
      skills: ['brunn-c9'],
    }).does(BRUNN, 'attack');
    expect([play.hero(BRUNN).health, play.lines('log.survives').length]).toEqual([1, 1]);
    play.does(BRUNN, 'attack');
    expect([play.hero(BRUNN).health, play.lines('log.survives').length]).toEqual([0, 1]);
  },
);

rule(
  ['ASH-16.6', 'ASH-25.1'],
  'a guard keeps their last token too when the blow was another’s, once an adventure',
  () => {
    const play = bothAgainst('rat-guard', 60, {
      adventure: 4,
      hero: BRUNN,
      health: 1,
      mana: 3,
      skills: ['brunn-c2', 'brunn-c9'],
      dice: [roll('orange', 1), roll('red', 3), roll('red', 1)],
    });
    const sheet = play.state.sheets[BRUNN];
    sheet.skills = ['brunn-c0', 'brunn-c2', 'brunn-c9'];
    play.state.combat?.fighters.reverse();
    const before = play.hero(TANTAN).health;
    play.does(BRUNN, 'skill:brunn-c2');
    play.does(TANTAN, 'flee');
    // Alone again: the first blow of three leaves one token, the vow is used up.
    expect(play.hero(BRUNN)).toMatchObject({ health: 1, used: { adventure: ['brunn-c9'] } });
    expect(play.hero(TANTAN).health).toBe(before);
  },
);
