// The land under the paths, drawn from the board's data once and kept as a picture: so many strokes are not drawn anew with every move.

import type { AdventureNumber } from '../../content/vocabulary.ts';
import { sizeOf } from '../map/lay.ts';
import { drawLand } from './draw.ts';

const pictures = new Map<AdventureNumber, string>();

function pictureOf(adventure: AdventureNumber): string {
  const known = pictures.get(adventure) ?? `data:image/svg+xml,${encodeURIComponent(drawLand(adventure))}`;
  pictures.set(adventure, known);
  return known;
}

export const Land = ({ adventure }: { readonly adventure: AdventureNumber }) => (
  <image href={pictureOf(adventure)} {...sizeOf(adventure)} preserveAspectRatio="none" />
);
