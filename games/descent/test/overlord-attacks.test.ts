// DES-13: cards and orders that meet in an attack: Aim, Dodge, DOOM!, Dark Charm, Guard; and what lingers on monsters that act.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, vi } from 'vitest';
import { affectedBy } from '../rules/attack/affected.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { descent } from '../rules/game.ts';
import type { Hero, Monster, State } from '../rules/state.ts';
import { GREEN, POWER, RED } from './faces.ts';
import { BESIDE, battle, FAR, type Fight, type fight, HERE, monsterTurn, said, shownIn } from './fight.ts';
import { base, pair, put, scene, space } from './scene.ts';

/** Powers may still be played, and the monster beside the first hero has not acted. */
const turn = (cards: readonly string[], plan: Fight = {}) => monsterTurn(cards, plan, 2);
/** The monster is activated and attacks the first hero. */
function strikes(play: ReturnType<typeof fight>) {
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`);
  const attack = play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(HERE));
  return play.answers(seat, attack ?? 'no attack');
}

describe('Aim', () => {
  rule(
    ['DES-12.7', 'DES-21.4', 'DES-13.6'],
    'is played before the dice are rolled; then any of them may be rolled again',
    () => {
      const play = turn(['aim#1'], { dice: [RED.miss, GREEN.three, RED.four] });
      const seat = play.overlordSeat;
      strikes(play);
      expect(play.asked(seat)).toBe('overlord.answer.attack');
      play.answers(seat, 'card:aim');
      expect(play.state.overlord).toMatchObject({ threat: 38, played: ['aim#1'] });
      expect(play.asked(seat)).toBe('attack.aimed');
      play.answers(seat, 'die:red:0');
      // 4 and 3 hearts, and 1 of the beastman's own.
      expect(shownIn(play, 'log.attack.total')).toEqual({ damage: 8 });
    },
  );

  rule('DES-35.15', 'beside Skye no monster’s attack is aimed: the card is not even asked for', () => {
    const aims = (skye: boolean) => {
      const play = turn(['aim#1'], {
        dice: [RED.miss],
        set: state => {
          if (skye) state.companions = [{ id: 'skye', owner: 'hero:steelhorns', at: HERE, carries: [] }];
        },
      });
      return strikes(play).asked(play.overlordSeat);
    };
    expect([aims(false), aims(true)]).toEqual(['overlord.answer.attack', 'overlord.activation']);
  });

  rule('DES-12.2', 'whoever holds none is not asked, and nobody wonders: it is the overlord’s own turn', () => {
    const play = strikes(turn(['dodge#1'], { dice: [RED.four, GREEN.three] }));
    expect(play.told()).toContain('log.attack.total');
  });

  rule(
    ['DES-8.11', 'DES-8.12', 'DES-13.7'],
    'against a hero who dodges: no dice are rolled again, and Dodge stays',
    () => {
      const play = turn(['aim#1'], {
        dice: [RED.four, GREEN.three],
        set: (_, [hero]) => void (hero && Object.assign(hero, { order: 'dodge' })),
      });
      strikes(play).answers(play.overlordSeat, 'card:aim');
      expect(play.told()).toContain('log.attack.cancelled');
      expect(play.told()).not.toContain('log.attack.reroll');
      expect(play.hero().order).toBe('dodge');
    },
  );
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
      expect(play.told()).toContain('log.attack.fails.miss');
      // One Event for one attack, though there is another card and threat for it.
      expect(play.state.overlord).toMatchObject({ threat: 3, hand: ['dodge#2'] });
    },
  );

  rule('DES-12.2', 'the overlord is asked after every such roll, whatever they hold', () => {
    const asked = [
      ['dodge#1', 'aim#1'],
      ['doom#1', 'aim#1'],
    ].map(hand => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
        set: ({ overlord }) => void Object.assign(overlord, { threat: 5, hand }),
      });
      const { match } = play.table;
      const before = [
        play.asked(play.overlordSeat),
        play.asked(0),
        match.view(0),
        [...match.told(0)],
        match.undoTarget(0),
      ];
      play.passes(play.overlordSeat);
      return [before, play.asked(0), match.view(0), [...match.told(0)], match.undoTarget(0)];
    });
    expect(asked[1]).toEqual(asked[0]);
  });
});

describe('DOOM!', () => {
  rule('DES-12.16', 'every monster rolls one power die more, up to five', () => {
    const play = turn([], { rank: 'master', set: ({ overlord }) => void overlord.powers.push('doom#1') });
    const how = { target: HERE, by: 'activation' } as const;
    expect(opened(play.state, play.monster().id, how).pool).toEqual({ red: 1, green: 1, black: 2 });
  });
});

describe('Dark Charm', () => {
  const charm = (plan: Fight, cards: readonly string[] = ['dark-charm#1']) =>
    turn(cards, {
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
      play.answers(seat, 'card:dark-charm', 'hero:steelhorns');
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
    play.answers(play.overlordSeat, 'card:dark-charm', 'hero:steelhorns');
    expect(play.told()).toContain('log.overlord.throw.saved');
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
      play.answers(seat, 'card:dark-charm', 'hero:steelhorns', `attack:sword#1:${BESIDE}`);
      expect(play.asked(0)).toBe('attack.dodge');
      play.passes(0);
      expect(play.told()).not.toContain('log.attack.aimed');
      expect(play.hero().order).toBe('aim');
      if (play.asked(seat)?.startsWith('attack.')) expect(play.can(seat)).not.toContain('fatigue');
      expect(play.hero().at).toBe(HERE);
    },
  );

  rule('DRF-2.15b', 'Aim may be played on that attack', () => {
    const play = charm({ equipped: ['sword#1'], dice: [POWER.more] }, ['dark-charm#1', 'aim#1']);
    const seat = play.overlordSeat;
    play.answers(seat, 'card:dark-charm', 'hero:steelhorns', `attack:sword#1:${BESIDE}`);
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
      play.answers(seat, 'card:dark-charm', 'hero:mad-carthos');
      expect(play.table.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: true } });
      play.does(`attack:sword#1:${BESIDE}`);
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.hero(1).at).toBeUndefined();
      expect(play.told()).not.toContain('log.overlord.throw');
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
      play.answers(seat, 'card:dark-charm', 'hero:mad-carthos');
      expect([play.asked(0), play.told().includes('log.overlord.throw')]).toEqual(['guard.ask', false]);
      play.passes(0);
      expect(play.asked(seat)).toBe('overlord.charm');
      play.answers(seat, `attack:fists:${HERE}`);
      expect(play.told()).toContain('log.attack.fails.miss');
      // Now that the card is worked out, it is another moment.
      expect(play.asked(0)).toBe('guard.ask');
    },
  );
});

