// What the adept does with feats: plays them where they turn a fight, keeps them where they do not; and in a stomach.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance, type Picks } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import type { State } from '../../rules/state.ts';
import { BLANKS, BLUE, GREEN, POWER, RED } from '../faces.ts';
import { featAssault, featFight, holds, ICE } from '../feats.ts';
import { FAR } from '../fight.ts';
import { inside } from '../ice.ts';
import { type Plan, type Play, put, scene, space } from '../scene.ts';

function answer({ match }: Play, seat = 0): Picks {
  const decision = match.decisionOf(seat) as Decision;
  return adept.decide(turnOf(match, decision, new Chance(newChance('scene'))));
}

const weak =
  (wounds: number) =>
  (_: State, [hero]: readonly { wounds: number }[]): void =>
    void (hero && Object.assign(hero, { wounds }));

test('Fend against a blow that may kill, not against a scratch', () => {
  const attacked = (plan: Parameters<typeof featAssault>[0]) => answer(featAssault({ feats: ['fend#1'], ...plan }));
  expect(attacked({ set: weak(4), dice: [RED.four, GREEN.three] })).toEqual(['feat:fend']);
  expect(
    attacked({ equipped: ['plate-mail#1'], monster: 'skeleton', on: FAR, dice: [BLUE.far, GREEN.three, POWER.blank] }),
  ).toEqual([]);
});

test('nothing is played on an attack of somebody who has died in the middle of it', () => {
  const play = featAssault({ feats: ['fend#1'], set: weak(4), dice: [RED.four, GREEN.three] });
  play.state.monsters = [];
  expect(answer(play)).toEqual([]);
});

test('Blocked once the dice say that it counts', () => {
  const struck = (wounds: number, ...dice: readonly number[]): Picks => {
    const play = featAssault({ feats: ['blocked#1'], set: weak(wounds), dice });
    while (play.asked() === 'feats.ask' && play.can().length === 0) play.passes();
    return answer(play);
  };
  expect(struck(6, RED.four, GREEN.three)).toEqual(['feat:blocked']);
  expect(struck(16, RED.oneSurge, GREEN.one)).toEqual([]);
});

test('Follow Through where it turns a wound into a kill', () => {
  const hits = (wounds: number): Picks => {
    const play = featFight({
      feats: ['follow-through#1'],
      equipped: ['sword#1'],
      dice: [RED.two, GREEN.one, ...BLANKS],
      set: (_, __, monster) => void Object.assign(monster, { wounds }),
    }).does('action:battle', 'attack:sword#1:space:4,9');
    for (let n = 0; n < 9 && !(play.asked() === 'feats.ask' && play.can().length > 0); n++)
      if (play.asked() === undefined) play.overlordWaits();
      else play.passes(0);
    return answer(play);
  };
  const killing = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(wounds => hits(wounds).length > 0);
  // Three damage against two armour leave whoever has 2 or 3 wounds alive, and two more do not.
  expect(killing).toEqual([2, 3]);
});

const starts = (feat: string, set: Plan['set'] = () => {}): Picks =>
  answer(
    scene({
      options: ICE,
      set: (state, heroes) => {
        holds(state, heroes[0], `${feat}#1`);
        set(state, heroes);
      },
    }),
  );

test('at the start of a turn: fatigue when it is gone, threat while there is some, cards of a full hand', () => {
  expect(starts('second-wind-fighting', (_, [hero]) => void (hero && Object.assign(hero, { fatigue: 0 })))).toEqual([
    'feat:second-wind-fighting',
  ]);
  expect(starts('second-wind-fighting', (_, [hero]) => void (hero && hero.fatigue--))[0]).toMatch(/^action:/);
  const threat = (n: number) => (state: State) => void Object.assign(state.overlord, { threat: n });
  expect(starts('we-are-not-afraid', threat(6))).toEqual(['feat:we-are-not-afraid']);
  expect(starts('we-are-not-afraid', threat(1))[0]).toMatch(/^action:/);
  expect(
    starts('foiled-plans', ({ overlord }) => void Object.assign(overlord, { hand: ['aim#1', 'dodge#1', 'rage#1'] })),
  ).toEqual(['feat:foiled-plans']);
});

test('Hustle is kept for later, and played from a hand that is full', () => {
  expect(starts('hustle')[0]).toMatch(/^action:/);
  const full: Plan['set'] = (state, [hero]) => holds(state, hero, 'hustle#2', 'evade#1', 'evade#2');
  expect(starts('hustle', full)).toEqual(['feat:hustle']);
});

test('Lunge where somebody stands two spaces off, and nobody beside', () => {
  const lunges = (...monsters: readonly ReturnType<typeof space>[]): boolean => {
    const play = featFight({
      feats: ['lunge#1'],
      equipped: ['sword#1'],
      on: monsters[0] ?? FAR,
      set: state => {
        for (const at of monsters.slice(1)) put(state, 'beastman', at);
      },
    }).does('action:battle');
    return answer(play)[0] === 'feat:lunge';
  };
  expect([lunges(space(5, 9)), lunges(space(5, 9), space(4, 9))]).toEqual([true, false]);
});

test('in a stomach they cut, and do not order', () => {
  const play = inside({
    position: { at: 'act' },
    equipped: ['sword#1', 'dagger#1'],
    set: state => void (state.turn && Object.assign(state.turn, { attacks: 1, orders: 1 })),
  });
  expect(answer(play)[0]).toMatch(/^attack:/);
  const done = inside({
    position: { at: 'act' },
    set: state => void (state.turn && Object.assign(state.turn, { attacks: 0, orders: 1 })),
  });
  expect(answer(done)).toEqual([]);
});

test('of what Foiled Plans shows the overlord gives up what is missed least', () => {
  const play = scene({
    options: ICE,
    set: (state, heroes) => {
      holds(state, heroes[0], 'foiled-plans#1');
      Object.assign(state.overlord, { hand: ['evil-genius#1', 'aim#1'], threat: 3 });
    },
  }).does('feat:foiled-plans');
  expect(play.can(play.overlordSeat)).toContain(answer(play, play.overlordSeat)[0]);
});
