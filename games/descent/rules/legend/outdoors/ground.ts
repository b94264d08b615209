// The ground that lies there: its row, its exits and its start tile, and the Incident that is met on it. Pure.

import { kept, type Space } from '@veillee/pieces/geometry';
import { lawsOf } from '../../../content/legend/boards/reading.ts';
import type {
  BoardLaw,
  FightRow,
  GroundId,
  GroundRow,
  IncidentId,
  Played,
  ThreatAbility,
} from '../../../content/legend/boards/vocabulary.ts';
import { groundRow, incidentRow } from '../../../content/legend/boards.ts';
import { questBoard } from '../../board.ts';
import type { Known, State } from '../../state.ts';
import type { Outdoors } from './record.ts';

type Here = Pick<Known, 'quest' | 'outdoors'>;

export function outdoorsOf({ outdoors }: Pick<Known, 'outdoors'>): Outdoors {
  if (!outdoors) throw new Error('this is no board under the sky');
  return outdoors;
}

export const groundHere = ({ quest }: Pick<State, 'quest'>): GroundRow => groundRow(quest as GroundId);

/** The laws of one kind that hold on the ground of this moment; none anywhere else. */
export const lawsOutside = <Law extends BoardLaw['law']>(
  state: Here,
  law: Law,
): readonly Extract<BoardLaw, { readonly law: Law }>[] => (state.outdoors ? lawsOf(groundHere(state), law) : NO_LAWS);
const NO_LAWS: readonly never[] = [];

export function fightRow(incident: IncidentId): FightRow {
  const row = incidentRow(incident);
  if (!('leader' in row)) throw new Error(`${incident} is no fight`);
  return row;
}
export function incidentHere(state: Pick<Known, 'outdoors'>): IncidentId {
  const { incident } = outdoorsOf(state);
  if (!incident) throw new Error('no Incident lies here');
  return incident;
}
/** What threat buys here besides what it always does: a lieutenant has nothing of the kind. */
export const abilitiesHere = (state: Pick<Known, 'outdoors'>): readonly ThreatAbility[] => {
  const { incident } = outdoorsOf(state);
  return incident ? fightRow(incident).abilities : [];
};

// ---- what is on it ----

/** What the start tile is made of: its dead ends, the camp in its middle, and the rest (LEG-6.9). */
const START = ['start', 'dead-end', 'bedroll', 'stump', 'fire'] as const;
export interface Spots {
  readonly start: ReadonlySet<Space>;
  readonly deadEnds: readonly Space[];
  readonly bedrolls: readonly Space[];
  readonly stump: readonly Space[];
  /** Exit tiles, each of two spaces side by side. */
  readonly exits: readonly (readonly Space[])[];
}
const NOWHERE: Spots = { start: new Set(), deadEnds: [], bedrolls: [], stump: [], exits: [] };
const spotted = kept((quest: Played): Spots => {
  const { thingsNamed, map } = questBoard(quest);
  const named = (name: string): readonly Space[] => thingsNamed(name).flatMap(({ spaces }) => spaces);
  const left = new Set(named('exit'));
  const exits: Space[][] = [];
  for (const one of left) {
    left.delete(one);
    const other = [...left].find(at => map.distance(one, at) === 1);
    if (other === undefined) continue;
    left.delete(other);
    exits.push([one, other]);
  }
  return {
    start: new Set(START.flatMap(named)),
    deadEnds: named('dead-end'),
    bedrolls: named('bedroll'),
    stump: named('stump'),
    exits,
  };
}, 4);

export const spotsOf = ({ quest, outdoors }: Here): Spots => (outdoors ? spotted(quest) : NOWHERE);
export const isExit = (state: Here, at: Space): boolean => spotsOf(state).exits.some(tile => tile.includes(at));
