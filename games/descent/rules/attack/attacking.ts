// An attack under way, as the state holds it: whoever looks at the table sees how far it has come.

import type { Seat, Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { AttackStep, Dice, Kind, Owned, Tokens } from '../../content/vocabulary.ts';
import type { FigureId, HeroId } from '../ids.ts';
import type { Boosts } from './boosts.ts';
import type { AttackReason } from './reasons.ts';
import type { Sheet } from './sheet.ts';

/** What one roll affects: a space, all around it, what lies under a template, all enemies so near, all whom a leap has passed over, three spaces together, all who are webbed. */
export const FORMS = ['plain', 'blast', 'breath', 'bolt', 'around', 'leap', 'cluster', 'webbed'] as const;
export type Form = (typeof FORMS)[number];

export interface Attacking extends Sheet {
  readonly by: FigureId;
  /** Who decides about it: of a charmed hero, the overlord (DRF-2.15a). */
  readonly seat: Seat;
  readonly why: AttackReason;
  readonly kind: Kind;
  /** What it is made with, and what the other hand adds (DES-20.12). */
  readonly weapon: string;
  readonly name: Text;
  readonly offHand?: string | undefined;
  readonly form: Form;
  /** The space of a friend on which it begins (Spiritwalker). */
  readonly from?: Space | undefined;
  /** The space attacked (DES-21.2). */
  space: Space;
  /** Under the template, if there is one, or under a leap. */
  readonly covered: readonly Space[];
  /** Of whoever attacks and of the weapon. */
  abilities: Owned[];
  readonly onWound: Tokens;
  readonly around?: number | undefined;
  /** Cards let them hide from it, whatever they have themselves. */
  hidden?: FigureId[] | undefined;
  /** Whom it misses, whatever its dice say. */
  escaped?: HeroId[] | undefined;
  /** Armour that heroes have against this attack alone. */
  wards?: { [hero in HeroId]?: number } | undefined;
  pool: Dice;
  /** In a campaign: what its pool owes to boosts, until they are placed (LEG-1.10). */
  boosts?: Boosts | undefined;
  /** No power die is rolled for it, whoever would give one. */
  powerless?: true | undefined;
  /** The dice that were chosen for it, of whoever morphs (DES-98.1). */
  morph?: Dice | undefined;
  aimed: boolean;
  dodged: boolean;
  /** One reroll at most (DES-19.10). */
  rerolled: boolean;
  /** Fatigue spent on it, and effects used once in it. */
  fatigue: number;
  used: string[];
  /** Whom it has killed for good. */
  killed: FigureId[];
  /** Where each of them stood, for whoever asks. */
  graves?: Space[][] | undefined;
  /** Whether anybody has taken damage. */
  hits: boolean;
  step: AttackStep;
}
