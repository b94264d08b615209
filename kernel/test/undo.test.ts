// Going back: alone up to the last barrier, with the table's consent to any entry.

import { describe, expect, test } from 'vitest';
import {
  canonical,
  copy,
  isReseed,
  lastDecided,
  load,
  Match,
  type Position,
  type Rules,
  replay,
  save,
  verify,
} from '../index.ts';
import { nightMarket } from './night-market.ts';
import { keys, tiny } from './tiny.ts';

interface Walk {
  steps: string[];
  deck: number[];
  seen: number[];
}

/** Seats walk in turn, three steps each; a die, a draw or a reveal can be asked for on the way. */
const walk = tiny<Walk>(
  () => ({ steps: [], deck: [1, 2, 3, 4, 5, 6, 7, 8, 9], seen: [] }),
  {
    *setup(t): Rules<Position> {
      t.shuffle(t.state.deck, 'deck');
      return { at: 'turn', seat: 0 };
    },
    *turn(t, { seat }): Rules<Position> {
      for (let n = 0; n < 3; n++) {
        const step = yield* t.choose(Number(seat), 'step', keys('left', 'right', 'roll', 'draw', 'peek', 'swear'));
        t.state.steps.push(step);
        if (step === 'roll') t.state.seen.push(t.roll(1000, 'dice'));
        if (step === 'draw') t.state.seen.push(...t.draw(t.state.deck));
        if (step === 'peek') t.reveal();
        if (step === 'swear') t.revealForGood();
      }
      return { at: 'turn', seat: 1 - Number(seat) };
    },
  },
  { redeal: (state, _, chance) => void chance.shuffle(state.deck.sort(), 'redeal') },
);

const start = (...steps: string[]) => {
  const match = Match.start(walk, { seed: 'walk', seats: 2 });
  for (const step of steps) match.pick(step);
  return match;
};
const standing = <S, V>(match: Match<S, V>) =>
  canonical({ ...match.snapshot(), asked: match.decisions.map(({ id: _, ...ask }) => ask) });

describe('undo by oneself', () => {
  test('takes back one answer after the other, down to the start of the turn', () => {
    const match = start('left', 'right');
    match.undo(0);
    expect(standing(match)).toBe(standing(start('left')));
    match.undo(0);
    expect(standing(match)).toBe(standing(start()));
    expect(match.undoTarget(0)).toBeUndefined();
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ name: 'Refusal', code: 'no-undo' }));
  });

  test('goes back over the end of a turn as long as nobody else has answered', () => {
    const match = start('left', 'right', 'left');
    expect(match.at).toEqual({ at: 'turn', seat: 1 });
    match.undo(0);
    expect(standing(match)).toBe(standing(start('left', 'right')));
  });

  test('what was shown for good stands, for the table as well, also in a match that was loaded', () => {
    for (const played of [start('left', 'swear', 'right'), load(walk, save(start('left', 'swear', 'right'))).match]) {
      expect(played.earliest).toBe(2);
      const before = standing(played);
      for (const to of [0, 1])
        expect(() => played.rewind(to, 'again')).toThrow(expect.objectContaining({ name: 'Refusal', code: 'final' }));
      expect(standing(played)).toBe(before);
      played.rewind(2, 'again');
      expect(played.state.steps).toEqual(['left', 'swear']);
      expect(played.undoTarget(0)).toBeUndefined();
    }
    expect(start('left', 'peek').earliest).toBe(0);
  });

  test.each(['roll', 'draw', 'peek', 'swear'])('stops at a %s', step => {
    const match = start('left', step, 'right');
    match.undo(0);
    const before = standing(match);
    expect(match.undoTarget(0)).toBeUndefined();
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(standing(match)).toBe(before);
  });

  test("stops at another seat's answer", () => {
    const match = start('left', 'left', 'left', 'right');
    expect(match.undoTarget(0)).toBeUndefined();
    expect(match.undoTarget(1)).toBe(3);
    match.undo(1);
    expect(match.undoTarget(1)).toBeUndefined();
    expect(match.undoTarget(0)).toBe(2);
  });

  test('forgets what was told of it', () => {
    const match = Match.start(nightMarket, { seed: 'log', seats: 2 });
    const before = match.log.length;
    match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['0'] });
    match.undo(0);
    expect(match.log).toHaveLength(before);
  });

  test('works in a match that was loaded, beyond its checkpoint', () => {
    const match = start('left', 'right', 'left');
    const loaded = load(walk, save(match)).match;
    for (const steps of [['left', 'right'], ['left'], []]) {
      loaded.undo(0);
      expect(standing(loaded)).toBe(standing(start(...steps)));
    }
  });

  test('is not there without history', () => {
    const match = Match.start(walk, { seed: 'walk', seats: 2, history: false });
    match.pick('left');
    expect(match.undoTarget(0)).toBeUndefined();
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(() => match.rewind(0, 'x')).toThrow(expect.objectContaining({ code: 'no-undo' }));
  });
});

