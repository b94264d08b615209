// DES-76: Blast.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Kind } from '../../content/vocabulary.ts';
import { affectedBy } from '../../rules/attack/affected.ts';
import type { Means } from '../../rules/attack/means.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf, choicesWith, meansFor } from '../../rules/attack/options.ts';
import { blastFrom } from '../../rules/ground.ts';
import { targets } from '../aims.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { GREEN, POWER, WHITE } from '../faces.ts';
import { battle, FAR, type Fight, fight, said } from '../fight.ts';
import { put } from '../scene.ts';

const HALL = Array<string>(9).fill('.........');

describe('areas', () => {
  rule(
    ['DES-76.1', 'DES-76.2', 'DES-76.6', 'DES-23.6'],
    'Blast: friend and foe near the space, once each however large (EX-31)',
    () => {
      const play = battle(
        {
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: ['ice-storm#1'],
          at: space(1, 9),
          on: 'base:5,9/2x2',
          monster: 'ogre',
          dice: [WHITE.two, GREEN.three, GREEN.three, POWER.more, POWER.more, POWER.blank],
          set: (_, heroes) => {
            const [, friend] = heroes;
            if (friend) friend.at = space(4, 10);
          },
        },
        'ice-storm#1',
        space(4, 9),
        'blast',
      );
      play.passes(); // no fatigue
      play.answers(0, '1'); // range needs one of two points
      play.passes(); // in whatever order
      // 2 + 3 + 3 + 2 of Mad Carthos + 1: the Ogre once, and the friend.
      expect([play.state.monsters.length, play.hero(1).wounds, play.hero(0).wounds]).toEqual([0, 16 - 10, 8]);
    },
  );
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
      expect(spaces).toContain(`blast ${space(6, 9)}`);
      expect(spaces).toContain(`blast ${FAR}`);
      expect(blasts('ice-storm#1')).toEqual(spaces);
      expect(blasts('crystalize#1')).toEqual([]);
      // Rubble hides what is behind it.
      const hidden = blasts('bane#1', {
        set: ({ board }) => void Object.assign(board.terrain, { [space(6, 9)]: 'rubble' }),
      });
      expect(spaces).toContain(`blast ${space(7, 9)}`);
      expect(hidden).not.toContain(`blast ${space(7, 9)}`);
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
      at: space(1, 8),
      on: space(1, 9),
      set: (_, [, friend]) => void (friend && Object.assign(friend, { at: undefined })),
    });
    expect(spaces).toContain(`blast ${space(5, 9)}`);
    expect(spaces).not.toContain(`blast ${space(6, 9)}`);
    expect(spaces).not.toContain(`blast ${space(7, 9)}`);
  });
});

describe('areas', () => {
  rule(['DES-76.3', 'DES-76.2', 'DES-76.4'], 'a blast is a square, less what lies behind what stops it (EX-44)', () => {
    const ground = drawnFloor(HALL);
    expect(blastFrom(ground, space(4, 4), 1)).toHaveLength(9);
    expect(blastFrom(ground, space(4, 4), 2)).toHaveLength(25);
    for (const stop of ['%', '~']) {
      const blocked = drawnFloor(HALL.map((row, y) => (y === 4 ? `.....${stop}...` : row)));
      expect(blastFrom(blocked, space(4, 4), 2)).not.toContain(space(6, 4));
    }
  });

  rule('DES-76.5', 'figures do not stop it, a pit neither', () => {
    const ground = drawnFloor(HALL.map((row, y) => (y === 4 ? '....._...' : row)));
    expect(blastFrom(ground, space(4, 4), 2)).toHaveLength(25);
  });
});

rule(
  ['DES-76.8', 'DES-21.33'],
  'an attack on a space without a figure is legal with a Blast alone, and hits nobody (EX-77)',
  () => {
    const play = battle(
      {
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['bane#1'],
        on: FAR,
        dice: [WHITE.oneSurge, GREEN.three, POWER.more, POWER.blank, POWER.blank],
      },
      'bane#1',
      space(4, 9),
      'blast',
    );
    play.passes();
    expect(said(play, 'log.attack.fails.nobody')).toBeDefined();
  },
);

rule(
  ['DES-76.9', 'DES-76.6'],
  'a Blast strikes whoever is near the named space, seen by the attacker or not (EX-25)',
  () => {
    const play = fight({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: ['ice-storm#1'],
      at: space(2, 9),
      on: space(5, 9),
      set: state => {
        state.board.terrain[space(4, 10)] = 'rubble';
        put(state, 'skeleton', space(5, 10));
      },
    });
    const hidden = play.monster(1);
    const attacks = attacksOf(play.state, play.hero().id, 'action');
    expect(attacks.filter(({ area }) => area === undefined).map(({ target }) => target)).not.toContain(hidden.at);
    const choice = { weapon: 'ice-storm#1', target: space(5, 9), by: 'action', area: 'blast' } as const;
    const struck = affectedBy(play.state, opened(play.state, play.hero().id, choice));
    expect(struck.map(({ id }) => id)).toContain(hidden.id);
  },
);
