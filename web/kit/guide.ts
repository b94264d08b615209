// When a step of a guided first game applies, as a game writes it down. Pure.

import type { PlainDecision } from '@veillee/kernel';
import type { GuideStep } from './table.ts';

export type GuideApplies<V> = GuideStep<V>['applies'];

/** At this question, if the rest holds too. */
export const whenAsked =
  <V>(prompt: string, also: (view: V, decision: PlainDecision) => boolean = () => true): GuideApplies<V> =>
  (view, decision) =>
    decision?.prompt === prompt && also(view, decision);

export const either =
  <V>(...all: readonly GuideApplies<V>[]): GuideApplies<V> =>
  (view, decision) =>
    all.some(applies => applies(view, decision));
