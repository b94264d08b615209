// A made-up game without end, for measuring clones: a state of about 10 KiB and rounds of several choices.

import { fingerprint, type Game, type Option, type Position, type Rules, type Table } from '@veillee/kernel';
import { bare, exactly, listOf, tally, text, whole } from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';

export interface Endless {
  round: number;
  /** Figures on a board, a few fields each: the shape that game states have. */
  figures: { id: string; at: number; health: number; marks: string[] }[];
  piles: string[][];
}

/** Choices in a round, hence at most so many since the checkpoint. */
export const CHOICES = 8;
const FIGURES = 72;
const PILES = 12;
const ROUND: Position = { at: 'round' };
const STEPS: readonly Option[] = ['north', 'east', 'south', 'west'].map(key => ({ key, text: 'step' }));

function* setup(): Rules<Position> {
  return ROUND;
}

function* round(t: Table<Endless>): Rules<Position> {
  const { state } = t;
  state.round++;
  for (let n = 0; n < CHOICES; n++) {
    const step = yield* t.choose(n % t.setting.seats, 'step', STEPS);
    const figure = state.figures[(state.round * CHOICES + n) % FIGURES];
    if (figure) figure.at = (figure.at + STEPS.findIndex(({ key }) => key === step) + t.roll(6, 'dice')) % 400;
  }
  return ROUND;
}

const sound = soundBy<Endless, Position>(() => ({
  position: bare('setup', 'round'),
  state: exactly<Endless>({
    round: tally,
    figures: listOf(
      exactly<Endless['figures'][number]>({
        id: text(20),
        at: whole(0, 400),
        health: whole(0, 10),
        marks: listOf(text(20), 2),
      }),
      FIGURES,
      FIGURES,
    ),
    piles: listOf(listOf(text(20), 38), PILES, PILES),
  }),
}));

export const endless: Game<Endless, Endless> = {
  id: 'endless',
  rules: 1,
  content: fingerprint('endless'),
  options: [],
  refuseSetting: () => undefined,
  begin: () => ({
    round: 0,
    figures: Array.from({ length: FIGURES }, (_, n) => ({
      id: `figure-${n}`,
      at: n,
      health: 10,
      marks: ['poison', 'wet'].slice(n % 3),
    })),
    piles: Array.from({ length: PILES }, (_, pile) => Array.from({ length: 38 }, (_, n) => `card-${pile}-${n}`)),
  }),
  positions: { setup, round },
  view: state => state,
  redeal: () => {},
  outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
  turns: state => state.round,
  invariants: () => [],
  sound,
  trials: [{ seats: 2, options: {} }],
};
