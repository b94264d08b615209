// Rules that meet in the overlord's affairs: cards and what they cost, a deck at its end, guards and monsters that act, room for large ones.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { monsterRow } from '../content/monsters.ts';
import { descent } from '../rules/game.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import { goals } from '../rules/overlord/treading.ts';
import { carryOut } from '../rules/quest/ops.ts';
import { type Hero, type State, standsOn } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED } from './faces.ts';
import { type Plan, type Play, put, scene, space, told } from './scene.ts';

/** The overlord's turn from its beginning, or from the step that `set` names; what is drawn answers nothing here. */
const turn = ({ set, ...plan }: Plan = {}): Play =>
  scene({
    position: { at: 'overlord' },
    ...plan,
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.deck = [...copiesOf('dodge', 3), ...copiesOf('aim', 3)];
      set?.(state, heroes);
    },
  });
const acting = (state: State, more: object = {}): void => void Object.assign(state.overlord, { step: 2, ...more });
/** A monster that may act in this turn. */
const ready = (state: State, ...how: Parameters<typeof put> extends [State, ...infer More] ? More : never) =>
  Object.assign(put(state, ...how), { ready: true });

describe('cards', () => {
  rule(['DES-12.18', 'DRF-2.15a'], 'R48: with every hero in Town there is nobody to charm', () => {
    const play = turn({
      set: (state, heroes) => {
        acting(state, { threat: 20, hand: ['dark-charm#1'] });
        for (const hero of heroes) hero.at = undefined;
      },
    });
    expect(play.whyNot('card:dark-charm', play.overlordSeat)).toEqual(['overlord.why.nobody', 'DES-12.18']);
  });

  rule(
    ['DES-12.3', 'DES-11.8', 'DES-11.11', 'DES-12.4'],
    'a Power for exactly what there is: with the last threat, or with the last card that pays for it',
    () => {
      const after = (threat: number, ...hand: readonly string[]) => {
        const play = turn({ set: state => acting(state, { threat, hand: ['doom#1', ...hand] }) });
        const seat = play.overlordSeat;
        if (!play.can(seat).includes('card:doom')) return play.whyNot('card:doom', seat);
        play.answers(seat, 'card:doom');
        const { threat: left, powers, discard } = play.state.overlord;
        return [left, powers, discard];
      };
      expect(after(20)).toEqual([0, ['doom#1'], []]);
      expect(after(15, 'evil-genius#1')).toEqual([0, ['doom#1'], ['evil-genius#1']]);
      expect(after(19)).toEqual(['overlord.why.threat', 'DES-12.3']);
      expect(after(14, 'evil-genius#1')).toEqual(['overlord.why.threat', 'DES-12.3']);
    },
  );

  rule(['A-31', 'DES-12.3'], 'Mok makes every card dearer, Trapmaster traps cheaper: both at once', () => {
    const play = scene({
      heroes: ['spiritspeaker-mok', 'steelhorns'],
      dice: [POWER.more],
      set: (state, heroes) => {
        Object.assign(state.overlord, { threat: 3, hand: ['spiked-pit#1'], powers: ['trapmaster#1'] });
        const [hero] = heroes as [Hero];
        hero.at = space(3, 10);
      },
    }).does('action:run', 'walk:space:4,10');
    play.answers(play.overlordSeat, 'card:spiked-pit');
    // 3 + 1 - 1; and 2 + 2 wounds.
    expect([play.state.overlord.threat, play.hero().wounds]).toEqual([0, 8]);
  });

  rule(
    ['DES-11.10', 'DES-11.9', 'DES-11.19', 'DES-12.20'],
    'the deck ends with the last card of the draw, over a full hand: what is discarded then is not in the new deck',
    () => {
      const play = turn({
        set: state => {
          state.conquest = 4;
          Object.assign(state.overlord, {
            deck: ['aim#1', 'aim#2'],
            played: ['rage#1'],
            hand: [...copiesOf('dodge', 3), ...copiesOf('charge', 2), ...copiesOf('spiked-pit', 2)],
          });
        },
      });
      const { overlord } = play.state;
      expect([play.state.conquest, overlord.deck, overlord.hand.length]).toEqual([1, ['rage#1'], 9]);
      play.answers(play.overlordSeat, 'burn:spiked-pit');
      expect([overlord.deck, overlord.discard]).toEqual([['rage#1'], ['spiked-pit#1']]);
    },
  );

  rule(['DES-3.24', 'DES-11.9'], 'a ninth card that the quest gives while heroes play is no card to keep', () => {
    const play = scene({
      set: ({ overlord }) =>
        void Object.assign(overlord, {
          deck: ['aim#1', 'aim#2'],
          hand: [...copiesOf('dodge', 3), ...copiesOf('charge', 2), ...copiesOf('spiked-pit', 2), 'doom#1'],
        }),
      first: t => carryOut(t, [{ op: 'give', to: 'overlord', cards: 1 }], {}),
    });
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.asked(0)]).toEqual(['overlord.discard', undefined]);
    play.answers(seat, 'burn:doom');
    expect([play.state.overlord.hand.length, play.state.overlord.threat, play.asked(0)]).toEqual([
      8,
      5,
      'turn.declare',
    ]);
  });

  rule(
    ['DES-26.1', 'DES-26.10', 'DES-11.1'],
    'a door stood open in the gust and nobody saw behind it; the gust is over, and everybody does',
    () => {
      const play = turn({
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          hero.at = space(2, 9);
          friend.at = space(1, 13);
          state.overlord.lasting = ['gust-of-wind#1'];
          state.board.open.push('mine-door');
          state.overlord.step = 0;
        },
      });
      expect(play.state.board.revealed).toEqual([0, 1]);
    },
  );

  rule(
    ['DES-75.2', 'DES-6.12', 'DES-26.10', 'DES-99.2'],
    'gas from the door ends the turn of whoever opened it, and what lies behind is seen all the same',
    () => {
      const play = scene({
        dice: [POWER.more],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          hero.at = space(7, 9);
          friend.at = space(1, 13);
          Object.assign(state.overlord, { threat: 5, hand: ['paralyzing-gas#1'] });
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'card:paralyzing-gas');
      expect(play.state.board.revealed).toEqual([0, 1]);
      expect([play.hero().tokens.stun, play.state.turn?.hero]).toEqual([1, 'hero:mad-carthos']);
    },
  );

  rule(
    ['DES-1.2', 'DES-37.3', 'DES-12.9'],
    'a door blows up in the faces of two: the quest is over with the first, and the second has not even thrown',
    () => {
      const play = scene({
        dice: [...BLANKS, POWER.blank],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          Object.assign(hero, { at: space(7, 9), wounds: 4 });
          Object.assign(friend, { at: space(7, 10), wounds: 4 });
          Object.assign(state.overlord, { threat: 9, hand: ['explosive-door#1'] });
          state.conquest = 3;
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'card:explosive-door');
      expect([play.table.over, play.state.won, told(play, 'log.overlord.harm').length]).toEqual([true, 'overlord', 1]);
      expect(play.state.board.revealed).toEqual([0]);
    },
  );
});

