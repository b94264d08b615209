// A city of Terrinoth as heroes come in: sky, far wall and keep, and its five buildings, each 150 wide above a ground line at 0. Flat shapes, light
// from windows; a razed city is the same without light.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import type { Building } from '../../content/legend/vocabulary.ts';
import { BARE, box, disc, oval, shape, stroke } from './shapes.ts';

const INK = '#1a110b';
const LINE = { line: INK, width: 2.4 } as const;
const THIN = { line: INK, width: 2 } as const;
const LIGHT = '#ffd58a';
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** A window with its glow. */
const pane = (x: number, y: number, w: number, h: number, r = 1.5): string =>
  box(x - 6, y - 6, w + 12, h + 12, 8, '#ffb84a', { ...BARE, opacity: 0.2 }) +
  box(x, y, w, h, r, LIGHT, THIN) +
  stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, INK, 1.5);

const SMOKE = { opacity: 0.5 } as const;

const alchemist = [
  shape('M40 0V-96Q40-104 48-104H102Q110-104 110-96V0Z', '#6d5f56', LINE),
  ...range(5).flatMap(row =>
    range(4).map(i =>
      box(42 + i * 17 + (row % 2) * 8 - (i === 3 ? 4 : 0), -98 + row * 20, 12, 8, 2, '#fff', {
        ...BARE,
        opacity: 0.06,
      }),
    ),
  ),
  stroke('M100-150q14-10 4-22t10-20q10-6 4-16', '#8fd27a', 7, SMOKE),
  box(95, -150, 12, 32, 0, '#4a3d36', THIN),
  shape('M30-102L75-168L120-102Z', '#35543f', LINE),
  shape('M75-168L120-102H86Z', '#2a4533', BARE),
  pane(64, -82, 22, 26, 11),
  shape('M64 0v-32q0-12 11-12t11 12v32z', '#5d3d22', LINE),
  shape('M8 0V-52H36V0Z', '#574a42', THIN),
  shape('M2-50L22-74L42-50Z', '#2b4534', THIN),
].join('');

const AWNINGS = ['#b4483a', '#2f6f73', '#c79a24'];
const FRUIT = ['#d4a24a', '#a83a2a', '#7f9a5f', '#c9b38a'];
const stall = (cloth: string, n: number): string => {
  const x = 6 + n * 48;
  return [
    stroke(`M${x + 1} 0v-26M${x + 41} 0v-26`, INK, 3),
    shape(`M${x} -40h42v14q-5 8-10.500 0q-5 8-10.500 0q-5 8-10.500 0q-5 8-10.500 0z`, cloth, THIN),
    stroke(`M${x + 10.5} -39v13M${x + 31.5} -39v13`, '#f4e8cc', 7, { opacity: 0.8 }),
    box(x + 1, -12, 40, 12, 0, '#7a5636', THIN),
    ...range(4).map(i => disc(x + 7 + i * 9, -14, 4, FRUIT[(i + n) % FRUIT.length] ?? INK, { line: INK, width: 1.4 })),
  ].join('');
};
const market = [
  shape('M4 0V-58H146V0Z', '#5a4330', LINE),
  shape('M-2-56L18-86H132L152-56Z', '#6e3a2a', LINE),
  ...AWNINGS.map(stall),
  ...[24, 66, 108].map(
    x =>
      disc(x, -48, 10, '#ffb84a', { ...BARE, opacity: 0.26 }) + disc(x, -48, 4, '#ffe2a0', { line: INK, width: 1.4 }),
  ),
].join('');

const temple = [
  shape('M8 0V-12H142V0Z', '#b5a789', THIN),
  shape('M16-12V-22H134V-12Z', '#c9bb9b', THIN),
  box(24, -84, 102, 62, 0, '#7f725c', BARE),
  shape('M64-22v-36q0-11 11-11t11 11v36z', LIGHT, THIN),
  disc(75, -44, 34, '#ffc56a', { ...BARE, opacity: 0.2 }),
  ...[26, 48, 92, 114].map(x => box(x, -84, 12, 62, 0, '#d9ccac', THIN) + stroke(`M${x + 4} -82v58`, '#a89a7c', 2)),
  shape('M12-84L75-122L138-84Z', '#d9ccac', LINE),
  ...range(8).map(i => {
    const angle = (i * Math.PI) / 4;
    const at = (r: number): string => `${75 + Math.cos(angle) * r} ${-98 + Math.sin(angle) * r}`;
    return stroke(`M${at(11)}L${at(15)}`, '#e0ac45', 2.4);
  }),
  disc(75, -98, 9, '#e0ac45', THIN),
].join('');

