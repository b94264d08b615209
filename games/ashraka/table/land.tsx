// The land under the paths, drawn from the board's data.

import type { AdventureNumber } from '../content/vocabulary.ts';
import { sizeOf } from './lay.ts';
import { PALETTES } from './palettes.ts';

export function Land({ adventure }: { readonly adventure: AdventureNumber }) {
  return <rect {...sizeOf(adventure)} fill={PALETTES[adventure].wash} />;
}
