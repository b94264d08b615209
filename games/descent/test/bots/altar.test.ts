// What the adept does with the Altar of Despair: prolonged actions, walls that close in, dark glyphs, its cards.

import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { partyOf } from '../../bots/adept-heroes.ts';
import { CONQUEST } from '../../bots/adept-heroes-danger.ts';
import { orderPrice, townPrice } from '../../bots/adept-heroes-powers.ts';
import { waysOf } from '../../bots/adept-heroes-ways.ts';
import { brokenBy } from '../../bots/adept-heroes-works.ts';
import { worthOfSacrifice } from '../../bots/adept-overlord-quests.ts';
import { hideGlyph } from '../../rules/glyphs/laying.ts';
import type { Hero } from '../../rules/state.ts';
import { bothAreas } from '../boulders.ts';
import { press } from '../crushing-walls.ts';
import { effortsOf, makeWork } from '../efforts.ts';
import { fightTurn } from '../fights-of-monsters.ts';
import { meets, named, quest, settled } from '../guide.ts';
import { begun, lay, type Play, put, scene } from '../scene.ts';
import { answer, overlordAnswers, overlordTurn, plays } from './answers.ts';

const working = makeWork();

const options = { 'altar-of-despair': true };

describe('prolonged actions', () => {
  const begins = (): Play => working({ quiet: true, at: [space(3, 9), space(1, 12)] });

  test('whoever stands where one can be done makes ready for it, and goes on with it in the same turn', () => {
    const play = begins();
    expect(answer(play)).toEqual(['action:ready']);
    plays(play);
    expect(effortsOf(play).length + (play.state.guide.counters.lifts ?? 0)).toBeGreaterThan(0);
  });

  test('whoever has begun what a step aside would end stays at it, before any die has helped', () => {
    const lost = (action: string, progress: number): number => {
      const play = working({
        quiet: true,
        at: [space(3, 9), space(1, 12)],
        set: ({ board }, [worker]) => {
          if (worker) board.efforts = [{ action, progress, workers: [worker.id], begun: 1 }];
        },
      });
      return brokenBy(partyOf(play.state, play.seat(0).view()), play.hero()).moving;
    };
    expect(lost('search', 0)).toBeGreaterThan(0);
    expect(lost('search', 1)).toBeGreaterThan(lost('search', 0));
    expect(lost('lift', 1)).toBe(0);
  });

  test('they come to it from further off', () => {
    const play = plays(working({ quiet: true, at: [space(1, 12), space(2, 12)] }));
    const { at } = play.hero();
    expect(at === space(3, 9) || at === space(3, 10) || at === space(4, 9) || at === space(4, 10)).toBe(true);
  });
});

test('nobody ends a turn where a wall will press them to death', () => {
  const play = scene({
    options,
    set: (state, [hero, friend]) => {
      state.board.crushingWalls = [press([6, 9])];
      if (hero) hero.at = space(7, 9);
      if (friend) friend.at = space(5, 10);
    },
  });
  expect(plays(play).hero().at).not.toBe(space(7, 9));
});

describe('dark glyphs', () => {
  test('are bought before cards, broken ones first: each takes two tokens from the heroes', () => {
    const play = scene({ options, position: { at: 'arrival', hero: 0 } });
    const seat = play.overlordSeat;
    const bought: string[] = [];
    while (play.asked(seat)?.match(/^overlord\.(treachery|aside)$/)) {
      const [key] = overlordAnswers(play);
      if (key !== undefined && play.asked(seat) === 'overlord.treachery') bought.push(key);
      if (key === undefined) play.passes(seat);
      else play.answers(seat, key);
    }
    expect(bought[0]).toBe('dark-glyph:broken');
    expect(bought.filter(key => key.startsWith('dark-glyph:')).length).toBeGreaterThan(1);
    expect(bought.some(key => key.startsWith('treachery:'))).toBe(true);
  });

  test('whoever has one lays it as soon as a glyph comes to light, the one that takes most', () => {
    const play = scene({
      options,
      set: (state, [hero]) => {
        state.overlord.glyphs = { bought: ['power', 'broken'], reserve: ['power', 'broken'], under: {} };
        if (hero) hero.at = space(7, 9);
      },
      *first(t) {
        const { id } = lay(t.state, { kind: 'glyph', active: false }, space(2, 10));
        yield* hideGlyph(t, id);
      },
    });
    expect(play.asked(play.overlordSeat)).toBe('overlord.answer.glyph');
    expect(overlordAnswers(play)).toEqual(['dark-glyph:broken']);
  });

  test('heroes plan no way to Town by one that leads nowhere', () => {
    const far = (dark?: 'broken'): number => {
      const state = begun({ options });
      bothAreas(state);
      state.board.markers = [];
      lay(state, { kind: 'glyph', active: true, ...(dark && { dark }) }, space(1, 10));
      lay(state, { kind: 'glyph', active: true }, space(16, 10));
      return waysOf(state).far([space(1, 9)])(space(16, 9));
    };
    expect(far()).toBeLessThan(10);
    expect(far('broken')).toBeGreaterThan(10);
  });
});

