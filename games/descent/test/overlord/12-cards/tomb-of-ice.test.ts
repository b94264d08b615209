// DES-12 and ICE-7.2: the overlord's cards of the Tomb of Ice, at their moments.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect, test } from 'vitest';
import { overlordCardRow, overlordCards } from '../../../content/overlord.ts';
import { propAt } from '../../../rules/board.ts';
import { layings } from '../../../rules/overlord/laying.ts';
import { BLANKS, GREEN, RED } from '../../faces.ts';
import { BESIDE, type Fight, fight, HERE, monsterTurn, said } from '../../fight.ts';
import { begun, type Play, put } from '../../scene.ts';
import { BLANK, PLUS, place, SURGE, walking } from '../../walks.ts';

const ICE = { 'tomb-of-ice': true } as const;
const SIZES_OF_ICE = ['1x1', '1x2', '2x2'] as const;

rule(['ICE-7.2', 'DES-4.2'], 'three of its cards join the basic deck, nine are bought', () => {
  const cards = overlordCards.filter(({ box }) => box === 'tomb-of-ice');
  const count = (isBought: boolean) =>
    cards
      .filter(({ treachery }) => (treachery !== undefined) === isBought)
      .reduce((sum, { copies }) => sum + copies, 0);
  expect([count(false), count(true)]).toEqual([3, 9]);
  const deck = (options: { readonly [box: string]: boolean }) => begun({ options }).overlord.deck.map(originalOf);
  expect([deck({}), deck(ICE), deck({ ...ICE, 'well-of-darkness': true })].map(({ length }) => length)).toEqual([
    36, 39, 42,
  ]);
  expect(deck(ICE)).toEqual(expect.arrayContaining(['lava-beetle-scouts', 'lone-medusa', 'shade-spooks']));
  expect(deck(ICE).filter(id => overlordCardRow(id).treachery)).toEqual([]);
});

describe('Sneak Up on the Prey', () => {
  const X = 1;
  const struck = (more: Fight = {}, hand: readonly string[] = ['sneak-up-on-the-prey#1']) =>
    fight({
      equipped: ['sword#1'],
      options: ICE,
      ...more,
      set: (state, heroes, monster) => {
        Object.assign(state.overlord, { threat: 20, hand: [...hand] });
        more.set?.(state, heroes, monster);
      },
    }).does('action:battle', `attack:sword#1:${BESIDE}`);
  const sneaks = (play: Play) => play.seat(play.overlordSeat).does('card:sneak-up-on-the-prey');

  rule(
    'ICE-7.2',
    'before the dice are rolled the monster hides from this attack alone: one more die, whose X misses',
    () => {
      const missed = sneaks(struck({ dice: [RED.four, GREEN.three, ...BLANKS, X] }));
      expect([said(missed, 'log.attack.roll')?.n, missed.state.overlord.threat]).toEqual([6, 17]);
      missed.passes();
      expect(missed.log).toContain('log.attack.untouched');
      expect(missed.state.attacks).toEqual([]);
      const plain = struck({ dice: [RED.four, GREEN.three, ...BLANKS] });
      plain.passes(plain.overlordSeat);
      expect(said(plain, 'log.attack.roll')?.n).toBe(5);
    },
  );

  rule('ICE-7.2', 'nobody with a name hides, and without the box nobody is asked', () => {
    const asked = (play: Play) => [play.asked(play.overlordSeat), said(play, 'log.attack.roll') === undefined];
    const dice = [RED.four, GREEN.three, ...BLANKS];
    expect(asked(struck({ dice }))).toEqual(['overlord.answer.attacked', true]);
    expect(
      asked(struck({ dice, set: (_, __, monster) => void Object.assign(monster, { unique: 'narthak' }) }))[1],
    ).toBe(false);
    expect(asked(struck({ dice, options: {} }, ['aim#1']))[1]).toBe(false);
  });

  rule(['ICE-7.2', 'DES-12.2'], 'heroes cannot tell whether it is held: they are kept waiting alike', () => {
    const seen = [['sneak-up-on-the-prey#1'], ['doom#1']].map(hand => {
      const play = struck({ dice: [RED.four, GREEN.three, ...BLANKS] }, hand);
      const { match, overlordSeat } = play;
      return [play.asked(overlordSeat), match.view(0), [...match.told(0)], match.undoTarget(0)];
    });
    expect(seen[0]?.[0]).toBe('overlord.answer.attacked');
    expect(seen[1]).toEqual(seen[0]);
  });
});

