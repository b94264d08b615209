// DES-12: cards of the overlord, with their numbers, at their moments.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { BASE, rowsOf } from '../../../content/boxes.ts';
import { overlordCards } from '../../../content/overlord.ts';
import { propAt } from '../../../rules/board.ts';
import { costOf, rowOf } from '../../../rules/overlord/deck.ts';
import { shiftSpaces } from '../../../rules/overlord/shift.ts';
import { cardsFor } from '../../../rules/overlord/timing.ts';
import type { State } from '../../../rules/state.ts';
import { type Plan, type Play, pair, put, scene } from '../../scene.ts';
import { BLANK, PLUS, place, SURGE, walking, wounds } from '../../walks.ts';

describe('what nobody learns', () => {
  const HANDS = [
    ['spiked-pit#1', 'crushing-block#1'],
    ['doom#1', 'aim#1'],
    ['mimic#1', 'rage#1'],
  ] as const;

  rule(
    ['DES-12.2', 'DES-13.1'],
    'the overlord is asked alike whatever they hold: pause, log, view and undo are the same',
    () => {
      const seen = HANDS.map(hand => {
        const play = walking(hand);
        play.does('walk:space:5,10');
        const { match } = play;
        const paused = [
          play.asked(play.overlordSeat),
          play.asked(0),
          match.undoTarget(0),
          match.view(0),
          [...match.told(0)],
        ];
        play.passes(play.overlordSeat).passes(play.overlordSeat);
        return [paused, play.asked(0), match.undoTarget(0), match.view(0), [...match.told(0)], match.view('spectator')];
      });
      for (const one of seen) expect(one).toEqual(seen[0]);
      expect(seen[0]?.[1]).toBe('turn.act');
    },
  );

  rule('DES-12.2', 'heroes see nothing of a card that is not yet paid for, since it may still be taken back', () => {
    const begin = (hand: readonly string[]) =>
      scene({
        position: { at: 'overlord' },
        set: state => {
          state.phase = 'overlord';
          state.turn = undefined;
          Object.assign(state.overlord, { step: 2, threat: 1, hand: [...hand] });
        },
      });
    // An Event of the start, a Spawn card, a Power: each would be paid for with what the rest of the hand brings.
    for (const card of ['gust-of-wind', 'skeleton-patrol', 'trapmaster']) {
      const play = begin([`${card}#1`, 'doom#1', 'evil-genius#1', 'brilliant-commander#1']);
      const { match } = play;
      const seat = play.overlordSeat;
      const seen = () => [match.view(0), match.view('spectator'), [...match.told(0)]];
      const before = seen();
      play.answers(seat, `card:${card}`);
      expect([play.asked(seat), play.can(seat)]).toEqual([
        'overlord.pay',
        ['burn:doom', 'burn:evil-genius', 'burn:brilliant-commander'],
      ]);
      expect(seen()).toEqual(before);
      match.undo(seat);
      expect([play.asked(seat), play.state.overlord.hand.includes(`${card}#1`)]).toEqual(['overlord.turn', true]);
      expect(seen()).toEqual(before);
    }
  });

  rule(['DES-12.2', 'DES-11.8'], 'what a discard has brought everybody has seen: it is not taken back', () => {
    const play = scene({
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 2, threat: 1, hand: ['sorcerer-circle#1', 'rage#1', 'doom#1', 'aim#1'] });
      },
    });
    const seat = play.overlordSeat;
    play.seat(seat).does('card:sorcerer-circle', 'burn:rage');
    expect([play.asked(seat), play.match.undoTarget(seat)]).toEqual(['overlord.pay', undefined]);
    // Of the card itself nothing is to be seen before it is paid for.
    expect(play.seat(0).view().overlord).toMatchObject({ played: [], hand: 3, threat: 2, step: 2 });
    play.answers(seat, 'burn:doom');
    expect(play.state.overlord).toMatchObject({ played: ['sorcerer-circle#1'], hand: ['aim#1'], threat: 2, step: 4 });
  });

  rule('DES-12.2', 'a step without a trap can be taken back, as if the overlord had held none', () => {
    const play = walking(HANDS[0]);
    play.does('walk:space:4,10').passes(play.overlordSeat);
    expect(play.match.undoTarget(0)).toBeDefined();
  });

  rule('DES-12.2', 'nobody is asked where all know that no card can come', () => {
    // No card; or no threat, and one card that could not pay for itself.
    for (const [hand, threat] of [
      [[], 30],
      [['spiked-pit#1'], 1],
    ] as const) {
      const play = walking(hand, {}, threat);
      play.does('walk:space:4,10');
      expect(play.asked(play.overlordSeat)).toBeUndefined();
    }
    // All of them lie face up.
    const played = [...copiesOf('spiked-pit', 2), 'crushing-block#1'];
    const play = walking(['doom#1', 'aim#1'], { set: ({ overlord }) => void overlord.played.push(...played) });
    play.does('walk:space:4,10');
    expect(play.asked(play.overlordSeat)).toBeUndefined();
  });

  rule('DES-12.2', 'discarded for threat they might be anywhere: the overlord is asked', () => {
    const burnt = [...copiesOf('spiked-pit', 2), 'crushing-block#1'];
    const play = walking(['doom#1', 'aim#1'], { set: ({ overlord }) => void overlord.discard.push(...burnt) });
    play.does('walk:space:4,10');
    expect(play.asked(play.overlordSeat)).toBe('overlord.answer.space');
    expect(play.can(play.overlordSeat)).toEqual([]);
  });

  rule('DES-12.18', 'cards about heroes in Town do not come', () => {
    expect(rowsOf(cardsFor('before-hero-turn'), BASE)).toEqual([]);
  });
});

