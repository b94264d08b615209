// How far whoever plays together or alone has come towards what the goal counts: on the panel of the scenario, and on the page of a defeat.

import type { CounterId } from '../content/scenarios/vocabulary.ts';
import { counted } from '../content/scenarios.ts';
import { scoresOf } from '../rules/account.ts';
import { counterOf } from '../rules/scenario/counters.ts';
import { markersOnMap } from '../rules/scenario/markers.ts';
import { rowOf } from '../rules/scenario/row.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Reading } from './reading.ts';

export interface Progress {
  /** Says `n` of it. */
  readonly text: string;
  readonly n: number;
  readonly wanted: number;
  /** Which counter it tells. */
  readonly counter?: CounterId;
}

export function progressOf({ view, state }: Pick<Reading, 'view' | 'state'>): Progress[] {
  const { counters, goals } = rowOf(state);
  const tally = counters.find(({ scope }) => scope === 'hero')?.id;
  return (goals[view.mode]?.win ?? []).flatMap((condition): Progress[] => {
    if (!('atLeast' in condition)) return [];
    const wanted = counted(condition.atLeast, view.players);
    switch (condition.is) {
      case 'counter': {
        const { counter } = condition;
        return [{ text: `counter.${counter}`, n: counterOf(state, counter), wanted, counter }];
      }
      case 'markers':
        // Elementals Recalled, or seals: what each Hero counts besides.
        return condition.marker === 'recall' && tally
          ? [{ text: `counter.${tally}`, n: markersOnMap(state, 'recall'), wanted }]
          : [];
      case 'reputation':
        // Of whoever has least, as every Hero needs it; of nobody before Heroes are chosen.
        return [{ text: 'gain.reputation', n: leastOf(scoresOf(view).map(totalOf)), wanted }];
      default:
        return [];
    }
  });
}

const leastOf = (all: readonly number[]): number => (all.length > 0 ? Math.min(...all) : 0);
