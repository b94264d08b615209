// DRF-2: cards made clear.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Kind } from '../../content/vocabulary.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { seesSpace } from '../../rules/attack/sight.ts';
import { abilitiesOf, statOf } from '../../rules/effects/stats.ts';
import type { Hero } from '../../rules/state.ts';
import { archer, targets } from '../aims.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { BESIDE, battle, FAR, type Fight, fight, HERE, monsterTurn, said } from '../fight.ts';
import { fightTurn } from '../fights-of-monsters.ts';
import { begun, pair, put } from '../scene.ts';

rule(
  'DRF-2.5c',
  'who is given Rest by Leadership has all fatigue back when their turn comes, in the same round',
  () => {
    const play = fight({
      hero: 'one-fist',
      skills: ['leadership'],
      set: (_, [, other]) => Object.assign(other ?? {}, { fatigue: 0 }),
    });
    play.does('action:ready', 'use:leadership:0', 'order:rest', 'use:leadership:1').passes();
    expect([play.state.round, play.state.turn?.hero]).toEqual([1, play.hero(1).id]);
    expect(play.hero(1).fatigue).toBe(statOf(play.state, play.hero(1).id, 'maxFatigue'));
  },
);

describe('eyes', () => {
  describe('of those with skill', () => {
    const sees = (skills: readonly string[], kind: Kind | undefined, set: Fight['set'], from = space(1, 9)) => {
      const play = archer({ skills, on: FAR, at: from, ...(set && { set }) });
      return seesSpace(play.state, play.hero(), FAR, kind);
    };
    const lie =
      (...spaces: readonly Space[]): Fight['set'] =>
      ({ board }) =>
        void Object.assign(board.terrain, Object.fromEntries(spaces.map(one => [one, 'rubble'])));

    rule('DRF-2.7', 'Precision: one obstacle, however large, not two; in shooting alone', () => {
      const past = (kind: Kind | undefined, ...spaces: readonly Space[]) => sees(['precision'], kind, lie(...spaces));
      expect(past('ranged', space(4, 9))).toBe(true);
      expect(past('magic', space(4, 9))).toBe(true);
      expect(past('ranged', space(3, 9), space(4, 9))).toBe(true);
      expect(past('ranged', space(3, 9), space(5, 9))).toBe(false);
      expect(past('melee', space(4, 9))).toBe(false);
      expect(past(undefined, space(4, 9))).toBe(false);
      expect(sees([], 'ranged', lie(space(4, 9)))).toBe(false);
      // Not one figure and one heap of rubble.
      expect(
        sees(['precision'], 'ranged', (state, heroes, monster) => {
          lie(space(4, 9))?.(state, heroes, monster);
          put(state, 'skeleton', space(5, 9));
        }),
      ).toBe(false);
    });

    rule('DES-22.1', 'Crack Shot: from an empty space beside oneself, in shooting alone', () => {
      const shot = (kind: Kind, ...taken: readonly Space[]) =>
        sees(
          ['crack-shot'],
          kind,
          (state, heroes, monster) => {
            lie(space(3, 9))?.(state, heroes, monster);
            for (const one of taken) put(state, 'skeleton', one);
          },
          space(2, 9),
        );
      expect([shot('ranged'), shot('melee')]).toEqual([true, false]);
      // Every space beside from which one would see is taken.
      expect(shot('ranged', space(3, 10), space(3, 8), space(2, 10), space(1, 10), space(2, 8), space(1, 8))).toBe(
        false,
      );
    });
  });
});

