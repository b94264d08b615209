// Sides and roles: one against the others, a person who runs several heroes, and who hides what from whom.

import { describe, expect, test } from 'vitest';
import {
  type Ask,
  allies,
  checkSetting,
  type Game,
  hidesFrom,
  Match,
  plays,
  type Role,
  rolesOf,
  type Seat,
  type Setting,
} from '../index.ts';
import { trial } from '../trial/conformance.ts';
import { keys, tiny } from './tiny.ts';

const OVERLORD: Role = { id: 'overlord', side: 'dark' };
const HERO: Role = { id: 'hero', side: 'light' };

interface Hunt {
  rounds: number;
  overlord: Seat;
  /** Who runs each of the two heroes. */
  heroes: { seat: Seat; at: number }[];
  gear: string[];
  hunted: number;
}

const heroesOf = ({ heroes }: Hunt, seat: Seat) =>
  heroes.flatMap((hero, n) => (hero.seat === seat ? [{ ...hero, id: `hero-${n}` }] : []));

const ask = (seat: Seat, figure: string, ...names: string[]): Ask => ({
  seat,
  figure,
  prompt: 'act',
  options: keys(...names),
  min: 1,
  max: 1,
});

/** Two heroes, of one player or of two, walk; the overlord hunts. */
const hunt: Game<Hunt, Hunt> = tiny<Hunt>(
  () => ({ rounds: 0, overlord: 0, heroes: [], gear: [], hunted: 0 }),
  {
    *setup(t) {
      const roles = rolesOf(t.game, t.setting) ?? [];
      const seats = [...roles.keys()];
      const light = seats.filter(seat => roles[seat]?.side === 'light');
      t.state.overlord = seats.find(seat => roles[seat]?.side === 'dark') ?? 0;
      t.state.heroes = [0, 1].map(n => ({ seat: light[n % light.length] as Seat, at: 0 }));
      const replies = yield* t.askAll(() =>
        t.state.heroes.map(({ seat }, n) => ({ ...ask(seat, `hero-${n}`, 'sword', 'bow'), prompt: 'gear' })),
      );
      t.state.gear = replies.map(({ seat, picks, figure }) => `${seat} ${figure} ${picks.join()}`);
      return { at: 'round' };
    },
    *round(t) {
      const { state } = t;
      const { figure, picks } = yield* t.askAny(() =>
        state.heroes.map(({ seat, at }, n) => ask(seat, `hero-${n}`, 'walk', ...(at > 0 ? ['rest'] : []))),
      );
      const hero = state.heroes[figure === 'hero-0' ? 0 : 1];
      if (hero) hero.at += picks[0] === 'walk' ? 1 : 0;
      if ((yield* t.choose(state.overlord, 'hunt', keys('claw', 'wait'))) === 'claw') state.hunted++;
      return { at: ++state.rounds < 4 ? 'round' : 'over' };
    },
  },
  {
    refuseSetting: ({ seats }) => (seats > 3 ? { text: 'too many' } : undefined),
    roles: ({ seats }) => [OVERLORD, ...Array<Role>(seats - 1).fill(HERO)],
    outcome: state => {
      const side = state.hunted > 2 ? 'dark' : 'light';
      const seats = [state.overlord, ...state.heroes.map(({ seat }) => seat)];
      const light = [...new Set(state.heroes.map(({ seat }) => seat))].sort();
      const won = side === 'dark' ? [state.overlord] : light;
      return { won, side, scores: [...new Set(seats)].map(() => 0), text: { text: 'outcome' } };
    },
    trials: [
      { seats: 2, options: {} },
      { seats: 3, options: {} },
    ],
  },
);

const setting = (seats: number, roles?: readonly string[]): Setting =>
  checkSetting(hunt, { seats, options: roles ? { roles } : {} });

