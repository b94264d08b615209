// Somebody on the map: a face where there is room for one, the glyph where the map is small. Which of the two is seen is a
// matter of size alone (figures.css); until the faces have come it is the glyph.

import { type Likeness, Portrait } from '@veillee/web/kit';
import type { ReactNode } from 'react';

interface MapFaceProps {
  readonly of: Likeness | undefined;
  readonly glyph: ReactNode;
}

export const MapFace = ({ of, glyph }: MapFaceProps) => (
  <>
    <Portrait of={of} crop="bust" className="kil-near" instead={undefined} />
    <span className="kil-far">{glyph}</span>
  </>
);