describe('what cards cost and do is changed', () => {
  rule('DES-12.3', 'Trapmaster: traps cost 1 less and deal 2 wounds more', () => {
    const play = walking(['spiked-pit#1'], {
      dice: [PLUS],
      set: ({ overlord }) => void overlord.powers.push('trapmaster#1'),
    });
    expect(costOf(play.state, rowOf('spiked-pit')).total).toBe(2);
    expect(costOf(play.state, rowOf('charge')).total).toBe(4);
    play.does('walk:space:4,10').answers(play.overlordSeat, 'card:spiked-pit');
    expect(wounds(play)).toBe(4);
    expect(play.state.overlord.threat).toBe(28);
  });

  rule('A-31', 'Spiritspeaker Mok makes every card dearer, and discounts add up', () => {
    const play = scene({
      heroes: ['spiritspeaker-mok', 'steelhorns'],
      set: ({ overlord }) => void overlord.powers.push('trapmaster#1'),
    });
    expect(costOf(play.state, rowOf('charge')).total).toBe(5);
    expect(costOf(play.state, rowOf('spiked-pit')).total).toBe(3);
  });

  rule('DES-12.3', 'a wary hero costs the overlord 1 threat a turn, and suffers 1 wound less from traps', () => {
    const play = walking(['spiked-pit#1'], { dice: [PLUS], set: (_, [hero]) => void hero?.skills.push('cautious') });
    play.does('walk:space:4,10').answers(play.overlordSeat, 'card:spiked-pit');
    expect(wounds(play)).toBe(1);
    const turn = scene({
      position: { at: 'overlord' },
      set: (state, [hero]) => {
        state.phase = 'overlord';
        hero?.skills.push('cautious');
      },
    });
    expect(turn.state.overlord.threat).toBe(1);
  });
});

