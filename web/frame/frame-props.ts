// What feeds the frame around a board: a live table or a replay.

import type { Catalogue, Options, Picks, PlainDecision, Seat } from '@veillee/kernel';
import type { ReactNode } from 'react';
import type { ChatLine } from '../../server/protocol.ts';
import type { SeatInfo, TableEvent, TableModule } from '../kit/table.ts';
import type { Lull } from './lull.tsx';
import type { SceneSlipProps } from './scene-slip.tsx';

export interface TableFrameProps {
  readonly game: string;
  readonly texts: Catalogue;
  readonly board: TableModule | undefined;
  readonly view: unknown;
  readonly seat: Seat | undefined;
  readonly decision: PlainDecision | undefined;
  readonly fresh: readonly TableEvent[];
  readonly log: readonly TableEvent[];
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly replaying: boolean;
  /** What happened since this seat last chose, if the screen was somebody else's meanwhile. */
  readonly meanwhile?: readonly TableEvent[] | undefined;
  /** What is told before its news is shown: the view is the one before it. */
  readonly telling?: Telling | undefined;
  /** Pieces of news that are shown later, and the way to see them all now. */
  readonly waiting?: number;
  toNow?(): void;
  /** Somebody reads a page of the board: what others do waits for them. */
  reads?(piece: string | undefined): void;
  /** What waits does so because somebody here reads. */
  readonly isReading?: boolean;
  /** Around one screen: another player of it goes on. */
  readonly turnTo?: ((seat: Seat) => void) | undefined;
  /** Opens the list of interruptions about which the seat wishes to be asked. */
  readonly openWishes?: (() => void) | undefined;
  /** The top bar, and whatever else belongs to who feeds the frame. */
  readonly bar: ReactNode;
  /** Replaces the slip: a replay's controls, the end of the game. */
  readonly slip?: ReactNode;
  readonly chat?: readonly ChatLine[] | undefined;
  /** Lines of talk that nobody has looked at here. */
  readonly unread?: number;
  onRead?(): void;
  onChat?(text: string): void;
  /** The host does not let us talk. */
  readonly silenced?: boolean;
  answer(picks: Picks): void;
  /** Lets the interruption that is asked about, and others of its kind, pass until the turn is over. */
  readonly hush?: (() => void) | undefined;
  /** What is asked closes by itself, unless somebody holds it open. */
  readonly lull?: Lull | undefined;
  readonly undo?: (() => void) | undefined;
  readonly redo?: (() => void) | undefined;
  /** Asks to go back: to one's own last decision, or to an entry. */
  readonly back?: ((to?: number) => void) | undefined;
  readonly rule: string | undefined;
  onRule(rule: string | undefined): void;
  /** Shows the game as it was at a line of the chronicle. */
  onBack?: ((event: TableEvent) => void) | undefined;
}

/** A scene that is being told, by the events of its news. */
export interface Telling extends Pick<SceneSlipProps, 'begun' | 'skip'> {
  readonly events: readonly TableEvent[];
}