const tavern = [
  stroke('M124-146q-8-10 2-18t-2-16', '#cfc4b8', 6, { opacity: 0.35 }),
  shape('M118-112v-34h12v34', '#5a3a26', THIN),
  shape('M12 0V-62H138V0Z', '#7a5a38', LINE),
  stroke('M12-32H138M54-62V0M96-62V0M12-62L54-32M138-62L96-32', '#3a2616', 4),
  shape('M0-60L36-122H114L150-60Z', '#7a3a26', LINE),
  ...range(3).map(row =>
    stroke(`M${8 + row * 12} ${-74 - row * 18}H${142 - row * 12}`, '#4d2114', 2, { opacity: 0.7 }),
  ),
  shape('M56-96L75-118L94-96V-74H56Z', '#7a5a38', THIN),
  pane(66, -94, 18, 16),
  pane(22, -54, 22, 16),
  pane(106, -54, 22, 16),
  pane(22, -26, 22, 18),
  shape('M64 0v-24q0-9 11-9t11 9v24z', '#ffb84a', LINE),
].join('');

const ground = [
  stroke('M31-70v-46', INK, 4),
  shape('M32-114h34l-8 10l8 10H32z', '#33557c', THIN),
  shape('M6 0V-44H56V0Z', '#5a4a3a', THIN),
  shape('M0-42L31-70L62-42Z', '#3b4656', THIN),
  pane(14, -34, 14, 14),
  shape('M38 0v-22h12v22z', INK, BARE),
  stroke('M58 0v-26M72 0v-26M128 0v-26M144 0v-26M56-20h94M56-10h94', '#6d4a2a', 4),
  stroke('M92 0v-48', INK, 6),
  stroke('M92 0v-48M76-38h32', '#8a6238', 4),
  disc(92, -52, 9, '#d8b67a', THIN),
  shape('M82-42h20v22q-10 6-20 0z', '#c9a35f', THIN),
  stroke('M124 0v-30', INK, 5),
  disc(124, -42, 16, '#efe3c8', THIN),
  disc(124, -42, 10.5, 'none', { line: '#a83a2a', width: 4 }),
  disc(124, -42, 3.5, '#a83a2a', BARE),
  stroke('M110-56l11 11', INK, 3),
].join('');

export const houses: { readonly [building in Building]: string } = {
  alchemist,
  market,
  temple,
  tavern,
  'training-ground': ground,
};

/** The scene behind them: as wide as it is drawn, the ground line where the buildings stand. */
export const SCENE = { wide: 868, high: 300, ground: 238 } as const;

const tower = (x: number, wide: number, high: number, roof: number): string => {
  const foot = SCENE.ground;
  return [
    box(x, foot - high, wide, high, 0, '#33272f', BARE),
    shape(
      `M${x - 5} ${foot - high}L${x + wide / 2} ${foot - high - roof}L${x + wide + 5} ${foot - high}Z`,
      '#2a3a56',
      BARE,
    ),
    box(x + wide / 2 - 3, foot - high + 14, 6, 11, 3, LIGHT, BARE),
  ].join('');
};

function skyline(sky: readonly [string, string, string], isAwake: boolean): string {
  const { wide, high, ground: foot } = SCENE;
  const [top, middle, low] = sky;
  const id = isAwake ? 'des-dusk' : 'des-ashes';
  const teeth = range(Math.ceil(wide / 28) + 20)
    .map(i => `h14v${i % 2 ? -9 : 9}h14v${i % 2 ? 9 : -9}`)
    .join('');
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".86" stop-color="${low}"/></linearGradient>`,
    `<rect x="-800" y="-300" width="2468" height="${high + 300}" fill="url(#${id})"/>`,
    ...range(40).map(n =>
      disc(uneven(n, 1, 1) * 1400 - 260, uneven(n, 2, 2) * foot * 0.4, 0.6 + uneven(n, 3, 3), '#fff2d8', {
        ...BARE,
        opacity: 0.4,
      }),
    ),
    shape(
      `M-800 ${foot - 70}L-300 ${foot - 120}L0 ${foot - 60}L80 ${foot - 122}L150 ${foot - 78}L240 ${foot - 150}L330 ${foot - 90}L420 ${foot - 132}L520 ${foot - 84}L610 ${foot - 140}L700 ${foot - 86}L790 ${foot - 128}L868 ${foot - 80}L1200 ${foot - 130}L1668 ${foot - 80}V${foot}H-800Z`,
      '#3a2c3a',
      BARE,
    ),
    tower(364, 26, 168, 44),
    tower(404, 40, 190, 46),
    tower(460, 26, 172, 44),
    box(347, foot - 128, 156, 128, 0, '#33272f', BARE),
    shape(`M-400 ${foot}V${foot - 92}${teeth}V${foot}Z`, '#2b2026', BARE),
    box(-800, foot - 6, 2468, high - foot + 6, 0, '#3a2b1d', BARE),
    ...range(60).map(i =>
      oval(
        uneven(i, 4, 1) * 1500 - 300,
        foot + 4 + uneven(i, 4, 2) * (high - foot - 6),
        10 + uneven(i, 4, 3) * 14,
        3,
        '#000',
        { ...BARE, opacity: 0.13 },
      ),
    ),
  ].join('');
}

export const cityscape: string = skyline(['#1d2238', '#4a3a4e', '#a8663f'], true);
export const ruins: string = skyline(['#161214', '#3a2420', '#7a3320'], false);
