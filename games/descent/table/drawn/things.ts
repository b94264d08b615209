// Whatever lies or stands on one space: chests, potions, keys, glyphs, stairs. Things that belong together share colour and rune.

import * as kit from '@veillee/web/kit/glyphs.ts';
import { ALTAR_COINS } from '../../content/turns.ts';
import type { DarkGlyph, Potion, RuneColour, Tier } from '../../content/vocabulary.ts';
import type { MarkerFace } from '../../rules/state.ts';
import {
  daemonSkull,
  deathSkull,
  fist,
  hourglass,
  scrollUnfurled,
  semiClosedEye,
  surroundedShield,
  treasureMap,
} from '../glyphs.ts';
import { coffin } from './furnishings.ts';
import { BARE, box, disc, OUTLINE, oval, shade, shape, sign, stroke } from './shapes.ts';

/** Light that some of them give; drawn once on a page, found by name. */
export const glows = `
<radialGradient id="des-glow-cold"><stop offset="0" stop-color="#a9dcff" stop-opacity=".75"/><stop offset="1" stop-color="#5aa7e0" stop-opacity="0"/></radialGradient>
<radialGradient id="des-stone" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#b5a486"/><stop offset=".6" stop-color="#7d6c53"/><stop offset="1" stop-color="#463a2a"/></radialGradient>
<radialGradient id="des-glow-red"><stop offset="0" stop-color="#ff6a4a" stop-opacity=".8"/><stop offset="1" stop-color="#b01e16" stop-opacity="0"/></radialGradient>
<radialGradient id="des-glow-violet"><stop offset="0" stop-color="#d39bff" stop-opacity=".75"/><stop offset="1" stop-color="#6a3fb0" stop-opacity="0"/></radialGradient>
<radialGradient id="des-glow-warm"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".9"/><stop offset="1" stop-color="#e0ac45" stop-opacity="0"/></radialGradient>`;

/** The colour of a door or key, its light, and its rune as a line round the middle. */
export const RUNES: {
  readonly [colour in RuneColour]: { readonly fill: string; readonly light: string; readonly key: string };
} = {
  red: { fill: '#a8302a', light: '#e2685a', key: '#c23a30' },
  blue: { fill: '#2f68b0', light: '#74a8e6', key: '#3d78c4' },
  yellow: { fill: '#9a7114', light: '#ffdc7a', key: '#e0b53a' },
};

const runeLine = (colour: RuneColour, s: number): string =>
  ({
    red: `M${-0.3 * s} ${0.5 * s}V${-0.5 * s}L${0.28 * s} ${-0.2 * s}L${-0.3 * s} ${0.06 * s}L${0.3 * s} ${0.5 * s}`,
    blue: `M${-0.28 * s} ${-0.5 * s}V${0.5 * s}L${0.3 * s} ${0.26 * s}L${-0.28 * s} 0L${0.3 * s} ${-0.26 * s}Z`,
    yellow: `M0 ${0.5 * s}V${-0.5 * s}M${-0.36 * s} ${-0.46 * s}L0 ${-0.04 * s}L${0.36 * s} ${-0.46 * s}`,
  })[colour];

const runeDisc = (colour: RuneColour, x: number, y: number, r: number): string => {
  const { fill, light } = RUNES[colour];
  const rune = stroke(runeLine(colour, r * 0.95), '#fff6e4', r * 0.19);
  const rim = disc(x, y, r * 0.8, 'none', { line: light, width: r * 0.11 });
  return `${disc(x, y, r, fill, { width: 3.5 })}${rim}<g transform="translate(${x} ${y})">${rune}</g>`;
};

/** The rune as a filled drawing of 512 units, for the sign on a door. */
export const runeGlyph = (colour: RuneColour): string => RUNE_SIGN[colour];
const RUNE_SIGN: { readonly [colour in RuneColour]: string } = {
  red: 'M140 30h52l196 118-164 96 178 238h-78L192 268v214h-52zM192 96v108l96-56z',
  blue: 'M140 30h52l200 116-130 110 130 110-200 116h-52zM192 100v120l104-74zM192 292v120l104-46z',
  yellow: 'M230 482V300L70 60h62l98 150V30h52v180l98-150h62L282 300v182z',
};

