// DES-11: the overlord’s turn.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { CARDS_A_TURN } from '../../content/overlord.ts';
import { questRow } from '../../content/quests.ts';
import { drawnIn, fundsFor, rowOf } from '../../rules/overlord/deck.ts';
import type { State } from '../../rules/state.ts';
import { ROLLS, rolling, stone, WEST } from '../boulders.ts';
import { GREEN, RED } from '../faces.ts';
import { HERE, monsterTurn } from '../fight.ts';
import { activates, fightTurn, opened, overlordTurn, step4 } from '../fights-of-monsters.ts';
import { type Plan, put } from '../scene.ts';
import { place, walking } from '../walks.ts';

describe('threat and cards', () => {
  rule(
    ['DES-11.1', 'DES-11.6', 'DES-39.1', 'DES-3.23'],
    'the turn begins with 1 threat for each hero and two cards',
    () => {
      const play = overlordTurn({ heroes: ['steelhorns', 'mad-carthos', 'nanok-of-the-blade'] });
      expect(play.state.overlord).toMatchObject({ threat: 3, hand: ['dodge#3', 'dodge#2'] });
      expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
    },
  );

  rule(
    'DES-11.6',
    'balanced, a quest says how many cards for so many heroes; of a half one more in every other round (R97)',
    () => {
      const drawn = (draws: number) => [1, 2, 3, 4].map(round => drawnIn(draws, round));
      expect([drawn(2), drawn(1.5), drawn(1)]).toEqual([
        [2, 2, 2, 2],
        [1, 2, 1, 2],
        [1, 1, 1, 1],
      ]);
      const { draws } = questRow('black-blade');
      const play = overlordTurn({ quest: 'black-blade', options: { pool: 'balanced' } });
      expect([play.state.overlord.draws, play.state.overlord.hand.length]).toEqual([draws[3], drawnIn(draws[3], 1)]);
      expect(overlordTurn({ quest: 'black-blade' }).state.overlord.draws).toBe(CARDS_A_TURN);
    },
  );

  rule('DES-11.6', 'heroes in Town count, unless the table says otherwise (R6)', () => {
    const set: Plan['set'] = (_, [hero]) => {
      if (hero) hero.at = undefined;
    };
    expect(overlordTurn({ set }).state.overlord.threat).toBe(2);
    expect(overlordTurn({ set, options: { 'threat-without-town': true } }).state.overlord.threat).toBe(1);
  });

  rule(
    ['DES-11.7', 'DES-12.1', 'DES-12.5', 'DES-39.3'],
    'a card is discarded for its threat value, and does nothing else',
    () => {
      const play = overlordTurn({ set: state => void state.overlord.hand.push('doom#1') });
      play.answers(play.overlordSeat, 'burn:doom');
      expect(play.state.overlord).toMatchObject({ threat: 2 + 5, discard: ['doom#1'], powers: [], played: [] });
    },
  );

  rule(['DES-11.9', 'DES-3.24'], 'no more than eight cards are kept; the others bring their threat (R65)', () => {
    const play = overlordTurn({
      set: state =>
        void state.overlord.hand.push(
          ...copiesOf('charge', 2),
          ...copiesOf('rage', 2),
          ...copiesOf('spiked-pit', 2),
          'doom#1',
        ),
    });
    const seat = play.overlordSeat;
    expect(play.asked(seat)).toBe('overlord.discard');
    expect(play.state.overlord.hand).toHaveLength(9);
    play.answers(seat, 'burn:spiked-pit');
    expect(play.state.overlord.hand).toHaveLength(8);
    expect(play.state.overlord.threat).toBe(2 + 2);
    expect(play.asked(seat)).toBe('overlord.turn');
  });

  rule(
    ['DES-11.10', 'DES-11.19', 'DES-12.20', 'DES-38.5'],
    'the last card costs the heroes 3 conquest; both piles make the new deck, and drawing goes on',
    () => {
      const play = overlordTurn({
        set: state => {
          state.conquest = 5;
          Object.assign(state.overlord, { deck: ['aim#1'], discard: ['doom#1'], played: ['rage#1'] });
        },
      });
      const { overlord, conquest } = play.state;
      expect(conquest).toBe(2);
      expect([...overlord.hand, ...overlord.deck].toSorted()).toEqual(['aim#1', 'doom#1', 'rage#1']);
      expect(overlord).toMatchObject({ discard: [], played: [] });
      expect(overlord.hand).toHaveLength(2);
      expect(play.log).toContain('log.overlord.lastCard');
    },
  );

  rule('DES-11.10', 'the last card can end the game', () => {
    const play = overlordTurn({
      set: state => void Object.assign(state, { conquest: 3, overlord: { ...state.overlord, deck: ['aim#1'] } }),
    });
    expect(play.over).toBe(true);
    expect(play.state.won).toBe('overlord');
  });
});

