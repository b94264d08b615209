// The road through the hills: by night with a fire and logs about it, by day with the way that one goes.

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

interface Hour {
  readonly id: string;
  /** From above down to the hills. */
  readonly sky: readonly [string, string, string];
  readonly hills: string;
  readonly pines: readonly [string, string];
  readonly ground: string;
  readonly grass: string;
  /** In the sky. */
  readonly light: string;
}
const NIGHT: Hour = {
  id: 'des-night',
  sky: ['#0f1424', '#26304a', '#3d3a44'],
  hills: '#1d2433',
  pines: ['#22382c', '#1b2e25'],
  ground: '#2a2a1c',
  grass: '#4c5a30',
  light: '#f3e4bd',
};
const DAY: Hour = {
  id: 'des-day',
  sky: ['#7fa3b4', '#b7c9c2', '#e9dcb8'],
  hills: '#7f9486',
  pines: ['#4c6b4a', '#3f5c44'],
  ground: '#8f9a5c',
  grass: '#6d7a42',
  light: '#fff3cf',
};

const country = ({ id, sky, hills, pines, ground, grass, light }: Hour): string =>
  [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>`,
    `<rect x="-800" y="-300" width="2468" height="600" fill="url(#${id})"/>`,
    ...range(id === NIGHT.id ? 60 : 0).map(n =>
      disc(uneven(n, 1, 1) * 1500 - 320, uneven(n, 2, 2) * 120, 0.6 + uneven(n, 3, 3), '#fff2d8', {
        ...BARE,
        opacity: 0.6,
      }),
    ),
    disc(690, 56, 24, light, BARE),
    shape(
      `M-800 ${GROUND}V150L-200 90L40 140L180 96L330 150L470 104L640 150L790 100L1000 148L1668 110V${GROUND}Z`,
      hills,
      BARE,
    ),
    ...range(34).map(n =>
      pine(
        uneven(n, 5, 1) * 1400 - 260,
        GROUND - 6 + uneven(n, 5, 2) * 10,
        54 + uneven(n, 5, 3) * 44,
        pines[n % 2 ? 0 : 1],
      ),
    ),
    `<rect x="-800" y="${GROUND - 4}" width="2468" height="200" fill="${ground}"/>`,
    ...range(70).map(n =>
      stroke(`M${uneven(n, 6, 1) * 1500 - 300} ${GROUND + 6 + uneven(n, 6, 2) * 44}l-2-6m4 6l1-7`, grass, 1.4),
    ),
  ].join('');

export const campsite: string = country(NIGHT) + fire(WIDE / 2, GROUND + 22);

/** The way, with a stone that says how far it is. */
export const wayside: string =
  country(DAY) +
  shape(`M-800 244Q120 214 434 232T1668 224V262Q900 250 434 262T-800 282Z`, '#cbb488', { line: '#8a7346', width: 2 }) +
  shape('M612 236v-30q0-14 13-14t13 14v30z', '#a49a86', { line: '#4a3f30', width: 2 }) +
  stroke('M618 210h14M618 219h14', '#5d5244', 2);
