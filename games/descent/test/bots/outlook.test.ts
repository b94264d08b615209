// What a decision tells whoever weighs it: chances of every attack on offer, the best use of surges, and whom the monsters can reach.

import { plainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { opened } from '../../rules/attack/open.ts';
import { keyOfAttack } from '../../rules/attack/options.ts';
import type { Outlook } from '../../rules/attack/outlook.ts';
import { GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { BESIDE, battle, fight } from '../fight.ts';
import { type Play, put, scene, space } from '../scene.ts';

function outlookOf(play: Play, seat = 0): Outlook {
  const decision = play.match.decisionOf(seat);
  return decision ? (plainDecision(decision).outlook as Outlook) : {};
}

describe('attacks', () => {
  test('each that is offered comes with its dice and its chances, and no other does', () => {
    const play = fight({ equipped: ['sword#1'] }).does('action:battle');
    const how = { weapon: 'sword#1', target: BESIDE, by: 'action' } as const;
    const { attacks = {} } = outlookOf(play);
    expect(Object.keys(attacks).sort()).toEqual(
      play
        .can()
        .filter(key => key.startsWith('attack:'))
        .sort(),
    );
    const aim = attacks[keyOfAttack(how)];
    expect(aim?.dice).toEqual(opened(play.state, play.hero().id, how).pool);
    expect(aim?.blows[0]).toMatchObject({ figure: play.monster().id, armour: 2 });
    expect(aim?.blows[0]?.hit).toBeCloseTo(5 / 6);
    expect(JSON.parse(JSON.stringify(attacks))).toEqual(attacks);
  });

  test('what a skill adds by itself is counted', () => {
    const key = keyOfAttack({ weapon: 'sword#1', target: BESIDE, by: 'action' });
    const wounds = (skills: string[]): number =>
      outlookOf(fight({ equipped: ['sword#1'], skills }).does('action:battle')).attacks?.[key]?.blows[0]?.wounds ?? 0;
    expect(wounds(['mighty'])).toBeGreaterThan(wounds([]) + 0.5);
  });

  test('nothing is foretold once there is no attack left', () => {
    expect(outlookOf(fight({ equipped: ['sword#1'] }).does('action:run')).attacks).toBeUndefined();
  });

  test('after the roll: what the surges are best spent on, and what it comes to then', () => {
    const play = battle({
      equipped: ['axe#1'],
      dice: [RED.threeSurge, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
    });
    play.overlordWaits();
    expect(play.asked()).toBe('attack.spend');
    play.monster().wounds = 3;
    const before = outlookOf(play).spending;
    expect(before).toEqual({ best: 'surge:0', wounds: 3, armour: 2, kills: true });
    // What falls already needs no more.
    play.monster().wounds = 2;
    expect(outlookOf(play).spending?.best).toBeUndefined();
    play.monster().wounds = 3;
    expect(outlookOf(play.does('surge:0')).spending).toEqual({ wounds: 3, armour: 2, kills: true });
  });

  test('a surge that kills outright is counted as death; what a weapon pierces by itself, as pierced', () => {
    const touch = battle(
      {
        equipped: ['touch-of-death'],
        monster: 'giant',
        on: 'base:4,9/2x2',
        dice: [WHITE.threeSurge, GREEN.twoSurge, GREEN.twoSurge, YELLOW.three, YELLOW.three],
      },
      'touch-of-death',
    );
    expect(outlookOf(touch).spending).toMatchObject({ best: 'surge:0', wounds: 9, kills: true });
    expect(outlookOf(touch.does('surge:0')).spending?.best).toBeUndefined();
    const hammer = battle({
      equipped: ['dragontooth-hammer#1'],
      dice: [RED.oneSurge, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
    });
    expect(outlookOf(hammer).spending).toMatchObject({ armour: 2, wounds: 3, kills: true });
    expect(outlookOf(hammer).spending?.best).toBeUndefined();
  });
});

describe('the overlord', () => {
  /** A beastman that can walk to a hero, another that cannot, in the overlord's turn. */
  const turn = (wounds: number): Play =>
    scene({
      position: { at: 'overlord' },
      set: (state, [first, second]) => {
        state.phase = 'overlord';
        state.overlord.step = 4;
        Object.assign(first ?? {}, { at: space(3, 9), wounds });
        Object.assign(second ?? {}, { at: undefined });
        put(state, 'beastman', space(5, 9)).ready = true;
        put(state, 'beastman', space(4, 8)).ready = false;
      },
    });

  test('sees whom each monster that may act can reach, at what cost, with what chance', () => {
    const play = turn(12);
    const { monsters = {}, heroes = {} } = outlookOf(play, play.overlordSeat);
    const [near, done] = play.state.monsters;
    expect(near && monsters[near.id]).toMatchObject({ figure: play.hero().id, cost: 1 });
    expect(near && monsters[near.id]?.hit).toBeGreaterThan(0.5);
    expect(done && monsters[done.id]).toBeUndefined();
    expect(heroes[play.hero().id]).toEqual({ falls: 0, reached: 1 });
    // Whoever is in Town cannot fall.
    expect(heroes[play.hero(1).id]).toBeUndefined();
  });

  test('whoever acts counts as long as an attack is left, with the points that are left', () => {
    const play = turn(1);
    const [near] = play.state.monsters;
    if (!near) throw new Error('there is nobody');
    const before = outlookOf(play, play.overlordSeat);
    play.seat(play.overlordSeat).chooses('overlord.turn', `monster:${near.id}`);
    const now = outlookOf(play, play.overlordSeat);
    expect([now.monsters?.[near.id], now.heroes]).toEqual([before.monsters?.[near.id], before.heroes]);
    if (play.state.overlord.acting) play.state.overlord.acting.movement = 0;
    expect(outlookOf(play, play.overlordSeat).monsters).toEqual({});
    if (play.state.overlord.acting) Object.assign(play.state.overlord.acting, { movement: 4, attacks: 0 });
    expect(outlookOf(play, play.overlordSeat).heroes?.[play.hero().id]).toEqual({ falls: 0, reached: 0 });
  });

  test('whoever has one wound left falls to whatever wounds', () => {
    const play = turn(1);
    const { monsters = {}, heroes = {} } = outlookOf(play, play.overlordSeat);
    const [near] = play.state.monsters;
    expect(near && monsters[near.id]?.kill).toBe(heroes[play.hero().id]?.falls);
    expect(heroes[play.hero().id]?.falls).toBeGreaterThan(0.3);
  });
});
