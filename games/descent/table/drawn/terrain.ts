// Terrain that runs together over neighbouring spaces: what lies on one space of it goes on in the next. Of a pit alone the edges are straight.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { overlordHelm } from '../glyphs.ts';
import { furnishings } from './furnishings.ts';
import {
  BARE,
  box,
  type Cell,
  clipped,
  disc,
  OUTLINE,
  oval,
  scattered,
  shade,
  shape,
  sign,
  straightOutline,
  stroke,
  wornOutline,
} from './shapes.ts';

/** Colours that run from light to dark; drawn once on a page, found by name. */
export const washes = `
<radialGradient id="des-water" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#3f8598"/><stop offset="1" stop-color="#1c4656"/></radialGradient>
<linearGradient id="des-ice" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eaf8fd"/><stop offset=".5" stop-color="#b3dcec"/><stop offset="1" stop-color="#7db4cd"/></linearGradient>
<linearGradient id="des-pit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b1d12"/><stop offset=".4" stop-color="#0e0805"/><stop offset="1" stop-color="#050302"/></linearGradient>
<linearGradient id="des-steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef2f4"/><stop offset=".5" stop-color="#aab4bb"/><stop offset="1" stop-color="#66717a"/></linearGradient>
<radialGradient id="des-leaf" cx=".45" cy=".35" r=".7"><stop offset="0" stop-color="#86a850"/><stop offset="1" stop-color="#3a5b2b"/></radialGradient>
<linearGradient id="des-fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0503" stop-opacity=".05"/><stop offset="1" stop-color="#0a0503"/></linearGradient>
<filter id="des-soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>`;

type Drawing = (cells: readonly Cell[]) => string;

const outlined = (d: string, fill: string, line: string, width: number): string => shape(d, fill, { line, width });

const water: Drawing = cells => {
  const shore = wornOutline(cells, { inset: 0.07, jitter: 0.035, seed: 2 });
  const deep = wornOutline(cells, { inset: 0.17, jitter: 0.05, seed: 6 });
  const waves = scattered(cells, 4, 5, (x, y, k) =>
    stroke(`M${x - 14} ${y}q7-7 14 0t14 0`, '#a9d8de', 3, { opacity: 0.25 + 0.4 * k }),
  );
  const surface = [
    `<path d="${shore}" fill="url(#des-water)"/>`,
    shape(deep, '#2f7186', { width: 0, opacity: 0.55 }),
    waves,
    `<g transform="translate(0 7)">${stroke(shore, '#0a1c24', 14, { opacity: 0.55 })}</g>`,
    `<g transform="translate(0 2)">${stroke(shore, '#8fd0d8', 3.5, { opacity: 0.6 })}</g>`,
  ];
  const bank = `<g transform="translate(0 -3)">${stroke(shore, '#6f5b3f', 9)}</g>`;
  return bank + outlined(shore, '#12303b', '#2a1d12', 5) + clipped('des-clip-water', shore, surface.join(''));
};

const mud: Drawing = cells => {
  const rim = wornOutline(cells, { inset: 0.08, jitter: 0.06, seed: 8 });
  const wet = wornOutline(cells, { inset: 0.2, jitter: 0.08, seed: 11 });
  const ripples = scattered(
    cells,
    4,
    8,
    (x, y, k) =>
      stroke(`M${x - 14} ${y}q14 ${8 + k * 6} 28 0`, '#2f1d0e', 3.5, { opacity: 0.8 }) +
      stroke(`M${x - 12} ${y - 4}q12 ${6 + k * 5} 24 0`, '#8b6539', 2.2, { opacity: 0.55 }),
  );
  return outlined(rim, '#4a3018', '#2b1a0c', 4) + clipped('des-clip-mud', rim, shape(wet, '#5f4122', BARE) + ripples);
};

const lava: Drawing = cells => {
  const rim = wornOutline(cells, { inset: 0.06, jitter: 0.05, seed: 5 });
  const hot = wornOutline(cells, { inset: 0.15, jitter: 0.06, seed: 7 });
  const white = wornOutline(cells, { inset: 0.27, jitter: 0.08, seed: 12 });
  const crust = scattered(cells, 4, 5, (x, y, k) => {
    const corners = [0, 1, 2, 3, 4, 5].map(i => {
      const reach = (9 + k * 12) * (0.7 + 0.5 * uneven(x + i, y, 5));
      const angle = (i / 6) * 2 * Math.PI + k;
      return `${(x + Math.cos(angle) * reach * 1.2).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.85).toFixed(1)}`;
    });
    return outlined(`M${corners.join('L')}Z`, '#4a1408', '#7d2209', 2);
  });
  const inside = shape(hot, '#e2501a', BARE) + shape(white, '#ff9a3c', { width: 0, opacity: 0.9 }) + crust;
  return outlined(rim, '#a92508', '#2a0d05', 7) + clipped('des-clip-lava', rim, inside);
};

