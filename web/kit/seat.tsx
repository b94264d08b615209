// A seat at the table: colour and emblem together, never one alone.

import { lazy, Suspense } from 'react';
import { foxHead } from '../glyphs.ts';
import { Icon } from './icon.tsx';
import type { Emblem } from './table.ts';

/** The fox greets on every page; the others come with the first table. */
const OtherEmblem = lazy(() => import('./emblems.tsx'));

export interface AvatarProps {
  readonly emblem: Emblem;
  readonly name?: string;
  readonly size?: number;
  /** Plays now: ember ring. */
  readonly acting?: boolean;
  readonly away?: boolean;
}

export function Avatar({ emblem, name, size = 36, acting, away }: AvatarProps) {
  return (
    <span
      className="v-avatar"
      data-emblem={emblem}
      data-acting={acting || undefined}
      data-away={away || undefined}
      style={{ width: size, height: size }}
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {emblem === 'fox' ? (
        <Icon glyph={foxHead} size="64%" />
      ) : (
        <Suspense>
          <OtherEmblem emblem={emblem} />
        </Suspense>
      )}
    </span>
  );
}
