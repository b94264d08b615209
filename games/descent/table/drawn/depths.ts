// Under the earth, in cut paper: a cave, fire below, and the bridge over it.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import { BARE, disc, oval, shape, stroke } from './shapes.ts';

const WIDE = 868;
const HIGH = 300;
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const f = (n: number): string => n.toFixed(1);

const teeth = range(12)
  .map(i => {
    const x = WIDE - ((i + 0.5) * WIDE) / 12;
    return `Q${f(x + WIDE / 48)} ${f(HIGH * (0.2 + 0.34 * uneven(i, 3, 2)))} ${f(x)} ${f(HIGH * (0.12 + 0.12 * uneven(i, 5, 2)))}`;
  })
  .join('');

export const depths: string = [
  '<radialGradient id="des-cave" cx=".5" cy=".95" r=".9"><stop offset="0" stop-color="#ffb45a"/><stop offset=".35" stop-color="#c2481c"/><stop offset=".75" stop-color="#4a1a12"/><stop offset="1" stop-color="#1a0d0c"/></radialGradient>',
  '<linearGradient id="des-lava" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcf6e"/><stop offset="1" stop-color="#d8431a"/></linearGradient>',
  `<rect x="-800" y="-300" width="2468" height="900" fill="#1a0d0c"/><rect width="${WIDE}" height="${HIGH}" fill="url(#des-cave)"/>`,
  shape(`M0 0H${WIDE}V${HIGH * 0.2}${teeth}L0 ${HIGH * 0.2}Z`, '#150b0b', BARE),
  shape(`M0 240Q217 222 434 240T${WIDE} 240V${HIGH}H0Z`, 'url(#des-lava)', BARE),
  ...range(9).map(i =>
    oval(
      ((i + 0.5) * WIDE) / 9 + 14 * uneven(i, 1, 2),
      HIGH * (0.86 + 0.1 * uneven(i, 2, 2)),
      18 + 22 * uneven(i, 4, 2),
      3 + 3 * uneven(i, 6, 2),
      '#8a2208',
      { ...BARE, opacity: 0.75 },
    ),
  ),
  shape(
    'M0 156Q434 120 868 156V186Q746 174 694 276H608Q573 180 434 171Q295 180 260 276H174Q122 174 0 186Z',
    '#1c1010',
    BARE,
  ),
  stroke('M0 156Q434 120 868 156', '#ffb45a', 2, { opacity: 0.75 }),
  ...range(14).map(i => stroke(`M${f(((i + 0.5) * WIDE) / 14)} 150v20`, '#000', 2, { opacity: 0.5 })),
  shape(`M0 ${HIGH}V90Q70 132 78 ${HIGH}ZM${WIDE} ${HIGH}V78Q781 138 790 ${HIGH}Z`, '#0e0707', BARE),
  ...range(34).map(i =>
    disc(uneven(i, 11, 2) * WIDE, HIGH * (0.15 + 0.7 * uneven(i, 12, 2)), 0.8 + 1.6 * uneven(i, 13, 2), '#ffd88f', {
      ...BARE,
      opacity: 0.25 + 0.6 * uneven(i, 14, 2),
    }),
  ),
].join('');
