// DES-11, DES-14: the overlord's turn in its steps, threat and cards, spawning, and monsters that act.

import { rule } from '@veillee/kernel/test/rule';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { BASE, rowsOf } from '../content/boxes.ts';
import { monsterRow } from '../content/monsters.ts';
import { CARDS_A_TURN, overlordCards } from '../content/overlord.ts';
import { questRow } from '../content/quests.ts';
import { drawnIn, fundsFor, rowOf } from '../rules/overlord/deck.ts';
import { figuresLeft } from '../rules/overlord/monsters.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import type { State } from '../rules/state.ts';
import { base, lay, type Plan, put, scene, space } from './scene.ts';

/** The overlord's turn is about to begin. The deck is made of cards that answer nothing here. */
function turn({ set, ...plan }: Plan = {}) {
  return scene({
    position: { at: 'overlord' },
    ...plan,
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.deck = [...copiesOf('aim', 3), ...copiesOf('dodge', 3)];
      set?.(state, heroes);
    },
  });
}
/** Behind the first door, in an area that is revealed, where no hero sees. */
function opened(state: State): void {
  state.board.revealed = [0, 1];
}

describe('threat and cards', () => {
  rule(
    ['DES-11.1', 'DES-11.6', 'DES-39.1', 'DES-3.23'],
    'the turn begins with 1 threat for each hero and two cards',
    () => {
      const play = turn({ heroes: ['steelhorns', 'mad-carthos', 'nanok-of-the-blade'] });
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
      const play = turn({ quest: 'black-blade', options: { pool: 'balanced' } });
      expect([play.state.overlord.draws, play.state.overlord.hand.length]).toEqual([draws[3], drawnIn(draws[3], 1)]);
      expect(turn({ quest: 'black-blade' }).state.overlord.draws).toBe(CARDS_A_TURN);
    },
  );

  rule('DES-11.6', 'heroes in Town count, unless the table says otherwise (R6)', () => {
    const set: Plan['set'] = (_, [hero]) => {
      if (hero) hero.at = undefined;
    };
    expect(turn({ set }).state.overlord.threat).toBe(2);
    expect(turn({ set, options: { 'threat-without-town': true } }).state.overlord.threat).toBe(1);
  });

  rule(
    ['DES-11.7', 'DES-12.1', 'DES-12.5', 'DES-39.3'],
    'a card is discarded for its threat value, and does nothing else',
    () => {
      const play = turn({ set: state => void state.overlord.hand.push('doom#1') });
      play.answers(play.overlordSeat, 'burn:doom');
      expect(play.state.overlord).toMatchObject({ threat: 2 + 5, discard: ['doom#1'], powers: [], played: [] });
    },
  );

  rule(['DES-11.9', 'DES-3.24'], 'no more than eight cards are kept; the others bring their threat (R65)', () => {
    const play = turn({
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
      const play = turn({
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
      expect(play.told()).toContain('log.overlord.lastCard');
    },
  );

  rule('DES-11.10', 'the last card can end the game', () => {
    const play = turn({
      set: state => void Object.assign(state, { conquest: 3, overlord: { ...state.overlord, deck: ['aim#1'] } }),
    });
    expect(play.table.over).toBe(true);
    expect(play.state.won).toBe('overlord');
  });

  rule('DES-39.8', 'threat is kept from turn to turn', () => {
    const play = turn({ set: ({ overlord }) => void Object.assign(overlord, { threat: 40 }) });
    expect(play.state.overlord.threat).toBe(42);
  });

  rule(['DES-3.22', 'DES-12.6'], 'the basic deck has 36 cards of four types', () => {
    const cards = rowsOf(overlordCards, BASE);
    expect(cards.flatMap(({ id, copies }) => copiesOf(id, copies))).toHaveLength(36);
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['event', 'trap', 'power', 'spawn']));
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
    const play = turn({ set: rich('doom#1', 'evil-genius#1') });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:doom');
    expect(play.state.overlord).toMatchObject({ threat: 62 - 20, powers: ['doom#1'], played: [] });
    expect(play.whyNot('card:evil-genius', seat)).toEqual(['overlord.why.powerStep', 'DES-11.11']);
    expect(play.state.overlord.hand).toContain('evil-genius#1');
  });

  rule(['DES-11.12', 'DES-12.15'], 'one Spawn card, after which no Power card comes', () => {
    const play = turn({ set: rich('sorcerer-circle#1', 'skeleton-patrol#1', 'doom#1') });
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
    const play = turn({ set });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:doom');
    expect(play.can(seat)).toContain('card:gust-of-wind');
    play.answers(seat, `monster:${play.monster().id}`).passes(seat);
    expect(play.whyNot('card:gust-of-wind', seat)).toEqual(['overlord.why.started', 'DES-13.2']);
  });

  rule(['DES-12.22', 'DES-12.8'], 'one Event and one Trap answer the start of the turn (R69)', () => {
    const play = turn({ set: rich('gust-of-wind#1', 'gust-of-wind#2', 'dark-charm#1') });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:gust-of-wind');
    expect(play.whyNot('card:gust-of-wind', seat)).toEqual(['overlord.why.oneCard', 'DES-12.22']);
    expect(play.can(seat)).toContain('card:dark-charm');
    const loose = turn({ set: rich('gust-of-wind#1', 'gust-of-wind#2'), options: { 'one-start-event': false } });
    loose.answers(seat, 'card:gust-of-wind');
    expect(loose.can(seat)).toContain('card:gust-of-wind');
  });

  rule(['DES-12.3', 'DES-12.4', 'DES-11.8'], 'the whole cost is paid, with discards in the middle of it', () => {
    const play = turn({
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
    const { state } = turn();
    Object.assign(state.overlord, { threat: 3, hand: ['doom#1', 'doom#2', 'aim#1'] });
    const [doom, aim] = [rowOf('doom#1'), rowOf('aim#1')];
    expect(fundsFor(state, doom)).toBe(3 + doom.value + aim.value);
  });

  rule('DES-12.3', 'what all of the hand could not pay cannot be played', () => {
    const play = turn({ set: state => void Object.assign(state.overlord, { hand: ['doom#1'] }) });
    expect(play.whyNot('card:doom', play.overlordSeat)).toEqual(['overlord.why.threat', 'DES-12.3']);
  });

  rule(['DES-11.1', 'DES-11.11', 'DES-11.12'], 'Power, then Spawn, then monsters: no step comes back', () => {
    const play = turn({
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
    const play = turn({
      set: state => {
        rich('gust-of-wind#1')(state);
        Object.assign(state.overlord, { used: ['activated', 'start:event'], lasting: ['gust-of-wind'] });
      },
    });
    expect(play.can(play.overlordSeat)).toContain('card:gust-of-wind');
    expect(play.state.overlord.lasting).toEqual([]);
  });

  rule(['DES-8.31', 'DES-8.22'], 'after each card a hero on guard may strike, before the overlord goes on', () => {
    const play = turn({
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
    const play = turn({
      set: state => {
        rich('rage#1', 'rage#2')(state);
        put(state, 'beastman', space(12, 9));
      },
    });
    const seat = play.overlordSeat;
    const { id } = play.monster();
    play.answers(seat, `monster:${id}`, 'card:rage');
    play.monster().ready = true;
    play.passes(seat).answers(seat, `monster:${id}`);
    expect(play.whyNot('card:rage', seat)).toEqual(['overlord.why.onceAMonster', 'DRF-2.14']);
  });

  rule(['DES-11.18', 'DES-5.8'], 'the turn ends when the overlord has had enough, and the next round begins', () => {
    const play = turn({ set: opened });
    play.passes(play.overlordSeat);
    expect(play.state).toMatchObject({ round: 2, phase: 'heroes' });
  });
});

describe('spawning', () => {
  const spawning = (card: string, more: (state: State) => void = () => undefined) =>
    turn({
      set: state => {
        opened(state);
        Object.assign(state.overlord, { threat: 20, hand: [`${card}#1`] });
        more(state);
      },
    });

  rule(
    ['DES-14.5', 'DES-14.4', 'DES-11.12', 'DES-11.15'],
    'a card’s monsters appear where no hero looks, and may act in the same turn',
    () => {
      const play = spawning('skeleton-patrol');
      const seat = play.overlordSeat;
      play.answers(seat, 'card:skeleton-patrol');
      const places = play.can(seat);
      expect(places).toContain(`place:${space(12, 9)}`);
      // In the heroes' own room, and in what nobody has seen.
      expect(places).not.toContain(`place:${space(3, 9)}`);
      expect(places).not.toContain(`place:${space(24, 9)}`);
      play.answers(seat, `place:${space(12, 9)}`, `place:${space(13, 9)}`, `place:${space(14, 9)}`);
      expect(play.state.monsters.map(({ kind, rank, ready }) => [kind, rank, ready])).toEqual([
        ['skeleton', 'normal', true],
        ['skeleton', 'normal', true],
        ['skeleton', 'master', true],
      ]);
      expect(play.can(seat)).toContain(`monster:${play.monster(2).id}`);
    },
  );

  rule('DES-14.5', 'an open door shows more, and then there is less room', () => {
    const play = scene({ set: opened });
    const shut = spawnSites(play.state, '1x1').length;
    play.state.board.open.push('mine-door');
    play.hero(0).at = space(7, 9);
    expect(spawnSites(play.state, '1x1').length).toBeLessThan(shut);
    expect(spawnSites(play.state, '1x1')).not.toContain(space(12, 9));
  });

  rule(['DES-14.14', 'DES-35.8'], 'Boggs looks like a hero, other companions do not', () => {
    const { state } = scene({ set: opened });
    const at = space(13, 9);
    const free = spawnSites(state, '1x1').length;
    state.companions.push({ id: 'skye', owner: 'hero:steelhorns', at, carries: [] });
    expect(spawnSites(state, '1x1')).toHaveLength(free);
    state.companions.push({ id: 'boggs', owner: 'hero:steelhorns', at, carries: [] });
    expect(spawnSites(state, '1x1').length).toBeLessThan(free);
  });

  rule('DES-14.19', 'heroes in Town see nothing', () => {
    const { state } = scene({ set: opened });
    for (const hero of state.heroes) hero.at = undefined;
    expect(spawnSites(state, '1x1')).toContain(space(3, 9));
  });

  rule('DES-14.13', 'not on an active glyph, though on one that sleeps', () => {
    const { state } = scene({ set: opened });
    lay(state, { kind: 'glyph', active: false }, space(12, 9));
    lay(state, { kind: 'glyph', active: true }, space(13, 9));
    expect(spawnSites(state, '1x1')).toContain(space(12, 9));
    expect(spawnSites(state, '1x1')).not.toContain(space(13, 9));
  });

  rule('DES-14.11', 'fewer may be placed', () => {
    const play = spawning('skeleton-patrol');
    const seat = play.overlordSeat;
    play
      .answers(seat, 'card:skeleton-patrol')
      .passes(seat)
      .passes(seat)
      .answers(seat, `place:${space(12, 9)}`);
    expect(play.state.monsters.map(({ rank }) => rank)).toEqual(['master']);
  });

  const row = (state: State, y: number, xs: readonly number[], rank: 'normal' | 'master' = 'normal') => {
    for (const x of xs) put(state, 'beastman', space(x, y), rank);
  };

  rule(['DES-14.8', 'DES-14.9'], 'with all normal figures on the board a master may come instead (EX-18)', () => {
    const { figures } = monsterRow('beastman');
    const play = spawning('beastmen-war-party', state => {
      row(state, 9, [12, 13, 14, 15]);
      row(state, 10, [12, 13]);
    });
    const seat = play.overlordSeat;
    expect(play.state.monsters).toHaveLength(figures.normal);
    play.answers(seat, 'card:beastmen-war-party', `place:${space(14, 10)}`);
    expect(play.monster(6)).toMatchObject({ rank: 'master' });
  });

  rule(
    ['DES-14.10', 'DES-14.12', 'DES-14.20'],
    'a figure on the board may be taken and come back as new (EX-19)',
    () => {
      const play = spawning('beastmen-war-party', state => {
        row(state, 9, [12, 13, 14, 15]);
        row(state, 10, [12]);
        row(state, 8, [11, 12, 13], 'master');
        put(state, 'skeleton', space(15, 8));
        const [first] = state.monsters;
        if (first) Object.assign(first, { wounds: 1, tokens: { burn: 2 } });
      });
      const seat = play.overlordSeat;
      const first = play.monster().id;
      // One normal figure is left, and no master.
      play.answers(seat, 'card:beastmen-war-party', `place:${space(14, 10)}`);
      // Nothing but normal figures of the kind may be taken for it.
      const normal = play.state.monsters.filter(({ kind, rank }) => kind === 'beastman' && rank === 'normal');
      expect(play.can(seat)).toEqual(normal.map(({ id }) => `recycle:${id}`));
      play.answers(seat, `recycle:${first}`);
      // Where it stood there is room again.
      expect(play.can(seat)).toContain(`place:${space(12, 9)}`);
      expect(play.state.monsters.some(({ id }) => id === first)).toBe(false);
      play.answers(seat, `place:${space(15, 10)}`);
      const fresh = play.state.monsters.at(-1);
      expect(fresh).toMatchObject({ rank: 'normal', wounds: monsterRow('beastman').normal.wounds[3] });
      expect(fresh?.tokens).toEqual({});
      play.passes(seat);
      expect(play.state.monsters.map(({ kind, rank }) => `${rank} ${kind}`).toSorted()).toEqual([
        ...Array(3).fill('master beastman'),
        ...Array(6).fill('normal beastman'),
        'normal skeleton',
      ]);
    },
  );

  rule('DES-36.8', 'a unique monster has a red figure of its kind', () => {
    const { state } = scene({ set: opened });
    expect(figuresLeft(state, 'ogre', 'master')).toBe(1);
    state.monsters.push({
      ...put(state, 'ogre', base(12, 9, 2, 2), 'master'),
      id: 'monster:ourgash',
      rank: 'unique',
      unique: 'ourgash',
    });
    state.monsters.splice(0, 1);
    expect(figuresLeft(state, 'ogre', 'master')).toBe(0);
  });
});
