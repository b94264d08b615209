// Golden games: what is told again the same, what is noticed when it is not, and how saves of older rules go on.

import { describe, expect, test } from 'vitest';
import { Chance, type Decision, type Game, type GameKit, load, Match, newChance, verify } from '../index.ts';
import { anyPicks } from '../trial/answers.ts';
import {
  differenceIn,
  type Golden,
  type GoldenGame,
  goesOn,
  goldenOf,
  markOf,
  middleOf,
  withPages,
} from '../trial/golden.ts';
import { type LanternRoad, lanternRoad } from './lantern-road.ts';
import { nightMarket } from './night-market.ts';
import { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';

const kitOf = <S, V>(game: Game<S, V>): GameKit<S, V> => ({
  game,
  bots: [{ id: 'first', decide: ({ decision }) => decision.options.slice(0, 1).map(({ key }) => key) }],
  botOptions: {},
  texts: { en: {}, fr: {} },
  composedKeys: [],
  folder: new URL('./nowhere/', import.meta.url),
  exempt: [],
});

function played<S, V>(game: Game<S, V>, seed: string): Match<S, V> {
  const match = Match.start(game, { seed, ...game.trials[0], seats: game.trials[0]?.seats ?? 2 });
  const chance = new Chance(newChance(seed));
  for (let made = 0; made < 60 && !match.over; made++) {
    const decision = match.decisions[chance.below(match.decisions.length, 'who')] as Decision;
    match.answer({ seat: decision.seat, decision: decision.id, picks: anyPicks(decision, chance, 'picks') });
  }
  return match;
}

const golden = <S, V>(game: Game<S, V>, seed = 'gold'): GoldenGame =>
  withPages(kitOf(game), goldenOf('one', played(game, seed)));
const filed = <S, V>({ id, rules, content }: Game<S, V>, ...games: readonly GoldenGame[]): Golden => ({
  veillee: 'golden',
  game: id,
  rules,
  content,
  games,
});

describe('a golden game', () => {
  test.each([
    ['with chance and secrets', lanternRoad as Game],
    ['with answers given at once', nightMarket as unknown as Game],
    ['without either', ticTacToe as unknown as Game],
  ])('%s is told the same again, also once it has been through a file', (_, game) => {
    const one = golden(game);
    const read = JSON.parse(JSON.stringify(one)) as GoldenGame;
    expect(read.pages).toHaveLength(read.journal.length + 1);
    expect(differenceIn(kitOf(game), read)).toBeUndefined();
    expect(goesOn(kitOf(game), filed(game), read)).toMatchObject({ resumed: 'as-saved', givenUp: 0 });
    expect(verify(game, middleOf(filed(game), read)).journal).toHaveLength(read.middle.entries);
  });

  test('after chance was dealt anew goes the same way', () => {
    const match = played(lanternRoad, 'gold');
    match.rewind(1, 'again');
    match.pick('careful');
    expect(match.journal.some(entry => 'reseed' in entry)).toBe(true);
    expect(differenceIn(kitOf(lanternRoad), withPages(kitOf(lanternRoad), goldenOf('anew', match)))).toBeUndefined();
  });

  const { positions } = lanternRoad;
  const plain = positions.step as NonNullable<typeof positions.step>;
  const changed: readonly [string, string, Partial<Game<LanternRoad, LanternRoad>>][] = [
    [
      'something more is told',
      'told',
      {
        positions: {
          ...positions,
          step: function* (t, position) {
            t.tell('lantern.flickers');
            return yield* plain(t, position);
          },
        },
      },
    ],
    ['the turns are counted otherwise', 'told', { turns: ({ steps }) => steps + 1 }],
    ['somebody sees more', 'seen', { view: state => ({ ...state }) }],
    ['another table is imagined', 'imagined', { redeal: ({ deck }) => void deck.sort() }],
    ['another outcome is told', 'end', { outcome: () => ({ won: [], scores: [0, 0], text: { text: 'nobody' } }) }],
  ];
  test.each(changed)('is noticed where %s', (_, aspect, change) => {
    const found = differenceIn(kitOf({ ...lanternRoad, ...change }), golden(lanternRoad));
    expect(found).toMatch(/^one, page \d+, (?:before seat \d at lantern\.step: \w+|the last): /);
    expect(found).toContain(aspect);
    expect(found).toContain('told now:');
  });

  test('is noticed where a bot would answer otherwise', () => {
    const kit = kitOf(lanternRoad);
    const bots = [{ id: 'last', decide: ({ decision }: { decision: Decision }) => [decision.options[1]?.key ?? ''] }];
    expect(differenceIn({ ...kit, bots }, golden(lanternRoad))).toContain('advised differ');
  });

  test('does not replay where something else is offered', () => {
    const step: (typeof positions)[string] = function* (t) {
      yield* t.choose(0, 'lantern.halt', [
        { key: 'a', text: 'a' },
        { key: 'b', text: 'b' },
      ]);
      return { at: 'step' };
    };
    const halting = kitOf({ ...lanternRoad, positions: { ...positions, step } });
    const bare = goldenOf('one', played(lanternRoad, 'gold'));
    expect(() => differenceIn(halting, bare)).toThrow(/seat 0 is asked lantern\.halt/);
    const other = golden(lanternRoad);
    const [first, ...rest] = other.journal;
    const sealed = { ...other, journal: [{ ...first, seal: '00000000' } as (typeof other.journal)[number], ...rest] };
    expect(() => differenceIn(kitOf(lanternRoad), sealed)).toThrow(/other options or another answer/);
  });
});

describe('marks', () => {
  test('differ with every value and place, not with the order of fields', () => {
    expect(markOf({ a: 1, b: [2, 3] })).toBe(markOf({ b: [2, 3], a: 1 }));
    const others = [{ a: 1, b: [3, 2] }, { a: 2, b: [1, 3] }, { a: 1, b: [2, '3'] }, { a: 1 }, { b: 1, a: [2, 3] }];
    const marks = [{ a: 1, b: [2, 3] }, ...others].map(markOf);
    expect(new Set(marks).size).toBe(marks.length);
    expect(markOf([[1], 2])).not.toBe(markOf([[1, 2]]));
    expect(markOf({ a: undefined })).toBe(markOf({}));
  });

  test('leave the words of secret texts aside, whoever writes them better', () => {
    const text = { text: 'story', words: { en: 'Once', fr: 'Il était' } };
    expect(markOf(text)).toBe(markOf({ ...text, words: { en: 'Twice', fr: 'Deux fois' } }));
    expect(markOf({ words: 1 })).not.toBe(markOf({ words: 2 }));
  });
});

describe('a save of older rules', () => {
  const old = filed(ticTacToe, golden(ticTacToe));
  const [one] = old.games as [GoldenGame];

  test('goes on through migrate', () => {
    const migrate: Game<TicTacToe>['migrate'] = ({ position, state }, from) => ({
      position,
      state: { ...(state as TicTacToe), turns: (state as TicTacToe).turns + 0 * from },
    });
    const loaded = goesOn(kitOf({ ...ticTacToe, rules: 2, migrate }), old, one);
    expect(loaded.resumed).toBe('from-checkpoint');
    expect(loaded.match.over).toBe(true);
  });

  test('that cannot be taken over, or breaks a promise later, is told', () => {
    const refuses = { ...ticTacToe, rules: 2, migrate: () => expect.fail('too old') };
    expect(() => goesOn(kitOf(refuses), old, one)).toThrow(/cannot take over a match of rules 1/);
    const { turns } = one.middle.checkpoint.state as TicTacToe;
    const cursed: typeof ticTacToe = {
      ...ticTacToe,
      rules: 2,
      invariants: state => (state.turns > turns + 1 ? ['cursed'] : []),
    };
    expect(() => goesOn(kitOf(cursed), old, one)).toThrow('one does not go on well: cursed');
    expect(() => load({ ...ticTacToe, rules: 0 }, middleOf(old, one))).toThrow(/made with rules 1/);
  });
});