describe('monsters that act', () => {
  /** A beastman in a passage where a skeleton stands between it and a hero on guard. */
  const crossing = (at: Space, plan: Plan = {}): Play =>
    turn({
      ...plan,
      set: (state, heroes) => {
        const [hero, friend] = heroes as [Hero, Hero];
        Object.assign(hero, { at, order: 'guard' });
        friend.at = space(1, 13);
        acting(state);
        ready(state, 'beastman', space(6, 9));
        ready(state, 'skeleton', space(5, 9));
        state.board.terrain[space(5, 10)] = 'rubble';
        state.board.terrain[space(6, 10)] = 'rubble';
      },
    });

  rule(
    ['DES-8.14', 'DES-16.16', 'DES-11.13', 'DES-11.14'],
    'a beastman falls to a guard in the middle of its walk, over a friend: the friend stands, and acts afterwards',
    () => {
      const play = crossing(space(3, 9), { dice: [RED.four, GREEN.three, ...BLANKS] });
      play.hero().equipped = ['sword#1'];
      const seat = play.overlordSeat;
      play.answers(seat, 'monster:monster:beastman#1', 'walk:space:4,9');
      expect(play.monster().at).toBe(space(4, 9));
      play.does('attack:sword#1:space:4,9');
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.monsters.map(({ kind, at }) => [kind, at])).toEqual([['skeleton', space(5, 9)]]);
      expect([play.asked(seat), play.can(seat).filter(key => key.startsWith('monster:'))]).toEqual([
        'overlord.turn',
        ['monster:monster:skeleton#2'],
      ]);
    },
  );

  rule(
    ['DES-16.6', 'DES-8.14', 'DES-2.2'],
    'a guard is asked while a beastman crosses a friend: two on one space, for a step',
    () => {
      const play = crossing(space(4, 10));
      play.answers(play.overlordSeat, 'monster:monster:beastman#1').passes(0);
      play.answers(play.overlordSeat, 'walk:space:4,9');
      expect([play.asked(0), play.monster(0).at, play.monster(1).at]).toEqual(['guard.ask', 'space:5,9', 'space:5,9']);
      expect(descent.invariants(play.state)).toEqual([]);
      play.passes(0);
      expect(play.monster(0).at).toBe(space(4, 9));
    },
  );

  rule(
    ['DES-16.16', 'DES-16.6'],
    'a beastman that cannot go on from a friend’s space goes back to the last free one',
    () => {
      const play = crossing(space(4, 10));
      play.answers(play.overlordSeat, 'monster:monster:beastman#1').passes(0);
      play.answers(play.overlordSeat, 'walk:space:4,9');
      expect([play.asked(0), play.monster(0).at]).toEqual(['guard.ask', 'space:5,9']);
      // Nothing of the box takes points from a monster that walks; here they are gone.
      Object.assign(play.state.overlord.acting ?? {}, { movement: 0 });
      play.passes(0);
      expect([play.monster(0).at, play.monster(1).at]).toEqual(['space:6,9', 'space:5,9']);
      expect(descent.invariants(play.state)).toEqual([]);
    },
  );

  rule('DES-16.16', 'with points for a friend’s space alone a beastman does not enter it', () => {
    const play = crossing(space(1, 12));
    play.answers(play.overlordSeat, 'monster:monster:beastman#1');
    const ways = (movement: number): string[] => {
      Object.assign(play.state.overlord.acting ?? {}, { movement });
      return goals(treadOf(play.state, play.monster()), play.monster().at, movement).map(({ to }) => String(to));
    };
    expect(ways(1)).toEqual(['space:7,9', 'space:7,10']);
    expect(ways(2)).toContain('space:4,9');
  });

  rule(['DES-8.18', 'DES-8.14', 'DES-8.15'], 'who let it pass is asked again once another guard has struck', () => {
    const play = turn({
      dice: [RED.two, GREEN.one, ...BLANKS],
      set: (state, heroes) => {
        const [hero, friend] = heroes as [Hero, Hero];
        Object.assign(hero, { at: space(3, 9), order: 'guard', equipped: ['sword#1'] });
        Object.assign(friend, { at: space(3, 10), order: 'guard' });
        acting(state);
        ready(state, 'ogre', 'base:4,9/2x2');
      },
    });
    const asked = () => play.table.match.decisionOf(0)?.with?.hero;
    const [one, two] = [{ text: 'hero.steelhorns' }, { text: 'hero.mad-carthos' }];
    play.answers(play.overlordSeat, 'monster:monster:ogre#1');
    expect(asked()).toEqual(one);
    play.passes(0);
    expect(asked()).toEqual(two);
    play.does('attack:fists:space:4,9');
    while (play.asked(0)?.startsWith('attack.')) play.passes(0);
    expect([asked(), play.hero(1).order]).toEqual([one, undefined]);
    play.passes(0);
    expect(play.asked(play.overlordSeat)).toBe('overlord.activation');
  });

  rule(
    ['DES-8.31', 'DES-26.1', 'DES-11.16'],
    'a guard shoots down who bars the door: what lies behind is seen in the overlord’s turn, and does not act in it',
    () => {
      const play = turn({
        dice: [2, 1],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          Object.assign(hero, { at: space(3, 9), order: 'guard', equipped: ['crossbow#1'] });
          friend.at = space(1, 13);
          state.board.open.push('mine-door');
          Object.assign(state.overlord, { step: 1, deck: copiesOf('charge', 2), played: ['rage#1'] });
          state.conquest = 9;
          put(state, 'skeleton', space(7, 9));
          put(state, 'skeleton', space(7, 10));
        },
      });
      play.does('attack:crossbow#1:space:7,9').passes(play.overlordSeat); // No Dodge is held.
      while (play.asked(0)?.startsWith('attack.')) play.passes(0);
      expect(play.state.board.revealed).toEqual([0, 1]);
      expect(play.state.monsters.filter(({ ready: may }) => may)).toEqual([]);
      expect([play.state.phase, play.state.monsters.length > 1]).toEqual(['overlord', true]);
    },
  );

  rule(
    ['DES-36.7', 'DES-75.4', 'DES-64.1'],
    'D7: a stunned master with Quick Shot shoots once, or goes; with Rage twice',
    () => {
      const manticore = (...hand: readonly string[]) => {
        const play = turn({
          dice: [1, 1, 1],
          set: (state, heroes) => {
            const [hero, friend] = heroes as [Hero, Hero];
            hero.at = space(3, 9);
            friend.at = space(1, 13);
            acting(state, { threat: 20, hand: [...hand] });
            ready(state, 'manticore', 'base:5,9/2x2', 'master').tokens.stun = 1;
          },
        });
        play.answers(play.overlordSeat, 'monster:monster:manticore#1');
        return play;
      };
      expect(manticore().state.overlord.acting?.attacks).toBe(1);
      const raging = manticore('rage#1');
      raging.answers(raging.overlordSeat, 'card:rage');
      expect(raging.state.overlord.acting?.attacks).toBe(2);
    },
  );

  rule(
    ['DES-54.7', 'DES-97.4', 'DES-11.18'],
    'caught in a web on a glyph that has woken, a monster may stay, and the turn can end',
    () => {
      const play = turn({
        dice: [POWER.blank],
        set: (state, heroes) => {
          for (const hero of heroes) hero.at = undefined;
          acting(state);
          ready(state, 'skeleton', space(2, 10)).tokens.web = 1;
        },
      });
      const seat = play.overlordSeat;
      // Nobody may pass it over: it stands on the glyph of the start.
      expect(play.table.match.decisionOf(seat)?.pass).toBeUndefined();
      play.answers(seat, 'monster:monster:skeleton#1');
      expect(play.asked(seat)).toBe('overlord.turn');
      play.passes(seat);
      expect(play.monster().at).toBe(space(2, 10));
    },
  );
});