const chest = (body: string, band: string, lid: string): string =>
  [
    shade(50, 84, 38, 9),
    shape('M14 46h72v34q0 4-4 4H18q-4 0-4-4z', body, { width: 3.5 }),
    shape('M14 46q0-24 18-24h36q18 0 18 24z', lid, { width: 3.5 }),
    ...[26, 70].map(x => box(x, 24, 8, 60, 1.5, band, { width: 2 })),
    stroke('M14 47h72', OUTLINE, 4),
    box(42, 40, 16, 18, 3, band, { width: 2.6 }),
    disc(50, 48, 2.6, OUTLINE, BARE),
    stroke('M24 30q4-5 10-5', '#fff', 3, { opacity: 0.45 }),
  ].join('');

/** What serves the whole party (LEG-13.38). */
export const help = shade(50, 82, 30, 8) + sign(treasureMap, 50, 48, 62, '#e6c88a');

export const chests: { readonly [tier in Tier]: string } = {
  copper: chest('#8a4a26', '#d98a52', '#a85f34'),
  silver: chest('#59636c', '#e2e9ee', '#7b8790'),
  gold: chest('#8a6412', '#ffe08a', '#c4952c'),
};

const flask = (liquid: string, mark: string, light: string): string =>
  [
    shade(50, 84, 24, 8),
    shape('M42 22h16v14q20 8 20 28a28 24 0 0 1-56 0q0-20 20-28z', '#e9efe9', { width: 3.5 }),
    shape('M27 60q23-8 46 0q3 24-23 25t-23-25z', liquid, BARE),
    stroke('M34 52q-4 8-2 16', '#fff', 4, { opacity: 0.8 }),
    box(40, 12, 20, 13, 3, '#8a5c2b'),
    sign(mark, 50, 67, 24, light),
  ].join('');

export const flasks: { readonly [potion in Potion]: string } = {
  'healing-potion': flask('#c22a35', kit.hearts, '#ffe3df'),
  'vitality-potion': flask('#2f6fc0', kit.lungs, '#e2f1ff'),
  'power-potion': flask('#d07a1e', fist, '#fff2d8'),
  'invulnerability-potion': flask('#8a8f98', surroundedShield, '#f4f6fa'),
  'invisibility-potion': flask('#7fa8a4', semiClosedEye, '#0f2b2a'),
};

const RAYS = [0, 1, 2, 3, 4, 5, 6, 7].map(i => (i * Math.PI) / 4);

/** What a dark one looks like once it is known: its rim, its face, its light and its sign. */
const DARK: { readonly [dark in DarkGlyph]: { readonly rim: string; readonly face: string; readonly light: string } } =
  {
    broken: { rim: '#a08c74', face: '#33291f', light: '' },
    summoning: { rim: '#ffb0a0', face: '#5c1c22', light: 'red' },
    power: { rim: '#dcb8ff', face: '#3f2763', light: 'violet' },
  };

export function darkGlyph(dark: DarkGlyph): string {
  const { rim, face, light } = DARK[dark];
  const crack = 'M44 8l10 22l-12 16l16 14l-10 32';
  const mark = {
    broken:
      stroke('M38 66V36l12 12l12-12v30M38 52h24', rim, 5.5) + stroke(crack, '#0d0704', 7) + stroke(crack, '#c9b08a', 2),
    summoning: sign(daemonSkull, 50, 50, 42, '#ffe2d6'),
    power: sign(kit.lightningTrio, 50, 50, 42, '#f2e4ff'),
  }[dark];
  return [
    light ? disc(50, 50, 64, `url(#des-glow-${light})`, BARE) : '',
    shade(50, 56, 42, 40, 0.4),
    disc(50, 50, 40, face),
    disc(50, 50, 35, 'none', { line: rim, width: 3.5, ...(dark === 'broken' && { dashes: '10 6' }) }),
    ...RAYS.map(angle => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return stroke(`M${50 + x * 29} ${50 + y * 29}L${50 + x * 34} ${50 + y * 34}`, rim, 3);
    }),
    mark,
  ].join('');
}