describe('rewinding with consent', () => {
  test('over no barrier gives the same future and leaves no mark', () => {
    const match = start('roll', 'left', 'right', 'left', 'left');
    match.rewind(1, 'again');
    expect(standing(match)).toBe(standing(start('roll')));
    expect(match.journal).toHaveLength(1);
    for (const step of ['left', 'right', 'left', 'left', 'roll']) match.pick(step);
    expect(standing(match)).toBe(standing(start('roll', 'left', 'right', 'left', 'left', 'roll')));
  });

  test('over a barrier deals anew what nobody has seen, and is in the journal', () => {
    const match = start('draw', 'roll', 'left');
    const first = copy(match.state.seen);
    match.rewind(0, 'again');
    expect(match.journal).toMatchObject([{ reseed: 'again' }]);
    match.pick('draw');
    match.pick('roll');
    expect(match.state.seen).not.toEqual(first);
    const other = start('draw', 'roll', 'left');
    other.rewind(0, 'again');
    other.pick('draw');
    other.pick('roll');
    expect(other.state.seen).toEqual(match.state.seen);
  });

  test('keeps what had been seen before the entry', () => {
    const match = start('draw', 'left', 'roll');
    const [drawn] = match.state.seen;
    match.rewind(2, 'again');
    expect(match.state.seen).toEqual([drawn]);
    expect(match.state.deck).not.toContain(drawn);
  });

  test('replays, is verified, saved and undone like any other game', () => {
    const match = start('draw', 'roll', 'left', 'right', 'draw');
    match.rewind(1, 'once');
    match.pick('left');
    match.pick('draw');
    match.rewind(1, 'twice');
    match.pick('right');
    expect(match.journal.filter(isReseed)).toHaveLength(1);
    const saved = JSON.parse(JSON.stringify(save(match)));
    expect(standing(replay(walk, saved))).toBe(standing(match));
    expect(standing(verify(walk, saved))).toBe(standing(match));
    const loaded = load(walk, saved).match;
    expect(standing(loaded)).toBe(standing(match));
    match.undo(0);
    expect(match.undoTarget(0)).toBeUndefined();
    expect(isReseed(match.journal.at(-1) ?? { reseed: '', seal: '' })).toBe(true);
  });

  test.each([-1, 4, 1.5, Number.NaN])('to entry %d of three is refused', to => {
    const match = start('left', 'left', 'roll');
    const before = standing(match);
    expect(() => match.rewind(to, 'x')).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(standing(match)).toBe(before);
  });

  test('brings back a finished game', () => {
    const match = Match.start(nightMarket, { seed: 'end', seats: 2, options: { rounds: 1 } });
    while (!match.over) {
      const { seat, id, pass, range, options } = match.decisions[0] ?? { seat: 0, id: 0, options: [] };
      const picks = pass ? [] : range ? ['1'] : options.slice(0, 1).map(option => option.key);
      match.answer({ seat, decision: id, picks });
    }
    const { length } = match.journal;
    match.rewind(length - 1, 'again');
    expect(match.over).toBe(false);
    expect(match.decisions).not.toEqual([]);
  });
});

interface Ward {
  /** Whether each seat holds a ward: only the seat knows. */
  wards: boolean[];
  steps: string[];
  seen: number[];
}

