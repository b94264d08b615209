// Figures of a week as they are shown. Pure.

import type { Legend } from '../../rules/legend/record.ts';

export const percentOf = (chance: number): number => Math.round(chance * 100);

/** The four steps of a week, in order (LEG-4.1). */
export const STEPS = ['time', 'siege', 'overlord', 'party'] as const;
export type WeekStep = (typeof STEPS)[number];

/** Before the first week there are none yet. */
export function weekSteps({
  step,
}: Pick<Legend, 'step'>): readonly { readonly id: WeekStep; readonly state: 'done' | 'now' | 'next' }[] {
  if (step === 'start') return [];
  const now = step === 'over' ? STEPS.length : STEPS.indexOf(step);
  return STEPS.map((id, n) => ({ id, state: n < now ? 'done' : n === now ? 'now' : 'next' }));
}
