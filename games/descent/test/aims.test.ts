// DES-20, DES-21.2, DES-22, DES-76: what can be attacked from where somebody stands, and how it is offered.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Kind } from '../content/vocabulary.ts';
import type { Means } from '../rules/attack/means.ts';
import { attackOption, attacksOf, choicesWith, formOf, keyOfAttack, meansFor } from '../rules/attack/options.ts';
import { canAim, distanceTo, seesSpace } from '../rules/attack/sight.ts';
import type { AttackChoice } from '../rules/calls.ts';
import type { FigureId } from '../rules/state.ts';
import { BESIDE, FAR, type Fight, fight, HERE } from './fight.ts';
import { type Play, put, space } from './scene.ts';

const at = (x: number, y: number): Space => space(x, y);
const targets = (play: Play, who: FigureId = play.hero().id, by: AttackChoice['by'] = 'action'): string[] =>
  attacksOf(play.state, who, by).map(({ target, area }) => (area ? `${area} ${target}` : target));
const archer = (plan: Fight = {}): Play => fight({ hero: 'grey-ker', equipped: ['bow#1'], at: at(1, 9), ...plan });

describe('whom', () => {
  rule(['DES-20.14', 'DES-16.7'], 'heroes attack whom they like but themselves; monsters attack heroes alone', () => {
    const play = fight({
      equipped: ['sword#1'],
      set: (state, [, friend]) => {
        if (friend) friend.at = at(3, 10);
        put(state, 'skeleton', at(4, 10));
      },
    });
    expect(targets(play).sort()).toEqual([at(3, 10), BESIDE, at(4, 10)].sort());
    expect(targets(play, play.monster().id, 'activation').sort()).toEqual([HERE, at(3, 10)].sort());
    expect(targets(play, play.monster(1).id, 'activation').every(one => one === HERE || one === at(3, 10))).toBe(true);
    expect(targets(play)).not.toContain(HERE);
  });

  rule('DRF-2.15a', 'a charmed hero may be made to strike themselves; a monster never does', () => {
    const play = fight({ equipped: ['sword#1'] });
    expect(targets(play, play.hero().id, 'charm')).toEqual([HERE]); // and no monster
    expect(targets(play, play.monster().id, 'charm')).toEqual([HERE]);
  });

  rule(['DES-20.5', 'DES-20.6'], 'nobody from Town, and nobody with what they do not hold', () => {
    const play = fight({
      equipped: ['bow#1'],
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: undefined })),
    });
    expect(targets(play)).toEqual([]);
    expect(seesSpace(play.state, play.hero(), BESIDE)).toBe(false);
    const armed = fight({ equipped: ['sword#1'] });
    expect(attacksOf(armed.state, armed.hero().id, 'action').map(({ weapon }) => weapon)).toEqual(['sword#1']);
    const bare = fight();
    expect(attacksOf(bare.state, bare.hero().id, 'action').map(({ weapon }) => weapon)).toEqual(['fists']);
    expect(attacksOf(armed.state, armed.monster().id, 'activation')[0]).toEqual({ target: HERE, by: 'activation' });
  });
});

describe('how it is offered', () => {
  rule('DES-21.2', 'a figure by its name, a space as a space, an area as what it is', () => {
    const play = archer({ on: FAR });
    const offered = (how: Partial<AttackChoice>) =>
      attackOption(play.state, play.hero().id, { weapon: 'bow#1', target: FAR, by: 'action', ...how });
    const monster = play.monster().id;
    expect(offered({})).toMatchObject({ text: 'do.attack', on: [FAR, monster], key: `attack:bow#1:${FAR}` });
    expect(offered({}).with).toHaveProperty('target');
    expect(offered({ target: at(5, 9) })).toMatchObject({ text: 'do.attack.space', on: [at(5, 9)] });
    expect(offered({ target: at(5, 9) }).with).not.toHaveProperty('target');
    expect(offered({ area: 'blast' })).toMatchObject({ text: 'do.attack.blast', on: [FAR, monster] });
    expect(keyOfAttack({ target: FAR, area: 'breath:2', by: 'activation' })).toBe(`attack:own:breath:2/${FAR}`);
  });

  rule('DES-21.2', 'an area is told apart by its form and by where its template lies', () => {
    expect([undefined, 'blast', 'around', 'breath:2', 'bolt:0'].map(formOf)).toEqual([
      { form: 'plain', placement: 0 },
      { form: 'blast', placement: 0 },
      { form: 'around', placement: 0 },
      { form: 'breath', placement: 2 },
      { form: 'bolt', placement: 0 },
    ]);
  });
});