describe('Guard', () => {
  const guarding = (plan: Fight = {}) =>
    turn([], {
      equipped: ['sword#1'],
      ...plan,
      set: (state, heroes, monster) => {
        const [first] = heroes;
        if (first) first.order = 'guard';
        plan.set?.(state, heroes, monster);
      },
    });

  rule(
    ['DES-8.14', 'DES-8.15', 'DES-8.22', 'DES-13.4', 'DRF-2.15g'],
    'interrupts an attack that is declared, before its dice are rolled (EX-13)',
    () => {
      const play = guarding({ dice: [RED.four, GREEN.three, POWER.more, POWER.more, POWER.more] });
      const seat = play.overlordSeat;
      play.answers(seat, `monster:${play.monster().id}`).passes(0);
      const attack = play.can(seat).find(key => key.startsWith('attack:')) ?? '';
      play.answers(seat, attack);
      expect(play.asked(0)).toBe('guard.ask');
      play.does(`attack:sword#1:${BESIDE}`);
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.monsters).toEqual([]);
      expect(play.hero().order).toBeUndefined();
      // Its own attack comes to nothing.
      expect(play.told().filter(text => text === 'log.attack.total')).toHaveLength(1);
    },
  );

  rule(['DES-8.31', 'DES-8.18'], 'may be used in any step of the overlord’s turn', () => {
    const play = guarding({
      set: ({ overlord }) => void Object.assign(overlord, { step: 0, deck: ['aim#1', 'aim#2', 'aim#3'] }),
    });
    expect(play.asked(0)).toBe('guard.ask');
    play.passes(0);
    expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
  });

  rule('DES-8.14', 'may interrupt a walk, step by step', () => {
    const play = guarding({ on: space(5, 9) });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`, `walk:${BESIDE}`);
    expect(play.monster().at).toBe(BESIDE);
    expect(play.asked(0)).toBe('guard.ask');
  });

  const behind = { at: space(2, 8), equipped: ['crossbow#1'] };
  rule(['DES-8.14', 'DES-8.22'], 'after an attack: the Ogre has thrown aside the friend who barred the view', () => {
    const play = guarding({
      ...behind,
      monster: 'ogre',
      on: base(5, 9, 2, 2),
      dice: [RED.oneSurge, GREEN.one, GREEN.one],
      set: (_, heroes) => void Object.assign(pair(heroes)[1], { at: BESIDE }),
    });
    const seat = play.overlordSeat;
    // Nobody but the friend could be struck: it is no moment to be asked about, and they let it pass.
    const waits = () => {
      expect(play.table.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: false } });
      play.passes(0);
    };
    play.answers(seat, `monster:${play.monster().id}`);
    waits();
    play.answers(seat, play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(BESIDE)) ?? 'no attack');
    waits();
    play.answers(seat, `place:${space(3, 11)}`);
    expect([play.hero(1).at, play.state.overlord.acting?.attacks]).toEqual([space(3, 11), 0]);
    expect(play.table.match.decisionOf(0)).toMatchObject({
      prompt: 'guard.ask',
      window: { when: ['deed'], matters: true },
    });
    expect(play.can().filter(key => key.endsWith('space:5,9'))).toHaveLength(1);
    // Having let it pass they are not asked again about the same, but the overlord goes on (DES-8.18).
    play.passes(0);
    expect(play.asked(seat)).toBe('overlord.activation');
  });

  rule('DES-8.14', 'after a monster has opened a door: who stands behind it may be shot', () => {
    const play = guarding({
      at: space(5, 9),
      equipped: ['crossbow#1'],
      monster: 'skeleton',
      on: space(7, 10),
      set: state => {
        state.board.revealed = [0, 1];
        put(state, 'skeleton', space(9, 9));
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, 'door:mine-door');
    expect(play.table.match.decisionOf(0)?.window).toMatchObject({ when: ['deed'], matters: true });
    expect(play.can()).toContain(`attack:crossbow#1:${space(9, 9)}`);
  });

  rule(['DES-8.14', 'DES-8.18'], 'after a blow that has changed nothing they are asked only if they wish it', () => {
    const play = guarding({ dice: [RED.miss, GREEN.one] });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, play.can(seat).find(key => key.startsWith('attack:')) ?? 'no attack').passes(0);
    expect(play.table.match.decisionOf(0)?.window).toMatchObject({ when: ['deed'], matters: false });
  });

  rule(['DES-8.14', 'DES-8.21'], 'before the overlord’s turn ends, which is the last moment', () => {
    const play = guarding();
    play.passes(play.overlordSeat);
    expect(play.table.match.decisionOf(0)).toMatchObject({
      prompt: 'guard.ask',
      window: { when: ['end'], matters: true },
    });
    const { round } = play.state;
    play.passes(0);
    expect(play.state.round).toBe(round + 1);
  });

  rule(['DES-8.14', 'DES-13.5'], 'after a card that helps whoever acts', () => {
    const play = guarding({ set: ({ overlord }) => void overlord.hand.push('rage#1') });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, 'card:rage');
    expect([play.asked(0), play.state.overlord.acting?.attacks]).toEqual(['guard.ask', 2]);
  });

  rule(['DES-8.14', 'DES-8.17'], 'a hero may wish to be asked only when somebody comes near, or attacks', () => {
    const at = (to: ReturnType<typeof space>) => {
      const play = guarding({ on: space(6, 9), equipped: ['crossbow#1'] });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`).passes(0);
      play.answers(play.overlordSeat, `walk:${to}`);
      return play.table.match.decisionOf(0)?.window;
    };
    expect(at(space(5, 9))).toMatchObject({ id: 'guard', matters: true, when: ['step'] });
    const near = guarding({ on: space(5, 9) });
    near.answers(near.overlordSeat, `monster:${near.monster().id}`, `walk:${BESIDE}`);
    expect(near.table.match.decisionOf(0)?.window).toMatchObject({ when: ['step', 'adjacent'] });
    // With nobody but a friend in reach, it is their wish alone.
    const friends = guarding({
      on: space(6, 9),
      set: (_, [, friend]) => void (friend && Object.assign(friend, { at: space(3, 10) })),
    });
    friends.answers(friends.overlordSeat, `monster:${friends.monster().id}`);
    expect(friends.table.match.decisionOf(0)).toMatchObject({ prompt: 'guard.ask', window: { matters: false } });
    // Nor does a card change that, unless it turns the friend against them.
    const card = guarding({
      on: space(6, 9),
      set: ({ overlord }, [, friend]) => {
        overlord.hand = ['doom#1'];
        if (friend) Object.assign(friend, { at: space(3, 10) });
      },
    });
    if (card.asked(0) === 'guard.ask') card.passes(0);
    card.answers(card.overlordSeat, 'card:doom');
    expect(card.table.match.decisionOf(0)).toMatchObject({ window: { when: ['card'], matters: false } });
  });
});

describe('what lingers on monsters', () => {
  rule(['DES-75.3', 'DES-36.7'], 'a stunned normal monster does nothing', () => {
    const play = turn([], { set: (_, __, monster) => void Object.assign(monster, { tokens: { stun: 1 } }) });
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
    const walks = turn([], stunned);
    const seat = walks.overlordSeat;
    walks.answers(seat, `monster:${walks.monster().id}`, `walk:${space(5, 10)}`, `walk:${BESIDE}`);
    expect(walks.state.overlord.acting?.attacks).toBe(0);
    const hits = turn([], { ...stunned, dice: [RED.miss, GREEN.three, POWER.blank] });
    strikes(hits);
    expect(hits.state.overlord.acting?.movement ?? 0).toBe(0);
    // A door is a move as well.
    const opens = turn([], {
      rank: 'master',
      at: space(6, 9),
      on: space(7, 9),
      set: (state, _, monster) => {
        Object.assign(monster, { tokens: { stun: 1 } });
        state.board.revealed = [0, 1];
      },
    });
    opens.answers(seat, `monster:${opens.monster().id}`, 'door:mine-door');
    expect(opens.state.overlord.acting?.attacks).toBe(0);
  });

  rule(['DES-16.3', 'DES-11.14'], 'a monster walks with its last point', () => {
    const play = turn([], { on: FAR });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`, `walk:${space(4, 8)}`);
    expect([play.monster().at, play.state.overlord.acting?.movement]).toEqual([space(4, 8), 1]);
    play.answers(seat, `walk:${BESIDE}`);
    expect([play.monster().at, play.state.overlord.acting?.movement]).toEqual([BESIDE, 0]);
  });

  rule(['DES-97.3', 'DES-97.4'], 'a webbed monster throws a die for each token, and may still attack', () => {
    const play = turn([], {
      dice: [POWER.blank],
      set: (_, __, monster) => void Object.assign(monster, { tokens: { web: 1 } }),
    });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    expect(play.state.overlord.acting?.stuck).toBe(true);
    expect(play.can(seat).every(key => key.startsWith('attack:'))).toBe(true);
    expect(play.whyNot(`walk:${space(5, 10)}`, seat)).toEqual(['overlord.why.web', 'DES-97.4']);
  });

  rule('DES-13.9', 'the overlord orders what happens at the start of an activation', () => {
    const play = turn([], { set: (_, __, monster) => void Object.assign(monster, { tokens: { web: 1, burn: 1 } }) });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    expect(play.asked(seat)).toBe('start.next');
    expect(play.can(seat)).toEqual(['token:burn', 'token:web']);
  });

  rule('DES-69.2', 'who is not activated still burns, once in the turn (R12)', () => {
    const play = turn([], {
      dice: [POWER.blank],
      set: (_, __, monster) => void Object.assign(monster, { tokens: { burn: 1 } }),
    });
    const { wounds } = play.monster();
    play.passes(play.overlordSeat);
    expect(play.monster().wounds).toBe(wounds - 1);
  });
});

