// boardgame.io's server with its in-memory storage, in a process of its own.

const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'endless',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      client: false,
      move: ({ G, ctx }, cell) => {
        if (G.cells.every(mark => mark !== null)) G.cells.fill(null);
        G.cells[cell] = ctx.currentPlayer;
        G.moves++;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
