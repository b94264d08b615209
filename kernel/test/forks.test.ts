// Forks: clones cost the same however long the game, and what a seat imagines rests on what it sees.

import { describe, expect, test } from 'vitest';
import { type Ask, Chance, canonical, Match, newChance, type Position, type Rules, type Table } from '../index.ts';
import { anyPicks } from '../trial/answers.ts';
import { nightMarket } from './night-market.ts';
import { keys, tiny } from './tiny.ts';

const standing = <S, V>(match: Match<S, V>) =>
  canonical({ ...match.snapshot(), asked: match.decisions.map(({ id: _, ...ask }) => ask) });

function market(decisions: number) {
  const match = Match.start(nightMarket, { seed: 'fork', seats: 3, options: { rounds: 9 } });
  const chance = new Chance(newChance('players'));
  for (let n = 0; n < decisions; n++) play(match, chance);
  return match;
}

function play<S, V>(match: Match<S, V>, chance: Chance): void {
  const decision = chance.pick(match.decisions, 'seat');
  match.answer({ seat: decision.seat, decision: decision.id, picks: anyPicks(decision, chance, 'picks') });
}

describe('a clone', () => {
  test('stands where its original stands and has the same future', () => {
    for (let decisions = 0; decisions < 30; decisions++) {
      const match = market(decisions);
      const [one, other] = [match.clone(), match.clone({ history: true })];
      expect(standing(one)).toBe(standing(match));
      expect(standing(other)).toBe(standing(match));
      const [a, b] = [new Chance(newChance('on')), new Chance(newChance('on'))];
      for (let n = 0; n < 5; n++) {
        play(one, a);
        play(other, b);
      }
      expect(standing(other)).toBe(standing(one));
    }
  });

  test('puts its question when somebody looks, and what is imagined asks once', () => {
    const asked: string[] = [];
    const questions = tiny(() => ({ told: 0 }), {
      *setup(t: Table<{ told: number }>): Rules<Position> {
        const ask = (seat: number, ...names: string[]): Ask => {
          asked.push(names.join());
          return { seat, prompt: 'which', options: keys(...names), min: 1, max: 1 };
        };
        // Nobody has a choice here, so that nobody is waited for.
        if (t.state.told === 0) yield* t.askAll(() => [ask(0, 'only')]);
        t.state.told++;
        yield* t.askAny(() => [ask(1, 'a', 'b')]);
        return { at: 'setup' };
      },
    });
    const asksOf = (look: () => unknown): string[] => {
      asked.length = 0;
      look();
      return [...asked];
    };
    const match = Match.start(questions, { seed: 's', seats: 2 });
    // What came before the question is passed again, and the copy waits where the match does.
    expect(asksOf(() => match.clone())).toEqual(['only', 'a,b']);
    expect(match.clone().state.told).toBe(1);
    match.pick('b');
    expect(asksOf(() => match.clone())).toEqual([]);
    expect(asksOf(() => match.clone({ history: true }).clone().decisions)).toEqual(['a,b']);
    expect(asksOf(() => match.imagine(0, 'dream').decisions)).toEqual(['a,b']);
    expect(standing(match.clone())).toBe(standing(match));
  });

  test('leaves its original alone', () => {
    const match = market(20);
    const before = standing(match);
    const clone = match.clone();
    const chance = new Chance(newChance('on'));
    while (!clone.over) play(clone, chance);
    expect(standing(match)).toBe(before);
  });

  test('with history can be undone and rewound like its original', () => {
    const match = market(40);
    for (const to of [0, 5, 25]) {
      const [one, other] = [match.clone({ history: true }), match.clone({ history: true })];
      one.rewind(to, 'x');
      other.rewind(to, 'x');
      expect(standing(one)).toBe(standing(other));
    }
    expect(match.journal.length).toBeGreaterThan(30);
  });

  test('with history goes back where only its original has been', () => {
    const scene = market(0).snapshot();
    const state = { ...scene.state, stalls: scene.state.stalls.map(stall => ({ ...stall, coins: 7 })) };
    const match = Match.resume(nightMarket, { seed: 'scene', seats: 3 }, { ...scene, state, at: 0 });
    const opening = standing(match);
    const chance = new Chance(newChance('players'));
    while (match.at.seat !== 2) play(match, chance);
    const clone = match.clone({ history: true });
    clone.rewind(0, 'x');
    match.rewind(0, 'x');
    expect(standing(clone)).toBe(standing(match));
    expect(JSON.parse(standing(clone)).state.stalls[0].coins).toBe(JSON.parse(opening).state.stalls[0].coins);
  });

  test('does the same work after 100 and after 5,000 decisions', () => {
    const work = { positions: 0, asks: 0 };
    const counted = tiny<{ n: number; list: number[] }>(() => ({ n: 0, list: [] }), {
      *setup(): Rules<Position> {
        return { at: 'turn' };
      },
      *turn(t): Rules<Position> {
        work.positions++;
        for (let n = 0; n < 3; n++) {
          work.asks++;
          yield* t.choose(0, 'on', keys('a', 'b'));
          t.state.n++;
        }
        return { at: 'turn' };
      },
    });
    const match = Match.start(counted, { seed: 's', seats: 1 });
    const workOfClone = (decisions: number) => {
      while (match.journal.length < decisions) match.pick('a');
      Object.assign(work, { positions: 0, asks: 0 });
      match.clone();
      return { ...work };
    };
    expect(workOfClone(100)).toEqual({ positions: 1, asks: 2 });
    expect(workOfClone(5002)).toEqual({ positions: 1, asks: 2 });
  });
});