describe('roles', () => {
  test('are shared out in the order of the game, unless players choose', () => {
    expect(setting(3).options.roles).toEqual(['overlord', 'hero', 'hero']);
    expect(rolesOf(hunt, setting(3, ['hero', 'overlord', 'hero']))).toEqual([HERO, OVERLORD, HERO]);
  });

  test.each([[['hero', 'hero']], [['overlord', 'hero', 'hero']], [['overlord', 'wizard']], ['overlord']])(
    'cannot be %s for two',
    roles => {
      expect(() => checkSetting(hunt, { seats: 2, options: { roles } })).toThrow(
        expect.objectContaining({ code: 'options' }),
      );
    },
  );

  test('are unknown to a game without them', () => {
    const plain = tiny<object>(() => ({}), {});
    expect(() => checkSetting(plain, { seats: 2, options: { roles: ['hero', 'hero'] } })).toThrow(
      'has no option roles',
    );
    expect(rolesOf(plain, { seats: 2, options: {} })).toBeUndefined();
  });

  test('stay with a match', () => {
    const match = Match.start(hunt, { seed: 's', seats: 3, options: { roles: ['hero', 'hero', 'overlord'] } });
    expect(match.state.overlord).toBe(2);
    expect(match.options.roles).toEqual(['hero', 'hero', 'overlord']);
  });

  test('say what a bot plays', () => {
    expect(plays({ roles: ['overlord'] }, HERO)).toBe(false);
    expect(plays({ roles: ['overlord'] }, OVERLORD)).toBe(true);
    expect(plays({}, HERO)).toBe(true);
    expect(plays({ roles: ['overlord'] }, undefined)).toBe(true);
  });
});

describe('sides', () => {
  const three = setting(3, ['hero', 'overlord', 'hero']);

  test('are allies among themselves, and hide from the others', () => {
    expect([allies(hunt, three, 0, 2), allies(hunt, three, 0, 1), allies(hunt, three, 1, 1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([hidesFrom(hunt, three, 0, 2), hidesFrom(hunt, three, 0, 1)]).toEqual([false, true]);
  });

  test('hide what the game says', () => {
    const each = { ...hunt, hides: () => true };
    expect([hidesFrom(each, three, 0, 2), hidesFrom(each, three, 2, 2)]).toEqual([true, false]);
  });

  test('are those of each seat where there are no roles', () => {
    const plain = tiny<object>(() => ({}), {});
    const two = { seats: 2, options: {} };
    expect([allies(plain, two, 0, 1), hidesFrom(plain, two, 0, 1)]).toEqual([false, true]);
  });

  test('win as a whole', () => {
    const wrong = {
      ...hunt,
      outcome: (state: Hunt) => ({ ...hunt.outcome(state), won: [state.overlord], side: 'light' }),
    };
    const [first] = trial(wrong, { seed: 'sides', decisions: 40, deep: 0 }).violations;
    expect(first).toMatchObject({ law: 'outcome', message: expect.stringContaining('the side light won') });
  });
});

describe('whoever runs several heroes', () => {
  const begin = () => Match.start(hunt, { seed: 's', seats: 2 });
  const asked = (match: Match<Hunt, Hunt>) =>
    match.decisions.map(({ seat, options }) => [seat, ...options.map(({ key }) => key)]);

  test('answers for each of them before anybody sees an answer', () => {
    const match = begin();
    expect(asked(match)).toEqual([[1, 'sword', 'bow']]);
    match.pick('bow');
    expect(match.state.gear).toEqual([]);
    match.pick('sword');
    expect(match.state.gear).toEqual(['1 hero-0 bow', '1 hero-1 sword']);
  });

  test('is asked one question, whose options say for whom they are', () => {
    const match = begin();
    match.pick('bow');
    match.pick('bow');
    expect(asked(match)).toEqual([[1, 'hero-0/walk', 'hero-1/walk']]);
    expect(match.decisions[0]?.options.map(({ figure }) => figure)).toEqual(['hero-0', 'hero-1']);
    match.pick('hero-1/walk');
    expect(heroesOf(match.state, 1).map(({ at }) => at)).toEqual([0, 1]);
  });

  test('is asked at once with others who run one', () => {
    const match = Match.start(hunt, { seed: 's', seats: 3 });
    expect(asked(match)).toEqual([
      [1, 'sword', 'bow'],
      [2, 'sword', 'bow'],
    ]);
  });

  test('cannot be asked for several options of each in one question', () => {
    const many = tiny<object>(() => ({}), {
      *setup(t) {
        yield* t.askAny(() => [{ ...ask(0, 'a', 'x', 'y'), max: 2 }, ask(0, 'b', 'x')]);
        return { at: 'over' };
      },
    });
    expect(() => Match.start(many, { seed: 's', seats: 2 })).toThrow('not for one option of each');
  });

  test('stands the trial, in every seat', () => {
    const { violations, games } = trial(hunt, { seed: 'hunt', decisions: 150 });
    expect(violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
    expect(games).toBeGreaterThan(5);
  });
});
