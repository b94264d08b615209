// How far whoever plays together or alone has come towards what the goal asks for: on the panel of the scenario, and on the page of a defeat.

import type { Text } from '@veillee/kernel';
import type { Condition, CounterId, MarkerKind } from '../content/scenarios/vocabulary.ts';
import { counted } from '../content/scenarios.ts';
import { scoresOf } from '../rules/account.ts';
import { holds } from '../rules/scenario/conditions.ts';
import { counterOf } from '../rules/scenario/counters.ts';
import { markersOnMap } from '../rules/scenario/markers.ts';
import { rowOf } from '../rules/scenario/row.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Reading } from './reading.ts';

export interface Progress {
  /** What there is of it: `3 seals`. */
  readonly reached: Text;
  /** As much as the goal asks for at least, or allows at most; nothing where somebody is to be beaten. */
  readonly wanted?: { readonly least: number } | { readonly most: number };
  /** Which counter it tells. */
  readonly counter?: CounterId;
}

export function progressOf({ view, state }: Pick<Reading, 'view' | 'state'>): Progress[] {
  const { counters, goals } = rowOf(state);
  // Elementals Recalled, or seals: what each Hero counts besides.
  const tally = counters.find(({ scope }) => scope === 'hero')?.id;
  const standing = (condition: Condition): { text: string; n: number; counter?: CounterId } | undefined => {
    switch (condition.is) {
      case 'counter': {
        const { counter } = condition;
        return { text: `counter.${counter}`, n: counterOf(state, counter), counter };
      }
      case 'markers': {
        const { marker } = condition;
        return { text: markerText(marker, tally), n: markersOnMap(state, marker) };
      }
      case 'reputation':
        // Of whoever has least, as every Hero needs it; of nobody before Heroes are chosen.
        return { text: 'gain.reputation', n: leastOf(scoresOf(view).map(totalOf)) };
      default:
        return undefined;
    }
  };
  return (goals[view.mode]?.win ?? []).flatMap((condition): Progress[] => {
    if (condition.is === 'defeated') {
      const beaten = holds(state, condition) ? 'yes' : 'no';
      return [{ reached: { text: 'table.progress.foe', with: { foe: { text: `foe.${condition.foe}.the` }, beaten } } }];
    }
    const now = standing(condition);
    const wanted = boundOf(condition, view.players);
    if (!now || !wanted) return [];
    const { text, n, counter } = now;
    return [{ reached: { text, with: { n } }, wanted, ...(counter && { counter }) }];
  });
}

const leastOf = (all: readonly number[]): number => (all.length > 0 ? Math.min(...all) : 0);

/** As the panel says it. */
export function progressLine({ reached, wanted }: Progress): Text {
  if (!wanted) return reached;
  return 'most' in wanted
    ? { text: 'table.progress.most', with: { reached, wanted: wanted.most } }
    : { text: 'table.progress', with: { reached, wanted: wanted.least } };
}

const markerText = (marker: MarkerKind, tally: CounterId | undefined): string =>
  marker === 'recall' && tally ? `counter.${tally}` : `table.progress.${marker}`;

/** Nothing where these players need none of it. */
function boundOf(condition: Condition, players: number): Progress['wanted'] {
  if ('atMost' in condition) return { most: counted(condition.atMost, players) };
  const least = 'atLeast' in condition ? counted(condition.atLeast, players) : 0;
  return least > 0 ? { least } : undefined;
}
