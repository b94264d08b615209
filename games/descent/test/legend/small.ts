// A small game in which the week alone is played: its boards end as a scene says, or at random.

import type { Position, Seat } from '@veillee/kernel';
import { tiny } from '@veillee/kernel/test/tiny';
import { Scene, type Stage } from '@veillee/kernel/trial/scene';
import type { BoardFact, Boards, BoardTerms, Ending } from '../../rules/legend/boards.ts';
import { heed } from '../../rules/legend/gains.ts';
import { boardOver } from '../../rules/legend/play.ts';
import { type Legend, type Legendary, legendOf, type W } from '../../rules/legend/record.ts';
import { type Beginning, newLegend, newLegendHero } from '../../rules/legend/start.ts';
import { weekPositions } from '../../rules/legend/week.ts';

/** What happens on a board, and how it ends. */
export interface Played {
  readonly facts?: readonly BoardFact[];
  readonly ending?: Partial<Ending>;
}
/** Whoever plays the boards of a scene. */
export type Player = (terms: BoardTerms, t: W) => Played;

export const OVERLORD: Seat = 1;
export const PARTY: readonly string[] = ['steelhorns', 'mad-carthos', 'silhouette', 'mordrog'];

const BOARD = 'board';

/** Every board is won, and nothing happens on it, unless a scene says otherwise. */
export const smallGame = (begin: () => Legendary, play: Player = () => ({})) => {
  const boards: Boards = {
    *open() {
      return { at: BOARD };
    },
  };
  return tiny<Legendary>(
    begin,
    {
      ...weekPositions(boards),
      *[BOARD](t: W) {
        const { board } = legendOf(t.state);
        if (!board) throw new Error('no board is laid');
        const { facts = [], ending } = play(board.terms, t);
        for (const fact of facts) heed(t, fact);
        return boardOver(t, { party: 'won', dead: [], ...ending });
      },
    } as Parameters<typeof tiny<Legendary>>[1],
    { options: [], turns: ({ legend }) => legend?.week ?? 0 },
  );
};

export const campaign = (more: Partial<Beginning> = {}): Legend => ({
  ...newLegend({
    boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
    variants: [],
    overlordSeat: OVERLORD,
    treasurer: 0,
    heroes: PARTY.map(sheet => newLegendHero(sheet, 0, [])),
    ...more,
  }),
  avatar: 'titan',
  plot: 'chains-of-obsidian',
  plotCards: ['coo-0'],
  lieutenants: [{ id: 'sir-alric-farrow', at: 'shadow-peaks' }],
});

export interface Week extends Pick<Stage<Legendary>, 'dice' | 'draws'> {
  /** Where the scene opens. */
  readonly at?: Position['at'];
  readonly set?: (legend: Legend) => void;
  readonly begin?: Partial<Beginning>;
  readonly play?: Player;
  /** Two, unless heroes are shared out. */
  readonly seats?: number;
}

/** A scene of the week: by the book it opens with the Passage of Time. */
export class WeekScene extends Scene<Legendary, Legendary> {
  readonly met: BoardTerms[];

  constructor({ at = 'time', set, begin, play, seats = 2, ...luck }: Week = {}) {
    const legend = campaign(begin);
    set?.(legend);
    const met: BoardTerms[] = [];
    const game = smallGame(
      () => ({ legend }),
      (terms, t) => {
        met.push(terms);
        return play?.(terms, t) ?? {};
      },
    );
    super(game, { seats, state: { legend }, position: { at }, ...luck });
    this.met = met;
  }

  get legend(): Legend {
    return legendOf(this.match.state);
  }
}
export const week = (plan: Week = {}): WeekScene => new WeekScene(plan);
/** Faces of power dice, as a scene wants them thrown. */
export const BLANK = 1;
export const ENHANCEMENT = 2;
export const SURGE = 5;
