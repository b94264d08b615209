// The state of a chapter, and what follows from it: the map as it stands, who can walk where, who can hit whom.

import type { Seat, Text } from '@veillee/kernel';
import type { Door, Space } from '@veillee/pieces/geometry';
import { type Chapter, DUNGEONS, FIGURES, type Kind } from '../content/dungeon.ts';

export type Side = 'heroes' | 'warden';

export interface Figure {
  readonly id: string;
  readonly kind: Kind;
  readonly seat: Seat;
  at: Space;
  health: number;
  steps: number;
  acted: boolean;
}

export interface State {
  readonly chapter: Chapter;
  readonly sides: readonly Side[];
  round: number;
  figures: Figure[];
  closed: Door[];
  /** Room by room; hidden from the heroes while the door is closed. */
  guards: string[];
  finds: string[];
  /** Rooms whose chest is empty. */
  emptied: string[];
  /** What the heroes have found, in this chapter and before. */
  found: string[];
  /** The warden's traps: in hand, face down, face up. */
  hand: string[];
  deck: string[];
  discard: string[];
  /** Seats that have not ended their turn. */
  ready: Seat[];
  won?: Side;
}

export type Open = Pick<State, 'chapter' | 'closed' | 'figures'>;

export const dungeonOf = ({ chapter }: Pick<State, 'chapter'>) => DUNGEONS[chapter];
export const mapOf = ({ chapter, closed }: Open) => DUNGEONS[chapter].map.when({ closed });
export const sideOf = ({ kind }: Pick<Figure, 'kind'>): Side =>
  kind === 'knight' || kind === 'ranger' ? 'heroes' : 'warden';
export const nameOf = ({ kind }: Pick<Figure, 'kind'>): Text => ({ text: `figure.${kind}` });
export const foesOf = ({ figures }: Open, figure: Figure) => figures.filter(foe => sideOf(foe) !== sideOf(figure));

/** EMB-2.1: past friends but not past foes, and nobody stays where somebody stands. */
export const walkOf = (state: Open, figure: Figure) =>
  mapOf(state).reach(figure.at, {
    limit: figure.steps,
    cost: to => (foesOf(state, figure).some(({ at }) => at === to) ? Infinity : 1),
    pass: to => state.figures.some(({ at }) => at === to),
  });

/** EMB-2.3: why a figure cannot attack another, if it cannot. */
export function whyNoAttack(state: Open, by: Figure, on: Figure): Text | undefined {
  if (mapOf(state).distance(by.at, on.at) > FIGURES[by.kind].range) return { text: 'why.far' };
  return mapOf(state).sees(by.at, on.at) ? undefined : { text: 'why.sight' };
}
