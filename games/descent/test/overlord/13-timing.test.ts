// DES-13: timing.

import { unaskedPicks } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test, vi } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { overlordCards } from '../../content/overlord.ts';
import { descent } from '../../rules/game.ts';
import { figuresLeft } from '../../rules/overlord/monsters.ts';
import { cardsFor } from '../../rules/overlord/timing.ts';
import type { Hero, Monster, State } from '../../rules/state.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, battle, first } from '../fight.ts';
import { fightTurn } from '../fights-of-monsters.ts';
import { lay, type Plan, type Play, pair, scene } from '../scene.ts';
import { BLANK, PLUS, place, SURGE, walking, wounds } from '../walks.ts';

test('every card of the box has a place in the table of timings', () => {
  const placed = (
    [
      'before-hero-turn',
      'space-entered',
      'door-opened',
      'chest-opened',
      'treasure-dealt',
      'area-set-up',
      'attack:ward',
      'attacked:declare',
      'attacked:roll',
      'attack:declare',
      'overlord-turn-start',
      'power-step',
      'spawn-step',
      'monster-activated',
    ] as const
  ).flatMap(when => cardsFor(when).map(({ id }) => id));
  // Danger is never played.
  const played = overlordCards.filter(({ when }) => when !== 'never');
  expect(placed.toSorted()).toEqual(played.map(({ id }) => id).toSorted());
});

describe('traps of spaces', () => {
  rule('DES-13.1', 'the overlord may wish to be asked about the weak: with half of their wounds or fewer', () => {
    const weak = (left: number) => {
      const play = walking(['spiked-pit#1'], {
        set: (_, heroes) => void Object.assign(pair(heroes)[0], { wounds: left }),
      });
      play.does('walk:space:4,10');
      return play.match.decisionOf(play.overlordSeat)?.window?.when?.includes('weak');
    };
    expect([weak(8), weak(9)]).toEqual([true, false]);
  });
});

