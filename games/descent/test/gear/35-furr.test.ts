// DES-35.18, DES-35.19: Furr, who bites what his owner sees him beside.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import type { Companion, Hero, State } from '../../rules/state.ts';
import { afterwards, deeds, movesLeft } from '../companions.ts';
import { BLANKS, GREEN, RED, WHITE } from '../faces.ts';
import { first, said } from '../fight.ts';
import { type Play, put } from '../scene.ts';

const options = { 'well-of-darkness': true };
/** Where a monster waits, at the mouth of the corridor, and the space before it. */
const THERE = space(6, 9);
const BEFORE = space(5, 9);
const bite = (at: Space): string => `attack:furr:${at}`;
const BITE = { weapon: 'furr', target: THERE, by: 'familiar' } as const;

interface Hunt {
  readonly furr?: Partial<Companion>;
  readonly owner?: (hero: Hero) => void;
  readonly dice?: readonly number[];
  readonly set?: (state: State) => void;
}
/** The owner's turn is over, and Furr's has come. */
const hunt = ({ furr = {}, owner, dice = [], set }: Hunt = {}): Play =>
  afterwards({
    options,
    dice,
    companions: [{ id: 'furr', ...furr }],
    set: (state, heroes) => {
      put(state, 'beastman', THERE);
      owner?.(first(heroes));
      set?.(state);
    },
  });

rule('DES-35.18', 'he runs six spaces', () => {
  const play = hunt();
  expect([play.asked(), movesLeft(play), deeds(play, 'attack')]).toEqual(['familiar.act', 6, []]);
});

rule(['DES-35.18', 'DES-20.2'], 'he bites once what he comes beside: a blow with a white die and a green one', () => {
  const play = hunt({ dice: [WHITE.two, GREEN.one] }).does(`walk:${BEFORE}`);
  expect(deeds(play, 'attack')).toEqual([bite(THERE)]);
  const before = play.monster().wounds;
  expect(opened(play.state, 'hero:steelhorns', BITE)).toMatchObject({ kind: 'melee', pool: { white: 1, green: 1 } });
  play.does(bite(THERE));
  expect(said(play, 'log.attack.on')).toMatchObject({ weapon: { text: 'familiar.furr' } });
  expect(said(play, 'log.attack.roll')).toMatchObject({ n: 2 });
  expect(before - play.monster().wounds).toBe(1);
  // That was all: neither another bite nor the points that were left.
  expect([play.asked() === 'familiar.act', play.state.attacks]).toEqual([false, []]);
});

describe('nothing of his owner’s works on it', () => {
  rule(['DES-35.18', 'DES-8.5', 'DES-21.17'], 'neither traits nor cards, orders nor fatigue', () => {
    const play = hunt({
      dice: [WHITE.two, GREEN.one, ...BLANKS],
      furr: { at: BEFORE },
      owner: hero =>
        void Object.assign(hero, {
          skills: ['furr-the-spirit-wolf', 'mighty'],
          training: { melee: 2 },
          equipped: ['sword#1'],
          tokens: { daze: 1 },
        }),
    });
    play.hero().order = 'aim';
    play.does(bite(THERE));
    expect(said(play, 'log.attack.roll')).toMatchObject({ n: 2 });
    expect([play.asked() === 'attack.spend', play.asked() === 'attack.aiming', play.hero().order]).toEqual([
      false,
      false,
      'aim',
    ]);
  });

  rule(['DES-36.6', 'DES-35.18'], 'a master that he kills is worth no coins', () => {
    const purse = (wounds: number) => {
      const play = hunt({
        furr: { at: BEFORE },
        dice: [WHITE.threeSurge, GREEN.three],
        set: state => {
          state.monsters = [];
          put(state, 'beastman', THERE, 'master').wounds = wounds;
        },
      });
      play.does(bite(THERE));
      return [play.state.monsters.length, play.hero().coins];
    };
    expect(purse(1)).toEqual([0, hunt().hero().coins]);
  });
});

