// ASH-20 to ASH-24: combat, dice, diseases, victory, and two heroes against one monster.

import type { Param, Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { DIE_FACES, DISEASE_FACES, faceOf } from '../content/dice.ts';
import { fightsOf } from './fights.ts';
import { ATSU, BRUNN, monster, ONDINE, scene, TANTAN } from './scene.ts';

/** Whom a text names. */
const nameOf = (param: Param | undefined): string => (param as Text).text;

rule(
  ['ASH-20.2', 'ASH-20.5', 'ASH-20.6', 'ASH-20.7', 'ASH-20.19'],
  'ASH-X13: hero, bubble 1, hero, bubble 2, hero, bubble 3, hero, bubble 1',
  () => {
    const play = fightsOf({
      card: 'clawed-prowler',
      cubes: 20,
      dice: Array.from({ length: 7 }, () => ['orange', 1] as const),
    });
    const bubbles = () => play.lines('log.bubble').map(({ with: params }) => params?.bubble);
    for (let n = 0; n < 4; n++) play.does(ATSU, 'attack');
    expect(bubbles()).toEqual([1, 2, 3, 1]);
    expect(play.hero(ATSU).disc).toBe(5);
  },
);

rule(['ASH-20.3', 'ASH-20.4'], 'until it is over nobody else acts', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 9 });
  expect(play.seat(1).asked()).toBeUndefined();
  expect(play.seat(0).asked()).toBe('combat.ask');
});

rule(['ASH-20.8', 'ASH-20.10', 'ASH-20.11', 'ASH-18.6'], 'attack, skill, card or flight', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 9, hand: ['a1-find-09'] });
  const keys = play.can(ATSU).filter(key => !/^(put|drop|give)/.test(key));
  expect(keys).toEqual(['attack', 'skill:atsu-c0', 'play:a1-find-09', 'flee']);
});

rule(['ASH-20.9', 'ASH-21.1', 'ASH-21.5', 'ASH-15.6'], 'ASH-X9: orange +1 inflicts 1, 2 or 3', () => {
  for (const [shows, left] of [
    [0, 8],
    [1, 7],
    [2, 6],
  ] as const) {
    const play = fightsOf({ card: 'clawed-prowler', cubes: 9, dice: [['orange', shows]] });
    play.does(ATSU, 'attack');
    expect(play.state.monsters[0]?.cubes).toBe(left);
  }
  const missed = fightsOf({ card: 'clawed-prowler', cubes: 9, dice: [['orange', 0]], options: { failures: true } });
  expect(missed.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(9);
});

rule(['ASH-21.2', 'ASH-21.3', 'ASH-21.4', 'ASH-21.6'], 'the faces of the dice', () => {
  expect(DIE_FACES).toEqual({ orange: [0, 1, 1, 1, 1, 2], red: [1, 1, 2, 2, 2, 3], black: [2, 2, 3, 3, 3, 4] });
  expect([faceOf('orange', 0), faceOf('red', 3), faceOf('black', 4), faceOf('red', 1)]).toEqual([
    'fail',
    'critical',
    'critical',
    'wound',
  ]);
  expect(DISEASE_FACES.filter(colour => colour === 'green')).toHaveLength(2);
});

rule(
  ['ASH-20.12', 'ASH-20.14', 'ASH-20.21', 'ASH-11.8'],
  'ASH-X23: flight costs an action, and leaves everything as it was',
  () => {
    const play = fightsOf({ card: 'clawed-prowler', cubes: 4, disc: 2, diseases: ['poison'] });
    play.does(ATSU, 'flee');
    expect(play.hero(ATSU)).toMatchObject({ disc: 0, health: 5 });
    expect(play.state).toMatchObject({ combat: undefined, monsters: [{ cubes: 4 }] });
    const again = fightsOf({ card: 'clawed-prowler', cubes: 4, disc: 5 }).does(ATSU, 'flee', 'engage:blue');
    expect(again.hero(ATSU).disc).toBe(2);
  },
);

rule('ASH-20.13', 'with the disc on the Moon nobody flees', () => {
  const play = fightsOf({ card: 'clawed-prowler', disc: 1 });
  expect(play.whyNot(ATSU, 'flee')).toEqual(['why.actions', 'ASH-20.12']);
});

rule(
  ['ASH-20.16', 'ASH-23.1', 'ASH-23.3', 'ASH-23.4', 'ASH-11.10'],
  'ASH-X24: the last cube ends it; a reward of two, the card under the deck, the token back',
  () => {
    const play = fightsOf({ card: 'rat-brigand', cubes: 1, dice: [['orange', 1]] });
    play.does(ATSU, 'attack');
    expect(play.seat(0).offered('reward.ask')).toEqual(['reward:0', 'reward:1']);
    play.answers(ATSU, 'reward.ask', 'reward:1');
    expect(play.state).toMatchObject({ bag: { coins: 0, runes: { blue: 1 } }, monsters: [], beaten: ['rat-brigand'] });
    expect(play.state.deck[0]).toBe('rat-brigand');
    expect(play.told()).not.toContain('log.bubble');
  },
);

rule('ASH-23.2', 'a monster that an adventure skill destroys gives nothing', () => {
  const play = scene({
    set(state, [atsu]) {
      monster(state, 'rat-brigand', atsu.at as never, 2, 'green');
      state.sheets[ATSU].skills.push('atsu-a7');
    },
  });
  play.does(ATSU, 'skill:atsu-a7');
  expect(play.state).toMatchObject({ monsters: [], bag: { coins: 0 } });
  expect(play.seat(0).asked()).toBe('turn.ask');
});

rule(['ASH-20.17', 'ASH-25.1'], 'the only hero falls: the monster keeps its cubes', () => {
  const play = fightsOf({ card: 'ill-omen-raven', cubes: 9, health: 1, dice: [['orange', 1]] });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ health: 0, fell: 'actions' });
  expect(play.state).toMatchObject({ combat: undefined, monsters: [{ cubes: 7 }] });
});

