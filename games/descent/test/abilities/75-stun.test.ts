// DES-75: Stun.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { startEffects } from '../../rules/effects/lingering.ts';
import { isImmune } from '../../rules/effects/stats.ts';
import type { FigureId, Hero, State } from '../../rules/state.ts';
import { BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, type Fight, fight, first, said } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { scene } from '../scene.ts';

const OGRE = { monster: 'ogre', on: 'base:4,9/2x2' } as const;

describe('tokens', () => {
  rule(
    ['DES-69.1', 'DES-60.6', 'DES-21.26', 'DES-21.27', 'DRF-14.7'],
    'Burn where there was damage, though armour stopped it all',
    () => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        dice: [BLUE.far, GREEN.one, YELLOW.three, YELLOW.three],
        set: (_, heroes) => {
          first(heroes).equipped.push('dragontooth-hammer#1');
        },
      });
      expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 1 });
      expect(play.hero().tokens.burn).toBe(1);
    },
  );

  rule(['DES-75.1', 'DES-97.1', 'DES-90.1'], 'Stun, Web, and Poison for each wound lost', () => {
    const stunned = assault({
      monster: 'giant',
      on: 'base:4,9/2x2',
      dice: [RED.two, GREEN.three, GREEN.three, YELLOW.three],
    });
    expect(stunned.hero().tokens).toEqual({ stun: 1 });
    const webbed = assault({
      monster: 'bane-spider',
      rank: 'master',
      on: 'base:4,9/2x2',
      dice: [WHITE.two, GREEN.three, POWER.blank],
    });
    // 5 damage less armour 1: four wounds, four tokens of Poison, one of Web.
    expect(webbed.hero().tokens).toEqual({ web: 1, poison: 4 });
  });

  rule(['DES-75.5', 'DES-36.9'], 'nobody with a name is stunned', () => {
    const play = fight({
      set: state => {
        const [monster] = state.monsters;
        if (monster) Object.assign(monster, { rank: 'unique' });
      },
    });
    expect(isImmune(play.state, play.monster(), 'stun')).toBe(true);
  });

  const starts = (
    tokens: Hero['tokens'],
    dice: readonly number[],
    hero = 'steelhorns',
    more?: (state: State, hero: Hero) => void,
  ) =>
    fight({
      hero,
      friend: hero === 'steelhorns' ? 'mad-carthos' : 'steelhorns',
      position: { at: 'declare' },
      dice,
      set: (state, heroes) => {
        first(heroes).tokens = { ...tokens };
        more?.(state, first(heroes));
      },
      first: t => startEffects(t, `hero:${hero}`),
    });

  rule(['DES-69.2', 'DES-69.4'], 'Burn: a surge removes one, every one left costs a wound', () => {
    const play = starts({ burn: 3 }, [POWER.surge, POWER.more, POWER.blank]);
    expect([play.hero().tokens.burn, play.hero().wounds]).toEqual([2, 14]);
  });

  rule(
    ['DES-97.2', 'DES-97.4'],
    'Web: a die for each, and for each melee die; whoever is still caught spends no points',
    () => {
      const free = starts({ web: 1 }, [POWER.blank, POWER.blank, POWER.blank, POWER.surge]);
      expect([free.hero().tokens.web, free.state.turn?.stuck]).toEqual([0, undefined]);
      const caught = starts({ web: 1 }, [POWER.blank, POWER.more, POWER.blank, POWER.more]);
      expect([caught.hero().tokens.web, caught.state.turn?.stuck]).toEqual([1, true]);
      const weak = starts({ web: 1 }, [POWER.blank, POWER.surge], 'mad-carthos');
      expect(weak.hero().tokens.web).toBe(1);
    },
  );

  rule(['DES-75.2', 'DES-75.6'], 'Stun: one goes each turn, and the turn is half a turn', () => {
    const play = starts({ stun: 2 }, []);
    expect([play.hero().tokens.stun, play.state.turn?.stunned]).toEqual([1, true]);
  });

  rule(['DES-6.2', 'DES-6.3'], 'several at once come in the order that the hero likes', () => {
    const play = starts({ burn: 1, stun: 1 }, [POWER.surge]);
    expect(play.can()).toEqual(['token:burn', 'token:stun']);
    play.does('token:stun');
    expect([play.hero().tokens, play.state.turn?.stunned]).toEqual([{ burn: 0, stun: 0 }, true]);
  });

  rule(
    ['DES-97.3', 'DES-75.3', 'DES-75.4'],
    'of monsters: a die more for each space beyond the first; and what Stun leaves them',
    () => {
      const play = fight({
        ...OGRE,
        position: { at: 'act' },
        dice: [POWER.blank, POWER.blank, POWER.blank, POWER.surge],
        set: (state, _, monster) => {
          monster.tokens = { web: 1 };
          state.overlord.acting = { monster: monster.id, movement: 3, attacks: 1, fresh: true, cards: [] };
        },
        first: t => startEffects(t, (t.state.monsters[0] as { id: FigureId }).id),
      });
      expect([play.monster().tokens.web, play.state.overlord.acting?.stuck]).toEqual([0, undefined]);
    },
  );

  rule(
    ['DES-90.2', 'DES-24.9', 'DES-29.5'],
    'a potion of 3 against 2 Poison: both go, and one wound is healed (EX-50)',
    () => {
      const play = fight({
        set: (_, heroes) =>
          Object.assign(first(heroes), { wounds: 10, tokens: { poison: 2 }, potions: ['healing-potion'] }),
      });
      play.does('action:run', 'drink:healing-potion');
      expect([play.hero().tokens.poison, play.hero().wounds]).toEqual([0, 11]);
    },
  );

  rule('DES-90.3', 'whoever is immune takes none', () => {
    const play = assault({
      hero: 'ispher',
      monster: 'bane-spider',
      on: 'base:4,9/2x2',
      dice: [WHITE.two, GREEN.three],
    });
    expect([play.hero().tokens, play.hero().wounds]).toEqual([{}, 7]);
  });
});