describe('Spell of Thunder', () => {
  const thunder = (dice: readonly number[], more: Fight = {}, at = BESIDE) => {
    const play = monsterTurn(['spell-of-thunder#1'], { options: ICE, dice, ...more }, 2);
    return play.seat(play.overlordSeat).does('card:spell-of-thunder', `place:${at}`);
  };

  rule(
    'ICE-7.2',
    'all within three spaces that see the space throw, monsters too: a blank saves, the others are stunned',
    () => {
      const play = thunder([PLUS, SURGE], {
        set: (_, [, friend]) => void Object.assign(friend ?? {}, { at: space(1, 13) }),
      });
      expect([play.hero().tokens.stun, play.hero(1).tokens.stun, play.monster().tokens.stun]).toEqual([
        1,
        undefined,
        1,
      ]);
      expect(play.state.overlord.threat).toBe(31);
      const saved = thunder([BLANK, SURGE], {
        set: (_, [, friend]) => void Object.assign(friend ?? {}, { at: space(1, 13) }),
      });
      expect([saved.hero().tokens.stun, saved.monster().tokens.stun]).toEqual([undefined, 1]);
    },
  );

  rule('ICE-7.2', 'who stands further off, or does not see it, feels nothing', () => {
    const play = thunder(
      [PLUS, PLUS, PLUS],
      {
        set: (state, [, friend]) => {
          Object.assign(friend ?? {}, { at: space(1, 13) });
          state.board.terrain[BESIDE] = 'rubble';
          state.monsters = [];
          put(state, 'beastman', space(6, 9));
        },
      },
      space(5, 9),
    );
    expect([play.hero().at, play.hero().tokens.stun, play.monster().tokens.stun]).toEqual([HERE, undefined, 1]);
  });
});

describe('Frozen Path', () => {
  const steps = (dice: readonly number[]) => walking(['frozen-path#1'], { options: ICE, dice }).does('walk:space:4,10');
  const lies = (play: Play, where: string) => play.seat(play.overlordSeat).does('card:frozen-path', `place:${where}`);

  rule('ICE-7.2', 'ice lies where the hero has stepped, who has just entered it: on a surge the turn ends', () => {
    const slips = lies(steps([SURGE]), base(4, 9, 2, 2));
    expect([space(4, 10), space(5, 9)].map(at => propAt(slips.state, at))).toEqual(['ice', 'ice']);
    expect([slips.log.includes('log.slips'), slips.state.overlord.threat]).toEqual([true, 27]);
    const stays = lies(steps([PLUS]), base(4, 10, 1, 1));
    expect([stays.log.includes('log.slips'), stays.hero().at, stays.asked()]).toEqual([
      false,
      space(4, 10),
      'turn.act',
    ]);
  });

  test('R102: markers of one, two or four spaces, over the hero, on the board and on nothing else', () => {
    const state = begun({ options: ICE });
    place(state.heroes, 0, 4, 10);
    const all = layings(state, space(4, 10), SIZES_OF_ICE);
    expect(all).toHaveLength(1 + 2 + 2 + 3);
    state.board.terrain[space(5, 10)] = 'pit';
    expect(layings(state, space(4, 10), SIZES_OF_ICE)).toHaveLength(1 + 1 + 2 + 2);
    expect(layings(state, space(4, 10), SIZES_OF_ICE)).not.toContain(base(4, 10, 2, 1));
  });
});
