// DES-65: Aura.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { aurasOn } from '../../rules/effects/aura.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { FigureId } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { BESIDE, fight, HERE, monsterTurn } from '../fight.ts';
import { put } from '../scene.ts';
import { SURGE, walking, wounds } from '../walks.ts';

describe('Aura', () => {
  rule(['DES-65.1', 'DES-65.2'], 'for every space beside its bearer that is entered, a wound (EX-74)', () => {
    const play = fight({ monster: 'demon', on: 'base:5,9/2x2', at: space(2, 9) });
    play.does('action:run', `walk:${space(3, 9)}`);
    expect(play.hero().wounds).toBe(16);
    play.does(`walk:${space(4, 9)}`, `walk:${space(4, 10)}`);
    expect(play.hero().wounds).toBe(14);
  });

  rule(['DES-65.4', 'DES-65.9', 'DES-102.5'], 'not for those who fly, nor for the immune', () => {
    const felt = (equipped: readonly string[], hero = 'steelhorns') => {
      const play = fight({ hero, equipped, monster: 'demon', on: 'base:4,9/2x2' });
      return aurasOn(play.state, play.hero()).length;
    };
    expect([felt([]), felt(['rune-plate']), felt([], 'zyla')]).toEqual([1, 0, 0]);
  });

  rule(['DES-65.11', 'DES-36.6'], 'a death of it is nobody’s killing blow', () => {
    const play = fight({
      rank: 'master',
      position: { at: 'act' },
      first: t =>
        wound(t, (t.state.monsters[0] as { id: FigureId }).id, 9, {
          kind: 'ability',
          by: 'hero:steelhorns',
          what: 'aura',
        }) as never,
    });
    expect([play.state.monsters.length, play.hero().coins]).toEqual([0, 300]);
  });
});

describe('traps of spaces', () => {
  rule('DES-65.1', 'who is moved beside a monster with an Aura suffers it', () => {
    const play = walking(['crushing-block#1'], {
      dice: [SURGE, SURGE, SURGE, SURGE],
      set: state => void put(state, 'hell-hound', base(6, 9, 1, 2), 'master'),
    });
    play.does('walk:space:4,10').seat(play.overlordSeat).does('card:crushing-block', 'place:space:5,10');
    expect(wounds(play)).toBe(1);
  });
});

rule('DES-65.3', 'an Aura that comes beside a hero does nothing; only the hero’s own step does', () => {
  const play = monsterTurn([], { monster: 'demon', on: 'base:5,9/2x2', at: space(3, 9) });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`);
  const near = play.can(seat).find(key => key.startsWith('walk:') && key.includes('4,9'));
  play.answers(seat, near ?? 'no way beside the hero').passes(seat);
  expect([play.under().includes(BESIDE), play.hero().wounds, play.log.includes('log.aura')]).toEqual([
    true,
    statOf(play.state, play.hero().id, 'maxWounds'),
    false,
  ]);
});

describe('Aura', () => {
  rule(['DES-65.7', 'DES-65.12'], 'every bearer hurts, each once for a step, however large who comes', () => {
    const play = fight({
      skills: ['holy-aura'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      set: (_, [hero, friend]) => {
        if (hero) hero.at = HERE;
        if (friend) Object.assign(friend, { at: space(3, 10), skills: ['holy-aura'] });
      },
    });
    expect(aurasOn(play.state, play.monster()).map(({ id }) => id)).toEqual(['hero:steelhorns', 'hero:mad-carthos']);
  });
});

rule('DES-65.10', 'whoever begins a turn beside an Aura, strikes and stays there is not hurt by it', () => {
  const play = fight({ monster: 'demon', on: 'base:4,9/2x2', position: { at: 'turnStart' } });
  play.does('action:battle').passes();
  expect([play.hero().wounds, play.hero().ready, play.log.includes('log.aura')]).toEqual([16, false, false]);
});