describe('room', () => {
  /** Behind the first door, in the room of the second area: it lies open, but nobody looks into it. */
  const beyond = (state: State, heroes: readonly Hero[], at: ReturnType<typeof space>): void => {
    state.board.revealed = [0, 1];
    state.board.open.push('mine-door');
    const [hero, friend] = heroes as [Hero, Hero];
    hero.at = at;
    friend.at = undefined;
  };

  rule(
    ['DES-14.3', 'DES-14.6', 'DES-14.5', 'DES-18.12'],
    'at the corner of a corridor a large monster comes only where no part of it is seen',
    () => {
      const at = space(14, 9);
      const { state } = scene({ set: (made, heroes) => beyond(made, heroes, at) });
      const seen = new Set(spawnSites(state, '1x1').flatMap(one => standsOn({ at: one })));
      const large = spawnSites(state, '2x2').map(one => standsOn({ at: one }));
      expect(large.length).toBeGreaterThan(0);
      for (const spaces of large) expect(spaces.every(one => seen.has(one))).toBe(true);
      // Small ones find places where no large one fits.
      expect(new Set(large.flat()).size).toBeLessThan(seen.size);
    },
  );

  rule(
    ['DES-14.10', 'DES-14.20', 'DES-14.9'],
    'EX-19: a figure is taken from among those that burn and bleed, and comes back whole',
    () => {
      const play = turn({
        set: (state, heroes) => {
          beyond(state, heroes, space(14, 9));
          acting(state, { threat: 20, hand: ['razorwing-flock#1'] });
          const { normal, master } = monsterRow('razorwing').figures;
          for (let n = 0; n < normal; n++) put(state, 'razorwing', space(1 + n, 9));
          for (let n = 0; n < master; n++) put(state, 'razorwing', space(1 + n, 11), 'master');
          for (const one of state.monsters) Object.assign(one, { wounds: 1, tokens: { burn: 2, web: 1 } });
        },
      });
      const seat = play.overlordSeat;
      const recycled = play.monster().id;
      play.answers(seat, 'card:razorwing-flock', `recycle:${recycled}`);
      const [place = ''] = play.can(seat).filter(key => key.startsWith('place:'));
      play.answers(seat, place);
      const back = play.state.monsters.at(-1);
      expect([back?.kind, back?.tokens, back?.ready, (back?.wounds ?? 0) > 1]).toEqual(['razorwing', {}, true, true]);
      expect(play.state.monsters.some(({ id }) => id === recycled)).toBe(false);
    },
  );
});
