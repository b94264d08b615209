// A shelf for the lab's tests: the inn, tic-tac-toe, the night watch, a campaign, and two games that break their promises. Worker threads load it too.

import type { Bot, Game, GameKit, Option } from '@veillee/kernel';
import { type LanternRoad, lanternRoad } from '@veillee/kernel/test/lantern-road';
import { crashing, type TicTacToe, ticTacToe, winner } from '@veillee/kernel/test/tic-tac-toe';
import type { Shelf } from '../context.ts';
import { inn } from './inn/game.ts';
import { watch } from './watch.ts';

/** Takes a square that wins, else the middle, else the first. */
const winning: Bot<TicTacToe, TicTacToe> = {
  id: 'adept',
  decide: ({ view, seat, decision }) => {
    const wins = ({ key }: Option): boolean =>
      winner(view.squares.map((mark, n) => (String(n) === key ? seat : mark))) === seat;
    const best = decision.options.find(wins) ?? decision.options.find(({ key }) => key === '4') ?? decision.options[0];
    return best ? [best.key] : [];
  },
};

const words = {
  'tic-tac-toe.seats': 'two play',
  turn: 'Your move',
  square: 'Square {n}',
  outcome: 'Seat {seat} wins',
};

const board: GameKit<TicTacToe, TicTacToe> = {
  game: ticTacToe,
  bots: [winning],
  botOptions: {},
  texts: { en: words, fr: words },
  composedKeys: [],
  folder: new URL('./nowhere/', import.meta.url),
  exempt: [],
  terminal: {
    screen: ({ view }) =>
      [0, 3, 6]
        .map(row =>
          view.squares
            .slice(row, row + 3)
            .map(mark => '.XO'[mark + 1])
            .join(' '),
        )
        .join('\n'),
  },
};

/** Loses count of its turns in the sixth. */
const brokenGame: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'broken',
  invariants: state => (state.turns > 5 ? ['the sixth turn is cursed'] : []),
};

/** Lets anything in, and cannot look at it. */
const credulousGame: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'credulous',
  sound: () => undefined,
  invariants: () => [],
  view: state => ({ ...state, squares: state.squares.map(mark => mark) }),
};

const lanternWords = {
  'lantern.careful': 'Carefully',
  'lantern.bold': 'Boldly',
  'lantern.step': 'How do you go on?',
  'lantern.seats': 'One or two play',
  'lantern.outcome': '{lost, select, true {The light went out} other {The light still burns}}',
  'lantern.title.road': 'The road',
  'lantern.title.marsh': 'The marsh',
  'lantern.title.tower': 'The tower',
  'lantern.story.road': 'They walked {steps} steps along the road with {oil} oil.',
  'lantern.story.marsh': 'They walked {steps} steps through the marsh with {oil} oil.',
  'lantern.story.tower': 'They climbed {steps} steps of the tower with {oil} oil.',
};

/** A campaign. */
const lanterns: GameKit<LanternRoad, LanternRoad> = {
  game: lanternRoad,
  account: { points: () => [], figures: () => [], cast: ({ oil }) => [oil > 2 ? 'bright' : 'dim', 'lantern'] },
  campaign: {
    figures: ends => ({
      steps: ends.reduce((sum, { steps }) => sum + steps, 0),
      oil: ends.at(-1)?.oil ?? 0,
      last: ends.at(-1)?.chapter ?? 'none',
      walked: ends.map(({ chapter }) => chapter),
    }),
  },
  // A bold step takes two cards of the way, each two oil at the worst.
  reserve: {
    last: 4,
    of: ({ oil }) => oil,
    add(state, n) {
      state.oil += n;
    },
  },
  bots: [],
  botOptions: {},
  texts: { en: lanternWords, fr: lanternWords },
  composedKeys: [],
  folder: new URL('./nowhere/', import.meta.url),
  exempt: [],
};

/** A game with chapters of which no match is one: an evening for itself. */
const loneRoad: typeof lanternRoad = {
  ...lanternRoad,
  id: 'lone-road',
  ...(lanternRoad.chapters && { chapters: { ...lanternRoad.chapters, holds: () => false } }),
};

/** A chapter of it never ends. */
const endlessRoad: typeof lanternRoad = {
  ...lanternRoad,
  id: 'endless-road',
  positions: {
    ...lanternRoad.positions,
    *step(t) {
      yield* t.choose(0, 'lantern.step', [
        { key: 'careful', text: 'lantern.careful' },
        { key: 'bold', text: 'lantern.bold' },
      ]);
      return { at: 'step' };
    },
  },
};

const opaque = (kit: GameKit<TicTacToe, TicTacToe> | typeof inn | typeof watch | typeof lanterns) => async () =>
  kit as unknown as GameKit;

/** Tic-tac-toe as a game of two sides; one bot plays only the side that begins. */
const siege: GameKit<TicTacToe, TicTacToe> = {
  ...board,
  game: {
    ...ticTacToe,
    id: 'siege',
    roles: () => [
      { id: 'attacker', side: 'crosses' },
      { id: 'defender', side: 'noughts' },
    ],
  },
  bots: [{ ...winning, id: 'crosses-only', roles: ['attacker'] }, winning],
  texts: {
    en: { ...words, 'side.crosses': 'Crosses', 'side.noughts': 'Noughts' },
    fr: { ...words, 'side.crosses': 'Croix', 'side.noughts': 'Ronds' },
  },
};

export const shelf: Shelf = {
  inn: opaque(inn),
  'tic-tac-toe': opaque(board),
  watch: opaque(watch),
  'lantern-road': opaque(lanterns),
  'lone-road': opaque({ ...lanterns, game: loneRoad }),
  'endless-road': opaque({ ...lanterns, game: endlessRoad }),
  broken: opaque({ ...board, game: brokenGame }),
  credulous: opaque({ ...board, game: credulousGame }),
  crashing: opaque({ ...board, game: crashing }),
  siege: opaque(siege),
};

export const shelfModule = import.meta.url;
