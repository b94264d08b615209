// When a step of a guided first game applies, as a game writes it down. Pure.

import type { PlainDecision } from '@veillee/kernel';
import type { GuideStep } from './table.ts';

export type GuideApplies<V> = GuideStep<V>['applies'];

/** At this question, if the rest holds too. */
export const whenAsked =
  <V>(prompt: string, also: (view: V, decision: PlainDecision) => boolean = () => true): GuideApplies<V> =>
  (view, decision) =>
    decision?.prompt === prompt && also(view, decision);

/** The steps in the order in which they are tried; what each says is `table.guide.<id>`. */
export const guideOf = <V>(steps: readonly Omit<GuideStep<V>, 'text'>[]): readonly GuideStep<V>[] =>
  steps.map(step => ({ ...step, text: { text: `table.guide.${step.id}` } }));

export const either =
  <V>(...all: readonly GuideApplies<V>[]): GuideApplies<V> =>
  (view, decision) =>
    all.some(applies => applies(view, decision));
