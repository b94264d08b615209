// The Chapel, where everybody begins.

import { area, disc, moved, stroke } from './brush.ts';

const church =
  area('M-22 0V-24H22V0Z', '#efe6d2') +
  area('M6 0V-24H22V0Z', '#c9bda2') +
  area('M-26 -24L0 -44L26 -24Z', '#7a4a3a') +
  area('M2 -42L26 -24H12Z', '#573024') +
  area('M-6 -34V-50H6V-34Z', '#efe6d2') +
  area('M-8 -50L0 -60L8 -50Z', '#7a4a3a') +
  stroke('M0 -60V-68M-4 -65H4', '#3a2412', 2.2) +
  area('M-6 0V-12Q0 -19 6 -12V0Z', '#3a2412') +
  area('M-17 -16h5v7h-5zM12 -16h5v7h-5z', '#ffdf8a') +
  disc(0, -29, 3.4, '#ffdf8a');

export const chapel = (): string => disc(0, 0, 40, '#a9a571') + moved(0, 26, 1.06, church);