describe('a blast', () => {
  const blasts = (weapon: string, more: Fight = {}): string[] =>
    targets(fight({ hero: 'mad-carthos', friend: 'steelhorns', equipped: [weapon], on: FAR, ...more })).filter(one =>
      one.startsWith('blast '),
    );

  rule(
    ['DES-76.1', 'DES-21.2'],
    'may be laid on any space in sight, whether surges or the weapon itself bring it',
    () => {
      const spaces = blasts('bane#1');
      expect(spaces).toContain(`blast ${at(6, 9)}`);
      expect(spaces).toContain(`blast ${FAR}`);
      expect(blasts('ice-storm#1')).toEqual(spaces);
      expect(blasts('crystalize#1')).toEqual([]);
      // Rubble hides what is behind it.
      const hidden = blasts('bane#1', {
        set: ({ board }) => void Object.assign(board.terrain, { [at(6, 9)]: 'rubble' }),
      });
      expect(spaces).toContain(`blast ${at(7, 9)}`);
      expect(hidden).not.toContain(`blast ${at(7, 9)}`);
    },
  );

  rule('DES-76.1', 'never with a melee weapon', () => {
    const play = fight({ equipped: ['sword#1'] });
    const [means] = meansFor(play.state, play.hero());
    const with_ = (kind: Kind, abilities: Means['abilities']): boolean =>
      choicesWith(play.state, play.hero(), { ...(means as Means), kind, abilities }, 'action').some(
        ({ area }) => area === 'blast',
      );
    const BLAST: Means['abilities'] = [{ ability: 'blast', rank: 1 }];
    expect([with_('melee', BLAST), with_('magic', BLAST), with_('magic', [])]).toEqual([false, true, false]);
  });

  rule('DES-76.1', 'where somebody is within four spaces of it, and nowhere else', () => {
    // Alone in the first room but for whoever throws it: what is far from both is not offered.
    const spaces = blasts('bane#1', {
      at: at(1, 8),
      on: at(1, 9),
      set: (_, [, friend]) => void (friend && Object.assign(friend, { at: undefined })),
    });
    expect(spaces).toContain(`blast ${at(5, 9)}`);
    expect(spaces).not.toContain(`blast ${at(6, 9)}`);
    expect(spaces).not.toContain(`blast ${at(7, 9)}`);
  });
});

describe('breath', () => {
  rule(['DES-96.1', 'DES-96.5'], 'is laid wherever it covers a hero, and nowhere else', () => {
    const laid = (hero: Space) =>
      targets(
        fight({
          monster: 'hell-hound',
          at: hero,
          on: 'base:4,9/2x1',
          set: (_, [, friend]) => void (friend && Object.assign(friend, { at: undefined })),
        }),
        'monster:hell-hound#1',
        'activation',
      ).filter(one => one.startsWith('breath'));
    expect(laid(at(3, 9)).length).toBeGreaterThan(0);
    expect(laid(at(1, 13))).toEqual([]);
    // Each begins beside the hound, with the first of its spaces.
    for (const one of laid(at(3, 9))) {
      const [x = 0, y = 0] = (one.match(/space:(\d+),(\d+)/) ?? []).slice(1).map(Number);
      expect(Math.max(Math.min(Math.abs(x - 4), Math.abs(x - 5)), Math.abs(y - 9)), one).toBe(1);
    }
  });
});

