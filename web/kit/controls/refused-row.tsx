// What cannot be done, in a list of what can: under a lock, with the reason.

import type { ReactNode } from 'react';
import { padlock } from '../glyphs.ts';
import { Icon } from './icon.tsx';

export const RefusedRow = ({ children }: { readonly children: ReactNode }) => (
  <li className="choices-refused">
    <Icon glyph={padlock} size={20} />
    <span>{children}</span>
  </li>
);
