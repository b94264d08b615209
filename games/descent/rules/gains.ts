// What heroes gain, marked on its event with the seats that gain it: boards read meaning from fields.

import type { GameEvent, ScenePart, Seat } from '@veillee/kernel';
import type { State, Thing } from './state.ts';

export type GainKind = 'treasure' | 'coins' | 'conquest';

interface Gain {
  readonly seats: readonly Seat[];
  /** The thing that is gained, if it is one. */
  readonly thing?: Thing;
}

const GAIN = 'gain';

export const gain = (
  part: GainKind,
  seats: readonly Seat[],
  thing?: Thing,
): { readonly scene: ScenePart; readonly detail: Gain } => ({
  scene: { of: GAIN, part },
  detail: { seats, ...(thing !== undefined && { thing }) },
});

/** What is for all of them. */
export const gainOfAll = ({ heroes }: State, part: GainKind) =>
  gain(part, [...new Set(heroes.map(({ seat }) => seat))]);

/** The seats that gain something by an event. */
export const gainersIn = ({ scene, detail }: Pick<GameEvent, 'scene' | 'detail'>): readonly Seat[] =>
  scene?.of === GAIN ? (detail as Gain).seats : [];

/** The thing that is gained by it. */
export const gainedIn = ({ scene, detail }: Pick<GameEvent, 'scene' | 'detail'>): Thing | undefined =>
  scene?.of === GAIN ? (detail as Gain).thing : undefined;
