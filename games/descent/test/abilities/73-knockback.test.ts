// DES-73: Knockback.

import { rule } from '@veillee/kernel/test/rule';
import { base, edge, pointOf, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { mapNow } from '../../rules/board.ts';
import { type Ground, landings, throwReach } from '../../rules/ground.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { GREEN, RED } from '../faces.ts';
import { assault, type Fight, first, HERE, monsterTurn } from '../fight.ts';
import { put } from '../scene.ts';

const OGRE = { monster: 'ogre', on: 'base:4,9/2x2' } as const;

const HALL = Array<string>(9).fill('.........');

describe('Knockback', () => {
  rule(['DES-73.1', 'DES-73.3', 'DES-73.12', 'DRF-14.5'], 'whoever took damage may be thrown, and has moved', () => {
    const play = assault({
      ...OGRE,
      dice: [RED.two, GREEN.one, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { order: 'dodge' }),
    });
    play.passes(0); // Dodge is not used
    expect(play.asked(play.overlordSeat)).toBe('attack.throw');
    expect(play.can(play.overlordSeat)).toContain('place:space:1,9');
    play.answers(play.overlordSeat, 'place:space:1,9');
    expect(play.hero().at).toBe('space:1,9');
  });

  rule('DES-73.1', 'nobody is thrown without damage, and nobody must be', () => {
    const play = assault({ ...OGRE, dice: [RED.two, GREEN.one, GREEN.one] });
    play.passes(play.overlordSeat);
    expect(play.hero().at).toBe(HERE);
    expect(assault({ ...OGRE, dice: [RED.miss, GREEN.one, GREEN.one] }).asked(1)).toBeUndefined();
  });

  rule(['DES-73.10'], 'those who are immune stay', () => {
    const play = assault({ ...OGRE, equipped: ['rune-plate'], dice: [RED.four, GREEN.three, GREEN.three] });
    expect(play.asked(play.overlordSeat)).toBeUndefined();
  });

  rule(['DES-73.6', 'DES-65.6'], 'thrown past an Aura and beside it: it hurts once (EX-43)', () => {
    const play = assault({
      ...OGRE,
      hero: 'sir-valadir',
      friend: 'steelhorns',
      dice: [RED.two, GREEN.one, GREEN.one],
      set: state => {
        put(state, 'hell-hound', 'base:1,9/1x2', 'master');
      },
    });
    const before = play.hero().wounds;
    play.answers(play.overlordSeat, 'place:space:2,9');
    expect(before - play.hero().wounds).toBe(1);
  });
});

describe('knockback', () => {
  const ends = (ground: Ground, figure: Space | readonly Space[], figures: readonly Space[] = []): Space[] =>
    landings(ground, figure, figures).flat();

  rule(['DES-73.1', 'DES-73.11'], 'throws one to three spaces, always further away', () => {
    const hall = drawnFloor(HALL);
    const found = ends(hall, space(4, 4));
    expect(found).toHaveLength(48);
    expect(Math.max(...found.map(at => hall.open.distance(space(4, 4), at)))).toBe(3);
    expect(found).not.toContain(space(4, 4));
  });

  rule('DES-73.11', 'nobody is thrown round a wall to the space behind it, which is no further away', () => {
    const ground = drawnFloor(['...', 'ab.', '...'], { walls: [[space(0, 1), space(1, 1)]] });
    const found = ends(ground, ground.at('a'));
    expect(found).not.toContain(ground.at('b'));
    expect(found).toEqual(expect.arrayContaining([space(1, 0), space(2, 1)]));
  });

  rule(['DES-73.2', 'DES-73.3'], 'over rubble, water and figures, but not to land there', () => {
    for (const sign of ['%', '~']) {
      const ground = drawnFloor([`a${sign}..`]);
      expect(ends(ground, ground.at('a'))).toEqual([space(2, 0), space(3, 0)]);
    }
    const ground = drawnFloor(['a...']);
    expect(ends(ground, ground.at('a'), [space(1, 0)])).toEqual([space(2, 0), space(3, 0)]);
    const pit = drawnFloor(['a_']);
    expect(ends(pit, pit.at('a'))).toEqual([space(1, 0)]);
  });

  rule('DES-73.2', 'never through a wall or a closed door', () => {
    const ground = drawnFloor(['a...'], { walls: [[space(1, 0), space(2, 0)]] });
    expect(ends(ground, ground.at('a'))).toEqual([space(1, 0)]);
    const door = drawnFloor(['a...'], { closed: [edge(space(0, 0), space(1, 0))] });
    expect(ends(door, space(0, 0))).toEqual([]);
  });

  rule(['DES-73.9', 'DES-18.18'], 'throws a Hell Hound two spaces at most and an Ogre not at all (EX-42)', () => {
    expect([1, 2, 4, 6].map(throwReach)).toEqual([3, 2, 0, 0]);
    const ground = drawnFloor(HALL);
    const hound = landings(ground, [space(4, 4), space(4, 5)], []);
    expect(hound).toHaveLength(24);
    expect(landings(ground, spacesOf('base:3,3/2x2'), [])).toEqual([]);
  });

  rule('DES-73.13', 'a large figure keeps its orientation and needs all its spaces', () => {
    const ground = drawnFloor(['...', '.a.', '.a.', '...', '.%.']);
    const found = landings(ground, ground.all('a'), []);
    expect(found.length).toBeGreaterThan(0);
    for (const [head, tail] of found) {
      const { x, y } = pointOf(head as Space);
      expect(tail).toBe(space(x, y + 1));
    }
    expect(found.flat()).not.toContain(space(1, 4));
  });
});

describe('Knockback', () => {
  const ogre: Fight = { monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.two, GREEN.one, GREEN.one] };
  const walledIn: Fight['set'] = state => {
    for (const at of mapNow(state).within(HERE, 4)) if (at !== HERE) state.board.terrain[at] = 'water';
  };

  rule(['DES-73.4', 'DES-73.5'], 'nowhere to go: nothing happens, or it hurts where the table plays so', () => {
    expect(assault({ ...ogre, set: walledIn }).hero().wounds).toBe(16 - 3);
    expect(assault({ ...ogre, set: walledIn, options: { 'knockback-wound': true } }).hero().wounds).toBe(16 - 4);
  });

  rule(['DES-73.7', 'DES-12.11'], 'being thrown springs no trap (EX-60)', () => {
    const play = assault({
      ...ogre,
      set: state => {
        state.overlord.hand.push('spiked-pit#1');
        state.overlord.threat = 20;
      },
    });
    while (play.asked(play.overlordSeat) !== 'attack.throw') play.passes(play.overlordSeat);
    play.answers(play.overlordSeat, `place:${space(2, 9)}`);
    expect([play.hero().at, play.asked(play.overlordSeat)]).toEqual([space(2, 9), undefined]);
  });
});

describe('orders', () => {
  rule('DES-73.12', 'whoever is thrown has moved, and aims no more', () => {
    const thrown = (to?: string) => {
      const play = monsterTurn([], {
        monster: 'ogre',
        on: base(4, 9, 2, 2),
        // Armour stops it all: the order is lost by the way through the air.
        equipped: ['plate-mail#1'],
        dice: [RED.oneSurge, GREEN.one, GREEN.one],
        set: (_, heroes) => Object.assign(first(heroes), { order: 'aim' }),
      });
      const seat = play.overlordSeat;
      play.seat(seat).does(`monster:${play.monster().id}`, `attack:own:${HERE}`);
      if (to) play.answers(seat, to);
      else play.passes(seat);
      return [play.hero().wounds, play.hero().order];
    };
    expect([thrown(), thrown(`place:${space(2, 9)}`)]).toEqual([
      [16, 'aim'],
      [16, undefined],
    ]);
  });
});
