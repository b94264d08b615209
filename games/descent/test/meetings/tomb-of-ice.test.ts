// The Tomb of Ice meets other chapters: stomachs and glyphs, ghosts and guards, those who hide and those who sweep, ice under whoever is thrown.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { attacksOf } from '../../rules/attack/options.ts';
import { calls } from '../../rules/calls.ts';
import { activateGlyph } from '../../rules/hero/glyphs.ts';
import { type MarkerId, standsOn } from '../../rules/state.ts';
import { BLANKS, GREEN, POWER, RED } from '../faces.ts';
import { holds, ICE } from '../feats.ts';
import { assault, BESIDE, battle, HERE, monsterTurn } from '../fight.ts';
import { GIANT } from '../fights-of-monsters.ts';
import { inside, invisible, laid, WYRM } from '../ice.ts';
import { lay, type Play, put } from '../scene.ts';

/** Faces of the stealth die. */
const STEALTH = { miss: 1, blank: 3 } as const;
const GLYPH = 'marker:glyph#1' as MarkerId;

describe('a stomach', () => {
  rule(['ICE-1.7', 'ICE-4.3'], 'is no place to be left out: a glyph that a friend wakes gives a feat there too', () => {
    const play = inside({
      options: ICE,
      position: { at: 'act' },
      set: (state, [hero]) => {
        lay(state, { kind: 'glyph', active: false }, space(7, 9));
        holds(state, hero);
      },
      first: t => activateGlyph(t, t.state.heroes[1]?.id ?? 'hero:', GLYPH),
    }).passes(1);
    for (let n = 0; n < 3 && play.asked() === 'feats.draw'; n++) play.does(play.can()[0] ?? '');
    expect(play.state.featCards?.hands[play.hero().id]).toHaveLength(1);
    expect(play.hero().inside).toBe(play.monster().id);
  });

  rule(['ICE-5.9', 'DES-54.3'], 'whoever is freed on a sleeping glyph has not ended a move there: it sleeps on', () => {
    const play = inside({
      position: { at: 'act' },
      set: state => void lay(state, { kind: 'glyph', active: false }, space(5, 10)),
      *first(t) {
        const [monster] = t.state.monsters;
        if (monster) yield* calls(t).wound(t, monster.id, 99, { kind: 'attack' });
      },
    });
    const { conquest } = play.state;
    play.does('place:space:5,10');
    expect([play.hero().at, play.state.conquest]).toEqual([space(5, 10), conquest]);
  });

  rule(['ICE-5.8', 'DES-80.1'], 'of a monster that gets up again still holds whom it held', () => {
    const cut = (die: number): Play =>
      inside({
        position: { at: 'act' },
        dice: [die],
        set: (_, __, monster) => void Object.assign(monster, { changes: [{ gain: [{ ability: 'undying' }] }] }),
        *first(t) {
          const [monster] = t.state.monsters;
          if (monster) yield* calls(t).wound(t, monster.id, 99, { kind: 'attack', by: 'hero:steelhorns' });
        },
      });
    const risen = cut(POWER.surge);
    expect([risen.hero().inside, risen.asked() === 'ask.freed']).toEqual([risen.monster().id, false]);
    expect(cut(POWER.blank).asked()).toBe('ask.freed');
  });

  rule(
    ['ICE-4.3', 'DES-65.1', 'DES-14.2'],
    'keeps its guest out of sight and reach: no aura burns, no eyes forbid a spawn',
    () => {
      const { state } = inside({ hero: 'steelhorns', set: s => void put(s, 'beastman', space(2, 9)) });
      const [hero] = state.heroes;
      expect([hero && standsOn(hero), attacksOf(state, state.monsters[1]?.id ?? 'monster:', 'activation')]).toEqual([
        [],
        [],
      ]);
    },
  );
});

describe('a ghost', () => {
  const guarded = (weapon: string): Play =>
    monsterTurn([], {
      monster: 'shade',
      equipped: [weapon],
      set: (_, [hero]) => void (hero && Object.assign(hero, { order: 'guard' })),
    });
  const asked = (weapon: string): boolean => {
    const play = guarded(weapon);
    for (let n = 0; n < 12 && play.asked(0) !== 'guard.ask' && !play.over; n++) {
      const seat = play.overlordSeat;
      const next = play.asked(seat) === undefined ? undefined : play.can(seat).find(key => key.startsWith('monster:'));
      if (next !== undefined) play.answers(seat, next);
      else if (play.asked(seat) !== undefined) play.passes(seat);
      else return false;
    }
    return play.asked(0) === 'guard.ask' && play.can(0).some(key => key.startsWith('attack:'));
  };

  rule(['ICE-6.1', 'DES-8.14'], 'beside a guard is shot, not cut: swords are not asked, bows are', () => {
    expect([asked('sword#1'), asked('bow#1')]).toEqual([false, true]);
  });

  rule(['ICE-6.1', 'ICE-5.5'], 'is cut from within all the same', () => {
    const play = inside({
      position: { at: 'act' },
      equipped: ['sword#1'],
      set: (state, _, monster) => {
        monster.changes = [{ gain: [{ ability: 'ghost' }] }];
        if (state.turn) state.turn.attacks = 1;
      },
    });
    expect(play.can().some(key => key.startsWith('attack:sword#1'))).toBe(true);
  });
});

describe('whoever hides', () => {
  rule(['ICE-6.6', 'DES-66.1'], 'from a sweep is missed alone: one roll, and its X counts for them only', () => {
    const swept = (die: number) => {
      const play = assault({
        ...GIANT,
        options: ICE,
        dice: [...GIANT.dice, die],
        set: (_, [hero, friend]) => {
          invisible(hero);
          if (friend) friend.at = space(3, 10);
        },
      });
      for (let n = 0; n < 5 && play.asked() === undefined; n++) play.passes(play.overlordSeat);
      return play.state.heroes.map(({ wounds, at }) => [wounds, at !== undefined]);
    };
    const [missed, struck] = [swept(STEALTH.miss), swept(STEALTH.blank)];
    expect(missed[1]).toEqual(struck[1]);
    expect(missed[0]).not.toEqual(struck[0]);
  });
});

describe('ice', () => {
  rule(['ICE-3.2', 'DES-73.2'], 'is entered by whoever moves: a hero who is thrown onto it rolls nothing', () => {
    const play = assault({
      monster: 'ogre',
      on: WYRM,
      dice: [RED.two, GREEN.one, GREEN.one],
      set: laid('ice', [1, 9], [2, 9]),
    });
    play.answers(play.overlordSeat, 'place:space:1,9');
    expect([play.hero().at, play.log.includes('log.slips'), play.log.includes('log.ground')]).toEqual([
      space(1, 9),
      false,
      false,
    ]);
  });

  rule(['ICE-3.2', 'DES-8.15'], 'under a hero who strikes and goes on is crossed with what is left of the turn', () => {
    const play = battle(
      {
        equipped: ['sword#1'],
        at: HERE,
        on: BESIDE,
        dice: [RED.two, GREEN.one, ...BLANKS, POWER.surge],
        set: laid('ice', [3, 10]),
      },
      'sword#1',
    );
    while (play.asked() === 'attack.spend') play.passes();
    play.overlordWaits().does('fatigue');
    play.overlordWaits().does('walk:space:3,10').overlordWaits();
    expect([play.hero().at, play.hero().ready, play.log.includes('log.slips')]).toEqual([space(3, 10), false, true]);
  });
});
