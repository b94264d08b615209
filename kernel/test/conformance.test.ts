// The conformance kit: sound games pass it, and each kind of defect is found and named.

import { describe, expect, test } from 'vitest';
import { type Game, load, type Option, type Position, type Rules, type Text } from '../index.ts';
import { type Trial, trial } from '../trial/conformance.ts';
import type { Law } from '../trial/laws.ts';
import { type LanternRoad, lanternRoad } from './lantern-road.ts';
import { longRoad } from './long-road.ts';
import { MARKET_TEXTS, type NightMarket, nightMarket } from './night-market.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { keys, tiny } from './tiny.ts';

const sayFrom =
  (texts: readonly string[]): Trial['say'] =>
  (language, { text, with: params }: Text) => {
    if (!texts.includes(text)) throw new Error(`there is no ${language} text for ${text}`);
    return `${text} ${Object.keys(params ?? {})}`;
  };

describe('a sound game', () => {
  test('tic-tac-toe passes', () => {
    const report = trial(ticTacToe, { seed: 'kit', decisions: 600, say: sayFrom(['turn', 'square', 'outcome']) });
    expect(report).toMatchObject({ decisions: 600, violations: [], met: [], unmet: [] });
    expect(report.games).toBeGreaterThan(60);
  });

  test('the night market passes, in all its settings', () => {
    const progress: number[] = [];
    const report = trial(nightMarket, {
      seed: 'kit',
      decisions: 700,
      say: sayFrom(MARKET_TEXTS),
      onProgress: decisions => progress.push(decisions),
    });
    expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
    expect(report.games).toBeGreaterThan(6);
    expect(report.met.length + report.unmet.length).toBe(24);
    expect(progress.at(-1)).toBe(700);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  test('plays the same games however many of its laws are checked', () => {
    const games = (deep: number) => trial(nightMarket, { seed: 'same', decisions: 400, deep });
    const { violations: _, ...light } = games(0);
    expect(games(0.3)).toMatchObject(light);
  });

  test('tells which rows were never met', () => {
    const report = trial(nightMarket, { seed: 'rows', decisions: 5, deep: 0 });
    expect(report.unmet.length).toBeGreaterThan(15);
    const longer = trial(nightMarket, { seed: 'rows', decisions: 3000, deep: 0 });
    expect(longer.unmet).toEqual([]);
  });

  test('plays the settings it is given', () => {
    const settings = [{ seats: 7, options: {} }];
    const report = trial(nightMarket, { seed: 'seats', decisions: 50, settings });
    expect(report.violations[0]).toMatchObject({ law: 'exception', save: undefined });
  });
});

/** What the kit says of a night market with this defect. */
function found(defect: Partial<Game<NightMarket, unknown>>, decisions = 400) {
  const game = { ...nightMarket, ...defect } as Game<NightMarket, unknown>;
  const [first, ...more] = trial(game, { seed: 'defect', decisions, say: sayFrom(MARKET_TEXTS) }).violations;
  return { first, laws: new Set([first, ...more].map(violation => violation?.law)) };
}

const expectLaw = (game: Game<never, never>, law: Law, how: Partial<Trial> = {}) => {
  const { violations } = trial(game, { seed: 'defect', decisions: 300, ...how });
  expect(violations[0]).toMatchObject({ law });
  return violations;
};

const round = nightMarket.positions.round as NonNullable<typeof nightMarket.positions.round>;

describe('a defect is found:', () => {
  test('a view that shows hidden cards', () => {
    const { first } = found({
      view: (state, viewer) => ({ ...nightMarket.view(state, viewer), next: state.deck.at(-1) }),
    });
    expect(first).toMatchObject({ law: 'view', message: expect.stringContaining('/next') });
  });

  test("a view that shows another seat's hand by its order alone", () => {
    const { laws } = found({
      view: (state, viewer) => ({
        ...nightMarket.view(state, viewer),
        first: state.stalls.map(({ hand }) => (hand[0] ?? '') < (hand[1] ?? '')),
      }),
    });
    expect(laws).toContain('view');
  });

  test('views of several at once that are not what each sees alone', () => {
    const { first } = found({
      views: (state, viewers) => viewers.map(() => nightMarket.view(state, viewers[0] ?? 'spectator')),
    });
    expect(first).toMatchObject({ law: 'view', message: expect.stringContaining('at once') });
  });

  test('a view that changes the state', () => {
    const { laws } = found({
      view: (state, viewer) => {
        state.caught += 0.5;
        return nightMarket.view(state, viewer);
      },
    });
    expect(laws.size).toBe(1);
    expect(laws).toContain('view');
  });

  test('re-dealing that remembers what was there', () => {
    const { first } = found({
      redeal: (state, viewer, chance) => {
        const hidden = state.stalls.filter((_, seat) => seat !== viewer).map(stall => stall.hand);
        const piles = viewer === 'everyone' ? [state.deck] : [state.deck, ...hidden];
        const cards = chance.shuffle(piles.flat(), 'redeal');
        for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
      },
    });
    expect(first?.law).toBe('redeal');
  });

  test('re-dealing that remembers what was there, for seats alone', () => {
    const { first } = found({
      redeal: (state, viewer, chance) => {
        if (viewer === 'everyone') return nightMarket.redeal(state, viewer, chance);
        chance.shuffle(state.deck, 'redeal');
      },
    });
    expect(first).toMatchObject({ law: 'redeal', message: expect.stringContaining('re-dealt for 0') });
  });

  test('re-dealing that loses a card', () => {
    const { first } = found({ redeal: state => void state.deck.pop() });
    expect(first?.law).toBe('redeal');
  });

  test('re-dealing for everyone what somebody has seen', () => {
    const { first } = found({
      redeal: (state, viewer, chance) => nightMarket.redeal(state, viewer === 'everyone' ? 0 : viewer, chance),
    });
    expect(first).toMatchObject({ law: 'view', message: expect.stringContaining('unseen') });
  });

  test('a module variable that the state knows nothing of', () => {
    let rounds = 0;
    const { laws } = found({
      positions: {
        ...nightMarket.positions,
        *round(t, position) {
          t.state.caught = ++rounds;
          return yield* round(t, position);
        },
      },
    });
    expect([...laws].every(law => ['save', 'clone', 'journal', 'undo', 'rewind'].includes(law ?? ''))).toBe(true);
    expect(laws.size).toBeGreaterThan(0);
  });

  test('a set-up that differs from game to game', () => {
    let games = 0;
    const begin: typeof nightMarket.begin = setting => ({ ...nightMarket.begin(setting), caught: games++ });
    const { violations } = trial({ ...nightMarket, begin }, { seed: 'defect', decisions: 200, deep: 0 });
    expect(violations[0]).toMatchObject({ law: 'journal', message: expect.stringContaining('does not replay') });
  });

  test('a closure in the state', () => {
    const game = tiny<{ n: number; later?: () => number }>(() => ({ n: 0 }), {
      *setup(t): Rules<Position> {
        t.state.later = () => t.state.n;
        yield* t.choose(0, 'on', keys('a', 'b'));
        return { at: 'setup' };
      },
    });
    expectLaw(game as never, 'plain');
  });

  test.each<[string, () => unknown]>([
    ['a Map', () => new Map([['a', 1]])],
    ['a Date', () => new Date(0)],
    ['not a number', () => Number.NaN],
    ['a list with a hole', () => [1, undefined, 3]],
    [
      'one thing in two places',
      () => {
        const shared = { coins: 1 };
        return [shared, shared];
      },
    ],
  ])('a state with %s', (_, make) => {
    const game = tiny<{ thing: unknown }>(() => ({ thing: make() }), {
      *setup(t): Rules<Position> {
        yield* t.choose(0, 'on', keys('a', 'b'));
        return { at: 'over' };
      },
    });
    expectLaw(game as never, 'plain');
  });

  test('a broken invariant', () => {
    const { first } = found({
      positions: {
        ...nightMarket.positions,
        *round(t, position) {
          if (t.state.round === 2) t.state.deck.pop();
          return yield* round(t, position);
        },
      },
    });
    expect(first).toMatchObject({ law: 'invariant', message: expect.stringContaining('23 cards') });
  });

  /** A game that goes wrong at its third decision. */
  const third = (wrong: (t: Parameters<typeof round>[0]) => Rules<Position>) =>
    tiny<{ n: number }>(() => ({ n: 0 }), {
      *setup(): Rules<Position> {
        return { at: 'turn' };
      },
      *turn(t): Rules<Position> {
        if (t.state.n === 2) return yield* wrong(t as never);
        yield* t.choose(0, 'on', keys('a', 'b'));
        t.state.n++;
        return { at: 'turn' };
      },
    }) as never as Game<never, never>;

  test('a rule that throws, with a save from which it can be seen again', () => {
    const game = third(function* () {
      throw new Error('no such hero');
    });
    const [first] = expectLaw(game, 'exception');
    expect(first?.message).toContain('no such hero');
    const { match } = load(game, first?.save);
    expect(match.journal).toHaveLength(1);
    expect(() => match.pick('a')).toThrow(/no such hero/);
  });

  test('a dead end', () => {
    expectLaw(
      third(t => t.choose(0, 'stuck', []) as never),
      'exception',
    );
    const ask = { seat: 0, prompt: 'stuck', options: [], min: 1, max: 1 };
    const stuck = function* (): Rules<Position> {
      yield { ...ask };
      return { at: 'over' };
    };
    expectLaw(third(stuck), 'empty');
    const nobody = function* (): Rules<Position> {
      yield { ...ask, seat: 5, options: keys('a', 'b') };
      return { at: 'over' };
    };
    expectLaw(third(nobody), 'empty');
  });

  test('a runaway', () => {
    const run = function* (): Rules<Position> {
      return { at: 'turn' };
    };
    const [first] = expectLaw(third(run), 'exception');
    expect(first?.message).toContain('steps without a decision');
  });

  test('a game without end', () => {
    const endless = tiny<{ n: number }>(() => ({ n: 0 }), {
      *setup(t): Rules<Position> {
        yield* t.choose(0, 'on', keys('a', 'b'));
        return { at: 'setup' };
      },
    });
    expectLaw(endless as never, 'endless', { decisions: 20_100, deep: 0 });
  });

  test.each<[string, readonly Option[], readonly string[]]>([
    ['twice among the options', keys('a', 'b', 'a'), []],
    ['both offered and refused', keys('a', 'b'), ['b']],
  ])('a key %s', (_, options, refused) => {
    const wrong = function* (): Rules<Position> {
      const list = refused.map(key => ({ key, text: key, rule: 'T-1', why: { text: 'no' } }));
      yield { seat: 0, prompt: 'twice', options, min: 1, max: 1, refused: () => list };
      return { at: 'over' };
    };
    expectLaw(third(wrong), 'keys');
  });

  test.each(MARKET_TEXTS)('the missing text %s', text => {
    const say = sayFrom(MARKET_TEXTS.filter(other => other !== text));
    const { violations } = trial(nightMarket, { seed: 'words', decisions: 3000, deep: 0, say });
    expect(violations[0]).toMatchObject({
      law: 'text',
      message: expect.stringContaining(`there is no en text for ${text}`),
    });
  });

  test('a text missing in one language', () => {
    const say: Trial['say'] = (language, { text }) => (language === 'fr' && text === 'market.keep' ? '' : text);
    const { violations } = trial(nightMarket, { seed: 'words', decisions: 300, deep: 0, say });
    expect(violations[0]).toMatchObject({ law: 'text', message: expect.stringContaining('fr market.keep') });
  });

  test('an outcome for other seats', () => {
    const { first } = found({ outcome: () => ({ won: [9], scores: [1], text: { text: 'market.end' } }) });
    expect(first?.law).toBe('outcome');
  });

  test('a decision that cannot go over the wire', () => {
    const wrong = function* (): Rules<Position> {
      yield { seat: 0, prompt: 'wire', options: keys('a', 'b'), min: 1, max: Number.POSITIVE_INFINITY };
      return { at: 'over' };
    };
    expectLaw(third(wrong), 'plain');
  });

  test('a rule that holds a hidden card while others are asked', () => {
    const { laws } = found({
      positions: {
        ...nightMarket.positions,
        *round(t, position) {
          const hands = t.state.stalls.map(stall => [...stall.hand]);
          const seat = Number(position.seat);
          yield* t.choose(seat, 'market.inspect', [{ key: 'bell', text: 'market.bell' }], {
            pass: { text: 'market.quiet' },
          });
          const other = t.state.stalls[(seat + 1) % t.state.stalls.length];
          const held = hands[(seat + 1) % hands.length]?.[0] ?? '';
          if (other && !other.hand.includes(held)) throw new Error(`${held} is gone`);
          return yield* round(t, position);
        },
      },
    });
    expect(laws).toEqual(new Set(['imagine']));
  });

  test('and a game broken through and through is left alone after a while', () => {
    const { violations } = trial(
      third(t => t.choose(0, 'stuck', []) as never),
      { seed: 'x', decisions: 100_000 },
    );
    expect(violations).toHaveLength(20);
  });
});

describe('chapters', () => {
  type Chapters = NonNullable<typeof lanternRoad.chapters>;
  const { chapters } = lanternRoad as { chapters: Chapters };
  const withChapters = (defect: Partial<Chapters>): Game<LanternRoad, LanternRoad> => ({
    ...lanternRoad,
    chapters: { ...chapters, ...defect },
  });
  const firstBreach = (game: Game<LanternRoad, LanternRoad>): string => {
    const [first] = trial(game, { seed: 'chapters', decisions: 200 }).violations;
    return `${first?.law}: ${first?.message}`;
  };

  test('of a sound campaign are played one after the other, each with what the one before has left', () => {
    const begun: (readonly [chapter: unknown, walked: number])[] = [];
    const watched: Game<LanternRoad, LanternRoad> = {
      ...lanternRoad,
      begin: (setting, legacy) => {
        const state = lanternRoad.begin(setting, legacy);
        begun.push([state.chapter, state.walked.length]);
        return state;
      },
    };
    expect(trial(watched, { seed: 'chapters', decisions: 300 })).toMatchObject({ violations: [], decisions: 300 });
    expect(begun).toEqual(
      expect.arrayContaining([
        ['road', 0],
        ['marsh', 1],
        ['tower', 2],
        ['tower', 1],
      ]),
    );
  });

  test('that leave what is not plain are found', () =>
    expect(firstBreach(withChapters({ legacy: ({ oil }) => ({ oil, walked: [], when: new Date(0) }) }))).toMatch(
      /^plain: what the chapter leaves/,
    ));

  test('that leave what changes in a save are found', () =>
    expect(firstBreach(withChapters({ legacy: ({ oil }) => ({ oil, walked: [], spare: -0 }) }))).toMatch(
      /^(plain|chapters): what the chapter leaves/,
    ));

  test('that do not take what they have left are found', () =>
    expect(
      firstBreach(withChapters({ legacy: ({ lost, oil }) => (lost ? undefined : { oil: -oil, walked: [] }) })),
    ).toMatch(/^chapters: what the chapter leaves is not let in/));

  test('that read it otherwise than it was left are found', () =>
    expect(firstBreach(withChapters({ read: value => ({ ...(chapters.read(value) as object), oil: 1 }) }))).toMatch(
      /^chapters: what the chapter leaves is read otherwise/,
    ));

  test('that leave something else each time are found', () => {
    let n = 0;
    const legacy: Chapters['legacy'] = state => chapters.legacy(state) && { oil: ++n, walked: [] };
    expect(firstBreach(withChapters({ legacy }))).toMatch(
      /^chapters: what the chapter leaves is not the same each time/,
    );
  });

  test('that lead to what cannot be played are found', () =>
    expect(
      firstBreach(
        withChapters({ following: () => [{ id: 'sea', title: { text: 't' }, options: { chapter: 'sea' } }] }),
      ),
    ).toMatch(/^chapters: sea cannot follow/));

  test('whose story tells what is hidden are found', () =>
    expect(
      firstBreach(withChapters({ story: ({ deck }) => ({ text: 'story', with: { next: deck.at(-1) ?? 0 } }) })),
    ).toMatch(/^chapters: the story of the chapter shows what is hidden/));

  test('that begin with luck of their own are found', () => {
    let n = 0;
    const game: Game<LanternRoad, LanternRoad> = {
      ...lanternRoad,
      begin: (setting, legacy) => ({
        ...lanternRoad.begin(setting, legacy),
        ...(legacy !== undefined && { oil: ++n }),
      }),
    };
    expect(firstBreach(game)).toMatch(/^chapters: \w+ does not begin the same each time/);
  });

  test('a chapter is called as it was announced', () => {
    const title: Chapters['title'] = ({ options }, legacy) => ({
      text: `lantern.title.${String(options.chapter)}`,
      ...(legacy !== undefined && { with: { after: 'something' } }),
    });
    expect(firstBreach(withChapters({ title }))).toMatch(/^chapters: \w+ is called otherwise than it was announced/);
  });

  test('what is not decided has no winner, and goes on', () => {
    const undecided = (won: readonly number[]): typeof lanternRoad => ({
      ...lanternRoad,
      outcome: state => ({ ...lanternRoad.outcome(state), won, undecided: true }),
    });
    expect(firstBreach(undecided([0]))).toMatch(/^outcome: nothing is decided, but 0 has won/);
    expect(firstBreach(undecided([]))).toMatch(
      /^chapters: a chapter ends without victory or defeat, and nothing can follow/,
    );
    expect(trial(longRoad, { seed: 'nights', decisions: 300 }).violations).toEqual([]);
  });
});

describe('a deed done in silence', () => {
  interface Inn {
    actions: number;
    coins: number;
    health: number;
    nights: number;
    rolled: number;
  }
  /** An evening at an inn: whoever is hurt can sleep, whoever has coins can drink, and the dice cost a coin. */
  const innWith = (more: Partial<Game<Inn, Inn>>, offered = keys('sleep', 'drink', 'dice', 'wait')): Game<Inn, Inn> =>
    tiny<Inn>(
      () => ({ actions: 4, coins: 2, health: 2, nights: 0, rolled: 0 }),
      {
        setup: function* (t): Rules<Position> {
          const { state } = t;
          if (state.nights === 3) return { at: 'over' };
          const deeds = offered.filter(({ key }) => key !== 'dice' || state.coins > 0);
          const deed = state.actions > 0 ? yield* t.choose(0, 'evening', deeds) : 'wait';
          if (deed === 'wait') {
            state.nights++;
            state.actions = 4;
            state.health = 1;
            return { at: 'setup' };
          }
          state.actions--;
          if (deed === 'sleep') state.health = Math.min(3, state.health + 1);
          if (deed === 'drink') {
            const cup = state.coins > 0 ? yield* t.choose(0, 'cup', keys('ale', 'wine')) : 'water';
            if (cup !== 'water') state.coins--;
          }
          if (deed === 'dice') {
            state.coins--;
            if (t.chance.roll(6, 'dice') === 6) state.coins += 4;
          }
          return { at: 'setup' };
        },
      },
      more,
    );
  const costs = { spent: ['actions', 'coins'] };
  const says = (game: Game<Inn, Inn>) =>
    new Set(
      trial(game, { seed: 'inn', decisions: 60 }).violations.map(
        ({ law, message }) => `${law}: ${message.split(' (')[0]}`,
      ),
    );

  test('is found: with no effect at once, and with none whatever is answered on the way', () => {
    expect([...says(innWith({ costs }, keys('sleep', 'dice', 'wait')))]).toEqual([
      'silence: evening: sleep spends actions and does nothing',
    ]);
    expect([...says(innWith({ costs }, keys('drink', 'dice', 'wait')))]).toEqual([
      'silence: evening: drink spends actions, coins and does nothing',
    ]);
  });

  test('passes where it is listed, and a list that names what never happens is reported', () => {
    const idle = [
      { option: 'sleep', why: 'the inn is open to all' },
      { option: 'key.dr*', why: 'for the company' },
      { option: 'sing', why: 'nobody sings' },
    ];
    const report = trial(innWith({ costs: { spent: ['actions', 'coins', 'horses'], idle } }), {
      seed: 'inn',
      decisions: 60,
    });
    expect(report).toMatchObject({ violations: [], idle: ['horses', 'sing'] });
  });

  test('is none where nothing is spent, where chance was drawn, or where something has become more', () => {
    expect(says(innWith({ costs: { spent: ['horses'] } }))).toEqual(new Set());
    expect(says(innWith({ costs }, keys('dice', 'wait')))).toEqual(new Set());
    const rising = { spent: ['actions', 'health'] };
    expect([...says(innWith({ costs: rising }, keys('sleep', 'wait')))]).toEqual([
      'silence: evening: sleep spends actions and does nothing',
    ]);
    const marked = { spent: ['actions'], marks: ['health'] };
    expect([...says(innWith({ costs: marked }, keys('sleep', 'wait')))]).toEqual([
      'silence: evening: sleep spends actions, health and does nothing',
    ]);
  });
});