describe('altars of Evil', () => {
  const gives = (quest: 'house-of-two-hands' | 'heart-of-darkness', rank: 'normal' | 'master'): string | undefined => {
    const play = scene({
      quest,
      options,
      position: { at: 'overlord' },
      set: (state, heroes) => {
        state.phase = 'overlord';
        state.turn = undefined as never;
        state.overlord.step = 2;
        const at = (heroes[0] as Hero).at as Space;
        for (const hero of heroes) delete hero.at;
        lay(state, { kind: 'altar-evil' }, at);
        put(state, 'beastman', at, rank).ready = true;
      },
    });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    return overlordAnswers(play)[0];
  };

  test('take a life that is worth less than what comes of it, in quests in which anything does', () => {
    expect(gives('house-of-two-hands', 'normal')).toMatch(/^altar:/);
    expect(gives('heart-of-darkness', 'normal') ?? '').not.toMatch(/^altar:/);
  });
});

describe('an auction of souls', () => {
  test('a bid of blood is made where it can still carry off the lot, and one in a turn', () => {
    const worth = (round: number, counters: object = {}, flags: readonly string[] = []) => {
      const play = settled(quest('three-souls-for-sale', { areas: [0, 1], quiet: true, options }));
      Object.assign(play.state, { round });
      Object.assign(play.state.guide, { flags });
      Object.assign(play.state.guide.counters, counters);
      return worthOfSacrifice(play.state, named(play.state, 'black-altar-west').id) > 0;
    };
    expect([worth(2), worth(3), worth(3, { blood: 2 })]).toEqual([true, false, true]);
    expect([worth(3, { lot: 2 }), worth(2, {}, ['blood-bid']), worth(6, { lot: 4 })]).toEqual([true, false, false]);
    const sanctum = settled(quest('three-souls-for-sale', { areas: [0, 1, 5], options }));
    expect(worthOfSacrifice(sanctum.state, named(sanctum.state, 'last-black-altar').id)).toBe(1);
  });

  test('whoever has 250 coins pays them on the white altar; nobody does once all is sold', () => {
    const pays = (lot: number): boolean => {
      const play = quest('three-souls-for-sale', {
        areas: [0, 1],
        quiet: true,
        options,
        at: [space(17, 14), space(17, 21)],
        set: (state, [hero]) => {
          state.guide.counters.lot = lot;
          Object.assign(hero ?? {}, { coins: 250 });
        },
      });
      return plays(settled(play)).log.includes('log.altar.good');
    };
    expect([pays(1), pays(4)]).toEqual([true, false]);
  });
});

describe('gifts of a king', () => {
  const at = (plinth: Space, seals = 2): Play =>
    settled(
      quest('kings-gifts', {
        areas: [0, 1, 2, 3],
        quiet: true,
        options,
        at: [plinth, space(2, 13)],
        set: state => void Object.assign(state.guide.counters, { seals }),
        next: meets(plinth === space(15, 12) ? 'gift-boots' : 'gift-ring'),
      }),
    );

  test('whatever is given is put on, the ring too, and nothing is wanted when no seal is left', () => {
    expect(answer(at(space(15, 12)))).toEqual(['answer:0']);
    expect(answer(at(space(22, 22)))).toEqual(['answer:0']);
    expect(answer(at(space(15, 12), 0))).toEqual(['answer:1']);
  });
});