function glyph(active: boolean, dark?: DarkGlyph): string {
  if (dark) return darkGlyph(dark);
  const [rim, face, mark] = active ? ['#dff4ff', '#2c5f7c', '#e9faff'] : ['#8f8170', '#3d352c', '#8f8170'];
  const rays = RAYS.map(angle => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return stroke(`M${50 + x * 29} ${50 + y * 29}L${50 + x * 34} ${50 + y * 34}`, rim, 3);
  });
  return [
    active ? disc(50, 50, 64, 'url(#des-glow-cold)', BARE) : '',
    shade(50, 56, 42, 40, 0.4),
    disc(50, 50, 40, face),
    disc(50, 50, 35, 'none', { line: rim, width: 3.5, ...(!active && { dashes: '10 6' }) }),
    ...rays,
    stroke('M38 66V36l12 12l12-12v30M38 52h24', mark, 5.5),
  ].join('');
}

const COINS = [
  [32, 66],
  [58, 70],
  [46, 52],
  [70, 54],
  [54, 38],
] as const;

const money = (): string =>
  shade(50, 80, 40, 10) +
  COINS.map(
    ([x, y]) =>
      oval(x, y + 5, 18, 12, '#7a5410', { width: 2.5 }) +
      oval(x, y, 18, 12, '#e0ac45', { width: 2.5 }) +
      oval(x, y, 11, 6.5, 'none', { line: '#8a6210', width: 2.2 }) +
      stroke(`M${x - 11} ${y - 5}q8-5 18-2`, '#fff0c0', 2.4),
  ).join('');

const key = (colour: RuneColour): string => {
  const metal = RUNES[colour].key;
  return [
    shade(50, 82, 34, 8),
    stroke('M48 50L84 84', OUTLINE, 15),
    stroke('M48 50L84 84', metal, 8.5),
    stroke('M70 72l10-10M80 82l9-9', OUTLINE, 12),
    stroke('M70 72l10-10M80 82l9-9', metal, 6),
    runeDisc(colour, 35, 37, 25),
  ].join('');
};

const relic = (): string =>
  [
    disc(50, 50, 58, 'url(#des-glow-warm)', BARE),
    shade(50, 84, 26, 8),
    shape('M50 6l18 26l-8 46H40L32 32z', '#b79be0', { width: 3.5 }),
    shape('M50 6l18 26H50zM50 32h18l-8 46H50z', '#8c6cc4', BARE),
    shape('M50 6L32 32h18z', '#e6d8ff', BARE),
    shape('M30 76h40l6 12H24z', '#8a6412'),
  ].join('');

const object = (): string =>
  shade(50, 82, 30, 8) +
  box(22, 24, 56, 56, 6, '#7a5c34', { width: 3.5 }) +
  stroke('M22 44h56', OUTLINE, 3) +
  sign(scrollUnfurled, 50, 52, 44, '#fff1cf');

const encounter = (): string =>
  [
    shade(50, 58, 38, 36),
    disc(50, 50, 38, '#33557c', { width: 3.5 }),
    disc(50, 50, 32, 'none', { line: '#cfe0f4', width: 2.5 }),
    stroke('M40 40q0-12 11-12t11 11q0 8-7 11q-4 2-4 8', '#fff6e4', 6.5),
    disc(51, 71, 4.2, '#fff6e4', BARE),
  ].join('');

/** Somebody of stone, with ice over head and feet (ICE-4.2). */
const frozenSarcophagus = (): string =>
  [
    coffin,
    shape('M20 6h60v14q-6 12-12 2q-5 14-12 3q-6 11-13-1q-8 10-13-3q-5 8-10-2z', '#cfeefa', {
      line: '#5a93ab',
      width: 2,
      opacity: 0.92,
    }),
    shape('M20 94V82q9-10 16 0q8-11 16-1q9-8 14 1q8-6 14 2v10z', '#cfeefa', {
      line: '#5a93ab',
      width: 2,
      opacity: 0.92,
    }),
    stroke('M28 11h24M28 89h18', '#ffffff', 3, { opacity: 0.85 }),
  ].join('');

/** What an altar asks, at its foot. */
const asks = (drawn: string): string => box(14, 74, 72, 26, 9, '#1a1016', { line: '#ffd88f', width: 2.5 }) + drawn;

