// A sentence with the rule behind it, as boards say it everywhere.

import type { RuleId } from '@veillee/kernel';
import type { ReactNode } from 'react';
import { RuleRef } from './controls.tsx';

export interface CitedProps {
  readonly text: ReactNode;
  readonly rule?: RuleId | undefined;
}

export const Cited = ({ text, rule }: CitedProps) => (
  <>
    {text} <RuleRef rule={rule} />
  </>
);

/** The same as a line of its own; it looks as its surroundings want it. */
export const Note = ({ tone, ...cited }: CitedProps & { readonly tone?: string | undefined }) => (
  <p className="v-note" data-tone={tone}>
    <Cited {...cited} />
  </p>
);
