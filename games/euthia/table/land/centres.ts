// The middles of Special tiles: a building that stands over the rim of its disc.

import type { EncounterId, LegendId } from '../../content/vocabulary.ts';
import { drawingOf } from '../kinds.ts';
import { area, disc, glyphAt, moved, rays, tower } from './brush.ts';

export const towers = (): string =>
  disc(0, 0, 40, '#a39a7c') +
  moved(
    0,
    26,
    1.04,
    tower(-18, 50) +
      tower(18, 50) +
      tower(0, 34) +
      area('M-5 0V-12Q0 -18 5 -12V0Z', '#2a1a0d') +
      area('M-18 -58h12l-4 4l4 4h-12zM18 -58h12l-4 4l4 4H18z', '#a4432c'),
  );

const walls = (banner: string): string =>
  area('M-28 0V-30h7v5h7v-5h7v5h14v-5h7v5h7v-5h7V0Z', '#a4937a') +
  area('M8 0V-26h20V0Z', '#7a6b57') +
  area('M-7 0V-14Q0 -22 7 -14V0Z', '#2a1a0d') +
  area('M-3 -30V-46H3V-30Z', '#5a3b1c') +
  area('M3 -46h16l-5 5l5 5H3z', banner);

const castles: { readonly [encounter in EncounterId]?: () => string } = {
  'mercenary-fortress': () => disc(0, 0, 40, '#7b6a52') + moved(0, 24, 1.05, walls('#b3372f')),
  suzerain: () =>
    disc(0, 0, 40, '#8a7450') +
    moved(0, 26, 1.02, tower(-20, 40, '#c4b99f', '#94876c') + tower(20, 40, '#c4b99f', '#94876c') + walls('#6d4394')) +
    area('M-10 -44l5 6l5 -8l5 8l5 -6v10h-20z', '#f0c763'),
};

export const castle = (encounter: EncounterId | undefined): string =>
  (encounter && castles[encounter]?.()) ?? disc(0, 0, 40, '#7b6a52') + moved(0, 24, 1.05, walls('#7a4a8c'));

/** Rays, and the artifact that it is told of. */
export const legend = (id: LegendId | undefined): string =>
  disc(0, 0, 40, '#6d5a2a') +
  rays('#ffe9a8', 12, 18, 38, 0.8) +
  glyphAt(drawingOf('item', `artifact-${id ?? ''}`), 0, -2, 46, '#fff0c4');