describe('Dodge', () => {
  rule(
    ['DRF-2.13', 'DES-13.6', 'DES-12.8'],
    'forces dice of a hero’s attack to be rolled again, of the overlord’s choice, before surges are spent',
    () => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank, RED.miss],
        set: ({ overlord }) => void Object.assign(overlord, { threat: 5, hand: ['dodge#1', 'dodge#2'] }),
      });
      const seat = play.overlordSeat;
      expect(play.asked(seat)).toBe('overlord.answer.attacked');
      expect(play.asked(0)).toBeUndefined();
      play.answers(seat, 'card:dodge').answers(seat, 'die:red:0');
      expect(play.log).toContain('log.attack.fails.miss');
      // One Event for one attack, though there is another card and threat for it.
      expect(play.state.overlord).toMatchObject({ threat: 3, hand: ['dodge#2'] });
    },
  );
});

describe('whom', () => {
  rule('DRF-2.15a', 'a charmed hero may be made to strike themselves; a monster never does', () => {
    const play = fight({ equipped: ['sword#1'] });
    expect(targets(play, play.hero().id, 'charm')).toEqual([HERE]); // and no monster
    expect(targets(play, play.monster().id, 'charm')).toEqual([HERE]);
  });
});

describe('on friends', () => {
  rule('DRF-2.15a', 'also on themselves', () => {
    const play = fight({ equipped: ['sword#1'] });
    expect(attacksOf(play.state, play.hero().id, 'charm').map(({ target }) => target)).toContain(HERE);
    expect(attacksOf(play.state, play.hero().id, 'action').map(({ target }) => target)).not.toContain(HERE);
  });
});

describe('a charm', () => {
  rule('DRF-2.15a', 'strikes heroes alone', () => {
    const play = monsterTurn(['dark-charm#1'], {
      equipped: ['sword#1'],
      dice: [POWER.more],
      set: (_, heroes) => Object.assign(pair(heroes)[1], { at: space(3, 10) }),
    });
    const seat = play.overlordSeat;
    play.seat(seat).does('card:dark-charm', 'hero:steelhorns');
    expect(play.can(seat)).toEqual([`attack:sword#1:${space(3, 10)}`, `attack:sword#1:${HERE}`]);
  });
});