/** Whoever walks may be held up by whoever holds a ward; a `leap` rolls a die after that. */
const wards = (...held: boolean[]) =>
  tiny<Ward>(() => ({ wards: held, steps: [], seen: [] }), {
    *setup(): Rules<Position> {
      return { at: 'turn', seat: 0 };
    },
    *turn(t, { seat }): Rules<Position> {
      const step = yield* t.choose(Number(seat), 'step', keys('left', 'right', 'leap', 'all'));
      t.state.steps.push(step);
      const ward = (other: number) => ({
        seat: other,
        prompt: 'ward',
        options: t.state.wards[other] ? keys('hold') : [],
        min: 1,
        max: 1,
        pass: { text: 'pass' },
        window: { id: 'ward', matters: true },
      });
      if (step === 'all') yield* t.askAll(() => [0, 1, 2].filter(other => other !== seat).map(ward));
      else
        for (const other of [0, 1, 2]) {
          const { options, prompt, ...how } = ward(other);
          if ((yield* t.choose(other, prompt, options, how)) !== undefined) t.state.steps.push('held');
        }
      if (step === 'leap') t.state.seen.push(t.roll(1000, 'dice'));
      return { at: 'turn', seat: (Number(seat) + 1) % 3 };
    },
  });

describe('undo past the interruptions of others', () => {
  /** Seat 0 steps; the others let pass what they are asked, as far as told. */
  const stepped = (step: string, held: boolean[], passes: number, auto?: true) => {
    const match = Match.start(wards(false, ...held), { seed: 'ward', seats: 3 });
    match.pick(step);
    for (let n = 0; n < passes; n++) {
      const open = match.decisions.find(({ window }) => window);
      if (open) match.answer({ seat: open.seat, decision: open.id, picks: [], ...(auto && { auto }) });
    }
    return match;
  };

  describe.each(['left', 'leap', 'all'])('after %s', step => {
    test.each([
      [[false, false], 0],
      [[true, false], 0],
      [[true, false], 1],
      [[false, true], 0],
      [[true, true], 1],
      [[true, true], 2],
    ])('what others hold (%j, %d passes) makes no difference', (held, passes) => {
      for (const auto of [undefined, true] as const) {
        const match = stepped(step, held, passes, auto);
        expect(match.undoTarget(0)).toBe(step === 'leap' ? undefined : 0);
        if (step === 'leap') continue;
        match.undo(0);
        expect(match.journal).toEqual([]);
        expect(standing(match)).toBe(standing(Match.start(wards(false, ...held), { seed: 'ward', seats: 3 })));
      }
    });
  });

  test('an interruption that was taken is an answer like any other', () => {
    const match = stepped('left', [true, false], 0);
    match.pick('hold');
    expect(match.undoTarget(0)).toBeUndefined();
    expect(match.undoTarget(1)).toBe(1);
  });

  test('one’s own pass is taken back by itself, unless nobody was asked', () => {
    const own = (auto?: true) => {
      const match = Match.start(wards(true, false, false), { seed: 'ward', seats: 3 });
      match.pick('left');
      const open = match.decisionOf(0);
      match.answer({ seat: 0, decision: open?.id ?? 0, picks: [], ...(auto && { auto }) });
      return match;
    };
    expect(own().undoTarget(0)).toBe(1);
    expect(own(true).undoTarget(0)).toBe(0);
    expect(load(wards(true, false, false), save(own(true))).match.undoTarget(0)).toBe(0);
  });

  test('the marks survive a save and a replay', () => {
    const match = stepped('left', [true, true], 2, true);
    expect(match.journal.slice(1)).toMatchObject([
      { window: true, auto: true },
      { window: true, auto: true },
    ]);
    const saved = JSON.parse(JSON.stringify(save(match)));
    expect(replay(wards(false, true, true), saved).journal).toEqual(match.journal);
    expect(load(wards(false, true, true), saved).match.undoTarget(0)).toBe(0);
  });
});

