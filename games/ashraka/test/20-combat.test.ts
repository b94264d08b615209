// ASH-20: combat.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { DIE_FACES } from '../content/dice.ts';
import { monsters } from '../content/monsters.ts';
import { worstOf } from '../rules/odds/worst.ts';
import { against, bothAgainst, fightsOf, roll } from './fights.ts';
import { nameOf } from './moments.ts';
import { ATSU, BRUNN, monster, type Play, scene, TANTAN } from './scene.ts';

rule(
  ['ASH-20.2', 'ASH-20.5', 'ASH-20.6', 'ASH-20.7', 'ASH-20.19'],
  'ASH-X13: hero, bubble 1, hero, bubble 2, hero, bubble 3, hero, bubble 1',
  () => {
    const play = against('clawed-prowler', 20, { dice: Array.from({ length: 7 }, () => ['orange', 1] as const) });
    const bubbles = () => play.lines('log.bubble').map(({ with: params }) => params?.bubble);
    for (let n = 0; n < 4; n++) play.does(ATSU, 'attack');
    expect(bubbles()).toEqual([1, 2, 3, 1]);
    expect(play.hero(ATSU).disc).toBe(5);
  },
);

rule(['ASH-20.3', 'ASH-20.4'], 'until it is over nobody else acts', () => {
  const play = against('clawed-prowler', 9);
  expect(play.seat(1).asked()).toBeUndefined();
  expect(play.seat(0).asked()).toBe('combat.ask');
});

rule(['ASH-20.8', 'ASH-20.10', 'ASH-20.11', 'ASH-18.6'], 'attack, skill, card or flight', () => {
  const play = against('clawed-prowler', 9, { hand: ['a1-find-09'] });
  const keys = play.can(ATSU).filter(key => !/^(put|drop|give)/.test(key));
  expect(keys).toEqual(['attack', 'skill:atsu-c0', 'play:a1-find-09', 'flee']);
});