describe('what nobody learns', () => {
  rule('DES-13.1', 'wishes in advance: only for a hero with little left, or never in this turn', () => {
    const decision = (set?: Plan['set']) => {
      const play = walking(['spiked-pit#1', 'doom#1'], set ? { set } : {});
      const found = play.does('walk:space:4,10').match.decisionOf(play.overlordSeat);
      if (!found) throw new Error('nobody is asked');
      return found;
    };
    const weak = decision((_, [hero]) => void (hero && Object.assign(hero, { wounds: 2 })));
    expect(decision().window).toMatchObject({ id: 'overlord.answer.space', secret: true, when: ['hero.1'] });
    expect(weak.window?.when).toEqual(['weak', 'hero.1']);
    const armed = [
      { kind: 'overlord.answer.space', wish: 'never' },
      { kind: 'overlord.answer.space', wish: 'ask', when: 'weak' },
    ] as const;
    const usual = () => undefined;
    expect(unaskedPicks(decision(), usual, { armed, turn: 1 })).toEqual([]);
    expect(unaskedPicks(weak, usual, { armed, turn: 1 })).toBeUndefined();
  });

  rule('DES-13.1', 'spaces of one walk are alike where the same cards could come, whatever the overlord holds', () => {
    const alikes = (hand: readonly string[]): (string | undefined)[] => {
      const play = walking(hand, {
        set: ({ board }) => void Object.assign(board.terrain, { [space(7, 10)]: 'rubble' }),
      });
      play.does('walk:space:6,10');
      const found: (string | undefined)[] = [];
      for (; play.asked(play.overlordSeat) === 'overlord.answer.space'; play.passes(play.overlordSeat))
        found.push(play.match.decisionOf(play.overlordSeat)?.window?.alike);
      return found;
    };
    const [first, second, third] = alikes(['spiked-pit#1', 'crushing-block#1']);
    expect(first).toBeDefined();
    expect(second).toBe(first);
    // Beside the rubble no block falls.
    expect(third).not.toBe(first);
    expect(alikes(['doom#1', 'aim#1'])).toEqual(alikes(['spiked-pit#1', 'crushing-block#1']));
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

describe('one reroll', () => {
  rule('DES-13.7', 'whoever has had dice rolled again by Dodge does not do so by an ability as well', () => {
    const play = assault({
      hero: 'lyssa',
      friend: 'varikas-the-dead',
      dice: [RED.four, GREEN.three, RED.two],
      set: (_, heroes) => Object.assign(first(heroes), { order: 'dodge' }),
    }).does('die:red:0');
    expect(play.asked()).toBe('turn.act');
  });
});

describe('what lingers on monsters', () => {
  rule('DES-13.9', 'the overlord orders what happens at the start of an activation', () => {
    const play = fightTurn([], {
      set: (_, __, monster) => void Object.assign(monster, { tokens: { web: 1, burn: 1 } }),
    });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    expect(play.asked(seat)).toBe('start.next');
    expect(play.can(seat)).toEqual(['token:burn', 'token:web']);
  });
});

describe('traps of chests', () => {
  /** The first hero stands on a copper chest with this number under it. */
  const onChest = (cards: readonly string[], plan: Plan = {}, threat = 30, number = 1) =>
    walking(
      cards,
      {
        ...plan,
        set: (state, heroes) => {
          place(heroes, 0, 4, 10);
          const { id } = lay(state, { kind: 'chest', tier: 'copper' }, space(4, 10));
          state.guide.chests[id] = number;
          plan.set?.(state, heroes);
        },
      },
      threat,
    );
  const opens = (play: Play): Play => {
    const chest = play.state.board.markers.find(({ kind }) => kind === 'chest');
    return play.does(`chest:${chest?.id}`);
  };

  rule(
    ['DRF-2.12', 'DES-12.21'],
    'Explosive Rune: 6 wounds, 2 less for each surge on 3 dice, for the hero on the chest alone',
    () => {
      const play = onChest(['explosive-rune#1'], {
        dice: [SURGE, PLUS, SURGE],
        set: (_, heroes) => place(heroes, 1, 5, 10),
      });
      const { conquest } = play.state;
      opens(play);
      expect(play.asked(play.overlordSeat)).toBe('overlord.answer.chest');
      play.answers(play.overlordSeat, 'card:explosive-rune');
      expect([wounds(play, 0), wounds(play, 1)]).toEqual([2, 0]);
      expect(play.state.overlord.threat).toBe(18);
      // The chest gives what it holds all the same (DES-13.10).
      expect(play.state.conquest).toBe(conquest + 1);
    },
  );

  rule(['DES-13.10', 'DES-39.4'], 'the curse of a chest comes first, and can pay for the trap', () => {
    const play = onChest(['mimic#1'], {}, 6, 2);
    opens(play);
    // 6 threat, and 2 for two heroes: the Mimic costs 8.
    expect(play.state.overlord.threat).toBe(8);
    expect(play.can(play.overlordSeat)).toEqual(['card:mimic']);
  });

  rule(
    ['DES-13.10', 'DES-14.8'],
    'Mimic: the chest leaps aside as a beastman, acts, and gives what it holds when it is dead',
    () => {
      const play = onChest(['mimic#1']);
      const seat = play.overlordSeat;
      const { conquest } = play.state;
      opens(play).answers(seat, 'card:mimic');
      expect(play.asked(seat)).toBe('overlord.mimic');
      play.answers(seat, 'place:space:5,10');
      expect(play.monster()).toMatchObject({ kind: 'beastman', rank: 'normal', at: space(5, 10) });
      expect(play.state.board.markers.some(({ kind }) => kind === 'chest')).toBe(false);
      // It is no figure of the box.
      expect(figuresLeft(play.state, 'beastman', 'normal')).toBe(monsterRow('beastman').figures.normal);
      expect(play.asked(seat)).toBe('overlord.activation');
      play.passes(seat);
      expect(play.asked(0)).toBe('turn.act');
      expect(play.state.conquest).toBe(conquest);
      expect(play.state.overlord.threat).toBe(22);
    },
  );

  rule(
    ['DES-99.1', 'DES-99.2', 'DES-99.9'],
    'Curse of the Monkey God: a monkey for two turns, and this one is over',
    () => {
      const play = onChest(['curse-of-the-monkey-god#1'], { dice: [SURGE] });
      opens(play).answers(play.overlordSeat, 'card:curse-of-the-monkey-god');
      expect(play.hero().monkey).toBe(2);
      expect(play.state.turn).toMatchObject({ hero: play.hero().id, ended: true });
      expect(play.state.overlord.threat).toBe(19);
      const saved = onChest(['curse-of-the-monkey-god#1'], { dice: [BLANK] });
      opens(saved).answers(saved.overlordSeat, 'card:curse-of-the-monkey-god');
      expect(saved.hero().monkey).toBeUndefined();
      expect(saved.state.turn?.hero).toBe(saved.hero().id);
    },
  );
});
