// DES-97: Web.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { startEffects } from '../../rules/effects/lingering.ts';
import type { FigureId } from '../../rules/state.ts';
import { POWER } from '../faces.ts';
import { fight } from '../fight.ts';
import { fightTurn } from '../fights-of-monsters.ts';

rule('DES-97.3', 'an Ogre in one web throws four dice, and no fifth', () => {
  const play = fight({
    monster: 'ogre',
    on: base(4, 9, 2, 2),
    dice: [POWER.blank, POWER.blank, POWER.blank, POWER.blank, POWER.surge],
    set: (state, _, monster) => {
      monster.tokens = { web: 1 };
      state.overlord.acting = { monster: monster.id, movement: 3, attacks: 1, fresh: true, cards: [] };
    },
    first: t => startEffects(t, (t.state.monsters[0] as { id: FigureId }).id),
  });
  expect([play.monster().tokens.web, play.state.overlord.acting?.stuck]).toEqual([1, true]);
});

describe('what lingers on monsters', () => {
  rule(['DES-97.3', 'DES-97.4'], 'a webbed monster throws a die for each token, and may still attack', () => {
    const play = fightTurn([], {
      dice: [POWER.blank],
      set: (_, __, monster) => void Object.assign(monster, { tokens: { web: 1 } }),
    });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    expect(play.state.overlord.acting?.stuck).toBe(true);
    expect(play.can(seat).every(key => key.startsWith('attack:'))).toBe(true);
    expect(play.whyNot(`walk:${space(5, 10)}`, seat)).toEqual(['overlord.why.web', 'DES-97.4']);
  });
});