rule('DES-11.3', 'it rolls before threat and cards come', () => {
  const play = rolling([stone(WEST)], ROLLS[2]);
  const texts = play.log;
  expect(texts).toContain('log.boulder.rolls');
  expect(texts.indexOf('log.boulder.rolls')).toBeLessThan(texts.indexOf('log.overlord.draws'));
  expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
});

describe('powers when an area is revealed', () => {
  /** The first hero opens the door to the second area, in which the guide has beastmen and skeletons. */
  const reveals = (...powers: readonly string[]) => {
    const play = walking([], {
      set: (state, heroes) => {
        state.overlord.powers.push(...powers);
        place(heroes, 0, 7, 9);
      },
    });
    return play.does('door:mine-door');
  };

  rule(['DES-11.11', 'DES-12.16'], 'Brilliant Commander: one of its monsters becomes a master', () => {
    const play = reveals('brilliant-commander#1');
    const seat = play.overlordSeat;
    expect(play.asked(seat)).toBe('overlord.promote');
    const skeleton = play.state.monsters.find(({ kind, rank }) => kind === 'skeleton' && rank === 'normal');
    play.answers(seat, `monster:${skeleton?.id}`);
    const now = play.state.monsters.find(({ id }) => id === skeleton?.id);
    expect(now).toMatchObject({ rank: 'master', wounds: monsterRow('skeleton').master.wounds[3] });
    expect(play.asked(0)).toBe('turn.act');
  });

  rule(
    ['DES-14.15', 'DES-12.16'],
    'Hordes of the Things: two of a kind beside monsters of the area, in sight or not',
    () => {
      const play = reveals('hordes-of-the-things#1');
      const seat = play.overlordSeat;
      const before = play.state.monsters.length;
      expect(play.asked(seat)).toBe('overlord.reinforce');
      expect(play.can(seat)).toEqual(['monster:beastman', 'monster:skeleton', 'monster:bane-spider']);
      play.answers(seat, 'monster:bane-spider');
      for (let n = 0; n < 2; n++) play.answers(seat, play.can(seat)[0] ?? '');
      expect(play.state.monsters.slice(before).map(({ kind, ready }) => [kind, ready])).toEqual([
        ['bane-spider', false],
        ['bane-spider', false],
      ]);
    },
  );

  rule('DES-12.16', 'two copies work twice, and each may be left', () => {
    const play = reveals('hordes-of-the-things#1', 'hordes-of-the-things#2');
    const seat = play.overlordSeat;
    play.passes(seat);
    expect(play.asked(seat)).toBe('overlord.reinforce');
    play.passes(seat);
    expect(play.asked(0)).toBe('turn.act');
  });
});

