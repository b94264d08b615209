// The same load on two servers in one run: 50 tables (or as many as asked), every answer as soon as the one before is known.
// Ours writes every answer to disk before it acknowledges; boardgame.io keeps its matches in memory.
// Both play the same endless tic-tac-toe; ours then also the first game of its shelf, which is far more work.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runLoad, startProcess } from '../../server/load.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

// A server runs for weeks: what counts is its speed once its code is compiled, and both are given the same time for that.
const [tables = 50, seconds = 10, warmUpSeconds = 30] = process.argv.slice(2).map(Number);
const PORT = 41_977;

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)) / 10;

/** Our server in a process of its own, with the house's shelf or with the peer's game on it. */
async function ours(script?: string): Promise<Measured> {
  const server = await startProcess(undefined, script === undefined ? {} : { script });
  try {
    const { perSecond, latency } = await runLoad({ url: server.url, tables, seconds, warmUpSeconds });
    return { perSecond: Math.round(perSecond), p50: percentile([latency.p50], 0), p99: percentile([latency.p99], 0) };
  } finally {
    await server.stop();
  }
}

/** Tic-tac-toe without an end: a full board is wiped. */
const game = {
  name: 'endless',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      client: false,
      move: (
        { G, ctx }: { G: { cells: (string | null)[]; moves: number }; ctx: { currentPlayer: string } },
        cell: number,
      ) => {
        if (G.cells.every(mark => mark !== null)) G.cells.fill(null);
        G.cells[cell] = ctx.currentPlayer;
        G.moves++;
      },
    },
  },
};

async function theirs(): Promise<Measured> {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('./boardgame-io-server.cjs', import.meta.url)), String(PORT)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>(resolve => server.stdout.on('data', chunk => String(chunk).includes('ready') && resolve()));
  const latencies: number[] = [];
  let counting = false;
  const stops: (() => void)[] = [];
  for (let table = 0; table < tables; table++) {
    const seats = ['0', '1'].map(playerID =>
      Client({
        game,
        numPlayers: 2,
        matchID: `table-${table}`,
        playerID,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${PORT}` }),
        debug: false,
      }),
    );
    let sent = 0;
    let answered = -1;
    for (const [seat, client] of seats.entries()) {
      client.subscribe(
        (
          state: { G: { cells: unknown[]; moves: number }; ctx: { currentPlayer: string }; _stateID: number } | null,
        ) => {
          if (!state || state.ctx.currentPlayer !== String(seat) || state.G.moves <= answered) return;
          const now = performance.now();
          if (counting && sent > 0) latencies.push(now - sent);
          answered = state.G.moves;
          const free = state.G.cells.indexOf(null);
          sent = performance.now();
          client.moves.mark(free < 0 ? 0 : free);
        },
      );
      client.start();
      stops.push(() => client.stop());
    }
  }
  await new Promise(resolve => setTimeout(resolve, 1000 * warmUpSeconds));
  counting = true;
  const began = performance.now();
  await new Promise(resolve => setTimeout(resolve, 1000 * seconds));
  counting = false;
  const took = (performance.now() - began) / 1000;
  for (const stop of stops) stop();
  server.kill();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: Math.round(latencies.length / took),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

const boardgameIo = await theirs();
const veillee = await ours(fileURLToPath(new URL('./endless-server.ts', import.meta.url)));
const cardGame = await ours();
const ratio = (one: Measured): number => Math.round((100 * one.perSecond) / boardgameIo.perSecond) / 100;
console.log(
  JSON.stringify({
    tables,
    seconds,
    warmUpSeconds,
    boardgameIo,
    veillee: { ...veillee, ratio: ratio(veillee) },
    cardGame: { ...cardGame, ratio: ratio(cardGame) },
  }),
);
process.exit(0);