describe('putting again', () => {
  test('one answer after the other, as they were taken back', () => {
    const match = start('left', 'right');
    const stood = [standing(start()), standing(start('left')), standing(start('left', 'right'))];
    match.undo(0);
    match.undo(0);
    expect(match.taken).toMatchObject([{ by: 0 }, { by: 0 }]);
    expect(match.redo()).toBe(0);
    expect(standing(match)).toBe(stood[1]);
    expect(match.redo()).toBe(1);
    expect(standing(match)).toBe(stood[2]);
    expect(() => match.redo()).toThrow(expect.objectContaining({ code: 'no-undo' }));
    match.undo(0);
    match.redo();
    expect(standing(match)).toBe(stood[2]);
  });

  test('is over once something new is decided', () => {
    const match = start('left', 'right');
    match.undo(0);
    match.pick('left');
    expect(match.taken).toEqual([]);
    expect(() => match.redo()).toThrow(expect.objectContaining({ code: 'no-undo' }));
  });

  test('a going back as a whole, with the chance that was', () => {
    const steps = ['draw', 'roll', 'left', 'roll', 'draw', 'peek', 'right'];
    const match = start(...steps);
    const { journal, log } = copy({ journal: match.journal, log: match.log });
    match.rewind(1, 'again');
    expect(match.journal.at(-1)).toMatchObject({ reseed: 'again' });
    match.rewind(0, 'once more');
    match.redo();
    expect(match.journal.at(-1)).toMatchObject({ reseed: 'again' });
    match.redo();
    expect(standing(match)).toBe(standing(start(...steps)));
    expect(match.journal).toEqual(journal);
    expect(match.log).toEqual(log);
    match.pick('roll');
    expect(standing(match)).toBe(standing(start(...steps, 'roll')));
    expect(standing(verify(walk, JSON.parse(JSON.stringify(save(match)))))).toBe(standing(match));
  });

  test('brings back answers that were in, and the passes of others', () => {
    const market = Match.start(nightMarket, { seed: 'seal', seats: 3 });
    const bid = (seat: number) => market.takeSealed([{ seat, picks: ['0'] }]);
    bid(0);
    market.undo(0);
    bid(1);
    market.redo();
    expect(market.sealedAnswers.map(({ seat }) => seat)).toEqual([0, 1]);
    const amid = market.clone({ history: true });
    amid.takeSealed([{ seat: 2, picks: ['0'] }]);
    const before = standing(amid);
    amid.rewind(1, 'amid');
    expect(amid.sealedAnswers).toHaveLength(1);
    amid.redo();
    expect(standing(amid)).toBe(before);

    const ward = Match.start(wards(false, true, true), { seed: 'ward', seats: 3 });
    ward.pick('left');
    ward.pick();
    const open = standing(ward);
    ward.undo(0);
    ward.redo();
    expect(standing(ward)).toBe(open);
    expect(ward.decisions).toMatchObject([{ seat: 2, prompt: 'ward' }]);
  });

  test('is refused, and changes nothing, if the entries no longer fit', () => {
    const match = start('draw', 'roll', 'left');
    match.rewind(1, 'again');
    const before = standing(match);
    const [taken] = match.taken;
    match.taken = [{ from: 1, entries: (taken?.entries ?? []).map(entry => ({ ...entry, seal: 'x' })), sealed: [] }];
    expect(() => match.redo()).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(standing(match)).toBe(before);
    expect(match.taken).toEqual([]);
    expect(match.journal).toHaveLength(2);
  });
});

test('the last entry that somebody decided is not a pass that was made for them', () => {
  const match = Match.start(wards(true, false, false), { seed: 'ward', seats: 3 });
  match.pick('left');
  match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: [], auto: true });
  match.pick('right');
  const own = (seat: number) => seat === 0;
  expect(lastDecided(match.journal, own)).toBe(0);
  expect(lastDecided(match.journal, () => true)).toBe(2);
  expect(lastDecided(match.journal, () => true, 1)).toBe(0);
  expect(lastDecided(match.journal, seat => seat === 2)).toBe(-1);
});

test('the turn of an entry is known as far as the match remembers, also after going back and loading', () => {
  const counted = { ...walk, turns: ({ steps }: Walk) => Math.floor(steps.length / 3) + 1 };
  const match = Match.start(counted, { seed: 'walk', seats: 2 });
  for (let n = 0; n < 8; n++) match.pick('left');
  const turns = (of: typeof match) => [0, 2, 3, 5, 6, 7].map(entry => of.turnOf(entry));
  expect(turns(match)).toEqual([1, 1, 2, 2, 3, 3]);
  match.rewind(4, 'x');
  match.redo();
  expect(turns(match)).toEqual([1, 1, 2, 2, 3, 3]);
  const { match: loaded } = load(counted, save(match));
  expect(turns(loaded)).toEqual([undefined, undefined, undefined, undefined, 3, 3]);
  loaded.knowTurns(match.turnMarks);
  expect(loaded.turnMarks).toEqual(match.turnMarks);
});

