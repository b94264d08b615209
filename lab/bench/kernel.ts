// The kernel's own speed: tic-tac-toe against plain JavaScript, and clones of long games.

import { Chance, type Decision, Match, newChance } from '@veillee/kernel';
import { ticTacToe, winner } from '@veillee/kernel/test/tic-tac-toe';
import { median, rounded } from '../numbers.ts';
import { CHOICES, endless } from './endless.ts';
import { processorMicros } from './processor.ts';

/** Games of tic-tac-toe in a block. */
export const BLOCK = 20_000;
const BLOCKS = 7;
const STREAM = 'random';

export interface KernelBench {
  readonly ticTacToe: {
    readonly movesPerSecond: number;
    readonly plainJsMovesPerSecond: number;
    readonly ratio: number;
  };
  readonly clone: readonly { readonly decisions: number; readonly stateBytes: number; readonly micros: number }[];
}

export function benchKernel(games: number, onProgress: (by: number) => void): KernelBench {
  // Blocks of both alternate, so that a machine that slows down slows both down.
  const rates = { kernel: [] as number[], plain: [] as number[] };
  const blocks = { kernel: kernelMoves, plain: plainMoves };
  for (let block = -1; block < BLOCKS; block++) {
    for (const name of ['kernel', 'plain'] as const) {
      const chance = new Chance(newChance(`bench/${block}`));
      const began = processorMicros();
      const moves = blocks[name](games, chance);
      // The first block only warms up.
      if (block >= 0) rates[name].push((1_000_000 * moves) / (processorMicros() - began));
    }
    onProgress(1);
  }
  const [kernel, plain] = [median(rates.kernel), median(rates.plain)];
  const clone = [100, 1000, 10_000].map(decisions => {
    const result = benchClone(decisions);
    onProgress(1);
    return result;
  });
  return {
    ticTacToe: {
      movesPerSecond: Math.round(kernel),
      plainJsMovesPerSecond: Math.round(plain),
      ratio: rounded(kernel / plain),
    },
    clone,
  };
}

/** How many times `benchKernel` reports progress. */
export const KERNEL_STEPS = BLOCKS + 1 + 3;

/** Random games through the kernel: asked, answered by key, checked. */
function kernelMoves(games: number, chance: Chance): number {
  let moves = 0;
  const start = { seed: 'bench', seats: 2, history: false };
  for (let game = 0; game < games; game++) {
    const match = Match.start(ticTacToe, start);
    while (!match.over) {
      const { seat, id, options } = match.decisions[0] as Decision;
      match.answer({ seat, decision: id, picks: [chance.pick(options, STREAM).key] });
      moves++;
    }
  }
  return moves;
}

/** The same games by hand: the same draws of chance, the same test for a winner, nothing asked or checked. A last square is forced. */
function plainMoves(games: number, chance: Chance): number {
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const squares = Array<number>(9).fill(-1);
    let turns = 0;
    while (turns < 9) {
      const open: number[] = [];
      for (let n = 0; n < 9; n++) if (squares[n] === -1) open.push(n);
      if (open.length > 1) moves++;
      const square = open.length > 1 ? chance.pick(open, STREAM) : (open[0] as number);
      squares[square] = turns % 2;
      turns++;
      if (winner(squares) >= 0) break;
    }
  }
  return moves;
}

/** A clone of a game with history after so many decisions, in the middle of a round. */
function benchClone(decisions: number): KernelBench['clone'][number] {
  const match = Match.start(endless, { seed: 'bench', seats: 2 });
  const chance = new Chance(newChance('clone'));
  const middle = Math.floor(decisions / CHOICES) * CHOICES + CHOICES / 2;
  while (match.journal.length < middle) {
    const { seat, id, options } = match.decisions[0] as Decision;
    match.answer({ seat, decision: id, picks: [chance.pick(options, STREAM).key] });
  }
  const micros: number[] = [];
  for (let block = 0; block < 30; block++) {
    const began = processorMicros();
    for (let n = 0; n < 20; n++) match.clone();
    micros.push((processorMicros() - began) / 20);
  }
  return { decisions, stateBytes: JSON.stringify(match.state).length, micros: rounded(median(micros)) };
}