rule(['ASH-20.18', 'ASH-22.1'], 'diseases end with the combat', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 1, dice: [['orange', 1]], diseases: ['poison', 'mute'] });
  play.does(ATSU, 'attack').answers(ATSU, 'reward.ask', 'reward:0');
  expect(play.state.combat).toBeUndefined();
  expect(play.hero(ATSU).health).toBe(5);
});

rule('ASH-20.20', 'a monster that acts first does so at once, with its first bubble', () => {
  const play = fightsOf({ adventure: 4, card: 'sand-jackal', cubes: 8, dice: [['orange', 1]] });
  expect(play.told().filter(text => text === 'log.bubble')).toHaveLength(1);
  expect(play.seat(0).asked()).toBe('combat.ask');
});

rule('ASH-20.24', 'a monster that an ally takes away ends the combat without a reward', () => {
  const play = fightsOf({ card: 'rat-brigand', cubes: 5, ally: 'lord-rugor' });
  play.does(ATSU, 'ally:lord-rugor');
  expect(play.state).toMatchObject({ combat: undefined, monsters: [], bag: { coins: 0 } });
  expect(play.seat(0).asked()).toBe('turn.ask');
});

// ---- diseases ----

rule(['ASH-22.2', 'ASH-22.3', 'ASH-22.4'], 'a matching die, any die, or none', () => {
  const spider = (colour: 'green' | 'blue') =>
    fightsOf({ card: 'stump-spider', cubes: 9, dice: [['orange', 1], ['orange', 0], colour] }).does(ATSU, 'attack');
  expect(spider('green').state.combat?.fighters[0]?.diseases).toEqual(['poison']);
  expect(spider('blue').state.combat?.fighters[0]?.diseases).toEqual([]);
  const dart = fightsOf({ hero: TANTAN, card: 'clawed-prowler', cubes: 9, skills: ['tantan-c2'] });
  dart.does(TANTAN, 'skill:tantan-c2');
  expect(dart.state.combat?.diseases).toEqual(['poison']);
  const raven = fightsOf({ card: 'ill-omen-raven', cubes: 20, bubble: 2, dice: [['orange', 1], 'yellow'] });
  raven.does(ATSU, 'attack');
  expect(raven.lines('log.disease')[0]?.with?.disease).toBe('paralysis');
});

