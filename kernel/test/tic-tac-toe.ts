// Tic-tac-toe: the smallest whole game. The kernel's example, its tests' guinea pig and its benchmark.

import { fingerprint, type Game, type Option, type Position, type Rules, type Table } from '../index.ts';
import { bare, either, exactly, listOf, only, whole } from '../save/shape.ts';
import { soundBy } from '../save/sound.ts';

export interface TicTacToe {
  /** -1 for an empty square, else the seat that took it. */
  squares: number[];
  turns: number;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const SQUARES: readonly Option[] = Array.from({ length: 9 }, (_, n) => ({
  key: String(n),
  text: 'square',
  with: { n },
  on: [`square-${n}`],
}));
const TURNS: readonly Position[] = [
  { at: 'turn', seat: 0 },
  { at: 'turn', seat: 1 },
];
const WORDING = { rule: 'TTT-1' };
const OVER: Position = { at: 'over' };

/** The seat with three in a row, or -1. */
export function winner(squares: readonly number[]): number {
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i] as (typeof LINES)[number];
    const mark = squares[line[0]] as number;
    if (mark >= 0 && mark === squares[line[1]] && mark === squares[line[2]]) return mark;
  }
  return -1;
}

/** TTT-1: players in turn mark an empty square; three in a row win; a full board is a draw. */
function* turn(t: Table<TicTacToe>, position: Position): Rules<Position> {
  const { squares } = t.state;
  const seat = position.seat as number;
  const open: Option[] = [];
  for (let n = 0; n < 9; n++) if (squares[n] === -1) open.push(SQUARES[n] as Option);
  const key = yield* t.choose(seat, 'turn', open, WORDING);
  squares[Number(key)] = seat;
  t.state.turns++;
  if (winner(squares) >= 0 || t.state.turns === 9) return OVER;
  return TURNS[1 - seat] as Position;
}

function* setup(): Rules<Position> {
  return TURNS[0] as Position;
}

const SHAPES = {
  state: exactly<TicTacToe>({ squares: listOf(whole(-1, 1), 9, 9), turns: whole(0, 9) }),
  position: either(bare('setup'), exactly<{ at: 'turn'; seat: number }>({ at: only('turn'), seat: whole(0, 1) })),
};

export const ticTacToe: Game<TicTacToe, TicTacToe> = {
  id: 'tic-tac-toe',
  rules: 1,
  content: fingerprint('tic-tac-toe'),
  options: [],
  refuseSetting: ({ seats }) => (seats === 2 ? undefined : { text: 'tic-tac-toe.seats' }),
  begin: () => ({ squares: Array<number>(9).fill(-1), turns: 0 }),
  positions: { setup, turn },
  view: state => state,
  redeal: () => {},
  outcome: ({ squares }) => {
    const seat = winner(squares);
    return {
      won: seat < 0 ? [0, 1] : [seat],
      scores: [0, 1].map(s => (s === seat ? 1 : 0)),
      text: { text: 'outcome', with: { seat } },
    };
  },
  turns: state => state.turns,
  invariants: ({ squares, turns }) =>
    squares.filter(square => square >= 0).length === turns ? [] : [`${turns} turns but another number of marks`],
  sound: soundBy(() => SHAPES),
  trials: [{ seats: 2, options: {} }],
};

/** Its fourth turn throws. */
export const crashing: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'crashing',
  positions: {
    setup,
    *turn(t, position) {
      if (t.state.turns === 3) throw new Error('the table caught fire');
      return yield* turn(t, position);
    },
  },
};