describe('large figures', () => {
  rule(
    ['DES-22.4', 'DES-18.3', 'DES-17.3', 'DES-17.2', 'DES-22.3'],
    'are as near as their nearest space, and seen if one of their spaces is',
    () => {
      const play = archer({
        monster: 'ogre',
        on: 'base:5,9/2x2',
        set: state => {
          // What lies before the upper half hides it; the lower half is seen.
          state.board.terrain[at(4, 9)] = 'rubble';
        },
      });
      const { state } = play;
      const far = (one: Space) => distanceTo(state, play.monster(), one);
      expect([far(at(1, 9)), far(at(4, 10)), far(at(7, 10)), far(at(7, 9)), far(at(4, 11))]).toEqual([4, 1, 1, 1, 1]);
      expect([at(5, 9), at(5, 10)].map(one => seesSpace(state, play.hero(), one))).toEqual([false, true]);
      expect(seesSpace(state, play.monster(), at(1, 9))).toBe(true);
      expect(targets(play)).toContain(at(5, 10));
      expect(targets(play)).not.toContain(at(5, 9));
    },
  );
});

describe('eyes', () => {
  rule('DES-14.17', 'in a gust of wind heroes see five spaces far, and monsters as far as ever', () => {
    const aims = (lasting: readonly string[], on: Space) => {
      const play = archer({
        on,
        monster: 'skeleton',
        set: ({ overlord }) => void Object.assign(overlord, { lasting }),
      });
      const { state } = play;
      return [
        canAim(state, play.hero(), 'ranged', on),
        canAim(state, play.monster(), 'ranged', at(1, 9)),
        seesSpace(state, play.hero(), on),
        seesSpace(state, play.monster(), at(1, 9)),
      ];
    };
    expect(aims([], FAR)).toEqual([true, true, true, true]);
    expect(aims(['gust-of-wind#1'], FAR)).toEqual([false, true, false, true]);
    expect(aims(['gust-of-wind#1'], at(6, 9))).toEqual([true, true, true, true]);
  });

  rule('DES-21.2', 'a shot is at others: nobody aims at their own space', () => {
    const play = archer();
    expect(canAim(play.state, play.hero(), 'ranged', at(1, 9))).toBe(false);
    expect(canAim(fight().state, fight().hero(), 'melee', HERE)).toBe(false);
    const ogre = fight({ monster: 'ogre', on: 'base:4,9/2x2' });
    expect([BESIDE, at(5, 10)].map(one => canAim(ogre.state, ogre.monster(), 'melee', one))).toEqual([false, false]);
  });

  describe('of those with skill', () => {
    const sees = (skills: readonly string[], kind: Kind | undefined, set: Fight['set'], from = at(1, 9)) => {
      const play = archer({ skills, on: FAR, at: from, ...(set && { set }) });
      return seesSpace(play.state, play.hero(), FAR, kind);
    };
    const lie =
      (...spaces: readonly Space[]): Fight['set'] =>
      ({ board }) =>
        void Object.assign(board.terrain, Object.fromEntries(spaces.map(one => [one, 'rubble'])));

    rule('DRF-2.7', 'Precision: one obstacle, however large, not two; in shooting alone', () => {
      const past = (kind: Kind | undefined, ...spaces: readonly Space[]) => sees(['precision'], kind, lie(...spaces));
      expect(past('ranged', at(4, 9))).toBe(true);
      expect(past('magic', at(4, 9))).toBe(true);
      expect(past('ranged', at(3, 9), at(4, 9))).toBe(true);
      expect(past('ranged', at(3, 9), at(5, 9))).toBe(false);
      expect(past('melee', at(4, 9))).toBe(false);
      expect(past(undefined, at(4, 9))).toBe(false);
      expect(sees([], 'ranged', lie(at(4, 9)))).toBe(false);
      // Not one figure and one heap of rubble.
      expect(
        sees(['precision'], 'ranged', (state, heroes, monster) => {
          lie(at(4, 9))?.(state, heroes, monster);
          put(state, 'skeleton', at(5, 9));
        }),
      ).toBe(false);
    });

    rule('DES-22.1', 'Crack Shot: from an empty space beside oneself, in shooting alone', () => {
      const shot = (kind: Kind, ...taken: readonly Space[]) =>
        sees(
          ['crack-shot'],
          kind,
          (state, heroes, monster) => {
            lie(at(3, 9))?.(state, heroes, monster);
            for (const one of taken) put(state, 'skeleton', one);
          },
          at(2, 9),
        );
      expect([shot('ranged'), shot('melee')]).toEqual([true, false]);
      // Every space beside from which one would see is taken.
      expect(shot('ranged', at(3, 10), at(3, 8), at(2, 10), at(1, 10), at(2, 8), at(1, 8))).toBe(false);
    });
  });
});