describe('his owner', () => {
  const bites = (furr: Space, owner: Space | undefined, wolfsPrey: Space = THERE) =>
    deeds(
      hunt({
        furr: { at: furr },
        owner: hero => {
          hero.at = owner;
        },
        set: state => {
          state.monsters = [];
          put(state, 'beastman', wolfsPrey);
        },
      }),
      'attack',
    );

  rule('DES-35.19', 'has to be within five spaces of him', () => {
    expect(bites(BEFORE, space(1, 9))).toEqual([bite(THERE)]);
    const aside = space(7, 10);
    expect([bites(space(7, 9), space(2, 9), aside), bites(space(7, 9), space(1, 9), aside)]).toEqual([
      [bite(aside)],
      [],
    ]);
  });

  rule(['DES-35.19', 'DES-22.1'], 'has to see him, and be there', () => {
    expect(bites(BEFORE, undefined)).toEqual([]);
    // Others stand between.
    const corridor = (others: readonly Space[]) =>
      deeds(
        hunt({
          furr: { at: space(7, 9) },
          owner: hero => {
            hero.at = space(3, 9);
          },
          set: state => {
            state.monsters = [];
            for (const at of [space(7, 10), ...others]) put(state, 'beastman', at);
          },
        }),
        'attack',
      );
    expect([corridor([]), corridor([space(6, 9), space(5, 9), space(6, 10), space(5, 10)])]).toEqual([
      [bite(space(7, 10))],
      [],
    ]);
  });
});

describe('whom he bites', () => {
  const prey = (set: (state: State) => void, at: Space = BEFORE) =>
    deeds(
      hunt({
        furr: { at },
        set: state => {
          state.monsters = [];
          set(state);
        },
      }),
      'attack',
    );

  rule(['DES-35.18', 'DES-35.3'], 'monsters beside him, not the one whose space he shares, nor heroes', () => {
    expect(prey(state => void put(state, 'beastman', BEFORE))).toEqual([]);
    expect(prey(state => void put(state, 'beastman', space(3, 9)))).toEqual([]);
    const large: Base = base(5, 9, 2, 2);
    expect(prey(state => void put(state, 'ogre', large)).toSorted()).toEqual(
      [space(6, 9), space(5, 10), space(6, 10)].map(bite).toSorted(),
    );
    expect(prey(() => undefined, space(2, 12))).toEqual([]);
  });

  rule(['DES-35.18', 'DES-21.5'], 'not through walls', () => {
    const walled = (shut: boolean) =>
      deeds(
        hunt({
          furr: { at: space(7, 9) },
          owner: hero => {
            hero.at = space(3, 9);
          },
          set: state => {
            state.monsters = [];
            state.board.revealed = [0, 1];
            if (!shut) state.board.open.push('mine-door');
            put(state, 'beastman', space(8, 9));
          },
        }),
        'attack',
      );
    expect([walled(true), walled(false)]).toEqual([[], [bite(space(8, 9))]]);
  });

  rule('DES-35.18', 'those under a cloak too: he is beside them, wherever his owner stands', () => {
    const [blow] = foretold(
      hunt({
        furr: { at: BEFORE },
        set: state => {
          state.board.terrain[THERE] = 'tree';
        },
      }).state,
      'hero:steelhorns',
      { weapon: 'furr', target: THERE, by: 'familiar' },
    );
    expect(blow?.hit).toBeGreaterThan(0.5);
  });
});

rule(['DES-35.18', 'DRF-2.13'], 'the overlord’s Dodge answers him as it answers any attack', () => {
  const play = hunt({
    furr: { at: BEFORE },
    dice: [WHITE.two, GREEN.one, RED.miss],
    set: state => void Object.assign(state.overlord, { threat: 20, hand: ['dodge#1'] }),
  }).does(bite(THERE));
  expect(play.asked(play.overlordSeat)).toBe('overlord.answer.attacked');
});