rule(['ASH-20.9', 'ASH-21.1', 'ASH-21.5', 'ASH-15.6'], 'ASH-X9: orange +1 inflicts 1, 2 or 3', () => {
  for (const [shows, left] of [
    [0, 8],
    [1, 7],
    [2, 6],
  ] as const) {
    const play = against('clawed-prowler', 9, { dice: [['orange', shows]] });
    play.does(ATSU, 'attack');
    expect(play.state.monsters[0]?.cubes).toBe(left);
  }
  const missed = against('clawed-prowler', 9, { dice: [['orange', 0]], options: { failures: true } });
  expect(missed.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(9);
});

rule(
  'ASH-20.12',
  'the worst of a bubble is the sum of its strikes with their highest faces; without a combat nothing',
  () => {
    expect(worstOf({ combat: undefined, monsters: [] } as never)).toBe(0);
    let met = 0;
    for (const { id, bubbles } of monsters)
      for (const [n, { ops }] of bubbles.entries()) {
        const state = {
          combat: { slot: 'red', bubble: n + 1 },
          monsters: [{ slot: 'red', card: id }],
        };
        let worst = 0;
        for (const op of ops) {
          if (op.op !== 'strike') continue;
          worst += op.flat ?? 0;
          for (const die of op.dice) worst += Math.max(...DIE_FACES[die]);
          met++;
        }
        expect(worstOf(state as never), `${id} ${n}`).toBe(worst);
      }
    expect(met).toBeGreaterThan(20);
    expect(worstOf({ combat: { slot: 'red', bubble: 1 }, monsters: [] } as never)).toBe(0);
  },
);

rule(
  ['ASH-20.12', 'ASH-20.14', 'ASH-20.21', 'ASH-11.8'],
  'ASH-X23: flight costs an action, and leaves everything as it was',
  () => {
    const play = against('clawed-prowler', 4, { disc: 2, diseases: ['poison'] });
    play.does(ATSU, 'flee');
    expect(play.hero(ATSU)).toMatchObject({ disc: 0, health: 5 });
    expect(play.state).toMatchObject({ combat: undefined, monsters: [{ cubes: 4 }] });
    const again = against('clawed-prowler', 4, { disc: 5 }).does(ATSU, 'flee', 'engage:blue');
    expect(again.hero(ATSU).disc).toBe(2);
  },
);

rule('ASH-20.12', 'whoever flees guards nobody any more', () => {
  const play = bothAgainst('ivy-golem', 60, { adventure: 3, hero: BRUNN, mana: 3, skills: ['brunn-c2'] });
  const before = play.hero(TANTAN).health;
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  expect([play.hero(TANTAN).health, play.lines('log.strike.guarded').length]).toEqual([before, 1]);
  play.does(BRUNN, 'flee').does(TANTAN, 'attack');
  expect(play.lines('log.bubble').at(-1)?.with?.bubble).toBe(2);
  play.does(TANTAN, 'attack');
  expect([play.hero(TANTAN).health < before, play.lines('log.strike.guarded').length]).toEqual([true, 1]);
});

rule('ASH-20.13', 'with the disc on the Moon nobody flees', () => {
  const play = fightsOf({ card: 'clawed-prowler', disc: 1 });
  expect(play.whyNot(ATSU, 'flee')).toEqual(['why.actions', 'ASH-20.12']);
});

rule('ASH-20.15', 'R13: players who wish say who is hit first', () => {
  const play = bothAgainst('enraged-boar', 30, { asks: ['first'], dice: [roll('orange', 1), roll('orange', 1)] });
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

rule(
  ['ASH-20.16', 'ASH-23.1', 'ASH-23.3', 'ASH-23.4', 'ASH-11.10'],
  'ASH-X24: the last cube ends it; a reward of two, the card under the deck, the token back',
  () => {
    const play = against('rat-brigand', 1, { dice: [['orange', 1]] });
    play.does(ATSU, 'attack');
    expect(play.seat(0).offered('reward.ask')).toEqual(['reward:0', 'reward:1']);
    play.answers(ATSU, 'reward.ask', 'reward:1');
    expect(play.state).toMatchObject({ bag: { coins: 0, runes: { blue: 1 } }, monsters: [], beaten: ['rat-brigand'] });
    expect(play.state.deck[0]).toBe('rat-brigand');
    expect(play.told()).not.toContain('log.bubble');
  },
);

rule(['ASH-20.17', 'ASH-25.1'], 'the only hero falls: the monster keeps its cubes', () => {
  const play = against('ill-omen-raven', 9, { health: 1, dice: [['orange', 1]] });
  play.does(ATSU, 'attack');
  expect(play.hero(ATSU)).toMatchObject({ health: 0, fell: 'actions' });
  expect(play.state).toMatchObject({ combat: undefined, monsters: [{ cubes: 7 }] });
});

rule(['ASH-20.18', 'ASH-22.1'], 'diseases end with the combat', () => {
  const play = against('clawed-prowler', 1, { dice: [['orange', 1]], diseases: ['poison', 'mute'] });
  play.does(ATSU, 'attack').answers(ATSU, 'reward.ask', 'reward:0');
  expect(play.state.combat).toBeUndefined();
  expect(play.hero(ATSU).health).toBe(5);
});

rule('ASH-20.20', 'a monster that acts first does so at once, with its first bubble', () => {
  const play = against('sand-jackal', 8, { adventure: 4, dice: [['orange', 1]] });
  expect(play.told().filter(text => text === 'log.bubble')).toHaveLength(1);
  expect(play.seat(0).asked()).toBe('combat.ask');
});

rule('ASH-20.20', 'a monster that acts first: bubble 1, hero, bubble 2, hero, bubble 3', () => {
  const play = against('sand-jackal', 60, { adventure: 4 });
  play.does(ATSU, 'attack');
  if (!play.table.over && play.state.combat) play.does(ATSU, 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.bubble)).toEqual([1, 2, 3]);
});

rule(
  ['ASH-20.20', 'ASH-20.5', 'ASH-20.7'],
  'engaged for real: who acts first does, before anybody; others wait for the hero',
  () => {
    const engaged = (card: 'sand-jackal' | 'rat-guard') =>
      scene({
        adventure: 4,
        dice: [
          ['orange', 1],
          ['red', 1],
        ],
        set(state, [atsu]) {
          monster(state, card, atsu.at as never, 90);
          state.sheets[ATSU].steps.force = 0;
        },
      }).does(ATSU, 'engage:blue');
    const bubbles = (play: Play) => play.lines('log.bubble').map(({ with: params }) => params?.bubble);
    expect([bubbles(engaged('sand-jackal')), bubbles(engaged('rat-guard'))]).toEqual([[1], []]);
    const plain = engaged('rat-guard').does(ATSU, 'attack');
    // Orange 1 and 1: nothing is left of any fight before.
    expect([plain.state.monsters[0]?.cubes, bubbles(plain)]).toEqual([88, [1]]);
  },
);

rule('ASH-20.24', 'a monster that an ally takes away ends the combat without a reward', () => {
  const play = against('rat-brigand', 5, { ally: 'lord-rugor' });
  play.does(ATSU, 'ally:lord-rugor');
  expect(play.state).toMatchObject({ combat: undefined, monsters: [], bag: { coins: 0 } });
  expect(play.seat(0).asked()).toBe('turn.ask');
});
