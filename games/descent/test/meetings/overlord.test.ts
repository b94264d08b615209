// The overlord’s affairs meet other chapters: cards and what they cost, a deck at its end, guards and monsters that act, room for large ones.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect, vi } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { groundNow, propAt } from '../../rules/board.ts';
import { descent } from '../../rules/game.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { type Hero, type State, standsOn } from '../../rules/state.ts';
import { BLANKS, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { BESIDE, battle, FAR, HERE } from '../fight.ts';
import { acting, overlordTurn } from '../fights-of-monsters.ts';
import { lay, type Play, pair, put, scene } from '../scene.ts';

rule(
  ['DES-11.10', 'DES-26.9'],
  'when the last card is drawn the pool shrinks, scripts hear of it, then there is a new deck',
  () => {
    const heard: unknown[] = [];
    const happen = vi.spyOn(descent.calls, 'happen').mockImplementation(function* (t, what) {
      if (what.what === 'lastCard') heard.push([t.state.conquest, t.state.overlord.deck.length]);
    });
    const play = scene({
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        state.conquest = 5;
        Object.assign(state.overlord, { deck: ['aim#1'], discard: ['doom#1', 'rage#1'] });
      },
    });
    happen.mockRestore();
    expect(heard).toEqual([[2, 0]]);
    expect(play.state.overlord.deck).toHaveLength(1);
  },
);

rule(
  ['DES-12.11', 'DES-26.9'],
  'R76: whoever a trap moves enters the space beside once, and leaves the other once',
  () => {
    const happen = vi.spyOn(descent.calls, 'happen');
    const play = scene({
      dice: [POWER.blank],
      set: (state, [hero]) => {
        Object.assign(state.overlord, { threat: 30, hand: ['spiked-pit#1'] });
        if (hero) hero.at = space(3, 10);
      },
    }).does('action:run', `walk:${space(4, 10)}`);
    play.answers(play.overlordSeat, 'card:spiked-pit');
    happen.mockClear();
    play.does(`place:${space(5, 10)}`).overlordWaits();
    const moves = happen.mock.calls.flatMap(([, one]) => (one.what === 'enter' || one.what === 'leave' ? [one] : []));
    happen.mockRestore();
    expect(moves.filter(({ at }) => at === space(5, 10)).map(({ what }) => what)).toEqual(['enter']);
    expect(play.hero().at).toBe(space(5, 10));
  },
);

describe('a block that falls on a key', () => {
  const falls = (wounds: number) => {
    const play = scene({
      dice: [POWER.more, POWER.more, POWER.more, POWER.more],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: space(3, 10), wounds });
        friend.at = space(1, 13);
        lay(state, { kind: 'key', colour: 'red' }, space(4, 10));
        Object.assign(state.overlord, { threat: 20, hand: ['crushing-block#1'] });
        state.conquest = 9;
      },
    }).does('action:run', `walk:${space(4, 10)}`);
    const seat = play.overlordSeat;
    play.answers(seat, 'card:crushing-block');
    if (play.asked(seat) === 'overlord.trap.shift') play.answers(seat, `place:${space(3, 9)}`);
    return play;
  };
  const keyOf = (play: Play) => play.state.board.markers.find(({ kind }) => kind === 'key')?.at;

  rule(['DES-12.13', 'DES-17.5'], 'R99: the key lies where the hero is moved to, and is theirs for the taking', () => {
    const play = falls(9);
    expect([propAt(play.state, space(4, 10)), play.hero().at, keyOf(play)]).toEqual([
      'rubble',
      space(3, 9),
      space(3, 9),
    ]);
    play.does('pick-up:marker:key#1');
    expect(play.state.board.keys).toEqual(['red']);
  });

  rule(['DES-12.13', 'DES-37.2'], 'R99: and beside the rubble where nobody is left to be moved', () => {
    const play = falls(4);
    const at = keyOf(play);
    expect([play.hero().at, at && groundNow(play.state).open.distance(at, space(4, 10))]).toEqual([undefined, 1]);
  });
});

