// What is counted in a fight: hearts, Gaar, Chaos, the Hope die. A spent token leaves its hollow.

import { Icon } from '@veillee/web/kit';
import { eclipseFlare, fireRing, hearts } from './glyphs.ts';
import './combat-tokens.css';

export interface TokensProps {
  readonly n: number;
  /** How many there is room for; more may lie there. */
  readonly most?: number;
  /** Said: what they are, and how many. */
  readonly label: string;
}

/** As many as are drawn one by one; beyond, a figure says it. */
const DRAWN = 12;

const marks = (n: number, most: number) => Array.from({ length: Math.max(n, most) }, (_, at) => at < n);

export function Hearts({ n, most = n, label }: TokensProps) {
  if (most > DRAWN)
    return (
      <span className="euf-hearts" role="img" aria-label={label}>
        <Icon glyph={hearts} size={20} />
        <b className="v-figures">
          {n}/{most}
        </b>
      </span>
    );
  return (
    <span className="euf-hearts" role="img" aria-label={label} title={label}>
      {marks(n, most).map((isLeft, at) => (
        <i key={at} data-spent={!isLeft || undefined}>
          <Icon glyph={hearts} size={18} />
        </i>
      ))}
    </span>
  );
}

export function Tokens({
  of,
  n,
  most = n,
  label,
  glyph,
}: TokensProps & { readonly of: 'gaar' | 'chaos' | 'dwurt'; readonly glyph?: string }) {
  const drawn = marks(Math.min(n, DRAWN), Math.min(most, DRAWN));
  return (
    <span className="euf-tokens" data-of={of} role="img" aria-label={label} title={label}>
      {drawn.map((isThere, at) => (
        <i key={at} data-spent={!isThere || undefined}>
          {isThere && <Icon glyph={glyph ?? (of === 'chaos' ? fireRing : eclipseFlare)} size={18} />}
        </i>
      ))}
    </span>
  );
}
