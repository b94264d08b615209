// Saves and journals: what comes back, and what is said of everything that should not.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Ask,
  Chance,
  canonical,
  checkSave,
  Divergence,
  type Entry,
  fingerprint,
  load,
  Match,
  newChance,
  type Position,
  parseSave,
  replay,
  SAVE_FORMAT,
  type Save,
  SaveProblem,
  save,
  verify,
} from '../index.ts';
import { anyPicks } from '../trial/answers.ts';
import { nightMarket } from './night-market.ts';
import { thrown } from './thrown.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { keys, tiny } from './tiny.ts';

/** A night market some decisions old, played at random. */
function market(decisions: number, seats = 3) {
  const match = Match.start(nightMarket, { seed: 'save', seats, options: { rounds: 9 } });
  const chance = new Chance(newChance('players'));
  for (let n = 0; n < decisions && !match.over; n++) {
    const decision = chance.pick(match.decisions, 'seat');
    match.answer({ seat: decision.seat, decision: decision.id, picks: anyPicks(decision, chance, 'picks') });
  }
  return match;
}

const plain = (match: Match): Save => JSON.parse(JSON.stringify(save(match)));
const standing = <S, V>(match: Match<S, V>) =>
  canonical({
    ...match.snapshot(),
    asked: match.decisions.map(({ id: _, ...ask }) => ask),
    sealed: match.sealedAnswers,
  });

/** The save with some fields changed, and a digest that fits. */
function forged(saved: Save, change: Partial<Save>): Save {
  const { digest: _, ...body } = { ...saved, ...change };
  return { ...body, digest: fingerprint(canonical(body)) };
}

const problem = (run: () => unknown) => thrown(SaveProblem, run);

describe('a save', () => {
  test('gives the same match after any decision', () => {
    for (let decisions = 0; decisions < 40; decisions++) {
      const match = market(decisions);
      const { match: loaded, resumed } = load(nightMarket, parseSave(JSON.stringify(save(match))));
      expect(resumed).toBe('as-saved');
      expect(standing(loaded)).toBe(standing(match));
      expect(loaded.journal).toEqual(match.journal);
    }
  });

  test('of a finished game gives the finished game', () => {
    const match = market(1000);
    expect(match.over).toBe(true);
    const { match: loaded } = load(nightMarket, plain(match as Match));
    expect(loaded.over).toBe(true);
    expect(loaded.outcome).toEqual(match.outcome);
    expect(standing(loaded)).toBe(standing(match));
    expect(standing(match.clone())).toBe(standing(match));
  });

  test('is not touched by loading and playing on', () => {
    const saved = plain(market(20) as Match);
    const before = canonical(saved);
    const { match } = load(nightMarket, saved);
    const decision = match.decisions[0];
    if (decision)
      match.answer({
        seat: decision.seat,
        decision: decision.id,
        picks: anyPicks(decision, new Chance(newChance('x')), 'picks'),
      });
    expect(canonical(saved)).toBe(before);
  });
});

test('a save of format 1 is read as it ever was', () => {
  const text = readFileSync(new URL('format-1.save.json', import.meta.url), 'utf8');
  const saved = parseSave(text);
  expect(saved.format).toBe(1);
  const { match, resumed, givenUp } = load(ticTacToe, saved);
  expect({ resumed, givenUp }).toEqual({ resumed: 'as-saved', givenUp: 0 });
  expect(match.journal).toEqual(saved.journal);
  expect(match.state.squares).toEqual([1, -1, 1, -1, 0, -1, -1, -1, 0]);
  expect(verify(ticTacToe, saved).journal).toEqual(match.journal);
  expect(save(match).format).toBe(SAVE_FORMAT);
});