describe('a match that keeps only what a clone needs', () => {
  test('is cloned and imagined like one with its history, and holds no more however long it goes on', () => {
    const start = { seed: 'fork', seats: 3, options: { rounds: 9 } };
    const whole = Match.start(nightMarket, start);
    const match = Match.start(nightMarket, { ...start, history: false, forks: true });
    const [a, b] = [new Chance(newChance('players')), new Chance(newChance('players'))];
    while (!whole.over) {
      expect(standing(match.clone())).toBe(standing(whole.clone()));
      for (const { seat } of whole.decisions)
        expect(standing(match.imagine(seat, 'dream'))).toBe(standing(whole.imagine(seat, 'dream')));
      expect(match.journal.length).toBe(whole.journal.length - whole.lastCheckpoint.at);
      play(whole, a);
      play(match, b);
    }
    expect(match.over).toBe(true);
    expect(whole.journal.length).toBeGreaterThan(50);
    expect([match.log, match.turnMarks, match.journal]).toEqual([[], [], []]);
    expect(match.undoTarget(0)).toBeUndefined();
  });
});

describe('what a seat imagines', () => {
  test('shows it what it sees and asks it what it is asked', () => {
    const match = market(14);
    for (const decision of match.decisions) {
      const imagined = match.imagine(decision.seat, 'dream');
      expect(canonical(imagined.view(decision.seat))).toBe(canonical(match.view(decision.seat)));
      const { id: _, ...asked } = imagined.decisionOf(decision.seat) ?? { id: 0 };
      const { id: __, ...original } = decision;
      expect(canonical(asked)).toBe(canonical(original));
    }
  });

  test('depends on the seed, and hides what the seat cannot know', () => {
    const match = market(14);
    const { seat } = match.decisions[0] ?? { seat: 0 };
    const dreams = ['one', 'two', 'three'].map(seed => canonical(match.imagine(seat, seed).state));
    expect(new Set(dreams).size).toBe(3);
    expect(canonical(match.imagine(seat, 'one').state)).toBe(dreams[0]);
    expect(dreams).not.toContain(canonical(match.state));
  });

  interface Hands {
    hands: string[][];
    played: string[];
  }
  const CARDS = ['a', 'b', 'c', 'd'];
  /** Both seats play a card of their hidden hands at once. */
  const hands = tiny<Hands>(
    () => ({
      hands: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      played: [],
    }),
    {
      *setup(t: Table<Hands>): Rules<Position> {
        const ask = (seat: number): Ask => ({
          seat,
          prompt: 'card',
          options: keys(...(t.state.hands[seat] ?? [])),
          min: 1,
          max: 1,
        });
        const replies = yield* t.askAll(() => [ask(0), ask(1)]);
        for (const { seat, picks } of replies) {
          const hand = t.state.hands[seat] ?? [];
          if (!hand.includes(picks[0] ?? '')) throw new Error(`seat ${seat} does not hold ${picks}`);
          t.state.played.push(picks[0] ?? '');
        }
        return { at: 'over' };
      },
    },
    {
      redeal: (state, viewer, chance) => {
        if (viewer === 'everyone') return;
        const own = typeof viewer === 'number' ? (state.hands[viewer] ?? []) : [];
        const rest = chance.shuffle(
          CARDS.concat('e', 'f').filter(card => !own.includes(card)),
          'redeal',
        );
        state.hands = state.hands.map((hand, seat) => (seat === viewer ? hand : rest.splice(0, 2)));
      },
    },
  );

  test('asks the other seats about the hands that it imagines for them', () => {
    const match = Match.start(hands, { seed: 's', seats: 2 });
    match.answer({ seat: 1, decision: match.decisionOf(1)?.id ?? 0, picks: ['c'] });
    const seen = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const imagined = match.imagine(0, `dream ${n}`);
      const [, theirs] = imagined.state.hands;
      expect(imagined.decisionOf(1)?.options.map(option => option.key)).toEqual(theirs);
      expect(imagined.decisionOf(0)?.options.map(option => option.key)).toEqual(['a', 'b']);
      const chance = new Chance(newChance(`dream ${n}`));
      while (!imagined.over) play(imagined, chance);
      seen.add(String(imagined.state.played[1]));
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(match.sealedAnswers).toEqual([{ seat: 1, picks: ['c'] }]);
  });

  test('keeps its own answer that is in', () => {
    const match = Match.start(hands, { seed: 's', seats: 2 });
    match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['b'] });
    const imagined = match.imagine(0, 'dream');
    expect(imagined.decisions.map(decision => decision.seat)).toEqual([1]);
    imagined.pick(imagined.decisions[0]?.options[0]?.key ?? '');
    expect(imagined.state.played[0]).toBe('b');
  });
});
