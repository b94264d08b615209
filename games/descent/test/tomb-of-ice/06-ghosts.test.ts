// ICE-6: Ghost, Stealth, Tread Ice.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { hidesFrom } from '../../rules/attack/affected.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { canAim } from '../../rules/attack/sight.ts';
import type { Stand } from '../../rules/state.ts';
import { BLUE, GREEN, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, fight, HERE, said } from '../fight.ts';
import { invisible } from '../ice.ts';
import { put } from '../scene.ts';

const ICE = { options: { 'tomb-of-ice': true } } as const;

describe('ghosts', () => {
  const zyla = (on: Stand, reach?: true) => {
    const play = fight({
      hero: 'zyla',
      on,
      set: (_, __, monster) => {
        if (reach) monster.changes = [{ gain: [{ ability: 'reach' }] }];
      },
    });
    return canAim(play.state, play.monster(), 'melee', HERE);
  };

  rule('ICE-6.1', 'nobody beside one can strike it in melee, who shoots can', () => {
    expect(zyla(BESIDE)).toBe(false);
    const play = fight({ hero: 'zyla' });
    expect(canAim(play.state, play.monster(), 'ranged', HERE)).toBe(true);
    const other = fight({});
    expect(canAim(other.state, other.monster(), 'melee', HERE)).toBe(true);
  });

  rule('ICE-6.2', 'with Reach it is struck from two spaces off, still not from beside', () => {
    expect([zyla(space(5, 9), true), zyla(space(5, 9)), zyla(BESIDE, true)]).toEqual([true, false, false]);
  });
});

describe('magic against ghosts', () => {
  const STRUCK = 'log.attack.hit';
  const NEAR = space(5, 9);
  /** A Shade two spaces off is shot at, by the house rule or without. */
  const shot = (isHouseRule: boolean, weapon: string, dice: readonly number[]) =>
    battle(
      { monster: 'shade', on: NEAR, equipped: [weapon], dice, options: { 'magic-against-ghosts': isHouseRule } },
      weapon,
    ).passes();
  const bow = [BLUE.far, YELLOW.three, 3];

  rule('ICE-6.3', 'where the table plays so, arrows pass through one, magic and relics do not', () => {
    expect(shot(false, 'bow#1', bow).log).toContain(STRUCK);
    const through = shot(true, 'bow#1', bow);
    expect([through.log.includes(STRUCK), through.log.includes('log.attack.untouched')]).toEqual([false, true]);
    expect(shot(true, 'magic-staff#1', [WHITE.two, YELLOW.three, 3]).log).toContain(STRUCK);
  });

  rule('ICE-6.3', 'what is foretold of such an attack is nothing; of one with a relic it is what it was', () => {
    const chances = (equipped: string, isHouseRule: boolean) => {
      const play = fight({
        monster: 'shade',
        on: NEAR,
        equipped: [equipped],
        options: { ...ICE.options, 'magic-against-ghosts': isHouseRule },
      });
      return foretold(play.state, play.hero().id, { target: NEAR, weapon: equipped, by: 'action' })[0]?.hit ?? 0;
    };
    expect([chances('bow#1', false) > 0, chances('bow#1', true)]).toEqual([true, 0]);
    expect(chances('soulbiter#1', true)).toBe(chances('soulbiter#1', false));
    expect(chances('soulbiter#1', true)).toBeGreaterThan(0);
  });

  rule('ICE-6.3', 'a dark relic strikes one as relics do', () => {
    const hit = (weapon: string) => {
      const options = { ...ICE.options, 'magic-against-ghosts': true };
      const play = fight({ hero: 'lord-hawthorne', monster: 'shade', on: NEAR, equipped: [weapon], options });
      return (foretold(play.state, play.hero().id, { target: NEAR, weapon, by: 'action' })[0]?.hit ?? 0) > 0;
    };
    expect([hit('the-black-ring#1'), hit('sword#1')]).toEqual([true, false]);
  });
});

describe('stealth', () => {
  const okaluk = { hero: 'okaluk-and-rakash' } as const;
  const X = 1;

  rule(['ICE-6.4', 'ICE-6.5', 'ICE-6.7'], 'one more die is rolled, and its X misses (ICE-X3)', () => {
    const missed = assault({ ...okaluk, dice: [RED.four, GREEN.three, X] });
    expect([missed.hero().wounds, missed.log.includes('log.attack.untouched')]).toEqual([16, true]);
    expect(assault({ ...okaluk, dice: [RED.four, GREEN.three, 3] }).hero().wounds).toBe(16 - 8);
    expect(said(missed, 'log.attack.roll')?.n).toBe(3);
    // Any other die misses as it always does.
    expect(assault({ ...okaluk, dice: [RED.miss, GREEN.three, 3] }).log).toContain('log.attack.fails.miss');
  });

  rule('ICE-6.4', 'the chances that are told count it', () => {
    const chance = (hero: string) => {
      const play = fight({ hero });
      return foretold(play.state, play.monster().id, { target: HERE, by: 'activation' })[0]?.hit ?? 0;
    };
    expect(chance('okaluk-and-rakash') / chance('steelhorns')).toBeCloseTo(4 / 6);
  });

  rule('ICE-6.6', 'of a blast it spares those alone who hide (ICE-X8)', () => {
    const play = battle(
      {
        equipped: ['flame-strike#1'],
        on: space(6, 9),
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.three, X],
        set: (state, _, hidden) => {
          hidden.changes = [{ gain: [{ ability: 'stealth' }] }];
          put(state, 'beastman', space(7, 9));
        },
      },
      'flame-strike#1',
      space(6, 9),
      'blast',
    ).passes();
    if (play.asked() === 'attack.order') play.passes();
    expect([play.state.monsters.length, play.log.includes('log.attack.untouched')]).toEqual([1, true]);
    expect(play.monster().at).toBe(space(6, 9));
  });
});

rule('ICE-6.4', 'what hides one figure from an attack hides no other', () => {
  const play = fight({});
  const other = put(play.state, 'beastman', space(5, 9));
  const attack = opened(play.state, play.hero().id, { weapon: 'fists', target: BESIDE, by: 'action' });
  const hidden = { ...attack, hidden: [play.monster().id] };
  expect([play.monster(), other].map(one => hidesFrom(play.state, one, hidden))).toEqual([true, false]);
});

describe('the potion of invisibility', () => {
  rule('ICE-6.7', 'on Okaluk and Rakash it adds no second die (ICE-X3)', () => {
    const play = assault({
      ...ICE,
      hero: 'okaluk-and-rakash',
      dice: [RED.four, GREEN.three, 3],
      set: (_, [hero]) => invisible(hero),
    });
    expect(said(play, 'log.attack.roll')?.n).toBe(3);
  });
});