const ice: Drawing = cells => {
  const rim = wornOutline(cells, { inset: 0.05, jitter: 0.025, seed: 4 });
  const cracks = scattered(cells, 2, 4, (x, y) =>
    stroke(`M${x - 22} ${y - 8}l14 6l8-9M${x - 8} ${y - 2}l4 16l16 6M${x - 4} ${y + 14}l-12 8`, '#3d7590', 2.6),
  );
  return outlined(rim, 'url(#des-ice)', '#4f8299', 4) + clipped('des-clip-ice', rim, cracks);
};

const fog: Drawing = cells => {
  const puffs = scattered(cells, 4, 3, (x, y, k) =>
    oval(x, y, 26 + k * 16, 15 + k * 9, '#e4e7ec', { width: 0, opacity: 0.34 + k * 0.2 }),
  );
  const curls = scattered(cells, 2, 7, (x, y, k) =>
    stroke(`M${x - 26} ${y + 4}q10-16 24-8t24-6q8-2 6 6`, '#5f6570', 2.6, { opacity: 0.4 + 0.25 * k }),
  );
  return `<g filter="url(#des-soft)">${puffs}</g>${curls}`;
};

const corrupted: Drawing = cells => {
  const rim = wornOutline(cells, { inset: 0.05, jitter: 0.06, seed: 6 });
  const veins = scattered(cells, 3, 6, (x, y, k) => {
    const at = (reach: number, turn: number): string => {
      const angle = k * 2 * Math.PI + turn;
      return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    };
    return stroke(`M${at(2, 0)}Q${at(16, 0.5)} ${at(30, 0.1)}M${at(14, 0.35)}L${at(26, 1)}`, '#a8d23f', 3);
  });
  const edge = stroke(rim, '#0e0a0c', 3, { dashes: '9 7', opacity: 0.8 });
  const ground = shape(rim, '#241d22', { width: 0, opacity: 0.82 }) + clipped('des-clip-corrupted', rim, veins) + edge;
  // Whose ground it is, on each space and in every light: the overlord's helm, beside whoever stands there.
  return ground + cells.map(([x, y]) => overlordsMark(x * 100 + 26, y * 100 + 72)).join('');
};

const overlordsMark = (x: number, y: number): string =>
  disc(x, y, 22, '#1a1016', { line: '#cdf06a', width: 3.5 }) + sign(overlordHelm, x, y, 32, '#e4ff9a');

const pit: Drawing = cells => {
  const rim = straightOutline(cells, 8);
  const has = new Set(cells.map(String));
  const north = cells.filter(([x, y]) => !has.has(`${x},${y - 1}`));
  const faces = north.map(([x, y]) => {
    const [left, top] = [x * 100, y * 100 + 8];
    const bricks = [0, 1].flatMap(row =>
      [-1, 0, 1, 2, 3].map(i => {
        const tone = ['#6a5035', '#5a432c', '#4d3825'][(i + row + 3) % 3] ?? '#5a432c';
        return box(left + i * 30 + row * 15, top + row * 15, 28, 13.5, 0, tone, BARE);
      }),
    );
    const wall = box(left - 2, top, 104, 30, 0, '#4c3824', BARE);
    return wall + bricks.join('') + box(left - 2, top, 104, 34, 0, 'url(#des-fade)', BARE);
  });
  const spikes = scattered(cells, 1, 1, (x, y) =>
    shape(`M${x - 12} ${y + 24}l6-16l6 16zM${x + 4} ${y + 26}l5-14l6 14z`, '#2b2018', BARE),
  );
  const inside = clipped('des-clip-pit', rim, faces.join('') + spikes);
  return outlined(rim, 'url(#des-pit)', '#c7b08a', 6) + inside + stroke(rim, OUTLINE, 3);
};

const STONES: readonly (readonly [x: number, y: number, r: number, k: number])[] = [
  [30, 40, 19, 0.3],
  [66, 36, 22, 0.62],
  [48, 60, 24, 0.1],
  [24, 70, 15, 0.8],
  [76, 68, 18, 0.45],
  [52, 80, 11, 0.9],
];

