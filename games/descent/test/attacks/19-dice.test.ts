// DES-19: dice.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { dieRow } from '../../content/dice.ts';
import type { Face } from '../../content/rows.ts';
import { standing } from '../../rules/attack/sheet.ts';
import { propAt } from '../../rules/board.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { battle, said, shownIn } from '../fight.ts';
import { lay, scene } from '../scene.ts';
import { plus, sheet, TWO } from '../sums.ts';
import { BLANK, walking, wounds } from '../walks.ts';

/** Range and damage of each face, S for a surge; of power dice E for an enhancement. */
const FACES = {
  red: 'X 0/4 1/3 1/3S 2/2 2/1S',
  blue: 'X 4/0S 3/1S 3/1S 2/2 1/2',
  white: 'X 3/1S 3/1S 2/2 1/3S 1/3S',
  green: '0/3 0/3 0/2S 0/2S 1/2 1/1',
  yellow: '3/0 3/0 2/0S 2/0S 2/1 1/1',
  black: '- E E E S S',
};

rule(['DES-19.1', 'DES-19.5', 'DES-19.13'], 'the dice of the box, face by face', () => {
  const spelled = ({ range = 0, damage = 0, surges = 0, enhancements = 0, miss }: Face, isPower: boolean): string => {
    if (miss) return 'X';
    const surge = 'S'.repeat(surges);
    return isPower ? 'E'.repeat(enhancements) + surge || '-' : `${range}/${damage}${surge}`;
  };
  const dice = Object.keys(FACES).map(die => {
    const { faces, kind } = dieRow(die as keyof typeof FACES);
    return [die, faces.map(face => spelled(face, kind === 'power')).join(' ')];
  });
  expect(Object.fromEntries(dice)).toEqual(FACES);
});

describe('dice', () => {
  rule(['DES-19.3', 'DES-19.4', 'DES-21.7', 'DES-21.32'], 'any miss, and the whole attack fails', () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [RED.miss, GREEN.three, POWER.surge, POWER.surge, POWER.surge],
    });
    expect(play.log).toContain('log.attack.fails.miss');
    expect(play.monster().wounds).toBe(2);
  });

  rule(
    ['DES-19.2', 'DES-19.6', 'DES-19.7', 'DES-21.10', 'DES-21.20', 'DES-21.21', 'DES-21.25'],
    'hearts, enhancements and what surges buy, less armour',
    () => {
      const play = battle({
        monster: 'ogre',
        on: 'base:4,9/2x2',
        equipped: ['sword#1'],
        dice: [RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.more, POWER.blank],
      });
      // 3 and 2 hearts, 1 enhancement; 3 surges: a Sword makes 1 damage of two of them, and one is lost.
      expect(play.can()).toEqual(['surge:0', 'fatigue']);
      play.does('surge:0').passes();
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 4, pierce: 0, wounds: 3 });
      expect(play.monster().wounds).toBe(5 - 3);
      // Nobody asks for range in melee, and what there is none of is not told.
      expect(shownIn(play, 'log.attack.roll')).toEqual({ damage: 5, surges: 3, enhancements: 1 });
      expect(shownIn(play, 'log.attack.total')).toEqual({ damage: 7 });
    },
  );
});

describe('free points', () => {
  rule(['DES-19.6', 'DES-95.1', 'DES-21.9'], 'go to range as far as it lacks any, and the rest to damage', () => {
    const far = (distance: number | undefined) => standing(sheet({ dice: [TWO, plus, plus], sorcery: 1, distance }));
    expect(far(undefined)).toMatchObject({ free: 3, missing: 0, range: 2, damage: 5, reaches: true });
    expect(far(3)).toMatchObject({ missing: 1, range: 3, damage: 4, reaches: true });
    expect(far(5)).toMatchObject({ missing: 3, range: 5, damage: 2, reaches: true });
    expect(far(6)).toMatchObject({ missing: 4, range: 5, damage: 2, reaches: false });
  });
});

describe('traps of spaces', () => {
  rule('DES-19.9', 'Spiked Pit: a blank saves, and the hero chooses a space beside it', () => {
    const play = walking(['spiked-pit#1'], { dice: [BLANK] });
    play.does('walk:space:4,10').answers(play.overlordSeat, 'card:spiked-pit');
    expect(play.asked(0)).toBe('overlord.trap.shift');
    play.does('place:space:5,10');
    expect(propAt(play.state, space(4, 10))).toBe('pit');
    expect(wounds(play)).toBe(0);
    expect(play.hero().at).toBe(space(5, 10));
  });
});

rule('DES-19.9', 'Wild Talent throws two dice to be spared, and one blank is enough', () => {
  const opens = (skills: readonly string[]) => {
    const play = scene({
      dice: [POWER.more, POWER.blank],
      set: (state, [hero]) => {
        Object.assign(state.overlord, { threat: 30, hand: ['curse-of-the-monkey-god#1'] });
        const chest = lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
        state.guide.chests[chest.id] = 1;
        if (hero) Object.assign(hero, { at: space(1, 13), skills: [...skills] });
      },
    }).does('action:run', 'chest:marker:chest#1');
    play.answers(play.overlordSeat, 'card:curse-of-the-monkey-god');
    return play.hero().monkey;
  };
  expect([opens([]), opens(['wild-talent'])]).toEqual([2, undefined]);
});
