// What blows meet: guards, blocks, ripostes, bonuses, and whoever is already down.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fightsOf } from './fights.ts';
import { ATSU, at, BRUNN, monster, ONDINE, scene, TANTAN } from './scene.ts';

rule(
  ['ASH-20.9', 'ASH-16.6'],
  'a critical bonus is for critical faces; a rally is for every physical attack after it',
  () => {
    const critical = (shows: number) =>
      fightsOf({ card: 'clawed-prowler', cubes: 20, skills: ['atsu-c2'], dice: [['orange', shows]] }).does(
        ATSU,
        'attack',
      ).state.monsters[0]?.cubes;
    expect([critical(1), critical(2)]).toEqual([18, 16]);
    const rally = fightsOf({
      adventure: 4,
      hero: BRUNN,
      card: 'rat-guard',
      cubes: 60,
      both: true,
      mana: 3,
      skills: ['brunn-c4'],
      dice: [['orange', 1]],
    });
    rally.state.sheets[TANTAN].steps.force = 0;
    rally.does(BRUNN, 'skill:brunn-c4').does(TANTAN, 'attack');
    expect(rally.lines('log.wound').at(-1)?.with?.wounds).toBe(2);
  },
);

rule('ASH-1.8', 'a guard takes each wound less one, until their own next turn', () => {
  const play = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ivy-golem',
    cubes: 90,
    bubble: 3,
    both: true,
    mana: 3,
    health: 6,
    skills: ['brunn-c2'],
    dice: [
      ['orange', 1],
      ['orange', 1],
      ['red', 1],
      ['red', 1],
    ],
  });
  play.state.sheets[BRUNN].skills = play.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  play.state.sheets[TANTAN].steps.force = 0;
  const before = play.hero(TANTAN).health;
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  // Red 1 and 1 on Brunn; red 1 and 1 less 1 for TanTan.
  expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([6 - 2 - 1, before]);
  play.does(BRUNN, 'attack').does(TANTAN, 'attack');
  expect(play.hero(TANTAN).health).toBe(before - 1);
});

rule('ASH-1.8', 'a block is for the monster’s next action, and no longer', () => {
  const play = fightsOf({ card: 'ill-omen-raven', cubes: 60, skills: ['atsu-c1'] });
  play.does(ATSU, 'skill:atsu-c1');
  expect(play.hero(ATSU).health).toBe(5);
  const second = fightsOf({ card: 'enraged-boar', cubes: 60, skills: ['atsu-c1'] });
  second.does(ATSU, 'skill:atsu-c1', 'attack');
  expect(second.hero(ATSU).health).toBeLessThan(5);
  const shared = fightsOf({
    adventure: 5,
    hero: TANTAN,
    card: 'rat-guard',
    cubes: 90,
    both: true,
    hand: ['a5-find-21'],
  });
  const before = [shared.hero(ATSU).health, shared.hero(TANTAN).health];
  shared.does(TANTAN, 'play:a5-find-21').does(ATSU, 'attack');
  expect([shared.hero(ATSU).health, shared.hero(TANTAN).health]).toEqual(before);
});

rule(
  ['ASH-16.6', 'ASH-20.16'],
  'a riposte answers physical wounds alone, may end the combat, and comes from nobody who fell',
  () => {
    const magic = fightsOf({ card: 'will-o-wisp', cubes: 60, bubble: 2, skills: ['atsu-c4'], dice: [['orange', 1]] });
    expect(magic.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(58);
    expect(magic.hero(ATSU).health).toBe(4);
    const fallen = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      health: 1,
      skills: ['atsu-c4'],
      dice: [
        ['orange', 1],
        ['orange', 1],
      ],
    });
    fallen.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([fallen.hero(ATSU).health, fallen.state.monsters[0]?.cubes]).toEqual([0, 60 - 2 - 1]);
    const last = fightsOf({
      card: 'enraged-boar',
      cubes: 4,
      both: true,
      skills: ['atsu-c4'],
      dice: [
        ['orange', 1],
        ['orange', 1],
      ],
    });
    last.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([last.seat(0).asked(), last.lines('log.bubble').length, last.hero(TANTAN).health]).toEqual([
      'reward.ask',
      1,
      3,
    ]);
  },
);

