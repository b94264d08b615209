// Going back: alone up to the last barrier, with the table's consent to any entry.

import { describe, expect, test } from 'vitest';
import { canonical, copy, isReseed, load, Match, type Position, type Rules, replay, save, verify } from '../index.ts';
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
        const step = yield* t.choose(Number(seat), 'step', keys('left', 'right', 'roll', 'draw', 'peek'));
        t.state.steps.push(step);
        if (step === 'roll') t.state.seen.push(t.roll(1000, 'dice'));
        if (step === 'draw') t.state.seen.push(...t.draw(t.state.deck));
        if (step === 'peek') t.reveal();
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

  test.each(['roll', 'draw', 'peek'])('stops at a %s', step => {
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
    const kept = (match as unknown as { checkpoints: { at: number }[] }).checkpoints;
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
    const kept = (again as unknown as { checkpoints: { at: number }[] }).checkpoints.map(({ at }) => at);
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