describe('the steps', () => {
  const rich =
    (...cards: string[]) =>
    (state: State) => {
      opened(state);
      Object.assign(state.overlord, { threat: 60, hand: cards });
    };

  rule(['DES-11.11', 'DES-12.16'], 'one Power card, paid for, which stays', () => {
    const play = overlordTurn({ set: rich('doom#1', 'evil-genius#1') });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:doom');
    expect(play.state.overlord).toMatchObject({ threat: 62 - 20, powers: ['doom#1'], played: [] });
    expect(play.whyNot('card:evil-genius', seat)).toEqual(['overlord.why.powerStep', 'DES-11.11']);
    expect(play.state.overlord.hand).toContain('evil-genius#1');
  });

  rule(['DES-11.12', 'DES-12.15'], 'one Spawn card, after which no Power card comes', () => {
    const play = overlordTurn({ set: rich('sorcerer-circle#1', 'skeleton-patrol#1', 'doom#1') });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:sorcerer-circle').passes(seat).passes(seat);
    expect(play.state.overlord).toMatchObject({ threat: 62 - 5, played: ['sorcerer-circle#1'] });
    expect(play.whyNot('card:skeleton-patrol', seat)?.[1]).toBe('DES-11.12');
    expect(play.whyNot('card:doom', seat)?.[1]).toBe('DES-11.11');
  });

  rule(['DES-11.2', 'DES-13.2'], 'cards of the start of the turn come before the first monster, and no later', () => {
    const set = (state: State) => {
      rich('gust-of-wind#1', 'doom#1')(state);
      put(state, 'beastman', space(12, 9));
    };
    const play = overlordTurn({ set });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:doom');
    expect(play.can(seat)).toContain('card:gust-of-wind');
    play.answers(seat, `monster:${play.monster().id}`).passes(seat);
    expect(play.whyNot('card:gust-of-wind', seat)).toEqual(['overlord.why.started', 'DES-13.2']);
  });

  rule(['DES-12.22', 'DES-12.8'], 'one Event and one Trap answer the start of the turn (R69)', () => {
    const play = overlordTurn({ set: rich('gust-of-wind#1', 'gust-of-wind#2', 'dark-charm#1') });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:gust-of-wind');
    expect(play.whyNot('card:gust-of-wind', seat)).toEqual(['overlord.why.oneCard', 'DES-12.22']);
    expect(play.can(seat)).toContain('card:dark-charm');
    const loose = overlordTurn({
      set: rich('gust-of-wind#1', 'gust-of-wind#2'),
      options: { 'one-start-event': false },
    });
    loose.answers(seat, 'card:gust-of-wind');
    expect(loose.can(seat)).toContain('card:gust-of-wind');
  });

  rule(['DES-12.3', 'DES-12.4', 'DES-11.8'], 'the whole cost is paid, with discards in the middle of it', () => {
    const play = overlordTurn({
      set: state => {
        state.overlord.deck = copiesOf('charge', 4);
        Object.assign(state.overlord, { threat: 0, hand: ['sorcerer-circle#1', 'doom#1'] });
      },
    });
    const seat = play.overlordSeat;
    // 2 threat; the circle costs 5, and the rest of the hand would bring 5 + 1 + 1.
    play.answers(seat, 'card:sorcerer-circle');
    expect(play.asked(seat)).toBe('overlord.pay');
    expect(play.can(seat)).toEqual(['burn:doom', 'burn:charge']);
    play.answers(seat, 'burn:charge');
    expect(play.asked(seat)).toBe('overlord.pay');
    play.answers(seat, 'burn:doom');
    expect(play.state.overlord).toMatchObject({ threat: 2 + 1 + 5 - 5, played: ['sorcerer-circle#1'] });
    expect(play.state.overlord.discard).toHaveLength(2);
  });

  rule('DES-12.3', 'a card does not pay for itself: the rest of the hand does', () => {
    const { state } = overlordTurn();
    Object.assign(state.overlord, { threat: 3, hand: ['doom#1', 'doom#2', 'aim#1'] });
    const [doom, aim] = [rowOf('doom#1'), rowOf('aim#1')];
    expect(fundsFor(state, doom)).toBe(3 + doom.value + aim.value);
  });

  rule('DES-12.3', 'what all of the hand could not pay cannot be played', () => {
    const play = overlordTurn({ set: state => void Object.assign(state.overlord, { hand: ['doom#1'] }) });
    expect(play.whyNot('card:doom', play.overlordSeat)).toEqual(['overlord.why.threat', 'DES-12.3']);
  });

  rule(['DES-11.1', 'DES-11.11', 'DES-11.12'], 'Power, then Spawn, then monsters: no step comes back', () => {
    const play = overlordTurn({
      set: state => {
        rich('doom#1', 'evil-genius#1', 'skeleton-patrol#1')(state);
        put(state, 'beastman', space(12, 9));
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:doom');
    expect(play.can(seat)).toContain('card:skeleton-patrol');
    play.answers(seat, `monster:${play.monster().id}`).passes(seat);
    expect(play.whyNot('card:skeleton-patrol', seat)).toEqual(['overlord.why.spawnStep', 'DES-11.12']);
    expect(play.whyNot('card:evil-genius', seat)).toEqual(['overlord.why.powerStep', 'DES-11.11']);
  });

  rule(['DES-13.2', 'DES-12.22'], 'a new turn has a new beginning, and what lasted until it is over', () => {
    const play = overlordTurn({
      set: state => {
        rich('gust-of-wind#1')(state);
        Object.assign(state.overlord, { used: ['activated', 'start:event'], lasting: ['gust-of-wind'] });
      },
    });
    expect(play.can(play.overlordSeat)).toContain('card:gust-of-wind');
    expect(play.state.overlord.lasting).toEqual([]);
  });

  rule(['DES-8.31', 'DES-8.22'], 'after each card a hero on guard may strike, before the overlord goes on', () => {
    const play = overlordTurn({
      set: (state, [hero]) => {
        rich('doom#1')(state);
        put(state, 'beastman', space(4, 9));
        if (hero) Object.assign(hero, { at: space(3, 9), order: 'guard' });
      },
    });
    play.passes(0); // when the threat is collected
    play.answers(play.overlordSeat, 'card:doom');
    expect([play.asked(0), play.state.overlord.powers]).toEqual(['guard.ask', ['doom#1']]);
  });

  rule('DRF-2.14', 'Rage once on a monster in a turn, though it be activated again', () => {
    const play = overlordTurn({
      set: state => {
        rich('rage#1', 'rage#2')(state);
        put(state, 'beastman', space(12, 9));
      },
    });
    const seat = play.overlordSeat;
    const { id } = play.monster();
    play.seat(seat).does(`monster:${id}`, 'card:rage');
    play.monster().ready = true;
    play.passes(seat).answers(seat, `monster:${id}`);
    expect(play.whyNot('card:rage', seat)).toEqual(['overlord.why.onceAMonster', 'DRF-2.14']);
  });

  rule(['DES-11.18', 'DES-5.8'], 'the turn ends when the overlord has had enough, and the next round begins', () => {
    const play = overlordTurn({ set: opened });
    play.passes(play.overlordSeat);
    expect(play.state).toMatchObject({ round: 2, phase: 'heroes' });
  });
});

describe('activation', () => {
  rule(['DES-11.13', 'DES-11.17', 'DES-16.2'], 'each monster once, in any order, and none has to', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      put(state, 'skeleton', space(14, 9));
    });
    const seat = play.overlordSeat;
    activates(play, 1);
    expect(play.state.overlord.acting).toMatchObject({ movement: 5, attacks: 1 });
    expect(play.can(seat)).not.toContain('order:aim');
    play.passes(seat);
    expect(play.whyNot(`monster:${play.monster(1).id}`, seat)).toEqual(['overlord.why.acted', 'DES-11.13']);
    expect(play.can(seat)).toContain(`monster:${play.monster(0).id}`);
    play.passes(seat);
    expect(play.state.round).toBe(2);
  });

  rule(['DES-11.14', 'DES-16.3', 'DES-16.5'], 'EX-61: it moves up to its speed, in parts as it likes', () => {
    const play = step4(state => void put(state, 'beastman', space(12, 9)));
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'walk:space:14,9');
    expect(play.state.overlord.acting?.movement).toBe(2);
    expect(play.told().at(-1)).toMatchObject({ text: 'log.overlord.walks', with: { n: 2 } });
    play.answers(seat, 'walk:space:13,10');
    expect(play.monster().at).toBe(space(13, 10));
    expect(play.state.overlord.acting?.movement).toBe(1);
    play.passes(seat);
    expect(play.state.overlord.acting).toBeUndefined();
  });

  rule('DES-11.16', 'who was placed with an area waits for the next turn', () => {
    const play = step4(state => void put(state, 'beastman', space(12, 9)), {
      set: ({ monsters: [monster] }) => void (monster && Object.assign(monster, { ready: false })),
    });
    expect(play.can(play.overlordSeat)).toEqual([]);
  });
});

rule('DES-11.14', 'a monster that has made its attack walks on, and makes no other', () => {
  const play = monsterTurn([], { dice: [RED.miss, GREEN.one] });
  const seat = play.overlordSeat;
  play.seat(seat).does(`monster:${play.monster().id}`, `attack:own:${HERE}`);
  expect(play.whyNot(`attack:own:${HERE}`, seat)).toEqual(['overlord.why.attacks', 'DES-11.14']);
  expect(play.can(seat).some(key => key.startsWith('walk:'))).toBe(true);
});

rule('DES-11.15', 'a monster that was spawned may act at once', () => {
  const play = fightTurn(['razorwing-flock#1'], {
    set: ({ board }) => void Object.assign(board, { revealed: [0, 1] }),
  });
  const seat = play.overlordSeat;
  play
    .seat(seat)
    .does('card:razorwing-flock', `place:${space(12, 9)}`)
    .passes(seat);
  const spawned = play.state.monsters.at(-1);
  play.answers(seat, `monster:${spawned?.id}`);
  expect(play.state.overlord.acting).toMatchObject({ monster: spawned?.id, movement: 6 });
});
