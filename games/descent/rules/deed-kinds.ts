// Kinds of deeds that the last page of a quest may tell of, marked on their events: boards read meaning from fields.

import type { GameEvent, ScenePart } from '@veillee/kernel';
import { type MonsterId, RANKS, type Rank } from '../content/vocabulary.ts';

/** A monster killed, by its rank; a hero killed; what was opened, taken, woken or seen for the first time. */
export type DeedKind = Rank | 'death' | 'chest' | 'object' | 'glyph' | 'area';

const DEED = 'deed';
export const deed = (part: DeedKind): ScenePart => ({ of: DEED, part });
export const deedIn = (scene: ScenePart | undefined): DeedKind | undefined =>
  scene?.of === DEED ? (scene.part as DeedKind) : undefined;

/** A monster that fell: of its event the detail, since a name of its own does not tell the kind. */
export interface Fallen {
  readonly kind: MonsterId;
  readonly rank: Rank;
}
export const fallenIn = ({ scene, detail }: Pick<GameEvent, 'scene' | 'detail'>): Fallen | undefined =>
  RANKS.some(rank => rank === deedIn(scene)) ? (detail as Fallen | undefined) : undefined;