describe('a bad save is told apart:', () => {
  const match = market(25);
  const saved = plain(match as Match);
  const before = standing(match);
  const text = JSON.stringify(saved);

  test.each([0, 1, 100, text.length - 1])('text cut off after %i characters', length => {
    expect(problem(() => parseSave(text.slice(0, length))).code).toBe('not-json');
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['something else', { hello: 'world' }],
    ['no format', { veillee: 'save' }],
  ])('%s', (_, value) => {
    expect(problem(() => load(nightMarket, value)).code).toBe('not-a-save');
  });

  test.each<[string, (copy: Record<string, unknown>) => void]>([
    ['seed', copy => (copy.seed = 'mine')],
    ['seats', copy => (copy.seats = 2)],
    [
      'a coin more',
      copy => ((copy.checkpoint as { state: { stalls: { coins: number }[] } }).state.stalls[0] = { coins: 99 }),
    ],
    ['a journal entry dropped', copy => (copy.journal = (copy.journal as Entry[]).slice(1))],
    ['no digest', copy => delete copy.digest],
    ['one more field', copy => (copy.note = 'hi')],
  ])('edited, %s', (_, edit) => {
    const copy = JSON.parse(text);
    edit(copy);
    expect(problem(() => load(nightMarket, copy)).code).toBe('damaged');
  });

  test.each<[string, Record<string, unknown>]>([
    ['seats', { seats: 0 }],
    ['journal', { journal: 'none' }],
    ['journal entry 0', { journal: [{ seat: 0, prompt: 'x', picks: [1], seal: '' }, ...saved.journal.slice(1)] }],
    ['checkpoint', { checkpoint: {} }],
    ['checkpoint.at', { checkpoint: { ...saved.checkpoint, at: 1000 } }],
    ['checkpoint.chance', { checkpoint: { ...saved.checkpoint, chance: { seed: 1, streams: {} } } }],
    ['base', { base: 'the beginning' }],
    ['base.at', { base: { ...saved.checkpoint, at: saved.checkpoint.at + 1 } }],
    ['sealed', { sealed: [{ seat: 'x', picks: [] }] }],
    ['options', { options: [] }],
  ])('misshapen, %s', (field, change) => {
    const found = problem(() => load(nightMarket, forged(saved, change as Partial<Save>)));
    expect(found.code).toBe('not-a-save');
    expect(found.message).toContain(field);
  });

  test("another game's", () => {
    const other = save(Match.start(ticTacToe, { seed: 's', seats: 2 }));
    expect(problem(() => load(nightMarket, other)).code).toBe('other-game');
    expect(problem(() => replay(nightMarket, other)).code).toBe('other-game');
  });

  test('of a newer format', () => {
    expect(problem(() => checkSave(forged(saved, { format: SAVE_FORMAT + 1 }))).code).toBe('newer-format');
  });

  test('of newer rules', () => {
    expect(problem(() => load(nightMarket, forged(saved, { rules: nightMarket.rules + 1 }))).code).toBe('newer-rules');
  });

  test('and none of it touches the match that was saved', () => {
    expect(standing(match)).toBe(before);
  });
});

describe('a journal with one entry changed', () => {
  const saved = plain(market(34) as Match);
  const last = saved.journal.length - 1;
  const entries = saved.journal as readonly { seat: number; prompt: string; picks: readonly string[]; seal: string }[];
  const change = (entry: number, picks: readonly string[]) =>
    forged(saved, { journal: saved.journal.map((old, i) => (i === entry ? { ...old, picks } : old)) as Entry[] });

  const divergence = (run: () => unknown) => thrown(Divergence, run);

  test('stands on a journal that replays', () => {
    expect(standing(verify(nightMarket, saved))).toBe(standing(market(34)));
  });

  test('to something illegal is found at that entry', () => {
    for (const entry of [0, 4, 11, last]) {
      const found = divergence(() => verify(nightMarket, change(entry, ['no-such-key'])));
      expect(found.entry).toBe(entry);
      expect(found.expected).toContain('no-such-key');
    }
  });

  test('to something legal but different is found at that entry', () => {
    const bids = entries.flatMap(({ prompt, picks }, i) => (prompt === 'market.bid' && picks[0] !== '0' ? [i] : []));
    const bells = entries.flatMap(({ prompt, picks }, i) =>
      prompt === 'market.inspect' && picks.length > 0 ? [i] : [],
    );
    expect(bids.length).toBeGreaterThan(3);
    expect(bells.length).toBeGreaterThan(0);
    for (const entry of bids) expect(divergence(() => replay(nightMarket, change(entry, ['0']))).entry).toBe(entry);
    for (const entry of bells) expect(divergence(() => verify(nightMarket, change(entry, []))).entry).toBe(entry);
  });

  test('to another seat or prompt is found at that entry', () => {
    const swap = (entry: number, more: object) =>
      forged(saved, { journal: saved.journal.map((old, i) => (i === entry ? { ...old, ...more } : old)) as Entry[] });
    expect(divergence(() => verify(nightMarket, swap(3, { seat: 77 }))).entry).toBe(3);
    expect(divergence(() => verify(nightMarket, swap(3, { prompt: 'market.else' }))).entry).toBe(3);
  });

  test('after the checkpoint does not load, and says which entry', () => {
    const { at } = saved.checkpoint;
    expect(at).toBeLessThan(saved.journal.length);
    const found = problem(() => load(nightMarket, change(at, ['no-such-key'])));
    expect(found.code).toBe('does-not-replay');
    expect(found.cause).toBeInstanceOf(Divergence);
    expect((found.cause as Divergence).entry).toBe(at);
  });

  test('or a checkpoint that the journal does not lead to is found', () => {
    const state = { ...(saved.checkpoint.state as object), caught: 17 };
    const found = divergence(() => verify(nightMarket, forged(saved, { checkpoint: { ...saved.checkpoint, state } })));
    expect(found.entry).toBe(saved.checkpoint.at);
  });

  test('and one that goes on after the end is found', () => {
    const ended = plain(market(1000) as Match);
    const journal = [...ended.journal, { seat: 0, prompt: 'market.bid', picks: ['0'], seal: 'x' }];
    const found = divergence(() => replay(nightMarket, forged(ended, { journal })));
    expect(found.entry).toBe(ended.journal.length);
    expect(found.found).toContain('over');
  });
});

