// Where monsters may appear as far as eyes are concerned (DES-14.5), and whose eyes alone forbid it elsewhere. Pure.

import type { Space } from '@veillee/pieces/geometry';
import type { Ground } from '../../rules/ground.ts';
import { spawningOf, spawnSpaces, unseenBy, type Watcher } from '../../rules/overlord/sites.ts';
import type { View } from '../../rules/view.ts';
import { revealedSpaces } from './ground.ts';

export interface Watch extends Watcher {
  /** Spaces that nobody else sees: without this watcher something could appear there. */
  readonly alone: readonly Space[];
  readonly sees: ReadonlySet<Space>;
}

export interface Sight {
  /** Whoever stands there hides in the dark too. */
  readonly unseen: readonly Space[];
  readonly watches: readonly Watch[];
}

/** Of what is revealed: who stands there changes nothing about who sees it. */
export function sightOf(view: View, ground: Ground): Sight {
  const revealed = new Set(revealedSpaces(view));
  const spawning = { ...spawningOf(view, ground, at => revealed.has(at)), taken: [] };
  const eligible = [...spawnSpaces({ ...spawning, watchers: [] })];
  const { watchers } = spawning;
  const hidden = (from: readonly Watcher[]): Space[] => unseenBy(spawning, from, eligible);
  const seenBut = (missed: readonly Space[]): ReadonlySet<Space> => {
    const those = new Set(missed);
    return new Set(eligible.filter(at => !those.has(at)));
  };
  const dark = hidden(watchers);
  const known = new Set(dark);
  return {
    unseen: dark,
    watches: watchers.map(one => ({
      ...one,
      alone: hidden(watchers.filter(other => other !== one)).filter(at => !known.has(at)),
      sees: seenBut(hidden([one])),
    })),
  };
}

/** Whoever keeps a space in sight. */
export const seenBy = ({ watches }: Sight, at: Space): string[] =>
  watches.filter(({ sees }) => sees.has(at)).map(({ id }) => id);
