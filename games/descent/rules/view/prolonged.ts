// What everybody sees of prolonged actions: where they can be worked at, how hard they are, what breaks them off, and how far they have come.

import type { Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { Kind } from '../../content/vocabulary.ts';
import { boardOf, isRevealed } from '../board.ts';
import { thingName } from '../card-names.ts';
import { questText } from '../names.ts';
import { difficultyOf, type Interruption, isAllowed } from '../quest/efforts.ts';
import { placeNow } from '../quest/places.ts';
import type { Effort, State } from '../state.ts';

export interface ProlongedView {
  readonly id: string;
  readonly name: Text;
  readonly at: readonly Space[];
  readonly trait: Kind;
  readonly difficulty: number | 'X';
  readonly group: boolean;
  readonly continuous: boolean;
  readonly breaks: readonly Interruption[];
  /** What whoever works at it must have about them. */
  readonly needs?: Text;
  readonly efforts: readonly Effort[];
}

/** Those that the quest allows now, in areas that have been seen; and whatever is under way (DES-9.1). */
export function prolongedViews(state: State): { readonly prolonged?: readonly ProlongedView[] } {
  const { prolongedActions } = boardOf(state).guide;
  if (!prolongedActions) return {};
  const prolonged = Object.entries(prolongedActions).flatMap(([id, spec]): ProlongedView[] => {
    const at = [...placeNow(state, spec.at)].filter(one => isRevealed(state, one));
    const efforts = (state.board.efforts ?? []).filter(({ action }) => action === id);
    if (at.length === 0 || (efforts.length === 0 && !isAllowed(state, id, spec))) return [];
    const { trait, group, continuous, interrupt = [], needs } = spec;
    return [
      {
        id,
        name: questText(state, 'action', id),
        at,
        trait,
        difficulty: difficultyOf(state, id),
        group: group === true,
        continuous: continuous === true,
        breaks: interrupt,
        ...(needs !== undefined && { needs: needed(state, needs) }),
        efforts,
      },
    ];
  });
  return { prolonged };
}

function needed(state: State, name: string): Text {
  const [thing] = boardOf(state).thingsNamed(name);
  return thing && 'relic' in thing.spec ? thingName(thing.spec.relic) : questText(state, 'object', name);
}
