// A street at night: where heroes trade. Flat shapes, light from windows.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import { BARE, box, disc, shape, stroke } from './shapes.ts';

const WIDE = 752;
const GROUND = 146;

interface House {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly roof: number;
  readonly wall: string;
  readonly slate: string;
  /** Left edges of windows, in parts of the wall; a dark one is negative. */
  readonly windows: readonly number[];
  readonly door: number;
}

const HOUSES: readonly House[] = [
  { x: 8, wide: 92, high: 62, roof: 34, wall: '#33231a', slate: '#241713', windows: [0.12, -0.66], door: 0.4 },
  { x: 112, wide: 128, high: 72, roof: 40, wall: '#463021', slate: '#3a2118', windows: [0.1, 0.44, 0.76], door: 0.68 },
  { x: 254, wide: 104, high: 58, roof: 42, wall: '#3a2a2a', slate: '#2a1c24', windows: [0.14, 0.68], door: 0.42 },
  { x: 470, wide: 120, high: 64, roof: 34, wall: '#3b2b1c', slate: '#2e2015', windows: [-0.1, 0.74], door: 0.42 },
  { x: 604, wide: 138, high: 76, roof: 36, wall: '#3f2c26', slate: '#2b1a1c', windows: [0.1, 0.42, 0.74], door: 0.52 },
];

function house({ x, wide, high, roof, wall, slate, windows, door }: House): string {
  const top = GROUND - high;
  const eaves = `M${x - wide * 0.1} ${top + 2}L${x + wide / 2} ${top - roof}L${x + wide * 1.1} ${top + 2}`;
  const beams = `M${x} ${GROUND - high / 2}h${wide}M${x + wide / 3} ${top}v${high}M${x + (wide * 2) / 3} ${top}v${high}`;
  const panes = windows.map(part => {
    const [left, up] = [x + Math.abs(part) * wide, GROUND - high * 0.84];
    const cross = `M${left + 9} ${up}v18M${left} ${up + 9}h18`;
    return (
      box(left, up, 18, 18, 1.5, part > 0 ? '#ffd58a' : '#120c0a', { line: '#150d09', width: 2 }) +
      stroke(cross, '#150d09', 1.5)
    );
  });
  const entrance = x + door * wide;
  return [
    shape(`M${x} ${GROUND}V${top}H${x + wide}V${GROUND}Z`, wall, BARE),
    stroke(beams, '#1d130d', 2.4, { opacity: 0.8 }),
    shape(`${eaves}Z`, slate, { line: '#5a4030', width: 1.6 }),
    ...panes,
    shape(`M${entrance} ${GROUND}v-22q0-10 9-10t9 10v22z`, '#5d3d22', { line: '#150d09', width: 2 }),
  ].join('');
}

const stars = Array.from({ length: 40 }, (_, n) =>
  disc(uneven(n, 1, 1) * WIDE, uneven(n, 2, 2) * 70, 0.6 + uneven(n, 3, 3), '#fff2d8', { width: 0, opacity: 0.5 }),
);
const HILLS =
  'M0 146V84L40 62L80 86L120 66L150 90L196 54L240 92L300 70L340 96L392 60L430 88L490 66L540 94L600 72L650 96L700 74L752 92V146Z';
const KEEP = 'M372 146V60H384V48H396V60H408V48H420V60H432V48H444V60H456V146Z';

export const street: string = [
  '<linearGradient id="des-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171425"/><stop offset=".6" stop-color="#2c2030"/><stop offset="1" stop-color="#4a2f22"/></linearGradient>',
  `<rect x="-800" y="-200" width="2400" height="346" fill="url(#des-sky)"/>`,
  ...stars,
  disc(612, 34, 17, '#f3e4bd', BARE),
  disc(606, 30, 3.4, '#d9c595', BARE),
  shape(HILLS, '#1b1318', BARE),
  shape(KEEP, '#40342c', BARE),
  box(404, 82, 20, 26, 10, '#ffd58a', { line: '#150d09', width: 2.4 }),
  ...HOUSES.map(house),
  stroke(`M-800 ${GROUND}h2400`, '#0c0705', 6),
].join('');
