// Kinds of deeds that the last page of a quest may tell of, marked on their events: boards read meaning from fields.

import type { ScenePart } from '@veillee/kernel';
import type { Rank } from '../content/vocabulary.ts';

/** A monster killed, by its rank; a hero killed; what was opened, taken, woken or seen for the first time. */
export type DeedKind = Rank | 'death' | 'chest' | 'object' | 'glyph' | 'area';

const DEED = 'deed';
export const deed = (part: DeedKind): ScenePart => ({ of: DEED, part });
export const deedIn = (scene: ScenePart | undefined): DeedKind | undefined =>
  scene?.of === DEED ? (scene.part as DeedKind) : undefined;