describe('the order of things', () => {
  rule(['DES-13.3', 'DES-6.13'], 'what comes before a hero’s turn is offered before an action is declared', () => {
    const offered = vi.spyOn(descent.calls, 'offerOverlord');
    const play = scene({ position: { at: 'turnStart' } });
    const [first] = offered.mock.calls.map(([, what]) => what);
    expect(first).toMatchObject({ when: 'before-hero-turn', figure: play.hero().id });
    expect(play.state.turn?.action).toBeUndefined();
    offered.mockRestore();
  });

  rule(['DES-13.8', 'DES-6.2'], 'a hero orders what happens at the start of their turn', () => {
    const play = scene({
      position: { at: 'turnStart' },
      set: (_, [hero]) => void (hero && Object.assign(hero, { tokens: { web: 1, burn: 1 } })),
    });
    expect(play.asked(0)).toBe('start.next');
    expect(play.can(0)).toEqual(['token:burn', 'token:web']);
  });

  rule(['DES-13.11', 'DES-26.5'], 'an area comes to light in the middle of a walk, which goes on from there', () => {
    const play = scene({
      set: (state, [hero]) => {
        state.board.open.push('mine-door');
        if (hero) hero.at = space(3, 11);
      },
    }).does('action:run');
    const { movement } = play.state.turn ?? {};
    play.does(`walk:${space(4, 10)}`);
    expect(play.state.board.revealed).toEqual([0, 1]);
    expect(play.state.turn).toMatchObject({ movement: (movement ?? 0) - 1 });
    expect(play.asked(0)).toBe('turn.act');
  });

  rule('DES-13.10', 'what a Mimic holds is given when it is killed', () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, POWER.more, POWER.more, POWER.more],
      set: (state: State, _: readonly Hero[], monster: Monster) => {
        const chest = { id: 'marker:chest#9', kind: 'chest', tier: 'copper', at: space(3, 9) } as const;
        state.guide.chests[chest.id] = 1;
        state.monsters[0] = { ...monster, chest };
      },
    });
    const { conquest } = play.state;
    play.passes(0);
    expect(play.state.monsters).toEqual([]);
    expect(play.state.conquest).toBe(conquest + 1);
  });
});

