// What the overlord alone may know, and the monster that acts.

import type { Seat } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { CardType, DarkGlyph } from '../../content/vocabulary.ts';
import type { MonsterFigure } from '../ids.ts';
import type { MarkerId } from './board.ts';

/** The overlord's own: heroes know how much of it there is, not what. */
export interface Overlord {
  readonly seat: Seat;
  threat: number;
  hand: string[];
  deck: string[];
  /** How often it has been drawn to its end (DES-11.10). */
  through: number;
  /** Cards for each turn: two by the book; of a half, one more in every other round (R97). */
  readonly draws: number;
  /** Discarded for threat, seen by nobody else (DES-12.2). */
  discard: string[];
  /** Played, and seen by all; shuffled together with the others (DES-12.20). */
  played: string[];
  /** Face up for the rest of the game (DES-11.11). */
  powers: string[];
  /** Basic cards that treachery has replaced in this quest; none where there is no treachery (DES-4.6). */
  aside?: readonly string[] | undefined;
  /** Dark glyphs, with the box that has them. */
  glyphs?: DarkGlyphs | undefined;
  /** Cards whose effects last until the overlord's next turn. */
  lasting: string[];
  /** The step of the turn (DES-11.1): 0 to 4. */
  step: number;
  /** What was used up in this turn: cards on monsters, the one event of the start of the turn. */
  used: string[];
  /** The monster that is activated. */
  acting?: Acting | undefined;
}

/** Dark glyphs of the overlord: which they are nobody else knows before they wake (DES-4.13). */
export interface DarkGlyphs {
  /** All that were bought, wherever they are by now. */
  bought: DarkGlyph[];
  /** Of these, what has not been laid. */
  reserve: DarkGlyph[];
  /** Under glyphs that sleep: laid by the overlord, or by the quest's guide. */
  under: { [marker in MarkerId]?: DarkGlyph };
}

/** A monster that acts (DES-11.14). */
export interface Acting {
  readonly monster: MonsterFigure;
  /** Movement points and attacks left. */
  movement: number;
  attacks: number;
  /** It has done nothing yet: cards about its activation can be played. */
  fresh: boolean;
  /** Types of the cards that were played on it (DES-12.8). */
  cards: CardType[];
  /** It cannot spend movement points: webbed (DES-97.4). */
  stuck?: true;
  /** A master that moves or attacks, not both (DES-36.7). */
  stunned?: true;
  /** An avatar that is ready: either its way or its attack (LEG-12.15). */
  half?: true;
  /** Of its points, those that threat has bought: to run does not double them (LEG-6.18). */
  further?: number;
  /** In the middle of a leap, and until its attack: the spaces passed over (DES-68.5). */
  over?: Space[] | undefined;
  /** It has attacked with a leap, which it does once (DES-68.8). */
  leapt?: true | undefined;
}
