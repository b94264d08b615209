// ICE-8: made clear.

import { rule } from '@veillee/kernel/test/rule';
import { base } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { putAt } from '../../rules/effects/places.ts';
import { has, rankOf, statOf } from '../../rules/effects/stats.ts';
import type { State } from '../../rules/state.ts';
import { fight } from '../fight.ts';
import { second } from '../guide.ts';

describe('auras', () => {
  rule('ICE-8.1', 'ranks of several sources add up', () => {
    const play = fight({
      hero: 'shiver',
      skills: ['holy-aura'],
      set: state => void Object.assign(state, { phase: 'overlord' }),
    });
    expect(rankOf(play.state, 'hero:shiver', 'aura')).toBe(5);
  });

  rule(
    'ICE-8.2',
    'Shiver has hers in the overlord’s turn alone: who is pushed beside her before feels nothing (ICE-X5)',
    () => {
      const pushed = (phase: State['phase']) => {
        const play = fight({
          hero: 'shiver',
          monster: 'ogre',
          on: base(5, 9, 2, 2),
          position: { at: 'act' },
          set: state => void Object.assign(state, { phase }),
          first: t => putAt(t, t.state.monsters[0]?.id ?? second, base(4, 9, 2, 2), 'DRF-2.9d', 'log.telekinesis'),
        });
        return statOf(play.state, play.monster().id, 'maxWounds') - play.monster().wounds;
      };
      expect([pushed('heroes'), pushed('overlord')]).toEqual([0, 4]);
      expect(has(fight({ hero: 'shiver' }).state, 'hero:shiver', 'aura')).toBe(false);
    },
  );
});