const coinsAsked = `<text x="50" y="95" fill="#ffd88f" font-size="23" font-weight="900" text-anchor="middle">${ALTAR_COINS}</text>`;

/** Light stone, a star and a candle: gold is laid down here (DES-55.2). */
const altarOfGood = (): string =>
  [
    disc(50, 46, 58, 'url(#des-glow-warm)', BARE),
    shade(50, 84, 40, 9),
    shape('M14 40h72l-6 14v32H20V54z', '#cfc4ab', { width: 3.5 }),
    shape('M12 30h76v14H12z', '#efe6cf', { width: 3.5 }),
    shape('M50 4l6 12h-4v16h-4V16h-4z', '#fff0b8', { line: '#8a6210', width: 2.5 }),
    shape('M50 56l5 9l10 1l-7 8l2 10l-10-5l-10 5l2-10l-7-8l10-1z', '#d9a52f', { line: '#6b4a0a', width: 2.5 }),
    stroke('M18 34h30', '#fff', 3, { opacity: 0.8 }),
    asks(coinsAsked),
  ].join('');

/** Dark stone with horns, and what has run down it: here monsters give their lives (DES-55.3). */
const altarOfEvil = (): string =>
  [
    disc(50, 46, 58, 'url(#des-glow-red)', BARE),
    shade(50, 84, 40, 9),
    shape('M14 40h72l-6 14v32H20V54z', '#4a4047', { width: 3.5 }),
    shape('M12 30h76v14H12z', '#645861', { width: 3.5 }),
    shape('M30 44q2 12-2 16q8 2 8-8l1-8zM58 44q0 16 3 22q6-4 4-14l-1-8z', '#a3181c', BARE),
    shape('M32 30l-8-20l14 12zM68 30l8-20l-14 12z', '#e6dabd', { width: 2.5 }),
    shape('M50 56l10 14l-10 14l-10-14z', '#c22a24', { width: 2.5 }),
    asks(sign(deathSkull, 50, 87, 21, '#ffb9a6')),
  ].join('');

const SPOTS = [
  [38, 46, 7],
  [60, 38, 5],
  [64, 62, 8],
  [42, 70, 6],
  [50, 54, 4],
] as const;

/** ICE-4.1. */
export const egg: string = [
  shade(50, 84, 32, 9),
  shape('M50 10q30 34 30 50a30 28 0 0 1-60 0q0-16 30-50z', '#8aa07a', { width: 3.5 }),
  ...SPOTS.map(([x, y, r]) => disc(x, y, r, '#5d7350', BARE)),
  stroke('M52 14l-6 14l10 8l-6 10', OUTLINE, 3),
  stroke('M36 36q4-10 10-15', '#d9e6c8', 4, { opacity: 0.8 }),
].join('');

/** ICE-5: the place beside the map where whoever was swallowed lies. */
export const stomach: string = [
  box(2, 2, 96, 96, 14, '#4a1d22', { line: '#160608', width: 4 }),
  shape('M34 10q-4 22 4 30q-22 8-20 30q4 24 34 22q34-2 34-34q0-24-22-26q-10-2-12-22z', '#a34b4a', { width: 3.5 }),
  stroke('M36 66q4 16 20 14t20-18', '#6e2429', 5),
  oval(52, 62, 12, 9, '#c9d86a', { line: '#4d5c12', width: 2.5 }),
  ...[42, 60, 68].map((x, i) => disc(x, 50 + i * 3, 3.2, '#e4ef9c', BARE)),
].join('');

/** What lies on a space, as everybody sees it. */
export function markerDrawing(marker: MarkerFace): string {
  switch (marker.kind) {
    case 'chest':
      return chests[marker.tier];
    case 'glyph':
      return glyph(marker.active, marker.dark);
    case 'money':
      return money();
    case 'frozen-sarcophagus':
      return frozenSarcophagus();
    case 'altar-good':
      return altarOfGood();
    case 'altar-evil':
      return altarOfEvil();
    case 'potion':
      return flasks[marker.potion];
    case 'key':
      return key(marker.colour);
    case 'relic':
      return relic();
    case 'object':
      return object();
    case 'encounter':
      return encounter();
    case 'ramp':
      return ramp(marker.direction);
  }
}