rule('ASH-22.5', 'the same disease twice is one; what would give it alone is not offered', () => {
  const skills = ['tantan-c2', 'tantan-c3'];
  const muted = fightsOf({ hero: TANTAN, card: 'clawed-prowler', cubes: 20, skills, foe: ['mute'] });
  muted.does(TANTAN, 'skill:tantan-c3');
  expect(muted.state.combat?.diseases).toEqual(['mute']);
  const poisoned = fightsOf({ hero: TANTAN, card: 'clawed-prowler', cubes: 20, skills, foe: ['poison'] });
  expect(poisoned.whyNot(TANTAN, 'skill:tantan-c2')?.[0]).toBe('why.useless');
});

rule(['ASH-22.6', 'ASH-22.8', 'ASH-20.23'], 'a paralysed hero loses one turn, and cannot flee in it', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 9, diseases: ['paralysis'], dice: [['orange', 0]] });
  expect(play.told()).toContain('log.paralysed');
  expect(play.state.combat).toMatchObject({ bubble: 2, fighters: [{ diseases: [] }] });
  expect(play.can(ATSU)).toContain('attack');
});

rule('ASH-22.7', 'ASH-X19: a paralysed monster does its bubble a turn later', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 20,
    bubble: 2,
    foe: ['paralysis'],
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(ATSU, 'attack');
  expect(play.state.combat).toMatchObject({ bubble: 2, diseases: [] });
  play.does(ATSU, 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.bubble)).toEqual([2]);
});

rule(
  ['ASH-22.12', 'ASH-22.13', 'ASH-22.14', 'ASH-23.5'],
  'ASH-X20: paralysed and poisoned, then dead of poison, and rewarded',
  () => {
    const play = fightsOf({ card: 'clawed-prowler', cubes: 5, foe: ['paralysis', 'poison'], dice: [['orange', 1]] });
    play.does(ATSU, 'attack');
    expect(play.state).toMatchObject({ combat: { diseases: ['poison'], bubble: 1 }, monsters: [{ cubes: 1 }] });
    const last = fightsOf({
      hero: TANTAN,
      card: 'clawed-prowler',
      cubes: 2,
      foe: ['poison'],
      dice: [
        ['orange', 0],
        ['orange', 0],
      ],
    });
    last.does(TANTAN, 'attack');
    expect(last.state.monsters).toEqual([]);
    expect([last.seat(0).asked(), last.seat(1).asked()]).toEqual([undefined, 'reward.ask']);
  },
);

rule(['ASH-22.11', 'ASH-20.22'], 'ASH-X21: poison after the action, unless the monster is down', () => {
  const falls = fightsOf({ card: 'clawed-prowler', cubes: 9, health: 1, diseases: ['poison'], dice: [['orange', 1]] });
  falls.does(ATSU, 'attack');
  expect(falls.hero(ATSU).health).toBe(0);
  expect(falls.state.combat).toBeUndefined();
  const wins = fightsOf({ card: 'clawed-prowler', cubes: 1, health: 1, diseases: ['poison'], dice: [['orange', 1]] });
  wins.does(ATSU, 'attack');
  expect(wins.hero(ATSU).health).toBe(1);
});

rule(['ASH-22.9', 'ASH-22.10', 'ASH-22.15'], 'ASH-X22: mute silences mana and magic, nothing else', () => {
  const hag = fightsOf({ adventure: 2, card: 'mist-hag', cubes: 30, foe: ['mute'], dice: [['red', 2]] });
  hag.does(ATSU, 'attack');
  expect(hag.lines('log.bubble')[0]?.with?.kind).toBe('empty');
  expect(hag.state.combat?.bubble).toBe(2);
  const hero = fightsOf({
    card: 'clawed-prowler',
    cubes: 9,
    diseases: ['mute'],
    skills: ['atsu-c5'],
    hand: ['a1-find-09'],
  });
  expect(hero.whyNot(ATSU, 'skill:atsu-c0')?.[0]).toBe('why.mute');
  expect(hero.can(ATSU)).toEqual(expect.arrayContaining(['attack', 'skill:atsu-c5', 'play:a1-find-09', 'flee']));
});

