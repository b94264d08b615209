// What a board under the sky adds to the state of a table: what is met there, who has left, and what waits outside. Everything in it lies open.

import type { Space } from '@veillee/pieces/geometry';
import type { IncidentId } from '../../../content/legend/boards/vocabulary.ts';
import type { MonsterId } from '../../../content/vocabulary.ts';
import type { HeroId, MonsterFigure } from '../../ids.ts';
import type { Ending } from '../boards.ts';

/** Off the board, beside a space of an exit (LEG-6.21). */
export interface Waiting {
  readonly kind: MonsterId;
  readonly beside: Space;
}

/** What threat has bought and is not used up: an ability of the Incident, by its number; of whom, where it is about one monster (LEG-6.41). */
export interface Bought {
  readonly ability: number;
  readonly monster?: MonsterFigure | undefined;
}

export interface Outdoors {
  readonly incident?: IncidentId | undefined;
  /** Whose card lies there in place of an Incident (LEG-7.9), and what has become of them. */
  readonly lieutenant?: string | undefined;
  rider?: 'killed' | 'fled' | undefined;
  /** The blow that killed them passed Undying by. */
  forGood?: true | undefined;
  readonly ambush: boolean;
  /** Heroes who have left the board until the encounter ends: of their own will, or killed (LEG-6.28, LEG-6.29). */
  fled: HeroId[];
  dead: HeroId[];
  waiting: Waiting[];
  bought: Bought[];
  /** Spaces that were searched, once each. */
  searched: Space[];
  /** How it ended. */
  over?: Ending | undefined;
}
