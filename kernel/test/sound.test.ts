import { describe, expect, test } from 'vitest';
import { Match } from '../match.ts';
import { canonical, copy, fingerprint } from '../plain/plain.ts';
import type { Checkpoint } from '../record/checkpoints.ts';
import { SaveProblem } from '../record/failures.ts';
import { replay } from '../save/replay.ts';
import { load, type Save, save } from '../save/save.ts';
import {
  each,
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  row,
  shown,
  some,
  text,
  whole,
} from '../save/shape.ts';
import { unsound } from '../save/sound.ts';
import { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';

describe('a shape', () => {
  interface Chest {
    gold: number;
    readonly lid: 'open' | 'shut';
    owner?: string;
    things: string[];
  }
  const chest = exactly<Chest>({
    gold: whole(0, 99),
    lid: oneOf(['open', 'shut']),
    owner: maybe(text(5)),
    things: listOf(oneOf(['rope', 'torch']), 2),
  });
  const full = { gold: 3, lid: 'open', things: ['rope'] };

  test('says nothing of what is of it, and names the place of what is not', () => {
    expect(chest.amiss(full)).toBeUndefined();
    expect(chest.amiss({ ...full, owner: 'Maud' })).toBeUndefined();
    expect(chest.amiss({ ...full, gold: -1 })).toBe('/gold is -1, not a whole number from 0 to 99');
    expect(chest.amiss({ ...full, things: ['rope', 'sword'] })).toBe(
      '/things/1 is "sword", not one of the 2 that are known',
    );
    expect(chest.amiss({ ...full, things: ['rope', 'rope', 'rope'] })).toBe('/things is a list of 3, not of 0 to 2');
  });

  test.each([0.5, 1e9, Number.NaN, null, '3', 2 ** 53, [], {}, true])('takes %s for no small whole number', value => {
    expect(chest.amiss({ ...full, gold: value })).toMatch(/^\/gold is /);
  });

  test('refuses what it does not know, also under names that records have by themselves', () => {
    expect(chest.amiss({ ...full, rust: 1 })).toBe('/rust is not known here');
    expect(chest.amiss(JSON.parse('{"gold":3,"lid":"open","things":[],"__proto__":{}}'))).toBe(
      '/__proto__ is not known here',
    );
    const { gold: _, ...poor } = full;
    expect(chest.amiss(poor)).toBe('/gold is missing');
    expect(chest.amiss([full])).toBe(' is a list of 1, not a record');
    expect(some(text(20), flag, 3).amiss(JSON.parse('{"__proto__":true}'))).toBe('/__proto__ is not known here');
    expect(oneOf(['rope']).amiss('constructor')).toMatch(/not one of/);
  });

  test('knows records by name, rows and alternatives', () => {
    expect(each(['a', 'b'], flag).amiss({ a: true, b: false })).toBeUndefined();
    expect(each(['a', 'b'], flag).amiss({ a: true })).toBe('/b is missing');
    expect(some(oneOf(['a', 'b']), flag, 2).amiss({ b: 1 })).toBe('/b is 1, not true or false');
    expect(some(oneOf(['a', 'b']), flag, 1).amiss({ a: true, b: true })).toBe(' is a record of 2, not of 1 at most');
    expect(row(flag, whole(0, 1)).amiss([true, 2])).toBe('/1 is 2, not a whole number from 0 to 1');
    expect(either(flag, only('never')).amiss('now')).toBe(' is "now", not "never"');
  });

  test('is held to its type by the compiler', () => {
    // @ts-expect-error: a field is missing
    exactly<Chest>({ gold: whole(0, 9), owner: maybe(text(5)), things: listOf(text(5), 2) });
    const { gold, things } = { gold: whole(0, 9), things: listOf(text(5), 2) };
    // @ts-expect-error: any text is more than the two that the type knows
    exactly<Chest>({ gold, things, lid: text(5), owner: maybe(text(5)) });
    // @ts-expect-error: what may be missing must be said to
    exactly<Chest>({ gold, things, lid: oneOf(['open']), owner: text(5) });
    // @ts-expect-error: gold may not
    exactly<Chest>({ gold: maybe(gold), things, lid: oneOf(['open']), owner: maybe(text(5)) });
    // @ts-expect-error: the type knows no rust
    exactly<Chest>({ gold, things, lid: oneOf(['open']), owner: maybe(text(5)), rust: gold });
    expect(exactly<Chest>({ gold, things, lid: oneOf(['open']), owner: maybe(text(5)) }).amiss(full)).toBeUndefined();
  });

  test('tells of large things in few words', () => {
    expect(shown('x'.repeat(1e6))).toBe('a text of 1000000 letters');
    expect(chest.amiss({ ...full, ['x'.repeat(1e6)]: 1 })?.length).toBeLessThan(100);
  });
});

describe('a checkpoint from anywhere', () => {
  const setting = { seats: 2, options: {} };
  const checkpoint = (): Checkpoint<TicTacToe> => {
    const match = Match.start(ticTacToe, { seed: 'any', ...setting });
    match.pick('4');
    return copy(match.lastCheckpoint);
  };
  const changed = (change: (of: Record<string, unknown>) => void): string | undefined => {
    const of = { ...checkpoint() } as unknown as Record<string, unknown>;
    change(of);
    return unsound(ticTacToe, setting, of);
  };

  test('is sound if a match has kept it', () => {
    expect(unsound(ticTacToe, setting, checkpoint())).toBeUndefined();
  });

  test.each([
    ['no record', undefined, 'not a record'],
    ['an unknown position', { position: { at: 'constructor' } }, '/position/at is "constructor"'],
    ['a position with another detail', { position: { at: 'turn', seat: 7 } }, '/position/seat is 7'],
    ['half an entry', { at: 0.5 }, '/at is 0.5'],
    ['something besides', { more: 1 }, '/more is not known here'],
    [
      'streams of other numbers',
      { chance: { seed: 'a', streams: { dice: [1, 2, 3, 1e12] } } },
      '/chance/streams/dice/3',
    ],
    ['a seed without end', { chance: { seed: 'a'.repeat(1e6), streams: {} } }, '/chance/seed is a text of 1000000'],
    [
      'squares without end',
      { state: { squares: Array(1e5).fill(-1), turns: 0 } },
      '/state/squares is a list of 100000',
    ],
    ['a broken promise', { state: { squares: Array(9).fill(-1), turns: 3 } }, 'breaks a promise: 3 turns'],
  ])('is refused with %s', (_, change, complaint) => {
    const found = change === undefined ? unsound(ticTacToe, setting, 7) : changed(of => Object.assign(of, change));
    expect(found).toContain(complaint);
  });

  test('is refused where its promises cannot be looked at', () => {
    const lost = {
      ...ticTacToe,
      invariants: () => {
        throw new Error('no figure is there');
      },
    };
    expect(unsound(lost, setting, checkpoint())).toContain('/state cannot be looked at');
  });
});

describe('a save from anywhere', () => {
  const match = Match.start(ticTacToe, { seed: 'any', seats: 2 });
  match.pick('4');
  const forged = (change: Partial<Save>): Save => {
    const { digest: _, ...body } = { ...save(match), ...change };
    return { ...body, digest: fingerprint(canonical(body)) };
  };
  const absurd = { ...match.lastCheckpoint, state: { squares: Array(9).fill(-1), turns: 1e9 } };
  const problem = (run: () => unknown): unknown => {
    try {
      run();
      return undefined;
    } catch (cause) {
      return cause instanceof SaveProblem ? cause.code : cause;
    }
  };

  test('is taken up where it is sound', () => {
    expect(load(ticTacToe, forged({})).match.snapshot()).toEqual(match.snapshot());
  });

  test('is refused before any rule runs, whatever rules it claims to be of', () => {
    expect(problem(() => load(ticTacToe, forged({ checkpoint: absurd })))).toBe('unsound');
    expect(problem(() => load(ticTacToe, forged({ checkpoint: absurd, rules: 0 })))).toBe('older-rules');
    expect(problem(() => load(ticTacToe, forged({ checkpoint: absurd, content: 'other' })))).toBe('older-rules');
    expect(problem(() => load(ticTacToe, forged({ base: absurd })))).toBe('unsound');
    expect(problem(() => replay(ticTacToe, forged({ base: absurd })))).toBe('unsound');
    expect(problem(() => load(ticTacToe, forged({ seats: 1e9 })))).toBe('unsound');
  });
});