// ---- two heroes ----

rule(['ASH-24.2', 'ASH-24.3', 'ASH-24.4'], 'both act in the order they like, then the same bubble on each', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 20,
    both: true,
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(TANTAN, 'attack');
  expect(play.seat(1).asked()).toBeUndefined();
  play.does(ATSU, 'attack');
  const told = play.lines('log.bubble').map(({ with: params }) => [params?.bubble, nameOf(params?.hero)]);
  expect(told).toEqual([
    [1, 'hero.tantan-tanuki.short'],
    [1, 'hero.atsu-rabbit.short'],
  ]);
  expect(play.state.combat).toMatchObject({ bubble: 2, round: 2 });
});

rule('ASH-24.5', 'the poison of a monster works once, after both', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 20,
    both: true,
    foe: ['poison'],
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.state.monsters[0]?.cubes).toBe(20 - 2 - 1 - 2);
});

rule(
  ['ASH-24.6', 'ASH-24.7', 'ASH-24.16', 'ASH-24.17'],
  'who flees is out of it, who stays fights on, and nobody joins',
  () => {
    const play = fightsOf({ card: 'enraged-boar', cubes: 20, both: true, hand: ['a1-find-05'], dice: [['orange', 1]] });
    play.does(TANTAN, 'flee').does(ATSU, 'attack');
    expect(play.lines('log.bubble')).toHaveLength(1);
    expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.combat');
    expect(play.seat(1).asked()).toBeUndefined();
    expect(play.can(ATSU)).toContain('flee');
  },
);

rule(
  ['ASH-24.8', 'ASH-24.9', 'ASH-24.12', 'ASH-24.15', 'ASH-25.4'],
  'who is down may be helped up, and is back in it from the next round',
  () => {
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 30,
      both: true,
      partner: { health: 1, diseases: ['mute'] },
      hand: ['a1-find-05'],
      dice: [
        ['orange', 1],
        ['orange', 1],
      ],
    });
    play.does(TANTAN, 'attack').does(ATSU, 'attack').passes(ATSU, 'combat.free');
    expect(play.hero(TANTAN).health).toBe(0);
    expect(play.state.combat?.fighters[1]).toMatchObject({ status: 'ko', diseases: ['mute'] });
    play.does(ATSU, 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
    expect(play.hero(TANTAN).health).toBe(2);
    expect(play.state.combat?.fighters[1]).toMatchObject({ status: 'in', acted: false });
    expect(play.can(TANTAN)).toContain('attack');
  },
);

rule('ASH-24.13', 'whom the first blow has felled is not hit again, nor who was helped up meanwhile', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 30,
    both: true,
    partner: { health: 1 },
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect(play.lines('log.strike')).toHaveLength(2);
  expect(play.state.combat?.fighters.map(({ status }) => status)).toEqual(['in', 'ko']);
});

rule('ASH-24.14', 'paralysis costs a monster both blows', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 30,
    both: true,
    foe: ['paralysis'],
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect(play.lines('log.bubble')).toEqual([]);
  expect(play.state.combat?.bubble).toBe(1);
});

rule(['ASH-24.10', 'ASH-25.7'], 'both down: the adventure is lost', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 30,
    both: true,
    health: 1,
    partner: { health: 1 },
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect([play.table.over, play.state.lost]).toEqual([true, 'double-ko']);
});

rule('ASH-24.11', 'one reward, for whoever dealt the last wound to choose', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 3,
    both: true,
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'reward.ask']);
});