/** The checkpoints that a match keeps: nobody else's business but this test's. */
const keptIn = (match: object): readonly { readonly at: number }[] =>
  (match as unknown as { record: { checkpoints: { kept: { at: number }[] } } }).record.checkpoints.kept;

describe('after thousands of decisions', () => {
  const STEPS = ['left', 'right', 'left', 'draw', 'right', 'right', 'peek', 'left'];
  const walkFar = () => {
    const match = start();
    const stood: string[] = [standing(match)];
    for (let n = 0; n < 4000; n++) {
      match.pick(STEPS[n % STEPS.length] ?? 'left');
      stood.push(standing(match));
    }
    return { match, stood };
  };
  /** Walked once; nobody changes it. */
  let walked: ReturnType<typeof walkFar> | undefined;
  const long = () => {
    walked ??= walkFar();
    return walked;
  };

  test('few checkpoints are kept, and every entry can still be reached exactly', () => {
    const { match, stood } = long();
    const kept = keptIn(match);
    expect(kept.length).toBeLessThan(40);
    expect(kept[0]?.at).toBe(0);
    for (const to of [0, 1, 2, 17, 500, 1999, 2000, 3001, 3990, 3997, 3998, 3999, 4000]) {
      const back = match.clone({ history: true });
      back.rewind(to, 'x');
      const crossed = match.journal.slice(to).some(entry => isReseed(entry) || entry.barrier);
      expect(back.journal.length).toBe(crossed ? to + 1 : to);
      if (!crossed) expect(standing(back)).toBe(stood[to]);
      else expect(canonical(back.state.steps)).toBe(canonical(match.state.steps.slice(0, to)));
    }
  });

  test('going back one entry at a time plays few entries again', () => {
    let entered = 0;
    const turn = walk.positions.turn as NonNullable<typeof walk.positions.turn>;
    const counted = {
      ...walk,
      positions: {
        ...walk.positions,
        *turn(t, position): Rules<Position> {
          entered++;
          return yield* turn(t, position);
        },
      } as typeof walk.positions,
    };
    const match = Match.start(counted, { seed: 'walk', seats: 2 });
    for (let n = 0; n < 3000; n++) match.pick(n % 2 ? 'left' : 'right');
    entered = 0;
    for (let n = 2999; n > 2800; n--) match.rewind(n, 'x');
    expect(match.state.steps).toHaveLength(2801);
    expect(entered / 199).toBeLessThan(40);
  });

  test('a journal played again keeps few checkpoints, evenly spread, and any entry of it is near one', () => {
    const { match, stood } = long();
    const again = Match.start(walk, { seed: match.seed, seats: 2, checkpoints: 'sparse' });
    again.retrace(match.journal);
    const kept = keptIn(again).map(({ at }) => at);
    expect(kept.length).toBeLessThan(70);
    for (const [i, at] of kept.entries()) expect((kept[i + 1] ?? 4000) - at).toBeLessThan(150);
    for (const to of [0, 5, 1999, 2000, 3998, 4000]) {
      const past = again.past(to);
      expect(standing(past)).toBe(stood[to]);
      expect(past.log).toEqual(again.log.filter(({ at }) => at <= to));
      expect(past.journal).toEqual(match.journal.slice(0, to));
    }
    expect(standing(again)).toBe(stood[4000]);
  });

  test('a loaded match goes back from a checkpoint that was kept elsewhere', () => {
    const { match, stood } = long();
    let entered = 0;
    const positions = Object.fromEntries(
      Object.entries(walk.positions).map(([at, rule]) => [
        at,
        (...args: Parameters<typeof rule>) => {
          entered++;
          return rule(...args);
        },
      ]),
    );
    const loaded = load({ ...walk, positions }, save(match)).match;
    const kept = match.past(3985, 'turns').lastCheckpoint;
    entered = 0;
    loaded.takeCheckpoint(copy(kept));
    expect(loaded.checkpointBefore(3990)).toEqual(kept);
    loaded.rewind(3990, 'x');
    expect(entered).toBeLessThan(10);
    expect(canonical(loaded.state.steps)).toBe(canonical(match.past(3990).state.steps));
    expect(stood[3990]).toBe(standing(match.past(3990)));
  });
});
