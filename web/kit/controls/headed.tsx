// What a panel is about: a drawing in the colour of its kind, a title, a line below it.

import type { ReactNode } from 'react';
import type { Kind } from '../numbers/meaning.ts';
import { Bust, type Likeness } from '../people/portrait.tsx';
import './headed.css';
import '../numbers/meaning.css';
import '../cards/tile.css';

export interface KindSquareProps {
  readonly kind: Kind;
  readonly glyph: string;
  /** The square's side, and the drawing's. */
  readonly size: number;
  readonly drawn: number;
  /** Who it is, where it is somebody: shown in place of the drawing. */
  readonly likeness?: Likeness | undefined;
}

export const KindSquare = ({ kind, glyph, size, drawn, likeness }: KindSquareProps) => (
  <span className="v-tile-square" data-kind={kind} style={{ width: size, height: size }}>
    <Bust of={likeness} glyph={glyph} size={drawn} />
  </span>
);

export const Headed = ({
  title,
  children,
  ...square
}: KindSquareProps & { readonly title: string; readonly children: ReactNode }) => (
  <header className="v-headed">
    <KindSquare {...square} />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </header>
);