/** How far a drawing that points north is turned. */
const QUARTERS = { n: 0, e: 90, s: 180, w: 270 } as const;
type Compass = keyof typeof QUARTERS;

function ramp(direction: Compass): string {
  const planks = [20, 38, 56, 74].map((y, i) => stroke(`M8 ${y}H92`, '#4d3c28', 2.5, { opacity: 0.35 + i * 0.15 }));
  const arrow = shape('M50 18L80 52H62V82H38V52H20z', '#2e2013', { line: '#d8c29a', width: 3 });
  const board = box(6, 6, 88, 88, 5, '#8a7554', { line: '#3d2f1f', width: 3 });
  return `<g transform="rotate(${QUARTERS[direction]} 50 50)">${board}${planks.join('')}${arrow}</g>`;
}

const DENTS = [
  [60, 60, 20],
  [130, 70, 15],
  [90, 140, 18],
  [146, 124, 12],
  [108, 40, 10],
] as const;

/** On two spaces by two, with its arrow (DES-51.2). */
export function boulderDrawing(direction: Compass): string {
  const stone = disc(100, 98, 88, 'url(#des-stone)', { width: 5 });
  const dents = DENTS.map(([x, y, r]) => oval(x, y, r, r * 0.7, '#4f4434', { ...BARE, opacity: 0.55 }));
  const cracks = stroke('M40 96l30 14l14 34l24 10M118 20l-8 30l22 22l34 4', '#2f261b', 5, { opacity: 0.75 });
  const light = stroke('M44 52q22-30 62-32', '#d8cbb0', 6, { opacity: 0.6 });
  const arrow = shape('M100 64l34 34h-20v38h-28v-38H66z', '#1d120a', { line: '#ff7a5f', width: 5, opacity: 0.92 });
  const turned = `<g transform="rotate(${QUARTERS[direction]} 100 100)">${arrow}</g>`;
  return [shade(104, 182, 84, 16), stone, ...dents, cracks, light, turned].join('');
}

/** Stone behind, teeth before, so many spaces long: downward, towards what lies on its right or its left (DES-50.1). */
export function crushingWallDrawing(along: number, forward: 1 | -1): string {
  const long = along * 100;
  const courses = Array.from({ length: along * 2 - 1 }, (_, n) =>
    stroke(`M${-30 * forward} ${50 * (n + 1)}H0`, OUTLINE, 2.5),
  );
  const teeth = Array.from({ length: along * 3 }, (_, n) => {
    const y = 5 + (n * 100) / 3;
    return shape(`M0 ${y}L${24 * forward} ${y + 12}L0 ${y + 24}z`, 'url(#des-steel)', { width: 2.6 });
  });
  const middle = long / 2;
  return [
    box(forward > 0 ? -32 : 0, 3, 32, long - 6, 4, '#7c6a51', { width: 4 }),
    ...courses,
    stroke(`M${-16 * forward} 6V${long - 6}`, OUTLINE, 2.5),
    stroke(`M${-28 * forward} 10V${long - 10}`, '#c9b994', 3, { opacity: 0.7 }),
    ...teeth,
    shape(`M${34 * forward} ${middle - 14}l${18 * forward} 14l${-18 * forward} 14z`, '#ff7a5f', { width: 2.5 }),
  ].join('');
}

/** Here something takes more than one turn (DES-9). */
export const workMark: string =
  disc(50, 50, 30, '#2a2320', { line: '#d8c29a', width: 4 }) + sign(hourglass, 50, 50, 34, '#ffe3ae');

const STEPS = ['#c0aa82', '#a8926d', '#8c7858', '#6d5c43', '#4d4030'];

/** Stairs of one colour and rune lead to each other; of another pair, its letter. */
export function stairsDrawing(colour: string): string {
  const steps = STEPS.map((tone, i) => box(10 + i * 4, 10 + i * 16.5, 80 - i * 8, 16, 2, tone, { width: 2 }));
  const well = box(6, 6, 88, 88, 4, '#3a2c1e');
  const badge = isRune(colour) ? runeDisc(colour, 80, 22, 17) : disc(80, 22, 14, '#f2e6ca');
  return well + steps.join('') + badge;
}
const isRune = (colour: string): colour is RuneColour => colour in RUNES;
