// DES-14: where a monster may be spawned. Pure; whoever asks says what is revealed, who stands where and who looks.

import type { Space, Spaces } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { FigureSize } from '../../content/vocabulary.ts';
import { type Ground, unseen } from '../ground.ts';
import { type Stand, standsOn } from '../state.ts';

export interface Spawning {
  readonly ground: Ground;
  readonly isRevealed: (at: Space) => boolean;
  /** Where figures stand. */
  readonly taken: readonly Space[];
  /** Heroes on the board, and companions whose sight counts (DES-14.14). */
  readonly watchers: readonly Spaces[];
  /** Whom they cannot see through: figures that are no monsters (DES-14.19). */
  readonly barring: readonly Space[];
  /** Nobody sees further. */
  readonly limit?: number;
  /** Active glyphs (DES-14.13), and what somebody's own rule forbids. */
  readonly forbidden: readonly Space[];
}

/** The spaces on which a part of a spawned monster may stand (DES-14.1 to DES-14.6). */
export function spawnSpaces({
  ground,
  isRevealed,
  taken,
  watchers,
  barring,
  limit,
  forbidden,
}: Spawning): ReadonlySet<Space> {
  const isObstacle = (at: Space): boolean => {
    const prop = ground.terrain.get(at);
    return prop !== undefined && propRow(prop).kind === 'obstacle';
  };
  const barred = new Set([...taken, ...forbidden]);
  const free = ground.open.places.filter(at => isRevealed(at) && !isObstacle(at) && !barred.has(at));
  return new Set(unseen(ground, watchers, barring, limit, free));
}

/** Every way in which a figure of this size stands on these spaces alone (DES-14.3). */
export function sitesOn({ open }: Ground, spaces: ReadonlySet<Space>, size: FigureSize): Stand[] {
  if (size === '1x1') return open.places.filter(at => spaces.has(at));
  return open.large(size).places.filter(of => standsOn({ at: of }).every(at => spaces.has(at)));
}
