// A seat at the table: colour and emblem together, never one alone.

import { foxHead, golemHead, hood, visoredHelm, wizardFace } from '../glyphs.ts';
import { Icon } from './icon.tsx';
import type { Emblem } from './table.ts';

const EMBLEM_GLYPH: { readonly [emblem in Emblem]: string } = {
  fox: foxHead,
  wizard: wizardFace,
  hood,
  golem: golemHead,
  knight: visoredHelm,
};

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
      <Icon glyph={EMBLEM_GLYPH[emblem]} size="64%" />
    </span>
  );
}
