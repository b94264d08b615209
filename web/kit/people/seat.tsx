// A seat at the table: colour and emblem together, never one alone.

import { lazy, type ReactNode, Suspense } from 'react';
import { foxHead } from '../../glyphs.ts';
import { Icon } from '../controls/icon.tsx';
import type { Emblem } from '../table.ts';

/** The fox greets on every page; the others come with the first table. */
const OtherEmblem = lazy(() => import('./emblems.tsx'));

export interface AvatarProps {
  readonly emblem: Emblem;
  readonly name?: string;
  readonly size?: number;
  /** Plays now: ember ring. */
  readonly acting?: boolean;
  readonly away?: boolean;
  /** Somebody's face in the emblem's place, or the emblem. */
  readonly face?: ((emblem: ReactNode) => ReactNode) | undefined;
}

export function Avatar({ emblem, name, size = 36, acting, away, face = emblem => emblem }: AvatarProps) {
  const drawn =
    emblem === 'fox' ? (
      <Icon glyph={foxHead} size="64%" />
    ) : (
      <Suspense>
        <OtherEmblem emblem={emblem} />
      </Suspense>
    );
  return (
    <span
      className="v-avatar"
      data-emblem={emblem}
      data-acting={acting || undefined}
      data-away={away || undefined}
      style={{ width: size, height: size }}
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {face(drawn)}
    </span>
  );
}
