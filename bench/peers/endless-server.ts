// Our server with one game on its shelf: the same endless tic-tac-toe that boardgame.io's server plays beside it.

import { fingerprint, type Game, type GameKit, type Position, type Rules, type Table } from '@veillee/kernel';
import { NO_LIMITS, type Shelf, startServer } from '../../server/index.ts';

interface Endless {
  cells: number[];
  moves: number;
}

const EMPTY = -1;

/** The seat marks a free square; a full board is wiped. */
function* turn(t: Table<Endless>, { seat }: Position): Rules<Position> {
  const { state } = t;
  if (!state.cells.includes(EMPTY)) state.cells.fill(EMPTY);
  const free = state.cells.flatMap((mark, cell) => (mark === EMPTY ? [{ key: String(cell), text: 'mark' }] : []));
  const cell = yield* t.choose(seat as number, 'turn', free);
  state.cells[Number(cell)] = seat as number;
  state.moves++;
  return { at: 'turn', seat: 1 - (seat as number) };
}

function* setup(): Rules<Position> {
  return { at: 'turn', seat: 0 };
}

const endless: Game<Endless, Endless> = {
  id: 'endless',
  rules: 1,
  content: fingerprint('endless'),
  options: [],
  refuseSetting: () => undefined,
  begin: () => ({ cells: Array<number>(9).fill(EMPTY), moves: 0 }),
  positions: { setup, turn },
  view: state => state,
  redeal: () => {},
  outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
  turns: state => state.moves,
  invariants: () => [],
  trials: [{ seats: 2, options: {} }],
};

const WORDS = { mark: 'mark', turn: 'turn', outcome: 'outcome' };
const kit: GameKit = {
  game: endless as unknown as Game,
  bots: [],
  botOptions: {},
  texts: { en: WORDS, fr: WORDS },
  composedKeys: [],
  folder: new URL('.', import.meta.url),
  exempt: [],
};

export const shelf: Shelf = { endless: async () => kit };

if (import.meta.main) {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data: process.env.DATA ?? './data',
    shelf: { games: shelf, module: import.meta.url },
    limits: NO_LIMITS,
    logLevel: 'error',
  });
  console.log(`Veillée is at ${server.url}`);
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
}
