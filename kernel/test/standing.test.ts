// Offers that stand while others decide, and interruptions that somebody may have passed.

import { describe, expect, test } from 'vitest';
import {
  type Ask,
  checkAsk,
  confirmWish,
  type Game,
  load,
  Match,
  plainDecision,
  type Rules,
  type Seat,
  save,
  type Table,
  unaskedPicks,
  type Wish,
} from '../index.ts';
import { trial } from '../trial/conformance.ts';
import { keys, tiny } from './tiny.ts';

interface Camp {
  turn: number;
  hidden: boolean[];
  /** What each seat would say if it were asked; nobody else knows. */
  secret: number[];
  said: string[];
}

const SEATS = 3;
const TURNS = 12;

const act = (seat: Seat): Ask => ({ seat, prompt: 'act', options: keys('wait', 'hide'), min: 1, max: 1 });
const offer = (seat: Seat): Ask => ({
  seat,
  prompt: 'show',
  options: keys('show'),
  min: 1,
  max: 1,
  standing: true,
});

/** Turn by turn somebody acts; whoever else is hidden may show himself meanwhile. */
function* turn(t: Table<Camp>): Rules<{ at: string }> {
  const { state } = t;
  const active = state.turn % SEATS;
  const { seat, picks } = yield* t.askAny(() => [
    act(active),
    ...state.hidden.flatMap((hidden, other) => (hidden && other !== active ? [offer(other)] : [])),
  ]);
  state.said.push(`${seat}:${picks[0]}`);
  if (picks[0] === 'show') state.hidden[seat] = false;
  else {
    if (picks[0] === 'hide') state.hidden[seat] = true;
    state.turn++;
  }
  return { at: state.turn < TURNS ? 'turn' : 'over' };
}

const camp: Game<Camp, Camp> = tiny<Camp>(
  () => ({ turn: 0, hidden: [false, true, true], secret: [1, 2, 3], said: [] }),
  {
    *setup() {
      return { at: 'turn' };
    },
    turn,
  },
  {
    view: (state, viewer) => ({
      ...state,
      secret: viewer === 'everyone' ? state.secret : state.secret.map((n, seat) => (seat === viewer ? n : 0)),
    }),
    redeal: (state, viewer, chance) => {
      if (viewer === 'everyone') return;
      for (const seat of state.secret.keys()) if (seat !== viewer) state.secret[seat] = chance.roll(6, 'redeal');
    },
    outcome: ({ secret }) => ({ won: [0], scores: secret, text: { text: 'outcome' } }),
    trials: [{ seats: SEATS, options: {} }],
  },
);

const start = () => Match.start(camp, { seed: 's', seats: SEATS });

function answer<S, V>(match: Match<S, V>, seat: Seat, ...picks: string[]): void {
  match.answer({ seat, decision: match.decisionOf(seat)?.id ?? -1, picks });
}

