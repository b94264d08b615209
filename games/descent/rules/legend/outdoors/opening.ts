// LEG-6.3, LEG-6.39: the Incident of an encounter is drawn, and goes back when it is over: each time all of the trail's colour are in the deck.

import type { IncidentRow, Shield } from '../../../content/legend/boards/vocabulary.ts';
import { incidents, inPlayOf } from '../../../content/legend/boards.ts';
import type { Flow, Position, T } from '../../state.ts';
import { takeField } from '../field.ts';
import { legendOf, type W } from '../record.ts';
import { face, meet } from './laying.ts';
import { passBy } from './meetings.ts';

export function drawIncident(t: W, shield: Shield): IncidentRow {
  const { boxes } = legendOf(t.state);
  return t.pick(
    inPlayOf(incidents, boxes).filter(row => row.shield === shield),
    'incident',
  );
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
