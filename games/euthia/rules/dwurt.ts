// EUT-21.16: what the Dwurt die would do as it lies. Pure.

import { dwurtFaces } from '../content/dwurt.ts';
import type { GainOp } from '../content/vocabulary.ts';
import type { Hero, Known } from './state.ts';

/** With zero as nothing the results begin at one (R54, as an option). */
export function dwurtResult({ house }: Pick<Known, 'house'>, { dwurtDie }: Pick<Hero, 'dwurtDie'>): readonly GainOp[] {
  const face = house.soberZero ? dwurtDie - 1 : dwurtDie;
  return dwurtFaces.find(row => row.face === face)?.ops ?? [];
}

/** Whether a Hero would die of it. */
export const isDeadly = (state: Pick<Known, 'house'>, hero: Hero): boolean =>
  dwurtResult(state, hero).some(op => op.op === 'sufferWounds' && op.n >= hero.health);