rule(['DES-18.11', 'DES-23.6'], 'one attack affects a large figure once, however much of it is covered (EX-31)', () => {
  const play = turn([], {
    monster: 'hell-hound',
    at: FAR,
    on: 'base:4,9/1x2',
    set: state => void put(state, 'ogre', 'base:5,9/2x2'),
  });
  const [hound, ogre] = play.state.monsters as [Monster, Monster];
  const breaths = attacksOf(play.state, hound.id, 'activation').filter(({ area }) => area !== undefined);
  const counts = breaths.map(
    how => affectedBy(play.state, opened(play.state, hound.id, how)).filter(({ id }) => id === ogre.id).length,
  );
  expect(Math.max(...counts)).toBe(1);
});

rule(['DES-16.11', 'DES-11.14'], 'a monster attacks in the middle of its way (EX-61)', () => {
  const play = turn([], { on: space(5, 9), dice: [RED.miss, GREEN.three] });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`, `walk:${BESIDE}`);
  const attack = play.can(seat).find(key => key.startsWith('attack:'));
  play.answers(seat, attack ?? '', `walk:${space(5, 10)}`);
  expect(play.monster().at).toBe(space(5, 10));
  expect(play.state.overlord.acting).toMatchObject({ movement: 2, attacks: 0 });
});

rule('DES-11.15', 'a monster that was spawned may act at once', () => {
  const play = turn(['razorwing-flock#1'], { set: ({ board }) => void Object.assign(board, { revealed: [0, 1] }) });
  const seat = play.overlordSeat;
  play.answers(seat, 'card:razorwing-flock', `place:${space(12, 9)}`).passes(seat);
  const spawned = play.state.monsters.at(-1);
  play.answers(seat, `monster:${spawned?.id}`);
  expect(play.state.overlord.acting).toMatchObject({ monster: spawned?.id, movement: 6 });
});
