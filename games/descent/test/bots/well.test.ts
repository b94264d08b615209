// What the adept does with the Well of Darkness: hazards at their price, lanes of boulders, cards that treachery has bought, its potion.

import { base, space } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect, test } from 'vitest';
import { waysOf } from '../../bots/adept-heroes-ways.ts';
import { groundNow } from '../../rules/board.ts';
import { crushChances, trackOf } from '../../rules/props/lanes.ts';
import type { State } from '../../rules/state.ts';
import { bothAreas, stone, WEST } from '../boulders.ts';
import { POWER } from '../faces.ts';
import { fight } from '../fight.ts';
import { fightTurn } from '../fights-of-monsters.ts';
import { begun, lay, put, scene, told } from '../scene.ts';
import { PLUS, walking } from '../walks.ts';
import { answer, overlordAnswers, overlordTurn, plays } from './answers.ts';

const options = { 'well-of-darkness': true };

describe('ground', () => {
  const far = (prop: Parameters<typeof Object.assign>[1]): number => {
    const state = begun({ options });
    bothAreas(state);
    // Across the whole corridor.
    for (const y of [9, 10]) state.board.terrain[space(5, y)] = prop;
    return waysOf(state).far([space(3, 9)])(space(7, 9));
  };

  test('each hazard has its own price on a long way: mud is slow, darts and blades wound, lava burns', () => {
    const [bare, mud, darts, blades, lava] = ['corrupted', 'mud', 'dart-field', 'scything-blades', 'lava'].map(far) as [
      number,
      number,
      number,
      number,
      number,
    ];
    expect(bare).toBe(4);
    expect(mud).toBe(5);
    expect([darts > mud, blades > darts, lava > blades]).toEqual([true, true, true]);
  });

  /** A chest lies behind darts, which fill the corridor or one half of it. */
  const towards = (...rows: readonly number[]) =>
    plays(
      scene({
        options,
        dice: Array.from({ length: 12 }, () => POWER.blank),
        set: (state, [hero, friend]) => {
          for (const y of rows) state.board.terrain[space(6, y)] = 'dart-field';
          if (friend) friend.at = space(5, 10);
          if (hero) hero.at = space(5, 9);
          lay(state, { kind: 'chest', tier: 'copper' }, space(7, 9));
        },
      }),
    );

  test('to a chest they go through darts in one turn if they must, and round them if they can', () => {
    const [across, round] = [towards(9, 10), towards(9)];
    expect([across.state.opened, round.state.opened]).toEqual([['copper'], ['copper']]);
    expect([across, round].map(play => told(play, 'log.ground').length > 0)).toEqual([true, false]);
  });
});

describe('boulders', () => {
  const chance = (state: State, n = 0): number => {
    const at = state.heroes[n]?.at;
    return at ? (crushChances(trackOf(groundNow(state), state.board)).get(at) ?? 0) : 0;
  };

  test('a hero does not end a turn where one rolls', () => {
    const play = scene({
      options,
      set: (state, [hero, friend]) => {
        bothAreas(state);
        state.board.boulders = [stone(WEST)];
        if (hero) hero.at = space(4, 9);
        if (friend) friend.at = space(5, 10);
      },
    });
    expect(chance(play.state)).toBeGreaterThan(0.5);
    expect(chance(plays(play).state)).toBe(0);
  });

  test('ways lead on behind one that lies across the corridor', () => {
    const state = begun({ options });
    bothAreas(state);
    state.board.boulders = [stone(base(4, 9, 2, 2))];
    expect(waysOf(state).far([space(7, 9)])(space(3, 9))).toBeLessThan(20);
  });

  test('of two, the one rolls first that comes upon heroes', () => {
    const play = scene({
      options,
      position: { at: 'overlord' },
      set: (state, [hero, friend]) => {
        bothAreas(state);
        state.phase = 'overlord';
        state.turn = undefined as never;
        state.board.boulders = [stone(base(12, 5, 2, 2), 's'), stone(WEST)];
        if (hero) hero.at = space(4, 9);
        if (friend) friend.at = space(1, 12);
      },
    });
    expect(overlordAnswers(play)).toEqual([`roll:boulder:${WEST}`]);
  });
});

