// The steps of a turn or a fight in a row: what is done, where one is, what comes. `over`: left behind, with or without a deed.

import type { ReactNode } from 'react';
import { checkMark } from '../glyphs.ts';
import { Icon } from './icon.tsx';
import './steps.css';

export type StepState = 'done' | 'over' | 'now' | 'next';

export interface Step {
  readonly id: string;
  readonly name: ReactNode;
  readonly state: StepState;
}

export const Steps = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) => (
  <ol className="v-steps" aria-label={label}>
    {steps.map(({ id, name, state }) => (
      <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        {state === 'done' && <Icon glyph={checkMark} size={14} />}
        <span>{name}</span>
      </li>
    ))}
  </ol>
);