describe('cards', () => {
  rule(['DES-12.18', 'DRF-2.15a'], 'R48: with every hero in Town there is nobody to charm', () => {
    const play = overlordTurn({
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
        const play = overlordTurn({ set: state => acting(state, { threat, hand: ['doom#1', ...hand] }) });
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

  rule(
    ['DES-11.10', 'DES-11.9', 'DES-11.19', 'DES-12.20'],
    'the deck ends with the last card of the draw, over a full hand: what is discarded then is not in the new deck',
    () => {
      const play = overlordTurn({
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
});

describe('one reroll', () => {
  rule(['DES-13.7', 'DES-19.10'], 'nor two heroes one after the other: Trenloe, and then Lyssa whom he strikes', () => {
    const strike = () =>
      battle(
        {
          hero: 'trenloe-the-strong',
          friend: 'lyssa',
          equipped: ['sword#1'],
          dice: [RED.two, GREEN.three, ...BLANKS, GREEN.one],
          set: (_, [, lyssa]) => void (lyssa && Object.assign(lyssa, { at: space(3, 10) })),
        },
        'sword#1',
        space(3, 10),
      );
    // He lets the dice lie, and she may ask for one; he does not, and she may not.
    expect([strike().passes().asked(), strike().does('die:green:1').asked()]).toEqual(['attack.again', 'attack.spend']);
  });
});

rule(
  ['DES-13.10', 'DES-30.9', 'DES-37.2'],
  'R77: the Mimic and whoever opened it fall in one blast: what it held comes to the opener, in Town',
  () => {
    const play = battle(
      {
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['flame-strike#1'],
        dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.twoDamage, ...BLANKS],
        set: (state, heroes, monster) => {
          const chest = { id: 'marker:chest#1', kind: 'chest', tier: 'copper', at: BESIDE } as const;
          state.monsters = [{ ...monster, chest }];
          state.guide.chests[chest.id] = 3;
          state.guide.openers[chest.id] = 'hero:mad-carthos';
          state.decks.treasures.copper = ['belt-of-strength#1', 'ring-of-quickness#1'];
          const [hero] = pair(heroes);
          Object.assign(hero, { wounds: 1, coins: 0, at: HERE });
          state.conquest = 9;
        },
      },
      'flame-strike#1',
      BESIDE,
      'blast',
    );
    while (play.asked(0) !== 'attack.order') play.passes(0);
    play.seat(0).chooses('attack.order', 'figure:hero:mad-carthos', 'figure:monster:beastman#1');
    while (play.asked(0) === 'equip.ask') play.passes(0);
    expect([play.hero(0).at, play.hero(0).coins, play.state.monsters]).toEqual([undefined, 100, []]);
    expect([...play.hero(0).equipped, ...play.hero(0).pack].length).toBe(2);
  },
);

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
      const play = overlordTurn({
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
      play.seat(seat).does('card:razorwing-flock', `recycle:${recycled}`);
      const [place = ''] = play.can(seat).filter(key => key.startsWith('place:'));
      play.answers(seat, place);
      const back = play.state.monsters.at(-1);
      expect([back?.kind, back?.tokens, back?.ready, (back?.wounds ?? 0) > 1]).toEqual(['razorwing', {}, true, true]);
      expect(play.state.monsters.some(({ id }) => id === recycled)).toBe(false);
    },
  );
});

rule(
  ['DES-14.10', 'DES-26.4', 'DES-12.16'],
  'with all normal skeletons on the board the Hordes take two from elsewhere, or do without',
  () => {
    const hordes = (): Play => {
      const play = scene({
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: FAR });
          friend.at = space(1, 13);
          Object.assign(state.overlord, { powers: ['hordes-of-the-things#1'] });
          for (let n = 0; n < 4; n++) put(state, 'skeleton', space(1 + n, 9));
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'monster:skeleton');
      return play;
    };
    const play = hordes();
    const seat = play.overlordSeat;
    const elsewhere = (of: Play) => of.state.monsters.filter(({ id }) => /#[1-4]$/.test(id)).length;
    expect([play.asked(seat), play.can(seat)]).toEqual([
      'ask.figure',
      expect.arrayContaining(['monster:monster:skeleton#1']),
    ]);
    play.answers(seat, 'monster:monster:skeleton#1');
    expect([play.asked(seat), elsewhere(play)]).toEqual(['overlord.spawn', 3]);
    const without = hordes().passes(seat);
    expect([without.asked(0), elsewhere(without)]).toEqual(['turn.act', 4]);
  },
);
