// Where the overlord's turn stands, step by step (DES-11.1), for whoever looks. Pure.

import type { StepState } from '@veillee/web/kit';
import { STEP } from '../../rules/overlord/steps.ts';
import type { View } from '../../rules/view.ts';

export interface TurnStep {
  readonly id: 'draw' | 'power' | 'spawn' | 'activate';
  readonly state: StepState;
  /** Monsters that have not acted yet. */
  readonly left?: number;
}

/**
 * The step as one sees it: the rules leave the spawn step when its card is played (DES-11.12), but whoever still places what rises is in it.
 */
const stepSeen = (step: number, prompt: string | undefined): number =>
  prompt === 'overlord.spawn' && step === STEP.activate ? STEP.spawn : step;

/** None while heroes play. A Power or Spawn step is over when a later one has begun, whether or not a card was played in it. */
export function turnSteps({ phase, overlord, monsters }: View, prompt?: string): readonly TurnStep[] {
  if (phase !== 'overlord') return [];
  const step = stepSeen(overlord.step, prompt);
  const at = (own: number): StepState => (step < own ? 'next' : step === own ? 'now' : 'over');
  return [
    { id: 'draw', state: step <= STEP.collect ? 'now' : 'done' },
    // Only the card itself ends its step before monsters act.
    { id: 'power', state: overlord.step === STEP.spawn ? 'done' : at(STEP.power) },
    { id: 'spawn', state: at(STEP.spawn) },
    { id: 'activate', state: at(STEP.activate), left: monsters.filter(({ ready }) => ready).length },
  ];
}