describe('Dark Charm', () => {
  const charm = (plan: Fight, cards: readonly string[] = ['dark-charm#1']) =>
    fightTurn(cards, {
      ...plan,
      on: FAR,
      set: (state, heroes, monster) => {
        const [, other] = heroes as [Hero, Hero];
        other.at = BESIDE;
        plan.set?.(state, heroes, monster);
      },
    });

  rule(
    ['DRF-2.15a', 'DES-21.34'],
    'a hero attacks whom the overlord names, with all dice, and spends nothing of their own',
    () => {
      const play = charm({
        equipped: ['sword#1'],
        dice: [POWER.more, RED.four, GREEN.three, POWER.surge, POWER.surge, POWER.more],
      });
      const seat = play.overlordSeat;
      const { fatigue } = play.hero();
      play.seat(seat).does('card:dark-charm', 'hero:steelhorns');
      expect(play.asked(seat)).toBe('overlord.charm');
      play.answers(seat, `attack:sword#1:${BESIDE}`);
      // The overlord spends the surges, and they bring no threat.
      expect(play.asked(0)).toBeUndefined();
      while (play.asked(seat)?.startsWith('attack.')) play.passes(seat);
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 8 });
      expect(play.hero().fatigue).toBe(fatigue);
      expect(play.state.overlord.threat).toBe(32);
    },
  );

  rule('DES-19.9', 'a blank saves the hero', () => {
    const play = charm({ equipped: ['sword#1'], dice: [POWER.blank] });
    play.seat(play.overlordSeat).does('card:dark-charm', 'hero:steelhorns');
    expect(play.log).toContain('log.overlord.throw.saved');
    expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
  });

  rule(
    ['DRF-2.15c', 'DRF-2.15d'],
    'neither fatigue nor orders of the hero are used; whoever is attacked defends as ever',
    () => {
      const play = charm({
        equipped: ['sword#1'],
        dice: [POWER.more, RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
        set: (_, heroes) => {
          const [first, other] = heroes as [Hero, Hero];
          Object.assign(first, { order: 'aim' });
          Object.assign(other, { order: 'dodge' });
        },
      });
      const seat = play.overlordSeat;
      play.seat(seat).does('card:dark-charm', 'hero:steelhorns', `attack:sword#1:${BESIDE}`);
      expect(play.asked(0)).toBe('attack.dodge');
      play.passes(0);
      expect(play.log).not.toContain('log.attack.aimed');
      expect(play.hero().order).toBe('aim');
      if (play.asked(seat)?.startsWith('attack.')) expect(play.can(seat)).not.toContain('fatigue');
      expect(play.hero().at).toBe(HERE);
    },
  );

  rule('DRF-2.15b', 'Aim may be played on that attack', () => {
    const play = charm({ equipped: ['sword#1'], dice: [POWER.more] }, ['dark-charm#1', 'aim#1']);
    const seat = play.overlordSeat;
    play.seat(seat).does('card:dark-charm', 'hero:steelhorns', `attack:sword#1:${BESIDE}`);
    expect(play.asked(seat)).toBe('overlord.answer.attack');
  });

  rule('DES-12.18', 'heroes in Town cannot be chosen', () => {
    const play = charm({
      set: (_, [first]) => void (first && Object.assign(first, { at: undefined })),
      dice: [POWER.blank],
    });
    play.answers(play.overlordSeat, 'card:dark-charm');
    // Only one hero is on the board.
    expect(said(play, 'log.overlord.throw.saved')).toMatchObject({ figure: { text: 'hero.mad-carthos' } });
  });

  rule(
    ['DES-13.5', 'DRF-2.15e', 'DRF-2.15f'],
    'a hero on guard decides when the card is announced; whoever is killed then is charmed no more (DRF-X4)',
    () => {
      const dice = [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank];
      const play = charm({
        equipped: ['sword#1'],
        dice,
        set: (_, heroes) => {
          const [first, other] = heroes as [Hero, Hero];
          Object.assign(first, { order: 'guard' });
          Object.assign(other, { wounds: 1 });
        },
      });
      const seat = play.overlordSeat;
      play.seat(seat).does('card:dark-charm', 'hero:mad-carthos');
      expect(play.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: true } });
      play.does(`attack:sword#1:${BESIDE}`);
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.hero(1).at).toBeUndefined();
      expect(play.log).not.toContain('log.overlord.throw');
      expect(play.state.overlord.played).toEqual(['dark-charm#1']);
    },
  );

  rule(
    ['DES-13.5', 'DES-8.18'],
    'a hero on guard who let the card pass is asked no more before the charmed attack is over (DRF-X4)',
    () => {
      const play = charm({
        equipped: ['sword#1'],
        dice: [POWER.more, RED.miss],
        set: (_, heroes) => void Object.assign(pair(heroes)[0], { order: 'guard' }),
      });
      const seat = play.overlordSeat;
      play.seat(seat).does('card:dark-charm', 'hero:mad-carthos');
      expect([play.asked(0), play.log.includes('log.overlord.throw')]).toEqual(['guard.ask', false]);
      play.passes(0);
      expect(play.asked(seat)).toBe('overlord.charm');
      play.answers(seat, `attack:fists:${HERE}`);
      expect(play.log).toContain('log.attack.fails.miss');
      // Now that the card is worked out, it is another moment.
      expect(play.asked(0)).toBe('guard.ask');
    },
  );
});

rule('DRF-2.11', 'a Ferrox bleeds its prey; masters alone leech as well, and none of them grapples', () => {
  const state = begun({ options: { 'well-of-darkness': true } });
  const abilities = (rank: 'normal' | 'master') =>
    abilitiesOf(state, put(state, 'ferrox', space(rank === 'normal' ? 3 : 4, 9), rank)).map(({ ability }) => ability);
  expect([abilities('normal').toSorted(), abilities('master').toSorted()]).toEqual([['bleed'], ['bleed', 'leech']]);
});