describe('an offer that stands', () => {
  test('lies on the table beside the question that is waited for', () => {
    const match = start();
    expect(match.decisions.map(({ seat, prompt, standing }) => ({ seat, prompt, standing }))).toEqual([
      { seat: 0, prompt: 'act', standing: undefined },
      { seat: 1, prompt: 'show', standing: true },
      { seat: 2, prompt: 'show', standing: true },
    ]);
    const [, plain] = match.decisions.map(plainDecision);
    expect(JSON.parse(JSON.stringify(plain))).toMatchObject({ standing: true });
  });

  test('is not taken by itself, though it is the only option', () => {
    const match = start();
    expect(match.journal).toEqual([]);
    expect(match.sealedAnswers).toEqual([]);
  });

  test('lapses when the one waited for answers', () => {
    const match = start();
    const late = match.decisionOf(2);
    answer(match, 0, 'wait');
    expect(match.state).toMatchObject({ turn: 1, hidden: [false, true, true], said: ['0:wait'] });
    expect(match.decisions.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(() => match.answer({ seat: 2, decision: late?.id ?? -1, picks: ['show'] })).toThrow(
      expect.objectContaining({ code: 'stale' }),
    );
    expect(match.decisionOf(1)).toMatchObject({ prompt: 'act' });
  });

  test('can be taken first; then the question is put again', () => {
    const match = start();
    answer(match, 2, 'show');
    expect(match.state).toMatchObject({ turn: 0, hidden: [false, true, false], said: ['2:show'] });
    expect(match.decisions.map(({ seat, prompt }) => `${seat} ${prompt}`)).toEqual(['0 act', '1 show']);
    expect(match.journal).toMatchObject([{ seat: 2, prompt: 'show', picks: ['show'] }]);
  });

  test('can be taken back, saved and replayed', () => {
    const match = start();
    answer(match, 1, 'show');
    const again = load(camp, JSON.parse(JSON.stringify(save(match))));
    expect(again.resumed).toBe('as-saved');
    expect(again.match.state).toEqual(match.state);
    expect(again.match.decisions.map(({ seat, standing }) => [seat, standing])).toEqual([
      [0, undefined],
      [2, true],
    ]);
    match.undo(1);
    expect(match.state.hidden).toEqual([false, true, true]);
    expect(match.decisionOf(1)).toMatchObject({ prompt: 'show', standing: true });
  });

  test('stands at the tables that are imagined too, for whoever imagines', () => {
    const match = start();
    for (const seat of [0, 1, 2]) {
      const imagined = match.imagine(seat, `dream of ${seat}`);
      expect(imagined.decisions.map(({ seat: of, prompt, standing }) => [of, prompt, standing])).toEqual(
        match.decisions.map(({ seat: of, prompt, standing }) => [of, prompt, standing]),
      );
      expect(imagined.state.secret[seat]).toBe(match.state.secret[seat]);
      answer(imagined, seat, seat === 0 ? 'hide' : 'show');
      expect(imagined.state.said).toHaveLength(1);
    }
    expect(match.state.said).toEqual([]);
  });

  test.each<[string, () => readonly Ask[], 'askAny' | 'askAll']>([
    ['alone', () => [offer(1), offer(2)], 'askAny'],
    ['where all must answer', () => [act(0), offer(1)], 'askAll'],
  ])('cannot be made %s: nobody would be waited for', (_, asks, how) => {
    const game = tiny<object>(() => ({}), {
      *setup(t) {
        yield* t[how](asks);
        return { at: 'over' };
      },
    });
    expect(() => Match.start(game, { seed: 's', seats: SEATS })).toThrow('nobody is waited for');
  });
});

describe('the conformance kit', () => {
  test('takes offers that stand now and then, and comes to an end', () => {
    const taken: string[] = [];
    const watched: typeof camp = {
      ...camp,
      invariants: state => {
        const last = state.said.at(-1);
        if (last !== undefined) taken.push(last.slice(2));
        return [];
      },
    };
    const { games, violations } = trial(watched, { seed: 'camp', decisions: 1500, deep: 0.1 });
    expect(violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
    expect(games).toBeGreaterThan(50);
    const shows = taken.filter(key => key === 'show').length / taken.length;
    expect(shows).toBeGreaterThan(0.05);
    expect(shows).toBeLessThan(0.5);
  });

  test('comes to an end where offers stand for ever', () => {
    const restless = tiny<{ turn: number }>(
      () => ({ turn: 0 }),
      {
        *setup() {
          return { at: 'turn' };
        },
        *turn(t) {
          const { seat } = yield* t.askAny(() => [act(0), offer(1), offer(2)]);
          if (seat === 0) t.state.turn++;
          return { at: t.state.turn < 5 ? 'turn' : 'over' };
        },
      },
      {
        outcome: () => ({ won: [], scores: [0, 0, 0], text: { text: 'outcome' } }),
        trials: [{ seats: 3, options: {} }],
      },
    );
    const { games, violations } = trial(restless, { seed: 'restless', decisions: 400 });
    expect(violations).toEqual([]);
    expect(games).toBeGreaterThan(30);
  });

  test('finds an offer that leaks what is hidden', () => {
    const leaky: typeof camp = {
      ...camp,
      positions: {
        ...camp.positions,
        *turn(t) {
          const { seat } = yield* t.askAny(() => [act(0), { ...offer(1), options: keys(`show-${t.state.secret[2]}`) }]);
          if (seat === 0) t.state.turn++;
          return { at: t.state.turn < TURNS ? 'turn' : 'over' };
        },
      },
    };
    const [first] = trial(leaky, { seed: 'leak', decisions: 200 }).violations;
    expect(first).toMatchObject({ law: 'imagine' });
  });
});

describe('an interruption', () => {
  const pass = { text: 'no' };
  const window = { id: 'reroll', matters: false };

  test('must be one that can be passed', () => {
    const ask = { ...act(0), window };
    expect(() => checkAsk(ask)).toThrow('act asks seat 0 for an interruption that cannot be passed');
    expect(() => checkAsk({ ...ask, pass })).not.toThrow();
    const several = tiny<object>(() => ({}), {
      *setup(t) {
        yield* t.askAll(() => [
          { ...act(0), pass, window },
          { ...act(1), window },
        ]);
        return { at: 'over' };
      },
    });
    expect(() => Match.start(several, { seed: 's', seats: 2 })).toThrow('cannot be passed');
  });

  test('goes with the question to whoever is asked, over the wire too', () => {
    const game = tiny<object>(() => ({}), {
      *setup(t) {
        yield* t.choose(0, 'again', keys('reroll'), { pass, window: { id: 'reroll', matters: true } });
        yield* t.chooseMany(0, 'which', keys('a', 'b'), { min: 0, max: 2 }, { pass, window });
        yield* t.chooseNumber(0, 'most', { min: 0, max: 3 }, { pass, window });
        return { at: 'over' };
      },
    });
    const match = Match.start(game, { seed: 's', seats: 2 });
    const seen: unknown[] = [];
    while (!match.over) {
      const [decision] = match.decisions;
      seen.push(decision && plainDecision(decision).window);
      match.pick();
    }
    expect(seen).toEqual([{ id: 'reroll', matters: true }, window, window]);
    expect(match.journal.map(entry => 'picks' in entry && entry.picks)).toEqual([[], [], []]);
  });

  test.each<[Wish, boolean, boolean]>([
    ['ask', true, false],
    ['ask', false, false],
    ['matters', true, false],
    ['matters', false, true],
    ['never', true, true],
    ['never', false, true],
  ])('with the wish %s, when it matters: %s, is passed: %s', (wish, matters, passed) => {
    const ask: Ask = { ...act(0), pass, window: { id: 'reroll', matters } };
    const unasked = (one: Ask) => unaskedPicks(one, kind => (kind === 'reroll' ? wish : undefined));
    expect(unasked(ask)).toEqual(passed ? [] : undefined);
    expect(unasked(act(0))).toBeUndefined();
    expect(unasked({ ...ask, standing: true })).toBeUndefined();
    const end: Ask = { ...act(0), options: [], pass, confirm: 'turn' };
    expect(unaskedPicks(end, kind => (kind === confirmWish('turn') ? wish : 'never'))).toEqual(
      wish === 'never' ? [] : undefined,
    );
    expect(unaskedPicks(end, () => undefined)).toBeUndefined();
    const usual = { ...ask, window: { id: 'reroll', matters, usual: ['act'] } };
    expect(unasked(usual)).toEqual(passed ? ['act'] : undefined);
  });
});