test('heroes know what Powers take of them: a token for a way to Town, threat for an order', () => {
  const prices = (...powers: readonly string[]): readonly number[] => {
    const state = begun({ options: { ...options, 'well-of-darkness': true } });
    state.overlord.powers = [...powers];
    return [townPrice(state), orderPrice(state)];
  };
  expect(prices()).toEqual([0, 0]);
  expect(prices('sloth#1')).toEqual([CONQUEST, 0]);
  expect(prices('sloth#1', 'pride#1')[1]).toBeGreaterThan(0);
});

describe('cards', () => {
  test('as much armour is pierced as pays: none of whoever wears none', () => {
    const pierces = (armour: string): string | undefined => {
      const play = fightTurn(['critical-strike#1'], {
        options,
        equipped: [armour],
        monster: 'ogre',
        on: base(4, 9, 2, 2),
        set: (state, [hero]) => {
          state.overlord.threat = 20;
          if (hero) hero.wounds = 6;
        },
      });
      const seat = play.overlordSeat;
      play.answers(seat, `monster:${play.monster().id}`);
      for (let n = 0; n < 8 && play.asked(seat) !== 'overlord.answer.attack'; n++) {
        const strike = play.can(seat).find(key => key.startsWith('attack:'));
        if (strike) play.answers(seat, strike);
        else if (play.asked(seat)) play.passes(seat);
        else play.passes(0);
      }
      return overlordAnswers(play)[0];
    };
    expect(pierces('plate-mail#1')).toBe('card:critical-strike');
  });

  test('Dance of the Monkey God against a whole party that stands there, for much threat', () => {
    const play = overlordTurn(
      [space(12, 9), space(12, 10)],
      state => void Object.assign(state.overlord, { hand: ['dance-of-the-monkey-god#1'], threat: 40 }),
      { options },
    );
    expect(overlordAnswers(play)).toEqual(['card:dance-of-the-monkey-god']);
  });

  describe('Poltergeist', () => {
    const LAVA = space(12, 11);
    /** A hero stands beside lava, or not, with nobody near who could strike. */
    const strews = (prop: 'lava' | undefined): Play =>
      overlordTurn(
        [space(12, 10)],
        state => {
          state.monsters = [];
          if (prop) state.board.terrain[LAVA] = prop;
          Object.assign(state.overlord, { hand: ['poltergeist#1'], threat: 40 });
        },
        { options },
      );

    test('is played where it puts a hero into lava, and left alone where it does nothing', () => {
      const play = strews('lava');
      const seat = play.overlordSeat;
      expect(overlordAnswers(play)).toEqual(['card:poltergeist']);
      play.answers(seat, 'card:poltergeist');
      const [figure = ''] = overlordAnswers(play);
      expect(figure).toBe(`figure:${play.hero().id}`);
      play.answers(seat, figure);
      expect(overlordAnswers(play)).toEqual([`place:${LAVA}`]);
      expect(overlordAnswers(strews(undefined))).not.toEqual(['card:poltergeist']);
    });

    test.each([
      [5, 2],
      [6, 1],
      [7, 0],
    ])('brings a monster in column %i as near as it needs: %i spaces', (x, spaces) => {
      const play = overlordTurn(
        [space(12, 10), space(12, 9)],
        state => {
          state.monsters = [];
          put(state, 'beastman', space(x, 10));
          Object.assign(state.overlord, { hand: ['poltergeist#1'], threat: 40 });
        },
        { options },
      );
      const seat = play.overlordSeat;
      play.answers(seat, 'card:poltergeist');
      const moved: string[] = [];
      while (play.asked(seat)?.startsWith('overlord.strew')) {
        const [key] = overlordAnswers(play);
        if (key === undefined) break;
        moved.push(key);
        play.answers(seat, key);
      }
      expect(moved.filter(key => key === `figure:${play.monster().id}`)).toHaveLength(spaces);
    });
  });
});