describe('a replay', () => {
  test('stops after any number of entries', () => {
    const saved = plain(market(30) as Match);
    for (const to of [0, 7, saved.journal.length]) {
      const seen = replay(nightMarket, saved, to);
      expect(seen.journal.length + seen.sealedAnswers.length).toBe(to);
    }
    expect(() => replay(nightMarket, saved, saved.journal.length + 1)).toThrow(RangeError);
    expect(() => replay(nightMarket, saved, -1)).toThrow(RangeError);
  });
});

describe('a checkpoint wherever the host kept it', () => {
  interface Road {
    miles: number;
  }
  /** Each turn begins with a position that asks nobody and changes something. */
  const road = tiny<Road>(
    () => ({ miles: 0 }),
    {
      *setup() {
        return { at: 'turn' };
      },
      *turn(t) {
        t.state.miles += t.roll(6, 'road');
        return { at: 'rest' };
      },
      *rest(t) {
        yield* t.choose(0, 'rest', keys('inn', 'barn'));
        return t.state.miles < 500 ? { at: 'turn' } : { at: 'over' };
      },
    },
    { turnAt: 'turn' },
  );

  test.each(['positions', 'turns', 'sparse'] as const)('with %s is found by verify', checkpoints => {
    const match = Match.start(road, { seed: 'road', seats: 1, checkpoints });
    for (let n = 0; !match.over; n++) {
      if (n % 13 === 0) expect(standing(verify(road, plain(match as Match)))).toBe(standing(match));
      match.pick(n % 3 ? 'inn' : 'barn');
    }
    expect(standing(verify(road, plain(match as Match)))).toBe(standing(match));
  });

  test('is found as well in a match that was loaded, went back and was played on', () => {
    const match = Match.start(road, { seed: 'road', seats: 1, checkpoints: 'turns' });
    for (let n = 0; n < 20; n++) match.pick('inn');
    const { match: loaded } = load(road, plain(match as Match));
    loaded.rewind(9, 'anew');
    expect(standing(verify(road, plain(loaded as Match)))).toBe(standing(loaded));
    for (let n = 0; n < 5; n++) loaded.pick('barn');
    expect(standing(verify(road, plain(loaded as Match)))).toBe(standing(loaded));
  });

  test('and one at another position of the same entry is not taken for it', () => {
    const match = Match.start(road, { seed: 'road', seats: 1, checkpoints: 'turns' });
    match.pick('inn');
    const saved = plain(match as Match);
    expect(saved.checkpoint.position).toEqual({ at: 'turn' });
    const checkpoint = { ...saved.checkpoint, position: { at: 'rest' } };
    expect(() => verify(road, forged(saved, { checkpoint }))).toThrow(Divergence);
  });
});