rule('ASH-20.15', 'R13: players who wish say who is hit first', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 30,
    both: true,
    asks: ['first'],
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  });
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  // It makes no difference to most, and everybody knows that it is asked.
  expect(play.table.match.decisions[0]?.window).toMatchObject({ id: 'first', matters: false, open: true });
  // TanTan acted first, and would be hit first: that player is asked first.
  play.answers(TANTAN, 'combat.first', `hero:${ATSU}`);
  expect(play.lines('log.bubble').map(({ with: params }) => nameOf(params?.hero))).toEqual([
    'hero.atsu-rabbit.short',
    'hero.tantan-tanuki.short',
  ]);
});

// ---- what skills of a fight do ----

rule(
  ['ASH-16.4', 'ASH-16.5', 'ASH-16.8'],
  'a combat skill costs its mana or health, never the last, and rolls dice of its own',
  () => {
    const foe = ['paralysis'] as const;
    const play = fightsOf({ card: 'clawed-prowler', cubes: 20, skills: ['atsu-c5'], foe, dice: [['red', 2]] });
    play.does(ATSU, 'skill:atsu-c5');
    expect(play.state.monsters[0]?.cubes).toBe(16);
    expect(play.hero(ATSU).health).toBe(4);
    const weak = fightsOf({ card: 'clawed-prowler', cubes: 20, health: 1, skills: ['atsu-c5'] });
    expect(weak.whyNot(ATSU, 'skill:atsu-c5')?.[0]).toBe('why.health');
  },
);

rule(
  ['ASH-16.6', 'ASH-16.7'],
  'skills that work by themselves: riposte, criticals, the first blow, the first wound',
  () => {
    const riposte = fightsOf({ card: 'enraged-boar', cubes: 20, skills: ['atsu-c4'], dice: [['orange', 1]] });
    expect(riposte.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(17);
    const critical = fightsOf({ card: 'clawed-prowler', cubes: 20, skills: ['atsu-c2'], dice: [['orange', 2]] });
    expect(critical.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(16);
    const first = fightsOf({
      card: 'clawed-prowler',
      cubes: 20,
      skills: ['atsu-c8'],
      dice: [
        ['orange', 1],
        ['orange', 0],
        ['orange', 1],
      ],
    });
    first.does(ATSU, 'attack', 'attack');
    expect(first.state.monsters[0]?.cubes).toBe(20 - 4 - 2);
    const armour = fightsOf({ adventure: 3, hero: BRUNN, card: 'ivy-golem', cubes: 40, skills: ['brunn-c1'] });
    armour.does(BRUNN, 'attack');
    expect(armour.hero(BRUNN).health).toBe(armour.before);
    const free = fightsOf({ card: 'clawed-prowler', disc: 1, skills: ['atsu-c6'] });
    expect(free.can(ATSU)).toContain('flee');
  },
);

rule('ASH-1.8', 'blocks, guards and last stands do what they say', () => {
  const block = fightsOf({ card: 'enraged-boar', cubes: 20, skills: ['atsu-c1'] });
  block.does(ATSU, 'skill:atsu-c1');
  expect(block.hero(ATSU).health).toBe(5);
  const guard = fightsOf({ adventure: 3, hero: BRUNN, card: 'ivy-golem', cubes: 40, both: true, skills: ['brunn-c2'] });
  guard.does(BRUNN, 'skill:brunn-c2');
  const [before] = [guard.hero(TANTAN).health];
  guard.does(TANTAN, 'attack');
  expect(guard.hero(TANTAN).health).toBe(before);
  const stand = fightsOf({ adventure: 3, hero: BRUNN, card: 'ivy-golem', cubes: 40, health: 1, skills: ['brunn-c9'] });
  stand.does(BRUNN, 'attack');
  expect(stand.hero(BRUNN).health).toBe(1);
  const dodge = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'rat-guard',
    cubes: 40,
    skills: ['ondine-c2'],
    dice: [['orange', 1], ['red', 2], 'blue'],
  });
  dodge.does(ONDINE, 'attack');
  expect(dodge.hero(ONDINE).health).toBe(dodge.before);
});
