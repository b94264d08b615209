// A drawing of game-icons in the colour of its surroundings.

import { memo } from 'react';

export interface IconProps {
  /** Path data of a 512-unit drawing, from a glyphs.ts made by web/make-glyphs.ts. */
  readonly glyph: string;
  readonly size?: number | string;
  /** What it says to who cannot see it; without it, it is an ornament. */
  readonly label?: string;
  readonly className?: string;
}

export const Icon = memo(function Icon({ glyph, size = 20, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden as an ornament
    <svg
      className={className}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={glyph} />
    </svg>
  );
});
