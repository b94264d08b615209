// LEG-6.3, LEG-6.39: the Incident of an encounter is drawn, and goes back when it is over: each time all of the trail's colour are in the deck.

import type { IncidentRow, Shield } from '../../../content/legend/boards/vocabulary.ts';
import { incidents, inPlayOf } from '../../../content/legend/boards.ts';
import type { Flow, Position, T } from '../../state.ts';
import { shareOf } from '../dice.ts';
import { takeField } from '../field.ts';
import { bury } from '../graveyard.ts';
import { type Legend, legendOf, type W } from '../record.ts';
import { face, meet } from './laying.ts';
import { passBy } from './meetings.ts';

export function drawIncident(t: W, shield: Shield): IncidentRow {
  const legend = legendOf(t.state);
  const row = t.pick(incidentsOn(legend, shield), 'incident');
  // LEG-21.10: by a variant none twice, until there are no others.
  if (legend.graveyard.includes(row.incident)) {
    const again = inPlayOf(incidents, legend.boxes).filter(one => one.shield === shield);
    legend.graveyard = legend.graveyard.filter(id => again.every(({ incident }) => incident !== id));
  }
  bury(legend, row.incident);
  return row;
}

/** What is drawn from on a trail of this colour. */
function incidentsOn({ boxes, graveyard }: Pick<Legend, 'boxes' | 'graveyard'>, shield: Shield): IncidentRow[] {
  const all = inPlayOf(incidents, boxes).filter(row => row.shield === shield);
  const left = all.filter(({ incident }) => !graveyard.includes(incident));
  return left.length > 0 ? left : all;
}

/** LEG-6.8: how likely whoever is met lies in wait, over all that might be drawn; by one die, which is what most grounds roll. */
export function ambushShare(legend: Pick<Legend, 'boxes' | 'graveyard'>, shield: Shield): number {
  const rows = incidentsOn(legend, shield);
  const sum = rows.reduce(
    (all, row) => all + ('ambush' in row ? row.ambush.reduce((n, face) => n + shareOf(face), 0) : 0),
    0,
  );
  return rows.length > 0 ? sum / rows.length : 0;
}

/** Where an encounter begins: at a fight, or where the week goes on after whoever was met. */
export function* openEncounter(t: T, shield: Shield): Flow<Position> {
  const row = drawIncident(t, shield);
  if (!('leader' in row)) return yield* passBy(t, row);
  takeField(t);
  return meet(t, row.incident);
}

/** Where a battle with a lieutenant begins (LEG-7.9). */
export const openBattle = (t: T, lieutenant: string): Position => face(t, lieutenant);