rule(['ASH-22.4', 'ASH-24.8'], 'whom the blow has felled catches nothing more from it', () => {
  const play = fightsOf({
    adventure: 2,
    card: 'mire-serpent',
    cubes: 60,
    both: true,
    health: 1,
    dice: [
      ['orange', 1],
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.state.sheets[TANTAN].steps.force = 0;
  play.state.sheets[ATSU].steps.force = 0;
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'ko', diseases: [] });
  expect(play.state.combat?.fighters[1]?.diseases).toEqual(['poison']);
});

rule(['ASH-14.3', 'ASH-9.14'], 'a thief takes what is there, and nothing from an empty Bag', () => {
  const play = fightsOf({ card: 'rat-brigand', cubes: 60, bubble: 2, dice: [['orange', 1]] }).does(ATSU, 'attack');
  expect(play.state.bag.coins).toBe(0);
});

rule(['ASH-24.3', 'ASH-24.2'], 'the order of a round is its own: who acts first in it is struck first', () => {
  const play = fightsOf({ card: 'ill-omen-raven', cubes: 90, bubble: 1, both: true });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  const struck = play.lines('log.bubble').map(({ with: params }) => params?.hero);
  expect(struck.slice(2)).toEqual([{ text: 'hero.atsu-rabbit.short' }, { text: 'hero.tantan-tanuki.short' }]);
});

rule(['ASH-18.10', 'ASH-25.4'], 'one card helps one hero in all that it does; one for all helps all who fight', () => {
  const salve = fightsOf({
    card: 'clawed-prowler',
    cubes: 60,
    both: true,
    health: 2,
    hand: ['a1-find-07'],
    partner: { health: 1, diseases: ['mute'] },
  });
  salve.does(ATSU, 'play:a1-find-07').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(salve.seat(0).asked()).toBe('combat.ask');
  expect([salve.hero(TANTAN).health, salve.state.combat?.fighters[1]?.diseases]).toEqual([2, []]);
  const alone = fightsOf({
    adventure: 5,
    hero: TANTAN,
    card: 'rat-guard',
    cubes: 90,
    health: 2,
    hand: ['a5-find-22'],
    ally: 'sphinx',
    foe: ['paralysis'],
    partner: { health: 2 },
  });
  alone.does(TANTAN, 'play:a5-find-22');
  expect([alone.hero(TANTAN).health, alone.hero(ATSU).health]).toEqual([3, 2]);
});

rule(
  ['ASH-11.4', 'ASH-26.4'],
  'a row that heals monsters heals all, beyond their value; a bubble heals its own monster alone',
  () => {
    const all = scene({
      position: { at: 'destiny' },
      set(state) {
        state.track = [{ tile: 8, faceUp: false }];
        monster(state, 'rat-brigand', at('a1-ruins'), 5, 'blue');
        monster(state, 'clawed-prowler', at('a1-clearing'), 1, 'red');
      },
    });
    all.seat(0).chooses('destiny.ask', 'box:A');
    expect(all.state.monsters.map(({ cubes }) => cubes)).toEqual([7, 3]);
    const own = fightsOf({ adventure: 2, card: 'mist-hag', cubes: 20, bubble: 3, dice: [['red', 1]] });
    monster(own.state, 'clawed-prowler', at('a2-root-maze'), 1, 'red');
    own.does(ATSU, 'attack');
    expect(own.state.monsters[1]?.cubes).toBe(1);
  },
);

rule(['ASH-11.10', 'ASH-23.2'], 'a blow from afar is for monsters here alone, where it says so', () => {
  const play = scene({
    set(state, [atsu]) {
      state.sheets[ATSU].skills.push('atsu-a7');
      monster(state, 'rat-brigand', at('a1-ruins'), 5, 'blue');
      monster(state, 'clawed-prowler', atsu.at as never, 4, 'red');
    },
  }).does(ATSU, 'skill:atsu-a7');
  expect(play.state.monsters.map(({ cubes }) => cubes)).toEqual([5, 2]);
});

rule(['ASH-22.3', 'ASH-18.22'], 'any disease: the die is asked about where the monster has that one already', () => {
  const harpoon = (colour: 'green' | 'blue') => {
    const play = fightsOf({
      adventure: 4,
      hero: ONDINE,
      card: 'rat-guard',
      cubes: 90,
      hand: ['a5-find-40'],
      foe: ['poison'],
      dice: [['orange', 2], colour],
    });
    return play.does(ONDINE, 'skill:ondine-c0').seat(0).asked();
  };
  expect([harpoon('green'), harpoon('blue')]).toEqual(['dice.reroll', 'combat.ask']);
});