describe('cards of the overlord', () => {
  test('Spell of Binding falls where it holds heroes, and not their enemies', () => {
    const play = overlordTurn(
      [space(12, 9), space(12, 10)],
      state => {
        put(state, 'ogre', base(16, 9, 2, 2), 'master');
        Object.assign(state.overlord, { hand: ['spell-of-binding#1'], threat: 30 });
      },
      { options },
    );
    expect(overlordAnswers(play)).toEqual(['card:spell-of-binding']);
    play.answers(play.overlordSeat, 'card:spell-of-binding');
    play.answers(play.overlordSeat, overlordAnswers(play)[0] as string);
    expect(play.state.heroes.map(({ tokens }) => tokens.web)).toEqual([1, 1]);
    expect(play.monster().tokens.web ?? 0).toBe(0);
  });

  test('Empower for a monster with a name that is hurt, with threat to spare; not for a beastman', () => {
    const mends = (unique?: string): string | undefined => {
      const play = fightTurn(['empower#1'], {
        options,
        monster: unique ? 'giant' : 'beastman',
        on: unique ? base(4, 9, 2, 2) : space(4, 9),
        set: (state, _, monster) => {
          Object.assign(monster, { wounds: 2, ...(unique && { unique, rank: 'unique' }) });
          state.overlord.threat = 30;
        },
      });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`);
      return overlordAnswers(play)[0];
    };
    expect(mends()).not.toBe('card:empower');
    expect(mends('ourgash')).toBe('card:empower');
  });

  test('Ambush before a hero’s turn where monsters stand beside heroes, not where nobody is near', () => {
    const waits = (x: number): readonly string[] => {
      const play = scene({
        options,
        position: { at: 'next' },
        set: (state, heroes) => {
          bothAreas(state);
          Object.assign(state.overlord, { hand: ['ambush-wod#1'], threat: 20 });
          for (const [n, hero] of heroes.entries()) Object.assign(hero, { wounds: 3, at: space(3, 9 + n) });
          put(state, 'ogre', base(x, 9, 2, 2), 'master');
        },
      });
      if (play.asked() === 'turn.next') play.answers(0, play.can()[0] as string);
      return play.asked(play.overlordSeat) === 'overlord.answer.turn' ? overlordAnswers(play) : ['nobody is asked'];
    };
    expect([waits(4), waits(24)]).toEqual([['card:ambush-wod'], []]);
  });
});

describe('treachery', () => {
  /** What is bought against heroes with these things, and what leaves the deck. */
  const buys = (...equipped: readonly string[]) => {
    const play = scene({
      options,
      position: { at: 'arrival', hero: 0 },
      set: (_, heroes) => {
        for (const hero of heroes) hero.equipped = [...equipped];
      },
    });
    const seat = play.overlordSeat;
    const bought: string[] = [];
    while (play.asked(seat)?.match(/^overlord\.(treachery|aside)$/)) {
      const [key] = overlordAnswers(play);
      if (key?.startsWith('treachery:')) bought.push(key);
      if (key === undefined) play.passes(seat);
      else play.answers(seat, key);
    }
    const { deck, hand, aside = [] } = play.state.overlord;
    return { bought, aside: aside.map(originalOf), all: deck.length + hand.length };
  };

  test('points are spent, on cards that are worth more than what leaves the deck', () => {
    const { bought, aside, all } = buys('sword#1');
    expect(bought.length).toBeGreaterThan(2);
    expect(aside.length).toBe(bought.length);
    expect(aside).not.toContain('doom');
    expect(all).toBe(39);
  });

  test('other cards against the armoured than against the bare', () => {
    expect(buys('plate-mail#1', 'sword#1').bought).not.toEqual(buys('bow#1').bought);
  });
});

test('the potion of power is drunk before a blow that it makes stronger, and not where nobody stands near', () => {
  const drinks = (on = space(4, 9)): string | undefined => {
    const play = fight({
      options,
      hero: 'mad-carthos',
      equipped: ['sword#1'],
      monster: 'beastman',
      rank: 'master',
      on,
      position: { at: 'act' },
      set: (state, [hero], monster) => {
        if (hero) hero.potions = ['power-potion'];
        monster.wounds = 5;
        Object.assign(state.turn as object, { action: 'advance', attacks: 1, movement: 3 });
      },
    });
    return answer(play)[0];
  };
  expect(drinks()).toBe('drink:power-potion');
  expect(drinks(space(7, 9))).not.toBe('drink:power-potion');
});

test('of two doors the alarm opens the one beside which the heroes stand', () => {
  const opens = (x: number) => {
    const play = walking(['alarm-wod#1'], {
      options,
      dice: [PLUS],
      set: (state, heroes) => {
        state.board.revealed = [1];
        for (const hero of heroes) hero.at = space(x, 9);
        const { id } = lay(state, { kind: 'chest', tier: 'copper' }, space(x, 9));
        state.guide.chests[id] = 1;
        const [, friend] = heroes;
        if (friend) friend.at = space(x, 10);
      },
    });
    play.does(`chest:${play.state.board.markers.find(({ kind }) => kind === 'chest')?.id}`);
    play.answers(play.overlordSeat, 'card:alarm-wod');
    expect(play.can(play.overlordSeat)).toEqual(['door:mine-door', 'door:nest-door']);
    return overlordAnswers(play);
  };
  expect([opens(9), opens(18)]).toEqual([['door:mine-door'], ['door:nest-door']]);
});