describe('what lingers on monsters', () => {
  rule(['DES-75.3', 'DES-36.7'], 'a stunned normal monster does nothing', () => {
    const play = fightTurn([], { set: (_, __, monster) => void Object.assign(monster, { tokens: { stun: 1 } }) });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    expect(play.state.overlord.acting).toBeUndefined();
    expect(play.monster()).toMatchObject({ ready: false });
    expect(play.monster().tokens.stun ?? 0).toBe(0);
  });

  rule(['DES-75.4', 'DES-36.7'], 'a stunned master moves or attacks, not both', () => {
    const stunned: Fight = {
      rank: 'master',
      set: (_, __, monster) => void Object.assign(monster, { tokens: { stun: 1 } }),
    };
    const walks = fightTurn([], stunned);
    const seat = walks.overlordSeat;
    walks.seat(seat).does(`monster:${walks.monster().id}`, `walk:${space(5, 10)}`, `walk:${BESIDE}`);
    expect(walks.state.overlord.acting?.attacks).toBe(0);
    const hits = fightTurn([], { ...stunned, dice: [RED.miss, GREEN.three, POWER.blank] });
    strikes(hits);
    expect(hits.state.overlord.acting?.movement ?? 0).toBe(0);
    // A door is a move as well.
    const opens = fightTurn([], {
      rank: 'master',
      at: space(6, 9),
      on: space(7, 9),
      set: (state, _, monster) => {
        Object.assign(monster, { tokens: { stun: 1 } });
        state.board.revealed = [0, 1];
      },
    });
    opens.seat(seat).does(`monster:${opens.monster().id}`, 'door:mine-door');
    expect(opens.state.overlord.acting?.attacks).toBe(0);
  });
});

rule(['DES-75.6', 'DES-75.7'], 'whoever is stunned has one half of an action', () => {
  const play = scene({
    set: state => {
      if (state.turn) state.turn.stunned = true;
    },
  });
  expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
  play.does('action:order', 'order:dodge');
  expect(play.state.turn).toMatchObject({ movement: 0, attacks: 0, orders: 0 });
  expect(play.can()).toContain('fatigue');
});

describe('what lingers', () => {
  rule(['DES-75.8', 'DES-75.7'], 'whoever is stunned may still spend fatigue on points', () => {
    const play = fight({
      skills: ['relentless'],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { stun: 1 }, fatigue: 2 }),
      first: t => startEffects(t, 'hero:steelhorns'),
    });
    expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
    play.does('action:attack', 'fatigue');
    expect([play.state.turn?.movement, play.hero().fatigue]).toEqual([1, 1]);
  });
});

rule('DES-75.8', 'whoever is stunned may still spend fatigue to move', () => {
  const play = scene({
    set: state => {
      if (state.turn) state.turn.stunned = true;
    },
  }).does('action:attack', 'fatigue');
  expect(play.state.turn?.movement).toBe(1);
});