describe('a save of older rules', () => {
  const saved = plain(market(30) as Match);
  const newer = (change: Partial<typeof nightMarket>) =>
    ({ ...nightMarket, rules: nightMarket.rules + 1, ...change }) as typeof nightMarket;

  test('goes on with its answers where they still fit, and says so', () => {
    const { match, resumed } = load(newer({}), saved);
    expect(resumed).toBe('from-checkpoint');
    expect(match.journal).toHaveLength(saved.journal.length);
  });

  test('restarts from the checkpoint where they no longer fit', () => {
    const { match, resumed } = load(newer(asksOtherwise), saved);
    expect(resumed).toBe('from-checkpoint');
    expect(match.journal).toHaveLength(saved.checkpoint.at);
    expect(match.decisions[0]?.prompt).toBe('market.newly');
    expect(canonical(match.lastCheckpoint.state)).toBe(canonical(saved.checkpoint.state));
  });

  test('says how many answers are to be given again', () => {
    const counts = [20, 21, 22, 23, 24, 25, 26].map(decisions => {
      const each = plain(market(decisions) as Match);
      const since = each.journal.length - each.checkpoint.at + each.sealed.length;
      expect(load(newer(asksOtherwise), each).givenUp).toBe(since);
      return since;
    });
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  test('restarts from the checkpoint where the new rules break on them', () => {
    const { match, resumed } = load(newer(breaksLater), saved);
    expect(resumed).toBe('from-checkpoint');
    expect(match.journal).toHaveLength(saved.checkpoint.at);
  });

  test('can be played on, saved and loaded under the new rules', () => {
    const game = newer(asksOtherwise);
    const { match } = load(game, saved);
    match.pick('b');
    const again = load(game, plain(match as Match));
    expect(again.resumed).toBe('as-saved');
    expect(standing(again.match)).toBe(standing(match));
    // What came before is kept, but it is played again only from where the new rules begin.
    expect(again.match.journal.slice(0, saved.checkpoint.at)).toEqual(saved.journal.slice(0, saved.checkpoint.at));
    const verified = verify(game, plain(again.match as Match));
    expect(standing(verified)).toBe(standing(match));
    expect(() => replay(game, plain(again.match as Match), saved.checkpoint.at - 1)).toThrow(
      expect.objectContaining({ code: 'older-rules' }),
    );
    again.match.rewind(saved.checkpoint.at, 'back');
    expect(again.match.decisions[0]?.prompt).toBe('market.newly');
  });

  test('is put right by its game, position and state', () => {
    const migrate = ({ position, state }: { position: Position; state: unknown }, fromRules: number) => ({
      position: { ...position, at: 'round' },
      state: { ...(state as ReturnType<typeof nightMarket.begin>), caught: fromRules },
    });
    const renamed = forged(saved, {
      checkpoint: { ...saved.checkpoint, position: { ...saved.checkpoint.position, at: 'oldRound' } },
    });
    expect(problem(() => load(newer({}), renamed)).code).toBe('older-rules');
    const { match, resumed } = load(newer({ migrate }), renamed);
    expect(resumed).toBe('from-checkpoint');
    expect(match.lastCheckpoint.state).toMatchObject({ caught: nightMarket.rules });
    const again = load(newer({ migrate }), plain(match as Match));
    expect(again.resumed).toBe('as-saved');
    const breaks = newer({
      migrate: () => {
        throw new Error('no way');
      },
    });
    expect(problem(() => load(breaks, saved)).code).toBe('older-rules');
  });

  test('with other content is resumed from its checkpoint too', () => {
    expect(load({ ...nightMarket, content: 'other' }, saved).resumed).toBe('from-checkpoint');
  });

  test('goes no further back than its rules reach', () => {
    const { match } = load(newer(asksOtherwise), saved);
    const before = standing(match);
    expect(() => match.rewind(0, 'x')).not.toThrow();
    expect(() => load(newer(asksOtherwise), saved).match.rewind(3, 'x')).toThrow(
      expect.objectContaining({ code: 'no-undo' }),
    );
    expect(standing(load(newer(asksOtherwise), saved).match)).toBe(before);
  });

  const asksOtherwise: Partial<typeof nightMarket> = {
    positions: {
      ...nightMarket.positions,
      *round(t, position) {
        yield* t.choose(0, 'market.newly', [
          { key: 'a', text: 'a' },
          { key: 'b', text: 'b' },
        ]);
        return position;
      },
    },
  };

  const breaksLater: Partial<typeof nightMarket> = {
    positions: {
      ...nightMarket.positions,
      *round(t, position) {
        const first = nightMarket.positions.round?.(t, position).next();
        yield first?.value as Ask;
        throw new Error('no longer so');
      },
    },
  };
});

test('a match without history cannot be saved', () => {
  const match = Match.start(
    tiny(() => ({}), {
      *setup(t) {
        yield* t.chooseNumber(0, 'n', { min: 1, max: 2 });
        return { at: 'over' };
      },
    }),
    { seed: 's', seats: 1, history: false },
  );
  expect(() => save(match)).toThrow(/history/);
});