const boulder = (x: number, y: number, r: number, k: number): string => {
  const corners = [0, 1, 2, 3, 4, 5, 6].map(i => {
    const reach = r * (0.78 + 0.4 * uneven(i, k * 9, r));
    const angle = (i / 7) * 2 * Math.PI + k;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach * 0.86).toFixed(1)}`;
  });
  const tone = ['#8c7b60', '#7a6a52', '#9c8b6e'][Math.floor(k * 3) % 3] ?? '#8c7b60';
  const light = `M${x - r * 0.5} ${y - r * 0.35}q${r * 0.4}-${r * 0.35} ${r * 0.9}-${r * 0.1}`;
  return shape(`M${corners.join('L')}Z`, tone, { width: 2.6 }) + stroke(light, '#c9b994', 2.4, { opacity: 0.75 });
};

/** The same on each space, or nearly. */
const onEach =
  (draw: (x: number, y: number) => string): Drawing =>
  cells =>
    cells.map(([x, y]) => `<g transform="translate(${x * 100} ${y * 100})">${draw(x, y)}</g>`).join('');

const rubble = onEach((x, y) => {
  const stones = STONES.map(([a, b, r, k]) => boulder(a, b, r * (0.9 + 0.2 * uneven(x, y, a)), k));
  return [shade(50, 78, 42, 12), ...stones].join('');
});

const DARTS = [
  [50, 44],
  [70, 26],
  [30, 64],
] as const;

const dartField = onEach(() => {
  const holes = [30, 50, 70].flatMap(a =>
    [30, 50, 70].map(b => disc(a, b, 5.5, '#140c07', { line: '#8f7d62', width: 2 })),
  );
  const darts = DARTS.map(
    ([a, b]) =>
      shape(`M${a} ${b - 22}l5 12h-3v16h-4v-16h-3z`, 'url(#des-steel)', { width: 2 }) +
      shape(`M${a - 2} ${b + 4}l-6 7h16l-6-7z`, '#a83a2a', { width: 2 }),
  );
  const plate = box(10, 10, 80, 80, 6, '#6b5c48', { line: '#3d3123' });
  return [plate, ...holes, ...darts].join('');
});

const scythingBlades = onEach(() => {
  const blade = 'M12 60A38 40 0 0 1 88 60Q78 50 69 60Q60 48 50 60Q40 48 31 60Q22 50 12 60z';
  return [
    box(6, 56, 88, 16, 8, '#1a110b', { line: '#8f7d62' }),
    shape(blade, 'url(#des-steel)', { width: 3.2 }),
    stroke('M22 44Q32 26 50 25', '#fff', 3, { opacity: 0.85 }),
    disc(50, 44, 9, '#5b4029'),
    disc(50, 44, 3.4, '#c9a35a', { width: 1.6 }),
    stroke('M74 40q3 5 3 11M66 32q2 3 3 7', '#b4222e', 3.4),
    stroke('M14 84q36-9 72 0', '#3d2f1f', 3, { opacity: 0.55, dashes: '6 6' }),
  ].join('');
});

const CROWNS: readonly (readonly [x: number, y: number, r: number])[] = [
  [30, 58, 24],
  [70, 60, 23],
  [50, 72, 22],
  [34, 34, 23],
  [66, 34, 22],
  [50, 48, 26],
];

const tree = onEach((x, y) => {
  const crowns = CROWNS.map(([a, b, r]) =>
    disc(a, b, r * (0.92 + 0.16 * uneven(x + a, y, b)), 'url(#des-leaf)', { line: '#1c2a14', width: 3 }),
  );
  const light = [
    [40, 40],
    [62, 52],
    [48, 62],
    [30, 56],
  ].map(([a = 0, b = 0]) => stroke(`M${a - 6} ${b}q6-8 12 0`, '#a9c66a', 3, { opacity: 0.8 }));
  return [shade(52, 80, 42, 14), ...crowns, ...light].join('');
});

/** What lies flat over whole spaces; stairs, glyphs and doors are things of their own. */
/** On the ground, and thinly over whoever stands there as well. */
export const OVERHEAD: readonly Prop[] = ['fog'];

export const terrain: { readonly [prop in Prop]?: Drawing } = {
  water,
  mud,
  lava,
  ice,
  corrupted,
  pit,
  rubble,
  fog,
  tree,
  'dart-field': dartField,
  'scything-blades': scythingBlades,
  ...Object.fromEntries(Object.entries(furnishings).map(([prop, drawn]) => [prop, onEach(() => drawn)])),
};
