// Random tic-tac-toe with boardgame.io and with our kernel, one after the other in the same process.
// Both go through the door that a program uses: a client's moves there, a match's answers here.

import client from 'boardgame.io/dist/cjs/client.js';
import { Chance, type Decision, Match, newChance } from '../../kernel/index.ts';
import { ticTacToe, winner } from '../../kernel/test/tic-tac-toe.ts';

const SECONDS = Number(process.argv[2] ?? 5);

interface Board {
  cells: number[];
}

const theirGame = {
  name: 'tic-tac-toe',
  setup: (): Board => ({ cells: Array(9).fill(-1) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: Board; playerID: string }, cell: number) => {
      if (G.cells[cell] !== -1) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
    },
  },
  endIf: ({ G }: { G: Board }) => {
    const seat = winner(G.cells);
    if (seat >= 0) return { winner: seat };
    return G.cells.includes(-1) ? undefined : { draw: true };
  },
};

/** Plays one game and returns its number of moves. */
type PlayGame = (chance: Chance) => number;

const theirs: PlayGame = chance => {
  const match = client.Client({ game: theirGame, numPlayers: 2, debug: false });
  let moves = 0;
  for (;;) {
    const { G, ctx } = match.getState() as { G: Board; ctx: { gameover?: unknown } };
    if (ctx.gameover) return moves;
    const open = G.cells.flatMap((mark, cell) => (mark === -1 ? [cell] : []));
    match.moves.mark(chance.pick(open, 'cell'));
    moves++;
  }
};

const ours: PlayGame = chance => {
  const match = Match.start(ticTacToe, { seed: 'peers', seats: 2, history: false });
  let moves = 0;
  while (!match.over) {
    const { seat, id, options } = match.decisions[0] as Decision;
    match.answer({ seat, decision: id, picks: [chance.pick(options, 'cell').key] });
    moves++;
  }
  return moves;
};

function movesPerSecond(play: PlayGame): number {
  const chance = new Chance(newChance('peers'));
  const run = (seconds: number): number => {
    const began = performance.now();
    let moves = 0;
    while (performance.now() - began < seconds * 1000) for (let n = 0; n < 20; n++) moves += play(chance);
    return (moves / (performance.now() - began)) * 1000;
  };
  run(1);
  return Math.round(run(SECONDS));
}

const [veillee, boardgameIo] = [movesPerSecond(ours), movesPerSecond(theirs)];
console.log(JSON.stringify({ veillee, boardgameIo, ratio: Math.round((veillee / boardgameIo) * 10) / 10 }));
