// Two who face each other: one at the left, the other at the right, and the light between them.

import type { ReactNode } from 'react';
import { type Likeness, Portrait } from './portrait.tsx';
import './facing.css';

export interface FacingProps {
  /** Each of those at the left; a team stands close. */
  readonly left: readonly Likeness[];
  readonly right: Likeness | undefined;
  /** What stands at the right where nobody is: a thing that is struck. */
  readonly thing?: ReactNode;
  /** Nobody means ill, or not yet. */
  readonly calm?: boolean;
}

/** An ornament: whoever uses it says the names. */
export const Facing = ({ left, right, thing, calm }: FacingProps) => (
  <div className="v-facing" data-calm={calm || undefined} aria-hidden="true">
    <div>
      {left.map((of, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a team may look the same, and none changes places
        <Portrait key={i} of={of} looks="right" className="v-portrait-whole" instead={<i />} />
      ))}
    </div>
    <Portrait of={right} looks="left" className="v-portrait-whole" instead={thing ?? <i />} />
  </div>
);