describe('cards of the overlord’s own turn', () => {
  const own = (cards: readonly string[], more: Plan = {}) =>
    scene({
      position: { at: 'overlord' },
      ...more,
      set: (state, heroes) => {
        state.phase = 'overlord';
        state.turn = undefined;
        state.board.revealed = [0, 1];
        Object.assign(state.overlord, { threat: 50, hand: [...cards], deck: copiesOf('aim', 3), step: 2 });
        more.set?.(state, heroes);
      },
    });
  const beast = (state: State) => {
    const monster = put(state, 'beastman', space(12, 9));
    monster.ready = true;
  };

  rule('DES-12.7', 'Charge: the speed counts twice for this activation', () => {
    const play = own(['charge#1'], { set: beast });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    expect(play.state.overlord.acting?.movement).toBe(4);
    play.answers(seat, 'card:charge');
    expect(play.state.overlord.acting?.movement).toBe(8);
    expect(play.state.overlord).toMatchObject({ threat: 46, played: ['charge#1'] });
  });

  rule('DRF-2.14', 'Rage: two attacks, four with Quick Shot; not twice on one monster in a turn', () => {
    const play = own(['rage#1', 'rage#2'], { set: beast });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, 'card:rage');
    expect(play.state.overlord.acting?.attacks).toBe(2);
    expect(play.whyNot('card:rage', seat)?.[1]).toBe('DES-12.8');
    const quick = own(['rage#1'], {
      set: state => {
        put(state, 'manticore', base(12, 9, 2, 2)).ready = true;
      },
    });
    quick.seat(seat).does(`monster:${quick.monster().id}`, 'card:rage');
    expect(quick.state.overlord.acting?.attacks).toBe(4);
  });

  rule('DES-12.8', 'Charge and Rage answer the same activation: one of them can', () => {
    const play = own(['rage#1', 'charge#1'], { set: beast });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, 'card:charge');
    expect(play.whyNot('card:rage', seat)).toEqual(['overlord.why.oneCard', 'DES-12.8']);
  });

  rule('DES-13.1', 'Charge and Rage come before the monster has done anything', () => {
    const play = own(['charge#1'], { set: beast });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, 'walk:space:13,9');
    expect(play.can(seat)).not.toContain('card:charge');
  });

  rule('DES-14.17', 'Gust of Wind: heroes see five spaces far until the overlord’s next turn', () => {
    const play = own(['gust-of-wind#1', 'skeleton-patrol#1'], {
      set: (state, heroes) => {
        state.board.open.push('mine-door');
        place(heroes, 0, 7, 9);
        place(heroes, 1, 1, 13);
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:skeleton-patrol');
    const before = play.can(seat);
    expect(before).not.toContain('place:space:14,9');
    const calm = own(['gust-of-wind#1', 'skeleton-patrol#1'], {
      set: (state, heroes) => {
        state.board.open.push('mine-door');
        place(heroes, 0, 7, 9);
        place(heroes, 1, 1, 13);
      },
    });
    calm.seat(seat).does('card:gust-of-wind', 'card:skeleton-patrol');
    expect(calm.can(seat)).toContain('place:space:14,9');
    expect(calm.can(seat)).not.toContain('place:space:12,9');
    calm.passes(seat).passes(seat).passes(seat).passes(seat);
    expect(calm.state.overlord.lasting).toEqual(['gust-of-wind']);
  });

  rule('DES-12.16', 'Evil Genius: three cards a turn', () => {
    const play = own([], {
      set: state => {
        Object.assign(state.overlord, { step: 0, deck: [...copiesOf('aim', 3), ...copiesOf('dodge', 3)] });
        state.overlord.powers.push('evil-genius#1');
      },
    });
    expect(play.state.overlord.hand).toHaveLength(3);
  });

  for (const { id, cost, ops } of overlordCards.filter(({ type }) => type === 'spawn'))
    rule(['DES-12.15', 'DES-14.11'], `${id}: its monsters for ${cost} threat`, () => {
      const play = own([`${id}#1`]);
      const seat = play.overlordSeat;
      play.answers(seat, `card:${id}`);
      while (play.asked(seat) === 'overlord.spawn') play.answers(seat, play.can(seat)[0] ?? '');
      const [spawn] = ops;
      const wanted =
        spawn?.op === 'spawn' ? spawn.groups.flatMap(({ monster, rank, n }) => Array(n).fill([monster, rank])) : [];
      expect(play.state.monsters.map(({ kind, rank }) => [kind, rank])).toEqual(wanted);
      expect(play.state.overlord.threat).toBe(50 - cost);
    });
});

describe('traps of spaces', () => {
  rule(
    ['DES-12.9', 'DES-12.21', 'DES-12.13'],
    'Spiked Pit: 2 wounds ignoring armour, and a pit (Spiked Pit costs 3)',
    () => {
      const play = walking(['spiked-pit#1'], { dice: [PLUS] });
      play.does('walk:space:4,10');
      expect(play.asked(play.overlordSeat)).toBe('overlord.answer.space');
      play.answers(play.overlordSeat, 'card:spiked-pit');
      expect(propAt(play.state, space(4, 10))).toBe('pit');
      expect(wounds(play)).toBe(2);
      expect(play.hero().at).toBe(space(4, 10));
      expect(play.state.overlord).toMatchObject({ threat: 27, hand: [], played: ['spiked-pit#1'] });
      // The turn goes on from down there.
      expect(play.can()).toContain('climb:space:5,10');
    },
  );

  rule(['DES-12.11', 'DRF-2.9a'], 'R94: who moves themselves by a power comes into a trap as by a step', () => {
    const play = walking(['spiked-pit#1'], {
      heroes: ['andira-runehand', 'steelhorns'],
      dice: [PLUS],
      set: (_, heroes) => {
        pair(heroes)[0].skills = ['telekinesis'];
        place(heroes, 1, 5, 10);
      },
    });
    const moves = (hero: string, to: string) =>
      play.does('use:telekinesis:0', `figure:hero:${hero}`, `place:space:${to}`);
    // Who is moved by another comes into none.
    moves('steelhorns', '6,10');
    expect(play.asked(play.overlordSeat)).toBeUndefined();
    moves('andira-runehand', '4,10');
    expect(play.asked(play.overlordSeat)).toBe('overlord.answer.space');
    play.answers(play.overlordSeat, 'card:spiked-pit');
    expect([propAt(play.state, space(4, 10)), wounds(play)]).toEqual(['pit', 2]);
  });

  rule(['DES-12.11', 'DES-32.12'], 'R94: who comes back out of Town comes into a trap', () => {
    const play = walking(['crushing-block#1'], {
      dice: [PLUS, PLUS, PLUS, PLUS],
      set: (_, heroes) => void Object.assign(pair(heroes)[0], { at: undefined }),
    });
    play.does('glyph:marker:glyph#0');
    expect([play.hero().at, play.asked(play.overlordSeat)]).toEqual(['space:2,10', 'overlord.answer.space']);
    play.answers(play.overlordSeat, 'card:crushing-block');
    expect(wounds(play)).toBe(4);
  });

  rule(['DES-12.13', 'DES-17.5'], 'no pit opens where somebody else stands whom the hero walks past', () => {
    const play = walking(['spiked-pit#1'], {
      set: (state, heroes) => {
        for (const at of [space(2, 12), space(2, 13)]) state.board.terrain[at] = 'rubble';
        place(heroes, 0, 1, 13);
      },
    });
    play.does('walk:space:1,11');
    expect([play.asked(play.overlordSeat), play.hero().at]).toEqual(['overlord.answer.space', space(1, 11)]);
  });

  rule('DES-12.11', 'nobody answers a step that was not the hero’s own choice (EX-60)', () => {
    const play = walking(['spiked-pit#1', 'spiked-pit#2'], { dice: [BLANK] });
    play.does('walk:space:4,10').answers(play.overlordSeat, 'card:spiked-pit').does('place:space:5,10');
    expect(play.asked(play.overlordSeat)).toBeUndefined();
    expect(play.asked(0)).toBe('turn.act');
  });

  rule('DES-12.10', 'one Trap for each space: the next space may bring the next one', () => {
    const play = walking(['spiked-pit#1', 'spiked-pit#2', 'crushing-block#1'], { dice: [BLANK, PLUS] });
    const seat = play.overlordSeat;
    play.does('walk:space:4,10').answers(seat, 'card:spiked-pit').does('place:space:5,10');
    play.does('walk:space:6,10');
    expect(play.asked(seat)).toBe('overlord.answer.space');
    play.answers(seat, 'card:spiked-pit');
    expect(play.state.overlord.played).toHaveLength(2);
  });

  rule('DES-12.13', 'nothing is laid on an obstacle', () => {
    const play = walking(['spiked-pit#1'], {
      set: ({ board }) => void Object.assign(board.terrain, { [space(4, 10)]: 'mud' }),
    });
    play.does('walk:space:4,10');
    expect(play.asked(play.overlordSeat)).toBeUndefined();
  });

  rule('DES-12.11', 'with every space beside taken, the nearest free one (R82)', () => {
    const play = walking(['crushing-block#1'], {
      dice: [PLUS, PLUS, PLUS, PLUS],
      set: (state, heroes) => {
        place(heroes, 0, 6, 10);
        for (const [x, y] of [
          [6, 9],
          [7, 9],
        ] as const)
          put(state, 'skeleton', space(x, y));
      },
    });
    play.does('walk:space:7,10');
    // Only where they came from is free.
    play.answers(play.overlordSeat, 'card:crushing-block');
    expect(play.hero().at).toBe(space(6, 10));
    const { state } = play;
    put(state, 'skeleton', space(5, 10));
    const far = shiftSpaces(state, { at: space(7, 9) });
    expect(far.every(at => !['space:6,9', 'space:6,10', 'space:7,10'].includes(at))).toBe(true);
    expect(far.length).toBeGreaterThan(0);
  });
});

describe('traps of doors', () => {
  /** The first hero stands at the shut door, the second beside them or far away. */
  const atDoor = (card: string, plan: Plan = {}, other: readonly [number, number] = [7, 10]) =>
    walking([card], {
      ...plan,
      set: (state, heroes) => {
        place(heroes, 0, 7, 9);
        place(heroes, 1, ...other);
        plan.set?.(state, heroes);
      },
    });

  rule(
    ['DES-12.10', 'DES-12.21'],
    'around one screen nobody is asked about every step unbidden, about a door they are',
    () => {
      const often = (play: Play): boolean | undefined => play.match.decisionOf(play.overlordSeat)?.window?.often;
      const walks = walking(['spiked-pit#1']).does('walk:space:4,10');
      const opens = atDoor('explosive-door#1').does('door:mine-door');
      expect([walks, opens].map(play => play.asked(play.overlordSeat))).toEqual([
        'overlord.answer.space',
        'overlord.answer.door',
      ]);
      expect([often(walks), often(opens)]).toEqual([true, undefined]);
    },
  );

  rule('DES-12.21', 'Explosive Door: every hero beside the door, 4 wounds less the surges each throws', () => {
    const play = atDoor('explosive-door#1', { dice: [SURGE, SURGE, SURGE, PLUS, PLUS, BLANK, PLUS, PLUS] });
    play.does('door:mine-door');
    expect(play.asked(play.overlordSeat)).toBe('overlord.answer.door');
    play.answers(play.overlordSeat, 'card:explosive-door');
    expect([wounds(play, 0), wounds(play, 1)]).toEqual([1, 4]);
    expect(play.state.overlord.threat).toBe(30 - 9);
  });

  rule(
    ['DES-8.21', 'DES-12.21'],
    'R91: Silhouette exchanges Guard for Dodge before the door that a friend opens wounds her',
    () => {
      const play = atDoor('explosive-door#1', {
        heroes: ['steelhorns', 'silhouette'],
        dice: [PLUS, PLUS, PLUS, PLUS, PLUS, PLUS, PLUS, PLUS],
        set: (_, heroes) => void Object.assign(pair(heroes)[1], { order: 'guard', fatigue: 3 }),
      });
      play.does('door:mine-door').answers(play.overlordSeat, 'card:explosive-door');
      expect(wounds(play, 0)).toBe(4);
      expect([play.can(), wounds(play, 1)]).toEqual([['use:silhouette:0'], 0]);
      play.does('use:silhouette:0', 'order:dodge');
      expect([play.hero(1).order, play.hero(1).fatigue, wounds(play, 1)]).toEqual(['dodge', 1, 4]);
      // An order that stays anyway is nothing to ask about.
      const dodging = atDoor('explosive-door#1', {
        heroes: ['steelhorns', 'silhouette'],
        set: (_, heroes) => void Object.assign(pair(heroes)[1], { order: 'dodge', fatigue: 3 }),
      });
      dodging.does('door:mine-door').answers(dodging.overlordSeat, 'card:explosive-door');
      expect(dodging.asked(0)).toBe('turn.act');
    },
  );

  rule('DES-25.3', 'Explosive Door: whoever is not beside it is safe', () => {
    const play = atDoor('explosive-door#1', { dice: [PLUS, PLUS, PLUS, PLUS] }, [5, 9]);
    play.does('door:mine-door').answers(play.overlordSeat, 'card:explosive-door');
    expect([wounds(play, 0), wounds(play, 1)]).toEqual([4, 0]);
  });

  rule('DES-75.2', 'Paralyzing Gas: a stun token and the end of the turn, unless a blank is thrown', () => {
    const play = atDoor('paralyzing-gas#1', { dice: [PLUS] });
    play.does('door:mine-door').answers(play.overlordSeat, 'card:paralyzing-gas');
    expect(play.hero().tokens).toEqual({ stun: 1 });
    expect(play.hero().ready).toBe(false);
    expect(play.state.turn?.hero).not.toBe(play.hero().id);
    const saved = atDoor('paralyzing-gas#1', { dice: [BLANK] });
    saved.does('door:mine-door').answers(saved.overlordSeat, 'card:paralyzing-gas');
    expect(saved.hero().tokens).toEqual({});
    expect(saved.state.turn?.hero).toBe(saved.hero().id);
    expect(saved.state.overlord.threat).toBe(25);
  });

  rule('DES-13.12', 'what a door shows is seen after the cards have been played', () => {
    const play = atDoor('explosive-door#1');
    play.does('door:mine-door');
    expect(play.state.board.revealed).toEqual([0]);
    play.passes(play.overlordSeat);
    expect(play.state.board.revealed).toContain(1);
  });

  rule('DES-12.21', 'a door that a monster opens springs nothing', () => {
    const play = scene({
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 4, threat: 30, hand: ['explosive-door#1'] });
        state.board.revealed = [0, 1];
        put(state, 'beastman', space(8, 9)).ready = true;
      },
    });
    const seat = play.overlordSeat;
    play.seat(seat).does(`monster:${play.monster().id}`, 'door:mine-door');
    expect(play.asked(seat)).toBe('overlord.activation');
  });
});
