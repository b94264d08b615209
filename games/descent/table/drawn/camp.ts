// A camp by the road at night: hills, pines, a fire with logs about it.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import { BARE, disc, oval, shape, stroke } from './shapes.ts';

const WIDE = 868;
const GROUND = 206;
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

const pine = (x: number, y: number, size: number, fill: string): string =>
  shape(
    `M${x} ${y - size}L${x + size * 0.34} ${y - size * 0.4}h${-size * 0.12}L${x + size * 0.42} ${y}H${x - size * 0.42}L${x - size * 0.22} ${y - size * 0.4}h${-size * 0.12}Z`,
    fill,
    { line: '#0d1410', width: 1.6 },
  );

const fire = (x: number, y: number): string =>
  [
    disc(x, y - 20, 120, '#ffb84a', { ...BARE, opacity: 0.1 }),
    disc(x, y - 20, 70, '#ffb84a', { ...BARE, opacity: 0.16 }),
    oval(x, y + 4, 46, 9, '#0008'),
    stroke(`M${x - 34} ${y + 2}L${x + 30} ${y - 12}M${x + 34} ${y + 2}L${x - 30} ${y - 12}`, '#5a3a22', 9),
    shape(`M${x} ${y - 64}q26 30 18 52q-6 12-18 12t-18-12q-6-20 6-28q-2 14 6 14q10-6 6-38z`, '#f08a2a', BARE),
    shape(`M${x + 1} ${y - 38}q14 16 8 30q-4 8-9 8t-9-8q-2-12 10-30z`, '#ffdf8a', BARE),
  ].join('');

export const campsite: string = [
  '<linearGradient id="des-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f1424"/><stop offset=".7" stop-color="#26304a"/><stop offset="1" stop-color="#3d3a44"/></linearGradient>',
  '<rect x="-800" y="-300" width="2468" height="600" fill="url(#des-night)"/>',
  ...range(60).map(n =>
    disc(uneven(n, 1, 1) * 1500 - 320, uneven(n, 2, 2) * 120, 0.6 + uneven(n, 3, 3), '#fff2d8', {
      ...BARE,
      opacity: 0.6,
    }),
  ),
  disc(690, 56, 24, '#f3e4bd', BARE),
  shape(
    `M-800 ${GROUND}V150L-200 90L40 140L180 96L330 150L470 104L640 150L790 100L1000 148L1668 110V${GROUND}Z`,
    '#1d2433',
    BARE,
  ),
  ...range(34).map(n =>
    pine(
      uneven(n, 5, 1) * 1400 - 260,
      GROUND - 6 + uneven(n, 5, 2) * 10,
      54 + uneven(n, 5, 3) * 44,
      n % 2 ? '#22382c' : '#1b2e25',
    ),
  ),
  `<rect x="-800" y="${GROUND - 4}" width="2468" height="200" fill="#2a2a1c"/>`,
  ...range(70).map(n =>
    stroke(`M${uneven(n, 6, 1) * 1500 - 300} ${GROUND + 6 + uneven(n, 6, 2) * 44}l-2-6m4 6l1-7`, '#4c5a30', 1.4),
  ),
  fire(WIDE / 2, GROUND + 22),
].join('');
